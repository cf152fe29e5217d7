# Mesas, salas y sitios: qué se puede elegir, quién está dónde, qué se pregunta a los demás.
button-options = Opciones
button-lend = Que juegue un ordenador por mí
button-take-back = Recuperar mi sitio
button-close-now = Sí, ciérrala
close-sure = ¿Cerrar { $where }? La partida se acaba para todos y no se puede continuar.
button-resign = Rendirme…
button-resign-now = Sí, me rindo

table-seats = Sitios
table-language = Idioma
table-language-en = English
table-language-es = Español
table-pace = Ritmo
table-pace-none = sin reloj
table-pace-live = en vivo
table-pace-daily = diario
table-pace-relaxed = tranquilo
table-entry = Quién puede unirse
table-entry-open = cualquiera
table-entry-invited = por invitación
table-watch = Quién puede mirar
table-watch-everyone = cualquiera
table-watch-players = solo quienes juegan
table-hints = Pistas
table-hints-alone = solo para una persona sola contra ordenadores
table-hints-everyone = para toda la mesa
table-seats-about = Cuántos juegan, contando los ordenadores.
table-language-about = El idioma de los mensajes públicos de la mesa; los privados están en el tuyo.
table-pace-about = Tiempo para todo lo que te toque hasta que deba responder otro, y tiempo extra en toda la partida.
table-pace-none-about = nadie tiene prisa
table-pace-live-about = 10 minutos por llamada, 20 extra en la partida: todos están presentes
table-pace-daily-about = un día por llamada, 2 días extra; las horas de silencio y las vacaciones no cuentan
table-pace-relaxed-about = 3 días por llamada, 3 extra; las horas de silencio y las vacaciones no cuentan
table-entry-about = Cualquiera del servidor, o solo a quienes invite el anfitrión.
table-hints-about = Lo que haría un buen ordenador, y por qué: **Pista** en el panel, o `/pista`.
table-watch-about = Solo quienes juegan: la partida va en un hilo privado.
table-arrange = Intercambiar dos sitios
table-arrange-about = Elige dos sitios; quienes los ocupan se intercambian.
table-level = Cómo juega un ordenador
table-level-about = Elige un ordenador de la mesa y cómo juega. Los que se sientan al empezar juegan con sensatez.
level-strong = fuerte
level-strong-about = Prueba más jugadas y durante más tiempo: segundos por turno
level-planner = planificador
level-planner-about = Prueba lo que sale de sus mejores jugadas
level-sensible = sensato
level-sensible-about = Juega para ganar y mira solo lo que puede ver su sitio
level-learner = aprendiz
level-learner-about = Juega a menudo la segunda o tercera jugada que se le ocurre: para empezar
level-random = al azar
level-random-about = Elige cualquier jugada legal, sin pensar
table-style = Qué le gusta a un ordenador
table-style-about = A un ordenador planificador o fuerte pueden gustarle más unas cosas que otras.
level-and-style = { $level }, { $style }
style-none = sin estilo especial
style-none-about = Le gusta todo lo que le ayude a ganar
style-warrior = guerrero
style-builder = constructor
style-trader = comerciante
style-scholar = sabio
style-priest = sacerdote
options-level-style = Si quieres, elige abajo también su estilo.
options-level = { $name } juega ahora así: { $level }
table-kick = Quitar a alguien
table-kick-about = Deja su sitio y solo vuelve si le invitas.
table-host = Ceder la mesa
table-host-about = Otra persona pasa a ser el anfitrión.
option-usual = lo habitual

lobby-about = Anfitrión: { $host } · { $language } · { $pace } · { $entry }
lobby-entry-open = cualquiera puede unirse
lobby-entry-invited = por invitación
lobby-private = solo miran quienes juegan
lobby-hints = pistas para toda la mesa
lobby-where = La partida se juega aquí: { $channel }
lobby-hint-invited = El anfitrión invita con **Opciones** o `/partida invitar`.

