"""What a host must know of Ancient Civilizations of the Middle East before it starts."""

from engine.core.claims import Claims
from engine.core.game import GameMeta, OptionSpec
from engine.epochs.cast_options import CAST_OPTIONS
from engine.epochs.scenario_options import combined, scenario_option, settled
from engine.middle_east.option_conflicts import conflicts

META = GameMeta(
    id="middle_east",
    title={"en": "Ancient Civilizations of the Middle East", "es": "Antiguas Civilizaciones de Oriente Medio"},
    seats=(1, 6),
    options=(
        scenario_option("middle_east"),
        OptionSpec("epochs", ("1", "2", "3", "4"), "4"),
        OptionSpec("first-epoch", ("1", "2", "3", "4"), "1"),
        OptionSpec("goal", ("none", "25", "50", "75", "100"), "none"),
        OptionSpec("goal-ends", ("turn", "epoch"), "turn"),
        OptionSpec("civilizations", ("basic", "any"), "basic"),
        *CAST_OPTIONS,
        OptionSpec("last-epoch-event", ("no", "yes"), "no"),
        OptionSpec("barbarian-hordes", ("no", "yes"), "no"),
        OptionSpec("gilgamesh", ("once", "twice"), "once"),
        OptionSpec("home-defence", ("no", "yes"), "no"),
        OptionSpec("withdrawal", ("shared", "cities"), "shared"),
        OptionSpec("balancing-abilities", ("yes", "no"), "yes"),
        OptionSpec("reactions", ("holders", "everyone"), "holders"),
    ),
    rules_version=3,
    combine=combined("middle_east", conflicts),
    settle=settled("middle_east"),
    claims=Claims(
        decisions=(20, 5000),
        chance="play",
        rests_in_steps=True,
        hands=True,
        asked_anyway=("card-action",),
        together="often",
        follow_ups={"card-action": ("card-areas", "card-seat", "card-stacks")},
        endings=(
            *("turn turn=2", "turn turn=3", "turn turn=4", "omen over=1", "goal"),
            *("tie by=temples", "tie by=homes", "tie by=cities", "tie by=disks", "tie by=areas"),
        ),
        rare_endings=("tie by=gilgamesh", "tie by=nothing"),
    ),
)
