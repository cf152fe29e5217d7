"""Games of civilizations for looking back at a game: points, competitions, what the epochs brought."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.report import Args, Fight, GameReport, Weigh, weight
from engine.core.events import Event
from engine.epochs.view import EpochsView

LOSSES = 6
GAINS = 4


def points(view: EpochsView, seat: int) -> tuple[int, ...]:
    """The points on the table."""
    return (view.seats[seat].points,)


def fight(event: Event, seats: int) -> Fight | None:
    """A competition that was decided: who is left alone in the area has won, whoever else was there has lost."""
    if not event.key.endswith("-decided"):
        return None
    winner = event.args.get("seat")
    if event.args["left"] == "several":
        return Fight(None)
    there = [int(side.partition(":")[0]) for side in str(event.args["sides"]).split()]
    losers = tuple(seat for seat in there if seat < seats and seat != winner)
    return Fight(int(winner) if isinstance(winner, int) and winner < seats else None, losers)


def _size(args: Args) -> float:
    """Competitions are worth telling by the disks that were lost in them."""
    lost = 0
    for side in str(args["sides"]).split():
        _, before, after = side.split(":")[:3]
        lost += int(before) - int(after)
    return 1.2 * lost if args["left"] == "one" and len(str(args["sides"]).split()) > 1 else 0.0


def _losses(args: Args) -> float:
    return 0.7 * int(args["disks"]) if int(args["disks"]) >= LOSSES else 0.0


def _gains(args: Args) -> float:
    return 2.0 * int(args["points"]) if int(args["points"]) >= GAINS else 0.0


WEIGHTS: Mapping[str, Weigh] = {
    "decided": _size,
    "lost-many": _losses,
    "points": _gains,
    "points-by": _gains,
    "points-lost": _gains,
    "times-change": weight(11),
    "event": weight(3),
    "negates": weight(5),
    "sudden-death": lambda args: 9.0 if args["over"] else 0.0,
}


def report_of(weights: Mapping[str, Weigh], always: tuple[str, ...] = ()) -> GameReport:
    """What a game of the family says, with events of its own."""
    return GameReport(
        points=points,
        fight=fight,
        weights={**WEIGHTS, **weights},
        always=always,
        gains={"points": "points", "points-by": "points"},
        cast=("civilization", "civilization"),
    )
