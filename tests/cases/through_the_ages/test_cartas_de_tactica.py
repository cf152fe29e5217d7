"""Rulebook, "Cartas de táctica", "Gengis Kan", "Poner en juego una táctica", "Copiar una táctica"."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from random import Random

import pytest

from engine.through_the_ages.armies import Armies, formation, tactical_strength, units_for
from engine.through_the_ages.cards import AGE, CARDS, NUMBERS, OF_KIND, WORKERS
from engine.through_the_ages.values import strength
from tests.cases.through_the_ages.acting import act, board, fit, why_not

TACTICS = OF_KIND["tactic"]


@cache
def _best(units: tuple[tuple[str, int, int], ...], air: int, tactic: int, is_mixed: bool) -> int:
    """The best of all ways to make armies one by one: ``units`` are kind, level and how many."""
    card, best = CARDS[tactic], 0
    for left, is_modern in _one_army(units, tactic, is_mixed):
        value = card.value if is_modern or not card.obsolete else card.obsolete
        best = max(best, value + _best(left, air, tactic, is_mixed))
        if air:
            best = max(best, 2 * value + _best(left, air - 1, tactic, is_mixed))
    return best


def _one_army(
    units: tuple[tuple[str, int, int], ...], tactic: int, is_mixed: bool
) -> Iterator[tuple[tuple[tuple[str, int, int], ...], bool]]:
    """Every way to take one army's units: what is left, and whether all of them are modern."""
    wants = dict(zip(("infantry", "cavalry", "artillery"), CARDS[tactic].army, strict=True))
    ways: list[tuple[dict[int, int], bool]] = [({}, True)]
    for kind, count in wants.items():
        fits = {kind, "infantry"} if is_mixed and kind == "cavalry" else {kind}
        places = [at for at, unit in enumerate(units) if unit[0] in fits]
        more = []
        for used, is_modern in ways:
            for chosen in combinations_with_replacement(places, count):
                taken = dict(used)
                for at in chosen:
                    taken[at] = taken.get(at, 0) + 1
                if all(taken[at] <= units[at][2] for at in taken):
                    more.append((taken, is_modern and all(units[at][1] >= AGE[tactic] - 1 for at in chosen)))
        ways = more
    for taken, is_modern in ways:
        yield tuple((kind, lvl, count - taken.get(at, 0)) for at, (kind, lvl, count) in enumerate(units)), is_modern


@pytest.mark.parametrize("is_mixed", [False, True])
def test_cartas_de_tactica__armies_are_always_the_strongest_that_can_be_formed(is_mixed: bool) -> None:
    dice = Random(5)
    for _ in range(250):
        tactic = dice.choice(TACTICS)
        workers = [0] * WORKERS
        for kind in ("infantry", "cavalry", "artillery"):
            for n in OF_KIND[kind]:
                workers[n] = dice.choice((0, 0, 1, 2))
        workers[NUMBERS["air_forces"]] = dice.choice((0, 0, 1, 2))
        units = tuple(
            (kind, AGE[n], workers[n])
            for kind in ("infantry", "cavalry", "artillery")
            for n in OF_KIND[kind]
            if workers[n]
        )
        best = _best(units, workers[NUMBERS["air_forces"]], tactic, is_mixed)
        found = tactical_strength(units_for(workers, tactic), tactic, is_mixed=is_mixed)
        assert found == best, (CARDS[tactic].id, units, workers[NUMBERS["air_forces"]])


def test_cartas_de_tactica__without_a_tactic_there_are_no_armies() -> None:
    s = board()
    fit(s, 0, on={"warriors": 3})
    assert strength(s, 0) == 3


ARMIES = {
    "fighting_band": ((2, 0, 0), 1, 1),
    "heavy_cavalry": ((0, 3, 0), 4, 4),
    "legion": ((3, 0, 0), 2, 2),
    "medieval_army": ((1, 1, 0), 2, 2),
    "phalanx": ((2, 1, 0), 3, 3),
    "classic_army": ((2, 2, 0), 8, 4),
    "conquistadors": ((1, 2, 0), 5, 3),
    "defensive_army": ((2, 0, 1), 6, 3),
    "fortifications": ((0, 0, 2), 5, 3),
    "mobile_artillery": ((0, 1, 1), 5, 3),
    "napoleonic_army": ((1, 1, 1), 7, 4),
    "entrenchments": ((1, 0, 2), 9, 5),
    "mechanized_army": ((0, 1, 2), 10, 5),
    "modern_army": ((2, 1, 1), 13, 7),
    "shock_troops": ((1, 3, 0), 11, 6),
}
"""Infantry, cavalry and artillery that a tactic wants, its value, and that of an obsolete army."""


