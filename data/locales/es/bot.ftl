# Las palabras propias del anfitrión: mesa, mensajes del tablero, paneles, botones.
button-play = Jugar
button-hand = Mi mano
button-board = Tablero
button-zoom = Ampliar
button-log = Registro
button-undo = Deshacer
button-join = Unirse
button-leave = Salir
button-computer = Añadir un ordenador
button-start = Empezar
button-agree = De acuerdo
button-refuse = No

board-table = **{ $game }**, mesa { $table }
board-turn = { $who }, te toca en { $where }.
board-thinking = { $where }: { $names } { $count ->
    [one] está
   *[other] están
  } pensando…
board-over = { $where }: la partida ha terminado.{ $winners ->
    [none] {""}
   *[other] {" "}Gana: **{ $winners }**.
  }
board-closed = Se ha cerrado { $where }.
board-closed-by = { $name } ha cerrado { $where }.
board-closed-moderator = { $name }, del equipo de moderación, ha cerrado { $where }.
board-closed-operator = Quien lleva el bot ha cerrado { $where }.
board-closed-next = Ya no le toca a nadie. `/partida nueva` abre otra mesa; `/repetición` y `/registro` muestran lo que se jugó aquí.
lobby-closed-next = `/partida nueva` abre otra.
board-more = … (el resto está en el registro)

lobby-title = { $game }, mesa { $table }
lobby-open = *libre*
lobby-computer = { $name } · ordenador ({ $level })
lobby-hint = Pulsa **Unirse** para sentarte. Cuando el anfitrión pulsa **Empezar**, los sitios libres son para los ordenadores; si hay una persona en cada sitio, puede empezar cualquiera de ellas.
lobby-hint-alone = **Empezar** comienza la partida; la juegas a solas.
lobby-done-join = Ya tienes sitio.
lobby-done-leave = Has dejado tu sitio.
lobby-done-start = La partida ha empezado.

panel-table = mesa { $table }
panel-over = La partida ha terminado.
panel-waiting = Esperando a { $names }.
panel-back = Atrás
panel-pick = Elige
panel-group = ¿Qué parte?
panel-many = Elige de { $least } a { $most }
panel-many-pages = Elige en esta página; de varias páginas, escribe una lista con /elegir
panel-many-exactly = Elige { $most }

hand-text = Tu mano en { $game }, mesa { $table }: { $channel }
hand-dm-closed = No puedo enviarte mensajes directos, así que tu mano está aquí: pulsa **Mi mano** o escribe `/mano`. Para recibirla por mensaje directo, permite los mensajes de miembros de este servidor y escribe `/mano`.
hand-dm-refused = Discord no acepta ahora mis mensajes directos para ti, así que tu mano está aquí durante una hora: pulsa **Mi mano** o escribe `/mano`. Después vuelvo a intentarlo por mi cuenta. Para tenerla siempre aquí, elígelo en `/ajustes`.

undo-done = Deshecho.
undo-asked = Hace falta que todos estén de acuerdo: se lo he preguntado a los demás.
undo-question = { $who }: { $name } quiere volver al momento anterior a esto, en { $where }: «{ $what }». { undo-question-count } ¿Estás de acuerdo?
undo-question-unseen = { $who }: { $name } quiere deshacer una decisión que nadie más ha visto todavía, en { $where }. { undo-question-count } ¿Estás de acuerdo?
undo-question-count = { $count ->
    [one] Se deshace una decisión
   *[other] Se deshacen { $count } decisiones
  }{ $others ->
    [0] .
    [one] , una de ellas ajena.
   *[other] , { $others } de ellas ajenas.
  }
undo-agreed = { $count ->
    [one] Todos están de acuerdo: se ha deshecho una decisión, como pedía { $name }
   *[other] Todos están de acuerdo: se han deshecho { $count } decisiones, como pedía { $name }
  }{ $others ->
    [0] .
    [one] ; una de ellas era ajena.
   *[other] ; { $others } de ellas eran ajenas.
  }
