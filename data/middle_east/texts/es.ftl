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
    [scenario] Escenario
    [start] Inicio
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
  }, { $ready ->
    [one] { $ready } preparado
   *[other] { $ready } preparados
  }, { $supply } en reserva.
middle_east-face-deity = Deidad
middle_east-face-civilization = Civilización

## Preguntas, opciones y opciones de la mesa.

middle_east-hand-line = Cartas: { $cards } · minas: { $talents }{ $ready ->
    [0] {""}
   *[other] {" "}· discos preparados: { $ready }
  }
middle_east-hand-line-other = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  } · minas: { $talents }{ $ready ->
    [0] {""}
   *[other] {" "}· discos preparados: { $ready }
  }
middle_east-ask-withdraw = Crecimiento: ¿retiras discos? De tus ciudades y donde se pueda.
middle_east-ask-deploy = { $limit ->
    [0] Despliegue: ¿dónde va el próximo disco preparado?
   *[other] Tus primeros discos: ¿dónde va el próximo? Como máximo { $limit } por área, y solo donde no hay nadie más.
  } Preparados: { $ready }.
middle_east-ask-card-action = { $offered ->
    [one] Ahora no puedes hacer nada salvo pasar el resto de la fase.
   *[several] Juega una carta, ocúpate de una deidad o pasa el resto de la fase.
  }
middle_east-ask-deity-price = { $deity }: pago { $number } de { $price }{ $disks ->
    [0] .
   *[other] ; al menos { $disks } deben ser discos.
  }
middle_east-ask-deity-offer = { $seat } ofrece devolverte tu deidad ({ $deity }): pierdes { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }, { $seat } gana 2 y el templo queda sobre su carta hasta que lo vuelvas a alzar. ¿Aceptas?
middle_east-ask-deity-request = { $seat } te pide que le devuelvas su deidad ({ $deity }): ganas { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  } y su dueño pierde 1. ¿Aceptas?
middle_east-ask-home = ¿Qué área es el territorio natal de tu civilización?
middle_east-ask-gilgamesh = La regla de Gilgamesh: puedes empezar de nuevo. Tus discos del mapa pasan a ser bárbaros, renuncias a deidades e inversiones y tomas otra civilización, de la que despliegas { $disks } discos desde su territorio natal. Conservas mano, minas y puntos. ¿Lo haces?
middle_east-ask-gilgamesh-civilization = ¿Con qué civilización empiezas de nuevo?
middle_east-ask-granary = Graneros del templo: ¿devuelves { $disks } de tus { $ready ->
    [one] { $ready } disco preparado
   *[other] { $ready } discos preparados
  } a cambio de una mina?
middle_east-ask-spoils = Has saqueado una ciudad. ¿Qué tomas además del punto: una mina, o { $disks ->
    [one] { $disks } prisionero, un disco preparado
   *[other] { $disks } prisioneros, discos preparados
  } para tu próximo crecimiento?
middle_east-ask-losses = { epochs-losses-why } { $because ->
    [competition] tal como está, pierdes aquí { $left ->
        [one] un disco
       *[other] { $left } discos
      }{ $fort ->
            [0] {""}
           *[other] , primero la fortaleza
          }. ¿Qué entregas en su lugar, una cosa por disco?{ $most ->
        [1] {""}
       *[other] {" "}Si otro paga por un disco, se te vuelve a preguntar.
      }
   *[other] { $left ->
        [one] pierdes un disco en { $area }. ¿Entregas una mina o una carta en su lugar?
       *[other] pierdes { $left } discos en { $area }{ $fort ->
            [0] {""}
           *[other] , primero la fortaleza
          }. ¿Entregas minas o cartas en su lugar, una por disco?
      }
  }
middle_east-ask-losses-many = { epochs-losses-why } pierdes { $left } discos: { $places }. ¿Entregas minas o cartas en su lugar, una por disco?
middle_east-ask-draw = Robas { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
  }, y una más por cada mina que gastes. ¿Cuántas minas?
