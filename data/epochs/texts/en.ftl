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
epochs-pic-since-look = what has changed
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
epochs-pic-ground = { $ground ->
    [fertile] Fertile
    [mountain] Mountain
    [desert] Desert
   *[plain] Plain
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
epochs-alt-scenario = Scenario: { $scenario }
epochs-alt-aims = Areas that count in it: { $areas }.
epochs-alt-contested = Contested: { $areas }.
epochs-alt-contested-count = { $count ->
    [one] { $count } contested area
   *[other] { $count } contested areas
  }.
epochs-alt-calm = No area is contested.
epochs-alt-barbarians = Barbarians: { $areas }.
epochs-alt-barbarians-count = Barbarians in { $count ->
    [one] { $count } area
   *[other] { $count } areas
  }.
epochs-alt-no-barbarians = No Barbarians on the map.
epochs-alt-piles = { $deck ->
    [one] { $deck } card in the deck
   *[other] { $deck } cards in the deck
  }, { $discard } discarded, { $barbarians ->
    [one] { $barbarians } Barbarian
   *[other] { $barbarians } Barbarians
  } in supply.
epochs-alt-closed = { $count ->
    [one] { $count } area is out
   *[other] { $count } areas are out
  } of play.
epochs-alt-changes = Changed in { $phase }: { $list }.
epochs-alt-changes-look = Changed: { $list }.
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

epochs-order-holds-competition = for this competition
epochs-order-lasts-competition = let them pass in this competition
epochs-order-lasts-competitions = let them pass in all competitions this turn
epochs-order-lasts-unless-played = let them pass in this competition, unless somebody plays something
epochs-until-competition = in this competition
epochs-until-competitions = in all competitions this turn
epochs-until-unless-played = in this competition, unless somebody plays something

## Questions, choices and options of the table.

epochs-hand-line = Cards: { $cards } · talents: { $talents }{ $ready ->
    [0] {""}
   *[other] {" "}· ready disks: { $ready }
  }
epochs-hand-line-other = { $count ->
    [one] 1 card
   *[other] { $count } cards
  } · talents: { $talents }{ $ready ->
    [0] {""}
   *[other] {" "}· ready disks: { $ready }
  }
epochs-ask-civilization = Which civilization do you lead?
epochs-ask-withdraw = Growth: which disks do you withdraw to your supply? Any that are no city, or none.
epochs-ask-resettle = Growth: from which of your cities does a disk become ready again? { $most ->
    [1] One disk, or none.
   *[other] One each, from none to { $most }.
  }
epochs-ask-deploy = Deployment: where does the next ready disk go? Ready: { $ready }.
epochs-ask-react = { $kind ->
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
epochs-losses-why = { $because ->
    [competition] Competition in { $area }:
    [played] { $seat } plays { $card }:
    [used] { $seat } uses { $feature }:
    [unled] { $seat } strikes:
    [event] Event { $card }:
    [dominance] Dominated by { $order }:
    [epoch] Change of the epoch:
   *[other] {""}
  }
epochs-ask-losses = { epochs-losses-why } { $because ->
    [competition] as things stand you lose { $left ->
        [one] one disk
       *[other] { $left } disks
      } here. What do you give instead, one for each?{ $most ->
        [1] {""}
       *[other] {" "}If somebody else pays for a disk, you are asked again.
      }
   *[other] { $left ->
        [one] you lose a disk in { $area }. Do you give a talent or a card instead?
       *[other] you lose { $left } disks in { $area }. Do you give talents or cards instead, one for each?
      }
  }
epochs-ask-losses-many = { epochs-losses-why } you lose { $left } disks: { $places }. Do you give talents or cards instead, one for each?
epochs-ask-losses-where = You give for { $least ->
    [one] one disk
   *[other] { $least } disks
  } of { $left }: { $places }. Which { $least ->
    [one] one stays
   *[other] { $least } stay
  }?
epochs-ask-compete = Competition in { $area }: what do you use? Any number, or nothing.
epochs-ask-turn-order = Tie with { $targets } at { $cities ->
    [one] 1 city
   *[other] { $cities } cities
  }, and you have fewest points: which place in turn order?
epochs-ask-draw = You draw { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }, and one more for each talent you spend. How many talents?
epochs-ask-discard = Hand limit { $limit }: discard { $least ->
    [one] 1 card.
   *[other] { $least } cards.
  }
epochs-ask-barbarians-take = The supply is { $disks ->
    [one] 1 Barbarian
   *[other] { $disks } Barbarians
  } short of what is due. Take some off other areas, or leave it at that.
epochs-choice-done = Done
epochs-choice-pass = Pass
epochs-choice-decline = No
epochs-choice-let = Let it happen
epochs-choice-keep = Keep it
epochs-none-compete = Use nothing
epochs-several-losses = Give talents or cards…
epochs-several-losses-many = { epochs-several-losses }
epochs-several-losses-where = These stay…
epochs-none-losses = Disks go
epochs-none-losses-many = { epochs-none-losses }
epochs-sure-losses = { $count ->
    [0] Disks go
   *[other] Give { $things }
  }
epochs-sure-losses-many = { epochs-sure-losses }
epochs-none-resettle = Resettle none
epochs-choice-use = Use
epochs-choice-disk = A disk
epochs-choice-talent = A talent
epochs-choice-talent-2 = { $arg ->
    [0] No talents
    [one] 1 talent
   *[other] { $arg } talents
  }
epochs-whole-talent = { epochs-choice-talent-2 }
epochs-choice-disks-first = Disks first, what I give last
# Not offered any more; answers of games that were stored before name it.
epochs-choice-rest-goes = All the others go too
epochs-choice-spare = A disk stays
epochs-choice-spare-3 = disk { $arg }
epochs-choice-save = Save disks with a card
# Buttons of what is the only option of its kind.
epochs-alone-play = Play { $thing }
epochs-alone-negate = Negate with { $thing }
epochs-alone-use = Use { $thing }
epochs-alone-card-compete = Play { $thing }
epochs-alone-card-losses = Give { $thing }
epochs-alone-card-losses-many = Give { $thing }
epochs-alone-talent-losses = Give { $thing }
epochs-alone-talent-losses-many = Give { $thing }
epochs-alone-save-losses = Save disks with { $thing }
epochs-listed-disk = disk
epochs-listed-talent = talent
epochs-listed-disks = disks
epochs-listed-talents = talents
epochs-choice-play = Play a card
epochs-choice-negate = Negate
epochs-choice-deploy = Deploy
epochs-choice-withdraw = Withdraw
epochs-choice-take = Take Barbarians
epochs-choice-resettle = Resettle
epochs-choice-area = Area
epochs-choice-seat = Player
epochs-choice-card = A card
epochs-choice-civ = Civilization
epochs-ask-card-discard = { $card }: { $most ->
    [1] which card do you discard?
   *[other] which cards do you discard?
  }{ ask-span }
epochs-ask-card-moment = { $moment ->
    [turn-order] The turn order is about to stand: do you play a card for this moment?
   *[other] Do you play a card for this moment?
  }
epochs-choice-ally = A white disk
epochs-choice-own = A disk of your own
epochs-choice-region = Region
epochs-choice-stack = Disks
epochs-choice-nothing = Nothing
epochs-ask-card-areas = { $card }: { $most ->
    [1] which area?
   *[other] which areas?
  }{ ask-span }
epochs-ask-card-disks = { $card }: how many disks?
epochs-ask-card-from = { $card }: from which area?
epochs-ask-card-seat = { $card }: which player?
epochs-ask-card-spies = { $card }: you see the hand of { $seat }. Which card goes?
epochs-ask-card-stacks = { $card }: whose disks, and where?{ ask-span }
epochs-ask-card-take = { $card }: what do you take?
epochs-ask-card-to = { $card }: to which area?
epochs-ask-epoch-loss = The epoch ends: from where do you lose a disk?{ $left ->
    [one] {""}
   *[other] {" "}{ $left } in all are to go.
  }
epochs-ask-epoch-place = The epoch ends: where do you place a disk?{ $left ->
    [one] {""}
   *[other] {" "}{ $left } in all.
  }
epochs-ask-invasion = { $card ->
    [none] The epoch ends with an invasion: where does it begin?
   *[other] { $card }: where does the invasion begin?
  }
epochs-ask-invest = { $card }: use a disk of it now?
epochs-choice-disks = Disks
epochs-choice-stay = Stay
epochs-choice-place = Place
epochs-choice-place-2 = Place { $arg }
epochs-choice-invoke = Begin anew
epochs-choice-spend = Talents
epochs-choice-spend-2 = Talents: { $arg }
epochs-option-scenario = Scenario
epochs-option-scenario-about = A start, a length and an aim of its own, of our design, for a certain number of players.
epochs-option-scenario-none = none
epochs-option-epochs = Epochs
epochs-option-epochs-about = How long the game is.
epochs-option-epochs-1 = one
epochs-option-epochs-2 = two
epochs-option-epochs-3 = three
epochs-option-epochs-4 = four
epochs-option-civilizations-each = Civilizations for each player
epochs-option-civilizations-each-about = With up to three players: two each, a hand for each of them, no trade between them.
epochs-option-civilizations-each-1 = one
epochs-option-civilizations-each-2 = two
epochs-option-without-player = Civilizations without a player
epochs-option-without-player-about = Up to six in all; they follow house rules. A single player meets three, or as many as chosen.
epochs-option-without-player-none = none
epochs-option-without-player-1 = one
epochs-option-without-player-2 = two
epochs-option-without-player-3 = three
epochs-option-last-epoch-event = Event at the very end
epochs-option-last-epoch-event-about = Whether the last epoch ends with an event too, before its points.
epochs-option-last-epoch-event-no = no
epochs-option-last-epoch-event-yes = yes
epochs-option-barbarian-hordes = Barbarian hordes
epochs-option-barbarian-hordes-about = Twice as many Barbarian disks, with fewer than six players.
epochs-option-barbarian-hordes-no = no
epochs-option-barbarian-hordes-yes = yes
epochs-option-balancing-abilities = Abilities made for balance
epochs-option-balancing-abilities-yes = yes
epochs-option-balancing-abilities-no = no
epochs-option-reactions = Who is asked to negate
epochs-option-reactions-about = Asking everybody takes longer, but silence tells nothing.
epochs-option-reactions-holders = only who holds a fitting card
epochs-option-reactions-everyone = everybody with cards, so that silence tells nothing
# What stands in the list of a table's options in the place of a choice that a scenario makes itself.
epochs-settled = as the scenario sets it
epochs-settled-otherwise = { $choice } (set by the scenario)
# Options that others leave nothing to do, or that are played otherwise: a line each, short enough for a menu.
epochs-conflict-scenario-seats = This scenario is for { $players } players: change the seats.
epochs-conflict-scenario = The scenario settles this itself: set it back to the usual.
epochs-conflict-one-each = Two each is for up to { $most } players: here each leads one.
epochs-conflict-alone = Alone you meet { $number ->
    [one] one civilization
   *[other] { $number } civilizations
  } without a player.
epochs-conflict-full = Six civilizations at most: { $number ->
    [0] none without a player
    [one] one without a player
   *[other] { $number } without a player
  } will play.
epochs-conflict-hordes = Six civilizations play: there are no more Barbarians than usual.
epochs-plan-sides = A plan is for one of your two civilizations, which it names; standing orders hold for both.
epochs-call-civilization = { $who }, choose your civilization at { $where }.
epochs-call-discard = { $who }, you hold too many cards at { $where }.
epochs-call-compete = { $who }, there is a competition in { $area } at { $where }.
epochs-call-react = { $who }, you may answer what was played at { $where }.
epochs-call-losses = { $who }, disks of yours are about to go at { $where }.
epochs-call-losses-many = { epochs-call-losses }
epochs-named-play = play { $name }

## The turn panel.

epochs-group-other = Cards and talents
epochs-nobody-there = nobody
epochs-home = Home: { $area }
epochs-growth-coming = Growth as the map stands: { $parts } = **{ $total }**, abilities not counted; at least 3.
epochs-growth-least = Growth as the map stands: the least there is, 3 disks.
epochs-growth-made = Growth: { $parts } = **{ $total }**
epochs-growth-part-least = { $count } to make three
epochs-growth-part-supply = −{ $count } missing from your supply
epochs-growth-part-settlements = { $count ->
    [one] 1 settlement
   *[other] { $count } settlements
  }
epochs-growth-part-seas = { $count } for seas
epochs-growth-part-trade = { $count } for trade
epochs-draft-ask-deploy = Deployment: where do your ready disks go?
epochs-draft-ask-withdraw = { epochs-ask-withdraw }
epochs-draft-send-deploy = { $left ->
    [0] Deploy { $count }
    [one] Deploy { $count }, one goes back
   *[other] Deploy { $count }, { $left } go back
  }
epochs-draft-none-deploy = { $left ->
    [one] Deploy none, one goes back
   *[other] Deploy none, { $left } go back
  }
epochs-draft-send-withdraw = Withdraw { $count } and go on
epochs-draft-none-withdraw = Withdraw none
epochs-draft-pick-deploy = Deploy one in each of…
epochs-draft-pick-withdraw = Withdraw one from each of…
epochs-choice-take-3 = Disks: { $arg }
epochs-confirm-play = Play { $thing }
epochs-confirm-negate = Negate with { $thing }
epochs-sure-discard = Discard { $things }
epochs-sure-card-discard = Discard { $things }
epochs-pick-play = Play a card…
epochs-pick-negate = Negate with…
epochs-waste-ready-disks = { $count ->
    [one] A ready disk goes back unused.
   *[other] { $count } ready disks go back unused.
  }
epochs-waste-own-side = Only your own civilizations would suffer from this.
epochs-waste-own-side-too = One of its targets can only be your other civilization.

## Names of turns.

epochs-turn-name = Epoch { $epoch }, turn { $turn }: { epochs-pic-phase }
epochs-turn-short = { $epoch ->
    [1] T{ $turn } { epochs-pic-phase }
   *[other] E{ $epoch } T{ $turn } { epochs-pic-phase }
  }
epochs-period = in turn { $turn } of epoch { $epoch }

## Plans, standing orders, taking back.

epochs-order-reactions = Chances to react
epochs-order-competitions = Cards in competitions
epochs-order-losses = Losing disks (lose the disk)
epochs-order-payments = Talents for lost disks
epochs-order-payments-about = I give so many talents at most in one competition, or for one blow; then disks go.
epochs-plan-payments-up-to = Talents at most
epochs-order-growth = Before deploying (withdraw, use and resettle nothing)
epochs-order-rest = Questions in competitions
epochs-skip-withdraw-phase = Nothing, straight to deploying
epochs-skip-resettle-phase = Nothing more, deploy
epochs-skip-compete-competition = Stay out of this competition
epochs-skip-compete-unless-played = Stay out, unless somebody plays
epochs-skip-compete-competitions = Stay out of all competitions this turn
epochs-skip-note-compete = Stay out: no cards, no reactions, disks lost unasked.
epochs-skip-react-competition = No reactions in this competition
epochs-skip-react-turn = No reactions this turn
epochs-skip-losses-competition = Lose disks unasked in this competition
epochs-skip-losses-phase = Lose disks unasked this phase
epochs-skip-losses-many-phase = { epochs-skip-losses-phase }
epochs-plan-withdraw = Withdrawing
epochs-plan-deploy = Deploying
epochs-plan-card-action = Your next move in the card phase
epochs-plan-compete = Competition in { $area }
epochs-undo-deploy = { $count } disks, { $things }
epochs-undo-withdraw = { $count } disks back, { $things }
epochs-undo-none-deploy = no disk deployed
epochs-undo-none-withdraw = no disk back
epochs-undo-none-resettle = no disk made ready
epochs-undo-resettle = { $count } disks ready, { $things }
epochs-undo-none-losses = only disks lost
epochs-undo-none-losses-many = { epochs-undo-none-losses }
epochs-undo-losses = given { $things }
epochs-undo-losses-many = { epochs-undo-losses }
epochs-skip-compete = Stay out for longer…

## Why something is not possible, by the rulebook's sections, and what to do instead.

epochs-no-such-area = There is no area “{ $text }”; pick one from the list.
epochs-no-such-card = There is no such card; pick one from the list.
epochs-area-closed = { $area } is out of play with this number of players (rulebook: Basic setup). Choose another area.
epochs-deep-sea-closed = { $area } is a deep sea: only seafarers may go there before the fourth epoch (rulebook: Deep and shallow seas).
epochs-area-full = { $area } holds { $limit ->
    [one] 1 disk
   *[other] { $limit } disks
  } of yours, the stacking limit now (rulebook: Stacking). Choose another area.
epochs-outnumbered-next-door = You cannot go on to { $area }: next to it you are outnumbered in a contested area (rulebook: Deployment step).
epochs-deploy-home-first = With no disk on the map you begin in or next to your home area, and { $area } is not (rulebook: Deployment step).
epochs-out-of-reach = { $area } is out of reach: it must be next to an area you control, or where you hold at least as many disks as anybody (rulebook: Deployment step, Chaining).
epochs-no-own-disk = You have no disk in { $area }.
epochs-withdraw-city = { $area } is a city, and cities do not withdraw (rulebook: Withdrawal step).
epochs-resettle-no-city = You have no city in { $area }; only a disk of a city resettles (rulebook: Resettlement step).
epochs-not-led = You do not lead { $civilization }; plan for your own.
epochs-card-not-held = { $card } is not in your hand.
epochs-card-later = { $moment ->
    [competition] { $card } is for a competition, when an area is contested; keep it until then.
    [answer] { $card } answers what somebody else plays; keep it until then.
   *[cards] { $card } is played in the card phase; keep it until then.
  }
epochs-card-answers-only = { $card } only answers what somebody else plays (rulebook: Negation cards).
epochs-card-competition-only = { $card } is for a competition, when an area is contested (rulebook: Competition cards).
epochs-card-no-effect = { $card } would do nothing now (rulebook: Resolving effects). Keep it for later.
epochs-card-does-not-answer = { $card } does not answer what was played (rulebook: Negation cards).
epochs-card-no-negation = { $card } negates nothing (rulebook: Negation cards).
epochs-card-not-for-competition = { $card } is no competition card (rulebook: Competition cards).
epochs-feature-not-here = That cannot be used in this competition (rulebook: Competition procedure).
epochs-no-talents = You have no talents.
epochs-talents-enough = Here you give { $talents ->
    [one] 1 talent
   *[other] { $talents } talents
  } at most (rulebook: Alternative losses).
epochs-few-talents = You have { $talents ->
    [one] 1 talent
   *[other] { $talents } talents
  } to spend (rulebook: Draw step).
epochs-area-not-offered = { $area } is not among the areas this may concern; pick one from the list.

## Lines of the log.

epochs-unplayed = the Barbarians
epochs-disks = { $disks ->
    [one] 1 disk
   *[other] { $disks } disks
  }
epochs-talent-count = { $talents ->
    [one] 1 talent
   *[other] { $talents } talents
  }
epochs-horde = Barbarians come: { $places }.
epochs-saw = You see { $card }.
epochs-point-count = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
epochs-points-lost = { $seat } loses { epochs-point-count }.
epochs-start = The game begins. Turn order: { $order }.
epochs-situation = Scenario: { $scenario } More in `/rules`, under this name.
epochs-aim-line = 🏁 { $name }. { $aim }
epochs-aim-count = 🏁 { $name }: you hold { $own } of { $of }, others at most { $best }.
epochs-aim-held = You hold { $own }, the best of the others { $best }.
epochs-aim-few = 🏁 { $aim }.
epochs-aim-few-count = 🏁 { $aim }: you hold { $own }, others at most { $best }.
epochs-holds = { $seat } controls { $number } of the { $of } areas that decide this scenario, and so wins.
epochs-nobody-holds = The aim of the scenario, { $needed } of { $of } areas, is not reached ({ $reached }): points decide.
epochs-nobody-fallen = Everybody has a disk at home: points decide.
epochs-aim-points = Points decide. The areas of the scenario brought: { $reached }.
epochs-fallen = { $seat } has no disk left at home and ranks behind all who have one.
epochs-counted = { $how ->
    [sum] Both civilizations of a player count
   *[best] The better civilization of each player counts
  }: { $reached }.
epochs-civilization = { $seat } leads { $civilization }.
epochs-turn = Epoch { $epoch }, turn { $turn }.
epochs-withdrawal = { $seat } withdraws { epochs-disks }: { $places }.
epochs-growth = { $ready ->
    [0] { $seat } makes no disk ready
   *[other] { $seat } makes { $ready } ready
  }{ $settlements ->
    [0] {""}
   *[other] {" "}· settlements { $settlements }
  }{ $seas ->
    [0] {""}
   *[other] {" "}· seas { $seas }
  }{ $trade ->
    [0] {""}
   *[other] {" "}· trade { $trade }
  }{ $abilities ->
    [0] {""}
   *[other] {" "}· abilities { $abilities }
  }{ $list }.
epochs-growth-minimum = {" "}· { $count } to make three
epochs-growth-lacking = {" "}· no more in the supply
epochs-resettlement = { $seat } resettles { epochs-disks } of cities: { $places }.
epochs-deployment = { $seat } deploys { epochs-disks }: { $places }.
epochs-deployed = { $seat } deploys in { $area }.
epochs-passed = { $seat } passes.
epochs-played = { $targets ->
    [none] { $seat } plays { $card }.
   *[other] { $seat } plays { $card }: { $targets }.
  }
epochs-nothing-played = Nobody uses anything in { $area }.
epochs-negates = { $seat } answers { $other } with { $card }.
epochs-negated = { $card } is negated.
epochs-no-effect = No effect here: { $card } ({ $seat }).
epochs-uses = { $seat } uses { $feature }.
epochs-discarded = { $seat } discards { $card }.
epochs-paid-talent = { $seat } pays a talent instead of a disk in { $area }.
epochs-paid-card = { $seat } gives up a card instead of a disk in { $area }.
epochs-paid = { $seat } pays { epochs-talent-count }.
epochs-lost = { $side ->
    [many] The Barbarians lose { epochs-disks } in { $area }.
   *[one] { $seat } loses { epochs-disks } in { $area }.
  }
epochs-lost-many = { $side ->
    [many] The Barbarians lose { epochs-disks }: { $places }.
   *[one] { $seat } loses { epochs-disks }: { $places }.
  }
epochs-shielded = { $side ->
    [many] The Barbarians are safe from cards in { $area }.
   *[one] { $seat } is safe from cards in { $area }.
  }
epochs-spared = A card takes { epochs-disks } fewer from { $seat } in { $area }.
epochs-talents = { $seat } gains { epochs-talent-count }.
epochs-spent = { $seat } spends { epochs-talent-count } on cards.
epochs-ally = { $disks ->
    [one] { $seat } gets a white disk in { $area }.
   *[other] { $seat } gets { $disks } white disks in { $area }.
  }
epochs-placed = { $side ->
    [many] The Barbarians add { epochs-disks }: { $places }.
   *[one] { $seat } adds { epochs-disks }: { $places }.
  }
epochs-moved = { $side ->
    [many] The Barbarians move { epochs-disks } from { $area } to { $places }.
   *[one] { $seat } moves { epochs-disks } from { $area } to { $places }.
  }
epochs-moved-off = Barbarians leave for elsewhere: { $places }.
epochs-trimmed = { $side ->
    [many] Above the stacking limit the Barbarians lose { epochs-disks }: { $places }.
   *[one] Above the stacking limit { $seat } loses { epochs-disks }: { $places }.
  }
epochs-undeployed = { $seat } puts { epochs-disks } back unused.
epochs-musters = { $seat } makes { epochs-disks } ready.
epochs-at-home = { $seat } is at home in { $area }.
epochs-white-lost = { $disks ->
    [one] { $seat } loses a white disk in { $area }.
   *[other] { $seat } loses { $disks } white disks in { $area }.
  }
epochs-white-gone = The white disks leave the map.
epochs-price-disks = { $seat } pays { epochs-disks }: { $places }.
epochs-gave-card = { $seat } gives up { $card } instead of a disk in { $area }.
epochs-lays-down = { $seat } discards { $card } from the table.
epochs-took-discard = { $seat } takes { $card } from the discard pile.
epochs-hand-gone = { $cards ->
    [one] { $seat } discards the whole hand, 1 card.
   *[other] { $seat } discards the whole hand, { $cards } cards.
  }
epochs-renewed = The deck is used up: the discards are shuffled into a new one.
epochs-hands-in = { $hands ->
    [none] The epoch is over: the discards go back into the deck.
   *[other] The epoch is over: hands and discards go back into the deck (cards held: { $hands }).
  }
epochs-treasuries = Talents that are left go back: { $treasuries }.
epochs-times-change = The times change: { $row }. { $does }
epochs-points-by = { $seat } scores { epochs-point-count } by { $feature }.
epochs-competition = Competition in { $area }.
epochs-decided = { $left ->
    [one] { $area } is held by { $seat }: { $sides }.
    [nobody] Nobody is left in { $area }: { $sides }.
   *[several] { $area } stays shared: { $sides }.
  }
epochs-loot = { $seat } takes loot in { $area }.
epochs-dominates = { $seat } dominates { $area }.
epochs-order = New turn order: { $order }.
epochs-sudden-death = { $over ->
    [1] Number { $number }: the epoch ends.
   *[0] Number { $number }: the epoch goes on.
  }
epochs-revealed = Revealed: { $card } ({ $number }).
epochs-reveals = { $seat } reveals { $card } ({ $number }).
epochs-event = Event: { $card }.
epochs-event-ignored = Event without effect: { $card }.
epochs-drew = You draw { $card }.
epochs-drew-count = { $cards ->
    [one] { $seat } draws 1 card.
   *[other] { $seat } draws { $cards } cards.
  }
epochs-end = The game is over.
epochs-pic-against = against { $name }
epochs-enemy = The chief enemy of { $seat } is { $enemy }.
epochs-strikes = { $seat } strikes { $enemy } in { $area }.
epochs-alone-goals = House rule, one player, by points: bronze { $bronze }, silver { $silver }, gold { $gold }.
epochs-alone = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $grade ->
    [gold] gold ({ $gold } or more)
    [silver] silver ({ $silver } to less than { $gold })
    [bronze] bronze ({ $bronze } to less than { $silver })
   *[none] no grade (bronze takes { $bronze })
  }.
epochs-final = { $place }. { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
epochs-withdrew = { $seat } withdraws a disk from { $area }.
epochs-resettled = { $seat } resettles a disk of the city in { $area }.
epochs-barbarians = Barbarians: { epochs-disks } in { $area }.

## Typed commands: what they do, their names in lower case without spaces. What is typed for example is each game's own.

epochs-command-deploy = Deploy ready disks
epochs-command-deploy-name = deploy
epochs-argument-deploy-areas-name = areas
epochs-command-withdraw = Withdraw disks, then go on
epochs-command-withdraw-name = withdraw
epochs-argument-withdraw-areas-name = { epochs-argument-deploy-areas-name }
epochs-command-pay-name = pay
epochs-argument-pay-what-name = what
epochs-command-lose = Lose disks, or give something else
epochs-command-lose-name = lose
epochs-argument-lose-what-name = { epochs-argument-pay-what-name }

# Where a card is (/card).
epochs-where-hand = In your hand.
epochs-where-table = On the table before { $who }, with { $disks ->
    [one] 1 disk
   *[other] { $disks } disks
  }.
epochs-where-discard = On the discard pile.

# More words that people type for it, parted by commas.
epochs-typed-pass = end, finish, done, end turn, end the turn, end my turn, end phase, end the phase, end of phase
## The position as text.

epochs-state-none = none
epochs-state-table = Table
epochs-state-hand = Your hand
epochs-state-barbarians = Barbarians
epochs-state-moment = Epoch { $epoch } of { $epochs }, turn { $turn }, { $phase }. To act: { $who }
epochs-state-order = Turn order: { $names }
epochs-state-contested = Contested: { $areas }
epochs-state-piles = Deck { $deck }, discard pile { $discard }, Barbarians in supply { $barbarians }
epochs-state-discard = Discarded last: { $cards }
epochs-state-closed = Out of play: { $areas }
epochs-state-fight = Competition in { $area }: { $stacks }
epochs-state-place = { $place }. { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
epochs-state-played = { $who } has played { $cards }
epochs-state-removed = { $who } has lost { $disks ->
    [one] 1 disk
   *[other] { $disks } disks
  } there
epochs-state-sources = Points so far: { $list }
epochs-state-anew = Has begun anew once
epochs-state-ability = { $ability }: { $text }
epochs-state-home = Home: { $area }
epochs-state-loot = Loot this turn: { $talents }
epochs-state-investment = On the table: { $card }, { $disks ->
    [0] no disk
    [one] 1 disk
   *[other] { $disks } disks
  }. { $text }
epochs-state-passed = Has passed
epochs-state-region = { $region }: { $stacks }
epochs-state-stack = { $area } { $disks }{ $mark ->
    [city] {" "}(city)
    [contested] {" "}(contested)
   *[plain] {""}
  }
epochs-state-card = { $card } ({ $kind }): { $text }
epochs-state-map = Map: { $region }
epochs-state-area = { $area } ({ $kind ->
    [deep] deep sea
    [shallow] shallow sea
   *[land] { $ground ->
        [fertile] fertile land
        [mountain] mountain
        [desert] desert
        [plain] plain
       *[none] land
      }
  }): { $stacks }. Next to { $near }
epochs-state-thing = { $card }. { $where } { $text }

### The story of a finished game.

epochs-story-alone-graded = { $seat } played alone and ended with { $score }: { $grade ->
    [gold] gold.
    [silver] silver.
    [bronze] bronze.
   *[none] no grade, as bronze takes { $bronze }.
  }
epochs-story-decided = { $When }, the competition for { $area } went to { $seat }: { $sides }.
epochs-story-decided-2 = { $area } was fought over { $when } and went to { $seat }: { $sides }.
epochs-story-lost-many = { $side ->
    [many] { $When }, the Barbarians lost { $disks } disks at a stroke.
   *[one] { $When }, { $seat } lost { $disks } disks at a stroke.
  }
epochs-story-lost-many-2 = { $side ->
    [many] A blow { $when } took { $disks } disks from the Barbarians.
   *[one] A blow { $when } took { $disks } disks from { $seat }.
  }
epochs-story-points-by = { $When }, { $feature } was worth { epochs-point-count } to { $seat }.
epochs-story-points-lost = { $When }, { $seat } lost { epochs-point-count }.
epochs-story-times-change = { $When } the times changed: { $row }.
epochs-story-times-change-2 = The end of the epoch, { $when }, brought a change: { $row }.
epochs-story-event = { $When } an event came up: { $card }.
epochs-story-event-2 = An event struck { $when }: { $card }.
epochs-story-negates = { $When }, { $seat } answered { $other } with { $card }.
epochs-story-sudden-death = { $When } the number { $number } ended the epoch.
epochs-story-fights = { $total ->
    [one] There was one competition
   *[other] There were { $total } competitions
  }, with the most areas won alone by { $winners } ({ $wins }).

### Figures of a finished game.

epochs-figure-epoch = Epoch { $epoch }
epochs-figure-source = Points: { epochs-pic-source }
