### Palabras a las que se refieren otros textos.

ancient_world-action = { $action ->
    [build] Construir
    [recruit] Reclutar
    [labor] Trabajar
    [learn] Aprender
    [expand] Expandir
    [rebuild] Reconstruir
    [explore] Explorar
   *[grow] Crecer
  }
ancient_world-price = { $coins ->
    [0] { $knowledge ->
        [0] gratis
       *[other] { $knowledge } de conocimiento
      }
    [one] 1 moneda{ $knowledge ->
        [0] {""}
       *[other] {" "}y { $knowledge } de conocimiento
      }
   *[other] { $coins } monedas{ $knowledge ->
        [0] {""}
       *[other] {" "}y { $knowledge } de conocimiento
      }
  }
ancient_world-source = { $because ->
    [reward-build] por construir
    [reward-stored] por construir una carta almacenada
    [reward-recruit] por reclutar
    [reward-labor] por Trabajar
    [reward-learn] por Aprender
    [reward-expand] por Expandir
    [reward-rebuild] por Reconstruir
    [reward-explore] por Explorar
    [reward-grow] por Crecer
    [reward-use] por la acción de una carta propia
    [reward-defeat] por el titán derrotado
    [reward-defeat_own] por su propio titán amenazante
    [reward-defeat_other] por el titán de otra ciudad
    [reward-defeat_deck] por un titán del tablero
    [reward-appease] por aplacar
    [reward-face] por enfrentarse al titán
    [reward-damaged] por el daño
    [reward-pass] por pasar
    [reward-round] por la nueva ronda
    [labor] Trabajar
    [learn] Aprender
    [expand] Expandir
    [rebuild] Reconstruir
    [explore] Explorar
    [grow] Crecer
    [income] ingresos
    [space] de la acción
    [fed] del titán
   *[other] { $because }
  }

### Preguntas, elecciones y opciones de la mesa.

ancient_world-ask-turn = Tu turno: una colocación, un ataque o una carta almacenada, o pasas.
ancient_world-ask-damage = { $titan } daña { $least ->
    [one] una
   *[other] { $least }
  } de tus { $whole } cartas de imperio que pueden dañarse: { $least ->
    [one] ¿cuál?
   *[other] ¿cuáles?
  } Una carta dañada no da nada hasta que se repara.
ancient_world-ask-army-coin = { $titan }: ¿en qué ejército pones { $coins ->
    [one] una
   *[other] { $coins }
  } de tus monedas? Usarlo cuesta { $coins } más desde ahora.
ancient_world-ask-lose-retired = { $titan }: ¿qué carta militar retirada pierdes?
ancient_world-ask-lose-district = { $titan }: ¿qué distrito pierdes?
ancient_world-ask-disband = { $titan } ha dañado tu ciudad: ahora admite { $room ->
    [one] 1 ejército
   *[other] { $room } ejércitos
  } y tienes { $armies }. ¿Cuál se disuelve, con sus cartas retiradas?
ancient_world-ask-repair = { $span ->
    [one] ¿Qué carta dañada reparas?
    [exactly] ¿Qué { $most } cartas dañadas reparas?
   *[other] ¿Qué cartas dañadas reparas? { $least ->
        [0] Cada una cuesta { $price } de ambrosía.
        [one] La primera es gratis y cada una más cuesta { $price } de ambrosía.
       *[other] Las { $least } primeras son gratis y cada una más cuesta { $price } de ambrosía.
      }
  }
ancient_world-ask-district = ¿Qué distrito tomas? Los demás van debajo de la pila.
ancient_world-ask-explore = ¿Qué carta almacenas? Las demás van a la pila de descartes, boca arriba.
ancient_world-ask-upgrade = ¿Qué ciudadano cambias por el siguiente más alto de tu reserva?
ancient_world-ask-rest = ¿De qué ejército quitas una moneda?
ancient_world-ask-ready = ¿Qué ejército se puede usar una vez más en esta ronda?
ancient_world-ask-confront = { $titan } amenaza tu ciudad: ¿lo aplacas con { $price } de ambrosía o te enfrentas a él y tiras { $dice ->
    [0] ningún dado
    [one] 1 dado de daño
   *[other] { $dice } dados de daño
  }?
ancient_world-ask-feed = { $short ->
    [one] 1 ciudadano no tiene comida
   *[other] { $short } ciudadanos no tienen comida
  }: ¿quién pasa hambre, y alimentas a alguno con ambrosía ({ $price } cada uno)? Un ciudadano hambriento descansa una ronda.
ancient_world-ask-city-state = ¿Qué ciudad-estado diriges?

ancient_world-choice-build = Construir
ancient_world-choice-recruit = Reclutar
ancient_world-choice-labor = Trabajar
ancient_world-choice-learn = Aprender
ancient_world-choice-expand = Expandir
ancient_world-choice-rebuild = Reconstruir
ancient_world-choice-explore = Explorar
ancient_world-choice-grow = Crecer
ancient_world-choice-claim = Solo colocar
ancient_world-choice-claim-2 = { $arg ->
    [build] Construir
    [recruit] Reclutar
    [labor] Trabajar
    [learn] Aprender
    [expand] Expandir
    [rebuild] Reconstruir
    [explore] Explorar
   *[grow] Crecer
  }
ancient_world-choice-use = Carta propia
ancient_world-choice-attack = Atacar
ancient_world-choice-stored = Construir almacenada
ancient_world-choice-mend = Reparar con ambrosía
ancient_world-choice-coin = Ambrosía por una moneda
ancient_world-choice-pass = Pasar
ancient_world-citizen-words = { $arg ->
    [again1] Ciudadano 1 otra vez
    [again2] Ciudadano 2 otra vez
    [again3] Ciudadano 3 otra vez
    [again4] Ciudadano 4 otra vez
    [again5] Ciudadano 5 otra vez
   *[other] Ciudadano { $arg }
  }
ancient_world-how-words = { $arg ->
    [coin] con la moneda
    [skill] con ambrosía por habilidad
   *[free] {""}
  }
ancient_world-deal-words = { $arg ->
    [knowledge] por conocimiento
    [coins] por monedas
    [upgrade] un ciudadano más alto
    [two] dos veces
    [three] tres veces
   *[other] {""}
  }
ancient_world-choice-build-2 = { ancient_world-citizen-words }
ancient_world-choice-build-3 = { ancient_world-how-words }
ancient_world-choice-recruit-2 = { ancient_world-citizen-words }
ancient_world-choice-recruit-3 = { ancient_world-how-words }
ancient_world-choice-labor-2 = { ancient_world-citizen-words }
ancient_world-choice-labor-3 = { ancient_world-how-words }
ancient_world-choice-labor-4 = { $arg ->
   *[other] {""}
  }
