### Lessons of Through the Ages.

## A turn

through_the_ages-lesson-turn = A turn
through_the_ages-lesson-turn-about =
    You lead a civilization from antiquity to the present. Whoever has the most **culture** at the end wins. Culture comes each turn, but first you need an economy.

    {""}**Food** feeds new people, **resources** are what they build with, **science** pays for inventions. Your farms, mines and labs produce them at the end of each of your turns: one for each worker on a card.

    In a turn you spend **actions**: civil ones (white) and military ones (red). Here you put your turn together in the panel: each choice joins a plan that only you see. **Send** carries it out, **End and send** also ends the turn.
through_the_ages-lesson-turn-card-task = In the very first turn you have one civil action, and may only take a card from the row. Take one (the one in place 3, say) in the menu **Take a card**, and end your turn: **End and send**.
through_the_ages-lesson-turn-card-happened = Cards in the first five places cost 1 action, those further right 2 or 3. What is not taken moves left and gets cheaper, or is gone. At the end of the turn your civilization has produced for the first time.
through_the_ages-lesson-turn-card-wrong = Choose a card under **Take a card**, then **End and send**.
through_the_ages-lesson-turn-card-wrong-end = First use your action: take a card from the row. Then end the turn.
through_the_ages-lesson-turn-people-task = Your second turn: 4 civil and 2 military actions. Everything is done by workers: get another one. In **Build, increase, use** choose **Increase population**, then press **Send**.
through_the_ages-lesson-turn-people-happened = 2 food became a new worker. Each further one becomes dearer. Workers without a job wait beside your cards: **Board**, in the menu under the question, shows your civilization.
through_the_ages-lesson-turn-people-wrong = Choose **Increase population** and nothing else, then **Send**.
through_the_ages-lesson-turn-people-wrong-end = Not yet: there are actions left. Increase your population, and send without ending the turn.
through_the_ages-lesson-turn-people-wrong-card = Cards are good, but people come first here: **Increase population**.
through_the_ages-lesson-turn-people-wrong-warriors = Soldiers cost a worker, too. First get another worker: **Increase population**.
through_the_ages-lesson-turn-people-wrong-build = That is the next step. First the new worker: **Increase population**.
through_the_ages-lesson-turn-people-wrong-destroy = That would take a worker away from his job. You want more of them: **Increase population**.
through_the_ages-lesson-turn-mine-task = You have 2 resources: put your new worker into a mine. In the same menu choose **Build Bronze**, then **Send**.
through_the_ages-lesson-turn-mine-happened = For 2 resources the worker is a miner now. From the next production on he brings 1 resource each turn, so he has soon paid for himself.
through_the_ages-lesson-turn-mine-wrong = Choose **Build Bronze**, nothing else, then **Send**.
through_the_ages-lesson-turn-mine-wrong-end = First build the mine: then it produces at the end of this very turn.
through_the_ages-lesson-turn-mine-wrong-farm = A farm costs as much and brings food. But resources are scarcer now: build the mine, Bronze.
through_the_ages-lesson-turn-mine-wrong-warriors = Warriors make you strong, but produce nothing. First the mine, Bronze.
through_the_ages-lesson-turn-mine-wrong-card = Not more cards yet: build the mine, Bronze.
through_the_ages-lesson-turn-mine-wrong-destroy = That gives up what you have built. Build instead: Bronze.
through_the_ages-lesson-turn-end-task = End your turn with **End the action phase**, and look at what your civilization produces.
through_the_ages-lesson-turn-end-happened = 2 food from two farms, 3 resources from three mines, 1 science from a lab. You have also drawn military cards, one for each military action that you did not use (three at most).
through_the_ages-lesson-turn-end-wrong = Choose **End the action phase**, without anything else.
through_the_ages-lesson-turn-end-wrong-card = You could take one, but here we want to see the production. End the turn.
through_the_ages-lesson-turn-end-wrong-other = Not now: end the turn.
through_the_ages-lesson-turn-end = A turn: take cards, get people, put them to work, and produce. Next: what brings culture.

## A wonder

through_the_ages-lesson-wonder = A wonder
through_the_ages-lesson-wonder-about =
    {""}**Wonders** bring culture each turn, and often more. You take one from the row, and it lies in front of you unfinished. Then you build it stage by stage: a civil action and some resources for each stage.

    The **Hanging Gardens** have three stages of 2 resources. Finished, they bring 1 culture each turn and 2 happy faces, which keep your people content.