undo-refused = No todos están de acuerdo con lo que { $name } quería deshacer: se mantiene.
undo-expired = No todos han estado de acuerdo a tiempo con lo que { $name } quería deshacer: se mantiene.

board-before = Antes: { $told }
log-empty = Todavía no ha pasado nada.
game-opened = La mesa está abierta: { $channel }
list-empty = No estás en ninguna mesa. Abre una con `/partida nueva`.
resigned = Te has rendido; un ordenador sigue jugando en tu sitio.
closed = La mesa está cerrada.
moved = La mesa se ha trasladado a este canal.

trouble-permission = No puedo escribir en el canal de la mesa. Pide a un moderador que me permita: ver el canal, enviar mensajes, enviar mensajes en hilos, insertar enlaces y adjuntar archivos (en un canal de voz, también conectar). No se ha perdido nada: cuando esté hecho, el tablero llega solo.
trouble-permission-invitation = No puedo escribir en el canal de la mesa. Pide a un moderador que me permita: ver el canal, enviar mensajes, enviar mensajes en hilos, insertar enlaces y adjuntar archivos (en un canal de voz, también conectar). No se ha invitado a nadie: cuando esté hecho, invita otra vez.
trouble-hidden = No veo el hilo de la mesa. Mencióname en él (escribe @ y mi nombre); si no basta, pide a un moderador que me permita ver el canal. No se ha perdido nada: sigo por mi cuenta en cuanto esté hecho.
trouble-channel = El canal de la mesa ya no existe. Su anfitrión o un moderador puede llevarla a otro: allí, `/partida trasladar`.
trouble-locked = El hilo de la mesa está bloqueado. Pide a un moderador que lo desbloquee; o el anfitrión lleva la mesa a otro canal: allí, `/partida trasladar`. No se ha perdido nada.
trouble-thread = No puedo abrir hilos aquí, así que la mesa está en este canal.
trouble-thread-kind = En un canal de este tipo no se puede abrir un hilo para la mesa, así que está en este canal. Para tener la próxima en un hilo, escribe `/partida nueva` en un canal de texto.
trouble-thread-inside = Un hilo no tiene hilos propios, así que la mesa está en este. Para la próxima, escribe `/partida nueva` en el canal al que pertenece este hilo o en otro hilo.
trouble-thread-post = Un foro no tiene más hilos que sus publicaciones, así que la mesa está en esta. Para la próxima, abre otra publicación y escribe allí `/partida nueva`.
trouble-thread-limit = Este servidor tiene tantos hilos abiertos como Discord permite, así que la mesa está en este canal. Para que la próxima tenga su propio hilo, cierra hilos viejos.
trouble-open = Discord no ha aceptado la mesa nueva, así que no se ha abierto ninguna. Escribe `/partida nueva` otra vez dentro de un minuto.
open-permission = No puedo publicar donde estaría la mesa, así que no se ha abierto ninguna. Pide a un moderador que me permita: ver el canal, enviar mensajes, enviar mensajes en hilos, insertar enlaces y adjuntar archivos (en un canal de voz, también conectar); después escribe `/partida nueva` otra vez. O escríbelo en otro canal.
open-locked = Este hilo está bloqueado, así que no se ha abierto ninguna mesa. Escribe `/partida nueva` en otro canal; o pide antes a un moderador que desbloquee este.
open-channel = El canal donde estaría la mesa ya no existe, así que no se ha abierto ninguna. Escribe `/partida nueva` en otro canal.
trouble-discord = El canal aún no lo muestra, porque Discord o el disco no lo han aceptado. No se ha perdido nada: lo sigo intentando y no tienes que repetirlo.
trouble-damaged = El canal no puede mostrar esta partida: esta versión del bot no puede leerla. No se ha borrado nada; avisa a quien lleva el bot.

