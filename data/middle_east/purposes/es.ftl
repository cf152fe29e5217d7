# Para qué es cada pregunta que solo hace Middle East, en una línea para quien lo juega las primeras veces.
middle_east-purpose-deploy = { $limit ->
    [0] Tres discos en tierra son ciudad y puntúan cada turno. Si hay otros en el área y alguien tiene dos, compites.
   *[other] Las áreas fértiles que controlas crecen siempre; las llanuras, con dos discos; los vecinos dan comercio.
  }
middle_east-purpose-card-action = { $offered ->
    [one] Ahora no hay nada que hacer. Quien ha pasado aún puede anular lo que jueguen otros.
   *[several] Las cartas C esperan a competir; un templo puntúa.
  }
middle_east-purpose-deity-price = { $number ->
    [1] Cartas y minas se pierden al acabar la época.
   *[other] {""}
  }
middle_east-purpose-deity-offer = Cautivo, puede puntuar para su captor; devuelto, puedes volver a alzarlo y puntúa para ti.
middle_east-purpose-deity-request = Cautivo, te da un punto por turno mientras tu templo esté activo; estos puntos llegan enseguida.
middle_east-purpose-home = Allí estará tu templo: busca tierra fértil y sitio alrededor.
middle_east-purpose-gilgamesh = Es para quien va muy atrás: un nuevo comienzo con muchos discos, pero pierdes tus áreas de ahora.
middle_east-purpose-gilgamesh-civilization = Sus capacidades y su territorio natal pasan a ser tuyos: busca tierra libre a su alrededor.
middle_east-purpose-granary = Una mina salva un disco o trae una carta, y tres son un punto al acabar la época; los discos toman áreas ya.
middle_east-purpose-spoils = Los prisioneros son discos de más; una mina salva un disco o trae una carta, y tres son un punto.
middle_east-purpose-archive = Una carta que conoces en lugar de una que no. Un evento tiene efecto enseguida.
middle_east-purpose-astronomers = Una carta que conoces por una que no necesitas. Un evento tiene efecto enseguida.
middle_east-purpose-astronomers-give = Suelta una que no podrías jugar pronto; conserva lo que lucha y lo que anula.
middle_east-purpose-dead-keep = Te quedas con una antes de tu robo normal: una que puedas jugar pronto.
middle_east-purpose-father-place = Los últimos puestos ven antes qué hacen los demás; los primeros llegan antes a las áreas libres.
middle_east-purpose-skies-bolt = Un disco menos puede decidir esta competición: golpea a quien podría quedarse el área.
middle_east-purpose-colony = Sale de tu reserva. Un tercer disco en tierra hace una ciudad; en el mar comercia con las costas.
middle_east-purpose-siege-train = Golpea antes de revelar carta alguna: dale a quien podría quitarte el área.
middle_east-purpose-stallions = Son todos los que tienes para las competiciones de esta fase: úsalos donde ganen un área.
middle_east-purpose-card-dance = Al azar pueden irse tus mejores cartas; las minas salvan discos y dan puntos. ¿Qué necesitas menos?
middle_east-purpose-card-spies = Quédate con lo que puedas usar tú, o con lo que más daño te haría.
middle_east-purpose-card-deity = Inactiva, no ayuda a nadie ni puntúa hasta que la vuelvan a alzar: piensa en quién va por delante.
middle_east-purpose-card-kind = Se va todo lo de esa clase: ¿qué te haría más daño en esa mano?
middle_east-purpose-card-loss = Tres discos en tierra son ciudad: quita uno, si puedes, de donde no pierdas ciudad ni área.
middle_east-purpose-card-prophet = Un templo activo puntúa cada turno; los discos rivales junto a tu territorio natal lo amenazan.
middle_east-purpose-card-turn-order = Los últimos puestos ven antes qué hacen los demás; los primeros llegan antes a las áreas libres.
middle_east-purpose-epoch-deity = Inactiva, no ayuda a nadie ni puntúa hasta que la vuelvan a alzar: piensa en quién va por delante.
middle_east-purpose-epoch-invasion = Los bárbaros luchan con quien tenga discos allí: elige mares de tus rivales y no tuyos.
middle_east-purpose-epoch-rebels = Pierden todos sus discos y llegan bárbaros: entrega las ciudades que menos falta te hagan.
middle_east-purpose-invasion-fertile = Los bárbaros luchan con quien esté allí: elige áreas de tus rivales y no tuyas.
middle_east-purpose-invasion-onward = Luchan con quien esté allí: llévalos hacia tus rivales.
