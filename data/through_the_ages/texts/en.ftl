### Questions, choices and options of the table.

through_the_ages-ask-action = { $civil ->
    [one] You have 1 civil action
   *[other] You have { $civil } civil actions
  } and { $military ->
    [one] 1 military action
   *[other] { $military } military actions
  } left: what do you do? Take actions in any order, then end the phase.
through_the_ages-ask-politics = { $number ->
    [1] Political phase: which political action do you take? One, or none.
   *[other] Julius Caesar: do you take a second political action? Once in the game.
  }
through_the_ages-ask-homer = Homer is replaced: do you regain the civil action, or put him under a completed wonder for 1 more happy face?
through_the_ages-ask-pact = { $part ->
    [both] { $seat } offers you the pact { $card }. Do you accept?
   *[other] { $seat } offers you the pact { $card }, with you as side { $part }. Do you accept?
  }
through_the_ages-ask-bid = { $highest ->
    [0] { $card } is up for colonization. How high do you bid? The winner must send units and bonus cards worth the bid.
   *[other] { $card } is up for colonization. The bid stands at { $highest }: do you go higher?
  }
through_the_ages-ask-force = You colonize { $card }: which force worth { $bid } or more do you send?
through_the_ages-ask-defend = { $seat } attacks you with { $card }. Repelling it takes { $missing } more strength: which cards do you use? Those for +1 each are discarded face down.
through_the_ages-ask-discard = { $why ->
    [event] { $card }
    [aggression] { $card }, +1 strength for each card
    [territory] { $card }, +1 for each card
   *[limit] Your hand is over its limit
  }: discard { $count ->
    [one] 1 military card
   *[other] { $count } military cards
  }, face down.
through_the_ages-ask-lose-worker = { $card }: you lose { $left } population and have no unused worker. { $left ->
    [one] Which worker goes?
   *[other] Which worker goes first?
  }
through_the_ages-ask-blue-token = { $card }: { $left ->
    [one] 1 blue token goes
   *[other] { $left } blue tokens go
  } and the bank is empty. From which technology { $left ->
    [one] does it go
   *[other] does the first go
  }? There are: { $units }.
through_the_ages-ask-mixture = { $card }: { $way ->
    [lose] you lose { $amount } food and resources in all
    [take] you take { $amount } food and resources in all from { $rival }
   *[gain] you gain { $amount } food and resources in all
  }. How much of each?
through_the_ages-ask-raid = { $card }: which urban building of { $rival } do you destroy (up to level { $level }{ $left ->
    [one] {""}
   *[other] ; { $left } in all at most
  })?
through_the_ages-ask-annex = { $card }: which colony of { $rival } do you take?
through_the_ages-ask-infiltrate = { $card }: what do you remove from { $rival }, the leader or the unfinished wonder?
through_the_ages-ask-spoils = { $card }: you may take { $left } science from { $rival }, or special technologies for their cost out of it. What do you take?
through_the_ages-ask-market = { $card }: food or resources?
through_the_ages-ask-free = { $card }: do you build this for nothing, with an unused worker?
through_the_ages-ask-ruin = { $card }: which of your completed wonders of age A or I turns into a ruin? It will only give 2 culture.
through_the_ages-ask-destroy = { $card }: which of your farms, mines or urban buildings do you destroy?
through_the_ages-ask-free-colony = { $card }: which of your colonies do you lose?
through_the_ages-ask-progress = Development of Civilization: do one of these for 1 less and without an action, or nothing.
through_the_ages-ask-agreement = International Agreement: take cards worth up to { $left ->
    [one] 1 civil action
   *[other] { $left } civil actions
  }. If you take any, you give up your next political action.

through_the_ages-choice-take = Take a card
through_the_ages-choice-take-3 = place { $arg }
through_the_ages-choice-increase = Increase population
through_the_ages-choice-build = Build
through_the_ages-choice-upgrade = Upgrade
through_the_ages-choice-destroy = Destroy or disband
through_the_ages-choice-wonder = Wonder
through_the_ages-choice-wonder-2 = build { $arg ->
    [1] 1 stage
   *[other] { $arg } stages
  }
through_the_ages-choice-leader = Leader
through_the_ages-choice-develop = Develop a technology
through_the_ages-choice-revolution = Revolution
through_the_ages-choice-play = Play an action card
through_the_ages-choice-play-3 = { $arg ->
    [food] Food
    [resources] Resources
    [build] Build
    [upgrade] Upgrade
    [develop] Develop
    [revolution] Revolution
   *[other] { $arg }
  }
through_the_ages-choice-tactic = Put a tactic into play
through_the_ages-choice-copy = Copy a tactic
through_the_ages-choice-hammurabi = Hammurabi: a military action as a civil one
through_the_ages-choice-barbarossa = Barbarossa: population and unit
through_the_ages-choice-bach = Bach: upgrade to a theater
through_the_ages-choice-churchill = Churchill
through_the_ages-choice-churchill-2 = { $arg ->
    [culture] 3 culture
   *[military] 3 science and 3 resources for military units
  }
through_the_ages-choice-liner = Ocean liners: 1 population for nothing
through_the_ages-choice-trade = Trade routes: food and resources for each other
through_the_ages-choice-end = End the action phase
through_the_ages-choice-event = Prepare an event
through_the_ages-choice-attack = Play an aggression
through_the_ages-choice-attack-3 = player { $arg }
through_the_ages-choice-war = Declare a war
through_the_ages-choice-war-3 = player { $arg }
through_the_ages-choice-pact = Offer a pact
through_the_ages-choice-pact-3 = player { $arg }
through_the_ages-choice-pact-4 = you are side { $arg }
through_the_ages-choice-cancel = Cancel a pact
through_the_ages-choice-cancel-3 = player { $arg }
through_the_ages-choice-alexander = Alexander: remove him for 1 yellow token
through_the_ages-choice-columbus = Columbus: colonize from your hand
through_the_ages-choice-resign = Resign
through_the_ages-choice-pass = Pass
through_the_ages-choice-regain = Regain the civil action
through_the_ages-choice-under = Put Homer under a wonder
through_the_ages-choice-accept = Accept
through_the_ages-choice-refuse = Refuse
through_the_ages-choice-bid = Bid
through_the_ages-choice-force = Send
through_the_ages-choice-none = No defence
through_the_ages-choice-cards = Use cards
through_the_ages-choice-discard = Discard
through_the_ages-choice-discard-3 = { $arg ->
    [1] {""}
   *[other] ({ $arg })
  }
through_the_ages-choice-worker = Worker
through_the_ages-choice-token = Token
through_the_ages-choice-mixture = Mixture
through_the_ages-choice-mixture-2 = Food: { $arg }
through_the_ages-choice-mixture-3 = Resources: { $arg }
through_the_ages-choice-raid = Destroy
through_the_ages-choice-spare = Destroy none of them
through_the_ages-choice-infiltrate = Remove
through_the_ages-choice-colony = Colony
through_the_ages-choice-science = Science for all that is left
through_the_ages-choice-special = Special technology
through_the_ages-choice-food = Food
through_the_ages-choice-resources = Resources
through_the_ages-choice-no = No, thanks
through_the_ages-choice-ruin = Ruin
through_the_ages-counted-any = any card for +1
through_the_ages-confirm-take = Take { $thing }
through_the_ages-confirm-build = Build { $thing }
through_the_ages-confirm-upgrade = Upgrade { $thing }
through_the_ages-confirm-play = Play { $thing }
through_the_ages-confirm-leader = Leader: { $thing }
through_the_ages-confirm-develop = Develop { $thing }
through_the_ages-confirm-revolution = Revolution: { $thing }
through_the_ages-confirm-tactic = Put { $thing } into play
through_the_ages-confirm-copy = Copy { $thing }
through_the_ages-confirm-event = Prepare { $thing }
through_the_ages-confirm-attack = Attack: { $thing }
through_the_ages-confirm-war = Declare { $thing }
through_the_ages-confirm-pact = Offer { $thing }
through_the_ages-confirm-discard = Discard { $thing }
through_the_ages-confirm-resign = Resign for good
through_the_ages-waste-actions = { $count ->
    [one] You still have a civil action: it will be lost.
   *[other] You still have { $count } civil actions: they will be lost.
  }
through_the_ages-grave-resign = You leave the game for good, and have lost.
through_the_ages-sure-discard = Discard { $things }

