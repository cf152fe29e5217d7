### Lessons of Ancient Civilizations of the Inner Sea.

## Growth

inner_sea-lesson-growth = Growth
inner_sea-lesson-growth-about =
    You lead a civilization on the coasts of an inner sea. All you have on the map are **disks** of your colour. They stand in **areas**: lands and seas, each with its name on the picture. The bar below counts everybody's points (the laurel) and cities (the tower).

    One disk in an area is a **camp**, exactly two are a **settlement**, three or more on land are a **city**. Settlements grow, cities score.

    A turn has four parts: growth, cards, competition, reckoning. This lesson is about the first one.
inner_sea-lesson-growth-choose-task = First choose your civilization: take **Troy**. Your rival will play Egypt, across the sea. You need not know yet what is written about their abilities.
inner_sea-lesson-growth-choose-happened = Each civilization begins with twelve disks in and around its home. Troy has five settlements on land (two disks each) and a disk in each of two seas.
inner_sea-lesson-growth-choose-wrong = Choose **Troy**: this lesson goes on from there.
inner_sea-lesson-growth-choose-wrong-egypt = Egypt is for your rival here. Choose **Troy**.
inner_sea-lesson-growth-keep-task = Growth begins with a question: will you **withdraw** disks, back to your supply beside the map, to use them elsewhere? You need not: **Withdraw none**.
inner_sea-lesson-growth-keep-happened = New disks came from your supply and are **ready** to be placed: one for each of your five settlements, and one for every two seas that you occupy. Six in all. On land, camps and cities do not grow: only pairs do.
inner_sea-lesson-growth-keep-wrong = Choose **Withdraw none**.
inner_sea-lesson-growth-keep-wrong-withdraw = You may take disks back to use them elsewhere, but here they bring you new ones where they are. Press **Clear**, then **Withdraw none**.
inner_sea-lesson-growth-deploy-task = **Deploy** your six ready disks, in areas that you hold or next to them, also next to a disk just placed. Put **two in Bithynia** (a new settlement), **one in Troy** (with three, a city), and three wherever you like. The menu places one; **+** adds more there.
inner_sea-lesson-growth-deploy-happened = Two disks in Bithynia are a settlement, which brings a disk in each growth to come; a third one makes it a city. Troy is a city: it no longer grows, but it scores a point in every turn.
inner_sea-lesson-growth-deploy-wrong = Among the six there must be two for Bithynia and one for Troy. The other three are yours to choose. **−** takes one back, **Clear** takes all.
inner_sea-lesson-growth-deploy-wrong-early = You have ready disks left; what is not placed goes back to your supply. Place them first.
inner_sea-lesson-growth-end = Pairs of disks grow, three make a city. In each turn you weigh both: more disks later, or points now.

## A city

inner_sea-lesson-city = A city
inner_sea-lesson-city-about =
    Points win the game. Most come from **cities**: in the last part of each turn, the reckoning, every city brings its owner a point. Cards call that the **victory count**.

    You play Troy, which has just become a city of three disks. Growth is over; now come cards, then competition, then reckoning. Before you can score, you have to get through the cards.
inner_sea-lesson-city-score-task = It is your turn in the card phase. You need not play a card: choose **Pass**. Your rival passes, too, nobody is in the same area as anybody else, and so the reckoning comes at once.
inner_sea-lesson-city-score-happened = A point for the city of Troy, and one more for the **Toll of the Straits**, an ability of Troy’s own. Your rival scored a city, too. Disks beyond three in a land area go back to the supply now.
inner_sea-lesson-city-score-wrong = Choose **Pass**.
inner_sea-lesson-city-score-wrong-card = Cards have a lesson of their own. Here choose **Pass**.
inner_sea-lesson-city-score-wrong-wonder = A wonder costs five resources: disks, cards, talents. Not now: choose **Pass**.
inner_sea-lesson-city-order-task = After the points a new **turn order** is set: most cities go first; where they tie, whoever has fewest points chooses. A card of yours waits for this moment, the Oracle at Delphi: it takes any place. You tie at one city, and your rival chose to go second, so you are first already: **keep it**.
inner_sea-lesson-city-order-happened = Some cards wait for a moment like this one; you are asked when it comes. Then everybody draws cards: three, and one more for every four cities; a hand holds six. Among yours is an **event**: it takes effect at once, and **Barbarians** come, black disks that are nobody’s and fight everybody.
inner_sea-lesson-city-order-wrong = Keep the card.
inner_sea-lesson-city-order-wrong-play = The Oracle is worth more in the card phase, as the next lesson shows. Keep it.
inner_sea-lesson-city-end = A city is three disks or more on land, and a point in every turn. Turns form epochs, so a city built early scores several times.

