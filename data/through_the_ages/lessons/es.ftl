### Lecciones de Through the Ages.

## Un turno

through_the_ages-lesson-turn = Un turno
through_the_ages-lesson-turn-about =
    Diriges una civilización desde la antigüedad hasta hoy. Gana quien tenga más **cultura** al final. La cultura llega cada turno, pero antes necesitas una economía.

    La **comida** alimenta a gente nueva, con los **recursos** se construye, la **ciencia** paga los inventos. Tus granjas, minas y laboratorios los producen al final de cada turno tuyo: uno por cada trabajador que haya en una carta.

    En un turno gastas **acciones**: civiles (blancas) y militares (rojas). Aquí compones el turno en el panel: cada elección se añade a un plan que solo ves tú. **Enviar** lo lleva a cabo; **Terminar y enviar** además termina el turno.
through_the_ages-lesson-turn-card-task = En el primer turno tienes una sola acción civil, y solo puedes tomar una carta de la fila. Toma una (la del lugar 3, por ejemplo) en el menú **Toma una carta** y termina el turno: **Terminar y enviar**.
through_the_ages-lesson-turn-card-happened = Las cartas de los cinco primeros lugares cuestan 1 acción; las de más a la derecha, 2 o 3. Lo que nadie toma se va hacia la izquierda y se abarata, o desaparece. Al final del turno tu civilización ha producido por primera vez.
through_the_ages-lesson-turn-card-wrong = Elige una carta en **Toma una carta** y luego **Terminar y enviar**.
through_the_ages-lesson-turn-card-wrong-end = Antes usa tu acción: toma una carta de la fila. Después termina el turno.
through_the_ages-lesson-turn-people-task = Tu segundo turno: 4 acciones civiles y 2 militares. Todo lo hacen los trabajadores: consigue otro. En **Construye, aumenta, usa** elige **Aumentar la población** y luego pulsa **Enviar**.
through_the_ages-lesson-turn-people-happened = 2 de comida se hicieron un trabajador nuevo. Cada uno más cuesta más. Los que no tienen trabajo esperan junto a tus cartas: **Tablero**, en el menú bajo la pregunta, muestra tu civilización.
through_the_ages-lesson-turn-people-wrong = Elige **Aumentar la población**, nada más, y luego **Enviar**.
through_the_ages-lesson-turn-people-wrong-end = Todavía no: quedan acciones. Aumenta la población y envíalo sin terminar el turno.
through_the_ages-lesson-turn-people-wrong-card = Las cartas son buenas, pero aquí primero la gente: **Aumentar la población**.
through_the_ages-lesson-turn-people-wrong-warriors = Los soldados también cuestan un trabajador. Antes consigue otro: **Aumentar la población**.
through_the_ages-lesson-turn-people-wrong-build = Eso es el paso siguiente. Primero el trabajador nuevo: **Aumentar la población**.
through_the_ages-lesson-turn-people-wrong-destroy = Eso quitaría a un trabajador de su puesto, y tú quieres más: **Aumentar la población**.
through_the_ages-lesson-turn-mine-task = Tienes 2 recursos: pon tu trabajador nuevo en una mina. En el mismo menú elige **Construir Bronce**, y luego **Enviar**.
through_the_ages-lesson-turn-mine-happened = Por 2 recursos, el trabajador es ahora minero. Desde la próxima producción da 1 recurso cada turno, así que pronto se habrá pagado.
through_the_ages-lesson-turn-mine-wrong = Elige **Construir Bronce**, nada más, y luego **Enviar**.
through_the_ages-lesson-turn-mine-wrong-end = Antes construye la mina: así produce ya al final de este turno.
through_the_ages-lesson-turn-mine-wrong-farm = Una granja cuesta lo mismo y da comida. Pero ahora escasean más los recursos: construye la mina, Bronce.
through_the_ages-lesson-turn-mine-wrong-warriors = Los guerreros te hacen fuerte, pero no producen nada. Primero la mina, Bronce.
through_the_ages-lesson-turn-mine-wrong-card = Más cartas, todavía no: construye la mina, Bronce.
through_the_ages-lesson-turn-mine-wrong-destroy = Eso deshace lo que has construido. Construye: Bronce.
through_the_ages-lesson-turn-end-task = Termina tu turno con **Terminar la fase de acciones** y mira qué produce tu civilización.
through_the_ages-lesson-turn-end-happened = 2 de comida de dos granjas, 3 recursos de tres minas, 1 de ciencia de un laboratorio. También has robado cartas militares, una por cada acción militar sin usar (tres como mucho).
through_the_ages-lesson-turn-end-wrong = Elige **Terminar la fase de acciones**, sin nada más.
through_the_ages-lesson-turn-end-wrong-card = Podrías tomar una, pero aquí queremos ver la producción. Termina el turno.
through_the_ages-lesson-turn-end-wrong-other = Ahora no: termina el turno.
through_the_ages-lesson-turn-end = Un turno: tomar cartas, conseguir gente, darle trabajo y producir. Lo siguiente: de dónde viene la cultura.

## Una maravilla

through_the_ages-lesson-wonder = Una maravilla
through_the_ages-lesson-wonder-about =
    Las **maravillas** dan cultura cada turno, y a menudo algo más. Tomas una de la fila y queda delante de ti sin terminar. Después la construyes etapa a etapa: cada una cuesta una acción civil y algunos recursos.

    Los **Jardines colgantes** tienen tres etapas de 2 recursos. Terminados, dan 1 de cultura cada turno y 2 caras sonrientes, que mantienen contenta a tu gente.
