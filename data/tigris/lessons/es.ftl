### Lecciones de Tigris y Éufrates.

## Un reino

tigris-lesson-kingdom = Un reino
tigris-lesson-kingdom-about =
    Diriges una dinastía entre dos ríos. Crece en cuatro campos, cada uno de un color: ⬛ poblaciones, 🟥 templos, 🟦 agricultura y 🟩 mercados. Los puntos tienen esos mismos cuatro colores.

    Los recogen tus **líderes**: el ⚫ rey, el 🔴 sacerdote, el 🔵 agricultor y el 🟢 mercader. Todo lo que se toca por un lado va unido; si hay algún líder dentro, se llama **reino**.

    Las casillas se nombran por columna y fila, como en el borde del tablero: F3 es la columna F, fila 3. En un turno tienes **dos acciones**. Tras tu pantalla (**Mi mano**) guardas seis losetas que solo tú ves.
tigris-lesson-kingdom-king-task = Funda un reino: coloca tu ⚫ rey junto al templo de **F3** (en F2, F4 o G3). Pulsa **Rey** para ver el tablero entero: F3 está arriba a la izquierda.
tigris-lesson-kingdom-king-happened = Los líderes solo pueden estar junto a un templo, y nunca en un río. El rey y el templo forman ahora un reino. Un reino no tiene dueño: cuentan los líderes que hay en él. «Tu reino» es el que tiene un líder tuyo.
tigris-lesson-kingdom-king-wrong = Así no nace ningún reino. Pulsa **Rey** y luego una de las casillas F2, F4 o G3.
tigris-lesson-kingdom-king-wrong-far = Esa casilla está junto a otro templo. En una partida podrías, pero esta lección sigue en el templo de F3: elige F2, F4 o G3.
tigris-lesson-kingdom-king-wrong-colour = Ese es otro líder: cada uno recoge puntos de su color. Empezamos por el negro, el rey.
tigris-lesson-kingdom-king-wrong-tile = Una loseta sin ningún líder cerca no da puntos a nadie. Primero un líder: el rey.
tigris-lesson-kingdom-king-wrong-catastrophe = Una catástrofe destruye una casilla para el resto de la partida, y solo tienes dos. Empieza construyendo: coloca tu rey.
tigris-lesson-kingdom-settlement-task = Tu segunda acción: consigue un punto. Coloca una ⬛ población de modo que toque tu reino por un lado.
tigris-lesson-kingdom-settlement-happened = Una loseta colocada en un reino da un punto de su color al líder de ese color que haya en él. El negro es del rey, y el rey es tuyo.
tigris-lesson-kingdom-settlement-wrong = Eso no da ningún punto. Pulsa **Población** y luego una casilla junto al templo de F3 o junto a tu rey.
tigris-lesson-kingdom-settlement-wrong-apart = Ahí la población no toca nada tuyo, así que nadie recibe un punto. Tiene que compartir un lado con el rey o con el templo de F3; las esquinas no cuentan.
tigris-lesson-kingdom-settlement-wrong-colour = Eso sería otro color. Tu rey recoge negro: coloca una población.
tigris-lesson-kingdom-settlement-wrong-leader = Otro líder será útil más tarde. Ahora una loseta para el rey: una población.
tigris-lesson-kingdom-end-task = Has hecho las dos acciones. Termina tu turno; al final robas losetas hasta volver a tener seis.
tigris-lesson-kingdom-end-happened = Ahora juega tu rival y luego tú otra vez. Así se sigue hasta que la bolsa de losetas se vacía o solo quedan dos tesoros en el tablero.
tigris-lesson-kingdom-end-wrong = En este turno ya no queda nada más: termínalo.
tigris-lesson-kingdom-farmer-task = Tu rival tiene un reino abajo a la derecha. Lleva otro líder al tuyo: pulsa 🔵 **Agricultor** (verás todo el tablero) y colócalo junto al templo de F3.
tigris-lesson-kingdom-farmer-happened = En un reino puede haber varios líderes si son de colores distintos, tuyos y de otros. Ahora los puntos azules son para tu agricultor.
tigris-lesson-kingdom-farmer-wrong = Así no llega otro líder a tu reino. Pulsa **Agricultor** y luego una casilla libre junto al templo de F3.
tigris-lesson-kingdom-farmer-wrong-far = Eso está junto a otro templo, así que sería otro reino. El agricultor debe unirse a tu rey: junto a F3.
tigris-lesson-kingdom-farmer-wrong-king = Tu rey está bien donde está; moverlo cuesta una acción. Elige el líder azul, el agricultor.
tigris-lesson-kingdom-farmer-wrong-colour = También es un buen líder, pero la próxima loseta será azul. Elige el agricultor.
tigris-lesson-kingdom-farmer-wrong-tile = Las losetas vienen después. Primero el líder: coloca el agricultor.
tigris-lesson-kingdom-farm-task = Ahora una 🟦 loseta de agricultura. La agricultura va en los ríos y en ningún otro sitio. Coloca una que toque tu reino.
tigris-lesson-kingdom-farm-happened = Un punto azul para tu agricultor. En los ríos solo va agricultura; todas las demás losetas van en tierra.
tigris-lesson-kingdom-farm-wrong = Eso no da ningún punto azul. Pulsa **Agricultura** y luego una casilla de río que toque tu reino, como E3.
tigris-lesson-kingdom-farm-wrong-apart = Esa casilla de río no toca tu reino. A la izquierda del templo de F3 hay una que sí: E3.
tigris-lesson-kingdom-farm-wrong-colour = El líder azul recoge azul: coloca una loseta de agricultura.
tigris-lesson-kingdom-farm-wrong-leader = Los líderes solos no dan nada. Coloca una loseta de agricultura: entonces puntúa tu agricultor.
tigris-lesson-kingdom-market-task = Un turno nuevo. Aquí no tienes mercader, y tu rival tampoco. Coloca un 🟩 mercado en tu reino de todas formas y mira quién recibe el punto.
tigris-lesson-kingdom-market-happened = Donde falta el líder del color de una loseta, el punto es del **rey**. Por eso el rey es tan fuerte: aunque esté solo, puntúa en todos los colores.
tigris-lesson-kingdom-market-wrong = Eso no da ningún punto verde. Pulsa **Mercado** y luego una casilla que toque tu reino.
tigris-lesson-kingdom-market-wrong-apart = Ahí no toca ningún reino con un líder tuyo. Colócalo pegado por un lado a tus losetas o líderes alrededor de F3.
tigris-lesson-kingdom-market-wrong-colour = También valdría, pero queremos ver qué pasa con un punto verde. Coloca un mercado.
tigris-lesson-kingdom-market-wrong-trader = Con un mercader el punto verde es suyo, claro. Pruébalo sin él: coloca un mercado.
tigris-lesson-kingdom-end = Ya sabes qué es un turno: dos acciones, líderes junto a templos, losetas en sus reinos. Al final solo cuenta el color del que tengas **menos** puntos, así que importan todos.

