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
epochs-pic-since-look = lo que ha cambiado
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
epochs-pic-ground = { $ground ->
    [fertile] Fértil
    [mountain] Montaña
    [desert] Desierto
   *[plain] Llanura
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
  }, { $ready ->
    [one] { $ready } preparado
   *[other] { $ready } preparados
  }, { $supply } en reserva.
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
epochs-alt-scenario = Escenario: { $scenario }
epochs-alt-aims = Áreas que cuentan en él: { $areas }.
epochs-alt-contested = En disputa: { $areas }.
epochs-alt-contested-count = { $count ->
    [one] { $count } área en disputa
   *[other] { $count } áreas en disputa
  }.
epochs-alt-calm = Ningún área está en disputa.
epochs-alt-barbarians = Bárbaros: { $areas }.
epochs-alt-barbarians-count = Bárbaros en { $count ->
    [one] { $count } área
   *[other] { $count } áreas
  }.
epochs-alt-no-barbarians = No hay bárbaros en el mapa.
epochs-alt-piles = { $deck ->
    [one] { $deck } carta en el mazo
   *[other] { $deck } cartas en el mazo
  }, { $discard ->
    [one] { $discard } descartada
   *[other] { $discard } descartadas
  }, { $barbarians ->
    [one] { $barbarians } bárbaro
   *[other] { $barbarians } bárbaros
  } en reserva.
epochs-alt-closed = { $count ->
    [one] { $count } área está
   *[other] { $count } áreas están
  } fuera de juego.
epochs-alt-changes = Cambios en { $phase }: { $list }.
epochs-alt-changes-look = Cambios: { $list }.
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

epochs-order-holds-competition = durante esta competición
epochs-order-lasts-competition = déjalas pasar en esta competición
epochs-order-lasts-competitions = déjalas pasar en todas las competiciones de este turno
epochs-order-lasts-unless-played = déjalas pasar en esta competición, salvo que alguien juegue algo
epochs-until-competition = en esta competición
epochs-until-competitions = en todas las competiciones de este turno
epochs-until-unless-played = en esta competición, salvo que alguien juegue algo

## Preguntas, elecciones y opciones de la mesa.

epochs-hand-line = Cartas: { $cards } · talentos: { $talents }{ $ready ->
    [0] {""}
   *[other] {" "}· discos preparados: { $ready }
  }
epochs-hand-line-other = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  } · talentos: { $talents }{ $ready ->
    [0] {""}
   *[other] {" "}· discos preparados: { $ready }
  }
epochs-ask-civilization = ¿Qué civilización diriges?
epochs-ask-withdraw = Crecimiento: ¿qué discos retiras? Los que quieras, salvo de ciudad, o ninguno.
epochs-ask-resettle = Crecimiento: ¿de cuáles de tus ciudades vuelve un disco a estar preparado? { $most ->
    [1] Un disco, o ninguno.
   *[other] Uno de cada una, de ninguno a { $most }.
  }
epochs-ask-deploy = Despliegue: ¿dónde va el próximo disco preparado? Preparados: { $ready }.
epochs-ask-react = { $kind ->
    [answer] { $seat } responde a { $other } con { $card }. ¿Anulas { $card }?
    [card] { $seat } juega { $card }{ $targets ->
        [none] {"."}
       *[other] : { $targets }.
      } ¿La anulas?
   *[other] { $seat } usa { $card }{ $targets ->
        [none] {"."}
       *[other] : { $targets }.
      } ¿Lo anulas?
  }
epochs-losses-why = { $because ->
    [competition] Competición en { $area }:
    [played] { $seat } juega { $card }:
    [used] { $seat } usa { $feature }:
    [unled] { $seat } golpea:
    [event] Evento { $card }:
    [dominance] Domina { $order }:
    [epoch] Cambio de época:
   *[other] {""}
  }
epochs-ask-losses = { epochs-losses-why } { $because ->
    [competition] tal como está, pierdes aquí { $left ->
        [one] un disco
       *[other] { $left } discos
      }. ¿Qué entregas en su lugar, una cosa por disco?{ $most ->
        [1] {""}
       *[other] {" "}Si otro paga por un disco, se te vuelve a preguntar.
      }
   *[other] { $left ->
        [one] pierdes un disco en { $area }. ¿Entregas un talento o una carta en su lugar?
       *[other] pierdes { $left } discos en { $area }. ¿Entregas talentos o cartas en su lugar, uno por disco?
      }
  }
