# Para qué es cada pregunta de Tigris y Éufrates, en una línea para quien lo juega las primeras veces.
tigris-purpose-action = { $number ->
    [1] Las losetas dan puntos donde están tus líderes. Al final solo cuenta el color del que menos tienes.
   *[other] El punto de una loseta es del líder de su color en ese reino o, si falta, de su rey. ¿Qué color te falta?
  }
tigris-purpose-swap = Cambia lo que no puedes usar: una loseta o seis cuestan la misma acción. Lo que robas es azar.
tigris-purpose-commit-attack = { $kind ->
    [revolt] Solo cuentan templos, sean los líderes que sean. Los que revelas se pierden, y el defensor responde después.
   *[war] Las del perdedor se puntúan y se van, salvo templos con tesoro o junto a un líder. Las que revelas se van siempre.
  }
tigris-purpose-commit-defend = { $kind ->
    [revolt] Solo cuentan templos y el atacante ya reveló: revela lo justo para empatar, o nada. Se pierden siempre.
   *[war] Las del perdedor se puntúan y se van, salvo templos con tesoro o junto a un líder. Revela para empatar, o nada.
  }
tigris-purpose-war = Lo que una guerra retira falta en la siguiente y puede separar los reinos: entonces ya no luchan.
tigris-purpose-monument = Cada turno paga a tus líderes de sus dos colores, si están en su reino; sus cuatro losetas ya no cuentan.
tigris-purpose-special = En el reino con este edificio, una loseta de su color da dos puntos en vez de uno.
tigris-purpose-treasure = Un tesoro vale del color que más necesites. Todos valen igual; piensa en dónde queda el que se queda.
tigris-purpose-end-turn = Ahora los monumentos pagan a tus líderes y robas hasta seis. Lo que no reveló nada aún se puede deshacer.
tigris-purpose-dynasty = Todas las dinastías juegan igual: solo eliges el símbolo por el que se reconoce a tus líderes.
