### Tigris y Éufrates.

## Preguntas, elecciones y opciones de la mesa.

tigris-ask-action = { $number ->
    [1] Tu primera acción: ¿qué haces?
   *[other] Tu segunda acción: ¿qué haces?
  }
tigris-ask-swap = Cambio: ¿qué losetas tuyas cambias por otras de la bolsa? De 1 a { $most }.
tigris-ask-commit-attack = Atacas a { $other } { $kind ->
    [revolt] en una revuelta
   *[war] en una guerra
  }, { $own } contra { $rival } en el tablero: ¿cuántas losetas { $colour ->
    [red] 🟥
    [black] ⬛
    [blue] 🟦
   *[green] 🟩
  } revelas? En caso de empate gana el defensor.
tigris-ask-commit-defend = { $other } te ataca { $kind ->
    [revolt] en una revuelta
   *[war] en una guerra
  }, { $rival } con lo revelado contra { $own } tuyo{ $own ->
    [one] {""}
   *[other] s
  } en el tablero: ¿cuántas losetas { $colour ->
    [red] 🟥
    [black] ⬛
    [blue] 🟦
   *[green] 🟩
  } revelas? En caso de empate ganas tú.
tigris-ask-war = Luchan líderes de varias clases: ¿qué guerra se resuelve primero?
tigris-ask-monument = Cuatro losetas de un color forman un cuadrado: ¿construyes allí un monumento, ahora o nunca?
tigris-ask-special = Puedes colocar aquí { $colour ->
    [red] la biblioteca
    [black] el palacio
    [blue] el granero
   *[green] el mercado cubierto
  }.
tigris-ask-treasure = Tu mercader toma un tesoro: ¿cuál?
tigris-ask-end-turn = Has hecho las dos acciones. ¿Terminas tu turno?
tigris-ask-dynasty = Elige tu dinastía.

tigris-choice-group = Columna { $arg }
tigris-choice-tile = Colocar una loseta
tigris-choice-tile-2 = { $arg ->
    [red] 🟥 Templo
    [black] ⬛ Población
    [blue] 🟦 Agricultura
   *[green] 🟩 Mercado
  }
tigris-choice-leader = Colocar o desplazar un líder
tigris-choice-leader-2 = { $arg ->
    [red] 🔴 Sacerdote
    [black] ⚫ Rey
    [blue] 🔵 Agricultor
   *[green] 🟢 Mercader
  }
tigris-choice-withdraw = Retirar un líder
tigris-choice-withdraw-2 = { tigris-choice-leader-2 }
tigris-choice-catastrophe = Colocar una catástrofe
tigris-choice-swap = Cambiar losetas
tigris-choice-pass = Terminar
tigris-choice-decline = No, gracias
tigris-choice-commit = Revelar losetas
tigris-choice-commit-2 = { $arg }
tigris-choice-war = Luchar
tigris-choice-war-2 = { $arg ->
    [red] 🔴 Sacerdotes
    [black] ⚫ Reyes
    [blue] 🔵 Agricultores
   *[green] 🟢 Mercaderes
  }
tigris-choice-build = Construir un monumento
tigris-choice-build-2 = con la esquina superior izquierda en { $arg }
tigris-choice-build-3 = { $arg ->
    [red-blue] rojo y azul
    [red-green] rojo y verde
    [red-black] rojo y negro
    [blue-green] azul y verde
    [blue-black] azul y negro
   *[green-black] verde y negro
  }
tigris-choice-special = Construir
tigris-choice-take = Tomar el tesoro
tigris-choice-dynasty = Dinastía
tigris-choice-dynasty-2 = { $arg ->
    [bow] 🏹 Arco
    [lion] 🦁 León
    [bull] 🐂 Buey
   *[pot] 🏺 Vasija
  }
tigris-choice-red = 🟥 Templo
tigris-choice-black = ⬛ Población
tigris-choice-blue = 🟦 Agricultura
tigris-choice-green = 🟩 Mercado

