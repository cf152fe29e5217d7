### Preguntas, elecciones y opciones de la mesa.

through_the_ages-ask-action = { $civil ->
    [one] Te queda 1 acción civil
   *[other] Te quedan { $civil } acciones civiles
  } y { $military ->
    [one] 1 acción militar
   *[other] { $military } acciones militares
  }: ¿qué haces? Realiza acciones en cualquier orden y después termina la fase.
through_the_ages-ask-politics = { $number ->
    [1] Fase política: ¿qué acción política realizas? Una o ninguna.
   *[other] Julio César: ¿realizas una segunda acción política? Una vez por partida.
  }
through_the_ages-ask-homer = Sustituyes a Homero: ¿recuperas la acción civil, o lo pones bajo una maravilla completada para tener 1 cara sonriente más?
through_the_ages-ask-pact = { $part ->
    [both] { $seat } te ofrece el pacto { $card }. ¿Lo aceptas?
   *[other] { $seat } te ofrece el pacto { $card }; tú serías { $part }. ¿Lo aceptas?
  }
through_the_ages-ask-bid = { $highest ->
    [0] Se puede colonizar { $card }. ¿Cuánto pujas? Quien gane debe enviar unidades y cartas de bonificación por el valor de su puja.
   *[other] Se puede colonizar { $card }. La puja va por { $highest }: ¿la subes?
  }
through_the_ages-ask-force = Colonizas { $card }: ¿qué fuerza de valor { $bid } o más envías?
through_the_ages-ask-defend = { $seat } te ataca con { $card }. Para repeler la agresión necesitas { $missing } más de fuerza: ¿qué cartas usas? Las que dan +1 cada una se descartan boca abajo.
through_the_ages-ask-discard = { $why ->
    [event] { $card }
    [aggression] { $card }, +1 de fuerza por carta
    [territory] { $card }, +1 por carta
   *[limit] Tu mano supera su límite
  }: descarta { $count ->
    [one] 1 carta militar
   *[other] { $count } cartas militares
  }, boca abajo.
through_the_ages-ask-lose-worker = { $card }: pierdes { $left ->
    [one] 1 población
   *[other] { $left } de población
  } y no hay nadie desocupado. { $left ->
    [one] ¿Qué trabajador se va?
   *[other] ¿Qué trabajador se va primero?
  }
through_the_ages-ask-blue-token = { $card }: { $left ->
    [one] se va 1 ficha azul
   *[other] se van { $left } fichas azules
  } y la reserva está vacía. ¿De qué tecnología sale{ $left ->
    [one] {""}
   *[other] {" "}la primera
  }? Hay: { $units }.
through_the_ages-ask-mixture = { $card }: { $way ->
    [lose] pierdes { $amount } en total entre comida y recursos
    [take] tomas de { $rival } { $amount } en total entre comida y recursos
   *[gain] ganas { $amount } en total entre comida y recursos
  }. ¿Cuánto de cada?
through_the_ages-ask-raid = { $card }: ¿qué edificio urbano de { $rival } destruyes (hasta nivel { $level }{ $left ->
    [one] {""}
   *[other] ; { $left } en total como máximo
  })?
through_the_ages-ask-annex = { $card }: ¿qué colonia de { $rival } tomas?
through_the_ages-ask-infiltrate = { $card }: ¿qué retiras a { $rival }, el líder o la maravilla sin completar?
through_the_ages-ask-spoils = { $card }: puedes tomar { $left } de ciencia de { $rival }, o tecnologías especiales por su coste a cuenta de esa cantidad. ¿Qué tomas?
through_the_ages-ask-market = { $card }: ¿comida o recursos?
through_the_ages-ask-free = { $card }: ¿construyes esto gratis con un trabajador desocupado?
through_the_ages-ask-ruin = { $card }: ¿cuál de tus maravillas completadas de la época A o I se convierte en ruina? Solo dará 2 de cultura.
through_the_ages-ask-destroy = { $card }: ¿qué granja, mina o edificio urbano tuyo destruyes?
through_the_ages-ask-free-colony = { $card }: ¿qué colonia pierdes?
through_the_ages-ask-progress = Progreso de la civilización: haz una de estas cosas por 1 menos y sin usar acciones, o ninguna.
through_the_ages-ask-agreement = Acuerdo internacional: toma cartas por valor de hasta { $left ->
    [one] 1 acción civil
   *[other] { $left } acciones civiles
  }. Si tomas alguna, renuncias a tu próxima acción política.

through_the_ages-choice-take = Tomar una carta
through_the_ages-choice-take-3 = lugar { $arg }
through_the_ages-choice-increase = Aumentar la población
through_the_ages-choice-build = Construir
through_the_ages-choice-upgrade = Modernizar
through_the_ages-choice-destroy = Destruir o desmantelar
through_the_ages-choice-wonder = Maravilla
through_the_ages-choice-wonder-2 = construir { $arg ->
    [1] 1 etapa
   *[other] { $arg } etapas
  }
through_the_ages-choice-leader = Líder
through_the_ages-choice-develop = Desarrollar una tecnología
through_the_ages-choice-revolution = Revolución
through_the_ages-choice-play = Jugar una carta de acción
through_the_ages-choice-play-3 = { $arg ->
    [food] Comida
    [resources] Recursos
    [build] Construir
    [upgrade] Modernizar
    [develop] Desarrollar
    [revolution] Revolución
   *[other] { $arg }
  }
through_the_ages-choice-tactic = Poner en juego una táctica
through_the_ages-choice-copy = Copiar una táctica
through_the_ages-choice-hammurabi = Hammurabi: una acción militar como civil
through_the_ages-choice-barbarossa = Barbarroja: población y unidad
through_the_ages-choice-bach = Bach: modernizar a teatro
through_the_ages-choice-churchill = Churchill
through_the_ages-choice-churchill-2 = { $arg ->
    [culture] 3 de cultura
   *[military] 3 de ciencia y 3 recursos para unidades militares
  }
through_the_ages-choice-liner = Transatlánticos: 1 población gratis
through_the_ages-choice-trade = Rutas comerciales: comida y recursos
through_the_ages-choice-end = Terminar la fase de acciones
through_the_ages-choice-event = Preparar un evento
through_the_ages-choice-attack = Jugar una agresión
through_the_ages-choice-attack-3 = jugador { $arg }
through_the_ages-choice-war = Declarar una guerra
through_the_ages-choice-war-3 = jugador { $arg }
through_the_ages-choice-pact = Ofrecer un pacto
through_the_ages-choice-pact-3 = jugador { $arg }
through_the_ages-choice-pact-4 = tú eres { $arg }
through_the_ages-choice-cancel = Anular un pacto
through_the_ages-choice-cancel-3 = jugador { $arg }
through_the_ages-choice-alexander = Alejandro: retirarlo por 1 ficha amarilla
through_the_ages-choice-columbus = Colón: colonizar desde la mano
through_the_ages-choice-resign = Abandonar
through_the_ages-choice-pass = Pasar
through_the_ages-choice-regain = Recuperar la acción civil
through_the_ages-choice-under = Poner a Homero bajo una maravilla
through_the_ages-choice-accept = Aceptar
through_the_ages-choice-refuse = Rechazar
through_the_ages-choice-bid = Pujar
through_the_ages-choice-force = Enviar
through_the_ages-choice-none = No defenderse
through_the_ages-choice-cards = Usar cartas
through_the_ages-choice-discard = Descartar
through_the_ages-choice-discard-3 = { $arg ->
    [1] {""}
   *[other] ({ $arg })
  }
through_the_ages-choice-worker = Trabajador
through_the_ages-choice-token = Ficha
through_the_ages-choice-mixture = Reparto
through_the_ages-choice-mixture-2 = Comida: { $arg }
through_the_ages-choice-mixture-3 = Recursos: { $arg }
through_the_ages-choice-raid = Destruir
through_the_ages-choice-spare = No destruir ninguno
through_the_ages-choice-infiltrate = Retirar
through_the_ages-choice-colony = Colonia
through_the_ages-choice-science = Ciencia por todo lo que queda
through_the_ages-choice-special = Tecnología especial
through_the_ages-choice-food = Comida
through_the_ages-choice-resources = Recursos
through_the_ages-choice-no = No, gracias
through_the_ages-choice-ruin = Ruina
through_the_ages-counted-any = cualquier carta por +1
through_the_ages-confirm-take = Tomar { $thing }
through_the_ages-confirm-build = Construir { $thing }
through_the_ages-confirm-upgrade = Modernizar { $thing }
through_the_ages-confirm-play = Jugar { $thing }
through_the_ages-confirm-leader = Líder: { $thing }
through_the_ages-confirm-develop = Desarrollar { $thing }
through_the_ages-confirm-revolution = Revolución: { $thing }
through_the_ages-confirm-tactic = Poner en juego { $thing }
through_the_ages-confirm-copy = Copiar { $thing }
through_the_ages-confirm-event = Preparar { $thing }
through_the_ages-confirm-attack = Agresión: { $thing }
through_the_ages-confirm-war = Declarar { $thing }
through_the_ages-confirm-pact = Ofrecer { $thing }
through_the_ages-confirm-discard = Descartar { $thing }
through_the_ages-confirm-resign = Abandonar definitivamente
through_the_ages-waste-actions = { $count ->
    [one] Aún te queda una acción civil: se perderá.
   *[other] Aún te quedan { $count } acciones civiles: se perderán.
  }
through_the_ages-grave-resign = Dejas la partida definitivamente y habrás perdido.
through_the_ages-sure-discard = Descartar { $things }

