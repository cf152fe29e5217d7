### Lecciones de El mundo antiguo.

## Ciudadanos

ancient_world-lesson-citizens = Ciudadanos
ancient_world-lesson-citizens-about =
    Diriges una ciudad-estado. La partida tiene seis rondas. En tu turno haces una sola cosa, casi siempre esta: poner a uno de tus **ciudadanos** en una acción del tablero y llevarla a cabo. Luego le toca al siguiente, hasta que todos hayan pasado.

    Tienes tres ciudadanos: 1, 2 y 3. El número es su habilidad. También tienes 6 monedas (🪙).
ancient_world-lesson-citizens-labor-task = Gana dinero: elige **Trabajar**, con el **Ciudadano 2**.
ancient_world-lesson-citizens-labor-happened = Has ganado 2 monedas. Tu ciudadano se queda ahí hasta que acabe la ronda. Tu rival ha puesto un 3 en Aprender.
ancient_world-lesson-citizens-labor-wrong = Eso no da monedas. Elige **Trabajar**, con el **Ciudadano 2**.
ancient_world-lesson-citizens-labor-wrong-citizen = La acción es esa, pero guarda a ese ciudadano: usa el **Ciudadano 2**.
ancient_world-lesson-citizens-labor-wrong-claim = {""}**Solo colocar** pone al ciudadano sin llevar a cabo la acción: ninguna moneda. Elige **Trabajar**.
ancient_world-lesson-citizens-labor-wrong-pass = Quien pasa ya no hace nada más en esta ronda. Coloca antes un ciudadano.
ancient_world-lesson-citizens-learn-task = Consigue uno de **conocimiento** (luego se paga con él): elige **Aprender**, una vez, por 1 moneda. Allí hay un 3. Un ciudadano más bajo pagaría 1 moneda más; uno igual, no: usa el **Ciudadano 3**.
ancient_world-lesson-citizens-learn-happened = 1 moneda se hizo 1 de conocimiento, y colocar no costó nada. Tu rival ha ido a Trabajar.
ancient_world-lesson-citizens-learn-wrong = Eso no da conocimiento. Elige **Aprender** con el **Ciudadano 3**, una vez (1 moneda).
ancient_world-lesson-citizens-learn-wrong-lower = Se puede, pero cuesta una moneda más, porque allí hay un 3. Tu propio 3 no paga de más.
ancient_world-lesson-citizens-learn-wrong-two = Dos veces cuesta 3 monedas. Aquí basta uno de conocimiento: aprende una vez.
ancient_world-lesson-citizens-learn-wrong-claim = Eso coloca a un ciudadano sin la acción. Elige **Aprender**.
ancient_world-lesson-citizens-learn-wrong-pass = Aún te quedan ciudadanos por colocar. Elige **Aprender**.
ancient_world-lesson-citizens-rebuild-task = En algunas acciones hay **ambrosía** (🏺); quien coloca allí se la lleva. Elige **Reconstruir**, con el **Ciudadano 1**.
ancient_world-lesson-citizens-rebuild-happened = Tienes 1 de ambrosía: calma titanes y repara cartas, como verás más adelante. Reconstruir repara cartas dañadas (no tienes) y te hace primer jugador. Has colocado a todos tus ciudadanos y tu rival ha pasado: acaba la ronda.
ancient_world-lesson-citizens-rebuild-wrong = Aquí es mejor **Reconstruir**: no cuesta nada, da ambrosía y te hace primer jugador. Elígelo, con el **Ciudadano 1**.
ancient_world-lesson-citizens-rebuild-wrong-claim = Un ciudadano que solo se coloca toma la ambrosía donde la hay, pero no lleva a cabo la acción. Elige **Reconstruir**.
ancient_world-lesson-citizens-rebuild-wrong-pass = Te queda un ciudadano, y en Reconstruir hay ambrosía. Tómala antes de pasar.
ancient_world-lesson-citizens-end = Una acción por turno. Los números solo importan donde hay alguien más alto: piensa quién va primero, y toma la ambrosía que haya.

