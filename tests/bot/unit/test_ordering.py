"""Lists come in the order in which their reader looks for things: columns A to P, own kingdoms first, the alphabet."""

from __future__ import annotations

import pytest

from bot.drafts.lists import read_picks
from bot.drafts.reader import Unclear
from bot.words.option_tree import level
from bot.words.option_words import OptionWords
from bot.words.ordering import arranged
from bot.words.plan_words import plan_words
from data.collation import in_alphabet
from engine.tigris.position import position
from tests.bot.positions import acting, deploying

NAMES = ["Ana", "Ben"]


@pytest.mark.parametrize(
    ("lang", "words", "wanted"),
    [
        (
            "es",
            ["Zama", "Ávila", "Nubia", "Ñora", "Ibiza", "Anatolia", "Oea"],
            "Anatolia Ávila Ibiza Nubia Ñora Oea Zama",
        ),
        ("en", ["Ñora", "Nubia", "Oea", "Nyx"], "Ñora Nubia Nyx Oea"),
        ("es", ["Ñu", "Nuñez", "nuevo", "NUNCA"], "nuevo NUNCA Nuñez Ñu"),
        ("en", ["l'Aquila", "Latium", "La Spezia"], "La Spezia l'Aquila Latium"),
    ],
)
def test_the_alphabet_is_the_readers(lang: str, words: list[str], wanted: str) -> None:
    assert " ".join(sorted(words, key=lambda word: in_alphabet(lang, word))) == wanted


def test_columns_come_from_a_to_p_and_squares_beside_ones_kingdoms_first() -> None:
    match = position(leaders="bow king G5, lion king K3", tiles={"red": "G6 K4"}, hands=("red black",))
    said, options = OptionWords("en", "tigris", NAMES), list(match.asks()[0].options)
    assert {option.partition(":")[0] for option in options} > {"tile", "leader"}
    sorted_ = arranged(said, match.view(0), options)
    assert sorted(sorted_) == sorted(options)
    columns = [choice.parts[-1] for choice in level(sorted_, "tile:red:", said.group)]
    assert columns == sorted(columns)
    assert len(columns) > 10
    in_g = [choice.parts[-1] for choice in level(sorted_, "tile:red:G*", said.group)]
    assert in_g[:2] == ["G4", "G7"], "beside the bow's kingdom"
    assert [int(square[1:]) for square in in_g[2:]] == sorted(int(square[1:]) for square in in_g[2:])
    short = [option for option in arranged(said, match.view(0), options, short=True) if option.startswith("tile:red:")]
    beside = {"G4", "G7", "F5", "F6", "H5", "H6"}
    assert {option.rpartition(":")[2] for option in short[: len(beside)]} == beside


@pytest.mark.parametrize("lang", ["en", "es"])
def test_areas_and_cards_come_by_the_readers_alphabet(lang: str) -> None:
    said = OptionWords(lang, "inner_sea", NAMES)
    match = deploying()
    areas = [said.thing(option) for option in arranged(said, match.view(0), match.asks()[0].options) if ":" in option]
    assert len(areas) > 3
    assert areas == sorted(areas, key=lambda name: in_alphabet(lang, name))
    match = acting(("colonists", "granary", "heresy"))
    offered = arranged(said, match.view(0), match.asks()[0].options)
    cards = [said.thing(option) for option in offered if option.startswith("play:")]
    assert cards == sorted(cards, key=lambda name: in_alphabet(lang, name))
    plain = list(match.asks()[0].options)
    verbs = [option.partition(":")[0] for option in plain]
    assert [option.partition(":")[0] for option in offered] == sorted(verbs, key=verbs.index), "verbs stay as they are"


@pytest.mark.parametrize(
    ("lang", "wanted"),
    [
        (
            "en",
            {
                "tile:black:A1": "settlement to A1",
                "leader:black:G7": "king to G7",
                "catastrophe:A1": "catastrophe to A1",
            },
        ),
        (
            "es",
            {"tile:black:A1": "población en A1", "leader:black:G7": "rey en G7", "catastrophe:A1": "catástrofe en A1"},
        ),
    ],
)
def test_an_action_is_named_with_verb_and_piece_and_read_so(lang: str, wanted: dict[str, str]) -> None:
    match = position(leaders="bow trader G5", tiles={"red": "G6"}, hands=("red black",))
    said, ask = OptionWords(lang, "tigris", NAMES), match.asks()[0]
    for option, words in wanted.items():
        assert said.deed(option) == words
        assert read_picks(said, ask, words) == [option]
    with pytest.raises(Unclear) as unclear:
        read_picks(said, ask, "A1")
    assert wanted["tile:black:A1"] in unclear.value.args_["reason"]
    assert wanted["catastrophe:A1"] in unclear.value.args_["reason"]


def test_a_plan_says_what_is_done_with_what() -> None:
    told = (("commit:attack", ("commit:1",)),)
    english, spanish = (OptionWords(lang, "tigris", NAMES) for lang in ("en", "es"))
    assert plan_words(english, "action", ("leader:black:F2",), told) == "Your next action: king to F2 → reveal 1 tile"
    assert plan_words(spanish, "action", ("leader:black:F2",), told).endswith("rey en F2 → revelar 1 loseta")
    card = next(o for o in acting().asks()[0].options if o.startswith("play:"))
    assert (
        plan_words(OptionWords("en", "inner_sea", NAMES), "card-action", (card,)).partition(": ")[2].startswith("play ")
    )