through_the_ages-call-defend = { $who }, te atacan en { $where }.
through_the_ages-call-pact = { $who }, te ofrecen un pacto en { $where }.
through_the_ages-call-bid = { $who }, se puja por un territorio en { $where }.
through_the_ages-call-force = { $who }, colonizas en { $where }: envía tu fuerza.
through_the_ages-call-lose-worker = { $who }, pierdes población en { $where }: elige un trabajador.
through_the_ages-call-discard = { $who }, debes descartar cartas militares en { $where }.
through_the_ages-call-blue-token = { $who }, elige una ficha azul en { $where }.
through_the_ages-call-mixture = { $who }, elige comida y recursos en { $where }.
through_the_ages-call-raid = { $who }, elige qué se destruye en { $where }.
through_the_ages-call-ruin = { $who }, una de tus maravillas se convierte en ruina en { $where }.
through_the_ages-call-destroy = { $who }, debes destruir algo tuyo en { $where }.
through_the_ages-call-free-colony = { $who }, pierdes una colonia en { $where }.
through_the_ages-call-market = { $who }, elige comida o recursos en { $where }.
through_the_ages-call-free = { $who }, puedes construir gratis en { $where }.
through_the_ages-call-progress = { $who }, puedes hacer algo por 1 menos en { $where }.
through_the_ages-call-agreement = { $who }, puedes tomar cartas en { $where }.

through_the_ages-option-civil-hands = Manos civiles
through_the_ages-option-civil-hands-about = Si todos ven las cartas civiles de todas las manos; todas salieron a la vista de la fila de cartas.
through_the_ages-option-civil-hands-open = a la vista
through_the_ages-option-civil-hands-hidden = ocultas
through_the_ages-option-first-player = Primer jugador
through_the_ages-option-first-player-about = Quién empieza.
through_the_ages-option-first-player-random = por sorteo
through_the_ages-option-first-player-first-seat = el primer sitio
through_the_ages-option-genghis-in-uprising = Gengis Kan en una revuelta
through_the_ages-option-genghis-in-uprising-about = Si Gengis Kan gana sus 3 de cultura también en un turno con revuelta.
through_the_ages-option-genghis-in-uprising-yes = gana cultura
through_the_ages-option-genghis-in-uprising-no = no la gana
through_the_ages-option-resigning = Abandonar
through_the_ages-option-resigning-about = Si un jugador puede abandonar y dejar la partida a los demás.
through_the_ages-option-resigning-no = no
through_the_ages-option-resigning-yes = sí
through_the_ages-option-asking = A quién se pregunta por pujas y defensas
through_the_ages-option-asking-about = Preguntar a todos tarda más, pero el silencio no revela nada de las manos militares.
through_the_ages-option-asking-who-can = solo a quien puede
through_the_ages-option-asking-everyone = a todos los que podrían, por el dorso de sus cartas

### Opciones enteras, como se escriben en una lista.

through_the_ages-named-take = tomar { $card } del lugar { $place }
through_the_ages-named-build = construir { $card }
through_the_ages-named-upgrade = modernizar { $card } a { $other }
through_the_ages-named-destroy = destruir { $card }
through_the_ages-named-leader = líder { $card }
through_the_ages-named-develop = desarrollar { $card }
through_the_ages-named-revolution = revolución a { $card }
through_the_ages-named-play = jugar { $card }{ $how ->
    [food] {" "}por comida
    [resources] {" "}por recursos
    [build] {" "}y construir { $thing }
    [upgrade] {" "}y modernizar { $thing } a { $other }
    [develop] {" "}y desarrollar { $thing }
    [revolution] {" "}y revolución a { $thing }
   *[other] {""}
  }
through_the_ages-named-tactic = táctica { $card }
through_the_ages-named-copy = copiar { $card }
through_the_ages-named-barbarossa = Barbarroja con { $card }
through_the_ages-named-bach = Bach de { $card } a { $other }
through_the_ages-named-event = preparar { $card }
through_the_ages-named-attack = atacar a { $rival } con { $card }
through_the_ages-named-war = declarar { $card } a { $rival }
through_the_ages-named-pact = ofrecer { $card } a { $rival } como { $side }
through_the_ages-named-cancel = anular { $card } de { $rival }
through_the_ages-named-columbus = Colón a { $card }

through_the_ages-cost-civil = { $count ->
    [0] gratis
    [one] 1 acción
   *[other] { $count } acciones
  }
through_the_ages-cost-military = { $count ->
    [one] 1 acción militar
   *[other] { $count } acciones militares
  }
through_the_ages-cost-food = { $count } de comida
through_the_ages-cost-resources = { $count ->
    [one] 1 recurso
   *[other] { $count } recursos
  }
through_the_ages-cost-science = { $count } de ciencia

### Órdenes permanentes: lo que se responde por adelantado.

through_the_ages-order-attacked = Si me atacan
through_the_ages-order-attacked-about = Me defiendo con las cartas más baratas que repelen la agresión, si basta el número que digas; si no, con ninguna.
through_the_ages-order-territories = Si sale un territorio
through_the_ages-order-territories-about = Pujo lo mínimo para ir por delante, hasta tu límite y hasta lo que se pueda enviar; luego envío la fuerza más barata.
through_the_ages-order-pacts = Si me ofrecen un pacto
through_the_ages-order-pacts-about = Lo que digas de un pacto va antes que lo que digas de todos. Te pregunto por las ofertas de los jugadores que no nombres.
through_the_ages-order-losses = Lo que perdería primero
through_the_ages-order-losses-about = Se va lo primero de tu lista que tengas. Por lo que no esté en ella te pregunto.
through_the_ages-order-events = Si un evento me deja elegir
through_the_ages-order-events-about = Por lo que no digas te pregunto.
through_the_ages-order-lasts-round = hasta que acabe la ronda
through_the_ages-order-lasts-age = hasta que acabe la época
through_the_ages-order-lasts-game = hasta que acabe la partida
through_the_ages-until-round = durante esta ronda
through_the_ages-until-age = durante esta época
through_the_ages-until-game = durante toda la partida

through_the_ages-plan-politics = Tu próxima acción política
through_the_ages-plan-defend-up-to = Cartas para repeler un ataque
through_the_ages-plan-defend-with = Qué cartas
through_the_ages-plan-discard-first = Cartas que descartar primero
through_the_ages-plan-bid-up-to = Pujas
through_the_ages-plan-bid-up-to-for = Pujas por { $territory ->
    [developed] Territorio desarrollado
    [historic] Territorio histórico
    [inhabited] Territorio habitado
    [strategic] Territorio estratégico
    [vast] Territorio vasto
   *[wealthy] Territorio rico
  }
through_the_ages-plan-send-first = Lo que envío
through_the_ages-plan-send-units = Unidades que pueden ir
through_the_ages-plan-pact-answer = Todos los pactos
through_the_ages-plan-pact-answer-to = { $card }
through_the_ages-plan-pact-from = Ofrecidos por
through_the_ages-plan-lose-workers = Trabajadores que perder primero
through_the_ages-plan-lose-buildings = Edificios que perder primero
through_the_ages-plan-lose-colonies = Colonias que perder primero
through_the_ages-plan-lose-wonders = Maravillas que arruinar primero
through_the_ages-plan-lose-tokens = Fichas azules que perder primero
through_the_ages-plan-lose-goods = Comida o recursos que perder
through_the_ages-plan-gain-goods = Comida o recursos que ganar
through_the_ages-plan-progress-first = Progreso de la civilización
through_the_ages-plan-agreement-take = Acuerdo internacional
through_the_ages-plan-raid-first = Terrorismo
through_the_ages-plan-free-temple = Templo gratis
through_the_ages-plan-free-warriors = Guerreros gratis

through_the_ages-choice-no-defence = No defenderme nunca
through_the_ages-choice-use-up-to = Defenderme
through_the_ages-choice-use-up-to-2 = { $arg } como máximo
through_the_ages-choice-bonus-first = Las menos cartas posibles
through_the_ages-choice-others-first = Guardar mis cartas de bonificación
through_the_ages-choice-no-bid = No pujar nunca
through_the_ages-choice-bid-to = Pujar
through_the_ages-choice-bid-to-2 = { $arg } como máximo
through_the_ages-choice-cards-first = Pocas unidades: antes cartas de bonificación
through_the_ages-choice-units-first = Antes unidades, para guardar las cartas
through_the_ages-choice-units-only = Solo unidades, sin cartas
through_the_ages-choice-send = Enviar
through_the_ages-choice-kind = Cartas
through_the_ages-choice-kind-2 = { $arg ->
    [tactic] Tácticas
    [aggression] Agresiones
    [war] Guerras
    [event] Eventos
    [territory] Territorios
    [pact] Pactos
   *[bonus] Cartas de bonificación
  }
through_the_ages-choice-seat = Jugador
through_the_ages-choice-accept-2 = { $arg ->
    [a] Aceptar como lado A; si no, rechazar
   *[b] Aceptar como lado B; si no, rechazar
  }
through_the_ages-choice-plentiful = De lo que tenga más
through_the_ages-choice-scarcer = De lo que tenga menos
through_the_ages-choice-dearest = El edificio más caro
through_the_ages-choice-cheapest = El edificio más barato
through_the_ages-choice-build-it = Construirlo

through_the_ages-skip-bid = Pujar paso a paso…
through_the_ages-skip-bid-never = No pujar nunca en esta época
through_the_ages-skip-bid-up-to = Pujar paso a paso hasta { $count }
through_the_ages-skip-note-bid = Paso a paso: pujo lo mínimo para ir por delante; hasta dónde, solo lo sabes tú.
through_the_ages-skip-defend = En esta época, defenderme siempre…
through_the_ages-skip-defend-never = No defenderme nunca en esta época
through_the_ages-skip-defend-up-to = { $count ->
    [one] Siempre que baste 1 carta
   *[other] Siempre que basten { $count } cartas
  }
through_the_ages-skip-pact-all = Rechazar todos los pactos de esta época
through_the_ages-skip-pact-this = Rechazar siempre este pacto
through_the_ages-skip-market-food = Siempre comida
through_the_ages-skip-market-resources = Siempre recursos

