"""Examples in help texts can be typed as they stand: each is read, where its game is far enough for it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.drafts.lists import read_picks
from bot.drafts.turn_list import read_turn
from bot.games import presentation_of
from bot.games.tigris import square, swapped
from bot.words.option_words import OptionWords
from data.texts import texts
from data.words import names_of
from engine.core.ask import Ask, Fixed
from engine.core.match import Match
from engine.core.registry import games, load_game
from engine.through_the_ages.state import Politics, TakeActions
from tests.cases.through_the_ages.board import civ, state

SUCH_AS = re.compile(r"(?:[Ss]uch as|[Ff]or example|[Ll]ike|[Pp]or ejemplo|[Cc]omo):? (.+)$")
LANGUAGES = ("en", "es")
HOME = Path(__file__).parents[3]


def examples(lang: str) -> dict[str, str]:
    """The example in each description of an argument that has one, by the key of its text."""
    found = {}
    for game in games():
        for move in presentation_of(game).commands:
            for argument in move.arguments:
                key = f"{game}-argument-{move.verb}-{argument.name}"
                if match := SUCH_AS.search(texts().text(lang, key)):
                    found[key] = match[1]
    return found


def read(lang: str, key: str, example: str) -> bool:
    """Whether an example is read by its command in a position that has what it names."""
    game, _, rest = key.partition("-argument-")
    verb, said = rest.partition("-")[0], OptionWords(lang, game, ["Ana", "Ben"])
    if game == "tigris":
        return bool(swapped(example) if verb == "swap" else square(example))
    if game == "through_the_ages":
        s = state(civ(stored="bronze=6", idle=2, civil_hand="moses"), civ(), row="iron")
        s.agenda = [TakeActions(0), Politics(0)]
        return len(read_turn(said, Match.from_state(load_game(game), s, {}, 2), 0, example).steps) > 2
    asked = question(game, next(move.answers[0] for move in presentation_of(game).commands if move.verb == verb))
    first, _, other = example.partition(";")
    whole = read_picks(said, asked, first)
    # Disks alone need no word in the answer: that they are read is that nothing is raised.
    alone = read_picks(said, asked, other.partition(":")[2]) if other else []
    return len(whole) > 0 and not alone


def question(game: str, key: str) -> Ask:
    """A question of a game of epochs with all areas and cards, so that what an example names is there."""
    areas, cards = names_of(game, "area"), names_of(game, "number")
    if key in ("deploy", "withdraw"):
        return Ask(key, 0, Fixed("done", *(f"{key}:{area}" for area in areas)), about={"ready": 9, "number": 0})
    paid = [f"disk:{area}" for area in areas] if key != "losses" else ["disks-first", "talent:1", "talent:2"]
    options = Fixed(*paid, *(f"card:{card}" for card in cards), *(["talent"] if key != "losses" else []))
    return Ask(key, 0, options, about={"number": 1, "price": 5, "left": 3, "most": 3})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_example_of_a_command_is_read(lang: str) -> None:
    found = examples(lang)
    assert len(found) >= 5, found
    for key, example in found.items():
        assert read(lang, key, example), (key, example)


TYPED = {
    "players.md": ("en", "ages turn", "through_the_ages-argument-turn-actions"),
    "jugadores.md": ("es", "ages turno", "through_the_ages-argument-turn-actions"),
}
"""The typed turns that the guides show, by page: language, command, its argument."""

LISTS = {"sea deploy": "deploy", "sea pay": "pay", "sea lose": "lose", "east pay": "pay", "east lose": "lose"}


@pytest.mark.parametrize("page", TYPED)
def test_the_turn_that_a_guide_shows_is_read(page: str) -> None:
    lang, command, key = TYPED[page]
    (shown,) = re.findall(rf"`/{command} ([^`]+)`", (HOME / "docs" / page).read_text("utf-8"))
    s = state(civ(stored="bronze=6", idle=3, science=9), civ(), row="iron")
    s.agenda = [TakeActions(0), Politics(0)]
    match = Match.from_state(load_game("through_the_ages"), s, {}, 2)
    made = read_turn(OptionWords(lang, "through_the_ages", ["Ana", "Ben"]), match, 0, shown)
    assert [step.ids[0].partition(":")[0] for step in made.steps] == [
        "pass",
        "take",
        "build",
        "build",
        "develop",
        "end",
    ]
    assert key in examples(lang)


def test_the_lists_that_the_guide_shows_are_read() -> None:
    text, seen = (HOME / "docs" / "players.md").read_text("utf-8"), 0
    for command, verb in LISTS.items():
        game = "inner_sea" if command.startswith("sea") else "middle_east"
        for example in re.findall(rf"`/{command} ([^`]+)`", text):
            seen += 1
            assert read("en", f"{game}-argument-{verb}-what", example), example
    assert seen >= 4


@pytest.mark.parametrize("text", ["labor 3", "trabajar 3", "fin", "end"])
def test_words_that_the_guides_show_for_the_ancient_world_are_read(text: str) -> None:
    match = Match.create(load_game("ancient_world"), {"boards": "plain", "first-player": "first-seat"}, 2, 1)
    found = read_picks(OptionWords("en", "ancient_world", ["Ana", "Ben"]), match.asks()[0], text, match.position)
    assert found in (["labor:3:free:coins"], ["pass"])
