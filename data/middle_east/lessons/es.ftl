### Lecciones de Antiguas Civilizaciones de Oriente Medio.

## Crecimiento

middle_east-lesson-growth = Crecimiento
middle_east-lesson-growth-about =
    Diriges una civilización entre el Nilo y las montañas de Anatolia. Todo lo que tienes en el mapa son **discos** de tu color, en **áreas**: tierras y mares, con su nombre en la imagen. La barra de abajo cuenta los puntos (el laurel) y las ciudades (la torre) de cada cual.

    Tus discos en un área son un **campamento** (uno), un **asentamiento** (exactamente dos) o, en tierra, una **ciudad** (tres o más). Las ciudades puntúan.

    Un turno tiene cuatro partes: crecimiento, cartas, competición y recuento. Esta lección trata de la primera.
middle_east-lesson-growth-choose-task = Primero elige tu civilización: toma **Egipto**, a orillas del Nilo. Tu rival jugará con Hatti, en el norte. Lo que se dice de sus capacidades aún no te hace falta.
middle_east-lesson-growth-choose-happened = Tus doce discos están en casa, y el crecimiento te dio otros siete, **preparados** para colocar: uno por cada una de tus cinco áreas **fértiles** (las de las espigas), uno por tus dos mares y uno por las crecidas del Nilo, una capacidad propia de Egipto.
middle_east-lesson-growth-choose-wrong = Elige **Egipto**: la lección sigue desde allí.
middle_east-lesson-growth-choose-wrong-hatti = Hatti es aquí para tu rival. Elige **Egipto**.
middle_east-lesson-growth-deploy-task = **Despliega** tus siete discos preparados en áreas solo tuyas o junto a ellas o a un disco recién puesto. Pon **dos en Menfis** (ciudad), **dos en Nubia** (asentamiento) y tres donde quieras. El menú pone uno en cada área; **+** añade más.
middle_east-lesson-growth-deploy-happened = Menfis ya es una ciudad. Nubia es una **llanura** (hierba): una llanura da un disco en cada crecimiento mientras tengas allí un asentamiento, de exactamente dos. Un área fértil solo tuya lo da haya lo que haya encima, incluso una ciudad. Los desiertos (dunas) no dan nada.
middle_east-lesson-growth-deploy-wrong = Entre los siete tiene que haber dos para Menfis y dos para Nubia. Los otros tres los eliges tú. **−** quita uno, **Vaciar** los quita todos.
middle_east-lesson-growth-deploy-wrong-early = Te quedan discos preparados, y lo que no se coloca vuelve a tu reserva. Coloca los siete.
middle_east-lesson-growth-end = La tierra que tienes decide cómo creces. Egipto tiene suerte: sus áreas fértiles siguen creciendo cuando ya son ciudades.

## Ciudades y tierras

middle_east-lesson-lands = Un turno hasta el final
middle_east-lesson-lands-about =
    Gana quien tiene **más puntos**. Casi todos vienen de las ciudades: en la última parte de cada turno, el **recuento**, cada ciudad da un punto a su dueño.

    Juegas con Egipto y tienes tres ciudades: Menfis, Tebas y Abidos. Hatti también tiene tres. El crecimiento ha terminado; ahora vienen las cartas, luego la competición y luego el recuento.
