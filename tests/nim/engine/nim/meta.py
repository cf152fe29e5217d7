"""What a host must know of Nim before it starts."""

from engine.core.game import GameMeta

META = GameMeta(id="nim", title={"en": "Nim", "es": "Nim"}, seats=(2, 2))