epochs-ask-losses-many = { epochs-losses-why } pierdes { $left } discos: { $places }. ¿Entregas talentos o cartas en su lugar, uno por disco?
epochs-ask-losses-where = Pagas por { $least ->
    [one] un disco
   *[other] { $least } discos
  } de { $left }: { $places }. { $least ->
    [one] ¿Cuál se queda?
   *[other] ¿Cuáles se quedan?
  }
epochs-ask-compete = Competición en { $area }: ¿qué usas?
epochs-ask-turn-order = Empate con { $targets } a { $cities ->
    [one] 1 ciudad
   *[other] { $cities } ciudades
  }, y tú tienes menos puntos: ¿qué puesto del orden de turno ocupas?
epochs-ask-draw = Robas { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
  }, y una más por cada talento que gastes. ¿Cuántos talentos?
epochs-ask-discard = Límite de mano { $limit }: descarta { $least ->
    [one] 1 carta.
   *[other] { $least } cartas.
  }
epochs-ask-barbarians-take = { $disks ->
    [one] A la reserva le falta 1 bárbaro de los que deben llegar.
   *[other] A la reserva le faltan { $disks } bárbaros de los que deben llegar.
  } Toma algunos de otras áreas, o déjalo así.
epochs-choice-done = Listo
epochs-choice-pass = Pasar
epochs-choice-decline = No
epochs-choice-let = Dejar que ocurra
epochs-choice-keep = Conservarla
epochs-none-compete = No usar nada
epochs-several-losses = Entrega talentos o cartas…
epochs-several-losses-many = { epochs-several-losses }
epochs-several-losses-where = Se quedan…
epochs-none-losses = Perder los discos
epochs-none-losses-many = { epochs-none-losses }
epochs-sure-losses = { $count ->
    [0] Perder los discos
   *[other] Entregar { $things }
  }
epochs-sure-losses-many = { epochs-sure-losses }
epochs-none-resettle = No reasentar
epochs-choice-use = Usar
epochs-choice-disk = Un disco
epochs-choice-talent = Un talento
epochs-choice-talent-2 = { $arg ->
    [0] Ningún talento
    [one] 1 talento
   *[other] { $arg } talentos
  }
epochs-whole-talent = { epochs-choice-talent-2 }
epochs-choice-disks-first = Primero discos, al final lo que entrego
# Not offered any more; answers of games that were stored before name it.
epochs-choice-rest-goes = Los demás también se van
epochs-choice-spare = Se queda un disco
epochs-choice-spare-3 = disco { $arg }
epochs-choice-save = Salvar discos con una carta
# Buttons of what is the only option of its kind.
epochs-alone-play = Jugar { $thing }
epochs-alone-negate = Anular con { $thing }
epochs-alone-use = Usar { $thing }
epochs-alone-card-compete = Jugar { $thing }
epochs-alone-card-losses = Entregar { $thing }
epochs-alone-card-losses-many = Entregar { $thing }
epochs-alone-talent-losses = Entregar { $thing }
epochs-alone-talent-losses-many = Entregar { $thing }
epochs-alone-save-losses = Salvar discos con { $thing }
epochs-listed-disk = disco
epochs-listed-talent = talento
epochs-listed-disks = discos
epochs-listed-talents = talentos
epochs-choice-play = Jugar una carta
epochs-choice-negate = Anular
epochs-choice-deploy = Desplegar
epochs-choice-withdraw = Retirar
epochs-choice-take = Tomar bárbaros
epochs-choice-resettle = Reasentar
epochs-choice-area = Área
epochs-choice-seat = Jugador
epochs-choice-card = Una carta
epochs-choice-civ = Civilización
epochs-ask-card-discard = { $card }: { $most ->
    [1] ¿qué carta descartas?
   *[other] ¿qué cartas descartas?
  }{ ask-span }
epochs-ask-card-moment = { $moment ->
    [turn-order] El orden de turno está a punto de fijarse: ¿juegas una carta para este momento?
   *[other] ¿Juegas una carta para este momento?
  }
epochs-choice-ally = Un disco blanco
epochs-choice-own = Un disco propio
epochs-choice-region = Región
epochs-choice-stack = Discos
epochs-choice-nothing = Nada
epochs-ask-card-areas = { $card }: { $most ->
    [1] ¿qué área?
   *[other] ¿qué áreas?
  }{ ask-span }
