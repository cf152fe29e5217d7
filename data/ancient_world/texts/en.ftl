### Words that others refer to.

ancient_world-action = { $action ->
    [build] Build
    [recruit] Recruit
    [labor] Labor
    [learn] Learn
    [expand] Expand
    [rebuild] Rebuild
    [explore] Explore
   *[grow] Grow
  }
ancient_world-price = { $coins ->
    [0] { $knowledge ->
        [0] for nothing
       *[other] { $knowledge } knowledge
      }
    [one] 1 coin{ $knowledge ->
        [0] {""}
       *[other] {" "}and { $knowledge } knowledge
      }
   *[other] { $coins } coins{ $knowledge ->
        [0] {""}
       *[other] {" "}and { $knowledge } knowledge
      }
  }
ancient_world-source = { $because ->
    [reward-build] for building
    [reward-stored] for a stored card built
    [reward-recruit] for recruiting
    [reward-labor] for Labor
    [reward-learn] for Learn
    [reward-expand] for Expand
    [reward-rebuild] for Rebuild
    [reward-explore] for Explore
    [reward-grow] for Grow
    [reward-use] for an own card’s action
    [reward-defeat] for the defeated titan
    [reward-defeat_own] for the own threatening titan
    [reward-defeat_other] for another city’s titan
    [reward-defeat_deck] for a titan of the board
    [reward-appease] for appeasing
    [reward-face] for facing the titan
    [reward-damaged] for the damage
    [reward-pass] for passing
    [reward-round] for the new round
    [labor] Labor
    [learn] Learn
    [expand] Expand
    [rebuild] Rebuild
    [explore] Explore
    [grow] Grow
    [income] income
    [space] from the action
    [fed] from the titan
   *[other] { $because }
  }

### Questions, choices and options of the table.

ancient_world-ask-turn = Your turn: one placement, one attack or one stored card, or you pass.
ancient_world-ask-damage = { $titan } damages { $least ->
    [one] one
   *[other] { $least }
  } of the { $whole } empire cards of yours that can be damaged: { $least ->
    [one] which one
   *[other] which ones
  }? A damaged card gives nothing until it is repaired.
ancient_world-ask-army-coin = { $titan }: onto which army do you put { $coins ->
    [one] a coin
   *[other] { $coins } coins
  } of yours? Using it costs { $coins } more from now on.
ancient_world-ask-lose-retired = { $titan }: which retired military card do you lose?
ancient_world-ask-lose-district = { $titan }: which district do you lose?
ancient_world-ask-disband = { $titan } has damaged your city: it holds { $room ->
    [one] 1 army
   *[other] { $room } armies
  } now and you have { $armies }. Which one is disbanded, with its retired cards?
ancient_world-ask-repair = { $span ->
    [one] Which damaged card do you repair?
    [exactly] Which { $most } damaged cards do you repair?
   *[other] Which damaged cards do you repair? { $least ->
        [0] Each costs { $price } ambrosia.
        [one] The first is free, each further one costs { $price } ambrosia.
       *[other] The first { $least } are free, each further one costs { $price } ambrosia.
      }
  }
ancient_world-ask-district = Which district do you take? The others go under the pile.
ancient_world-ask-explore = Which card do you store? The others go to the discard pile, face up.
ancient_world-ask-upgrade = Which citizen do you exchange for the next higher one of your supply?
ancient_world-ask-rest = From which army do you take off a coin?
ancient_world-ask-ready = Which army may be used once more in this round?
ancient_world-ask-confront = { $titan } threatens your city: appease it with { $price } ambrosia, or face it and roll { $dice ->
    [0] no dice
    [one] 1 damage die
   *[other] { $dice } damage dice
  }?
ancient_world-ask-feed = { $short ->
    [one] 1 citizen has no food
   *[other] { $short } citizens have no food
  }: who goes hungry, and do you feed some with ambrosia ({ $price } each)? A hungry citizen rests for a round.
ancient_world-ask-city-state = Which city-state do you lead?

ancient_world-choice-build = Build
ancient_world-choice-recruit = Recruit
ancient_world-choice-labor = Labor
ancient_world-choice-learn = Learn
ancient_world-choice-expand = Expand
ancient_world-choice-rebuild = Rebuild
ancient_world-choice-explore = Explore
ancient_world-choice-grow = Grow
ancient_world-choice-claim = Only place
ancient_world-choice-claim-2 = { $arg ->
    [build] Build
    [recruit] Recruit
    [labor] Labor
    [learn] Learn
    [expand] Expand
    [rebuild] Rebuild
    [explore] Explore
   *[grow] Grow
  }
ancient_world-choice-use = Own card
ancient_world-choice-attack = Attack
ancient_world-choice-stored = Build stored
ancient_world-choice-mend = Repair for ambrosia
ancient_world-choice-coin = Ambrosia for a coin
ancient_world-choice-pass = Pass
ancient_world-citizen-words = { $arg ->
    [again1] Citizen 1 again
    [again2] Citizen 2 again
    [again3] Citizen 3 again
    [again4] Citizen 4 again
    [again5] Citizen 5 again
   *[other] Citizen { $arg }
  }
ancient_world-how-words = { $arg ->
    [coin] with the coin
    [skill] with ambrosia for skill
   *[free] {""}
  }
ancient_world-deal-words = { $arg ->
    [knowledge] for knowledge
    [coins] for coins
    [upgrade] a higher citizen
    [two] twice
    [three] three times
   *[other] {""}
  }
ancient_world-choice-build-2 = { ancient_world-citizen-words }
ancient_world-choice-build-3 = { ancient_world-how-words }
ancient_world-choice-recruit-2 = { ancient_world-citizen-words }
ancient_world-choice-recruit-3 = { ancient_world-how-words }
ancient_world-choice-labor-2 = { ancient_world-citizen-words }
ancient_world-choice-labor-3 = { ancient_world-how-words }
ancient_world-choice-labor-4 = { $arg ->
   *[other] {""}
  }
