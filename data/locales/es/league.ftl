# Ligas: todos contra todos durante semanas, en mesas que el bot abre.
league-title = Liga { $name } (n.º { $number })
league-game = { $game } (mesas de { $seats })
league-about = Ritmo: { $pace } · como mucho { $count ->
    [one] una mesa
   *[other] { $count } mesas
  } a la vez por persona
league-players = Jugadores ({ $count }): { $names }
league-former = Exjugador { $number }
league-more = … ({ $count } más): pulsa **Encuentros**
league-noted = Notas de quien la lleva:
league-now-open = Pulsa **Unirse** para participar: todos se enfrentan a todos en cada juego. Después las mesas se abren aquí solas, contigo ya sentado. Quien abrió la liga la empieza.
league-now-playing = Mesas jugadas: { $done } de { $count }.
league-now-paused = En pausa: de momento no se abren mesas; las que han empezado siguen. Mesas jugadas: { $done } de { $count }.
league-now-over = { $count ->
    [0] Ha terminado; no cuenta ninguna mesa.
    [one] Su única mesa está jugada.
   *[other] Las { $count } mesas están jugadas.
  }
league-now-closed = Cancelada antes de empezar. `/liga nueva` abre otra.
league-status-open = abierta: puedes unirte
league-status-playing = en juego
league-status-paused = en pausa
league-status-over = terminada
league-status-closed = cancelada
league-table-planned = por jugar
league-table-opening = abriéndose
league-table-playing = en juego
league-table-played = jugada
league-table-annulled = anulada
league-table-closed = cerrada antes de acabar; no cuenta para nadie
league-table-dropped = no se juega, porque la otra persona se ha ido
league-table-corrected = resultado corregido
league-table-late = ⏳ { $names }: se acabó el tiempo
league-table-alone = { $names } sigue a solas con ordenadores, sin reloj; si se cierra antes de acabar, no cuenta para nadie
league-points = Puntos
league-tables = Mesas
league-standing = { $place }.º { $name } · puntos: { $points } · mesas: { $played } de { $tables }, ganadas: { $won }
league-standing-alt = { $place }. { $name }: { $points }.
league-alt = Clasificación de la liga { $name }, con puntos.
league-points-about = Un punto por cada rival al que superas en un juego, medio si compartís puesto; quien se enfrenta dos veces tiene la media. A igual puntuación: los puntos entre ellos y después las mesas ganadas.
league-won = { $count ->
    [one] 🏆 **{ $winners }** ha ganado la liga **{ $name }**.
   *[other] 🏆 **{ $winners }** comparten la victoria en la liga **{ $name }**.
  }
league-won-none = **{ $name }** ha terminado. No cuenta ninguna mesa, así que nadie ha ganado.
league-schedule = { $name }: { $done } de { $count } encuentros hechos
league-schedule-none = No hay nada que jugar.
league-page = Página { $page } de { $pages }
league-note = «{ $note }»
league-players-full = { $count ->
    [one] { $names } ya está en tantas mesas abiertas como se puede: su próxima mesa espera a que termine alguna. Las demás siguen.
   *[other] { $names } ya están en tantas mesas abiertas como se puede: sus próximas mesas esperan a que terminen algunas. Las demás siguen.
  }
league-server-full = Este servidor ya tiene tantas mesas abiertas como se puede: las próximas esperan a que terminen algunas. Quien lo gestiona las ve en `/servidor`.
league-trouble-thread = No puedo abrir la próxima mesa: hace falta un canal de texto donde yo pueda crear hilos públicos y enviar mensajes en hilos, y sitio para un hilo más en este servidor. Cuando lo haya, sigo solo; o quien lleva la liga escribe `/liga arreglar` en otro canal y la trae allí.
notice-league-closed = Quien lleva la liga ha cerrado esta mesa.

league-opened = La liga **{ $name }** está abierta (n.º { $number }): { $games }. Su mensaje llega a este canal; cuando se hayan unido todos, pulsa **Empezar** en él.
league-joined = Estás en la liga **{ $name }**. Cuando empiece, tus mesas se abren solas y se te avisa cuando te toque.
league-left = Ya no estás en la liga **{ $name }**.
league-left-note = { $name } ha dejado la liga. Lo que ha jugado cuenta; quien no se había enfrentado a esa persona recibe ese punto.
league-leave-sure = ¿Dejar **{ $name }**? Lo que has jugado cuenta, las mesas empezadas siguen contigo y no tendrás más. Solo quien lleva la liga puede volver a incluirte.
league-started = **{ $name }** empieza: { $count ->
    [one] hay una mesa prevista
   *[other] hay { $count } mesas previstas
  }. Las primeras se abren ahora.
