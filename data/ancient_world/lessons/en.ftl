### Lessons of The Ancient World.

## Citizens

ancient_world-lesson-citizens = Citizens
ancient_world-lesson-citizens-about =
    You lead a city-state. The game has six rounds. In your turn you do one thing, mostly this: put one of your **citizens** on an action of the board and carry that action out. Then it is the next player’s turn, until everybody has passed.

    You have three citizens: 1, 2 and 3. The number is their skill. You also have 6 coins (🪙).
ancient_world-lesson-citizens-labor-task = Earn money: choose **Labor**, with **Citizen 2**.
ancient_world-lesson-citizens-labor-happened = You have gained 2 coins. Your citizen stays there until the round ends. Your rival has put a 3 on Learn.
ancient_world-lesson-citizens-labor-wrong = That earns no coins. Choose **Labor**, with **Citizen 2**.
ancient_world-lesson-citizens-labor-wrong-citizen = Right action, but keep that citizen for later: use **Citizen 2**.
ancient_world-lesson-citizens-labor-wrong-claim = {""}**Only place** puts a citizen there without the action: no coins. Choose **Labor** itself.
ancient_world-lesson-citizens-labor-wrong-pass = If you pass, you do nothing more in this round. Place a citizen first.
ancient_world-lesson-citizens-learn-task = Get one **knowledge** (you pay with it later): choose **Learn**, once, for 1 coin. A 3 stands there. A lower citizen would pay 1 coin more, an equal one does not: use **Citizen 3**.
ancient_world-lesson-citizens-learn-happened = 1 coin became 1 knowledge, and placing cost nothing. Your rival has gone to Labor.
ancient_world-lesson-citizens-learn-wrong = That brings no knowledge. Choose **Learn** with **Citizen 3**, once (1 coin).
ancient_world-lesson-citizens-learn-wrong-lower = It works, but costs a coin more, because a 3 stands there. Your own 3 pays nothing extra.
ancient_world-lesson-citizens-learn-wrong-two = Twice costs 3 coins. One knowledge is enough here: learn once.
ancient_world-lesson-citizens-learn-wrong-claim = That places a citizen without the action. Choose **Learn** itself.
ancient_world-lesson-citizens-learn-wrong-pass = You still have citizens to place. Choose **Learn**.
ancient_world-lesson-citizens-rebuild-task = Some actions have **ambrosia** (🏺) lying on them; whoever places there takes it. Choose **Rebuild**, with **Citizen 1**.
ancient_world-lesson-citizens-rebuild-happened = You have 1 ambrosia: it calms titans and repairs cards, as later lessons show. Rebuild repairs damaged cards (you have none) and makes you first player. All your citizens are placed and your rival has passed: the round ends.
ancient_world-lesson-citizens-rebuild-wrong = Here **Rebuild** is better: it costs nothing, brings ambrosia and makes you first player. Choose it, with **Citizen 1**.
ancient_world-lesson-citizens-rebuild-wrong-claim = A citizen that is only placed takes ambrosia where there is some, but does not carry out the action. Choose **Rebuild** itself.
ancient_world-lesson-citizens-rebuild-wrong-pass = One citizen is left, and ambrosia lies on Rebuild. Take it before you pass.
ancient_world-lesson-citizens-end = One action a turn. Numbers matter only where somebody higher stands: think about who goes first, and take the ambrosia that lies there.

## Money and food

ancient_world-lesson-food = Money and food
ancient_world-lesson-food-about =
    When everybody has passed, the round ends. First a **titan**, a monster that threatens your city, has to be calmed or faced. Then you get your **income**, 5 coins at first. Finally your citizens eat.

    You have built a card, Settlers’ Camp: it has brought you a fourth citizen, the 4, for the next round.
