# Words in the pictures of every game.
render-turn = Turn { $turn }
render-your-hand = Your hand
render-closed = Table closed
render-places = { $shown } of { $count } places