through_the_ages-lesson-wonder-take-task = Los Jardines colgantes están en el quinto lugar: 1 acción. Tómalos y luego **Terminar y enviar**.
through_the_ages-lesson-wonder-take-happened = Una maravilla no va a tu mano, sino a la mesa. Solo puedes tener una en obras, y cada maravilla terminada hace que tomar la siguiente cueste una acción más.
through_the_ages-lesson-wonder-take-wrong = En **Toma una carta** elige Jardines colgantes y luego **Terminar y enviar**.
through_the_ages-lesson-wonder-take-wrong-other = Esa es otra carta. En esta lección son los Jardines colgantes, en el lugar 5.
through_the_ages-lesson-wonder-take-wrong-end = Antes toma los Jardines colgantes; después termina el turno.
through_the_ages-lesson-wonder-stage-task = Tienes 2 recursos. Construye la primera etapa, en el menú **Construye, aumenta, usa**, y luego **Enviar**.
through_the_ages-lesson-wonder-stage-happened = Una etapa de tres. Tus 2 recursos se han gastado, y al final del turno tus minas darán otros 2.
through_the_ages-lesson-wonder-stage-wrong = Elige solo la etapa de la maravilla y luego **Enviar**.
through_the_ages-lesson-wonder-stage-wrong-end = Todavía no: primero la etapa de la maravilla, y envíala sin terminar el turno.
through_the_ages-lesson-wonder-stage-wrong-build = Entonces no quedarían recursos para la maravilla. Esta vez va primero ella.
through_the_ages-lesson-wonder-stage-wrong-card = Una carta cuesta acciones, no recursos, así que podrías. Pero construye antes la etapa.
through_the_ages-lesson-wonder-stage-wrong-increase = Eso cuesta comida y una acción, y no ayuda a la maravilla. Construye la etapa.
through_the_ages-lesson-wonder-stage-wrong-destroy = Eso deshace lo que tienes. Construye la etapa de la maravilla.
through_the_ages-lesson-wonder-second-task = El turno siguiente: tus minas han dado otros 2 recursos. Construye la segunda etapa. (De ⚠️ trata una lección posterior.)
through_the_ages-lesson-wonder-second-happened = Falta una etapa. Dos minas pagan justo una etapa por turno; con una tercera mina sobraría algo.
through_the_ages-lesson-wonder-second-wrong = Elige solo la etapa de la maravilla y luego **Enviar**.
through_the_ages-lesson-wonder-second-wrong-end = Primero la segunda etapa.
through_the_ages-lesson-wonder-second-wrong-build = La maravilla necesita esos recursos: construye su segunda etapa.
through_the_ages-lesson-wonder-second-wrong-card = Cartas, más tarde. Construye la segunda etapa.
through_the_ages-lesson-wonder-second-wrong-increase = Gente, más tarde. Construye la segunda etapa.
through_the_ages-lesson-wonder-third-task = Y el turno después: termina los Jardines colgantes con la tercera etapa.
through_the_ages-lesson-wonder-third-happened = Terminados. Desde ahora ganas 1 de cultura cada turno sin hacer nada más, y 2 caras sonrientes: te harán falta cuando crezca tu población.
through_the_ages-lesson-wonder-third-wrong = Elige solo la etapa de la maravilla y luego **Enviar**.
through_the_ages-lesson-wonder-third-wrong-end = Falta una etapa: constrúyela.
through_the_ages-lesson-wonder-third-wrong-build = La maravilla necesita esos recursos: construye su última etapa.
through_the_ages-lesson-wonder-third-wrong-card = Cartas, más tarde. Construye la última etapa.
through_the_ages-lesson-wonder-third-wrong-increase = Gente, más tarde. Construye la última etapa.
through_the_ages-lesson-wonder-end = Cuanto antes da algo cultura cada turno, más vale. Pero una maravilla se come tus recursos: muchas veces compensa antes una mina más.

## Un líder

through_the_ages-lesson-leader = Un líder
through_the_ages-lesson-leader-about =
    Los **líderes** son cartas que te ayudan mientras están en juego, cada uno a su manera. Tienes uno a la vez. La letra de la carta es su época (A, I, II o III), y de cada época puedes tomar uno.

    Los líderes van primero a tu mano, y ponerlos en juego cuesta otra acción civil.
through_the_ages-lesson-leader-take-task = **Moisés** está en el primer lugar. Con él, aumentar la población cuesta 1 de comida menos. Tómalo y luego **Terminar y enviar**.
through_the_ages-lesson-leader-take-happened = Está en tu mano, y ahí todavía no hace nada.
through_the_ages-lesson-leader-take-wrong = En **Toma una carta** elige Moisés y luego **Terminar y enviar**.
through_the_ages-lesson-leader-take-wrong-other = Esa es otra carta. En esta lección es Moisés, en el lugar 1.
through_the_ages-lesson-leader-take-wrong-end = Antes toma a Moisés; después termina el turno.
through_the_ages-lesson-leader-play-task = Tu turno siguiente. Pon a Moisés en juego, en el menú **Juega de tu mano**, y luego **Enviar**.
through_the_ages-lesson-leader-play-happened = Ha costado 1 acción civil. Desde ahora ayuda, hasta que lo cambies o acabe la época siguiente a la suya.
through_the_ages-lesson-leader-play-wrong = Elige Moisés en el menú **Juega de tu mano**, nada más, y luego **Enviar**.
through_the_ages-lesson-leader-play-wrong-end = Antes pon a Moisés en juego.
through_the_ages-lesson-leader-play-wrong-card = Primero aprovecha lo que tienes: Moisés.
through_the_ages-lesson-leader-play-wrong-increase = Espera: con Moisés eso cuesta 1 de comida menos. Ponlo antes en juego.
through_the_ages-lesson-leader-play-wrong-build = Eso puede esperar. Pon antes a Moisés en juego.
through_the_ages-lesson-leader-play-wrong-destroy = Eso deshace lo que tienes. Pon a Moisés en juego.
through_the_ages-lesson-leader-use-task = Ahora aprovéchalo: **Aumentar la población**, y mira el precio.
through_the_ages-lesson-leader-use-happened = 1 de comida en vez de 2. Consigues la misma gente con menos comida: para eso están los líderes; elígelos según lo que más hagas.
through_the_ages-lesson-leader-use-wrong = Elige solo **Aumentar la población** y luego **Enviar**.
through_the_ages-lesson-leader-use-wrong-end = Antes aprovecha a Moisés: aumenta la población.
through_the_ages-lesson-leader-use-wrong-card = Ahora no: aumenta la población.
through_the_ages-lesson-leader-use-wrong-build = Primero el trabajador barato: aumenta la población.
through_the_ages-lesson-leader-use-wrong-destroy = Eso deshace lo que tienes. Aumenta la población.
through_the_ages-lesson-leader-end = Un líder cuesta en total dos acciones y ayuda cada turno. Conviene tomarlo al principio de su época.

## Ciencia

through_the_ages-lesson-science = Ciencia
through_the_ages-lesson-science-about =
    Las cartas mejores llegan con **ciencia**: tomas una tecnología de la fila, pagas ciencia para desarrollarla y entonces puede haber trabajadores en ella.

    Tienes 2 de ciencia y un laboratorio (**Filosofía**) con un trabajador, que da 1 de ciencia cada turno. Un trabajador está sin trabajo. (De la corrupción, de la que avisa ⚠️, trata una lección posterior.)
