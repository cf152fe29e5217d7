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
    [scenario] Scenario
    [start] Start
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
middle_east-face-civilization = Civilization

## Questions, choices and options of the table.

middle_east-hand-line = Cards: { $cards } · minas: { $talents }{ $ready ->
    [0] {""}
   *[other] {" "}· ready disks: { $ready }
  }
middle_east-hand-line-other = { $count ->
    [one] 1 card
   *[other] { $count } cards
  } · minas: { $talents }{ $ready ->
    [0] {""}
   *[other] {" "}· ready disks: { $ready }
  }
middle_east-ask-withdraw = Growth: withdraw any disks? From cities or where you may.
middle_east-ask-deploy = { $limit ->
    [0] Deployment: where does the next ready disk go?
   *[other] Your first disks: where does the next one go? At most { $limit } in an area, and only where nobody else is.
  } Ready: { $ready }.
middle_east-ask-card-action = { $offered ->
    [one] You can do nothing now but pass for the rest of the phase.
   *[several] Play a card, see to a deity, or pass for the rest of the phase.
  }
middle_east-ask-deity-price = { $deity }: payment { $number } of { $price }{ $disks ->
    [0] .
   *[other] ; at least { $disks } must be disks.
  }
middle_east-ask-deity-offer = { $seat } offers to return your { $deity }: you lose { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $seat } gains 2, and its temple lies on its card until you raise it again. Do you agree?
middle_east-ask-deity-request = { $seat } asks you to return { $deity }: you gain { $points ->
    [one] 1 point
   *[other] { $points } points
  }, its owner loses 1. Do you agree?
middle_east-ask-home = Which area is the home of your civilization?
middle_east-ask-gilgamesh = The rule of Gilgamesh: you may begin anew. Your disks on the map become Barbarians, you give up deities and investments and take another civilization, of which you deploy { $disks } disks from its home. Hand, minas and points stay. Do you?
middle_east-ask-gilgamesh-civilization = Which civilization do you begin anew with?
middle_east-ask-granary = Granaries of the temple: do { $disks } of your { $ready } ready disks go back, for a mina?
middle_east-ask-spoils = You have sacked a city. What do you take beside the point: a mina, or { $disks ->
    [one] { $disks } prisoner, a disk that is ready
   *[other] { $disks } prisoners, disks that are ready
  } in your next growth?
middle_east-ask-losses = { epochs-losses-why } { $because ->
    [competition] as things stand you lose { $left ->
        [one] one disk
       *[other] { $left } disks
      } here{ $fort ->
            [0] {""}
           *[other] , the stronghold first
          }. What do you give instead, one for each?{ $most ->
        [1] {""}
       *[other] {" "}If somebody else pays for a disk, you are asked again.
      }
   *[other] { $left ->
        [one] you lose a disk in { $area }. Do you give a mina or a card instead?
       *[other] you lose { $left } disks in { $area }{ $fort ->
            [0] {""}
           *[other] , the stronghold first
          }. Do you give minas or cards instead, one for each?
      }
  }
middle_east-ask-losses-many = { epochs-losses-why } you lose { $left } disks: { $places }. Do you give minas or cards instead, one for each?
middle_east-ask-draw = You draw { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }, and one more for each mina you spend. How many minas?
middle_east-ask-archive = Royal Archive: which of the top discards do you take instead of a card of the deck? Or none.
middle_east-ask-astronomers = Astronomers: which of the top discards do you take for a card of your hand? Or none.
middle_east-ask-astronomers-give = Astronomers: which card of your hand do you discard for { $card }?
middle_east-ask-dead-keep = God of the Dead: which card do you keep? The others are discarded.
middle_east-ask-father-place = Father of the Gods: which place in turn order do you take?
middle_east-ask-skies-bolt = God of the Skies: whose disk does the bolt strike?
middle_east-ask-colony = Colonies: where does the disk of your ability go?
middle_east-ask-siege-train = Siege train in { $area }: whose disk does it strike?
middle_east-ask-stallions = { $card }: how many of its { $left } white disks join you in { $area }?
middle_east-ask-card-dance = { $card }: { $seat } dances. Do you give 2 minas, or 2 cards by lot?
middle_east-ask-card-spies = { $card }: you see the hand of { $seat }. Which card do you take?
middle_east-ask-card-deity = { $card }: which deity?
middle_east-ask-card-kind = { $card }: which kind of card goes?
middle_east-ask-card-loss = { $card }: from where do you lose a disk?{ $left ->
    [one] {""}
   *[other] {" "}{ $left } in all are to go.
  }