through_the_ages-lesson-wonder-take-task = The Hanging Gardens are in the fifth place: 1 action. Take them, then **End and send**.
through_the_ages-lesson-wonder-take-happened = A wonder does not go to your hand but into play. You may have one under construction at a time, and each finished wonder makes the next one cost an action more to take.
through_the_ages-lesson-wonder-take-wrong = Under **Take a card** choose Hanging Gardens, then **End and send**.
through_the_ages-lesson-wonder-take-wrong-other = Another card. In this lesson it is the Hanging Gardens, in place 5.
through_the_ages-lesson-wonder-take-wrong-end = First take the Hanging Gardens; then end the turn.
through_the_ages-lesson-wonder-stage-task = You have 2 resources. Build the first stage, in the menu **Build, increase, use**, then **Send**.
through_the_ages-lesson-wonder-stage-happened = One of three stages. Your 2 resources are gone, and at the end of the turn your mines bring 2 new ones.
through_the_ages-lesson-wonder-stage-wrong = Choose the stage of the wonder alone, then **Send**.
through_the_ages-lesson-wonder-stage-wrong-end = Not yet: first the stage of the wonder, and send it without ending the turn.
through_the_ages-lesson-wonder-stage-wrong-build = Then no resources would be left for the wonder. This time the wonder comes first.
through_the_ages-lesson-wonder-stage-wrong-card = A card costs actions, not resources, so you could. But build the stage first.
through_the_ages-lesson-wonder-stage-wrong-increase = That costs food and an action, and does nothing for the wonder. Build the stage.
through_the_ages-lesson-wonder-stage-wrong-destroy = That gives up what you have. Build the stage of the wonder.
through_the_ages-lesson-wonder-second-task = The next turn: your mines have brought 2 resources again. Build the second stage. (A later lesson is about ⚠️.)
through_the_ages-lesson-wonder-second-happened = One stage is missing. Two mines pay exactly one stage a turn; with a third mine, something would be left.
through_the_ages-lesson-wonder-second-wrong = Choose the stage of the wonder alone, then **Send**.
through_the_ages-lesson-wonder-second-wrong-end = First the second stage.
through_the_ages-lesson-wonder-second-wrong-build = The wonder needs these resources: build its second stage.
through_the_ages-lesson-wonder-second-wrong-card = Cards later. Build the second stage.
through_the_ages-lesson-wonder-second-wrong-increase = People later. Build the second stage.
through_the_ages-lesson-wonder-third-task = And the turn after that: finish the Hanging Gardens with the third stage.
through_the_ages-lesson-wonder-third-happened = Finished. From now on you gain 1 culture each turn without doing anything more, and 2 happy faces: you will need those when your population grows.
through_the_ages-lesson-wonder-third-wrong = Choose the stage of the wonder alone, then **Send**.
through_the_ages-lesson-wonder-third-wrong-end = One stage is missing: build it.
through_the_ages-lesson-wonder-third-wrong-build = The wonder needs these resources: build its last stage.
through_the_ages-lesson-wonder-third-wrong-card = Cards later. Build the last stage.
through_the_ages-lesson-wonder-third-wrong-increase = People later. Build the last stage.
through_the_ages-lesson-wonder-end = The earlier something brings culture each turn, the more it is worth. But a wonder eats your resources: a mine more first often pays.

## A leader

through_the_ages-lesson-leader = A leader
through_the_ages-lesson-leader-about =
    {""}**Leaders** are cards that help you as long as they are in play, each in their own way. You have one at a time. The letter on a card is its age (A, I, II or III), and of each age you may take one leader.

    Leaders go to your hand first, and putting them into play costs another civil action.
through_the_ages-lesson-leader-take-task = **Moses** is in the first place. With him, an increase of population costs 1 food less. Take him, then **End and send**.
through_the_ages-lesson-leader-take-happened = He is in your hand, and does nothing there yet.
through_the_ages-lesson-leader-take-wrong = Under **Take a card** choose Moses, then **End and send**.
through_the_ages-lesson-leader-take-wrong-other = Another card. In this lesson it is Moses, in place 1.
through_the_ages-lesson-leader-take-wrong-end = First take Moses; then end the turn.
through_the_ages-lesson-leader-play-task = Your next turn. Put Moses into play, in the menu **Play from your hand**, then **Send**.
through_the_ages-lesson-leader-play-happened = That was 1 civil action. From now on he works, until you replace him or the age after his own ends.
through_the_ages-lesson-leader-play-wrong = Choose Moses in the menu **Play from your hand**, nothing else, then **Send**.
through_the_ages-lesson-leader-play-wrong-end = First put Moses into play.
through_the_ages-lesson-leader-play-wrong-card = First put to use what you have: Moses.
through_the_ages-lesson-leader-play-wrong-increase = Wait: with Moses that costs 1 food less. First put him into play.
through_the_ages-lesson-leader-play-wrong-build = That can wait. First put Moses into play.
through_the_ages-lesson-leader-play-wrong-destroy = That gives up what you have. Put Moses into play.
through_the_ages-lesson-leader-use-task = Now use him: **Increase population**, and look at the price.
through_the_ages-lesson-leader-use-happened = 1 food instead of 2. You get as many people with less food: that is what leaders are for, so choose them by what you do most.
through_the_ages-lesson-leader-use-wrong = Choose **Increase population** alone, then **Send**.
through_the_ages-lesson-leader-use-wrong-end = First use Moses: increase your population.
through_the_ages-lesson-leader-use-wrong-card = Not now: increase your population.
through_the_ages-lesson-leader-use-wrong-build = First the cheap worker: increase your population.
through_the_ages-lesson-leader-use-wrong-destroy = That gives up what you have. Increase your population.
through_the_ages-lesson-leader-end = A leader costs two actions in all and works every turn. Take them early in their age.

## Science

through_the_ages-lesson-science = Science
through_the_ages-lesson-science-about =
    Better cards come with **science**: you take a technology from the row, pay science to develop it, and then workers can be put on it.

    You have 2 science and a lab (**Philosophy**) with one worker, which brings 1 science each turn. One worker is without a job. (A later lesson is about corruption, of which ⚠️ warns.)