through_the_ages-lesson-science-lab-task = Más laboratorios, más ciencia. Construye un segundo laboratorio: **Construir Filosofía** (3 recursos) en el menú **Construye, aumenta, usa**, y luego **Enviar**.
through_the_ages-lesson-science-lab-happened = Ahora, 2 de ciencia por turno. Los laboratorios son **edificios urbanos**: de cada tipo, tu gobierno permite dos al principio.
through_the_ages-lesson-science-lab-wrong = Elige **Construir Filosofía**, nada más, y luego **Enviar**.
through_the_ages-lesson-science-lab-wrong-end = Antes construye el laboratorio: así da ciencia ya al final de este turno.
through_the_ages-lesson-science-lab-wrong-other = Eso no da ciencia. Construye Filosofía.
through_the_ages-lesson-science-lab-wrong-card = Eso viene después. Primero el laboratorio, Filosofía.
through_the_ages-lesson-science-lab-wrong-increase = Ya hay un trabajador sin trabajo: ponlo en un laboratorio.
through_the_ages-lesson-science-lab-wrong-destroy = Eso deshace lo que tienes. Construye un laboratorio.
through_the_ages-lesson-science-take-task = **Alquimia** es un laboratorio mejor. Está en el lugar 8 y cuesta 2 acciones. Tómala y luego **Enviar**.
through_the_ages-lesson-science-take-happened = Está en tu mano. Desarrollarla cuesta 4 de ciencia; los tendrás en el turno siguiente.
through_the_ages-lesson-science-take-wrong = En **Toma una carta** elige Alquimia, nada más, y luego **Enviar**.
through_the_ages-lesson-science-take-wrong-end = Te quedan acciones: toma antes Alquimia.
through_the_ages-lesson-science-take-wrong-other = Esa es otra carta. En esta lección es Alquimia, en el lugar 8.
through_the_ages-lesson-science-take-wrong-build = Ahora no: toma Alquimia.
through_the_ages-lesson-science-develop-task = El turno siguiente. Tus laboratorios han dado 2 de ciencia, así que tienes 4. En el menú **Juega de tu mano** elige desarrollar **Alquimia**, y luego **Enviar**.
through_the_ages-lesson-science-develop-happened = La carta está ahora delante de ti, sin trabajadores: una tecnología sola no produce nada.
through_the_ages-lesson-science-develop-wrong = Elige Alquimia en el menú **Juega de tu mano**, nada más, y luego **Enviar**.
through_the_ages-lesson-science-develop-wrong-end = Antes desarrolla Alquimia.
through_the_ages-lesson-science-develop-wrong-card = Tienes en la mano una carta que puedes pagar: desarrolla Alquimia.
through_the_ages-lesson-science-develop-wrong-build = Antes desarrolla Alquimia.
through_the_ages-lesson-science-upgrade-task = Pasa un trabajador del laboratorio viejo al nuevo: **Modernizar** de Filosofía a Alquimia, y luego **Enviar**. Pagas la diferencia en recursos.
through_the_ages-lesson-science-upgrade-happened = Un trabajador en Alquimia da 2 de ciencia en vez de 1, y no te ha hecho falta otro trabajador. Lo mismo vale para granjas, minas y ejércitos.
through_the_ages-lesson-science-upgrade-wrong = Elige modernizar de Filosofía a Alquimia, nada más, y luego **Enviar**.
through_the_ages-lesson-science-upgrade-wrong-end = Antes moderniza: así cuenta ya al final de este turno.
through_the_ages-lesson-science-upgrade-wrong-card = Primero aprovecha lo que has desarrollado: moderniza un laboratorio.
through_the_ages-lesson-science-upgrade-wrong-build = Modernizar un laboratorio viejo es más barato y no necesita otro trabajador.
through_the_ages-lesson-science-end = Tomar, desarrollar, poner trabajadores: tres pasos. Quien tiene poca ciencia se queda con cartas viejas.

## Fuerza

through_the_ages-lesson-strength = Fuerza
through_the_ages-lesson-strength-about =
    Lo **militar** se hace con acciones militares. Tu fuerza se compara con la de tus rivales: a quien es mucho más débil lo atacan, y pierde con muchos eventos; quien es fuerte puede ganar colonias y guerras.

    No hace falta ser el más fuerte, pero no quedes el último con mucha diferencia. Tienes un guerrero, fuerza 1, igual que tu rival.
through_the_ages-lesson-strength-warriors-task = Construye una segunda unidad de **Guerreros** (una acción militar y 2 recursos) y luego **Enviar**.
through_the_ages-lesson-strength-warriors-happened = Fuerza 2: vas por delante de tu rival. No ha hecho falta ninguna acción civil.
through_the_ages-lesson-strength-warriors-wrong = Elige **Construir Guerreros** en el menú **Construye, aumenta, usa**, nada más, y luego **Enviar**.
through_the_ages-lesson-strength-warriors-wrong-end = Te quedan acciones militares y recursos: construye Guerreros.
through_the_ages-lesson-strength-warriors-wrong-other = Eso no te hace más fuerte. Construye Guerreros.
through_the_ages-lesson-strength-warriors-wrong-card = Tomar una carta no te hace más fuerte todavía. Construye Guerreros.
through_the_ages-lesson-strength-warriors-wrong-increase = Ya hay un trabajador sin trabajo: hazlo guerrero.
through_the_ages-lesson-strength-warriors-wrong-destroy = Eso deshace lo que tienes. Construye Guerreros.
through_the_ages-lesson-strength-people-task = Para otra unidad necesitas otro trabajador: **Aumentar la población** y luego **Enviar**.
through_the_ages-lesson-strength-people-happened = Los soldados son gente que no cultiva ni saca mineral: la fuerza te cuesta producción.
through_the_ages-lesson-strength-people-wrong = Elige solo **Aumentar la población** y luego **Enviar**.
through_the_ages-lesson-strength-people-wrong-end = Queda algo por hacer: aumenta la población.
through_the_ages-lesson-strength-people-wrong-card = Una carta no da trabajadores: aumenta la población.
through_the_ages-lesson-strength-people-wrong-destroy = Eso deshace lo que tienes. Aumenta la población.
through_the_ages-lesson-strength-second-task = Te quedan una acción militar y 2 recursos. Construye una tercera unidad de **Guerreros**.
through_the_ages-lesson-strength-second-happened = Fuerza 3 contra 1.
through_the_ages-lesson-strength-second-wrong = Elige **Construir Guerreros** en el menú **Construye, aumenta, usa**, nada más, y luego **Enviar**.
through_the_ages-lesson-strength-second-wrong-end = Antes la tercera unidad.
through_the_ages-lesson-strength-second-wrong-other = Eso no te hace más fuerte. Construye Guerreros.
through_the_ages-lesson-strength-second-wrong-card = Tomar una carta no te hace más fuerte todavía. Construye Guerreros.
through_the_ages-lesson-strength-tactic-task = El turno siguiente. Una **táctica** hace de varias unidades un ejército. Legión, en tu mano, pide tres de infantería, como tus Guerreros. **Poner en juego Legión** (una acción militar) y luego **Enviar**.
through_the_ages-lesson-strength-tactic-happened = Fuerza 5: 3 de las unidades, 2 del ejército. Solo se tiene una táctica a la vez; desde tu próximo turno otros pueden copiarla por 2 acciones militares.
through_the_ages-lesson-strength-tactic-wrong = Elige la táctica Legión en el menú **Juega de tu mano**, nada más, y luego **Enviar**.
through_the_ages-lesson-strength-tactic-wrong-end = Antes la táctica: cuenta enseguida.
through_the_ages-lesson-strength-tactic-wrong-card = Tomar una carta no te hace más fuerte todavía. Pon en juego la Legión.
through_the_ages-lesson-strength-tactic-wrong-other = Eso no te hace más fuerte. Pon en juego la Legión.
through_the_ages-lesson-strength-tactic-wrong-destroy = Eso deshace lo que tienes. Pon en juego la Legión.
through_the_ages-lesson-strength-end = Mira la fuerza de los demás antes de terminar cada turno. Las acciones militares sin usar no se pierden: cada una te da una carta militar, tres como mucho.

