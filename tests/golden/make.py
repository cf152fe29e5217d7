"""``python -m tests.golden.make``: write the golden games anew. Look at the difference before you keep it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from engine.cli.play import Setting
from engine.cli.transcript import transcript
from engine.core.registry import load_game

FOLDER = Path(__file__).parent


class Golden(msgspec.Struct, frozen=True):
    """A whole game that must stay as it is: the table, who plays, the language, how it ends."""

    name: str
    seats: int
    seed: int
    options: dict[str, str]
    ending: str
    level: str = "random"
    lang: str = "en"
    game: str = "tigris"

    @property
    def file(self) -> Path:
        """Where its transcript is kept."""
        return FOLDER / self.game / f"{self.name}.txt"

    @property
    def epochs(self) -> int:
        """How many epochs are played, where the game has epochs."""
        return int(self.options.get("epochs", 4))

    def lines(self) -> Iterator[str]:
        """Its transcript as the rules make it now."""
        options = load_game(self.game).meta.check(self.options, self.seats)
        return transcript(Setting(self.game, options, self.seats, self.seed, self.level), self.lang)


_FULL = {"board": "alternative", "special-buildings": "yes"}

TIGRIS = (
    Golden("two_classic_bag", 2, 9, {}, "bag", level="verb-first"),
    Golden("two_alternative_buildings_treasures", 2, 37, _FULL, "treasures"),
    Golden("three_classic_treasures", 3, 29, {}, "treasures", lang="es"),
    Golden("four_alternative_buildings_bag", 4, 44, _FULL, "bag"),
)
"""Each number of players, both boards, with and without special buildings, both ends of the game."""

INNER_SEA: tuple[Golden, ...] = (
    Golden("two_turn_2", 2, 2, {"epochs": "1"}, "turn-2", game="inner_sea"),
    Golden(
        "three_turn_3_event",
        3,
        1,
        {"epochs": "1", "last-epoch-event": "yes"},
        "turn-3",
        level="verb-first",
        lang="es",
        game="inner_sea",
    ),
    Golden(
        "four_turn_4_hordes",
        4,
        1,
        {"epochs": "1", "barbarian-hordes": "yes"},
        "turn-4",
        level="verb-first",
        game="inner_sea",
    ),
    Golden(
        "five_cities_everyone",
        5,
        12,
        {"epochs": "1", "reactions": "everyone"},
        "cities",
        level="verb-first",
        game="inner_sea",
    ),
    Golden("six_wonders", 6, 4, {"epochs": "1"}, "wonders", level="verb-first", lang="es", game="inner_sea"),
    Golden("three_disks", 3, 20, {"epochs": "1", "balancing-abilities": "no"}, "disks", game="inner_sea"),
    Golden("four_areas", 4, 794, {"epochs": "1"}, "areas", game="inner_sea"),
    Golden("two_shared", 2, 698, {"epochs": "1"}, "nothing", lang="es", game="inner_sea"),
    Golden("two_four_epochs", 2, 7, {}, "turn-3", level="verb-first", game="inner_sea"),
)
"""Each number of players, each option, each turn in which an epoch can end, each way in which a tie is parted."""

_CHANGED = {"civil-hands": "hidden", "genghis-in-uprising": "no", "resigning": "no", "asking": "everyone"}

AGES: tuple[Golden, ...] = (
    Golden("two_shared", 2, 4, {}, "shared", lang="es", game="through_the_ages"),
    Golden("two_resigned", 2, 1, {}, "last", level="verb-first", game="through_the_ages"),
    Golden("three_changed", 3, 2, _CHANGED, "one", level="verb-first", lang="es", game="through_the_ages"),
    Golden(
        "four_one_resigned",
        4,
        1,
        {"first-player": "first-seat"},
        "one-without",
        level="verb-first",
        game="through_the_ages",
    ),
    Golden("four", 4, 1, {}, "one", game="through_the_ages"),
)
"""Each number of players, each option, one winner and several, somebody who resigns, everybody but one who does."""

_EAST = {"epochs": "1"}
_FREE = {
    "civilizations": "any",
    "withdrawal": "cities",
    "gilgamesh": "twice",
    "epochs": "2",
    "balancing-abilities": "no",
}
_LATE = {"first-epoch": "4", "home-defence": "yes", "last-epoch-event": "yes", "barbarian-hordes": "yes"}

MIDDLE_EAST: tuple[Golden, ...] = (
    Golden("two_turn_2", 2, 4, _EAST, "turn-2", lang="es", game="middle_east"),
    Golden("three_turn_3_late", 3, 3, _LATE, "turn-3", level="verb-first", game="middle_east"),
    Golden("four_turn_4_free", 4, 8, _FREE, "turn-4", level="verb-first", game="middle_east"),
    Golden("three_omen", 3, 12, _EAST, "omen", game="middle_east"),
    Golden("two_goal", 2, 7, {"goal": "25"}, "goal", level="verb-first", game="middle_east"),
    Golden("two_goal_epoch", 2, 1, {"goal": "25", "goal-ends": "epoch"}, "turn-3", game="middle_east"),
    Golden("five_temples_everyone", 5, 16, {**_EAST, "reactions": "everyone"}, "temples", game="middle_east"),
    Golden("four_homes", 4, 115, _EAST, "homes", game="middle_east"),
    Golden("six_cities", 6, 5, _EAST, "cities", level="verb-first", lang="es", game="middle_east"),
    Golden("two_disks", 2, 133, _EAST, "disks", game="middle_east"),
    Golden("two_areas", 2, 1775, _EAST, "areas", game="middle_east"),
    Golden("two_four_epochs", 2, 2, {}, "turn-3", level="sensible", game="middle_east"),
)
"""Each number of players, each option, each turn in which an epoch can end, each way in which a tie is parted, but for
the last ones, which are too rare (tests/cases/middle_east/test_final.py has them).
"""

_OTHER = {"boards": "plain", "first-player": "first-seat", "stored": "open"}

WORLD: tuple[Golden, ...] = (
    Golden("two_sensible", 2, 1, {}, "points", level="sensible", game="ancient_world"),
    Golden("three_coins", 3, 49, _OTHER, "coins", lang="es", game="ancient_world"),
    Golden("four_cards", 4, 17, {"boards": "chosen"}, "cards", game="ancient_world"),
    Golden("two_knowledge", 2, 3882, {}, "knowledge", game="ancient_world"),
    Golden("two_ambrosia", 2, 2652, {}, "ambrosia", lang="es", game="ancient_world"),
)
"""Each number of players, each option, each way in which a tie is parted; a full tie is too rare
(tests/cases/ancient_world/test_fin_del_juego.py has it).
"""

GAMES = (*TIGRIS, *INNER_SEA, *MIDDLE_EAST, *AGES, *WORLD)

if __name__ == "__main__":
    for golden in GAMES:
        golden.file.parent.mkdir(exist_ok=True)
        golden.file.write_text("\n".join(golden.lines()) + "\n", encoding="utf-8")
        print(golden.file)
