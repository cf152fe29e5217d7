# What was played: /history and /stats.
history-page = { $game ->
    [none] { $count ->
        [one] **Your finished game**
       *[other] **Your { $count } finished games**
      }
   *[other] { $count ->
        [one] **Your finished game** of { $game }
       *[other] **Your { $count } finished games** of { $game }
      }
  }{ $pages ->
    [1] {""}
   *[other] , page { $page } of { $pages }
  }
history-none = No game of yours has ended yet. Open one with `/game new`; when it is over, it stands here with its result.
history-none-of-game = You have no finished game of { $game } yet. Leave out the game to see all.
history-game = **{ $game }** (table { $table }): { $result }
history-when = { $when }, { $where }
history-link = [result]({ $url })
history-with = { $when }, with { $names }
history-other = { $name } ({ $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  })
history-place = { $place ->
    [1] **won**
   *[other] **place { $place }** of { $players }
  }{ $points ->
    [none] {""}
   *[other] , { $points }
  }
history-resigned = resigned, place { $place } of { $players }
history-alone = alone, { $points }
history-alone-graded = alone: { $grade ->
    [gold] **gold**
    [silver] **silver**
    [bronze] **bronze**
   *[none] no grade
  }, { $points }
history-points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
history-handed-over = you gave your seat up
history-closed = closed before its end
history-replay = Step through one of them
history-figures = In figures
history-replay-game = { $game }, table { $table }

stats-of = Statistics of **{ $name }**, without games played alone. `/history` lists the games.
stats-of-other = Statistics of **{ $name }**, without games played alone.
stats-of-server = Statistics of the server **{ $name }**, without games played alone.
stats-averages = Points and length are averages.
stats-none-self = No such game of yours has been played to its end yet; games that you play alone do not count. Open one with `/game new`.
stats-none-other = That person has no such game that was played to its end yet.
stats-none-server = No such game has been played to its end in this server yet. Open one with `/game new`.
stats-all = All games
stats-part-results = How it went
stats-part-things = What was played
stats-part-seats = By seat
stats-part-people = Against whom
stats-part-ratings = Ratings
stats-part-page = { $part } ({ $page } of { $pages })
stats-choose = Which game?
error-statistics-not-visible = These statistics are that person's own. They can let everybody see them in `/settings`; `/stats` without a player shows yours.
error-statistics-no-server = A server's statistics are to be had in the server itself: type `/stats server:True` there.

records-line = { $count ->
    [one] one game
   *[other] { $count } games
  }, { $wins } won
records-line-server = { $line }; rating in the server { $server }
records-games = { $count ->
    [one] one game
   *[other] { $count } games
  }
records-minutes = { $count } min
records-hours = { $count } h
records-days = { $count } days
records-table = { $players ->
    [one] One player
   *[other] { $players } players
  } · { $hours }
records-table-points = { $players ->
    [one] One player
   *[other] { $players } players
  } · points: { $points } · { $hours }
records-won = won { $wins } of { $games }
records-won-rated = { $won }, rating { $points }
records-rating = rating { $points }
records-rated = { $points } ({ $count ->
    [one] one game
   *[other] { $count } games
  })
records-ratings = Ratings
records-more = and { $count } more
records-seat = Seat { $seat }
records-seats = By seat, { $players ->
    [one] one player
   *[other] { $players } players
  }
records-against = Against
records-computer = Computer ({ $level })
records-place = place { $place }
records-given-up = given up
records-by-players = By number of players
records-better = ahead
records-same = level
records-worse = behind

# A finished game in figures (After the game).
figures-of = { $where } in figures. Only you see this.
figures-line = Table { $table }: { $length }, { $answers ->
    [one] 1 decision
   *[other] { $answers } decisions
  }
figures-course = Points, turn by turn
figures-lead = { $When } { $seat } takes the lead from { $other }
figures-first = { $When } { $seat } leads first
figures-swing = { $When } the biggest jump: { $seat }
figures-behind = { $When } { $seat }, who won, is furthest behind
figures-fights = Fights
figures-fought = { $won } won, { $lost } lost
figures-strongest = Strongest in
figures-level = all alike
figures-times = Time taken
figures-time = { $time } in all
figures-time-private = { $time } in all (only you see this)
figures-time-each = { $count ->
    [one] one answer
   *[other] { $count } answers: half of them within { $half }, the longest { $longest }
  }
figures-times-hidden = does not show it
figures-times-none = no answer with a time
figures-times-nobody = Nobody shows it (/settings)
figures-times-before = This game is older than the times.
figures-times-from = Times are stored from decision { $first } of { $answers } on.
figures-seconds = { $count } s
figures-minutes = { $count } min
figures-shown = { $where } in figures