through_the_ages-no-order-nothing-left = No te queda nada de esa lista; di de nuevo qué se va primero.
through_the_ages-no-order-force = Con lo que dejas ir no sale una fuerza de { $bid }; elige tú la fuerza.
through_the_ages-named-mixture = { $food } de comida y { $resources } { $resources ->
    [one] recurso
   *[other] recursos
  }
through_the_ages-button-bid = Pujar { $thing }
through_the_ages-button-build = Construir { $thing }
through_the_ages-button-develop = Desarrollar { $thing }
through_the_ages-button-revolution = Revolución a { $thing }
through_the_ages-button-mixture = { $deed }
through_the_ages-button-cards = Usar { $thing }
through_the_ages-button-force = Enviar { $thing }

# Junto a más fuerzas de las que caben en un menú: por el primer tipo de unidad que se envía.
through_the_ages-group-i = Con infantería
through_the_ages-group-c = Caballería, sin infantería
through_the_ages-group-a = Artillería sola o con aire
through_the_ages-group-f = Solo fuerzas aéreas
through_the_ages-button-destroy = Destruir { $thing }
through_the_ages-button-raid = Destruir { $thing }

### Por qué algo no es posible, y qué hacer en su lugar.

through_the_ages-unplayed = un vecino
through_the_ages-no-such-action = No existe esa acción; elige una de la lista.
through_the_ages-no-first-round = En la primera ronda solo se toman cartas de la fila; toma una o termina la fase (reglamento: El primer turno).
through_the_ages-no-civil-actions = { $needs ->
    [one] Eso requiere 1 acción civil
   *[other] Eso requiere { $needs } acciones civiles
  } y tienes { $has }; elige algo más barato o termina la fase.
through_the_ages-no-military-actions = { $needs ->
    [one] Eso requiere 1 acción militar
   *[other] Eso requiere { $needs } acciones militares
  } y tienes { $has }; elige algo más barato.
through_the_ages-no-resources = { $what ->
    [upgrade] Modernizar a { $card }
    [stage] Esa parte de { $card }
   *[build] { $card }
  } cuesta { $needs ->
    [one] 1 recurso
   *[other] { $needs } recursos
  } y tienes { $has } para ello; elige algo más barato o espera a tu producción.
through_the_ages-no-food = Un trabajador más cuesta { $needs } de comida y tienes { $has }; elige otra cosa o espera a tu producción.
through_the_ages-no-science = { $card } cuesta { $needs } de ciencia y tienes { $has } para ello; elige algo más barato o espera a tu producción.
through_the_ages-no-fresh-card = Has tomado { $card } este turno; juega la carta a partir de tu próximo turno (reglamento: Jugar una carta de acción).
through_the_ages-no-yellow-tokens = Tu reserva amarilla está vacía y tu población no puede crecer; consigue antes fichas amarillas (reglamento: Aumentar la población).
through_the_ages-no-idle-worker = No tienes trabajadores desocupados; aumenta tu población, o destruye o desmantela algo antes (reglamento: Construir una granja, mina o edificio urbano).
through_the_ages-no-urban-limit = { $card }: tu gobierno permite { $limit } edificios urbanos de un tipo; destruye uno, moderniza uno o cambia de gobierno (reglamento: Gobiernos).
through_the_ages-no-no-worker = { $card } no tiene ningún trabajador que modernizar; elige una tecnología que lo tenga.
through_the_ages-no-once-a-turn = { $card } sirve una vez por turno y ya se ha usado; podrás usarlo de nuevo en tu próximo turno.
through_the_ages-no-nothing-to-trade = No tienes nada que dar a cambio; produce antes.
through_the_ages-no-agreement-budget = { $needs ->
    [one] Eso requiere 1 acción civil
   *[other] Eso requiere { $needs } acciones civiles
  } y al acuerdo le quedan { $has }; elige una carta más barata o no tomes más.
through_the_ages-no-resign-late = En la época IV nadie puede abandonar; juega la partida hasta el final (reglamento: Abandonar).
through_the_ages-no-gandhi = Con { $card } no juegas agresiones ni declaras guerras; sustitúyelo antes.
through_the_ages-no-pact-forbids = El pacto { $card } prohíbe este ataque; anúlalo antes o ataca a otro (reglamento: Pactos).
through_the_ages-no-no-colony = { $card } exige un adversario con una colonia; elige a otro.
through_the_ages-no-nothing-to-infiltrate = { $card } exige un adversario con un líder o una maravilla sin completar; elige a otro.
through_the_ages-no-war-in-last-round = En la última ronda no se declaran guerras, porque no llegarían a resolverse; elige otra acción política (reglamento: Declarar una guerra).
through_the_ages-no-not-stronger = Para jugar una agresión debes ser más fuerte: tú tienes { $mine } de fuerza y tu adversario { $theirs }. Elige a uno más débil o refuerza tu ejército (reglamento: Jugar una agresión).
through_the_ages-no-tactic-once = Ya has jugado o copiado una táctica este turno; la siguiente queda para tu próximo turno (reglamento: Poner en juego una táctica).
through_the_ages-no-second-wonder = { $card } está sin completar; complétala antes de tomar otra maravilla (reglamento: Toma una maravilla).
through_the_ages-no-hand-full = En la mano caben como máximo { $limit } cartas civiles y está llena; juega antes una carta (reglamento: Toma una carta que no sea una maravilla).
through_the_ages-no-leader-of-age = Ya has tomado un líder de la época de { $card }; solo puedes tener uno de cada época. Toma otra carta (reglamento: Toma una carta que no sea una maravilla).
through_the_ages-no-technology-twice = Ya tienes { $card }, en juego o en la mano; toma otra carta (reglamento: Toma una carta que no sea una maravilla).
through_the_ages-no-partner-science = Tu socio en { $card } no puede pagar su parte de ciencia; espera a que pueda o anula el pacto.
through_the_ages-no-no-wonder = No estás construyendo ninguna maravilla; toma antes una de la fila de cartas (reglamento: Construir la etapa de una maravilla).
through_the_ages-no-stages = A tu maravilla le quedan menos etapas; construye menos (reglamento: Construir la etapa de una maravilla).
through_the_ages-no-blue-tokens = No tienes ninguna ficha azul con que cubrir la etapa; paga o consigue alguna antes (reglamento: Construir la etapa de una maravilla).

through_the_ages-no-after-politics = { $card } queda para tu fase de acciones: primero va la política, aunque no hagas nada en ella.
through_the_ages-no-held = Ya tienes { $card }; toma otra carta.
through_the_ages-no-not-in-row = { $card } no está ahora en la fila de cartas; toma una que esté.
through_the_ages-no-kind-not-in-row = { through_the_ages-kind }: ahora no hay ninguna carta así en la fila; toma otra.
through_the_ages-no-kind-not-developed = { through_the_ages-kind }: no tienes desarrollada ninguna tecnología así; toma una de la fila y desarróllala.
through_the_ages-no-kind-not-held = { through_the_ages-kind }: no tienes ninguna carta así; elige otra cosa.
through_the_ages-no-in-play = { $card } ya está en juego; elige otra cosa.
through_the_ages-no-not-developed = { $card } no está entre tus tecnologías desarrolladas; { $place ->
    [hand] la tienes en la mano: desarróllala antes.
    [row] está en la fila de cartas: tómala y después desarróllala.
   *[none] tómala cuando llegue a la fila de cartas y después desarróllala.
  }
through_the_ages-no-not-held = { $card } no está en tu mano; { $place ->
    [row] está en la fila de cartas: toma antes la carta.
   *[none] elige una carta que tengas.
  }
through_the_ages-no-not-shared = Nadie comparte { $card }; solo se copia una táctica que esté en la zona común (reglamento: Poner en juego una táctica).
through_the_ages-no-nobody-works = Nadie trabaja en { $card }; elige algo que tenga un trabajador.
through_the_ages-no-nothing-better = No has desarrollado nada mejor del tipo de { $card }; desarrolla eso antes.
through_the_ages-no-other-way = { $kind ->
    [technology] { $card } es una tecnología: tómala de la fila de cartas, desarróllala y después construye.
    [special] { $card } es una tecnología especial: tómala de la fila de cartas y desarróllala; no se construye nada en ella.
    [government] { $card } es un gobierno: toma la carta de la fila y después desarróllala o haz una revolución.
    [leader] { $card } es un líder: toma la carta de la fila y después ponla en juego.
    [wonder] { $card } es una maravilla: tómala de la fila de cartas y después construye sus etapas.
    [action] { $card } es una carta de acción: tómala de la fila de cartas y juégala en un turno posterior.
    [event] { $card } es un evento: se prepara en la fase política, al empezar un turno.
    [territory] { $card } es un territorio: se prepara como evento en la fase política, al empezar un turno.
    [aggression] { $card } es una agresión: se juega en la fase política, al empezar un turno.
    [war] { $card } es una guerra: se declara en la fase política, al empezar un turno.
    [pact] { $card } es un pacto: se ofrece en la fase política, al empezar un turno, con tres o más jugadores.
    [tactic] { $card } es una táctica: se pone en juego en la fase de acciones.
   *[bonus] { $card } es una carta de bonificación: cuenta cuando te atacan o colonizas; guárdala hasta entonces.
  }

