### El juguete.

## Preguntas, elecciones y opciones de la mesa.

toy-ask-bid = ¿Qué carta pujas?
toy-ask-draw = ¿Cuántas cartas robas?
toy-ask-burn = ¿Quién pierde su carta más baja?
toy-choice-bid = Pujar
toy-choice-card = Robar la carta número
toy-choice-burn = Quemar
toy-option-length = Duración
toy-option-length-about = Cuántas rondas se juegan.
toy-option-length-short = cuatro rondas
toy-option-length-long = ocho rondas
toy-option-burn = Quema
toy-option-burn-about = Si quien gana una ronda quema una carta.
toy-option-burn-yes = permitida
toy-option-burn-no = sin ella

## Líneas del registro.

toy-start = Empieza la partida con { $seats } jugadores.
toy-bid = { $seat } puja { $card }.
toy-drew = Robas { $card }.
toy-draw = { $seat } roba { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
  }.
toy-burn = { $seat } quema la carta más baja de { $other }.
toy-end = La partida ha terminado.

## Palabras de las imágenes y textos alternativos.

toy-alt-table = Quedan { $rounds } rondas. { $points }.
toy-alt-points = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
toy-alt-hand = Tus cartas: { $cards }.