middle_east-ask-card-prophet = { $card }: which deity comes instead of yours, or whose disks next to your home are replaced?
middle_east-ask-card-turn-order = { $card }: who comes next in turn order?
middle_east-ask-epoch-deity = The epoch ends with { $row }: which deity falls silent?
middle_east-ask-epoch-invasion = The epoch ends: to which sea do 2 Barbarians come?{ $left ->
    [one] {""}
   *[other] {" "}{ $left } seas in all.
  }
middle_east-ask-epoch-rebels = The epoch ends with a revolt: which of your cities rebel?{ ask-span }
middle_east-ask-invasion-fertile = { $card }: which fertile areas do they raid?{ ask-span }
middle_east-ask-invasion-onward = { $card }: where do they ride on to?{ $left ->
    [one] {""}
   *[other] {" "}{ $left } areas in all.
  }

middle_east-choice-keep = Leave it
middle_east-choice-decline = Go on as I am
middle_east-choice-establish = Establish a deity
middle_east-choice-rebuild = Raise a temple again
middle_east-choice-return = Offer to return a deity
middle_east-choice-request = Ask for your deity
middle_east-choice-expose = Unmask the False Prophet
middle_east-choice-deity = Deity
middle_east-choice-accept = Agree
middle_east-choice-refuse = Refuse
middle_east-choice-store = Store 2 disks, gain 1 mina
middle_east-choice-prisoners = Prisoners
middle_east-choice-minas = Two minas
middle_east-choice-cards = Two cards by lot
middle_east-choice-add = White disks
middle_east-choice-add-2 = White disks: { $arg }
middle_east-choice-kind = Kind of card
middle_east-choice-kind-2 = { $arg ->
    [C] Competition cards
    [N] Negate cards
    [I] Investments
    [R] Religion cards
   *[other] { $arg }
  }
middle_east-choice-use-2 = { $arg ->
    [ability] Ability
    [deity] Deity
    [card] Card
   *[other] { $arg }
  }
middle_east-choice-talent = A mina
middle_east-choice-talent-2 = { $arg ->
    [0] No minas
    [one] 1 mina
   *[other] { $arg } minas
  }
middle_east-whole-talent = { middle_east-choice-talent-2 }
middle_east-choice-spend = Minas
middle_east-choice-spend-2 = Minas: { $arg }
middle_east-listed-talent = mina
middle_east-listed-talents = minas
middle_east-several-losses = Give minas or cards…

middle_east-several-losses-many = { middle_east-several-losses }
middle_east-option-epochs-about = How many epochs you play: one is short, two are medium, four are long.
middle_east-option-first-epoch = First epoch
middle_east-option-first-epoch-about = In which epoch the game begins; the fourth is the last one in any case.
middle_east-option-first-epoch-1 = the first
middle_east-option-first-epoch-2 = the second
middle_east-option-first-epoch-3 = the third
middle_east-option-first-epoch-4 = the fourth
middle_east-conflict-epochs = From that first epoch on { $number ->
    [one] one is left: one is played.
   *[other] { $number } are left: so many are played.
  }
