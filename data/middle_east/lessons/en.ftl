### Lessons of Ancient Civilizations of the Middle East.

## Growth

middle_east-lesson-growth = Growth
middle_east-lesson-growth-about =
    You lead a civilization between the Nile and the mountains of Anatolia. All you have on the map are **disks** of your colour, in **areas**: lands and seas, each with its name on the picture. The bar below counts everybody's points (the laurel) and cities (the tower).

    Your disks in an area are a **camp** (one), a **settlement** (exactly two) or, on land, a **city** (three or more). Cities score points.

    A turn has four parts: growth, cards, competition, reckoning. This lesson is about the first.
middle_east-lesson-growth-choose-task = First choose your civilization: take **Egypt**, on the Nile. Your rival will play Hatti, in the north. What is written about their abilities, you need not know yet.
middle_east-lesson-growth-choose-happened = Your twelve disks stand at home. Growth brought seven more from your supply, **ready** to be placed: one for each of your five **fertile** areas (with ears of grain), one for your two seas, one for the floods of the Nile, Egypt’s own ability.
middle_east-lesson-growth-choose-wrong = Choose **Egypt**: this lesson goes on from there.
middle_east-lesson-growth-choose-wrong-hatti = Hatti is for your rival here. Choose **Egypt**.
middle_east-lesson-growth-deploy-task = **Deploy** your seven ready disks, in areas that are yours alone or next to them, also next to a disk just placed. Put **two in Memphis** (with its one, a city), **two in Nubia** (a settlement), three where you like. The menu places one; **+** adds more there.
middle_east-lesson-growth-deploy-happened = Memphis is a city now. Nubia is a **plain** (grass): a plain brings a disk in each growth while you have a settlement there, of exactly two. A fertile area that is yours alone brings one whatever stands on it, even a city. Deserts (dunes) bring nothing.
middle_east-lesson-growth-deploy-wrong = Among the seven there must be two for Memphis and two for Nubia. The other three are yours to choose. **−** takes one back, **Clear** takes all.
middle_east-lesson-growth-deploy-wrong-early = You have ready disks left, and what is not placed goes back to your supply. Place all seven.
middle_east-lesson-growth-end = What land you hold decides how you grow. Egypt is lucky: its fertile areas go on growing when they have become cities.

## Cities and land

middle_east-lesson-lands = A turn to its end
middle_east-lesson-lands-about =
    Whoever has **most points** wins. Most of them come from cities: in the last part of each turn, the **reckoning**, every city brings its owner a point.

    You play Egypt and have three cities: Memphis, Thebes and Abydos. Hatti has three, too. Growth is over; now come cards, then competition, then the reckoning.
middle_east-lesson-lands-score-task = It is your turn in the card phase. You need not play a card: choose **Pass**. Your rival passes, too, and as you are nowhere in the same area, the reckoning comes at once.
middle_east-lesson-lands-score-happened = Three points for your three cities, three for your rival’s. Then the order of play for the next turn was set: more cities go first. You are level in cities and in points, so lots were drawn, and you go first again.
middle_east-lesson-lands-score-wrong = Choose **Pass**.
middle_east-lesson-lands-score-wrong-card = Cards have a lesson of their own. Here choose **Pass**.
middle_east-lesson-lands-score-wrong-deity = Deities have a lesson of their own; they cost a lot. Here choose **Pass**.
middle_east-lesson-lands-draw-task = The turn ends with new **cards**: three for each, one more for every four cities. You own one **mina**: minas are money. It would buy you one card more. Spend **no mina**.
middle_east-lesson-lands-draw-happened = You drew three cards. Three minas are worth a point when an **epoch** ends, after two to four turns, and until then one can save a disk: it may be better kept.
middle_east-lesson-lands-draw-wrong = Keep your mina: choose to spend none.
middle_east-lesson-lands-draw-wrong-mina = It would buy you a card, but you may hold only six, and with the three you have eight already. Keep your mina.
middle_east-lesson-lands-discard-task = Eight cards, and a hand holds **six** at most. Discard **any two**.
middle_east-lesson-lands-discard-happened = Your rival discarded two as well. The second turn begins. In Tarsus, far in the north, a **mountain** (peaks) that Hatti has to itself, a grey cube appeared: a **stronghold**, which helps in its defence.
middle_east-lesson-lands-discard-wrong = Discard exactly two cards, whichever you like.
middle_east-lesson-lands-grow-task = Growth again. You have cities now, so you may first **withdraw** disks from them, back to your supply. You need not: **Withdraw none**.
middle_east-lesson-lands-grow-happened = Eight disks are ready: five for your five fertile areas, though three of them are cities; one for two seas; one for the floods; and one for the settlement in Nubia. You got a mina, too: your disk in the Red Sea trades with the land of Punt.
middle_east-lesson-lands-grow-wrong = Choose **Withdraw none**.
middle_east-lesson-lands-grow-wrong-withdraw = A city of three that gives up a disk is no city any more. Press **Clear**, then **Withdraw none**.
middle_east-lesson-lands-end = Growth, cards, competition, reckoning, and new cards: that is a turn. A drawn card may be an **event**, which takes effect at once; often **Barbarians** come, black disks that are nobody’s and fight everybody.