middle_east-ask-archive = Archivo real: ¿cuál de los últimos descartes tomas en lugar de una carta del mazo? O ninguno.
middle_east-ask-astronomers = Astrónomos: ¿cuál de los últimos descartes tomas por una carta de tu mano? O ninguno.
middle_east-ask-astronomers-give = Astrónomos: ¿qué carta de tu mano descartas a cambio de { $card }?
middle_east-ask-dead-keep = Dios de los Muertos: ¿qué carta te quedas? Las demás se descartan.
middle_east-ask-father-place = Padre de los Dioses: ¿qué puesto del orden de turno ocupas?
middle_east-ask-skies-bolt = Dios de los Cielos: ¿sobre el disco de quién cae el rayo?
middle_east-ask-colony = Colonias: ¿dónde va el disco de tu capacidad?
middle_east-ask-siege-train = Tren de asedio en { $area }: ¿el disco de quién golpea?
middle_east-ask-stallions = { $card }: ¿cuántos de sus { $left } discos blancos se te unen en { $area }?
middle_east-ask-card-dance = { $card }: { $seat } hace bailar. ¿Das 2 minas, o 2 cartas al azar?
middle_east-ask-card-spies = { $card }: ves la mano de { $seat }. ¿Qué carta te quedas?
middle_east-ask-card-deity = { $card }: ¿qué deidad?
middle_east-ask-card-kind = { $card }: ¿qué clase de carta se descarta?
middle_east-ask-card-loss = { $card }: ¿de dónde pierdes un disco?{ $left ->
    [one] {""}
   *[other] {" "}En total { $left }.
  }
middle_east-ask-card-prophet = { $card }: ¿qué deidad viene en lugar de la tuya, o los discos de quién junto a tu territorio natal se reemplazan?
middle_east-ask-card-turn-order = { $card }: ¿quién sigue en el orden de turno?
middle_east-ask-epoch-deity = La época acaba con { $row }: ¿qué deidad enmudece?
middle_east-ask-epoch-invasion = Acaba la época: ¿a qué mar llegan 2 bárbaros?{ $left ->
    [one] {""}
   *[other] {" "}En total { $left } mares.
  }
middle_east-ask-epoch-rebels = La época acaba con una revuelta: ¿qué ciudades tuyas se rebelan?{ ask-span }
middle_east-ask-invasion-fertile = { $card }: ¿qué áreas fértiles asaltan?{ ask-span }
middle_east-ask-invasion-onward = { $card }: ¿hacia dónde siguen cabalgando?{ $left ->
    [one] {""}
   *[other] {" "}En total { $left } áreas.
  }

middle_east-choice-keep = Dejarlo así
middle_east-choice-decline = Seguir como estoy
middle_east-choice-establish = Establecer una deidad
middle_east-choice-rebuild = Volver a alzar un templo
middle_east-choice-return = Ofrecer la devolución de una deidad
middle_east-choice-request = Pedir tu deidad
middle_east-choice-expose = Desenmascarar al Falso Profeta
middle_east-choice-deity = Deidad
middle_east-choice-accept = Aceptar
middle_east-choice-refuse = Rechazar
middle_east-choice-store = Guardar 2 discos, ganar 1 mina
middle_east-choice-prisoners = Prisioneros
middle_east-choice-minas = Dos minas
middle_east-choice-cards = Dos cartas al azar
middle_east-choice-add = Discos blancos
middle_east-choice-add-2 = Discos blancos: { $arg }
middle_east-choice-kind = Clase de carta
middle_east-choice-kind-2 = { $arg ->
    [C] Cartas de competición
    [N] Cartas de anulación
    [I] Inversiones
    [R] Cartas de religión
   *[other] { $arg }
  }
middle_east-choice-use-2 = { $arg ->
    [ability] Capacidad
    [deity] Deidad
    [card] Carta
   *[other] { $arg }
  }
middle_east-choice-talent = Una mina
middle_east-choice-talent-2 = { $arg ->
    [0] Ninguna mina
    [one] 1 mina
   *[other] { $arg } minas
  }
