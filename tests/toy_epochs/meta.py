from engine.core.claims import Claims
from engine.core.game import GameMeta, OptionSpec

META = GameMeta(
    id="toy_epochs",
    title={"en": "Toy of epochs", "es": "Juguete de épocas"},
    seats=(2, 3),
    options=(OptionSpec("epochs", ("1", "2"), "1"), OptionSpec("reactions", ("holders", "everyone"), "holders")),
    claims=Claims(
        decisions=(10, 400),
        chance="play",
        rests_in_steps=True,
        together="seldom",
        hands=True,
        follow_ups={"card-action": ("card-areas", "card-seat", "card-stacks")},
    ),
)
