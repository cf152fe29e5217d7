# Lines in the log of Tigris & Euphrates. The first messages are words that the lines use.
tigris-log-tile = { $colour ->
    [red] temple
    [black] settlement
    [blue] farm
   *[green] market
  }
tigris-log-tiles = { $colour ->
    [red] { $tiles ->
        [one] 1 temple
       *[other] { $tiles } temples
      }
    [black] { $tiles ->
        [one] 1 settlement
       *[other] { $tiles } settlements
      }
    [blue] { $tiles ->
        [one] 1 farm
       *[other] { $tiles } farms
      }
   *[green] { $tiles ->
        [one] 1 market
       *[other] { $tiles } markets
      }
  }
tigris-log-leader = { $colour ->
    [red] priest
    [black] king
    [blue] farmer
   *[green] trader
  }
tigris-log-leaders = { $colour ->
    [red] priests
    [black] kings
    [blue] farmers
   *[green] traders
  }
tigris-log-building = { $colour ->
    [red] library
    [black] palace
    [blue] granary
   *[green] market hall
  }
tigris-log-colour = { $colour ->
    [red] red
    [black] black
    [blue] blue
   *[green] green
  }
tigris-log-second = { $second ->
    [red] red
    [black] black
    [blue] blue
   *[green] green
  }
tigris-log-dynasty = { $dynasty ->
    [bow] bow
    [lion] lion
    [bull] bull
   *[pot] pot
  }

tigris-start = { $seat } starts the game.
tigris-dynasty = { $seat } leads the dynasty of the { tigris-log-dynasty }.
tigris-turn = Turn { $turn }: it is the turn of { $seat }.
tigris-pass = { $seat } ends the turn early.
tigris-leader = { $seat } places the { tigris-log-leader } on { $cell }.
tigris-move = { $seat } moves the { tigris-log-leader } from { $origin } to { $cell }.
tigris-withdraw = { $seat } withdraws the { tigris-log-leader } from { $cell }.
tigris-tile = { $seat } places a { tigris-log-tile } on { $cell }.
tigris-union = The tile on { $cell } unites two kingdoms.
tigris-catastrophe = { $seat } places a catastrophe on { $cell }.
tigris-catastrophe-over = { $seat } places a catastrophe on { $cell }; the { tigris-log-tile } there is destroyed.
tigris-swap = { $tiles ->
    [one] { $seat } swaps 1 tile.
   *[other] { $seat } swaps { $tiles } tiles.
  }
tigris-drew = You draw { $list }.
tigris-drew-red = { $count ->
    [one] 1 temple
   *[other] { $count } temples
  }
tigris-drew-black = { $count ->
    [one] 1 settlement
   *[other] { $count } settlements
  }
tigris-drew-blue = { $count ->
    [one] 1 farm
   *[other] { $count } farms
  }
tigris-drew-green = { $count ->
    [one] 1 market
   *[other] { $count } markets
  }
tigris-shortage = The bag cannot fill the hand of { $seat }: the game ends after this turn.
tigris-points = { $because ->
    [tile] { $seat } scores { tigris-log-points } for the new tile.
    [king] { $seat } scores { tigris-log-points } for the new tile, thanks to the king.
    [revolt] { $seat } scores { tigris-log-points } for the revolt.
    [war] { $seat } scores { tigris-log-points } for the war.
   *[monument] { $seat } scores { tigris-log-points } from a monument.
  }
tigris-log-points = { $points ->
    [one] 1 { tigris-log-colour } point
   *[other] { $points } { tigris-log-colour } points
  }
tigris-revolt = Revolt: the { tigris-log-leader } of { $seat } attacks the { tigris-log-leader } of { $other }.
tigris-war = War of the { tigris-log-leaders }: { $seat } attacks, { $other } defends.
tigris-committed = { $tiles ->
    [0] { $seat } reveals no tiles.
   *[other] { $seat } reveals { tigris-log-tiles }.
  }
tigris-decided = { $by ->
    [tie] { $seat } wins the { tigris-log-conflict } as the defender, { $strength } to { $against }: ties go to the defender ({ tigris-log-strengths }).
    [attack] { $seat } wins the { tigris-log-conflict } as the attacker, { $strength } to { $against } ({ tigris-log-strengths }).
   *[defence] { $seat } wins the { tigris-log-conflict } as the defender, { $strength } to { $against } ({ tigris-log-strengths }).
  }
tigris-log-conflict = { $kind ->
    [revolt] revolt
   *[war] war
  }
tigris-log-strengths = { $seat } { $board } on the board + { $revealed } revealed, { $other } { $boarded } + { $shown }
# Of games whose logs told no more.
tigris-won = { $seat } wins against { $other }: attack { $attack }, defence { $defence }.
tigris-followers-removed = { $tiles ->
    [0] The { tigris-log-leader } of { $seat } is withdrawn; no followers are removed.
   *[other] The { tigris-log-leader } of { $seat } is withdrawn; { tigris-log-tiles } removed from the board.
  }
tigris-stranded = The { tigris-log-leader } of { $seat } on { $cell } has no temple left beside it and is withdrawn.
tigris-monument = { $seat } builds the { tigris-log-colour } and { tigris-log-second } monument, its top left corner on { $cell }.
tigris-no-monument = { $seat } builds no monument.
tigris-building = { $seat } puts the { tigris-log-building } on { $cell }.
tigris-building-removed = The { tigris-log-building } gives way to the monument and leaves the board.
tigris-treasure = { $seat } takes the treasure on { $cell }.
tigris-end = { $reason ->
    [bag] The game is over: the bag is empty.
   *[treasures] The game is over: at most two treasures are left on the board.
  }
tigris-final = { $place }. { $seat }: { $score }{ $place ->
    [1] {" "}(weakest category first)
   *[other] {""}
  }
