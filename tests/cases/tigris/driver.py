"""Short words for cases: position -> action -> outcome."""

from __future__ import annotations

import pytest

from engine.core.errors import EngineError, IllegalAnswer
from engine.core.match import Match
from engine.tigris.view import TigrisView

SEATS = ("bow", "lion", "bull", "pot")


def do(match: Match, *choices: str) -> Match:
    """Answer one open question after the other, whoever is asked; "a+b" chooses several options at once."""
    for choice in choices:
        question = match.asks()[0]
        match.answer(question.seat, question.key, choice.split("+"))
        match.game.check(match.state)
    return match


def asked(match: Match) -> tuple[str, str]:
    """Who is asked what: ("lion", "commit:defend"); ("", "") when the game is over."""
    questions = match.asks()
    return (SEATS[questions[0].seat], questions[0].key) if questions else ("", "")


def options(match: Match, prefix: str = "") -> set[str]:
    """The options of the open question that begin so."""
    return {option for option in match.asks()[0].options if option.startswith(prefix)}


def refused(match: Match, choice: str) -> str:
    """Prove that the choice is illegal and changes nothing; gives back the reason's key."""
    before = match.save()
    question = match.asks()[0]
    with pytest.raises(EngineError) as caught:
        match.answer(question.seat, question.key, choice.split("+"))
    assert match.save() == before
    reason = caught.value.reason if isinstance(caught.value, IllegalAnswer) else None
    return reason.key if reason else ""


def seen(match: Match, seat: int | None = None) -> TigrisView:
    """What a seat sees."""
    view = match.view(seat)
    assert isinstance(view, TigrisView)
    return view


def points(match: Match, dynasty: str) -> tuple[int, int, int, int, int]:
    """Red, black, blue, green and treasures of a dynasty, looked up behind its own screen."""
    seat = SEATS.index(dynasty)
    score = seen(match, seat).seats[seat].score
    assert score is not None
    return (score.red, score.black, score.blue, score.green, score.treasures)


def leader_at(match: Match, dynasty: str, role_colour: str) -> str | None:
    """Where a dynasty's leader of this colour stands; None off the board."""
    seat = SEATS.index(dynasty)
    return next((item.cell for item in seen(match).leaders if item.seat == seat and item.colour == role_colour), None)


def tiles(match: Match, colour: str, *, flipped: bool = False) -> set[str]:
    """Squares with a face-up (or flipped) tile of this colour."""
    return {tile.cell for tile in seen(match).tiles if tile.colour == (None if flipped else colour)}


def hand(match: Match, dynasty: str) -> list[str]:
    """A dynasty's tiles behind its screen."""
    return list(seen(match, SEATS.index(dynasty)).hand or ())
