# Por qué algo no es posible en el Mar Interior, según las secciones del reglamento, y qué hacer en su lugar.
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