through_the_ages-lesson-science-lab-task = More labs, more science. Build a second lab: **Build Philosophy** (3 resources) in the menu **Build, increase, use**, then **Send**.
through_the_ages-lesson-science-lab-happened = 2 science each turn now. Labs are **urban buildings**: of each kind your government allows two at first.
through_the_ages-lesson-science-lab-wrong = Choose **Build Philosophy**, nothing else, then **Send**.
through_the_ages-lesson-science-lab-wrong-end = First build the lab: then it brings science at the end of this turn.
through_the_ages-lesson-science-lab-wrong-other = That brings no science. Build Philosophy.
through_the_ages-lesson-science-lab-wrong-card = That comes next. First the lab, Philosophy.
through_the_ages-lesson-science-lab-wrong-increase = There is a worker without a job already: put him into a lab.
through_the_ages-lesson-science-lab-wrong-destroy = That gives up what you have. Build a lab.
through_the_ages-lesson-science-take-task = **Alchemy** is a better lab. It is in place 8 and costs 2 actions. Take it, then **Send**.
through_the_ages-lesson-science-take-happened = It is in your hand. To develop it costs 4 science; you will have that in the next turn.
through_the_ages-lesson-science-take-wrong = Under **Take a card** choose Alchemy, nothing else, then **Send**.
through_the_ages-lesson-science-take-wrong-end = You have actions left: take Alchemy first.
through_the_ages-lesson-science-take-wrong-other = Another card. In this lesson it is Alchemy, in place 8.
through_the_ages-lesson-science-take-wrong-build = Not now: take Alchemy.
through_the_ages-lesson-science-develop-task = The next turn. Your labs have brought 2 science, so you have 4. In the menu **Play from your hand** choose to develop **Alchemy**, then **Send**.
through_the_ages-lesson-science-develop-happened = The card lies in front of you now, without workers: a technology alone produces nothing.
through_the_ages-lesson-science-develop-wrong = Choose Alchemy in the menu **Play from your hand**, nothing else, then **Send**.
through_the_ages-lesson-science-develop-wrong-end = First develop Alchemy.
through_the_ages-lesson-science-develop-wrong-card = You have a card in hand that you can pay: develop Alchemy.
through_the_ages-lesson-science-develop-wrong-build = First develop Alchemy.
through_the_ages-lesson-science-upgrade-task = Move a worker from the old lab to the new one: **Upgrade** Philosophy to Alchemy, then **Send**. You pay the difference in resources.
through_the_ages-lesson-science-upgrade-happened = A worker in Alchemy brings 2 science instead of 1, and you did not need a new worker. So it goes with farms, mines and armies, too.
through_the_ages-lesson-science-upgrade-wrong = Choose the upgrade from Philosophy to Alchemy, nothing else, then **Send**.
through_the_ages-lesson-science-upgrade-wrong-end = First the upgrade: then it counts at the end of this turn.
through_the_ages-lesson-science-upgrade-wrong-card = First use what you have developed: upgrade a lab.
through_the_ages-lesson-science-upgrade-wrong-build = Upgrading an old lab is cheaper, and needs no new worker.
through_the_ages-lesson-science-end = Take, develop, put workers on it: three steps. Whoever has little science stays with old cards.

## Strength

through_the_ages-lesson-strength = Strength
through_the_ages-lesson-strength-about =
    The **military** is done with military actions. Your strength is compared with your rivals': whoever is much weaker is attacked, and loses by many events; whoever is strong can win colonies and wars.

    It need not be the greatest. It must not be the smallest by far. You have one warrior: strength 1, and so has your rival.
through_the_ages-lesson-strength-warriors-task = Build a second unit of **Warriors** (a military action and 2 resources), then **Send**.
through_the_ages-lesson-strength-warriors-happened = Strength 2: you are ahead of your rival. Civil actions were not needed for that.
through_the_ages-lesson-strength-warriors-wrong = Choose **Build Warriors** in the menu **Build, increase, use**, nothing else, then **Send**.
through_the_ages-lesson-strength-warriors-wrong-end = You have military actions and resources left: build Warriors.
through_the_ages-lesson-strength-warriors-wrong-other = That makes you no stronger. Build Warriors.
through_the_ages-lesson-strength-warriors-wrong-card = Taking a card makes you no stronger yet. Build Warriors.
through_the_ages-lesson-strength-warriors-wrong-increase = There is a worker without a job already: make a warrior of him.
through_the_ages-lesson-strength-warriors-wrong-destroy = That gives up what you have. Build Warriors.
through_the_ages-lesson-strength-people-task = For another unit you need another worker: **Increase population**, then **Send**.
through_the_ages-lesson-strength-people-happened = Soldiers are people who neither farm nor mine: strength costs you production.
through_the_ages-lesson-strength-people-wrong = Choose **Increase population** alone, then **Send**.
through_the_ages-lesson-strength-people-wrong-end = There is more to do: increase your population.
through_the_ages-lesson-strength-people-wrong-card = A card brings no workers: increase your population.
through_the_ages-lesson-strength-people-wrong-destroy = That gives up what you have. Increase your population.
through_the_ages-lesson-strength-second-task = You have a military action and 2 resources left. Build a third unit of **Warriors**.
through_the_ages-lesson-strength-second-happened = Strength 3 against 1.
through_the_ages-lesson-strength-second-wrong = Choose **Build Warriors** in the menu **Build, increase, use**, nothing else, then **Send**.
through_the_ages-lesson-strength-second-wrong-end = First the third unit.
through_the_ages-lesson-strength-second-wrong-other = That makes you no stronger. Build Warriors.
through_the_ages-lesson-strength-second-wrong-card = Taking a card makes you no stronger yet. Build Warriors.
through_the_ages-lesson-strength-tactic-task = The next turn. A **tactic** makes several units an army. Legion, in your hand, wants three infantry units, which your Warriors are. **Put Legion into play** (a military action), then **Send**.
through_the_ages-lesson-strength-tactic-happened = Strength 5: 3 from the units, 2 from the army. You have one tactic at a time; from your next turn on others may copy it for 2 military actions.
through_the_ages-lesson-strength-tactic-wrong = Choose the tactic Legion in the menu **Play from your hand**, nothing else, then **Send**.
through_the_ages-lesson-strength-tactic-wrong-end = First the tactic: it counts at once.
through_the_ages-lesson-strength-tactic-wrong-card = Taking a card makes you no stronger yet. Put Legion into play.
through_the_ages-lesson-strength-tactic-wrong-other = That makes you no stronger. Put Legion into play.
through_the_ages-lesson-strength-tactic-wrong-destroy = That gives up what you have. Put Legion into play.
through_the_ages-lesson-strength-end = Look at the others' strength before each end of turn. Military actions that you do not use are not lost: each draws a military card for you, three at most.