ancient_world-choice-learn-2 = { ancient_world-citizen-words }
ancient_world-choice-learn-3 = { ancient_world-how-words }
ancient_world-choice-learn-4 = { ancient_world-deal-words }
ancient_world-choice-expand-2 = { ancient_world-citizen-words }
ancient_world-choice-expand-3 = { ancient_world-how-words }
ancient_world-choice-expand-4 = { ancient_world-deal-words }
ancient_world-choice-rebuild-2 = { ancient_world-citizen-words }
ancient_world-choice-rebuild-3 = { ancient_world-how-words }
ancient_world-choice-rebuild-4 = { ancient_world-deal-words }
ancient_world-choice-explore-2 = { ancient_world-citizen-words }
ancient_world-choice-explore-3 = { ancient_world-how-words }
ancient_world-choice-explore-4 = { ancient_world-deal-words }
ancient_world-choice-grow-2 = { ancient_world-citizen-words }
ancient_world-choice-grow-3 = { ancient_world-how-words }
ancient_world-choice-grow-4 = { ancient_world-deal-words }
ancient_world-choice-use-2 = { ancient_world-citizen-words }
ancient_world-choice-claim-3 = { ancient_world-citizen-words }
ancient_world-choice-claim-4 = { ancient_world-how-words }
ancient_world-choice-recruit-5 = { $arg ->
   *[new] como ejército nuevo
  }
ancient_world-choice-recruit-5-thing = sobre { $thing }
ancient_world-choice-attack-4 = { $arg ->
    [0] {""}
    [one] +1 espada
   *[other] +{ $arg } espadas
  }
ancient_world-copy-words = la { $arg }.ª
ancient_world-choice-damage = Dañar
ancient_world-choice-damage-3 = { ancient_world-copy-words }
ancient_world-choice-on = Moneda
ancient_world-choice-retired = Perder
ancient_world-choice-district = Distrito
ancient_world-choice-army = Ejército
ancient_world-choice-repair = Reparar
ancient_world-choice-repair-3 = { ancient_world-copy-words }
ancient_world-choice-keep = Almacenar
ancient_world-choice-keep-3 = { ancient_world-copy-words }
ancient_world-choice-citizen = Ciudadano
ancient_world-choice-citizen-2 = Ciudadano { $arg }
ancient_world-choice-appease = Aplacar
ancient_world-choice-face = Enfrentarse
ancient_world-choice-hungry = Alimentar
ancient_world-choice-hungry-2 = { $arg ->
    [none] Nadie pasa hambre
   *[other] Pasa hambre: { $arg }
  }
ancient_world-choice-hungry-2-thing = Pasan hambre: { $thing }
ancient_world-choice-hungry-3 = { $arg ->
    [0] {""}
    [one] { $arg } alimentado con ambrosía
   *[other] { $arg } alimentados con ambrosía
  }
ancient_world-choice-city = Ciudad-estado
ancient_world-confirm-damage = Dañar { $thing }
ancient_world-confirm-repair = Reparar { $thing }
ancient_world-confirm-district = Distrito: { $thing }
ancient_world-confirm-keep = Almacenar { $thing }
ancient_world-confirm-city = Dirigir { $thing }
ancient_world-confirm-hungry = { $thing }
ancient_world-confirm-stored = Construir { $thing }

ancient_world-none-repair = No reparar nada
ancient_world-pick-build-2 = ¿Con qué ciudadano?
ancient_world-pick-recruit-2 = ¿Con qué ciudadano?
ancient_world-pick-claim = ¿Con qué ciudadano?
ancient_world-pick-labor = ¿Con qué ciudadano?
ancient_world-pick-rebuild = ¿Con qué ciudadano?
ancient_world-pick-explore = ¿Con qué ciudadano?
ancient_world-pick-learn = ¿Con qué ciudadano y cuántas veces?
ancient_world-pick-expand = ¿Con qué ciudadano y por qué precio?
ancient_world-pick-grow = ¿Con qué ciudadano y para qué?
ancient_world-pick-build = ¿Qué carta construyes?
ancient_world-pick-recruit = ¿Qué carta reclutas?
ancient_world-pick-attack = ¿Con qué ejércitos? Primero lo más barato
ancient_world-pick-use = ¿Qué carta y con qué ciudadano?
ancient_world-pick-stored = ¿Qué carta almacenada construyes?
ancient_world-pick-damage = ¿Qué carta queda dañada?
ancient_world-pick-repair = ¿Qué carta se repara?
ancient_world-pick-keep = ¿Qué carta almacenas?
ancient_world-pick-district = ¿Qué distrito?
ancient_world-pick-city = ¿Qué ciudad-estado diriges?
ancient_world-pick-retired = ¿Qué carta pierdes?
ancient_world-pick-hungry = ¿Quién pasa hambre?
ancient_world-waste-citizens = { $count ->
    [one] Aún tienes un ciudadano listo, que no se colocará en esta ronda.
   *[other] Aún tienes { $count } ciudadanos listos, que no se colocarán en esta ronda.
  }
ancient_world-call-damage = { $who }, tu ciudad sufre daños en { $where }: elige una carta.
ancient_world-call-army-coin = { $who }, monedas tuyas van a uno de tus ejércitos en { $where }.
ancient_world-call-lose-retired = { $who }, pierdes una carta militar retirada en { $where }.
ancient_world-call-lose-district = { $who }, pierdes un distrito en { $where }.
ancient_world-call-disband = { $who }, se disuelve un ejército tuyo en { $where }.
ancient_world-call-repair = { $who }, puedes reparar cartas dañadas en { $where }.
ancient_world-call-confront = { $who }, tu titán amenazante está ante ti en { $where }: ¿lo aplacas o te enfrentas a él?
ancient_world-call-feed = { $who }, te falta comida en { $where }.
ancient_world-call-city-state = { $who }, elige tu ciudad-estado en { $where }.

ancient_world-option-boards = Tableros de ciudad
ancient_world-option-boards-about = Si las ciudades tienen nombre y una habilidad propia.
ancient_world-option-boards-city-states = ciudades-estado repartidas al azar
ancient_world-option-boards-chosen = ciudades-estado elegidas por orden de turno
ancient_world-option-boards-plain = el lado sin nombre
ancient_world-option-first-player = Primer jugador
ancient_world-option-first-player-about = Quién empieza.
ancient_world-option-first-player-random = al azar
ancient_world-option-first-player-first-seat = el primer asiento
ancient_world-option-stored = Cartas almacenadas
ancient_world-option-stored-about = Si los demás ven qué cartas ha almacenado alguien.
ancient_world-option-stored-hidden = ocultas
ancient_world-option-stored-open = a la vista

### Opciones enteras, como se escriben.

ancient_world-with = con { $citizen ->
    [again1] 1 otra vez
    [again2] 2 otra vez
    [again3] 3 otra vez
    [again4] 4 otra vez
    [again5] 5 otra vez
   *[other] { $citizen }
  }{ $how ->
    [coin] {" "}y la moneda
    [skill] {" "}y ambrosía
   *[free] {""}
  }
ancient_world-deal = { $deal ->
    [knowledge] {" "}por conocimiento
    [coins] {" "}por monedas
    [upgrade] {" "}un ciudadano más alto
    [two] {" "}dos veces
    [three] {" "}tres veces
   *[other] {""}
  }
ancient_world-named-build = construir { $card } { ancient_world-with }
ancient_world-named-recruit = reclutar { $card }{ $place ->
    [new] {""}
   *[other] {" "}sobre { $place }
  } { ancient_world-with }
ancient_world-named-labor = trabajar{ ancient_world-deal } { ancient_world-with }
ancient_world-named-learn = aprender{ ancient_world-deal } { ancient_world-with }
ancient_world-named-expand = expandir{ ancient_world-deal } { ancient_world-with }
ancient_world-named-rebuild = reconstruir{ ancient_world-deal } { ancient_world-with }
ancient_world-named-explore = explorar{ ancient_world-deal } { ancient_world-with }
ancient_world-named-grow = crecer{ ancient_world-deal } { ancient_world-with }
ancient_world-named-claim = solo colocar en { ancient_world-action } { ancient_world-with }
ancient_world-named-use = usar { $card } con { $citizen ->
    [again1] 1 otra vez
    [again2] 2 otra vez
    [again3] 3 otra vez
    [again4] 4 otra vez
    [again5] 5 otra vez
   *[other] { $citizen }
  }
