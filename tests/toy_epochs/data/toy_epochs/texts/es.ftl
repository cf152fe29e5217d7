toy_epochs-pic-source = { $source ->
    [cities] Ciudades
    [deities] Deidades
    [most-cities] Más ciudades
    [seas] Mares
    [talents] Talentos
    [loot] Botín
    [cards] Cartas
   *[other] Otros
  }
toy_epochs-pic-tie = Desempate: { $deities } deidades, { $cities } ciudades, { $disks } discos
toy_epochs-pic-deity = { $deity ->
    [sun] El sol
    [fort] Un fuerte
   *[storm] La tormenta
  }
toy_epochs-alt-temples = Templos: { $list }.
