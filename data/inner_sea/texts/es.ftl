### Antiguas Civilizaciones del Mar Interior.

## Preguntas, elecciones y opciones de la mesa.

inner_sea-hand-line = Cartas: { $cards } · talentos: { $talents }{ $ready ->
    [0] {""}
   *[other] {" "}· discos preparados: { $ready }
  }
inner_sea-ask-civilization = ¿Qué civilización diriges?
inner_sea-ask-withdraw = Crecimiento: ¿qué discos retiras a tu reserva? Los que quieras que no sean de ciudad, o ninguno.
inner_sea-ask-resettle = Crecimiento: ¿de cuáles de tus ciudades vuelve un disco a estar preparado? { $most ->
    [1] Un disco, o ninguno.
   *[other] Uno de cada una, de ninguno a { $most }.
  }
inner_sea-ask-deploy = Despliegue: ¿dónde va el próximo disco preparado? Preparados: { $ready }.
inner_sea-ask-card-action = { $offered ->
    [one] Ahora no puedes jugar ninguna carta ni construir una maravilla: pasa el resto de la fase.
   *[several] Juega una carta, construye una maravilla (cuesta { $price } discos, talentos o cartas, al menos { $disks } discos) o pasa el resto de la fase.
  }
inner_sea-ask-react = { $kind ->
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
inner_sea-ask-loss = { $because ->
    [competition] Competición en { $area }: vas a perder un disco. ¿Lo pierdes, o entregas un talento o una carta en su lugar?
    [dominance] Otro domina { $area }: vas a perder un disco. ¿Lo pierdes, o entregas un talento o una carta en su lugar?
   *[other] Vas a perder un disco en { $area }. ¿Lo pierdes, o entregas un talento o una carta en su lugar?
  }
inner_sea-ask-wonder-site = Construyes { $wonder }: ¿en qué área terrestre que controlas se alza?
inner_sea-ask-wonder-price = { $wonder }: pago { $number } de { $price }; al menos { $disks } deben ser discos.
inner_sea-ask-compete = Competición en { $area }: ¿qué usas? Cuanto quieras, o nada.
inner_sea-ask-turn-order = Empate con { $targets } a { $cities ->
    [one] 1 ciudad
   *[other] { $cities } ciudades
  }, y tú tienes menos puntos: ¿qué puesto del orden de turno ocupas?
inner_sea-ask-aeneas = La regla de Eneas: una vez por partida puedes empezar de nuevo. Tus discos del mapa pasan a ser bárbaros, tus maravillas e inversiones pierden los suyos; después despliegas { $disks } discos desde cualquier área terrestre que no sea área natal de otro. Conservas mano, talentos y puntos. ¿Lo haces?
inner_sea-ask-aeneas-civilization = ¿Con qué civilización empiezas de nuevo?
inner_sea-ask-aeneas-area = ¿En qué área terrestre empiezas de nuevo? Tus otros discos se extienden desde allí.
inner_sea-ask-draw = Robas { $cards } cartas, y una más por cada talento que gastes. ¿Cuántos talentos?
inner_sea-ask-discard = Límite de mano { $limit }: descarta { $least ->
    [one] 1 carta.
   *[other] { $least } cartas.
  }
inner_sea-ask-barbarians-take = { $disks ->
    [one] A la reserva le falta 1 bárbaro de los que deben llegar.
   *[other] A la reserva le faltan { $disks } bárbaros de los que deben llegar.
  } Toma algunos de otras áreas, o déjalo así.

inner_sea-choice-done = Listo
inner_sea-choice-pass = Pasar
inner_sea-choice-decline = No
inner_sea-choice-invoke = Empezar de nuevo
inner_sea-choice-let = Dejar que ocurra
inner_sea-choice-keep = Conservarla
inner_sea-none-compete = No usar nada
inner_sea-none-resettle = No reasentar
inner_sea-none-thalassocracy = En ninguno
inner_sea-choice-use = Usar
inner_sea-choice-disk = Un disco
inner_sea-choice-talent = Un talento
inner_sea-listed-disk = disco
inner_sea-listed-talent = talento
inner_sea-choice-play = Jugar una carta
inner_sea-choice-build = Construir una maravilla
inner_sea-choice-negate = Anular
inner_sea-choice-deploy = Desplegar
inner_sea-choice-withdraw = Retirar
inner_sea-choice-take = Tomar bárbaros
inner_sea-choice-resettle = Reasentar
inner_sea-choice-area = Área
inner_sea-choice-seat = Jugador
inner_sea-choice-card = Una carta
inner_sea-choice-wonder = Maravilla
inner_sea-choice-civ = Civilización
inner_sea-choice-spend = Talentos
inner_sea-choice-place = Puesto

inner_sea-option-epochs = Épocas
inner_sea-option-epochs-about = Cuánto dura la partida.
inner_sea-option-epochs-1 = una
inner_sea-option-epochs-2 = dos
inner_sea-option-epochs-3 = tres
inner_sea-option-epochs-4 = cuatro
inner_sea-option-last-epoch-event = Evento al final de todo
inner_sea-option-last-epoch-event-about = Si la última época también acaba con un evento, antes de sus puntos.
inner_sea-option-last-epoch-event-no = no
inner_sea-option-last-epoch-event-yes = sí
inner_sea-option-barbarian-hordes = Hordas bárbaras
inner_sea-option-barbarian-hordes-about = El doble de discos de bárbaros, con menos de seis jugadores.
inner_sea-option-barbarian-hordes-no = no
inner_sea-option-barbarian-hordes-yes = sí
inner_sea-option-balancing-abilities = Capacidades de equilibrio
inner_sea-option-balancing-abilities-about = Si ocho civilizaciones tienen cada una la capacidad que hicimos solo para igualarlas.
inner_sea-option-balancing-abilities-yes = sí
inner_sea-option-balancing-abilities-no = no
inner_sea-option-reactions = A quién se pregunta si anula
inner_sea-option-reactions-about = Preguntar a todos tarda más, pero el silencio no dice nada.
inner_sea-option-reactions-holders = solo a quien tiene una carta adecuada
inner_sea-option-reactions-everyone = a todos los que tienen cartas, para que el silencio no diga nada
inner_sea-ask-add-disk = { $card }: ¿dónde añades un disco?
inner_sea-ask-alphabet = Alfabeto: ¿entregas una carta, robas dos y conservas una?
inner_sea-ask-card-areas = { $card }: { $most ->
    [1] ¿qué área?
   *[other] ¿qué áreas?
  }{ ask-span }
inner_sea-ask-card-deep = { $card }: ¿qué mar profundo?
inner_sea-ask-card-discard = { $card }: { $most ->
    [1] ¿qué carta descartas?
   *[other] ¿qué cartas descartas?
  }{ ask-span }
inner_sea-ask-card-disks = { $card }: ¿cuántos discos?
inner_sea-ask-card-fire = { $wonder } va a arder. ¿Lo permites o pagas { $talents } talentos?
inner_sea-ask-card-from = { $card }: ¿desde qué área?
inner_sea-ask-card-give = { $card }: ¿qué carta das a { $seat }?
inner_sea-ask-card-keep = { $card }: ¿qué carta conservas?
inner_sea-ask-card-moment = { $moment ->
    [turn-order] El orden de turno está a punto de fijarse: ¿juegas una carta para este momento?
   *[other] ¿Juegas una carta para este momento?
  }
inner_sea-ask-card-oracle = { $card }: ¿qué pides?
inner_sea-ask-card-order = { $card }: ¿qué carta queda encima? { $number ->
    [1] Las demás van debajo.
   *[other] La número { $number } desde arriba.
  }
inner_sea-ask-card-pay = { $card }: pierdes { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }. ¿Qué das a cambio, un talento o una carta por cada uno? Hasta { $most }, o nada.
inner_sea-ask-card-region = { $card }: ¿qué región?
inner_sea-ask-card-seat = { $card }: ¿qué jugador?
inner_sea-ask-card-spies = { $card }: ves la mano de { $seat }. ¿Qué carta se va?
inner_sea-ask-card-stacks = { $card }: ¿los discos de quién y dónde?{ ask-span }
inner_sea-ask-card-take = { $card }: ¿qué tomas?
inner_sea-ask-card-to = { $card }: ¿hacia qué área?
inner_sea-ask-card-wonder = { $card }: ¿qué maravilla?
inner_sea-ask-epoch-loss = Acaba la época: ¿de dónde pierdes un disco?{ $left ->
    [one] {""}
   *[other] {" "}En total se van { $left }.
  }
inner_sea-ask-epoch-pestilence = La época acaba con una peste: ¿en qué área empieza?
inner_sea-ask-epoch-place = Acaba la época: ¿dónde colocas un disco?{ $left ->
    [one] {""}
   *[other] {" "}En total son { $left }.
  }
inner_sea-ask-epoch-wonder = Acaba la época: { $fate ->
    [free] ¿qué maravilla enterrada puede volver a construirse?
   *[buried] ¿qué maravilla queda enterrada?
  }
inner_sea-ask-gardens = Grandes Jardines: ¿dónde va el disco { $number } de 2?
inner_sea-ask-invasion = { $card ->
    [none] La época acaba con una invasión: ¿dónde empieza?
   *[other] { $card }: ¿dónde empieza la invasión?
  }
inner_sea-ask-epoch-invasion = Acaba la época: ¿a qué mar llegan 2 bárbaros?{ $left ->
    [one] {""}
   *[other] {" "}En total son { $left } mares.
  }
inner_sea-ask-invest = { $card }: ¿usas ahora uno de sus discos?
inner_sea-ask-mercenaries = Mercenarios: ¿cuántos talentos pagas? Cada uno trae un disco blanco.
inner_sea-ask-reserves = Reservas: ¿de dónde viene el disco { $number } de 3?
inner_sea-ask-retreat = Retirada ordenada a { $area }: ¿cuántos discos van?
inner_sea-ask-roman-growth = Ciudadanía: ¿dos discos más o una carta?
inner_sea-ask-sea-colony = Crecimiento: ¿en qué mar va el disco de tu capacidad?
inner_sea-ask-swap-order = Gran Pirámide: ¿con quién cambias de puesto en el orden de turno?
inner_sea-ask-thalassocracy = Dominio del mar: ¿en qué mares añades un disco blanco?{ ask-span }
inner_sea-ask-use-wonder = ¿Usas ahora { $wonder }? { $left ->
    [one] Cuesta su último disco.
   *[other] Cuesta uno de sus { $left } discos.
  }
inner_sea-ask-war-bands = Bandas de guerra en { $area }: ¿qué se une a la lucha?
inner_sea-choice-ally = Un disco blanco
inner_sea-choice-disks = Discos
inner_sea-choice-move = Retirarse
inner_sea-choice-own = Un disco propio
inner_sea-choice-pay = Pagar
inner_sea-choice-region = Región
inner_sea-choice-renown = Un punto
inner_sea-choice-stack = Discos
inner_sea-choice-stay = Quedarme
inner_sea-choice-nothing = Nada

# A qué se llama a alguien cuando no es su turno.
inner_sea-call-civilization = { $who }, elige qué civilización diriges en { $where }.
inner_sea-call-discard = { $who }, tienes demasiadas cartas en { $where }.
inner_sea-call-compete = { $who }, hay una competición en { $area } en { $where }.
inner_sea-call-react = { $who }, puedes responder a lo que se ha jugado en { $where }.
inner_sea-call-loss = { $who }, están a punto de irse discos tuyos en { $where }.

# Una jugada entera, como se escribe.
inner_sea-named-play = jugar { $name }
inner_sea-named-build = construir { $name }

## El panel del turno.

inner_sea-group-other = Cartas y talentos
inner_sea-nobody-there = nadie
inner_sea-home = Área natal: { $area }
inner_sea-wonder-disks = Viene con { $disks } discos para gastar.
inner_sea-growth-coming = Crecimiento con el mapa como está: { $parts } = **{ $total }**, sin contar capacidades; como mínimo 3.
inner_sea-growth-least = Crecimiento con el mapa como está: el mínimo, 3 discos.
inner_sea-growth-made = Crecimiento: { $parts } = **{ $total }**
inner_sea-growth-part-least = { $count } hasta llegar a tres
inner_sea-growth-part-supply = −{ $count } que faltan en tu reserva
inner_sea-growth-part-settlements = { $count ->
    [one] 1 asentamiento
   *[other] { $count } asentamientos
  }
inner_sea-growth-part-seas = { $count } por mares
inner_sea-growth-part-trade = { $count } por comercio
inner_sea-draft-ask-deploy = Despliegue: ¿adónde van tus discos preparados?
inner_sea-draft-ask-withdraw = { inner_sea-ask-withdraw }
inner_sea-draft-ask-wonder-price = { $wonder }: { $price } pagos; al menos { $disks } deben ser discos.
inner_sea-draft-ask-loss = { $because ->
    [competition] Competición en { $area }: tal como está, pierdes aquí { $left ->
        [one] un disco
       *[other] { $left } discos
      }, ronda a ronda. Di de una vez qué das por cada uno, en orden: un disco, un talento o una carta. Lo que no digas serán discos. Si otro paga por un disco, se te vuelve a preguntar.
   *[other] { $left } discos en { $area } están a punto de caer. Por cada uno: piérdelo, o entrega un talento o una carta.
  }
inner_sea-draft-ask-reserves = ¿De dónde vienen tus reservas? Tres como máximo.
inner_sea-draft-ask-gardens = Grandes Jardines: ¿adónde van los discos? Dos como máximo.
inner_sea-draft-send-deploy = { $left ->
    [0] Desplegar { $count }
    [one] Desplegar { $count }, uno vuelve
   *[other] Desplegar { $count }, { $left } vuelven
  }
inner_sea-draft-none-deploy = { $left ->
    [one] No desplegar; uno vuelve
   *[other] No desplegar; { $left } vuelven
  }
inner_sea-draft-send-withdraw = Retirar { $count } y seguir
inner_sea-draft-none-withdraw = No retirar
inner_sea-draft-send-wonder-price = Pagar ({ $count } de 5)
inner_sea-draft-send-loss = { $because ->
    [competition] { $left ->
        [0] Entregar esto ({ $count })
        [one] Entregar esto ({ $count }) y luego un disco
       *[other] Entregar esto ({ $count }) y luego { $left } discos
      }
   *[other] Confirmar ({ $count })
  }
inner_sea-draft-none-loss = { $left ->
    [one] Perder el disco
   *[other] Perder los { $left } discos
  }
inner_sea-draft-pick-deploy = Despliega uno en cada una de…
inner_sea-draft-pick-withdraw = Retira uno de cada una de…
inner_sea-draft-pick-wonder-price = Paga con uno de cada…
inner_sea-draft-pick-loss = Qué se va…
inner_sea-draft-pick-reserves = Uno de cada una de…
inner_sea-draft-usual-loss = { $left ->
    [one] Perder el disco
   *[other] Perder los { $left } discos
  }
inner_sea-choice-spend-2 = Talentos: { $arg }
inner_sea-choice-pay-2 = Talentos: { $arg }
inner_sea-choice-place-2 = Puesto { $arg }
inner_sea-choice-move-2 = Discos: { $arg }
inner_sea-choice-take-3 = Discos: { $arg }
inner_sea-choice-use-2 = { $arg ->
    [ability] Capacidad
    [wonder] Maravilla
   *[other] { $arg }
  }
inner_sea-confirm-play = Jugar { $thing }
inner_sea-confirm-negate = Anular con { $thing }
inner_sea-confirm-build = Construir { $thing }
inner_sea-sure-discard = Descartar { $things }
inner_sea-sure-card-discard = Descartar { $things }
inner_sea-sure-alphabet = Entregar { $things }
inner_sea-sure-card-give = Dar { $things }
inner_sea-sure-card-pay = Entregar { $things }
inner_sea-sure-epoch-wonder = Elegir { $things }
inner_sea-button-build = { $thing } · cuesta { $price }
inner_sea-pick-play = Jugar una carta…
inner_sea-pick-build = Construir una maravilla…
inner_sea-pick-negate = Anular con…
inner_sea-waste-ready-disks = { $count ->
    [one] Un disco preparado vuelve sin usarse.
   *[other] { $count } discos preparados vuelven sin usarse.
  }

## Nombres de los turnos.

inner_sea-turn-name = Época { $epoch }, turno { $turn }: { epochs-pic-phase }
inner_sea-turn-short = { $epoch ->
    [1] T{ $turn } { epochs-pic-phase }
   *[other] É{ $epoch } T{ $turn } { epochs-pic-phase }
  }

## Planes, órdenes permanentes, deshacer.

inner_sea-order-reactions = Ocasiones de reaccionar
inner_sea-order-competitions = Cartas en competiciones
inner_sea-order-losses = Bajas (pierdes el disco)
inner_sea-order-rest = Preguntas en las competiciones
inner_sea-skip-compete-competition = Fuera de esta competición
inner_sea-skip-compete-unless-played = Fuera, salvo que alguien juegue algo
inner_sea-skip-compete-competitions = Fuera de todas las competiciones de este turno
inner_sea-skip-note-compete = Quien se queda fuera no juega nada, deja pasar las reacciones y pierde discos sin que se le pregunte.
inner_sea-skip-react-competition = Sin reacciones en esta competición
inner_sea-skip-react-turn = Sin reacciones este turno
inner_sea-skip-loss-competition = Perder discos sin preguntar en esta competición
inner_sea-skip-loss-phase = Perder discos sin preguntar en esta fase
inner_sea-plan-withdraw = Retirada
inner_sea-plan-deploy = Despliegue
inner_sea-plan-card-action = Tu próxima jugada en la fase de cartas
inner_sea-plan-compete = Competición en { $area }
inner_sea-undo-deploy = { $count } discos, { $things }
inner_sea-undo-withdraw = { $count } discos retirados, { $things }
inner_sea-undo-none-deploy = ningún disco desplegado
inner_sea-undo-none-withdraw = ningún disco retirado
inner_sea-undo-none-resettle = ningún disco preparado
inner_sea-undo-resettle = { $count } discos preparados, { $things }
inner_sea-undo-loss = { $count } bajas, { $things }
inner_sea-undo-wonder-price = { $count } pagos, { $things }
inner_sea-skip-compete = Quedarte fuera más tiempo…

## Por qué algo no es posible, según las secciones del reglamento, y qué hacer en su lugar.

inner_sea-no-such-area = No hay ningún área «{ $text }»; elige una de la lista.
inner_sea-no-such-card = No existe esa carta; elige una de la lista.
inner_sea-no-such-wonder = No hay ninguna maravilla «{ $text }»; elige una de la lista.
inner_sea-area-closed = { $area } está fuera de juego con este número de jugadores (reglamento: Despliegue básico). Elige otra área.
inner_sea-deep-sea-closed = { $area } es un mar profundo: antes de la cuarta época solo entran los navegantes (reglamento: Mares profundos y poco profundos).
inner_sea-area-full = { $area } ya tiene { $limit ->
    [one] 1 disco tuyo
   *[other] { $limit } discos tuyos
  }, el límite de apilamiento de ahora (reglamento: Apilamiento). Elige otra área.
inner_sea-outnumbered-next-door = No puedes seguir a { $area }: al lado estás en minoría en un área disputada (reglamento: Paso de despliegue).
inner_sea-deploy-home-first = Sin discos en el mapa empiezas en tu área natal o junto a ella, { AND($area) } { $area } no lo está (reglamento: Paso de despliegue).
inner_sea-out-of-reach = { $area } queda fuera de alcance: debe lindar con un área que controles o donde tengas al menos tantos discos como cualquier otro (reglamento: Paso de despliegue, Encadenamiento).
inner_sea-no-own-disk = No tienes ningún disco en { $area }.
inner_sea-withdraw-city = { $area } es una ciudad, y las ciudades no se retiran (reglamento: Paso de retiro).
inner_sea-resettle-no-city = No tienes ninguna ciudad en { $area }; solo se reasienta un disco de una ciudad (reglamento: Paso de reasentamiento).
inner_sea-card-not-held = { $card } no está en tu mano.
inner_sea-card-answers-only = { $card } solo responde a lo que juega otro (reglamento: Cartas de anulación).
inner_sea-card-competition-only = { $card } es para una competición, cuando un área está disputada (reglamento: Cartas de competición).
inner_sea-card-no-effect = { $card } no haría nada ahora (reglamento: Resolver efectos). Guárdala para más tarde.
inner_sea-card-does-not-answer = { $card } no responde a lo que se ha jugado (reglamento: Cartas de anulación).
inner_sea-card-no-negation = { $card } no anula nada (reglamento: Cartas de anulación).
inner_sea-card-not-for-competition = { $card } no es una carta de competición (reglamento: Cartas de competición).
inner_sea-wonder-not-yours = Esa maravilla no es tuya (reglamento: Usar maravillas).
inner_sea-feature-not-here = Eso no se puede usar en esta competición (reglamento: Procedimiento para la competición).
inner_sea-wonder-built = { $wonder } ya está construida (reglamento: Maravillas).
inner_sea-wonder-buried = { $wonder } está enterrada (reglamento: Maravillas).
inner_sea-wonder-one-a-turn = Ya has construido una maravilla este turno; solo se permite una (reglamento: Construir una maravilla).
inner_sea-wonder-no-site = Una maravilla necesita un área de tierra que controles y en la que no haya otra (reglamento: Construir una maravilla).
inner_sea-wonder-too-dear = Una maravilla cuesta cinco: al menos dos discos del mapa y el resto en discos, talentos o cartas; no te alcanza (reglamento: Construir una maravilla).
inner_sea-wonder-supply = { $wonder } lleva { $disks } discos en su carta y tu reserva no alcanza (reglamento: Construir una maravilla).
inner_sea-last-disk-of-site = Tu último disco en { $area } debe quedarse: allí irá la maravilla (reglamento: Construir una maravilla).
inner_sea-two-disks-due = Faltan por pagar los discos obligatorios; entrega discos del mapa (reglamento: Construir una maravilla).
inner_sea-no-talents = No tienes talentos.
inner_sea-few-talents = Tienes { $talents ->
    [one] 1 talento
   *[other] { $talents } talentos
  } para gastar (reglamento: Paso de robo).
inner_sea-area-not-offered = { $area } no está entre las áreas posibles; elige una de la lista.

## Líneas del registro.

inner_sea-unplayed = los bárbaros
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

## Palabras de las imágenes y textos alternativos.

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
inner_sea-pic-wonder-state = { $word ->
    [wonders] Maravillas
    [available] disponible
    [built] construida
   *[buried] enterrada
  }
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
inner_sea-alt-wonders = Maravillas construidas: { $list }.
inner_sea-alt-wonder = { $wonder } ({ $name }, { $area })

## Comandos escritos: qué hacen, y sus nombres en minúsculas y sin espacios.

inner_sea-command = Jugadas del Mar Interior
inner_sea-command-name = mar
inner_sea-command-deploy = Despliega discos preparados
inner_sea-command-deploy-name = desplegar
inner_sea-argument-deploy-areas = Por ejemplo: roma 2, etruria
inner_sea-argument-deploy-areas-name = áreas
inner_sea-command-withdraw = Retira discos y continúa
inner_sea-command-withdraw-name = retirar
inner_sea-argument-withdraw-areas = { inner_sea-argument-deploy-areas }
inner_sea-argument-withdraw-areas-name = { inner_sea-argument-deploy-areas-name }
inner_sea-command-pay = Paga una maravilla
inner_sea-command-pay-name = pagar
inner_sea-argument-pay-what = Por ejemplo: roma 2, talento 2, herejía
inner_sea-argument-pay-what-name = qué
inner_sea-command-lose = Pierde discos, o entrega otra cosa
inner_sea-command-lose-name = perder
inner_sea-argument-lose-what = Por ejemplo: disco 2, talento, herejía
inner_sea-argument-lose-what-name = { inner_sea-argument-pay-what-name }
