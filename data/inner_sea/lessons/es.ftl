### Lecciones de Ancient Civilizations of the Inner Sea.

## Crecimiento

inner_sea-lesson-growth = Crecimiento
inner_sea-lesson-growth-about =
    Diriges una civilización en las costas de un mar interior. En el mapa solo tienes **discos** de tu color. Están en **áreas**: tierras y mares, con su nombre en la imagen. La barra de abajo cuenta los puntos (el laurel) y las ciudades (la torre) de cada cual.

    Un disco en un área es un **campamento**, exactamente dos un **asentamiento**, tres o más en tierra una **ciudad**. Los asentamientos crecen, las ciudades puntúan.

    Un turno tiene cuatro partes: crecimiento, cartas, competición y recuento. Esta lección trata de la primera.
inner_sea-lesson-growth-choose-task = Primero elige tu civilización: toma **Troya**. Tu rival jugará con Egipto, al otro lado del mar. Lo que se dice de sus capacidades aún no te hace falta.
inner_sea-lesson-growth-choose-happened = Cada civilización empieza con doce discos en su área natal y alrededor. Troya tiene cinco asentamientos en tierra (dos discos cada uno) y un disco en cada uno de dos mares.
inner_sea-lesson-growth-choose-wrong = Elige **Troya**: la lección sigue desde allí.
inner_sea-lesson-growth-choose-wrong-egypt = Egipto es aquí para tu rival. Elige **Troya**.
inner_sea-lesson-growth-keep-task = El crecimiento empieza con una pregunta: ¿quieres **retirar** discos a tu reserva, fuera del mapa, para usarlos en otro sitio? No hace falta: **No retirar**.
inner_sea-lesson-growth-keep-happened = De tu reserva han venido discos que están **preparados** para ponerlos: uno por cada uno de tus cinco asentamientos y uno por cada dos mares que ocupas. Seis en total. En tierra, los campamentos y las ciudades no crecen: solo las parejas.
inner_sea-lesson-growth-keep-wrong = Elige **No retirar**.
inner_sea-lesson-growth-keep-wrong-withdraw = Puedes recuperar discos para usarlos en otro sitio, pero donde están te traen otros nuevos. Pulsa **Vaciar** y luego **No retirar**.
inner_sea-lesson-growth-deploy-task = **Despliega** tus seis discos preparados en tus áreas o junto a ellas o a un disco recién puesto. Pon **dos en Bitinia** (asentamiento), **uno en Troya** (con tres, ciudad) y tres donde quieras. El menú pone uno en cada área; **+** añade más.
inner_sea-lesson-growth-deploy-happened = Dos discos en Bitinia son un asentamiento, que traerá un disco en cada crecimiento; con un tercero es una ciudad. Troya es una ciudad: ya no crece, pero da un punto en cada turno.
inner_sea-lesson-growth-deploy-wrong = Entre los seis tiene que haber dos para Bitinia y uno para Troya. Los otros tres los eliges tú. **−** quita uno, **Vaciar** los quita todos.
inner_sea-lesson-growth-deploy-wrong-early = Te quedan discos preparados; lo que no se pone vuelve a tu reserva. Ponlos antes.
inner_sea-lesson-growth-end = Las parejas de discos crecen, tres hacen una ciudad. En cada turno sopesas ambas cosas: más discos después, o puntos ahora.

## Una ciudad

inner_sea-lesson-city = Una ciudad
inner_sea-lesson-city-about =
    Con puntos se gana la partida. Casi todos vienen de las **ciudades**: en la última parte de cada turno, el recuento, cada ciudad da un punto a su dueño. Las cartas lo llaman **Recuento de Victoria**.

    Juegas con Troya, que acaba de ser una ciudad de tres discos. El crecimiento ha terminado; ahora vienen las cartas, luego la competición, luego el recuento. Antes de puntuar hay que pasar por las cartas.