tigris-option-board = Tablero
tigris-option-board-about = Dos tableros distintos, con otros ríos y tesoros.
tigris-option-board-classic = clásico, 10 tesoros
tigris-option-board-alternative = alternativo, 14 tesoros
tigris-option-special-buildings = Edificios especiales
tigris-option-special-buildings-about = La variante avanzada del reglamento.
tigris-option-special-buildings-no = no
tigris-option-special-buildings-yes = sí
tigris-option-points = Puntos
tigris-option-points-about = Si todos ven todos los puntos, o cada cual solo los suyos hasta el final.
tigris-option-points-hidden = ocultos hasta el final
tigris-option-points-open = a la vista
tigris-option-dynasties = Dinastías
tigris-option-dynasties-about = Quién lleva cada dinastía.
tigris-option-dynasties-by-seat = según el sitio
tigris-option-dynasties-choose = cada cual elige
tigris-option-first-player = Primer jugador
tigris-option-first-player-about = Quién empieza.
tigris-option-first-player-random = por sorteo
tigris-option-first-player-first-seat = el primer sitio
tigris-option-end-of-turn = Fin del turno
tigris-option-end-of-turn-about = Con confirmación aún se puede deshacer la segunda acción.
tigris-option-end-of-turn-confirm = con confirmación
tigris-option-end-of-turn-at-once = justo después de la segunda acción
tigris-option-empty-commitments = Conflictos sin losetas adecuadas
tigris-option-empty-commitments-about = Preguntar igualmente tarda más, pero no revela qué tienes.
tigris-option-empty-commitments-ask = preguntar igualmente
tigris-option-empty-commitments-skip = no preguntar

tigris-hand-line = { $tiles } · catástrofes: { $catastrophes }
tigris-move-bad-square = «{ $text }» no es una casilla. Di una columna de la A a la P y una fila del 1 al 11.
tigris-move-bad-colour = «{ $text }» no es un color. Usa rojo, negro, azul o verde.
tigris-move-bad-swap = No entiendo «{ $text }». Di de una a seis losetas de tu mano por sus colores, separadas por comas.

# A qué se llama a alguien cuando no es su turno.
tigris-call-commit-attack = { $who }, atacas en { $where }.
tigris-call-commit-defend = { $who }, te atacan en { $where }.

# Una acción entera, como se escribe.
tigris-named-tile = { $colour ->
    [red] templo
    [black] población
    [blue] agricultura
   *[green] mercado
  } en { $square }
tigris-named-leader = { tigris-log-leader } en { $square }
tigris-named-withdraw = retirar el { tigris-log-leader }
tigris-named-catastrophe = catástrofe en { $square }
tigris-named-take = tesoro de { $square }
tigris-named-war = guerra de los { tigris-log-leaders }
tigris-named-commit = { $count ->
    [0] no revelar nada
    [one] revelar 1 loseta
   *[other] revelar { $count } losetas
  }
tigris-group = ¿Qué columna?

## El panel del turno.

tigris-waste-actions = { $count ->
    [one] Aún te queda una acción: se perderá.
   *[other] Aún te quedan { $count } acciones: se perderán.
  }
tigris-sure-swap = { $count ->
    [one] Cambiar una loseta
   *[other] Cambiar { $count } losetas
  }

## Planes, órdenes permanentes, deshacer.

tigris-plan-action = Tu próxima acción
tigris-plan-swap = Losetas que cambias
tigris-plan-commit-defend = Losetas que revelas como defensor
tigris-plan-end-turn = El final de tu turno
tigris-undo-swap = Cambiar { $count } losetas: { $things }

## Por qué algo no es posible, según las secciones del reglamento, y qué hacer en su lugar.

tigris-no-such-tile = { $colour ->
    [red] No tienes ningún templo; elige una loseta de tu mano
    [black] No tienes ninguna población; elige una loseta de tu mano
    [blue] No tienes ninguna loseta de agricultura; elige una loseta de tu mano
    [green] No tienes ningún mercado; elige una loseta de tu mano
   *[any] No tienes losetas; elige otra acción
  } (reglamento: Colocar una loseta de civilización).