ancient_world-choice-learn-2 = { ancient_world-citizen-words }
ancient_world-choice-learn-3 = { ancient_world-how-words }
ancient_world-choice-learn-4 = { ancient_world-deal-words }
ancient_world-choice-expand-2 = { ancient_world-citizen-words }
ancient_world-choice-expand-3 = { ancient_world-how-words }
ancient_world-choice-expand-4 = { ancient_world-deal-words }
ancient_world-choice-rebuild-2 = { ancient_world-citizen-words }
ancient_world-choice-rebuild-3 = { ancient_world-how-words }
ancient_world-choice-rebuild-4 = { ancient_world-deal-words }
ancient_world-choice-explore-2 = { ancient_world-citizen-words }
ancient_world-choice-explore-3 = { ancient_world-how-words }
ancient_world-choice-explore-4 = { ancient_world-deal-words }
ancient_world-choice-grow-2 = { ancient_world-citizen-words }
ancient_world-choice-grow-3 = { ancient_world-how-words }
ancient_world-choice-grow-4 = { ancient_world-deal-words }
ancient_world-choice-use-2 = { ancient_world-citizen-words }
ancient_world-choice-claim-3 = { ancient_world-citizen-words }
ancient_world-choice-claim-4 = { ancient_world-how-words }
ancient_world-choice-recruit-5 = { $arg ->
   *[new] as a new army
  }
ancient_world-choice-recruit-5-thing = over { $thing }
ancient_world-choice-attack-4 = { $arg ->
    [0] {""}
    [one] +1 sword
   *[other] +{ $arg } swords
  }
ancient_world-copy-words = { $arg ->
    [2] the 2nd
    [3] the 3rd
   *[other] the { $arg }th
  }
ancient_world-choice-damage = Damage
ancient_world-choice-damage-3 = { ancient_world-copy-words }
ancient_world-choice-on = Coin
ancient_world-choice-retired = Lose
ancient_world-choice-district = District
ancient_world-choice-army = Army
ancient_world-choice-repair = Repair
ancient_world-choice-repair-3 = { ancient_world-copy-words }
ancient_world-choice-keep = Store
ancient_world-choice-keep-3 = { ancient_world-copy-words }
ancient_world-choice-citizen = Citizen
ancient_world-choice-citizen-2 = Citizen { $arg }
ancient_world-choice-appease = Appease
ancient_world-choice-face = Face it
ancient_world-choice-hungry = Feed
ancient_world-choice-hungry-2 = { $arg ->
    [none] Nobody hungry
   *[other] Hungry: { $arg }
  }
ancient_world-choice-hungry-2-thing = Hungry: { $thing }
ancient_world-choice-hungry-3 = { $arg ->
    [0] {""}
   *[other] { $arg } fed with ambrosia
  }
ancient_world-choice-city = City-state
ancient_world-confirm-damage = Damage { $thing }
ancient_world-confirm-repair = Repair { $thing }
ancient_world-confirm-district = District: { $thing }
ancient_world-confirm-keep = Store { $thing }
ancient_world-confirm-city = Lead { $thing }
ancient_world-confirm-hungry = { $thing }
ancient_world-confirm-stored = Build { $thing }

ancient_world-none-repair = Repair nothing
ancient_world-pick-build-2 = With which citizen?
ancient_world-pick-recruit-2 = With which citizen?
ancient_world-pick-claim = With which citizen?
ancient_world-pick-labor = With which citizen?
ancient_world-pick-rebuild = With which citizen?
ancient_world-pick-explore = With which citizen?
ancient_world-pick-learn = With which citizen, and how often?
ancient_world-pick-expand = With which citizen, and at what price?
ancient_world-pick-grow = With which citizen, and for what?
ancient_world-pick-build = Which card do you build?
ancient_world-pick-recruit = Which card do you recruit?
ancient_world-pick-attack = With which armies? The cheapest first
ancient_world-pick-use = Which card, with which citizen?
ancient_world-pick-stored = Which stored card do you build?
ancient_world-pick-damage = Which card is damaged?
ancient_world-pick-repair = Which card is repaired?
ancient_world-pick-keep = Which card do you store?
ancient_world-pick-district = Which district?
ancient_world-pick-city = Which city-state do you lead?
ancient_world-pick-retired = Which card do you lose?
ancient_world-pick-hungry = Who goes hungry?
ancient_world-waste-citizens = { $count ->
    [one] A citizen of yours is still ready and will not be placed in this round.
   *[other] { $count } citizens of yours are still ready and will not be placed in this round.
  }
ancient_world-call-damage = { $who }, your city is damaged at { $where }: choose a card.
ancient_world-call-army-coin = { $who }, coins of yours go onto one of your armies at { $where }.
ancient_world-call-lose-retired = { $who }, you lose a retired military card at { $where }.
ancient_world-call-lose-district = { $who }, you lose a district at { $where }.
ancient_world-call-disband = { $who }, an army of yours is disbanded at { $where }.
ancient_world-call-repair = { $who }, you may repair damaged cards at { $where }.
ancient_world-call-confront = { $who }, your threatening titan stands before you at { $where }: appease or face it?
ancient_world-call-feed = { $who }, you lack food at { $where }.
ancient_world-call-city-state = { $who }, choose your city-state at { $where }.

ancient_world-option-boards = City boards
ancient_world-option-boards-about = Whether cities have a name and an ability of their own.
ancient_world-option-boards-city-states = city-states, dealt at random
ancient_world-option-boards-chosen = city-states, chosen in turn order
ancient_world-option-boards-plain = the plain side
ancient_world-option-first-player = First player
ancient_world-option-first-player-about = Who begins.
ancient_world-option-first-player-random = at random
ancient_world-option-first-player-first-seat = the first seat
ancient_world-option-stored = Stored cards
ancient_world-option-stored-about = Whether others see which cards somebody has stored.
ancient_world-option-stored-hidden = hidden
ancient_world-option-stored-open = open

### Whole options, as they are typed.

ancient_world-with = with { $citizen ->
    [again1] 1 again
    [again2] 2 again
    [again3] 3 again
    [again4] 4 again
    [again5] 5 again
   *[other] { $citizen }
  }{ $how ->
    [coin] {" "}and the coin
    [skill] {" "}and ambrosia
   *[free] {""}
  }
ancient_world-deal = { $deal ->
    [knowledge] {" "}for knowledge
    [coins] {" "}for coins
    [upgrade] {" "}a higher citizen
    [two] {" "}twice
    [three] {" "}three times
   *[other] {""}
  }
ancient_world-named-build = build { $card } { ancient_world-with }
ancient_world-named-recruit = recruit { $card }{ $place ->
    [new] {""}
   *[other] {" "}over { $place }
  } { ancient_world-with }
ancient_world-named-labor = labor{ ancient_world-deal } { ancient_world-with }
ancient_world-named-learn = learn{ ancient_world-deal } { ancient_world-with }
ancient_world-named-expand = expand{ ancient_world-deal } { ancient_world-with }
ancient_world-named-rebuild = rebuild{ ancient_world-deal } { ancient_world-with }
ancient_world-named-explore = explore{ ancient_world-deal } { ancient_world-with }
ancient_world-named-grow = grow{ ancient_world-deal } { ancient_world-with }
ancient_world-named-claim = only place on { ancient_world-action } { ancient_world-with }
ancient_world-named-use = use { $card } with { $citizen ->
    [again1] 1 again
    [again2] 2 again
    [again3] 3 again
    [again4] 4 again
    [again5] 5 again
   *[other] { $citizen }
  }
