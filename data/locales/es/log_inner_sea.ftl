# Líneas del registro del Mar Interior.
inner_sea-barbarian-faction = los bárbaros
inner_sea-disks = { $disks ->
    [one] 1 disco
   *[other] { $disks } discos
  }
inner_sea-point-count = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
inner_sea-talent-count = { $talents ->
    [one] 1 talento
   *[other] { $talents } talentos
  }
inner_sea-start = Empieza la partida. Orden de turno: { $order }.
inner_sea-civilization = { $seat } dirige { $civilization }.
inner_sea-turn = Época { $epoch }, turno { $turn }.
inner_sea-withdrawal = { $seat } retira { inner_sea-disks }: { $places }.
inner_sea-growth = { $seat } prepara { $ready }: asentamientos { $settlements }, mares { $seas }, comercio { $trade }, capacidades { $abilities }.
inner_sea-resettlement = { $seat } reasienta { inner_sea-disks } de ciudades: { $places }.
inner_sea-deployment = { $seat } despliega { inner_sea-disks }: { $places }.
inner_sea-deployed = { $seat } despliega en { $area }.
inner_sea-passed = { $seat } pasa.
inner_sea-played = { $targets ->
    [none] { $seat } juega { $card }.
   *[other] { $seat } juega { $card }: { $targets }.
  }
inner_sea-nothing-played = Nadie usa nada en { $area }.
inner_sea-negates = { $seat } responde a { $other } con { $card }.
inner_sea-negated = { $card } queda anulada.
inner_sea-uses = { $seat } usa { $feature }.
inner_sea-discarded = { $seat } descarta { $card }.
inner_sea-paid-talent = { $seat } paga un talento en lugar de un disco en { $area }.
inner_sea-paid-card = { $seat } entrega una carta en lugar de un disco en { $area }.
inner_sea-paid = { $seat } paga { inner_sea-talent-count }.
inner_sea-lost = { $side ->
    [many] Los bárbaros pierden { inner_sea-disks } en { $area }.
   *[one] { $seat } pierde { inner_sea-disks } en { $area }.
  }
inner_sea-shielded = { $side ->
    [many] Los bárbaros están a salvo de las cartas en { $area }.
   *[one] { $seat } está a salvo de las cartas en { $area }.
  }
inner_sea-talents = { $seat } gana { inner_sea-talent-count }.
inner_sea-spent = { $seat } gasta { inner_sea-talent-count } en cartas.
inner_sea-points = { $because ->
    [cities] { $seat } gana { inner_sea-point-count } por ciudades.
    [wonders] { $seat } gana { inner_sea-point-count } por maravillas.
    [loot] { $seat } gana { inner_sea-point-count } por botín.
    [most-cities] { $seat } gana { inner_sea-point-count } por tener más ciudades.
    [most-wonders] { $seat } gana { inner_sea-point-count } por tener más maravillas.
    [seas] { $seat } gana { inner_sea-point-count } por mares.
    [talents] { $seat } gana { inner_sea-point-count } por talentos.
   *[cards] { $seat } gana { inner_sea-point-count } por cartas y capacidades.
  }
inner_sea-horde = Llegan bárbaros: { $places }.
inner_sea-ally = { $disks ->
    [one] { $seat } recibe un disco blanco en { $area }.
   *[other] { $seat } recibe { $disks } discos blancos en { $area }.
  }
inner_sea-built = { $seat } construye { $wonder } en { $area }.
inner_sea-buried = { $wonder } queda enterrada.
inner_sea-unburied = { $wonder } vuelve a alzarse.
inner_sea-competition = Competición en { $area }.
inner_sea-decided = { $left ->
    [one] { $area } queda para { $seat }: { $sides }.
    [nobody] No queda nadie en { $area }: { $sides }.
   *[several] { $area } queda entre varios: { $sides }.
  }
inner_sea-loot = { $seat } obtiene botín en { $area }.
inner_sea-dominates = { $seat } domina { $area }.
inner_sea-order = Nuevo orden de turno: { $order }.
inner_sea-aeneas = { $seat } empieza de nuevo como { $civilization }.
inner_sea-sudden-death = { $over ->
    [1] Número { $number }: la época termina.
   *[0] Número { $number }: la época continúa.
  }
inner_sea-revealed = Se revela { $card } ({ $number }).
inner_sea-event = Evento: { $card }.
inner_sea-drew = Robas { $card }.
inner_sea-saw = Ves { $card }.
inner_sea-drew-count = { $cards ->
    [one] { $seat } roba 1 carta.
   *[other] { $seat } roba { $cards } cartas.
  }
inner_sea-end = La partida ha terminado.
inner_sea-final = { $place }.º { $seat }: { $points } puntos.
# De partidas cuyo registro contaba los discos uno a uno.
inner_sea-withdrew = { $seat } retira un disco de { $area }.
inner_sea-resettled = { $seat } reasienta un disco de la ciudad de { $area }.
inner_sea-barbarians = Bárbaros: { inner_sea-disks } en { $area }.
inner_sea-tie = { $by ->
    [wonders] Empate a puntos: deciden las áreas con maravillas propias.
    [cities] Empate a puntos: decide el número de ciudades.
    [disks] Empate a puntos: deciden los discos en el mapa.
    [areas] Empate a puntos: deciden las áreas ocupadas.
   *[nothing] Empate en todo: el primer puesto se comparte.
  }
