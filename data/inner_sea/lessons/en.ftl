### Lessons of Ancient Civilizations of the Inner Sea.

## Growth

inner_sea-lesson-growth = Growth
inner_sea-lesson-growth-about =
    You lead a civilization on the coasts of an inner sea. All you have on the map are **disks** of your colour. They stand in **areas**: lands and seas, each with its name on the picture.

    How many disks you have in an area says what it is: one is a **camp**, exactly two are a **settlement**, three or more on land are a **city**. Settlements grow, cities score.

    A turn has four parts: growth, cards, competition, reckoning. This lesson is about the first one.
inner_sea-lesson-growth-choose-task = First choose your civilization: take **Troy**. Your rival will play Egypt, on the other side of the sea.
inner_sea-lesson-growth-choose-happened = Each civilization begins with twelve disks at home. Troy has five settlements on land (two disks each) and a disk in each of two seas.
inner_sea-lesson-growth-choose-wrong = Choose **Troy**: this lesson goes on from there.
inner_sea-lesson-growth-choose-wrong-egypt = Egypt is for your rival here. Choose **Troy**.
inner_sea-lesson-growth-keep-task = Growth begins with a question: do you want to **withdraw** disks from the map? You need not: choose **Done**.
inner_sea-lesson-growth-keep-happened = Now disks became **ready**: one for each of your five settlements, and one for the two seas that you occupy. Six in all. On land, camps and cities do not grow: only pairs do.
inner_sea-lesson-growth-keep-wrong = Choose **Done**: nothing goes back.
inner_sea-lesson-growth-keep-wrong-withdraw = You may take disks back to use them elsewhere, but each of these brings you new ones. Choose **Done**.
inner_sea-lesson-growth-deploy-task = **Deploy** your six ready disks, in areas that you hold or next to them; a disk just placed carries you on. Put **two in Bithynia** (a new settlement), **one in Troy** (then it has three: a city), and the other three wherever you like.
inner_sea-lesson-growth-deploy-happened = Two disks in Bithynia are a settlement, which brings a disk in each growth to come; a third one makes it a city. Troy is a city: it no longer grows, but it scores a point in every turn.
inner_sea-lesson-growth-deploy-wrong = Among the six there must be two for Bithynia and one for Troy. The other three are yours to choose.
inner_sea-lesson-growth-deploy-wrong-early = You have ready disks left; what is not placed goes back to your supply. Place them first.
inner_sea-lesson-growth-end = Pairs of disks grow, three make a city. In each turn you weigh both: more disks later, or points now.

## A city

inner_sea-lesson-city = A city
inner_sea-lesson-city-about =
    Points win the game. Most come from **cities**: in the last part of each turn, the reckoning, every city brings its owner a point.

    You play Troy, which has just become a city of three disks. Growth is over; now come cards, then competition, then reckoning. Before you can score, you have to get through the cards.
inner_sea-lesson-city-score-task = It is your turn in the card phase. You need not play a card: choose **Pass**. Your rival passes, too, nobody is in the same area as anybody else, and so the reckoning comes at once.
inner_sea-lesson-city-score-happened = A point for the city of Troy, and one more for the **Toll of the Straits**, an ability of Troy’s own. Your rival scored a city, too. More than three disks in a land area go back to the supply now.
inner_sea-lesson-city-score-wrong = Choose **Pass**.
inner_sea-lesson-city-score-wrong-card = Cards have a lesson of their own. Here choose **Pass**.
inner_sea-lesson-city-score-wrong-wonder = A wonder costs five resources: disks, cards, talents. Not now: choose **Pass**.
inner_sea-lesson-city-order-task = After the points a new **turn order** is set for the next turn. You hold a card for that moment, the Oracle at Delphi: it would let you take any place. You go first as it is: **keep it**.
inner_sea-lesson-city-order-happened = Some cards wait for a certain moment like this one. You are asked when it comes; whoever goes first deploys first, but also shows first what they want.
inner_sea-lesson-city-order-wrong = Keep the card.
inner_sea-lesson-city-order-wrong-play = The Oracle is worth more in the card phase, as the next lesson shows. Keep it.
inner_sea-lesson-city-end = A city is three disks or more on land, and a point in every turn. An epoch has several turns, so a city built early scores several times.

## Cards

inner_sea-lesson-cards = Cards
inner_sea-lesson-cards-about =
    In the card phase everybody in turn plays **one card**, builds a wonder, or passes, until all have passed. Your cards are behind **My hand**.

    A card says what it does. Before it takes effect, your opponents may cancel it with a card marked **N** (negation). You may do the same to theirs.
