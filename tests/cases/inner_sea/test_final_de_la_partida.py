"""Rulebook, "Final de la partida": most points, then five ways to part those who tie."""

from __future__ import annotations

import pytest

from engine.epochs.state import EndOfEpoch, Rules
from tests.cases.inner_sea.plain import Table, position


def places(*disks: str, points: list[int], **more: object) -> tuple[tuple[int, ...], ...]:
    """How a game ends; all parts of the last epoch's points tie or are nothing."""
    table = ended(*disks, points=points, **more)
    assert table.s.result is not None
    return table.s.result.places


def ended(*disks: str, points: list[int], **more: object) -> Table:
    """A table whose game has ended with these disks and points."""
    return position(
        *disks,
        points=points,
        phase="reckoning",
        epoch=1,
        rules=Rules(epochs=1),
        steps=[EndOfEpoch()],
        **more,  # type: ignore[arg-type]
    )


def test_final_de_la_partida__most_points_win() -> None:
    assert places("egypt 1", "rome 4, etruria 2", "gaul 1", points=[7, 3, 5]) == ((0,), (2,), (1,))


def test_final_de_la_partida__the_last_epochs_points_count() -> None:
    assert places("egypt 3", "rome 1", points=[3, 3]) == ((0,), (1,))


def test_final_de_la_partida__first_the_most_areas_with_own_wonders() -> None:
    result = places(
        "egypt 1", "kush 3, egypt 1, rome 2", "sinai 3", points=[5, 5, 0], wonders={"plain_tower": (0, "egypt")}
    )
    assert result == ((0,), (1,), (2,))


def test_final_de_la_partida__then_the_most_cities() -> None:
    assert places("egypt 3", "rome 2, etruria 2, umbria 2", "gaul 3, liguria 3", points=[5, 5, 0])[0] == (0,)


def test_final_de_la_partida__then_the_most_disks_on_the_map() -> None:
    assert places("egypt 2, kush 2", "rome 1, etruria 1, umbria 1", points=[5, 5]) == ((0,), (1,))


def test_final_de_la_partida__then_the_most_areas() -> None:
    assert places("egypt 2, kush 2", "rome 1, etruria 1, umbria 2", points=[5, 5]) == ((1,), (0,))


def test_final_de_la_partida__else_it_is_a_draw() -> None:
    assert places("egypt 2", "rome 2", "gaul 1", points=[5, 5, 5]) == ((0, 1), (2,))


@pytest.mark.parametrize(
    ("disks", "by"),
    [
        (("egypt 3", "rome 2, etruria 2, umbria 2", "gaul 3, liguria 3"), "cities"),
        (("egypt 2, kush 2", "rome 1, etruria 1, umbria 1"), "disks"),
        (("egypt 2, kush 2", "rome 1, etruria 1, umbria 2"), "areas"),
        (("egypt 2", "rome 2"), "nothing"),
    ],
)
def test_final_de_la_partida__the_log_says_what_parts_those_who_tie(disks: tuple[str, ...], by: str) -> None:
    told = ended(*disks, points=[5, 5, 0][: len(disks)])
    assert [event.args["by"] for event in told.events("tie")] == [by]


def test_final_de_la_partida__no_word_of_a_tie_where_points_decide() -> None:
    assert ended("egypt 2", "rome 2", points=[6, 5]).events("tie") == []