middle_east-conflict-no-goal = No points are set that end the game: no effect.
middle_east-conflict-goal-alone = Alone one plays for bronze, silver or gold: choose no points that end the game.
middle_east-conflict-gilgamesh = Nobody begins anew in the last epoch: with so few, once at most.
middle_east-option-goal = Points that end the game
middle_east-option-goal-about = Suggested: 25 for a short game, 50 for a medium one, 75 or 100 for a long one.
middle_east-option-goal-none = none
middle_east-option-goal-25 = 25
middle_east-option-goal-50 = 50
middle_east-option-goal-75 = 75
middle_east-option-goal-100 = 100
middle_east-option-goal-ends = When the goal ends the game
middle_east-option-goal-ends-about = Whether the game ends with the turn in which somebody reaches the goal, or with its epoch.
middle_east-option-goal-ends-turn = with the turn
middle_east-option-goal-ends-epoch = with the epoch
middle_east-option-civilizations = Civilizations
middle_east-option-civilizations-about = Those of the basic set-up, or any that has a home on the map.
middle_east-option-civilizations-basic = of the basic set-up
middle_east-option-civilizations-any = any
middle_east-option-gilgamesh = The rule of Gilgamesh
middle_east-option-gilgamesh-about = How often in a game somebody far behind may begin anew.
middle_east-option-gilgamesh-once = once
middle_east-option-gilgamesh-twice = twice, in different epochs
middle_east-option-home-defence = Defence of the home
middle_east-option-home-defence-about = Whether cards of the card phase leave a civilization its last disk at home.
middle_east-option-home-defence-no = no
middle_east-option-home-defence-yes = yes
middle_east-option-withdrawal = Withdrawal
middle_east-option-withdrawal-about = The rulebook says both: disks withdraw from cities and shared areas, or from cities alone.
middle_east-option-withdrawal-shared = cities and shared areas
middle_east-option-withdrawal-cities = cities alone
middle_east-option-balancing-abilities-about = Whether some civilizations keep an ability that we made only to even their chances.

# What a player is called to, where it is not their turn.
middle_east-call-deity-offer = { $who }, your deity may come back to you at { $where }.
middle_east-call-deity-request = { $who }, somebody asks you for a captured deity at { $where }.
middle_east-call-card-dance = { $who }, you must give something at { $where }.
middle_east-call-home = { $who }, choose your home at { $where }.

# A move in full, as one types it.
middle_east-named-establish = establish { $name }
middle_east-named-rebuild = raise { $name } again
middle_east-named-return = return { $name }
middle_east-named-request = ask for { $name }

## The turn panel.

middle_east-group-other = Cards and minas
middle_east-price-establish = A deity costs { $price }: disks (at least { $disks }), minas or cards.
middle_east-price-rebuild = To raise its temple again costs { $rebuilding } disks from the map, minas or cards.
middle_east-walled = { $stacks } · stronghold
middle_east-event-taken = { $card } is an event: it takes effect at once, and another card is drawn for it.
middle_east-deity-offered = { $deity }: { $who }, temple in { $area }
middle_east-deity-left = { $deity } becomes available to all again.
middle_east-deity-without-home = You have no disk at home: the temple of the new one lies on its card until you raise it.
middle_east-stronghold-struck = { $side ->
    [many] The Barbarians’ stronghold goes before their disks.
   *[one] The stronghold of { $seat } goes before its disks.
  }
middle_east-growth-part-mountains = { $count ->
    [one] 1 for mountains
   *[other] { $count } for mountains
  }
middle_east-growth-part-plains = { $count ->
    [one] 1 plain
   *[other] { $count } plains
  }
middle_east-growth-part-fertile = { $count ->
    [one] 1 fertile area
   *[other] { $count } fertile areas
  }
middle_east-homes = { $count ->
    [one] Home: { $areas }
   *[other] Homes to choose from: { $areas }
  }
middle_east-homes-by-epoch = Home by the epoch it begins in: { $areas }; in another, either
middle_east-wanderers = Home: Alashiya, or land at most two areas from it that is next to nobody else's home
middle_east-draft-ask-withdraw = { middle_east-ask-withdraw }
middle_east-draft-ask-deploy = { $limit ->
    [0] Deployment: where do your ready disks go?
   *[other] Your first disks: one is at home, where do the others go? At most { $limit } in an area, and only where nobody else is; what you leave out goes to your supply.
  }