## Líderes

tigris-lesson-leader = Los líderes viajan
tigris-lesson-leader-about =
    Los líderes no están atados a tus losetas. Van adonde haya un templo: al reino de un rival, de vuelta, o fuera del tablero.

    Tu ⚫ rey está solo en G3. Tu rival ha construido un reino a la derecha, alrededor del templo de N5, con un rey en N6.
tigris-lesson-leader-guest-task = En el reino de tu rival no hay mercader. Envía el tuyo: coloca tu 🟢 mercader junto a uno de sus templos (N5 o M6).
tigris-lesson-leader-guest-happened = En un reino puede haber líderes de varios jugadores. Se llevan bien mientras sean de colores distintos.
tigris-lesson-leader-guest-wrong = Así no llega ningún mercader a ese reino. Pulsa **Mercader** y luego una casilla como M5.
tigris-lesson-leader-guest-wrong-far = Ese templo no está en el reino de tu rival. Mira a la derecha: M5 está junto a dos templos.
tigris-lesson-leader-guest-wrong-king = Ya hay un rey: un segundo empezaría una pelea. Eso viene en otra lección. Envía el mercader.
tigris-lesson-leader-guest-wrong-colour = Ese líder también podría ir, pero la próxima loseta será un mercado. Envía el mercader.
tigris-lesson-leader-guest-wrong-tile = Una loseta en el reino de un rival no te da nada mientras no tengas allí un líder. Primero el mercader.
tigris-lesson-leader-market-task = Ahora coloca un 🟩 mercado en ese reino de tu rival: en una casilla de tierra que lo toque, por ejemplo M4.
tigris-lesson-leader-market-happened = El punto es tuyo, aunque el reino lo construyó otro. Sin tu mercader se lo habría llevado el rey de tu rival.
tigris-lesson-leader-market-wrong = Eso no da ningún punto. Pulsa **Mercado** y luego una casilla que toque el reino de la derecha, como L5.
tigris-lesson-leader-market-wrong-apart = Ahí no toca el reino en el que está tu mercader. Colócalo junto al mercader.
tigris-lesson-leader-market-wrong-colour = En ese reino, un punto de ese color sería del rey de tu rival. Allí lo tuyo es el verde: coloca un mercado.
tigris-lesson-leader-market-wrong-leader = Ya tienes allí un líder. Aprovéchalo: coloca un mercado.
tigris-lesson-leader-home-task = Un turno nuevo. Llama a tu mercader a casa: muévelo a una casilla junto al templo de F3. Mover es la misma acción que colocar.
tigris-lesson-leader-home-happened = Una acción lleva a un líder de cualquier parte del tablero a cualquier otro templo.
tigris-lesson-leader-home-wrong = Así el mercader no vuelve a casa. Pulsa **Mercader** y luego F2 o F4.
tigris-lesson-leader-home-wrong-far = Eso no está junto a F3. Elige F2 o F4, donde está tu rey.
tigris-lesson-leader-home-wrong-withdraw = Retirar un líder cuesta una acción, y volver a colocarlo otra. Muévelo en una sola: pulsa **Mercader** y luego una casilla.
tigris-lesson-leader-home-wrong-colour = El que debe volver a casa es el mercader: el verde.
tigris-lesson-leader-home-wrong-tile = Primero trae el mercader a casa.
tigris-lesson-leader-withdraw-task = Antes de una pelea que perdería, un líder está mejor en tu mano. Retira tu ⚫ rey.
tigris-lesson-leader-withdraw-happened = Vuelve a estar tras tu pantalla y puede salir con cualquier acción, allí donde haya un templo.
tigris-lesson-leader-withdraw-wrong = El rey sigue en peligro: elige **Retirar un líder** en el menú y luego el rey.
tigris-lesson-leader-withdraw-wrong-other = Ese es el mercader. El que debe irse es el rey.
tigris-lesson-leader-withdraw-wrong-move = Eso mueve un líder a otra casilla. En el menú bajo los botones elige **Retirar un líder**.
tigris-lesson-leader-end = Colocar, mover y retirar un líder cuestan una acción cada vez. Busca reinos en los que un color no tenga líder.