ancient_world-named-attack = atacar a { $titan } con { $armies }{ $swords ->
    [0] {""}
    [one] {" "}y 1 espada
   *[other] {" "}y { $swords } espadas
  }
ancient_world-named-stored = construir almacenada { $card }
ancient_world-named-mend = reparar { $card }
ancient_world-named-hungry = { $citizens ->
    [none] nadie pasa hambre
   *[other] hambre { $citizens }
  }{ $fed ->
    [0] {""}
    [one] , { $fed } alimentado con ambrosía
   *[other] , { $fed } alimentados con ambrosía
  }

### Lo que cuesta y da una elección.

ancient_world-of-coins = { $count } de { $have ->
    [one] { $have } moneda
   *[other] { $have } monedas
  }
ancient_world-of-knowledge = { $count } de { $have } de conocimiento
ancient_world-of-ambrosia = { $count } de { $have } de ambrosía
ancient_world-for-nothing = gratis
ancient_world-higher = hay un { $number } de { $who }
ancient_world-own-higher = hay un { $number } tuyo
ancient_world-all-pay = −{ $count } 🪙
ancient_world-on-space = +{ $count } 🏺
ancient_world-short-gain-coins = { $count ->
    [one] da 1 moneda
   *[other] da { $count } monedas
  }
ancient_world-short-gain-knowledge = da { $count } de conocimiento
ancient_world-short-gain-ambrosia = da { $count } de ambrosía
ancient_world-short-gain-citizens = { $count ->
    [one] da un ciudadano
   *[other] da { $count } ciudadanos
  }
ancient_world-short-gain-upgrades = un ciudadano más alto
ancient_world-short-gain-repairs = { $count ->
    [one] repara 1 carta
   *[other] repara hasta { $count } cartas
  }
ancient_world-short-gain-rest = { $count ->
    [one] quita 1 moneda de un ejército
   *[other] quita { $count } monedas de ejércitos
  }
ancient_world-short-gain-ready = un ejército otra vez
ancient_world-short-gain-districts = da un distrito
ancient_world-short-gain-explore = mira { $count } cartas y almacena una
ancient_world-short-gain-first = primer jugador
ancient_world-titan-facts = defensa { $defence }{ $swords ->
    [yes] , solo espadas
   *[no] {""}
  }, { $banners ->
    [one] 1 estandarte
   *[other] { $banners } estandartes
  }
ancient_world-titan-short = defensa { $defence }{ $swords ->
    [yes] , solo espadas
   *[no] {""}
  }
ancient_world-fewer-dice = { $count ->
    [one] 1 dado menos
   *[other] { $count } dados menos
  }
ancient_world-army-price = { $swords ->
    [one] 1 espada
   *[other] { $swords } espadas
  }, { $arrows ->
    [one] 1 flecha
   *[other] { $arrows } flechas
  }, { $price ->
    [one] 1 moneda
   *[other] { $price } monedas
  } por uso
ancient_world-titan-of = de { $who }
ancient_world-titan-own = te amenaza
ancient_world-titan-fed = { $count } de ambrosía que ganar
ancient_world-against = { $value } contra { $defence }
ancient_world-has = Tienes: { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
  } · { $knowledge } de conocimiento · { $ambrosia } de ambrosía · { $idle ->
    [0] ningún ciudadano listo
    [one] ciudadano { $citizens } listo
   *[other] ciudadanos { $citizens } listos
  } · { $room ->
    [0] sin sitio para cartas
    [one] sitio para 1 carta
   *[other] sitio para { $room } cartas
  } · comida { $food } para { $mouths }
ancient_world-first-copy = la 1.ª de { $count }
ancient_world-city-titan = { $titan } la amenaza, { ancient_world-titan-short }
ancient_world-titan-line = { $titan }: { $text }
ancient_world-armies-line = Ejércitos por número: { $list }.
ancient_world-again-line = «Otra vez»: un ciudadano que ya has colocado deja su sitio por { $price } de ambrosía.
ancient_world-counted-card-1 = n.º 1
ancient_world-counted-card-2 = n.º 2
ancient_world-counted-card-3 = n.º 3
ancient_world-counted-card-4 = n.º 4
ancient_world-counted-card-5 = n.º 5
ancient_world-counted-card-6 = n.º 6
ancient_world-counted-card-7 = n.º 7
ancient_world-counted-card-8 = n.º 8
ancient_world-counted-card-9 = n.º 9
ancient_world-this-choice = Esta elección: { $price }.
ancient_world-there = En las acciones: { $list }
ancient_world-there-one = { $action ->
    [build] Construir
    [recruit] Reclutar
    [labor] Trabajar
    [learn] Aprender
    [expand] Expandir
    [rebuild] Reconstruir
    [explore] Explorar
   *[grow] Crecer
  } { $citizens }
ancient_world-here = Aquí: { $citizens }{ $ambrosia ->
    [0] {""}
   *[other] {" "}· { $ambrosia } de ambrosía que tomar
  }. Un ciudadano más bajo que el más alto paga { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
  } o, en ambrosía, la habilidad que le falta.
ancient_world-here-nobody = Aquí no hay nadie: ningún ciudadano paga nada.{ $ambrosia ->
    [0] {""}
   *[other] {" "}{ $ambrosia } de ambrosía que tomar.
  }
ancient_world-here-free = Aquí: { $citizens }{ $ambrosia ->
    [0] {""}
   *[other] {" "}· { $ambrosia } de ambrosía que tomar
  }. Colocar aquí no te cuesta nada más.
ancient_world-attack-line = { $titan }: { ancient_world-titan-facts }. { $city ->
    [0] Tu ciudad no suma nada.
   *[other] Tu ciudad suma { $city }.
  }
ancient_world-dice-line = { $dice ->
    [0] No se tiran dados.
    [one] 1 dado de daño: { $hits } de { $faces } daña una carta de imperio, { $coins } de { $faces } es una moneda ({ $effect }), y si no, nada.
   *[other] { $dice } dados de daño, cada uno: { $hits } de { $faces } daña una carta de imperio, { $coins } de { $faces } es una moneda ({ $effect }), y si no, nada.
  }
ancient_world-coin-effect = { $effect ->
    [lose_coin] { $amount ->
        [one] pierdes 1 moneda
       *[other] pierdes { $amount } monedas
      }
    [army_coin] una moneda tuya va a un ejército
    [lose_ambrosia] pierdes { $amount } de ambrosía
    [lose_retired] pierdes una carta militar retirada
    [discard_stored] descartas todas las almacenadas
    [lose_district] pierdes un distrito
   *[none] nada
  }

### Por qué algo no es posible, y qué hacer en su lugar.

ancient_world-no-covered = { ancient_world-action } está cubierta hasta la ronda { $round }; elige otra acción (reglamento: Preparar).
ancient_world-no-higher = { $coins ->
    [one] Ahora hay un { $number } en { ancient_world-action }, así que un ciudadano más bajo paga 1 moneda; elige eso u otra acción (reglamento: Lugar ciudadano).
   *[other] Ahora hay un { $number } en { ancient_world-action }, así que un ciudadano más bajo paga { $coins } monedas; elige eso u otra acción (reglamento: Lugar ciudadano).
  }