tigris-leader-not-on-board = { $colour ->
    [red] Tu sacerdote no está en el tablero; elige un líder que lo esté
    [black] Tu rey no está en el tablero; elige un líder que lo esté
    [blue] Tu agricultor no está en el tablero; elige un líder que lo esté
   *[green] Tu mercader no está en el tablero; elige un líder que lo esté
  } (reglamento: Colocar, desplazar o retirar un líder).
tigris-tile-nowhere = No hay casilla libre para esa loseta ahora; elige otra loseta (reglamento: Colocar una loseta de civilización).
tigris-leader-nowhere = No hay ahora casilla junto a un templo para ese líder; elige otro líder (reglamento: Colocar, desplazar o retirar un líder).
tigris-catastrophe-nowhere = Ninguna casilla admite ahora una catástrofe; elige otra acción (reglamento: Colocar una ficha de catástrofe).
tigris-no-catastrophe-left = No te quedan catástrofes; elige otra acción (reglamento: Colocar una ficha de catástrofe).
tigris-no-such-square = No existe la casilla { $cell }; indica una columna de la A a la P y una fila del 1 al 11.
tigris-catastrophe-protected = No se puede colocar una catástrofe en { $cell }: los líderes, los tesoros, los monumentos, los edificios especiales y las demás catástrofes están protegidos. Elige una casilla vacía u otra loseta (reglamento: Colocar una ficha de catástrofe).
tigris-square-taken = { $cell } está ocupada; elige una casilla vacía (reglamento: Desarrollo de la partida).
tigris-leader-on-river = { $cell } es río; los líderes se colocan en tierra (reglamento: Colocar, desplazar o retirar un líder).
tigris-leader-without-temple = { $cell } no tiene ningún templo adyacente; elige una casilla junto a un templo (reglamento: Colocar, desplazar o retirar un líder).
tigris-leader-joins-kingdoms = Un líder en { $cell } uniría dos reinos; elige otra casilla (reglamento: Colocar, desplazar o retirar un líder).
tigris-farm-off-river = { $cell } es tierra; las losetas de agricultura se colocan en casillas de río (reglamento: Colocar una loseta de civilización).
tigris-tile-on-river = { $cell } es río; allí solo se pueden colocar losetas de agricultura (reglamento: Colocar una loseta de civilización).
tigris-joins-three = Una loseta en { $cell } uniría tres reinos o más; elige otra casilla (reglamento: Colocar una loseta de civilización).

## Líneas del registro.

# Los primeros mensajes son palabras que usan las líneas.
tigris-log-tile = { $colour ->
    [red] un templo
    [black] una población
    [blue] una loseta de agricultura
   *[green] un mercado
  }
tigris-log-tile-there = { $colour ->
    [red] el templo que había allí queda destruido
    [black] la población que había allí queda destruida
    [blue] la loseta de agricultura que había allí queda destruida
   *[green] el mercado que había allí queda destruido
  }
tigris-log-tiles = { $colour ->
    [red] { $tiles ->
        [one] 1 templo
       *[other] { $tiles } templos
      }
    [black] { $tiles ->
        [one] 1 población
       *[other] { $tiles } poblaciones
      }
    [blue] { $tiles ->
        [one] 1 loseta de agricultura
       *[other] { $tiles } losetas de agricultura
      }
   *[green] { $tiles ->
        [one] 1 mercado
       *[other] { $tiles } mercados
      }
  }
tigris-log-leader = { $colour ->
    [red] sacerdote
    [black] rey
    [blue] agricultor
   *[green] mercader
  }
tigris-log-leaders = { $colour ->
    [red] sacerdotes
    [black] reyes
    [blue] agricultores
   *[green] mercaderes
  }
tigris-log-building = { $colour ->
    [red] la biblioteca
    [black] el palacio
    [blue] el granero
   *[green] el mercado cubierto
  }
tigris-log-building-first = { $colour ->
    [red] La biblioteca
    [black] El palacio
    [blue] El granero
   *[green] El mercado cubierto
  }