epochs-ask-card-disks = { $card }: ¿cuántos discos?
epochs-ask-card-from = { $card }: ¿desde qué área?
epochs-ask-card-seat = { $card }: ¿qué jugador?
epochs-ask-card-spies = { $card }: ves la mano de { $seat }. ¿Qué carta se va?
epochs-ask-card-stacks = { $card }: ¿qué discos?{ ask-span }
epochs-ask-card-take = { $card }: ¿qué tomas?
epochs-ask-card-to = { $card }: ¿hacia qué área?
epochs-ask-epoch-loss = Acaba la época: ¿de dónde pierdes un disco?{ $left ->
    [one] {""}
   *[other] {" "}En total se van { $left }.
  }
epochs-ask-epoch-place = Acaba la época: ¿dónde colocas un disco?{ $left ->
    [one] {""}
   *[other] {" "}En total son { $left }.
  }
epochs-ask-invasion = { $card ->
    [none] La época acaba con una invasión: ¿dónde empieza?
   *[other] { $card }: ¿dónde empieza la invasión?
  }
epochs-ask-invest = { $card }: ¿usas ahora uno de sus discos?
epochs-choice-disks = Discos
epochs-choice-stay = Quedarme
epochs-choice-place = Puesto
epochs-choice-place-2 = Puesto { $arg }
epochs-choice-invoke = Empezar de nuevo
epochs-choice-spend = Talentos
epochs-choice-spend-2 = Talentos: { $arg }
epochs-option-scenario = Escenario
epochs-option-scenario-about = Un comienzo, una duración y un objetivo propios, de diseño nuestro, para cierto número de jugadores.
epochs-option-scenario-none = ninguno
epochs-option-epochs = Épocas
epochs-option-epochs-about = Cuánto dura la partida.
epochs-option-epochs-1 = una
epochs-option-epochs-2 = dos
epochs-option-epochs-3 = tres
epochs-option-epochs-4 = cuatro
epochs-option-civilizations-each = Civilizaciones por jugador
epochs-option-civilizations-each-about = Con hasta tres jugadores: dos cada uno, cada una con su mano, sin comercio entre ellas.
epochs-option-civilizations-each-1 = una
epochs-option-civilizations-each-2 = dos
epochs-option-without-player = Civilizaciones sin jugador
epochs-option-without-player-about = Hasta seis en total; siguen reglas de la casa. Quien juega solo tiene tres, o las elegidas.
epochs-option-without-player-none = ninguna
epochs-option-without-player-1 = una
epochs-option-without-player-2 = dos
epochs-option-without-player-3 = tres
epochs-option-last-epoch-event = Evento al final de todo
epochs-option-last-epoch-event-about = Si la última época también acaba con un evento, antes de sus puntos.
epochs-option-last-epoch-event-no = no
epochs-option-last-epoch-event-yes = sí
epochs-option-barbarian-hordes = Hordas bárbaras
epochs-option-barbarian-hordes-about = El doble de discos de bárbaros, con menos de seis jugadores.
epochs-option-barbarian-hordes-no = no
epochs-option-barbarian-hordes-yes = sí
epochs-option-balancing-abilities = Capacidades de equilibrio
epochs-option-balancing-abilities-yes = sí
epochs-option-balancing-abilities-no = no
epochs-option-reactions = A quién se pregunta si anula
epochs-option-reactions-about = Preguntar a todos tarda más, pero el silencio no dice nada.
epochs-option-reactions-holders = solo a quien tiene una carta adecuada
epochs-option-reactions-everyone = a todos los que tienen cartas, para que el silencio no diga nada
# Lo que ocupa en la lista de opciones de una mesa el lugar de una elección que hace el propio escenario.
epochs-settled = según el escenario
epochs-settled-otherwise = { $choice } (lo fija el escenario)
# Opciones a las que otras no dejan efecto, o que se juegan de otro modo: una línea cada una, que cabe en un menú.
epochs-conflict-scenario-seats = Este escenario es para { $players } jugadores: cambia los asientos.
epochs-conflict-scenario = El escenario ya fija esto: ponlo otra vez como siempre.
epochs-conflict-one-each = Dos por jugador solo vale hasta { $most } jugadores: aquí cada cual lleva una.
epochs-conflict-alone = En solitario te enfrentas a { $number ->
    [one] una civilización
   *[other] { $number } civilizaciones
  } sin jugador.
epochs-conflict-full = Hay seis civilizaciones como mucho: { $number ->
    [0] no jugará ninguna
    [one] jugará una
   *[other] jugarán { $number }
  } sin jugador.
