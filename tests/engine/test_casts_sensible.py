"""Computers that lead two civilizations, and those that meet ones without a player: both of their own count."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.computers.lookahead import RIVALS, all_parts, lookahead_of
from engine.core.ask import Ask, Fixed
from engine.core.registry import load_game
from engine.core.rng import seeded
from engine.epochs.areas import home_of
from engine.epochs.cast import cast_of
from engine.epochs.computer.worth import area_gain, missing_partners, threat
from engine.inner_sea.state import State
from engine.middle_east.computer.sight import sight
from tests.cases.inner_sea.driver import card_id
from tests.cases.inner_sea.driver import position as inner_sea
from tests.cases.inner_sea.test_cast import of_two, with_unled
from tests.cases.middle_east import driver as middle_east

GAME = load_game("inner_sea")
"""In its cases the player leads civilizations 0 and 2, and is asked for the first one."""


def answered(s: Any, key: str, *options: str, least: int = 1, **about: str | int) -> tuple[str, ...]:
    """What the player answers for its first civilization to a question for one option at most."""
    game = load_game(s.game)
    assert game.sensible is not None
    return game.sensible.answer(Ask(key, 0, Fixed(*options), least, 1, about), game.sensible.sight(s, 0), seeded(1))


def in_area(faction: int, disks: int, area: str = "rome", **more: Any) -> State:
    """A position in which only this civilization stands in an area."""
    return of_two({area: {faction: disks}, "egypt": {0: 2}}, **more)


# --- the judge of those that look ahead -------------------------------------------------------------------------------


def test_the_judge_adds_up_the_civilizations_of_a_player_and_counts_neither_as_a_rival() -> None:
    s = of_two({"rome": {0: 3, 2: 1}, "etruria": {2: 3}, "umbria": {1: 2}}, points=[5, 6, 7, 9])
    parts = lookahead_of(GAME).parts
    assert parts(s, 0)["points"] == 12
    before = all_parts(GAME, s, 0)
    s.points[2] += 10
    after = all_parts(GAME, s, 0)
    assert after["points"] == before["points"] + 10
    assert after[RIVALS] == before[RIVALS]


# --- where disks go ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("faction", "answer"), [(1, "deploy:rome"), (2, "done"), (3, "deploy:rome")])
def test_it_attacks_a_city_of_others_but_none_of_its_own(faction: int, answer: str) -> None:
    s = in_area(faction, 3)
    assert answered(s, "deploy", "deploy:rome", "done", ready=4) == (answer,)


def test_it_takes_an_area_from_a_disk_of_its_own_only_for_more() -> None:
    assert GAME.sensible is not None
    s = in_area(2, 1)
    see, rome = GAME.sensible.sight(s, 0), s.board.number["rome"]
    assert area_gain(see, rome, 3, 0.5) > 0
    assert area_gain(see, rome, 1, 0.5) < 0
    alone = GAME.sensible.sight(in_area(1, 1), 0)
    assert area_gain(see, rome, 3, 0.5) < area_gain(alone, rome, 3, 0.5)


def test_it_looks_for_no_trade_between_its_own() -> None:
    assert GAME.sensible is not None
    s = of_two({"egypt": {0: 1}, "rome": {2: 1}, "gaul": {1: 1}, "etruria": {3: 1}})
    assert missing_partners(GAME.sensible.sight(s, 0)) == [1, 3]


# --- cards ------------------------------------------------------------------------------------------------------------


def test_a_card_strikes_others_even_where_its_own_is_first() -> None:
    s = of_two({"rome": {2: 3}, "etruria": {1: 2}}, points=[0, 3, 30, 3])
    assert answered(s, "card-stacks", "stack:rome:2", "stack:etruria:1", card="demagogue") == ("stack:etruria:1",)
    assert answered(s, "card-seat", "seat:2", "seat:1", card="spies") == ("seat:1",)


def test_nothing_is_spent_in_a_competition_among_its_own() -> None:
    hand = {0: ["composite_bow"]}
    card = f"card:{card_id('composite_bow')}"
    for faction, wanted in ((2, ()), (1, (card,))):
        s = of_two({"rome": {0: 3, faction: 3}}, hand)
        assert answered(s, "compete", card, least=0, area="rome") == wanted
        loss = answered(s, "losses", card, least=0, area="rome", left=1, because="competition", most=1)
        assert bool(loss) == (faction == 1)


def test_it_negates_what_strikes_either_of_its_own_and_nothing_that_either_plays() -> None:
    hand = {0: ["sign_from_above"]}
    negate = f"negate:{card_id('sign_from_above')}"
    s = of_two({"rome": {2: 3}, "etruria": {1: 3}}, hand)
    played = {"kind": "card", "card": "demagogue"}
    assert answered(s, "react", negate, "let", seat=1, targets="stack:rome:2", **played) == (negate,)
    assert answered(s, "react", negate, "let", seat=2, targets="stack:rome:2", **played) == ("let",)
    assert answered(s, "react", negate, "let", seat=3, targets="stack:etruria:1", **played) == ("let",)


def test_the_middle_east_spares_its_own_too() -> None:
    disks = {"thebes": {2: 3}, "memphis": {2: 3}, "hattusha": {1: 3}}
    s = middle_east.position(4, disks=disks, points=[0, 3, 30, 3], cast=cast_of(2, 2, 0))
    assert answered(s, "card-seat", "seat:2", "seat:1", card="dynastic_strife") == ("seat:1",)
    assert answered(s, "card-seat", "seat:2", "seat:1", card="royal_marriage") == ("seat:2",)
    played = {"kind": "card", "card": "dynastic_strife"}
    negate = f"negate:{middle_east.card_id('prophetess')}"
    assert answered(s, "react", negate, "let", seat=1, targets="seat:2", **played) == (negate,)
    assert answered(s, "react", negate, "let", seat=2, targets="seat:1", **played) == ("let",)


def test_the_temple_of_its_own_is_nothing_to_capture() -> None:
    s = middle_east.position(4, worship={1: "god_of_war", 2: "god_of_peace"}, cast=cast_of(2, 2, 0))
    homes = [home_of(s, side) for side in range(4)]
    see = sight(s, 0)
    assert see.stakes[homes[1]] > 0
    assert homes[2] not in see.stakes


# --- civilizations without a player -----------------------------------------------------------------------------------


def test_who_wins_nothing_is_less_to_be_feared() -> None:
    assert GAME.sensible is not None
    s = with_unled({"rome": {2: 2}, "etruria": {1: 2}}, points=[0, 10, 14])
    see = GAME.sensible.sight(s, 0)
    assert (list(see.unled), list(see.siblings)) == ([2], [])
    assert threat(see, 1) > threat(see, 2) > 0
    assert answered(s, "card-stacks", "stack:rome:2", "stack:etruria:1", card="demagogue") == ("stack:etruria:1",)
    blind = replace(see, unled=(), threats={})
    assert threat(blind, 2) > threat(blind, 1)


def test_without_a_cast_nothing_of_it_is_seen() -> None:
    assert GAME.sensible is not None
    s = of_two({"rome": {0: 2}})
    assert list(GAME.sensible.sight(s, 0).siblings) == [2]
    s.cast = cast_of(4, 1, 0)
    see = GAME.sensible.sight(s, 0)
    assert (list(see.siblings), list(see.unled)) == ([], [])


# --- what is aimed at things and places of one's own ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "target", "answer"),
    [
        ("great_fire", "wonder:great_walls", "negate"),
        ("great_fire", "wonder:house_of_books", "let"),
        ("plague", "region:italy", "negate"),
        ("plague", "region:egypt", "let"),
    ],
)
def test_it_keeps_blows_from_its_wonders_and_crowded_regions(card: str, target: str, answer: str) -> None:
    wonders = {"great_walls": (0, "rome"), "house_of_books": (1, "etruria")}
    s = inner_sea(3, disks={"rome": {0: 3}, "etruria": {1: 3}}, hands={0: ["sign_from_above"]}, wonders=wonders)
    negate = f"negate:{card_id('sign_from_above')}"
    said = answered(s, "react", "let", negate, seat=2, kind="card", card=card, targets=target)
    assert said == ((negate,) if answer == "negate" else ("let",))
