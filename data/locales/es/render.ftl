# Palabras en los dibujos de todos los juegos.
render-turn = Turno { $turn }
render-your-hand = Tu mano
render-closed = Mesa cerrada
render-places = { $shown } de { $count } sitios
