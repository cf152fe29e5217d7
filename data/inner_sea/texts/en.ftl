### Questions, choices and options of the table.

inner_sea-ask-card-action = { $offered ->
    [one] You can play no card and build no wonder now: pass for the rest of the phase.
   *[several] Play a card, build a wonder (costs { $price } disks, talents or cards, at least { $disks } disks), or pass for the rest of the phase.
  }
inner_sea-ask-wonder-site = You build { $wonder }: in which land area that you control does it stand?
inner_sea-ask-wonder-price = { $wonder }: payment { $number } of { $price }; at least { $disks } must be disks.
inner_sea-ask-aeneas = The rule of Aeneas: once a game you may begin anew. Your disks on the map become Barbarians, your wonders and investments lose theirs; you then deploy { $disks } disks from any land area that is nobody else's home. Hand, talents and points stay. Do you?
inner_sea-ask-aeneas-civilization = Which civilization do you begin anew with?
inner_sea-ask-aeneas-area = In which land area do you begin anew? Your other disks spread from there.

inner_sea-none-thalassocracy = In none
inner_sea-choice-build = Build a wonder
inner_sea-choice-wonder = Wonder

inner_sea-option-balancing-abilities-about = Whether eight civilizations each keep an ability that we made only to even their chances.
inner_sea-ask-add-disk = { $card }: where do you add a disk?
inner_sea-ask-alphabet = Alphabet: give up a card, draw two and keep one?
inner_sea-ask-card-deep = { $card }: which deep sea?
inner_sea-ask-card-fire = { $wonder } is to burn. Let it, or pay { $talents ->
    [one] { $talents } talent
   *[other] { $talents } talents
  }?
inner_sea-ask-card-give = { $card }: which card do you give to { $seat }?
inner_sea-ask-card-keep = { $card }: which card do you keep?
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
inner_sea-ask-card-wonder = { $card }: which wonder?
inner_sea-ask-epoch-pestilence = The epoch ends with a pestilence: in which area does it begin?
inner_sea-ask-epoch-wonder = The epoch ends: { $fate ->
    [free] which buried wonder can be built again?
   *[buried] which wonder is buried?
  }
inner_sea-ask-gardens = Grand Gardens: where does disk { $number } of 2 go?
inner_sea-ask-epoch-invasion = The epoch ends: to which sea do 2 Barbarians come?{ $left ->
    [one] {""}
   *[other] {" "}{ $left } seas in all.
  }
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
inner_sea-choice-move = Retreat
inner_sea-choice-pay = Pay
inner_sea-choice-renown = A point

# What a player is called to, where it is not their turn.

# A move in full, as one types it.
inner_sea-named-build = build { $name }

## The turn panel.

inner_sea-wonder-disks = It comes with { $disks ->
    [one] { $disks } disk
   *[other] { $disks } disks
  } to spend.
inner_sea-wonder-disks-few = { $disks ->
    [one] { $disks } disk.
   *[other] { $disks } disks.
  }
inner_sea-draft-ask-wonder-price = { $wonder }: { $price } payments, at least { $disks } disks.
inner_sea-draft-ask-reserves = Where do your reserves come from? Three at most.
inner_sea-draft-ask-gardens = Grand Gardens: where do the disks go? Two at most.
inner_sea-draft-send-wonder-price = Pay ({ $count } of 5)
inner_sea-draft-pick-wonder-price = Pay with one of each…
inner_sea-draft-pick-reserves = One from each of…
inner_sea-choice-pay-2 = Talents: { $arg }
inner_sea-choice-move-2 = Disks: { $arg }
inner_sea-choice-use-2 = { $arg ->
    [ability] Ability
    [wonder] Wonder
   *[other] { $arg }
  }
inner_sea-confirm-build = Build { $thing }
inner_sea-sure-alphabet = Give up { $things }
inner_sea-sure-card-give = Give { $things }
inner_sea-sure-card-pay = Give up { $things }
inner_sea-sure-epoch-wonder = Choose { $things }
inner_sea-button-build = { $thing } · costs { $price }
inner_sea-pick-build = Build a wonder…

## Plans, standing orders, taking back.