tigris-log-colour = { $colour ->
    [red] rojo
    [black] negro
    [blue] azul
   *[green] verde
  }
tigris-log-second = { $second ->
    [red] rojo
    [black] negro
    [blue] azul
   *[green] verde
  }
tigris-log-colours = { $colour ->
    [red] rojos
    [black] negros
    [blue] azules
   *[green] verdes
  }
tigris-log-dynasty = { $dynasty ->
    [bow] del arco
    [lion] del león
    [bull] del buey
   *[pot] de la vasija
  }

tigris-start = { $seat } empieza la partida.
tigris-dynasty = { $seat } dirige la dinastía { tigris-log-dynasty }.
tigris-turn = Turno { $turn }: juega { $seat }.
tigris-pass = { $seat } termina el turno antes de tiempo.
tigris-leader = { $seat } coloca el { tigris-log-leader } en { $cell }.
tigris-move = { $seat } desplaza el { tigris-log-leader } de { $origin } a { $cell }.
tigris-withdraw = { $seat } retira el { tigris-log-leader } de { $cell }.
tigris-tile = { $seat } coloca { tigris-log-tile } en { $cell }.
tigris-union = La loseta de { $cell } une dos reinos.
tigris-catastrophe = { $seat } coloca una catástrofe en { $cell }.
tigris-catastrophe-over = { $seat } coloca una catástrofe en { $cell }; { tigris-log-tile-there }.
tigris-swap = { $tiles ->
    [one] { $seat } cambia 1 loseta.
   *[other] { $seat } cambia { $tiles } losetas.
  }
tigris-drew = Robas { $list }.
tigris-drew-red = { $count ->
    [one] 1 templo
   *[other] { $count } templos
  }
tigris-drew-black = { $count ->
    [one] 1 población
   *[other] { $count } poblaciones
  }
tigris-drew-blue = { $count ->
    [one] 1 loseta de agricultura
   *[other] { $count } losetas de agricultura
  }
tigris-drew-green = { $count ->
    [one] 1 mercado
   *[other] { $count } mercados
  }
tigris-shortage = La bolsa no basta para completar la mano de { $seat }: la partida termina con este turno.
tigris-points = { $because ->
    [tile] { $seat } consigue { tigris-log-points } por la nueva loseta.
    [king] { $seat } consigue { tigris-log-points } por la nueva loseta, gracias al rey.
    [revolt] { $seat } consigue { tigris-log-points } por la revuelta.
    [war] { $seat } consigue { tigris-log-points } por la guerra.
   *[monument] { $seat } consigue { tigris-log-points } por un monumento.
  }
tigris-log-points = { $points ->
    [one] 1 punto { tigris-log-colour }
   *[other] { $points } puntos { tigris-log-colours }
  }
tigris-revolt = Revuelta: el { tigris-log-leader } de { $seat } ataca al { tigris-log-leader } de { $other }.
tigris-war = Guerra de los { tigris-log-leaders }: ataca { $seat }, defiende { $other }.
tigris-committed = { $tiles ->
    [0] { $seat } no revela ninguna loseta.
   *[other] { $seat } revela { tigris-log-tiles }.
  }
tigris-decided = { $by ->
    [tie] { $seat } gana la { tigris-log-conflict } como defensor, { $strength } a { $against }: el empate es del defensor ({ tigris-log-strengths }).
    [attack] { $seat } gana la { tigris-log-conflict } como atacante, { $strength } a { $against } ({ tigris-log-strengths }).
   *[defence] { $seat } gana la { tigris-log-conflict } como defensor, { $strength } a { $against } ({ tigris-log-strengths }).
  }
tigris-log-conflict = { $kind ->
    [revolt] revuelta
   *[war] guerra
  }
