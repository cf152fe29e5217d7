### Lessons of Tigris & Euphrates.

## A kingdom

tigris-lesson-kingdom = A kingdom
tigris-lesson-kingdom-about =
    You lead a dynasty between two rivers. It grows in four fields, each with its own colour: ⬛ settlements, 🟥 temples, 🟦 farms and 🟩 markets. Points come in the same four colours.

    Your **leaders** collect them: the ⚫ king, the 🔴 priest, the 🔵 farmer and the 🟢 trader. All that touches side by side belongs together; with a leader in it, it is called a **kingdom**.

    Squares are named by column and row, as on the edge of the board: F3 is column F, row 3. In a turn you have **two actions**. Behind your screen (**My hand**) you hold six tiles that only you see.
tigris-lesson-kingdom-king-task = Found a kingdom: place your ⚫ king beside the temple on **F3** (on F2, F4 or G3). Press **King** to see the whole board: F3 is at its top left.
tigris-lesson-kingdom-king-happened = Leaders may only stand beside a temple, never in a river. The king and the temple now form a kingdom. Nobody owns a kingdom: the leaders in it count. “Your kingdom” is one with a leader of yours.
tigris-lesson-kingdom-king-wrong = That founds no kingdom. Press **King**, then one of the squares F2, F4 or G3.
tigris-lesson-kingdom-king-wrong-far = That square is beside another temple. In a game you may, but this lesson goes on at the temple on F3: take F2, F4 or G3.
tigris-lesson-kingdom-king-wrong-colour = That is another leader: each collects points of his own colour. We begin with the black one, the king.
tigris-lesson-kingdom-king-wrong-tile = A tile without a leader near it brings nobody a point. First a leader: the king.
tigris-lesson-kingdom-king-wrong-catastrophe = A catastrophe destroys a square for the rest of the game; you have only two. Begin by building something: place your king.
tigris-lesson-kingdom-settlement-task = Your second action: score a point. Place a ⬛ settlement so that it touches your kingdom with one side.
tigris-lesson-kingdom-settlement-happened = A tile that is placed in a kingdom brings one point of its colour to the leader of that colour in it. Black goes to the king, and the king is yours.
tigris-lesson-kingdom-settlement-wrong = That brings no point. Press **Settlement**, then a square beside the temple on F3 or beside your king.
tigris-lesson-kingdom-settlement-wrong-apart = There the settlement touches nothing of yours, so nobody gets a point. It must share a side with the king or with the temple on F3; corners do not count.
tigris-lesson-kingdom-settlement-wrong-colour = That would be another colour. Your king collects black: place a settlement.
tigris-lesson-kingdom-settlement-wrong-leader = Another leader is useful later. Now a tile for the king: a settlement.
tigris-lesson-kingdom-end-task = You have used both actions. End your turn; at its end you draw tiles until you hold six again.
tigris-lesson-kingdom-end-happened = Your rival is next, then you again. This goes on until the bag of tiles is empty or only two treasures are left on the board.
tigris-lesson-kingdom-end-wrong = There is nothing else left to do in this turn: end it.
tigris-lesson-kingdom-farmer-task = Your rival has a kingdom at the lower right. Bring a second leader to yours: press 🔵 **Farmer** (to see the whole board), then a square beside F3.
tigris-lesson-kingdom-farmer-happened = A kingdom may hold several leaders if their colours differ, your own and those of others. Now blue points go to your farmer.
tigris-lesson-kingdom-farmer-wrong = That brings no second leader to your kingdom. Press **Farmer**, then a free square beside the temple on F3.
tigris-lesson-kingdom-farmer-wrong-far = That is beside another temple, so it would be another kingdom. The farmer shall join your king: beside F3.
tigris-lesson-kingdom-farmer-wrong-king = Your king stands well where he is; moving him costs an action. Take the blue leader, the farmer.
tigris-lesson-kingdom-farmer-wrong-colour = A good leader, too; but the next tile will be a blue one. Take the farmer.
tigris-lesson-kingdom-farmer-wrong-tile = Tiles come next. First the leader: place the farmer.
tigris-lesson-kingdom-farm-task = Now a 🟦 farm. Farms go on rivers, and nowhere else. Place one so that it touches your kingdom.
tigris-lesson-kingdom-farm-happened = A blue point for your farmer. On rivers only farms may be placed; all other tiles go on land.
tigris-lesson-kingdom-farm-wrong = That brings no blue point. Press **Farm**, then a river square that touches your kingdom, such as E3.
tigris-lesson-kingdom-farm-wrong-apart = That river square does not touch your kingdom. Left of the temple on F3 there is one that does: E3.
tigris-lesson-kingdom-farm-wrong-colour = The blue leader collects blue: place a farm.
tigris-lesson-kingdom-farm-wrong-leader = Leaders bring nothing by themselves. Place a farm: then your farmer scores.
tigris-lesson-kingdom-market-task = A new turn. You have no trader here, and your rival has none either. Place a 🟩 market in your kingdom all the same, and see who gets the point.
tigris-lesson-kingdom-market-happened = Where the leader of a tile's colour is missing, the **king** takes the point. That makes the king so strong: even alone he scores in every colour.
tigris-lesson-kingdom-market-wrong = That brings no green point. Press **Market**, then a square that touches your kingdom.
tigris-lesson-kingdom-market-wrong-apart = There it touches no kingdom with a leader of yours. Place it side by side with your tiles or leaders around F3.
tigris-lesson-kingdom-market-wrong-colour = That would work, too, but we want to see what becomes of a green point. Place a market.
tigris-lesson-kingdom-market-wrong-trader = With a trader the green point is his, of course. Try it without one: place a market.
tigris-lesson-kingdom-end = You know what a turn is: two actions, leaders beside temples, tiles into their kingdoms. At the end only the colour counts of which you have **fewest** points, so every colour matters.

