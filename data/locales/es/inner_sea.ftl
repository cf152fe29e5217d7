# Preguntas, elecciones y opciones de mesa del Mar Interior.
inner_sea-hand-line = Cartas: { $cards } · talentos: { $talents }{ $ready ->
    [0] {""}
   *[other] {" "}· discos preparados: { $ready }
  }
inner_sea-ask-civilization = ¿Qué civilización diriges?
inner_sea-ask-withdraw = Crecimiento: retira discos que no sean de ciudad, o continúa.
inner_sea-ask-resettle = Crecimiento: ¿retiras un disco de alguna de tus ciudades? Vuelve a estar preparado.
inner_sea-ask-deploy = Despliegue: ¿dónde va el próximo disco preparado? Preparados: { $ready }.
inner_sea-ask-card-action = Juega una carta, construye una maravilla o pasa el resto de la fase.
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
inner_sea-ask-wonder-site = { $wonder }: ¿dónde se alza?
inner_sea-ask-wonder-price = { $wonder }: pago { $number } de 5; al menos dos deben ser discos.
inner_sea-ask-compete = Competición en { $area }: ¿qué usas?
inner_sea-ask-turn-order = ¿Qué puesto del orden de turno ocupas?
inner_sea-ask-aeneas = La regla de Eneas: una vez por partida puedes empezar de nuevo. Tus discos del mapa pasan a ser bárbaros, tus maravillas e inversiones pierden los suyos; después despliegas { $disks } discos desde cualquier área terrestre que no sea área natal de otro. Conservas mano, talentos y puntos. ¿Lo haces?
inner_sea-ask-aeneas-civilization = ¿Con qué civilización empiezas de nuevo?
inner_sea-ask-aeneas-area = ¿En qué área terrestre empiezas de nuevo? Tus otros discos se extienden desde allí.
inner_sea-ask-draw = Robas { $cards } cartas, y una más por cada talento que gastes. ¿Cuántos talentos?
inner_sea-ask-discard = Tu mano es demasiado grande: elige qué descartas.
inner_sea-ask-barbarians-take = En la reserva faltan { $disks } bárbaros de los que deben llegar. Toma algunos de otras áreas, o déjalo así.

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
inner_sea-ask-add-disk = ¿Dónde añades un disco?
inner_sea-ask-alphabet = Alfabeto: ¿entregas una carta, robas dos y conservas una?
inner_sea-ask-card-areas = { $card }: ¿qué áreas?
inner_sea-ask-card-deep = { $card }: ¿qué mar profundo?
inner_sea-ask-card-discard = ¿Qué carta descartas?
inner_sea-ask-card-disks = { $card }: ¿cuántos discos?
inner_sea-ask-card-fire = { $wonder } va a arder. ¿Lo permites o pagas { $talents } talentos?
inner_sea-ask-card-from = { $card }: ¿desde dónde?
inner_sea-ask-card-give = ¿Qué carta das a { $seat }?
inner_sea-ask-card-keep = { $card }: ¿qué carta conservas?
inner_sea-ask-card-moment = Tienes una carta para este momento. ¿La juegas?
inner_sea-ask-card-oracle = { $card }: ¿qué pides?
inner_sea-ask-card-order = Devuelve las cartas: ¿cuál va ahora?
inner_sea-ask-card-pay = ¿Qué pagas?
inner_sea-ask-card-region = { $card }: ¿qué región?
inner_sea-ask-card-seat = { $card }: ¿qué jugador?
inner_sea-ask-card-spies = Ves la mano de { $seat }: ¿qué carta se va?
inner_sea-ask-card-stacks = { $card }: ¿los discos de quién y dónde?
inner_sea-ask-card-take = { $card }: ¿qué tomas?
inner_sea-ask-card-to = { $card }: ¿hacia dónde?
inner_sea-ask-card-wonder = { $card }: ¿qué maravilla?
inner_sea-ask-epoch-loss = Cambian los tiempos: ¿qué disco pierdes?
inner_sea-ask-epoch-pestilence = Cambian los tiempos: ¿qué área sufre la peste?
inner_sea-ask-epoch-place = Cambian los tiempos: ¿dónde colocas un disco?
inner_sea-ask-epoch-wonder = Cambian los tiempos: ¿qué maravilla?
inner_sea-ask-gardens = Grandes Jardines: ¿dónde va el disco { $number }?
inner_sea-ask-invasion = { $card ->
    [none] Los tiempos cambian: ¿dónde empieza la invasión?
   *[other] { $card }: ¿dónde empieza la invasión?
  }
inner_sea-ask-epoch-invasion = Los tiempos cambian: ¿a qué mar llegan los bárbaros?
inner_sea-ask-invest = { $card }: ¿usas ahora uno de sus discos?
inner_sea-ask-mercenaries = Mercenarios: ¿cómo pagas?
inner_sea-ask-reserves = ¿De dónde viene la reserva { $number }?
inner_sea-ask-retreat = Retirada a { $area }: ¿cuántos discos?
inner_sea-ask-roman-growth = Ciudadanía: ¿dos discos más o una carta?
inner_sea-ask-sea-colony = ¿Dónde va el disco del mar?
inner_sea-ask-swap-order = ¿Cambias de puesto en el orden de turno?
inner_sea-ask-thalassocracy = Dominio del mar: un disco en hasta dos mares.
inner_sea-ask-use-wonder = ¿Usas ahora { $wonder }?
inner_sea-ask-war-bands = Bandas de guerra en { $area }: ¿qué se une a la lucha?
inner_sea-ask-allies-at = { $card }: ¿dónde se te unen discos blancos?
inner_sea-ask-faction = { $card }: ¿contra quién?
inner_sea-ask-from-discard = { $card }: ¿qué carta recuperas?
inner_sea-ask-empty-land = { $card }: ¿qué tierra vacía?
inner_sea-ask-retreat-to = { $card }: ¿hacia dónde?
inner_sea-ask-sea = { $card }: ¿qué mar?
inner_sea-ask-wonder = { $card }: ¿qué maravilla?
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
inner_sea-call-compete = { $who }, hay una competición en { $area } en { $where }.
inner_sea-call-react = { $who }, puedes responder a lo que se ha jugado en { $where }.
inner_sea-call-loss = { $who }, están a punto de irse discos tuyos en { $where }.

# Una jugada entera, como se escribe.
inner_sea-named-play = jugar { $name }
inner_sea-named-build = construir { $name }