tigris-log-strengths = { $seat } { $board } en el tablero + { $revealed } de la mano, { $other } { $boarded } + { $shown }
# De partidas cuyo registro no contaba más.
tigris-won = { $seat } vence a { $other }: ataque { $attack }, defensa { $defence }.
tigris-followers-removed = { $tiles ->
    [0] El { tigris-log-leader } de { $seat } se retira; no se retira ningún seguidor.
    [one] El { tigris-log-leader } de { $seat } se retira; se retira { tigris-log-tiles } del tablero.
   *[other] El { tigris-log-leader } de { $seat } se retira; se retiran { tigris-log-tiles } del tablero.
  }
tigris-driven-out = El { tigris-log-leader } de { $seat } en { $cell } se retira.
tigris-defeated = { $tiles ->
    [0] El { tigris-log-leader } de { $seat } en { $cell } se retira; no se retira ningún seguidor.
    [one] El { tigris-log-leader } de { $seat } en { $cell } se retira; se retira { tigris-log-tiles } del tablero: { $cells }.
   *[other] El { tigris-log-leader } de { $seat } en { $cell } se retira; se retiran { tigris-log-tiles } del tablero: { $cells }.
  }
tigris-stranded = El { tigris-log-leader } de { $seat } en { $cell } se queda sin ningún templo adyacente y se retira.
tigris-monument = { $seat } construye el monumento { tigris-log-colour } y { tigris-log-second }, con la esquina superior izquierda en { $cell }.
tigris-no-monument = { $seat } no construye ningún monumento.
tigris-building = { $seat } pone { tigris-log-building } en { $cell }.
tigris-building-removed = { tigris-log-building-first } deja sitio al monumento y sale del tablero.
tigris-treasure = { $seat } toma el tesoro de { $cell }.
tigris-end = { $reason ->
    [bag] La partida ha terminado: la bolsa está vacía.
   *[treasures] La partida ha terminado: quedan como máximo dos tesoros en el tablero.
  }
tigris-final = { $place }.º { $seat }: { $score }{ $place ->
    [1] {" "}(la categoría más débil primero)
   *[other] {""}
  }

## Palabras de las imágenes y textos alternativos.

tigris-pic-dynasty = { $dynasty ->
    [bow] Arco
    [lion] León
    [bull] Buey
   *[pot] Vasija
  }
tigris-pic-tile = { $colour ->
    [red] templo
    [black] población
    [blue] agricultura
   *[green] mercado
  }
tigris-pic-role = { $colour ->
    [red] sacerdote
    [black] rey
    [blue] agricultor
   *[green] mercader
  }
tigris-pic-roles = { $colour ->
    [red] sacerdotes
    [black] reyes
    [blue] agricultores
   *[green] mercaderes
  }
tigris-pic-building = { $colour ->
    [red] biblioteca
    [black] palacio
    [blue] granero
   *[green] mercado cubierto
  }
tigris-pic-colour = { $colour ->
    [red] rojo
    [black] negro
    [blue] azul
   *[green] verde
  }
tigris-pic-actions-left = { $count ->
    [one] Queda 1 acción
   *[other] Quedan { $count } acciones
  }
tigris-pic-to-play = Juega { $name }
tigris-pic-monuments-left = Monumentos
tigris-pic-catastrophes = { $count ->
    [one] 1 catástrofe
   *[other] { $count } catástrofes
  }
tigris-pic-no-tiles = Sin losetas
tigris-pic-all-leaders-on = Los cuatro líderes están en el tablero
tigris-pic-your-points = Tus puntos
tigris-pic-place = { $place }.º
tigris-pic-over = La partida ha terminado
tigris-pic-won = Gana { $names }
tigris-pic-shared = Comparten la victoria { $names }
tigris-pic-conflict = { $kind ->
    [revolt] Revuelta de los { $roles }
   *[war] Guerra de los { $roles }
  }
tigris-pic-result = { $tie ->
    [yes] gana { $name } { $strength } : { $against }, el empate es del defensor
   *[no] gana { $name } { $strength } : { $against }
  }