ancient_world-lesson-food-labor-task = Your last citizen of this round: **Labor**, with **Citizen 1**.
ancient_world-lesson-food-labor-happened = 2 coins. Nobody can do anything more, so the round ends.
ancient_world-lesson-food-labor-wrong = That earns no coins. Choose **Labor** with **Citizen 1**.
ancient_world-lesson-food-labor-wrong-claim = Then you would get no coins. Choose **Labor** itself.
ancient_world-lesson-food-labor-wrong-pass = You would give up 2 coins. Choose **Labor** first.
ancient_world-lesson-food-appease-task = The Cinder Hound stands before your city. Facing it means a die that may damage a card of yours. You have 1 ambrosia, and that is what it wants: **Appease** it.
ancient_world-lesson-food-appease-happened = It leaves you alone for this round, but stays, and will want more next time. Your rival faced a titan, and a card was damaged: turned over, it gives nothing.
ancient_world-lesson-food-appease-wrong = Choose **Appease**.
ancient_world-lesson-food-appease-wrong-face = Three of the six faces of the die damage a card of yours. For 1 ambrosia you are safe: **Appease**.
ancient_world-lesson-food-hungry-task = Four citizens, but food for three: one goes **hungry** and rests in the next round. Choose the **1**, who can do least.
ancient_world-lesson-food-hungry-happened = The 1 rests in this round; the 2, 3 and 4 are ready. After the last round each hungry citizen costs 2 points.
ancient_world-lesson-food-hungry-wrong = Choose that the **1** goes hungry.
ancient_world-lesson-food-hungry-wrong-higher = Higher citizens pay less often where others stand. Let the **1** go hungry.
ancient_world-lesson-food-end = At the end of each round: the titan, income, food. More citizens do more, but each one wants food; some cards bring it.

## Recruiting and a titan

ancient_world-lesson-titan = Recruiting and a titan
ancient_world-lesson-titan-about =
    Titans are beaten by **armies**. Each has swords and arrows; add up those of all armies that you send. If you reach the titan’s **defence**, it falls. There is no luck in it.

    The Cinder Hound threatens your city: defence 7. Your armies, City Guard (2 swords) and Militia (1 sword, 1 arrow), have only 4.
ancient_world-lesson-titan-recruit-task = {""}**Recruit** the **Wall Wardens** with **Citizen 1**, over the **Militia**. They have 1 sword and 1 arrow, and 2 swords more against your own titan. The Militia retires under them and still adds 1 arrow, its **legacy**.
ancient_world-lesson-titan-recruit-happened = For 3 coins: 1 + 1 + 2, the Militia’s arrow, and the 2 of the City Guard. That makes 7.
ancient_world-lesson-titan-recruit-wrong = With that you do not reach 7. Choose **Recruit**, Wall Wardens over Militia, with **Citizen 1**.
ancient_world-lesson-titan-recruit-wrong-guard = Then the City Guard’s 2 swords are gone. Put them over the Militia, which still adds an arrow.
ancient_world-lesson-titan-recruit-wrong-other = The Hill Slingers do not reach 7 here. Take the Wall Wardens.
ancient_world-lesson-titan-recruit-wrong-citizen = Nobody is on Recruit, so the lowest will do: **Citizen 1**.
ancient_world-lesson-titan-recruit-wrong-pass = Then you would do nothing more in this round. Recruit first.
ancient_world-lesson-titan-attack-task = Now choose **Attack**, the **Cinder Hound**, with both armies: 2 coins, one for each. It takes no citizen.
ancient_world-lesson-titan-attack-happened = 7 against 7: it falls and comes to your city. It brings a red **banner** (banners are points) and room for 2 more cards. But a falling titan does damage: you roll a die for each of its banners. Yours shows a titan.
ancient_world-lesson-titan-attack-wrong = That leaves the titan standing. Choose **Attack** and the Cinder Hound.
ancient_world-lesson-titan-attack-wrong-place = You could, but somebody else may beat the titan first. **Attack** now.
ancient_world-lesson-titan-attack-wrong-pass = Your armies are strong enough: **Attack** before you pass.
ancient_world-lesson-titan-damage-task = One of your empire cards (the cards that your city is built of) is damaged. Both bring 1 food; choose either.
ancient_world-lesson-titan-damage-happened = It lies face down and gives nothing until you repair it (the action Rebuild, or 2 ambrosia). Each one still damaged at the end costs 1 point.
ancient_world-lesson-titan-damage-wrong = Choose one of the two cards.
ancient_world-lesson-titan-end = Recruit, count, attack. Sending an army costs 1 coin more than lies on it already, so armies cost more with use.

