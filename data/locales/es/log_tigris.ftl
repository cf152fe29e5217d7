# Líneas del registro de Tigris y Éufrates. Los primeros mensajes son palabras que usan las líneas.
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
