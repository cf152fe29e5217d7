# A finished game as a page for a browser (/game page). {step}, {steps}, {turn}, {count} are filled in by the page itself.

page-title = { $game }, table { $table }
page-note = { $dropped ->
    [0] Table { $table } as one page with { $count } pictures and the whole log. Open it in any browser; it needs no server and loads nothing.
    [one] Table { $table } as one page with { $count } pictures and the whole log; one picture was left out, as Discord takes no larger file here. Open it in any browser; it needs no server and loads nothing.
   *[other] Table { $table } as one page with { $count } pictures and the whole log; { $dropped } pictures were left out, as Discord takes no larger file here. Open it in any browser; it needs no server and loads nothing.
  }
page-alt = The game of table { $table } as a page for a browser.
page-progress = Your page is being made: { $count } of { $most } pictures. You can go on meanwhile.
page-story = How the game went
page-slider = Step of the game
page-first = To the beginning (Home)
page-before = A turn back (Page up)
page-back = A step back (←)
page-on = A step on (→)
page-after = A turn on (Page down)
page-last = To the end (End)
page-search = Search the log (/)
page-secret = Show what only single players were told, too
page-log = Log
page-foot = Played by { $names } with Ziggurat. Swipe the picture or use the arrow keys; a double click enlarges it; a line of the log leads to its step, and Enter in the search to the next line found. Points are those that stood then.
page-step-words = {"{turn}"} · step {"{step}"} of {"{steps}"}
page-earlier-words = Picture of step {"{step}"}
page-count-words = Lines: {"{count}"}

error-page-under-way = The page of this game is being made already. Wait for it; one at a time is enough for everybody.
error-pages-wait = Several pages wait already. Try again in a few minutes.
error-page-too-slow = There is too much to do at the moment, so the page was not made. Try again in a few minutes.