inner_sea-lesson-city-score-task = Te toca en la fase de cartas. No tienes que jugar ninguna: elige **Pasar**. Tu rival también pasa, nadie está en el área de otro, y así el recuento llega enseguida.
inner_sea-lesson-city-score-happened = Un punto por la ciudad de Troya, y otro por el **Peaje del Estrecho**, una capacidad propia de Troya. Tu rival también puntuó una ciudad. Ahora vuelven a la reserva los discos que pasen de tres en un área de tierra.
inner_sea-lesson-city-score-wrong = Elige **Pasar**.
inner_sea-lesson-city-score-wrong-card = Las cartas tienen su propia lección. Aquí elige **Pasar**.
inner_sea-lesson-city-score-wrong-wonder = Una maravilla cuesta cinco recursos: discos, cartas, talentos. Ahora no: elige **Pasar**.
inner_sea-lesson-city-order-task = Tras los puntos se fija el **orden de turno**: primero quien tiene más ciudades; en un empate elige quien tiene menos puntos. Una carta tuya espera este momento, el Oráculo de Delfos: toma cualquier puesto. Empatáis a una ciudad y tu rival eligió ir después: ya vas en primer lugar, **quédatela**.
inner_sea-lesson-city-order-happened = Algunas cartas esperan un momento como este; se te pregunta cuando llega. Luego cada cual roba cartas: tres, y una más por cada cuatro ciudades; en la mano caben seis. Entre las tuyas sale un **evento**: actúa enseguida, y vienen **bárbaros**, discos negros de nadie que luchan contra todos.
inner_sea-lesson-city-order-wrong = Quédate con la carta.
inner_sea-lesson-city-order-wrong-play = El Oráculo vale más en la fase de cartas, como enseña la próxima lección. Quédatelo.
inner_sea-lesson-city-end = Una ciudad son tres discos o más en tierra, y un punto en cada turno. Una época tiene varios turnos, así que una ciudad fundada pronto puntúa varias veces.

## Cartas

inner_sea-lesson-cards = Cartas
inner_sea-lesson-cards-about =
    En la fase de cartas cada cual juega por turnos **una carta**, construye una maravilla o pasa, hasta que todos hayan pasado. Tus cartas están en **Mi mano**.

    Una carta dice lo que hace. Antes de que tenga efecto, tus oponentes pueden anularla con una carta marcada con **N** (anulación). Tú puedes hacer lo mismo con las suyas.
inner_sea-lesson-cards-oracle-task = Juega el **Oráculo de Delfos**: en la fase de cartas da un talento y una carta nueva. Un **talento** es dinero: con él se paga, y tres valen un punto al final de una época.
inner_sea-lesson-cards-oracle-happened = Tu rival podía anularla y la dejó pasar. Tienes un talento, y has robado **Embargo**, una carta marcada con N.
inner_sea-lesson-cards-oracle-wrong = Pulsa el botón del **Oráculo de Delfos**.
inner_sea-lesson-cards-oracle-wrong-other = Una buena carta, para otro momento. Juega el Oráculo de Delfos.
inner_sea-lesson-cards-oracle-wrong-wonder = Una maravilla te costaría cinco recursos. Juega una carta: el Oráculo de Delfos.
inner_sea-lesson-cards-oracle-wrong-pass = Después de pasar solo podrías anular en esta fase. Juega antes el Oráculo.
inner_sea-lesson-cards-negate-task = Tu rival juega **Viñedos**, que le daría un talento en cada uno de tres turnos. Es una carta de **riqueza** (con monedas), y tienes Embargo, que anula cartas de comercio y de riqueza. **Anúlala**.
inner_sea-lesson-cards-negate-happened = Viñedos se descarta sin efecto. Tu Embargo también se descarta, y te ha dado un talento. Tu rival tenía una carta para anular la tuya y se la guardó: una anulación también se puede anular.
inner_sea-lesson-cards-negate-wrong = Elige **Anular** con Embargo.
inner_sea-lesson-cards-negate-wrong-let = Entonces tu rival cobraría tres talentos, uno por turno. Tienes la carta contra eso: anula.
inner_sea-lesson-cards-invest-task = Ahora una **inversión** (marcada con I): juega **Criadores de caballos**. Queda boca arriba delante de ti, con discos de tu reserva encima, para usarla más tarde.
inner_sea-lesson-cards-invest-happened = Tiene tres discos. Cada uno puede quitar un disco a un oponente donde compitáis en tierra. Tu rival ha pasado; tú puedes seguir, o pasar.
inner_sea-lesson-cards-invest-wrong = Pulsa el botón de **Criadores de caballos**.
inner_sea-lesson-cards-invest-wrong-other = El Maremoto barre un mar, y ahí nadie te estorba. Juega Criadores de caballos.
inner_sea-lesson-cards-invest-wrong-wonder = Una maravilla te costaría cinco recursos. Juega Criadores de caballos.
inner_sea-lesson-cards-invest-wrong-pass = Podrías pasar, pero la inversión solo sirve cuando está delante de ti. Juega Criadores de caballos.
inner_sea-lesson-cards-end = Una carta cada vez, por turnos, hasta que todos pasan. N anula, I queda delante de ti y sirve más tarde, C es para la competición. Guarda lo que anula para lo que te haría daño.

