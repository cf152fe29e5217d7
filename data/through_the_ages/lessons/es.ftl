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
through_the_ages-lesson-turn-people-task = Tu rival ha jugado. Ahora tienes 4 acciones civiles y 2 militares. Todo lo hacen los trabajadores, así que consigue más. En el menú **Construye, aumenta, usa** elige **Aumentar la población** y luego pulsa **Enviar**.
through_the_ages-lesson-turn-people-happened = 2 de comida se han convertido en un trabajador nuevo. Los siguientes salen cada vez más caros. Los que no tienen trabajo esperan junto a tus cartas.
through_the_ages-lesson-turn-people-wrong = Elige **Aumentar la población**, nada más, y luego **Enviar**. Lo que sobre se quita del plan con el botón que tiene al lado.
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
through_the_ages-lesson-turn-end-happened = 2 de comida de dos granjas, 3 recursos de tres minas, 1 de ciencia de un laboratorio. También has robado cartas militares, una por cada acción militar sin usar.
through_the_ages-lesson-turn-end-wrong = Elige **Terminar la fase de acciones**, sin nada más.
through_the_ages-lesson-turn-end-wrong-card = Podrías tomar una, pero aquí queremos ver la producción. Quítala del plan y termina el turno.
through_the_ages-lesson-turn-end-wrong-other = Ahora no: quítalo del plan y termina el turno.
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
through_the_ages-lesson-wonder-second-task = El turno siguiente: tus minas han dado otros 2 recursos. Construye la segunda etapa.
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
    Los **líderes** son cartas que te ayudan mientras están en juego, cada uno a su manera. Tienes uno a la vez, y cada uno es de una era: de cada era puedes tomar uno.

    Los líderes van primero a tu mano, y ponerlos en juego cuesta otra acción civil.
through_the_ages-lesson-leader-take-task = **Moisés** está en el primer lugar. Con él, aumentar la población cuesta 1 de comida menos. Tómalo y luego **Terminar y enviar**.
through_the_ages-lesson-leader-take-happened = Está en tu mano, y ahí todavía no hace nada.
through_the_ages-lesson-leader-take-wrong = En **Toma una carta** elige Moisés y luego **Terminar y enviar**.
through_the_ages-lesson-leader-take-wrong-other = Esa es otra carta. En esta lección es Moisés, en el lugar 1.
through_the_ages-lesson-leader-take-wrong-end = Antes toma a Moisés; después termina el turno.
through_the_ages-lesson-leader-play-task = Tu turno siguiente. Pon a Moisés en juego, en el menú **Juega de tu mano**, y luego **Enviar**.
through_the_ages-lesson-leader-play-happened = Ha costado 1 acción civil. Desde ahora ayuda, hasta que lo cambies o pase su época.
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
through_the_ages-lesson-leader-end = Un líder cuesta en total dos acciones y ayuda cada turno. Conviene tomarlo al principio de su era.

## Ciencia

through_the_ages-lesson-science = Ciencia
through_the_ages-lesson-science-about =
    Las cartas mejores llegan con **ciencia**: tomas una tecnología de la fila, pagas ciencia para desarrollarla y entonces puede haber trabajadores en ella.

    Tienes 2 de ciencia y un laboratorio (**Filosofía**) con un trabajador, que da 1 de ciencia cada turno. Un trabajador está sin trabajo.
through_the_ages-lesson-science-lab-task = Más laboratorios, más ciencia. Construye un segundo laboratorio: **Construir Filosofía** (3 recursos) en el menú **Construye, aumenta, usa**, y luego **Enviar**.
through_the_ages-lesson-science-lab-happened = Ahora son 2 de ciencia cada turno. De cada clase de edificio urbano, como los laboratorios, tu gobierno permite dos al principio.
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
through_the_ages-lesson-strength-warriors-wrong-card = Eso no te hace más fuerte. Construye Guerreros.
through_the_ages-lesson-strength-warriors-wrong-increase = Ya hay un trabajador sin trabajo: hazlo guerrero.
through_the_ages-lesson-strength-warriors-wrong-destroy = Eso deshace lo que tienes. Construye Guerreros.
through_the_ages-lesson-strength-people-task = Para otra unidad necesitas otro trabajador: **Aumentar la población** y luego **Enviar**.
through_the_ages-lesson-strength-people-happened = Los soldados son gente que no cultiva ni saca mineral: la fuerza te cuesta producción.
through_the_ages-lesson-strength-people-wrong = Elige solo **Aumentar la población** y luego **Enviar**.
through_the_ages-lesson-strength-people-wrong-end = Queda algo por hacer: aumenta la población.
through_the_ages-lesson-strength-people-wrong-card = Ahora no: aumenta la población.
through_the_ages-lesson-strength-people-wrong-destroy = Eso deshace lo que tienes. Aumenta la población.
through_the_ages-lesson-strength-second-task = Te quedan una acción militar y 2 recursos. Construye una tercera unidad de **Guerreros**.
through_the_ages-lesson-strength-second-happened = Fuerza 3 contra 1. Más adelante, las tácticas hacen que varias unidades juntas valgan más que cada una sola.
through_the_ages-lesson-strength-second-wrong = Elige **Construir Guerreros** en el menú **Construye, aumenta, usa**, nada más, y luego **Enviar**.
through_the_ages-lesson-strength-second-wrong-end = Antes la tercera unidad.
through_the_ages-lesson-strength-second-wrong-other = Eso no te hace más fuerte. Construye Guerreros.
through_the_ages-lesson-strength-second-wrong-card = Eso no te hace más fuerte. Construye Guerreros.
through_the_ages-lesson-strength-end = Mira la fuerza de los demás antes de terminar cada turno. Una acción militar sin usar te da una carta militar, así que nunca se pierde.
