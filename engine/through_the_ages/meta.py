"""What a host must know of Through the Ages before it starts."""

from engine.core.claims import Claims
from engine.core.game import GameMeta, OptionSpec

META = GameMeta(
    id="through_the_ages",
    title={"en": "Through the Ages", "es": "Through the Ages"},
    seats=(2, 4),
    options=(
        OptionSpec("civil-hands", ("open", "hidden"), "open"),
        OptionSpec("first-player", ("random", "first-seat"), "random"),
        OptionSpec("genghis-in-uprising", ("yes", "no"), "yes"),
        OptionSpec("resigning", ("yes", "no"), "yes"),
        OptionSpec("asking", ("who-can", "everyone"), "who-can"),
    ),
    rules_version=1,
    # With one winner; shared; with one winner though somebody has resigned; by all others' resigning.
    claims=Claims(
        decisions=(4, 5000),
        chance="play",
        rests_in_steps=True,
        hands=True,
        asked_anyway=("politics", "action"),
        endings=("end, !resign", "end-shared", "end, resign, final-events", "end, resign, !final-events"),
    ),
)