## Dinero y comida

ancient_world-lesson-food = Dinero y comida
ancient_world-lesson-food-about =
    Cuando todos han pasado, acaba la ronda. Primero hay que calmar a un **titán**, un monstruo que amenaza tu ciudad, o enfrentarse a él. Luego cobras tus **ingresos**, al principio 5 monedas. Al final comen tus ciudadanos.

    Has construido una carta, el Campamento de colonos: te ha traído un cuarto ciudadano, el 4, para la próxima ronda.
ancient_world-lesson-food-labor-task = Tu último ciudadano de esta ronda: **Trabajar**, con el **Ciudadano 1**.
ancient_world-lesson-food-labor-happened = 2 monedas. Ya nadie puede hacer nada, así que acaba la ronda.
ancient_world-lesson-food-labor-wrong = Eso no da monedas. Elige **Trabajar** con el **Ciudadano 1**.
ancient_world-lesson-food-labor-wrong-claim = Entonces no tendrías las monedas. Elige **Trabajar**.
ancient_world-lesson-food-labor-wrong-pass = Renunciarías a 2 monedas. Elige antes **Trabajar**.
ancient_world-lesson-food-appease-task = El Sabueso de brasas está ante tu ciudad. Enfrentarse es tirar un dado que puede dañar una carta tuya. Tienes 1 de ambrosía, y eso es lo que pide: elige **Aplacar**.
ancient_world-lesson-food-appease-happened = Te deja en paz en esta ronda, pero se queda, y la próxima vez pedirá más. Tu rival se enfrentó al suyo, y una carta quedó dañada: boca abajo no da nada.
ancient_world-lesson-food-appease-wrong = Elige **Aplacar**.
ancient_world-lesson-food-appease-wrong-face = Tres de las seis caras del dado dañan una carta tuya. Por 1 de ambrosía te libras: **Aplacar**.
ancient_world-lesson-food-hungry-task = Cuatro ciudadanos, pero comida para tres: uno pasa **hambre** y descansa en la próxima ronda. Elige al **1**, el que menos puede.
ancient_world-lesson-food-hungry-happened = El 1 descansa en esta ronda; el 2, el 3 y el 4 están listos. Tras la última ronda, cada ciudadano con hambre cuesta 2 puntos.
ancient_world-lesson-food-hungry-wrong = Elige que pase hambre el **1**.
ancient_world-lesson-food-hungry-wrong-higher = Los ciudadanos más altos pagan menos donde hay otros. Que pase hambre el **1**.
ancient_world-lesson-food-end = Al final de cada ronda: el titán, los ingresos, la comida. Más ciudadanos hacen más, pero cada uno quiere comida; la dan algunas cartas.

## Reclutar y un titán

ancient_world-lesson-titan = Reclutar y un titán
ancient_world-lesson-titan-about =
    A los titanes los vencen los **ejércitos**. Cada uno tiene espadas y flechas; se suman las de todos los que envías. Si llegas a la **defensa** del titán, cae. No hay suerte en ello.

    El Sabueso de brasas amenaza tu ciudad: defensa 7. Tus ejércitos, Guardia de la ciudad (2 espadas) y Milicia (1 espada, 1 flecha), solo suman 4.