## Building and banners

ancient_world-lesson-build = Building and banners
ancient_world-lesson-build-about =
    After six rounds, points decide. Most come from **banners**: five tribes, each with its colour, green, red, purple, blue or yellow. They stand on the cards that you build and on titans that you defeat.

    Each colour counts for itself: 1 banner is worth 2 points, 2 are worth 4, 3: 7, 4: 11, 5: 16, 6: 22. Many of one colour are best.
ancient_world-lesson-build-labor-task = You want two green cards of 4 coins each, but have 6 coins. First **Labor**, with **Citizen 2**.
ancient_world-lesson-build-labor-happened = 8 coins: enough for both.
ancient_world-lesson-build-labor-wrong = That earns no coins. Choose **Labor** with **Citizen 2**.
ancient_world-lesson-build-labor-wrong-citizen = Right action, but you need the 1 and the 3 for building: use **Citizen 2**.
ancient_world-lesson-build-labor-wrong-early = You could, but then the coins for the second card are missing. First **Labor**.
ancient_world-lesson-build-labor-wrong-pass = Then you would build nothing in this round. Choose **Labor**.
ancient_world-lesson-build-settlers-task = {""}**Build** the **Settlers’ Camp** (green, 4 coins), with **Citizen 1**: the low one first, as nobody stands on Build.
ancient_world-lesson-build-settlers-happened = A green banner: 2 points. The card also brings a new citizen at once, ready in the next round.
ancient_world-lesson-build-settlers-wrong = Your coins and citizens are for the two green cards. Choose **Build**, Settlers’ Camp, with **Citizen 1**.
ancient_world-lesson-build-settlers-wrong-high = Then your 1 would pay a coin to come after the 3. The low one first: **Citizen 1**.
ancient_world-lesson-build-settlers-wrong-other = In this lesson the Settlers’ Camp comes first, with Citizen 1.
ancient_world-lesson-build-settlers-wrong-pass = You have 8 coins to build with. Choose **Build**.
ancient_world-lesson-build-herbs-task = A second green one: **Build** the **Herb Garden** with **Citizen 3**. Your 1 stands there, but a higher citizen pays nothing.
ancient_world-lesson-build-herbs-happened = Two green banners: 4 points; a third would make 7. Your city is full now: it has room for four cards, and you have begun with two.
ancient_world-lesson-build-herbs-wrong = That brings no second green banner. Choose **Build**, Herb Garden, with **Citizen 3**.
ancient_world-lesson-build-herbs-wrong-other = That one is blue, so it would begin a new colour. Take the green Herb Garden.
ancient_world-lesson-build-herbs-wrong-pass = A second green card is there, and you have the coins. Build it before you pass.
ancient_world-lesson-build-end = Collect one or two colours, and look at the prices. At the end you lose 2 points for each hungry citizen and 1 for each damaged card; some expensive cards bring points of their own. Most points win.

## A larger city

ancient_world-lesson-expand = A larger city
ancient_world-lesson-expand-about =
    Your city has room for four **empire cards**, the cards that you build, and two are there from the beginning. **Districts** make more room. You get one with **Expand**, for 1 knowledge or 3 coins.

    Knowledge costs 1 coin at **Learn**, so that way is cheaper, but takes a citizen more.