## Losetas

tigris-lesson-tile = ¿De quién es el punto?
tigris-lesson-tile-about =
    El punto de una loseta no siempre es de quien la coloca: es del líder de su color en ese reino, sea de quien sea. Si falta, es del rey.

    En el reino de F3 tienes un ⚫ rey y un 🔵 agricultor. También se ha instalado allí el 🟢 mercader de tu rival (con otro símbolo).
tigris-lesson-tile-farm-task = Pon una 🟦 agricultura en el río, junto a tu reino.
tigris-lesson-tile-farm-happened = Un punto azul para ti.
tigris-lesson-tile-farm-wrong = No da puntos: pulsa **Agricultura** y E3.
tigris-lesson-tile-farm-wrong-apart = No toca ningún reino tuyo. Prueba en E3.
tigris-lesson-tile-farm-wrong-colour = El punto azul lo da la **agricultura**.
tigris-lesson-tile-farm-wrong-leader = Tus líderes ya están. Pulsa **Agricultura**.
tigris-lesson-tile-swap-task = Tu mano no siempre va con tus planes. **Cambiar losetas** (en el menú bajo los botones) cambia tantas como quieras por otras de la bolsa. También es una acción.
tigris-lesson-tile-swap-happened = Las viejas salen de la partida; las nuevas vienen de la bolsa. Cuesta una acción: cambia cuando haga falta, y varias a la vez.
tigris-lesson-tile-swap-wrong = Así no llegan losetas nuevas. En el menú bajo los botones elige **Cambiar losetas** y luego las que quieres dejar.
tigris-lesson-tile-swap-wrong-pass = Te queda una acción: aprovéchala. En el menú bajo los botones elige **Cambiar losetas**.
tigris-lesson-tile-swap-wrong-tile = También es buena acción, pero prueba una vez el cambio. En el menú bajo los botones elige **Cambiar losetas**.
tigris-lesson-tile-own-task = Un turno nuevo. Coloca la loseta que quieras en el reino de F3, pero de modo que el punto sea **tuyo**.
tigris-lesson-tile-own-happened = El azul es de tu agricultor y el negro de tu rey. No hay sacerdote, así que tu rey se lleva también el rojo. Solo el verde habría sido de tu rival.
tigris-lesson-tile-own-wrong = Eso no da ningún punto. Pulsa una loseta de cualquier color menos el verde y luego una casilla que toque el reino.
tigris-lesson-tile-own-wrong-rival = El mercader de este reino es de tu rival: el punto sería suyo. Elige otro color.
tigris-lesson-tile-own-wrong-apart = Ahí la loseta no toca ningún reino con un líder tuyo: no hay punto. Colócala junto a las losetas de F3.
tigris-lesson-tile-end = Antes de colocar una loseta, mira quién hay en el reino: el punto es del líder de ese color o, si falta, del rey.