ancient_world-lesson-titan-recruit-task = {""}**Recluta** a los **Guardas del muro** con el **Ciudadano 1**, sobre la **Milicia**. Tienen 1 espada y 1 flecha, y 2 espadas más contra tu propio titán. La Milicia se retira debajo y aún suma 1 flecha, su **legado**.
ancient_world-lesson-titan-recruit-happened = Por 3 monedas: 1 + 1 + 2, la flecha de la Milicia y las 2 de la Guardia de la ciudad. Suman 7.
ancient_world-lesson-titan-recruit-wrong = Así no llegas a 7. Elige **Reclutar**, Guardas del muro sobre Milicia, con el **Ciudadano 1**.
ancient_world-lesson-titan-recruit-wrong-guard = Así se pierden las 2 espadas de la Guardia de la ciudad. Ponlos sobre la Milicia, que aún suma una flecha.
ancient_world-lesson-titan-recruit-wrong-other = Con los Honderos del cerro no llegas a 7. Toma a los Guardas del muro.
ancient_world-lesson-titan-recruit-wrong-citizen = No hay nadie en Reclutar, así que basta el más bajo: **Ciudadano 1**.
ancient_world-lesson-titan-recruit-wrong-pass = Entonces no harías nada más en esta ronda. Recluta antes.
ancient_world-lesson-titan-attack-task = Ahora elige **Atacar**, el **Sabueso de brasas**, con los dos ejércitos: 2 monedas, una por cada uno. No hace falta ningún ciudadano.
ancient_world-lesson-titan-attack-happened = 7 contra 7: cae y viene a tu ciudad. Trae un **estandarte** rojo (los estandartes son puntos) y sitio para 2 cartas más. Pero al caer hace daño: tiras un dado por cada estandarte suyo, y ha salido un titán.
ancient_world-lesson-titan-attack-wrong = Así el titán queda en pie. Elige **Atacar** y el Sabueso de brasas.
ancient_world-lesson-titan-attack-wrong-place = Se podría, pero otro puede vencer antes al titán. **Ataca** ahora.
ancient_world-lesson-titan-attack-wrong-pass = Tus ejércitos bastan: **ataca** antes de pasar.
ancient_world-lesson-titan-damage-task = Se daña una de tus cartas de imperio (las que forman tu ciudad). Las dos dan 1 de comida; elige cualquiera.
ancient_world-lesson-titan-damage-happened = Queda boca abajo y no da nada hasta que la repares (la acción Reconstruir, o 2 de ambrosía). Cada una que siga dañada al final cuesta 1 punto.
ancient_world-lesson-titan-damage-wrong = Elige una de las dos cartas.
ancient_world-lesson-titan-end = Reclutar, contar, atacar. Enviar un ejército cuesta 1 moneda más de las que ya tiene encima, así que con el uso se encarecen.

## Construir y estandartes

ancient_world-lesson-build = Construir y estandartes
ancient_world-lesson-build-about =
    Tras seis rondas deciden los puntos. La mayoría viene de los **estandartes**: cinco tribus, cada una con su color, verde, rojo, morado, azul o amarillo. Están en las cartas que construyes y en los titanes que vences.

    Cada color cuenta por sí solo: 1 estandarte vale 2 puntos, 2 valen 4, 3: 7, 4: 11, 5: 16, 6: 22. Lo mejor son muchos de un color.
