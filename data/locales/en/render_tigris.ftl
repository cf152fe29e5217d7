# Words in the pictures and alt texts of Tigris & Euphrates.
tigris-pic-dynasty = { $dynasty ->
    [bow] Bow
    [lion] Lion
    [bull] Bull
   *[pot] Pot
  }
tigris-pic-tile = { $colour ->
    [red] temple
    [black] settlement
    [blue] farm
   *[green] market
  }
tigris-pic-role = { $colour ->
    [red] priest
    [black] king
    [blue] farmer
   *[green] trader
  }
tigris-pic-roles = { $colour ->
    [red] priests
    [black] kings
    [blue] farmers
   *[green] traders
  }
tigris-pic-building = { $colour ->
    [red] library
    [black] palace
    [blue] granary
   *[green] market hall
  }
tigris-pic-colour = { $colour ->
    [red] red
    [black] black
    [blue] blue
   *[green] green
  }
tigris-pic-actions-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
  }
tigris-pic-to-play = { $name } to play
tigris-pic-monuments-left = Monuments
tigris-pic-catastrophes = { $count ->
    [one] 1 catastrophe
   *[other] { $count } catastrophes
  }
tigris-pic-no-tiles = No tiles
tigris-pic-all-leaders-on = All four leaders are on the board
tigris-pic-your-points = Your points
tigris-pic-place = { $place }.
tigris-pic-over = The game is over
tigris-pic-won = { $names } wins
tigris-pic-shared = { $names } share the victory
tigris-pic-conflict = { $kind ->
    [revolt] Revolt of the { $roles }
   *[war] War of the { $roles }
  }
tigris-pic-result = { $tie ->
    [yes] { $name } wins { $strength } : { $against }, ties go to the defender
   *[no] { $name } wins { $strength } : { $against }
  }
tigris-alt-result = { $what }: { $result }.
tigris-pic-side = { $name } { $board } + { $committed }
tigris-pic-last = { $kind ->
    [tile] { $name } placed a { $tile } at { $cell }
    [leader] { $name } placed the { $role } at { $cell }
    [move] { $name } moved the { $role } from { $origin } to { $cell }
    [withdraw] { $name } withdrew the { $role } from { $origin }
    [catastrophe] { $name } brought a catastrophe on { $cell }
    [swap] { $name } swapped tiles
    [monument] { $name } built a monument at { $cell }
    [building] { $name } put the { $building } on { $cell }
   *[treasure] { $name } took a treasure at { $cell }
  }

tigris-alt-head-closed = Tigris & Euphrates, turn { $turn }. { $closed }.
tigris-alt-head = Tigris & Euphrates, turn { $turn }. { $who } to play, { $actions }.
tigris-alt-cut = Part of the board, { $from } to { $to }.
tigris-alt-over = Tigris & Euphrates, the game is over.
tigris-alt-conflict = { $what } at { $cell }: attacker { $attacker }, defender { $defender }.
tigris-alt-unknown = unknown
tigris-alt-last = Last: { $what }.
tigris-alt-changed = Changed since you looked: { $cells }.
tigris-alt-changed-count = Changed since you looked: { $count ->
    [one] 1 square
   *[other] { $count } squares
  }.
tigris-alt-kingdom = Kingdom at { $cell }, { $size } squares{ $treasures ->
    [0] {""}
    [one] , 1 treasure
   *[other] , { $treasures } treasures
  }: { $leaders }.
tigris-alt-leader = { $dynasty } { $role } { $cell } (temples { $temples }, followers { $followers })
tigris-alt-leader-short = { $dynasty } { $role } { $cell }
tigris-alt-no-kingdoms = No kingdoms.
tigris-alt-monuments = Monuments: { $list }.
tigris-alt-monument = { $one }-{ $two } at { $cell }
tigris-alt-supply = { $bag } tiles in the bag, { $treasures } treasures on the board.
tigris-alt-seat = { $who }: { $hand ->
    [one] 1 tile
   *[other] { $hand } tiles
  }, { $catastrophes ->
    [one] 1 catastrophe
   *[other] { $catastrophes } catastrophes
  }{ $off ->
    [none] {""}
   *[some] , off the board { $off }
  }.
tigris-alt-points = red { $red }, black { $black }, blue { $blue }, green { $green }, treasures { $treasures }
tigris-alt-seat-points = { $name }: { $points }.
tigris-alt-hand = Your hand: { $tiles }. { $catastrophes }.
tigris-alt-count = { $tile } × { $count }
tigris-alt-off = Leaders not on the board: { $roles }.
tigris-alt-your-points = Your points: { $points }.
tigris-alt-final = { $place }. { $who }: red { $red }, black { $black }, blue { $blue }, green { $green }; weakest first { $order }.
tigris-alt-spectator = No hand to show.
