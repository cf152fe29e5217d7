# Hacer que una partida estropeada vuelva atrás: lo propone la moderación con /servidor, lo ordena quien lleva el bot.
button-server-rewind = Volver atrás
button-rewind-number = Por su número
rewind-choose = { $where }: ¿a antes de qué respuesta se vuelve? Se pierden esa respuesta y todo lo posterior; antes se pregunta a toda la mesa. De otra más antigua, `/repetición` muestra el número.
rewind-choose-none = { $where }: ¿a antes de qué respuesta se vuelve? Se pierden esa respuesta y todo lo posterior; antes se pregunta a toda la mesa. `/repetición` muestra los números.
rewind-pick = Volver a antes de…
rewind-number = Respuesta { $number }
rewind-form-title = Volver atrás en la mesa { $table }
rewind-form-title-before = Mesa { $table }: a antes de la respuesta { $number }
rewind-form-number = Antes de qué respuesta (su número)
rewind-form-reason = ¿Por qué? Lo lee toda la mesa
rewind-asked = He preguntado a la mesa { $table }. Si todos están de acuerdo, vuelve atrás; cualquier jugada nueva retira la pregunta.
rewind-done = La mesa { $table } ha vuelto a antes de la respuesta { $number }.

rewind-question = { $who }: La moderación propone que { $where }, vuelva a antes de la respuesta { $number }, «{ $what }». Motivo: «{ $reason }». { $count ->
    [one] Se deshace una decisión.
   *[other] Se deshacen { $count } decisiones.
  } ¿Estás de acuerdo?
rewind-question-unseen = { $who }: La moderación propone que { $where }, vuelva a antes de la respuesta { $number }. Motivo: «{ $reason }». { $count ->
    [one] Se deshace una decisión.
   *[other] Se deshacen { $count } decisiones.
  } ¿Estás de acuerdo?
rewind-agreed = Todos están de acuerdo: la partida vuelve a antes de la respuesta { $number }. Motivo: «{ $reason }». Lo deshecho queda en el registro, tachado.
rewind-unasked = La moderación ha hecho que esta partida vuelva a antes de la respuesta { $number }. Motivo: «{ $reason }». Lo deshecho queda en el registro, tachado.
rewind-refused = No todos están de acuerdo en volver a antes de la respuesta { $number }: la partida sigue como está.
rewind-expired = No todos han estado de acuerdo a tiempo en volver a antes de la respuesta { $number }: la partida sigue como está.
notice-operator-rewind = Quien lleva el bot ha hecho que esta partida vuelva a antes de la respuesta { $number }. Motivo: «{ $reason }». Lo deshecho queda en el registro, tachado.
notice-operator-rewind-over = Quien lleva el bot ha hecho que esta partida, ya terminada, vuelva a antes de la respuesta { $number }. Motivo: «{ $reason }». Desde ahí continúa; entretanto se podía ver lo oculto, y lo deshecho queda en el registro, tachado.

error-no-such-answer = { $most ->
    [0] En esta partida aún no se ha respondido nada, así que no hay a dónde volver.
   *[other] No hay respuesta con ese número: di uno del 1 al { $most }. `/repetición` muestra los números.
  }
error-no-reason = Di por qué: lo lee toda la mesa, y de eso depende que esté de acuerdo.
error-reason-too-long = Un motivo tiene como mucho { $most } caracteres: dilo más breve.
error-seat-forgotten = Alguien que jugaba aquí ha hecho borrar sus datos, así que la partida no puede continuar: abre otra con `/partida nueva`.