epochs-conflict-hordes = Juegan seis civilizaciones: hay tantos Bárbaros como siempre.
epochs-plan-sides = Un plan es para una de tus dos civilizaciones, y dice cuál; las órdenes permanentes valen para ambas.
epochs-call-civilization = { $who }, elige qué civilización diriges en { $where }.
epochs-call-discard = { $who }, tienes demasiadas cartas en { $where }.
epochs-call-compete = { $who }, hay una competición en { $area } en { $where }.
epochs-call-react = { $who }, puedes responder a lo que se ha jugado en { $where }.
epochs-call-losses = { $who }, están a punto de irse discos tuyos en { $where }.
epochs-call-losses-many = { epochs-call-losses }
epochs-named-play = jugar { $name }

## El panel del turno.

epochs-group-other = Cartas y talentos
epochs-nobody-there = nadie
epochs-home = Área natal: { $area }
epochs-growth-coming = Con el mapa como está: { $parts } = **{ $total }**, sin capacidades; mínimo, 3.
epochs-growth-least = Crecimiento con el mapa como está: el mínimo, 3 discos.
epochs-growth-made = Crecimiento: { $parts } = **{ $total }**
epochs-growth-part-least = { $count } hasta llegar a tres
epochs-growth-part-supply = −{ $count } que faltan en tu reserva
epochs-growth-part-settlements = { $count ->
    [one] 1 asentamiento
   *[other] { $count } asentamientos
  }
epochs-growth-part-seas = { $count } por mares
epochs-growth-part-trade = { $count } por comercio
epochs-draft-ask-deploy = Despliegue: ¿adónde van tus discos?
epochs-draft-ask-withdraw = { epochs-ask-withdraw }
epochs-draft-send-deploy = { $left ->
    [0] Desplegar { $count }
    [one] Desplegar { $count }, uno vuelve
   *[other] Desplegar { $count }, { $left } vuelven
  }
epochs-draft-none-deploy = { $left ->
    [one] No desplegar; uno vuelve
   *[other] No desplegar; { $left } vuelven
  }
epochs-draft-send-withdraw = Retirar { $count } y seguir
epochs-draft-none-withdraw = No retirar
epochs-draft-pick-deploy = Despliega uno en cada una de…
epochs-draft-pick-withdraw = Retira uno de cada una de…
epochs-choice-take-3 = Discos: { $arg }
epochs-confirm-play = Jugar { $thing }
epochs-confirm-negate = Anular con { $thing }
epochs-sure-discard = Descartar { $things }
epochs-sure-card-discard = Descartar { $things }
epochs-pick-play = Jugar una carta…
epochs-pick-negate = Anular con…
epochs-waste-ready-disks = { $count ->
    [one] Un disco preparado vuelve sin usarse.
   *[other] { $count } discos preparados vuelven sin usarse.
  }
epochs-waste-own-side = Solo lo sufrirían tus propias civilizaciones.
epochs-waste-own-side-too = Uno de sus objetivos solo puede ser tu otra civilización.

## Nombres de los turnos.

epochs-turn-name = Época { $epoch }, turno { $turn }: { epochs-pic-phase }
epochs-turn-short = { $epoch ->
    [1] T{ $turn } { epochs-pic-phase }
   *[other] É{ $epoch } T{ $turn } { epochs-pic-phase }
  }
epochs-period = en el turno { $turn } de la época { $epoch }

## Planes, órdenes permanentes, deshacer.

epochs-order-reactions = Ocasiones de reaccionar
epochs-order-competitions = Cartas en competiciones
epochs-order-losses = Bajas (pierdes el disco)
epochs-order-payments = Talentos por discos perdidos
epochs-order-payments-about = Entrego como máximo esos talentos en una competición, o por un golpe; después se van los discos.
epochs-plan-payments-up-to = Talentos como máximo
epochs-order-growth = Antes de desplegar (no retirar, usar ni reasentar nada)
epochs-order-rest = Preguntas en las competiciones
epochs-skip-withdraw-phase = Nada, a desplegar
epochs-skip-resettle-phase = Nada más, a desplegar
epochs-skip-compete-competition = Fuera de esta competición
epochs-skip-compete-unless-played = Fuera, salvo que alguien juegue algo
epochs-skip-compete-competitions = Fuera de todas las competiciones de este turno
epochs-skip-note-compete = Fuera: sin cartas ni reacciones, y sin preguntar por discos.
epochs-skip-react-competition = Sin reacciones en esta competición
epochs-skip-react-turn = Sin reacciones este turno
epochs-skip-losses-competition = Perder discos sin preguntar en esta competición
epochs-skip-losses-phase = Sin preguntar en esta fase
epochs-skip-losses-many-phase = { epochs-skip-losses-phase }
epochs-plan-withdraw = Retirada
epochs-plan-deploy = Despliegue
epochs-plan-card-action = Tu próxima jugada en la fase de cartas
epochs-plan-compete = Competición en { $area }
epochs-undo-deploy = { $count } discos, { $things }
epochs-undo-withdraw = { $count } discos retirados, { $things }
epochs-undo-none-deploy = ningún disco desplegado
epochs-undo-none-withdraw = ningún disco retirado
epochs-undo-none-resettle = ningún disco preparado
epochs-undo-resettle = { $count } discos preparados, { $things }
epochs-undo-none-losses = solo discos perdidos
epochs-undo-none-losses-many = { epochs-undo-none-losses }
epochs-undo-losses = entrega de { $things }
epochs-undo-losses-many = { epochs-undo-losses }
epochs-skip-compete = Quedarte fuera más tiempo…

