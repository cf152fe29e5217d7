# Why something is not possible in the Inner Sea, by the rulebook's sections, and what to do instead.
inner_sea-no-such-area = There is no area “{ $text }”; pick one from the list.
inner_sea-no-such-card = There is no such card; pick one from the list.
inner_sea-no-such-wonder = There is no wonder “{ $text }”; pick one from the list.
inner_sea-area-closed = { $area } is out of play with this number of players (rulebook: Basic setup). Choose another area.
inner_sea-deep-sea-closed = { $area } is a deep sea: only seafarers may go there before the fourth epoch (rulebook: Deep and shallow seas).
inner_sea-area-full = { $area } holds { $limit ->
    [one] 1 disk
   *[other] { $limit } disks
  } of yours, the stacking limit now (rulebook: Stacking). Choose another area.
inner_sea-outnumbered-next-door = You cannot go on to { $area }: next to it you are outnumbered in a contested area (rulebook: Deployment step).
inner_sea-deploy-home-first = With no disk on the map you begin in or next to your home area, and { $area } is not (rulebook: Deployment step).
inner_sea-out-of-reach = { $area } is out of reach: it must be next to an area you control, or where you hold at least as many disks as anybody (rulebook: Deployment step, Chaining).
inner_sea-no-own-disk = You have no disk in { $area }.
inner_sea-withdraw-city = { $area } is a city, and cities do not withdraw (rulebook: Withdrawal step).
inner_sea-resettle-no-city = You have no city in { $area }; only a disk of a city resettles (rulebook: Resettlement step).
inner_sea-card-not-held = { $card } is not in your hand.
inner_sea-card-answers-only = { $card } only answers what somebody else plays (rulebook: Negation cards).
inner_sea-card-competition-only = { $card } is for a competition, when an area is contested (rulebook: Competition cards).
inner_sea-card-no-effect = { $card } would do nothing now (rulebook: Resolving effects). Keep it for later.
inner_sea-card-does-not-answer = { $card } does not answer what was played (rulebook: Negation cards).
inner_sea-card-no-negation = { $card } negates nothing (rulebook: Negation cards).
inner_sea-card-not-for-competition = { $card } is no competition card (rulebook: Competition cards).
inner_sea-wonder-not-yours = That wonder is not yours (rulebook: Using wonders).
inner_sea-feature-not-here = That cannot be used in this competition (rulebook: Competition procedure).
inner_sea-wonder-built = { $wonder } has been built already (rulebook: Wonders).
inner_sea-wonder-buried = { $wonder } lies buried (rulebook: Wonders).
inner_sea-wonder-one-a-turn = You have built a wonder this turn; one a turn is all (rulebook: Building a wonder).
inner_sea-wonder-no-site = A wonder needs a land area that you control and where none stands (rulebook: Building a wonder).
inner_sea-wonder-too-dear = A wonder costs five: at least two disks from the map, the rest disks, talents or cards; you do not have that much (rulebook: Building a wonder).
inner_sea-wonder-supply = { $wonder } takes { $disks } disks on its card, and your supply is too small (rulebook: Building a wonder).
inner_sea-last-disk-of-site = Your last disk in { $area } must stay: the wonder is to stand there (rulebook: Building a wonder).
inner_sea-two-disks-due = The disks due are still to be paid; give disks from the map (rulebook: Building a wonder).
inner_sea-no-talents = You have no talents.
inner_sea-few-talents = You have { $talents ->
    [one] 1 talent
   *[other] { $talents } talents
  } to spend (rulebook: Draw step).
inner_sea-area-not-offered = { $area } is not among the areas this may concern; pick one from the list.