middle_east-whole-talent = { middle_east-choice-talent-2 }
middle_east-choice-spend = Minas
middle_east-choice-spend-2 = Minas: { $arg }
middle_east-listed-talent = mina
middle_east-listed-talents = minas
middle_east-several-losses = Entrega minas o cartas…

middle_east-several-losses-many = { middle_east-several-losses }
middle_east-option-epochs-about = Cuántas épocas se juegan: una es corta, dos es media, cuatro es larga.
middle_east-option-first-epoch = Primera época
middle_east-option-first-epoch-about = En qué época empieza la partida; la cuarta es en todo caso la última.
middle_east-option-first-epoch-1 = la primera
middle_east-option-first-epoch-2 = la segunda
middle_east-option-first-epoch-3 = la tercera
middle_east-option-first-epoch-4 = la cuarta
middle_east-conflict-epochs = Desde esa primera época { $number ->
    [one] queda una: se juega una.
   *[other] quedan { $number }: se juegan { $number }.
  }
middle_east-conflict-no-goal = No hay puntos que acaben la partida: no tiene efecto.
middle_east-conflict-goal-alone = En solitario se juega por bronce, plata u oro: no elijas puntos que acaben la partida.
middle_east-conflict-gilgamesh = En la última época nadie empieza de nuevo: con tan pocas, una vez como mucho.
middle_east-option-goal = Puntos que acaban la partida
middle_east-option-goal-about = Se sugieren 25 para una partida corta, 50 para una media, 75 o 100 para una larga.
middle_east-option-goal-none = ninguno
middle_east-option-goal-25 = 25
middle_east-option-goal-50 = 50
middle_east-option-goal-75 = 75
middle_east-option-goal-100 = 100
middle_east-option-goal-ends = Cuándo acaba al alcanzarlos
middle_east-option-goal-ends-about = Si la partida acaba con el turno en que alguien llega a esos puntos, o con su época.
middle_east-option-goal-ends-turn = con el turno
middle_east-option-goal-ends-epoch = con la época
middle_east-option-civilizations = Civilizaciones
middle_east-option-civilizations-about = Las del despliegue básico, o cualquiera con territorio natal en el mapa.
middle_east-option-civilizations-basic = del despliegue básico
middle_east-option-civilizations-any = cualquiera
middle_east-option-gilgamesh = La regla de Gilgamesh
middle_east-option-gilgamesh-about = Cuántas veces por partida puede empezar de nuevo quien va muy por detrás.
middle_east-option-gilgamesh-once = una
middle_east-option-gilgamesh-twice = dos, en épocas distintas
middle_east-option-home-defence = Defensa del territorio natal
middle_east-option-home-defence-about = Si las cartas de la fase de cartas dejan a cada civilización su último disco en casa.
middle_east-option-home-defence-no = no
middle_east-option-home-defence-yes = sí
middle_east-option-withdrawal = Retirada
middle_east-option-withdrawal-about = El reglamento dice ambas cosas: se retira de ciudades y áreas compartidas, o solo de ciudades.
middle_east-option-withdrawal-shared = ciudades y áreas compartidas
middle_east-option-withdrawal-cities = solo ciudades
middle_east-option-balancing-abilities-about = Si algunas civilizaciones conservan una capacidad que hicimos solo para igualar sus opciones.

# A qué se llama a un jugador cuando no es su turno.
middle_east-call-deity-offer = { $who }, tu deidad puede volver contigo en { $where }.
middle_east-call-deity-request = { $who }, te piden una deidad capturada en { $where }.
middle_east-call-card-dance = { $who }, tienes que dar algo en { $where }.
middle_east-call-home = { $who }, elige tu territorio natal en { $where }.

# Una jugada entera, tal como se escribe.
middle_east-named-establish = establecer { $name }
middle_east-named-rebuild = volver a alzar { $name }
middle_east-named-return = devolver { $name }
middle_east-named-request = pedir { $name }

## El panel del turno.