ancient_world-lesson-expand-learn-task = Choose **Learn**, once, with **Citizen 1**. There is also ambrosia to take.
ancient_world-lesson-expand-learn-happened = 1 coin became 1 knowledge, and you have 1 ambrosia.
ancient_world-lesson-expand-learn-wrong = That brings no knowledge. Choose **Learn**, once (1 coin), with **Citizen 1**.
ancient_world-lesson-expand-learn-wrong-two = Twice costs 3 coins. One knowledge is enough here: learn once.
ancient_world-lesson-expand-learn-wrong-citizen = Nobody is there, so the lowest will do: **Citizen 1**.
ancient_world-lesson-expand-learn-wrong-early = That would cost 3 coins. With knowledge from Learn it costs 1 coin in all.
ancient_world-lesson-expand-learn-wrong-pass = Then your citizens would do nothing in this round. Choose **Learn**.
ancient_world-lesson-expand-district-task = Now **Expand**, with **Citizen 2**, for **knowledge**. You take the district on top of the pile, the Outer Fields.
ancient_world-lesson-expand-district-happened = The Outer Fields give room for 3 more cards: now seven in all. And again 1 ambrosia. Your rival has passed.
ancient_world-lesson-expand-district-wrong = That brings no district. Choose **Expand** with **Citizen 2**, for knowledge.
ancient_world-lesson-expand-district-wrong-coins = You would keep the knowledge, but lose 3 coins that you need for building. Pay with knowledge.
ancient_world-lesson-expand-district-wrong-citizen = Keep the 3 for building: use **Citizen 2**.
ancient_world-lesson-expand-district-wrong-pass = You have the knowledge: **Expand** before you pass.
ancient_world-lesson-expand-build-task = There is room. **Build** a card of your choice with **Citizen 3**.
ancient_world-lesson-expand-build-happened = Your city has three cards, and room for four more.
ancient_world-lesson-expand-build-wrong = That builds no card. Choose **Build**, any card, with **Citizen 3**.
ancient_world-lesson-expand-build-wrong-claim = That places a citizen without building. Choose **Build** itself.
ancient_world-lesson-expand-build-wrong-pass = You have coins and a citizen. **Build** before you pass.
ancient_world-lesson-expand-end = Districts and defeated titans give room, cards fill it. Plan it before your city is full.

## The second round

ancient_world-lesson-again = The second round
ancient_world-lesson-again-about =
    In round 2 a new action opens, **Explore**; in round 3 another, **Grow**. And a titan that was appeased is still there: each time it wants **one ambrosia more**.

    You have 9 coins and the citizens 2, 3 and 4; the 1 is hungry. The Cinder Hound stands before your city with 1 ambrosia on it, so it wants 2 now.