through_the_ages-call-defend = { $who }, you are attacked at { $where }.
through_the_ages-call-pact = { $who }, you are offered a pact at { $where }.
through_the_ages-call-bid = { $who }, a territory is up for bids at { $where }.
through_the_ages-call-force = { $who }, you colonize at { $where }: send your force.
through_the_ages-call-lose-worker = { $who }, you lose population at { $where }: choose a worker.
through_the_ages-call-discard = { $who }, you must discard military cards at { $where }.
through_the_ages-call-blue-token = { $who }, choose a blue token at { $where }.
through_the_ages-call-mixture = { $who }, choose food and resources at { $where }.
through_the_ages-call-raid = { $who }, choose what is destroyed at { $where }.
through_the_ages-call-ruin = { $who }, one of your wonders turns into a ruin at { $where }.
through_the_ages-call-destroy = { $who }, you must destroy something of yours at { $where }.
through_the_ages-call-free-colony = { $who }, you lose a colony at { $where }.
through_the_ages-call-market = { $who }, choose food or resources at { $where }.
through_the_ages-call-free = { $who }, you may build for nothing at { $where }.
through_the_ages-call-progress = { $who }, you may do something for 1 less at { $where }.
through_the_ages-call-agreement = { $who }, you may take cards at { $where }.

through_the_ages-option-civil-hands = Civil hands
through_the_ages-option-civil-hands-about = Whether everybody sees the civil cards in all hands; all of them came openly from the card row.
through_the_ages-option-civil-hands-open = open
through_the_ages-option-civil-hands-hidden = hidden
through_the_ages-option-first-player = First player
through_the_ages-option-first-player-about = Who begins.
through_the_ages-option-first-player-random = at random
through_the_ages-option-first-player-first-seat = the first seat
through_the_ages-option-genghis-in-uprising = Genghis Khan in an uprising
through_the_ages-option-genghis-in-uprising-about = Whether Genghis Khan gains his 3 culture in a turn with an uprising, too.
through_the_ages-option-genghis-in-uprising-yes = gains culture
through_the_ages-option-genghis-in-uprising-no = gains none
through_the_ages-option-resigning = Resigning
through_the_ages-option-resigning-about = Whether a player may resign and leave the game to the others.
through_the_ages-option-resigning-no = no
through_the_ages-option-resigning-yes = yes
through_the_ages-option-asking = Who is asked to bid and defend
through_the_ages-option-asking-about = Asking everybody takes longer, but silence tells nothing about military hands.
through_the_ages-option-asking-who-can = only who can
through_the_ages-option-asking-everyone = everybody who might, by the backs of their cards

### Whole options, as they are typed in a list.

through_the_ages-named-take = take { $card } from place { $place }
through_the_ages-named-build = build { $card }
through_the_ages-named-upgrade = upgrade { $card } to { $other }
through_the_ages-named-destroy = destroy { $card }
through_the_ages-named-leader = leader { $card }
through_the_ages-named-develop = develop { $card }
through_the_ages-named-revolution = revolution to { $card }
through_the_ages-named-play = play { $card }{ $how ->
    [food] {" "}for food
    [resources] {" "}for resources
    [build] {" "}and build { $thing }
    [upgrade] {" "}and upgrade { $thing } to { $other }
    [develop] {" "}and develop { $thing }
    [revolution] {" "}and revolution to { $thing }
   *[other] {""}
  }
through_the_ages-named-tactic = tactic { $card }
through_the_ages-named-copy = copy { $card }
through_the_ages-named-barbarossa = Barbarossa with { $card }
through_the_ages-named-bach = Bach from { $card } to { $other }
through_the_ages-named-event = prepare { $card }
through_the_ages-named-attack = attack { $rival } with { $card }
through_the_ages-named-war = declare { $card } on { $rival }
through_the_ages-named-pact = offer { $card } to { $rival } as side { $side }
through_the_ages-named-cancel = cancel { $card } of { $rival }
through_the_ages-named-columbus = Columbus to { $card }

through_the_ages-cost-civil = { $count ->
    [0] for nothing
    [one] 1 action
   *[other] { $count } actions
  }
through_the_ages-cost-military = { $count ->
    [one] 1 military action
   *[other] { $count } military actions
  }
through_the_ages-cost-food = { $count } food
through_the_ages-cost-resources = { $count ->
    [one] 1 resource
   *[other] { $count } resources
  }
through_the_ages-cost-science = { $count } science

### Standing orders: what is answered beforehand.

through_the_ages-order-attacked = If I am attacked
through_the_ages-order-attacked-about = I defend with the cheapest cards that repel the aggression, if the number you say is enough; else with none.
through_the_ages-order-territories = If a territory comes up
through_the_ages-order-territories-about = I bid the lowest that leads, up to your limit and to what may be sent; then I send the cheapest such force.
through_the_ages-order-pacts = If I am offered a pact
through_the_ages-order-pacts-about = What you say to one pact goes before what you say to all. I ask you about the offers of players you do not name.
through_the_ages-order-losses = What I would lose first
through_the_ages-order-losses-about = The first of your list that you have goes. What is not in it I ask you about.
through_the_ages-order-events = If an event lets me choose
through_the_ages-order-events-about = What you say nothing to I ask you about.
through_the_ages-order-lasts-round = until the round ends
through_the_ages-order-lasts-age = until the age ends
through_the_ages-order-lasts-game = until the game ends
through_the_ages-until-round = for this round
through_the_ages-until-age = for this age
through_the_ages-until-game = for the whole game

through_the_ages-plan-politics = Your next political action
through_the_ages-plan-defend-up-to = Cards to repel an attack
through_the_ages-plan-defend-with = Which cards
through_the_ages-plan-discard-first = Cards to discard first
through_the_ages-plan-bid-up-to = Bids
through_the_ages-plan-bid-up-to-for = Bids for { $territory ->
    [developed] Developed Territory
    [historic] Historic Territory
    [inhabited] Inhabited Territory
    [strategic] Strategic Territory
    [vast] Vast Territory
   *[wealthy] Wealthy Territory
  }
through_the_ages-plan-send-first = What I send
through_the_ages-plan-send-units = Units that may go
through_the_ages-plan-pact-answer = All pacts
through_the_ages-plan-pact-answer-to = { $card }
through_the_ages-plan-pact-from = Offered by
through_the_ages-plan-lose-workers = Workers to lose first
through_the_ages-plan-lose-buildings = Buildings to lose first
through_the_ages-plan-lose-colonies = Colonies to lose first
through_the_ages-plan-lose-wonders = Wonders to ruin first
through_the_ages-plan-lose-tokens = Blue tokens to lose first
through_the_ages-plan-lose-goods = Food or resources to lose
through_the_ages-plan-gain-goods = Food or resources to gain
through_the_ages-plan-progress-first = Development of Civilization
through_the_ages-plan-agreement-take = International Agreement
through_the_ages-plan-raid-first = Terrorism
through_the_ages-plan-free-temple = Free temple
through_the_ages-plan-free-warriors = Free warriors

through_the_ages-choice-no-defence = Never defend
through_the_ages-choice-use-up-to = Defend
through_the_ages-choice-use-up-to-2 = At most { $arg }
through_the_ages-choice-bonus-first = As few cards as possible
through_the_ages-choice-others-first = Spare my bonus cards
through_the_ages-choice-no-bid = Never bid
through_the_ages-choice-bid-to = Bid
through_the_ages-choice-bid-to-2 = At most { $arg }
through_the_ages-choice-cards-first = Few units, so bonus cards first
through_the_ages-choice-units-first = Units first, to keep bonus cards
through_the_ages-choice-units-only = Units only, no cards
through_the_ages-choice-send = Send
through_the_ages-choice-kind = Cards
through_the_ages-choice-kind-2 = { $arg ->
    [tactic] Tactics
    [aggression] Aggressions
    [war] Wars
    [event] Events
    [territory] Territories
    [pact] Pacts
   *[bonus] Bonus cards
  }
through_the_ages-choice-seat = Player
through_the_ages-choice-accept-2 = { $arg ->
    [a] Accept as side A, else refuse
   *[b] Accept as side B, else refuse
  }
through_the_ages-choice-plentiful = What I have more of
through_the_ages-choice-scarcer = What I have less of
through_the_ages-choice-dearest = The most expensive building
through_the_ages-choice-cheapest = The cheapest building
through_the_ages-choice-build-it = Build it

through_the_ages-skip-bid = Bid step by step…
through_the_ages-skip-bid-never = Never bid in this age
through_the_ages-skip-bid-up-to = Bid step by step up to { $count }
through_the_ages-skip-note-bid = Step by step: I bid the lowest that leads; only you know how far I go.
through_the_ages-skip-defend = In this age always defend…
through_the_ages-skip-defend-never = Never defend in this age
through_the_ages-skip-defend-up-to = { $count ->
    [one] Always if 1 card is enough
   *[other] Always if { $count } cards are enough
  }
through_the_ages-skip-pact-all = Refuse all pacts in this age
through_the_ages-skip-pact-this = Always refuse this pact
through_the_ages-skip-market-food = Always food
through_the_ages-skip-market-resources = Always resources