## Cards

inner_sea-lesson-cards = Cards
inner_sea-lesson-cards-about =
    In the card phase everybody in turn plays **one card**, builds a wonder, or passes, until all have passed. Your cards are behind **My hand**.

    A card says what it does. Before it takes effect, your opponents may cancel it with a card marked **N** (negation). You may do the same to theirs.
inner_sea-lesson-cards-oracle-task = Play the **Oracle at Delphi**: in the card phase it brings a talent and a new card. A **talent** is money: it pays for things, and three of them are worth a point at the end of an epoch.
inner_sea-lesson-cards-oracle-happened = Your rival could have negated it, and let it happen. You have a talent, and you drew **Embargo**, a card marked N.
inner_sea-lesson-cards-oracle-wrong = Press the button of the **Oracle at Delphi**.
inner_sea-lesson-cards-oracle-wrong-other = A good card, for another moment. Play the Oracle at Delphi.
inner_sea-lesson-cards-oracle-wrong-wonder = A wonder would cost you five resources. Play a card: the Oracle at Delphi.
inner_sea-lesson-cards-oracle-wrong-pass = Once you have passed, you can only negate in this phase. Play the Oracle first.
inner_sea-lesson-cards-negate-task = Your rival plays **Vineyards**, which would bring a talent in each of three turns. It is a card of **wealth** (coins on it), and you hold Embargo, which cancels cards of trade and wealth. **Negate** it.
inner_sea-lesson-cards-negate-happened = Vineyards is discarded without effect. Your Embargo is discarded, too, and brought you a talent. Your rival held a card to negate yours in turn, and kept it: a negation can be negated, too.
inner_sea-lesson-cards-negate-wrong = Choose **Negate** with Embargo.
inner_sea-lesson-cards-negate-wrong-let = Then your rival would get three talents, one a turn. You hold the card against it: negate.
inner_sea-lesson-cards-invest-task = Now an **investment** (marked I): play **Horse Breeders**. Such a card lies face up before you, with disks of your supply on it, to be used later.
inner_sea-lesson-cards-invest-happened = Three disks lie on it. Each may remove a disk of an opponent where you compete on land. Your rival has passed; you may go on, or pass.
inner_sea-lesson-cards-invest-wrong = Press the button of **Horse Breeders**.
inner_sea-lesson-cards-invest-wrong-other = The Tidal Wave sweeps a sea, and nobody is in your way there. Play Horse Breeders.
inner_sea-lesson-cards-invest-wrong-wonder = A wonder would cost you five resources. Play Horse Breeders.
inner_sea-lesson-cards-invest-wrong-pass = You could pass, but the investment works only once it lies before you. Play Horse Breeders.
inner_sea-lesson-cards-end = One card at a time, in turn, until all have passed. N cancels, I lies before you and works later, C is for competition. Keep what cancels for what would hurt you.

## Competition

inner_sea-lesson-competition = Competition
inner_sea-lesson-competition-about =
    Two civilizations may stand in the same area. If one of them has two disks or more there, the area is **contested**, and after the cards there is **competition** in it.

    Disks go in rounds: whoever has exactly **one** loses one, then whoever has exactly **two**, and so on, until one is left alone, or all have one. So the smaller stack begins to lose.

    You have sent one disk to **Judea**, where Egypt has two.
