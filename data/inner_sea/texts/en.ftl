### Ancient Civilizations of the Inner Sea.

## Questions, choices and options of the table.

inner_sea-hand-line = Cards: { $cards } · talents: { $talents }{ $ready ->
    [0] {""}
   *[other] {" "}· ready disks: { $ready }
  }
inner_sea-ask-civilization = Which civilization do you lead?
inner_sea-ask-withdraw = Growth: which disks do you withdraw to your supply? Any that are no city, or none.
inner_sea-ask-resettle = Growth: from which of your cities does a disk become ready again? { $most ->
    [1] One disk, or none.
   *[other] One each, from none to { $most }.
  }
inner_sea-ask-deploy = Deployment: where does the next ready disk go? Ready: { $ready }.
inner_sea-ask-card-action = { $offered ->
    [one] You can play no card and build no wonder now: pass for the rest of the phase.
   *[several] Play a card, build a wonder (costs { $price } disks, talents or cards, at least { $disks } disks), or pass for the rest of the phase.
  }
inner_sea-ask-react = { $kind ->
    [answer] { $seat } answers { $other } with { $card }. Do you negate { $card }?
    [card] { $seat } plays { $card }{ $targets ->
        [none] {"."}
       *[other] : { $targets }.
      } Do you negate it?
   *[other] { $seat } uses { $card }{ $targets ->
        [none] {"."}
       *[other] : { $targets }.
      } Do you negate that?
  }
inner_sea-ask-loss = { $because ->
    [competition] Competition in { $area }: one of your disks is about to go. Lose it, or give a talent or a card instead?
    [dominance] { $area } is dominated by somebody else: one of your disks is about to go. Lose it, or give a talent or a card instead?
   *[other] A disk in { $area } is about to go. Lose it, or give a talent or a card instead?
  }
inner_sea-ask-wonder-site = You build { $wonder }: in which land area that you control does it stand?
inner_sea-ask-wonder-price = { $wonder }: payment { $number } of { $price }; at least { $disks } must be disks.
inner_sea-ask-compete = Competition in { $area }: what do you use? Any number, or nothing.
inner_sea-ask-turn-order = Tie with { $targets } at { $cities ->
    [one] 1 city
   *[other] { $cities } cities
  }, and you have fewest points: which place in turn order?
inner_sea-ask-aeneas = The rule of Aeneas: once a game you may begin anew. Your disks on the map become Barbarians, your wonders and investments lose theirs; you then deploy { $disks } disks from any land area that is nobody else's home. Hand, talents and points stay. Do you?
inner_sea-ask-aeneas-civilization = Which civilization do you begin anew with?
inner_sea-ask-aeneas-area = In which land area do you begin anew? Your other disks spread from there.
inner_sea-ask-draw = You draw { $cards } cards, and one more for each talent you spend. How many talents?
inner_sea-ask-discard = Hand limit { $limit }: discard { $least ->
    [one] 1 card.
   *[other] { $least } cards.
  }
inner_sea-ask-barbarians-take = The supply is { $disks ->
    [one] 1 Barbarian
   *[other] { $disks } Barbarians
  } short of what is due. Take some off other areas, or leave it at that.

inner_sea-choice-done = Done
inner_sea-choice-pass = Pass
inner_sea-choice-decline = No
inner_sea-choice-invoke = Begin anew
inner_sea-choice-let = Let it happen
inner_sea-choice-keep = Keep it
inner_sea-none-compete = Use nothing
inner_sea-none-resettle = Resettle none
inner_sea-none-thalassocracy = In none
inner_sea-choice-use = Use
inner_sea-choice-disk = A disk
inner_sea-choice-talent = A talent
inner_sea-listed-disk = disk
inner_sea-listed-talent = talent
inner_sea-choice-play = Play a card
inner_sea-choice-build = Build a wonder
inner_sea-choice-negate = Negate
inner_sea-choice-deploy = Deploy
inner_sea-choice-withdraw = Withdraw
inner_sea-choice-take = Take Barbarians
inner_sea-choice-resettle = Resettle
inner_sea-choice-area = Area
inner_sea-choice-seat = Player
inner_sea-choice-card = A card
inner_sea-choice-wonder = Wonder
inner_sea-choice-civ = Civilization
inner_sea-choice-spend = Talents
inner_sea-choice-place = Place