@pytest.mark.parametrize("card", ARMIES)
def test_cartas_de_tactica__every_tactic_with_its_numbers(card: str) -> None:
    army, value, low = ARMIES[card]
    modern = dict(zip(("modern_infantry", "tanks", "rockets"), army, strict=True))
    s = board()
    p = fit(s, 0, on={"warriors": 0} | modern, tactic=card)
    assert strength(s, 0) == 5 * sum(army) + value
    fit(s, 0, on={"air_forces": 1})
    assert strength(s, 0) == 5 * sum(army) + 5 + 2 * value, "an air force doubles it"
    for name, count in modern.items():
        if count:
            # One unit too few: no army, and nothing to join for the air force.
            p.workers[NUMBERS[name]] -= 1
            assert strength(s, 0) == 5 * sum(army)
            p.workers[NUMBERS[name]] += 1
    old = {"warriors": army[0], "knights": army[1], "cannon": army[2]}
    fit(s, 0, on=dict.fromkeys(("modern_infantry", "tanks", "rockets", "air_forces"), 0) | old)
    is_old = any(army[at] and AGE[NUMBERS[name]] < AGE[NUMBERS[card]] - 1 for at, name in enumerate(old))
    units = army[0] + 2 * army[1] + 3 * army[2]
    assert strength(s, 0) == units + (low if is_old else value)


def test_cartas_de_tactica__one_unit_two_levels_below_makes_an_army_obsolete() -> None:
    s = board()
    fit(s, 0, on={"warriors": 1, "riflemen": 1, "cannon": 1}, tactic="defensive_army")
    assert strength(s, 0) == 1 + 3 + 3 + 3
    fit(s, 0, on={"warriors": 0, "swordsmen": 1})
    assert strength(s, 0) == 2 + 3 + 3 + 6


def test_cartas_de_tactica__an_obsolete_army_with_an_air_force_doubles_the_lower_value() -> None:
    s = board()
    fit(s, 0, on={"warriors": 1, "riflemen": 1, "cannon": 1, "air_forces": 1}, tactic="defensive_army")
    assert strength(s, 0) == 1 + 3 + 3 + 5 + 2 * 3


def test_cartas_de_tactica__the_air_force_joins_the_better_army() -> None:
    s = board()
    fit(s, 0, on={"warriors": 2, "riflemen": 2, "cannon": 2, "air_forces": 1}, tactic="defensive_army")
    assert strength(s, 0) == 2 + 6 + 6 + 5 + 2 * 6 + 3


def test_cartas_de_tactica__an_army_takes_one_air_force_only() -> None:
    s = board()
    fit(s, 0, on={"warriors": 2, "air_forces": 2}, tactic="fighting_band")
    assert strength(s, 0) == 2 + 10 + 2


def test_gengis_kan__infantry_stands_in_for_cavalry_but_not_for_both() -> None:
    s = board()
    fit(s, 0, on={"warriors": 3}, tactic="phalanx", leader="genghis_khan")
    assert strength(s, 0) == 3 + 3
    fit(s, 0, on={"warriors": 2})
    assert strength(s, 0) == 2


def test_gengis_kan__his_infantry_stays_infantry_for_the_great_wall() -> None:
    s = board()
    fit(s, 0, on={"warriors": 3}, tactic="phalanx", leader="genghis_khan", wonders=["great_wall"])
    assert strength(s, 0) == 3 + 3 + 3


def test_tactica__playing_one_uses_a_military_action_and_sets_the_banner() -> None:
    s = board()
    p = fit(s, 0, on={"warriors": 2}, military_hand=["fighting_band"])
    act(s).do("tactic:fighting_band")
    assert (p.military, p.tactic, p.exclusive, p.military_hand) == (1, NUMBERS["fighting_band"], True, [])
    assert strength(s, 0) == 3


def test_tactica__one_is_played_or_copied_once_a_turn() -> None:
    s = board(shared=["legion"])
    fit(s, 0, special=["military_theory"], military_hand=["fighting_band", "phalanx"])
    table = act(s).do("tactic:fighting_band")
    assert not table.options("tactic:")
    assert not table.options("copy:")
    assert why_not(s, "tactic:phalanx") == why_not(s, "copy:legion") == "tactic-once"


def test_tactica__copying_a_shared_one_uses_two_military_actions() -> None:
    s = board(shared=["legion"])
    p = fit(s, 0, on={"warriors": 3}, military=1)
    assert why_not(s, "copy:legion") == "military-actions"
    p.military = 2
    act(s).do("copy:legion")
    assert (p.military, p.tactic, p.exclusive) == (0, NUMBERS["legion"], False)
    assert s.shared == [NUMBERS["legion"]]
    assert strength(s, 0) == 5


def test_gengis_kan__infantry_that_rides_in_a_modern_army_is_missing_in_another() -> None:
    s = board()
    fit(s, 0, on={"warriors": 0, "riflemen": 4, "knights": 6}, tactic="shock_troops", leader="genghis_khan")
    # Two armies with old knights, or a modern one and not enough infantry for a second.
    assert strength(s, 0) == 4 * 3 + 6 * 2 + 2 * 6


def test_cartas_de_tactica__an_army_of_equal_strength_counts_as_one_of_modern_units() -> None:
    """A tactic of age I has no lower value: its armies are never outdated."""
    workers = [0] * WORKERS
    workers[NUMBERS["warriors"]], workers[NUMBERS["knights"]] = 3, 1
    tactic = NUMBERS["medieval_army"]
    assert formation(units_for(workers, tactic), tactic) == Armies(modern=1, old=0, flown=0, strength=2)