## Cards

middle_east-lesson-cards = Cards
middle_east-lesson-cards-about =
    In the card phase each player in turn plays **one card**, does something for a deity, or passes, until all have passed. Your cards are behind **My hand**.

    Many cards have a letter. **N** cancels another’s card (it negates). **I** is an investment: it stays before you. **C** waits for a competition. **R** needs a deity. A card without a letter does at once what it says.

    Again you are Egypt, against Hatti.
middle_east-lesson-cards-dancer-task = Play the **Dancer of the 7 Veils**: your rival must give you two minas (money) or two cards at random.
middle_east-lesson-cards-dancer-happened = Hatti has no minas, so you got two of its cards: Armored Infantry, a card for competitions (C), and Deportation.
middle_east-lesson-cards-dancer-wrong = Choose **Dancer of the 7 Veils** among your cards.
middle_east-lesson-cards-dancer-wrong-other = A good card, for later in this lesson. First play the Dancer of the 7 Veils.
middle_east-lesson-cards-dancer-wrong-deity = You could, but it costs five disks, minas or cards. Play a card: the Dancer of the 7 Veils.
middle_east-lesson-cards-dancer-wrong-pass = Who passes plays no more cards in this phase. Play the Dancer first.
middle_east-lesson-cards-negate-task = Your rival plays **Murrain**, a disease of cattle: all your camps on land that is not fertile would go: your disks in the two deserts. You hold the **High Priest**, marked N: **negate** it.
middle_east-lesson-cards-negate-happened = Murrain is discarded without effect, and so is your High Priest. Your two camps stay.
middle_east-lesson-cards-negate-wrong = Choose to **negate** with the High Priest.
middle_east-lesson-cards-negate-wrong-let = Then you would lose two disks, or pay for them. You hold the card against that: negate.
middle_east-lesson-cards-invest-task = Now an investment: play **Mountain of Gold**. It places a disk of yours in an empty mountain; choose one.
middle_east-lesson-cards-invest-happened = A disk of yours stands there now, and three white disks lie on the card. In each growth, whoever has that mountain to itself takes one of them and gets two minas. For now that is you; somebody might come and drive you out.
middle_east-lesson-cards-invest-wrong = Choose **Mountain of Gold**, and then a mountain.
middle_east-lesson-cards-invest-wrong-deity = You could, but it costs five disks, minas or cards. Play Mountain of Gold.
middle_east-lesson-cards-invest-wrong-pass = You could pass, but an investment pays from the next growth on. Play Mountain of Gold.
middle_east-lesson-cards-end = One card at a time, in turn. Keep a card marked N for what would really hurt; play investments early, so that they pay often.

## Competition

middle_east-lesson-competition = Competition
middle_east-lesson-competition-about =
    You may go where others are. Where several civilizations have disks, and one of them two or more, the area is **contested**. A **competition** settles it, after the cards.

    Disks go in rounds. In each, first whoever has exactly **one** loses it, then whoever has **two** loses one, then three, and so on, until one side is left, or all have one. So the smaller pile loses first.

    You are Egypt, and deploy now; Hatti does after you.
