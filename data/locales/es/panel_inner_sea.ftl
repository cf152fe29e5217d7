# El panel del turno del Mar Interior.
inner_sea-group-other = Cartas y talentos
inner_sea-nobody-there = nadie
inner_sea-home = Área natal: { $area }
inner_sea-wonder-disks = Viene con { $disks } discos para gastar.
inner_sea-growth-coming = Crecimiento con el mapa como está: { $parts } = **{ $total }**, sin contar capacidades; como mínimo 3.
inner_sea-growth-least = Crecimiento con el mapa como está: el mínimo, 3 discos.
inner_sea-growth-made = Crecimiento: { $parts } = **{ $total }**
inner_sea-growth-part-least = { $count } hasta llegar a tres
inner_sea-growth-part-supply = −{ $count } que faltan en tu reserva
inner_sea-growth-part-settlements = { $count ->
    [one] 1 asentamiento
   *[other] { $count } asentamientos
  }
inner_sea-growth-part-seas = { $count } por mares
inner_sea-growth-part-trade = { $count } por comercio
inner_sea-draft-ask-deploy = Despliegue: ¿adónde van tus discos preparados?
inner_sea-draft-ask-withdraw = { inner_sea-ask-withdraw }
inner_sea-draft-ask-wonder-price = { $wonder }: { $price } pagos; al menos { $disks } deben ser discos.
inner_sea-draft-ask-loss = { $because ->
    [competition] Competición en { $area }: tal como está, pierdes aquí { $left ->
        [one] un disco
       *[other] { $left } discos
      }, ronda a ronda. Di de una vez qué das por cada uno, en orden: un disco, un talento o una carta. Lo que no digas serán discos. Si otro paga por un disco, se te vuelve a preguntar.
   *[other] { $left } discos en { $area } están a punto de caer. Por cada uno: piérdelo, o entrega un talento o una carta.
  }
inner_sea-draft-ask-reserves = ¿De dónde vienen tus reservas? Tres como máximo.
inner_sea-draft-ask-gardens = Grandes Jardines: ¿adónde van los discos? Dos como máximo.
inner_sea-draft-send-deploy = { $left ->
    [0] Desplegar { $count }
    [one] Desplegar { $count }, uno vuelve
   *[other] Desplegar { $count }, { $left } vuelven
  }
inner_sea-draft-none-deploy = { $left ->
    [one] No desplegar; uno vuelve
   *[other] No desplegar; { $left } vuelven
  }
inner_sea-draft-send-withdraw = Retirar { $count } y seguir
inner_sea-draft-none-withdraw = No retirar
inner_sea-draft-send-wonder-price = Pagar ({ $count } de 5)
inner_sea-draft-send-loss = { $because ->
    [competition] { $left ->
        [0] Entregar esto ({ $count })
        [one] Entregar esto ({ $count }) y luego un disco
       *[other] Entregar esto ({ $count }) y luego { $left } discos
      }
   *[other] Confirmar ({ $count })
  }
inner_sea-draft-none-loss = { $left ->
    [one] Perder el disco
   *[other] Perder los { $left } discos
  }
inner_sea-draft-pick-deploy = Despliega uno en cada una de…
inner_sea-draft-pick-withdraw = Retira uno de cada una de…
inner_sea-draft-pick-wonder-price = Paga con uno de cada…
inner_sea-draft-pick-loss = Qué se va…
inner_sea-draft-pick-reserves = Uno de cada una de…
inner_sea-draft-usual-loss = { $left ->
    [one] Perder el disco
   *[other] Perder los { $left } discos
  }
inner_sea-choice-spend-2 = Talentos: { $arg }
inner_sea-choice-pay-2 = Talentos: { $arg }
inner_sea-choice-place-2 = Puesto { $arg }
inner_sea-choice-move-2 = Discos: { $arg }
inner_sea-choice-take-3 = Discos: { $arg }
inner_sea-choice-use-2 = { $arg ->
    [ability] Capacidad
    [wonder] Maravilla
   *[other] { $arg }
  }
inner_sea-confirm-play = Jugar { $thing }
inner_sea-confirm-negate = Anular con { $thing }
inner_sea-confirm-build = Construir { $thing }
inner_sea-sure-discard = Descartar { $things }
inner_sea-sure-card-discard = Descartar { $things }
inner_sea-sure-alphabet = Entregar { $things }
inner_sea-sure-card-give = Dar { $things }
inner_sea-sure-card-pay = Entregar { $things }
inner_sea-sure-epoch-wonder = Elegir { $things }
inner_sea-button-build = { $thing } · cuesta { $price }
inner_sea-pick-play = Jugar una carta…
inner_sea-pick-build = Construir una maravilla…
inner_sea-pick-negate = Anular con…