## Leaders

tigris-lesson-leader = Leaders travel
tigris-lesson-leader-about =
    Leaders are not bound to your own tiles. They go wherever there is a temple: into a rival's kingdom, back again, or off the board.

    Your ⚫ king stands alone at G3. Your rival has built a kingdom on the right, around the temple on N5, with a king at N6.
tigris-lesson-leader-guest-task = There is no trader in your rival's kingdom. Send yours: place your 🟢 trader beside one of its temples (N5 or M6).
tigris-lesson-leader-guest-happened = A kingdom may hold leaders of different players. They get on as long as their colours differ.
tigris-lesson-leader-guest-wrong = That brings no trader to that kingdom. Press **Trader**, then a square such as M5.
tigris-lesson-leader-guest-wrong-far = That temple is not in your rival's kingdom. Look at the right side: M5 is beside two temples.
tigris-lesson-leader-guest-wrong-king = There is a king already: a second one would start a fight. That comes in a later lesson. Send the trader.
tigris-lesson-leader-guest-wrong-colour = That leader could go as well, but the next tile will be a market. Send the trader.
tigris-lesson-leader-guest-wrong-tile = A tile in a rival's kingdom brings you nothing while you have no leader in it. First the trader.
tigris-lesson-leader-market-task = Now place a 🟩 market in this kingdom of your rival's: on a square for land that touches it, such as M4.
tigris-lesson-leader-market-happened = The point is yours, although the kingdom was built by another. Without your trader, your rival's king would have got it.
tigris-lesson-leader-market-wrong = That brings no point. Press **Market**, then a square that touches the kingdom on the right, such as L5.
tigris-lesson-leader-market-wrong-apart = There it does not touch the kingdom in which your trader stands. Place it beside the trader.
tigris-lesson-leader-market-wrong-colour = In this kingdom your rival's king would take a point of that colour. Green is yours there: place a market.
tigris-lesson-leader-market-wrong-leader = You have a leader there. Use him: place a market.
tigris-lesson-leader-home-task = A new turn. Call your trader home: move him to a square beside the temple on F3. Moving is the same action as placing.
tigris-lesson-leader-home-happened = One action takes a leader from anywhere on the board to any other temple.
tigris-lesson-leader-home-wrong = That does not bring the trader home. Press **Trader**, then F2 or F4.
tigris-lesson-leader-home-wrong-far = That is not beside F3. Take F2 or F4, where your king is.
tigris-lesson-leader-home-wrong-withdraw = Taking a leader off the board costs an action, and placing him again another one. Move him in one: press **Trader**, then a square.
tigris-lesson-leader-home-wrong-colour = It is the trader who shall come home: the green one.
tigris-lesson-leader-home-wrong-tile = First bring the trader home.
tigris-lesson-leader-withdraw-task = Before a fight that he would lose, a leader is safer in your hand. Withdraw your ⚫ king.
tigris-lesson-leader-withdraw-happened = He is behind your screen again and can come back with any action, wherever there is a temple.
tigris-lesson-leader-withdraw-wrong = The king stays in danger: choose **Withdraw a leader** in the menu, then the king.
tigris-lesson-leader-withdraw-wrong-other = That is the trader. The king shall go.
tigris-lesson-leader-withdraw-wrong-move = That moves a leader. In the menu below choose **Withdraw a leader**.
tigris-lesson-leader-end = Placing, moving and withdrawing a leader cost one action each. Look for kingdoms in which a colour has no leader.

