# Líneas del registro de todos los juegos.
list-and = { $first } { AND($last) } { $last }
undo = { $answers ->
    [one] { $seat } ha deshecho la última decisión.
   *[other] { $seat } ha deshecho las últimas { $answers } decisiones.
  }
set-back = { $answers ->
    [0] La partida ha vuelto atrás.
    [one] La partida ha vuelto una decisión atrás.
   *[other] La partida ha vuelto { $answers } decisiones atrás.
  }
step-restarted = { $answers ->
    [0] Se han actualizado las reglas: hay que volver a elegir.
    [one] Se han actualizado las reglas y la última decisión ya no vale: hay que volver a elegir.
   *[other] Se han actualizado las reglas y las últimas { $answers } decisiones ya no valen: hay que volver a elegir.
  }

# Partidas enteras en texto.
transcript-player = Jugador { $number }
transcript-table = { $players ->
    [one] 1 jugador, semilla { $seed }, decisiones: { $level }
   *[other] { $players } jugadores, semilla { $seed }, decisiones: { $level }
  }
transcript-decision = { $options ->
    [one] [{ $revision }] { $name }, { $key }, 1 opción: { $chosen }
   *[other] [{ $revision }] { $name }, { $key }, { $options } opciones: { $chosen }
  }
transcript-private = (solo { $names }) { $line }
transcript-end = La partida terminó tras { $decisions } decisiones.
transcript-cut = La partida se interrumpió tras { $decisions } decisiones.
transcript-place = { $place }.º { $names }
