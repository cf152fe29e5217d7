## Words in pictures and alt texts.

middle_east-pic-word = { $word ->
    [cities] cities
    [talents] minas
    [hand] hand
    [on-map] on map
    [supply] supply
    [ready] ready
    [passed] passed
    [deck] deck
    [discard] discard
    [barbarian-supply] barbarians
    [barbarians] Barbarians
    [ability] its ability
    [house] our own
   *[card] card
  }
middle_east-pic-letter = { $letter ->
    [C] Competition
    [N] Negate
    [I] Investment
    [IC] Investment, competition
    [E] Event
    [R] Religion
   *[none] Card
  }
middle_east-pic-source = { $source ->
    [cities] Cities
    [most-cities] Most cities
    [temples] Temples
    [most-deities] Most deities
    [captures] Captured deities
    [returns] Returned deities
    [seas] Seas
    [talents] Minas
    [loot] Loot
    [cards] Cards
    [abilities] Abilities
   *[other] Other
  }
middle_east-pic-stronghold = Stronghold ({ $area })
middle_east-pic-home = A home
middle_east-pic-walled = { $strength } + stronghold
middle_east-pic-tie = Tie-break: { $temples ->
    [one] 1 temple
   *[other] { $temples } temples
  }, { $homes ->
    [one] 1 home
   *[other] { $homes } homes
  }, { $cities ->
    [one] 1 city
   *[other] { $cities } cities
  }, { $disks ->
    [one] 1 disk
   *[other] { $disks } disks
  }, { $areas ->
    [one] 1 area
   *[other] { $areas } areas
  }, { $returned ->
    [one] has begun anew
   *[other] has not begun anew
  }
middle_east-pic-deity-state = { $word ->
    [available] available
    [card] by card 95 only
    [established] temple stands
    [inactive] inactive
    [destroyed] temple destroyed
   *[captured] captured
  }
middle_east-pic-captive = captive of { $name }
middle_east-pic-deity-card = Deity · { $state }
middle_east-pic-deity-gives = { $gives ->
    [both] helps, 1 point a turn
    [help] helps
    [point] 1 point a turn
   *[nothing] gives nothing now
  }
middle_east-alt-temple-in = temple in { $area }
middle_east-alt-deities = Deities: { $list }.
middle_east-alt-deity = { $deity } ({ $name }, { $state }; { $gives })
middle_east-alt-deity-short = { $deity } ({ $name }, { $state })
middle_east-alt-free-deities = Deities still available: { $list }.
middle_east-alt-own-deity = Your deity: { $deity }, { $state }; { $gives }. { $text }
middle_east-alt-godless = You have no deity.
middle_east-alt-minas = { $count ->
    [one] You have 1 mina.
   *[other] You have { $count } minas.
  }
middle_east-alt-strongholds = Strongholds: { $list }.
middle_east-alt-strongholds-count = { $count ->
    [one] 1 stronghold.
   *[other] { $count } strongholds.
  }
middle_east-alt-owner = { $name } in { $areas }
middle_east-alt-homes = Homes: { $list }.
middle_east-alt-home = { $name } { $area }
middle_east-alt-sites = Marked areas: { $list }.
middle_east-alt-goal = { $points } points end the game.
middle_east-alt-seat = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $cities ->
    [one] 1 city
   *[other] { $cities } cities
  }, { $disks ->
    [one] 1 disk
   *[other] { $disks } disks
  } on the map, { $talents ->
    [one] 1 mina
   *[other] { $talents } minas
  }, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
  }, { $ready } ready, { $supply } in supply.
middle_east-face-deity = Deity

## Religion, events, deities, the epoch change table.

middle_east-ask-card-deity = { $card }: which deity?
middle_east-ask-card-loss = { $card }: from where do you lose a disk?{ $left ->
    [one] {""}
   *[other] {" "}{ $left } in all are to go.
  }
middle_east-ask-father-place = Father of the Gods: which place in the turn order do you take?
middle_east-ask-dead-keep = God of the Dead: which card do you keep? The others are discarded.
middle_east-ask-skies-bolt = God of the Skies: whose disk is struck?
middle_east-ask-invasion = { $card ->
    [none] The epoch ends with an invasion: where does it begin?
   *[other] { $card }: where does the invasion begin?
  }
middle_east-ask-invasion-onward = { $card }: where do the riders go next? { $left ->
    [one] This is the last area.
   *[other] { $left } areas are left.
  }
middle_east-ask-invasion-fertile = { $card }: which four fertile areas are raided?
middle_east-ask-epoch-loss = The epoch ends: from where do you lose a disk?{ $left ->
    [one] {""}
   *[other] {" "}{ $left } in all are to go.
  }
middle_east-ask-epoch-place = The epoch ends: where do you place a disk?{ $left ->
    [one] {""}
   *[other] {" "}{ $left } in all.
  }
middle_east-ask-epoch-invasion = The epoch ends: to which sea do 2 Barbarians come?{ $left ->
    [one] {""}
   *[other] {" "}{ $left } seas in all.
  }
middle_east-ask-epoch-city = The epoch ends with the Black Death: which city is reduced to one disk?{ $left ->
    [one] {""}
   *[other] {" "}{ $left } cities in all.
  }
middle_east-ask-epoch-flood = The epoch ends with a flood: in which fertile area does it begin?
middle_east-ask-epoch-rebels = The epoch ends: which of your cities rebels?
middle_east-ask-epoch-deity = The epoch ends: which deity becomes inactive?
middle_east-choice-place = Place
middle_east-choice-place-2 = Place { $arg }
middle_east-choice-stay = Stay
middle_east-choice-deity = Deity
middle_east-sure-dead-keep = Keep it and discard the others
middle_east-omen = { $over ->
    [1] Number { $number }: the epoch ends with this turn.
   *[0] Number { $number }: the epoch goes on.
  }
middle_east-blown-away = Blown away: { $places }.
middle_east-horde = Barbarians come: { $places }.

## Marked areas, deportation.

middle_east-site = { $area } is marked: { $card }.
middle_east-site-gone = { $card } is used up: its area is marked no longer.
middle_east-reaps = { $seat } controls { $area } and takes a white disk off { $card }.
middle_east-deported = { $seat } has { epochs-disks } moved from { $area } to { $places }.