ancient_world-named-attack = attack { $titan } with { $armies }{ $swords ->
    [0] {""}
    [one] {" "}and 1 sword
   *[other] {" "}and { $swords } swords
  }
ancient_world-named-stored = build stored { $card }
ancient_world-named-mend = repair { $card }
ancient_world-named-hungry = { $citizens ->
    [none] nobody hungry
   *[other] hungry { $citizens }
  }{ $fed ->
    [0] {""}
   *[other] , { $fed } fed with ambrosia
  }

### What a choice costs and gives.

ancient_world-of-coins = { $count } of { $have ->
    [one] { $have } coin
   *[other] { $have } coins
  }
ancient_world-of-knowledge = { $count } of { $have } knowledge
ancient_world-of-ambrosia = { $count } of { $have } ambrosia
ancient_world-for-nothing = for nothing
ancient_world-higher = { $who }’s { $number } is there
ancient_world-own-higher = your { $number } is there
ancient_world-all-pay = −{ $count } 🪙
ancient_world-on-space = +{ $count } 🏺
ancient_world-short-gain-coins = { $count ->
    [one] gives 1 coin
   *[other] gives { $count } coins
  }
ancient_world-short-gain-knowledge = gives { $count } knowledge
ancient_world-short-gain-ambrosia = gives { $count } ambrosia
ancient_world-short-gain-citizens = { $count ->
    [one] gives a citizen
   *[other] gives { $count } citizens
  }
ancient_world-short-gain-upgrades = a higher citizen
ancient_world-short-gain-repairs = { $count ->
    [one] repairs 1 card
   *[other] repairs up to { $count } cards
  }
ancient_world-short-gain-rest = { $count ->
    [one] takes 1 coin off an army
   *[other] takes { $count } coins off armies
  }
ancient_world-short-gain-ready = an army once more
ancient_world-short-gain-districts = gives a district
ancient_world-short-gain-explore = look at { $count } cards, store one
ancient_world-short-gain-first = first player
ancient_world-titan-facts = defence { $defence }{ $swords ->
    [yes] , swords only
   *[no] {""}
  }, { $banners ->
    [one] 1 banner
   *[other] { $banners } banners
  }
ancient_world-titan-short = defence { $defence }{ $swords ->
    [yes] , swords only
   *[no] {""}
  }
ancient_world-fewer-dice = { $count ->
    [one] 1 die fewer
   *[other] { $count } dice fewer
  }
ancient_world-army-price = { $swords ->
    [one] 1 sword
   *[other] { $swords } swords
  }, { $arrows ->
    [one] 1 arrow
   *[other] { $arrows } arrows
  }, { $price ->
    [one] 1 coin
   *[other] { $price } coins
  } a use
ancient_world-titan-of = { $who }’s
ancient_world-titan-own = threatens you
ancient_world-titan-fed = { $count } ambrosia to win
ancient_world-against = { $value } against { $defence }
ancient_world-has = You have: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  } · { $knowledge } knowledge · { $ambrosia } ambrosia · { $idle ->
    [0] no citizen ready
    [one] citizen { $citizens } ready
   *[other] citizens { $citizens } ready
  } · { $room ->
    [0] no room for cards
    [one] room for 1 card
   *[other] room for { $room } cards
  } · food { $food } for { $mouths }
ancient_world-first-copy = the 1st of { $count }
ancient_world-city-titan = { $titan } threatens it, { ancient_world-titan-short }
ancient_world-titan-line = { $titan }: { $text }
ancient_world-armies-line = Armies by number: { $list }.
ancient_world-again-line = “Again”: a citizen that you have placed already leaves its place for { $price } ambrosia.
ancient_world-counted-card-1 = army 1
ancient_world-counted-card-2 = army 2
ancient_world-counted-card-3 = army 3
ancient_world-counted-card-4 = army 4
ancient_world-counted-card-5 = army 5
ancient_world-counted-card-6 = army 6
ancient_world-counted-card-7 = army 7
ancient_world-counted-card-8 = army 8
ancient_world-counted-card-9 = army 9
ancient_world-this-choice = This choice: { $price }.
ancient_world-there = On the actions: { $list }
ancient_world-there-one = { $action ->
    [build] Build
    [recruit] Recruit
    [labor] Labor
    [learn] Learn
    [expand] Expand
    [rebuild] Rebuild
    [explore] Explore
   *[grow] Grow
  } { $citizens }
ancient_world-here = Here: { $citizens }{ $ambrosia ->
    [0] {""}
   *[other] {" "}· { $ambrosia } ambrosia to take
  }. A lower citizen than the highest one pays { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  } or the missing skill in ambrosia.
ancient_world-here-nobody = Nobody is here: no citizen pays anything.{ $ambrosia ->
    [0] {""}
   *[other] {" "}{ $ambrosia } ambrosia to take.
  }
ancient_world-here-free = Here: { $citizens }{ $ambrosia ->
    [0] {""}
   *[other] {" "}· { $ambrosia } ambrosia to take
  }. Placing here costs you nothing more.
ancient_world-attack-line = { $titan }: { ancient_world-titan-facts }. { $city ->
    [0] Your city adds nothing.
   *[other] Your city adds { $city }.
  }
ancient_world-dice-line = { $dice ->
    [0] No dice are rolled.
    [one] 1 damage die: { $hits } in { $faces } damages an empire card, { $coins } in { $faces } is a coin ({ $effect }), else nothing.
   *[other] { $dice } damage dice, each: { $hits } in { $faces } damages an empire card, { $coins } in { $faces } is a coin ({ $effect }), else nothing.
  }
ancient_world-coin-effect = { $effect ->
    [lose_coin] { $amount ->
        [one] lose 1 coin
       *[other] lose { $amount } coins
      }
    [army_coin] a coin of yours onto an army
    [lose_ambrosia] lose { $amount } ambrosia
    [lose_retired] lose a retired military card
    [discard_stored] discard all stored cards
    [lose_district] lose a district
   *[none] nothing
  }

### Why something is not possible, and what to do instead.