## Una revuelta

tigris-lesson-revolt = Una revuelta
tigris-lesson-revolt-about =
    Dos líderes **de un mismo color** no pueden compartir un reino. Si colocas el tuyo donde un rival ya tiene uno, hay una **revuelta**.

    Deciden los templos: cada bando cuenta los 🟥 templos que tocan a su líder y añade templos de la mano, primero el atacante. Lo que se revela se pierde. **El empate es del defensor.** El líder del perdedor vuelve con su dueño; el ganador recibe un punto rojo.
tigris-lesson-revolt-attack-task = El ⚫ rey de tu rival, en F4, toca un templo (F3). Échalo: coloca tu rey en el mismo reino, en una casilla que toque **dos** de sus templos (F3, G2, H3).
tigris-lesson-revolt-attack-happened = Atacas con 2 (tus templos del tablero); tu rival se defiende con 1. Ahora los dos podéis añadir templos de la mano.
tigris-lesson-revolt-attack-wrong = Eso no ataca al rey de tu rival. Pulsa **Rey** y luego F2 o H2.
tigris-lesson-revolt-attack-wrong-weak = Esa casilla solo toca un templo de este reino, o es de otro. Tocan dos F2 (junto a F3 y G2) y H2 (junto a G2 y H3).
tigris-lesson-revolt-attack-wrong-colour = Solo luchan líderes del mismo color. El de tu rival es un rey, así que necesitas tu rey.
tigris-lesson-revolt-attack-wrong-tile = Ya tienes bastantes templos en el tablero. Ataca ahora: coloca tu rey.
tigris-lesson-revolt-commit-task = No sabes qué tiene tu rival. Si tú no revelas ninguno y tu rival revela uno, son 2 contra 2, y el empate es suyo. Revela al menos uno.
tigris-lesson-revolt-commit-happened = Tu rival añadió un templo, pero ibas por delante. Su rey se ha ido y tú tienes un punto rojo. Los puntos de una revuelta son siempre rojos, luchen los líderes que luchen.
tigris-lesson-revolt-commit-wrong = Elige cuántos templos revelas: uno o más.
tigris-lesson-revolt-commit-wrong-tie = Sin nada de tu mano son 2 contra 1, hasta que tu rival revele un templo: 2 contra 2, y el empate es del defensor. Añade al menos uno.
tigris-lesson-revolt-defend-task = Ahora tu rival ataca a tu 🔴 sacerdote de G3 con el suyo, en F4. Tiene 1 templo en el tablero y ha revelado 1: 2 en total. Tu sacerdote toca tres templos. ¿Cuántos necesitas de tu mano?
tigris-lesson-revolt-defend-happened = 3 contra 2: tu sacerdote se queda y el punto rojo es tuyo. Has conservado tus templos.
tigris-lesson-revolt-defend-wrong = Compara: 3 en el tablero tuyos, 2 de tu rival.
tigris-lesson-revolt-defend-wrong-waste = Ya ganas, 3 contra 2. Cada loseta que revelas se pierde: no reveles ninguna.
tigris-lesson-revolt-end = Las revueltas se deciden con templos, y cada bando revela una sola vez. Antes de atacar, cuenta los templos junto a los dos líderes.

## Una guerra

tigris-lesson-war = Una guerra
tigris-lesson-war-about =
    Si una loseta une dos reinos y en los dos hay un líder **del mismo color**, hay una **guerra**.

    Aquí no cuentan los templos, sino las losetas del color de los líderes, sus **seguidores**: todas las de su propio reino y las que se revelan de la mano. El empate vuelve a ser del defensor. El líder del perdedor se va, y con él todas las losetas de ese color de su antiguo reino: **un punto por cada cosa** para el ganador.