## Gente contenta

through_the_ages-lesson-people = Gente contenta
through_the_ages-lesson-people-about =
    Cuanta más gente tienes, más pide: sobre todo **caras sonrientes** (🙂). Las dan los templos, los teatros y algunas maravillas.

    La gente nueva sale de tu reserva, las fichas amarillas: quedan 17. Con 16 ya piden una cara sonriente. Por cada una que falte, hay un trabajador **descontento**. Si hay más descontentos que trabajadores sin trabajo, estalla una **revuelta**: ese turno tu civilización no produce nada.
through_the_ages-lesson-people-grow-task = Consigue otro trabajador: **Aumentar la población** y luego **Enviar**.
through_the_ages-lesson-people-grow-happened = Quedan 16 y piden una cara sonriente que no tienes: un trabajador está descontento. Aún no pasa nada, porque tres trabajadores no tienen trabajo. Si les dieras trabajo a todos, habría revuelta.
through_the_ages-lesson-people-grow-wrong = Elige **Aumentar la población** y nada más, y luego **Enviar**.
through_the_ages-lesson-people-grow-wrong-end = Aún no: antes **Aumentar la población**, y envíalo sin terminar el turno.
through_the_ages-lesson-people-grow-wrong-card = Las cartas pueden esperar. Mira antes qué pide tener más gente: **Aumentar la población**.
through_the_ages-lesson-people-grow-wrong-temple = Ese es el paso siguiente: todavía no hay descontentos. Antes, **Aumentar la población**.
through_the_ages-lesson-people-grow-wrong-build = Buen uso de un trabajador, pero en esta lección los recursos son para otra cosa. **Aumentar la población**.
through_the_ages-lesson-people-grow-wrong-destroy = Eso destruye lo que ya tienes. Mejor **Aumentar la población**.
through_the_ages-lesson-people-temple-task = Conténtalos: **Construir Religión**, un templo, en el menú **Construye, aumenta, usa** (3 recursos), y luego **Enviar**.
through_the_ages-lesson-people-temple-happened = El templo da una cara sonriente, así que ya no hay descontentos. Además da 1 de cultura por turno.
through_the_ages-lesson-people-temple-wrong = Elige **Construir Religión** y nada más, y luego **Enviar**.
through_the_ages-lesson-people-temple-wrong-end = Aún te quedan acciones y recursos. Antes el templo: **Construir Religión**.
through_the_ages-lesson-people-temple-wrong-card = Una carta no contenta a nadie ahora. **Construir Religión**.
through_the_ages-lesson-people-temple-wrong-other = Eso da trabajo, pero ninguna cara sonriente. **Construir Religión**.
through_the_ages-lesson-people-temple-wrong-destroy = Eso destruye lo que ya tienes. Mejor **Construir Religión**.
through_the_ages-lesson-people-eat-task = Termina el turno con **Terminar la fase de acciones** y fíjate en la comida.
through_the_ages-lesson-people-eat-happened = Tus granjas dieron 2 de comida, pero se comió 1: con tanta gente, ahora comen cada turno. A más gente, más comen; por cada comida que falte pierdes 4 de cultura.
through_the_ages-lesson-people-eat-wrong = Elige **Terminar la fase de acciones** y nada más.
through_the_ages-lesson-people-eat-wrong-card = Podrías tomar una, pero ahora miramos la comida. Termina el turno.
through_the_ages-lesson-people-eat-wrong-destroy = Eso destruye lo que ya tienes. Termina el turno.
through_the_ages-lesson-people-end = Antes de tener más gente, pregúntate dos cosas: ¿hay caras sonrientes y comida suficientes?

## Almacenes llenos

through_the_ages-lesson-stores = Almacenes llenos
through_the_ages-lesson-stores-about =
    La comida y los recursos que no usas se quedan contigo: son **fichas azules** sobre tus granjas y minas. Tienes 16; las que no se usan están en tu reserva.

    Si al final del turno quedan 10 o menos en la reserva, tus almacenes están demasiado llenos: hay **corrupción** y pierdes 2 recursos; con 5 o menos, 4; con ninguna, 6. Se cuenta antes de que produzcan tus granjas y minas.

    Tienes 4 de comida y 4 recursos: en la reserva quedan 8.