ancient_world-no-covered = { ancient_world-action } is covered until round { $round }; choose another action (rulebook: Preparation of a round).
ancient_world-no-higher = { $coins ->
    [one] A { $number } is on { ancient_world-action } now, so that a lower citizen pays 1 coin; choose that, or another action (rulebook: Place a citizen).
   *[other] A { $number } is on { ancient_world-action } now, so that a lower citizen pays { $coins } coins; choose that, or another action (rulebook: Place a citizen).
  }
ancient_world-no-not-higher = No higher citizen is on { ancient_world-action }: place this one for nothing.
ancient_world-no-hungry = Citizen { $citizen } is hungry in this round; choose another one (rulebook: Feed the citizens).
ancient_world-no-placed = Citizen { $citizen } is placed already; choose another one, or pay ambrosia to place it again.
ancient_world-no-not-ready = Citizen { $citizen } is not ready in this round; choose another one.
ancient_world-no-room = Your city has room for { $capacity ->
    [one] { $capacity } empire card
   *[other] { $capacity } empire cards
  } and is full; take a district or defeat a titan first (rulebook: Titan damage).
ancient_world-no-gone = { $card } is not on offer any more; choose another card.
ancient_world-no-knowledge = That costs { $needs } knowledge and you have { $has }; learn first, or choose something cheaper.
ancient_world-no-coins = { $needs ->
    [one] That costs 1 coin and you have { $has }
   *[other] That costs { $needs } coins and you have { $has }
  }, nor enough ambrosia in place of coins; choose something cheaper.
ancient_world-no-ambrosia = That costs { $needs } ambrosia and you have { $has }; choose something else.
ancient_world-no-nothing-left = There is nothing to be had from { ancient_world-action } now; choose another action.
ancient_world-no-not-yours = { $card } is not yours to use; choose one of your cards.
ancient_world-no-damaged = { $card } is damaged; repair it first (rulebook: Titan damage).
ancient_world-no-used = { $card } has been used in this round; it is free again in the next one (rulebook: Empire cards).
ancient_world-no-skill = { $card } takes a citizen of at least { $skill }; choose a higher one, or pay the missing skill in ambrosia.
ancient_world-no-titan-gone = { $titan } cannot be attacked any more; choose another titan.
ancient_world-no-no-army = { $card } is not among your armies; choose one that is.
ancient_world-no-army-used = { $card } has attacked in this round; it is ready again in the next one (rulebook: Attack a titan).
ancient_world-no-strength = That attack is worth { $value } and the defence is { $defence }; add armies, or swords for ambrosia (rulebook: Attack a titan).
ancient_world-no-swords = { $titan } falls without so many swords for ambrosia; buy fewer.
ancient_world-no-whole = { $card } is not damaged; choose one that is.
ancient_world-no-not-on-offer = { $card } is not on offer; choose a card that is.
ancient_world-no-built = { $card } is in your city already, and no other copy is on offer; choose a card that is.
ancient_world-no-no-action = { $card } has no action of its own to use; choose a card that has one.
ancient_world-no-no-armies = You have no unused army for { $titan }; recruit one, or wait for the next round (rulebook: Attack a titan).
ancient_world-no-no-attack = No attack of yours on { $titan } is possible; its defence is { $defence }.
ancient_world-no-other-kind = { $kind ->
    [military] { $card } is a military card: recruit it.
    [titan] { $card } is a titan: attack it.
    [district] { $card } is a district: it comes with an action that gives one.
    [city] { $card } is a city-state: it is chosen at the start only.
   *[empire] { $card } is an empire card: build it.
  }
ancient_world-no-order-nothing = Your order fits none of what is asked; answer it yourself.
ancient_world-nothing-to-use-turn = None of your cards has an action that can be used now; place a citizen on the board.
ancient_world-nothing-to-attack-turn = None of your unused armies reaches any titan’s defence; recruit, or wait for the next round.
ancient_world-nothing-to-stored-turn = You have stored nothing that you could build now; Explore stores a card.
ancient_world-nothing-to-mend-turn = Nothing of yours is damaged, or you lack the ambrosia to repair it.
ancient_world-nothing-to-coin-turn = You lack the ambrosia for a coin.
ancient_world-nothing-to-explore-turn = Nobody of yours can explore now: the action comes in round 2 and takes a citizen.
ancient_world-nothing-to-grow-turn = Nobody of yours can grow now: the action comes in round 3, takes a citizen and its price.
ancient_world-nothing-to-build-turn = You can build nothing now: that takes a citizen, room and the price of a card.
ancient_world-nothing-to-recruit-turn = You can recruit nobody now: that takes a citizen and the price of a card.
ancient_world-nothing-to-labor-turn = No citizen of yours can be placed on Labor now.
ancient_world-nothing-to-learn-turn = You cannot learn now: that takes a citizen and its price.
ancient_world-nothing-to-expand-turn = You cannot expand now: that takes a citizen and its price.
ancient_world-nothing-to-rebuild-turn = No citizen of yours can be placed on Rebuild now.
ancient_world-nothing-to-claim-turn = No citizen of yours can be placed now.

### Lines of the log.

ancient_world-city = { $seat } leads { $city }.
ancient_world-round = Round { $round } begins.
ancient_world-reveal = A new action is open: { ancient_world-action }.
ancient_world-threat = { $titan } threatens { $seat } (defence { $defence }).
ancient_world-place = { $seat } places { $citizen } on { ancient_world-action }{ $coins ->
    [0] { $ambrosia ->
        [0] {""}
       *[other] {" "}for { $ambrosia } ambrosia
      }
    [one] {" "}for 1 coin{ $ambrosia ->
        [0] {""}
       *[other] {" "}and { $ambrosia } ambrosia
      }
   *[other] {" "}for { $coins } coins{ $ambrosia ->
        [0] {""}
       *[other] {" "}and { $ambrosia } ambrosia
      }
  }.
ancient_world-claims = { $seat } does not carry out { ancient_world-action }.
ancient_world-build = { $seat } builds { $card } ({ ancient_world-price }).
ancient_world-recruit = { $seat } recruits { $card } ({ ancient_world-price }){ $over ->
    [new] , a new army.
   *[other] {" "}over { $over }, which retires.
  }
ancient_world-pays = { $seat } pays { $list } for { ancient_world-action }.
ancient_world-pays-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
  }
ancient_world-pays-knowledge = { $count } knowledge
ancient_world-pays-ambrosia = { $count } ambrosia
ancient_world-instead = { $coins ->
    [one] { $seat } pays { $ambrosia } ambrosia for a missing coin.
   *[other] { $seat } pays { $ambrosia } ambrosia for { $coins } missing coins.
  }
