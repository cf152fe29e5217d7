"""What a host must know of Ancient Civilizations of the Inner Sea before it starts."""

from engine.core.game import GameMeta, OptionSpec

META = GameMeta(
    id="inner_sea",
    title={"en": "Ancient Civilizations of the Inner Sea", "es": "Antiguas Civilizaciones del Mar Interior"},
    seats=(2, 6),
    options=(
        OptionSpec("epochs", ("1", "2", "3", "4"), "4"),
        OptionSpec("last-epoch-event", ("no", "yes"), "no"),
        OptionSpec("barbarian-hordes", ("no", "yes"), "no"),
        OptionSpec("balancing-abilities", ("yes", "no"), "yes"),
        OptionSpec("reactions", ("holders", "everyone"), "holders"),
    ),
    rules_version=4,
)
