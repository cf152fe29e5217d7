"""Through the Ages for looking back at a game: culture, aggressions and wars, wonders, leaders, governments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.games.report import Args, Fight, GameReport, Strength, weight
from engine.core.events import Event
from engine.through_the_ages.view import AgesView

MUCH = 8
SOURCES = 6
"""Sources of culture that players are compared in, those that brought most."""


def points(view: AgesView, seat: int) -> tuple[int, ...]:
    """The culture; nothing for who has resigned."""
    civilization = view.seats[seat]
    return () if civilization.has_resigned else (civilization.culture,)


def fight(event: Event, seats: int) -> Fight | None:
    """An aggression that succeeded or was repelled, a war that was decided."""
    word, args = event.key.removeprefix("through_the_ages-"), event.args
    if word == "succeeds":
        return Fight(int(args["seat"]), (int(args["rival"]),))
    if word == "repelled":
        return Fight(int(args["seat"]))
    if word == "war-decided":
        seat, rival, lead = int(args["seat"]), int(args["rival"]), int(args["mine"]) - int(args["theirs"])
        return Fight(None) if not lead else Fight(seat, (rival,)) if lead > 0 else Fight(rival, (seat,))
    return None


def _culture(args: Args) -> float:
    return 0.8 * int(args["count"]) if int(args["count"]) >= MUCH else 0.0


def strengths(view: AgesView, events: Sequence[Event], seats: int) -> list[Strength]:
    """Culture by its source, and how strong and learned the civilizations were in the end."""
    totals = Counter[str]()
    for gain in view.gains:
        totals[gain.source] += abs(gain.culture)
    made = [
        Strength(
            "figure-culture",
            tuple(
                sum(gain.culture for gain in view.gains if (gain.seat, gain.source) == (seat, source))
                for seat in range(seats)
            ),
            {"source": source},
        )
        for source, _ in totals.most_common(SOURCES)
    ]
    for what in ("strength", "science_rating", "culture_rating"):
        ends = tuple(0 if view.seats[seat].has_resigned else getattr(view.seats[seat], what) for seat in range(seats))
        made.append(Strength("figure-end", ends, {"what": what.partition("_")[0]}))
    return made


REPORT = GameReport(
    points=points,
    fight=fight,
    strengths=strengths,
    weights={
        "completed": weight(13),
        "leader": weight(6),
        "leader-replaced": weight(6),
        "revolution": weight(11),
        "war-decided": weight(20),
        "succeeds": weight(15),
        "repelled": weight(14),
        "colony": weight(9),
        "annexed": weight(14),
        "uprising": weight(11),
        "culture": _culture,
        "culture-lost": _culture,
        "takes-culture": weight(12, "count"),
        "tactic": lambda args: 0.4 * int(args["strength"]),
        "resign": weight(50),
    },
    moments={
        "age": weight(20),
        "last-round": weight(19),
        "war": weight(12),
        "attack": weight(11),
        "event": weight(7),
        "colony-lost": weight(9),
        "accepted": weight(6),
        "refused": weight(5),
        "offer": weight(5),
        "leader-gone": weight(6),
        "wonder-gone": weight(6),
        "stages": weight(5),
        "develop": weight(5),
        "play": weight(5),
        "build": weight(5),
        "upgrade": weight(5),
        "destroy": weight(5),
        "take": weight(4),
        "increase": weight(4),
        "culture": weight(3),
        "prepare": weight(3),
        "stand": weight(3),
        "no-colony": weight(3),
    },
    gains={"culture": "count", "production": "culture", "takes-culture": "count"},
    always=("resign", "war-decided"),
)