## Por qué algo no es posible, según las secciones del reglamento, y qué hacer en su lugar.

epochs-no-such-area = No hay ningún área «{ $text }»; elige una de la lista.
epochs-no-such-card = No existe esa carta; elige una de la lista.
epochs-area-closed = { $area } está fuera de juego con este número de jugadores (reglamento: Despliegue básico). Elige otra área.
epochs-deep-sea-closed = { $area } es un mar profundo: antes de la cuarta época solo entran los navegantes (reglamento: Mares profundos y poco profundos).
epochs-area-full = { $area } ya tiene { $limit ->
    [one] 1 disco tuyo
   *[other] { $limit } discos tuyos
  }, el límite de apilamiento de ahora (reglamento: Apilamiento). Elige otra área.
epochs-outnumbered-next-door = No puedes seguir a { $area }: al lado estás en minoría en un área disputada (reglamento: Paso de despliegue).
epochs-deploy-home-first = Sin discos en el mapa empiezas en tu área natal o junto a ella, { AND($area) } { $area } no lo está (reglamento: Paso de despliegue).
epochs-out-of-reach = { $area } queda fuera de alcance: debe lindar con un área que controles o donde tengas al menos tantos discos como cualquier otro (reglamento: Paso de despliegue, Encadenamiento).
epochs-no-own-disk = No tienes ningún disco en { $area }.
epochs-withdraw-city = { $area } es una ciudad, y las ciudades no se retiran (reglamento: Paso de retiro).
epochs-resettle-no-city = No tienes ninguna ciudad en { $area }; solo se reasienta un disco de una ciudad (reglamento: Paso de reasentamiento).
epochs-not-led = No diriges { $civilization }; planea para las tuyas.
epochs-card-not-held = { $card } no está en tu mano.
epochs-card-later = { $moment ->
    [competition] { $card } es para una competición, cuando hay un área disputada; guarda la carta hasta entonces.
    [answer] { $card } responde a lo que juega otro; guarda la carta hasta entonces.
   *[cards] { $card } se juega en la fase de cartas; guarda la carta hasta entonces.
  }
epochs-card-answers-only = { $card } solo responde a lo que juega otro (reglamento: Cartas de anulación).
epochs-card-competition-only = { $card } es para una competición, cuando un área está disputada (reglamento: Cartas de competición).
epochs-card-no-effect = { $card } no haría nada ahora (reglamento: Resolver efectos). Guárdala para más tarde.
epochs-card-does-not-answer = { $card } no responde a lo que se ha jugado (reglamento: Cartas de anulación).
epochs-card-no-negation = { $card } no anula nada (reglamento: Cartas de anulación).
epochs-card-not-for-competition = { $card } no es una carta de competición (reglamento: Cartas de competición).
epochs-feature-not-here = Eso no se puede usar en esta competición (reglamento: Procedimiento para la competición).
epochs-no-talents = No tienes talentos.
epochs-talents-enough = Aquí entregas como máximo { $talents ->
    [one] 1 talento
   *[other] { $talents } talentos
  } (reglamento: Bajas alternativas).
epochs-few-talents = Tienes { $talents ->
    [one] 1 talento
   *[other] { $talents } talentos
  } para gastar (reglamento: Paso de robo).
epochs-area-not-offered = { $area } no está entre las áreas posibles; elige una de la lista.

## Líneas del registro.

epochs-unplayed = los bárbaros
epochs-disks = { $disks ->
    [one] 1 disco
   *[other] { $disks } discos
  }
epochs-talent-count = { $talents ->
    [one] 1 talento
   *[other] { $talents } talentos
  }