through_the_ages-no-order-nothing-left = You have nothing of that list left; say anew what goes first.
through_the_ages-no-order-force = What you let go makes no force of { $bid }; choose the force yourself.
through_the_ages-named-mixture = { $food } food and { $resources } { $resources ->
    [one] resource
   *[other] resources
  }
through_the_ages-button-bid = Bid { $thing }
through_the_ages-button-build = Build { $thing }
through_the_ages-button-develop = Develop { $thing }
through_the_ages-button-revolution = Revolution to { $thing }
through_the_ages-button-mixture = { $deed }
through_the_ages-button-cards = Use { $thing }
through_the_ages-button-force = Send { $thing }

# Beside more forces than a menu holds: by the first kind of unit that is sent.
through_the_ages-group-i = With infantry
through_the_ages-group-c = Cavalry, no infantry
through_the_ages-group-a = Artillery alone or with air
through_the_ages-group-f = Air forces alone
through_the_ages-button-destroy = Destroy { $thing }
through_the_ages-button-raid = Destroy { $thing }

### Why something is not possible, and what to do instead.

through_the_ages-unplayed = a neighbour
through_the_ages-no-such-action = There is no such action; pick one from the list.
through_the_ages-no-first-round = In the first round you only take cards from the row; take one or end the phase (rulebook: The first turn).
through_the_ages-no-civil-actions = { $needs ->
    [one] That takes 1 civil action
   *[other] That takes { $needs } civil actions
  } and you have { $has } left; choose something cheaper or end the phase.
through_the_ages-no-military-actions = { $needs ->
    [one] That takes 1 military action
   *[other] That takes { $needs } military actions
  } and you have { $has } left; choose something cheaper.
through_the_ages-no-resources = { $what ->
    [upgrade] The upgrade to { $card }
    [stage] That much of { $card }
   *[build] { $card }
  } costs { $needs ->
    [one] 1 resource
   *[other] { $needs } resources
  } and you have { $has } for it; choose something cheaper or wait for your production.
through_the_ages-no-food = One more worker costs { $needs } food and you have { $has }; choose something else or wait for your production.
through_the_ages-no-science = { $card } costs { $needs } science and you have { $has } for it; choose something cheaper or wait for your production.
through_the_ages-no-fresh-card = You took { $card } this turn; play it in your next turn or later (rulebook: Play an action card).
through_the_ages-no-yellow-tokens = Your yellow bank is empty, so that your population cannot grow; gain yellow tokens first (rulebook: Increase population).
through_the_ages-no-idle-worker = You have no unused worker; increase your population, or destroy or disband something first (rulebook: Build a farm, mine or urban building).
through_the_ages-no-urban-limit = { $card }: your government allows { $limit } urban buildings of a type; destroy one, upgrade one or change your government (rulebook: Governments).
through_the_ages-no-no-worker = { $card } has no worker to upgrade; choose a technology that has one.
through_the_ages-no-once-a-turn = { $card } works once a turn and has been used; it is ready again in your next turn.
through_the_ages-no-nothing-to-trade = You have nothing to give for it; produce first.
through_the_ages-no-agreement-budget = { $needs ->
    [one] That takes 1 civil action
   *[other] That takes { $needs } civil actions
  } and the agreement has { $has } left; choose a cheaper card or stop here.
through_the_ages-no-resign-late = Nobody may resign in age IV; play the game to its end (rulebook: Resigning).
through_the_ages-no-gandhi = With { $card } you play no aggressions and declare no wars; replace him first.
through_the_ages-no-pact-forbids = The pact { $card } forbids this attack; cancel it first, or attack somebody else (rulebook: Pacts).
through_the_ages-no-no-colony = { $card } needs a rival with a colony; choose another rival.
through_the_ages-no-nothing-to-infiltrate = { $card } needs a rival with a leader or an unfinished wonder; choose another rival.
through_the_ages-no-war-in-last-round = No war is declared in the last round, as it would never be decided; choose another political action (rulebook: Declare a war).
through_the_ages-no-not-stronger = You must be stronger to play an aggression: you have strength { $mine }, your rival { $theirs }. Choose a weaker rival or strengthen your army (rulebook: Play an aggression).
through_the_ages-no-tactic-once = You have played or copied a tactic this turn; the next one waits for your next turn (rulebook: Put a tactic into play).
through_the_ages-no-second-wonder = { $card } is not complete yet; finish it before you take another wonder (rulebook: Take a wonder).
through_the_ages-no-hand-full = Your hand holds { $limit } civil cards at most and is full; play a card first (rulebook: Take a card that is not a wonder).
through_the_ages-no-leader-of-age = You have taken a leader of the age of { $card } already; only one of each age is yours. Take another card (rulebook: Take a card that is not a wonder).
through_the_ages-no-technology-twice = You have { $card } already, in play or in your hand; take another card (rulebook: Take a card that is not a wonder).
through_the_ages-no-partner-science = Your partner in { $card } cannot pay their share of science; wait until they can, or cancel the pact.
through_the_ages-no-no-wonder = You are building no wonder; take one from the card row first (rulebook: Build a stage of a wonder).
through_the_ages-no-stages = Your wonder has fewer stages left; build fewer (rulebook: Build a stage of a wonder).
through_the_ages-no-blue-tokens = You have no blue token to cover the stage with; pay or gain some first (rulebook: Build a stage of a wonder).

through_the_ages-no-after-politics = { $card } waits for your action phase: politics comes first, and may be nothing.
through_the_ages-no-held = You have { $card } already; take another card.
through_the_ages-no-not-in-row = { $card } is not in the card row now; take a card that is.
through_the_ages-no-kind-not-in-row = { through_the_ages-kind }: no such card is in the card row now; take another one.
through_the_ages-no-kind-not-developed = { through_the_ages-kind }: you have developed no such technology; take one from the card row, then develop it.
through_the_ages-no-kind-not-held = { through_the_ages-kind }: you hold no such card; choose something else.
through_the_ages-no-in-play = { $card } is in play already; choose something else.
through_the_ages-no-not-developed = { $card } is not developed; { $place ->
    [hand] you hold it: develop it first.
    [row] it is in the card row: take it, then develop it.
   *[none] take it when it comes to the card row, then develop it.
  }
through_the_ages-no-not-held = { $card } is not in your hand; { $place ->
    [row] it is in the card row: take it first.
   *[none] choose a card that you hold.
  }
through_the_ages-no-not-shared = Nobody shares { $card }; only a tactic that lies in the common area is copied (rulebook: Put a tactic into play).
through_the_ages-no-nobody-works = Nobody works on { $card }; choose something that has a worker.
through_the_ages-no-nothing-better = You have developed nothing better of the kind of { $card }; develop that first.
through_the_ages-no-other-way = { $kind ->
    [technology] { $card } is a technology: take it from the card row, develop it, then build.
    [special] { $card } is a special technology: take it from the card row and develop it; nothing is built on it.
    [government] { $card } is a government: take it from the card row, then develop it or start a revolution.
    [leader] { $card } is a leader: take the card from the row, then put it into play.
    [wonder] { $card } is a wonder: take it from the card row, then build its stages.
    [action] { $card } is an action card: take it from the card row and play it in a later turn.
    [event] { $card } is an event: it is prepared in the political phase, at the beginning of a turn.
    [territory] { $card } is a territory: it is prepared as an event in the political phase, at the beginning of a turn.
    [aggression] { $card } is an aggression: it is played in the political phase, at the beginning of a turn.
    [war] { $card } is a war: it is declared in the political phase, at the beginning of a turn.
    [pact] { $card } is a pact: it is offered in the political phase, at the beginning of a turn, with three or more players.
    [tactic] { $card } is a tactic: it is put into play in the action phase.
   *[bonus] { $card } is a bonus card: it counts when you are attacked or colonize; keep it until then.
  }

through_the_ages-nothing-to-upgrade-action = Nothing of yours can be upgraded; develop a better technology of its kind first.
through_the_ages-nothing-to-destroy-action = You have nothing to destroy or disband.
through_the_ages-nothing-to-wonder-action = You are building no wonder; take one from the card row first.
through_the_ages-nothing-to-develop-action = You hold no technology; take one from the card row first.
through_the_ages-nothing-to-revolution-action = You hold no government; take one from the card row first.
through_the_ages-nothing-to-play-action = You hold no action card; take one from the card row first, to play it in a later turn.
through_the_ages-nothing-to-leader-action = You hold no leader; take one from the card row first.
through_the_ages-nothing-to-tactic-action = You hold no tactic; copy a shared one, or draw military cards at the end of your turn.
through_the_ages-nothing-to-copy-action = No tactic is shared beside the one you use; play one of your hand.
through_the_ages-nothing-to-hammurabi-action = No leader, wonder or pact of yours allows anything in your action phase.
through_the_ages-nothing-to-hammurabi-politics = No leader of yours allows anything in your political phase.
through_the_ages-nothing-to-event-politics = You hold no event and no territory; choose another political action, or none.
through_the_ages-nothing-to-attack-politics = You hold no aggression; choose another political action, or none.
through_the_ages-nothing-to-war-politics = You hold no war; choose another political action, or none.
through_the_ages-nothing-to-pact-politics = You hold no pact that you could offer; choose another political action, or none.
through_the_ages-nothing-to-cancel-politics = You are part of no pact; choose another political action, or none.
through_the_ages-nothing-to-resign-politics = Nobody resigns at this table; play on, or leave your seat with `/game resign`.