inner_sea-undo-wonder-price = { $count } payments, { $things }

## Why something is not possible, by the rulebook's sections, and what to do instead.

inner_sea-no-such-wonder = There is no wonder “{ $text }”; pick one from the list.
inner_sea-wonder-not-yours = That wonder is not yours (rulebook: Using wonders).
inner_sea-wonder-built = { $wonder } has been built already (rulebook: Wonders).
inner_sea-wonder-buried = { $wonder } lies buried (rulebook: Wonders).
inner_sea-wonder-one-a-turn = You have built a wonder this turn; one a turn is all (rulebook: Building a wonder).
inner_sea-wonder-no-site = A wonder needs a land area that you control and where none stands (rulebook: Building a wonder).
inner_sea-wonder-too-dear = A wonder costs five: at least two disks from the map, the rest disks, talents or cards; you do not have that much (rulebook: Building a wonder).
inner_sea-wonder-supply = { $wonder } takes { $disks ->
    [one] { $disks } disk
   *[other] { $disks } disks
  } on its card, and your supply is too small (rulebook: Building a wonder).
inner_sea-last-disk-of-site = Your last disk in { $area } must stay: the wonder is to stand there (rulebook: Building a wonder).
inner_sea-two-disks-due = The disks due are still to be paid; give disks from the map (rulebook: Building a wonder).

## Lines of the log.

inner_sea-endowed = { $seat } begins with { epochs-talent-count }.
inner_sea-points = { $because ->
    [cities] { $seat } scores { epochs-point-count } for cities.
    [wonders] { $seat } scores { epochs-point-count } for wonders.
    [loot] { $seat } scores { epochs-point-count } for loot.
    [most-cities] { $seat } scores { epochs-point-count } for most cities.
    [most-wonders] { $seat } scores { epochs-point-count } for most wonders.
    [seas] { $seat } scores { epochs-point-count } for seas.
    [talents] { $seat } scores { epochs-point-count } for talents.
    [scenario] { $seat } scores { epochs-point-count } for the scenario.
    [start] { $seat } begins with { epochs-point-count }.
   *[cards] { $seat } scores { epochs-point-count } from cards and abilities.
  }
inner_sea-built = { $seat } builds { $wonder } in { $area }.
inner_sea-wonder-restored = { $disks ->
    [one] 1 disk goes back on { $wonder }.
   *[other] { $disks } disks go back on { $wonder }.
  }
inner_sea-wonder-spent = { $disks ->
    [one] { $wonder } loses 1 disk.
   *[other] { $wonder } loses { $disks } disks.
  }
inner_sea-wonder-moved = { $seat } moves { $wonder } to { $area }.
inner_sea-buried = { $wonder } is buried.
inner_sea-unburied = { $wonder } stands again.
inner_sea-aeneas = { $seat } begins anew as { $civilization }.
# Of games whose logs told disks one by one.
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
    [scenario] Scenario
    [start] Start
   *[other] Other
  }
inner_sea-alt-wonders = Wonders built: { $list }.
inner_sea-alt-wonder = { $wonder } ({ $name }, { $area })

## Typed commands: what they do, their names in lower case without spaces.

inner_sea-command = Moves of the Inner Sea
inner_sea-command-name = sea
inner_sea-argument-deploy-areas = Such as: rome 2, etruria
inner_sea-argument-withdraw-areas = { inner_sea-argument-deploy-areas }
inner_sea-command-pay = Pay for a wonder
inner_sea-argument-pay-what = Such as: rome 2, talent 2, heresy
inner_sea-argument-lose-what = Such as: talent 2, heresy; or: disks
inner_sea-face-wonder = Wonder

# Where a card is (/card).
inner_sea-where-wonder-available = Not built yet.
inner_sea-where-wonder-built = Built by { $who } in { $area }, with { $disks ->
    [one] 1 disk
   *[other] { $disks } disks
  }.