epochs-horde = Llegan bárbaros: { $places }.
epochs-saw = Ves { $card }.
epochs-point-count = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
epochs-points-lost = { $seat } pierde { epochs-point-count }.
epochs-start = Empieza la partida. Orden de turno: { $order }.
epochs-situation = Escenario: { $scenario } Más en `/reglas`, con este nombre.
epochs-aim-line = 🏁 { $name }. { $aim }
epochs-aim-count = 🏁 { $name }: tienes { $own } de { $of }; los demás, hasta { $best }.
epochs-aim-held = Tienes { $own }; el mejor de los demás, { $best }.
epochs-aim-few = 🏁 { $aim }.
epochs-aim-few-count = 🏁 { $aim }: tienes { $own }; otros, hasta { $best }.
epochs-holds = { $seat } controla { $number } de las { $of } áreas que deciden este escenario, y por eso gana.
epochs-nobody-holds = El objetivo del escenario, { $needed } de { $of } áreas, no se alcanza ({ $reached }): deciden los puntos.
epochs-nobody-fallen = Todos tienen algún disco en casa: deciden los puntos.
epochs-aim-points = Deciden los puntos. Las áreas del escenario dieron: { $reached }.
epochs-fallen = A { $seat } no le queda ningún disco en su casa y va detrás de quienes tienen alguno.
epochs-counted = { $how ->
    [sum] Cuentan las dos civilizaciones de cada uno
   *[best] Cuenta la mejor civilización de cada uno
  }: { $reached }.
epochs-civilization = { $seat } dirige { $civilization }.
epochs-turn = Época { $epoch }, turno { $turn }.
epochs-withdrawal = { $seat } retira { epochs-disks }: { $places }.
epochs-growth = { $ready ->
    [0] { $seat } no prepara ningún disco
   *[other] { $seat } prepara { $ready }
  }{ $settlements ->
    [0] {""}
   *[other] {" "}· asentamientos { $settlements }
  }{ $seas ->
    [0] {""}
   *[other] {" "}· mares { $seas }
  }{ $trade ->
    [0] {""}
   *[other] {" "}· comercio { $trade }
  }{ $abilities ->
    [0] {""}
   *[other] {" "}· capacidades { $abilities }
  }{ $list }.
epochs-growth-minimum = {" "}· { $count } hasta llegar a tres
epochs-growth-lacking = {" "}· no hay más en la reserva
epochs-resettlement = { $seat } reasienta { epochs-disks } de ciudades: { $places }.
epochs-deployment = { $seat } despliega { epochs-disks }: { $places }.
epochs-deployed = { $seat } despliega en { $area }.
epochs-passed = { $seat } pasa.
epochs-played = { $targets ->
    [none] { $seat } juega { $card }.
   *[other] { $seat } juega { $card }: { $targets }.
  }
epochs-nothing-played = Nadie usa nada en { $area }.
epochs-negates = { $seat } responde a { $other } con { $card }.
epochs-negated = { $card } queda anulada.
epochs-no-effect = Sin efecto aquí: { $card } ({ $seat }).
epochs-uses = { $seat } usa { $feature }.
epochs-discarded = { $seat } descarta { $card }.
epochs-paid-talent = { $seat } paga un talento en lugar de un disco en { $area }.
epochs-paid-card = { $seat } entrega una carta en lugar de un disco en { $area }.
epochs-paid = { $seat } paga { epochs-talent-count }.
epochs-lost = { $side ->
    [many] Los bárbaros pierden { epochs-disks } en { $area }.
   *[one] { $seat } pierde { epochs-disks } en { $area }.
  }
epochs-lost-many = { $side ->
    [many] Los bárbaros pierden { epochs-disks }: { $places }.
   *[one] { $seat } pierde { epochs-disks }: { $places }.
  }
epochs-shielded = { $side ->
    [many] Los bárbaros están a salvo de las cartas en { $area }.
   *[one] { $seat } está a salvo de las cartas en { $area }.
  }
epochs-spared = Una carta le quita a { $seat } { epochs-disks } menos en { $area }.
epochs-talents = { $seat } gana { epochs-talent-count }.
epochs-spent = { $seat } gasta { epochs-talent-count } en cartas.
epochs-ally = { $disks ->
    [one] { $seat } recibe un disco blanco en { $area }.
   *[other] { $seat } recibe { $disks } discos blancos en { $area }.
  }
epochs-placed = { $side ->
    [many] Los bárbaros añaden { epochs-disks }: { $places }.
   *[one] { $seat } añade { epochs-disks }: { $places }.
  }
epochs-moved = { $side ->
    [many] Los bárbaros mueven { epochs-disks } de { $area } a { $places }.
   *[one] { $seat } mueve { epochs-disks } de { $area } a { $places }.
  }
