# Pistas: lo que haría un ordenador en el lugar de quien juega, y por qué.

button-hint = Pista
hint-best = 💡 Un ordenador elegiría: **{ $answer }**
hint-best-drafted = 💡 Después de lo que has preparado, un ordenador elegiría: **{ $answer }**
hint-then = Después: { $answer }
hint-gains = A favor: { $parts }.
hint-costs = En contra: { $parts }.
hint-part-much = { $part } (mucho)
hint-part-little = { $part } (un poco)
hint-part-rivals = cómo quedan los demás
hint-even = Igual de buena: { $answer }
hint-slightly = Un poco peor: { $answer }
hint-behind = Peor: { $answer }
hint-clearly = Claramente peor: { $answer }
hint-none = Ahora no se puede dar ninguna pista. Prueba de nuevo después de tu próxima respuesta.
error-no-coach = Para este juego no hay pistas: en él ningún ordenador mira hacia delante.
error-no-hints = En esta mesa nadie recibe pistas. El anfitrión puede permitirlas antes de empezar: **Opciones**, *Pistas*.
error-nothing-to-hint = Ahora no se te pregunta nada. Pide una pista cuando te toque.
error-nothing-open-in-draft = Lo que has preparado no pregunta nada más. Envíalo, o quita algo y vuelve a pedir la pista.
