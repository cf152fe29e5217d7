# Para qué es cada pregunta que solo hace Inner Sea, en una línea para quien lo juega las primeras veces.
inner_sea-purpose-card-action = { $offered ->
    [one] Ahora no hay nada que jugar. Quien ha pasado aún puede anular lo que jueguen otros.
   *[several] Las cartas C esperan a competir; tras pasar aún anulas.
  }
inner_sea-purpose-wonder-site = Vale mientras tengas allí un disco: elige un área segura.
inner_sea-purpose-wonder-price = { $number ->
    [1] Cartas y talentos se pierden al acabar la época.
   *[other] {""}
  }
inner_sea-purpose-aeneas = Es para quien va muy atrás: un nuevo comienzo con muchos discos, pero pierdes tus áreas de ahora.
inner_sea-purpose-aeneas-civilization = Sus capacidades pasan a ser tuyas. Dónde empiezas es otra pregunta.
inner_sea-purpose-aeneas-area = Busca tierra vacía alrededor: dos discos crecen, tres puntúan y los vecinos traen comercio.
inner_sea-purpose-add-disk = En tierra, dos discos tuyos son un asentamiento, que crece; tres son una ciudad, que puntúa.
inner_sea-purpose-alphabet = De dos cartas nuevas te quedas con la mejor, a cambio de una que no necesitas.
inner_sea-purpose-card-deep = Lo cruzas hacia las áreas que lo tocan: elige el mar que lleva a donde quieres estar.
inner_sea-purpose-card-fire = Una maravilla enterrada ni funciona ni puntúa: compara su punto por turno con el precio.
inner_sea-purpose-card-give = Pasa a ser suya: da la que menos pueda usar contra ti.
inner_sea-purpose-card-keep = Las demás se descartan: conserva la que puedas jugar pronto.
inner_sea-purpose-card-oracle = Los últimos puestos ven antes qué hacen los demás; los primeros llegan antes a las áreas libres.
inner_sea-purpose-card-order = Tú robas la de arriba enseguida; quien robe después se lleva las siguientes.
inner_sea-purpose-card-pay = Cada cosa que das salva un punto: las cartas que no vas a jugar salen baratas.
inner_sea-purpose-card-region = Allí los grupos de tres o más pierden un disco, también tuyos: ¿dónde hay ciudades rivales y no tuyas?
inner_sea-purpose-card-wonder = Lee la carta: ¿ayuda a una maravilla o la daña? Una maravilla puntúa cada turno para quien la tiene.
inner_sea-purpose-epoch-pestilence = Allí y en cada área de tierra vecina todos pierden un disco: empieza donde estén tus rivales y no tú.
inner_sea-purpose-epoch-wonder = { $fate ->
    [free] Cualquiera podrá construirla: elige una que te sirva a ti.
   *[buried] Quien la construyó pierde su ayuda y sus puntos: piensa en quién va por delante.
  }
inner_sea-purpose-gardens = Un tercer disco en tierra hace una ciudad; un área vacía junto a las tuyas te deja seguir desde allí.
inner_sea-purpose-epoch-invasion = Los bárbaros luchan con quien tenga discos allí: elige mares de tus rivales y no tuyos.
inner_sea-purpose-mercenaries = Los discos blancos caen antes que los tuyos y al final se van. Paga los que te den el área.
inner_sea-purpose-reserves = Luchan aquí de tu lado. Una ciudad que conserva tres discos sigue siendo ciudad.
inner_sea-purpose-retreat = Quien se va está a salvo de esta competición; quien se queda aún puede conservar el área.
inner_sea-purpose-roman-growth = Los discos ocupan y sostienen áreas; una carta vale más cuando tu reserva está casi vacía.
inner_sea-purpose-sea-colony = En un mar poco profundo comercias con sus costas y cada dos dan un disco al crecer; en uno profundo, nada.
inner_sea-purpose-swap-order = Los últimos puestos ven antes qué hacen los demás; los primeros llegan antes a las áreas libres.
inner_sea-purpose-thalassocracy = Un disco blanco lucha de tu lado y puede iniciar allí una competición; al final se va.
inner_sea-purpose-use-wonder = Sus discos son todos los usos que tiene: gasta uno cuando más dé.
inner_sea-purpose-war-bands = Un disco blanco cae primero y al final se va; uno tuyo puede quedarse.
