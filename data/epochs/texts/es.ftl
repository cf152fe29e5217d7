### Juegos de civilizaciones en un mapa: lo que todos los de esta familia dicen igual.

## Palabras de imágenes y textos alternativos.

epochs-pic-epoch = Época { $epoch } de { $epochs }
epochs-pic-phase = { $phase ->
    [growth] Crecimiento
    [cards] Cartas
    [competition] Competiciones
    [reckoning] Ajustes
   *[other] Final de época
  }
epochs-pic-fight = Competición: { $area }
epochs-pic-acting = Turno de { $names }
epochs-pic-since = cambios: { $phase }
epochs-pic-since-look = cambios desde que miraste
epochs-pic-won = Gana { $names }
epochs-pic-shared = Victoria compartida: { $names }
epochs-pic-over = La partida ha terminado
epochs-pic-no-cards = Sin cartas en la mano
epochs-pic-disks = { $count ->
    [one] 1 disco
   *[other] { $count } discos
  }
epochs-pic-strength = { $allies ->
    [0] { $disks }
   *[other] { $disks } + { $allies } blancos
  }
epochs-pic-over-time = Puntos turno a turno
epochs-pic-word = { $word ->
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
    [ability] su capacidad
    [house] propia
   *[card] carta
  }
epochs-pic-theme = { $theme ->
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
epochs-pic-letter = { $letter ->
    [C] Competición
    [N] Anulación
    [I] Inversión
    [E] Evento
   *[none] Carta
  }
epochs-pic-great = { $kind }, gran personaje
epochs-pic-source = { $source ->
    [cities] Ciudades
    [most-cities] Más ciudades
    [seas] Mares
    [talents] Talentos
    [loot] Botín
    [cards] Cartas
   *[other] Otros
  }
epochs-alt-head = { $game }, época { $epoch } de { $epochs }, turno { $turn }, fase: { $phase }.
epochs-alt-over = { $game }: la partida ha terminado.
epochs-alt-place = { $place }. { $who }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }.
epochs-alt-place-sources = { $place }. { $who }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  } ({ $sources }).
epochs-alt-source = { $source } { $points }
epochs-alt-seat = { $who }: { $points ->
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
epochs-alt-seat-short = { $who }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }, { $cities ->
    [one] 1 ciudad
   *[other] { $cities } ciudades
  }, { $disks ->
    [one] 1 disco
   *[other] { $disks } discos
  }.
epochs-alt-order = Orden de turno: { $names }.
epochs-alt-fight = Competición en { $area }: { $sides }.
epochs-alt-side = { $name } { $strength }
epochs-alt-side-played = { $name } { $strength }, juega { $played }
epochs-alt-contested = En disputa: { $areas }.
epochs-alt-contested-count = { $count } áreas en disputa.
epochs-alt-calm = Ningún área está en disputa.
epochs-alt-barbarians = Bárbaros: { $areas }.
epochs-alt-barbarians-count = Bárbaros en { $count } áreas.
epochs-alt-no-barbarians = No hay bárbaros en el mapa.
epochs-alt-piles = { $deck } cartas en el mazo, { $discard } descartadas, { $barbarians } bárbaros en reserva.
epochs-alt-closed = { $count } áreas están fuera de juego.
epochs-alt-changes = Cambios en { $phase }: { $list }.
epochs-alt-changes-look = Cambios desde que miraste: { $list }.
epochs-alt-more = { $count } más
epochs-alt-tie = { $name }: { $tie }.
epochs-alt-after = Tras la época { $epoch }: { $points }.
epochs-alt-cut = Una parte del mapa: { $region }.
epochs-alt-here = { $area }: { $stacks }.
epochs-alt-stack = { $name } { $strength }
epochs-alt-hand = Tu mano: { $cards }.
epochs-alt-empty-hand = Tu mano está vacía.
epochs-alt-spectator = No tienes mano en esta partida.
epochs-alt-card = { $card } ({ $kind })
epochs-alt-card-text = { $card }: { $text }

## Órdenes permanentes: cuánto duran.

epochs-order-lasts-competition = déjalas pasar en esta competición
epochs-order-lasts-competitions = déjalas pasar en todas las competiciones de este turno
epochs-order-lasts-unless-played = déjalas pasar en esta competición, salvo que alguien juegue algo
epochs-until-competition = en esta competición
epochs-until-competitions = en todas las competiciones de este turno
epochs-until-unless-played = en esta competición, salvo que alguien juegue algo
