# Questions, choices and table options of the Inner Sea.
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
