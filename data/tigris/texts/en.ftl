### Tigris & Euphrates.

## Questions, choices and options of the table.

tigris-ask-action = { $number ->
    [1] Your first action: what will you do?
   *[other] Your second action: what will you do?
  }
tigris-ask-swap = Swap: which of your tiles go for new ones from the bag? 1 to { $most }.
tigris-ask-commit-attack = You attack { $other } { $kind ->
    [revolt] in a revolt
   *[war] in a war
  }, { $own } against { $rival } on the board: how many { $colour ->
    [red] 🟥
    [black] ⬛
    [blue] 🟦
   *[green] 🟩
  } tiles do you reveal? Ties go to the defender.
tigris-ask-commit-defend = { $other } attacks you { $kind ->
    [revolt] in a revolt
   *[war] in a war
  }, { $rival } with what was revealed against your { $own } on the board: how many { $colour ->
    [red] 🟥
    [black] ⬛
    [blue] 🟦
   *[green] 🟩
  } tiles do you reveal? Ties go to you.
tigris-ask-war = Several kinds of leaders fight: which war comes first?
tigris-ask-monument = Four tiles of a colour form a square: build a monument there, now or never?
tigris-ask-special = You may put the { $colour ->
    [red] library
    [black] palace
    [blue] granary
   *[green] market hall
  } here.
tigris-ask-treasure = Your trader takes a treasure: which one?
tigris-ask-end-turn = Both actions are done. End your turn?
tigris-ask-dynasty = Choose your dynasty.

tigris-choice-group = Column { $arg }
tigris-choice-tile = Place a tile
tigris-choice-tile-2 = { $arg ->
    [red] 🟥 Temple
    [black] ⬛ Settlement
    [blue] 🟦 Farm
   *[green] 🟩 Market
  }
tigris-choice-leader = Place or move a leader
tigris-choice-leader-2 = { $arg ->
    [red] 🔴 Priest
    [black] ⚫ King
    [blue] 🔵 Farmer
   *[green] 🟢 Trader
  }
tigris-choice-withdraw = Withdraw a leader
tigris-choice-withdraw-2 = { tigris-choice-leader-2 }
tigris-choice-catastrophe = Place a catastrophe
tigris-choice-swap = Swap tiles
tigris-choice-pass = End the turn
tigris-choice-decline = No, thank you
tigris-choice-commit = Reveal tiles
tigris-choice-commit-2 = { $arg }
tigris-choice-war = Fight
tigris-choice-war-2 = { $arg ->
    [red] 🔴 Priests
    [black] ⚫ Kings
    [blue] 🔵 Farmers
   *[green] 🟢 Traders
  }
tigris-choice-build = Build a monument
tigris-choice-build-2 = with its top left corner on { $arg }
tigris-choice-build-3 = { $arg ->
    [red-blue] red and blue
    [red-green] red and green
    [red-black] red and black
    [blue-green] blue and green
    [blue-black] blue and black
   *[green-black] green and black
  }
tigris-choice-special = Build
tigris-choice-take = Take the treasure
tigris-choice-dynasty = Dynasty
tigris-choice-dynasty-2 = { $arg ->
    [bow] 🏹 Bow
    [lion] 🦁 Lion
    [bull] 🐂 Bull
   *[pot] 🏺 Pot
  }
tigris-choice-red = 🟥 Temple
tigris-choice-black = ⬛ Settlement
tigris-choice-blue = 🟦 Farm
tigris-choice-green = 🟩 Market

tigris-option-board = Board
tigris-option-board-about = Two boards to play on, with different rivers and treasures.
tigris-option-board-classic = classic, 10 treasures
tigris-option-board-alternative = alternative, 14 treasures
tigris-option-special-buildings = Special buildings
tigris-option-special-buildings-about = The advanced variant of the rules.
tigris-option-special-buildings-no = no
tigris-option-special-buildings-yes = yes
tigris-option-points = Points
tigris-option-points-about = Whether everybody sees all points, or only their own until the end.
tigris-option-points-hidden = hidden until the end
tigris-option-points-open = open
tigris-option-dynasties = Dynasties
tigris-option-dynasties-about = Who plays which dynasty.
tigris-option-dynasties-by-seat = by seat
tigris-option-dynasties-choose = each player chooses
tigris-option-first-player = First player
tigris-option-first-player-about = Who begins.
tigris-option-first-player-random = by lot
tigris-option-first-player-first-seat = the first seat
tigris-option-end-of-turn = End of the turn
tigris-option-end-of-turn-about = With a confirmation the second action can still be taken back.
tigris-option-end-of-turn-confirm = after a confirmation
tigris-option-end-of-turn-at-once = right after the second action
tigris-option-empty-commitments = Conflicts without a fitting tile
tigris-option-empty-commitments-about = Asking all the same takes longer, but tells nobody what you hold.
tigris-option-empty-commitments-ask = ask all the same
tigris-option-empty-commitments-skip = do not ask