epochs-moved-off = Hay bárbaros que parten hacia otro lugar: { $places }.
epochs-trimmed = { $side ->
    [many] Por encima del límite de apilamiento, los bárbaros pierden { epochs-disks }: { $places }.
   *[one] Por encima del límite de apilamiento, { $seat } pierde { epochs-disks }: { $places }.
  }
epochs-undeployed = { $seat } devuelve { epochs-disks } sin usar.
epochs-musters = { $seat } prepara { epochs-disks }.
epochs-at-home = { $seat } tiene su hogar en { $area }.
epochs-white-lost = { $disks ->
    [one] { $seat } pierde un disco blanco en { $area }.
   *[other] { $seat } pierde { $disks } discos blancos en { $area }.
  }
epochs-white-gone = Los discos blancos dejan el mapa.
epochs-price-disks = { $seat } paga { epochs-disks }: { $places }.
epochs-gave-card = { $seat } entrega { $card } en lugar de un disco en { $area }.
epochs-lays-down = { $seat } descarta { $card } de la mesa.
epochs-took-discard = { $seat } toma { $card } de los descartes.
epochs-hand-gone = { $cards ->
    [one] { $seat } descarta toda la mano, 1 carta.
   *[other] { $seat } descarta toda la mano, { $cards } cartas.
  }
epochs-renewed = Se acaba el mazo: los descartes se barajan y forman uno nuevo.
epochs-hands-in = { $hands ->
    [none] Acaba la época: los descartes vuelven al mazo.
   *[other] Acaba la época: las manos y los descartes vuelven al mazo (cartas en mano: { $hands }).
  }
epochs-treasuries = Los talentos que quedan se devuelven: { $treasuries }.
epochs-times-change = Cambian los tiempos: { $row }. { $does }
epochs-points-by = { $seat } gana { epochs-point-count } por { $feature }.
epochs-competition = Competición en { $area }.
epochs-decided = { $left ->
    [one] { $area } queda para { $seat }: { $sides }.
    [nobody] No queda nadie en { $area }: { $sides }.
   *[several] { $area } queda entre varios: { $sides }.
  }
epochs-loot = { $seat } obtiene botín en { $area }.
epochs-dominates = { $seat } domina { $area }.
epochs-order = Nuevo orden de turno: { $order }.
epochs-sudden-death = { $over ->
    [1] Número { $number }: la época termina.
   *[0] Número { $number }: la época continúa.
  }
epochs-revealed = Se revela { $card } ({ $number }).
epochs-reveals = { $seat } revela { $card } ({ $number }).
epochs-event = Evento: { $card }.
epochs-event-ignored = Suceso sin efecto: { $card }.
epochs-drew = Robas { $card }.
epochs-drew-count = { $cards ->
    [one] { $seat } roba 1 carta.
   *[other] { $seat } roba { $cards } cartas.
  }
epochs-end = La partida ha terminado.
epochs-pic-against = contra { $name }
epochs-enemy = El enemigo principal de { $seat } es { $enemy }.
epochs-strikes = { $seat } golpea a { $enemy } en { $area }.
epochs-alone-goals = Regla de la casa, un solo jugador, por puntos: bronce { $bronze }, plata { $silver }, oro { $gold }.
epochs-alone = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }, { $grade ->
    [gold] oro ({ $gold } o más)
    [silver] plata (de { $silver } a menos de { $gold })
    [bronze] bronce (de { $bronze } a menos de { $silver })
   *[none] sin grado (el bronce pide { $bronze })
  }.
epochs-final = { $place }.º { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }.
epochs-withdrew = { $seat } retira un disco de { $area }.
epochs-resettled = { $seat } reasienta un disco de la ciudad de { $area }.
epochs-barbarians = Bárbaros: { epochs-disks } en { $area }.

## Comandos escritos: qué hacen, y sus nombres en minúsculas y sin espacios. Los ejemplos son de cada juego.

epochs-command-deploy = Despliega discos preparados
epochs-command-deploy-name = desplegar
epochs-argument-deploy-areas-name = áreas
epochs-command-withdraw = Retira discos y continúa
epochs-command-withdraw-name = retirar
epochs-argument-withdraw-areas-name = { epochs-argument-deploy-areas-name }
epochs-command-pay-name = pagar
epochs-argument-pay-what-name = qué
epochs-command-lose = Pierde discos, o entrega otra cosa
epochs-command-lose-name = perder
epochs-argument-lose-what-name = { epochs-argument-pay-what-name }