middle_east-lesson-competition-enter-task = Make a chain along the coast: first choose **Philistia** (one disk), next to your Nile Delta. Now the menu has **Tyre**: put **four** there, by **+**. The other two go on the Nile: Memphis, Thebes, Abydos, Amarna or the Delta.
middle_east-lesson-competition-enter-happened = Four is the most that an area of land holds for now (a desert, two). But Hatti also came down the coast and put **three** disks in Tyre. Four against three: Tyre is contested.
middle_east-lesson-competition-enter-wrong = One in Philistia, four in Tyre, two on the Nile: Memphis, Thebes, Abydos, Amarna or the Delta. **Clear** begins anew; Tyre comes into the menu once Philistia is chosen.
middle_east-lesson-competition-enter-wrong-early = You have ready disks left. Place all seven first.
middle_east-lesson-competition-pass-task = First comes the card phase. You need no card here: choose **Pass**.
middle_east-lesson-competition-pass-happened = Your rival has passed, too. Now comes the competition in Tyre.
middle_east-lesson-competition-pass-wrong = Choose **Pass**.
middle_east-lesson-competition-pass-wrong-card = Keep your cards for now. Choose **Pass**.
middle_east-lesson-competition-pass-wrong-deity = Deities have a lesson of their own. Here choose **Pass**.
middle_east-lesson-competition-rounds-task = You could use a card marked C, Siege. But four against three is enough; see how the rounds go: **Use nothing**.
middle_east-lesson-competition-rounds-happened = Your rival used nothing either, and lost its first disk. Left as it is, you lose one next, then Hatti, then you, and last Hatti’s only one: three disks of Hatti, two of yours.
middle_east-lesson-competition-rounds-wrong = Choose **Use nothing**.
middle_east-lesson-competition-rounds-wrong-siege = It would win, too, but here we want to see the rounds without it. Use nothing.
middle_east-lesson-competition-lose-task = You may give a mina or a card in place of a disk that would go. You win anyway, so let them go: **Disks go**.
middle_east-lesson-competition-lose-happened = Tyre is yours: two disks are left, and none of Hatti. As three disks of one civilization fell here, you have looted a city.
middle_east-lesson-competition-lose-wrong = Give nothing: choose **Disks go**.
middle_east-lesson-competition-lose-wrong-mina = A mina would save a disk, but you win without it. Choose **Disks go**.
middle_east-lesson-competition-lose-wrong-card = A card would save a disk, but you win without it. Choose **Disks go**.
middle_east-lesson-competition-loot-task = **Loot** is a point and, as you choose, a **mina** or two **prisoners**: two more ready disks in your next growth. Take what you like.
middle_east-lesson-competition-loot-happened = Prisoners are disks of your own supply that are ready in your next growth, beside all others; a mina is money at once. Either way you got a point. Then came the reckoning, with a point for each city.
middle_east-lesson-competition-loot-wrong = Choose the mina or the prisoners.
middle_east-lesson-competition-end = Count before you enter: the smaller pile loses first. Beating three disks of one civilization brings loot.

## Strongholds and losses

middle_east-lesson-losses = Strongholds and losses
middle_east-lesson-losses-about =
    This time you play **Hatti**, and Egypt has come over the sea: three disks stand in your home, **Hattusha**, against two of yours, and two in **Karahuyuk** next to it, also against two.

    Hattusha is a mountain. As growth began you had it to yourself, so a **stronghold** was built there, the grey cube. In a competition it counts as one disk more and goes before your disks.