through_the_ages-nothing-to-upgrade-action = Nada tuyo se puede modernizar; desarrolla antes una tecnología mejor del mismo tipo.
through_the_ages-nothing-to-destroy-action = No tienes nada que destruir ni desmantelar.
through_the_ages-nothing-to-wonder-action = No estás construyendo ninguna maravilla; toma antes una de la fila de cartas.
through_the_ages-nothing-to-develop-action = No tienes ninguna tecnología en la mano; toma antes una de la fila de cartas.
through_the_ages-nothing-to-revolution-action = No tienes ningún gobierno en la mano; toma antes uno de la fila de cartas.
through_the_ages-nothing-to-play-action = No tienes ninguna carta de acción; toma antes una de la fila de cartas y juégala en un turno posterior.
through_the_ages-nothing-to-leader-action = No tienes ningún líder en la mano; toma antes uno de la fila de cartas.
through_the_ages-nothing-to-tactic-action = No tienes ninguna táctica en la mano; copia una compartida o roba cartas militares al final de tu turno.
through_the_ages-nothing-to-copy-action = No hay tácticas compartidas aparte de la que usas; juega una de tu mano.
through_the_ages-nothing-to-hammurabi-action = Ningún líder, maravilla o pacto tuyo te permite nada en la fase de acciones.
through_the_ages-nothing-to-hammurabi-politics = Ningún líder tuyo te permite nada en la fase política.
through_the_ages-nothing-to-event-politics = No tienes ningún evento ni territorio en la mano; elige otra acción política o ninguna.
through_the_ages-nothing-to-attack-politics = No tienes ninguna agresión en la mano; elige otra acción política o ninguna.
through_the_ages-nothing-to-war-politics = No tienes ninguna guerra en la mano; elige otra acción política o ninguna.
through_the_ages-nothing-to-pact-politics = No tienes ningún pacto que puedas ofrecer; elige otra acción política o ninguna.
through_the_ages-nothing-to-cancel-politics = No formas parte de ningún pacto; elige otra acción política o ninguna.
through_the_ages-nothing-to-resign-politics = En esta mesa no se abandona; sigue jugando o deja tu sitio con `/partida rendirse`.

through_the_ages-nothing-to-take-politics = Primero va la política: `/ages pasar` para no hacer nada, o el turno entero como lista con `/ages turno`.
through_the_ages-nothing-to-build-politics = { through_the_ages-nothing-to-take-politics }
through_the_ages-nothing-to-upgrade-politics = { through_the_ages-nothing-to-take-politics }
through_the_ages-nothing-to-destroy-politics = { through_the_ages-nothing-to-take-politics }
through_the_ages-nothing-to-wonder-politics = { through_the_ages-nothing-to-take-politics }
through_the_ages-nothing-to-develop-politics = { through_the_ages-nothing-to-take-politics }
through_the_ages-nothing-to-revolution-politics = { through_the_ages-nothing-to-take-politics }
through_the_ages-nothing-to-play-politics = { through_the_ages-nothing-to-take-politics }
through_the_ages-nothing-to-leader-politics = { through_the_ages-nothing-to-take-politics }
through_the_ages-nothing-to-tactic-politics = { through_the_ages-nothing-to-take-politics }
through_the_ages-nothing-to-copy-politics = { through_the_ages-nothing-to-take-politics }
through_the_ages-nothing-to-increase-politics = { through_the_ages-nothing-to-take-politics }
through_the_ages-nothing-to-end-politics = { through_the_ages-nothing-to-take-politics }
through_the_ages-nothing-to-event-action = Tu fase política ya ha pasado; hazlo al empezar tu próximo turno.
through_the_ages-nothing-to-attack-action = { through_the_ages-nothing-to-event-action }
through_the_ages-nothing-to-war-action = { through_the_ages-nothing-to-event-action }
through_the_ages-nothing-to-pact-action = { through_the_ages-nothing-to-event-action }
through_the_ages-nothing-to-cancel-action = { through_the_ages-nothing-to-event-action }

### Líneas del registro.

through_the_ages-actions = { $price ->
    [0] gratis
    [one] 1 acción civil
   *[other] { $price } acciones civiles
  }
through_the_ages-cost = { $price ->
    [0] gratis
    [one] 1 recurso
   *[other] { $price } recursos
  }
through_the_ages-start = Empieza la partida. { $seat } es el primer jugador.
through_the_ages-turn = Ronda { $round }: turno de { $seat }.
through_the_ages-row = Salen de la fila de cartas: { $cards }.
through_the_ages-age = { $age ->
    [I] Empieza la época I.
    [IV] Empieza la época IV: no quedan mazos. Las cartas anteriores a la época III salen de las manos y del juego, y todos pierden 2 fichas amarillas.
   *[other] Empieza la época { $age }. Las cartas anticuadas salen de las manos y del juego, y todos pierden 2 fichas amarillas.
  }
through_the_ages-last-round = La ronda { $round } es la última.
through_the_ages-take = { $seat } toma { $card } ({ through_the_ages-actions }).
through_the_ages-increase = { $seat } aumenta la población ({ $price } de comida).
through_the_ages-build = { $seat } construye { $card } ({ through_the_ages-cost }).
through_the_ages-upgrade = { $seat } moderniza { $card } a { $other } ({ through_the_ages-cost }).
through_the_ages-destroy = { $seat } pierde 1 { $card }; el trabajador queda desocupado.
through_the_ages-stages = { $count ->
    [one] { $seat } construye una etapa de { $card } ({ through_the_ages-cost }).
   *[other] { $seat } construye { $count } etapas de { $card } ({ through_the_ages-cost }).
  }
through_the_ages-completed = { $seat } completa la maravilla { $card }.
through_the_ages-play = { $seat } juega { $card }.
through_the_ages-leader = { $seat } pone en juego a { $card } como líder.
through_the_ages-homer = Homero queda bajo la maravilla { $card } de { $seat }: 1 cara sonriente más.
through_the_ages-leader-gone = { $seat } pierde a su líder { $card }.
through_the_ages-wonder-gone = { $seat } pierde la maravilla sin completar { $card }.
through_the_ages-ruin = { $card } de { $seat } es ahora una ruina.
through_the_ages-develop = { $seat } desarrolla { $card } ({ $price } de ciencia).
through_the_ages-revolution = { $seat } declara una revolución: su gobierno es ahora { $card } ({ $price } de ciencia).
through_the_ages-partner-pays = { $seat } paga { $count } de ciencia como socio ({ $card }).
through_the_ages-special-removed = { $card } de { $seat } no mejora lo que ya está en juego y se retira.
through_the_ages-regained = { $count ->
    [0] { $seat } no tiene acciones civiles que recuperar ({ $because }).
    [one] { $seat } recupera 1 acción civil ({ $because }).
   *[other] { $seat } recupera { $count } acciones civiles ({ $because }).
  }
through_the_ages-tactic = { $seat } pone en juego la táctica { $card }: ahora tiene { $strength } de fuerza.
through_the_ages-copy = { $seat } copia la táctica { $card }: ahora tiene { $strength } de fuerza.
through_the_ages-shared = Ya todos pueden copiar la táctica { $card } de { $seat }.
through_the_ages-hammurabi = { $seat } usa una acción militar como civil (Hammurabi).
through_the_ages-churchill = { $seat } tiene este turno 3 de ciencia y 3 recursos para unidades militares (Winston Churchill).
through_the_ages-trade = { $paid ->
    [food] { $seat } usa 1 de comida como recurso (Rutas comerciales).
   *[resources] { $seat } usa 1 recurso como comida (Rutas comerciales).
  }
through_the_ages-unit-resources = { $count ->
    [0] { $seat } no obtiene este turno recursos para unidades militares ({ $because }).
    [one] { $seat } tiene este turno 1 recurso para unidades militares ({ $because }).
   *[other] { $seat } tiene este turno { $count } recursos para unidades militares ({ $because }).
  }
through_the_ages-patriotism = { $actions ->
    [one] { $seat } tiene 1 acción militar más
   *[other] { $seat } tiene { $actions } acciones militares más
  }{ $count ->
    [one] , con 1 recurso
   *[other] , con { $count } recursos
  } para unidades militares este turno ({ $because }).
through_the_ages-science = { $seat } gana { $count } de ciencia ({ $because }).
through_the_ages-food = { $seat } obtiene { $count } de comida ({ $because }).
through_the_ages-resources = { $count ->
    [one] { $seat } obtiene 1 recurso ({ $because }).
   *[other] { $seat } obtiene { $count } recursos ({ $because }).
  }
through_the_ages-culture = { $seat } gana { $count } de cultura ({ $because }).
through_the_ages-culture-lost = { $count ->
    [0] { $seat } no tiene cultura que perder ({ $because }).
   *[other] { $seat } pierde { $count } de cultura ({ $because }).
  }
through_the_ages-goods = { $food ->
    [0] { $resources ->
        [one] 1 recurso
       *[other] { $resources } recursos
      }
   *[other] { $food } de comida{ $resources ->
        [0] {""}
        [one] {" "}y 1 recurso
       *[other] {" "}y { $resources } recursos
      }
  }
through_the_ages-gains = { $seat } obtiene { through_the_ages-goods } ({ $because }).
through_the_ages-loses = { $food ->
    [0] { $resources ->
        [0] { $seat } no tiene nada que perder ({ $because }).
       *[other] { $seat } pierde { through_the_ages-goods } ({ $because }).
      }
   *[other] { $seat } pierde { through_the_ages-goods } ({ $because }).
  }
through_the_ages-population = { $seat } obtiene { $count } de población ({ $because }).
through_the_ages-population-lost = { $seat } pierde { $count } de población ({ $because }).
through_the_ages-worker-lost = { $seat } quita un trabajador de { $card }.
through_the_ages-civil-lost = { $count ->
    [0] { $seat } no pierde ninguna acción civil ({ $because }).
    [one] { $seat } pierde 1 acción civil ({ $because }).
   *[other] { $seat } pierde { $count } acciones civiles ({ $because }).
  }
through_the_ages-token-gone = { $seat } pierde una ficha azul de { $card } por { $because }.
through_the_ages-blue-lost = { $count ->
    [one] { $seat } pierde 1 ficha azul ({ $because }).
   *[other] { $seat } pierde { $count } fichas azules ({ $because }).
  }
through_the_ages-production = { $culture ->
    [0] { $seat } gana { $science } de ciencia.
   *[other] { $science ->
        [0] { $seat } gana { $culture } de cultura: { $list }.
       *[other] { $seat } gana { $science } de ciencia y { $culture } de cultura: { $list }.
      }
  }