ancient_world-pays-use = { $seat } pays { $list } for { $card }.
ancient_world-pays-use-coins = { ancient_world-pays-coins }
ancient_world-pays-use-knowledge = { ancient_world-pays-knowledge }
ancient_world-pays-use-ambrosia = { ancient_world-pays-ambrosia }
ancient_world-pays-attack = { $seat } pays { $list } for the attack.
ancient_world-pays-attack-coins = { ancient_world-pays-coins }
ancient_world-pays-attack-ambrosia = { ancient_world-pays-ambrosia }
ancient_world-use = { $seat } uses { $card } with { $citizen }.
ancient_world-gain = { $seat } gains { $list } ({ ancient_world-source }).
ancient_world-gain-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
  }
ancient_world-gain-knowledge = { $count } knowledge
ancient_world-gain-ambrosia = { $count } ambrosia
ancient_world-loses = { $seat } loses { $list }.
ancient_world-loses-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
  }
ancient_world-loses-ambrosia = { $count } ambrosia
ancient_world-trades = { $seat } trades { $ambrosia } ambrosia for 1 coin.
ancient_world-citizen = { $seat } gains citizen { $citizen }.
ancient_world-upgrade = { $seat } exchanges citizen { $citizen } for { $to }.
ancient_world-first = { $seat } takes the first-player token.
ancient_world-district = { $seat } takes the district { $card }.
ancient_world-looks = You look at { $cards }.
ancient_world-stores = { $count ->
    [0] { $seat } stores a card.
   *[other] { $seat } stores a card and discards { $cards }.
  }
ancient_world-stored = { $seat } stores { $card }.
ancient_world-attack = { $seat } attacks { $titan } with { $cards }: { $value } against { $defence }{ $bought ->
    [0] .
    [one] , 1 sword of it for ambrosia.
   *[other] , { $bought } swords of it for ambrosia.
  }
ancient_world-dice = { $dice ->
    [0] { $titan } does no damage to { $seat }.
   *[other] Damage dice of { $seat } for { $titan }: { $list }.
  }
ancient_world-dice-titans = { $count } × titan
ancient_world-dice-coins = { $count } × coin
ancient_world-dice-blanks = { $count } × nothing
ancient_world-damaged = { $card } of { $seat } is damaged.
ancient_world-damaged-item = { $card } ({ $seat })
ancient_world-damaged-series = Damaged: { $list }.
ancient_world-mended = { $seat } repairs { $card }.
ancient_world-mends = { $seat } repairs { $card } for { $ambrosia } ambrosia.
ancient_world-disbanded = { $seat } disbands { $card } with all cards under it.
ancient_world-army-coin = { $coins ->
    [one] { $seat } puts a coin onto { $card }.
   *[other] { $seat } puts { $coins } coins onto { $card }.
  }
ancient_world-rest = { $seat } takes a coin off { $card }.
ancient_world-ready = { $seat } may use { $card } once more.
ancient_world-loses-stored = { $seat } discards stored cards: { $cards }.
ancient_world-loses-retired = { $seat } loses the retired { $card }.
ancient_world-loses-district = { $seat } loses the district { $card }.
ancient_world-citizens-home = { $actions ->
    [none] Citizens come home, coins slide onto the armies’ pictures.
   *[other] Citizens come home, coins slide onto the armies’ pictures; 1 ambrosia comes to { $actions }.
  }
ancient_world-pass = { $seat } passes.
ancient_world-round-over = Everybody has passed: round { $round } ends.
ancient_world-appeases = { $seat } appeases { $titan } with { $ambrosia } ambrosia.
ancient_world-faces = { $seat } faces { $titan }.
ancient_world-feeds = { $count ->
    [one] { $seat } feeds 1 citizen with { $ambrosia } ambrosia.
   *[other] { $seat } feeds { $count } citizens with { $ambrosia } ambrosia.
  }
ancient_world-hungry = { $count ->
    [one] Citizen { $citizens } of { $seat } is hungry.
   *[other] Citizens { $citizens } of { $seat } are hungry.
  }
ancient_world-hungry-item = { $seat } ({ $citizens })
ancient_world-hungry-series = Hungry citizens: { $list }.
ancient_world-final = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
ancient_world-tie = { $by ->
    [coins] Equal points: coins decide.
    [cards] Equal points and coins: the number of cards decides.
    [knowledge] Equal points, coins and cards: knowledge decides.
    [ambrosia] Equal points, coins, cards and knowledge: ambrosia decides.
   *[shared] Equal in everything: the place is shared.
  }

### The table in the host: hand, turn.

ancient_world-hand-line = Stored: { $cards }
ancient_world-turn-name = { $round ->
    [0] Preparation
   *[other] Round { $round }
  }
ancient_world-turn-short = { $round ->
    [0] Start
   *[other] R{ $round }
  }
ancient_world-period = { $round ->
    [0] before the first round
   *[other] in round { $round }
  }
ancient_world-picture-city = { $name }

### Standing orders: what is answered beforehand.

ancient_world-order-confronting = My threatening titan
ancient_world-order-confronting-about = I appease it where that costs no more ambrosia than you say; what I do otherwise is the second part. What you say nothing to I ask you about.
ancient_world-order-feeding = When food is short
ancient_world-order-feeding-about = Say how much ambrosia may go into feeding (2 for each citizen, if no card of yours makes it cheaper), and who goes hungry first.
ancient_world-order-repairing = Repairs at the end of a round
ancient_world-order-repairing-about = What your cards repair is always done; say how much ambrosia goes into more (2 for each card, if none of yours makes it cheaper), and what comes first.
ancient_world-order-damaging = Damage to my cards
ancient_world-order-damaging-about = I choose the damaged cards as you say, so that nobody waits for you.
ancient_world-order-lasts-round = until the round ends
ancient_world-order-lasts-game = until the game ends
ancient_world-until-round = for this round
ancient_world-until-game = for the whole game
ancient_world-plan-turn = Your next turn
ancient_world-plan-appease-up-to = Ambrosia to appease
ancient_world-plan-else-face = If it costs more
ancient_world-plan-feed-up-to = Ambrosia to feed
ancient_world-plan-hungry-first = Hungry first
ancient_world-plan-repair-up-to = Ambrosia to repair
ancient_world-plan-repair-first = What is repaired first
ancient_world-plan-damage-first = What is damaged first
ancient_world-choice-spend = Spend
ancient_world-choice-spend-2 = { $arg ->
    [0] None
   *[other] At most { $arg }
  }