## Happy people

through_the_ages-lesson-people = Happy people
through_the_ages-lesson-people-about =
    The more people you have, the more they want: above all **happy faces** (🙂). Temples, theaters and some wonders bring them.

    New people come from your bank, the yellow tokens: 17 are left there. From 16 on they want one happy face. For each one that is missing, a worker is **discontent**. If there are more discontent workers than workers without a job, there is an **uprising**: your civilization produces nothing in that turn.
through_the_ages-lesson-people-grow-task = Get another worker: **Increase population**, then **Send**.
through_the_ages-lesson-people-grow-happened = Now 16 are left, and a happy face is wanted that you do not have: one worker is discontent. That does no harm yet, because three workers have no job. If you gave all of them one, there would be an uprising.
through_the_ages-lesson-people-grow-wrong = Choose **Increase population** and nothing else, then **Send**.
through_the_ages-lesson-people-grow-wrong-end = Not yet: first **Increase population**, and send it without ending the turn.
through_the_ages-lesson-people-grow-wrong-card = Cards can wait. See first what more people want: **Increase population**.
through_the_ages-lesson-people-grow-wrong-temple = That is the next step: nobody is discontent yet. First **Increase population**.
through_the_ages-lesson-people-grow-wrong-build = A good use of workers, but your resources are for something else in this lesson. **Increase population**.
through_the_ages-lesson-people-grow-wrong-destroy = That gives up what you have built. **Increase population** instead.
through_the_ages-lesson-people-temple-task = Make them content: **Build Religion**, a temple, in the menu **Build, increase, use** (3 resources), then **Send**.
through_the_ages-lesson-people-temple-happened = The temple brings one happy face, so nobody is discontent any more. It also brings 1 culture each turn.
through_the_ages-lesson-people-temple-wrong = Choose **Build Religion** and nothing else, then **Send**.
through_the_ages-lesson-people-temple-wrong-end = You still have actions and resources. First the temple: **Build Religion**.
through_the_ages-lesson-people-temple-wrong-card = A card makes nobody content now. **Build Religion**.
through_the_ages-lesson-people-temple-wrong-other = That gives a worker a job, but nobody a happy face. **Build Religion**.
through_the_ages-lesson-people-temple-wrong-destroy = That gives up what you have. **Build Religion** instead.
through_the_ages-lesson-people-eat-task = End your turn with **End the action phase**, and watch the food.
through_the_ages-lesson-people-eat-happened = Your farms brought 2 food, and 1 was eaten: so many people want food each turn from now on. The more people, the more they eat; without enough food you lose 4 culture for each food that is missing.
through_the_ages-lesson-people-eat-wrong = Choose **End the action phase** and nothing else.
through_the_ages-lesson-people-eat-wrong-card = You could take one, but here we look at the food. End the turn.
through_the_ages-lesson-people-eat-wrong-destroy = That gives up what you have. End the turn.
through_the_ages-lesson-people-end = Before you get more people, ask two things: have I a happy face for them, and enough food?

## Full stores

through_the_ages-lesson-stores = Full stores
through_the_ages-lesson-stores-about =
    Food and resources that you do not use stay with you, as **blue tokens** on your farms and mines. You have 16 of them; those that are not in use lie in your bank.

    If 10 or fewer are left in the bank at the end of your turn, your stores are too full: that is **corruption**, and costs you 2 resources; with 5 or fewer, 4; with none, 6. It is counted before your farms and mines produce.

    You have 4 food and 4 resources, so 8 are left in the bank.
