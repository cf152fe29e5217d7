# Looking back: the log, the viewer of games, games as files.
tigris-turn-name = Turn { $turn }
inner_sea-turn-name = Epoch { $epoch }, turn { $turn }: { $phase }
