# Lines in the log of the Inner Sea.
inner_sea-barbarian-faction = the Barbarians
inner_sea-disks = { $disks ->
    [one] 1 disk
   *[other] { $disks } disks
  }
inner_sea-point-count = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
inner_sea-talent-count = { $talents ->
    [one] 1 talent
   *[other] { $talents } talents
  }
inner_sea-start = The game begins. Turn order: { $order }.
inner_sea-civilization = { $seat } leads { $civilization }.
inner_sea-turn = Epoch { $epoch }, turn { $turn }.
inner_sea-withdrawal = { $seat } withdraws { inner_sea-disks }: { $places }.
inner_sea-growth = { $seat } makes { $ready } ready: settlements { $settlements }, seas { $seas }, trade { $trade }, abilities { $abilities }.
inner_sea-resettlement = { $seat } resettles { inner_sea-disks } of cities: { $places }.
inner_sea-deployment = { $seat } deploys { inner_sea-disks }: { $places }.
inner_sea-deployed = { $seat } deploys in { $area }.
inner_sea-passed = { $seat } passes.
inner_sea-played = { $targets ->
    [none] { $seat } plays { $card }.
   *[other] { $seat } plays { $card }: { $targets }.
  }
inner_sea-nothing-played = Nobody uses anything in { $area }.
inner_sea-negates = { $seat } answers { $other } with { $card }.
inner_sea-negated = { $card } is negated.
inner_sea-uses = { $seat } uses { $feature }.
inner_sea-discarded = { $seat } discards { $card }.
inner_sea-paid-talent = { $seat } pays a talent instead of a disk in { $area }.
inner_sea-paid-card = { $seat } gives up a card instead of a disk in { $area }.
inner_sea-paid = { $seat } pays { inner_sea-talent-count }.
inner_sea-lost = { $side ->
    [many] The Barbarians lose { inner_sea-disks } in { $area }.
   *[one] { $seat } loses { inner_sea-disks } in { $area }.
  }
inner_sea-shielded = { $side ->
    [many] The Barbarians are safe from cards in { $area }.
   *[one] { $seat } is safe from cards in { $area }.
  }
inner_sea-talents = { $seat } gains { inner_sea-talent-count }.
inner_sea-spent = { $seat } spends { inner_sea-talent-count } on cards.
inner_sea-points = { $because ->
    [cities] { $seat } scores { inner_sea-point-count } for cities.
    [wonders] { $seat } scores { inner_sea-point-count } for wonders.
    [loot] { $seat } scores { inner_sea-point-count } for loot.
    [most-cities] { $seat } scores { inner_sea-point-count } for most cities.
    [most-wonders] { $seat } scores { inner_sea-point-count } for most wonders.
    [seas] { $seat } scores { inner_sea-point-count } for seas.
    [talents] { $seat } scores { inner_sea-point-count } for talents.
   *[cards] { $seat } scores { inner_sea-point-count } from cards and abilities.
  }
inner_sea-horde = Barbarians come: { $places }.
inner_sea-ally = { $disks ->
    [one] { $seat } gets a white disk in { $area }.
   *[other] { $seat } gets { $disks } white disks in { $area }.
  }
inner_sea-built = { $seat } builds { $wonder } in { $area }.
inner_sea-buried = { $wonder } is buried.
inner_sea-unburied = { $wonder } stands again.
inner_sea-competition = Competition in { $area }.
inner_sea-decided = { $left ->
    [one] { $area } is held by { $seat }: { $sides }.
    [nobody] Nobody is left in { $area }: { $sides }.
   *[several] { $area } stays shared: { $sides }.
  }
inner_sea-loot = { $seat } takes loot in { $area }.
inner_sea-dominates = { $seat } dominates { $area }.
inner_sea-order = New turn order: { $order }.
inner_sea-aeneas = { $seat } begins anew as { $civilization }.
inner_sea-sudden-death = { $over ->
    [1] Number { $number }: the epoch ends.
   *[0] Number { $number }: the epoch goes on.
  }
inner_sea-revealed = Revealed: { $card } ({ $number }).
inner_sea-event = Event: { $card }.
inner_sea-drew = You draw { $card }.
inner_sea-saw = You see { $card }.
inner_sea-drew-count = { $cards ->
    [one] { $seat } draws 1 card.
   *[other] { $seat } draws { $cards } cards.
  }
inner_sea-end = The game is over.
inner_sea-final = { $place }. { $seat }: { $points } points.
# Of games whose logs told disks one by one.
inner_sea-withdrew = { $seat } withdraws a disk from { $area }.
inner_sea-resettled = { $seat } resettles a disk of the city in { $area }.
inner_sea-barbarians = Barbarians: { inner_sea-disks } in { $area }.
inner_sea-tie = { $by ->
    [wonders] Equal points: areas with own wonders decide.
    [cities] Equal points: the number of cities decides.
    [disks] Equal points: the disks on the map decide.
    [areas] Equal points: the areas occupied decide.
   *[nothing] Equal in everything: the first place is shared.
  }