ancient_world-lesson-build-labor-task = Quieres dos cartas verdes de 4 monedas, pero tienes 6. Primero **Trabajar**, con el **Ciudadano 2**.
ancient_world-lesson-build-labor-happened = 8 monedas: bastan para las dos.
ancient_world-lesson-build-labor-wrong = Eso no da monedas. Elige **Trabajar** con el **Ciudadano 2**.
ancient_world-lesson-build-labor-wrong-citizen = La acción es esa, pero el 1 y el 3 harán falta para construir: usa el **Ciudadano 2**.
ancient_world-lesson-build-labor-wrong-early = Se podría, pero luego faltarían monedas para la segunda carta. Primero **Trabajar**.
ancient_world-lesson-build-labor-wrong-pass = Entonces no construirías nada en esta ronda. Elige **Trabajar**.
ancient_world-lesson-build-settlers-task = {""}**Construye** el **Campamento de colonos** (verde, 4 monedas), con el **Ciudadano 1**: el bajo primero, pues no hay nadie en Construir.
ancient_world-lesson-build-settlers-happened = Un estandarte verde: 2 puntos. La carta trae además enseguida un ciudadano nuevo, listo en la próxima ronda.
ancient_world-lesson-build-settlers-wrong = Tus monedas y ciudadanos son para las dos cartas verdes. Elige **Construir**, Campamento de colonos, con el **Ciudadano 1**.
ancient_world-lesson-build-settlers-wrong-high = Entonces tu 1 pagaría una moneda por llegar después del 3. Primero el bajo: **Ciudadano 1**.
ancient_world-lesson-build-settlers-wrong-other = En esta lección va primero el Campamento de colonos, con el Ciudadano 1.
ancient_world-lesson-build-settlers-wrong-pass = Tienes 8 monedas para construir. Elige **Construir**.
ancient_world-lesson-build-herbs-task = Una segunda verde: **construye** el **Huerto de hierbas** con el **Ciudadano 3**. Tu 1 está allí, pero un ciudadano más alto no paga nada.
ancient_world-lesson-build-herbs-happened = Dos estandartes verdes: 4 puntos; un tercero daría 7. Tu ciudad está llena: hay sitio para cuatro cartas, y empezaste con dos.
ancient_world-lesson-build-herbs-wrong = Eso no da un segundo estandarte verde. Elige **Construir**, Huerto de hierbas, con el **Ciudadano 3**.
ancient_world-lesson-build-herbs-wrong-other = Esa es azul, así que empezaría otro color. Toma el Huerto de hierbas, verde.
ancient_world-lesson-build-herbs-wrong-pass = Hay una segunda carta verde, y tienes las monedas. Constrúyela antes de pasar.
ancient_world-lesson-build-end = Reúne uno o dos colores, y mira los precios. Al final se restan 2 puntos por ciudadano con hambre y 1 por carta dañada; algunas cartas caras dan puntos propios. Gana quien tenga más.

## Una ciudad mayor

ancient_world-lesson-expand = Una ciudad mayor
ancient_world-lesson-expand-about =
    En tu ciudad caben cuatro **cartas de imperio**, las que construyes, y dos están desde el principio. Los **distritos** dan más sitio. Se consigue uno con **Expandir**, por 1 de conocimiento o 3 monedas.

    El conocimiento cuesta 1 moneda en **Aprender**: así sale más barato, pero pide un ciudadano más.
ancient_world-lesson-expand-learn-task = Elige **Aprender**, una vez, con el **Ciudadano 1**. Además hay ambrosía.
ancient_world-lesson-expand-learn-happened = 1 moneda se hizo 1 de conocimiento, y tienes 1 de ambrosía.
ancient_world-lesson-expand-learn-wrong = Eso no da conocimiento. Elige **Aprender**, una vez (1 moneda), con el **Ciudadano 1**.
ancient_world-lesson-expand-learn-wrong-two = Dos veces cuesta 3 monedas. Aquí basta uno de conocimiento: aprende una vez.
ancient_world-lesson-expand-learn-wrong-citizen = No hay nadie, así que basta el más bajo: **Ciudadano 1**.
ancient_world-lesson-expand-learn-wrong-early = Eso costaría 3 monedas. Con el conocimiento de Aprender cuesta 1 moneda en total.
ancient_world-lesson-expand-learn-wrong-pass = Entonces tus ciudadanos no harían nada en esta ronda. Elige **Aprender**.
ancient_world-lesson-expand-district-task = Ahora **Expandir**, con el **Ciudadano 2**, por **conocimiento**. Te llevas el distrito de arriba de la pila, los Campos exteriores.
ancient_world-lesson-expand-district-happened = Los Campos exteriores dan sitio para 3 cartas más: ahora siete en total. Y otra vez 1 de ambrosía. Tu rival ha pasado.
ancient_world-lesson-expand-district-wrong = Eso no da ningún distrito. Elige **Expandir** con el **Ciudadano 2**, por conocimiento.
ancient_world-lesson-expand-district-wrong-coins = Guardarías el conocimiento, pero perderías 3 monedas que hacen falta para construir. Paga con conocimiento.
ancient_world-lesson-expand-district-wrong-citizen = Guarda el 3 para construir: usa el **Ciudadano 2**.
ancient_world-lesson-expand-district-wrong-pass = Tienes el conocimiento: **expande** antes de pasar.
ancient_world-lesson-expand-build-task = Hay sitio. **Construye** una carta a tu elección con el **Ciudadano 3**.
ancient_world-lesson-expand-build-happened = Tu ciudad tiene tres cartas, y sitio para cuatro más.
ancient_world-lesson-expand-build-wrong = Eso no construye ninguna carta. Elige **Construir**, cualquier carta, con el **Ciudadano 3**.
ancient_world-lesson-expand-build-wrong-claim = Eso coloca a un ciudadano sin construir. Elige **Construir**.
ancient_world-lesson-expand-build-wrong-pass = Tienes monedas y un ciudadano. **Construye** antes de pasar.
ancient_world-lesson-expand-end = Los distritos y los titanes vencidos dan sitio, las cartas lo llenan. Piénsalo antes de que tu ciudad esté llena.

