"""No shared file knows a game: its id, the words of its rulebook and the ids of its things stand in its own files."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from data.words import _things, words_of
from engine.core.registry import games

HOME = Path(__file__).parents[1]
ROOMS = ("bot", "data", "engine", "renderers")

FAMILIES = {words_of(game).family for game in games()} - {""}
OWN = {
    *games(),
    *FAMILIES,
    # Programs that make a game's data and pictures are named by hand, with the game in their names.
    "build",
    # The stand-in for Discord, which imports nothing of ours, has channels with the games' names.
    "local",
    # What stacks on areas share, for the family of engine/epochs.
    "maps",
}
"""Folders and files, by their names, that may know games; files whose names begin with a game or family may, too."""

RULEBOOKS = (
    *("temple", "settlement", "monument", "catastrophe", "treasure", "dynasty", "kingdom", "leader"),
    *("wonder", "civilization", "talent", "barbarian", "aeneas", "epoch", "competition"),
)
"""Words that mean something in one rulebook, and nothing to another game."""

ORDINARY = frozenset({"computers", "strategy"})
"""Ids of cards that are words of the host, too."""

CIVILIZATIONS = ("civilization", "civilizations")
ALLOWED = {
    # The help of a typed argument gives an example of each game.
    "bot/plans/commands.py": ("monument",),
    # PostgreSQL's word for seconds since 1970.
    "bot/store/postgres/turns.py": ("epoch",),
    # The statistics by civilization and card, which every game of engine/epochs has.
    "engine/cli/stats.py": CIVILIZATIONS,
    "engine/cli/standings.py": CIVILIZATIONS,
    "engine/cli/main.py": CIVILIZATIONS,
}
"""What a file may say all the same, with the reason."""


def shared_files() -> list[Path]:
    found = [path for room in ROOMS for path in (HOME / room).rglob("*.py")]
    parts = {path: path.relative_to(HOME).with_suffix("").parts for path in found}
    return [
        path for path in found if not OWN & {*parts[path]} and not parts[path][-1].startswith((*games(), *FAMILIES))
    ]


def code_of(file: Path) -> tuple[set[str], set[str]]:
    """The names and the texts of the code, without what is written for its readers."""
    tree = ast.parse(file.read_text("utf-8"))
    written = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    names = {
        word
        for node in ast.walk(tree)
        for field in ("id", "attr", "arg", "name", "module")
        if isinstance(word := getattr(node, field, None), str)
    }
    texts = {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in written
    }
    return names, texts


def known_words(file: Path) -> set[str]:
    """What a file says of games: their ids, words of their rulebooks, ids of their things."""
    names, texts = code_of(file)
    things = {thing.partition(":")[2] for game in games() for thing in _things(game)}
    every = names | texts
    ids = {game for game in games() if any(game in word for word in every)}
    rulebook = {word for text in every for word in re.findall(r"[a-z]+", text.casefold())}
    named = {part for text in texts for part in re.split(r"[\s:,]+", text)}
    return ids | {word for word in rulebook if word.removesuffix("s") in RULEBOOKS} | (named & things - ORDINARY)


@pytest.mark.parametrize("file", shared_files(), ids=lambda file: str(file.relative_to(HOME)))
def test_a_shared_file_knows_no_game(file: Path) -> None:
    found = {word for word in known_words(file) if not word.isdecimal()}
    assert found <= set(ALLOWED.get(str(file.relative_to(HOME)), ()))


def test_what_is_allowed_is_said() -> None:
    for file, words in ALLOWED.items():
        assert known_words(HOME / file) & set(words), file


def test_a_file_that_knows_a_game_is_found(tmp_path: Path) -> None:
    file = tmp_path / "shared.py"
    file.write_text('"""Rome is an example."""\nTONES = {"tigris": 1}\n\ndef wonders():\n    return "area:rome"\n')
    assert known_words(file) == {"tigris", "wonders", "rome"}