through_the_ages-lesson-stores-lose-task = See what happens if you save: end your turn with **End the action phase**, without spending anything.
through_the_ages-lesson-stores-lose-happened = You lost 2 resources, and your mines brought 2: the whole turn’s work of your miners was for nothing.
through_the_ages-lesson-stores-lose-wrong = Choose **End the action phase** and nothing else.
through_the_ages-lesson-stores-lose-wrong-card = Usually a good idea, but here we want to see what saving costs. End the turn.
through_the_ages-lesson-stores-lose-wrong-spend = Right, one should spend. But see first what happens if one does not: end the turn.
through_the_ages-lesson-stores-mine-task = Only 6 tokens are left in the bank. What you spend goes back to it: **Build Bronze**, a mine (2 resources), then **Send**.
through_the_ages-lesson-stores-mine-happened = Two tokens came back: 8. And from now on three mines produce.
through_the_ages-lesson-stores-mine-wrong = Choose **Build Bronze** and nothing else, then **Send**.
through_the_ages-lesson-stores-mine-wrong-end = You would lose 2 resources again. Spend first: **Build Bronze**.
through_the_ages-lesson-stores-mine-wrong-card = Cards cost actions, so no tokens come back. **Build Bronze**.
through_the_ages-lesson-stores-mine-wrong-later = That is the next step. First the mine, for which you have a worker: **Build Bronze**.
through_the_ages-lesson-stores-mine-wrong-farm = You have food enough: 6. A mine brings more here: **Build Bronze**.
through_the_ages-lesson-stores-mine-wrong-other = That would bring tokens back, too. But in this lesson it is a mine: **Build Bronze**.
through_the_ages-lesson-stores-mine-wrong-destroy = That gives up what you have, and brings nothing back. **Build Bronze**.
through_the_ages-lesson-stores-people-task = Food counts as well: **Increase population** (2 food), then **Send**.
through_the_ages-lesson-stores-people-happened = 10 tokens are back in the bank, and you have a worker to use. One more purchase, and there is no corruption.
through_the_ages-lesson-stores-people-wrong = Choose **Increase population** and nothing else, then **Send**.
through_the_ages-lesson-stores-people-wrong-end = 8 tokens in the bank: that is still corruption. **Increase population** first.
through_the_ages-lesson-stores-people-wrong-card = Cards cost actions, so no tokens come back. **Increase population**.
through_the_ages-lesson-stores-people-wrong-destroy = That gives up what you have. **Increase population**.
through_the_ages-lesson-stores-farm-task = 11 tokens are needed. Give your new worker a job for 2 resources, a farm for example: **Build Agriculture**, then **Send**.
through_the_ages-lesson-stores-farm-happened = 12 tokens in the bank: your stores are no longer too full.
through_the_ages-lesson-stores-farm-wrong = Build something for 2 resources (**Build Agriculture**), nothing else, then **Send**.
through_the_ages-lesson-stores-farm-wrong-end = 10 tokens in the bank: just too few. Build first.
through_the_ages-lesson-stores-farm-wrong-card = Cards cost actions, so no tokens come back. Build something.
through_the_ages-lesson-stores-farm-wrong-more = That would also do it, but the new worker needs a job first: **Build Agriculture**.
through_the_ages-lesson-stores-farm-wrong-destroy = That gives up what you have. Build something instead.
through_the_ages-lesson-stores-keep-task = End your turn with **End the action phase**. You may keep as many military cards as you have military actions, here 2: discard any two, then **Send the turn**.
through_the_ages-lesson-stores-keep-happened = Nothing was lost this time. Whoever spends what comes in has no corruption.
through_the_ages-lesson-stores-keep-wrong = Choose **End the action phase**, then two military cards to discard, and nothing else.
through_the_ages-lesson-stores-keep-wrong-card = You could take one, but here we want to see the production. End the turn.
through_the_ages-lesson-stores-keep-wrong-other = You have spent enough: end the turn.
through_the_ages-lesson-stores-end = Saving does not pay. Better mines and farms help, too: there one token is worth more.

## A government

through_the_ages-lesson-government = A government
through_the_ages-lesson-government-about =
    Your **government** says how many actions you have, and how many urban buildings of a kind. You begin with Despotism: 4 civil and 2 military actions, two buildings.

    A better one is a card of the row. It has two prices in science: the higher one, for a single action, or the lower one for a **revolution**, which costs all civil actions of a turn.

    {""}**Monarchy** gives 5 civil and 3 military actions, and costs 8 science, or 2 by revolution.
through_the_ages-lesson-government-take-task = {""}**Monarchy** is in place 9: 2 actions. Take it, then **Send**.
through_the_ages-lesson-government-take-happened = It is in your hand. For 8 science you would wait long; a revolution costs 2, and you will have 3.
through_the_ages-lesson-government-take-wrong = Under **Take a card** choose Monarchy, nothing else, then **Send**.
through_the_ages-lesson-government-take-wrong-end = You have actions left: take Monarchy first.
through_the_ages-lesson-government-take-wrong-other = Another card. In this lesson it is Monarchy, in place 9.
through_the_ages-lesson-government-take-wrong-build = Not now: take Monarchy.
through_the_ages-lesson-government-revolution-task = The next turn. A revolution takes **all** civil actions, so spend none before. In **Play from your hand** choose **Revolution: Monarchy**, then **Send**.
through_the_ages-lesson-government-revolution-happened = Your people have a king. You have 3 military actions already. No civil action is left in this turn; from the next one on there are 5.
through_the_ages-lesson-government-revolution-wrong = Choose the revolution in the menu **Play from your hand**, nothing else, then **Send**.
through_the_ages-lesson-government-revolution-wrong-end = You have the card and the science: first the revolution.
through_the_ages-lesson-government-revolution-wrong-spent = That would use a civil action, and a revolution needs all of them. Choose the revolution alone.
through_the_ages-lesson-government-revolution-wrong-other = A military action you could use. But first the revolution.
through_the_ages-lesson-government-end-task = {""}**End the action phase**. You may keep 3 military cards now, one for each military action, and have 4: discard one, then **Send the turn**.
through_the_ages-lesson-government-end-happened = One card went instead of two, and you drew 3 new ones: a government with more military actions pays there, too.
through_the_ages-lesson-government-end-wrong = Choose **End the action phase**, then one military card to discard, and nothing else.
through_the_ages-lesson-government-end-wrong-other = You could. But here end the turn.
through_the_ages-lesson-government-end = More actions in every turn: an early government pays longest. With enough science at hand you pay the higher price, and keep your actions of that turn.

