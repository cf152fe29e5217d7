# Para qué es cada pregunta de los dos juegos de mapa, en una línea para quien los juega las primeras veces.
epochs-purpose-civilization = Mira dónde está, junto a quién y qué dan sus capacidades: la diriges durante muchos turnos.
epochs-purpose-withdraw = Rara vez hace falta, salvo con la reserva vacía.
epochs-purpose-resettle = Irá adonde haga falta; con dos ya no es ciudad.
epochs-purpose-deploy = Tres en tierra son ciudad y puntúan cada turno.
epochs-purpose-react = Lo que usas para anular se gasta: ¿es esto lo peor para ti?
epochs-purpose-losses = { $because ->
    [competition] Un disco que se queda puede decidir de quién es el área. Si no decide nada, guarda lo que entregarías.
   *[other] Salva discos donde con ellos perderías ciudad o área.
  }
epochs-purpose-losses-many = Salva los que sostienen una ciudad o un área.
epochs-purpose-losses-where = Conserva los que sostienen una ciudad o un área.
epochs-purpose-compete = Los blancos caen antes; lo que no usas sigue en tu mano.
epochs-purpose-turn-order = Los últimos puestos ven antes qué hacen los demás; los primeros llegan antes a las áreas libres.
epochs-purpose-draw = También salvan discos, y cada tres dan un punto al acabar la época; después se pierden.
epochs-purpose-discard = Conserva lo que lucha o anula en el turno que viene; suelta lo que no podrías jugar.
epochs-purpose-barbarians-take = Donde los quitas quedan menos o ninguno; si no, llegan menos. Elige lo que te convenga a ti y no a tus rivales.
epochs-purpose-card-discard = Suelta lo que no podrías jugar pronto; conserva lo que lucha y lo que anula.
epochs-purpose-card-moment = { $moment ->
    [turn-order] Una carta que cambia el orden actúa ahora, antes de fijar los puestos. También puedes guardarla.
   *[other] Una carta para este momento puede esperar: si la guardas, sigue en tu mano.
  }
epochs-purpose-card-areas = Lee la carta: ¿pone discos o los quita? Tres en tierra son ciudad, y las ciudades puntúan cada turno.
epochs-purpose-card-disks = Los que allí hagan falta: tres en tierra son ciudad; donde hay otros, decide el número.
epochs-purpose-card-from = Sácalos de donde hacen poco: una ciudad que conserva tres discos sigue siendo ciudad.
epochs-purpose-card-seat = Lee la carta: ¿a quién ayuda o daña, y quién de ellos va por delante de ti?
epochs-purpose-card-spies = Quítale lo que más daño te haría: lo que anula, lo que lucha, lo que destruye.
epochs-purpose-card-stacks = Una ciudad que pierde su tercer disco deja de serlo.
epochs-purpose-card-take = Toma lo que puedas jugar pronto: lo que pase del límite de mano hay que descartarlo.
epochs-purpose-card-to = Mira quién está allí: tres de un bando en tierra son ciudad; dos bandos quizá tengan que competir.
epochs-purpose-epoch-loss = Tres discos en tierra son ciudad: quita uno, si puedes, de donde no pierdas ciudad ni área.
epochs-purpose-epoch-place = Un tercer disco en tierra hace una ciudad; en otro sitio abre un área o refuerza una frontera.
epochs-purpose-invasion = Los bárbaros luchan con quien esté allí: que empiecen donde estén tus rivales y no tú.
epochs-purpose-invest = Con su último disco la carta se va: úsala cuando más dé.
