# Words in the pictures of every game.
render-turn = Turn { $turn }
render-your-hand = Your hand
render-closed = Table closed

# A side of the game that no player leads, and two of one player.
side-unled = { $side ->
    [none] NPC
   *[other] { $side } (NPC)
  }
render-places = { $shown } of { $count } places
