# Por qué una respuesta no encaja, en cualquier juego; y qué fue de los planes.
answer-count = Elige { $least ->
    [0] como mucho { $most }
   *[other] de { $least } a { $most }
  } opciones; has elegido { $count }.
answer-twice = Cada opción se puede elegir una sola vez.
answers-too-many = Solo encajan las primeras { $fitting } cosas que has elegido; después se pregunta otra cosa. No se ha hecho nada: envía una lista más corta.
plan-moment-passed = El momento ya ha pasado.
plan-not-now = No fue posible cuando llegó el momento.
plan-no-option = Tal como está la partida, esa no es una de las respuestas; elige una de la lista.
plan-taken-back = Retiraste esa respuesta.
plan-seat-gone = Ese sitio ya no es tuyo.
plan-computer-answered = El ordenador que guarda tu sitio ha respondido por ti.
plan-carried-out = Se ha cumplido.
