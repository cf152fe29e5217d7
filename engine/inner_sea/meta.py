"""What a host must know of Ancient Civilizations of the Inner Sea before it starts."""

from engine.core.claims import Claims
from engine.core.game import GameMeta, OptionSpec
from engine.epochs.cast_options import CAST_OPTIONS, cast_conflicts
from engine.epochs.scenario_options import combined, scenario_option, settled

META = GameMeta(
    id="inner_sea",
    title={"en": "Ancient Civilizations of the Inner Sea", "es": "Antiguas Civilizaciones del Mar Interior"},
    seats=(1, 6),
    options=(
        scenario_option("inner_sea"),
        OptionSpec("epochs", ("1", "2", "3", "4"), "4"),
        *CAST_OPTIONS,
        OptionSpec("last-epoch-event", ("no", "yes"), "no"),
        OptionSpec("barbarian-hordes", ("no", "yes"), "no"),
        OptionSpec("balancing-abilities", ("yes", "no"), "yes"),
        OptionSpec("reactions", ("holders", "everyone"), "holders"),
    ),
    rules_version=6,
    combine=combined("inner_sea", lambda options, players: tuple(cast_conflicts(options, players))),
    settle=settled("inner_sea"),
    claims=Claims(
        decisions=(20, 5000),
        chance="play",
        rests_in_steps=True,
        hands=True,
        asked_anyway=("card-action",),
        together="often",
        follow_ups={"card-action": ("card-areas", "card-seat", "card-stacks")},
        endings=(
            *("turn turn=2", "turn turn=3", "turn turn=4"),
            *("tie by=cities", "tie by=wonders", "tie by=disks", "tie by=areas", "tie by=nothing"),
        ),
    ),
)
