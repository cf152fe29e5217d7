# Responder por adelantado, dejar pasar preguntas, ponerse al día, elegir qué deshacer.
button-plan = Planear
button-catchup = ¿Qué me he perdido?

plan-title = Tus planes en { $game }, mesa { $table }
plan-none = No hay nada planeado.
plan-hint = Solo tú ves esto. Un plan se cumple cuando se te pregunta, si entonces es legal; si no, se descarta. En ambos casos te lo digo, sin avisarte.
plan-quiet = En esta mesa se pregunta a todos los que tienen cartas, para que el silencio no diga nada. A quién se espera de verdad queda oculto, sean cuales sean tus órdenes permanentes.
plan-pick = Planea una respuesta
plan-orders = Órdenes permanentes
plan-remove = Quita un plan
plan-clear = Borrar todos los planes
plan-more-answer = Las 25 primeras; { $count } más: escríbelas con /planes responder
plan-more-drop = Los 25 primeros planes; { $count } más aparecen cuando quites algunos
plan-choose = ¿Qué responderás?
plan-later = Pregúntame entonces
plan-so-far = **Planeado:** { $items } · { $left } más como mucho
plan-made = Anotado.
plan-cleared = Tus planes se han borrado.
plan-done = ✅ Hecho según tu plan: { $plan }
plan-dropped = ⚠️ Plan descartado: { $plan }. { $why }
plan-note = Tus planes en { $game }, mesa { $table }: { $channel }

order-ask = pregúntame
order-turn = déjalas pasar este turno
order-phase = déjalas pasar esta fase
until-turn = durante este turno
until-phase = durante esta fase
until-ask = ya no: pregúntame

order-says = { $order }: { $parts } ({ $lasts })
order-lasts = Dura: { $lasts }.
order-unsaid = Se te pregunta: no has dicho nada de esto.
order-quiet = En esta mesa se pregunta a todos los que podrían tener cartas adecuadas. Una orden responde al momento: otros pueden adivinar que tenías una, no lo que dice ni lo que tienes.
order-parts = Di algo más…
order-first = { $part }: ¿qué va primero?
order-then = { $part }: ¿qué va después?
order-unsay = Pregúntame otra vez por esto
order-instead = En su lugar: { $lasts }
order-end = Quitar la orden
order-done = ✅ { $order }: tu orden ha respondido { $answer }
order-dropped = ⚠️ Quitado de tu orden «{ $order }»: { $part }. { $why }
order-asked-now = Anotado para la próxima vez. Ahora se te pregunta: pulsa **Jugar** y responde tú a esta.

catchup-title = **{ $game }**, mesa { $table }, desde la última vez que jugaste o miraste:
catchup-nothing = **{ $game }**, mesa { $table }: no ha pasado nada desde la última vez que jugaste o miraste.

undo-choose = { $game }, mesa { $table }: ¿volver a antes de cuál de tus decisiones? Se deshace también todo lo que vino después.
undo-older = Estas son tus últimas { $count } decisiones. Para una anterior, vuelve a la más antigua de aquí y usa `/deshacer` otra vez.
undo-pick = Volver a antes de…
undo-row = { $moment }: { $what }
undo-several = { $count } decisiones, { $things }
undo-free = { $count ->
    [one] deshace esta decisión
   *[other] deshace { $count } decisiones
  }
undo-consent-others = otros han jugado después: todos deben estar de acuerdo
undo-consent-asked = se ha preguntado a otros después: todos deben estar de acuerdo
undo-consent-revealed = se ha revelado algo después: todos deben estar de acuerdo
undo-consent-random = el azar ha decidido algo después: todos deben estar de acuerdo

error-too-many-plans = Tienes todos los planes que caben ({ $most }). Quita alguno con `/planes ver`.
error-asked-now = Eso se te pregunta ahora: pulsa **Jugar** y responde.
error-nothing-to-plan = Eso no se va a preguntar pronto. `/planes ver` muestra lo que se puede planear.
error-no-such-plan = Ese plan ya se cumplió o ya no está. `/planes ver` muestra los que tienes.
error-no-such-order = Aquí no existe ahora esa orden permanente, o no puede durar tanto. `/planes ver` muestra las que hay.
