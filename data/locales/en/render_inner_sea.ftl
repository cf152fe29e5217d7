# Words in the pictures and alt texts of the Inner Sea.
inner_sea-pic-epoch = Epoch { $epoch } of { $epochs }
inner_sea-pic-phase = { $phase ->
    [growth] Growth
    [cards] Cards
    [competition] Competitions
    [reckoning] Reckoning
   *[other] End of the epoch
  }
inner_sea-pic-fight = Competition: { $area }
inner_sea-pic-acting = { $names } to act
inner_sea-pic-since = changes: { $phase }
inner_sea-pic-since-look = changes since you looked
inner_sea-pic-won = { $names } wins
inner_sea-pic-shared = Shared victory: { $names }
inner_sea-pic-over = The game is over
inner_sea-pic-no-cards = No cards in hand
inner_sea-pic-disks = { $count ->
    [one] 1 disk
   *[other] { $count } disks
  }
inner_sea-pic-strength = { $allies ->
    [0] { $disks }
   *[other] { $disks } + { $allies } white
  }
inner_sea-pic-over-time = Points turn by turn
inner_sea-pic-tie = Tie-break: { $wonders ->
    [one] 1 wonder
   *[other] { $wonders } wonders
  }, { $cities ->
    [one] 1 city
   *[other] { $cities } cities
  }, { $disks ->
    [one] 1 disk
   *[other] { $disks } disks
  }, { $areas ->
    [one] 1 area
   *[other] { $areas } areas
  }
inner_sea-pic-word = { $word ->
    [cities] cities
    [talents] talents
    [hand] hand
    [on-map] on map
    [supply] supply
    [ready] ready
    [passed] passed
    [deck] deck
    [discard] discard
    [barbarian-supply] barbarians
    [barbarians] Barbarians
    [wonders] Wonders
    [available] available
    [built] built
    [buried] buried
    [ability] its ability
    [house] our own
   *[card] card
  }
inner_sea-pic-theme = { $theme ->
    [trade] Trade
    [growth] Growth
    [religion] Religion
    [knowledge] Knowledge
    [wealth] Wealth
    [intrigue] Intrigue
    [war] War
    [disaster] Disaster
   *[other] Fate
  }
inner_sea-pic-letter = { $letter ->
    [C] Competition
    [N] Negate
    [I] Investment
    [E] Event
   *[none] Card
  }
inner_sea-pic-great = { $kind }, great person
inner_sea-pic-source = { $source ->
    [cities] Cities
    [most-cities] Most cities
    [wonders] Wonders
    [most-wonders] Most wonders
    [seas] Seas
    [talents] Talents
    [loot] Loot
    [cards] Cards
   *[other] Other
  }
inner_sea-alt-head = Ancient Civilizations of the Inner Sea, epoch { $epoch } of { $epochs }, turn { $turn }, phase: { $phase }.
inner_sea-alt-over = Ancient Civilizations of the Inner Sea: the game is over.
inner_sea-alt-place = { $place }. { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
inner_sea-alt-place-sources = { $place }. { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
  } ({ $sources }).
inner_sea-alt-source = { $source } { $points }
inner_sea-alt-seat = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $cities ->
    [one] 1 city
   *[other] { $cities } cities
  }, { $disks ->
    [one] 1 disk
   *[other] { $disks } disks
  } on the map, { $talents ->
    [one] 1 talent
   *[other] { $talents } talents
  }, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
  }, { $ready } ready, { $supply } in supply.
inner_sea-alt-seat-short = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $cities ->
    [one] 1 city
   *[other] { $cities } cities
  }, { $disks ->
    [one] 1 disk
   *[other] { $disks } disks
  }.
inner_sea-alt-order = Turn order: { $names }.
inner_sea-alt-fight = Competition in { $area }: { $sides }.
inner_sea-alt-side = { $name } { $strength }
inner_sea-alt-side-played = { $name } { $strength }, plays { $played }
inner_sea-alt-contested = Contested: { $areas }.
inner_sea-alt-contested-count = { $count } contested areas.
inner_sea-alt-calm = No area is contested.
inner_sea-alt-barbarians = Barbarians: { $areas }.
inner_sea-alt-barbarians-count = Barbarians in { $count } areas.
inner_sea-alt-no-barbarians = No Barbarians on the map.
inner_sea-alt-wonders = Wonders built: { $list }.
inner_sea-alt-wonder = { $wonder } ({ $name }, { $area })
inner_sea-alt-piles = { $deck } cards in the deck, { $discard } discarded, { $barbarians } Barbarians in supply.
inner_sea-alt-closed = { $count } areas are out of play.
inner_sea-alt-changes = Changed in { $phase }: { $list }.
inner_sea-alt-changes-look = Changed since you looked: { $list }.
inner_sea-alt-more = { $count } more
inner_sea-alt-tie = { $name }: { $tie }.
inner_sea-alt-after = After epoch { $epoch }: { $points }.
inner_sea-alt-cut = A part of the map: { $region }.
inner_sea-alt-here = { $area }: { $stacks }.
inner_sea-alt-stack = { $name } { $strength }
inner_sea-alt-hand = Your hand: { $cards }.
inner_sea-alt-empty-hand = Your hand is empty.
inner_sea-alt-spectator = You hold no hand in this game.
inner_sea-alt-card = { $card } ({ $kind })
inner_sea-alt-card-text = { $card }: { $text }