tigris-alt-result = { $what }: { $result }.
tigris-pic-side = { $name } { $board } + { $committed }
tigris-pic-last = { $kind ->
    [tile] { $name } coloca { $colour ->
        [black] una
        [blue] una loseta de
       *[other] un
      } { $tile } en { $cell }
    [leader] { $name } coloca el { $role } en { $cell }
    [move] { $name } desplaza el { $role } de { $origin } a { $cell }
    [withdraw] { $name } retira el { $role } de { $origin }
    [catastrophe] { $name } coloca una catástrofe en { $cell }
    [swap] { $name } cambia losetas
    [monument] { $name } construye un monumento en { $cell }
    [building] { $name } pone { $colour ->
        [red] la
       *[other] el
      } { $building } en { $cell }
   *[treasure] { $name } toma un tesoro en { $cell }
  }

tigris-alt-head-closed = Tigris y Éufrates, turno { $turn }. { $closed }.
tigris-alt-head = Tigris y Éufrates, turno { $turn }. Juega { $who }. { $actions }.
tigris-alt-cut = Parte del tablero, de { $from } a { $to }.
tigris-alt-over = Tigris y Éufrates, la partida ha terminado.
tigris-alt-conflict = { $what } en { $cell }: ataca { $attacker }, defiende { $defender }.
tigris-alt-unknown = por saber
tigris-alt-last = Lo último: { $what }.
tigris-alt-changed = Cambios: { $cells }.
tigris-alt-changed-count = Cambios: { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
  }.
tigris-alt-kingdom = Reino en { $cell }, { $size ->
    [one] { $size } casilla
   *[other] { $size } casillas
  }{ $treasures ->
    [0] {""}
    [one] , 1 tesoro
   *[other] , { $treasures } tesoros
  }: { $leaders }.
tigris-alt-leader = { $role } { $dynasty } { $cell } (templos { $temples }, seguidores { $followers })
tigris-alt-leader-short = { $role } { $dynasty } { $cell }
tigris-alt-no-kingdoms = No hay reinos.
tigris-alt-monuments = Monumentos: { $list }.
tigris-alt-monument = { $one }-{ $two } en { $cell }
tigris-alt-supply = { $bag ->
    [one] { $bag } loseta
   *[other] { $bag } losetas
  } en la bolsa, { $treasures ->
    [one] { $treasures } tesoro
   *[other] { $treasures } tesoros
  } en el tablero.
tigris-alt-seat = { $who }: { $hand ->
    [one] 1 loseta
   *[other] { $hand } losetas
  }, { $catastrophes ->
    [one] 1 catástrofe
   *[other] { $catastrophes } catástrofes
  }{ $off ->
    [none] {""}
   *[some] , fuera del tablero { $off }
  }.
tigris-alt-points = rojo { $red }, negro { $black }, azul { $blue }, verde { $green }, tesoros { $treasures }
tigris-alt-seat-points = { $name }: { $points }.
tigris-alt-hand = Tu mano: { $tiles }. { $catastrophes }.
tigris-alt-count = { $tile } × { $count }
tigris-alt-off = Líderes fuera del tablero: { $roles }.
tigris-alt-your-points = Tus puntos: { $points }.
tigris-alt-final = { $place }.º { $who }: rojo { $red }, negro { $black }, azul { $blue }, verde { $green }; de menos a más { $order }.
tigris-alt-spectator = No hay mano que mostrar.

## La posición en palabras (/state).

tigris-state-none = nada
tigris-state-table = Mesa
tigris-state-kingdoms = Reinos
tigris-state-hand = Tu mano
tigris-state-board = Tablero, fila por fila
tigris-state-rivers = Mapa: ríos
tigris-state-union = La nueva loseta de { $cell } une reinos.
tigris-state-treasures-first = Tesoros que se toman primero: { $cells }.
tigris-state-treasures = Tesoros: { $cells }.
tigris-state-catastrophes = Catástrofes: { $cells }.
tigris-state-monuments = Monumentos, por su casilla superior izquierda: { $list }.
tigris-state-monuments-left = Monumentos sin construir: { $list }.
tigris-state-pair = { $one }-{ $two }
tigris-state-buildings = Edificios especiales: { $list }.
tigris-state-buildings-left = Edificios especiales junto al tablero: { $list }.
tigris-state-at = { $what } en { $cell }
tigris-state-on-board = En el tablero: { $list }.
tigris-state-leader = { $role } { $cell } ({ $temples ->
    [one] 1 templo
   *[other] { $temples } templos
  }, { $followers ->
    [one] 1 seguidor
   *[other] { $followers } seguidores
  })