tigris-lesson-war-join-task = Tu rey tiene dos poblaciones (G4, G5); el de tu rival, en H7, una (H6). Une los reinos con una loseta que no sea azul, en H5 o G6.
tigris-lesson-war-join-happened = La loseta que une reinos no da puntos ni cuenta en la guerra. Son 2 poblaciones contra 1, y los dos podéis añadir más.
tigris-lesson-war-join-wrong = Eso no une los reinos. Pulsa **Templo** (u otra loseta que no sea azul) y luego H5 o G6.
tigris-lesson-war-join-wrong-apart = Eso no une los dos reinos. Entre tu G5 y el H6 de tu rival están H5 y G6.
tigris-lesson-war-join-wrong-leader = Un líder no puede unir dos reinos; hace falta una loseta. Coloca una en H5 o G6.
tigris-lesson-war-commit-task = Atacas con 2 poblaciones contra 1. Tu rival puede revelar una de la mano, y el empate es suyo. Revela al menos una.
tigris-lesson-war-commit-happened = Tu rival añadió una y perdió igualmente: se va su rey, y también su población de H6. Un punto por el rey y otro por la población: 2 puntos negros para ti.
tigris-lesson-war-commit-wrong = Elige cuántas poblaciones revelas: una o más.
tigris-lesson-war-commit-wrong-tie = Sin ninguna de tu mano son 2 contra 1, hasta que tu rival revele una: 2 contra 2, y el empate es del defensor. Añade al menos una.
tigris-lesson-war-harvest-task = Te queda la segunda acción. Coloca una loseta en tu reino de modo que te dé un punto.
tigris-lesson-war-harvest-happened = Tu rey está ahora solo allí, así que se lleva todos los colores.
tigris-lesson-war-harvest-wrong = Eso no da ningún punto. Pulsa una loseta y luego una casilla junto a tu reino (alrededor de F3 y G5).
tigris-lesson-war-harvest-wrong-apart = Ahí la loseta no toca ningún reino con un líder tuyo: no hay punto. Colócala junto a tus losetas de G4.
tigris-lesson-war-end = Las guerras son lo que más puntos da de una vez. Antes de unir reinos, cuenta las losetas de ese color en los dos bandos y las de tu mano.

## Un tesoro

tigris-lesson-treasure = Un tesoro
tigris-lesson-treasure-about =
    Los templos que están en el tablero desde el principio guardan **tesoros**. Si en un reino hay más de uno, y un mercader, el dueño del mercader se los lleva, hasta que solo queda uno.

    Un tesoro es un comodín: al final cuenta como un punto de cualquier color. Aquí unirás el templo de F3 con el de B2.
tigris-lesson-treasure-trader-task = Pulsa 🟢 **Mercader** (verás todo el tablero) y colócalo en **F2**, junto al templo F3: él se lleva los tesoros, y allí empieza el camino a B2.
tigris-lesson-treasure-trader-happened = Un solo tesoro se queda donde está. El mercader ya espera el segundo: el camino a B2 pasa por E2, D2 y C2.
tigris-lesson-treasure-trader-wrong = Así no llega ningún mercader. Pulsa **Mercader** y luego F2.
tigris-lesson-treasure-trader-wrong-far = Debe estar en el camino hacia B2: en F2, la casilla de arriba del templo de F3.
tigris-lesson-treasure-trader-wrong-colour = Solo el mercader se lleva tesoros. Pulsa **Mercader** y luego F2.
tigris-lesson-treasure-trader-wrong-tile = Primero el mercader: colócalo en F2.
tigris-lesson-treasure-farm-task = A la izquierda de tu mercader hay una casilla de río, **E2**. Construye en ella: ahí solo va una 🟦 loseta de agricultura.
tigris-lesson-treasure-farm-happened = El camino sigue. Sin agricultor ni rey, este punto no es de nadie.
tigris-lesson-treasure-farm-wrong = Así no avanza el camino. Pulsa **Agricultura** y luego E2.
tigris-lesson-treasure-farm-wrong-far = Ahí no: el camino hacia B2 pasa por E2.
tigris-lesson-treasure-farm-wrong-colour = En los ríos solo va agricultura. Coloca una loseta de agricultura en E2.
tigris-lesson-treasure-road-task = Turno siguiente. Alarga el camino: coloca en **D2** cualquier loseta que no sea azul.
tigris-lesson-treasure-road-happened = Ya solo falta una casilla.
tigris-lesson-treasure-road-wrong = Así no avanza el camino. Pulsa una loseta que no sea azul y luego D2.
tigris-lesson-treasure-road-wrong-order = Casi; pero primero D2, para que el camino sea de una pieza.
tigris-lesson-treasure-road-wrong-far = El camino hacia B2 pasa por D2.
tigris-lesson-treasure-take-task = Cierra el camino con una loseta en **C2**: entonces los dos tesoros estarán en un mismo reino, con tu mercader.
tigris-lesson-treasure-take-happened = Tienes un tesoro. Suele elegirse cuál, pero los de las esquinas del tablero, como B2, van primero. El otro se queda hasta que se una a este reino un tercero.
tigris-lesson-treasure-take-wrong = Así el camino queda abierto. Pulsa una loseta que no sea azul y luego C2.
tigris-lesson-treasure-take-wrong-far = Entre D2 y B2 solo falta C2.
tigris-lesson-treasure-end = Los tesoros cuentan como puntos de tu color más flojo. Cuando solo quedan dos en el tablero, la partida acaba: quien va por delante puede darse prisa.