middle_east-draft-ask-deity-price = { $deity }: { $price } payments{ $disks ->
    [0] {""}
   *[other] , at least { $disks } disks
  }.
middle_east-draft-send-deity-price = Pay ({ $count })
middle_east-draft-pick-deity-price = Pay with one of each…
middle_east-confirm-establish = Establish { $thing }
middle_east-confirm-rebuild = Raise { $thing } again
middle_east-confirm-return = Offer to return { $thing }
middle_east-confirm-request = Ask for { $thing }
middle_east-confirm-expose = Unmask with { $thing }
middle_east-sure-astronomers-give = Discard { $things }
middle_east-sure-archive = Take { $things }
middle_east-sure-dead-keep = Keep { $things } and discard the others
middle_east-sure-card-spies = Take { $things }
middle_east-sure-card-deity = Silence { $things }
middle_east-sure-epoch-deity = { middle_east-sure-card-deity }
middle_east-button-establish = { $thing } · costs { $price }
middle_east-button-rebuild = { $thing } again · costs { $rebuilding }
middle_east-button-return = Offer { $thing } back
middle_east-button-request = Ask for { $thing }
middle_east-button-expose = Unmask with { $thing }
middle_east-pick-establish = Establish a deity…

## Plans, standing orders, taking back.

middle_east-undo-deity-price = { $count } payments, { $things }
middle_east-target-card = { $name }
middle_east-target-disks = { $arg ->
    [one] 1 disk
   *[other] { $arg } disks
  }
middle_east-target-kind = { middle_east-choice-kind-2 }
middle_east-order-payments = Minas for lost disks
middle_east-order-payments-about = I give so many minas at most in one competition, or for one blow; then disks go.
middle_east-plan-payments-up-to = Minas at most

## Why something is not possible, by the rulebook's sections, and what to do instead.

middle_east-deploy-home-first = With no disk on the map you begin in or next to your home, and { $area } is not (rulebook: Deployment step).
middle_east-founders-enough = { $area } has its { $most } disks: of the first twelve an area takes no more; pick another area.
middle_east-founders-apart = { $area } is somebody else’s home or not empty of others: your first twelve go where nobody else is.
middle_east-withdraw-not-here = Disks withdraw from your cities{ $shared ->
    [1] {" "}and from areas you share with others
   *[0] {""}
  }; { $area } is none (rulebook: Withdrawal step).
middle_east-no-talents = You have no minas to give.
middle_east-talents-enough = Here you give { $talents ->
    [one] 1 mina
   *[other] { $talents } minas
  } at most (rulebook: Alternative losses).
middle_east-few-talents = You have { $talents ->
    [one] 1 mina
   *[other] { $talents } minas
  } to spend (rulebook: Draw step).
middle_east-no-such-deity = There is no deity “{ $text }”; pick one from the list.
middle_east-deity-taken = { $deity } has been established already; pick another one (rulebook: Deities).
middle_east-deity-by-card = Monotheism comes with its card alone (rulebook: Deities).
middle_east-deity-have-one = You have a deity; one is all (rulebook: Establishing a deity).
middle_east-deity-home = For that you must control your home; take it first (rulebook: Establishing a deity).
middle_east-deity-too-dear = That costs { $price }: disks from the map but for your last one, minas or cards{ $disks ->
    [0] {""}
   *[other] , at least { $disks } of them disks
  }; you do not have that much (rulebook: Establishing a deity).
middle_east-deity-not-yours = { $deity } is not yours; pick your own deity.
middle_east-deity-stands = The temple of { $deity } stands; there is nothing to raise again.
middle_east-deity-is-captive = { $deity } is a captive: ask for it, or take back what is yours (rulebook: Returning a deity).
middle_east-deity-not-captive = { $deity } is nobody's captive.
middle_east-deity-not-held = You have not captured { $deity } (rulebook: Returning a deity).
middle_east-deity-asked-already = That has been asked this turn; once a turn is all (rulebook: Returning a deity).
middle_east-last-disk-at-home = Your last disk in { $area } must stay: the temple is to stand there (rulebook: Establishing a deity).
middle_east-two-disks-due = The disks due are still to be paid; give disks from the map (rulebook: Establishing a deity).

