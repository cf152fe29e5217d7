### Games of civilizations on a map: what all of this family say alike.

## Words in pictures and alt texts.

epochs-pic-epoch = Epoch { $epoch } of { $epochs }
epochs-pic-phase = { $phase ->
    [growth] Growth
    [cards] Cards
    [competition] Competitions
    [reckoning] Reckoning
   *[other] End of the epoch
  }
epochs-pic-fight = Competition: { $area }
epochs-pic-acting = { $names } to act
epochs-pic-since = changes: { $phase }
epochs-pic-since-look = changes since you looked
epochs-pic-won = { $names } wins
epochs-pic-shared = Shared victory: { $names }
epochs-pic-over = The game is over
epochs-pic-no-cards = No cards in hand
epochs-pic-disks = { $count ->
    [one] 1 disk
   *[other] { $count } disks
  }
epochs-pic-strength = { $allies ->
    [0] { $disks }
   *[other] { $disks } + { $allies } white
  }
epochs-pic-over-time = Points turn by turn
epochs-pic-word = { $word ->
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
    [ability] its ability
    [house] our own
   *[card] card
  }
epochs-pic-theme = { $theme ->
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
epochs-pic-letter = { $letter ->
    [C] Competition
    [N] Negate
    [I] Investment
    [E] Event
   *[none] Card
  }
epochs-pic-great = { $kind }, great person
epochs-pic-source = { $source ->
    [cities] Cities
    [most-cities] Most cities
    [seas] Seas
    [talents] Talents
    [loot] Loot
    [cards] Cards
   *[other] Other
  }
epochs-alt-head = { $game }, epoch { $epoch } of { $epochs }, turn { $turn }, phase: { $phase }.
epochs-alt-over = { $game }: the game is over.
epochs-alt-place = { $place }. { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
epochs-alt-place-sources = { $place }. { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
  } ({ $sources }).
epochs-alt-source = { $source } { $points }
epochs-alt-seat = { $who }: { $points ->
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
epochs-alt-seat-short = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $cities ->
    [one] 1 city
   *[other] { $cities } cities
  }, { $disks ->
    [one] 1 disk
   *[other] { $disks } disks
  }.
epochs-alt-order = Turn order: { $names }.
epochs-alt-fight = Competition in { $area }: { $sides }.
epochs-alt-side = { $name } { $strength }
epochs-alt-side-played = { $name } { $strength }, plays { $played }
epochs-alt-contested = Contested: { $areas }.
epochs-alt-contested-count = { $count } contested areas.
epochs-alt-calm = No area is contested.
epochs-alt-barbarians = Barbarians: { $areas }.
epochs-alt-barbarians-count = Barbarians in { $count } areas.
epochs-alt-no-barbarians = No Barbarians on the map.
epochs-alt-piles = { $deck } cards in the deck, { $discard } discarded, { $barbarians } Barbarians in supply.
epochs-alt-closed = { $count } areas are out of play.
epochs-alt-changes = Changed in { $phase }: { $list }.
epochs-alt-changes-look = Changed since you looked: { $list }.
epochs-alt-more = { $count } more
epochs-alt-tie = { $name }: { $tie }.
epochs-alt-after = After epoch { $epoch }: { $points }.
epochs-alt-cut = A part of the map: { $region }.
epochs-alt-here = { $area }: { $stacks }.
epochs-alt-stack = { $name } { $strength }
epochs-alt-hand = Your hand: { $cards }.
epochs-alt-empty-hand = Your hand is empty.
epochs-alt-spectator = You hold no hand in this game.
epochs-alt-card = { $card } ({ $kind })
epochs-alt-card-text = { $card }: { $text }

## Standing orders: how long they last.

epochs-order-lasts-competition = let them pass in this competition
epochs-order-lasts-competitions = let them pass in all competitions this turn
epochs-order-lasts-unless-played = let them pass in this competition, unless somebody plays something
epochs-until-competition = in this competition
epochs-until-competitions = in all competitions this turn
epochs-until-unless-played = in this competition, unless somebody plays something