middle_east-lesson-losses-pass-task = Competitions come after the cards, and you need yours for them: choose **Pass**.
middle_east-lesson-losses-pass-happened = Your rival has passed, too. Competitions come one by one, from the north-east to the south-west: Hattusha first.
middle_east-lesson-losses-pass-wrong = Choose **Pass**.
middle_east-lesson-losses-pass-wrong-card = Keep your cards: you will need them. Choose **Pass**.
middle_east-lesson-losses-nothing-task = In Hattusha you have two disks and the stronghold: three pieces against three. See what that is worth: choose **Use nothing**.
middle_east-lesson-losses-nothing-happened = Three against three: all would be lost evenly, until one is left on either side, and nobody would win.
middle_east-lesson-losses-nothing-wrong = Choose **Use nothing**.
middle_east-lesson-losses-nothing-wrong-chariots = You will need the Light Chariots in Karahuyuk. Here use nothing.
middle_east-lesson-losses-nothing-wrong-allies = The chariots, an ability of Hatti’s, come once a turn. You can do without them: use nothing.
middle_east-lesson-losses-pay-task = For each piece that would go you may give **a mina or a card** instead. You have no mina: in the menu choose **one card**, **Mountain of Gold**.
middle_east-lesson-losses-pay-happened = The card paid for your first loss, the stronghold for the second; so Egypt was always a piece behind, and all its three disks went. Your two stand. You have looted Egypt.
middle_east-lesson-losses-pay-wrong = Then both sides lose evenly, and Hattusha is nobody’s. One card is enough: give Mountain of Gold.
middle_east-lesson-losses-pay-wrong-chariots = You need the Light Chariots in Karahuyuk. Give Mountain of Gold.
middle_east-lesson-losses-pay-wrong-other = That card would also do, but of these, Mountain of Gold helps you least just now. Give it alone.
middle_east-lesson-losses-loot-task = Loot: a point, and a **mina** (money) or two **prisoners** (disks for your next growth). Take what you like.
middle_east-lesson-losses-loot-happened = A point and what you chose. A civilization may be looted for three disks lost in one competition on land; its stronghold and what it paid for do not count.
middle_east-lesson-losses-loot-wrong = Choose the mina or the prisoners.
middle_east-lesson-losses-chariots-task = Karahuyuk, a plain: two against two. Use **Light Chariots** alone: three **white disks** help you in this phase.
middle_east-lesson-losses-chariots-happened = White disks are friends for a while: they count as yours, go first, and leave when the competitions are over. Five against two: Egypt lost both, you a white one. Then your three cities scored.
middle_east-lesson-losses-chariots-wrong = Two against two, nobody would win. Choose the Light Chariots, and nothing else.
middle_east-lesson-losses-chariots-wrong-allies = Hatti’s ability brings one white disk, the card **Light Chariots** three. Choose the card alone.
middle_east-lesson-losses-end = A card or a mina saves a piece, so look at how many an opponent has before you attack. Mountains are the easiest to hold.

## Deities

middle_east-lesson-deity = Deities
middle_east-lesson-deity-about =
    Once you have your home to yourself you may establish one of seven **deities**. It helps you as its card says, its **temple** in your home brings a point in every turn, and cards marked **R**, of religion, are open to you.

    It costs **five** things: disks from the map (two at least), minas, which are money, or cards.

    You are Egypt again; your home is Thebes.