through_the_ages-nothing-to-take-politics = Politics comes first: `/ages pass` for nothing political, or your whole turn as one list with `/ages turn`.
through_the_ages-nothing-to-build-politics = { through_the_ages-nothing-to-take-politics }
through_the_ages-nothing-to-upgrade-politics = { through_the_ages-nothing-to-take-politics }
through_the_ages-nothing-to-destroy-politics = { through_the_ages-nothing-to-take-politics }
through_the_ages-nothing-to-wonder-politics = { through_the_ages-nothing-to-take-politics }
through_the_ages-nothing-to-develop-politics = { through_the_ages-nothing-to-take-politics }
through_the_ages-nothing-to-revolution-politics = { through_the_ages-nothing-to-take-politics }
through_the_ages-nothing-to-play-politics = { through_the_ages-nothing-to-take-politics }
through_the_ages-nothing-to-leader-politics = { through_the_ages-nothing-to-take-politics }
through_the_ages-nothing-to-tactic-politics = { through_the_ages-nothing-to-take-politics }
through_the_ages-nothing-to-copy-politics = { through_the_ages-nothing-to-take-politics }
through_the_ages-nothing-to-increase-politics = { through_the_ages-nothing-to-take-politics }
through_the_ages-nothing-to-end-politics = { through_the_ages-nothing-to-take-politics }
through_the_ages-nothing-to-event-action = Your political phase is over; do this at the beginning of your next turn.
through_the_ages-nothing-to-attack-action = { through_the_ages-nothing-to-event-action }
through_the_ages-nothing-to-war-action = { through_the_ages-nothing-to-event-action }
through_the_ages-nothing-to-pact-action = { through_the_ages-nothing-to-event-action }
through_the_ages-nothing-to-cancel-action = { through_the_ages-nothing-to-event-action }

### Lines of the log.

through_the_ages-actions = { $price ->
    [0] for nothing
    [one] 1 civil action
   *[other] { $price } civil actions
  }
through_the_ages-cost = { $price ->
    [0] for nothing
    [one] 1 resource
   *[other] { $price } resources
  }
through_the_ages-start = The game begins. { $seat } is the first player.
through_the_ages-turn = Round { $round }: { $seat }’s turn.
through_the_ages-row = Gone from the card row: { $cards }.
through_the_ages-age = { $age ->
    [I] Age I begins.
    [IV] Age IV begins: no decks are left. Cards older than age III leave hands and play, and everybody loses 2 yellow tokens.
   *[other] Age { $age } begins. Outdated cards leave hands and play, and everybody loses 2 yellow tokens.
  }
through_the_ages-last-round = Round { $round } is the last one.
through_the_ages-take = { $seat } takes { $card } ({ through_the_ages-actions }).
through_the_ages-increase = { $seat } increases population ({ $price } food).
through_the_ages-build = { $seat } builds { $card } ({ through_the_ages-cost }).
through_the_ages-upgrade = { $seat } upgrades { $card } to { $other } ({ through_the_ages-cost }).
through_the_ages-destroy = { $seat } loses 1 { $card }; the worker is unused.
through_the_ages-stages = { $count ->
    [one] { $seat } builds a stage of { $card } ({ through_the_ages-cost }).
   *[other] { $seat } builds { $count } stages of { $card } ({ through_the_ages-cost }).
  }
through_the_ages-completed = { $seat } completes { $card }.
through_the_ages-play = { $seat } plays { $card }.
through_the_ages-leader = { $seat } puts { $card } into play as leader.
through_the_ages-homer = Homer goes under { $card } of { $seat }: 1 more happy face.
through_the_ages-leader-gone = { $seat } loses the leader { $card }.
through_the_ages-wonder-gone = { $seat } loses the unfinished { $card }.
through_the_ages-ruin = { $card } of { $seat } is a ruin now.
through_the_ages-develop = { $seat } develops { $card } ({ $price } science).
through_the_ages-revolution = { $seat } declares a revolution: the government is { $card } now ({ $price } science).
through_the_ages-partner-pays = { $seat } pays { $count } science as partner ({ $card }).
through_the_ages-special-removed = { $card } of { $seat } is no better than what is in play, and leaves the game.
through_the_ages-regained = { $count ->
    [0] { $seat } has no civil action to regain ({ $because }).
    [one] { $seat } regains 1 civil action ({ $because }).
   *[other] { $seat } regains { $count } civil actions ({ $because }).
  }
through_the_ages-tactic = { $seat } puts the tactic { $card } into play: strength { $strength } now.
through_the_ages-copy = { $seat } copies the tactic { $card }: strength { $strength } now.
through_the_ages-shared = The tactic { $card } of { $seat } can be copied by everybody now.
through_the_ages-hammurabi = { $seat } uses a military action as a civil one (Hammurabi).
through_the_ages-churchill = { $seat } has 3 science and 3 resources for military units this turn (Winston Churchill).
through_the_ages-trade = { $paid ->
    [food] { $seat } uses 1 food as a resource (Trade Routes Agreement).
   *[resources] { $seat } uses 1 resource as food (Trade Routes Agreement).
  }
through_the_ages-unit-resources = { $count ->
    [0] { $seat } gets no resources for military units this turn ({ $because }).
    [one] { $seat } has 1 resource for military units this turn ({ $because }).
   *[other] { $seat } has { $count } resources for military units this turn ({ $because }).
  }
through_the_ages-patriotism = { $actions ->
    [one] { $seat } has 1 more military action
   *[other] { $seat } has { $actions } more military actions
  }{ $count ->
    [one] {" "}and 1 resource
   *[other] {" "}and { $count } resources
  } for military units this turn ({ $because }).
through_the_ages-science = { $seat } gains { $count } science ({ $because }).
through_the_ages-food = { $seat } gains { $count } food ({ $because }).
through_the_ages-resources = { $count ->
    [one] { $seat } gains 1 resource ({ $because }).
   *[other] { $seat } gains { $count } resources ({ $because }).
  }
through_the_ages-culture = { $seat } gains { $count } culture ({ $because }).
through_the_ages-culture-lost = { $count ->
    [0] { $seat } has no culture to lose ({ $because }).
   *[other] { $seat } loses { $count } culture ({ $because }).
  }
through_the_ages-goods = { $food ->
    [0] { $resources ->
        [one] 1 resource
       *[other] { $resources } resources
      }
   *[other] { $food } food{ $resources ->
        [0] {""}
        [one] {" "}and 1 resource
       *[other] {" "}and { $resources } resources
      }
  }
through_the_ages-gains = { $seat } gains { through_the_ages-goods } ({ $because }).
through_the_ages-loses = { $food ->
    [0] { $resources ->
        [0] { $seat } has nothing to lose ({ $because }).
       *[other] { $seat } loses { through_the_ages-goods } ({ $because }).
      }
   *[other] { $seat } loses { through_the_ages-goods } ({ $because }).
  }
through_the_ages-population = { $seat } gains { $count } population ({ $because }).
through_the_ages-population-lost = { $seat } loses { $count } population ({ $because }).
through_the_ages-worker-lost = { $seat } takes a worker off { $card }.
through_the_ages-civil-lost = { $count ->
    [0] { $seat } loses no civil action ({ $because }).
    [one] { $seat } loses 1 civil action ({ $because }).
   *[other] { $seat } loses { $count } civil actions ({ $because }).
  }
through_the_ages-token-gone = { $seat } gives up a blue token from { $card } for { $because }.
through_the_ages-blue-lost = { $count ->
    [one] { $seat } loses 1 blue token ({ $because }).
   *[other] { $seat } loses { $count } blue tokens ({ $because }).
  }
through_the_ages-production = { $culture ->
    [0] { $seat } gains { $science } science.
   *[other] { $science ->
        [0] { $seat } gains { $culture } culture: { $list }.
       *[other] { $seat } gains { $science } science and { $culture } culture: { $list }.
      }
  }