inner_sea-lesson-competition-pass-task = First the card phase: you need nothing from it now, so choose **Pass**. The picture shows the part of the map around Troy; Judea, farther south, comes next.
inner_sea-lesson-competition-pass-happened = Your rival has passed, too. Now it is decided who stays in Judea.
inner_sea-lesson-competition-pass-wrong = Choose **Pass**.
inner_sea-lesson-competition-pass-wrong-card = Keep it: you will win Judea with a card that is played in the competition itself. Choose **Pass**.
inner_sea-lesson-competition-pass-wrong-wonder = Not now: choose **Pass**.
inner_sea-lesson-competition-queen-task = One disk against two would lose. You hold a card marked **C**, for competition: the **Warrior Queen** adds a disk of yours and a white one, which helps in this competition only. In the menu choose her, alone.
inner_sea-lesson-competition-queen-happened = Three against two. The two lost one, then the three lost the white disk (white ones go first); one against two, and Egypt lost its last. Judea is yours: two disks, a settlement.
inner_sea-lesson-competition-queen-wrong = With nothing, your one disk would go first. Choose the Warrior Queen, and nothing else.
inner_sea-lesson-competition-queen-wrong-retreat = That card would take your disk away in good order. You want to win here: the Warrior Queen.
inner_sea-lesson-competition-queen-wrong-allies = Troy's own ability helps, too, but your rival holds a card against abilities. Take the Warrior Queen alone.
inner_sea-lesson-competition-end = The smaller stack loses first. Count before you enter an area, and keep a C card for the fight that matters.

## Losses

inner_sea-lesson-losses = Paying for losses
inner_sea-lesson-losses-about =
    A disk that would leave the map may be saved: give up **a talent** or **a card from your hand** instead. For each disk you may do so, as often as you can pay.

    Again you have one disk in **Judea** against two of Egypt.
inner_sea-lesson-losses-pass-task = The competition in Judea comes after the cards, as before, and you need yours later: choose **Pass**.
inner_sea-lesson-losses-pass-happened = Your rival has passed, too. Judea is contested.
inner_sea-lesson-losses-pass-wrong = Choose **Pass**.
inner_sea-lesson-losses-pass-wrong-card = Keep your cards: you will pay with one. Choose **Pass**.
inner_sea-lesson-losses-pass-wrong-wonder = Not now: choose **Pass**.
inner_sea-lesson-losses-nothing-task = To see what a loss is, this time choose **Use nothing**.
inner_sea-lesson-losses-nothing-happened = One against two: the single disk, yours, is to go first.
inner_sea-lesson-losses-nothing-wrong = Press **Use nothing**.
inner_sea-lesson-losses-nothing-wrong-card = That would help, but here we want to see a loss. Press **Use nothing**.
inner_sea-lesson-losses-pay-task = Your disk is to go. Save it: in the menu choose a card to give up instead, the **Tidal Wave**.
inner_sea-lesson-losses-pay-happened = Your disk stayed. Then the pair of Egypt lost one and did not pay. One against one: the area is no longer contested, and both stay in Judea as camps.
inner_sea-lesson-losses-pay-wrong = Then your disk goes, and Judea is Egypt's. Give up the Tidal Wave instead.
inner_sea-lesson-losses-pay-wrong-other = You may want that card later. Of these, the Tidal Wave is worth least to you now.
inner_sea-lesson-losses-end = A card or a talent saves a disk, so a full hand is a strong defence. Before you attack, look at how many cards the other holds.

## Wonders

inner_sea-lesson-wonder = A wonder
inner_sea-lesson-wonder-about =
    In the card phase you may build a **wonder** in place of playing a card. There are seven, and each is built once. It stands in a land area that is yours alone, brings **a point in every turn** while you are there, and does what its card says.

    It costs **five** things: disks from the map (at least two), talents, or cards of your hand.

    You are Troy, with a city, and it is your turn in the card phase.