through_the_ages-production-buildings = { $count } de los edificios
through_the_ages-production-leader = { $count } del líder
through_the_ages-production-wonders = { $count } de las maravillas
through_the_ages-production-others = { $count } de otras cartas
through_the_ages-production-pacts = { $count } de los pactos
through_the_ages-strength = Fuerza de { $seat }: { $total ->
    [0] 0.
   *[other] { $total } ({ $list }).
  }
through_the_ages-strength-units = { $count } de las unidades
through_the_ages-strength-armies = { $count } de los ejércitos
through_the_ages-strength-buildings = { $count } de las arenas
through_the_ages-strength-leader = { $count } del líder
through_the_ages-strength-wonders = { $count } de las maravillas
through_the_ages-strength-others = { $count } de otras cartas
through_the_ages-strength-pacts = { $count } de los pactos
through_the_ages-compared-strength = Fuerza: { $values }.
through_the_ages-compared-science = Índice científico: { $values }.
through_the_ages-compared-culture = Cultura: { $values }.
through_the_ages-compared-happy = Caras sonrientes: { $values }.
through_the_ages-outdated = { $seat } descarta cartas anticuadas: { $list }.
through_the_ages-outdated-civil = { $count ->
    [one] 1 civil
   *[other] { $count } civiles
  }
through_the_ages-outdated-military = { $count ->
    [one] 1 militar
   *[other] { $count } militares
  }
through_the_ages-leader-replaced = { $seat } sustituye a { $old } por { $card } como líder.
through_the_ages-corruption = { $seat } pierde { through_the_ages-goods } por la corrupción.
through_the_ages-food-produced = { $seat } produce { $count } de comida.
through_the_ages-famine = { $culture ->
    [0] { $seat } no cubre el consumo por { $missing } de comida y no tiene cultura que perder.
   *[other] { $seat } no cubre el consumo por { $missing } de comida y pierde { $culture } de cultura.
  }
through_the_ages-consumption = { $seat } consume { $count } de comida.
through_the_ages-resources-produced = { $count ->
    [one] { $seat } produce 1 recurso.
   *[other] { $seat } produce { $count } recursos.
  }
through_the_ages-uprising = { $seat } sufre una revuelta, con más trabajadores descontentos que desocupados: se salta la producción.
through_the_ages-stand = { $seat } termina el turno con { $culture } de cultura, { $science } de ciencia y { $strength } de fuerza.
through_the_ages-draw = { $count ->
    [one] { $seat } roba 1 carta militar.
   *[other] { $seat } roba { $count } cartas militares.
  }
through_the_ages-drawn = Robas { $cards }.
through_the_ages-discards = { $count ->
    [one] { $seat } descarta 1 carta militar.
   *[other] { $seat } descarta { $count } cartas militares.
  }
through_the_ages-prepare = { $seat } prepara un evento y gana { $count } de cultura.
through_the_ages-event = Evento: { $card }.
through_the_ages-events-renewed = { $count ->
    [one] Los eventos futuros pasan a ser los actuales: 1 carta.
   *[other] Los eventos futuros pasan a ser los actuales: { $count } cartas.
  }
through_the_ages-attack = { $seat } juega la agresión { $card } contra { $rival }.
through_the_ages-war = { $seat } declara { $card } a { $rival }: se resuelve al empezar el próximo turno de { $seat }.
through_the_ages-repelled = { $seat } repele { $card }: { $theirs } de fuerza con las cartas contra { $mine }.
through_the_ages-succeeds = { $card } de { $seat } tiene éxito contra { $rival }: fuerza { $mine } contra { $theirs }.
through_the_ages-bonus = { $count ->
    [one] { $seat } usa { $card }.
   *[other] { $seat } usa { $count } × { $card }.
  }
through_the_ages-annexed = { $seat } toma la colonia { $card } de { $rival }.
through_the_ages-takes-science = { $seat } toma { $count } de ciencia de { $rival } ({ $because }).
through_the_ages-takes-culture = { $seat } toma { $count } de cultura de { $rival } ({ $because }).
through_the_ages-takes-yellow = { $count ->
    [one] { $seat } toma 1 ficha amarilla de { $rival } ({ $because }).
   *[other] { $seat } toma { $count } fichas amarillas de { $rival } ({ $because }).
  }
through_the_ages-takes-special = { $seat } toma { $card } de { $rival }.
through_the_ages-war-tied = Tienen la misma fuerza: { $card } no tiene efecto.
through_the_ages-war-decided = Se resuelve { $card }: { $seat } { $mine }, { $rival } { $theirs }.
through_the_ages-bid = { $seat } puja { $count }.
through_the_ages-no-bid = { $seat } no puja.
through_the_ages-no-colony = Nadie coloniza { $card }.
through_the_ages-force = { $seat } envía unidades que no vuelven: { $units }.
through_the_ages-colony = { $seat } coloniza { $card }.
through_the_ages-colony-lost = { $seat } pierde la colonia { $card }.
through_the_ages-columbus = Colón deja a { $seat } y coloniza { $card }.
through_the_ages-alexander = Alejandro deja a { $seat }, que obtiene 1 ficha amarilla.
through_the_ages-waived = { $seat } había renunciado a la acción política de este turno (Acuerdo internacional).
through_the_ages-peek = El próximo evento es { $card } (Juana de Arco).
through_the_ages-offer = { $part ->
    [both] { $seat } ofrece a { $partner } el pacto { $card }.
   *[other] { $seat } ofrece a { $partner } el pacto { $card }, como { $part }.
  }
through_the_ages-accepted = { $seat } acepta { $card }.
through_the_ages-refused = { $seat } rechaza { $card }.
through_the_ages-cancel = { $seat } anula un pacto.
through_the_ages-pact-ends = Se anula el pacto { $card } de { $seat }.
through_the_ages-resign = { $seat } abandona la partida.
through_the_ages-war-won-by-resigning = { $seat } gana { $count } de cultura: el adversario de su guerra ha abandonado.
through_the_ages-final-events = Termina la partida. Eventos que puntúan ahora: { $cards }.
through_the_ages-no-final-events = Termina la partida. No quedan eventos que puntuar.
through_the_ages-end = La partida ha terminado. Gana { $winners }.
through_the_ages-end-shared = La partida ha terminado. Comparten la victoria { $winners }.
through_the_ages-final = { $place }.º { $seat }: { $points } de cultura

### La mesa en el anfitrión: mano, turno.

through_the_ages-bonus-cards = Tus cartas de bonificación: { $cards }
through_the_ages-turn-name = Ronda { $round }
through_the_ages-turn-short = R{ $round }
through_the_ages-period = en la ronda { $round }

### La posición en texto (/estado).

through_the_ages-state-none = no hay
through_the_ages-state-row = Fila de cartas
through_the_ages-state-table = Mesa
through_the_ages-state-hand = Tu mano
through_the_ages-state-kind = { $kind }, época { $age }
through_the_ages-state-backs = { $count } de la época { $age }
through_the_ages-state-row-card = { $place }. { $card } ({ $kind }): { $price ->
    [0] gratis
    [one] 1 acción
   *[other] { $price } acciones
  }{ $goes ->
    [yes] , sale en la próxima reposición
   *[no] {""}
  }. { $text }
through_the_ages-state-costs = { $list }. { $text }
through_the_ages-state-costs-science = cuesta { $count } de ciencia
through_the_ages-state-costs-revolution = { $count } de ciencia por revolución
through_the_ages-state-costs-resources = { $count ->
    [one] 1 recurso
   *[other] { $count } recursos
  } por construir
through_the_ages-state-costs-actions = { $count ->
    [one] 1 acción militar
   *[other] { $count } acciones militares
  }
through_the_ages-state-costs-stages = recursos por etapa: { $list }
through_the_ages-state-past = Eventos hasta ahora, el último primero: { $cards }.
through_the_ages-state-place = { $place }.º { $who }: { $count } de cultura.
through_the_ages-state-left = Solo para este turno: { $list }.
through_the_ages-state-for-this-turn = { $what ->
    [civil] { $count ->
        [one] 1 acción civil
       *[other] { $count } acciones civiles
      }
    [military] { $count ->
        [one] 1 acción militar
       *[other] { $count } acciones militares
      }
    [food] { $count } de comida
    [unit_science] { $count } de ciencia para tecnologías militares
    [unit_resources] { $count ->
        [one] 1 recurso
       *[other] { $count } recursos
      } para unidades militares
   *[resources] { $count ->
        [one] 1 recurso
       *[other] { $count } recursos
      }
  }
through_the_ages-state-turn = Ronda { $round }{ $last ->
    [yes] , la última
    [next] , la penúltima
   *[no] {""}
  }, época { $age }. { $over ->
    [yes] La partida ha terminado.
   *[no] Turno de { $who }.
  }
through_the_ages-state-decks = Mazo civil: { $civil ->
    [one] { $civil } carta
   *[other] { $civil } cartas
  }. Mazo militar: { $military ->
    [one] { $military } carta
   *[other] { $military } cartas
  }.
through_the_ages-state-events = Eventos actuales: { $events }. Eventos futuros: { $future }.
through_the_ages-state-prepared = Has preparado: { $cards }.
through_the_ages-state-next = El próximo evento, que ya has visto: { $card }.
through_the_ages-state-shared = Tácticas compartidas: { $cards }.
through_the_ages-state-pact = Pacto { $card }: { $who } (lado { $side }) con { $partner }.
through_the_ages-state-war = { $who } ha declarado { $card } a { $rival }.
through_the_ages-state-resigned = Ha abandonado.
through_the_ages-state-culture = Cultura { $count }, { $rating } por turno.
through_the_ages-state-science = Ciencia { $count }, { $rating } por turno.
through_the_ages-state-strength = Fuerza { $count }{ $colonization ->
    [0] {""}
   *[other] , { $colonization } más al colonizar
  }.
through_the_ages-state-happy = Caras sonrientes { $happy } de { $needs }{ $discontent ->
    [0] {""}
    [one] : 1 trabajador descontento
   *[other] : { $discontent } trabajadores descontentos
  }.