through_the_ages-lesson-stores-lose-task = Mira qué pasa si ahorras: termina el turno con **Terminar la fase de acciones**, sin gastar nada.
through_the_ages-lesson-stores-lose-happened = Perdiste 2 recursos y tus minas dieron 2: el trabajo de tus mineros en todo el turno no sirvió de nada.
through_the_ages-lesson-stores-lose-wrong = Elige **Terminar la fase de acciones** y nada más.
through_the_ages-lesson-stores-lose-wrong-card = Suele ser buena idea, pero aquí queremos ver qué cuesta ahorrar. Termina el turno.
through_the_ages-lesson-stores-lose-wrong-spend = Es verdad, hay que gastar. Pero mira antes qué pasa si no: termina el turno.
through_the_ages-lesson-stores-mine-task = En la reserva solo quedan 6 fichas. Todo lo que gastas vuelve a ella: **Construir Bronce**, una mina (2 recursos), y luego **Enviar**.
through_the_ages-lesson-stores-mine-happened = Han vuelto dos fichas: 8. Y desde ahora producen tres minas.
through_the_ages-lesson-stores-mine-wrong = Elige **Construir Bronce** y nada más, y luego **Enviar**.
through_the_ages-lesson-stores-mine-wrong-end = Volverías a perder 2 recursos. Gasta antes: **Construir Bronce**.
through_the_ages-lesson-stores-mine-wrong-card = Las cartas cuestan acciones y no devuelven fichas. **Construir Bronce**.
through_the_ages-lesson-stores-mine-wrong-later = Ese es el paso siguiente. Antes la mina, para la que ya hay trabajador: **Construir Bronce**.
through_the_ages-lesson-stores-mine-wrong-farm = Comida te sobra: 6. Aquí vale más una mina: **Construir Bronce**.
through_the_ages-lesson-stores-mine-wrong-other = También devolvería fichas. Pero en esta lección toca una mina: **Construir Bronce**.
through_the_ages-lesson-stores-mine-wrong-destroy = Eso destruye lo que tienes y no devuelve nada. **Construir Bronce**.
through_the_ages-lesson-stores-people-task = La comida también cuenta: **Aumentar la población** (2 de comida) y luego **Enviar**.
through_the_ages-lesson-stores-people-happened = Ya hay 10 fichas en la reserva y tienes un trabajador disponible. Una compra más y no habrá corrupción.
through_the_ages-lesson-stores-people-wrong = Elige **Aumentar la población** y nada más, y luego **Enviar**.
through_the_ages-lesson-stores-people-wrong-end = 8 fichas en la reserva: aún hay corrupción. Antes, **Aumentar la población**.
through_the_ages-lesson-stores-people-wrong-card = Las cartas cuestan acciones y no devuelven fichas. **Aumentar la población**.
through_the_ages-lesson-stores-people-wrong-destroy = Eso destruye lo que ya tienes. **Aumentar la población**.
through_the_ages-lesson-stores-farm-task = Hacen falta 11. Da trabajo al nuevo trabajador por 2 recursos, por ejemplo en una granja: **Construir Agricultura**, y luego **Enviar**.
through_the_ages-lesson-stores-farm-happened = 12 fichas en la reserva: tus almacenes ya no están demasiado llenos.
through_the_ages-lesson-stores-farm-wrong = Construye algo de 2 recursos (**Construir Agricultura**), nada más, y luego **Enviar**.
through_the_ages-lesson-stores-farm-wrong-end = 10 fichas en la reserva: por poco no basta. Construye antes.
through_the_ages-lesson-stores-farm-wrong-card = Las cartas cuestan acciones y no devuelven fichas. Construye algo.
through_the_ages-lesson-stores-farm-wrong-more = También serviría, pero primero da trabajo al que tienes: **Construir Agricultura**.
through_the_ages-lesson-stores-farm-wrong-destroy = Eso destruye lo que ya tienes. Mejor construye algo.
through_the_ages-lesson-stores-keep-task = Termina el turno con **Terminar la fase de acciones**. Puedes conservar tantas cartas militares como acciones militares tienes, aquí 2: descarta dos cualesquiera y luego **Enviar el turno**.
through_the_ages-lesson-stores-keep-happened = Esta vez no se perdió nada. Quien gasta lo que produce no tiene corrupción.
through_the_ages-lesson-stores-keep-wrong = Elige **Terminar la fase de acciones**, luego dos cartas militares para descartar, y nada más.
through_the_ages-lesson-stores-keep-wrong-card = Podrías tomar una, pero aquí queremos ver la producción. Termina el turno.
through_the_ages-lesson-stores-keep-wrong-other = Ya has gastado bastante: termina el turno.
through_the_ages-lesson-stores-end = Ahorrar no compensa. También ayudan granjas y minas mejores: en ellas cada ficha vale más.

## Un gobierno

through_the_ages-lesson-government = Un gobierno
through_the_ages-lesson-government-about =
    Tu **gobierno** dice cuántas acciones tienes y cuántos edificios urbanos de cada tipo. Empiezas con Despotismo: 4 acciones civiles, 2 militares y dos edificios.

    Uno mejor es una carta de la fila. Tiene dos precios en ciencia: el alto, por una sola acción, o el bajo, con una **revolución**, que cuesta todas las acciones civiles de un turno.

    La **Monarquía** da 5 acciones civiles y 3 militares, y cuesta 8 de ciencia, o 2 con revolución.
through_the_ages-lesson-government-take-task = La **Monarquía** está en el lugar 9: 2 acciones. Tómala y luego **Enviar**.
through_the_ages-lesson-government-take-happened = Está en tu mano. Para 8 de ciencia esperarías mucho; la revolución cuesta 2, y tendrás 3.
through_the_ages-lesson-government-take-wrong = En **Toma una carta** elige Monarquía, nada más, y luego **Enviar**.
through_the_ages-lesson-government-take-wrong-end = Te quedan acciones: toma antes la Monarquía.
through_the_ages-lesson-government-take-wrong-other = Es otra carta. En esta lección es la Monarquía, en el lugar 9.
through_the_ages-lesson-government-take-wrong-build = Ahora no: toma la Monarquía.
through_the_ages-lesson-government-revolution-task = El turno siguiente. Una revolución pide **todas** las acciones civiles: en **Juega de tu mano** elige solo **Revolución: Monarquía** y luego **Enviar**.
through_the_ages-lesson-government-revolution-happened = Tu pueblo tiene rey. Las acciones militares son ya 3. Civiles no quedan en este turno; desde el próximo son 5.
through_the_ages-lesson-government-revolution-wrong = Elige la revolución en el menú **Juega de tu mano**, nada más, y luego **Enviar**.
through_the_ages-lesson-government-revolution-wrong-end = Tienes la carta y la ciencia: antes la revolución.
through_the_ages-lesson-government-revolution-wrong-spent = Eso gastaría una acción civil, y la revolución las pide todas. Elige solo la revolución.
through_the_ages-lesson-government-revolution-wrong-other = Una acción militar sí podrías usarla. Pero antes la revolución.
through_the_ages-lesson-government-end-task = {""}**Terminar la fase de acciones**. Ahora puedes conservar 3 cartas militares, una por acción militar, y tienes 4: descarta una y luego **Enviar el turno**.
through_the_ages-lesson-government-end-happened = Se fue una carta en vez de dos y robaste 3 nuevas: un gobierno con más acciones militares también compensa ahí.
through_the_ages-lesson-government-end-wrong = Elige **Terminar la fase de acciones**, luego una carta militar para descartar, y nada más.
through_the_ages-lesson-government-end-wrong-other = Se puede. Pero aquí termina el turno.
through_the_ages-lesson-government-end = Más acciones en cada turno: cuanto antes llega un gobierno, más rinde. Con ciencia de sobra se paga el precio alto y se conservan las acciones de ese turno.