ancient_world-no-not-higher = No hay ningún ciudadano más alto en { ancient_world-action }: coloca este gratis.
ancient_world-no-hungry = El ciudadano { $citizen } pasa hambre en esta ronda; elige otro (reglamento: Alimentar a los ciudadanos).
ancient_world-no-placed = El ciudadano { $citizen } ya está colocado; elige otro o paga ambrosía para colocarlo otra vez.
ancient_world-no-not-ready = El ciudadano { $citizen } no está listo en esta ronda; elige otro.
ancient_world-no-room = Tu ciudad tiene sitio para { $capacity ->
    [one] { $capacity } carta de imperio
   *[other] { $capacity } cartas de imperio
  } y está llena; toma antes un distrito o derrota a un titán (reglamento: Daño de Titán).
ancient_world-no-gone = { $card } ya no está en oferta; elige otra carta.
ancient_world-no-knowledge = Eso cuesta { $needs } de conocimiento y tienes { $has }; aprende antes o elige algo más barato.
ancient_world-no-coins = { $needs ->
    [one] Eso cuesta 1 moneda y tienes { $has }
   *[other] Eso cuesta { $needs } monedas y tienes { $has }
  }, y tampoco ambrosía bastante en lugar de monedas; elige algo más barato.
ancient_world-no-ambrosia = Eso cuesta { $needs } de ambrosía y tienes { $has }; elige otra cosa.
ancient_world-no-nothing-left = Ahora no hay nada que conseguir en { ancient_world-action }; elige otra acción.
ancient_world-no-not-yours = { $card } no es tuya; elige una de tus cartas.
ancient_world-no-damaged = { $card } está dañada; repárala antes (reglamento: Daño de Titán).
ancient_world-no-used = { $card } ya se ha usado en esta ronda; vuelve a estar libre en la siguiente (reglamento: Cartas de Imperio).
ancient_world-no-skill = { $card } pide un ciudadano de { $skill } como mínimo; elige uno más alto o paga en ambrosía la habilidad que falta.
ancient_world-no-titan-gone = { $titan } ya no se puede atacar; elige otro titán.
ancient_world-no-no-army = { $card } no está entre tus ejércitos; elige uno que lo esté.
ancient_world-no-army-used = { $card } ya ha atacado en esta ronda; vuelve a estar lista en la siguiente (reglamento: Atacar a un titán).
ancient_world-no-strength = Ese ataque vale { $value } y la defensa es { $defence }; añade ejércitos, o espadas por ambrosía (reglamento: Atacar a un titán).
ancient_world-no-swords = { $titan } cae sin tantas espadas por ambrosía; compra menos.
ancient_world-no-whole = { $card } no está dañada; elige una que lo esté.
ancient_world-no-not-on-offer = { $card } no está en oferta; elige una carta que lo esté.
ancient_world-no-built = { $card } ya está en tu ciudad y no hay otra copia en oferta; elige una carta que lo esté.
ancient_world-no-no-action = { $card } no tiene ninguna acción propia que usar; elige una carta que la tenga.
ancient_world-no-no-armies = No tienes ningún ejército sin usar para { $titan }; recluta uno o espera a la próxima ronda (reglamento: Atacar a un titán).
ancient_world-no-no-attack = No puedes hacer ningún ataque a { $titan }; su defensa es { $defence }.
ancient_world-no-other-kind = { $kind ->
    [military] { $card } es una carta militar: recluta con ella.
    [titan] { $card } es un titán: atácalo.
    [district] { $card } es un distrito: llega con una acción que dé uno.
    [city] { $card } es una ciudad-estado: solo se elige al principio.
   *[empire] { $card } es una carta de imperio: constrúyela.
  }
ancient_world-no-order-nothing = Tu orden no encaja con lo que se pregunta; responde tú.
ancient_world-nothing-to-use-turn = Ninguna de tus cartas tiene una acción que se pueda usar ahora; coloca un ciudadano en el tablero.
ancient_world-nothing-to-attack-turn = Ninguno de tus ejércitos sin usar alcanza la defensa de un titán; recluta o espera a la próxima ronda.
ancient_world-nothing-to-stored-turn = No has almacenado nada que puedas construir ahora; Explorar almacena una carta.
ancient_world-nothing-to-mend-turn = No tienes nada dañado, o te falta ambrosía para repararlo.
ancient_world-nothing-to-coin-turn = Te falta ambrosía para una moneda.
ancient_world-nothing-to-explore-turn = Ahora nadie tuyo puede explorar: la acción llega en la ronda 2 y pide un ciudadano.
ancient_world-nothing-to-grow-turn = Ahora nadie tuyo puede crecer: la acción llega en la ronda 3 y pide un ciudadano y su precio.
ancient_world-nothing-to-build-turn = Ahora no puedes construir nada: hace falta un ciudadano, sitio y el precio de una carta.
ancient_world-nothing-to-recruit-turn = Ahora no puedes reclutar a nadie: hace falta un ciudadano y el precio de una carta.
ancient_world-nothing-to-labor-turn = Ahora no puedes colocar ningún ciudadano en Trabajar.
ancient_world-nothing-to-learn-turn = Ahora no puedes aprender: hace falta un ciudadano y su precio.
ancient_world-nothing-to-expand-turn = Ahora no puedes expandir: hace falta un ciudadano y su precio.
ancient_world-nothing-to-rebuild-turn = Ahora no puedes colocar ningún ciudadano en Reconstruir.
ancient_world-nothing-to-claim-turn = Ahora no puedes colocar ningún ciudadano.

### Líneas del registro.

ancient_world-city = { $seat } dirige { $city }.
ancient_world-round = Empieza la ronda { $round }.
ancient_world-reveal = Hay una acción nueva: { ancient_world-action }.
ancient_world-threat = { $titan } amenaza a { $seat } (defensa { $defence }).
ancient_world-place = { $seat } coloca { $citizen } en { ancient_world-action }{ $coins ->
    [0] { $ambrosia ->
        [0] {""}
       *[other] {" "}por { $ambrosia } de ambrosía
      }
    [one] {" "}por 1 moneda{ $ambrosia ->
        [0] {""}
       *[other] {" "}y { $ambrosia } de ambrosía
      }
   *[other] {" "}por { $coins } monedas{ $ambrosia ->
        [0] {""}
       *[other] {" "}y { $ambrosia } de ambrosía
      }
  }.
ancient_world-claims = { $seat } no realiza { ancient_world-action }.
ancient_world-build = { $seat } construye { $card } ({ ancient_world-price }).
ancient_world-recruit = { $seat } recluta { $card } ({ ancient_world-price }){ $over ->
    [new] , un ejército nuevo.
   *[other] {" "}sobre { $over }, que se retira.
  }
ancient_world-pays = { $seat } paga { $list } por { ancient_world-action }.
ancient_world-pays-coins = { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
  }
ancient_world-pays-knowledge = { $count } de conocimiento
ancient_world-pays-ambrosia = { $count } de ambrosía
ancient_world-instead = { $coins ->
    [one] { $seat } paga { $ambrosia } de ambrosía por una moneda que le falta.
   *[other] { $seat } paga { $ambrosia } de ambrosía por { $coins } monedas que le faltan.
  }
