# Para qué es cada pregunta de Through the Ages, en una línea para quien lo juega las primeras veces.
# El panel de un turno es el más alto: lo que va en él cabe en una línea del móvil.
through_the_ages-purpose-action = Haz crecer a la par comida, recursos y ciencia.
through_the_ages-purpose-politics = { $number ->
    [1] Un evento que preparas llega después a todos.
   *[other] Solo una vez por partida: ¿merece la pena ahora?
  }
through_the_ages-purpose-homer = La cara sonriente se queda y cuenta cuando te falten caras; la acción civil es solo para este turno.
through_the_ages-purpose-pact = Mira qué gana cada parte y si prohíbe atacar. Cualquiera puede cancelarlo en su fase política.
through_the_ages-purpose-bid = Una colonia se queda y sigue dando, pero pierdes las unidades que envías. Puja lo que valga para ti.
through_the_ages-purpose-force = Lo que envías se pierde: envía lo que menos necesites.
through_the_ages-purpose-defend = Repelida, no hace nada. Si no, hace lo que dice y conservas estas cartas. ¿Qué te sale más barato?
through_the_ages-purpose-discard = { $why ->
    [aggression] Aquí toda carta militar da 1: suelta las que de todos modos no ibas a jugar.
    [territory] Aquí toda carta militar da 1: suelta las que de todos modos no ibas a jugar.
   *[other] Conserva lo que aún puedes jugar y lo que te defiende; suelta lo que llegaría tarde.
  }
through_the_ages-purpose-lose-worker = Se va también lo que produce o su fuerza: ¿cuál te sobra?
through_the_ages-purpose-blue-token = En cartas más altas valen más: ¿dónde duele menos?
through_the_ages-purpose-mixture = { $way ->
    [lose] La comida alimenta y trae gente, los recursos la ponen a trabajar: entrega lo que te sobra.
   *[other] La comida alimenta y trae gente, los recursos la ponen a trabajar: toma lo que te falta.
  }
through_the_ages-purpose-raid = Su dueño pierde lo que da el edificio y tú ganas en recursos la mitad de su precio: mira ambas cosas.
through_the_ages-purpose-annex = Lo que da de forma permanente pasa a ser tuyo; lo que dio al colonizarla se lo queda tu rival.
through_the_ages-purpose-infiltrate = Ganas 3 de cultura por cada nivel, ninguna por la época A. ¿Qué echaría más de menos tu rival?
through_the_ages-purpose-spoils = De ciencia solo ganas la que tenga tu rival; una tecnología especial gasta su coste y funciona enseguida.
through_the_ages-purpose-market = La comida alimenta y trae gente, los recursos la ponen a trabajar: toma lo que te falta.
through_the_ages-purpose-free = Sin acción ni recursos, solo el trabajador desocupado. La cara de un templo lo compensa; los guerreros, no.
through_the_ages-purpose-ruin = En ruinas da 2 de cultura por turno y nada más: elige la maravilla cuyos efectos menos te sirvan.
through_the_ages-purpose-destroy = Su trabajador queda desocupado, pero pierdes lo que daba: destruye lo que menos falta te haga.
through_the_ages-purpose-free-colony = Con la colonia se va lo que da de forma permanente: deja ir la que menos te dé.
through_the_ages-purpose-progress = Cuesta 1 menos y, salvo una revolución, ninguna acción; el resto lo pagas. Haz lo que ibas a hacer igual.
through_the_ages-purpose-agreement = Cartas que necesitas, antes que los demás; pero tomar alguna te cuesta después una acción política.