through_the_ages-production-buildings = { $count } from buildings
through_the_ages-production-leader = { $count } from the leader
through_the_ages-production-wonders = { $count } from wonders
through_the_ages-production-others = { $count } from other cards
through_the_ages-production-pacts = { $count } from pacts
through_the_ages-strength = Strength of { $seat }: { $total ->
    [0] 0.
   *[other] { $total } ({ $list }).
  }
through_the_ages-strength-units = { $count } from units
through_the_ages-strength-armies = { $count } from armies
through_the_ages-strength-buildings = { $count } from arenas
through_the_ages-strength-leader = { $count } from the leader
through_the_ages-strength-wonders = { $count } from wonders
through_the_ages-strength-others = { $count } from other cards
through_the_ages-strength-pacts = { $count } from pacts
through_the_ages-compared-strength = Strength: { $values }.
through_the_ages-compared-science = Science rating: { $values }.
through_the_ages-compared-culture = Culture: { $values }.
through_the_ages-compared-happy = Happy faces: { $values }.
through_the_ages-outdated = { $seat } discards outdated cards: { $list }.
through_the_ages-outdated-civil = { $count } civil
through_the_ages-outdated-military = { $count } military
through_the_ages-leader-replaced = { $seat } replaces { $old } with { $card } as leader.
through_the_ages-corruption = { $seat } loses { through_the_ages-goods } to corruption.
through_the_ages-food-produced = { $seat } produces { $count } food.
through_the_ages-famine = { $culture ->
    [0] { $seat } lacks { $missing } food for consumption and has no culture to lose.
   *[other] { $seat } lacks { $missing } food for consumption and loses { $culture } culture.
  }
through_the_ages-consumption = { $seat } consumes { $count } food.
through_the_ages-resources-produced = { $count ->
    [one] { $seat } produces 1 resource.
   *[other] { $seat } produces { $count } resources.
  }
through_the_ages-uprising = { $seat } has an uprising, with more discontent than unused workers: no production this turn.
through_the_ages-stand = { $seat } ends the turn with { $culture } culture, { $science } science and strength { $strength }.
through_the_ages-draw = { $count ->
    [one] { $seat } draws 1 military card.
   *[other] { $seat } draws { $count } military cards.
  }
through_the_ages-drawn = You draw { $cards }.
through_the_ages-discards = { $count ->
    [one] { $seat } discards 1 military card.
   *[other] { $seat } discards { $count } military cards.
  }
through_the_ages-prepare = { $seat } prepares an event and gains { $count } culture.
through_the_ages-event = Event: { $card }.
through_the_ages-events-renewed = { $count ->
    [one] The future events become the current ones: 1 card.
   *[other] The future events become the current ones: { $count } cards.
  }
through_the_ages-attack = { $seat } plays the aggression { $card } against { $rival }.
through_the_ages-war = { $seat } declares { $card } on { $rival }: it is decided at the start of the next turn of { $seat }.
through_the_ages-repelled = { $seat } repels { $card }: strength { $theirs } with cards to { $mine }.
through_the_ages-succeeds = { $card } of { $seat } succeeds against { $rival }: strength { $mine } to { $theirs }.
through_the_ages-bonus = { $count ->
    [one] { $seat } uses { $card }.
   *[other] { $seat } uses { $count } × { $card }.
  }
through_the_ages-annexed = { $seat } takes the colony { $card } from { $rival }.
through_the_ages-takes-science = { $seat } takes { $count } science from { $rival } ({ $because }).
through_the_ages-takes-culture = { $seat } takes { $count } culture from { $rival } ({ $because }).
through_the_ages-takes-yellow = { $count ->
    [one] { $seat } takes 1 yellow token from { $rival } ({ $because }).
   *[other] { $seat } takes { $count } yellow tokens from { $rival } ({ $because }).
  }
through_the_ages-takes-special = { $seat } takes { $card } from { $rival }.
through_the_ages-war-tied = Both are equally strong: { $card } has no effect.
through_the_ages-war-decided = { $card } is decided: { $seat } { $mine }, { $rival } { $theirs }.
through_the_ages-bid = { $seat } bids { $count }.
through_the_ages-no-bid = { $seat } does not bid.
through_the_ages-no-colony = Nobody colonizes { $card }.
through_the_ages-force = { $seat } sends units that do not come back: { $units }.
through_the_ages-colony = { $seat } colonizes { $card }.
through_the_ages-colony-lost = { $seat } loses the colony { $card }.
through_the_ages-columbus = Columbus leaves { $seat } and colonizes { $card }.
through_the_ages-alexander = Alexander leaves { $seat }, who gains 1 yellow token.
through_the_ages-waived = { $seat } has given up this turn’s political action (International Agreement).
through_the_ages-peek = The next event is { $card } (Joan of Arc).
through_the_ages-offer = { $part ->
    [both] { $seat } offers { $partner } the pact { $card }.
   *[other] { $seat } offers { $partner } the pact { $card }, as side { $part }.
  }
through_the_ages-accepted = { $seat } accepts { $card }.
through_the_ages-refused = { $seat } refuses { $card }.
through_the_ages-cancel = { $seat } cancels a pact.
through_the_ages-pact-ends = The pact { $card } of { $seat } ends.
through_the_ages-resign = { $seat } resigns.
through_the_ages-war-won-by-resigning = { $seat } gains { $count } culture: the rival in the war has resigned.
through_the_ages-final-events = The game ends. Events that count now: { $cards }.
through_the_ages-no-final-events = The game ends. No events are left to count.
through_the_ages-end = The game is over. { $winners } wins.
through_the_ages-end-shared = The game is over. Shared victory: { $winners }.
through_the_ages-final = { $place }. { $seat }: { $points } culture

### The table in the host: hand, turn.

through_the_ages-bonus-cards = Your bonus cards: { $cards }
through_the_ages-turn-name = Round { $round }
through_the_ages-turn-short = R{ $round }
through_the_ages-period = in round { $round }

### The position as text (/state).

through_the_ages-state-none = none
through_the_ages-state-row = Card row
through_the_ages-state-table = Table
through_the_ages-state-hand = Your hand
through_the_ages-state-kind = { $kind }, age { $age }
through_the_ages-state-backs = { $count } of age { $age }
through_the_ages-state-row-card = { $place }. { $card } ({ $kind }): { $price ->
    [0] for nothing
    [one] 1 action
   *[other] { $price } actions
  }{ $goes ->
    [yes] , gone at the next refill
   *[no] {""}
  }. { $text }
through_the_ages-state-costs = { $list }. { $text }
through_the_ages-state-costs-science = costs { $count } science
through_the_ages-state-costs-revolution = { $count } science by a revolution
through_the_ages-state-costs-resources = { $count ->
    [one] 1 resource
   *[other] { $count } resources
  } to build
through_the_ages-state-costs-actions = { $count ->
    [one] 1 military action
   *[other] { $count } military actions
  }
through_the_ages-state-costs-stages = resources by stage: { $list }
through_the_ages-state-past = Events so far, the last one first: { $cards }.
through_the_ages-state-place = { $place }. { $who }: { $count } culture.
through_the_ages-state-left = For this turn alone: { $list }.
through_the_ages-state-for-this-turn = { $what ->
    [civil] { $count ->
        [one] 1 civil action
       *[other] { $count } civil actions
      }
    [military] { $count ->
        [one] 1 military action
       *[other] { $count } military actions
      }
    [food] { $count } food
    [unit_science] { $count } science for military technologies
    [unit_resources] { $count ->
        [one] 1 resource
       *[other] { $count } resources
      } for military units
   *[resources] { $count ->
        [one] 1 resource
       *[other] { $count } resources
      }
  }
through_the_ages-state-turn = Round { $round }{ $last ->
    [yes] , the last one
    [next] , the last but one
   *[no] {""}
  }, age { $age }. { $over ->
    [yes] The game is over.
   *[no] The turn is { $who }’s.
  }
through_the_ages-state-decks = Civil deck: { $civil ->
    [one] { $civil } card
   *[other] { $civil } cards
  }. Military deck: { $military ->
    [one] { $military } card
   *[other] { $military } cards
  }.
through_the_ages-state-events = Current events: { $events }. Future events: { $future }.
through_the_ages-state-prepared = Prepared by you: { $cards }.
through_the_ages-state-next = The next event, as you have seen: { $card }.
through_the_ages-state-shared = Shared tactics: { $cards }.
through_the_ages-state-pact = Pact { $card }: { $who } (side { $side }) with { $partner }.
through_the_ages-state-war = { $who } has declared { $card } on { $rival }.
through_the_ages-state-resigned = Has resigned.
through_the_ages-state-culture = Culture { $count }, { $rating } a turn.
through_the_ages-state-science = Science { $count }, { $rating } a turn.
through_the_ages-state-strength = Strength { $count }{ $colonization ->
    [0] {""}
   *[other] , { $colonization } more when colonizing
  }.
