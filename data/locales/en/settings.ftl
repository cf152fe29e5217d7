# What people and servers can set: /settings, /holiday, /server, /privacy.
settings-title = Your settings
settings-pick = What would you like to change?
settings-saved = Saved.

settings-language = Language
settings-language-auto = as your Discord
settings-language-en = English
settings-language-es = Español
settings-hand = My hand
settings-hand-dm = direct message
settings-hand-dm-hint = One message a table, kept up to date
settings-hand-private = only when I ask
settings-hand-private-hint = Nothing is sent; press My hand
settings-hand-thread = private thread
settings-hand-thread-hint = A thread of your own beside the table
settings-hand-thread-warning = -# Moderators who may manage threads can open private threads too. A direct message is seen by you alone.
settings-pings = Pings
settings-pings-turn = every turn
settings-pings-turn-hint = When it is your turn, once
settings-pings-reminders = only reminders
settings-pings-reminders-hint = Not when it is your turn; only if you are late
settings-pings-never = never
settings-pings-never-hint = You are named, never pinged
settings-pings-reminders-warning = -# Nothing calls you when it is your turn: look at `/game list` now and then.
settings-pings-never-warning = ⚠️ Nothing calls you, not even when your time runs out, and the others may play on without you. Look at `/game list` often.
settings-quiet = Quiet hours
settings-quiet-from = Quiet from
settings-quiet-until = Quiet until
settings-quiet-null = none
settings-quiet-span = { $start } to { $end }
settings-quiet-hint = In these hours (time zone { $zone }) nothing pings you; a turn that comes meanwhile calls you when they end.
settings-zone = Time zone
settings-zone-hint = Yours is not there? Type `/settings time-zone:` and your city.
settings-palette = Colours
settings-palette-default = usual
settings-palette-contrast = colour-vision safe
settings-palette-contrast-hint = In all pictures that only you see
settings-look = Pictures begin with
settings-look-zoom = the zoom
settings-look-zoom-hint = What lies around the last action: for phones
settings-look-board = the whole board
settings-confirm = Ask before what cannot be taken back
settings-confirm-true = yes
settings-confirm-false = no
settings-purposes = What a question is for
settings-purposes-first = a line in my first three games of each
settings-purposes-first-hint = Games that you play to the end count
settings-purposes-always = a line always
settings-purposes-never = no line
settings-listing = My results
settings-listing-self = in ratings; my statistics are mine
settings-listing-self-hint = The server's list of ratings names you
settings-listing-everyone = everybody may see my statistics
settings-listing-everyone-hint = And you stand in ratings
settings-listing-out = in no rating and no list
settings-listing-out-hint = You alone see how your games went
settings-times = My time for answers
settings-times-self = only I see it
settings-times-self-hint = In the figures of games that are over
settings-times-everyone = whoever may see the game sees it
settings-times-everyone-hint = In the figures of all my games that are over
settings-holiday = Holiday
settings-holiday-null = **none** (`/holiday` tells all your tables)
button-holiday-end = End the holiday

holiday-set = { $count ->
    [0] Noted. You sit at no table that must be told.
    [one] Noted, and your table knows.
   *[other] Noted, and your { $count } tables know.
  }
holiday-silent = I may not post at these tables: { $tables }. Tell them yourself.
holiday-notice = { $name } is away from { $start } to { $end }.

server-title = This server's settings
server-language = Language of new tables
server-language-auto = as whoever opens it
server-language-en = English
server-language-es = Español
server-opening = Who may open tables
server-opening-everyone = everyone
server-opening-role = one role
server-opening-role-hint = And whoever may manage the server
server-opening-moderators = moderators
server-opening-moderators-hint = Whoever may manage the server
server-opening-no-role = one role: none is named yet
server-opening-hint = To name the role, type `/server role:`.
server-pace = Pace of new tables
server-pace-none = no clock
server-pace-live = live: minutes
server-pace-daily = a day for each call
server-pace-relaxed = three days for each call
server-place = Where tables go
server-place-thread = a thread each
server-place-here = the channel where it is typed
server-place-channel = one channel
server-place-channel-hint = A thread each in that channel
server-place-no-channel = one channel: none is named yet
server-place-hint = To name the channel, type `/server channel:`.
server-palette = Colours of public pictures
server-palette-default = usual
server-palette-contrast = colour-vision safe

