"""The Ancient World for looking back at a game: points of the cities, titans, citizens, districts."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.report import Fight, GameReport, Strength, totals, weight
from engine.ancient_world.facts import TRIBES
from engine.ancient_world.view import WorldView
from engine.core.events import Event


def points(view: WorldView, seat: int) -> tuple[int, ...]:
    """What the city would be worth if the game ended now; at the end, what it is worth."""
    return (view.seats[seat].points,)


def fight(event: Event, seats: int) -> Fight | None:
    """An attack on a titan, which always takes it."""
    return Fight(int(event.args["seat"])) if event.key == "ancient_world-attack" else None


def strengths(view: WorldView, events: Sequence[Event], seats: int) -> list[Strength]:
    """Points of banners and of cards, titans, districts and citizens, and coins that buildings cost."""
    final = {one.seat: one.lines for one in view.final or ()}

    def scored(banners: bool) -> tuple[int, ...]:
        return tuple(
            sum(line.points for line in final.get(seat, ()) if (line.source in TRIBES) == banners and line.points > 0)
            for seat in range(seats)
        )

    return [
        Strength("figure-banners", scored(banners=True)),
        Strength("figure-cards", scored(banners=False)),
        *(
            Strength(f"figure-{what}", tuple(len(getattr(view.seats[seat], what)) for seat in range(seats)))
            for what in ("titans", "districts", "citizens", "buildings")
        ),
        Strength("figure-coins", totals(events, "ancient_world-build", "coins", seats)),
    ]


REPORT = GameReport(
    points=points,
    fight=fight,
    strengths=strengths,
    weights={
        "attack": weight(6, "defence", each=0.5),
        "citizen": weight(6),
        "upgrade": weight(5),
        "district": weight(8),
        "loses-district": weight(9),
        "appeases": weight(5),
        "build": weight(0, "coins", each=0.9),
        "hungry": weight(3, "count"),
    },
    moments={
        "place": weight(2),
        "build": weight(5),
        "recruit": weight(5),
        "use": weight(3),
        "claims": weight(4),
        "reveal": weight(4),
        "threat": weight(5),
        "faces": weight(6),
        "damaged": weight(4),
        "mended": weight(4),
        "loses-stored": weight(3),
        "loses-retired": weight(3),
        "feeds": weight(3),
        "round": weight(2.5),
        "round-over": weight(1.5),
        "pass": weight(1),
    },
)