league-end-sure = ¿Terminar **{ $name }** antes de tiempo? No se abren más mesas; las que han empezado siguen y cuentan.
league-end-sure-open = ¿Cancelar **{ $name }**?
league-ended = **{ $name }** ha terminado.
league-ended-running = No se abren más mesas de **{ $name }**. Termina cuando acaben las que han empezado.
league-ended-note = { $name } ha terminado la liga { $league } antes de tiempo.

league-mend-about = ¿Qué hay que arreglar? Lo que cambies de jugadores y encuentros, y terminarla antes de tiempo, se cuenta en el canal de la liga; su mensaje muestra una pausa. Para corregir, repetir o anular un encuentro, elígelo primero.
league-mend-open = Antes de empezar puedes añadir y quitar jugadores. Encuentros y resultados se arreglan después.
league-pick-table = Elige un encuentro
league-pick-add = Añade a alguien
league-pick-drop = Quita a alguien
league-no-bots = Un bot no puede jugar en una liga. Elige a una persona.
league-no-member = Esa persona no está en este servidor. Elige a alguien que esté.
league-added = { $name } está en la liga.
league-added-note = { $by } ha añadido a { $name } a la liga; se enfrentará a todos.
league-dropped = { $name } está fuera de la liga.
league-dropped-note = { $by } ha quitado a { $name } de la liga. Lo que ha jugado cuenta; quien no se había enfrentado a esa persona recibe ese punto.
league-paused = En pausa: no se abren mesas nuevas. Las que han empezado siguen.
league-resumed = Vuelven a abrirse mesas.
league-moved = La liga sigue en este canal. Su mensaje y sus próximas mesas llegan aquí.
league-form-correct = Corregir el resultado del encuentro { $number }
league-form-replay = Repetir el encuentro { $number }
league-form-annul = Anular el encuentro { $number }
league-form-places = Puestos en este orden, como 1 2 2
league-form-note = ¿Por qué? Lo leen todos
league-done-correct = El resultado del encuentro { $number } está corregido.
league-done-replay = El encuentro { $number } se juega otra vez.
league-done-annul = El encuentro { $number } no cuenta para nadie.
league-correct-note = { $by } ha corregido el resultado del encuentro { $number } de la liga: { $result }. «{ $note }»
league-replay-note = { $by } ha mandado repetir el encuentro { $number } de la liga ({ $names }). «{ $note }»
league-annul-note = { $by } ha anulado el encuentro { $number } de la liga ({ $names }). «{ $note }»

button-league-join = Unirse
button-league-leave = Salir
button-league-leave-now = Sí, salir
button-league-start = Empezar
button-league-standings = Clasificación
button-league-schedule = Encuentros
button-league-mend = Arreglar
button-league-pause = Pausar
button-league-resume = Seguir
button-league-move = Traerla aquí
button-league-end = Terminar la liga
button-league-end-now = Sí, terminarla
button-league-correct = Corregir el resultado
button-league-replay = Repetir
button-league-back = Todos los encuentros
button-league-annul = Anular

error-league-none = Aquí no hay tal liga. `/liga nueva` abre una, si gestionas el servidor o sus canales; si hay varias, di cuál.
error-league-started = La liga ya ha empezado. Quien la lleva aún puede añadirte: pídele que escriba `/liga arreglar`.
error-league-not-started = La liga no ha empezado. Quien la abrió pulsa **Empezar** en su mensaje.
error-league-over = La liga ha terminado. `/liga nueva` abre otra.
error-league-full = La liga está llena: admite { $most } jugadores. Abre otra con `/liga nueva`.
error-league-already-in = Esa persona ya está en la liga.
error-league-not-in = No puedes dejar una liga en la que no estás. Su mensaje muestra quién está; con `/liga unirse` participas.
error-league-too-few = Una liga necesita al menos dos jugadores. Pide a otros que pulsen **Unirse** en su mensaje.
error-league-no-fixture = Eso no se puede hacer con este encuentro tal como está. Pulsa **Arreglar** otra vez para ver cómo está ahora.
error-league-places = Eso no son puestos para { $count } jugadores. Escribe un número por cada uno, en el orden de sus nombres, como 1 2 2; números iguales comparten puesto.
error-league-not-host = Eso es cosa de quien abrió la liga y de quien gestiona el servidor o sus canales. Pídeselo a alguien de ellos.
error-league-too-many = Este servidor tiene { $most } ligas en marcha, el máximo. Termina antes una con `/liga terminar`.
error-league-channel = Una liga vive en un canal de texto, donde cada mesa tiene su hilo. Escribe la orden en uno.
error-league-game-twice = Has dicho un juego dos veces. Di cada uno una vez: en una liga todos se enfrentan a todos una vez en cada juego.
error-league-no-reason = En ese formulario no hay ningún motivo. Escribe en pocas palabras por qué: lo lee todo el mundo.
error-league-no-name = Eso no es un nombre para una liga. Dale uno con letras o cifras.
error-league-in-already = Ya estás en esta liga. `/liga encuentros` muestra tus encuentros cuando haya empezado.