ancient_world-lesson-again-explore-task = {""}**Explore** with **Citizen 2**: you look at three cards and **store** one, which nobody else sees. Take the **Reed Market** (1 coin more of income in each round).
ancient_world-lesson-again-explore-happened = It lies face down in front of you; the other two are gone. You can build it whenever it is your turn.
ancient_world-lesson-again-explore-wrong = That stores no card. Choose **Explore** with **Citizen 2**, then store the Reed Market.
ancient_world-lesson-again-explore-wrong-citizen = Nobody is there, so your lowest ready one will do: **Citizen 2**.
ancient_world-lesson-again-explore-wrong-claim = A citizen that is only placed does not look at cards. Choose **Explore** itself.
ancient_world-lesson-again-explore-wrong-pass = Then your citizens would do nothing in this round. Choose **Explore**.
ancient_world-lesson-again-explore-wrong-card = A good card, too; but this lesson goes on with the **Reed Market**.
ancient_world-lesson-again-stored-task = A stored card is built **without a citizen**. Choose **Build stored** and the **Reed Market**: 4 coins.
ancient_world-lesson-again-stored-happened = A blue banner, and 1 coin more of income. It took your turn, but no citizen.
ancient_world-lesson-again-stored-wrong = That takes a citizen; the stored card does not. Choose **Build stored**, then the Reed Market.
ancient_world-lesson-again-stored-wrong-row = A card of the row needs a citizen, and there is room for just one card. Choose **Build stored**.
ancient_world-lesson-again-stored-wrong-pass = You have a card to build. Choose **Build stored** before you pass.
ancient_world-lesson-again-learn-task = Ambrosia will be wanted soon, and 2 lie on Learn. **Learn**, once, with **Citizen 3**.
ancient_world-lesson-again-learn-happened = 1 knowledge, and 3 ambrosia now. Your last citizen, the 4, goes to Labor, and the round is over.
ancient_world-lesson-again-learn-wrong = That brings no knowledge, which you need in round 3. Choose **Learn**, once (1 coin), with **Citizen 3**.
ancient_world-lesson-again-learn-wrong-two = One knowledge is enough for what comes: learn once.
ancient_world-lesson-again-learn-wrong-citizen = Nobody is there, so the lower one will do: **Citizen 3**.
ancient_world-lesson-again-learn-wrong-claim = That takes the ambrosia, but learns nothing. Choose **Learn** itself.
ancient_world-lesson-again-learn-wrong-pass = Two citizens are ready. **Learn** first.
ancient_world-lesson-again-face-task = The Cinder Hound wants 2 ambrosia now. You have 3, but food for three of your four citizens, and feeding one costs 2. Its one die damages a card in 3 of 6 cases. Keep the ambrosia: **Face it**.
ancient_world-lesson-again-face-happened = The die shows nothing: no damage. Your rival was less lucky. The titan stays, and wants 2 next time as well, for you gave it nothing.
ancient_world-lesson-again-face-wrong = Choose **Face it**.
ancient_world-lesson-again-face-wrong-appease = Then 1 ambrosia is left, and a citizen goes hungry. A damaged card costs 2 ambrosia to repair, and the die does harm in only half of the cases: **Face it**.
ancient_world-lesson-again-feed-task = You have 3 ambrosia: 2 of it feed the fourth citizen. Let **nobody** go hungry.
ancient_world-lesson-again-feed-happened = All four are ready in round 3.
ancient_world-lesson-again-feed-wrong = Choose that nobody goes hungry (2 ambrosia).
ancient_world-lesson-again-feed-wrong-hungry = You would keep the ambrosia, but a citizen would rest. Feed all of them.
ancient_world-lesson-again-grow-task = Round 3: **Grow** is open. It brings another citizen, for 1 knowledge or 2 coins. Choose **Grow** with **Citizen 1**, for **knowledge**.
ancient_world-lesson-again-grow-happened = The citizen 5 comes, ready in the next round. (The other way to grow exchanges one of yours for the next higher one at once.)
ancient_world-lesson-again-grow-wrong = That brings no new citizen. Choose **Grow** with **Citizen 1**, for knowledge.
ancient_world-lesson-again-grow-wrong-upgrade = That makes one of your citizens higher by one, for a coin. Here take a new one, for knowledge.
ancient_world-lesson-again-grow-wrong-coins = You would keep the knowledge and pay 2 coins. It was meant for this: pay with knowledge.
ancient_world-lesson-again-grow-wrong-citizen = Nobody is there, so the lowest will do: **Citizen 1**.
ancient_world-lesson-again-grow-wrong-claim = A citizen that is only placed takes the ambrosia, but nobody comes. Choose **Grow** itself.
ancient_world-lesson-again-grow-wrong-pass = Four citizens are ready. **Grow** first.
ancient_world-lesson-again-end = Appeasing a titan costs more each time, so defeat it, or face it when few dice are rolled. Stored cards save citizens; new citizens want food.

## The end of the game

