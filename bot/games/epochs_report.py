"""Games of civilizations for looking back at a game: points, competitions, what the epochs brought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial

import msgspec

from bot.games.report import Args, Fight, GameReport, Strength, Weigh, weight
from data.casts import CAST, players_by_side
from engine.core.events import Event
from engine.epochs.view import EpochsView

MOST_SEATS = 6
SOURCES = 6
"""Sources of points that players are compared in, those that brought most."""
LOSSES = 6
GAINS = 4


def points(view: EpochsView, seat: int, *, adds_up: bool) -> tuple[int, ...]:
    """The points on the table: of several civilizations of a player those of the best one, or all if they add up."""
    players = players_by_side(view.cast, len(view.seats))
    own = [side.points for side, player in zip(view.seats, players, strict=True) if player == seat]
    return (sum(own) if adds_up else max(own),)


def strengths(view: EpochsView, events: Sequence[Event], seats: int) -> list[Strength]:
    """Points by epoch and by source, of all civilizations of a player together."""
    players = players_by_side(view.cast, len(view.seats))

    by_epoch: dict[int, Counter[int]] = {}
    by_source: dict[str, Counter[int]] = {}
    for gain in view.gains:
        by_epoch.setdefault(gain.epoch, Counter())[players[gain.seat]] += gain.points
        by_source.setdefault(gain.source, Counter())[players[gain.seat]] += gain.points

    def of_seats(counts: Counter[int]) -> tuple[int, ...]:
        return tuple(counts[seat] for seat in range(seats))

    epochs = sorted(by_epoch) if len(by_epoch) > 1 else []
    sources = sorted(by_source, key=lambda source: (-sum(of_seats(by_source[source])), source))[:SOURCES]
    return [
        *(Strength("figure-epoch", of_seats(by_epoch[epoch]), {"epoch": epoch}) for epoch in epochs),
        *(Strength("figure-source", of_seats(by_source[source]), {"source": source}) for source in sources),
    ]


def player(event: Event, faction: object, seats: int) -> int | None:
    """The player of a faction that an event names by its number; None for the Barbarians and those without one."""
    players = players_by_side(str(event.args.get(CAST, "")), seats)
    if not isinstance(faction, int) or faction >= len(players) or players[faction] < 0:
        return None
    return players[faction]


def seat_of(event: Event) -> int | None:
    """The player of the civilization that an event is about; results name players themselves."""
    return player(event, event.args.get("seat"), MOST_SEATS)


def fight(event: Event, seats: int) -> Fight | None:
    """A competition that was decided: who is left alone in the area has won, whoever else was there has lost."""
    if not event.key.endswith("-decided"):
        return None
    if event.args["left"] == "several":
        return Fight(None)
    left = event.args.get("seat")
    there = [int(side.partition(":")[0]) for side in str(event.args["sides"]).split()]
    losers = {player(event, side, seats) for side in there if side != left}
    return Fight(player(event, left, seats), tuple(sorted(seat for seat in losers if seat is not None)))


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

MOMENTS: Mapping[str, Weigh] = {
    "decided": weight(8),
    "dominates": weight(8),
    "played": weight(6),
    "uses": weight(5),
    "competition": weight(5),
    "lost": weight(3),
    "lost-many": weight(3),
    "points": weight(3, "points"),
    "points-by": weight(3, "points"),
    "points-lost": weight(3, "points"),
    "deployment": weight(4),
    "growth": weight(4),
    "withdrawal": weight(3),
    "moved": weight(3),
    "placed": weight(2),
    "talents": weight(1),
    "sudden-death": weight(2),
    "order": weight(1),
}

DECISIVE = ("holds", "nobody-holds", "fallen", "nobody-fallen", "aim-points", "counted", "tie")
"""What a scenario's aim came to, how two civilizations of a player count, and what parted those with equal points."""


def scene(view: EpochsView, event: Event) -> tuple[EpochsView, tuple[str, ...]]:
    """The view with the area of an event marked, and without a competition elsewhere: the next one, as a rule."""
    area = event.args.get("area")
    if not isinstance(area, str) or (view.fight is not None and view.fight.area == area):
        return view, ()
    return msgspec.structs.replace(view, fight=None), (area,)


def report_of(
    weights: Mapping[str, Weigh],
    always: tuple[str, ...] = (),
    *,
    moments: Mapping[str, Weigh] | None = None,
    decisive: tuple[str, ...] = DECISIVE,
    adds_up: bool = False,
) -> GameReport:
    """What a game of the family says, with events of its own; ``adds_up``: points of a player's civilizations do."""
    return GameReport(
        points=partial(points, adds_up=adds_up),
        fight=fight,
        strengths=strengths,
        seat=seat_of,
        weights={**WEIGHTS, **weights},
        moments={**MOMENTS, **(moments or {})},
        always=always,
        decisive=decisive,
        gains={"points": "points", "points-by": "points"},
        scene=scene,
        cast=("civilization", "civilization"),
    )