error-unexpected = Algo ha fallado; no se ha perdido nada. Inténtalo de nuevo y, si se repite, comunica este número: { $id }
error-not-your-panel = Este panel es de otro sitio. Pulsa **Jugar** en el mensaje del tablero para ver el tuyo.
error-bad-options = No entiendo «{ $text }». Las opciones son: { $known }
error-bad-seats = { $game } se juega entre { $least } y { $most } personas.
error-not-at-table = No estás en la mesa { $table }. `/partida lista` muestra tus mesas.
error-wrong-game = La mesa de este canal juega a otra cosa. Pulsa **Jugar** en su mensaje del tablero.
error-cannot-read = { $reason }

help-text =
    {""}**Ziggurat** organiza partidas en los canales de este servidor.
    1. `/partida nueva` abre una mesa. Tus amigos pulsan **Unirse**; **Empezar** deja los sitios libres a los ordenadores.
    2. Cuando te toca, recibes un aviso. Pulsa **Jugar** y elige paso a paso, o escribe la jugada: { $moves }…
    3. { $hand ->
        [dm] Tu mano llega por mensaje directo; **Mi mano** te la muestra aquí, solo a ti.
        [thread] Tu mano llega a un hilo privado junto a la mesa; **Mi mano** te la muestra aquí, solo a ti.
        [none] En este juego no hay manos: el tablero lo muestra todo.
       *[private] **Mi mano** te muestra tu mano, solo a ti; en `/ajustes` puedes hacer que te llegue.
       }
    4. `/deshacer` deshace tu última decisión mientras no se haya revelado nada; después pregunta a los demás.
    5. `/tablero`, `/estado`, `/registro` y `/partida lista` muestran cómo está todo; `/siguiente` te lleva adonde se te espera, `/partida sitios` muestra quién está dónde.

# The end of a game.
end-computer = un ordenador ({ $level }) en el puesto de { $name }
end-part = { $name }: { $decisions ->
    [one] 1 decisión
   *[other] { $decisions } decisiones
  }{ $until ->
    [end] {""}
   *[other] , hasta el { $until }
  }
end-closing = Este hilo se guarda el { $when }. Sus botones pasan entonces a { $channel }.
end-look-back = `/repetición` muestra la partida paso a paso; `/registro`, lo que se contó.
button-again-alone = Jugar otra vez
button-again = Otra partida con la misma gente
button-result = Resultado
again-there = Ya hay una mesa para eso: la mesa { $table }, { $channel }.
again-invitation = { $who }: { $name } quiere jugar otra vez con vosotros: { $where }. Pulsad **Unirse** arriba.

# La tarjeta de la mesa en el canal del que cuelga su hilo.
card-lobby = 🟢 { $free ->
    [0] todos los sitios ocupados
    [one] 1 sitio libre de { $seats }
   *[other] { $free } sitios libres de { $seats }
  }
card-playing = ▶️ en juego
card-over = { $winners ->
    [none] 🏁 terminada
   *[other] 🏁 terminada. Gana: **{ $winners }**
  }
card-closed = ⚪ cerrada
card-about = Anfitrión: { $host } · en la mesa: { $players } · ritmo: { $pace }

choose-table = ¿En cuál de tus mesas?
choose-lobby = Estas mesas esperan jugadores. ¿A cuál te unes?
choose-more = { $count ->
    [one] Una más no cabe aquí: usa el comando en su propio canal.
   *[other] { $count } más no caben aquí: usa el comando en sus propios canales.
  }
choose-table-line = { $game }, mesa { $table }
join-running = La partida está en juego. ¿Qué sitio quieres? Se lo pregunto a la mesa.
join-running-there = La partida está en juego en { $channel }. Escribe allí `/partida unirse` para pedir un sitio.
lobby-joined-there = Ya tienes sitio. La mesa está aquí: { $channel }
help-folded = { $game }: { $first }{ $count ->
    [0] {""}
    [one] , 1 más; escribe `/` y su nombre.
   *[other] , { $count } más; escribe `/` y su nombre.
  }
help-commands = Todos los comandos
