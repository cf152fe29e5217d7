# Preguntas, elecciones y opciones de mesa del Mar Interior.
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