inner_sea-lesson-wonder-build-task = Choose to build the **Stairway to Heaven**, and let it stand in **Troy**, your city.
inner_sea-lesson-wonder-build-happened = The site is chosen. Now it has to be paid.
inner_sea-lesson-wonder-build-wrong = Build the **Stairway to Heaven** in **Troy**.
inner_sea-lesson-wonder-build-wrong-other = A good one, too. Here build the Stairway to Heaven, which brings points of its own.
inner_sea-lesson-wonder-build-wrong-card = Keep your cards: some of them will pay. Build the Stairway to Heaven.
inner_sea-lesson-wonder-build-wrong-pass = Who passes builds nothing in this phase. Build first.
inner_sea-lesson-wonder-build-wrong-site = It helps you only while you are where it stands, so choose a strong area: Troy, your city.
inner_sea-lesson-wonder-price-task = Pay: a disk each from **Byzantium** and **Al Mina**; **Tidal Wave**, **Horse Breeders**, **Orderly Retreat**.
inner_sea-lesson-wonder-price-happened = The wonder stands in Troy. Three disks of your supply lie on its card: each time you use it you take one off.
inner_sea-lesson-wonder-price-wrong = Pay a disk from Byzantium, one from Al Mina, Tidal Wave, Horse Breeders and Orderly Retreat.
inner_sea-lesson-wonder-price-wrong-queen = The Warrior Queen wins fights: keep her. Pay with the other three.
inner_sea-lesson-wonder-price-wrong-oracle = The Oracle at Delphi brings a talent and a card: keep it. Pay with the other three.
inner_sea-lesson-wonder-price-wrong-city = Then Troy would be no city any more. Take a disk from Byzantium and one from Al Mina.
inner_sea-lesson-wonder-price-wrong-disk = In a game that would do, too. Here pay with Byzantium and Al Mina.
inner_sea-lesson-wonder-pass-task = Your rival has passed. You have done enough, too: **Pass**, and the reckoning comes.
inner_sea-lesson-wonder-pass-happened = A point for your city, one **for your wonder**, and one for the Toll of the Straits, an ability of Troy’s.
inner_sea-lesson-wonder-pass-wrong = Choose **Pass**.
inner_sea-lesson-wonder-pass-wrong-card = Keep it for another turn. Choose **Pass**.
inner_sea-lesson-wonder-stairway-task = At this very moment the Stairway can be used: a disk off its card is **a point**. **Use** it.
inner_sea-lesson-wonder-stairway-happened = One point more. Two disks are left on it, for two more turns. After that it still brings the point of a wonder.
inner_sea-lesson-wonder-stairway-wrong = Use the Stairway to Heaven.
inner_sea-lesson-wonder-stairway-wrong-keep = It brings a point now, and you have three disks for that. Use it.
inner_sea-lesson-wonder-end = A wonder scores like a city in every turn, so an early one is worth its price. Guard the area where it stands.

## Trade

inner_sea-lesson-trade = Trade
inner_sea-lesson-trade-about =
    Neighbours **trade**. In growth you get a ready disk for each other civilization that has a disk in an area of yours or next to it, be it friend or foe. So does each of them for you. That is all the trade there is: talents and cards cannot be given or swapped.

    Growth begins, in the second turn. Your disk in the **Phoenician Sea** lies next to **Judea**, where Egypt has a city.
inner_sea-lesson-trade-meet-task = Withdraw nothing: what would you lose with the disk in the Phoenician Sea? **Withdraw none**, and see.
inner_sea-lesson-trade-meet-happened = Eight disks: one for each of your six settlements, one for every two seas, and **one for the trade** with Egypt. Had you several neighbours, each would bring one.
inner_sea-lesson-trade-meet-wrong = Choose **Withdraw none**.
inner_sea-lesson-trade-meet-wrong-sea = That disk makes you a neighbour of Egypt: without it there is no trade. Press **Clear**, then **Withdraw none**.
inner_sea-lesson-trade-meet-wrong-withdraw = That disk brings you more where it is. Press **Clear**, then **Withdraw none**.
inner_sea-lesson-trade-resettle-task = Now each of your cities may give **one** disk, which you deploy elsewhere: it **resettles**. Troy has only three: **Resettle none**.
inner_sea-lesson-trade-resettle-happened = Troy stays a city. A city that has just scored can well give a disk to a new one, if you fill it up again.
inner_sea-lesson-trade-resettle-wrong = Choose **Resettle none**.
inner_sea-lesson-trade-resettle-wrong-city = Then Troy would have two disks and be no city. Choose **Resettle none**.
inner_sea-lesson-trade-end = A neighbour is worth a disk in every growth, to both of you. A camp beside them is enough.

## Loot

inner_sea-lesson-loot = A city falls
inner_sea-lesson-loot-about =
    You may deploy where others are. In **Judea** Egypt has a city of three disks, and a wonder, the Great Walls.

    A city is **looted** if three or more disks of one civilization fall in one competition, and you hold the area alone in the end. On land four of your disks may stand together before the competition.

    Egypt has deployed already. You have, too, except for four ready disks.