## La segunda ronda

ancient_world-lesson-again = La segunda ronda
ancient_world-lesson-again-about =
    En la ronda 2 se abre una acción nueva, **Explorar**; en la 3, otra, **Crecer**. Y un titán aplacado sigue ahí: cada vez pide **una de ambrosía más**.

    Tienes 9 monedas y los ciudadanos 2, 3 y 4; el 1 tiene hambre. El Sabueso de brasas está ante tu ciudad con 1 de ambrosía encima, así que ahora pide 2.
ancient_world-lesson-again-explore-task = {""}**Explora** con el **Ciudadano 2**: miras tres cartas y **almacenas** una, sin que nadie la vea. Toma el **Mercado de juncos** (1 moneda más de ingresos por ronda).
ancient_world-lesson-again-explore-happened = Queda boca abajo ante ti; las otras dos se van. Puedes construirla en cualquier turno tuyo.
ancient_world-lesson-again-explore-wrong = Así no almacenas ninguna carta. Elige **Explorar** con el **Ciudadano 2** y almacena el Mercado de juncos.
ancient_world-lesson-again-explore-wrong-citizen = No hay nadie, así que basta el más bajo que tengas listo: **Ciudadano 2**.
ancient_world-lesson-again-explore-wrong-claim = Un ciudadano que solo se coloca no mira cartas. Elige **Explorar**.
ancient_world-lesson-again-explore-wrong-pass = Entonces tus ciudadanos no harían nada en esta ronda. Elige **Explorar**.
ancient_world-lesson-again-explore-wrong-card = También es buena, pero esta lección sigue con el **Mercado de juncos**.
ancient_world-lesson-again-stored-task = Una carta almacenada se construye **sin ciudadano**. Elige **Construir almacenada** y el **Mercado de juncos**: 4 monedas.
ancient_world-lesson-again-stored-happened = Un estandarte azul y 1 moneda más de ingresos. Ha sido tu turno, pero sin gastar ciudadano.
ancient_world-lesson-again-stored-wrong = Eso ocupa a un ciudadano; la carta almacenada, no. Elige **Construir almacenada** y luego el Mercado de juncos.
ancient_world-lesson-again-stored-wrong-row = Una carta de la fila pide un ciudadano, y solo queda sitio para una. Elige **Construir almacenada**.
ancient_world-lesson-again-stored-wrong-pass = Tienes una carta por construir. Elige **Construir almacenada** antes de pasar.
ancient_world-lesson-again-learn-task = Pronto hará falta ambrosía, y en Aprender hay 2. **Aprende**, una vez, con el **Ciudadano 3**.
ancient_world-lesson-again-learn-happened = 1 de conocimiento, y ya tienes 3 de ambrosía. Tu último ciudadano, el 4, va a Trabajar, y la ronda acaba.
ancient_world-lesson-again-learn-wrong = Eso no da conocimiento, que te hará falta en la ronda 3. Elige **Aprender**, una vez (1 moneda), con el **Ciudadano 3**.
ancient_world-lesson-again-learn-wrong-two = Para lo que viene basta uno de conocimiento: aprende una vez.
ancient_world-lesson-again-learn-wrong-citizen = No hay nadie, así que basta el más bajo: **Ciudadano 3**.
ancient_world-lesson-again-learn-wrong-claim = Así tomas la ambrosía, pero no aprendes nada. Elige **Aprender**.
ancient_world-lesson-again-learn-wrong-pass = Quedan dos ciudadanos listos. Antes **aprende**.
ancient_world-lesson-again-face-task = El Sabueso de brasas pide ahora 2 de ambrosía. Tienes 3, pero comida para tres de tus cuatro ciudadanos, y alimentar a uno cuesta 2. Su único dado daña una carta en 3 de 6 casos. Guarda la ambrosía: **Enfrentarse**.
ancient_world-lesson-again-face-happened = El dado no muestra nada: ningún daño. Tu rival tuvo menos suerte. El titán se queda y la próxima vez pedirá otra vez 2, pues no le has dado nada.
ancient_world-lesson-again-face-wrong = Elige **Enfrentarse**.
ancient_world-lesson-again-face-wrong-appease = Te quedaría 1 de ambrosía y un ciudadano pasaría hambre. Reparar una carta cuesta 2, y el dado solo hace daño la mitad de las veces: **Enfrentarse**.
ancient_world-lesson-again-feed-task = Tienes 3 de ambrosía: con 2 se alimenta al cuarto ciudadano. Que **nadie** pase hambre.
ancient_world-lesson-again-feed-happened = Los cuatro están listos en la ronda 3.
ancient_world-lesson-again-feed-wrong = Elige que nadie pase hambre (2 de ambrosía).
ancient_world-lesson-again-feed-wrong-hungry = Guardarías la ambrosía, pero un ciudadano descansaría. Aliméntalos a todos.
ancient_world-lesson-again-grow-task = Ronda 3: se abre **Crecer**. Trae otro ciudadano, por 1 de conocimiento o 2 monedas. Elige **Crecer** con el **Ciudadano 1**, por **conocimiento**.
ancient_world-lesson-again-grow-happened = Llega el ciudadano 5, listo en la próxima ronda. (La otra forma de crecer cambia enseguida uno de los tuyos por el siguiente más alto.)
ancient_world-lesson-again-grow-wrong = Eso no trae ningún ciudadano nuevo. Elige **Crecer** con el **Ciudadano 1**, por conocimiento.
ancient_world-lesson-again-grow-wrong-upgrade = Eso hace a uno de tus ciudadanos un número más alto, por una moneda. Aquí toma uno nuevo, por conocimiento.
ancient_world-lesson-again-grow-wrong-coins = Guardarías el conocimiento y pagarías 2 monedas. Era para esto: paga con conocimiento.
ancient_world-lesson-again-grow-wrong-citizen = No hay nadie, así que basta el más bajo: **Ciudadano 1**.
ancient_world-lesson-again-grow-wrong-claim = Un ciudadano que solo se coloca toma la ambrosía, pero no llega nadie. Elige **Crecer**.
ancient_world-lesson-again-grow-wrong-pass = Hay cuatro ciudadanos listos. Antes **crece**.
ancient_world-lesson-again-end = Aplacar a un titán sale más caro cada vez: véncelo, o enfréntate a él cuando tira pocos dados. Las cartas almacenadas ahorran ciudadanos; los ciudadanos nuevos quieren comida.