tigris-hand-line = { $tiles } · catastrophes: { $catastrophes }
tigris-move-bad-square = “{ $text }” is no square. Name a column from A to P and a row from 1 to 11.
tigris-move-bad-colour = “{ $text }” is no colour. Use red, black, blue or green.
tigris-move-bad-swap = I cannot read “{ $text }”. Name one to six tiles of your hand by their colours, parted by commas.

# What a player is called to, where it is not their turn.
tigris-call-commit-attack = { $who }, you attack at { $where }.
tigris-call-commit-defend = { $who }, you are attacked at { $where }.

# An action in full, as one types it.
tigris-named-tile = { tigris-log-tile } to { $square }
tigris-named-leader = { tigris-log-leader } to { $square }
tigris-named-withdraw = withdraw the { tigris-log-leader }
tigris-named-catastrophe = catastrophe to { $square }
tigris-named-take = treasure from { $square }
tigris-named-war = war of the { tigris-log-leaders }
tigris-named-commit = { $count ->
    [0] reveal nothing
    [one] reveal 1 tile
   *[other] reveal { $count } tiles
  }
tigris-group = Which column?

## The turn panel.

tigris-waste-actions = { $count ->
    [one] You still have an action: it will be lost.
   *[other] You still have { $count } actions: they will be lost.
  }
tigris-sure-swap = { $count ->
    [one] Swap one tile
   *[other] Swap { $count } tiles
  }

## Plans, standing orders, taking back.

tigris-plan-action = Your next action
tigris-plan-swap = Tiles to swap
tigris-plan-commit-defend = Tiles you reveal as the defender
tigris-plan-end-turn = The end of your turn
tigris-undo-swap = Swap { $count } tiles: { $things }

## Why something is not possible, by the rulebook's sections, and what to do instead.

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
tigris-tile-nowhere = No square is free for a { tigris-log-tile } now; choose another tile (rulebook: Placing a civilization tile).
tigris-leader-nowhere = Nowhere is there a square beside a temple for your { tigris-log-leader } now; choose another leader (rulebook: Placing, moving or withdrawing a leader).
tigris-catastrophe-nowhere = No square may take a catastrophe now; choose another action (rulebook: Placing a catastrophe tile).
tigris-no-catastrophe-left = You have no catastrophe left; choose another action (rulebook: Placing a catastrophe tile).
tigris-no-such-square = There is no square { $cell }; name a column from A to P and a row from 1 to 11.
tigris-catastrophe-protected = A catastrophe cannot go on { $cell }: leaders, treasures, monuments, special buildings and other catastrophes are protected. Choose an empty square or another tile (rulebook: Placing a catastrophe tile).
tigris-square-taken = { $cell } is taken; choose an empty square (rulebook: Course of the game).
tigris-leader-on-river = { $cell } is river; leaders stand on land (rulebook: Placing, moving or withdrawing a leader).
tigris-leader-without-temple = { $cell } has no temple beside it; choose a square next to a temple (rulebook: Placing, moving or withdrawing a leader).
tigris-leader-joins-kingdoms = A leader on { $cell } would unite two kingdoms; choose another square (rulebook: Placing, moving or withdrawing a leader).
tigris-farm-off-river = { $cell } is land; farms belong on river squares (rulebook: Placing a civilization tile).
tigris-tile-on-river = { $cell } is river; only farms may be placed there (rulebook: Placing a civilization tile).
tigris-joins-three = A tile on { $cell } would unite three or more kingdoms; choose another square (rulebook: Placing a civilization tile).

## Lines of the log.