inner_sea-lesson-loot-enter-task = Put **all four in Judea**, which your disk in the Phoenician Sea reaches: the menu puts one, **+** adds more.
inner_sea-lesson-loot-enter-happened = Four against three: Judea is contested. Egypt has passed in the card phase.
inner_sea-lesson-loot-pass-task = The cards come before the competition. You need none of yours: **Pass**.
inner_sea-lesson-loot-pass-happened = Now the competition in Judea: four against three.
inner_sea-lesson-loot-pass-wrong = Choose **Pass**.
inner_sea-lesson-loot-pass-wrong-card = Keep it: four against three is enough. Choose **Pass**.
inner_sea-lesson-loot-pass-wrong-wonder = Not now: choose **Pass**.
inner_sea-lesson-loot-enter-wrong = All four go to Judea. **Clear** begins anew.
inner_sea-lesson-loot-enter-wrong-early = What is not placed goes back to your supply. Put all four in Judea.
inner_sea-lesson-loot-fight-task = The larger stack wins if nobody adds to it, and Egypt has no card for this. Choose **Use nothing**.
inner_sea-lesson-loot-fight-happened = Egypt’s first disk is gone: two against four. Now it is your turn to lose one.
inner_sea-lesson-loot-fight-wrong = Choose **Use nothing**.
inner_sea-lesson-loot-fight-wrong-queen = She would win it, too, but you win without her. Keep her, and choose **Use nothing**.
inner_sea-lesson-loot-fight-wrong-allies = Troy’s white disk would help, but you win without it. Choose **Use nothing**.
inner_sea-lesson-loot-loot-task = You could pay with cards for your disks. Two of them fall, and you win all the same: **Disks go**.
inner_sea-lesson-loot-loot-happened = **Loot**: three disks of Egypt fell and Judea is yours, so you got **a talent and a point**. The wonder stays Egypt’s, but as Egypt is not there any more, it does nothing and scores nothing.
inner_sea-lesson-loot-loot-wrong = Choose **Disks go**.
inner_sea-lesson-loot-loot-wrong-card = A card would save a disk, but you win without it. Choose **Disks go**.
inner_sea-lesson-loot-end = Nobody takes a wonder from who built it; who stands there silences it, and counts it for most wonders when an epoch ends. Three disks are a city, and also what loot is paid for.

## The end

inner_sea-lesson-end = End and points
inner_sea-lesson-end-about =
    A game has one to four **epochs** of two to four turns. How long one lasts nobody knows: as turn 2 ends a card is turned up, and a **2** in its number ends the epoch. After turn 3 a 2 or a 3 does; turn 4 is always the last.

    Then there are points for **most cities** and **most wonders** (if nobody else has as many), for every three **seas** that one dominates (a disk in it, and all land around it), and for every three **talents** (money).

    This game has one epoch, and it is turn 2. You are Troy, with seven cities.
inner_sea-lesson-end-talents-task = The epoch may end with this turn. Three talents would be worth a point: play the **Magistrate**, who brings one for each **region** (a part of the map: Anatolia, the Levant...) where you have a city, three at most.
inner_sea-lesson-end-talents-happened = Three talents: for cities in Anatolia, in the Levant, and in Greece and Thrace. Talents are lost when an epoch ends, so it is good to have three, or six, just then; two or five less so.
inner_sea-lesson-end-talents-wrong = Choose the **Magistrate** among your cards.
inner_sea-lesson-end-talents-wrong-other = That card brings no point in this turn. Play the Magistrate.
inner_sea-lesson-end-talents-wrong-wonder = Not a bad thought, for it would score. But in this lesson play the Magistrate.
inner_sea-lesson-end-talents-wrong-pass = Not yet: there is a point to be had. Play the Magistrate.
inner_sea-lesson-end-last-task = Your rival has passed. You have what you want: **Pass**, and see whether the epoch ends.
inner_sea-lesson-end-last-happened = The card turned up has the number 20, with a **2**: the epoch ends, and with it this game. You got seven points for cities and one for the Straits, then one for most cities and one for three talents. Your rival got one for three seas. With those from before, 12 to 6: you win.
inner_sea-lesson-end-last-wrong = Choose **Pass**.
inner_sea-lesson-end-last-wrong-card = You could go on, but none of these brings a point in this turn. Choose **Pass**.
inner_sea-lesson-end-last-wrong-wonder = In a game that might be worth it even now: it would score. Here choose **Pass**, to see the end.
inner_sea-lesson-end-end = In a longer game nobody clears the map when an epoch ends, but hands and talents are lost, and chance brings something: an upheaval, which may cost many disks, invasions, sometimes a gift. Then a new epoch begins with five new cards.