inner_sea-where-wonder-buried = Buried.
inner_sea-skip-invest-phase = { epochs-skip-resettle-phase }
inner_sea-skip-use-wonder-phase = { epochs-skip-resettle-phase }
inner_sea-state-idle = Without effect while its owner does not occupy that area.
inner_sea-state-wonders = Wonders
inner_sea-lobby-word = Growth is a draft that you send whole; cards are played in turn until all have passed; in a competition all say at once what they use. **Play** opens your private panel, `/state` tells the map in words.

inner_sea-hint-unit = Tried out from what you can see, up to the beginning of the next turn.
inner_sea-part-aim = the aim of the scenario
inner_sea-part-points = points
inner_sea-part-talents = talents
inner_sea-part-income = points at each victory count
inner_sea-part-growth = disks in each growth
inner_sea-part-cards = cards in the hand

inner_sea-facts-civilization = By civilization

### The story of a finished game.

inner_sea-story-points = { $because ->
    [cities] { $When }, { $seat }’s cities brought { epochs-point-count }.
    [wonders] { $When }, { $seat }’s wonders brought { epochs-point-count }.
    [loot] { $When }, loot brought { $seat } { epochs-point-count }.
    [most-cities] { $When }, most cities brought { $seat } { epochs-point-count }.
    [most-wonders] { $When }, most wonders brought { $seat } { epochs-point-count }.
    [seas] { $When }, the seas brought { $seat } { epochs-point-count }.
    [talents] { $When }, talents brought { $seat } { epochs-point-count }.
    [scenario] { $When }, the scenario brought { $seat } { epochs-point-count }.
    [start] { $When }, { $seat } began with { epochs-point-count }.
   *[cards] { $When }, cards and abilities brought { $seat } { epochs-point-count }.
  }
inner_sea-story-built = { $When }, { $seat } built a wonder in { $area }: { $wonder }.
inner_sea-story-built-2 = { $wonder } rose in { $area } { $when }, built by { $seat }.
inner_sea-story-aeneas = { $When }, { $seat } began anew with { $civilization }.

# What computers of a style like.
inner_sea-style-warrior = Fights for areas and takes disks from others
inner_sea-style-builder = Builds cities and wonders
inner_sea-style-trader = Gathers talents and grows

inner_sea-figure-source = Points: { inner_sea-pic-source }

## Scenarios.

inner_sea-scenario = { $scenario ->
    [after_alexander] The sea after Alexander. { inner_sea-aim-after_alexander }
    [colonies] Greeks and Phoenicians. { inner_sea-aim-colonies }
    [fall_of_the_palaces] The fall of the palaces. { inner_sea-aim-fall_of_the_palaces }
   *[rome_and_carthage] Rome and Carthage. { inner_sea-aim-rome_and_carthage }
  }
inner_sea-aim-after_alexander = Two points as an epoch ends for each of seven lands and harbours that you control.
inner_sea-aim-colonies = A point as an epoch ends for each of fourteen colonies that you control.
inner_sea-aim-fall_of_the_palaces = Who has no disk at home in the end ranks last.
inner_sea-aim-rome_and_carthage = Who controls five of seven islands as an epoch ends wins.
inner_sea-aim-few-after_alexander = 2 points each for 7 lands
inner_sea-aim-few-colonies = 1 point each for 14 colonies
inner_sea-aim-few-fall_of_the_palaces = Who has no disk at home in the end ranks last
inner_sea-aim-few-rome_and_carthage = 5 of 7 islands win
inner_sea-option-scenario-after_alexander = The sea after Alexander
inner_sea-option-scenario-after_alexander-about = 4 players, 2 epochs. Two points more for each of seven harbours and lands as an epoch ends.
inner_sea-option-scenario-colonies = Greeks and Phoenicians
inner_sea-option-scenario-colonies-about = 3 players, 2 epochs. A point more for each of fourteen colonies as an epoch ends.
inner_sea-option-scenario-fall_of_the_palaces = The fall of the palaces
inner_sea-option-scenario-fall_of_the_palaces-about = 3 players, 2 epochs. Who has no disk at home in the end ranks behind all who have one.
inner_sea-option-scenario-rome_and_carthage = Rome and Carthage
inner_sea-option-scenario-rome_and_carthage-about = 2 players, 2 epochs. Who controls five of the seven western islands wins.

## End of scenarios.