## Tiles

tigris-lesson-tile = Whose point is it?
tigris-lesson-tile-about =
    Whoever places a tile does not always get its point: it goes to the leader of its colour in that kingdom, whosever he is. If he is missing, it goes to the king.

    In the kingdom around F3 you have a ⚫ king and a 🔵 farmer. Your rival's 🟢 trader (another symbol) has moved in, too.
tigris-lesson-tile-farm-task = Place a 🟦 farm touching your kingdom.
tigris-lesson-tile-farm-happened = A blue point for you.
tigris-lesson-tile-farm-wrong = That brings no blue point. Press **Farm**, then E3.
tigris-lesson-tile-farm-wrong-apart = It touches no kingdom of yours. Try E3.
tigris-lesson-tile-farm-wrong-colour = Only a **farm** brings a blue point.
tigris-lesson-tile-farm-wrong-leader = Your leaders are there. Place a **farm**.
tigris-lesson-tile-swap-task = Your hand may not always fit your plans. **Swap tiles** (in the menu under the buttons) exchanges as many of them as you like for new ones from the bag. That is an action, too.
tigris-lesson-tile-swap-happened = The old tiles are out of the game, the new ones come from the bag. It costs an action, so swap when you need it, and then several tiles at once.
tigris-lesson-tile-swap-wrong = That brings no new tiles. In the menu under the buttons choose **Swap tiles**, then the tiles that shall go.
tigris-lesson-tile-swap-wrong-pass = You have an action left: use it. In the menu under the buttons choose **Swap tiles**.
tigris-lesson-tile-swap-wrong-tile = A good action, too; but try the swap once. In the menu under the buttons choose **Swap tiles**.
tigris-lesson-tile-own-task = A new turn. Place any tile in the kingdom around F3, but so that the point is **yours**.
tigris-lesson-tile-own-happened = Blue goes to your farmer, black to your king. There is no priest, so your king takes red as well. Only green would have gone to your rival.
tigris-lesson-tile-own-wrong = That brings no point. Press a tile of any colour but green, then a square that touches the kingdom.
tigris-lesson-tile-own-wrong-rival = The trader in this kingdom is your rival's: the point would be theirs. Take another colour.
tigris-lesson-tile-own-wrong-apart = There the tile touches no kingdom in which you have a leader: no point. Place it beside the tiles around F3.
tigris-lesson-tile-end = Before you place a tile, look who stands in the kingdom: the leader of that colour, else the king, gets the point.

## A revolt

tigris-lesson-revolt = A revolt
tigris-lesson-revolt-about =
    Two leaders of **one colour** cannot share a kingdom. If you place yours where a rival has one already, there is a **revolt**.

    Temples decide it: each side counts the 🟥 temples that touch its leader, then adds temples from the hand, the attacker first. What is revealed is lost. **A tie goes to the defender.** The loser's leader goes back to its owner; the winner gets a red point.