options-title = Opciones de la mesa { $table }
options-usual = { $choice } (lo habitual)
options-pick-table = Cambiar algo de la mesa…
options-pick-game = Cambiar algo del juego…
options-left-out = { $count ->
    [one] Lo habitual: una opción del juego; la ves en el menú.
   *[other] Lo habitual: { $count } opciones del juego; las ves en el menú.
  }
options-choose = { $topic }: elige
options-invite = Invitar a gente…
options-host-only = Hasta que empiece la partida puede cambiarlas el anfitrión, { $host }.
options-host-only-playing = La partida ha empezado. El anfitrión, { $host }, aún puede cambiar el idioma y el ritmo.
options-host-hint-playing = La partida ha empezado. Abajo está lo que aún se puede cambiar.
options-host-hint = Elige abajo qué quieres cambiar.
options-done = Cambiado: { $what }
options-invited-before = Ya tienen invitación: { $names }. No aviso dos veces a nadie; diles que pulsen **Unirse**.
options-invited = Invitaciones: { $names }
removed-by-host = El anfitrión te ha quitado de { $where }, { $channel }. Pídele que te invite otra vez, o abre tu propia mesa con `/partida nueva`.
removed-by-others = Los demás han dado a un ordenador tu sitio en { $where }, { $channel }. Para volver, pídeselo desde cualquier canal del servidor: `/partida volver mesa:{ $table }`.
removed-public = El anfitrión ha quitado a { $name } de esta mesa.
options-kicked = { $name } ya no está en la mesa.
options-arranged = Los sitios { $one } y { $other } se han intercambiado.
options-handed = Ahora el anfitrión es { $name }.

invitation = { $who }: { $name } te invita a { $where }. Pulsa **Unirse** en { $channel } para sentarte.

seats-title = Sitios en { $where }
seats-line = { $name }
seats-line-computer = { $name } · juega un ordenador ({ $level })
seats-line-lent = { $name } · mientras tanto juega un ordenador
seats-waiting = se le espera desde { $since }
seats-before = antes: { $names }
seats-given-up = lo dejó { $name }
seats-deadline = plazo { $until }
seats-away = fuera del { $start } al { $end }
seats-move = Cambiarme a otro sitio…
seats-swap = Cambiar de sitio con…
seats-remove = Pedir a los demás que salga…
seats-substitute = Que alguien ocupe mi sitio…
seats-ask = Pedir un sitio…
seats-open = libre
seats-resign-sure = Si te rindes, un ordenador sigue en tu sitio para siempre. Si solo te ausentas un tiempo, deja que un ordenador juegue por ti. ¿Te rindes?
seats-lent = Un ordenador juega por ti hasta que recuperes tu sitio: `/partida volver`, o **Recuperar mi sitio**.
seats-back = Vuelves a jugar tú.
seats-moved = Ahora tienes el sitio { $seat }.
seats-asked = Preguntado. Verás la respuesta en el canal de la mesa.
seats-removed = Hecho.

vote-until = { $text } La pregunta vale hasta el { $until }.
vote-swap = { $who }: { $name } quiere cambiar de sitio contigo en { $where }.
vote-swap-playing = { $who }: { $name } quiere cambiar de sitio contigo en { $where }: cada cual sigue con la posición y la mano del otro.
vote-swap-agreed = De acuerdo: { $asker } { AND($name) } { $name } han cambiado de sitio.
vote-swap-refused = { $asker } { AND($name) } { $name } se quedan en su sitio.
vote-swap-expired = No ha habido respuesta a tiempo: { $asker } { AND($name) } { $name } se quedan en su sitio.
vote-invite = { $who }: { $name } te propone ocupar el sitio { $seat } en { $where }. Seguirías desde donde está.
vote-invite-agreed = { $name } ocupa el sitio { $seat }.
vote-invite-refused = { $name } no ocupa el sitio { $seat }.
vote-invite-expired = { $name } no ha respondido a tiempo y no ocupa el sitio { $seat }.
vote-request = { $who }: { $newcomer } quiere ocupar el sitio { $seat } en { $where }. { $decide ->
    [you] Decides tú.
    [all] Hace falta que todos estéis de acuerdo.
   *[some] Hace falta que { $left } estéis de acuerdo.
  }
