"""Through the Ages for looking back at a game: culture, aggressions and wars, wonders, leaders, governments."""

from __future__ import annotations

from bot.games.report import Args, Fight, GameReport, weight
from engine.core.events import Event
from engine.through_the_ages.view import AgesView

MUCH = 8


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


REPORT = GameReport(
    points=points,
    fight=fight,
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
    gains={"culture": "count", "production": "culture", "takes-culture": "count"},
    always=("resign", "war-decided"),
)
