### Preguntas, elecciones y opciones de la mesa.

inner_sea-ask-card-action = { $offered ->
    [one] Ahora no puedes jugar ninguna carta ni construir una maravilla: pasa el resto de la fase.
   *[several] Juega una carta, construye una maravilla (cuesta { $price } discos, talentos o cartas, al menos { $disks } discos) o pasa el resto de la fase.
  }
inner_sea-ask-wonder-site = Construyes { $wonder }: ¿en qué área terrestre que controlas se alza?
inner_sea-ask-wonder-price = { $wonder }: pago { $number } de { $price }; al menos { $disks } deben ser discos.
inner_sea-ask-aeneas = La regla de Eneas: una vez por partida puedes empezar de nuevo. Tus discos del mapa pasan a ser bárbaros, tus maravillas e inversiones pierden los suyos; después despliegas { $disks } discos desde cualquier área terrestre que no sea área natal de otro. Conservas mano, talentos y puntos. ¿Lo haces?
inner_sea-ask-aeneas-civilization = ¿Con qué civilización empiezas de nuevo?
inner_sea-ask-aeneas-area = ¿En qué área terrestre empiezas de nuevo? Tus otros discos se extienden desde allí.

inner_sea-none-thalassocracy = En ninguno
inner_sea-choice-build = Construir una maravilla
inner_sea-choice-wonder = Maravilla

inner_sea-option-balancing-abilities-about = Si ocho civilizaciones tienen cada una la capacidad que hicimos solo para igualarlas.
inner_sea-ask-add-disk = { $card }: ¿dónde añades un disco?
inner_sea-ask-alphabet = Alfabeto: ¿entregas una carta, robas dos y conservas una?
inner_sea-ask-card-deep = { $card }: ¿qué mar profundo?
inner_sea-ask-card-fire = { $wonder } va a arder. ¿Lo permites o pagas { $talents ->
    [one] { $talents } talento
   *[other] { $talents } talentos
  }?
inner_sea-ask-card-give = { $card }: ¿qué carta das a { $seat }?
inner_sea-ask-card-keep = { $card }: ¿qué carta conservas?
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
inner_sea-ask-card-wonder = { $card }: ¿qué maravilla?
inner_sea-ask-epoch-pestilence = La época acaba con una peste: ¿en qué área empieza?
inner_sea-ask-epoch-wonder = Acaba la época: { $fate ->
    [free] ¿qué maravilla enterrada puede volver a construirse?
   *[buried] ¿qué maravilla queda enterrada?
  }
inner_sea-ask-gardens = Grandes Jardines: ¿dónde va el disco { $number } de 2?
inner_sea-ask-epoch-invasion = Acaba la época: ¿a qué mar llegan 2 bárbaros?{ $left ->
    [one] {""}
   *[other] {" "}En total son { $left } mares.
  }
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
inner_sea-choice-move = Retirarse
inner_sea-choice-pay = Pagar
inner_sea-choice-renown = Un punto

# A qué se llama a alguien cuando no es su turno.

# Una jugada entera, como se escribe.
inner_sea-named-build = construir { $name }

## El panel del turno.

inner_sea-wonder-disks = Viene con { $disks ->
    [one] { $disks } disco
   *[other] { $disks } discos
  } para gastar.
inner_sea-wonder-disks-few = { $disks ->
    [one] { $disks } disco.
   *[other] { $disks } discos.
  }
inner_sea-draft-ask-wonder-price = { $wonder }: { $price } pagos, mínimo { $disks } discos.
inner_sea-draft-ask-reserves = ¿De dónde vienen tus reservas? Tres como máximo.
inner_sea-draft-ask-gardens = Grandes Jardines: ¿adónde van los discos? Dos como máximo.
inner_sea-draft-send-wonder-price = Pagar { $count }/5
inner_sea-draft-pick-wonder-price = Paga con uno de cada…
inner_sea-draft-pick-reserves = Uno de cada una de…
inner_sea-choice-pay-2 = Talentos: { $arg }
inner_sea-choice-move-2 = Discos: { $arg }
inner_sea-choice-use-2 = { $arg ->
    [ability] Capacidad
    [wonder] Maravilla
   *[other] { $arg }
  }
inner_sea-confirm-build = Construir { $thing }
inner_sea-sure-alphabet = Entregar { $things }
inner_sea-sure-card-give = Dar { $things }
inner_sea-sure-card-pay = Entregar { $things }
inner_sea-sure-epoch-wonder = Elegir { $things }
inner_sea-button-build = { $thing } · cuesta { $price }
inner_sea-pick-build = Construir una maravilla…