vote-request-owner = { $who }: { $newcomer } quiere ocupar el sitio { $seat }, que es de { $owner }, en { $where }. { $decide ->
    [you] Decide { $owner }.
    [all] Hace falta que todos estéis de acuerdo.
   *[some] Hace falta que { $left } estéis de acuerdo, entre ellos { $owner }.
  }
vote-request-agreed = { $name } ocupa el sitio { $seat }.
vote-request-refused = { $name } no ocupa el sitio { $seat }.
vote-request-expired = No habéis estado de acuerdo los suficientes a tiempo: { $name } no ocupa el sitio { $seat }.
vote-remove = { $who }: { $asker } pregunta si un ordenador debe jugar por { $name } de ahora en adelante en { $where }. { $decide ->
    [you] { $asker } ya está de acuerdo, así que decides tú.
   *[some] { $asker } ya está de acuerdo; { $left ->
        [one] hace falta uno más de vosotros.
       *[other] hacen falta { $left } más de vosotros.
      }
  }
vote-remove-agreed = La mayoría está de acuerdo: un ordenador juega por { $name } de ahora en adelante.
vote-remove-refused = { $name } se queda.
vote-remove-expired = No habéis estado de acuerdo los suficientes a tiempo: { $name } se queda.
vote-counted = Anotado. A favor: { $agreed } de los { $needed } votos necesarios.
vote-gone = Esa pregunta ya ha pasado.

notice-restored = El bot ha vuelto a como estaba el <t:{ $when }:f>: lo que pasó después en esta mesa se ha perdido. Abajo está cómo queda ahora.
notice-lent = Un ordenador juega por { $name } hasta que vuelva.
notice-back = { $name } ha vuelto y juega otra vez.
notice-host = Ahora el anfitrión es { $host }.
notice-former = Quien ocupaba el sitio { $seat } se ha rendido y desde ahora figura como «{ $name }»; un ordenador sigue jugando.
notice-former-closed = Quien ocupaba el sitio { $seat } se ha rendido; no queda nadie y la mesa se cierra.
notice-removed = { $name } ya no juega; sigue un ordenador.
notice-removed-closed = { $name } ya no juega; no queda nadie, y la mesa se cierra.
notice-closed = { $name } ha cerrado esta mesa.
notice-moderator-closed = Un moderador ha cerrado esta mesa.
notice-operator-closed = Quien lleva el bot ha cerrado la mesa.
notice-operator-closed-reason = Quien lleva el bot ha cerrado la mesa: «{ $reason }».
notice-server-blocked = Quien lleva el bot ya no atiende a este servidor; la mesa queda cerrada.
notice-server-blocked-reason = Quien lleva el bot ya no atiende a este servidor: «{ $reason }». La mesa queda cerrada.
notice-barred = { $name } ya no puede jugar con este bot; un ordenador sigue jugando.
notice-barred-closed = { $name } ya no puede jugar con este bot; no queda nadie y la mesa se cierra.

list-mine-since = **{ $table }** { $game }, { $channel }: te toca desde { $since }.{ $link }
list-line-since = **{ $table }** { $game }, { $channel }: esperando a { $waiting } desde { $since }.{ $link }
list-lobby-open = **{ $table }** { $game }, { $channel }: aún no ha empezado; { $seats ->
    [0] todos los sitios están ocupados.
    [one] queda un sitio libre.
   *[other] quedan { $seats } sitios libres.
  }{ $link }
list-given-up = **{ $table }** { $game }, { $channel }: la dejaste, sigue un ordenador; `/partida volver mesa:{ $table }` pide tu sitio.{ $link }
list-lent = **{ $table }** { $game }, { $channel }: un ordenador juega por ti; vuelve con `/partida volver mesa:{ $table }`.{ $link }
list-question = **{ $table }** { $game }, { $channel }: los demás te preguntan algo.{ $link }
list-page = Tus mesas, página { $page } de { $pages }
list-link = {" "}[Ir allí]({ $url })
next-turn = { $game }, mesa { $table }: { $channel }. Se te espera desde { $since }.{ $link }
next-more = { $count ->
    [one] Te espera una mesa más.
   *[other] Te esperan { $count } mesas más.
  }