inner_sea-option-epochs = Epochs
inner_sea-option-epochs-about = How long the game is.
inner_sea-option-epochs-1 = one
inner_sea-option-epochs-2 = two
inner_sea-option-epochs-3 = three
inner_sea-option-epochs-4 = four
inner_sea-option-last-epoch-event = Event at the very end
inner_sea-option-last-epoch-event-about = Whether the last epoch ends with an event too, before its points.
inner_sea-option-last-epoch-event-no = no
inner_sea-option-last-epoch-event-yes = yes
inner_sea-option-barbarian-hordes = Barbarian hordes
inner_sea-option-barbarian-hordes-about = Twice as many Barbarian disks, with fewer than six players.
inner_sea-option-barbarian-hordes-no = no
inner_sea-option-barbarian-hordes-yes = yes
inner_sea-option-balancing-abilities = Abilities made for balance
inner_sea-option-balancing-abilities-about = Whether eight civilizations each keep an ability that we made only to even their chances.
inner_sea-option-balancing-abilities-yes = yes
inner_sea-option-balancing-abilities-no = no
inner_sea-option-reactions = Who is asked to negate
inner_sea-option-reactions-about = Asking everybody takes longer, but silence tells nothing.
inner_sea-option-reactions-holders = only who holds a fitting card
inner_sea-option-reactions-everyone = everybody with cards, so that silence tells nothing
inner_sea-ask-add-disk = { $card }: where do you add a disk?
inner_sea-ask-alphabet = Alphabet: give up a card, draw two and keep one?
inner_sea-ask-card-areas = { $card }: { $most ->
    [1] which area?
   *[other] which areas?
  }{ ask-span }
inner_sea-ask-card-deep = { $card }: which deep sea?
inner_sea-ask-card-discard = { $card }: { $most ->
    [1] which card do you discard?
   *[other] which cards do you discard?
  }{ ask-span }
inner_sea-ask-card-disks = { $card }: how many disks?
inner_sea-ask-card-fire = { $wonder } is to burn. Let it, or pay { $talents } talents?
inner_sea-ask-card-from = { $card }: from which area?
inner_sea-ask-card-give = { $card }: which card do you give to { $seat }?
inner_sea-ask-card-keep = { $card }: which card do you keep?
inner_sea-ask-card-moment = { $moment ->
    [turn-order] The turn order is about to stand: do you play a card for this moment?
   *[other] Do you play a card for this moment?
  }
inner_sea-ask-card-oracle = { $card }: what do you ask for?
inner_sea-ask-card-order = { $card }: which card lies on top? { $number ->
    [1] The rest goes below it.
   *[other] Number { $number } from the top.
  }
inner_sea-ask-card-pay = { $card }: you lose { $points ->
    [one] 1 point
   *[other] { $points } points
  }. What do you give instead, a talent or a card for each? Up to { $most }, or nothing.
inner_sea-ask-card-region = { $card }: which region?
inner_sea-ask-card-seat = { $card }: which player?
inner_sea-ask-card-spies = { $card }: you see the hand of { $seat }. Which card goes?
inner_sea-ask-card-stacks = { $card }: whose disks, and where?{ ask-span }
inner_sea-ask-card-take = { $card }: what do you take?
inner_sea-ask-card-to = { $card }: to which area?
inner_sea-ask-card-wonder = { $card }: which wonder?
inner_sea-ask-epoch-loss = The epoch ends: from where do you lose a disk?{ $left ->
    [one] {""}
   *[other] {" "}{ $left } in all are to go.
  }
inner_sea-ask-epoch-pestilence = The epoch ends with a pestilence: in which area does it begin?
inner_sea-ask-epoch-place = The epoch ends: where do you place a disk?{ $left ->
    [one] {""}
   *[other] {" "}{ $left } in all.
  }
inner_sea-ask-epoch-wonder = The epoch ends: { $fate ->
    [free] which buried wonder can be built again?
   *[buried] which wonder is buried?
  }
inner_sea-ask-gardens = Grand Gardens: where does disk { $number } of 2 go?
inner_sea-ask-invasion = { $card ->
    [none] The epoch ends with an invasion: where does it begin?
   *[other] { $card }: where does the invasion begin?
  }
inner_sea-ask-epoch-invasion = The epoch ends: to which sea do 2 Barbarians come?{ $left ->
    [one] {""}
   *[other] {" "}{ $left } seas in all.
  }
inner_sea-ask-invest = { $card }: use a disk of it now?
inner_sea-ask-mercenaries = Mercenaries: how many talents do you pay? Each brings a white disk.
inner_sea-ask-reserves = Reserves: from where does disk { $number } of 3 come?
inner_sea-ask-retreat = Orderly Retreat to { $area }: how many disks go?
inner_sea-ask-roman-growth = Citizenship: two more disks, or a card?
inner_sea-ask-sea-colony = Growth: in which sea does the disk of your ability go?
inner_sea-ask-swap-order = Great Pyramid: with whom do you swap places in turn order?
inner_sea-ask-thalassocracy = Rule of the sea: in which seas do you add a white disk?{ ask-span }
inner_sea-ask-use-wonder = Use { $wonder } now? It costs one of its { $left ->
    [one] disks, the last one.
   *[other] { $left } disks.
  }