## Competición

inner_sea-lesson-competition = Competición
inner_sea-lesson-competition-about =
    Dos civilizaciones pueden estar en la misma área. Si una de ellas tiene allí dos discos o más, el área está **disputada**, y después de las cartas hay **competición** en ella.

    Los discos se van por rondas: quien tiene exactamente **uno** pierde uno, luego quien tiene exactamente **dos**, y así, hasta que queda una sola, o todas con uno. Así que empieza a perder la pila menor.

    Has enviado un disco a **Judea**, donde Egipto tiene dos.
inner_sea-lesson-competition-pass-task = Primero la fase de cartas: ahora no te hace falta nada de ella, así que elige **Pasar**. La imagen muestra la parte del mapa de Troya; Judea, más al sur, viene después.
inner_sea-lesson-competition-pass-happened = Tu rival también ha pasado. Ahora se decide quién se queda en Judea.
inner_sea-lesson-competition-pass-wrong = Elige **Pasar**.
inner_sea-lesson-competition-pass-wrong-card = Guárdala: ganarás Judea con una carta que se juega en la propia competición. Elige **Pasar**.
inner_sea-lesson-competition-pass-wrong-wonder = Ahora no: elige **Pasar**.
inner_sea-lesson-competition-queen-task = Un disco contra dos perdería. Tienes una carta marcada con **C**, de competición: la **Reina guerrera** añade un disco tuyo y uno blanco, que ayuda solo en esta competición. En el menú elígela, sola.
inner_sea-lesson-competition-queen-happened = Tres contra dos. Los dos perdieron uno, luego los tres perdieron el disco blanco (los blancos se van primero); uno contra dos, y Egipto perdió el último. Judea es tuya: dos discos, un asentamiento.
inner_sea-lesson-competition-queen-wrong = Sin nada, tu disco se iría primero. Elige la Reina guerrera, y nada más.
inner_sea-lesson-competition-queen-wrong-retreat = Esa carta se llevaría tu disco en buen orden. Aquí quieres ganar: la Reina guerrera.
inner_sea-lesson-competition-queen-wrong-allies = La capacidad de Troya también ayuda, pero tu rival tiene una carta contra capacidades. Toma la Reina guerrera sola.
inner_sea-lesson-competition-end = La pila menor pierde primero. Cuenta antes de entrar en un área, y guarda una carta C para la lucha que importa.

## Bajas

inner_sea-lesson-losses = Pagar las bajas
inner_sea-lesson-losses-about =
    Un disco que tendría que dejar el mapa se puede salvar: entrega en su lugar **un talento** o **una carta de tu mano**. Por cada disco puedes hacerlo, mientras puedas pagar.

    Otra vez tienes un disco en **Judea** contra dos de Egipto.