middle_east-lesson-lands-score-task = Te toca en la fase de cartas. No tienes que jugar ninguna: elige **Pasar**. Tu rival también pasa y, como no coincidís en ningún área, el recuento llega enseguida.
middle_east-lesson-lands-score-happened = Tres puntos por tus tres ciudades, tres para tu rival. Luego se fijó el orden del próximo turno: primero quien tiene más ciudades. Estáis igualados en ciudades y en puntos, así que se echó a suertes, y vuelves a ir en primer lugar.
middle_east-lesson-lands-score-wrong = Elige **Pasar**.
middle_east-lesson-lands-score-wrong-card = Las cartas tienen su propia lección. Aquí elige **Pasar**.
middle_east-lesson-lands-score-wrong-deity = Las deidades tienen su propia lección; cuestan mucho. Aquí elige **Pasar**.
middle_east-lesson-lands-draw-task = El turno acaba con **cartas** nuevas: tres para cada cual, y una más por cada cuatro ciudades. Tienes una **mina**: las minas son dinero. Con ella comprarías una carta más. **No gastes ninguna mina**.
middle_east-lesson-lands-draw-happened = Has robado tres cartas. Tres minas valen un punto cuando acaba una **época**, al cabo de dos a cuatro turnos, y hasta entonces una puede salvar un disco: quizá convenga guardarla.
middle_east-lesson-lands-draw-wrong = Guarda tu mina: elige no gastar ninguna.
middle_east-lesson-lands-draw-wrong-mina = Te compraría una carta, pero solo puedes tener seis, y con las tres ya tienes ocho. Guarda tu mina.
middle_east-lesson-lands-discard-task = Ocho cartas, y en la mano caben **seis** como máximo. Descarta **dos cualesquiera**.
middle_east-lesson-lands-discard-happened = Tu rival también ha descartado dos. Empieza el segundo turno. En Tarso, lejos en el norte, una **montaña** (picos) que Hatti tiene para sí, ha aparecido un cubo gris: una **fortaleza**, que ayuda a defenderla.
middle_east-lesson-lands-discard-wrong = Descarta exactamente dos cartas, las que quieras.
middle_east-lesson-lands-grow-task = Otra vez crecimiento. Ahora tienes ciudades, y antes puedes **retirar** discos de ellas a tu reserva. No hace falta: **No retirar**.
middle_east-lesson-lands-grow-happened = Hay ocho discos preparados: cinco por tus cinco áreas fértiles, aunque tres sean ciudades; uno por dos mares; uno por las crecidas; y uno por el asentamiento de Nubia. También tienes otra mina: tu disco del Mar Rojo comercia con el país de Punt.
middle_east-lesson-lands-grow-wrong = Elige **No retirar**.
middle_east-lesson-lands-grow-wrong-withdraw = Una ciudad de tres que da un disco deja de ser ciudad. Pulsa **Vaciar** y luego **No retirar**.
middle_east-lesson-lands-end = Crecimiento, cartas, competición, recuento y cartas nuevas: eso es un turno. Una carta robada puede ser un **evento**, que actúa enseguida; a menudo vienen **bárbaros**, discos negros de nadie que luchan contra todos.

## Cartas

middle_east-lesson-cards = Cartas
middle_east-lesson-cards-about =
    En la fase de cartas cada cual juega por turnos **una carta**, se ocupa de una deidad o pasa, hasta que todos hayan pasado. Tus cartas están en **Mi mano**.

    Muchas cartas llevan una letra. **N** cancela una carta ajena (la anula). **I** es una inversión: se queda delante de ti. **C** espera a una competición. **R** necesita una deidad. Una carta sin letra hace enseguida lo que dice.

    Otra vez eres Egipto, contra Hatti.
middle_east-lesson-cards-dancer-task = Juega la **Bailarina de los siete velos**: tu rival tiene que darte dos minas (dinero) o dos cartas al azar.
middle_east-lesson-cards-dancer-happened = Hatti no tiene minas, así que te dio dos de sus cartas: Infantería acorazada, para competiciones (C), y Deportación.
middle_east-lesson-cards-dancer-wrong = Elige **Bailarina de los siete velos** entre tus cartas.
middle_east-lesson-cards-dancer-wrong-other = Una buena carta, para más tarde en esta lección. Juega antes la Bailarina de los siete velos.
middle_east-lesson-cards-dancer-wrong-deity = Podrías, pero cuesta cinco discos, minas o cartas. Juega una carta: la Bailarina de los siete velos.
middle_east-lesson-cards-dancer-wrong-pass = Quien pasa no juega más cartas en esta fase. Juega antes la Bailarina.
middle_east-lesson-cards-negate-task = Tu rival juega **Peste del ganado**: perderías todos tus campamentos en tierra que no sea fértil: tus discos de los dos desiertos. Tienes el **Sumo sacerdote**, marcado con N: **anúlala**.
middle_east-lesson-cards-negate-happened = Peste del ganado se descarta sin efecto, y tu Sumo sacerdote también. Tus dos campamentos se quedan.
middle_east-lesson-cards-negate-wrong = Elige **anular** con el Sumo sacerdote.
middle_east-lesson-cards-negate-wrong-let = Entonces perderías dos discos, o pagarías por ellos. Tienes la carta contra eso: anula.
middle_east-lesson-cards-invest-task = Ahora una inversión: juega **Montaña de oro**. Pone un disco tuyo en una montaña vacía; elige una.
middle_east-lesson-cards-invest-happened = Allí hay ahora un disco tuyo, y sobre la carta tres discos blancos. En cada crecimiento, quien tenga esa montaña para sí quita uno y recibe dos minas. Por ahora eres tú; alguien podría venir a echarte.
middle_east-lesson-cards-invest-wrong = Elige **Montaña de oro**, y luego una montaña.
middle_east-lesson-cards-invest-wrong-deity = Podrías, pero cuesta cinco discos, minas o cartas. Juega Montaña de oro.
middle_east-lesson-cards-invest-wrong-pass = Podrías pasar, pero una inversión da desde el próximo crecimiento. Juega Montaña de oro.
middle_east-lesson-cards-end = Una carta cada vez, por turnos. Guarda una carta con N para lo que de verdad te haría daño; juega pronto las inversiones, para que den muchas veces.

