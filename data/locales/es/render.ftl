# Palabras en los dibujos de todos los juegos.
render-turn = Turno { $turn }
render-your-hand = Tu mano
render-closed = Mesa cerrada

# A side of the game that no player leads, and two of one player.
side-unled = { $side ->
    [none] CSJ
   *[other] { $side } (CSJ)
  }
render-places = { $shown } de { $count } sitios
