# Answering ahead, letting questions pass, catching up, choosing what to take back.
button-plan = Plan ahead
button-catchup = What did I miss?

plan-title = Your plans in { $game }, table { $table }
plan-none = Nothing is planned.
plan-hint = Only you see this. A plan is carried out when you are asked, if it is legal then; else it is dropped. Either way I tell you, without a ping.
plan-quiet = At this table everybody is asked who holds cards, so that silence tells nothing. Whom it really waits for stays hidden, whatever your standing orders are.
plan-pick = Plan an answer
plan-orders = Standing orders
plan-remove = Remove a plan
plan-clear = Clear all plans
plan-more-answer = The first 25; { $count } more: type them with /plan answer
plan-more-drop = The first 25 plans; { $count } more come up as you remove some
plan-choose = What will you answer?
plan-later = Ask me then
plan-so-far = **Planned:** { $items } · { $left } more at most
plan-made = Noted.
plan-cleared = Your plans are cleared.
plan-done = ✅ Carried out as planned: { $plan }
plan-dropped = ⚠️ Dropped plan: { $plan }. { $why }
plan-note = Your plans in { $game }, table { $table }: { $channel }

order-ask = ask me
order-turn = let them pass this turn
order-phase = let them pass this phase
until-turn = for this turn
until-phase = for this phase
until-ask = no longer: ask me

order-says = { $order }: { $parts } ({ $lasts })
order-lasts = Lasts: { $lasts }.
order-unsaid = You are asked: you have said nothing to this.
order-quiet = At this table everybody is asked who might have fitting cards. An order answers at once: others may guess that you had one, not what it says or what you hold.
order-parts = Say more…
order-first = { $part }: what comes first?
order-then = { $part }: what comes next?
order-unsay = Ask me about this again
order-instead = Instead: { $lasts }
order-end = Remove the order
order-done = ✅ { $order }: your order has answered { $answer }
order-dropped = ⚠️ Dropped from your order “{ $order }”: { $part }. { $why }
order-asked-now = Noted for the next time. You are asked now: press **Play** and answer this one yourself.

catchup-title = **{ $game }**, table { $table }, since you last acted or looked:
catchup-nothing = **{ $game }**, table { $table }: nothing has happened since you last acted or looked.

undo-choose = { $game }, table { $table }: back to before which of your choices? All that came after it goes, too.
undo-older = These are your last { $count } choices. For an older one, go back to the oldest here, then use `/undo` again.
undo-pick = Back to before…
undo-row = { $moment }: { $what }
undo-several = { $count } choices, { $things }
undo-free = { $count ->
    [one] takes back this choice
   *[other] takes back { $count } choices
  }
undo-consent-others = others have acted since: everybody must agree
undo-consent-asked = others have been asked since: everybody must agree
undo-consent-revealed = something was revealed since: everybody must agree
undo-consent-random = chance has decided something since: everybody must agree

error-too-many-plans = You have as many plans as fit ({ $most }). Remove some with `/plan show`.
error-asked-now = You are asked that now: press **Play** and answer.
error-nothing-to-plan = That will not be asked soon. `/plan show` lists what can be planned.
error-no-such-plan = That plan is done or gone. `/plan show` lists those you have.
error-no-such-order = There is no such standing order here now, or it cannot last so long. `/plan show` lists what there is.