## Competición

middle_east-lesson-competition = Competición
middle_east-lesson-competition-about =
    Puedes ir adonde hay otros. Donde varias civilizaciones tienen discos, y una de ellas dos o más, el área está **disputada**. La decide una **competición**, después de las cartas.

    Los discos se van por rondas. En cada una, primero quien tiene exactamente **uno** lo pierde, luego quien tiene **dos** pierde uno, luego tres, y así, hasta que queda un solo bando, o todos con uno. Así que la pila menor pierde primero.

    Eres Egipto y despliegas ahora; Hatti, después.
middle_east-lesson-competition-enter-task = Haz una cadena por la costa: elige primero **Filistea** (un disco), junto a tu Delta del Nilo. Ahora el menú tiene **Tiro**: pon **cuatro** allí, con **+**. Los otros dos van al Nilo: Menfis, Tebas, Abidos, Amarna o el Delta.
middle_east-lesson-competition-enter-happened = Cuatro son lo más que cabe por ahora en un área de tierra (en un desierto, dos). Pero Hatti también ha bajado por la costa y ha puesto **tres** discos en Tiro. Cuatro contra tres: Tiro está disputada.
middle_east-lesson-competition-enter-wrong = Uno en Filistea, cuatro en Tiro, dos en el Nilo: Menfis, Tebas, Abidos, Amarna o el Delta. **Vaciar** empieza de nuevo; Tiro entra en el menú al elegir Filistea.
middle_east-lesson-competition-enter-wrong-early = Te quedan discos preparados. Coloca antes los siete.
middle_east-lesson-competition-pass-task = Primero viene la fase de cartas. Aquí no te hace falta ninguna carta: elige **Pasar**.
middle_east-lesson-competition-pass-happened = Tu rival también ha pasado. Ahora viene la competición en Tiro.
middle_east-lesson-competition-pass-wrong = Elige **Pasar**.
middle_east-lesson-competition-pass-wrong-card = Guarda tus cartas por ahora. Elige **Pasar**.
middle_east-lesson-competition-pass-wrong-deity = Las deidades tienen su propia lección. Aquí elige **Pasar**.
middle_east-lesson-competition-rounds-task = Podrías usar una carta marcada con C, Asedio. Pero cuatro contra tres bastan; mira cómo van las rondas: **No usar nada**.
middle_east-lesson-competition-rounds-happened = Tu rival tampoco usó nada, y perdió su primer disco. Si nada cambia, luego pierdes uno tú, después Hatti, después tú, y al final se va el único de Hatti: tres discos de Hatti, dos tuyos.
middle_east-lesson-competition-rounds-wrong = Elige **No usar nada**.
middle_east-lesson-competition-rounds-wrong-siege = También ganaría, pero aquí queremos ver las rondas sin ella. No uses nada.
middle_east-lesson-competition-lose-task = En lugar de un disco que se iría puedes dar una mina o una carta. Ganas de todos modos, así que deja que se vayan: **Perder los discos**.
middle_east-lesson-competition-lose-happened = Tiro es tuya: te quedan dos discos, y ninguno a Hatti. Como aquí cayeron tres discos de una misma civilización, has saqueado una ciudad.
middle_east-lesson-competition-lose-wrong = No des nada: elige **Perder los discos**.
middle_east-lesson-competition-lose-wrong-mina = Una mina salvaría un disco, pero ganas sin ella. Elige **Perder los discos**.
middle_east-lesson-competition-lose-wrong-card = Una carta salvaría un disco, pero ganas sin ella. Elige **Perder los discos**.
middle_east-lesson-competition-loot-task = El **botín** es un punto y, a tu elección, una **mina** o dos **prisioneros**: dos discos preparados más en tu próximo crecimiento. Toma lo que quieras.
middle_east-lesson-competition-loot-happened = Los prisioneros son discos de tu propia reserva que están preparados en tu próximo crecimiento, además de los otros; una mina es dinero en el acto. En ambos casos has ganado un punto. Luego vino el recuento, con un punto por ciudad.
middle_east-lesson-competition-loot-wrong = Elige la mina o los prisioneros.
middle_east-lesson-competition-end = Cuenta antes de entrar: la pila menor pierde primero. Vencer a tres discos de una civilización da botín.