middle_east-lesson-deity-establish-task = Choose to **establish a deity**: the **God of War**, say, who adds a white disk to your side in two competitions a turn. Another will do.
middle_east-lesson-deity-establish-happened = Now it has to be paid.
middle_east-lesson-deity-establish-wrong = Choose one of the deities.
middle_east-lesson-deity-establish-wrong-card = You have a good use for your cards: some will pay. Establish a deity first.
middle_east-lesson-deity-establish-wrong-pass = Who passes can establish nothing in this phase. Choose a deity.
middle_east-lesson-deity-price-task = Pay five: the disks in the **Western Desert** and the **Eastern Desert**, where nothing grows, and the cards **40 Days and 40 Nights**, **Corruption** and **Incense Road**.
middle_east-lesson-deity-price-happened = The disks went back to your supply, the cards were discarded. The gold block in Thebes is your temple. As long as you have a disk there, your deity helps you.
middle_east-lesson-deity-price-wrong = Two disks from the deserts, and the cards 40 Days and 40 Nights, Corruption and Incense Road.
middle_east-lesson-deity-price-wrong-festival = You want to play that one: it is a card of religion. Pay with 40 Days and 40 Nights, Corruption and Incense Road.
middle_east-lesson-deity-price-wrong-four = That card brings minas; keep it. Pay with 40 Days and 40 Nights, Corruption and Incense Road.
middle_east-lesson-deity-price-wrong-mina = Possible, but three minas are a point when an epoch ends. Pay with the two deserts and three cards.
middle_east-lesson-deity-price-wrong-home = Thebes is your city and your home: keep it strong. Take the disks from the two deserts.
middle_east-lesson-deity-price-wrong-disk = That disk grows or scores for you. Those in the two deserts do neither: take them.
middle_east-lesson-deity-festival-task = Your rival has passed. Now that you have a deity, a card marked R can be played: **Holy Festival** places a disk in your home and in each area next to it.
middle_east-lesson-deity-festival-happened = Five disks in one go, and both deserts are yours again. Nubia has become a city. Without a deity, that card would only have been good for paying.
middle_east-lesson-deity-festival-wrong = Choose **Holy Festival**.
middle_east-lesson-deity-festival-wrong-other = That brings minas, but here we want a card of religion. Play Holy Festival.
middle_east-lesson-deity-festival-wrong-pass = First play Holy Festival: it brings five disks.
middle_east-lesson-deity-temple-task = That is enough for this turn: **Pass**, and see what is counted.
middle_east-lesson-deity-temple-happened = Four points for cities, and **one for your temple**: it scores like a city, in every turn. Disks beyond three in an area of land went back to your supply before.
middle_east-lesson-deity-temple-wrong = Choose **Pass**.
middle_east-lesson-deity-temple-wrong-card = Keep it for another turn. Choose **Pass**.
middle_east-lesson-deity-end = A deity pays over many turns, so an early one is worth its price. Guard your home: whoever has it alone carries your temple off or destroys it.

## Trade

middle_east-lesson-trade = Trade
middle_east-lesson-trade-about =
    Neighbours **trade**. In growth you get a ready disk for each other civilization that has a disk in an area of yours or next to it, be it friend or foe. So does each of them for you. That is all the trade there is: minas and cards cannot be given or swapped.

    Growth begins, in the second turn. You are Egypt, and have two disks in **Tarsus**, beside **Hattusha**, the home of Hatti. Both of you have a deity.
middle_east-lesson-trade-meet-task = First the question you know: choose **Withdraw none**.
middle_east-lesson-trade-meet-happened = Eleven disks: five for fertile land, two for your five seas (one for every two), one for the floods, two from your goddess, and **one for the trade** with Hatti. Had you several neighbours, each would bring one.
middle_east-lesson-trade-meet-wrong = Choose **Withdraw none**.
middle_east-lesson-trade-meet-wrong-withdraw = Then Thebes would be no city. Press **Clear**, then **Withdraw none**.
middle_east-lesson-trade-granary-task = Who has a deity may leave two new disks in the temple’s **granaries** and get a mina. You want the disks: **Leave it**.
middle_east-lesson-trade-granary-happened = The disks stay ready. When there is little left to fill, a mina may be better: three are a point when an epoch ends.
middle_east-lesson-trade-granary-wrong = Choose **Leave it**.
middle_east-lesson-trade-granary-wrong-store = A mina is good to have, but here you want all eleven disks. Choose **Leave it**.
middle_east-lesson-trade-resettle-task = Now each of your cities may give **one** disk, which you deploy elsewhere: it **resettles**. Thebes has only three: **Resettle none**.
middle_east-lesson-trade-resettle-happened = Thebes stays a city. A city of four could give a disk and still be one.
middle_east-lesson-trade-resettle-wrong = Choose **Resettle none**.
middle_east-lesson-trade-resettle-wrong-city = Then Thebes would have two disks and be no city. Choose **Resettle none**.
middle_east-lesson-trade-end = A neighbour is worth a disk in every growth, to both of you. A camp beside them is enough.

## A temple

middle_east-lesson-temple = A captured temple
middle_east-lesson-temple-about =
    A **temple** stands in the home of its people. If you hold that home alone after a competition, and have a **deity of your own**, you carry the temple off. Who has none destroys it.

    You are Egypt, with a temple of your own in Thebes. In **Hattusha** Hatti has two disks, a stronghold, and the temple of its god. Your two disks in **Tarsus** stand next to it, and four more are ready.