ancient_world-pays-use = { $seat } paga { $list } por { $card }.
ancient_world-pays-use-coins = { ancient_world-pays-coins }
ancient_world-pays-use-knowledge = { ancient_world-pays-knowledge }
ancient_world-pays-use-ambrosia = { ancient_world-pays-ambrosia }
ancient_world-pays-attack = { $seat } paga { $list } por el ataque.
ancient_world-pays-attack-coins = { ancient_world-pays-coins }
ancient_world-pays-attack-ambrosia = { ancient_world-pays-ambrosia }
ancient_world-use = { $seat } usa { $card } con { $citizen }.
ancient_world-gain = { $seat } gana { $list } ({ ancient_world-source }).
ancient_world-gain-coins = { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
  }
ancient_world-gain-knowledge = { $count } de conocimiento
ancient_world-gain-ambrosia = { $count } de ambrosía
ancient_world-loses = { $seat } pierde { $list }.
ancient_world-loses-coins = { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
  }
ancient_world-loses-ambrosia = { $count } de ambrosía
ancient_world-trades = { $seat } cambia { $ambrosia } de ambrosía por 1 moneda.
ancient_world-citizen = { $seat } gana el ciudadano { $citizen }.
ancient_world-upgrade = { $seat } cambia el ciudadano { $citizen } por el { $to }.
ancient_world-first = { $seat } toma la ficha de primer jugador.
ancient_world-district = { $seat } toma el distrito { $card }.
ancient_world-looks = Miras { $cards }.
ancient_world-stores = { $count ->
    [0] { $seat } almacena una carta.
   *[other] { $seat } almacena una carta y descarta { $cards }.
  }
ancient_world-stored = { $seat } almacena { $card }.
ancient_world-attack = { $seat } ataca a { $titan } con { $cards }: { $value } contra { $defence }{ $bought ->
    [0] .
    [one] , con 1 espada por ambrosía.
   *[other] , con { $bought } espadas por ambrosía.
  }
ancient_world-dice = { $dice ->
    [0] { $titan } no hace daño a { $seat }.
   *[other] Dados de daño de { $seat } por { $titan }: { $list }.
  }
ancient_world-dice-titans = { $count } × titán
ancient_world-dice-coins = { $count } × moneda
ancient_world-dice-blanks = { $count } × nada
ancient_world-damaged = { $card } de { $seat } sufre daños.
ancient_world-damaged-item = { $card } ({ $seat })
ancient_world-damaged-series = Quedan dañadas: { $list }.
ancient_world-mended = { $seat } repara { $card }.
ancient_world-mends = { $seat } repara { $card } por { $ambrosia } de ambrosía.
ancient_world-disbanded = { $seat } disuelve { $card } con todas las cartas de debajo.
ancient_world-army-coin = { $coins ->
    [one] { $seat } pone una moneda en { $card }.
   *[other] { $seat } pone { $coins } monedas en { $card }.
  }
ancient_world-rest = { $seat } quita una moneda de { $card }.
ancient_world-ready = { $seat } puede usar { $card } una vez más.
ancient_world-loses-stored = { $seat } descarta las cartas almacenadas: { $cards }.
ancient_world-loses-retired = { $seat } pierde la retirada { $card }.
ancient_world-loses-district = { $seat } pierde el distrito { $card }.
ancient_world-citizens-home = { $actions ->
    [none] Los ciudadanos vuelven a casa y las monedas pasan a las ilustraciones de los ejércitos.
   *[other] Los ciudadanos vuelven a casa y las monedas pasan a las ilustraciones de los ejércitos; llega 1 de ambrosía a { $actions }.
  }
ancient_world-pass = { $seat } pasa.
ancient_world-round-over = Todos han pasado: termina la ronda { $round }.
ancient_world-appeases = { $seat } aplaca a { $titan } con { $ambrosia } de ambrosía.
ancient_world-faces = { $seat } se enfrenta a { $titan }.
ancient_world-feeds = { $count ->
    [one] { $seat } alimenta a 1 ciudadano con { $ambrosia } de ambrosía.
   *[other] { $seat } alimenta a { $count } ciudadanos con { $ambrosia } de ambrosía.
  }
ancient_world-hungry = { $count ->
    [one] El ciudadano { $citizens } de { $seat } pasa hambre.
   *[other] Los ciudadanos { $citizens } de { $seat } pasan hambre.
  }
ancient_world-hungry-item = { $seat } ({ $citizens })
ancient_world-hungry-series = Ciudadanos que pasan hambre: { $list }.
ancient_world-final = { $seat }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }.
ancient_world-tie = { $by ->
    [coins] Igualdad a puntos: deciden las monedas.
    [cards] Igualdad a puntos y monedas: decide el número de cartas.
    [knowledge] Igualdad a puntos, monedas y cartas: decide el conocimiento.
    [ambrosia] Igualdad a puntos, monedas, cartas y conocimiento: decide la ambrosía.
   *[shared] Igualdad en todo: el puesto se comparte.
  }

### La mesa en el bot: mano, turno.

ancient_world-hand-line = Almacenadas: { $cards }
ancient_world-turn-name = { $round ->
    [0] Preparación
   *[other] Ronda { $round }
  }
ancient_world-turn-short = { $round ->
    [0] Inicio
   *[other] R{ $round }
  }
ancient_world-period = { $round ->
    [0] antes de la primera ronda
   *[other] en la ronda { $round }
  }
ancient_world-picture-city = { $name }

### Órdenes permanentes: lo que se responde por adelantado.

ancient_world-order-confronting = Mi titán amenazante
ancient_world-order-confronting-about = Lo aplaco si no cuesta más ambrosía de la que dices; lo que hago si cuesta más es la segunda parte. Por lo que no digas te pregunto.
ancient_world-order-feeding = Si falta comida
ancient_world-order-feeding-about = Di cuánta ambrosía puede ir a alimentar (2 por ciudadano, si ninguna carta tuya lo abarata) y quién pasa hambre primero.
ancient_world-order-repairing = Reparaciones al final de una ronda
ancient_world-order-repairing-about = Lo que reparan tus cartas se hace siempre; di cuánta ambrosía va a más reparaciones (2 por carta, si ninguna tuya lo abarata) y qué va primero.
ancient_world-order-damaging = Daño en mis cartas
ancient_world-order-damaging-about = Elijo las cartas dañadas como digas, para que nadie te espere.
ancient_world-order-lasts-round = hasta que termine la ronda
ancient_world-order-lasts-game = hasta que termine la partida
ancient_world-until-round = en esta ronda
ancient_world-until-game = en toda la partida
ancient_world-plan-turn = Tu próximo turno
ancient_world-plan-appease-up-to = Ambrosía para aplacar
ancient_world-plan-else-face = Si cuesta más
ancient_world-plan-feed-up-to = Ambrosía para alimentar
ancient_world-plan-hungry-first = Quién pasa hambre primero
ancient_world-plan-repair-up-to = Ambrosía para reparar
ancient_world-plan-repair-first = Qué se repara primero
ancient_world-plan-damage-first = Qué se daña primero
ancient_world-choice-spend = Gastar
ancient_world-choice-spend-2 = { $arg ->
    [0] Nada
   *[other] { $arg } como máximo
  }
