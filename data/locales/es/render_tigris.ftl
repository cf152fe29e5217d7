# Palabras en los dibujos y textos alternativos de Tigris & Euphrates.
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
tigris-alt-changed = Cambios desde que miraste: { $cells }.
tigris-alt-changed-count = Cambios desde que miraste: { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
  }.
tigris-alt-kingdom = Reino en { $cell }, { $size } casillas{ $treasures ->
    [0] {""}
    [one] , 1 tesoro
   *[other] , { $treasures } tesoros
  }: { $leaders }.
tigris-alt-leader = { $role } { $dynasty } { $cell } (templos { $temples }, seguidores { $followers })
tigris-alt-leader-short = { $role } { $dynasty } { $cell }
tigris-alt-no-kingdoms = No hay reinos.
tigris-alt-monuments = Monumentos: { $list }.
tigris-alt-monument = { $one }-{ $two } en { $cell }
tigris-alt-supply = { $bag } losetas en la bolsa, { $treasures } tesoros en el tablero.
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