ancient_world-lesson-end = The end of the game
ancient_world-lesson-end-about =
    The sixth round is the last one. After it you count: banners by colour (1 of a colour: 2 points, 2: 4, 3: 7, 4: 11, 5: 16) and what some cards score, less 1 for each damaged card and 2 for each hungry citizen.

    Your banners: 2 green, 1 red, 1 purple, 5 blue, 2 yellow. That is 28. But four of your cards are damaged and two citizens are hungry: 20 points. You have 14 coins, 1 ambrosia, and the citizens 4 and 5.
ancient_world-lesson-end-spring-task = A third banner of a colour brings 3 points more. **Build** the **Sacred Spring** (yellow, 5 coins) with **Citizen 4**. It also gives 4 ambrosia, and makes repairs cheaper.
ancient_world-lesson-end-spring-happened = A third yellow banner: 7 points instead of 4. And you have 6 ambrosia now, 1 of them from the action.
ancient_world-lesson-end-spring-wrong = First the ambrosia and the cheaper repairs. Choose **Build**, Sacred Spring, with **Citizen 4**.
ancient_world-lesson-end-spring-wrong-citizen = Then your 4 would pay a coin to come after the 5. The lower one first: **Citizen 4**.
ancient_world-lesson-end-spring-wrong-granary = A good card, and the next one. First the **Sacred Spring**, with Citizen 4.
ancient_world-lesson-end-spring-wrong-other = That one neither gives a third banner of a colour nor ambrosia. Build the **Sacred Spring**.
ancient_world-lesson-end-spring-wrong-pass = Then this round brings nothing more. **Build** first.
ancient_world-lesson-end-granary-task = You are 2 food short: **build** the **Great Granary** (green) with **Citizen 5**.
ancient_world-lesson-end-granary-happened = A third green banner: 3 points more. And nobody goes hungry at the end: that saves 4 points.
ancient_world-lesson-end-granary-wrong = First the food for everybody. Choose **Build**, Great Granary, with **Citizen 5**.
ancient_world-lesson-end-granary-wrong-other = That one brings no food. Build the **Great Granary**.
ancient_world-lesson-end-granary-wrong-again = With ambrosia a citizen can be placed once more, but you will need it for repairs. Use **Citizen 5**.
ancient_world-lesson-end-granary-wrong-pass = Hungry citizens cost 2 points each. **Build** the granary first.
ancient_world-lesson-end-pass-task = All your citizens are placed: **pass**.
ancient_world-lesson-end-pass-happened = Your rival has passed, too: the last round ends, as each one does, with the titans. At your city stands the Anvil Giant.
ancient_world-lesson-end-pass-wrong = Choose **Pass**.
ancient_world-lesson-end-pass-wrong-again = That costs ambrosia, which you need for the titan and for repairs. **Pass**.
ancient_world-lesson-end-pass-wrong-other = You could, but the lesson goes on with the end of the round; damaged cards can be repaired then, too. **Pass**.
ancient_world-lesson-end-appease-task = The Anvil Giant wants 3 ambrosia; you have 6. If you face it, 3 dice are rolled, and each may damage a card. See how it is done: **Appease** it.
ancient_world-lesson-end-appease-happened = No damage. You have 3 ambrosia left, and the fields and the granary feed everybody.
ancient_world-lesson-end-appease-wrong = Choose **Appease**.
ancient_world-lesson-end-appease-wrong-face = With repairs at 1 ambrosia each, that may even pay. But in this lesson see how a titan is appeased: **Appease** it.
ancient_world-lesson-end-repair-task = Four cards are damaged. Thanks to the Sacred Spring each repair costs 1 ambrosia instead of 2. **Repair** three of them, whichever you like.
ancient_world-lesson-end-repair-happened = One card is still damaged, so you lose 1 point. Green 7, red 2, purple 2, blue 16, yellow 7, less 1: 33 points against 26. You have won.
ancient_world-lesson-end-repair-wrong = You have 3 ambrosia: choose **three** cards to repair.
ancient_world-lesson-end-end = In the last rounds look for a third, fourth or fifth banner of a colour, feed everybody, and save ambrosia for repairs.
