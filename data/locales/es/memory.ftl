# Mirar atrás: el registro, la repetición de partidas, partidas como archivo.
tigris-turn-name = Turno { $turn }
inner_sea-turn-name = Época { $epoch }, turno { $turn }: { $phase }