ancient_world-choice-face-it = Face it
ancient_world-choice-low = The lowest citizens
ancient_world-choice-high = The highest citizens
ancient_world-choice-food = Cards with food, then the dearest
ancient_world-choice-dear = The dearest cards
ancient_world-choice-cheap = The cheapest cards
ancient_world-choice-foodless = Cards without food, the cheapest first
ancient_world-skip-confront = In this game, always…
ancient_world-skip-confront-never = Always face it
ancient_world-skip-confront-up-to = Appease whenever it costs at most { $count } ambrosia

### Where a card is (/card).

ancient_world-where-row = In the row of empire cards.
ancient_world-where-military-row = In the row of military cards.
ancient_world-where-wonders = In deck C, open to all.
ancient_world-where-discards = On the discard pile.
ancient_world-where-titan = On top of the titan pile of { $stars ->
    [1] one star
    [2] two stars
   *[3] three stars
  }.
ancient_world-where-top-district = On top of the district pile.
ancient_world-where-looking = Among the cards that are being looked at.
ancient_world-where-city = { $who }: the city-state itself.
ancient_world-where-building = { $who }: in the city{ $state ->
    [damaged] , damaged.
    [used] , used in this round by citizen { $citizen }.
   *[whole] .
  }
ancient_world-where-army = { $who }: an army, the next use costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
  }{ $used ->
    [yes] , used in this round.
   *[no] .
  }
ancient_world-where-retired = { $who }: retired under { $card }.
ancient_world-where-district = { $who }: in the city.
ancient_world-where-defeated = Defeated by { $who }.
ancient_world-where-threat = Threatens { $who }; { $fed } ambrosia on it.
ancient_world-where-stored = { $who }: stored.

### The position as text (/state).

ancient_world-state-none = none
ancient_world-state-nobody = nobody
ancient_world-state-board = Board
ancient_world-state-offers = Cards on offer
ancient_world-state-stored = Your stored cards
ancient_world-state-card = { $card }: { $text }
ancient_world-state-round = { $round ->
    [0] Preparation: { $who } chooses a city-state.
   *[other] Round { $round } of { $of }{ $turn ->
        [somebody] . The turn is { $who }’s.
       *[nobody] , after everybody’s turns.
      }
  }
ancient_world-state-first = First player: { $who }{ $taken ->
    [yes] , taken in this round.
   *[no] .
  }
ancient_world-state-space = { ancient_world-action }: { $citizens }{ $ambrosia ->
    [0] .
   *[other] ; { $ambrosia } ambrosia.
  }
ancient_world-state-covered = { ancient_world-action }: covered until round { $round }.
ancient_world-state-pile = Titans of { $stars ->
    [1] 1 star
   *[other] { $stars } stars
  } ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
  }): { $titan }
ancient_world-state-titan = { $card }, defence { $defence }{ $swords ->
    [yes] {" "}(swords only)
   *[no] {""}
  }, banners: { $banners }. { $text }
ancient_world-state-district = Districts ({ $count }), the top one: { $card }
ancient_world-state-decks = Empire deck { $deck }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }. Military cards: { $military }.
ancient_world-state-played = What cards in play do
ancient_world-state-discards = Discarded empire cards: { $cards }.
ancient_world-state-tribe = { $tribe ->
    [green] green
    [red] red
    [purple] purple
    [blue] blue
   *[yellow] yellow
  }
ancient_world-state-deck-c = Deck C:
ancient_world-state-offer = { $card }, { $price }, banners: { $banners }. { $text }
ancient_world-state-city = City-state { $card }
ancient_world-state-goods = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }, { $knowledge } knowledge, { $ambrosia } ambrosia. Worth { $points ->
    [one] 1 point
   *[other] { $points } points
  } now.
ancient_world-state-income = Income: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }, { $knowledge } knowledge, { $ambrosia } ambrosia.
ancient_world-state-citizens = Citizens by number: { $all }; ready: { $ready }; hungry: { $hungry }.{ $passed ->
    [yes] {" "}Has passed.
   *[no] {""}
  }
ancient_world-state-room = { $cards } of { $capacity ->
    [one] { $capacity } empire card
   *[other] { $capacity } empire cards
  }; food for { $food }.
ancient_world-state-banners = Banners: { $list }.
ancient_world-state-buildings = Empire cards: { $list }.
ancient_world-state-building = { $card }{ $state ->
    [damaged] {" "}(damaged)
    [used] {" "}(citizen { $citizen })
   *[whole] {""}
  }
ancient_world-state-army = Army { $card }: { $swords ->
    [one] 1 sword
   *[other] { $swords } swords
  }, { $arrows ->
    [one] 1 arrow
   *[other] { $arrows } arrows
  }{ $coins ->
    [0] {""}
    [one] , 1 coin on it
   *[other] , { $coins } coins on it
  }; the next use costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
  }{ $used ->
    [yes] , used in this round
   *[no] {""}
  }{ $count ->
    [0] .
   *[other] ; retired under it: { $retired }.
  }
ancient_world-state-attack = The city adds { $swords ->
    [one] 1 sword
   *[other] { $swords } swords
  } and { $arrows ->
    [one] 1 arrow
   *[other] { $arrows } arrows
  } to every attack; it holds { $limit ->
    [one] 1 army
   *[other] { $limit } armies
  }.
ancient_world-state-districts = Districts: { $cards }.
ancient_world-state-titans = Titans defeated: { $cards }.
ancient_world-state-threat = Threatened by { $titan } { $fed } ambrosia lies on it; appeasing costs { $price }.
ancient_world-state-stored-backs = { $count ->
    [one] 1 stored card.
   *[other] { $count } stored cards.
  }
ancient_world-state-stored-cards = Stored: { $cards }.

### Typed commands.