through_the_ages-state-food = Comida { $food }: produce { $comes }, consume { $eaten }.
through_the_ages-state-resources = Recursos { $resources }: produce { $comes }{ $lost ->
    [0] {""}
   *[other] , corrupción { $lost }
  }.
through_the_ages-state-actions = Acciones disponibles: { $civil } de { $civil_total ->
    [one] { $civil_total } civil
   *[other] { $civil_total } civiles
  }, { $military } de { $military_total ->
    [one] { $military_total } militar
   *[other] { $military_total } militares
  }.
through_the_ages-state-bank = Trabajadores desocupados { $idle }. Reserva: { $yellow ->
    [one] { $yellow } amarilla
   *[other] { $yellow } amarillas
  }, { $blue ->
    [one] { $blue } azul
   *[other] { $blue } azules
  }.{ $next ->
    [0] {""}
   *[other] {" "}Un trabajador más cuesta { $next } de comida.
  }
through_the_ages-state-government = Gobierno: { $card }, { $limit } edificios urbanos de un tipo.
through_the_ages-state-leader = Líder: { $card }.
through_the_ages-state-technologies = Tecnologías: { $cards }.
through_the_ages-state-technology = { $card } { $workers ->
    [0] sin trabajadores
    [one] 1 trabajador
   *[other] { $workers } trabajadores
  }{ $blue ->
    [0] {""}
    [one] , 1 azul
   *[other] , { $blue } azules
  }
through_the_ages-state-specials = Tecnologías especiales: { $cards }.
through_the_ages-state-wonders = Maravillas: { $cards }.
through_the_ages-state-wonder = { $card }
through_the_ages-state-ruin = { $card } (en ruinas)
through_the_ages-state-homer = { $card } (con Homero)
through_the_ages-state-unfinished = { $card } (sin completar, { $stages } de { $of ->
    [one] { $of } etapa
   *[other] { $of } etapas
  })
through_the_ages-state-colonies = Colonias: { $cards }.
through_the_ages-state-no-tactic = Táctica: ninguna.
through_the_ages-state-tactic = Táctica: { $card }, { $armies ->
    [one] 1 ejército
   *[other] { $armies } ejércitos
  }{ $outdated ->
    [0] {""}
   *[other] , { $outdated } obsoletos
  }{ $flown ->
    [0] {""}
   *[other] , { $flown } con fuerza aérea
  }: fuerza +{ $strength }.{ $exclusive ->
    [yes] {" "}Ninguna otra civilización puede copiarla todavía.
   *[no] {""}
  }
through_the_ages-state-hands = Cartas civiles { $count } de { $limit }{ $open ->
    [open] : { $cards }
   *[hidden] {""}
  }. Cartas militares, { $military } como máximo al acabar un turno: { $backs }.
through_the_ages-state-hand-card = { $card } ({ $kind }): { $text }

### Órdenes escritas.

through_the_ages-command = Jugadas de Through the Ages
through_the_ages-command-name = ages
through_the_ages-command-take = Tomar una carta de la fila
through_the_ages-command-take-name = tomar
through_the_ages-argument-take-card = Elige de la lista o escribe su nombre
through_the_ages-argument-take-card-name = carta
through_the_ages-command-build = Construir una granja, mina, edificio urbano o unidad
through_the_ages-command-build-name = construir
through_the_ages-argument-build-card = Elige de la lista o escribe su nombre
through_the_ages-argument-build-card-name = carta
through_the_ages-command-upgrade = Modernizar una granja, mina, edificio urbano o unidad
through_the_ages-command-upgrade-name = modernizar
through_the_ages-argument-upgrade-card = Elige de la lista o escribe su nombre
through_the_ages-argument-upgrade-card-name = carta
through_the_ages-command-destroy = Destruir un edificio o desmantelar una unidad
through_the_ages-command-destroy-name = destruir
through_the_ages-argument-destroy-card = Elige de la lista o escribe su nombre
through_the_ages-argument-destroy-card-name = carta
through_the_ages-command-wonder = Construir etapas de tu maravilla
through_the_ages-command-wonder-name = maravilla
through_the_ages-argument-wonder-stages = Cuántas etapas
through_the_ages-argument-wonder-stages-name = etapas
through_the_ages-command-develop = Desarrollar una tecnología de tu mano
through_the_ages-command-develop-name = desarrollar
through_the_ages-argument-develop-card = Elige de la lista o escribe su nombre
through_the_ages-argument-develop-card-name = carta
through_the_ages-command-revolution = Cambiar de gobierno con una revolución
through_the_ages-command-revolution-name = revolución
through_the_ages-argument-revolution-card = Elige de la lista o escribe su nombre
through_the_ages-argument-revolution-card-name = carta
through_the_ages-command-play = Jugar una carta de acción
through_the_ages-command-play-name = jugar
through_the_ages-argument-play-card = Elige de la lista o escribe su nombre
through_the_ages-argument-play-card-name = carta
through_the_ages-command-leader = Poner en juego un líder de tu mano
through_the_ages-command-leader-name = líder
through_the_ages-argument-leader-card = Elige de la lista o escribe su nombre
through_the_ages-argument-leader-card-name = carta
through_the_ages-command-tactic = Poner en juego una táctica de tu mano
through_the_ages-command-tactic-name = táctica
through_the_ages-argument-tactic-card = Elige de la lista o escribe su nombre
through_the_ages-argument-tactic-card-name = carta
through_the_ages-command-copy = Copiar una táctica compartida
through_the_ages-command-copy-name = copiar
through_the_ages-argument-copy-card = Elige de la lista o escribe su nombre
through_the_ages-argument-copy-card-name = carta
through_the_ages-command-increase = Aumentar tu población
through_the_ages-command-increase-name = población
through_the_ages-command-use = Usar lo que permite un líder, maravilla o pacto
through_the_ages-command-use-name = usar
through_the_ages-argument-use-what = Elige de la lista
through_the_ages-argument-use-what-name = qué
through_the_ages-command-end = Terminar la fase de acciones
through_the_ages-command-end-name = terminar
through_the_ages-command-event = Preparar un evento
through_the_ages-command-event-name = evento
through_the_ages-argument-event-card = Elige de la lista o escribe su nombre
through_the_ages-argument-event-card-name = carta
through_the_ages-command-attack = Jugar una agresión
through_the_ages-command-attack-name = atacar
through_the_ages-argument-attack-card = Elige de la lista o escribe su nombre
through_the_ages-argument-attack-card-name = carta
through_the_ages-command-war = Declarar una guerra
through_the_ages-command-war-name = guerra
through_the_ages-argument-war-card = Elige de la lista o escribe su nombre
through_the_ages-argument-war-card-name = carta
through_the_ages-command-pact = Ofrecer un pacto
through_the_ages-command-pact-name = pacto
through_the_ages-argument-pact-card = Elige de la lista o escribe su nombre
through_the_ages-argument-pact-card-name = carta
through_the_ages-command-cancel = Anular un pacto
through_the_ages-command-cancel-name = anular
through_the_ages-argument-cancel-card = Elige de la lista o escribe su nombre
through_the_ages-argument-cancel-card-name = carta
through_the_ages-command-pass = Ninguna acción política, o ninguna puja
through_the_ages-command-pass-name = pasar
through_the_ages-command-resign = Abandonar la partida
through_the_ages-command-resign-name = abandonar
through_the_ages-command-bid = Pujar por un territorio
through_the_ages-command-bid-name = pujar
through_the_ages-argument-bid-amount = Cuánto
through_the_ages-argument-bid-amount-name = cantidad

### El turno en el panel: qué queda, qué trae su final, qué cuesta y da una acción.

through_the_ages-standing-left = Te quedan: { $civil ->
    [one] 1 acción civil
   *[other] { $civil } acciones civiles
  }, { $military ->
    [one] 1 militar
   *[other] { $military } militares
  } · comida { $food } · recursos { $resources } · ciencia { $science } · trabajadores desocupados { $idle }
through_the_ages-has-goods = Tienes: comida { $food } · recursos { $resources } · ciencia { $science } · trabajadores desocupados { $idle }
through_the_ages-standing-coming = El final del turno trae: { $changes }
through_the_ages-standing-nothing = nada
through_the_ages-standing-draws = { $count ->
    [one] 1 carta militar
   *[other] { $count } cartas militares
  }
through_the_ages-standing-uprising = ⚠️ Revuelta: hay más descontentos que trabajadores desocupados y no se produce nada.
through_the_ages-standing-corruption = ⚠️ Corrupción: pierdes { $count }.
through_the_ages-standing-famine = ⚠️ Hambre: { $missing ->
    [one] falta 1
   *[other] faltan { $missing }
  } de comida y pierdes { $culture } de cultura.
through_the_ages-standing-discards = { $count ->
    [one] ⚠️ Te sobra 1 carta militar: la descartarás.
   *[other] ⚠️ Te sobran { $count } cartas militares: las descartarás.
  }
through_the_ages-effect-costs = { $what ->
    [civil] { $count ->
        [one] 1 acción civil
       *[other] { $count } acciones civiles
      }
    [military] { $count ->
        [one] 1 acción militar
       *[other] { $count } acciones militares
      }
    [food] { $count } de comida
    [science] { $count } de ciencia
    [culture] { $count } de cultura
   *[resources] { $count ->
        [one] 1 recurso
       *[other] { $count } recursos
      }
  }
through_the_ages-effect-gains = { $what ->
    [civil] acciones civiles { $count }
    [military] acciones militares { $count }
    [food] comida { $count }
    [science] ciencia { $count }
    [culture] cultura { $count }
    [resources] recursos { $count }
    [idle] trabajadores desocupados { $count }
    [food_rating] comida por turno { $count }
    [resource_rating] recursos por turno { $count }
    [science_rating] ciencia por turno { $count }
    [culture_rating] cultura por turno { $count }
    [strength] fuerza { $count }
   *[happy] caras sonrientes { $count }
  }