## Un monumento

tigris-lesson-monument = Un monumento
tigris-lesson-monument-about =
    Cuatro losetas de un color en cuadrado (dos por dos) pueden convertirse en un **monumento**. Tiene dos colores, y uno de ellos es el de las losetas.

    Desde entonces, al final de **cada turno tuyo**, te da un punto por cada líder tuyo de sus colores que esté en su reino. Tienes un ⚫ rey y un 🟢 mercader junto a F3, y poblaciones en G4 y H4.
tigris-lesson-monument-third-task = Ya hay dos poblaciones. Coloca la tercera: una ⬛ población en **G5** o **H5**.
tigris-lesson-monument-third-happened = Un punto negro, como siempre. Falta una loseta para el cuadrado.
tigris-lesson-monument-third-wrong = Así no crece el cuadrado. Pulsa **Población** y luego G5 o H5.
tigris-lesson-monument-third-wrong-far = Eso no forma un cuadrado con G4 y H4. Elige G5 o H5.
tigris-lesson-monument-third-wrong-colour = Las cuatro losetas deben ser del mismo color: coloca una población.
tigris-lesson-monument-third-wrong-leader = Ya están los dos líderes que necesitas. Coloca una población.
tigris-lesson-monument-fourth-task = Coloca la cuarta ⬛ población y construye el monumento cuando se te pregunte. ¿De qué dos colores? Los de tus líderes de aquí, rey y mercader.
tigris-lesson-monument-fourth-happened = Las cuatro losetas quedan boca abajo: ya no cuentan en las guerras. Pero al final de este turno tu rey y tu mercader han dado un punto cada uno.
tigris-lesson-monument-fourth-wrong = Así falta el monumento. Completa el cuadrado G4, H4, G5, H5 con una población y elige el monumento verde y negro.
tigris-lesson-monument-fourth-wrong-far = Eso no completa el cuadrado G4, H4, G5, H5.
tigris-lesson-monument-fourth-wrong-colour = La cuarta loseta también debe ser una población.
tigris-lesson-monument-fourth-wrong-colours = Solo puntúan los líderes de sus dos colores. En este reino tienes un rey (negro) y un mercader (verde): elige verde y negro.
tigris-lesson-monument-fourth-wrong-decline = Es ahora o nunca: un cuadrado solo puede ser monumento cuando se completa. Constrúyelo, verde y negro.
tigris-lesson-monument-again-task = Tu turno siguiente. Se puede terminar un turno sin hacer nada; mira qué pasa entonces: **Terminar**.
tigris-lesson-monument-again-happened = Dos puntos más sin hacer nada. Cualquiera puede enviar líderes de esos colores al reino para llevarse esos puntos, así que espera visitas.
tigris-lesson-monument-again-wrong = Pulsa **Terminar**.
tigris-lesson-monument-again-wrong-pass = En una partida usarías tus acciones, claro. Aquí solo queremos ver cómo paga el monumento: pulsa **Terminar**.
tigris-lesson-monument-end = Los monumentos pagan cada turno, los haya construido quien sea. Conviene construirlos donde tus líderes estén seguros.

