"""Tigris & Euphrates for looking back at a game: the weakest colour, revolts and wars, monuments, treasures."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.report import Fight, GameReport, Strength, totals, weight
from engine.core.events import Event
from engine.tigris.scoring import ascending
from engine.tigris.view import TigrisView


def points(view: TigrisView, seat: int) -> tuple[int, ...]:
    """The four colours with treasures assigned, the weakest first, as the seat's own view tells them."""
    score = view.seats[seat].score
    return () if score is None else ascending((score.red, score.black, score.blue, score.green, score.treasures))


def fight(event: Event, seats: int) -> Fight | None:
    """A revolt or war that was decided."""
    if event.key != "tigris-decided":
        return None
    return Fight(int(event.args["seat"]), (int(event.args["other"]),))


def strengths(view: TigrisView, events: Sequence[Event], seats: int) -> list[Strength]:
    """Points by colour as the end counts them, treasures, and what brought points."""
    scores = [view.seats[seat].score for seat in range(seats)]
    made = [
        Strength(f"figure-{kind}", tuple(0 if score is None else getattr(score, kind) for score in scores))
        for kind in ("red", "black", "blue", "green", "treasures")
    ]
    for because in ("tile", "king", "revolt", "war", "monument"):
        brought = totals(events, "tigris-points", "points", seats, because=because)
        made.append(Strength("figure-because", brought, {"because": because}))
    return made


REPORT = GameReport(
    points=points,
    fight=fight,
    strengths=strengths,
    weights={
        "decided": weight(2, "strength", "against"),
        "defeated": lambda args: 3.0 * int(args["tiles"]) if int(args["tiles"]) > 1 else 0.0,
        "monument": weight(14),
        "building": weight(8),
        "treasure": weight(6),
        "catastrophe": weight(7),
        "catastrophe-over": weight(9),
    },
    moments={
        "points": weight(1, "points"),
        "tile": weight(4),
        "leader": weight(4),
        "move": weight(4),
        "withdraw": weight(4),
        "swap": weight(3),
        "union": weight(5),
        "revolt": weight(6),
        "war": weight(6),
        "committed": weight(1),
        "driven-out": weight(3),
        "end": weight(9),
    },
    gains={"points": "points"},
)