middle_east-group-other = Cartas y minas
middle_east-price-establish = Una deidad cuesta { $price }: discos (al menos { $disks }), minas o cartas.
middle_east-price-rebuild = Volver a alzar su templo cuesta { $rebuilding } discos del mapa, minas o cartas.
middle_east-walled = { $stacks } · fortaleza
middle_east-event-taken = { $card } es un evento: surte efecto de inmediato y se roba otra carta en su lugar.
middle_east-deity-offered = { $deity }: { $who }, templo en { $area }
middle_east-deity-left = { $deity } vuelve a estar disponible para todos.
middle_east-deity-without-home = No tienes discos en tu área natal: el templo de la nueva queda en su carta hasta que lo alces.
middle_east-stronghold-struck = { $side ->
    [many] La fortaleza de los bárbaros cae antes que sus discos.
   *[one] La fortaleza de { $seat } cae antes que sus discos.
  }
middle_east-growth-part-mountains = { $count ->
    [one] 1 por montañas
   *[other] { $count } por montañas
  }
middle_east-growth-part-plains = { $count ->
    [one] 1 llanura
   *[other] { $count } llanuras
  }
middle_east-growth-part-fertile = { $count ->
    [one] 1 área fértil
   *[other] { $count } áreas fértiles
  }
middle_east-homes = { $count ->
    [one] Territorio natal: { $areas }
   *[other] Territorios natales para elegir: { $areas }
  }
middle_east-homes-by-epoch = Natal según la época en que empieza: { $areas }; en otra, cualquiera
middle_east-wanderers = Territorio natal: Alashiya, o tierra a dos áreas o menos de ella que no linde con el natal de otro
middle_east-draft-ask-withdraw = { middle_east-ask-withdraw }
middle_east-draft-ask-deploy = { $limit ->
    [0] Despliegue: ¿adónde van tus discos?
   *[other] Tus primeros discos: uno está en casa, ¿adónde van los demás? Como máximo { $limit } por área, y solo donde no hay nadie más; los que no coloques van a tu reserva.
  }
middle_east-draft-ask-deity-price = { $deity }: { $price } pagos{ $disks ->
    [0] {""}
   *[other] , al menos { $disks } discos
  }.
middle_east-draft-send-deity-price = Pagar ({ $count })
middle_east-draft-pick-deity-price = Paga con uno de cada…
middle_east-confirm-establish = Establecer { $thing }
middle_east-confirm-rebuild = Volver a alzar { $thing }
middle_east-confirm-return = Ofrecer { $thing }
middle_east-confirm-request = Pedir { $thing }
middle_east-confirm-expose = Desenmascarar con { $thing }
middle_east-sure-astronomers-give = Descartar { $things }
middle_east-sure-archive = Tomar { $things }
middle_east-sure-dead-keep = Quedarme { $things } y descartar las demás
middle_east-sure-card-spies = Quedarme { $things }
middle_east-sure-card-deity = Silenciar { $things }
middle_east-sure-epoch-deity = { middle_east-sure-card-deity }
middle_east-button-establish = { $thing } · cuesta { $price }
middle_east-button-rebuild = Volver a alzar { $thing } · cuesta { $rebuilding }
middle_east-button-return = Ofrecer { $thing }
middle_east-button-request = Pedir { $thing }
middle_east-button-expose = Desenmascarar con { $thing }
middle_east-pick-establish = Establece una deidad…

## Planes, órdenes permanentes, deshacer.

middle_east-undo-deity-price = { $count } pagos, { $things }
middle_east-target-card = { $name }
middle_east-target-disks = { $arg ->
    [one] 1 disco
   *[other] { $arg } discos
  }
middle_east-target-kind = { middle_east-choice-kind-2 }
middle_east-order-payments = Minas por discos perdidos
middle_east-order-payments-about = Entrego como máximo esas minas en una competición, o por un golpe; después se van los discos.
middle_east-plan-payments-up-to = Minas como máximo

## Por qué algo no es posible, según las secciones del reglamento, y qué hacer en su lugar.

