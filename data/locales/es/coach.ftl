# Pistas: lo que haría un ordenador en el lugar de quien juega, y por qué.

button-hint = Pista
hint-best = 💡 Un ordenador elegiría: **{ $answer }**
hint-best-drafted = 💡 Después de lo que has preparado, un ordenador elegiría: **{ $answer }**
hint-then = Después: { $answer }
hint-following = Y después, por ejemplo: { $answer }
hint-gains = Mejor que con la siguiente: { $parts }.
hint-costs = Peor que con la siguiente: { $parts }.
hint-part-much = { $part } (mucho)
hint-part-little = { $part } (un poco)
hint-part-rivals = la posición frente a los demás
hint-even = Igual de buena: { $answer }
hint-slightly = Un poco peor: { $answer }
hint-behind = Peor: { $answer }
hint-clearly = Claramente peor: { $answer }
hint-none = Ahora no se puede dar ninguna pista. Prueba de nuevo después de tu próxima respuesta.
error-no-coach = Para este juego no hay pistas: en él ningún ordenador mira hacia delante.
error-no-hints = En esta mesa nadie recibe pistas. El anfitrión puede permitirlas antes de empezar: **Opciones**, *Pistas*.
error-nothing-to-hint = Ahora no se te pregunta nada. Pide una pista cuando te toque.
error-nothing-open-in-draft = Lo que has preparado no pregunta nada más. Envíalo, o quita algo y vuelve a pedir la pista.

# Después de una partida: las decisiones que podrían haber sido mejores.
after-better = ¿Qué podría haber ido mejor?
button-better = { $number }
better-looking = 🔎 Tus decisiones de { $where }, juzgadas por lo que podías ver cuando las tomaste…
better-waiting = Empieza en cuanto le toque.
better-quickly = { $seen } de { $count } miradas.
better-closely = Las dudosas, de cerca: { $seen } de { $count }.
better-elsewhere = Lo has pedido otra vez: sigue en el mensaje más nuevo.
better-place = Lo que podría haber ido mejor: { $number } de { $count }
better-played = { $turn }. Elegiste: **{ $answer }**
better-rather = Un ordenador habría preferido: **{ $answer }**
better-begun = Un ordenador habría preferido empezar por: **{ $answer }**
better-by-even = La diferencia apenas merece mención.
better-by-slightly = La diferencia es pequeña.
better-by-behind = La diferencia merece una reflexión.
better-by-clearly = La diferencia es clara.
better-gains = Mejor que con lo que elegiste: { $parts }.
better-costs = Peor que con lo que elegiste: { $parts }.
better-judged = Juzgado por lo que podías ver entonces.
better-cut-short = De tus decisiones, { $count } en total, he mirado { $seen }.
better-no-time = En total fueron { $count }: ahora no ha habido tiempo para más. Vuelve a preguntarlo cuando haya menos que hacer.
better-nothing = { $where }: nada destaca. He comparado { $seen } de tus decisiones con lo que habría hecho un ordenador con lo que podías ver, y ninguna fue claramente peor.
error-nothing-decided = En esta partida no tomaste ninguna decisión en la que hubiera algo que pensar.

# Por qué un ordenador hizo lo que hizo.
button-why = ¿Por qué lo hizo?
why-title = ¿Por qué hizo eso **{ $name }**? { $where }
why-more = … ({ $count } más)
why-nothing = Nada de lo que se ve distingue esta jugada de las demás.
why-alone = No había otra jugada que mereciera pensarse.
why-doubtful = Por lo que puedes ver, otra jugada parece mejor: quizá decidió lo que oculta.
why-doubtful-after = Visto de nuevo, otra jugada parece mejor.
why-gains = Mejor que con la mejor alternativa: { $parts }.
why-costs = Peor que con la mejor alternativa: { $parts }.
why-style = Su estilo: **{ $style }**. { $about }.
why-instead = También pensó en esto: { $answer }
why-seen = Frente a lo que habría podido hacer, según lo que puedes ver. Lo que oculta no se mira mientras se juega.
why-after = Frente a lo que habría podido hacer, según lo que podía ver.
why-others = Otra de sus jugadas…
error-nothing-to-explain = Ningún ordenador ha hecho aquí todavía una jugada que se pueda explicar: solo se explica lo que el registro cuenta jugada a jugada. Pregunta más tarde.