## Politics and events

through_the_ages-lesson-event = Politics and events
through_the_ages-lesson-event-about =
    From the second round on, each turn begins with **politics**: one thing or nothing. What you do there is done with **military cards**, which you draw at the end of your turns and nobody else sees (**My hand**).

    Green military cards are **events**. You do not play them for now, but **prepare** them: the card goes face down to a pile for later, and you gain culture at once. Then an event from another pile, prepared earlier by somebody or put there at the start, happens to all players.
through_the_ages-lesson-event-prepare-task = You have an event, **Good Harvest**, and a territory (later more about that). **Prepare** Good Harvest, then **Send**.
through_the_ages-lesson-event-prepare-happened = You gained 1 culture: as much as the card’s age, here I. Good Harvest comes some turns later, and only you know that. Another event happened: Development of Religion. Whoever has a worker without a job may build a temple for nothing.
through_the_ages-lesson-event-prepare-wrong = Choose to prepare **Good Harvest**, then **Send**.
through_the_ages-lesson-event-prepare-wrong-other = A territory can be prepared as well; it has its turn in a moment. First **Good Harvest**.
through_the_ages-lesson-event-prepare-wrong-pass = You may pass, but then you gain no culture. Prepare **Good Harvest**.
through_the_ages-lesson-event-temple-task = The event asks you: do you want the temple? It brings 1 culture each turn and a happy face, for nothing. **Build Religion**.
through_the_ages-lesson-event-temple-happened = Your rival has built one, too: events are for everybody. Some help the strongest civilization and harm the weakest, so prepare those that suit you when they come.
through_the_ages-lesson-event-temple-wrong = Choose to build the temple, Religion.
through_the_ages-lesson-event-temple-wrong-no = It costs neither resources nor an action. Take it: build Religion.
through_the_ages-lesson-event-second-task = A turn later. You have two cards to prepare: **Rats** (all players lose all their food) and the **Developed Territory**. Prepare the territory, then **Send**.
through_the_ages-lesson-event-second-happened = 1 culture again, and this time the event gave everybody 3 military cards. A **territory** is a special event: when its turn comes, all players can bid for a colony.
through_the_ages-lesson-event-second-wrong = Choose to prepare the **Developed Territory**, then **Send**.
through_the_ages-lesson-event-second-wrong-rats = It would bring 1 culture as well, but when it comes, your own food is gone, too. Prepare the territory.
through_the_ages-lesson-event-second-wrong-pass = You would gain nothing. Prepare the **Developed Territory**.
through_the_ages-lesson-event-end = One event in each turn is culture for nothing, and you know what comes.

## An aggression

through_the_ages-lesson-aggression = An aggression
through_the_ages-lesson-aggression-about =
    Dark red military cards are **aggressions**, one blow each: you play them in politics against a player who is **weaker** than you, and pay military actions for them.

    Whoever is attacked may play cards for defence. If they reach your strength, nothing happens; if not, the card says what you gain.

    You have strength 2, your rival 1, and a card: **Plunder**.
through_the_ages-lesson-aggression-attack-task = Attack your rival: choose **Plunder**, then **Send**.
through_the_ages-lesson-aggression-attack-happened = 2 against 1, and your rival does not defend: the attack succeeds. You may take 3 food and resources from them.
through_the_ages-lesson-aggression-attack-wrong = Choose **Plunder** against your rival, then **Send**.
through_the_ages-lesson-aggression-attack-wrong-pass = The chance may not come again: your rival can build soldiers. Choose **Plunder**.
through_the_ages-lesson-aggression-loot-task = What do you take? Resources are scarce: take 3 **resources** and no food.
through_the_ages-lesson-aggression-loot-happened = Your rival has lost what you gained. That is why nobody should be much weaker than the others.
through_the_ages-lesson-aggression-loot-wrong = Choose a mixture with resources in it.
through_the_ages-lesson-aggression-loot-wrong-food = Food alone feeds people, but builds nothing. Take resources.
through_the_ages-lesson-aggression-defend-task = Some turns later your rival has 3 strength and attacks you: **Enslave** would take a worker from you. You have 2, and a **Military Bonus** card, which adds 2 in defence. Use it.
through_the_ages-lesson-aggression-defend-happened = 4 against 3: the attack fails, and your rival has used a card and actions for nothing. Defence cards are worth keeping.
through_the_ages-lesson-aggression-defend-wrong = Choose to use **Military Bonus**.
through_the_ages-lesson-aggression-defend-wrong-none = Then you lose a worker, and your rival gains food and resources. Use **Military Bonus**.
through_the_ages-lesson-aggression-defend-wrong-any = That would do: any other military card adds 1. In this lesson use the one that is made for it, **Military Bonus**.
through_the_ages-lesson-aggression-end = Compare your strength with your rivals’ in each turn: whoever is weakest pays. A **war** is a larger attack: the next lesson.

## A war