## Lines of the log.

middle_east-revealed-series = Revealed: { $list }.
middle_east-revealed-item = { $card } ({ $number })
middle_east-talent-count = { $talents ->
    [one] 1 mina
   *[other] { $talents } minas
  }
middle_east-growth = { $ready ->
    [0] { $seat } makes no disk ready
   *[other] { $seat } makes { $ready } ready
  }{ $fertile ->
    [0] {""}
   *[other] {" "}· fertile land { $fertile }
  }{ $plains ->
    [0] {""}
   *[other] {" "}· plains { $plains }
  }{ $mountains ->
    [0] {""}
   *[other] {" "}· mountains { $mountains }
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
middle_east-paid-talent = { $seat } pays a mina instead of a disk in { $area }.
middle_east-paid = { $seat } pays { middle_east-talent-count }.
middle_east-talents = { $seat } gains { middle_east-talent-count }.
middle_east-spent = { $seat } spends { middle_east-talent-count } on cards.
middle_east-saved = { $card } saves a disk of { $seat } in { $area }.
middle_east-endowed = { $seat } begins with { middle_east-talent-count }.
middle_east-points = { $because ->
    [cities] { $seat } scores { epochs-point-count } for cities.
    [temples] { $seat } scores { epochs-point-count } for temples.
    [captures] { $seat } scores { epochs-point-count } for captured deities.
    [returns] { $seat } scores { epochs-point-count } for a returned deity.
    [loot] { $seat } scores { epochs-point-count } for loot.
    [most-cities] { $seat } scores { epochs-point-count } for most cities.
    [most-deities] { $seat } scores { epochs-point-count } for most deities.
    [seas] { $seat } scores { epochs-point-count } for seas.
    [talents] { $seat } scores { epochs-point-count } for minas.
    [abilities] { $seat } scores { epochs-point-count } by an ability.
    [epoch] { $seat } scores { epochs-point-count } at the change of the epoch.
    [scenario] { $seat } scores { epochs-point-count } for the scenario.
    [start] { $seat } begins with { epochs-point-count }.
   *[cards] { $seat } scores { epochs-point-count } from cards.
  }
middle_east-prisoners = { $seat } takes prisoners: { epochs-disks } for the next growth.
middle_east-granary = { $seat } stores { epochs-disks } in the temple's granaries for a mina.
middle_east-established = { $seat } worships { $deity }: its temple stands.
middle_east-gives-up = { $seat } gives up { $deity }.
middle_east-worships = { $seat } worships { $deity }; its temple lies on its card.
middle_east-silenced = { $deity }, the deity of { $seat }, falls silent.
middle_east-offers-deity = { $seat } offers to return { $deity } to { $other }.
middle_east-requests-deity = { $seat } asks { $other } for { $deity }.
middle_east-refuses-deity = { $seat } refuses: { $deity } stays where it is.
middle_east-returned = { $seat } returns { $deity } to { $other }.
middle_east-temple-captured = { $side ->
    [many] The Barbarians capture { $deity }.
   *[one] { $seat } captures { $deity }.
  }
middle_east-temple-destroyed = { $side ->
    [many] The Barbarians destroy the temple of { $deity }.
   *[one] { $seat } destroys the temple of { $deity }.
  }
middle_east-temple-recovered = { $seat } recovers { $deity }; its temple lies on its card.
middle_east-stronghold = { $side ->
    [many] The Barbarians raise a stronghold in { $area }.
   *[one] { $seat } raises a stronghold in { $area }.
  }
middle_east-stronghold-gone = { $side ->
    [many] The stronghold of the Barbarians in { $area } falls.
   *[one] The stronghold of { $seat } in { $area } falls.
  }
middle_east-site = { $card }: { $area } is marked.
middle_east-site-gone = { $card } is used up; its mark goes.
middle_east-reaps = { $seat } reaps { $card } in { $area }.
middle_east-recruits = { $seat } recruits { epochs-disks } for the next growth.
middle_east-deported = { $seat }: { epochs-disks } deported from { $area } to { $places }.
middle_east-handed-over = { $seat } hands { $other } { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }.
middle_east-treasuries = Minas that are left go back: { $treasuries }.
middle_east-blown = { $side ->
    [many] The wind takes { epochs-disks } of the Barbarians: { $places }.
   *[one] The wind takes { epochs-disks } of { $seat }: { $places }.
  }
middle_east-hands-on = Every hand goes to the next in turn order: { $hands }.
middle_east-temple-back = The temple of { $deity } goes back to the card of { $seat }.
middle_east-blown-away = The wind takes Barbarians: { $places }.
middle_east-epoch-row = The times change: { $row }.
middle_east-omen = { $over ->
    [1] Omen, number { $number }: the epoch ends with this turn.
   *[0] Omen, number { $number }: the epoch goes on.
  }
middle_east-goal = The goal of { $points } points is reached.
middle_east-gilgamesh = { $seat } begins anew as { $civilization }, at home in { $area }.
middle_east-tie = { $by ->
    [temples] Equal points: temples at home decide.
    [homes] Equal points: the homes under control decide.
    [cities] Equal points: the number of cities decides.
    [disks] Equal points: the disks on the map decide.
    [areas] Equal points: the areas occupied decide.
    [gilgamesh] Equal points: who has not begun anew is ahead.
   *[nothing] Equal in everything: the first place is shared.
  }

## Typed commands: what they do, their names in lower case without spaces.

middle_east-command = Moves of the Middle East
middle_east-command-name = east
middle_east-argument-deploy-areas = Such as: uruk 2, lagash
middle_east-argument-withdraw-areas = { middle_east-argument-deploy-areas }
middle_east-command-pay = Pay for a deity
middle_east-argument-pay-what = Such as: uruk 2, mina 2, barter
middle_east-argument-lose-what = Such as: mina 2, barter; or: disks

# Where a card or a deity is (/card).
middle_east-where-deity-available = Still to be established.
middle_east-where-deity-card = Comes with its card alone.
middle_east-where-deity-established = Worshipped by { $who }; its temple stands in { $area }.
middle_east-where-deity-inactive = Deity of { $who }, silenced.
middle_east-where-deity-captured = Deity of { $who }, captured by { $holder }.
middle_east-where-deity-destroyed = Deity of { $who }; its temple lies on its card.
middle_east-where-civ = Led by { $who }.
middle_east-where-civ-free = Nobody leads it at this table.
middle_east-where-civ-without = Not at this table: { $abilities }.
middle_east-where-site = Marks { $area }.
middle_east-skip-granary-phase = { epochs-skip-resettle-phase }
middle_east-skip-invest-phase = { epochs-skip-resettle-phase }
middle_east-state-scores = It brings its owner points as the map is now.
middle_east-state-helps = Its benefit can be used now.
middle_east-state-pieces = Deities and strongholds
middle_east-state-stronghold = Stronghold of { $who } in { $area }
middle_east-state-site = { $card } marks { $area }
middle_east-lobby-word = Growth is a draft that you send whole; cards are played in turn until all have passed; in a competition all say at once what they use. **Play** opens your private panel, `/state` tells the map in words.

middle_east-hint-unit = Tried out from what you can see, up to the beginning of the next turn.
middle_east-part-aim = the aim of the scenario
middle_east-part-points = points
middle_east-part-talents = minas
middle_east-part-income = points at each victory count
middle_east-part-growth = disks in each growth
middle_east-part-cards = cards in the hand

middle_east-facts-civilization = By civilization

### The story of a finished game.

middle_east-story-points = { $because ->
    [cities] { $When }, { $seat }’s cities brought { epochs-point-count }.
    [temples] { $When }, { $seat }’s temples brought { epochs-point-count }.
    [captures] { $When }, captured deities brought { $seat } { epochs-point-count }.
    [returns] { $When }, a returned deity brought { $seat } { epochs-point-count }.
    [loot] { $When }, loot brought { $seat } { epochs-point-count }.
    [most-cities] { $When }, most cities brought { $seat } { epochs-point-count }.
    [most-deities] { $When }, most deities brought { $seat } { epochs-point-count }.
    [seas] { $When }, the seas brought { $seat } { epochs-point-count }.
    [talents] { $When }, minas brought { $seat } { epochs-point-count }.
    [abilities] { $When }, an ability brought { $seat } { epochs-point-count }.
    [epoch] { $When }, the change of the epoch brought { $seat } { epochs-point-count }.
    [scenario] { $When }, the scenario brought { $seat } { epochs-point-count }.
    [start] { $When }, { $seat } began with { epochs-point-count }.
   *[cards] { $When }, cards brought { $seat } { epochs-point-count }.
  }
middle_east-story-established = { $When }, { $seat } won a deity and raised its temple: { $deity }.
middle_east-story-established-2 = { $seat } won a deity { $when }, with its temple on the map: { $deity }.
middle_east-story-temple-captured = { $side ->
    [many] { $When }, the Barbarians captured a deity: { $deity }.
   *[one] { $When }, { $seat } captured a deity: { $deity }.
  }
middle_east-story-stronghold-gone = { $side ->
    [many] { $When } the stronghold of the Barbarians fell in { $area }.
   *[one] { $When } the stronghold of { $seat } fell in { $area }.
  }
middle_east-story-loot = { $When }, { $seat } took loot in { $area }.
middle_east-story-omen = { $When } an omen, number { $number }, ended the epoch.
middle_east-story-gilgamesh = { $When }, { $seat } began anew with { $civilization }, at home in { $area }.
middle_east-story-goal = { $When } the goal of { $points } points was reached.

# What computers of a style like.
middle_east-style-warrior = Fights for areas and takes disks from others
middle_east-style-builder = Builds cities and strongholds
middle_east-style-priest = Serves deities
middle_east-style-trader = Gathers minas and grows

middle_east-figure-source = Points: { middle_east-pic-source }

## Scenarios.

middle_east-scenario = { $scenario ->
    [egypt_and_hatti] Egypt and Hatti. { middle_east-aim-egypt_and_hatti }
    [rise_of_assyria] The rise of Assyria. { middle_east-aim-rise_of_assyria }
    [sea_peoples] The Sea Peoples. { middle_east-aim-sea_peoples }
   *[sumer_and_akkad] Sumer and Akkad. { middle_east-aim-sumer_and_akkad }
  }
middle_east-aim-egypt_and_hatti = Who controls five of seven lands of Syria as an epoch ends wins.
middle_east-aim-rise_of_assyria = Who controls six of ten royal lands as an epoch ends wins.
middle_east-aim-sea_peoples = Who has no disk at home in the end ranks last.
middle_east-aim-sumer_and_akkad = Two points as an epoch ends for each of seven cities of the plain that you control.
middle_east-aim-few-egypt_and_hatti = 5 of 7 lands of Syria win
middle_east-aim-few-rise_of_assyria = 6 of 10 royal lands win
middle_east-aim-few-sea_peoples = Who has no disk at home in the end ranks last
middle_east-aim-few-sumer_and_akkad = 2 points each for 7 cities
middle_east-option-scenario-egypt_and_hatti = Egypt and Hatti
middle_east-option-scenario-egypt_and_hatti-about = 2 players, 2 epochs. Who controls five of the seven lands of Syria wins.
middle_east-option-scenario-rise_of_assyria = The rise of Assyria
middle_east-option-scenario-rise_of_assyria-about = 3 players, 2 epochs. Who controls six of ten royal lands wins.
middle_east-option-scenario-sea_peoples = The Sea Peoples
middle_east-option-scenario-sea_peoples-about = 3 players, 2 epochs. The Sea Peoples have no player; survive at home, then points decide.
middle_east-option-scenario-sumer_and_akkad = Sumer and Akkad
middle_east-option-scenario-sumer_and_akkad-about = 3 players, 2 epochs. Two points more for each of seven cities of the plain as an epoch ends.

## End of scenarios.