inner_sea-lesson-losses-pass-task = La competición en Judea viene después de las cartas, como antes, y las tuyas te harán falta luego: elige **Pasar**.
inner_sea-lesson-losses-pass-happened = Tu rival también ha pasado. Judea está disputada.
inner_sea-lesson-losses-pass-wrong = Elige **Pasar**.
inner_sea-lesson-losses-pass-wrong-card = Guarda tus cartas: con una vas a pagar. Elige **Pasar**.
inner_sea-lesson-losses-pass-wrong-wonder = Ahora no: elige **Pasar**.
inner_sea-lesson-losses-nothing-task = Para ver qué es una baja, esta vez elige **No usar nada**.
inner_sea-lesson-losses-nothing-happened = Uno contra dos: el disco solo, el tuyo, tiene que irse primero.
inner_sea-lesson-losses-nothing-wrong = Pulsa **No usar nada**.
inner_sea-lesson-losses-nothing-wrong-card = Eso ayudaría, pero aquí queremos ver una baja. No uses nada.
inner_sea-lesson-losses-pay-task = Tu disco se iría. Sálvalo: en el menú elige una carta que entregar en su lugar, el **Maremoto**.
inner_sea-lesson-losses-pay-happened = Tu disco se quedó. Luego la pareja de Egipto perdió uno y no pagó. Uno contra uno: el área ya no está disputada, y ambos quedan en Judea como campamentos.
inner_sea-lesson-losses-pay-wrong = Entonces tu disco se va, y Judea es de Egipto. Entrega en su lugar el Maremoto.
inner_sea-lesson-losses-pay-wrong-other = Quizá quieras esa carta más tarde. De estas, el Maremoto es la que menos te sirve ahora.
inner_sea-lesson-losses-end = Una carta o un talento salva un disco: una mano llena es una buena defensa. Antes de atacar, mira cuántas cartas tiene el otro.

## Maravillas

inner_sea-lesson-wonder = Una maravilla
inner_sea-lesson-wonder-about =
    En la fase de cartas puedes construir una **maravilla** en vez de jugar una carta. Hay siete, y cada una se construye una vez. Se alza en un área de tierra que sea solo tuya, da **un punto en cada turno** mientras estés allí, y hace lo que dice su carta.

    Cuesta **cinco** cosas: discos del mapa (al menos dos), talentos, que son dinero, o cartas.

    Eres Troya, con una ciudad, y te toca en la fase de cartas.
inner_sea-lesson-wonder-build-task = Elige construir la **Escalera al Cielo**, y que se alce en **Troya**, tu ciudad.
inner_sea-lesson-wonder-build-happened = El lugar está elegido. Ahora hay que pagarla.
inner_sea-lesson-wonder-build-wrong = Construye la **Escalera al Cielo** en **Troya**.
inner_sea-lesson-wonder-build-wrong-other = También es buena. Aquí construye la Escalera al Cielo, que da puntos propios.
inner_sea-lesson-wonder-build-wrong-card = Guarda tus cartas: algunas van a pagar. Construye la Escalera al Cielo.
inner_sea-lesson-wonder-build-wrong-pass = Quien pasa ya no construye nada en esta fase. Construye antes.
inner_sea-lesson-wonder-build-wrong-site = Solo te sirve mientras estés donde se alza, así que elige un área fuerte: Troya, tu ciudad.
inner_sea-lesson-wonder-price-task = Paga: un disco de **Bizancio** y otro de **Al Mina**; **Maremoto**, **Criadores de caballos**, **Retirada ordenada**.
inner_sea-lesson-wonder-price-happened = La maravilla se alza en Troya. Sobre su carta hay tres discos de tu reserva: cada vez que la usas quitas uno.
inner_sea-lesson-wonder-price-wrong = Paga con un disco de Bizancio, uno de Al Mina, Maremoto, Criadores de caballos y Retirada ordenada.
inner_sea-lesson-wonder-price-wrong-queen = La Reina guerrera gana luchas: guárdala. Paga con las otras tres.
inner_sea-lesson-wonder-price-wrong-oracle = El Oráculo de Delfos da un talento y una carta: guárdalo. Paga con las otras tres.
inner_sea-lesson-wonder-price-wrong-city = Entonces Troya dejaría de ser ciudad. Toma un disco de Bizancio y uno de Al Mina.
inner_sea-lesson-wonder-price-wrong-disk = En una partida también valdría. Aquí paga con Bizancio y Al Mina.
inner_sea-lesson-wonder-pass-task = Tu rival ha pasado. Tú también has hecho bastante: **Pasar**, y llega el recuento.
inner_sea-lesson-wonder-pass-happened = Un punto por tu ciudad, uno **por tu maravilla** y uno por el Peaje del Estrecho, una capacidad de Troya.
inner_sea-lesson-wonder-pass-wrong = Elige **Pasar**.
inner_sea-lesson-wonder-pass-wrong-card = Guárdala para otro turno. Elige **Pasar**.
inner_sea-lesson-wonder-stairway-task = Justo ahora se puede usar la Escalera: un disco de su carta es **un punto**. **Úsala**.
inner_sea-lesson-wonder-stairway-happened = Un punto más. Le quedan dos discos, para otros dos turnos. Después sigue dando el punto de una maravilla.
inner_sea-lesson-wonder-stairway-wrong = Usa la Escalera al Cielo.
inner_sea-lesson-wonder-stairway-wrong-keep = Ahora da un punto, y para eso tienes tres discos. Úsala.
inner_sea-lesson-wonder-end = Una maravilla puntúa como una ciudad en cada turno: cuanto antes, mejor se paga. Vigila el área en que se alza.