middle_east-deploy-home-first = Sin discos en el mapa empiezas en tu territorio natal o junto a él, { AND($area) } { $area } no lo está (reglamento: Paso de despliegue).
middle_east-founders-enough = { $area } ya tiene sus { $most } discos: de los doce primeros no caben más en un área; elige otra.
middle_east-founders-apart = { $area } es territorio natal ajeno o no está libre de otros: los doce primeros van donde no hay nadie más.
middle_east-withdraw-not-here = Se retiran discos de tus ciudades{ $shared ->
    [1] {" "}y de áreas que compartes con otros
   *[0] {""}
  }; { $area } no lo es (reglamento: Paso de retiro).
middle_east-no-talents = No tienes minas que entregar.
middle_east-talents-enough = Aquí entregas como máximo { $talents ->
    [one] 1 mina
   *[other] { $talents } minas
  } (reglamento: Bajas alternativas).
middle_east-few-talents = Tienes { $talents ->
    [one] 1 mina
   *[other] { $talents } minas
  } para gastar (reglamento: Paso de robo).
middle_east-no-such-deity = No hay ninguna deidad «{ $text }»; elige una de la lista.
middle_east-deity-taken = { $deity } ya está establecida; elige otra (reglamento: Deidades).
middle_east-deity-by-card = El Monoteísmo llega solo con su carta (reglamento: Deidades).
middle_east-deity-have-one = Ya tienes una deidad; solo puede ser una (reglamento: Establecer una deidad).
middle_east-deity-home = Para eso debes controlar tu territorio natal; tómalo antes (reglamento: Establecer una deidad).
middle_east-deity-too-dear = Eso cuesta { $price }: discos del mapa menos el último, minas o cartas{ $disks ->
    [0] {""}
   *[other] , al menos { $disks } en discos
  }; no te alcanza (reglamento: Establecer una deidad).
middle_east-deity-not-yours = { $deity } no es tuya; elige tu propia deidad.
middle_east-deity-stands = El templo de { $deity } está en pie; no hay nada que volver a alzar.
middle_east-deity-is-captive = { $deity } está cautiva: pídela, o recupera lo tuyo (reglamento: Devolver una deidad).
middle_east-deity-not-captive = { $deity } no está cautiva.
middle_east-deity-not-held = No has capturado { $deity } (reglamento: Devolver una deidad).
middle_east-deity-asked-already = Ya se ha preguntado este turno; solo una vez por turno (reglamento: Devolver una deidad).
middle_east-last-disk-at-home = Tu último disco en { $area } debe quedarse: allí se alzará el templo (reglamento: Establecer una deidad).
middle_east-two-disks-due = Aún faltan los discos debidos; entrega discos del mapa (reglamento: Establecer una deidad).

## Líneas del registro.

middle_east-revealed-series = Se revelan { $list }.
middle_east-revealed-item = { $card } ({ $number })
middle_east-talent-count = { $talents ->
    [one] 1 mina
   *[other] { $talents } minas
  }