## Política y eventos

through_the_ages-lesson-event = Política y eventos
through_the_ages-lesson-event-about =
    Desde la segunda ronda, cada turno empieza con la **política**: una sola cosa o ninguna. Se hace con **cartas militares**, que robas al final de tus turnos y nadie más ve (**Mi mano**).

    Las cartas militares verdes son **eventos**. No se juegan para ahora: se **preparan**. La carta va boca abajo a un montón para más adelante y ganas cultura enseguida. Luego ocurre para todos un evento de otro montón, que alguien preparó antes o estaba desde el principio.
through_the_ages-lesson-event-prepare-task = Tienes un evento, **Buena cosecha**, y un territorio (de eso, más adelante). **Prepara** Buena cosecha y luego **Enviar**.
through_the_ages-lesson-event-prepare-happened = Ganaste 1 de cultura: tanto como la época de la carta, aquí la I. Buena cosecha ocurrirá dentro de unos turnos y solo tú lo sabes. Ha ocurrido otro evento, Progreso de la religión: quien tenga un trabajador sin trabajo puede construir gratis un templo.
through_the_ages-lesson-event-prepare-wrong = Elige preparar **Buena cosecha** y luego **Enviar**.
through_the_ages-lesson-event-prepare-wrong-other = Un territorio también se prepara; le toca enseguida. Antes, **Buena cosecha**.
through_the_ages-lesson-event-prepare-wrong-pass = Puedes pasar, pero no ganas cultura. Prepara **Buena cosecha**.
through_the_ages-lesson-event-temple-task = El evento te pregunta si quieres el templo. Da 1 de cultura por turno y una cara sonriente, y es gratis. **Construir Religión**.
through_the_ages-lesson-event-temple-happened = Tu rival también lo ha construido: los eventos son para todos. Algunos favorecen a la civilización más fuerte y perjudican a la más débil: prepara los que te convengan cuando lleguen.
through_the_ages-lesson-event-temple-wrong = Elige construir el templo, Religión.
through_the_ages-lesson-event-temple-wrong-no = No cuesta recursos ni acciones. Acéptalo: construye Religión.
through_the_ages-lesson-event-second-task = Un turno después. Puedes preparar dos cartas: **Ratas** (todos pierden toda su comida) y el **Territorio desarrollado**. Prepara el territorio y luego **Enviar**.
through_the_ages-lesson-event-second-happened = Otra vez 1 de cultura, y esta vez el evento ha dado a todos 3 cartas militares. Un **territorio** es un evento especial: cuando le toque, todos podrán pujar por una colonia.
through_the_ages-lesson-event-second-wrong = Elige preparar el **Territorio desarrollado** y luego **Enviar**.
through_the_ages-lesson-event-second-wrong-rats = También daría 1 de cultura, pero cuando ocurra perderás tu comida. Prepara el territorio.
through_the_ages-lesson-event-second-wrong-pass = No ganarías nada. Prepara el **Territorio desarrollado**.
through_the_ages-lesson-event-end = Un evento por turno es cultura gratis, y sabes lo que vendrá.

## Una agresión

through_the_ages-lesson-aggression = Una agresión
through_the_ages-lesson-aggression-about =
    Las cartas militares de color rojo oscuro son **agresiones**, un solo golpe cada una: se juegan en la política contra alguien **más débil** que tú y cuestan acciones militares.

    Quien es atacado puede defenderse con cartas. Si llega a tu fuerza, no pasa nada; si no, ganas lo que dice la carta.

    Tienes 2 de fuerza, tu rival 1, y una carta: **Pillaje**.
through_the_ages-lesson-aggression-attack-task = Ataca a tu rival: elige **Pillaje** y luego **Enviar**.
through_the_ages-lesson-aggression-attack-happened = 2 contra 1 y tu rival no se defiende: el ataque sale bien. Puedes quitarle 3 entre comida y recursos.
through_the_ages-lesson-aggression-attack-wrong = Elige **Pillaje** contra tu rival y luego **Enviar**.
through_the_ages-lesson-aggression-attack-wrong-pass = Puede que no haya otra ocasión: tu rival puede hacerse con soldados. Elige **Pillaje**.
through_the_ages-lesson-aggression-loot-task = ¿Qué te llevas? Los recursos escasean: llévate 3 **recursos** y nada de comida.
through_the_ages-lesson-aggression-loot-happened = Tu rival ha perdido lo que tú has ganado. Por eso nadie debería ser mucho más débil que los demás.
through_the_ages-lesson-aggression-loot-wrong = Elige un reparto que tenga recursos.
through_the_ages-lesson-aggression-loot-wrong-food = La comida sola alimenta, pero no construye nada. Llévate recursos.
through_the_ages-lesson-aggression-defend-task = Unos turnos después tu rival tiene 3 de fuerza y te ataca: **Esclavitud** te quitaría un trabajador. Tienes 2 y una carta de **Bonificación militar**, que suma 2 al defenderte. Úsala.
through_the_ages-lesson-aggression-defend-happened = 4 contra 3: el ataque fracasa y tu rival ha gastado una carta y acciones para nada. Conviene guardar cartas de defensa.
through_the_ages-lesson-aggression-defend-wrong = Elige usar **Bonificación militar**.
through_the_ages-lesson-aggression-defend-wrong-none = Entonces pierdes un trabajador y tu rival gana comida y recursos. Usa **Bonificación militar**.
through_the_ages-lesson-aggression-defend-wrong-any = Bastaría: cualquier otra carta militar suma 1. En esta lección usa la que es para eso, **Bonificación militar**.
through_the_ages-lesson-aggression-end = Compara cada turno tu fuerza con la de los rivales: el más débil paga. Una **guerra** es un ataque mayor: la próxima lección.

