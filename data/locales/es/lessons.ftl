# Lecciones: /aprender.

lessons-title = Aprende { $game }
lessons-about = Se aprende jugando: posiciones preparadas, una cosa cada vez. Una jugada equivocada no cuesta nada; **Pista**, en el menú bajo la pregunta, te dice una buena. Puedes dejarlo cuando quieras: /aprender sigue donde estabas. { $done } de { $count } hechas; lo que queda dura unos { $minutes } { $minutes ->
    [one] minuto
   *[other] minutos
  }.
lessons-done = Has hecho las { $count } lecciones. Ahora una partida de verdad: tú contra un ordenador que se equivoca, y con todas las pistas que quieras.
lessons-offer = 🎓 ¿Es tu primera vez con { $game }? Sus lecciones cortas te enseñan jugando, también con la partida en marcha. En `/aprender` las tienes siempre.
lessons-pick = Abrir una lección, también otra vez…
lesson-title = { $number }. { $name }
lesson-entry = { $name } · { $minutes ->
    [one] 1 minuto, más o menos
   *[other] unos { $minutes } minutos
  }
lesson-step = paso { $number } de { $count }
lesson-rival = { $number ->
    [0] Rival
   *[other] Rival { $number }
  }
lesson-hint = 💡 Lo correcto: **{ $answer }**
lesson-no-orders = En una lección respondes tú a cada pregunta. En una partida, esto deja pasar preguntas sin ti.
lesson-practice = Tu partida ha empezado: { $channel }. **Jugar** abre tu panel; **Pista** está en el menú bajo la pregunta.
button-lessons = Todas las lecciones
button-lesson-begin = Empezar
button-lesson-next = Seguir
button-lesson-finish = Terminar la lección
button-lesson-start = Empezar: { $name }
button-lesson-go-on = Seguir: { $name }
button-lesson-play = Jugar contra un aprendiz
error-no-lessons = No existe esa lección. Usa /aprender y elige un juego de la lista.
error-practice-server = Una partida necesita un canal de un servidor. Ve a uno y usa allí /aprender, o /partida nueva.
