"""What the message that calls a player says: that it is their turn, or what has come over them."""

from __future__ import annotations

import pytest

from bot.model.table import Holder, Table
from bot.posting.texts.board import board_text
from engine.core.match import Match
from engine.core.registry import load_game
from engine.tigris.position import position
from tests.bot.positions import fighting, losing
from tests.cases.tigris.driver import do


def first_line(match: Match, lang: str) -> str:
    holders = tuple(Holder(seat, 70 + seat, name) for seat, name in enumerate(("Ana", "Ben")))
    table = Table(
        4, match.game_id, match.options, 2, 5, lang, 9, 77, 1, "playing", holders, 0, 0, waiting=match.waiting()
    )
    return board_text(table, match, 0).splitlines()[0]


def attacked(*commits: str) -> Match:
    match = position(leaders="lion king H3", tiles={"red": "H4"}, hands=("red red", "red"))
    return do(match, "leader:black:H5", *commits)


@pytest.mark.parametrize(
    ("lang", "attacker", "defender", "turn"),
    [
        ("en", "you attack at", "you are attacked at", "your turn at"),
        ("es", "atacas en", "te atacan en", "te toca en"),
    ],
)
def test_whoever_defends_is_told_that_they_are_attacked_not_that_it_is_their_turn(
    lang: str, attacker: str, defender: str, turn: str
) -> None:
    where = {"en": "**Tigris & Euphrates**, table 4.", "es": "**Tigris y Éufrates**, mesa 4."}[lang]
    assert first_line(attacked(), lang) == f"<@70>, {attacker} {where}"
    assert first_line(attacked("commit:1"), lang) == f"<@71>, {defender} {where}"
    assert first_line(attacked("commit:1", "commit:1"), lang) == f"<@70>, {turn} {where}"


def test_a_competition_and_losses_are_called_what_they_are() -> None:
    where = "at **Ancient Civilizations of the Inner Sea**, table 4."
    assert first_line(fighting(), "en") == f"<@70> <@71>, there is a competition in Rome {where}"
    assert first_line(losing(), "en") == f"<@70>, disks of yours are about to go {where}"


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "choose your civilization at"), ("es", "elige qué civilización diriges en")]
)
def test_a_game_begins_with_what_is_to_be_chosen(lang: str, words: str) -> None:
    assert words in first_line(Match.create(load_game("inner_sea"), {}, 2, 1), lang)
