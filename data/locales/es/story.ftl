# Una partida terminada, contada con palabras (/partida crónica). $when: «en el turno 3»; $When: lo mismo al empezar la frase. De
# varias frases seguidas sobre un turno solo las tiene la primera: en las otras desaparecen, con la coma que las sigue o las rodea.

story-title = { $game }, mesa { $table }: la crónica
story-cast = { $name } ({ $thing })
story-rank = { $name } ({ $mine })
story-quote = { $When }, según el registro: «{ $line }».
story-quote-2 = El registro anota { $when }: «{ $line }».
story-quote-3 = Otra línea del registro, { $when }: «{ $line }».
story-outcome = El registro dice qué decidió: «{ $line }».
story-each = { $count } cada uno
story-quoted = «{ $line }»
story-length = { $count ->
    [one] 1 turno
   *[other] { $count } turnos
  }
story-score = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
story-margin = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
story-won-close = { $seat } ganó por poco: { $score }, solo { $gap } más que { $names }.
story-won-far = { $seat } ganó con claridad: { $score }, { $gap } más que { $names }.
story-won = { $seat } ganó con { $score }, { $gap } más que { $names }.
story-won-level = { $seat } { AND($other) } { $other } acabaron con lo mismo, { $score }; el desempate fue para { $seat }.
story-alone = { $seat } jugó a solas y terminó con { $score }.
story-won-plain = { $seat } ganó.
story-shared = { $names } compartieron la victoria, con { $score }.
story-shared-plain = { $names } compartieron la victoria.
story-table = A la mesa: { $names }. La partida duró { $length }, con { $answers ->
    [one] 1 decisión
   *[other] { $answers } decisiones
  }.
story-lead-first = { $When }, { $seat } acabó por delante, { $mine } a { $theirs }: la primera ventaja de la partida.
story-lead = { $When }, { $seat } adelantó a { $other } y se puso en cabeza, { $mine } a { $theirs }.
story-lead-2 = { $seat } dejó atrás a { $other } { $when } ({ $mine } a { $theirs }).
story-lead-3 = { $When } la delantera cambió de manos: { $seat } { $mine }, { $other } { $theirs }.
story-lead-level = Tras un empate en cabeza, { $seat } tomó la delantera { $when }, { $mine } a { $theirs }.
story-lead-level-last = Tras un empate en cabeza, { $seat } tomó la delantera { $when }, { $mine } a { $theirs }, y ya no la soltó.
story-lead-last = { $When }, { $seat } quitó a { $other } la delantera, { $mine } a { $theirs }, y ya no la soltó.
story-lead-many = En este tramo la delantera cambió { $count } veces de manos; al final era de { $seat }, { $mine } a { $theirs }.
story-lead-kept = En este tramo nadie adelantó a { $seat }: { $mine } a { $theirs } al terminar.
story-front = Ningún turno acabó con nadie por delante de { $seat }.
story-comeback = { $seat } llegó a estar a { $margin } de { $other } { $when } y, aun así, ganó.
story-swing = { $quotes ->
    [none] El mayor salto fue de { $seat } { $when }: { $margin }.
   *[other] El mayor salto fue de { $seat } { $when }: { $margin }. Entre las razones: { $quotes }.
  }
story-longest = Nadie llevó la delantera más tiempo seguido que { $seat }: { $length }.
story-fights = { $total ->
    [one] Hubo un enfrentamiento
   *[other] Hubo { $total } enfrentamientos
  }, con más victorias que nadie para { $winners } ({ $wins }).
story-fights-lost = Las derrotas cayeron sobre todo del lado de { $losers } ({ $losses }).
story-rest = Por detrás, al final: { $list }.