## Fortalezas y bajas

middle_east-lesson-losses = Fortalezas y bajas
middle_east-lesson-losses-about =
    Esta vez juegas con **Hatti**, y Egipto ha llegado por mar: tres discos están en tu casa, **Hattusa**, contra dos tuyos, y dos en **Karahuyuk**, al lado, también contra dos.

    Hattusa es una montaña. Al empezar el crecimiento la tenías para ti, así que allí se alzó una **fortaleza**, el cubo gris. En una competición vale por un disco más y se va antes que tus discos.
middle_east-lesson-losses-pass-task = Las competiciones vienen después de las cartas, y las tuyas te harán falta en ellas: elige **Pasar**.
middle_east-lesson-losses-pass-happened = Tu rival también ha pasado. Las áreas se deciden una a una, del nordeste al suroeste: primero Hattusa.
middle_east-lesson-losses-pass-wrong = Elige **Pasar**.
middle_east-lesson-losses-pass-wrong-card = Guarda tus cartas: te harán falta. Elige **Pasar**.
middle_east-lesson-losses-nothing-task = En Hattusa tienes dos discos y la fortaleza: tres contra tres. Mira qué pasa: **No usar nada**.
middle_east-lesson-losses-nothing-happened = Tres contra tres: se perdería por igual, hasta quedar uno por bando, y no ganaría nadie.
middle_east-lesson-losses-nothing-wrong = Elige **No usar nada**.
middle_east-lesson-losses-nothing-wrong-chariots = Los Carros ligeros te harán falta en Karahuyuk. Aquí no uses nada.
middle_east-lesson-losses-nothing-wrong-allies = Los carros de Hatti vienen una vez por turno; aquí no hacen falta: no uses nada.
middle_east-lesson-losses-pay-task = En lugar de cada pieza que se iría puedes dar **una mina o una carta**. Minas no tienes: en el menú elige **una carta**, **Montaña de oro**.
middle_east-lesson-losses-pay-happened = La carta pagó tu primera baja, la fortaleza fue la segunda; así Egipto iba siempre una pieza por detrás, y se fueron sus tres discos. Los dos tuyos siguen en pie. Has saqueado a Egipto.
middle_east-lesson-losses-pay-wrong = Entonces ambos pierden por igual, y Hattusa no es de nadie. Basta una carta: da Montaña de oro.
middle_east-lesson-losses-pay-wrong-chariots = Los Carros ligeros te harán falta en Karahuyuk. Da Montaña de oro.
middle_east-lesson-losses-pay-wrong-other = Esa carta también valdría, pero de estas Montaña de oro es la que menos te sirve ahora. Da solo esa.
middle_east-lesson-losses-loot-task = Botín: un punto, y una **mina** (dinero) o dos **prisioneros** (discos para tu próximo crecimiento). Toma lo que quieras.
middle_east-lesson-losses-loot-happened = Un punto y lo que elegiste. Se saquea a una civilización que pierde tres discos en una competición en tierra; no cuentan su fortaleza ni lo que haya pagado.
middle_east-lesson-losses-loot-wrong = Elige la mina o los prisioneros.
middle_east-lesson-losses-chariots-task = Karahuyuk, una llanura. Usa solo **Carros ligeros**: tres **discos blancos** te ayudan en esta fase.
middle_east-lesson-losses-chariots-happened = Los discos blancos son amigos de paso: cuentan como tuyos, se van primero y se marchan al acabar las competiciones. Cinco contra dos: Egipto perdió ambos, y tú uno blanco. Luego puntuaron tus tres ciudades.
middle_east-lesson-losses-chariots-wrong = Dos contra dos: nadie ganaría. Elige Carros ligeros, y nada más.
middle_east-lesson-losses-chariots-wrong-allies = La capacidad de Hatti trae un disco blanco; la carta **Carros ligeros**, tres. Elige solo la carta.
middle_east-lesson-losses-end = Una carta o una mina salva una pieza: antes de atacar, mira cuántas tiene tu oponente. Las montañas son lo más fácil de defender.

