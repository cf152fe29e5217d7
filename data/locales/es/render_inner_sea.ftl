# Palabras de las imágenes y textos alternativos del Mar Interior.
inner_sea-pic-epoch = Época { $epoch } de { $epochs }
inner_sea-pic-phase = { $phase ->
    [growth] Crecimiento
    [cards] Cartas
    [competition] Competiciones
    [reckoning] Ajustes
   *[other] Final de época
  }
inner_sea-pic-fight = Competición: { $area }
inner_sea-pic-acting = Turno de { $names }
inner_sea-pic-since = cambios: { $phase }
inner_sea-pic-since-look = cambios desde que miraste
inner_sea-pic-won = Gana { $names }
inner_sea-pic-shared = Victoria compartida: { $names }
inner_sea-pic-over = La partida ha terminado
inner_sea-pic-no-cards = Sin cartas en la mano
inner_sea-pic-disks = { $count ->
    [one] 1 disco
   *[other] { $count } discos
  }
inner_sea-pic-strength = { $allies ->
    [0] { $disks }
   *[other] { $disks } + { $allies } blancos
  }
inner_sea-pic-over-time = Puntos turno a turno
inner_sea-pic-tie = Desempate: { $wonders ->
    [one] 1 maravilla
   *[other] { $wonders } maravillas
  }, { $cities ->
    [one] 1 ciudad
   *[other] { $cities } ciudades
  }, { $disks ->
    [one] 1 disco
   *[other] { $disks } discos
  }, { $areas ->
    [one] 1 área
   *[other] { $areas } áreas
  }
inner_sea-pic-word = { $word ->
    [cities] ciudades
    [talents] talentos
    [hand] mano
    [on-map] en mapa
    [supply] reserva
    [ready] preparados
    [passed] pasa
    [deck] mazo
    [discard] descarte
    [barbarian-supply] bárbaros
    [barbarians] Bárbaros
    [wonders] Maravillas
    [available] disponible
    [built] construida
    [buried] enterrada
    [ability] su capacidad
    [house] propia
   *[card] carta
  }
inner_sea-pic-theme = { $theme ->
    [trade] Comercio
    [growth] Crecimiento
    [religion] Religión
    [knowledge] Saber
    [wealth] Riqueza
    [intrigue] Intriga
    [war] Guerra
    [disaster] Desastre
   *[other] Destino
  }
inner_sea-pic-letter = { $letter ->
    [C] Competición
    [N] Anulación
    [I] Inversión
    [E] Evento
   *[none] Carta
  }
inner_sea-pic-great = { $kind }, gran personaje
inner_sea-pic-source = { $source ->
    [cities] Ciudades
    [most-cities] Más ciudades
    [wonders] Maravillas
    [most-wonders] Más maravillas
    [seas] Mares
    [talents] Talentos
    [loot] Botín
    [cards] Cartas
   *[other] Otros
  }
inner_sea-alt-head = Antiguas Civilizaciones del Mar Interior, época { $epoch } de { $epochs }, turno { $turn }, fase: { $phase }.
inner_sea-alt-over = Antiguas Civilizaciones del Mar Interior: la partida ha terminado.
inner_sea-alt-place = { $place }. { $who }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }.
inner_sea-alt-place-sources = { $place }. { $who }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  } ({ $sources }).
inner_sea-alt-source = { $source } { $points }
inner_sea-alt-seat = { $who }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }, { $cities ->
    [one] 1 ciudad
   *[other] { $cities } ciudades
  }, { $disks ->
    [one] 1 disco
   *[other] { $disks } discos
  } en el mapa, { $talents ->
    [one] 1 talento
   *[other] { $talents } talentos
  }, { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
  }, { $ready } preparados, { $supply } en reserva.
inner_sea-alt-seat-short = { $who }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }, { $cities ->
    [one] 1 ciudad
   *[other] { $cities } ciudades
  }, { $disks ->
    [one] 1 disco
   *[other] { $disks } discos
  }.
inner_sea-alt-order = Orden de turno: { $names }.
inner_sea-alt-fight = Competición en { $area }: { $sides }.
inner_sea-alt-side = { $name } { $strength }
inner_sea-alt-side-played = { $name } { $strength }, juega { $played }
inner_sea-alt-contested = En disputa: { $areas }.
inner_sea-alt-contested-count = { $count } áreas en disputa.
inner_sea-alt-calm = Ningún área está en disputa.
inner_sea-alt-barbarians = Bárbaros: { $areas }.
inner_sea-alt-barbarians-count = Bárbaros en { $count } áreas.
inner_sea-alt-no-barbarians = No hay bárbaros en el mapa.
inner_sea-alt-wonders = Maravillas construidas: { $list }.
inner_sea-alt-wonder = { $wonder } ({ $name }, { $area })
inner_sea-alt-piles = { $deck } cartas en el mazo, { $discard } descartadas, { $barbarians } bárbaros en reserva.
inner_sea-alt-closed = { $count } áreas están fuera de juego.
inner_sea-alt-changes = Cambios en { $phase }: { $list }.
inner_sea-alt-changes-look = Cambios desde que miraste: { $list }.
inner_sea-alt-more = { $count } más
inner_sea-alt-tie = { $name }: { $tie }.
inner_sea-alt-after = Tras la época { $epoch }: { $points }.
inner_sea-alt-cut = Una parte del mapa: { $region }.
inner_sea-alt-here = { $area }: { $stacks }.
inner_sea-alt-stack = { $name } { $strength }
inner_sea-alt-hand = Tu mano: { $cards }.
inner_sea-alt-empty-hand = Tu mano está vacía.
inner_sea-alt-spectator = No tienes mano en esta partida.
inner_sea-alt-card = { $card } ({ $kind })
inner_sea-alt-card-text = { $card }: { $text }