through_the_ages-state-happy = Happy faces { $happy } of { $needs }{ $discontent ->
    [0] {""}
    [one] : 1 discontent worker
   *[other] : { $discontent } discontent workers
  }.
through_the_ages-state-food = Food { $food }: produces { $comes }, eats { $eaten }.
through_the_ages-state-resources = Resources { $resources }: produces { $comes }{ $lost ->
    [0] {""}
   *[other] , corruption { $lost }
  }.
through_the_ages-state-actions = Actions left: { $civil } of { $civil_total } civil, { $military } of { $military_total } military.
through_the_ages-state-bank = Unused workers { $idle }. Bank: { $yellow } yellow, { $blue } blue.{ $next ->
    [0] {""}
   *[other] {" "}One more worker costs { $next } food.
  }
through_the_ages-state-government = Government: { $card }, { $limit } urban buildings of a kind.
through_the_ages-state-leader = Leader: { $card }.
through_the_ages-state-technologies = Technologies: { $cards }.
through_the_ages-state-technology = { $card } { $workers ->
    [0] without workers
    [one] 1 worker
   *[other] { $workers } workers
  }{ $blue ->
    [0] {""}
   *[other] , { $blue } blue
  }
through_the_ages-state-specials = Special technologies: { $cards }.
through_the_ages-state-wonders = Wonders: { $cards }.
through_the_ages-state-wonder = { $card }
through_the_ages-state-ruin = { $card } (a ruin)
through_the_ages-state-homer = { $card } (with Homer)
through_the_ages-state-unfinished = { $card } (unfinished, { $stages } of { $of ->
    [one] { $of } stage
   *[other] { $of } stages
  })
through_the_ages-state-colonies = Colonies: { $cards }.
through_the_ages-state-no-tactic = Tactic: none.
through_the_ages-state-tactic = Tactic: { $card }, { $armies ->
    [one] 1 army
   *[other] { $armies } armies
  }{ $outdated ->
    [0] {""}
   *[other] , { $outdated } of them obsolete
  }{ $flown ->
    [0] {""}
   *[other] , { $flown } with an air force
  }: strength +{ $strength }.{ $exclusive ->
    [yes] {" "}No other civilization can copy it yet.
   *[no] {""}
  }
through_the_ages-state-hands = Civil cards { $count } of { $limit }{ $open ->
    [open] : { $cards }
   *[hidden] {""}
  }. Military cards, { $military } at the end of a turn at most: { $backs }.
through_the_ages-state-hand-card = { $card } ({ $kind }): { $text }

### Typed commands.

through_the_ages-command = Moves of Through the Ages
through_the_ages-command-name = ages
through_the_ages-command-take = Take a card from the card row
through_the_ages-command-take-name = take
through_the_ages-argument-take-card = Pick from the list, or type its name
through_the_ages-argument-take-card-name = card
through_the_ages-command-build = Build a farm, mine, urban building or unit
through_the_ages-command-build-name = build
through_the_ages-argument-build-card = Pick from the list, or type its name
through_the_ages-argument-build-card-name = card
through_the_ages-command-upgrade = Upgrade a farm, mine, urban building or unit
through_the_ages-command-upgrade-name = upgrade
through_the_ages-argument-upgrade-card = Pick from the list, or type its name
through_the_ages-argument-upgrade-card-name = card
through_the_ages-command-destroy = Destroy a building or disband a unit
through_the_ages-command-destroy-name = destroy
through_the_ages-argument-destroy-card = Pick from the list, or type its name
through_the_ages-argument-destroy-card-name = card
through_the_ages-command-wonder = Build stages of your wonder
through_the_ages-command-wonder-name = wonder
through_the_ages-argument-wonder-stages = How many stages
through_the_ages-argument-wonder-stages-name = stages
through_the_ages-command-develop = Develop a technology of your hand
through_the_ages-command-develop-name = develop
through_the_ages-argument-develop-card = Pick from the list, or type its name
through_the_ages-argument-develop-card-name = card
through_the_ages-command-revolution = Change your government by a revolution
through_the_ages-command-revolution-name = revolution
through_the_ages-argument-revolution-card = Pick from the list, or type its name
through_the_ages-argument-revolution-card-name = card
through_the_ages-command-play = Play an action card
through_the_ages-command-play-name = play
through_the_ages-argument-play-card = Pick from the list, or type its name
through_the_ages-argument-play-card-name = card
through_the_ages-command-leader = Put a leader of your hand into play
through_the_ages-command-leader-name = leader
through_the_ages-argument-leader-card = Pick from the list, or type its name
through_the_ages-argument-leader-card-name = card
through_the_ages-command-tactic = Put a tactic of your hand into play
through_the_ages-command-tactic-name = tactic
through_the_ages-argument-tactic-card = Pick from the list, or type its name
through_the_ages-argument-tactic-card-name = card
through_the_ages-command-copy = Copy a tactic that everybody may use
through_the_ages-command-copy-name = copy
through_the_ages-argument-copy-card = Pick from the list, or type its name
through_the_ages-argument-copy-card-name = card
through_the_ages-command-increase = Increase your population
through_the_ages-command-increase-name = increase
through_the_ages-command-use = Use what a leader, wonder or pact allows
through_the_ages-command-use-name = use
through_the_ages-argument-use-what = Pick from the list
through_the_ages-argument-use-what-name = what
through_the_ages-command-end = End the action phase
through_the_ages-command-end-name = end
through_the_ages-command-event = Prepare an event
through_the_ages-command-event-name = event
through_the_ages-argument-event-card = Pick from the list, or type its name
through_the_ages-argument-event-card-name = card
through_the_ages-command-attack = Play an aggression
through_the_ages-command-attack-name = attack
through_the_ages-argument-attack-card = Pick from the list, or type its name
through_the_ages-argument-attack-card-name = card
through_the_ages-command-war = Declare a war
through_the_ages-command-war-name = war
through_the_ages-argument-war-card = Pick from the list, or type its name
through_the_ages-argument-war-card-name = card
through_the_ages-command-pact = Offer a pact
through_the_ages-command-pact-name = pact
through_the_ages-argument-pact-card = Pick from the list, or type its name
through_the_ages-argument-pact-card-name = card
through_the_ages-command-cancel = Cancel a pact
through_the_ages-command-cancel-name = cancel
through_the_ages-argument-cancel-card = Pick from the list, or type its name
through_the_ages-argument-cancel-card-name = card
through_the_ages-command-pass = No political action, or no bid
through_the_ages-command-pass-name = pass
through_the_ages-command-resign = Resign and leave the game
through_the_ages-command-resign-name = resign
through_the_ages-command-bid = Bid for a territory
through_the_ages-command-bid-name = bid
through_the_ages-argument-bid-amount = How high
through_the_ages-argument-bid-amount-name = amount

### The turn in the panel: what is left, what its end brings, what an action costs and gives.

through_the_ages-standing-left = Left: actions { $civil } civil, { $military } military · food { $food } · resources { $resources } · science { $science } · unused workers { $idle }
through_the_ages-has-goods = You have: food { $food } · resources { $resources } · science { $science } · unused workers { $idle }
through_the_ages-standing-coming = The end of the turn brings: { $changes }
through_the_ages-standing-nothing = nothing
through_the_ages-standing-draws = { $count ->
    [one] 1 military card
   *[other] { $count } military cards
  }
through_the_ages-standing-uprising = ⚠️ Uprising: more discontent than unused workers, so nothing is produced.
through_the_ages-standing-corruption = ⚠️ Corruption: { $count } lost.
through_the_ages-standing-famine = ⚠️ Famine: { $missing } food short, { $culture } culture lost.
through_the_ages-standing-discards = { $count ->
    [one] ⚠️ 1 military card too many: you will discard it.
   *[other] ⚠️ { $count } military cards too many: you will discard them.
  }
through_the_ages-effect-costs = { $what ->
    [civil] { $count ->
        [one] 1 civil action
       *[other] { $count } civil actions
      }
    [military] { $count ->
        [one] 1 military action
       *[other] { $count } military actions
      }
    [food] { $count } food
    [science] { $count } science
    [culture] { $count } culture
   *[resources] { $count ->
        [one] 1 resource
       *[other] { $count } resources
      }
  }
through_the_ages-effect-gains = { $what ->
    [civil] civil actions { $count }
    [military] military actions { $count }
    [food] food { $count }
    [science] science { $count }
    [culture] culture { $count }
    [resources] resources { $count }
    [idle] unused workers { $count }
    [food_rating] food a turn { $count }
    [resource_rating] resources a turn { $count }
    [science_rating] science a turn { $count }
    [culture_rating] culture a turn { $count }
    [strength] strength { $count }
   *[happy] happy faces { $count }
  }
