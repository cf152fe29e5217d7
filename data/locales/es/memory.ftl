# Mirar atrás: el registro, la repetición de partidas, partidas como archivo.
# Cómo se llama un turno si su juego no tiene palabras propias.
turn-name = Turno { $turn }
turn-short = T{ $turn }
period = en el turno { $turn }

button-replay = Repetición
button-turn-back = Turno −1
button-turn-on = Turno +1
button-turn-goto = Ir a…

log-title = **{ $game }** · mesa { $table }
log-words = «{ $text }»
log-page = página { $page } de { $pages }
log-nothing = No hay nada así en el registro. Prueba con menos palabras, o escribe `/registro` sin nada más para verlo todo.
log-file = El registro de la mesa { $table }.
log-file-title = { $game }, mesa { $table }: { $players }
log-file-undone = (deshecho) { $line }

game-file = La mesa { $table }, de la primera respuesta a la última, con todas las manos. Cualquiera que tenga Ziggurat puede repetirla: `python -m engine replay` y el nombre del archivo.
game-file-so-far = La mesa { $table } como tú la conoces: el registro público, lo que solo se te dijo a ti y tus propias respuestas. Cuando termine la partida, el mismo comando te la da entera, para repetirla.
game-file-closed = La mesa { $table } como tú la conoces: el registro público, lo que solo se te dijo a ti y tus propias respuestas. La mesa se cerró antes del final de la partida, así que las manos siguen ocultas y la partida no se puede repetir con este archivo.
game-file-alt = La partida de la mesa { $table } como datos.

replay-title = **{ $game }** · mesa { $table }
replay-step = **{ $turn }** · paso { $step } de { $steps }
replay-answer = -# Sigue la respuesta { $number }.
replay-as = Como la vio { $name }
replay-public = Como la vieron todos
replay-seat = Como la vio { $name }
replay-turn = Ir a un turno
replay-goto-title = Ir a un turno
replay-goto-field = Su número, contado desde el principio
replay-choose = ¿Qué partida quieres volver a ver?
replay-more = { $count ->
    [one] Una más no cabe aquí: escribe su número detrás de `/repetición mesa:`.
   *[other] { $count } más no caben aquí: escribe sus números detrás de `/repetición mesa:`.
  }
replay-none = Todavía no hay ninguna partida que puedas volver a ver.
replay-game = { $table } · { $game } · { $players }
replay-going-on = todavía en juego
replay-ended = terminada

error-not-for-you = Desde aquí no puedes mirar la mesa { $table }: pueden sus jugadores y quien ve su canal. Prueba allí.
error-hands-hidden = Las manos siguen ocultas hasta que la partida se juega hasta el final. Mírala como la ven todos.
error-no-such-turn = { $turns ->
    [one] La partida solo ha tenido un turno. Elige el 1.
   *[other] La partida ha tenido { $turns } turnos. Elige un número del 1 al { $turns }.
  }
