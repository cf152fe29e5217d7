# Por qué no se puede hacer una acción de Tigris y Éufrates, y qué hacer en su lugar.
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
tigris-no-catastrophe-left = No te quedan catástrofes; elige otra acción (reglamento: Colocar una ficha de catástrofe).
tigris-no-such-square = No existe la casilla { $cell }; indica una columna de la A a la P y una fila del 1 al 11, como F7.
tigris-catastrophe-protected = No se puede colocar una catástrofe en { $cell }: los líderes, los tesoros, los monumentos, los edificios especiales y las demás catástrofes están protegidos. Elige una casilla vacía u otra loseta (reglamento: Colocar una ficha de catástrofe).
tigris-square-taken = { $cell } está ocupada; elige una casilla vacía (reglamento: Desarrollo de la partida).
tigris-leader-on-river = { $cell } es río; los líderes se colocan en tierra (reglamento: Colocar, desplazar o retirar un líder).
tigris-leader-without-temple = { $cell } no tiene ningún templo adyacente; elige una casilla junto a un templo (reglamento: Colocar, desplazar o retirar un líder).
tigris-leader-joins-kingdoms = Un líder en { $cell } uniría dos reinos; elige otra casilla (reglamento: Colocar, desplazar o retirar un líder).
tigris-farm-off-river = { $cell } es tierra; las losetas de agricultura se colocan en casillas de río (reglamento: Colocar una loseta de civilización).
tigris-tile-on-river = { $cell } es río; allí solo se pueden colocar losetas de agricultura (reglamento: Colocar una loseta de civilización).
tigris-joins-three = Una loseta en { $cell } uniría tres reinos o más; elige otra casilla (reglamento: Colocar una loseta de civilización).
