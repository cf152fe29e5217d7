# Preguntas, elecciones y opciones de mesa de Tigris y Éufrates.
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
tigris-choice-pass = Terminar el turno
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
tigris-move-bad-square = «{ $text }» no es una casilla. Di una columna de la A a la P y una fila del 1 al 11, por ejemplo F7.
tigris-move-bad-colour = «{ $text }» no es un color. Usa rojo, negro, azul o verde.
tigris-move-bad-swap = No entiendo «{ $text }». Di de una a seis losetas, por ejemplo: 2 rojo, azul.

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