ancient_world-command = Moves of The Ancient World
ancient_world-command-name = world
ancient_world-command-build = Build an empire card
ancient_world-command-build-name = build
ancient_world-argument-build-what = Pick from the list, or type its name
ancient_world-argument-build-what-name = what
ancient_world-command-recruit = Recruit a military card
ancient_world-command-recruit-name = recruit
ancient_world-argument-recruit-what = Pick from the list, or type its name
ancient_world-argument-recruit-what-name = what
ancient_world-command-labor = Place a citizen on Labor
ancient_world-command-labor-name = labor
ancient_world-argument-labor-what = Pick from the list, or type its name
ancient_world-argument-labor-what-name = what
ancient_world-command-learn = Place a citizen on Learn
ancient_world-command-learn-name = learn
ancient_world-argument-learn-what = Pick from the list, or type its name
ancient_world-argument-learn-what-name = what
ancient_world-command-expand = Place a citizen on Expand
ancient_world-command-expand-name = expand
ancient_world-argument-expand-what = Pick from the list, or type its name
ancient_world-argument-expand-what-name = what
ancient_world-command-rebuild = Place a citizen on Rebuild
ancient_world-command-rebuild-name = rebuild
ancient_world-argument-rebuild-what = Pick from the list, or type its name
ancient_world-argument-rebuild-what-name = what
ancient_world-command-explore = Place a citizen on Explore
ancient_world-command-explore-name = explore
ancient_world-argument-explore-what = Pick from the list, or type its name
ancient_world-argument-explore-what-name = what
ancient_world-command-grow = Place a citizen on Grow
ancient_world-command-grow-name = grow
ancient_world-argument-grow-what = Pick from the list, or type its name
ancient_world-argument-grow-what-name = what
ancient_world-command-claim = Only place a citizen, for the ambrosia there
ancient_world-command-claim-name = claim
ancient_world-argument-claim-what = Pick from the list, or type its name
ancient_world-argument-claim-what-name = what
ancient_world-command-use = Use the action of an own card
ancient_world-command-use-name = use
ancient_world-argument-use-what = Pick from the list, or type its name
ancient_world-argument-use-what-name = what
ancient_world-command-attack = Attack a titan
ancient_world-command-attack-name = attack
ancient_world-argument-attack-what = Pick from the list, or type its name
ancient_world-argument-attack-what-name = what
ancient_world-command-stored = Build a stored card
ancient_world-command-stored-name = stored
ancient_world-argument-stored-what = Pick from the list, or type its name
ancient_world-argument-stored-what-name = what
ancient_world-command-mend = Repair a card for ambrosia
ancient_world-command-mend-name = mend
ancient_world-argument-mend-what = Pick from the list, or type its name
ancient_world-argument-mend-what-name = what
ancient_world-command-coin = Trade ambrosia for a coin
ancient_world-command-coin-name = coin
ancient_world-command-pass = Pass for the rest of the round
ancient_world-command-pass-name = pass
ancient_world-command-titan = Appease or face your threatening titan
ancient_world-command-titan-name = titan
ancient_world-argument-titan-what = Pick from the list, or type its name
ancient_world-argument-titan-what-name = what
ancient_world-command-feed = Say who goes hungry
ancient_world-command-feed-name = feed
ancient_world-argument-feed-what = Pick from the list, or type its name
ancient_world-argument-feed-what-name = what

### Pictures and what is said of them.

ancient_world-picture-player = Player { $number }
ancient_world-picture-moment = { $round ->
    [0] Preparation
   *[other] Round { $round } of { $rounds }
  }
ancient_world-picture-won = { $count ->
    [one] { $names } wins
   *[other] Shared victory: { $names }
  }
ancient_world-picture-step = { $step ->
    [city] { $has ->
        [1] { $name } chooses a city-state
       *[0] City-states
      }
    [prepare] Preparation
    [turn] { $has ->
        [1] { $name }’s turn
       *[0] Turns
      }
    [confront] { $has ->
        [1] { $name }: the threatening titan
       *[0] Confronting the titans
      }
    [repair] { $has ->
        [1] { $name }: repairs
       *[0] Repairs
      }
    [collect] Income
    [feed] { $has ->
        [1] { $name }: who goes hungry?
       *[0] Feeding the citizens
      }
   *[score] The final count
  }
ancient_world-picture-place = { $place }.
ancient_world-picture-comes = From round { $round } on
ancient_world-picture-next = Next round
ancient_world-picture-last = Last round
ancient_world-picture-no-titan = No titan
ancient_world-picture-appease-short = { $fed } on it, { $count } to appease it
ancient_world-picture-stored-title = Stored cards
ancient_world-picture-looking-title = You choose from
ancient_world-picture-stored-none = You have stored no cards.
ancient_world-picture-action = { $action ->
    [build] Build
    [recruit] Recruit
    [labor] Labor
    [learn] Learn
    [expand] Expand
    [rebuild] Rebuild
    [explore] Explore
   *[grow] Grow
  }
ancient_world-picture-tribe = { $tribe ->
    [green] green
    [red] red
    [purple] purple
    [blue] blue
   *[yellow] yellow
  }
ancient_world-picture-word = { $word ->
    [build] empire card
    [recruit] military card
    [armies] Armies
    [empire] Empire cards
    [districts] Districts
    [titans] Titans defeated
    [stored] Stored cards
    [legacy] Legacy
    [loot] Loot
    [once] At once
    [number] number
    [hungry] Hungry citizens
    [damaged] Damaged cards
    [die-titan] titan
    [die-coin] coin
    [die-blank] blank
    [die-none] no dice
   *[printed] Points on cards
  }
ancient_world-picture-kind = { $kind ->
    [empire] { $deck ->
        [start] Starting empire card
       *[other] Empire card, deck { $deck }
      }
    [military] { $deck ->
        [start] Starting military card
       *[other] Military card
      }
    [titan] { $stars ->
        [0] Starting titan
        [one] Titan with 1 star
       *[other] Titan with { $stars } stars
      }
    [district] District
   *[city] City-state
  }
ancient_world-picture-copies = { $kind ->
    [city] A side of the city board
   *[other] { $deck ->
        [start] Everybody begins with it
       *[other] { $count ->
            [one] 1 copy
           *[other] { $count } copies
          }
      }
  }
ancient_world-alt-head = The Ancient World, { $moment }. { $step }.
ancient_world-alt-changed = Changed: { $list }.
ancient_world-alt-changed-count = Changed: { $count ->
    [one] { $count } place
   *[other] { $count } places
  }.
ancient_world-alt-actions = Actions: { $list }.
ancient_world-alt-action = { $action }{ $people ->
    [none] {""}
   *[other] {" "}({ $people })
  }{ $ambrosia ->
    [0] {""}
   *[other] , { $ambrosia } ambrosia
  }
ancient_world-alt-crowd = { $action }{ $count ->
    [0] {""}
   *[other] {" "}({ $count })
  }{ $ambrosia ->
    [0] {""}
   *[other] , { $ambrosia } ambrosia
  }
ancient_world-alt-hidden = { $action } from round { $round } on
ancient_world-alt-titans = Titans: { $list }.
ancient_world-alt-titan = { $titan } { $defence }
ancient_world-alt-row = Empire row, deck { $deck }: { $list }.
ancient_world-alt-cities = City-states: { $list }.
ancient_world-alt-founding = { $card } ({ $owner ->
    [none] { $text }; threatened by { $titan }
   *[other] { $owner }
  })