## Deidades

middle_east-lesson-deity = Deidades
middle_east-lesson-deity-about =
    Cuando tienes tu territorio natal, tu casa, solo para ti, puedes establecer una de siete **deidades**. Te ayuda como dice su carta, su **templo** en tu casa da un punto en cada turno, y puedes jugar las cartas marcadas con **R**, de religión.

    Cuesta **cinco** cosas: discos del mapa (al menos dos), minas, que son dinero, o cartas.

    Otra vez eres Egipto; tu casa es Tebas.
middle_east-lesson-deity-establish-task = Elige **establecer una deidad**: el **Dios de la Guerra**, por ejemplo, que añade un disco blanco a tu bando en dos competiciones por turno. Otra también vale.
middle_east-lesson-deity-establish-happened = Ahora hay que pagarla.
middle_east-lesson-deity-establish-wrong = Elige una de las deidades.
middle_east-lesson-deity-establish-wrong-card = Tus cartas tienen aquí otro uso: algunas van a pagar. Establece antes una deidad.
middle_east-lesson-deity-establish-wrong-pass = Quien pasa ya no puede establecer nada en esta fase. Elige una deidad.
middle_east-lesson-deity-price-task = Paga cinco: los discos del **Desierto Occidental** y del **Desierto Oriental**, donde nada crece, y las cartas **40 días y 40 noches**, **Corrupción** y **Ruta del incienso**.
middle_east-lesson-deity-price-happened = Los discos volvieron a tu reserva, las cartas se descartaron. El bloque dorado de Tebas es tu templo. Mientras tengas allí un disco, tu deidad te ayuda.
middle_east-lesson-deity-price-wrong = Dos discos de los desiertos, y las cartas 40 días y 40 noches, Corrupción y Ruta del incienso.
middle_east-lesson-deity-price-wrong-festival = Esa la vas a jugar: es una carta de religión. Paga con 40 días y 40 noches, Corrupción y Ruta del incienso.
middle_east-lesson-deity-price-wrong-four = Esa carta da minas; guárdala. Paga con 40 días y 40 noches, Corrupción y Ruta del incienso.
middle_east-lesson-deity-price-wrong-mina = Se puede, pero tres minas son un punto al acabar una época. Paga con los dos desiertos y tres cartas.
middle_east-lesson-deity-price-wrong-home = Tebas es tu ciudad y tu casa: no la debilites. Toma los discos de los dos desiertos.
middle_east-lesson-deity-price-wrong-disk = Ese disco crece o puntúa para ti. Los de los dos desiertos no hacen ni lo uno ni lo otro: tómalos.
middle_east-lesson-deity-festival-task = Tu rival ha pasado. Ahora que tienes una deidad puedes jugar una carta marcada con R: **Fiesta sagrada** pone un disco en tu casa y en cada área junto a ella.
middle_east-lesson-deity-festival-happened = Cinco discos de una vez, y los dos desiertos vuelven a ser tuyos. Nubia ya es una ciudad. Sin deidad, esa carta solo habría servido para pagar.
middle_east-lesson-deity-festival-wrong = Elige **Fiesta sagrada**.
middle_east-lesson-deity-festival-wrong-other = Esa da minas, pero aquí queremos una carta de religión. Juega Fiesta sagrada.
middle_east-lesson-deity-festival-wrong-pass = Juega antes Fiesta sagrada: trae cinco discos.
middle_east-lesson-deity-temple-task = Por este turno basta: **Pasar**, y mira qué se cuenta.
middle_east-lesson-deity-temple-happened = Cuatro puntos por ciudades y **uno por tu templo**: puntúa como una ciudad, en cada turno. Antes volvieron a tu reserva los discos que pasaban de tres en un área de tierra.
middle_east-lesson-deity-temple-wrong = Elige **Pasar**.
middle_east-lesson-deity-temple-wrong-card = Guárdala para otro turno. Elige **Pasar**.
middle_east-lesson-deity-end = Una deidad da durante muchos turnos: cuanto antes, mejor se paga. Vigila tu casa: quien la tenga solo para sí se lleva tu templo o lo destruye.