inner_sea-ask-war-bands = War bands in { $area }: what joins the fight?
inner_sea-choice-ally = A white disk
inner_sea-choice-disks = Disks
inner_sea-choice-move = Retreat
inner_sea-choice-own = A disk of your own
inner_sea-choice-pay = Pay
inner_sea-choice-region = Region
inner_sea-choice-renown = A point
inner_sea-choice-stack = Disks
inner_sea-choice-stay = Stay
inner_sea-choice-nothing = Nothing

# What a player is called to, where it is not their turn.
inner_sea-call-civilization = { $who }, choose your civilization at { $where }.
inner_sea-call-discard = { $who }, you hold too many cards at { $where }.
inner_sea-call-compete = { $who }, there is a competition in { $area } at { $where }.
inner_sea-call-react = { $who }, you may answer what was played at { $where }.
inner_sea-call-loss = { $who }, disks of yours are about to go at { $where }.

# A move in full, as one types it.
inner_sea-named-play = play { $name }
inner_sea-named-build = build { $name }

## The turn panel.

inner_sea-group-other = Cards and talents
inner_sea-nobody-there = nobody
inner_sea-home = Home: { $area }
inner_sea-wonder-disks = It comes with { $disks } disks to spend.
inner_sea-growth-coming = Growth as the map stands: { $parts } = **{ $total }**, abilities not counted; at least 3.
inner_sea-growth-least = Growth as the map stands: the least there is, 3 disks.
inner_sea-growth-made = Growth: { $parts } = **{ $total }**
inner_sea-growth-part-least = { $count } to make three
inner_sea-growth-part-supply = −{ $count } missing from your supply
inner_sea-growth-part-settlements = { $count ->
    [one] 1 settlement
   *[other] { $count } settlements
  }
inner_sea-growth-part-seas = { $count } for seas
inner_sea-growth-part-trade = { $count } for trade
inner_sea-draft-ask-deploy = Deployment: where do your ready disks go?
inner_sea-draft-ask-withdraw = { inner_sea-ask-withdraw }
inner_sea-draft-ask-wonder-price = { $wonder }: { $price } payments; at least { $disks } must be disks.
inner_sea-draft-ask-loss = { $because ->
    [competition] Competition in { $area }: as things stand you lose { $left ->
        [one] one disk
       *[other] { $left } disks
      } here, round by round. Say once what you give for each, in order: a disk, a talent or a card. What you do not name are disks. If somebody else pays for a disk, you are asked again.
   *[other] { $left } disks in { $area } are about to go. For each: lose it, or give a talent or a card instead.
  }
inner_sea-draft-ask-reserves = Where do your reserves come from? Three at most.
inner_sea-draft-ask-gardens = Grand Gardens: where do the disks go? Two at most.
inner_sea-draft-send-deploy = { $left ->
    [0] Deploy { $count }
    [one] Deploy { $count }, one goes back
   *[other] Deploy { $count }, { $left } go back
  }
inner_sea-draft-none-deploy = { $left ->
    [one] Deploy none, one goes back
   *[other] Deploy none, { $left } go back
  }
inner_sea-draft-send-withdraw = Withdraw { $count } and go on
inner_sea-draft-none-withdraw = Withdraw none
inner_sea-draft-send-wonder-price = Pay ({ $count } of 5)
inner_sea-draft-send-loss = { $because ->
    [competition] { $left ->
        [0] Give these { $count }
        [one] Give these { $count }, then lose a disk
       *[other] Give these { $count }, then lose { $left } disks
      }
   *[other] Confirm ({ $count })
  }
inner_sea-draft-none-loss = { $left ->
    [one] Lose the disk
   *[other] Lose { $left } disks
  }
inner_sea-draft-pick-deploy = Deploy one in each of…
inner_sea-draft-pick-withdraw = Withdraw one from each of…
inner_sea-draft-pick-wonder-price = Pay with one of each…
inner_sea-draft-pick-loss = What goes…
inner_sea-draft-pick-reserves = One from each of…
inner_sea-draft-usual-loss = Lose { $left ->
    [one] the disk
   *[other] all { $left } disks
  }
