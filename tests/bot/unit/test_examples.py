"""Examples in help texts can be typed as they stand: each is read, where its game is far enough for it."""

from __future__ import annotations

import re

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
    return len(whole) > 1 and not alone


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