# The first messages are words that the lines use.
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
tigris-driven-out = The { tigris-log-leader } of { $seat } on { $cell } is withdrawn.
tigris-defeated = { $tiles ->
    [0] The { tigris-log-leader } of { $seat } on { $cell } is withdrawn; no followers are removed.
   *[other] The { tigris-log-leader } of { $seat } on { $cell } is withdrawn; { tigris-log-tiles } removed from the board: { $cells }.
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

## Words in pictures and alt texts.

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
tigris-alt-changed = Changed: { $cells }.
tigris-alt-changed-count = Changed: { $count ->
    [one] 1 square
   *[other] { $count } squares
  }.
tigris-alt-kingdom = Kingdom at { $cell }, { $size ->
    [one] { $size } square
   *[other] { $size } squares
  }{ $treasures ->
    [0] {""}
    [one] , 1 treasure
   *[other] , { $treasures } treasures
  }: { $leaders }.
tigris-alt-leader = { $dynasty } { $role } { $cell } (temples { $temples }, followers { $followers })
tigris-alt-leader-short = { $dynasty } { $role } { $cell }
tigris-alt-no-kingdoms = No kingdoms.
tigris-alt-monuments = Monuments: { $list }.
tigris-alt-monument = { $one }-{ $two } at { $cell }
tigris-alt-supply = { $bag ->
    [one] { $bag } tile
   *[other] { $bag } tiles
  } in the bag, { $treasures ->
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
  } on the board.
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

## The position in words (/state).

tigris-state-none = none
tigris-state-table = Table
tigris-state-kingdoms = Kingdoms
tigris-state-hand = Your hand
tigris-state-board = Board, row by row
tigris-state-rivers = Map: rivers
tigris-state-union = The new tile at { $cell } joins kingdoms.
tigris-state-treasures-first = Treasures to be taken first: { $cells }.
tigris-state-treasures = Treasures: { $cells }.
tigris-state-catastrophes = Catastrophes: { $cells }.
tigris-state-monuments = Monuments, by their top left square: { $list }.
tigris-state-monuments-left = Monuments not built yet: { $list }.
tigris-state-pair = { $one }-{ $two }
tigris-state-buildings = Special buildings: { $list }.
tigris-state-buildings-left = Special buildings beside the board: { $list }.
tigris-state-at = { $what } at { $cell }
tigris-state-on-board = On the board: { $list }.
tigris-state-leader = { $role } { $cell } ({ $temples ->
    [one] 1 temple
   *[other] { $temples } temples
  }, { $followers ->
    [one] 1 follower
   *[other] { $followers } followers
  })
tigris-state-points = Points: { $points }.
tigris-state-kingdom = { $leaders }{ $treasures ->
    [0] {""}
    [one] , 1 treasure
   *[other] , { $treasures } treasures
  }; { $size ->
    [one] 1 square
   *[other] { $size } squares
  }: { $cells }
tigris-state-of = { $who }’s { $role } ({ $cell })
tigris-state-whose = { $who }’s { $role }
tigris-state-face-down = face-down tile
tigris-state-catastrophe = catastrophe
tigris-state-with-treasure = { $what } with a treasure
tigris-state-under = { $what } with the { $building }
tigris-state-row = Row { $row }: { $squares }

## Typed commands: what they do, their names in lower case without spaces.

tigris-command = Moves of Tigris & Euphrates
tigris-command-name = tigris
tigris-command-tile = Place a tile
tigris-command-tile-name = tile
tigris-argument-tile-colour = Which tile
tigris-argument-tile-colour-name = colour
tigris-argument-tile-colour-choice = { $arg ->
    [red] red: temple
    [black] black: settlement
    [blue] blue: farm
   *[green] green: market
  }
tigris-argument-tile-square = Where, such as F7
tigris-argument-tile-square-name = square
tigris-command-leader = Place or move a leader
tigris-command-leader-name = leader
tigris-argument-leader-colour = Which leader
tigris-argument-leader-colour-name = { tigris-argument-tile-colour-name }
tigris-argument-leader-colour-choice = { $arg ->
    [red] red: priest
    [black] black: king
    [blue] blue: farmer
   *[green] green: trader
  }
tigris-argument-leader-square = { tigris-argument-tile-square }
tigris-argument-leader-square-name = { tigris-argument-tile-square-name }
tigris-command-withdraw = Take a leader off the board
tigris-command-withdraw-name = withdraw
tigris-argument-withdraw-colour = { tigris-argument-leader-colour }
tigris-argument-withdraw-colour-name = { tigris-argument-tile-colour-name }
tigris-argument-withdraw-colour-choice = { tigris-argument-leader-colour-choice }
tigris-command-catastrophe = Place a catastrophe
tigris-command-catastrophe-name = catastrophe
tigris-argument-catastrophe-square = { tigris-argument-tile-square }
tigris-argument-catastrophe-square-name = { tigris-argument-tile-square-name }
tigris-command-swap = Swap one to six tiles
tigris-command-swap-name = swap
tigris-argument-swap-tiles = Such as: 2 red, blue
tigris-argument-swap-tiles-name = tiles
tigris-command-commit = Reveal tiles in a conflict
tigris-command-commit-name = commit
tigris-argument-commit-tiles = How many, 0 for none
tigris-argument-commit-tiles-name = { tigris-argument-swap-tiles-name }
tigris-command-war = Say which conflict comes first
tigris-command-war-name = war
tigris-argument-war-colour = Which leaders fight first
tigris-argument-war-colour-name = { tigris-argument-tile-colour-name }
tigris-argument-war-colour-choice = { tigris-argument-leader-colour-choice }
tigris-command-build = Build a monument or a special building
tigris-command-build-name = build
tigris-argument-build-what = Pick from the list
tigris-argument-build-what-name = what
tigris-command-take = Take a treasure
tigris-command-take-name = take
tigris-argument-take-square = From which square
tigris-argument-take-square-name = { tigris-argument-tile-square-name }
tigris-command-dynasty = Choose your dynasty
tigris-command-dynasty-name = dynasty
tigris-argument-dynasty-name = { tigris-argument-build-what }
tigris-argument-dynasty-name-name = name
tigris-command-pass = Pass, or end your turn
tigris-command-pass-name = pass

# More words that people type for it, parted by commas.
tigris-typed-pass = end, finish, done, end turn, end the turn, end my turn
tigris-lobby-word = You act twice a turn: **Play** opens a private panel; what you have put on the board can be taken back until something hidden is shown.

tigris-hint-unit = Tried out from what you can see, up to the beginning of your next turn.
tigris-part-points = points in the weakest colours
tigris-part-leaders = what the leaders bring and risk
tigris-part-tiles = the tiles behind the screen

tigris-facts-dynasty = By dynasty
tigris-fact-dynasty = { $thing ->
    [bow] Bow
    [lion] Lion
    [bull] Bull
   *[pot] Pot
  }

### The story of a finished game.

tigris-story-score = { $points ->
    [one] 1 point in the weakest colour
   *[other] { $points } points in the weakest colour
  }
tigris-story-decided = { $by ->
    [tie] { $When }, { $seat } held out against { $other } in a { tigris-log-conflict }, { $strength } all.
   *[other] { $When }, { $seat } won a { tigris-log-conflict } against { $other }, { $strength } to { $against }.
  }
tigris-story-decided-2 = { $by ->
    [tie] { $seat } and { $other } met { $when } in a { tigris-log-conflict }, { $strength } each: the tie went to { $seat }, who defended.
   *[other] { $seat } beat { $other } { $when } in a { tigris-log-conflict } ({ $strength } to { $against }).
  }
tigris-story-defeated = { $When }, { $seat }’s { tigris-log-leader } fell in { $cell } and took { $tiles } tiles along.
tigris-story-defeated-2 = { $seat }’s { tigris-log-leader } fell in { $cell } { $when }, and { $tiles } tiles with it.
tigris-story-monument = { $When }, { $seat } raised the { tigris-log-colour } and { tigris-log-second } monument in { $cell }.
tigris-story-monument-2 = { $seat } built the { tigris-log-colour } and { tigris-log-second } monument in { $cell } { $when }.
tigris-story-building = { $When }, { $seat } put up { tigris-log-building } in { $cell }.
tigris-story-treasure = { $When }, { $seat } took the treasure of { $cell }.
tigris-story-treasure-2 = The treasure of { $cell } went to { $seat } { $when }.
tigris-story-catastrophe = { $When }, { $seat } brought a catastrophe over { $cell }.
tigris-story-catastrophe-over = { $When }, { $seat } brought a catastrophe over { $cell }, and what stood there was gone.
tigris-story-fights = { $total ->
    [one] There was one conflict
   *[other] There were { $total } conflicts
  }, with the most wins for { $winners } ({ $wins }).
tigris-story-end = { $reason ->
    [bag] The bag was empty, and with it the game was over.
   *[treasures] No more than two treasures were left on the board: the game was over.
  }

# What computers of a style like.
tigris-style-warrior = Begins wars and revolts
tigris-style-builder = Builds monuments
tigris-style-trader = Goes for treasures

### Figures of a finished game.

tigris-figure-red = Red points
tigris-figure-black = Black points
tigris-figure-blue = Blue points
tigris-figure-green = Green points
tigris-figure-treasures = Treasures
tigris-figure-because = { $because ->
    [tile] Points for tiles
    [king] Points by the king
    [revolt] Points in revolts
    [war] Points in wars
   *[monument] Points from monuments
  }
tigris-figures-course = The weakest colour, turn by turn