ancient_world-choice-face-it = Enfrentarme a él
ancient_world-choice-low = Los ciudadanos más bajos
ancient_world-choice-high = Los ciudadanos más altos
ancient_world-choice-food = Cartas con comida y después las más caras
ancient_world-choice-dear = Las cartas más caras
ancient_world-choice-cheap = Las cartas más baratas
ancient_world-choice-foodless = Cartas sin comida, primero las más baratas
ancient_world-skip-confront = En esta partida, siempre…
ancient_world-skip-confront-never = Enfrentarme siempre
ancient_world-skip-confront-up-to = Aplacar si cuesta { $count } de ambrosía como máximo

### Dónde está una carta (/carta).

ancient_world-where-row = En la fila de cartas de imperio.
ancient_world-where-military-row = En la fila de cartas militares.
ancient_world-where-wonders = En el mazo C, a la vista de todos.
ancient_world-where-discards = En la pila de descartes.
ancient_world-where-titan = Encima de la pila de titanes de { $stars ->
    [1] una estrella
    [2] dos estrellas
   *[3] tres estrellas
  }.
ancient_world-where-top-district = Encima de la pila de distritos.
ancient_world-where-looking = Entre las cartas que se están mirando.
ancient_world-where-city = { $who }: la propia ciudad-estado.
ancient_world-where-building = { $who }: en la ciudad{ $state ->
    [damaged] , dañada.
    [used] , usada en esta ronda por el ciudadano { $citizen }.
   *[whole] .
  }
ancient_world-where-army = { $who }: un ejército; el próximo uso cuesta { $price ->
    [one] 1 moneda
   *[other] { $price } monedas
  }{ $used ->
    [yes] , usado en esta ronda.
   *[no] .
  }
ancient_world-where-retired = { $who }: retirada bajo { $card }.
ancient_world-where-district = { $who }: en la ciudad.
ancient_world-where-defeated = Derrotado por { $who }.
ancient_world-where-threat = Amenaza a { $who }; { $fed } de ambrosía encima.
ancient_world-where-stored = { $who }: almacenada.

### La posición como texto (/estado).

ancient_world-state-none = ninguno
ancient_world-state-nobody = nadie
ancient_world-state-board = Tablero
ancient_world-state-offers = Cartas en oferta
ancient_world-state-stored = Tus cartas almacenadas
ancient_world-state-card = { $card }: { $text }
ancient_world-state-round = { $round ->
    [0] Preparación: { $who } elige una ciudad-estado.
   *[other] Ronda { $round } de { $of }{ $turn ->
        [somebody] . El turno es de { $who }.
       *[nobody] , después de los turnos de todos.
      }
  }
ancient_world-state-first = Primer jugador: { $who }{ $taken ->
    [yes] , ficha tomada en esta ronda.
   *[no] .
  }
ancient_world-state-space = { ancient_world-action }: { $citizens }{ $ambrosia ->
    [0] .
   *[other] ; { $ambrosia } de ambrosía.
  }
ancient_world-state-covered = { ancient_world-action }: cubierta hasta la ronda { $round }.
ancient_world-state-pile = Titanes de { $stars ->
    [1] 1 estrella
   *[other] { $stars } estrellas
  } ({ $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }): { $titan }
ancient_world-state-titan = { $card }, defensa { $defence }{ $swords ->
    [yes] {" "}(solo espadas)
   *[no] {""}
  }, estandartes: { $banners }. { $text }
ancient_world-state-district = Distritos ({ $count }), el de encima: { $card }
ancient_world-state-decks = Mazo de imperio { $deck }: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }. Cartas militares: { $military }.
ancient_world-state-played = Qué hacen las cartas en juego
ancient_world-state-discards = Cartas de imperio descartadas: { $cards }.
ancient_world-state-tribe = { $tribe ->
    [green] verde
    [red] rojo
    [purple] morado
    [blue] azul
   *[yellow] amarillo
  }
ancient_world-state-deck-c = Mazo C:
ancient_world-state-offer = { $card }, { $price }, estandartes: { $banners }. { $text }
ancient_world-state-city = Ciudad-estado { $card }
ancient_world-state-goods = { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
  }, { $knowledge } de conocimiento, { $ambrosia } de ambrosía. Ahora vale { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }.
ancient_world-state-income = Ingresos: { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
  }, { $knowledge } de conocimiento, { $ambrosia } de ambrosía.
ancient_world-state-citizens = Ciudadanos por número: { $all }; listos: { $ready }; con hambre: { $hungry }.{ $passed ->
    [yes] {" "}Ha pasado.
   *[no] {""}
  }
ancient_world-state-room = { $cards } de { $capacity ->
    [one] { $capacity } carta de imperio
   *[other] { $capacity } cartas de imperio
  }; comida para { $food }.
ancient_world-state-banners = Estandartes: { $list }.
ancient_world-state-buildings = Cartas de imperio: { $list }.
ancient_world-state-building = { $card }{ $state ->
    [damaged] {" "}(dañada)
    [used] {" "}(ciudadano { $citizen })
   *[whole] {""}
  }
ancient_world-state-army = Ejército { $card }: { $swords ->
    [one] 1 espada
   *[other] { $swords } espadas
  }, { $arrows ->
    [one] 1 flecha
   *[other] { $arrows } flechas
  }{ $coins ->
    [0] {""}
    [one] , 1 moneda encima
   *[other] , { $coins } monedas encima
  }; el próximo uso cuesta { $price ->
    [one] 1 moneda
   *[other] { $price } monedas
  }{ $used ->
    [yes] , usado en esta ronda
   *[no] {""}
  }{ $count ->
    [0] .
   *[other] ; retiradas debajo: { $retired }.
  }
ancient_world-state-attack = La ciudad suma { $swords ->
    [one] 1 espada
   *[other] { $swords } espadas
  } y { $arrows ->
    [one] 1 flecha
   *[other] { $arrows } flechas
  } a cada ataque; admite { $limit ->
    [one] 1 ejército
   *[other] { $limit } ejércitos
  }.
ancient_world-state-districts = Distritos: { $cards }.
ancient_world-state-titans = Titanes derrotados: { $cards }.
ancient_world-state-threat = Lo amenaza { $titan } Tiene { $fed } de ambrosía encima; aplacarlo cuesta { $price }.
ancient_world-state-stored-backs = { $count ->
    [one] 1 carta almacenada.
   *[other] { $count } cartas almacenadas.
  }
ancient_world-state-stored-cards = Almacenadas: { $cards }.

### Comandos escritos.