through_the_ages-menu-take = Take a card ({ $count })…
through_the_ages-menu-build = Build, increase, use ({ $count })…
through_the_ages-menu-destroy = Destroy or disband ({ $count })…
through_the_ages-menu-leader = Play from your hand ({ $count })…
through_the_ages-menu-event = Prepare an event, attack, make a pact ({ $count })…
through_the_ages-confirm-destroy = Destroy { $thing }
through_the_ages-confirm-wonder = Wonder, { $thing }
through_the_ages-confirm-barbarossa = Barbarossa: { $thing }
through_the_ages-confirm-bach = Bach: { $thing }
through_the_ages-confirm-columbus = Columbus: { $thing }
through_the_ages-confirm-cancel = Cancel { $thing }
through_the_ages-draft-ask-politics = { $number ->
    [1] Politics: one political action, or none?
   *[other] Julius Caesar: a second political action? Once in the game.
  }
through_the_ages-draft-ask-action = Actions: what next?
through_the_ages-draft-ask-lose-worker = { $card }: you lose { $left } population and have no unused worker. Which workers go?
through_the_ages-draft-ask-blue-token = { $card }: { $left ->
    [one] 1 blue token goes
   *[other] { $left } blue tokens go
} and the bank is empty. From which technologies? There are: { $units }.

### Card faces

through_the_ages-face-urban = { $kind } (urban)
through_the_ages-kind = { $kind ->
    [farm] Farm
    [mine] Mine
    [lab] Lab
    [temple] Temple
    [arena] Arena
    [library] Library
    [theater] Theater
    [infantry] Infantry
    [cavalry] Cavalry
    [artillery] Artillery
    [air] Air force
    [civil] Special: civil
    [military] Special: military
    [colonization] Special: colonization
    [construction] Special: construction
    [government] Government
    [leader] Leader
    [wonder] Wonder
    [action] Action card
    [event] Event
    [territory] Territory
    [aggression] Aggression
    [war] War
    [pact] Pact
    [tactic] Tactic
   *[bonus] Bonus card
  }
through_the_ages-face-word = { $word ->
    [stages] Stages
    [keep] To keep
   *[once] At once
  }
through_the_ages-face-copies = Copies with 2 · 3 · 4 players: { $copies }
through_the_ages-face-starting = Everybody begins with it
through_the_ages-face-alt = { $name }: { $kind }, age { $age }.
through_the_ages-face-cost = { $what ->
    [science] Costs { $count } science to develop.
    [revolution] As a revolution: { $count } science.
    [resources] Costs { $count } to build.
   *[military] Takes { $count ->
        [one] { $count } military action
       *[other] { $count } military actions
      }.
  }
through_the_ages-face-cost-stages = Stages: { $stages } resources.

### Where a card is (/card).

through_the_ages-where-row = In the card row: place { $place }, { $actions ->
    [one] 1 civil action
   *[other] { $actions } civil actions
  }.
through_the_ages-where-left-row = No longer in the row, and with nobody as far as you see.
through_the_ages-where-hand = In your hand{ $count ->
    [one] .
   *[other] , { $count } times.
  }
through_the_ages-where-their-hand = In { $who }’s hand.
through_the_ages-where-prepared = Prepared by you among the events to come.
through_the_ages-where-next = The next event, as you have seen.
through_the_ages-where-past = Among the past events.
through_the_ages-where-shared = Among the shared tactics.
through_the_ages-where-technology = { $who }: in play, { $workers ->
    [0] without workers
    [one] with 1 worker
   *[other] with { $workers } workers
  }.
through_the_ages-where-unfinished = { $who }: under construction, { $stages ->
    [one] 1 stage built
   *[other] { $stages } stages built
  }.
through_the_ages-where-tactic = { $who } uses this tactic.
through_the_ages-where-war = { $who } has declared it on { $rival }.
through_the_ages-where-pact = In force: { $who } with { $rival }.
through_the_ages-where-play = { $who }: in play.
through_the_ages-where-ruin = { $who }: in play, as a ruin.
through_the_ages-command-turn = The whole turn as a list, sent at once
through_the_ages-command-turn-name = turn
through_the_ages-argument-turn-actions = Such as: take Iron, build Bronze, end
through_the_ages-argument-turn-actions-name = actions

### Pictures and alt texts.

through_the_ages-pic-player = Player { $number }
through_the_ages-pic-moment = Age { $age } · Round { $round }
through_the_ages-pic-last-round-now = last round
through_the_ages-pic-last-round-next = last round but one
through_the_ages-pic-armies = { $count ->
    [0] no army yet
    [one] 1 army
   *[other] { $count } armies
  }{ $old ->
    [0] {""}
   *[other] , { $old } obsolete
  }{ $air ->
    [0] {""}
   *[other] , { $air } with air forces
  }
through_the_ages-pic-place = { $place }.
through_the_ages-pic-won = { $names } wins
through_the_ages-pic-shared = Shared victory: { $names }
through_the_ages-pic-step = { $kind ->
    [start] { $name }: start of the turn
    [war] { $name }: { $card } against { $other }
    [politics] { $name }: political phase
    [event] Event: { $card }
    [colonize] Bids for { $card }
    [force] { $name } colonizes { $card } for { $bid }
    [aggression] { $name } attacks { $other }: { $card }
    [pact] { $name } offers { $other }: { $card }
    [end] { $name }: end of the turn
    [final] Final events
   *[actions] { $name }: action phase
  }
through_the_ages-pic-word = { $word ->
    [events] Events
    [current] now
    [future] later
    [last-event] Last
    [tactics] Shared tactics
    [no-tactics] None yet
    [conflicts] Wars and pacts
    [no-conflicts] Neither war nor pact
    [no-deck] The decks are empty: age IV
    [civil-deck] civil
    [military-deck] military
    [no-leader] no leader
    [no-tactic] no tactic
    [no-wonder] no wonder begun
    [resigned] resigned
    [uprising] uprising!
    [yellow-bank] Yellow bank
    [blue-bank] Blue bank
    [specials] Special technologies
    [wonders] Wonders
    [colonies] Colonies
    [exclusive] own
    [shared] shared
    [civil-hand] civil
    [military-hand] military
   *[none] none
  }
through_the_ages-alt-head = Through the Ages, { $moment }. { $step }.
through_the_ages-alt-row = Card row: { $list }.
through_the_ages-alt-price = for { $actions }: { $list }
through_the_ages-alt-leaving = Leaves at the next refill: { $list }.
through_the_ages-alt-changed = Changed: { $list }.
through_the_ages-alt-changed-count = Changed: { $count ->
    [one] { $count } place
   *[other] { $count } places
  }.
through_the_ages-alt-war = { $card }, { $seat } against { $other }
through_the_ages-alt-pact = { $card }, { $seat } with { $other }{ $sides ->
    [AB] {" "}(A, B)
    [BA] {" "}(B, A)
   *[none] {""}
  }
through_the_ages-alt-ties = Wars and pacts: { $list }.
through_the_ages-alt-tactics = Shared tactics: { $list }.
through_the_ages-alt-decks = Left in the decks: { $civil } civil, { $military } military.
through_the_ages-alt-events = Events: { $events }; future: { $future }; last: { $last }.
through_the_ages-alt-resigned = { $name } has resigned.
through_the_ages-alt-brief = { $name }: culture { $culture } (+{ $culture-rating }), science { $science } (+{ $science-rating }), strength { $strength }, happy { $happy }/{ $needs }, food { $food } ({ $food-rating }), resources { $resources } ({ $resource-rating }), actions { $civil }+{ $military }, unused { $idle }.
through_the_ages-alt-shortest = { $name }: culture { $culture } (+{ $culture-rating }), science { $science } (+{ $science-rating }), strength { $strength }, happy { $happy }/{ $needs }.
through_the_ages-alt-wonder = { $card } { $built }/{ $stages }
through_the_ages-alt-cards = { $list }; hand { $civil } civil, { $military } military.
through_the_ages-alt-technologies = Workers: { $list }.
through_the_ages-alt-technology = { $card } { $workers }{ $blue ->
    [0] {""}
   *[other] {" "}({ $blue } blue)
  }
through_the_ages-alt-government = { $card }, urban limit { $limit }.
through_the_ages-alt-leader = Leader: { $card }.
through_the_ages-alt-building = Building { $card }: { $built } of { $costs }.
through_the_ages-alt-ruin = { $card } (ruin)
through_the_ages-alt-wonders = Wonders: { $list }.
through_the_ages-alt-specials = Special technologies: { $list }.
through_the_ages-alt-colonies = Colonies: { $list }.
through_the_ages-alt-tactic = { $card }: { $armies }, +{ $strength } strength.
through_the_ages-alt-banks = Banks: { $yellow } yellow (next worker { $next } food, eats { $consumption }), { $blue } blue (corruption { $corruption }).
through_the_ages-alt-civil-hand = Civil hand: { $list }.
through_the_ages-alt-military-hand = Military hand by age: { $list }.