ancient_world-alt-military = Military row: { $list }.
ancient_world-alt-district = District: { $card }.
ancient_world-alt-wonders = Deck C: { $list }.
ancient_world-alt-wonders-count = Deck C: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }.
ancient_world-alt-decks = Left in the decks: { $deck } empire, { $military } military, { $district ->
    [one] { $district } district
   *[other] { $district } districts
  }.
ancient_world-alt-city = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, coins { $coins }, knowledge { $knowledge }, ambrosia { $ambrosia }, empire cards { $used }/{ $capacity }{ $damaged ->
    [0] {""}
   *[other] , { $damaged } damaged
  }, food { $food } for { $citizens }, { $idle ->
    [0] none ready
    [one] citizen { $ready } ready
   *[other] ready { $ready }
  }{ $hungry ->
    [0] {""}
   *[other] , { $hungry } hungry
  }; banners: { $banners }{ $threat ->
    [none] {""}
   *[other] ; threatened by { $threat } ({ $fed } ambrosia, { $appease } to appease)
  }{ $passed ->
    [yes] , passed
   *[no] {""}
  }.
ancient_world-alt-city-short = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, coins { $coins }, knowledge { $knowledge }, ambrosia { $ambrosia }, { $idle ->
    [0] none ready
    [one] citizen { $ready } ready
   *[other] ready { $ready }
  }.
ancient_world-alt-city-state = { $card }: { $text }
ancient_world-alt-income = Income: coins { $coins }, knowledge { $knowledge }, ambrosia { $ambrosia }.
ancient_world-alt-attack = In every attack: swords { $swords }, arrows { $arrows }.
ancient_world-alt-armies = Armies, at most { $limit }: { $list }.
ancient_world-alt-army = { $card } (swords { $swords }, arrows { $arrows }, { $used ->
    [yes] used
   *[no] costs { $price }
  }{ $retired ->
    [none] {""}
   *[other] , under it { $retired }
  })
ancient_world-alt-empire = Empire cards: { $list }.
ancient_world-alt-empire-count = { $count ->
    [one] { $count } empire card
   *[other] { $count } empire cards
  }, { $damaged } damaged.
ancient_world-alt-building = { $card }{ $state ->
    [damaged] {" "}(damaged)
    [used] {" "}(citizen { $citizen } on it)
   *[whole] {""}
  }
ancient_world-alt-districts = Districts: { $list }.
ancient_world-alt-defeated = Titans defeated: { $list }.
ancient_world-alt-stored-count = { $count ->
    [one] 1 stored card.
   *[other] { $count } stored cards.
  }
ancient_world-alt-stored = Stored cards: { $list }.
ancient_world-alt-looking = You choose from: { $list }.
ancient_world-alt-dice = { $name } rolled for { $titan }: { $faces }.
ancient_world-alt-purse = You have: coins { $coins }, knowledge { $knowledge }, ambrosia { $ambrosia }; empire cards { $used } of { $capacity }.
ancient_world-alt-final = { $place }. { $name }: { $score ->
    [one] 1 point
   *[other] { $score } points
  } ({ $list }).
ancient_world-alt-final-short = { $place }. { $name }: { $score ->
    [one] 1 point
   *[other] { $score } points
  }.
ancient_world-alt-face = { $name }: { $kind }.
ancient_world-alt-face-cost = Costs { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }{ $knowledge ->
    [0] {""}
   *[other] {" "}and { $knowledge } knowledge
  }.
ancient_world-alt-face-defence = Defence { $defence }{ $swords ->
    [yes] , only swords count
   *[no] {""}
  }.
ancient_world-alt-face-banners = Banners: { $list }.

# More words that people type for it, parted by commas.
ancient_world-typed-pass = end, finish, done, end turn, end the turn, end my turn
ancient_world-lobby-word = One placement or attack a turn, with its price beside each choice: **Play** opens your private panel, **What can I do?** says what is possible and why the rest is not.

# What people type for a thing of a kind, parted by commas.
ancient_world-typed-kind-empire = empire card, empire, building, card
ancient_world-typed-kind-military = military card, military, army, armies, card
ancient_world-typed-kind-titan = titan, titans, monster

ancient_world-hint-unit = Tried out from what you can see, up to the beginning of the next round.
ancient_world-part-city = the city, its citizens and armies
ancient_world-part-goods = coins, knowledge and ambrosia together
ancient_world-part-threat = safety from titans
ancient_world-part-stored = stored cards

ancient_world-facts-city-state = By city-state

### The story of a finished game.

ancient_world-story-length = { $count ->
    [one] 1 round
   *[other] { $count } rounds
  }
ancient_world-story-front = No round ended with anybody ahead of { $seat }.
ancient_world-story-swing = { $quotes ->
    [none] The biggest jump was { $seat }’s { $when }: { $margin }.
   *[other] The biggest jump was { $seat }’s { $when }: { $margin }. In that round: { $quotes }.
  }
ancient_world-story-attack = { $When }, { $seat } defeated { $titan }, { $value } against { $defence }.
ancient_world-story-attack-2 = { $titan } fell to { $seat } { $when } ({ $value } against { $defence }).
ancient_world-story-citizen = { $When }, { $seat } won citizen { $citizen }.
ancient_world-story-upgrade = { $When }, { $seat } exchanged citizen { $citizen } for citizen { $to }.
ancient_world-story-district = { $When }, { $seat } took a district: { $card }.
ancient_world-story-loses-district = { $When }, { $seat } lost a district: { $card }.
ancient_world-story-appeases = { $When }, { $seat } appeased { $titan } with { $ambrosia } ambrosia.
ancient_world-story-build = { $When }, { $seat } built { $card }.
ancient_world-story-build-2 = { $seat }’s city grew { $when }: { $card }.
ancient_world-story-hungry = { $count ->
    [one] { $When } a citizen of { $seat }’s went hungry.
   *[other] { $When } { $count } citizens of { $seat }’s went hungry.
  }
ancient_world-story-fights = { $total ->
    [one] One titan fell
   *[other] { $total } titans fell
  }, the most of them to { $winners } ({ $wins }).

# What computers of a style like.
ancient_world-style-warrior = Raises armies and attacks titans
ancient_world-style-builder = Builds as many cards as it can

### Figures of a finished game.

ancient_world-figure-banners = Points of banners
ancient_world-figure-cards = Points of cards
ancient_world-figure-titans = Titans defeated
ancient_world-figure-districts = Districts
ancient_world-figure-citizens = Citizens
ancient_world-figure-buildings = Empire cards
ancient_world-figure-coins = Coins paid to build