tigris-lesson-revolt-attack-task = Your rival's ⚫ king at F4 touches one temple (F3). Drive him out: place your king in the same kingdom, on a square that touches **two** of its temples (F3, G2, H3).
tigris-lesson-revolt-attack-happened = You attack with 2 (your temples on the board), your rival defends with 1. Now both may add temples from the hand.
tigris-lesson-revolt-attack-wrong = That does not attack your rival's king. Press **King**, then F2 or H2.
tigris-lesson-revolt-attack-wrong-weak = That square touches only one temple of this kingdom, or belongs to another one. F2 (beside F3 and G2) or H2 (beside G2 and H3) touch two.
tigris-lesson-revolt-attack-wrong-colour = Only leaders of one colour fight. Your rival's leader is a king, so you need your king.
tigris-lesson-revolt-attack-wrong-tile = You have enough temples on the board already. Attack now: place your king.
tigris-lesson-revolt-commit-task = You do not know what your rival holds. If you reveal none and they reveal one, it is 2 against 2, and a tie is theirs. Reveal at least one.
tigris-lesson-revolt-commit-happened = Your rival added one temple, but you were ahead. Their king is gone, and you have a red point. Points of a revolt are always red, whichever leaders fight.
tigris-lesson-revolt-commit-wrong = Choose how many temples you reveal: one or more.
tigris-lesson-revolt-commit-wrong-tie = With nothing from your hand it is 2 against 1, until your rival reveals a temple: 2 against 2, and ties go to the defender. Add at least one.
tigris-lesson-revolt-defend-task = Now your rival attacks your 🔴 priest at G3 with theirs at F4. They have 1 temple on the board and revealed 1: 2 in all. Your priest touches three temples. How many do you need from your hand?
tigris-lesson-revolt-defend-happened = 3 against 2: your priest stays, and the red point is yours. You kept your temples.
tigris-lesson-revolt-defend-wrong = Compare: 3 on the board for you, 2 for your rival.
tigris-lesson-revolt-defend-wrong-waste = You win already, with 3 against 2. Every tile that you reveal is lost: reveal none.
tigris-lesson-revolt-end = Revolts are fought with temples, and each side reveals once. Before you attack, count the temples beside both leaders.

## A war

tigris-lesson-war = A war
tigris-lesson-war-about =
    If a tile joins two kingdoms, and both have a leader of **one colour**, there is a **war**.

    Here it is not temples that count but tiles of the leaders' own colour, their **followers**: all of them in their own kingdom, and those that are revealed from the hand. Ties go to the defender again. The loser's leader leaves, and so do all tiles of that colour in the loser's old kingdom: **one point for each** to the winner.
tigris-lesson-war-join-task = Your king has two settlements (G4, G5); your rival's, at H7, has one (H6). Join the kingdoms with a tile, not a blue one, on H5 or G6.
tigris-lesson-war-join-happened = The tile that joins kingdoms brings no point, and does not count in the war. 2 settlements against 1, and both may add some.
tigris-lesson-war-join-wrong = That does not join the kingdoms. Press **Temple** (or another tile, but not a blue one), then H5 or G6.
tigris-lesson-war-join-wrong-apart = That does not join the two kingdoms. Between your G5 and your rival's H6 lie H5 and G6.
tigris-lesson-war-join-wrong-leader = A leader may not join two kingdoms; it takes a tile. Place one on H5 or G6.
tigris-lesson-war-commit-task = You attack with 2 settlements against 1. Your rival may reveal one from the hand, and win a tie. Reveal at least one.
tigris-lesson-war-commit-happened = Your rival added one, and lost all the same: their king goes, and their settlement on H6 too. A point for the king, one for the settlement: 2 black points for you.
tigris-lesson-war-commit-wrong = Choose how many settlements you reveal: one or more.
tigris-lesson-war-commit-wrong-tie = Without one from your hand it is 2 against 1, until your rival reveals one: 2 against 2, and ties go to the defender. Add at least one.
tigris-lesson-war-harvest-task = You still have your second action. Place a tile in your kingdom so that it brings you a point.
tigris-lesson-war-harvest-happened = Your king is alone there now, so he takes every colour.
tigris-lesson-war-harvest-wrong = That brings no point. Press a tile, then a square beside your kingdom (around F3 and G5).
tigris-lesson-war-harvest-wrong-apart = There the tile touches no leader's kingdom of yours: no point. Place it beside your tiles around G4.
tigris-lesson-war-end = Wars bring the most points at once. Before you join kingdoms, count the tiles of that colour on both sides, and those in your hand.