ancient_world-command = Jugadas de El mundo antiguo
ancient_world-command-name = mundo
ancient_world-command-build = Construir una carta de imperio
ancient_world-command-build-name = construir
ancient_world-argument-build-what = Elige de la lista o escribe su nombre
ancient_world-argument-build-what-name = qué
ancient_world-command-recruit = Reclutar una carta militar
ancient_world-command-recruit-name = reclutar
ancient_world-argument-recruit-what = Elige de la lista o escribe su nombre
ancient_world-argument-recruit-what-name = qué
ancient_world-command-labor = Colocar un ciudadano en Trabajar
ancient_world-command-labor-name = trabajar
ancient_world-argument-labor-what = Elige de la lista o escribe su nombre
ancient_world-argument-labor-what-name = qué
ancient_world-command-learn = Colocar un ciudadano en Aprender
ancient_world-command-learn-name = aprender
ancient_world-argument-learn-what = Elige de la lista o escribe su nombre
ancient_world-argument-learn-what-name = qué
ancient_world-command-expand = Colocar un ciudadano en Expandir
ancient_world-command-expand-name = expandir
ancient_world-argument-expand-what = Elige de la lista o escribe su nombre
ancient_world-argument-expand-what-name = qué
ancient_world-command-rebuild = Colocar un ciudadano en Reconstruir
ancient_world-command-rebuild-name = reconstruir
ancient_world-argument-rebuild-what = Elige de la lista o escribe su nombre
ancient_world-argument-rebuild-what-name = qué
ancient_world-command-explore = Colocar un ciudadano en Explorar
ancient_world-command-explore-name = explorar
ancient_world-argument-explore-what = Elige de la lista o escribe su nombre
ancient_world-argument-explore-what-name = qué
ancient_world-command-grow = Colocar un ciudadano en Crecer
ancient_world-command-grow-name = crecer
ancient_world-argument-grow-what = Elige de la lista o escribe su nombre
ancient_world-argument-grow-what-name = qué
ancient_world-command-claim = Solo colocar un ciudadano, por la ambrosía de allí
ancient_world-command-claim-name = colocar
ancient_world-argument-claim-what = Elige de la lista o escribe su nombre
ancient_world-argument-claim-what-name = qué
ancient_world-command-use = Usar la acción de una carta propia
ancient_world-command-use-name = usar
ancient_world-argument-use-what = Elige de la lista o escribe su nombre
ancient_world-argument-use-what-name = qué
ancient_world-command-attack = Atacar a un titán
ancient_world-command-attack-name = atacar
ancient_world-argument-attack-what = Elige de la lista o escribe su nombre
ancient_world-argument-attack-what-name = qué
ancient_world-command-stored = Construir una carta almacenada
ancient_world-command-stored-name = almacenada
ancient_world-argument-stored-what = Elige de la lista o escribe su nombre
ancient_world-argument-stored-what-name = qué
ancient_world-command-mend = Reparar una carta con ambrosía
ancient_world-command-mend-name = reparar
ancient_world-argument-mend-what = Elige de la lista o escribe su nombre
ancient_world-argument-mend-what-name = qué
ancient_world-command-coin = Cambiar ambrosía por una moneda
ancient_world-command-coin-name = moneda
ancient_world-command-pass = Pasar lo que queda de ronda
ancient_world-command-pass-name = pasar
ancient_world-command-titan = Aplacar a tu titán amenazante o enfrentarte a él
ancient_world-command-titan-name = titán
ancient_world-argument-titan-what = Elige de la lista o escribe su nombre
ancient_world-argument-titan-what-name = qué
ancient_world-command-feed = Decir quién pasa hambre
ancient_world-command-feed-name = alimentar
ancient_world-argument-feed-what = Elige de la lista o escribe su nombre
ancient_world-argument-feed-what-name = qué

### Pictures and what is said of them.

ancient_world-picture-player = Jugador { $number }
ancient_world-picture-moment = { $round ->
    [0] Preparación
   *[other] Ronda { $round } de { $rounds }
  }
ancient_world-picture-won = { $count ->
    [one] Gana { $names }
   *[other] Victoria compartida: { $names }
  }
ancient_world-picture-step = { $step ->
    [city] { $has ->
        [1] { $name } elige ciudad-estado
       *[0] Ciudades-estado
      }
    [prepare] Preparación
    [turn] { $has ->
        [1] Turno de { $name }
       *[0] Turnos
      }
    [confront] { $has ->
        [1] { $name }: el titán amenazante
       *[0] Enfrentarse a los titanes
      }
    [repair] { $has ->
        [1] { $name }: reparaciones
       *[0] Reparaciones
      }
    [collect] Ingresos
    [feed] { $has ->
        [1] { $name }: ¿quién pasa hambre?
       *[0] Alimentar a los ciudadanos
      }
   *[score] El recuento final
  }
ancient_world-picture-place = { $place }.º
ancient_world-picture-comes = Desde la ronda { $round }
ancient_world-picture-next = Próxima ronda
ancient_world-picture-last = Última ronda
ancient_world-picture-no-titan = Sin titán
ancient_world-picture-appease-short = lleva { $fed }, aplacarlo cuesta { $count }
ancient_world-picture-stored-title = Cartas almacenadas
ancient_world-picture-looking-title = Eliges entre
ancient_world-picture-stored-none = No has almacenado ninguna carta.
ancient_world-picture-action = { $action ->
    [build] Construir
    [recruit] Reclutar
    [labor] Trabajar
    [learn] Aprender
    [expand] Expandir
    [rebuild] Reconstruir
    [explore] Explorar
   *[grow] Crecer
  }
ancient_world-picture-tribe = { $tribe ->
    [green] verde
    [red] rojo
    [purple] morado
    [blue] azul
   *[yellow] amarillo
  }
ancient_world-picture-word = { $word ->
    [build] carta de imperio
    [recruit] carta militar
    [armies] Ejércitos
    [empire] Cartas de imperio
    [districts] Distritos
    [titans] Titanes derrotados
    [stored] Cartas almacenadas
    [legacy] Legado
    [loot] Botín
    [once] Al momento
    [number] número
    [hungry] Ciudadanos hambrientos
    [damaged] Cartas dañadas
    [die-titan] titán
    [die-coin] moneda
    [die-blank] en blanco
    [die-none] ningún dado
   *[printed] Puntos en cartas
  }
ancient_world-picture-kind = { $kind ->
    [empire] { $deck ->
        [start] Carta de imperio inicial
       *[other] Carta de imperio, mazo { $deck }
      }
    [military] { $deck ->
        [start] Carta militar inicial
       *[other] Carta militar
      }
    [titan] { $stars ->
        [0] Titán inicial
        [one] Titán de 1 estrella
       *[other] Titán de { $stars } estrellas
      }
    [district] Distrito
   *[city] Ciudad-estado
  }
ancient_world-picture-copies = { $kind ->
    [city] Un lado del tablero de ciudad
   *[other] { $deck ->
        [start] Todos empiezan con ella
       *[other] { $count ->
            [one] 1 copia
           *[other] { $count } copias
          }
      }
  }
ancient_world-alt-head = El mundo antiguo, { $moment }. { $step }.
ancient_world-alt-changed = Ha cambiado: { $list }.
ancient_world-alt-changed-count = { $count ->
    [one] Ha cambiado { $count } sitio
   *[other] Han cambiado { $count } sitios
  }.
ancient_world-alt-actions = Acciones: { $list }.
ancient_world-alt-action = { $action }{ $people ->
    [none] {""}
   *[other] {" "}({ $people })
  }{ $ambrosia ->
    [0] {""}
   *[other] , { $ambrosia } de ambrosía
  }
ancient_world-alt-crowd = { $action }{ $count ->
    [0] {""}
   *[other] {" "}({ $count })
  }{ $ambrosia ->
    [0] {""}
   *[other] , { $ambrosia } de ambrosía
  }
ancient_world-alt-hidden = { $action } desde la ronda { $round }
ancient_world-alt-titans = Titanes: { $list }.
ancient_world-alt-titan = { $titan } { $defence }
ancient_world-alt-row = Fila de imperio, mazo { $deck }: { $list }.
ancient_world-alt-cities = Ciudades-estado: { $list }.
ancient_world-alt-founding = { $card } ({ $owner ->
    [none] { $text }; la amenaza { $titan }
   *[other] { $owner }
  })
