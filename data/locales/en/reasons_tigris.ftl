# Why an action of Tigris & Euphrates is not possible, and what to do instead.
tigris-no-such-tile = { $colour ->
    [red] You hold no temple; choose a tile from your hand
    [black] You hold no settlement; choose a tile from your hand
    [blue] You hold no farm; choose a tile from your hand
    [green] You hold no market; choose a tile from your hand
   *[any] You hold no tiles; choose another action
  } (rulebook: Placing a civilization tile).
tigris-leader-not-on-board = { $colour ->
    [red] Your priest is not on the board; choose a leader that is
    [black] Your king is not on the board; choose a leader that is
    [blue] Your farmer is not on the board; choose a leader that is
   *[green] Your trader is not on the board; choose a leader that is
  } (rulebook: Placing, moving or withdrawing a leader).
tigris-no-catastrophe-left = You have no catastrophe left; choose another action (rulebook: Placing a catastrophe tile).
tigris-no-such-square = There is no square { $cell }; name a column from A to P and a row from 1 to 11, such as F7.
tigris-catastrophe-protected = A catastrophe cannot go on { $cell }: leaders, treasures, monuments, special buildings and other catastrophes are protected. Choose an empty square or another tile (rulebook: Placing a catastrophe tile).
tigris-square-taken = { $cell } is taken; choose an empty square (rulebook: Course of the game).
tigris-leader-on-river = { $cell } is river; leaders stand on land (rulebook: Placing, moving or withdrawing a leader).
tigris-leader-without-temple = { $cell } has no temple beside it; choose a square next to a temple (rulebook: Placing, moving or withdrawing a leader).
tigris-leader-joins-kingdoms = A leader on { $cell } would unite two kingdoms; choose another square (rulebook: Placing, moving or withdrawing a leader).
tigris-farm-off-river = { $cell } is land; farms belong on river squares (rulebook: Placing a civilization tile).
tigris-tile-on-river = { $cell } is river; only farms may be placed there (rulebook: Placing a civilization tile).
tigris-joins-three = A tile on { $cell } would unite three or more kingdoms; choose another square (rulebook: Placing a civilization tile).
