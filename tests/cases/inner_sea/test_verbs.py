"""Effects written in the data of a card stand for its code."""

from collections.abc import Iterator
from typing import Any

import pytest

from data import FOLDER, table
from engine.epochs.cards import worth_playing
from engine.epochs.effects.verbs import WHERE, WORKS, override_from_data
from engine.inner_sea import facts
from tests.cases.answers import PASS
from tests.cases.inner_sea.driver import BARBARIANS, at, card_id, compete, drained, play, position


@pytest.fixture(autouse=True)
def _take_back() -> Iterator[None]:
    """Whatever a case writes over is taken back."""
    yield
    for key in ("golden_age", "phalanx"):
        override_from_data("inner_sea", key, None)


def effect(*steps: dict[str, Any], key: str = "golden_age") -> None:
    """Let these steps stand for a card's code."""
    override_from_data("inner_sea", key, steps)


def test_effect__stands_for_the_code_and_can_be_taken_back():
    effect({"verb": "talents", "count": 3})
    s = position(disks={"rome": {0: 1}})
    play(s, 0, "golden_age")
    assert s.treasury[0] == 3
    override_from_data("inner_sea", "golden_age", None)
    s = position(disks={"rome": {0: 1}})
    play(s, 0, "golden_age", "area:etruria", "area:umbria")
    assert s.treasury[0] == 1


def test_effect__is_read_from_the_row_of_the_card(monkeypatch: pytest.MonkeyPatch):
    def rows(path: str) -> Any:
        read = table(path)
        for row in read.get("cards", ()):
            if row["key"] == "golden_age":
                row["effect"] = [{"verb": "place", "where": "own-land", "areas": 2}, {"verb": "talents"}]
        return read

    monkeypatch.setattr(facts, "table", rows)
    facts.make_facts()
    s = position(disks={"rome": {0: 1}, "gaul": {0: 2}, "tyrrhenian_sea": {0: 1}})
    play(s, 0, "golden_age")
    assert (at(s, "rome"), at(s, "gaul"), at(s, "tyrrhenian_sea"), s.treasury[0]) == (2, 3, 1, 1)


def test_place__so_many_disks_in_so_many_areas():
    effect({"verb": "place", "where": "beside-own", "areas": 2, "disks": 2, "up_to": True})
    s = position(disks={"rome": {0: 1}})
    play(s, 0, "golden_age", "area:etruria+area:bay_of_capua")
    assert (at(s, "etruria"), at(s, "bay_of_capua"), at(s, "umbria")) == (2, 2, 0)


def test_place__only_as_many_areas_are_named_as_the_supply_has_disks_for():
    effect({"verb": "place", "where": "own-land", "areas": 3, "disks": 2})
    s = drained(3, disks={"rome": {0: 1}, "gaul": {0: 1}, "troy": {0: 1}})
    play(s, 0, "golden_age", "area:gaul+area:troy")
    assert [at(s, area) for area in ("rome", "gaul", "troy")] == [1, 3, 2]


def test_remove__stacks_of_different_areas():
    effect({"verb": "remove", "where": "near-own", "areas": 2, "disks": 2})
    s = position(disks={"rome": {0: 1}, "etruria": {1: 3, 2: 1}, "umbria": {BARBARIANS: 3}, "gaul": {1: 3}})
    play(s, 0, "golden_age", "stack:etruria:1")
    assert (at(s, "etruria", 1), at(s, "etruria", 2), at(s, "umbria", BARBARIANS), at(s, "gaul", 1)) == (1, 1, 1, 3)


def test_steps__each_has_its_own_targets():
    effect({"verb": "remove", "where": "land"}, {"verb": "place", "where": "own-land", "areas": 2, "up_to": True})
    s = position(disks={"rome": {0: 1, 1: 2}, "gaul": {0: 1, 1: 1}, "troy": {0: 1}})
    play(s, 0, "golden_age", "stack:rome:1", "area:rome+area:troy")
    assert (at(s, "rome", 1), at(s, "rome"), at(s, "gaul"), at(s, "troy")) == (1, 2, 1, 2)