through_the_ages-lesson-war = A war
through_the_ages-lesson-war-about =
    A **war**, a black card, is declared in politics, against anybody, and costs military actions. It is not decided at once but **at the start of your next turn**: until then your rival can build soldiers.

    Then both strengths are compared; nobody adds cards. The stronger side wins what the card says, whichever it is. So declare war when you are well ahead.

    Many turns have passed, and it is age II. You have strength 3, your rival 1, and the card **War over Territory**.
through_the_ages-lesson-war-declare-task = Choose **War over Territory** against your rival, then **Send**.
through_the_ages-lesson-war-declare-happened = The card lies open until your next turn. It has cost both your military actions, so you cannot build soldiers yourself.
through_the_ages-lesson-war-declare-wrong = Choose **War over Territory** against your rival, then **Send**.
through_the_ages-lesson-war-declare-wrong-raid = That is an aggression, as in the lesson before. Here choose **War over Territory**.
through_the_ages-lesson-war-declare-wrong-pass = Your rival will hardly stay so weak. Choose **War over Territory**.
through_the_ages-lesson-war-end-task = End your turn: **End the action phase**, discard one military card, **Send the turn**. Then your rival plays, and the war is decided.
through_the_ages-lesson-war-end-happened = Your rival has built warriors: 2. But 3 against 2 wins the war, and you take a yellow token from their bank: your population can grow further, and theirs less.
through_the_ages-lesson-war-end-wrong = Choose **End the action phase**, then one military card to discard, and nothing else.
through_the_ages-lesson-war-end-wrong-card = You could take one. But here end the turn.
through_the_ages-lesson-war-end-wrong-other = You could. But here end the turn.
through_the_ages-lesson-war-end = A war gives your rival a turn to answer, and if they are stronger at its end, you pay. Nobody declares wars in the last round.

## A colony

through_the_ages-lesson-colony = A colony
through_the_ages-lesson-colony-about =
    When a **territory** comes up as an event, all players bid for it: whoever says more sends that much strength and gets the **colony**. The units that are sent do not come back.

    A colony gives something at once and something for the rest of the game.

    Some turns ago you prepared one yourself, the **Historic Territory**: 6 culture at once, and a happy face to keep.
through_the_ages-lesson-colony-reveal-task = The next event is about to come. **Prepare** your card, **Border Conflict**, then **Send**.
through_the_ages-lesson-colony-reveal-happened = Yours came up: the Historic Territory. You begin to bid. Your strength is what you can send: one unit of warriors, 1, and a card in your hand that adds 1.
through_the_ages-lesson-colony-reveal-wrong = Choose to prepare **Border Conflict**, then **Send**.
through_the_ages-lesson-colony-reveal-wrong-pass = Then no event comes up, and no territory. Prepare **Border Conflict**.
through_the_ages-lesson-colony-bid-task = 6 culture are worth a unit of warriors. Begin low: **Bid 1**.
through_the_ages-lesson-colony-bid-happened = Your rival does not bid: the colony is yours for 1. Now you have to send what you bid.
through_the_ages-lesson-colony-bid-wrong = Choose **Bid 1**.
through_the_ages-lesson-colony-bid-wrong-high = You would pay more than needed. Your rival may not bid at all: begin with 1.
through_the_ages-lesson-colony-bid-wrong-pass = Then the rival gets it, or nobody. 6 culture are worth it: **Bid 1**.
through_the_ages-lesson-colony-force-task = Send the **Warriors**. They are lost, and their worker goes back to the bank.
through_the_ages-lesson-colony-force-happened = 6 culture and a happy face. But your strength is 0 now: build new soldiers soon.
through_the_ages-lesson-colony-force-wrong = Choose to send the Warriors.
through_the_ages-lesson-colony-end = Units are a price, too: whoever has more soldiers can win colonies. Look in **My hand** for cards that add strength to a colony.

## A pact

through_the_ages-lesson-pact = A pact
through_the_ages-lesson-pact-about =
    With three or four players there are **pacts**, agreements of two of them. You **offer** one in politics, and who is asked accepts or refuses; a refused card comes back to your hand.

    A pact holds until it is cancelled. In some of them the sides A and B get different things, and you say which one is yours.

    You have two rivals, and a pact, **Trade Routes Agreement**: once a turn side A may pay 1 food as a resource, side B 1 resource as food.