middle_east-lesson-temple-enter-task = Put **all four in Hattusha**. There are many areas now: the first menu chooses a part of the map, **Anatolia**; the second puts one disk, **+** adds more.
middle_east-lesson-temple-enter-happened = Four against two disks and a stronghold: Hattusha is contested. Hatti has passed in the card phase.
middle_east-lesson-temple-pass-task = The cards come before the competition. You need none of yours: **Pass**.
middle_east-lesson-temple-pass-happened = Nobody used anything in Hattusha. In the first round the stronghold fell, as it goes before the disks.
middle_east-lesson-temple-pass-wrong = Choose **Pass**.
middle_east-lesson-temple-pass-wrong-card = Keep it: you win without. Choose **Pass**.
middle_east-lesson-temple-enter-wrong = All four go to Hattusha, in Anatolia. **Clear** begins anew.
middle_east-lesson-temple-enter-wrong-early = What is not placed goes back to your supply. Put all four in Hattusha.
middle_east-lesson-temple-capture-task = Now one of yours would go. You could pay with minas or cards, but you win anyway: **Disks go**.
middle_east-lesson-temple-capture-happened = Hattusha is yours alone, and its **temple is captured**: a point and a mina at once, and a point in every turn to come, beside that of your own temple. No loot: only two disks fell, not three.
middle_east-lesson-temple-capture-wrong = Give nothing: choose **Disks go**.
middle_east-lesson-temple-capture-wrong-mina = A mina would save a disk, but you win without it. Choose **Disks go**.
middle_east-lesson-temple-capture-wrong-card = A card would save a disk, but you win without it. Choose **Disks go**.
middle_east-lesson-temple-end = A captured temple now lies in Thebes, beside your own: who holds Thebes alone takes both. So guard your home, and look where the homes of others stand open.

## The end

middle_east-lesson-end = End and points
middle_east-lesson-end-about =
    A game has one to four **epochs** of two to four turns. How long one lasts nobody knows: as turn 2 ends a card is turned up, and a **2** in its number ends the epoch. After turn 3 a 2 or a 3 does; turn 4 is always the last.

    Then there are points for **most cities** and for **most temples** (alone), for every three **seas** that one dominates (a disk in it, and all land around it), and for every three **minas** (money).

    This game has one epoch, and it is turn 2. You are Egypt, with seven cities and two minas.
middle_east-lesson-end-mina-task = The epoch may end with this turn. A third mina would be worth a point: play the **Philosopher King**, who brings a mina, a point, and a disk in a land area of yours. Choose any area.
middle_east-lesson-end-mina-happened = A point at once, and three minas. Minas are lost when an epoch ends, so it is good to have three, or six, just then; two or five less so.
middle_east-lesson-end-mina-wrong = Choose the **Philosopher King**, and then a land area.
middle_east-lesson-end-mina-wrong-other = That hurts your rival but brings you no point. Play the Philosopher King.
middle_east-lesson-end-mina-wrong-deity = Not a bad thought, for its temple would score. But in this lesson play the Philosopher King.
middle_east-lesson-end-mina-wrong-pass = Not yet: there is a point to be had. Play the Philosopher King.
middle_east-lesson-end-last-task = Your rival has passed. You have what you want: **Pass**, and see whether the epoch ends.
middle_east-lesson-end-last-happened = The card turned up has the number 27, with a **2**: the epoch ends, and with it this game. You got seven points for cities in the reckoning, one for most cities, one for three minas. With those you had before, 13 to 7: you win.
middle_east-lesson-end-last-wrong = Choose **Pass**.
middle_east-lesson-end-last-wrong-card = You could go on, but nothing there brings you a point. Choose **Pass**.
middle_east-lesson-end-last-wrong-deity = In a game that would be worth it even now: a point for the temple, and one for most temples. Here choose **Pass**, to see the end.
middle_east-lesson-end-end = In a longer game nobody clears the map when an epoch ends, but hands and minas are lost, and chance brings something: an upheaval, which may cost many disks, invasions, sometimes a gift. Then a new epoch begins with five new cards.
