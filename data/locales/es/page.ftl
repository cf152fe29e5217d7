# Una partida terminada como página para un navegador (/partida página). {step}, {steps}, {turn} y {count} los rellena la propia página.

page-title = { $game }, mesa { $table }
page-note = { $dropped ->
    [0] La mesa { $table } en una sola página, con { $count } imágenes y todo el registro. Ábrela en cualquier navegador; no necesita servidor ni carga nada.
    [one] La mesa { $table } en una sola página, con { $count } imágenes y todo el registro; una imagen queda fuera, porque Discord no acepta aquí un archivo mayor. Ábrela en cualquier navegador; no necesita servidor ni carga nada.
   *[other] La mesa { $table } en una sola página, con { $count } imágenes y todo el registro; { $dropped } imágenes quedan fuera, porque Discord no acepta aquí un archivo mayor. Ábrela en cualquier navegador; no necesita servidor ni carga nada.
  }
page-alt = La partida de la mesa { $table } como página para un navegador.
page-progress = Tu página está en marcha: { $count } de { $most } imágenes. Mientras tanto puedes seguir con lo tuyo.
page-story = Cómo fue la partida
page-slider = Paso de la partida
page-first = Al principio (Inicio)
page-before = Un turno atrás (RePág)
page-back = Un paso atrás (←)
page-on = Un paso adelante (→)
page-after = Un turno adelante (AvPág)
page-last = Al final (Fin)
page-search = Buscar en el registro (/)
page-secret = Mostrar también lo que solo supo alguien
page-log = Registro
page-foot = Jugaron { $names } con Ziggurat. Desliza el dedo por la imagen o usa las flechas; un doble clic la amplía; una línea del registro lleva a su paso, e Intro en la búsqueda a la siguiente línea hallada. Los puntos son los de ese momento.
page-step-words = {"{turn}"} · paso {"{step}"} de {"{steps}"}
page-earlier-words = Imagen del paso {"{step}"}
page-count-words = Líneas: {"{count}"}

error-page-under-way = La página de esta partida ya se está haciendo. Espera a que llegue: con una a la vez hay para todos.
error-pages-wait = Ya esperan varias páginas. Prueba dentro de unos minutos.
error-page-too-slow = Ahora mismo hay demasiado que hacer y la página no se ha hecho. Prueba otra vez dentro de unos minutos.