## A treasure

tigris-lesson-treasure = A treasure
tigris-lesson-treasure-about =
    The temples that lie on the board from the beginning hold **treasures**. If a kingdom holds more than one of them, and a trader, the trader's owner takes them, down to the last one.

    A treasure is a joker: at the end it counts as a point of any colour. Here you join the temple on F3 with that on B2.
tigris-lesson-treasure-trader-task = Press 🟢 **Trader** (you will see the whole board) and place him on **F2**, above the temple on F3: he takes treasures, and the way to B2 begins there.
tigris-lesson-treasure-trader-happened = A single treasure stays where it is. He is ready for the second one: the way to B2 leads over E2, D2 and C2.
tigris-lesson-treasure-trader-wrong = That brings no trader. Press **Trader**, then F2.
tigris-lesson-treasure-trader-wrong-far = He is to stand on the way to B2: on F2, above the temple on F3.
tigris-lesson-treasure-trader-wrong-colour = Only the trader takes treasures. Press **Trader**, then F2.
tigris-lesson-treasure-trader-wrong-tile = First the trader: place him on F2.
tigris-lesson-treasure-farm-task = Left of your trader lies a river square, **E2**. Build on it: only a 🟦 farm goes there.
tigris-lesson-treasure-farm-happened = The way goes on. No farmer, no king: nobody gets this point.
tigris-lesson-treasure-farm-wrong = That does not lengthen the way. Press **Farm**, then E2.
tigris-lesson-treasure-farm-wrong-far = Not there: the way to B2 leads over E2.
tigris-lesson-treasure-farm-wrong-colour = Only farms go on rivers. Place a farm on E2.
tigris-lesson-treasure-road-task = Next turn. Lengthen the way: place a tile of any colour but blue on **D2**.
tigris-lesson-treasure-road-happened = One square is missing now.
tigris-lesson-treasure-road-wrong = That does not lengthen the way. Press a tile of any colour but blue, then D2.
tigris-lesson-treasure-road-wrong-order = Almost; but first D2, so that the way stays in one piece.
tigris-lesson-treasure-road-wrong-far = The way to B2 leads over D2.
tigris-lesson-treasure-take-task = Close the way with a tile on **C2**: then both treasures are in one kingdom, with your trader.
tigris-lesson-treasure-take-happened = You have a treasure. You mostly choose which one, but those in the corners of the board, such as B2, go first. The other one stays until a third treasure joins this kingdom.
tigris-lesson-treasure-take-wrong = That leaves the way open. Press a tile of any colour but blue, then C2.
tigris-lesson-treasure-take-wrong-far = Between D2 and B2 only C2 is missing.
tigris-lesson-treasure-end = Treasures count as points of your weakest colour. When only two are left on the board, the game ends: whoever is ahead may hurry.

## A monument

tigris-lesson-monument = A monument
tigris-lesson-monument-about =
    Four tiles of one colour in a square (two by two) may become a **monument**. It has two colours, and one of them is that of the tiles.

    From then on, at the end of **each of your turns**, it brings you a point for each of your leaders of its colours in its kingdom. You have a ⚫ king and a 🟢 trader around F3, and settlements on G4 and H4.