## El final de la partida

ancient_world-lesson-end = El final de la partida
ancient_world-lesson-end-about =
    La sexta ronda es la última. Después se cuenta: estandartes por color (1 de un color: 2 puntos, 2: 4, 3: 7, 4: 11, 5: 16) y lo que puntúan algunas cartas, menos 1 por carta dañada y 2 por ciudadano con hambre.

    Tus estandartes: 2 verdes, 1 rojo, 1 morado, 5 azules, 2 amarillos. Son 28. Pero tienes cuatro cartas dañadas y dos ciudadanos con hambre: 20 puntos. Tienes 14 monedas, 1 de ambrosía y los ciudadanos 4 y 5.
ancient_world-lesson-end-spring-task = Un tercer estandarte de un color da 3 puntos más. **Construye** el **Manantial sagrado** (amarillo, 5 monedas) con el **Ciudadano 4**. Da además 4 de ambrosía y abarata las reparaciones.
ancient_world-lesson-end-spring-happened = Un tercer estandarte amarillo: 7 puntos en vez de 4. Y ahora tienes 6 de ambrosía, 1 de ellas de la acción.
ancient_world-lesson-end-spring-wrong = Primero la ambrosía y las reparaciones más baratas. Elige **Construir**, Manantial sagrado, con el **Ciudadano 4**.
ancient_world-lesson-end-spring-wrong-citizen = Entonces tu 4 pagaría una moneda por llegar después del 5. Primero el más bajo: **Ciudadano 4**.
ancient_world-lesson-end-spring-wrong-granary = Buena carta, y es la siguiente. Antes el **Manantial sagrado**, con el Ciudadano 4.
ancient_world-lesson-end-spring-wrong-other = Esa no da ni tercer estandarte de un color ni ambrosía. Construye el **Manantial sagrado**.
ancient_world-lesson-end-spring-wrong-pass = Entonces esta ronda no daría nada más. Antes **construye**.
ancient_world-lesson-end-granary-task = Faltan 2 de comida: **construye** el **Gran granero** (verde) con el **Ciudadano 5**.
ancient_world-lesson-end-granary-happened = Un tercer estandarte verde: 3 puntos más. Y al final nadie pasa hambre: te ahorras 4 puntos.
ancient_world-lesson-end-granary-wrong = Primero la comida para todos. Elige **Construir**, Gran granero, con el **Ciudadano 5**.
ancient_world-lesson-end-granary-wrong-other = Esa no da comida. Construye el **Gran granero**.
ancient_world-lesson-end-granary-wrong-again = Eso cuesta ambrosía, que te hará falta para reparar. Usa el **Ciudadano 5**.
ancient_world-lesson-end-granary-wrong-pass = Cada ciudadano con hambre cuesta 2 puntos. Antes **construye** el granero.
ancient_world-lesson-end-pass-task = Todos tus ciudadanos están colocados: **pasa**.
ancient_world-lesson-end-pass-happened = Tu rival también ha pasado: acaba la última ronda, como todas, con los titanes. Ante tu ciudad está el Gigante del yunque.
ancient_world-lesson-end-pass-wrong = Elige **Pasar**.
ancient_world-lesson-end-pass-wrong-again = Esa ambrosía te hará falta: **pasa**.
ancient_world-lesson-end-pass-wrong-other = Se repara al final de la ronda: **pasa**.
ancient_world-lesson-end-appease-task = El Gigante del yunque pide 3 de ambrosía; tienes 6. Si te enfrentas, se tiran 3 dados y cada uno puede dañar una carta. Mira cómo se hace: **Aplacar**.
ancient_world-lesson-end-appease-happened = Ningún daño. Te quedan 3 de ambrosía, y los campos y el granero alimentan a todos.
ancient_world-lesson-end-appease-wrong = Elige **Aplacar**.
ancient_world-lesson-end-appease-wrong-face = Con reparaciones a 1 de ambrosía quizá hasta convenga. Pero en esta lección mira cómo se aplaca un titán: **Aplacar**.
ancient_world-lesson-end-repair-task = Hay cuatro cartas dañadas. Gracias al Manantial sagrado, repararlas cuesta 1 de ambrosía en vez de 2. **Repara** tres, las que quieras.
ancient_world-lesson-end-repair-happened = Queda una carta dañada: 1 punto menos. Verde 7, rojo 2, morado 2, azul 16, amarillo 7, menos 1: 33 puntos a 26. Has ganado.
ancient_world-lesson-end-repair-wrong = Tienes 3 de ambrosía: elige **tres** cartas para reparar.
ancient_world-lesson-end-end = En las últimas rondas busca un tercer, cuarto o quinto estandarte de un color, da de comer a todos y guarda ambrosía para reparar.