# Where a card is (/card).
epochs-where-hand = En tu mano.
epochs-where-table = En la mesa ante { $who }, con { $disks ->
    [one] 1 disco
   *[other] { $disks } discos
  }.
epochs-where-discard = En la pila de descartes.

# Más palabras que se escriben para ello, separadas por comas.
epochs-typed-pass = fin, terminar, listo, fin del turno, terminar turno, terminar el turno, fin de fase, fin de la fase, terminar fase, terminar la fase
## La posición en texto.

epochs-state-none = nada
epochs-state-table = Mesa
epochs-state-hand = Tu mano
epochs-state-barbarians = Bárbaros
epochs-state-moment = Época { $epoch } de { $epochs }, turno { $turn }, { $phase }. Actúa: { $who }
epochs-state-order = Orden de turno: { $names }
epochs-state-contested = En disputa: { $areas }
epochs-state-piles = Mazo { $deck }, descartes { $discard }, bárbaros en la reserva { $barbarians }
epochs-state-discard = Últimos descartes: { $cards }
epochs-state-closed = Fuera de juego: { $areas }
epochs-state-fight = Competición en { $area }: { $stacks }
epochs-state-place = { $place }.º { $who }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
epochs-state-played = { $who } ha jugado { $cards }
epochs-state-removed = { $who } ha perdido allí { $disks ->
    [one] 1 disco
   *[other] { $disks } discos
  }
epochs-state-sources = Puntos hasta ahora: { $list }
epochs-state-anew = Ya ha empezado de nuevo
epochs-state-ability = { $ability }: { $text }
epochs-state-home = Origen: { $area }
epochs-state-loot = Botín de este turno: { $talents }
epochs-state-investment = En la mesa: { $card }, { $disks ->
    [0] sin discos
    [one] 1 disco
   *[other] { $disks } discos
  }. { $text }
epochs-state-passed = Ha pasado
epochs-state-region = { $region }: { $stacks }
epochs-state-stack = { $area } { $disks }{ $mark ->
    [city] {" "}(ciudad)
    [contested] {" "}(en disputa)
   *[plain] {""}
  }
epochs-state-card = { $card } ({ $kind }): { $text }
epochs-state-map = Mapa: { $region }
epochs-state-area = { $area } ({ $kind ->
    [deep] mar profundo
    [shallow] mar poco profundo
   *[land] { $ground ->
        [fertile] tierra fértil
        [mountain] montaña
        [desert] desierto
        [plain] llanura
       *[none] tierra
      }
  }): { $stacks }. Junto a { $near }
epochs-state-thing = { $card }. { $where } { $text }

### La crónica de una partida terminada.

epochs-story-alone-graded = { $seat } jugó a solas y acabó con { $score }: { $grade ->
    [gold] oro.
    [silver] plata.
    [bronze] bronce.
   *[none] ningún grado, pues el bronce pide { $bronze }.
  }
epochs-story-decided = { $When }, la competición por { $area } quedó para { $seat }: { $sides }.
epochs-story-decided-2 = { $area } se disputó { $when } y quedó para { $seat }: { $sides }.
epochs-story-lost-many = { $side ->
    [many] { $When }, los bárbaros perdieron { $disks } discos de golpe.
   *[one] { $When }, { $seat } perdió { $disks } discos de golpe.
  }
epochs-story-lost-many-2 = { $side ->
    [many] Un solo golpe, { $when }, les costó { $disks } discos a los bárbaros.
   *[one] Un solo golpe, { $when }, le costó a { $seat } { $disks } discos.
  }
epochs-story-points-by = { $When }, { $feature } le valió { epochs-point-count } a { $seat }.
epochs-story-points-lost = { $When }, { $seat } perdió { epochs-point-count }.
epochs-story-times-change = { $When } cambiaron los tiempos: { $row }.
epochs-story-times-change-2 = Con el final de la época, { $when }, llegó un cambio: { $row }.
epochs-story-event = { $When } salió un evento: { $card }.
epochs-story-event-2 = Un evento marcó lo jugado { $when }: { $card }.
epochs-story-negates = { $When }, { $seat } respondió a { $other } con { $card }.
epochs-story-sudden-death = { $When }, el número { $number } puso fin a la época.
epochs-story-fights = { $total ->
    [one] Hubo una competición
   *[other] Hubo { $total } competiciones
  }, con más áreas para sí que nadie en manos de { $winners } ({ $wins }).

### Cifras de una partida terminada.

epochs-figure-epoch = Época { $epoch }
epochs-figure-source = Puntos: { epochs-pic-source }