tigris-lesson-monument-third-task = Two settlements are there. Place the third: a ⬛ settlement on **G5** or **H5**.
tigris-lesson-monument-third-happened = A black point as always. One tile is missing for the square.
tigris-lesson-monument-third-wrong = That adds nothing to the square. Press **Settlement**, then G5 or H5.
tigris-lesson-monument-third-wrong-far = That makes no square with G4 and H4. Take G5 or H5.
tigris-lesson-monument-third-wrong-colour = All four tiles must have the same colour: place a settlement.
tigris-lesson-monument-third-wrong-leader = Both leaders that you need are there. Place a settlement.
tigris-lesson-monument-fourth-task = Place the fourth ⬛ settlement, and build the monument when you are asked. Which two colours? Those of your leaders here, king and trader.
tigris-lesson-monument-fourth-happened = The four tiles lie face down now: they count no more in wars. But at the end of this turn your king and your trader have scored a point each.
tigris-lesson-monument-fourth-wrong = That brings no monument. Complete the square G4, H4, G5, H5 with a settlement, then choose the monument in green and black.
tigris-lesson-monument-fourth-wrong-far = That does not complete the square G4, H4, G5, H5.
tigris-lesson-monument-fourth-wrong-colour = The fourth tile must be a settlement, too.
tigris-lesson-monument-fourth-wrong-colours = Only leaders of its two colours score. In this kingdom you have a king (black) and a trader (green): choose green and black.
tigris-lesson-monument-fourth-wrong-decline = It is now or never: a square can become a monument only when it is completed. Build it, in green and black.
tigris-lesson-monument-again-task = Your next turn. You may end a turn without doing anything; see what happens then: **End the turn**.
tigris-lesson-monument-again-happened = Two points more, for nothing. Anybody may send leaders of its colours into the kingdom to get those points instead, so expect visitors.
tigris-lesson-monument-again-wrong = Press **End the turn**.
tigris-lesson-monument-again-wrong-pass = In a game you would use your actions, of course. Here we only want to see the monument pay: press **End the turn**.
tigris-lesson-monument-end = Monuments pay every turn, whoever has built them. They are best built where your leaders are safe.

## A catastrophe

tigris-lesson-catastrophe = A catastrophe
tigris-lesson-catastrophe-about =
    Each player has two **catastrophes** for the whole game. A catastrophe destroys a tile and its square for good; temples with a treasure and leaders are safe from it.

    What for? A leader whose last temple goes must leave the board. And a kingdom can be cut in two.
tigris-lesson-catastrophe-king-task = Your rival's ⚫ king at J5 depends on a single temple, J4. Take it away with a catastrophe.
tigris-lesson-catastrophe-king-happened = Without a temple beside him the king had to go back to his owner. Nobody scores for that.
tigris-lesson-catastrophe-king-wrong = In the menu under the buttons choose **Place a catastrophe**, then J4.
tigris-lesson-catastrophe-king-wrong-far = That does not touch the king's temple. It lies on J4.
tigris-lesson-catastrophe-king-wrong-other = That would not move the king. In the menu under the buttons choose **Place a catastrophe**, then J4.
tigris-lesson-catastrophe-cut-task = Your rival's 🟢 trader at H7 has a chain of three markets: H6, H5, H4. In a war they would all fight for him. Leave him **none**: destroy the one that holds the chain.
tigris-lesson-catastrophe-cut-happened = H5 and H4 do not touch the trader any more: they belong to no kingdom now. In a war he would have nothing on the board.
tigris-lesson-catastrophe-cut-wrong = In the menu under the buttons choose **Place a catastrophe**, then H6.
tigris-lesson-catastrophe-cut-wrong-half = Then he still has H6, which touches him. Destroy the first one of the chain: H6.
tigris-lesson-catastrophe-cut-wrong-far = That does not cut the chain H6, H5, H4 from the trader.
tigris-lesson-catastrophe-cut-wrong-other = That would not weaken the trader. In the menu under the buttons choose **Place a catastrophe**, then H6.
tigris-lesson-catastrophe-end = Catastrophes are for the right moment: before a war, or against a leader with a single temple. Those that you never use cost nothing.

## Two wars at once

tigris-lesson-priests = Two wars at once
tigris-lesson-priests-about =
    Where a tile joins two kingdoms, leaders of **several colours** may meet. Then there is a war for each colour, one after another, and whoever's turn it is says which comes first.

    A war of 🔴 priests has a rule of its own: if they lose, temples that hold a treasure or touch a leader stay all the same.

    Your priest at G3 has three temples (F3, G4, G5), your rival's at H7 has two (H6, I7). But your ⚫ king has no settlement, and theirs has one.
