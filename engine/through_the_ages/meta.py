"""What a host must know of Through the Ages before it starts."""

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
)
