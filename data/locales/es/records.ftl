# Lo que se ha jugado: /historial y /estadísticas.
history-page = { $game ->
    [none] { $count ->
        [one] **Tu partida terminada**
       *[other] **Tus { $count } partidas terminadas**
      }
   *[other] { $count ->
        [one] **Tu partida terminada** de { $game }
       *[other] **Tus { $count } partidas terminadas** de { $game }
      }
  }{ $pages ->
    [1] {""}
   *[other] , página { $page } de { $pages }
  }
history-none = Aún no ha terminado ninguna partida tuya. Abre una con `/partida nueva`; cuando acabe, aquí estará su resultado.
history-none-of-game = Aún no tienes ninguna partida terminada de { $game }. Quita el juego para verlas todas.
history-game = **{ $game }** (mesa { $table }): { $result }
history-when = { $when }, { $where }
history-link = [resultado]({ $url })
history-with = { $when }, con { $names }
history-other = { $name } ({ $place }.º)
history-place = { $place ->
    [1] **victoria**
   *[other] **puesto { $place }** de { $players }
  }{ $points ->
    [none] {""}
   *[other] , { $points }
  }
history-resigned = rendición, puesto { $place } de { $players }
history-alone = a solas, { $points }
history-alone-graded = a solas: { $grade ->
    [gold] **oro**
    [silver] **plata**
    [bronze] **bronce**
   *[none] sin grado
  }, { $points }
history-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
  }
history-handed-over = dejaste tu sitio
history-closed = cerrada antes del final
history-replay = Recorre una de ellas paso a paso
history-figures = En cifras
history-replay-game = { $game }, mesa { $table }

stats-of = Estadísticas de **{ $name }**, sin las partidas a solas. `/historial` muestra las partidas.
stats-of-other = Estadísticas de **{ $name }**, sin las partidas a solas.
stats-of-server = Estadísticas del servidor **{ $name }**, sin las partidas a solas.
stats-averages = Puntos y duración son medias.
stats-none-self = Aún no has jugado ninguna partida así hasta el final; las que juegas a solas no cuentan. Abre una con `/partida nueva`.
stats-none-other = Esa persona aún no tiene ninguna partida así jugada hasta el final.
stats-none-server = En este servidor aún no se ha jugado ninguna partida así hasta el final. Abre una con `/partida nueva`.
stats-all = Todos los juegos
stats-part-results = Cómo fue
stats-part-things = Lo que se jugó
stats-part-seats = Por sitio
stats-part-people = Contra quién
stats-part-ratings = Valoraciones
stats-part-page = { $part } ({ $page } de { $pages })
stats-choose = ¿Qué juego?
error-statistics-not-visible = Estas estadísticas son solo de esa persona. Puede enseñarlas a todos en `/ajustes`; `/estadísticas` sin jugador muestra las tuyas.
error-statistics-no-server = Las estadísticas de un servidor se ven en él: escribe allí `/estadísticas servidor:True`.

records-line = { $count ->
    [one] una partida
   *[other] { $count } partidas
  }, { $wins } { $wins ->
    [one] ganada
   *[other] ganadas
  }
records-line-server = { $line }; valoración en el servidor { $server }
records-games = { $count ->
    [one] una partida
   *[other] { $count } partidas
  }
records-minutes = { $count } min
records-hours = { $count } h
records-days = { $count } días
records-table = { $players ->
    [one] Un jugador
   *[other] { $players } jugadores
  } · { $hours }
records-table-points = { $players ->
    [one] Un jugador
   *[other] { $players } jugadores
  } · puntos: { $points } · { $hours }
records-won = { $wins } de { $games } ganadas
records-won-rated = { $won }, valoración { $points }
records-rating = valoración { $points }
records-rated = { $points } ({ $count ->
    [one] una partida
   *[other] { $count } partidas
  })
records-ratings = Valoraciones
records-more = … ({ $count } más)
records-seat = Sitio { $seat }
records-seats = Por sitio, { $players ->
    [one] un jugador
   *[other] { $players } jugadores
  }
records-against = Contra
records-computer = Ordenador ({ $level })
records-place = puesto { $place }
records-given-up = abandonada
records-by-players = Por número de jugadores
records-better = por delante
records-same = igual
records-worse = por detrás

# Una partida terminada en cifras (Tras la partida).
figures-of = { $where } en cifras. Esto solo lo ves tú.
figures-line = Mesa { $table }: { $length }, { $answers ->
    [one] 1 decisión
   *[other] { $answers } decisiones
  }
figures-course = Puntos, turno a turno
figures-lead = { $When }, { $seat } adelanta a { $other }
figures-first = { $When }, { $seat } va primero en cabeza
figures-swing = { $When }, el mayor salto: { $seat }
figures-behind = { $When }, { $seat }, que ganó, va más por detrás
figures-fights = Enfrentamientos
figures-fought = ganó { $won }, perdió { $lost }
figures-strongest = Quién fue mejor en qué
figures-level = todos igual
figures-times = Tiempo empleado
figures-time = { $time } en total
figures-time-private = { $time } en total (solo lo ves tú)
figures-time-each = { $count ->
    [one] una respuesta
   *[other] { $count } respuestas: la mitad en { $half } o menos, la más larga { $longest }
  }
figures-times-hidden = no lo muestra
figures-times-none = ninguna respuesta con tiempo
figures-times-nobody = Nadie lo muestra (/ajustes)
figures-times-before = Esta partida es anterior a los tiempos.
figures-times-from = Hay tiempos desde la decisión { $first } de { $answers }.
figures-seconds = { $count } s
figures-minutes = { $count } min
figures-shown = { $where } en cifras