## El comercio

inner_sea-lesson-trade = Comercio
inner_sea-lesson-trade-about =
    Los vecinos **comercian**. En el crecimiento recibes un disco preparado por cada otra civilización que tenga un disco en un área tuya o junto a ella, amiga o enemiga. También ella por ti. No hay más comercio: los talentos y las cartas no se dan ni se cambian.

    Empieza el crecimiento del segundo turno. Tu disco del **Mar de Fenicia** está junto a **Judea**, donde Egipto tiene una ciudad.
inner_sea-lesson-trade-meet-task = No retires nada: ¿qué perderías con el disco del Mar de Fenicia? **No retirar**, y verás.
inner_sea-lesson-trade-meet-happened = Ocho discos: uno por cada uno de tus seis asentamientos, uno por cada dos mares y **uno por el comercio** con Egipto. Si tuvieras más vecinos, cada uno traería otro.
inner_sea-lesson-trade-meet-wrong = Elige **No retirar**.
inner_sea-lesson-trade-meet-wrong-sea = Ese disco te hace vecino de Egipto: sin él no hay comercio. Pulsa **Vaciar** y luego **No retirar**.
inner_sea-lesson-trade-meet-wrong-withdraw = Ese disco te da más donde está. Pulsa **Vaciar** y luego **No retirar**.
inner_sea-lesson-trade-resettle-task = Ahora cada ciudad tuya puede dar **un** disco, que despliegas en otro sitio: se **reasienta**. Troya solo tiene tres: **No reasentar**.
inner_sea-lesson-trade-resettle-happened = Troya sigue siendo ciudad. Una ciudad que acaba de puntuar bien puede dar un disco a otra nueva, si luego la completas.
inner_sea-lesson-trade-resettle-wrong = Elige **No reasentar**.
inner_sea-lesson-trade-resettle-wrong-city = Entonces Troya tendría dos discos y no sería ciudad. Elige **No reasentar**.
inner_sea-lesson-trade-end = Un vecino vale un disco en cada crecimiento, para ambos. Basta un campamento a su lado.

## El botín

inner_sea-lesson-loot = Cae una ciudad
inner_sea-lesson-loot-about =
    Puedes desplegar donde hay otros. En **Judea** tiene Egipto una ciudad de tres discos y una maravilla, las Grandes Murallas.

    Una ciudad se **saquea** si en una competición caen tres discos o más de una civilización y al final el área es solo tuya. En tierra pueden estar juntos cuatro discos tuyos antes de la competición.

    Egipto ya ha desplegado. Tú también, menos cuatro discos preparados.
