# Relojes: plazos, recordatorios y lo que eligen los demás cuando a alguien se le acaba el tiempo.
deadline = Plazo: { $until }
deadlines = Plazos: { $each }
deadline-bank = { $first }, con tiempo extra { $last }

reminder-half = Ha pasado la mitad de tu tiempo en la más urgente de estas mesas:
reminder-half-public = { $who }, ha pasado la mitad de tu tiempo en la más urgente de estas mesas:
reminder-passed = Se te ha pasado el plazo en la primera de estas mesas; corre tu tiempo extra:
reminder-passed-public = { $who }, se te ha pasado el plazo en la primera de estas mesas; corre tu tiempo extra:
reminder-near = Tu tiempo está a punto de acabarse en la primera de estas mesas; después los demás deciden cómo seguir:
reminder-near-public = { $who }, tu tiempo está a punto de acabarse en la primera de estas mesas; después los demás deciden cómo seguir:
reminder-running-public = { $who }, tu tiempo corre en estas mesas:

late-question = { $who }: a { $name } se le ha acabado el tiempo en { $where }. ¿Cómo seguimos? { $needed ->
    [one] Decides tú.
   *[other] Se hace lo que elija la mayoría.
  } Hasta entonces { $name } todavía puede jugar.{ $host ->
    [yes] { " " }Si pierde el sitio, deja también de ser anfitrión.
   *[no] { "" }
  }
button-late-wait = { $pace ->
    [live] Esperar 10 minutos más
    [daily] Esperar un día más
   *[relaxed] Esperar tres días más
  }
button-late-play = Un ordenador juega este turno
button-late-give = Un ordenador ocupa el sitio para siempre
late-wait = { $name } tiene ahora más tiempo.
late-play = Un ordenador juega este turno por { $name }.
late-give = { $name } ya no juega; sigue un ordenador. { $name } puede pedir su sitio con `/partida volver`, los demás con `/partida sitios`; el anfitrión invita a alguien con `/partida sustituir`.
late-wait-chosen = esperar
late-play-chosen = un ordenador juega este turno
late-give-chosen = un ordenador ocupa el sitio para siempre
late-counted = Anotado: { $choice }. Aún puedes cambiar de idea. { $left ->
    [one] Falta una persona por elegir.
   *[other] Faltan { $left } personas por elegir.
  }

notice-pace = { $name } ha cambiado el ritmo: { $pace ->
    [none] desde ahora, sin reloj.
    [live] ahora en vivo, 10 minutos por llamada.
    [daily] ahora diario, un día por llamada.
   *[relaxed] ahora tranquilo, 3 días por llamada.
  } { $pace ->
    [none] Los relojes se paran.
   *[other] El tiempo gastado sigue gastado; el tablero muestra los nuevos plazos.
  }
error-late-pace = Se te ha acabado el tiempo: juega primero y cambia después el ritmo. Mientras tanto los demás pueden decidir cómo seguir.
error-own-time = Eso lo deciden los demás. Sigue siendo tu turno: pulsa **Jugar** en el mensaje del tablero y no pasará nada más.