tigris-state-points = Puntos: { $points }.
tigris-state-kingdom = { $leaders }{ $treasures ->
    [0] {""}
    [one] , 1 tesoro
   *[other] , { $treasures } tesoros
  }; { $size ->
    [one] 1 casilla
   *[other] { $size } casillas
  }: { $cells }
tigris-state-of = { $role } de { $who } ({ $cell })
tigris-state-whose = { $role } de { $who }
tigris-state-face-down = loseta boca abajo
tigris-state-catastrophe = catástrofe
tigris-state-with-treasure = { $what } con un tesoro
tigris-state-under = { $what } con { $building }
tigris-state-row = Fila { $row }: { $squares }

## Comandos escritos: qué hacen, y sus nombres en minúsculas y sin espacios.

tigris-command = Jugadas de Tigris y Éufrates
tigris-command-name = tigris
tigris-command-tile = Coloca una loseta
tigris-command-tile-name = loseta
tigris-argument-tile-colour = Qué loseta
tigris-argument-tile-colour-name = color
tigris-argument-tile-colour-choice = { $arg ->
    [red] rojo: templo
    [black] negro: población
    [blue] azul: agricultura
   *[green] verde: mercado
  }
tigris-argument-tile-square = Dónde, por ejemplo F7
tigris-argument-tile-square-name = casilla
tigris-command-leader = Coloca o desplaza un líder
tigris-command-leader-name = líder
tigris-argument-leader-colour = Qué líder
tigris-argument-leader-colour-name = { tigris-argument-tile-colour-name }
tigris-argument-leader-colour-choice = { $arg ->
    [red] rojo: sacerdote
    [black] negro: rey
    [blue] azul: agricultor
   *[green] verde: mercader
  }
tigris-argument-leader-square = { tigris-argument-tile-square }
tigris-argument-leader-square-name = { tigris-argument-tile-square-name }
tigris-command-withdraw = Retira un líder del tablero
tigris-command-withdraw-name = retirar
tigris-argument-withdraw-colour = { tigris-argument-leader-colour }
tigris-argument-withdraw-colour-name = { tigris-argument-tile-colour-name }
tigris-argument-withdraw-colour-choice = { tigris-argument-leader-colour-choice }
tigris-command-catastrophe = Coloca una catástrofe
tigris-command-catastrophe-name = catástrofe
tigris-argument-catastrophe-square = { tigris-argument-tile-square }
tigris-argument-catastrophe-square-name = { tigris-argument-tile-square-name }
tigris-command-swap = Cambia de una a seis losetas
tigris-command-swap-name = cambiar
tigris-argument-swap-tiles = Por ejemplo: 2 rojo, azul
tigris-argument-swap-tiles-name = losetas
tigris-command-commit = Revela losetas en un conflicto
tigris-command-commit-name = revelar
tigris-argument-commit-tiles = Cuántas; 0 si ninguna
tigris-argument-commit-tiles-name = { tigris-argument-swap-tiles-name }
tigris-command-war = Di qué guerra se resuelve primero
tigris-command-war-name = guerra
tigris-argument-war-colour = Qué líderes luchan primero
tigris-argument-war-colour-name = { tigris-argument-tile-colour-name }
tigris-argument-war-colour-choice = { tigris-argument-leader-colour-choice }
tigris-command-build = Construye un monumento o un edificio especial
tigris-command-build-name = construir
tigris-argument-build-what = Elige de la lista
tigris-argument-build-what-name = qué
tigris-command-take = Toma un tesoro
tigris-command-take-name = tesoro
tigris-argument-take-square = De qué casilla
tigris-argument-take-square-name = { tigris-argument-tile-square-name }
tigris-command-dynasty = Elige tu dinastía
tigris-command-dynasty-name = dinastía
tigris-argument-dynasty-name = { tigris-argument-build-what }
tigris-argument-dynasty-name-name = nombre
tigris-command-pass = Pasa, o termina tu turno
tigris-command-pass-name = pasar

