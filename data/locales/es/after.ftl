# El menú tras la partida, y lo que ofrece cada parte (after-CLAVE).
button-after = Tras la partida
after-title = { $where }: ¿qué quieres de esta partida? Esto solo lo ves tú.
after-story = La crónica en palabras
after-figures = La partida en cifras
after-page = La partida como página web
after-file = La partida en un archivo

error-not-over = La partida de la mesa { $table } no se ha jugado hasta el final. Vuelve cuando termine; hasta entonces, `/repetición` muestra cómo va.

# Un paso de una partida que alguien enseña a todos.
button-show-here = Enseñar aquí
button-remove-shown = Quitar
moment-title = **{ $game }** · mesa { $table } · **{ $turn }**
moment-by = Lo enseña { $name }.

error-shown-elsewhere = No todos los de aquí pueden ver esa mesa. Enséñalo en el canal de la mesa.
error-may-not-write = No puedes escribir en este canal. Enséñalo donde puedas.
error-bot-may-not-write = No puedo publicar imágenes en este canal. Enséñalo en el canal de la mesa, o pide a un moderador «Ver canal», «Enviar mensajes» y «Adjuntar archivos» para mí aquí.
error-shows-often = Has enseñado mucho hace poco. Sigue en { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
  }.
error-can-remove-own = Solo puede quitarlo quien lo ha enseñado, o un moderador. Pídeselo.

# Una partida terminada como animación.
after-animation = Como animación
animation-waits = La animación espera a otra que se está haciendo. Llegará aquí sola.
animation-progress = Haciendo la animación: { $frames } de { $of } imágenes. Llegará aquí sola.
animation-ready = { $where } en { $seconds } segundos. Aquí solo la ves tú; **Enseñar aquí** la publica para todos.
animation-shown = Ahora la ven todos.
animation-of = { $where }, del primer turno al último
animation-alt = La partida en { $frames } imágenes, turno a turno. La última: { $last }
animation-end = Final

error-not-animated = No se ha podido hacer la animación. Prueba más tarde; si vuelve a fallar, díselo a quien lleva este bot. Mientras tanto, `/repetición` muestra la partida.
error-animations-wait = Ya esperan varias animaciones. Prueba dentro de unos minutos.