## El comercio

middle_east-lesson-trade = Comercio
middle_east-lesson-trade-about =
    Los vecinos **comercian**. En el crecimiento recibes un disco preparado por cada otra civilización que tenga un disco en un área tuya o junto a ella, amiga o enemiga. También ella por ti. No hay más comercio: las minas y las cartas no se dan ni se cambian.

    Empieza el crecimiento del segundo turno. Eres Egipto y tienes dos discos en **Tarso**, junto a **Hattusa**, la casa de Hatti. Los dos tenéis una deidad.
middle_east-lesson-trade-meet-task = Primero la pregunta que ya conoces: elige **No retirar**.
middle_east-lesson-trade-meet-happened = Once discos: cinco por tierra fértil, dos por tus cinco mares (uno por cada dos), uno por las crecidas, dos de tu diosa y **uno por el comercio** con Hatti. Si tuvieras más vecinos, cada uno traería otro.
middle_east-lesson-trade-meet-wrong = Elige **No retirar**.
middle_east-lesson-trade-meet-wrong-withdraw = Entonces Tebas no sería ciudad. Pulsa **Vaciar** y luego **No retirar**.
middle_east-lesson-trade-granary-task = Quien tiene una deidad puede dejar dos discos nuevos en los **graneros** del templo y recibir una mina. Tú quieres los discos: **Dejarlo así**.
middle_east-lesson-trade-granary-happened = Los discos siguen preparados. Cuando queda poco por llenar, quizá convenga más la mina: tres son un punto al acabar una época.
middle_east-lesson-trade-granary-wrong = Elige **Dejarlo así**.
middle_east-lesson-trade-granary-wrong-store = Una mina viene bien, pero aquí quieres los once discos. Elige **Dejarlo así**.
middle_east-lesson-trade-resettle-task = Ahora cada ciudad tuya puede dar **un** disco, que despliegas en otro sitio: se **reasienta**. Tebas solo tiene tres: **No reasentar**.
middle_east-lesson-trade-resettle-happened = Tebas sigue siendo ciudad. Una ciudad de cuatro podría dar un disco y seguir siéndolo.
middle_east-lesson-trade-resettle-wrong = Elige **No reasentar**.
middle_east-lesson-trade-resettle-wrong-city = Entonces Tebas tendría dos discos y no sería ciudad. Elige **No reasentar**.
middle_east-lesson-trade-end = Un vecino vale un disco en cada crecimiento, para ambos. Basta un campamento a su lado.

## Un templo

middle_east-lesson-temple = Un templo capturado
middle_east-lesson-temple-about =
    Un **templo** está en la casa de su pueblo. Si tras una competición esa casa es solo tuya, y tienes una **deidad propia**, te llevas el templo. Quien no tiene ninguna lo destruye.

    Eres Egipto, con un templo propio en Tebas. En **Hattusa** tiene Hatti dos discos, una fortaleza y el templo de su dios. Tus dos discos de **Tarso** están al lado, y tienes otros cuatro preparados.