through_the_ages-menu-take = Toma una carta ({ $count })…
through_the_ages-menu-build = Construye, aumenta, usa ({ $count })…
through_the_ages-menu-destroy = Destruye o desmantela ({ $count })…
through_the_ages-menu-leader = Juega de tu mano ({ $count })…
through_the_ages-menu-event = Prepara un evento, ataca, pacta ({ $count })…
through_the_ages-confirm-destroy = Destruir { $thing }
through_the_ages-confirm-wonder = Maravilla, { $thing }
through_the_ages-confirm-barbarossa = Barbarroja: { $thing }
through_the_ages-confirm-bach = Bach: { $thing }
through_the_ages-confirm-columbus = Colón: { $thing }
through_the_ages-confirm-cancel = Anular { $thing }
through_the_ages-draft-ask-politics = { $number ->
    [1] Política: ¿una acción política o ninguna?
   *[other] Julio César: ¿una segunda acción política? Una vez en la partida.
  }
through_the_ages-draft-ask-action = Acciones: ¿qué más?
through_the_ages-draft-ask-lose-worker = { $card }: pierdes { $left } de población y no hay nadie desocupado. ¿Qué trabajadores se van?
through_the_ages-draft-ask-blue-token = { $card }: { $left ->
    [one] se va 1 ficha azul
   *[other] se van { $left } fichas azules
} y la reserva está vacía. ¿De qué tecnologías salen? Hay: { $units }.

### Caras de las cartas

through_the_ages-face-urban = { $kind } (urbano)
through_the_ages-kind = { $kind ->
    [farm] Granja
    [mine] Mina
    [lab] Laboratorio
    [temple] Templo
    [arena] Arena
    [library] Biblioteca
    [theater] Teatro
    [infantry] Infantería
    [cavalry] Caballería
    [artillery] Artillería
    [air] Fuerza aérea
    [civil] Especial: civil
    [military] Especial: militar
    [colonization] Especial: colonización
    [construction] Especial: construcción
    [government] Gobierno
    [leader] Líder
    [wonder] Maravilla
    [action] Carta de acción
    [event] Evento
    [territory] Territorio
    [aggression] Agresión
    [war] Guerra
    [pact] Pacto
    [tactic] Táctica
   *[bonus] Carta de bonificación
  }
through_the_ages-face-word = { $word ->
    [stages] Etapas
    [keep] Permanente
   *[once] Inmediato
  }
through_the_ages-face-copies = Copias con 2 · 3 · 4 jugadores: { $copies }
through_the_ages-face-starting = Todos empiezan con ella
through_the_ages-face-alt = { $name }: { $kind }, época { $age }.
through_the_ages-face-cost = { $what ->
    [science] Desarrollarla cuesta { $count } de ciencia.
    [revolution] Por revolución: { $count } de ciencia.
    [resources] Construir cuesta { $count }.
   *[military] Requiere { $count ->
        [one] { $count } acción militar
       *[other] { $count } acciones militares
      }.
  }
through_the_ages-face-cost-stages = Etapas: { $stages } recursos.

### Dónde está una carta (/card).

through_the_ages-where-row = En la fila de cartas: lugar { $place }, { $actions ->
    [one] 1 acción civil
   *[other] { $actions } acciones civiles
  }.
through_the_ages-where-left-row = Ya no está en la fila, ni la tiene nadie que tú veas.
through_the_ages-where-hand = En tu mano{ $count ->
    [one] .
   *[other] , { $count } veces.
  }
through_the_ages-where-their-hand = En la mano de { $who }.
through_the_ages-where-prepared = Preparada por ti entre los eventos futuros.
through_the_ages-where-next = El próximo evento, como has visto.
through_the_ages-where-past = Entre los eventos pasados.
through_the_ages-where-shared = Entre las tácticas compartidas.
through_the_ages-where-technology = { $who }: en juego, { $workers ->
    [0] sin trabajadores
    [one] con 1 trabajador
   *[other] con { $workers } trabajadores
  }.
through_the_ages-where-unfinished = { $who }: en construcción, { $stages ->
    [one] 1 etapa construida
   *[other] { $stages } etapas construidas
  }.
through_the_ages-where-tactic = { $who } usa esta táctica.
through_the_ages-where-war = { $who } la ha declarado contra { $rival }.
through_the_ages-where-pact = En vigor: { $who } con { $rival }.
through_the_ages-where-play = { $who }: en juego.
through_the_ages-where-ruin = { $who }: en juego, en ruinas.
through_the_ages-command-turn = El turno entero como lista, enviado de una vez
through_the_ages-command-turn-name = turno
through_the_ages-argument-turn-actions = Por ejemplo: tomar Hierro, construir Bronce, terminar
through_the_ages-argument-turn-actions-name = acciones

### Imágenes y textos alternativos.

through_the_ages-pic-player = Jugador { $number }
through_the_ages-pic-moment = Época { $age } · Ronda { $round }
through_the_ages-pic-last-round-now = última ronda
through_the_ages-pic-last-round-next = penúltima ronda
through_the_ages-pic-armies = { $count ->
    [0] ningún ejército aún
    [one] 1 ejército
   *[other] { $count } ejércitos
  }{ $old ->
    [0] {""}
    [one] , 1 obsoleto
   *[other] , { $old } obsoletos
  }{ $air ->
    [0] {""}
   *[other] , { $air } con fuerzas aéreas
  }
through_the_ages-pic-place = { $place }.º
through_the_ages-pic-won = Gana { $names }
through_the_ages-pic-shared = Comparten la victoria { $names }
through_the_ages-pic-step = { $kind ->
    [start] { $name }: inicio del turno
    [war] { $name }: { $card } contra { $other }
    [politics] { $name }: fase política
    [event] Evento: { $card }
    [colonize] Pujas por { $card }
    [force] { $name } coloniza { $card } por { $bid }
    [aggression] { $name } ataca a { $other }: { $card }
    [pact] { $name } ofrece a { $other }: { $card }
    [end] { $name }: final del turno
    [final] Eventos finales
   *[actions] { $name }: fase de acciones
  }
through_the_ages-pic-word = { $word ->
    [events] Eventos
    [current] actuales
    [future] futuros
    [last-event] Último
    [tactics] Tácticas comunes
    [no-tactics] Ninguna aún
    [conflicts] Guerras y pactos
    [no-conflicts] Ni guerras ni pactos
    [no-deck] Los mazos están vacíos: época IV
    [civil-deck] civiles
    [military-deck] militares
    [no-leader] sin líder
    [no-tactic] sin táctica
    [no-wonder] sin maravilla en obras
    [resigned] abandonó
    [uprising] ¡revuelta!
    [yellow-bank] Reserva amarilla
    [blue-bank] Reserva azul
    [specials] Tecnologías especiales
    [wonders] Maravillas
    [colonies] Colonias
    [exclusive] propia
    [shared] común
    [civil-hand] civiles
    [military-hand] militares
   *[none] ninguna
  }
through_the_ages-alt-head = Through the Ages, { $moment }. { $step }.
through_the_ages-alt-row = Fila de cartas: { $list }.
through_the_ages-alt-price = por { $actions }: { $list }
through_the_ages-alt-leaving = Sale al reponer: { $list }.
through_the_ages-alt-changed = Cambios: { $list }.
through_the_ages-alt-changed-count = Cambios: { $count ->
    [one] { $count } lugar
   *[other] { $count } lugares
  }.
through_the_ages-alt-war = { $card }, { $seat } contra { $other }
through_the_ages-alt-pact = { $card }, { $seat } con { $other }{ $sides ->
    [AB] {" "}(A, B)
    [BA] {" "}(B, A)
   *[none] {""}
  }
through_the_ages-alt-ties = Guerras y pactos: { $list }.
through_the_ages-alt-tactics = Tácticas comunes: { $list }.
through_the_ages-alt-decks = Quedan en los mazos: { $civil ->
    [one] { $civil } civil
   *[other] { $civil } civiles
  }, { $military ->
    [one] { $military } militar
   *[other] { $military } militares
  }.
through_the_ages-alt-events = Eventos: { $events }; futuros: { $future }; último: { $last }.
through_the_ages-alt-resigned = { $name } ha abandonado.
through_the_ages-alt-brief = { $name }: cultura { $culture } (+{ $culture-rating }), ciencia { $science } (+{ $science-rating }), fuerza { $strength }, felicidad { $happy }/{ $needs }, comida { $food } ({ $food-rating }), recursos { $resources } ({ $resource-rating }), acciones { $civil }+{ $military }, desocupados { $idle }.
through_the_ages-alt-shortest = { $name }: cultura { $culture } (+{ $culture-rating }), ciencia { $science } (+{ $science-rating }), fuerza { $strength }, felicidad { $happy }/{ $needs }.
through_the_ages-alt-wonder = { $card } { $built }/{ $stages }
through_the_ages-alt-cards = { $list }; mano { $civil ->
    [one] { $civil } civil
   *[other] { $civil } civiles
  }, { $military ->
    [one] { $military } militar
   *[other] { $military } militares
  }.
through_the_ages-alt-technologies = Trabajadores: { $list }.
through_the_ages-alt-technology = { $card } { $workers }{ $blue ->
    [0] {""}
    [one] {" "}(1 azul)
   *[other] {" "}({ $blue } azules)
  }
through_the_ages-alt-government = { $card }, límite urbano { $limit }.
through_the_ages-alt-leader = Líder: { $card }.
through_the_ages-alt-building = En obras { $card }: { $built } de { $costs }.
through_the_ages-alt-ruin = { $card } (ruina)
through_the_ages-alt-wonders = Maravillas: { $list }.
through_the_ages-alt-specials = Tecnologías especiales: { $list }.
through_the_ages-alt-colonies = Colonias: { $list }.
through_the_ages-alt-tactic = { $card }: { $armies }, +{ $strength } de fuerza.
through_the_ages-alt-banks = Reservas: { $yellow ->
    [one] { $yellow } amarilla
   *[other] { $yellow } amarillas
  } (otro trabajador { $next } de comida, consume { $consumption }), { $blue ->
    [one] { $blue } azul
   *[other] { $blue } azules
  } (corrupción { $corruption }).
