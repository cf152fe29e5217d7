# The turn panel: drafts, lists, texts of what is on offer.
panel-you = You
panel-meanwhile = since your last answer: { $told }{ $more ->
    [0] {""}
   *[other] {" "}(+{ $more } in the log)
}
panel-none = None of these
panel-end-and-send = End and send
state-more = More, with /state part:
panel-skip = { $label }…
panel-skip-once = Only this time; the next one is asked again.
panel-skip-from-now = From now on…
panel-region = Which part of the map?
panel-add = Add one of each…
panel-change = { $more ->
    [0] Change another one…
   *[other] Change one of the last 25… ({ $more } more: Type a list)
  }
panel-looks = More: { $names }…
panel-type = Type a list
panel-clear = Clear
panel-last-off = Remove last
panel-send = Send ({ $count })
panel-count = { $name }: { $count }
panel-chosen = **Chosen:** { $items }
panel-left = { $left ->
    [one] One more to choose.
   *[other] { $left } more to choose.
  }
panel-not-sent = Nobody else sees it before you send it.
panel-draft-lost = The question has changed since; your draft is gone. Nothing was sent.
panel-list-title = Your list
panel-list-field = Names with numbers
panel-unfit = { $item } is not possible there now; nothing was sent. Look at the panel for what is.
panel-unfit-over = { $item } is too many: no more is asked of you here. Nothing was sent.
panel-check = Look at it, then send it.
list-unknown = I cannot read “{ $text }”. { $wanted ->
    [one] Write one name, for example: { $example }
    [several] Write names parted by commas, for example: { $example }
   *[counted] Write names parted by commas, with a number for more than one, for example: { $example }
  }
list-blank = You have written nothing. { $wanted ->
    [one] Write one name, for example: { $example }
    [several] Write names parted by commas, for example: { $example }
   *[counted] Write names parted by commas, with a number for more than one, for example: { $example }
  }
list-no-such = There is no “{ $text }” in this game.
list-none-possible = Nothing of the kind is possible now; { $deed }: { $why }
panel-unfit-count = You name { $named }, but no more than { $most } are asked for. Nothing was sent.
list-typed = You typed: `{ $text }`
list-which = “{ $text }” could be: { $near }. Which one?
list-near = There is no “{ $text }” in this game. Did you mean: { $near }?
list-not-asked = { $thing } is not what this is about. { $question }
error-other-question = You are asked something else now: { $question }
panel-final = This cannot be taken back.
panel-sure = Yes: { $things }
ask-span = { $span ->
    [one] {""}
    [exactly] {" "}Choose { $most }.
    [up-to] {" "}Up to { $most }, or none.
   *[range] {" "}Choose { $least } to { $most }.
  }
panel-turn-whole = Your turn is composed: send it, or change it.
panel-turn-shows = Sending this shows what comes of it; then you go on here.
panel-steps = **Your turn so far:**
panel-steps-more = { $count ->
    [one] … and 1 before these
   *[other] … and { $count } before these
  }
panel-steps-change = Move or remove one of these…
panel-steps-gone = Not possible any more, and left out: { $items }
panel-earlier = Earlier
panel-later = Later
panel-take-off = Remove
panel-send-turn = Send the turn ({ $count })
panel-possible = What can I do?
panel-possible-can = You can still:
panel-possible-not = Not now:
panel-possible-none = nothing
panel-possible-places = { $count } places
panel-possible-more = { $count ->
    [one] … and 1 more
   *[other] … and { $count } more
  }

### More words that people type for what is but a word, parted by commas.

typed-end = end, finish, done, stop, end turn, end the turn
typed-pass = pass, skip, nothing
typed-done = done, end, finish, stop, ready, nothing, end turn
typed-nothing = nothing, none, end, done, pass, let them go, disks go
typed-no = no, nothing
typed-decline = decline, no, pass
typed-let = let, pass, nothing
typed-keep = keep, no, nothing

## What people write for verbs of options ("take", "build"...), beside the names of commands. "choose" says no more than that something is chosen.

typed-verb-choose = choose, select, want, answer
typed-verb-take = pick, grab, get, draw
typed-verb-build = construct, erect, make
typed-verb-recruit = hire, enlist, train
typed-verb-labor = labour, work
typed-verb-learn = study
typed-verb-rebuild = repair
typed-verb-attack = fight, assault
typed-verb-use = activate
typed-verb-upgrade = improve
typed-verb-destroy = demolish, raze, disband
typed-verb-develop = research, discover
typed-verb-swap = exchange, replace, trade
typed-verb-withdraw = remove
typed-verb-deploy = place