ancient_world-alt-military = Fila militar: { $list }.
ancient_world-alt-district = Distrito: { $card }.
ancient_world-alt-wonders = Mazo C: { $list }.
ancient_world-alt-wonders-count = Mazo C: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }.
ancient_world-alt-decks = Quedan en los mazos: { $deck } de imperio, { $military ->
    [one] { $military } militar
   *[other] { $military } militares
  }, { $district ->
    [one] { $district } distrito
   *[other] { $district } distritos
  }.
ancient_world-alt-city = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }, monedas { $coins }, conocimiento { $knowledge }, ambrosía { $ambrosia }, cartas de imperio { $used }/{ $capacity }{ $damaged ->
    [0] {""}
    [one] , 1 dañada
   *[other] , { $damaged } dañadas
  }, comida { $food } para { $citizens }, { $idle ->
    [0] ninguno listo
    [one] ciudadano { $ready } listo
   *[other] listos { $ready }
  }{ $hungry ->
    [0] {""}
   *[other] , { $hungry } con hambre
  }; estandartes: { $banners }{ $threat ->
    [none] {""}
   *[other] ; lo amenaza { $threat } ({ $fed } de ambrosía, { $appease } para aplacarlo)
  }{ $passed ->
    [yes] , ha pasado
   *[no] {""}
  }.
ancient_world-alt-city-short = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }, monedas { $coins }, conocimiento { $knowledge }, ambrosía { $ambrosia }, { $idle ->
    [0] ninguno listo
    [one] ciudadano { $ready } listo
   *[other] listos { $ready }
  }.
ancient_world-alt-city-state = { $card }: { $text }
ancient_world-alt-income = Ingresos: monedas { $coins }, conocimiento { $knowledge }, ambrosía { $ambrosia }.
ancient_world-alt-attack = En cada ataque: espadas { $swords }, flechas { $arrows }.
ancient_world-alt-armies = Ejércitos, como mucho { $limit }: { $list }.
ancient_world-alt-army = { $card } (espadas { $swords }, flechas { $arrows }, { $used ->
    [yes] usado
   *[no] cuesta { $price }
  }{ $retired ->
    [none] {""}
   *[other] , debajo { $retired }
  })
ancient_world-alt-empire = Cartas de imperio: { $list }.
ancient_world-alt-empire-count = { $count ->
    [one] { $count } carta de imperio
   *[other] { $count } cartas de imperio
  }, { $damaged ->
    [one] { $damaged } dañada
   *[other] { $damaged } dañadas
  }.
ancient_world-alt-building = { $card }{ $state ->
    [damaged] {" "}(dañada)
    [used] {" "}(con el ciudadano { $citizen })
   *[whole] {""}
  }
ancient_world-alt-districts = Distritos: { $list }.
ancient_world-alt-defeated = Titanes derrotados: { $list }.
ancient_world-alt-stored-count = { $count ->
    [one] 1 carta almacenada.
   *[other] { $count } cartas almacenadas.
  }
ancient_world-alt-stored = Cartas almacenadas: { $list }.
ancient_world-alt-looking = Eliges entre: { $list }.
ancient_world-alt-dice = { $name } tiró por { $titan }: { $faces }.
ancient_world-alt-purse = Tienes: monedas { $coins }, conocimiento { $knowledge }, ambrosía { $ambrosia }; cartas de imperio { $used } de { $capacity }.
ancient_world-alt-final = { $place }.º { $name }: { $score ->
    [one] 1 punto
   *[other] { $score } puntos
  } ({ $list }).
ancient_world-alt-final-short = { $place }.º { $name }: { $score ->
    [one] 1 punto
   *[other] { $score } puntos
  }.
ancient_world-alt-face = { $name }: { $kind }.
ancient_world-alt-face-cost = Cuesta { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
  }{ $knowledge ->
    [0] {""}
   *[other] {" "}y { $knowledge } de conocimiento
  }.
ancient_world-alt-face-defence = Defensa { $defence }{ $swords ->
    [yes] , solo cuentan las espadas
   *[no] {""}
  }.
ancient_world-alt-face-banners = Estandartes: { $list }.

# Más palabras que se escriben para ello, separadas por comas.
ancient_world-typed-pass = fin, terminar, listo, fin del turno, terminar turno, terminar el turno
ancient_world-lobby-word = Una colocación o un ataque por turno, con su precio al lado: **Jugar** abre tu panel privado y **¿Qué puedo hacer?** dice qué es posible y por qué no lo demás.

# What people type for a thing of a kind, parted by commas.
ancient_world-typed-kind-empire = carta de imperio, imperio, edificio
ancient_world-typed-kind-military = carta militar, militar, ejército, ejércitos
ancient_world-typed-kind-titan = titán, titanes, monstruo

ancient_world-hint-unit = Probado con lo que puedes ver, hasta el comienzo de la próxima ronda.
ancient_world-part-city = la ciudad, sus ciudadanos y ejércitos
ancient_world-part-goods = monedas, conocimiento y ambrosía en conjunto
ancient_world-part-threat = seguridad ante los titanes
ancient_world-part-stored = cartas guardadas

ancient_world-facts-city-state = Por ciudad-estado

### La crónica de una partida terminada.

ancient_world-story-length = { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
  }
ancient_world-story-front = Ninguna ronda acabó con nadie por delante de { $seat }.
ancient_world-story-swing = { $quotes ->
    [none] El mayor salto fue de { $seat } { $when }: { $margin }.
   *[other] El mayor salto fue de { $seat } { $when }: { $margin }. En esa ronda: { $quotes }.
  }
ancient_world-story-attack = { $When }, { $seat } venció a { $titan }, { $value } contra { $defence }.
ancient_world-story-attack-2 = { $titan } cayó { $when } ante { $seat } ({ $value } contra { $defence }).
ancient_world-story-citizen = { $When }, { $seat } ganó el ciudadano { $citizen }.
ancient_world-story-upgrade = { $When }, { $seat } cambió el ciudadano { $citizen } por el { $to }.
ancient_world-story-district = { $When }, { $seat } tomó un distrito: { $card }.
ancient_world-story-loses-district = { $When }, { $seat } perdió un distrito: { $card }.
ancient_world-story-appeases = { $When }, { $seat } aplacó a { $titan } con { $ambrosia } de ambrosía.
ancient_world-story-build = { $When }, { $seat } construyó { $card }.
ancient_world-story-build-2 = La ciudad de { $seat } creció { $when }: { $card }.
ancient_world-story-hungry = { $count ->
    [one] { $When } pasó hambre un ciudadano de { $seat }.
   *[other] { $When } pasaron hambre { $count } ciudadanos de { $seat }.
  }
ancient_world-story-fights = { $total ->
    [one] Cayó un titán
   *[other] Cayeron { $total } titanes
  }; el mayor número, ante { $winners } ({ $wins }).

# Qué gusta a los ordenadores de un estilo.
ancient_world-style-warrior = Recluta ejércitos y ataca titanes
ancient_world-style-builder = Construye tantas cartas como puede

### Cifras de una partida terminada.

ancient_world-figure-banners = Puntos de estandartes
ancient_world-figure-cards = Puntos de cartas
ancient_world-figure-titans = Titanes derrotados
ancient_world-figure-districts = Distritos
ancient_world-figure-citizens = Ciudadanos
ancient_world-figure-buildings = Cartas de imperio
ancient_world-figure-coins = Monedas en construir
