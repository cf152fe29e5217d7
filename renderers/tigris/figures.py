"""Positions that explain a rule of Tigris & Euphrates, by the topic's id in data/GAME/help."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.match import Match
from engine.tigris.position import position
from engine.tigris.view import TigrisView


def _public_view(match: Match) -> TigrisView:
    view: TigrisView = match.view(None)
    return view


def _kingdoms() -> TigrisView:
    match = position(
        start=False,
        tiles={"red": "G5 K5 J7", "black": "H5", "green": "J5"},
        leaders="bow king G4, lion trader K4",
        hands=("black",),
    )
    match.answer(0, "action", ["tile:black:H6"])
    return _public_view(match)


def _leaders() -> TigrisView:
    match = position(start=False, tiles={"red": "G5 H6", "black": "H4"}, leaders="lion king H5", hands=("red",))
    match.answer(0, "action", ["leader:red:G6"])
    return _public_view(match)


def _points() -> TigrisView:
    match = position(
        start=False, tiles={"red": "G5", "black": "H5"}, leaders="bow king G4, lion trader G6", hands=("green",)
    )
    match.answer(0, "action", ["tile:green:H6"])
    return _public_view(match)


def _revolt() -> TigrisView:
    match = position(
        start=False,
        tiles={"red": "G5 H6 J5 I4", "black": "I5"},
        leaders="lion king J4",
        hands=("red red black", "red red red"),
    )
    match.answer(0, "action", ["leader:black:H5"])
    return _public_view(match)


def _war() -> TigrisView:
    match = position(
        start=False,
        tiles={"red": "G5 L5", "green": "H5 H6 K5 K6 K7", "black": "G6"},
        leaders="bow trader G4, lion trader L4",
        hands=("red black", "green"),
    )
    match.answer(0, "action", ["tile:black:I5"])
    match.answer(0, "action", ["tile:red:J5"])
    return _public_view(match)


def _monuments() -> TigrisView:
    match = position(
        start=False,
        tiles={"black": "H5 I5 H6", "red": "G5"},
        leaders="bow king G6",
        hands=("black",),
    )
    match.answer(0, "action", ["tile:black:I6"])
    build = next(option for option in match.asks()[0].options if option != "decline")
    match.answer(0, match.asks()[0].key, [build])
    return _public_view(match)


FIGURES: dict[str, Callable[[], TigrisView]] = {
    "kingdoms": _kingdoms,
    "leaders": _leaders,
    "points": _points,
    "revolt": _revolt,
    "war": _war,
    "monuments": _monuments,
}
"""Topic -> a public view whose cut shows it."""