## Una catástrofe

tigris-lesson-catastrophe = Una catástrofe
tigris-lesson-catastrophe-about =
    Cada jugador tiene dos **catástrofes** para toda la partida. Una catástrofe destruye para siempre una loseta y su casilla; los templos con tesoro y los líderes están a salvo.

    ¿Para qué? Un líder que se queda sin templos debe salir del tablero. Y un reino se puede partir en dos.
tigris-lesson-catastrophe-king-task = El ⚫ rey de tu rival, en J5, depende de un solo templo, J4. Quítaselo con una catástrofe.
tigris-lesson-catastrophe-king-happened = Sin un templo al lado, el rey ha tenido que volver con su dueño. Eso no da puntos a nadie.
tigris-lesson-catastrophe-king-wrong = En el menú bajo los botones elige **Colocar una catástrofe** y luego J4.
tigris-lesson-catastrophe-king-wrong-far = Eso no afecta al templo del rey. Está en J4.
tigris-lesson-catastrophe-king-wrong-other = Eso no movería al rey. En el menú bajo los botones elige **Colocar una catástrofe** y luego J4.
tigris-lesson-catastrophe-cut-task = El 🟢 mercader de tu rival, en H7, tiene una cadena de tres mercados: H6, H5 y H4. En una guerra lucharían todos por él. No le dejes **ninguno**: destruye el que sujeta la cadena.
tigris-lesson-catastrophe-cut-happened = H5 y H4 ya no están unidos al mercader: no son de ningún reino. En una guerra no tendría nada en el tablero.
tigris-lesson-catastrophe-cut-wrong = En el menú bajo los botones elige **Colocar una catástrofe** y luego H6.
tigris-lesson-catastrophe-cut-wrong-half = Entonces aún le queda H6, que lo toca. Destruye el primero de la cadena: H6.
tigris-lesson-catastrophe-cut-wrong-far = Eso no separa del mercader la cadena H6, H5, H4.
tigris-lesson-catastrophe-cut-wrong-other = Eso no debilitaría al mercader. En el menú bajo los botones elige **Colocar una catástrofe** y luego H6.
tigris-lesson-catastrophe-end = Las catástrofes son para el momento justo: antes de una guerra, o contra un líder con un solo templo. Las que no uses no te cuestan nada.

## Dos guerras a la vez

tigris-lesson-priests = Dos guerras a la vez
tigris-lesson-priests-about =
    Cuando una loseta une dos reinos, pueden encontrarse líderes de **varios colores**. Entonces hay una guerra por cada color, una tras otra, y quien tiene el turno dice cuál va primero.

    La guerra de 🔴 sacerdotes tiene una regla propia: si pierden, los templos que guardan un tesoro o tocan a un líder se quedan.

    Tu sacerdote de G3 tiene tres templos (F3, G4, G5); el de tu rival, en H7, dos (H6, I7). Pero tu ⚫ rey no tiene ninguna población, y el suyo tiene una.
tigris-lesson-priests-join-task = Une los reinos con una loseta en **H5** o **G6**, entre tu templo de G5 y el de tu rival en H6.
tigris-lesson-priests-join-happened = Ahora se encuentran dos parejas de líderes: los sacerdotes y los reyes.
tigris-lesson-priests-join-wrong = Eso no une los reinos. Pulsa una loseta y luego H5 o G6.
tigris-lesson-priests-join-wrong-apart = Eso no une los dos reinos. Entre G5 y H6 están H5 y G6.
tigris-lesson-priests-join-wrong-leader = Un líder no puede unir dos reinos; hace falta una loseta. Coloca una en H5 o G6.
tigris-lesson-priests-join-wrong-pass = Tienes dos acciones. Coloca una loseta en H5 o G6.
tigris-lesson-priests-order-task = Sacerdotes: tus 3 templos contra 2. Reyes: tus 0 poblaciones contra 1. Empieza por la guerra que puedes ganar.
tigris-lesson-priests-order-happened = Primero luchan los sacerdotes; los reyes esperan.
tigris-lesson-priests-order-wrong = Elige la guerra de los **sacerdotes**.
tigris-lesson-priests-order-wrong-black = Perderías tu rey: ninguna población contra una, y el empate es de tu rival. Empieza por los **sacerdotes**.
tigris-lesson-priests-commit-task = 3 templos contra 2. Tu rival puede revelar uno, y el empate es suyo. Revela al menos uno.
tigris-lesson-priests-commit-happened = Se va su sacerdote, y con él el templo de H6: 2 puntos rojos. El de I7 guarda un tesoro, así que se queda. Y sin H6 los reinos vuelven a estar separados: los reyes ya no se encuentran y su guerra no se libra.
tigris-lesson-priests-commit-wrong = Elige cuántos templos revelas: uno o dos.
tigris-lesson-priests-commit-wrong-tie = Sin ninguno de tu mano son 3 contra 2, hasta que tu rival revele uno: empate, y es suyo. Añade al menos uno.
tigris-lesson-priests-end = Antes de unir reinos, compara **cada** color que tenga líder en los dos lados. La primera guerra puede ahorrarte la segunda.