## Una guerra

through_the_ages-lesson-war = Una guerra
through_the_ages-lesson-war-about =
    Una **guerra**, una carta negra, se declara en la política, contra cualquiera, y cuesta acciones militares. No se decide enseguida, sino **al empezar tu próximo turno**: hasta entonces tu rival puede hacerse con soldados.

    Entonces se comparan las fuerzas; nadie añade cartas. El más fuerte gana lo que dice la carta, sea quien sea. Declárala, pues, con mucha ventaja.

    Han pasado muchos turnos y estamos en la época II. Tienes 3 de fuerza, tu rival 1, y la carta **Guerra por el territorio**.
through_the_ages-lesson-war-declare-task = Elige **Guerra por el territorio** contra tu rival y luego **Enviar**.
through_the_ages-lesson-war-declare-happened = La carta queda a la vista hasta tu próximo turno. Ha costado tus dos acciones militares: tú no puedes hacer soldados.
through_the_ages-lesson-war-declare-wrong = Elige **Guerra por el territorio** contra tu rival y luego **Enviar**.
through_the_ages-lesson-war-declare-wrong-raid = Eso es una agresión, como en la lección anterior. Aquí elige **Guerra por el territorio**.
through_the_ages-lesson-war-declare-wrong-pass = Tu rival no seguirá tan débil. Elige **Guerra por el territorio**.
through_the_ages-lesson-war-end-task = Termina el turno: **Terminar la fase de acciones**, descarta una carta militar y **Enviar el turno**. Luego juega tu rival y se decide la guerra.
through_the_ages-lesson-war-end-happened = Tu rival ha construido guerreros: 2. Pero 3 contra 2 gana la guerra, y le quitas una ficha amarilla de su reserva: tu población puede crecer más, y la suya menos.
through_the_ages-lesson-war-end-wrong = Elige **Terminar la fase de acciones**, luego una carta militar para descartar, y nada más.
through_the_ages-lesson-war-end-wrong-card = Podrías tomar una. Pero aquí termina el turno.
through_the_ages-lesson-war-end-wrong-other = Se puede. Pero aquí termina el turno.
through_the_ages-lesson-war-end = Una guerra da al rival un turno para responder, y si al final es más fuerte, pagas tú. En la última ronda no se declaran guerras.

## Una colonia

through_the_ages-lesson-colony = Una colonia
through_the_ages-lesson-colony-about =
    Cuando sale un **territorio** como evento, todos pujan por él: quien más dice envía esa fuerza y se queda con la **colonia**. Las unidades enviadas no vuelven.

    Una colonia da algo enseguida y algo para el resto de la partida.

    Hace unos turnos tú preparaste una, el **Territorio histórico**: 6 de cultura enseguida y una cara sonriente para siempre.
through_the_ages-lesson-colony-reveal-task = El próximo evento está a punto de salir. **Prepara** tu carta, **Conflicto fronterizo**, y luego **Enviar**.
through_the_ages-lesson-colony-reveal-happened = Ha salido el tuyo: el Territorio histórico. Empiezas tú la puja. Puedes enviar tu fuerza: una unidad de guerreros, 1, y una carta de tu mano que suma 1.
through_the_ages-lesson-colony-reveal-wrong = Elige preparar **Conflicto fronterizo** y luego **Enviar**.
through_the_ages-lesson-colony-reveal-wrong-pass = Entonces no sale ningún evento ni territorio. Prepara **Conflicto fronterizo**.
through_the_ages-lesson-colony-bid-task = 6 de cultura bien valen una unidad de guerreros. Empieza por poco: **Pujar 1**.
through_the_ages-lesson-colony-bid-happened = Tu rival no puja: la colonia es tuya por 1. Ahora hay que enviar lo que has pujado.
through_the_ages-lesson-colony-bid-wrong = Elige **Pujar 1**.
through_the_ages-lesson-colony-bid-wrong-high = Pagarías más de lo necesario. Puede que tu rival ni puje: empieza por 1.
through_the_ages-lesson-colony-bid-wrong-pass = Entonces se la lleva el rival, o nadie. Vale la pena por 6 de cultura: **Pujar 1**.
through_the_ages-lesson-colony-force-task = Envía a los **Guerreros**. Se pierden, y su trabajador vuelve a la reserva.
through_the_ages-lesson-colony-force-happened = 6 de cultura y una cara sonriente. Pero ahora tu fuerza es 0: haz pronto nuevos soldados.
through_the_ages-lesson-colony-force-wrong = Elige enviar a los Guerreros.
through_the_ages-lesson-colony-end = Las unidades también son un precio: quien tiene más soldados puede ganar colonias. Mira en **Mi mano** las cartas que suman al colonizar.

## Un pacto

through_the_ages-lesson-pact = Un pacto
through_the_ages-lesson-pact-about =
    Con tres o cuatro jugadores hay **pactos**, acuerdos entre dos de ellos. Se **ofrecen** en la política, y el otro acepta o rechaza; la carta rechazada vuelve a tu mano.

    Un pacto dura hasta que alguien lo anula. En algunos, los lados A y B reciben cosas distintas, y tú dices cuál es el tuyo.

    Tienes dos rivales y un pacto, **Rutas comerciales**: una vez por turno el lado A puede pagar 1 de comida como recurso, y el B 1 recurso como comida.
