"""What a host must know of the toy before it starts."""

from engine.core.claims import Claims
from engine.core.game import GameMeta, OptionSpec

META = GameMeta(
    id="toy",
    title={"en": "Toy", "es": "Juguete"},
    seats=(2, 3),
    options=(OptionSpec("length", ("short", "long"), "short"), OptionSpec("burn", ("yes", "no"), "yes")),
    claims=Claims(decisions=(8, 60), chance="play", rests_in_steps=True, together="often", hands=True),
)