## Planes, órdenes permanentes, deshacer.

inner_sea-undo-wonder-price = { $count } pagos, { $things }

## Por qué algo no es posible, según las secciones del reglamento, y qué hacer en su lugar.

inner_sea-no-such-wonder = No hay ninguna maravilla «{ $text }»; elige una de la lista.
inner_sea-wonder-not-yours = Esa maravilla no es tuya (reglamento: Usar maravillas).
inner_sea-wonder-built = { $wonder } ya está construida (reglamento: Maravillas).
inner_sea-wonder-buried = { $wonder } está enterrada (reglamento: Maravillas).
inner_sea-wonder-one-a-turn = Ya has construido una maravilla este turno; solo se permite una (reglamento: Construir una maravilla).
inner_sea-wonder-no-site = Una maravilla necesita un área de tierra que controles y en la que no haya otra (reglamento: Construir una maravilla).
inner_sea-wonder-too-dear = Una maravilla cuesta cinco: al menos dos discos del mapa y el resto en discos, talentos o cartas; no te alcanza (reglamento: Construir una maravilla).
inner_sea-wonder-supply = { $wonder } lleva { $disks ->
    [one] { $disks } disco
   *[other] { $disks } discos
  } en su carta y tu reserva no alcanza (reglamento: Construir una maravilla).
inner_sea-last-disk-of-site = Tu último disco en { $area } debe quedarse: allí irá la maravilla (reglamento: Construir una maravilla).
inner_sea-two-disks-due = Faltan por pagar los discos obligatorios; entrega discos del mapa (reglamento: Construir una maravilla).

## Líneas del registro.

inner_sea-endowed = { $seat } empieza con { epochs-talent-count }.
inner_sea-points = { $because ->
    [cities] { $seat } gana { epochs-point-count } por ciudades.
    [wonders] { $seat } gana { epochs-point-count } por maravillas.
    [loot] { $seat } gana { epochs-point-count } por botín.
    [most-cities] { $seat } gana { epochs-point-count } por tener más ciudades.
    [most-wonders] { $seat } gana { epochs-point-count } por tener más maravillas.
    [seas] { $seat } gana { epochs-point-count } por mares.
    [talents] { $seat } gana { epochs-point-count } por talentos.
    [scenario] { $seat } anota { epochs-point-count } por el escenario.
    [start] { $seat } empieza con { epochs-point-count }.
   *[cards] { $seat } gana { epochs-point-count } por cartas y capacidades.
  }
inner_sea-built = { $seat } construye { $wonder } en { $area }.
inner_sea-wonder-restored = { $disks ->
    [one] 1 disco vuelve a { $wonder }.
   *[other] { $disks } discos vuelven a { $wonder }.
  }
inner_sea-wonder-spent = { $disks ->
    [one] { $wonder } pierde 1 disco.
   *[other] { $wonder } pierde { $disks } discos.
  }
inner_sea-wonder-moved = { $seat } traslada { $wonder } a { $area }.
inner_sea-buried = { $wonder } queda enterrada.
inner_sea-unburied = { $wonder } vuelve a alzarse.
inner_sea-aeneas = { $seat } empieza de nuevo como { $civilization }.
# De partidas cuyo registro contaba los discos uno a uno.
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
    [scenario] Escenario
    [start] Inicio
   *[other] Otros
  }
inner_sea-alt-wonders = Maravillas construidas: { $list }.
inner_sea-alt-wonder = { $wonder } ({ $name }, { $area })

## Comandos escritos: qué hacen, y sus nombres en minúsculas y sin espacios.

inner_sea-command = Jugadas del Mar Interior
inner_sea-command-name = mar
inner_sea-argument-deploy-areas = Por ejemplo: roma 2, etruria
inner_sea-argument-withdraw-areas = { inner_sea-argument-deploy-areas }
inner_sea-command-pay = Paga una maravilla
inner_sea-argument-pay-what = Por ejemplo: roma 2, talento 2, herejía
inner_sea-argument-lose-what = Por ejemplo: talento 2, herejía; o: discos
inner_sea-face-wonder = Maravilla

# Dónde está una carta (/card).
inner_sea-where-wonder-available = Aún sin construir.
inner_sea-where-wonder-built = Construida por { $who } en { $area }, con { $disks ->
    [one] 1 disco
   *[other] { $disks } discos
  }.