through_the_ages-lesson-pact-offer-task = Tienes más comida de la que necesitas: te conviene el lado **A**. Ofrece **Rutas comerciales** al **Rival 1**, tú como A, y luego **Enviar**.
through_the_ages-lesson-pact-offer-happened = El Rival 1 acepta. La carta queda ante ti; solo puedes tener a la vez un pacto propio.
through_the_ages-lesson-pact-offer-wrong = Elige Rutas comerciales con el Rival 1, tú como A, y luego **Enviar**.
through_the_ages-lesson-pact-offer-wrong-partner = El Rival 2 también podría aceptar. En esta lección ofréceselo al **Rival 1**.
through_the_ages-lesson-pact-offer-wrong-side = Como B pagarías recursos como comida, y los recursos escasean. Elige el lado **A**.
through_the_ages-lesson-pact-offer-wrong-event = Un evento también es política. Aquí toca el pacto: ofrece Rutas comerciales.
through_the_ages-lesson-pact-offer-wrong-pass = Entonces el pacto se queda en tu mano. Ofréceselo al Rival 1.
through_the_ages-lesson-pact-trade-task = Ahora úsalo: en **Construye, aumenta, usa** elige **Rutas comerciales** y luego **Enviar**. No cuesta ninguna acción.
through_the_ages-lesson-pact-trade-happened = 1 de comida por 1 recurso, en cada uno de tus turnos. Es para pagar en este turno: si no lo gastas, se pierde.
through_the_ages-lesson-pact-trade-wrong = Elige **Rutas comerciales** en el menú **Construye, aumenta, usa**, nada más, y luego **Enviar**.
through_the_ages-lesson-pact-trade-wrong-end = Antes usa el pacto: **Rutas comerciales**.
through_the_ages-lesson-pact-trade-wrong-build = Antes el recurso del pacto: **Rutas comerciales**.
through_the_ages-lesson-pact-trade-wrong-other = Antes usa el pacto: **Rutas comerciales**.
through_the_ages-lesson-pact-accept-task = El Rival 1 también te ofrece un pacto: **Fronteras abiertas**. Los dos ganáis una acción militar; quien ataque al otro tiene 2 de fuerza más para ello. **Acepta**.
through_the_ages-lesson-pact-accept-happened = 3 acciones militares para cada uno. De los que ofrecen otros puedes aceptar cuantos quieras.
through_the_ages-lesson-pact-accept-wrong = Elige **Aceptar**.
through_the_ages-lesson-pact-accept-wrong-refuse = Puedes rechazarlo. Pero eres tan fuerte como el Rival 1, y una acción más vale algo: **Aceptar**.
through_the_ages-lesson-pact-cancel-task = Un turno después querrías otro socio. Cualquiera de los dos puede **anular** un pacto, en la política. Anula **Rutas comerciales** y luego **Enviar**.
through_the_ages-lesson-pact-cancel-happened = Se acabó, y la carta se va. Esa ha sido tu política de este turno.
through_the_ages-lesson-pact-cancel-wrong = Elige anular Rutas comerciales y luego **Enviar**.
through_the_ages-lesson-pact-cancel-wrong-keep = Ese es el otro pacto, que te da una acción militar. Anula **Rutas comerciales**.
through_the_ages-lesson-pact-cancel-wrong-event = En casi cualquier partida sería mejor política. Aquí anula **Rutas comerciales**.
through_the_ages-lesson-pact-cancel-wrong-pass = Entonces el pacto sigue. Aquí anula **Rutas comerciales**.
through_the_ages-lesson-pact-end = Los pactos ayudan a dos a costa de los demás. Lee los dos lados: algunos prohíben atacaros, otros acaban con el primer ataque.

## El final de la partida

through_the_ages-lesson-final = El final de la partida
through_the_ages-lesson-final-about =
    Cuando salen las últimas cartas, queda poco: si es en el turno del primer jugador, la partida acaba con esa ronda; si no, con la siguiente. Después cuentan los **efectos**, eventos de la última época (III) que siguen en los montones. Casi todos dan cultura a cada jugador por algo que tenga.

    Es tu último turno. Tienes 91 de cultura y tu rival 89. Esta civilización ha crecido durante muchos turnos; no hace falta conocerla entera.
through_the_ages-lesson-final-impact-task = Tienes tres efectos en la mano; el que prepares contará al final. **Efecto del progreso** da 2 de cultura por nivel de gobierno y tecnologías especiales: 8 para ti. Prepáralo y luego **Enviar**.
through_the_ages-lesson-final-impact-happened = 3 de cultura enseguida, por ser de la época III. El evento que salió también era un efecto: 6 de cultura para ti, 2 para tu rival.
through_the_ages-lesson-final-impact-wrong = Elige preparar **Efecto del progreso** y luego **Enviar**.
through_the_ages-lesson-final-impact-wrong-science = Solo gana 10 quien produce más ciencia por turno, y es tu rival: 4 contra 3. Prepara **Efecto del progreso**.
through_the_ages-lesson-final-impact-wrong-technology = Cuenta tecnologías de la época III, y no tienes ninguna en juego. Prepara **Efecto del progreso**.
through_the_ages-lesson-final-impact-wrong-pass = Renunciarías a 3 de cultura ahora y a 8 al final. Prepara **Efecto del progreso**.
through_the_ages-lesson-final-gandhi-task = Un trabajador ha pasado de la mina al teatro: da cultura, y su cara sonriente evita la revuelta. También da cultura un líder: pon en juego a **Mahatma Gandhi** (2 por turno) en **Juega de tu mano** y luego **Enviar**.
through_the_ages-lesson-final-gandhi-happened = 2 de cultura más cuando acabe este turno. En el último turno solo cuenta lo que aún da cultura.
through_the_ages-lesson-final-gandhi-wrong = Elige a Mahatma Gandhi en **Juega de tu mano**, nada más, y luego **Enviar**.
through_the_ages-lesson-final-gandhi-wrong-end = Te quedan acciones. Antes pon en juego a **Mahatma Gandhi**.
through_the_ages-lesson-final-gandhi-wrong-card = Una carta nueva apenas daría ya nada. Pon en juego a **Mahatma Gandhi**.
through_the_ages-lesson-final-gandhi-wrong-destroy = Eso destruye algo que da cultura o que cuenta. Pon en juego a **Mahatma Gandhi**.
through_the_ages-lesson-final-gandhi-wrong-develop = La fuerza ya no aporta nada en esta mesa. Pon en juego a **Mahatma Gandhi**.
through_the_ages-lesson-final-gandhi-wrong-play = Se podría, pero en esta lección toca el líder. Pon en juego a **Mahatma Gandhi**.
through_the_ages-lesson-final-end-task = Termina tu último turno con **Terminar la fase de acciones** y descarta dos cartas militares cualesquiera. Tu rival juega el suyo y se cuentan los efectos.
through_the_ages-lesson-final-end-happened = 13 de cultura de tu turno, 10 de un evento y 18 de los efectos, 8 de ellos del tuyo: 141 a 112. Has ganado.
through_the_ages-lesson-final-end-wrong = Elige **Terminar la fase de acciones**, luego dos cartas militares para descartar, y nada más.
through_the_ages-lesson-final-end-wrong-card = Una carta que tomes ahora ya no sirve. Termina el turno.
through_the_ages-lesson-final-end-wrong-other = Se puede, pero la lección sigue con el final de la partida. Termina el turno.
through_the_ages-lesson-final-end = Gana quien tenga más cultura. Mira pronto qué efectos tienes y construye lo que cuentan; en los últimos turnos, conviértelo todo en cultura.
