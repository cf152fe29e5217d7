## Palabras de las imágenes y textos alternativos.

middle_east-pic-word = { $word ->
    [cities] ciudades
    [talents] minas
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
middle_east-pic-letter = { $letter ->
    [C] Competición
    [N] Anulación
    [I] Inversión
    [IC] Inversión, competición
    [E] Evento
    [R] Religión
   *[none] Carta
  }
middle_east-pic-source = { $source ->
    [cities] Ciudades
    [most-cities] Más ciudades
    [temples] Templos
    [most-deities] Más deidades
    [captures] Deidades capturadas
    [returns] Deidades devueltas
    [seas] Mares
    [talents] Minas
    [loot] Botín
    [cards] Cartas
    [abilities] Capacidades
   *[other] Otros
  }
middle_east-pic-stronghold = Fortaleza ({ $area })
middle_east-pic-home = Un área natal
middle_east-pic-walled = { $strength } + fortaleza
middle_east-pic-tie = Desempate: { $temples ->
    [one] 1 templo
   *[other] { $temples } templos
  }, { $homes ->
    [one] 1 área natal
   *[other] { $homes } áreas natales
  }, { $cities ->
    [one] 1 ciudad
   *[other] { $cities } ciudades
  }, { $disks ->
    [one] 1 disco
   *[other] { $disks } discos
  }, { $areas ->
    [one] 1 área
   *[other] { $areas } áreas
  }, { $returned ->
    [one] ha empezado de nuevo
   *[other] no ha empezado de nuevo
  }
middle_east-pic-deity-state = { $word ->
    [available] disponible
    [card] solo con la carta 95
    [established] con templo
    [inactive] inactiva
    [destroyed] templo destruido
   *[captured] capturada
  }
middle_east-pic-captive = cautiva de { $name }
middle_east-pic-deity-card = Deidad · { $state }
middle_east-pic-deity-gives = { $gives ->
    [both] ayuda, 1 punto por turno
    [help] ayuda
    [point] 1 punto por turno
   *[nothing] ahora no da nada
  }
middle_east-alt-temple-in = templo en { $area }
middle_east-alt-deities = Deidades: { $list }.
middle_east-alt-deity = { $deity } ({ $name }, { $state }; { $gives })
middle_east-alt-deity-short = { $deity } ({ $name }, { $state })
middle_east-alt-free-deities = Deidades aún disponibles: { $list }.
middle_east-alt-own-deity = Tu deidad: { $deity }, { $state }; { $gives }. { $text }
middle_east-alt-godless = No tienes deidad.
middle_east-alt-minas = { $count ->
    [one] Tienes 1 mina.
   *[other] Tienes { $count } minas.
  }
middle_east-alt-strongholds = Fortalezas: { $list }.
middle_east-alt-strongholds-count = { $count ->
    [one] 1 fortaleza.
   *[other] { $count } fortalezas.
  }
middle_east-alt-owner = { $name } en { $areas }
middle_east-alt-homes = Áreas natales: { $list }.
middle_east-alt-home = { $name } { $area }
middle_east-alt-sites = Áreas marcadas: { $list }.
middle_east-alt-goal = La partida acaba con { $points } puntos.
middle_east-alt-seat = { $who }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }, { $cities ->
    [one] 1 ciudad
   *[other] { $cities } ciudades
  }, { $disks ->
    [one] 1 disco
   *[other] { $disks } discos
  } en el mapa, { $talents ->
    [one] 1 mina
   *[other] { $talents } minas
  }, { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
  }, { $ready } preparados, { $supply } en reserva.
middle_east-face-deity = Deidad

## Religión, eventos, deidades, la tabla de cambio de época.

middle_east-ask-card-deity = { $card }: ¿qué deidad?
middle_east-ask-card-loss = { $card }: ¿de dónde pierdes un disco?{ $left ->
    [one] {""}
   *[other] {" "}En total se van { $left }.
  }
middle_east-ask-father-place = Padre de los Dioses: ¿qué puesto del orden de turno ocupas?
middle_east-ask-dead-keep = Dios de los Muertos: ¿qué carta te quedas? Las demás se descartan.
middle_east-ask-skies-bolt = Dios de los Cielos: ¿de quién es el disco que golpeas?
middle_east-ask-invasion = { $card ->
    [none] La época acaba con una invasión: ¿dónde empieza?
   *[other] { $card }: ¿dónde empieza la invasión?
  }
middle_east-ask-invasion-onward = { $card }: ¿adónde siguen los jinetes? { $left ->
    [one] Es la última área.
   *[other] Quedan { $left } áreas.
  }
middle_east-ask-invasion-fertile = { $card }: ¿qué cuatro áreas fértiles saquean?
middle_east-ask-epoch-loss = Acaba la época: ¿de dónde pierdes un disco?{ $left ->
    [one] {""}
   *[other] {" "}En total se van { $left }.
  }
middle_east-ask-epoch-place = Acaba la época: ¿dónde colocas un disco?{ $left ->
    [one] {""}
   *[other] {" "}En total son { $left }.
  }
middle_east-ask-epoch-invasion = Acaba la época: ¿a qué mar llegan 2 bárbaros?{ $left ->
    [one] {""}
   *[other] {" "}En total son { $left } mares.
  }
middle_east-ask-epoch-city = La época acaba con la peste negra: ¿qué ciudad queda reducida a un disco?{ $left ->
    [one] {""}
   *[other] {" "}En total son { $left } ciudades.
  }
middle_east-ask-epoch-flood = La época acaba con una inundación: ¿en qué área fértil empieza?
middle_east-ask-epoch-rebels = Acaba la época: ¿cuál de tus ciudades se rebela?
middle_east-ask-epoch-deity = Acaba la época: ¿qué deidad queda inactiva?
middle_east-choice-place = Puesto
middle_east-choice-place-2 = Puesto { $arg }
middle_east-choice-stay = Quedarme
middle_east-choice-deity = Deidad
middle_east-sure-dead-keep = Quedármela y descartar las demás
middle_east-omen = { $over ->
    [1] Número { $number }: la época termina con este turno.
   *[0] Número { $number }: la época continúa.
  }
middle_east-blown-away = Arrastrados por el viento: { $places }.
middle_east-horde = Llegan bárbaros: { $places }.

## Áreas marcadas, deportación.

middle_east-site = { $area } queda marcada: { $card }.
middle_east-site-gone = { $card } se agota: su área ya no está marcada.
middle_east-reaps = { $seat } controla { $area } y retira un disco blanco de { $card }.
middle_east-deported = A { $seat } le trasladan { epochs-disks } de { $area } a { $places }.
