# El panel del turno: borradores, listas, textos de lo que se ofrece.
panel-you = Tú
panel-meanwhile = desde tu última respuesta: { $told }{ $more ->
    [0] {""}
   *[other] {" "}(+{ $more } en el registro)
}
panel-none = Nada de esto
panel-end-and-send = Terminar y enviar
state-more = Más, con /estado parte:
panel-skip = { $label }…
panel-skip-once = Solo esta vez; la próxima se pregunta otra vez.
panel-skip-from-now = De ahora en adelante…
panel-region = ¿Qué parte del mapa?
panel-add = Añade uno de cada…
panel-change = { $more ->
    [0] Cambiar otro…
   *[other] Cambiar uno de los últimos 25… ({ $more } más: Escribir lista)
  }
panel-looks = Más: { $names }…
panel-type = Escribir lista
panel-clear = Vaciar
panel-last-off = Quitar el último
panel-send = Enviar ({ $count })
panel-count = { $name }: { $count }
panel-chosen = **Elegido:** { $items }
panel-left = { $left ->
    [one] Falta uno por elegir.
   *[other] Faltan { $left } por elegir.
  }
panel-not-sent = Nadie más lo ve hasta que lo envíes.
panel-draft-lost = La pregunta ha cambiado y tu borrador ya no vale. No se ha enviado nada.
panel-list-title = Tu lista
panel-list-field = Nombres con números
panel-unfit = { $item } no es posible ahí ahora; no se ha enviado nada. El panel muestra lo que se puede.
panel-unfit-over = { $item } es demasiado: aquí ya no se te pide más. No se ha enviado nada.
panel-check = Míralo y envíalo.
list-unknown = No entiendo «{ $text }». { $wanted ->
    [one] Escribe un nombre, por ejemplo: { $example }
    [several] Escribe nombres separados por comas, por ejemplo: { $example }
   *[counted] Escribe nombres separados por comas, con un número si es más de uno, por ejemplo: { $example }
  }
list-blank = No has escrito nada. { $wanted ->
    [one] Escribe un nombre, por ejemplo: { $example }
    [several] Escribe nombres separados por comas, por ejemplo: { $example }
   *[counted] Escribe nombres separados por comas, con un número si es más de uno, por ejemplo: { $example }
  }
list-no-such = En este juego no hay «{ $text }».
list-none-possible = Nada de eso es posible ahora; { $deed }: { $why }
panel-unfit-count = Nombras { $named }, pero no se piden más de { $most }. No se ha enviado nada.
list-typed = Has escrito: `{ $text }`
list-which = «{ $text }» puede ser: { $near }. ¿Cuál?
list-near = En este juego no hay «{ $text }». ¿Querías decir: { $near }?
list-not-asked = Aquí no se trata de { $thing }. { $question }
error-other-question = Ahora se te pregunta otra cosa: { $question }
panel-final = Esto no se puede deshacer.
panel-sure = Sí: { $things }
ask-span = { $span ->
    [one] {""}
    [exactly] {" "}Elige { $most }.
    [up-to] {" "}Hasta { $most }, o ninguno.
   *[range] {" "}Elige de { $least } a { $most }.
  }
panel-turn-whole = Tu turno está compuesto: envíalo o cámbialo.
panel-turn-shows = Al enviarlo se verá qué resulta; después sigues aquí.
panel-steps = **Tu turno hasta ahora:**
panel-steps-more = { $count ->
    [one] … y 1 antes de estas
   *[other] … y otras { $count } antes de estas
  }
panel-steps-change = Mueve o quita una de estas…
panel-steps-gone = Ya no es posible y se ha quitado: { $items }
panel-earlier = Antes
panel-later = Después
panel-take-off = Quitar
panel-send-turn = Enviar el turno ({ $count })
panel-possible = ¿Qué puedo hacer?
panel-possible-can = Aún puedes:
panel-possible-not = Ahora no:
panel-possible-none = nada
panel-possible-places = { $count } lugares
panel-possible-more = { $count ->
    [one] … y otra
   *[other] … y otras { $count }
  }

### Más palabras que se escriben para lo que es solo una palabra, separadas por comas.

typed-end = fin, terminar, termino, acabar, listo, fin del turno, terminar el turno
typed-pass = pasar, paso, saltar, nada
typed-done = fin, hecho, listo, terminar, acabar, ya está, nada, fin del turno
typed-nothing = nada, ninguno, ninguna, fin, listo, paso, que se vayan, que se vayan los discos, perder los discos
typed-no = no, nada
typed-decline = rechazar, no, paso
typed-let = dejar, paso, nada
typed-keep = guardar, no, nada

## What people write for verbs of options, beside the names of commands. "choose" says no more than that something is chosen.

typed-verb-choose = elegir, elige, elijo, escoger, escoge, escojo, seleccionar, quiero
typed-verb-take = coger, coge, cojo, agarrar, agarra, agarro, toma, tomo, tomar
typed-verb-build = construye, construyo, edificar, hacer
typed-verb-recruit = recluta, contratar, entrenar
typed-verb-labor = trabaja, trabajo
typed-verb-learn = aprende, estudiar
typed-verb-rebuild = reconstruye, reparar
typed-verb-attack = ataca, ataco, luchar
typed-verb-use = usa, uso, activar
typed-verb-upgrade = mejorar, mejora, actualizar
typed-verb-destroy = destruye, demoler, derribar, disolver
typed-verb-develop = investigar, investiga, descubrir
typed-verb-swap = cambia, cambio, intercambiar, reemplazar
typed-verb-withdraw = retira, retiro, quitar, quita, sacar
typed-verb-deploy = despliega, despliego, poner, pon