middle_east-growth = { $ready ->
    [0] { $seat } no prepara ningún disco
   *[other] { $seat } prepara { $ready }
  }{ $fertile ->
    [0] {""}
   *[other] {" "}· tierra fértil { $fertile }
  }{ $plains ->
    [0] {""}
   *[other] {" "}· llanuras { $plains }
  }{ $mountains ->
    [0] {""}
   *[other] {" "}· montañas { $mountains }
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
middle_east-paid-talent = { $seat } paga una mina en lugar de un disco en { $area }.
middle_east-paid = { $seat } paga { middle_east-talent-count }.
middle_east-talents = { $seat } gana { middle_east-talent-count }.
middle_east-spent = { $seat } gasta { middle_east-talent-count } en cartas.
middle_east-saved = { $card } salva un disco de { $seat } en { $area }.
middle_east-endowed = { $seat } empieza con { middle_east-talent-count }.
middle_east-points = { $because ->
    [cities] { $seat } gana { epochs-point-count } por ciudades.
    [temples] { $seat } gana { epochs-point-count } por templos.
    [captures] { $seat } gana { epochs-point-count } por deidades capturadas.
    [returns] { $seat } gana { epochs-point-count } por una deidad devuelta.
    [loot] { $seat } gana { epochs-point-count } por el botín.
    [most-cities] { $seat } gana { epochs-point-count } por más ciudades.
    [most-deities] { $seat } gana { epochs-point-count } por más deidades.
    [seas] { $seat } gana { epochs-point-count } por mares.
    [talents] { $seat } gana { epochs-point-count } por minas.
    [abilities] { $seat } gana { epochs-point-count } por una capacidad.
    [epoch] { $seat } gana { epochs-point-count } en el cambio de época.
    [scenario] { $seat } anota { epochs-point-count } por el escenario.
    [start] { $seat } empieza con { epochs-point-count }.
   *[cards] { $seat } gana { epochs-point-count } por cartas.
  }
middle_east-prisoners = { $seat } toma prisioneros: { epochs-disks } para el próximo crecimiento.
middle_east-granary = { $seat } guarda { epochs-disks } en los graneros del templo por una mina.
middle_east-established = { $seat } tiene deidad, { $deity }: su templo está en pie.
middle_east-gives-up = { $seat } renuncia a { $deity }.
middle_east-worships = { $seat } tiene deidad, { $deity }; su templo está en su carta.
middle_east-silenced = Enmudece la deidad de { $seat }: { $deity }.
middle_east-offers-deity = { $seat } ofrece devolver a { $other } su deidad: { $deity }.
middle_east-requests-deity = { $seat } pide a { $other } su deidad: { $deity }.
middle_east-refuses-deity = { $seat } rechaza: { $deity } se queda donde está.
middle_east-returned = { $seat } devuelve a { $other } su deidad: { $deity }.
middle_east-temple-captured = { $side ->
    [many] Los bárbaros capturan una deidad: { $deity }.
   *[one] { $seat } captura una deidad: { $deity }.
  }
middle_east-temple-destroyed = { $side ->
    [many] Los bárbaros destruyen un templo: { $deity }.
   *[one] { $seat } destruye un templo: { $deity }.
  }
middle_east-temple-recovered = { $seat } recupera su deidad, { $deity }; su templo queda sobre su carta.
middle_east-stronghold = { $side ->
    [many] Los bárbaros alzan una fortaleza en { $area }.
   *[one] { $seat } alza una fortaleza en { $area }.
  }
middle_east-stronghold-gone = { $side ->
    [many] Cae la fortaleza de los bárbaros en { $area }.
   *[one] Cae la fortaleza de { $seat } en { $area }.
  }
middle_east-site = { $card }: queda marcada { $area }.
middle_east-site-gone = { $card } se agota; se retira su marca.
middle_east-reaps = { $seat } aprovecha { $card } en { $area }.
middle_east-recruits = { $seat } recluta { epochs-disks } para el próximo crecimiento.
middle_east-deported = A { $seat } le deportan { epochs-disks } de { $area } a { $places }.
middle_east-handed-over = { $seat } entrega a { $other } { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
  }.
middle_east-treasuries = Las minas que quedan se devuelven: { $treasuries }.
middle_east-blown = { $side ->
    [many] El viento se lleva { epochs-disks } de los bárbaros: { $places }.
   *[one] El viento se lleva { epochs-disks } de { $seat }: { $places }.
  }
middle_east-hands-on = Cada mano pasa a quien sigue en el orden de turno: { $hands }.
middle_east-temple-back = El templo de { $deity } vuelve a la carta de { $seat }.
middle_east-blown-away = El viento se lleva bárbaros: { $places }.
middle_east-epoch-row = Cambian los tiempos: { $row }.
middle_east-omen = { $over ->
    [1] Presagio, número { $number }: la época acaba con este turno.
   *[0] Presagio, número { $number }: la época sigue.
  }
middle_east-goal = Alcanzado el objetivo de { $points } puntos.
middle_east-gilgamesh = { $seat } empieza de nuevo con { $civilization }, con { $area } por territorio natal.
middle_east-tie = { $by ->
    [temples] Empate a puntos: deciden los templos en casa.
    [homes] Empate a puntos: deciden los territorios natales controlados.
    [cities] Empate a puntos: decide el número de ciudades.
    [disks] Empate a puntos: deciden los discos en el mapa.
    [areas] Empate a puntos: deciden las áreas ocupadas.
    [gilgamesh] Empate a puntos: va delante quien no ha empezado de nuevo.
   *[nothing] Empate en todo: el primer puesto se comparte.
  }

## Comandos escritos: lo que hacen, sus nombres en minúsculas y sin espacios.

middle_east-command = Jugadas de Oriente Medio
middle_east-command-name = oriente
middle_east-argument-deploy-areas = Por ejemplo: uruk 2, lagash
middle_east-argument-withdraw-areas = { middle_east-argument-deploy-areas }
middle_east-command-pay = Paga una deidad
middle_east-argument-pay-what = Por ejemplo: uruk 2, mina 2, trueque
middle_east-argument-lose-what = Por ejemplo: mina 2, trueque; o: discos

# Dónde está una carta o una deidad (/carta).
middle_east-where-deity-available = Aún por establecer.
middle_east-where-deity-card = Llega solo con su carta.
middle_east-where-deity-established = La venera { $who }; su templo está en { $area }.
middle_east-where-deity-inactive = Deidad de { $who }, enmudecida.
middle_east-where-deity-captured = Deidad de { $who }, capturada por { $holder }.
middle_east-where-deity-destroyed = Deidad de { $who }; su templo está sobre su carta.
middle_east-where-civ = La dirige { $who }.
middle_east-where-civ-free = Nadie la dirige en esta mesa.
middle_east-where-civ-without = No en esta mesa: { $abilities }.
middle_east-where-site = Marca { $area }.
middle_east-skip-granary-phase = { epochs-skip-resettle-phase }
middle_east-skip-invest-phase = { epochs-skip-resettle-phase }
middle_east-state-scores = Da puntos a su dueño con el mapa como está.
middle_east-state-helps = Su beneficio puede usarse ahora.
middle_east-state-pieces = Deidades y fortalezas
middle_east-state-stronghold = Fortaleza de { $who } en { $area }
middle_east-state-site = { $card } marca { $area }
middle_east-lobby-word = El crecimiento es un borrador que se envía entero; las cartas se juegan por turnos hasta que todos pasan; en una competición todos dicen a la vez qué usan. **Jugar** abre tu panel privado y `/estado` cuenta el mapa en palabras.

middle_east-hint-unit = Probado con lo que puedes ver, hasta el comienzo del próximo turno.
middle_east-part-aim = el objetivo del escenario
middle_east-part-points = puntos
middle_east-part-talents = minas
middle_east-part-income = puntos en cada recuento de victoria
middle_east-part-growth = discos en cada crecimiento
middle_east-part-cards = cartas en la mano

middle_east-facts-civilization = Por civilización

### La crónica de una partida terminada.

middle_east-story-points = { $because ->
    [cities] { $When }, las ciudades de { $seat } dieron { epochs-point-count }.
    [temples] { $When }, los templos de { $seat } dieron { epochs-point-count }.
    [captures] { $When }, las deidades capturadas dieron { epochs-point-count } a { $seat }.
    [returns] { $When }, una deidad devuelta dio { epochs-point-count } a { $seat }.
    [loot] { $When }, el botín dio { epochs-point-count } a { $seat }.
    [most-cities] { $When }, tener más ciudades dio { epochs-point-count } a { $seat }.
    [most-deities] { $When }, tener más deidades dio { epochs-point-count } a { $seat }.
    [seas] { $When }, los mares dieron { epochs-point-count } a { $seat }.
    [talents] { $When }, las minas dieron { epochs-point-count } a { $seat }.
    [abilities] { $When }, una capacidad dio { epochs-point-count } a { $seat }.
    [epoch] { $When }, el cambio de época dio { epochs-point-count } a { $seat }.
    [scenario] { $When }, el escenario dio { epochs-point-count } a { $seat }.
    [start] { $When }, { $seat } empezó con { epochs-point-count }.
   *[cards] { $When }, las cartas dieron { epochs-point-count } a { $seat }.
  }
middle_east-story-established = { $When }, { $seat } ganó una deidad y alzó su templo: { $deity }.
middle_east-story-established-2 = { $seat } ganó una deidad { $when }, con templo en el mapa: { $deity }.
middle_east-story-temple-captured = { $side ->
    [many] { $When }, los bárbaros capturaron una deidad: { $deity }.
   *[one] { $When }, { $seat } capturó una deidad: { $deity }.
  }
middle_east-story-stronghold-gone = { $side ->
    [many] { $When } cayó la fortaleza de los bárbaros en { $area }.
   *[one] { $When } cayó la fortaleza de { $seat } en { $area }.
  }
middle_east-story-loot = { $When }, { $seat } obtuvo botín en { $area }.
middle_east-story-omen = { $When }, un presagio, el número { $number }, puso fin a la época.
middle_east-story-gilgamesh = { $When }, { $seat } empezó de nuevo con { $civilization }, con { $area } por territorio natal.
middle_east-story-goal = { $When } se alcanzó el objetivo de { $points } puntos.

# Qué gusta a los ordenadores de un estilo.
middle_east-style-warrior = Pelea por las áreas y quita discos a los demás
middle_east-style-builder = Construye ciudades y fortalezas
middle_east-style-priest = Sirve a deidades
middle_east-style-trader = Reúne minas y crece

middle_east-figure-source = Puntos: { middle_east-pic-source }

## Scenarios.

middle_east-scenario = { $scenario ->
    [egypt_and_hatti] Egipto y Hatti. { middle_east-aim-egypt_and_hatti }
    [rise_of_assyria] El ascenso de Asiria. { middle_east-aim-rise_of_assyria }
    [sea_peoples] Los Pueblos del Mar. { middle_east-aim-sea_peoples }
   *[sumer_and_akkad] Sumer y Acad. { middle_east-aim-sumer_and_akkad }
  }
middle_east-aim-egypt_and_hatti = Gana quien controle cinco de siete tierras de Siria al acabar una época.
middle_east-aim-rise_of_assyria = Gana quien controle seis de diez tierras reales al acabar una época.
middle_east-aim-sea_peoples = Quien al final no tenga discos en casa queda detrás.
middle_east-aim-sumer_and_akkad = Dos puntos al acabar una época por cada una de siete ciudades de la llanura que controlas.
middle_east-aim-few-egypt_and_hatti = Ganan 5 de 7 tierras de Siria
middle_east-aim-few-rise_of_assyria = Ganan 6 de 10 tierras reales
middle_east-aim-few-sea_peoples = Quien al final no tenga discos en casa queda detrás
middle_east-aim-few-sumer_and_akkad = 2 puntos por cada ciudad de 7
middle_east-option-scenario-egypt_and_hatti = Egipto y Hatti
middle_east-option-scenario-egypt_and_hatti-about = 2 jugadores, 2 épocas. Gana quien controle cinco de las siete tierras de Siria.
middle_east-option-scenario-rise_of_assyria = El ascenso de Asiria
middle_east-option-scenario-rise_of_assyria-about = 3 jugadores, 2 épocas. Gana quien controle seis de diez tierras reales.
middle_east-option-scenario-sea_peoples = Los Pueblos del Mar
middle_east-option-scenario-sea_peoples-about = 3 jugadores, 2 épocas. Los Pueblos del Mar no tienen jugador: sobrevive en casa y puntúa.
middle_east-option-scenario-sumer_and_akkad = Sumer y Acad
middle_east-option-scenario-sumer_and_akkad-about = 3 jugadores, 2 épocas. Al acabar una época, dos puntos más por cada una de siete ciudades.

## End of scenarios.