# Más palabras que se escriben para ello, separadas por comas.
tigris-typed-pass = fin, terminar, listo, fin del turno, terminar turno, terminar el turno
tigris-lobby-word = Actúas dos veces por turno: **Jugar** abre un panel privado; lo que pones en el tablero se puede deshacer hasta que se revele algo oculto.

tigris-hint-unit = Probado con lo que puedes ver, hasta el comienzo de tu próximo turno.
tigris-part-points = puntos en los colores más débiles
tigris-part-leaders = lo que los líderes traen y arriesgan
tigris-part-tiles = las losetas tras la pantalla

tigris-facts-dynasty = Por dinastía
tigris-fact-dynasty = { $thing ->
    [bow] Arco
    [lion] León
    [bull] Buey
   *[pot] Vasija
  }

### La crónica de una partida terminada.

tigris-story-score = { $points ->
    [one] 1 punto en su color más débil
   *[other] { $points } puntos en su color más débil
  }
tigris-story-decided = { $by ->
    [tie] { $When }, { $seat } aguantó la { tigris-log-conflict } de { $other } con empate a { $strength }.
   *[other] { $When }, { $seat } ganó a { $other } una { tigris-log-conflict }, { $strength } a { $against }.
  }
tigris-story-decided-2 = { $by ->
    [tie] { $seat } { AND($other) } { $other } midieron fuerzas { $when } en una { tigris-log-conflict }: empate a { $strength }, que favorece a la defensa de { $seat }.
   *[other] { $seat } se impuso a { $other } { $when } en una { tigris-log-conflict } ({ $strength } a { $against }).
  }
tigris-story-defeated = { $When } cayó el { tigris-log-leader } de { $seat } en { $cell } y arrastró { $tiles } losetas.
tigris-story-defeated-2 = El { tigris-log-leader } de { $seat } cayó en { $cell } { $when }, y con él { $tiles } losetas.
tigris-story-monument = { $When }, { $seat } levantó el monumento { tigris-log-colour } y { tigris-log-second } en { $cell }.
tigris-story-monument-2 = { $seat } construyó { $when } el monumento { tigris-log-colour } y { tigris-log-second } en { $cell }.
tigris-story-building = { $When }, { $seat } puso { tigris-log-building } en { $cell }.
tigris-story-treasure = { $When }, { $seat } tomó el tesoro de { $cell }.
tigris-story-treasure-2 = El tesoro de { $cell } fue { $when } para { $seat }.
tigris-story-catastrophe = { $When }, { $seat } lanzó una catástrofe sobre { $cell }.
tigris-story-catastrophe-over = { $When }, { $seat } lanzó una catástrofe sobre { $cell } y destruyó lo que allí había.
tigris-story-fights = { $total ->
    [one] Hubo un conflicto
   *[other] Hubo { $total } conflictos
  }, con más victorias que nadie para { $winners } ({ $wins }).
tigris-story-end = { $reason ->
    [bag] La bolsa se vació, y con ella acabó la partida.
   *[treasures] No quedaban más de dos tesoros en el tablero: ahí acabó la partida.
  }

# Qué gusta a los ordenadores de un estilo.
tigris-style-warrior = Empieza guerras y revueltas
tigris-style-builder = Construye monumentos
tigris-style-trader = Va a por los tesoros

### Cifras de una partida terminada.

tigris-figure-red = Puntos rojos
tigris-figure-black = Puntos negros
tigris-figure-blue = Puntos azules
tigris-figure-green = Puntos verdes
tigris-figure-treasures = Tesoros
tigris-figure-because = { $because ->
    [tile] Puntos por losetas
    [king] Puntos por el rey
    [revolt] Puntos en revueltas
    [war] Puntos en guerras
   *[monument] Puntos de monumentos
  }
tigris-figures-course = El color más débil, turno a turno
