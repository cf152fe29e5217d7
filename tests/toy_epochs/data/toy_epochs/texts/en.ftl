toy_epochs-pic-source = { $source ->
    [cities] Cities
    [deities] Deities
    [most-cities] Most cities
    [seas] Seas
    [talents] Talents
    [loot] Loot
    [cards] Cards
   *[other] Other
  }
toy_epochs-pic-tie = Tie-break: { $deities } deities, { $cities } cities, { $disks } disks
toy_epochs-pic-deity = { $deity ->
    [sun] The sun
    [fort] A fort
   *[storm] The storm
  }
toy_epochs-alt-temples = Temples: { $list }.