next-question = Nadie espera tu jugada, pero te preguntan algo: { $channel }{ $link }
next-nothing = Nadie te espera. `/partida lista` muestra tus mesas.
ended = La mesa { $table } está cerrada.

error-no-room-start = { $why ->
    [kind] Esta mesa solo la miran quienes juegan, pero en un canal de este tipo no hay hilos privados. El anfitrión trae la mesa a un canal de texto (allí, `/partida trasladar`) o deja mirar a cualquiera (**Opciones**, Quién puede mirar); después pulsa otra vez **Empezar**.
    [limit] Esta mesa solo la miran quienes juegan, pero este servidor tiene todos los hilos abiertos que Discord permite. Cierra hilos viejos, o el anfitrión deja mirar a cualquiera (**Opciones**, Quién puede mirar); después pulsa otra vez **Empezar**.
    [discord] Esta mesa solo la miran quienes juegan, y Discord no ha aceptado su hilo privado, así que la partida no ha empezado. Pulsa otra vez **Empezar** dentro de un minuto.
   *[permission] Esta mesa solo la miran quienes juegan, pero no puedo abrir un hilo privado aquí. Pide a un moderador que me permita ver el canal, crear hilos privados y enviar mensajes en hilos. O el anfitrión deja mirar a cualquiera (**Opciones**, Quién puede mirar); después pulsa otra vez **Empezar**.
  }
error-no-room-move = { $why ->
    [kind] Esta mesa solo la miran quienes juegan, pero en un canal de este tipo no hay hilos privados. Escribe `/partida trasladar` en un canal de texto.
    [limit] Esta mesa solo la miran quienes juegan, pero este servidor tiene todos los hilos abiertos que Discord permite. Cierra hilos viejos y escribe otra vez `/partida trasladar`.
    [discord] Discord no ha aceptado un hilo privado para esta mesa, así que sigue donde está. Escribe otra vez `/partida trasladar` dentro de un minuto.
   *[permission] Esta mesa solo la miran quienes juegan, pero no puedo abrir un hilo privado aquí. Pide a un moderador que me permita ver el canal, crear hilos privados y enviar mensajes en hilos. O escribe `/partida trasladar` en otro canal de texto.
  }

error-not-invited = Esta mesa es por invitación. Pide a <@{ $host }> que te invite, o abre una mesa con `/partida nueva`.
error-kicked = El anfitrión te ha quitado de esta mesa. Pide a <@{ $host }> que te invite otra vez, o abre una mesa con `/partida nueva`.
error-not-member = Esa persona no está en esta mesa. `/partida sitios` muestra quién está.
error-not-possible-seat = Ese sitio no se puede elegir para esto. `/partida sitios` muestra lo que se puede hacer con cada uno.
error-too-many-seated = Ya hay { $people } personas en la mesa. Pide primero a alguien que salga.
error-last-player = No hay nadie más, y la partida se jugaría sola. Ciérrala con `/partida cerrar`, o espera a los demás.
error-no-hands = En { $game } no hay manos: todo está a la vista. `/tablero` muestra el tablero y `/estado` lo describe con palabras.
error-not-asked = Esa pregunta no es para ti; responden quienes nombra.
error-no-seat-there = No tienes ningún sitio al que volver en la mesa { $table }. `/partida lista` muestra tus mesas; `/partida sitios` en el canal de una mesa pide un sitio en ella.
error-not-lent = Ningún ordenador guarda aquí un sitio para ti. `/partida sitios` muestra quién está dónde.
error-too-soon = Estáis solos en esta mesa: podrás hacerlo cuando la partida haya esperado { $hours ->
    [one] { $hours } hora
   *[other] { $hours } horas
  } a esa persona, o cuando un ordenador lleve ese tiempo en su sitio.
error-not-for-yourself = Nombra a otra persona; para ti hay `/partida salir`, `/partida rendirse` y `/partida ordenador`.