inner_sea-choice-spend-2 = Talents: { $arg }
inner_sea-choice-pay-2 = Talents: { $arg }
inner_sea-choice-place-2 = Place { $arg }
inner_sea-choice-move-2 = Disks: { $arg }
inner_sea-choice-take-3 = Disks: { $arg }
inner_sea-choice-use-2 = { $arg ->
    [ability] Ability
    [wonder] Wonder
   *[other] { $arg }
  }
inner_sea-confirm-play = Play { $thing }
inner_sea-confirm-negate = Negate with { $thing }
inner_sea-confirm-build = Build { $thing }
inner_sea-sure-discard = Discard { $things }
inner_sea-sure-card-discard = Discard { $things }
inner_sea-sure-alphabet = Give up { $things }
inner_sea-sure-card-give = Give { $things }
inner_sea-sure-card-pay = Give up { $things }
inner_sea-sure-epoch-wonder = Choose { $things }
inner_sea-button-build = { $thing } · costs { $price }
inner_sea-pick-play = Play a card…
inner_sea-pick-build = Build a wonder…
inner_sea-pick-negate = Negate with…
inner_sea-waste-ready-disks = { $count ->
    [one] A ready disk goes back unused.
   *[other] { $count } ready disks go back unused.
  }

## Names of turns.

inner_sea-turn-name = Epoch { $epoch }, turn { $turn }: { epochs-pic-phase }
inner_sea-turn-short = { $epoch ->
    [1] T{ $turn } { epochs-pic-phase }
   *[other] E{ $epoch } T{ $turn } { epochs-pic-phase }
  }

## Plans, standing orders, taking back.

inner_sea-order-reactions = Chances to react
inner_sea-order-competitions = Cards in competitions
inner_sea-order-losses = Losing disks (lose the disk)
inner_sea-order-rest = Questions in competitions
inner_sea-skip-compete-competition = Stay out of this competition
inner_sea-skip-compete-unless-played = Stay out, unless somebody plays
inner_sea-skip-compete-competitions = Stay out of all competitions this turn
inner_sea-skip-note-compete = Who stays out plays nothing, lets reactions pass and loses disks without being asked.
inner_sea-skip-react-competition = No reactions in this competition
inner_sea-skip-react-turn = No reactions this turn
inner_sea-skip-loss-competition = Lose disks unasked in this competition
inner_sea-skip-loss-phase = Lose disks unasked this phase
inner_sea-plan-withdraw = Withdrawing
inner_sea-plan-deploy = Deploying
inner_sea-plan-card-action = Your next move in the card phase
inner_sea-plan-compete = Competition in { $area }
inner_sea-undo-deploy = { $count } disks, { $things }
inner_sea-undo-withdraw = { $count } disks back, { $things }
inner_sea-undo-none-deploy = no disk deployed
inner_sea-undo-none-withdraw = no disk back
inner_sea-undo-none-resettle = no disk made ready
inner_sea-undo-resettle = { $count } disks ready, { $things }
inner_sea-undo-loss = { $count } losses, { $things }
inner_sea-undo-wonder-price = { $count } payments, { $things }
inner_sea-skip-compete = Stay out for longer…

## Why something is not possible, by the rulebook's sections, and what to do instead.

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

## Lines of the log.

inner_sea-unplayed = the Barbarians
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

## Words in pictures and alt texts.

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
inner_sea-pic-wonder-state = { $word ->
    [wonders] Wonders
    [available] available
    [built] built
   *[buried] buried
  }
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
inner_sea-alt-wonders = Wonders built: { $list }.
inner_sea-alt-wonder = { $wonder } ({ $name }, { $area })

## Typed commands: what they do, their names in lower case without spaces.

inner_sea-command = Moves of the Inner Sea
inner_sea-command-name = sea
inner_sea-command-deploy = Deploy ready disks
inner_sea-command-deploy-name = deploy
inner_sea-argument-deploy-areas = Such as: rome 2, etruria
inner_sea-argument-deploy-areas-name = areas
inner_sea-command-withdraw = Withdraw disks, then go on
inner_sea-command-withdraw-name = withdraw
inner_sea-argument-withdraw-areas = { inner_sea-argument-deploy-areas }
inner_sea-argument-withdraw-areas-name = { inner_sea-argument-deploy-areas-name }
inner_sea-command-pay = Pay for a wonder
inner_sea-command-pay-name = pay
inner_sea-argument-pay-what = Such as: rome 2, talent 2, heresy
inner_sea-argument-pay-what-name = what
inner_sea-command-lose = Lose disks, or give something else
inner_sea-command-lose-name = lose
inner_sea-argument-lose-what = Such as: disk 2, talent, heresy
inner_sea-argument-lose-what-name = { inner_sea-argument-pay-what-name }