through_the_ages-alt-civil-hand = Mano civil: { $list }.
through_the_ages-alt-military-hand = Mano militar por épocas: { $list }.

### La mano

through_the_ages-hand-civil = Cartas civiles: { $count } de { $limit }
through_the_ages-hand-military = Cartas militares: { $count } de { $limit }
through_the_ages-hand-known = Eventos que conoces
through_the_ages-hand-none = Ninguna.
through_the_ages-hand-fresh = Tomada este turno: aún no jugable
through_the_ages-hand-prepared = Lo preparaste tú
through_the_ages-hand-next = El próximo evento

### Cultura por fuente y ronda

through_the_ages-score-over-time = La cultura ronda a ronda
through_the_ages-score-resigned = { $name } (abandonó)
through_the_ages-score-source = { $source ->
    [production] cada turno
    [wonder] maravillas
    [leader] líderes
    [action] cartas de acción
    [territory] territorios
    [politics] preparar eventos
    [event] eventos
    [aggression] agresiones
    [war] guerras
    [famine] hambruna
   *[other] otras
  }
through_the_ages-score-alt = { $place }. { $name }: { $culture } de cultura ({ $sources }).
through_the_ages-score-alt-short = { $place }. { $name }: { $culture } de cultura.
through_the_ages-score-alt-source = { $source } { $count }
through_the_ages-score-alt-shared = { $names } comparten la victoria: con la misma cultura no hay desempate.

### El último evento

through_the_ages-event-title = El último evento y lo que hizo
through_the_ages-event-nothing = Nada cambió.
through_the_ages-event-alt = El último evento es { $card }: { $text }
through_the_ages-event-alt-seat = { $name }: { $changes }.
through_the_ages-event-alt-nothing = { $name }: nada cambió.
through_the_ages-event-what = { $count } { $what ->
    [culture] de cultura
    [science] de ciencia
    [food] de comida
    [resources] recursos
    [population] de población
    [workers] trabajadores en cartas
    [yellow] fichas amarillas
    [blue] fichas azules
    [cards] cartas militares
   *[strength] de fuerza
  }
### La mano y la puntuación en palabras

through_the_ages-hand-alt-list = { $title }: { $cards }.
through_the_ages-hand-alt-purse = Tienes { $civil ->
    [one] { $civil } acción civil
   *[other] { $civil } acciones civiles
  }, { $military ->
    [one] { $military } acción militar
   *[other] { $military } acciones militares
  }, { $science } de ciencia, { $resources ->
    [one] { $resources } recurso
   *[other] { $resources } recursos
  }, { $food } de comida, { $idle ->
    [one] { $idle } trabajador desocupado
   *[other] { $idle } trabajadores desocupados
  }.

### Botones de otras imágenes

through_the_ages-picture-civilization = { $name }
through_the_ages-picture-event = El último evento
through_the_ages-picture-culture = La cultura por fuente
through_the_ages-lobby-word = Compones todo tu turno donde nadie lo ve y lo envías de una vez: **Jugar** abre tu panel privado. Lo que respondes en turnos ajenos se puede decir antes: `/planes`.

# More words that people type for it, parted by commas.
through_the_ages-typed-verb-build = entrenar, entrena
through_the_ages-typed-pass = sin política, nada político, ninguna acción política
through_the_ages-typed-put = jugar { $card }, poner { $card } en juego, poner en juego { $card }
through_the_ages-typed-stage = construir maravilla, construir una maravilla, construir etapa, maravilla, etapa
through_the_ages-typed-increase = aumentar, aumentar población, población, trabajador

# What people type for a thing of a kind, parted by commas.
through_the_ages-typed-kind-farm = granja, granjas
through_the_ages-typed-kind-mine = mina, minas
through_the_ages-typed-kind-lab = laboratorio, laboratorios, edificio urbano, edificio, edificios
through_the_ages-typed-kind-temple = templo, templos, edificio urbano, edificio, edificios
through_the_ages-typed-kind-arena = arena, arenas, edificio urbano, edificio, edificios
through_the_ages-typed-kind-library = biblioteca, bibliotecas, edificio urbano, edificio, edificios
through_the_ages-typed-kind-theater = teatro, teatros, edificio urbano, edificio, edificios
through_the_ages-typed-kind-infantry = infantería, unidad, unidades
through_the_ages-typed-kind-cavalry = caballería, unidad, unidades
through_the_ages-typed-kind-artillery = artillería, cañón, unidad, unidades
through_the_ages-typed-kind-air = fuerza aérea, aviación, avión, unidad, unidades
through_the_ages-typed-kind-civil = especial, tecnología especial
through_the_ages-typed-kind-military = especial, tecnología especial
through_the_ages-typed-kind-colonization = especial, tecnología especial
through_the_ages-typed-kind-construction = especial, tecnología especial
through_the_ages-typed-kind-government = gobierno
through_the_ages-typed-kind-leader = líder, líderes
through_the_ages-typed-kind-wonder = maravilla, maravillas
through_the_ages-typed-kind-action = carta de acción, acción
through_the_ages-typed-kind-event = evento, eventos
through_the_ages-typed-kind-territory = territorio, colonia
through_the_ages-typed-kind-aggression = agresión
through_the_ages-typed-kind-war = guerra
through_the_ages-typed-kind-pact = pacto
through_the_ages-typed-kind-tactic = táctica, tácticas

through_the_ages-hint-unit = Probado con lo que puedes ver, hasta el comienzo de tu próximo turno.
through_the_ages-part-culture = cultura
through_the_ages-part-military-hand = cartas militares
through_the_ages-part-strength = fuerza frente a los demás
through_the_ages-part-uprising = seguridad ante revueltas
through_the_ages-part-impacts = eventos propios por venir
through_the_ages-part-food = comida guardada
through_the_ages-part-resources = recursos guardados
through_the_ages-part-science = ciencia guardada
through_the_ages-part-workers = trabajadores desocupados
through_the_ages-part-leader = el líder
through_the_ages-part-culture-rate = cultura por turno
through_the_ages-part-science-rate = ciencia por turno
through_the_ages-part-civil-actions = acciones civiles
through_the_ages-part-military-actions = acciones militares
through_the_ages-part-happiness = felicidad
through_the_ages-part-resource-rate = recursos por turno
through_the_ages-part-food-rate = comida por turno
through_the_ages-part-colonization = colonización
through_the_ages-part-urban-limit = sitio para edificios urbanos
through_the_ages-part-construction = construir más barato
through_the_ages-part-population = población por venir
through_the_ages-part-tokens = fichas en las reservas
through_the_ages-part-technologies = lo que prometen las tecnologías
through_the_ages-part-hand = cartas civiles en la mano
through_the_ages-part-wonder = la maravilla en construcción

through_the_ages-facts-leader = Por líder

### La crónica de una partida terminada.

through_the_ages-story-length = { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
  }
through_the_ages-story-front = Ninguna ronda acabó con nadie por delante de { $seat }.
through_the_ages-story-score = { $points } de cultura
through_the_ages-story-margin = { $points } de cultura
through_the_ages-story-completed = { $When }, { $seat } completó una maravilla: { $card }.
through_the_ages-story-completed-2 = { $seat } terminó { $when } una maravilla: { $card }.
through_the_ages-story-leader = { $When }, { $seat } puso al frente a { $card }.
through_the_ages-story-leader-2 = { $card } pasó a dirigir { $when } la civilización de { $seat }.
through_the_ages-story-leader-replaced = { $When }, { $seat } cambió de líder: { $card } en lugar de { $old }.
through_the_ages-story-revolution = { $When }, una revolución cambió el gobierno de { $seat }: { $card }.
through_the_ages-story-war-decided = { $When } se resolvió { $card }: { $seat } { $mine }, { $rival } { $theirs }.
through_the_ages-story-succeeds = { $When } le salió bien a { $seat } una agresión contra { $rival }: { $card }, { $mine } a { $theirs }.
through_the_ages-story-repelled = { $When }, { $seat } repelió una agresión: { $card }, { $theirs } contra { $mine }.
through_the_ages-story-colony = { $When }, { $seat } colonizó { $card }.
through_the_ages-story-annexed = { $When }, { $seat } tomó una colonia de { $rival }: { $card }.
through_the_ages-story-uprising = { $When }, una revuelta dejó a { $seat } sin producción.
through_the_ages-story-culture = { $When }, { $seat } sumó { $count } de cultura de golpe ({ $because }).
through_the_ages-story-culture-2 = { $because } le dio { $count } de cultura a { $seat } { $when }.
through_the_ages-story-culture-lost = { $When }, { $seat } perdió { $count } de cultura ({ $because }).
through_the_ages-story-takes-culture = { $When }, { $seat } quitó { $count } de cultura a { $rival } ({ $because }).
through_the_ages-story-tactic = { $When }, { $seat } puso en juego una táctica de { $strength } de fuerza: { $card }.
through_the_ages-story-resign = { $When }, { $seat } abandonó la partida.
through_the_ages-story-fights = { $total ->
    [one] Se resolvió una agresión o guerra
   *[other] Se resolvieron { $total } agresiones y guerras
  }, con más victorias que nadie para { $winners } ({ $wins }).

# Qué gusta a los ordenadores de un estilo.
through_the_ages-style-warrior = Se arma y ataca a quien es más débil
through_the_ages-style-builder = Construye maravillas
through_the_ages-style-scholar = Descubre tecnologías

### Cifras de una partida terminada.

through_the_ages-figure-end = { $what ->
    [strength] Fuerza al final
    [science] Ciencia por turno al final
   *[culture] Cultura por turno al final
  }
through_the_ages-figure-culture = Cultura: { through_the_ages-score-source }
through_the_ages-figures-course = Cultura, ronda a ronda
