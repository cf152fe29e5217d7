# Questions, choices and table options of Tigris & Euphrates.
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
tigris-move-bad-square = “{ $text }” is no square. Name a column from A to P and a row from 1 to 11, such as F7.
tigris-move-bad-colour = “{ $text }” is no colour. Use red, black, blue or green.
tigris-move-bad-swap = I cannot read “{ $text }”. Name one to six tiles, such as: 2 red, blue.

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