def test_steps__one_that_finds_nothing_does_not_stop_the_others():
    effect({"verb": "remove", "where": "land"}, {"verb": "place", "where": "own-land"})
    s = position(disks={"rome": {0: 1}})
    play(s, 0, "golden_age")
    assert at(s, "rome") == 2


def test_steps__not_worth_playing_where_none_finds_anything():
    effect({"verb": "remove", "where": "land"}, {"verb": "place", "where": "own-land"})
    assert not worth_playing(position(), 0, card_id("golden_age"))


def test_remove_own__own_disks_for_a_point():
    effect({"verb": "remove-own", "where": "own-city", "disks": 2}, {"verb": "points", "count": 1})
    s = position(disks={"rome": {0: 4}})
    play(s, 0, "golden_age")
    assert (at(s, "rome"), s.points[0]) == (2, 1)


def test_everybody_loses__own_disks_too():
    effect({"verb": "everybody-loses", "where": "own-contested"})
    s = position(disks={"rome": {0: 2, 1: 2, BARBARIANS: 1}})
    play(s, 0, "golden_age")
    assert (at(s, "rome"), at(s, "rome", 1), at(s, "rome", BARBARIANS)) == (1, 1, 0)


def test_replace__own_disks_for_those_that_went():
    effect({"verb": "replace", "where": "land-near-own", "disks": 2})
    s = position(disks={"rome": {0: 1}, "etruria": {1: 3}})
    play(s, 0, "golden_age")
    assert (at(s, "etruria", 1), at(s, "etruria")) == (1, 2)


def test_barbarians__at_an_edge_of_the_map():
    effect({"verb": "barbarians", "where": "north-edge", "disks": 3})
    s = position()
    play(s, 0, "golden_age", "area:gaul")
    assert at(s, "gaul", BARBARIANS) == 3


def test_allies__white_disks_in_a_competition():
    effect({"verb": "allies", "disks": 2}, key="phalanx")
    s = position(disks={"rome": {0: 1, 1: 2}})
    compete(s, "rome", {0: ["phalanx"]}, PASS)
    assert (at(s, "rome"), at(s, "rome", 1)) == (1, 0)


def test_talents__for_others_and_for_a_chosen_one():
    effect({"verb": "talents", "who": "everybody"}, {"verb": "talents", "who": "chosen", "count": -1})
    s = position(talents=[0, 1, 1])
    play(s, 0, "golden_age", "seat:2")
    assert s.treasury == [1, 2, 1]


def test_talents__a_price_must_be_paid():
    effect({"verb": "talents", "count": -2}, {"verb": "points"})
    assert not worth_playing(position(talents=[1]), 0, card_id("golden_age"))
    s = play(position(talents=[2]), 0, "golden_age")
    assert (s.treasury[0], s.points[0]) == (0, 1)


def test_discard_and_draw__the_first_pays_for_the_second():
    effect({"verb": "discard"}, {"verb": "draw", "count": 2})
    assert not worth_playing(position(hands={0: ["golden_age"]}), 0, card_id("golden_age"))
    s = position(hands={0: ["poet"]}, deck=["spies", "barter"])
    play(s, 0, "golden_age", f"card:{card_id('poet')}")
    assert sorted(s.hands[0]) == sorted([card_id("spies"), card_id("barter")])


@pytest.mark.parametrize(
    "step",
    [
        {"verb": "conjure"},
        {"verb": "place", "where": "moon"},
        {"verb": "place", "areas": "two"},
        {"verb": "place", "n": 1},
    ],
)
def test_effect__says_which_card_cannot_be_read(step: dict[str, Any]):
    with pytest.raises(ValueError, match="card 'golden_age'"):
        effect(step)


def test_effect__needs_a_step():
    with pytest.raises(ValueError, match="at least one step"):
        effect()


def test_readme__lists_every_verb_and_every_place():
    text = (FOLDER / "epochs/cards.md").read_text("utf-8")
    missing = [word for word in (*WORKS, *WHERE) if f"`{word}`" not in text]
    assert not missing