inner_sea-where-wonder-buried = Enterrada.
inner_sea-skip-invest-phase = { epochs-skip-resettle-phase }
inner_sea-skip-use-wonder-phase = { epochs-skip-resettle-phase }
inner_sea-state-idle = Sin efecto mientras su dueño no ocupe esa área.
inner_sea-state-wonders = Maravillas
inner_sea-lobby-word = El crecimiento es un borrador que se envía entero; las cartas se juegan por turnos hasta que todos pasan; en una competición todos dicen a la vez qué usan. **Jugar** abre tu panel privado y `/estado` cuenta el mapa en palabras.

inner_sea-hint-unit = Probado con lo que puedes ver, hasta el comienzo del próximo turno.
inner_sea-part-aim = el objetivo del escenario
inner_sea-part-points = puntos
inner_sea-part-talents = talentos
inner_sea-part-income = puntos en cada recuento de victoria
inner_sea-part-growth = discos en cada crecimiento
inner_sea-part-cards = cartas en la mano

inner_sea-facts-civilization = Por civilización

### La crónica de una partida terminada.

inner_sea-story-points = { $because ->
    [cities] { $When }, las ciudades de { $seat } dieron { epochs-point-count }.
    [wonders] { $When }, las maravillas de { $seat } dieron { epochs-point-count }.
    [loot] { $When }, el botín dio { epochs-point-count } a { $seat }.
    [most-cities] { $When }, tener más ciudades dio { epochs-point-count } a { $seat }.
    [most-wonders] { $When }, tener más maravillas dio { epochs-point-count } a { $seat }.
    [seas] { $When }, los mares dieron { epochs-point-count } a { $seat }.
    [talents] { $When }, los talentos dieron { epochs-point-count } a { $seat }.
    [scenario] { $When }, el escenario dio { epochs-point-count } a { $seat }.
    [start] { $When }, { $seat } empezó con { epochs-point-count }.
   *[cards] { $When }, las cartas y capacidades dieron { epochs-point-count } a { $seat }.
  }
inner_sea-story-built = { $When }, { $seat } construyó una maravilla en { $area }: { $wonder }.
inner_sea-story-built-2 = { $seat } alzó { $when } una maravilla en { $area }: { $wonder }.
inner_sea-story-aeneas = { $When }, { $seat } empezó de nuevo con { $civilization }.

# Qué gusta a los ordenadores de un estilo.
inner_sea-style-warrior = Pelea por las áreas y quita discos a los demás
inner_sea-style-builder = Construye ciudades y maravillas
inner_sea-style-trader = Reúne talentos y crece

inner_sea-figure-source = Puntos: { inner_sea-pic-source }

## Scenarios.

inner_sea-scenario = { $scenario ->
    [after_alexander] El mar tras Alejandro. { inner_sea-aim-after_alexander }
    [colonies] Griegos y fenicios. { inner_sea-aim-colonies }
    [fall_of_the_palaces] La caída de los palacios. { inner_sea-aim-fall_of_the_palaces }
   *[rome_and_carthage] Roma y Cartago. { inner_sea-aim-rome_and_carthage }
  }
inner_sea-aim-after_alexander = Dos puntos al acabar una época por cada una de siete tierras y puertos que controlas.
inner_sea-aim-colonies = Un punto al acabar una época por cada una de catorce colonias que controlas.
inner_sea-aim-fall_of_the_palaces = Quien al final no tenga discos en casa queda detrás.
inner_sea-aim-rome_and_carthage = Gana quien controle cinco de siete islas al acabar una época.
inner_sea-aim-few-after_alexander = 2 puntos por cada tierra de 7
inner_sea-aim-few-colonies = 1 punto por cada colonia de 14
inner_sea-aim-few-fall_of_the_palaces = Quien al final no tenga discos en casa queda detrás
inner_sea-aim-few-rome_and_carthage = Ganan 5 de 7 islas
inner_sea-option-scenario-after_alexander = El mar tras Alejandro
inner_sea-option-scenario-after_alexander-about = 4 jugadores, 2 épocas. Al acabar una época, dos puntos más por cada una de siete tierras.
inner_sea-option-scenario-colonies = Griegos y fenicios
inner_sea-option-scenario-colonies-about = 3 jugadores, 2 épocas. Al acabar una época, un punto más por cada una de catorce colonias.
inner_sea-option-scenario-fall_of_the_palaces = La caída de los palacios
inner_sea-option-scenario-fall_of_the_palaces-about = 3 jugadores, 2 épocas. Quien al final no tenga ningún disco en casa va detrás de los demás.
inner_sea-option-scenario-rome_and_carthage = Roma y Cartago
inner_sea-option-scenario-rome_and_carthage-about = 2 jugadores, 2 épocas. Gana quien controle cinco de las siete islas occidentales.

## End of scenarios.