inner_sea-lesson-loot-enter-task = Pon **los cuatro en Judea**, adonde llega tu disco del Mar de Fenicia: el menú pone uno, **+** añade más.
inner_sea-lesson-loot-enter-happened = Cuatro contra tres: Judea está disputada. Egipto ha pasado en la fase de cartas.
inner_sea-lesson-loot-pass-task = Las cartas vienen antes de la competición. No te hace falta ninguna: **Pasar**.
inner_sea-lesson-loot-pass-happened = Ahora la competición en Judea: cuatro contra tres.
inner_sea-lesson-loot-pass-wrong = Elige **Pasar**.
inner_sea-lesson-loot-pass-wrong-card = Guárdala: bastan cuatro contra tres. Elige **Pasar**.
inner_sea-lesson-loot-pass-wrong-wonder = Ahora no: elige **Pasar**.
inner_sea-lesson-loot-enter-wrong = Los cuatro van a Judea. **Vaciar** empieza de nuevo.
inner_sea-lesson-loot-enter-wrong-early = Lo que no se pone vuelve a tu reserva. Pon los cuatro en Judea.
inner_sea-lesson-loot-fight-task = Gana la pila mayor si nadie añade nada, y Egipto no tiene cartas para esto. Elige **No usar nada**.
inner_sea-lesson-loot-fight-happened = Se ha ido el primer disco de Egipto: dos contra cuatro. Ahora te toca perder uno.
inner_sea-lesson-loot-fight-wrong = Elige **No usar nada**.
inner_sea-lesson-loot-fight-wrong-queen = También ganaría, pero ganas sin ella. Guárdala y elige **No usar nada**.
inner_sea-lesson-loot-fight-wrong-allies = El disco blanco de Troya ayudaría, pero ganas sin él. Elige **No usar nada**.
inner_sea-lesson-loot-loot-task = Podrías pagar tus discos con cartas. Caen dos, y ganas igual: **Perder los discos**.
inner_sea-lesson-loot-loot-happened = **Botín**: cayeron tres discos de Egipto y Judea es tuya, así que recibes **un talento y un punto**. La maravilla sigue siendo de Egipto, pero como Egipto ya no está allí, no hace nada ni puntúa.
inner_sea-lesson-loot-loot-wrong = Elige **Perder los discos**.
inner_sea-lesson-loot-loot-wrong-card = Una carta salvaría un disco, pero ganas sin ella. Elige **Perder los discos**.
inner_sea-lesson-loot-end = Nadie quita una maravilla a quien la construyó; quien está allí la hace callar, y la cuenta para tener más maravillas al acabar una época. Tres discos son una ciudad, y también lo que da botín.

## El final

inner_sea-lesson-end = Final y puntos
inner_sea-lesson-end-about =
    Una partida tiene de una a cuatro **épocas** de dos a cuatro turnos. Nadie sabe cuánto dura una: al acabar el turno 2 se descubre una carta, y un **2** en su número acaba la época. Tras el turno 3 la acaba un 2 o un 3; el turno 4 es siempre el último.

    Entonces hay puntos por tener **más ciudades** y **más maravillas** que nadie, por cada tres **mares** que dominas (un disco en él y toda la tierra de alrededor) y por cada tres **talentos** (dinero).

    Esta partida tiene una época, y es el turno 2. Eres Troya, con siete ciudades.
inner_sea-lesson-end-talents-task = La época puede acabar con este turno. Tres talentos valdrían un punto: juega el **Magistrado**, que da uno por cada **región** (una parte del mapa: Anatolia, el Levante...) en que tienes una ciudad, tres como mucho.
inner_sea-lesson-end-talents-happened = Tres talentos: por ciudades en Anatolia, en el Levante y en Grecia y Tracia. Al acabar una época los talentos se pierden: conviene tener entonces tres, o seis; menos, dos o cinco.
inner_sea-lesson-end-talents-wrong = Elige el **Magistrado** entre tus cartas.
inner_sea-lesson-end-talents-wrong-other = Esa carta no da ningún punto en este turno. Juega el Magistrado.
inner_sea-lesson-end-talents-wrong-wonder = No es mala idea, porque puntuaría. Pero en esta lección juega el Magistrado.
inner_sea-lesson-end-talents-wrong-pass = Todavía no: hay un punto que ganar. Juega el Magistrado.
inner_sea-lesson-end-last-task = Tu rival ha pasado. Tienes lo que quieres: **Pasar**, y mira si acaba la época.
inner_sea-lesson-end-last-happened = La carta descubierta tiene el número 20, con un **2**: acaba la época, y con ella esta partida. Ganaste siete puntos por ciudades y uno por el Estrecho, luego uno por tener más ciudades y uno por tres talentos. Tu rival, uno por tres mares. Con los de antes, 12 a 6: has ganado.
inner_sea-lesson-end-last-wrong = Elige **Pasar**.
inner_sea-lesson-end-last-wrong-card = Podrías seguir, pero ninguna de estas da un punto en este turno. Elige **Pasar**.
inner_sea-lesson-end-last-wrong-wonder = En una partida quizá valdría la pena incluso ahora, porque puntuaría. Aquí elige **Pasar**, para ver el final.
inner_sea-lesson-end-end = En una partida más larga nadie vacía el mapa al acabar una época, pero se pierden las manos y los talentos, y el azar trae algo: una convulsión, que puede costar muchos discos, invasiones o a veces un regalo. Luego empieza otra época con cinco cartas nuevas.