tigris-lesson-priests-join-task = Join the kingdoms with a tile on **H5** or **G6**, between your temple on G5 and your rival's on H6.
tigris-lesson-priests-join-happened = Two pairs of leaders meet now: the priests and the kings.
tigris-lesson-priests-join-wrong = That does not join the kingdoms. Press a tile, then H5 or G6.
tigris-lesson-priests-join-wrong-apart = That does not join the two kingdoms. Between G5 and H6 lie H5 and G6.
tigris-lesson-priests-join-wrong-leader = A leader may not join two kingdoms; it takes a tile. Place one on H5 or G6.
tigris-lesson-priests-join-wrong-pass = You have two actions. Place a tile on H5 or G6.
tigris-lesson-priests-order-task = Priests: your 3 temples against 2. Kings: your 0 settlements against 1. Begin with the war that you can win.
tigris-lesson-priests-order-happened = The priests fight first; the kings wait.
tigris-lesson-priests-order-wrong = Choose the war of the **priests**.
tigris-lesson-priests-order-wrong-black = Your king would be lost: no settlement against one, and your rival wins ties. Begin with the **priests**.
tigris-lesson-priests-commit-task = 3 temples against 2. Your rival may reveal one, and wins a tie. Reveal at least one.
tigris-lesson-priests-commit-happened = Their priest goes, and the temple on H6: 2 red points. I7 holds a treasure, so it stays. And without H6 the kingdoms are apart again: the kings do not meet any more, and their war is not fought.
tigris-lesson-priests-commit-wrong = Choose how many temples you reveal: one or two.
tigris-lesson-priests-commit-wrong-tie = With none from your hand it is 3 against 2, until your rival reveals one: a tie, and that is theirs. Add at least one.
tigris-lesson-priests-end = Before you join kingdoms, compare **every** colour that has a leader on both sides. The first war may spare you the second.

## The weakest colour

tigris-lesson-weakest = The weakest colour
tigris-lesson-weakest-about =
    At the end each player looks at the colour of which they have **fewest** points. Whoever has most there wins. Ten black points are worth nothing if you have no green one.

    Treasures are added where you need them. **My hand** shows your points: so far one black, one red and one blue.
tigris-lesson-weakest-green-task = Which colour do you lack? Score a point of it in your kingdom around F3. Leave the square **H2** free.
tigris-lesson-weakest-green-happened = Without a trader your king took the green point. Now your weakest colour has 1 instead of 0: that is worth more than five black ones.
tigris-lesson-weakest-green-wrong = You have no green point yet. Place a 🟩 market so that it touches your kingdom, on I3 for example.
tigris-lesson-weakest-green-wrong-place = It would be a point, but H2 is the only free square beside a temple here. Leave it for a leader: take I3, for example.
tigris-lesson-weakest-green-wrong-apart = There it touches no kingdom of yours: no point. I3 touches your settlement on H3.
tigris-lesson-weakest-green-wrong-colour = Of that colour you have one already. You lack green: place a 🟩 market.
tigris-lesson-weakest-green-wrong-trader = Good idea, and next in this lesson. First the point: place a 🟩 market; your king takes it.
tigris-lesson-weakest-trader-task = Make sure of green: place your 🟢 trader on **H2**, beside your temple on G2. As long as he is there, no rival's trader can join without a fight.
tigris-lesson-weakest-trader-happened = All four leaders of yours are in one kingdom: every tile placed there is your point, whoever places it. It also makes a rewarding target.
tigris-lesson-weakest-trader-wrong = That does not secure green. Press **Trader**, then H2.
tigris-lesson-weakest-trader-wrong-far = That would be another kingdom, where nothing is yours. Take H2.
tigris-lesson-weakest-trader-wrong-colour = Green is the colour to secure: take the trader.
tigris-lesson-weakest-trader-wrong-tile = One more tile later. Now the trader, so that green stays yours.
tigris-lesson-weakest-more-task = Your next turn. You have one point of each colour. Score green once more: then it is not among the weakest any longer.
tigris-lesson-weakest-more-happened = Now you have 2 green and 1 of all others: the weakest is 1 still, and each other colour is worth a look. So it goes on: always mend what is weakest.
tigris-lesson-weakest-more-wrong = That brings no green point. Place a 🟩 market so that it touches your kingdom.
tigris-lesson-weakest-more-wrong-apart = There it touches no kingdom of yours: no point.
tigris-lesson-weakest-more-wrong-colour = It may be a point, but this time we want a second green one. Place a 🟩 market.
tigris-lesson-weakest-end = You know all that decides this game. Two more things: the game ends when the bag is empty or only two treasures are left; and in a tie the next weakest colour decides.