server-tables = Tables in this server: { $count }
server-tables-page = Tables in this server: { $count } (page { $page } of { $pages })
server-tables-none = No table is open in a channel where you may manage messages.
server-table = **{ $table }** { $game }, { $channel }, since { $opened }: { $players }
server-table-lobby = {" "}· not started yet
server-table-waiting = {" "}· waiting for { $waiting } ({ $since })
server-table-pick = Choose a table: move it, set it back, end it
server-table-option = { $table } · { $game }
server-table-gone = Table { $table } is not open any more.

button-server-tables = Tables
button-server-settings = Settings
button-server-end = End it
button-server-move = Move it here
button-server-back = All tables

error-bad-setting = That is not one of the choices. Type `/settings` and pick from the menus.
day-today = today
day-tomorrow = tomorrow
error-bad-holiday = I cannot read those days. Write them as 2026-12-24, today or tomorrow, the first one first; or pick from the list.
error-not-moderator = Only people who may manage the server can change this. Ask one of them.
error-no-moderator = Only people who may manage messages see and end the tables of a server. Your own are in `/game list`.
error-blocked = Whoever runs the bot has blocked you, so nothing happens; ask them (the bot's profile says who they are), or type `/privacy` for your data.
error-blocked-server = Whoever runs the bot has blocked this server, so nothing happens here; ask them (the bot's profile says who they are), or play in another server.
error-may-not-open = { $who ->
    [role] In this server a certain role opens tables. Ask a moderator for it, or join a table with **Join**.
   *[moderators] In this server moderators open tables. Ask one of them, or join a table with **Join**.
  }

hand-thread = { $table } · Your hand · { $game }
hand-thread-kind = There are no private threads in a channel of this kind, so your hand at this table is here: press **My hand** or type `/hand`. To get it without asking, choose direct messages in `/settings`.
hand-thread-locked = Your private thread at this table is locked, so your hand is here: press **My hand** or type `/hand`. Ask a moderator to unlock it, then type `/hand`. Or choose another place in `/settings`.
hand-thread-closed = I cannot open a private thread beside the table, so your hand is here: press **My hand** or type `/hand`. Ask a moderator to allow me: Create Private Threads; then type `/hand`. Or choose another place in `/settings`.
hand-thread-refused = Discord does not take your hand in a private thread just now, so for an hour it is here: press **My hand** or type `/hand`. After that I try again by myself. Or choose another place in `/settings`.

button-export = Send me all of it
button-forget = Delete it
button-forget-yes = Yes, delete everything
button-forget-no = Keep it
privacy-text =
    {""}**What I keep about you**
    - Your Discord id, the name you sat down with, and at which tables, when.
    - What you chose in your games, and what you planned ahead.
    - How your finished games ended, how long your answers took, and your rating.
    - Your settings, your language, and which messages of mine are your hand.
    - How far you are in lessons, and in which leagues you play.
    I read no messages, and I share nothing with anybody. Moderators cannot see hands, unless you choose a private thread for yours.
    - **Send me all of it** gives you a file.
    - **Delete it** removes your settings and your name. Games that are over stay, with “{ former-player }” in your seat.
privacy-file = Everything that is stored about you.
privacy-sure = Shall I really delete everything about you? That cannot be taken back. Messages that stand in channels stay; your hands are taken away.
privacy-running = { $count ->
    [one] You sit at a table that goes on. A computer takes your seat there, for good. To give it to a person, invite them into it first.
   *[other] You sit at { $count } tables that go on. Computers take your seats there, for good. To give one to a person, invite them into it first.
  }
privacy-done = Done: nothing of you is stored any more. If you join a table again, we begin anew.
privacy-done-blocked = Done: of you only your id is stored any more, because whoever runs the bot has blocked you.
privacy-kept = Nothing has been deleted.
former-player = former player

call-owed = { $who }, it became your turn while you were not to be disturbed: { $tables }.
call-asked = { $who }, while you were not to be disturbed you were asked something that still waits for you: { $tables }.
call-over = { $who }, a game of yours came to its end while you were not to be disturbed: { $tables }.
call-table = { $game }, table { $table }, { $channel }