### The hand

through_the_ages-hand-civil = Civil cards: { $count } of { $limit }
through_the_ages-hand-military = Military cards: { $count } of { $limit }
through_the_ages-hand-known = Events you know
through_the_ages-hand-none = None.
through_the_ages-hand-fresh = Taken this turn: not yet playable
through_the_ages-hand-prepared = You prepared it
through_the_ages-hand-next = The next event

### Culture by source and round

through_the_ages-score-over-time = Culture round by round
through_the_ages-score-resigned = { $name } (resigned)
through_the_ages-score-source = { $source ->
    [production] each turn
    [wonder] wonders
    [leader] leaders
    [action] action cards
    [territory] territories
    [politics] preparing events
    [event] events
    [aggression] aggressions
    [war] wars
    [famine] famine
   *[other] other
  }
through_the_ages-score-alt = { $place }. { $name }: { $culture } culture ({ $sources }).
through_the_ages-score-alt-short = { $place }. { $name }: { $culture } culture.
through_the_ages-score-alt-source = { $source } { $count }
through_the_ages-score-alt-shared = { $names } share the victory: with the same culture there is no tie-break.

### The last event

through_the_ages-event-title = The last event, and what it did
through_the_ages-event-nothing = Nothing changed.
through_the_ages-event-alt = The last event is { $card }: { $text }
through_the_ages-event-alt-seat = { $name }: { $changes }.
through_the_ages-event-alt-nothing = { $name }: nothing changed.
through_the_ages-event-what = { $count } { $what ->
    [culture] culture
    [science] science
    [food] food
    [resources] resources
    [population] population
    [workers] workers on cards
    [yellow] yellow tokens
    [blue] blue tokens
    [cards] military cards
   *[strength] strength
  }
### The hand and the score in words

through_the_ages-hand-alt-list = { $title }: { $cards }.
through_the_ages-hand-alt-purse = You have { $civil ->
    [one] { $civil } civil action
   *[other] { $civil } civil actions
  }, { $military ->
    [one] { $military } military action
   *[other] { $military } military actions
  }, { $science } science, { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
  }, { $food } food, { $idle ->
    [one] { $idle } unused worker
   *[other] { $idle } unused workers
  }.

### Buttons of further pictures

through_the_ages-picture-civilization = { $name }
through_the_ages-picture-event = The last event
through_the_ages-picture-culture = Culture by source
through_the_ages-lobby-word = You compose your whole turn where nobody sees it, then send it in one press: **Play** opens your private panel. What you answer in the turns of others can be said beforehand: `/plan`.

# More words that people type for it, parted by commas.
through_the_ages-typed-verb-build = train
through_the_ages-typed-pass = no politics, nothing political, no political action
through_the_ages-typed-put = play { $card }, put { $card } into play, put into play { $card }, use { $card }
through_the_ages-typed-stage = build wonder, build a wonder, build stage, wonder, stage
through_the_ages-typed-increase = grow, grow population, population, increase population, worker

# What people type for a thing of a kind, parted by commas.
through_the_ages-typed-kind-farm = farm, farms
through_the_ages-typed-kind-mine = mine, mines
through_the_ages-typed-kind-lab = lab, labs, laboratory, urban building, building, buildings
through_the_ages-typed-kind-temple = temple, temples, urban building, building, buildings
through_the_ages-typed-kind-arena = arena, arenas, urban building, building, buildings
through_the_ages-typed-kind-library = library, libraries, urban building, building, buildings
through_the_ages-typed-kind-theater = theater, theaters, theatre, urban building, building, buildings
through_the_ages-typed-kind-infantry = infantry, unit, units
through_the_ages-typed-kind-cavalry = cavalry, unit, units
through_the_ages-typed-kind-artillery = artillery, cannon, unit, units
through_the_ages-typed-kind-air = air force, air, plane, unit, units
through_the_ages-typed-kind-civil = special, special technology
through_the_ages-typed-kind-military = special, special technology
through_the_ages-typed-kind-colonization = special, special technology
through_the_ages-typed-kind-construction = special, special technology
through_the_ages-typed-kind-government = government
through_the_ages-typed-kind-leader = leader, leaders
through_the_ages-typed-kind-wonder = wonder, wonders
through_the_ages-typed-kind-action = action card, action, card
through_the_ages-typed-kind-event = event, events
through_the_ages-typed-kind-territory = territory, colony
through_the_ages-typed-kind-aggression = aggression
through_the_ages-typed-kind-war = war
through_the_ages-typed-kind-pact = pact
through_the_ages-typed-kind-tactic = tactic, tactics

through_the_ages-hint-unit = Tried out from what you can see, up to the beginning of your next turn.
through_the_ages-part-culture = culture
through_the_ages-part-military-hand = military cards
through_the_ages-part-strength = strength beside the others
through_the_ages-part-uprising = safety from uprisings
through_the_ages-part-impacts = own events still to come
through_the_ages-part-food = food in stock
through_the_ages-part-resources = resources in stock
through_the_ages-part-science = science in stock
through_the_ages-part-workers = unused workers
through_the_ages-part-leader = the leader
through_the_ages-part-culture-rate = culture each turn
through_the_ages-part-science-rate = science each turn
through_the_ages-part-civil-actions = civil actions
through_the_ages-part-military-actions = military actions
through_the_ages-part-happiness = happiness
through_the_ages-part-resource-rate = resources each turn
through_the_ages-part-food-rate = food each turn
through_the_ages-part-colonization = colonization
through_the_ages-part-urban-limit = room for urban buildings
through_the_ages-part-construction = cheaper building
through_the_ages-part-population = population to come
through_the_ages-part-tokens = tokens in the banks
through_the_ages-part-technologies = what the technologies promise
through_the_ages-part-hand = civil cards in the hand
through_the_ages-part-wonder = the wonder under construction

through_the_ages-facts-leader = By leader

### The story of a finished game.

through_the_ages-story-length = { $count ->
    [one] 1 round
   *[other] { $count } rounds
  }
through_the_ages-story-front = No round ended with anybody ahead of { $seat }.
through_the_ages-story-score = { $points } culture
through_the_ages-story-margin = { $points } culture
through_the_ages-story-completed = { $When }, { $seat } completed a wonder: { $card }.
through_the_ages-story-completed-2 = { $seat } had a wonder completed { $when }: { $card }.
through_the_ages-story-leader = { $When }, { $card } became { $seat }’s leader.
through_the_ages-story-leader-2 = { $seat } put a new leader at the head { $when }: { $card }.
through_the_ages-story-leader-replaced = { $When }, { $card } took the place of { $old } as { $seat }’s leader.
through_the_ages-story-revolution = { $When } a revolution changed { $seat }’s government: { $card }.
through_the_ages-story-war-decided = { $When }, { $card } was decided: { $seat } { $mine }, { $rival } { $theirs }.
through_the_ages-story-succeeds = { $When }, { $seat }’s aggression against { $rival } succeeded: { $card }, { $mine } to { $theirs }.
through_the_ages-story-repelled = { $When }, { $seat } repelled an aggression: { $card }, { $theirs } against { $mine }.
through_the_ages-story-colony = { $When }, { $seat } colonized { $card }.
through_the_ages-story-annexed = { $When }, { $seat } took a colony from { $rival }: { $card }.
through_the_ages-story-uprising = { $When } an uprising stopped { $seat }’s production.
through_the_ages-story-culture = { $When }, { $seat } gained { $count } culture at once ({ $because }).
through_the_ages-story-culture-2 = { $because } was worth { $count } culture to { $seat } { $when }.
through_the_ages-story-culture-lost = { $When }, { $seat } lost { $count } culture ({ $because }).
through_the_ages-story-takes-culture = { $When }, { $seat } took { $count } culture from { $rival } ({ $because }).
through_the_ages-story-tactic = { $When }, { $seat } played a tactic for { $strength } strength: { $card }.
through_the_ages-story-resign = { $When }, { $seat } resigned.
through_the_ages-story-fights = { $total ->
    [one] One aggression or war was decided
   *[other] { $total } aggressions and wars were decided
  }, with the most wins for { $winners } ({ $wins }).

# What computers of a style like.
through_the_ages-style-warrior = Arms, and attacks whoever is weaker
through_the_ages-style-builder = Builds wonders
through_the_ages-style-scholar = Discovers technologies

### Figures of a finished game.

through_the_ages-figure-end = { $what ->
    [strength] Strength at the end
    [science] Science a turn at the end
   *[culture] Culture a turn at the end
  }
through_the_ages-figure-culture = Culture: { through_the_ages-score-source }
through_the_ages-figures-course = Culture, round by round
