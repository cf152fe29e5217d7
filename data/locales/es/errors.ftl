# Lo que el anfitrión rechaza y qué hacer en su lugar.
error-no-such-table = Aquí no hay ninguna mesa abierta. Abre una con `/partida nueva` o busca las tuyas con `/partida lista`.
error-thread-hidden = No veo este hilo, así que no puede haber aquí ninguna mesa. Escribe aquí @{ $bot } para que lo vea; después inténtalo de nuevo. O hazlo en otro canal.
error-no-table-numbered = En este servidor no hay ninguna mesa { $table }. `/partida lista` muestra tus mesas; `/repetición mesa:` ofrece todas las partidas que puedes mirar.
error-channel-busy = Este canal ya tiene una mesa (la { $table }). Abre la tuya en un hilo nuevo o en otro canal.
error-channel-taken = Este canal ya tiene una mesa. Abre la tuya en un hilo nuevo o en otro canal.
error-bad-table = El juego no admite ese número de jugadores o esas opciones. Mira lo que ofrece `/partida nueva`.
error-options-conflict = Así no puede empezar la partida. { $reason } El anfitrión lo cambia con **Opciones**.
error-join-first = Aún no estás en esta mesa. Pulsa antes **Unirse**.
error-seat-lent = Aquí juega un ordenador por ti. `/partida volver` te devuelve tu sitio.
error-not-seated = No estás en esta mesa. **Ampliar** y **Registro** son para todos; para jugar, únete a la próxima mesa.
error-already-seated = Ya estás en esta mesa.
error-table-full = Todos los sitios están ocupados. Abre otra mesa con `/partida nueva`.
error-open-seats = { $seats ->
    [one] Queda un sitio libre. Espera a que alguien se una o añade un ordenador.
   *[other] Quedan { $seats } sitios libres. Espera a que alguien se una o añade ordenadores.
  }
error-not-host = Solo puede hacerlo el anfitrión de la mesa. Pídeselo.
error-host-starts = Aún no hay una persona en cada sitio, así que solo empieza el anfitrión, <@{ $host }>: los demás sitios serían para los ordenadores. Pídeselo, o espera a que haya personas en todos.
error-host-seats = Solo el anfitrión, <@{ $host }>, añade ordenadores. Pídeselo.
error-host-moves = Solo el anfitrión, <@{ $host }>, o un moderador puede traer esta mesa a otro canal. Pídeselo.
error-too-many-lobbies = Tienes { $most ->
    [one] { $most } mesa que no ha empezado
   *[other] { $most } mesas que no han empezado
  }. Empieza una o ciérrala con `/partida cerrar`, y después abre esta; `/partida lista` muestra dónde están.
error-too-many-tables = Estás en { $most ->
    [one] { $most } mesa, tantas
   *[other] { $most } mesas, tantas
  } como puede una persona. Termina una o deja un sitio con `/partida rendirse`; `/partida lista` muestra dónde están.
error-they-have-too-many = Esa persona está en { $most ->
    [one] { $most } mesa, tantas
   *[other] { $most } mesas, tantas
  } como puede una persona. Antes tiene que terminar una o dejar un sitio; después acepta otra vez.
error-too-many-here = Este servidor tiene { $most ->
    [one] { $most } mesa abierta
   *[other] { $most } mesas abiertas
  }, tantas como puede un servidor. Espera a que termine una, o pide a un moderador que cierre con `/partida cerrar` una en la que ya nadie juega.
error-asked-already = Ya has pedido un sitio en esta mesa; la respuesta llega a su canal. Puedes pedirlo otra vez { $when }, o abrir tu propia mesa con `/partida nueva`.
error-not-started = La partida no ha empezado. Pulsa **Empezar** cuando estéis todos.
error-already-started = La partida ya ha empezado. Para ceder tu sitio a un ordenador usa `/partida rendirse`.
error-already-over = Esta partida ha terminado. Abre otra con `/partida nueva`.
error-result-stands = La partida ha terminado y su resultado se mantiene: ya no se deshace nada. `/repetición` muestra cómo fue y `/partida nueva` abre la siguiente.
error-vote-over = Esa pregunta ya ha pasado. Si aún importa, hazla otra vez.
error-not-your-vote = La pregunta es tuya; tienen que aceptar los demás.
error-table-damaged = Esta versión del bot no puede leer la mesa { $table }. No se ha borrado nada; avisa a quien lleva el bot.
error-table = Eso no es posible ahora.
error-conflict = Alguien fue más rápido. Mira cómo está la mesa ahora e inténtalo otra vez.
error-not-your-turn = Ahora no se te pregunta nada. Recibirás un aviso cuando te toque.
error-stale = Ese momento ya ha pasado. Esto es lo que se pregunta ahora.
error-illegal = { $reason ->
    [none] Eso no es posible ahora. Pulsa **Jugar** para ver lo que sí lo es.
   *[other] { $reason }
  }
error-undo-needs-consent-others = Alguien ha jugado desde entonces; todos deben estar de acuerdo.
error-undo-needs-consent-asked = Desde entonces se ha preguntado a otros; todos deben estar de acuerdo. `/deshacer` se lo pregunta.
error-undo-needs-consent-revealed = Desde entonces se ha revelado algo oculto; todos deben estar de acuerdo.
error-undo-needs-consent-random = Desde entonces el azar ha decidido algo; todos deben estar de acuerdo.
error-nothing-to-undo = No tienes nada que deshacer.
error-rule-failure = Ha fallado una regla y la partida está como antes. Elige otra cosa y comunica este número: { $id }
store-too-new = Este bot es más antiguo que su base de datos. Avisa a quien lo lleva.
store-unavailable = La partida no se ha podido guardar, así que nada ha cambiado. Inténtalo dentro de un minuto; si sigue igual, avisa a quien lleva el bot.
store-unconfirmed = La base de datos no ha dicho si eso se ha guardado. Vuelve a mirar dentro de un minuto: si lo que has hecho no está, hazlo otra vez.
notice-resigned = { $name } se ha rendido; un ordenador sigue jugando.
notice-resigned-closed = { $name } se ha rendido; no queda nadie y la mesa se cierra.
error-too-quick = Es más de lo que puedo seguir a la vez. Espera un momento y pulsa una sola vez.
error-too-long = Es más largo de lo que leo: { $most } letras como mucho. Envíalo otra vez por partes o más corto.
error-not-on-server = No estoy en este servidor, así que aquí no se puede jugar: quien lo administra puede invitarme con { $link }
error-old-button = Ese botón pertenece a algo que ya pasó. Pulsa **Jugar** bajo el tablero más reciente o escribe `/jugar`.
error-discord = Discord no ha aceptado mi respuesta. Pulsa **Jugar** para ver cómo está la partida.
error-stored-only = Tu respuesta está guardada, pero no he podido mostrarla. Pulsa **Jugar** para seguir; si tampoco funciona, avisa a quien lleva el bot.