inner_sea-lesson-cards-oracle-task = Play the **Oracle at Delphi**: in the card phase it brings a talent and a new card. A **talent** is money: it pays for things, and three of them are worth a point at the end of an epoch.
inner_sea-lesson-cards-oracle-happened = Your rival could have negated it, and let it happen. You have a talent, and you drew **Embargo**, a card marked N.
inner_sea-lesson-cards-oracle-wrong = Choose **Play a card**, then the Oracle at Delphi.
inner_sea-lesson-cards-oracle-wrong-other = A good card, for another moment. Play the Oracle at Delphi.
inner_sea-lesson-cards-oracle-wrong-wonder = A wonder would cost you five resources. Play a card: the Oracle at Delphi.
inner_sea-lesson-cards-oracle-wrong-pass = Who passes plays nothing more in this phase. Play the Oracle first.
inner_sea-lesson-cards-negate-task = Your rival plays **Vineyards**, an investment that would bring them talents turn by turn. You hold Embargo, which cancels investments. **Negate** it.
inner_sea-lesson-cards-negate-happened = Vineyards is discarded without effect, and so is your Embargo. Your rival held a card to negate yours in turn, and kept it: a negation can be negated, too.
inner_sea-lesson-cards-negate-wrong = Choose **Negate** with Embargo.
inner_sea-lesson-cards-negate-wrong-let = Then your rival would be paid in every turn. You hold the card against it: negate.
inner_sea-lesson-cards-invest-task = Now your own investment: play **Horse Breeders**. An investment (marked I) lies face up before you, with disks on it that you use later.
inner_sea-lesson-cards-invest-happened = Three disks lie on it. Each may remove a disk of an opponent where you compete on land. Your rival has passed; you may go on, or pass.
inner_sea-lesson-cards-invest-wrong = Choose **Play a card**, then Horse Breeders.
inner_sea-lesson-cards-invest-wrong-other = That card would hit a coast. Play Horse Breeders.
inner_sea-lesson-cards-invest-wrong-wonder = A wonder would cost you five resources. Play Horse Breeders.
inner_sea-lesson-cards-invest-wrong-pass = You could pass, but the investment works only once it lies before you. Play Horse Breeders.
inner_sea-lesson-cards-end = A card a turn, in turn; N cancels, I lies before you and works later, C is for competition. Keep what cancels for what would hurt you.

## Competition

inner_sea-lesson-competition = Competition
inner_sea-lesson-competition-about =
    Two civilizations may stand in the same area. If one of them has two disks or more there, the area is **contested**, and after the cards there is **competition** in it.

    Disks go in rounds: whoever has exactly **one** loses one, then whoever has exactly **two**, and so on, until one is left alone, or all have one. So the smaller stack begins to lose.

    You have sent one disk to **Judea**, where Egypt has two.
inner_sea-lesson-competition-pass-task = First the card phase: there is nothing to do now, so choose **Pass**. The picture shows the part of the map around Troy; Judea, farther south, comes next.
inner_sea-lesson-competition-pass-happened = Your rival has passed, too. Now it is decided who stays in Judea.
inner_sea-lesson-competition-pass-wrong = Choose **Pass**.
inner_sea-lesson-competition-pass-wrong-card = These cards are not for a fight. Choose **Pass**; cards for competition are played in it.
inner_sea-lesson-competition-pass-wrong-wonder = Not now: choose **Pass**.
inner_sea-lesson-competition-queen-task = One disk against two would lose. You hold a card marked **C**, for competition: the **Warrior Queen** adds a disk of yours and a white one on your side. Use it, alone.
inner_sea-lesson-competition-queen-happened = Three against two. The two lost one, then the three lost the white disk (white ones go first); one against two, and Egypt lost its last. Judea is yours: two disks, a settlement.
inner_sea-lesson-competition-queen-wrong = Choose the Warrior Queen, and nothing else.
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
inner_sea-lesson-losses-nothing-task = This time use **nothing** in the competition.
inner_sea-lesson-losses-nothing-happened = One against two: the single disk, yours, is to go first.
inner_sea-lesson-losses-nothing-wrong = Use nothing: choose none of them, and go on.
inner_sea-lesson-losses-nothing-wrong-card = That would help, but here we want to see a loss. Use nothing.
inner_sea-lesson-losses-pay-task = Save your disk: give up a card instead, the **Tidal Wave**.
inner_sea-lesson-losses-pay-happened = Your disk stayed. Then the pair of Egypt lost one and did not pay. One against one: nobody is contested any more, both stay in Judea as camps.
inner_sea-lesson-losses-pay-wrong = Give up the Tidal Wave.
inner_sea-lesson-losses-pay-wrong-other = You may want that card later. Of these, the Tidal Wave is worth least to you now.
inner_sea-lesson-losses-end = A card or a talent saves a disk, so a full hand is a strong defence. Before you attack, look at how many cards the other holds.