through_the_ages-lesson-pact-offer-task = You have more food than you need, so side **A** suits you. Offer the **Trade Routes Agreement** to **Rival 1** as side A, then **Send**.
through_the_ages-lesson-pact-offer-happened = Rival 1 accepts. The card lies in front of you, and you may have only one such pact of your own at a time.
through_the_ages-lesson-pact-offer-wrong = Choose the Trade Routes Agreement with Rival 1, as side A, then **Send**.
through_the_ages-lesson-pact-offer-wrong-partner = Rival 2 might accept as well. In this lesson offer it to **Rival 1**.
through_the_ages-lesson-pact-offer-wrong-side = As side B you would pay resources as food, and resources are scarcer. Choose side **A**.
through_the_ages-lesson-pact-offer-wrong-event = An event is one thing to do in politics. Here it is the pact: offer the Trade Routes Agreement.
through_the_ages-lesson-pact-offer-wrong-pass = Then the pact stays in your hand. Offer it to Rival 1.
through_the_ages-lesson-pact-trade-task = Now use it: in **Build, increase, use** choose **Trade routes**, then **Send**. It costs no action.
through_the_ages-lesson-pact-trade-happened = 1 food for 1 resource, in each of your turns. It is for paying in this turn: what you do not spend is lost.
through_the_ages-lesson-pact-trade-wrong = Choose **Trade routes** in the menu **Build, increase, use**, nothing else, then **Send**.
through_the_ages-lesson-pact-trade-wrong-end = First use the pact: **Trade routes**.
through_the_ages-lesson-pact-trade-wrong-build = First the resource from the pact: **Trade routes**.
through_the_ages-lesson-pact-trade-wrong-other = First use the pact: **Trade routes**.
through_the_ages-lesson-pact-accept-task = Rival 1 offers you a pact, too: **Open Borders Agreement**. Both of you get a military action more; who attacks the other has 2 strength more for it. **Accept**.
through_the_ages-lesson-pact-accept-happened = 3 military actions for each of you. You may be the partner in as many pacts of others as you like.
through_the_ages-lesson-pact-accept-wrong = Choose **Accept**.
through_the_ages-lesson-pact-accept-wrong-refuse = You may refuse. But you are as strong as Rival 1, and an action more is worth something: **Accept**.
through_the_ages-lesson-pact-cancel-task = A turn later you would like another partner. Either side may **cancel** a pact, in politics. Cancel the **Trade Routes Agreement**, then **Send**.
through_the_ages-lesson-pact-cancel-happened = It is over, and the card is gone. That was your politics for this turn.
through_the_ages-lesson-pact-cancel-wrong = Choose to cancel the Trade Routes Agreement, then **Send**.
through_the_ages-lesson-pact-cancel-wrong-keep = That is the other pact, which gives you a military action. Cancel the **Trade Routes Agreement**.
through_the_ages-lesson-pact-cancel-wrong-event = That would be the better use of politics in most games. Here cancel the **Trade Routes Agreement**.
through_the_ages-lesson-pact-cancel-wrong-pass = Then the pact goes on. Here cancel the **Trade Routes Agreement**.
through_the_ages-lesson-pact-end = Pacts help two players at the cost of the others. Read both sides: some forbid attacks between you, some end with the first attack.

## The end of the game

through_the_ages-lesson-final = The end of the game
through_the_ages-lesson-final-about =
    When the last cards come into the row, the game ends soon: if that is in the first player’s turn, with this round; else with the next one. Then the **impacts** are counted, events of the last age (III) that are still in the piles. Most give culture to all players for something they have.

    It is your last turn. You have 91 culture, your rival 89. This civilization has grown in many turns; you need not know all of it.
through_the_ages-lesson-final-impact-task = Three impacts are in your hand; what you prepare now is counted at the end. **Impact of Progress** gives 2 culture for each level of government and special technologies: 8 for you. Prepare it, then **Send**.
through_the_ages-lesson-final-impact-happened = 3 culture at once, as it is of age III. The event that came up was an impact, too: 6 culture for you, 2 for your rival.
through_the_ages-lesson-final-impact-wrong = Choose to prepare **Impact of Progress**, then **Send**.
through_the_ages-lesson-final-impact-wrong-science = Only the player who produces most science a turn gains 10 from it, and that is your rival: 4 against 3. Prepare **Impact of Progress**.
through_the_ages-lesson-final-impact-wrong-technology = It counts technologies of age III, and you have none in play. Prepare **Impact of Progress**.
through_the_ages-lesson-final-impact-wrong-pass = You would give up 3 culture now and 8 at the end. Prepare **Impact of Progress**.
through_the_ages-lesson-final-gandhi-task = A worker has moved from a mine to a theater: it brings culture, and its happy face prevents the uprising. A leader brings culture, too: play **Mahatma Gandhi** (2 a turn) in **Play from your hand**, then **Send**.
through_the_ages-lesson-final-gandhi-happened = 2 culture more when this turn ends. In the last turn all that counts is what still brings culture.
through_the_ages-lesson-final-gandhi-wrong = Choose Mahatma Gandhi in **Play from your hand**, nothing else, then **Send**.
through_the_ages-lesson-final-gandhi-wrong-end = You have actions left. First play **Mahatma Gandhi**.
through_the_ages-lesson-final-gandhi-wrong-card = A new card would hardly pay any more. Play **Mahatma Gandhi**.
through_the_ages-lesson-final-gandhi-wrong-destroy = That gives up what brings culture or counts. Play **Mahatma Gandhi**.
through_the_ages-lesson-final-gandhi-wrong-develop = Strength brings nothing more at this table. Play **Mahatma Gandhi**.
through_the_ages-lesson-final-gandhi-wrong-play = You could, but in this lesson it is the leader’s turn. Play **Mahatma Gandhi**.
through_the_ages-lesson-final-end-task = End your last turn with **End the action phase**, and discard any two military cards. Your rival plays theirs, and the impacts are counted.
through_the_ages-lesson-final-end-happened = 13 culture from your turn, 10 from an event, and 18 from impacts, 8 of them from yours: 141 against 112. You have won.
through_the_ages-lesson-final-end-wrong = Choose **End the action phase**, then two military cards to discard, and nothing else.
through_the_ages-lesson-final-end-wrong-card = A card that you take now is of no use any more. End the turn.
through_the_ages-lesson-final-end-wrong-other = You may, but the lesson goes on with the end of the game. End the turn.
through_the_ages-lesson-final-end = Most culture wins. Look early at which impacts you hold, and build what they count; and in the last turns turn everything into culture.
