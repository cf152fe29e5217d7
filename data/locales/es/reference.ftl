# La consulta de reglas (/rules).
rules-source = { $game }, reglamento: { $section }
error-no-topic = No hay tal tema. Escribe una palabra, como `guerra` o `puntos`, y elige de la lista.

# El lado de un jugador (/ciudad).
error-no-sides = En este juego los jugadores no tienen un lado propio; mira `/tablero`.

# Cartas (/card).
card-now = Ahora en esta mesa · { $where }
card-nowhere = No está a la vista: en un mazo, en una mano oculta o fuera de la partida.
card-last = Lo último en el registro: { $line }
error-no-card = No hay tal carta. Escribe parte de su nombre y elige de la lista.
error-no-cards = { $game } no tiene cartas. Se puede consultar: { $topics }.