middle_east-lesson-temple-enter-task = Pon **los cuatro en Hattusa**: el primer menú, **Anatolia**; el segundo pone un disco, **+** añade más.
middle_east-lesson-temple-enter-happened = Cuatro contra dos discos y una fortaleza: Hattusa está disputada. Hatti ha pasado en la fase de cartas.
middle_east-lesson-temple-pass-task = Las cartas vienen antes de la competición. No te hace falta ninguna: **Pasar**.
middle_east-lesson-temple-pass-happened = Nadie usó nada en Hattusa. En la primera ronda cayó la fortaleza, que va delante de los discos.
middle_east-lesson-temple-pass-wrong = Elige **Pasar**.
middle_east-lesson-temple-pass-wrong-card = Guárdala: ganas sin ella. Elige **Pasar**.
middle_east-lesson-temple-enter-wrong = Los cuatro van a Hattusa, en Anatolia. **Vaciar** empieza de nuevo.
middle_east-lesson-temple-enter-wrong-early = Lo que no se pone vuelve a tu reserva. Pon los cuatro en Hattusa.
middle_east-lesson-temple-capture-task = Ahora se iría uno tuyo. Podrías pagar con minas o cartas, pero ganas igual: **Perder los discos**.
middle_east-lesson-temple-capture-happened = Hattusa es solo tuya, y su **templo está capturado**: un punto y una mina en el acto, y un punto en cada turno por venir, junto al de tu propio templo. No hay botín: cayeron solo dos discos, no tres.
middle_east-lesson-temple-capture-wrong = No des nada: elige **Perder los discos**.
middle_east-lesson-temple-capture-wrong-mina = Una mina salvaría un disco, pero ganas sin ella. Elige **Perder los discos**.
middle_east-lesson-temple-capture-wrong-card = Una carta salvaría un disco, pero ganas sin ella. Elige **Perder los discos**.
middle_east-lesson-temple-end = El templo capturado está ahora en Tebas, junto al tuyo: quien tenga Tebas solo para sí se lleva ambos. Así que vigila tu casa, y mira dónde están abiertas las de otros.

## El final

middle_east-lesson-end = Final y puntos
middle_east-lesson-end-about =
    Una partida tiene de una a cuatro **épocas** de dos a cuatro turnos. Nadie sabe cuánto dura una: al acabar el turno 2 se descubre una carta, y un **2** en su número acaba la época. Tras el turno 3 la acaba un 2 o un 3; el turno 4 es siempre el último.

    Entonces hay puntos por tener **más ciudades** y por tener **más templos** que nadie, por cada tres **mares** que dominas (un disco en él y toda la tierra de alrededor) y por cada tres **minas** (dinero).

    Esta partida tiene una época, y es el turno 2. Eres Egipto, con siete ciudades y dos minas.
middle_east-lesson-end-mina-task = La época puede acabar con este turno. Una tercera mina valdría un punto: juega el **Rey filósofo**, que trae una mina, un punto y un disco en un área de tierra tuya. Elige cualquiera.
middle_east-lesson-end-mina-happened = Un punto en el acto, y tres minas. Al acabar una época las minas se pierden: conviene tener entonces tres, o seis; menos, dos o cinco.
middle_east-lesson-end-mina-wrong = Elige el **Rey filósofo**, y luego un área de tierra.
middle_east-lesson-end-mina-wrong-other = Eso perjudica a tu rival, pero no te da ningún punto. Juega el Rey filósofo.
middle_east-lesson-end-mina-wrong-deity = No es mala idea, porque su templo puntuaría. Pero en esta lección juega el Rey filósofo.
middle_east-lesson-end-mina-wrong-pass = Todavía no: hay un punto que ganar. Juega el Rey filósofo.
middle_east-lesson-end-last-task = Tu rival ha pasado. Tienes lo que quieres: **Pasar**, y mira si acaba la época.
middle_east-lesson-end-last-happened = La carta descubierta tiene el número 27, con un **2**: acaba la época, y con ella esta partida. Ganaste siete puntos por ciudades en el recuento, uno por tener más ciudades y uno por tres minas. Con los que ya tenías, 13 a 7: has ganado.
middle_east-lesson-end-last-wrong = Elige **Pasar**.
middle_east-lesson-end-last-wrong-card = Podrías seguir, pero nada de eso te da un punto. Elige **Pasar**.
middle_east-lesson-end-last-wrong-deity = En una partida valdría la pena incluso ahora: un punto por el templo y uno por tener más templos. Aquí elige **Pasar**, para ver el final.
middle_east-lesson-end-end = En una partida más larga nadie vacía el mapa al acabar una época, pero se pierden las manos y las minas, y el azar trae algo: una convulsión, que puede costar muchos discos, invasiones o a veces un regalo. Luego empieza otra época con cinco cartas nuevas.