## El color más flojo

tigris-lesson-weakest = El color más flojo
tigris-lesson-weakest-about =
    Al final cada jugador mira el color del que tiene **menos** puntos. Gana quien más tenga ahí. Diez puntos negros no valen nada si no tienes ninguno verde.

    Los tesoros se suman donde hagan falta. **Mi mano** muestra tus puntos: por ahora uno negro, uno rojo y uno azul.
tigris-lesson-weakest-green-task = ¿Qué color te falta? Consigue un punto de él en tu reino de F3. Deja libre la casilla **H2**.
tigris-lesson-weakest-green-happened = Sin mercader, el punto verde se lo ha llevado tu rey. Ahora tu color más flojo tiene 1 en vez de 0: eso vale más que cinco negros.
tigris-lesson-weakest-green-wrong = Aún no tienes ningún punto verde. Coloca un 🟩 mercado que toque tu reino, en I3, por ejemplo.
tigris-lesson-weakest-green-wrong-place = Sería un punto, pero H2 es la única casilla libre junto a un templo aquí. Déjala para un líder: elige I3, por ejemplo.
tigris-lesson-weakest-green-wrong-apart = Ahí no toca ningún reino tuyo: no hay punto. I3 toca tu población de H3.
tigris-lesson-weakest-green-wrong-colour = De ese color ya tienes uno. Te falta el verde: coloca un 🟩 mercado.
tigris-lesson-weakest-green-wrong-trader = Buena idea, y es lo siguiente de esta lección. Primero el punto: coloca un 🟩 mercado; se lo lleva tu rey.
tigris-lesson-weakest-trader-task = Asegura el verde: coloca tu 🟢 mercader en **H2**, junto a tu templo de G2. Mientras esté ahí, ningún mercader rival puede entrar sin pelea.
tigris-lesson-weakest-trader-happened = Tienes los cuatro líderes en un reino: cada loseta que se coloque en él es un punto tuyo, la coloque quien la coloque. También es un blanco tentador.
tigris-lesson-weakest-trader-wrong = Eso no asegura el verde. Pulsa **Mercader** y luego H2.
tigris-lesson-weakest-trader-wrong-far = Eso sería otro reino, donde no tienes nada. Elige H2.
tigris-lesson-weakest-trader-wrong-colour = El color que hay que asegurar es el verde: elige el mercader.
tigris-lesson-weakest-trader-wrong-tile = Otra loseta, más tarde. Ahora el mercader, para que el verde siga siendo tuyo.
tigris-lesson-weakest-more-task = Tu turno siguiente. Tienes un punto de cada color. Puntúa verde una vez más: así ya no será de los más flojos.
tigris-lesson-weakest-more-happened = Ahora tienes 2 verdes y 1 de cada uno de los demás: el más flojo sigue en 1, y ahora importan los otros. Así se sigue: arregla siempre lo más flojo.
tigris-lesson-weakest-more-wrong = Eso no da ningún punto verde. Coloca un 🟩 mercado que toque tu reino.
tigris-lesson-weakest-more-wrong-apart = Ahí no toca ningún reino tuyo: no hay punto.
tigris-lesson-weakest-more-wrong-colour = Quizá dé un punto, pero esta vez queremos un segundo verde. Coloca un 🟩 mercado.
tigris-lesson-weakest-end = Ya conoces todo lo que decide este juego. Dos cosas más: la partida acaba cuando se vacía la bolsa o solo quedan dos tesoros; y en caso de empate decide el siguiente color más flojo.
