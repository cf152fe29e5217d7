"""What players may settle before they are asked: their next political action, and standing orders.

Rulebook, "Fase política"; the orders stand in ``orders``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.core.ask import Ask
from engine.core.preorders import Preorders, Settings, Shortcut, UpcomingQuestion
from engine.through_the_ages.colonies import most
from engine.through_the_ages.orders import ORDERS, territory_kind
from engine.through_the_ages.politics import planned_question
from engine.through_the_ages.state import Politics, State

MOST_SHORTCUTS: Final = 20
"""So many numbers are offered on a question at most: they stand in one menu."""


def upcoming(s: State, seat: int) -> list[UpcomingQuestion]:
    """The political action of the seat's next turn, as things stand."""
    if s.players[seat].has_resigned:
        return []
    step = s.agenda[-1]
    if seat == s.active and not (isinstance(step, Politics) and step.number == 1):
        return []
    question = planned_question(s, seat)
    return [UpcomingQuestion(question)] if len(question.options) > 1 else []


def spans(s: State) -> dict[str, str]:
    """A player's turn, a round, an age, the whole game."""
    return {"turn": f"{s.round}.{s.active}", "round": str(s.round), "age": str(s.age), "game": "game"}


def asks_all(s: State) -> bool:
    """Whether everybody is asked who might bid or defend, as far as all can see."""
    return s.rules.asks_everyone


def _bid(s: State, ask: Ask) -> list[Shortcut]:
    """No territories at all, or by the lowest steps up to a limit for this one."""
    own = f"bid-up-to-for@{territory_kind(str(ask.about['card']))}"
    never: Settings = (("bid-up-to", ("no-bid",)),)
    offers = [Shortcut("territories", "age", never, "never")]
    limits = range(int(ask.about["highest"]) + 1, most(s, ask.seat) + 1)
    offers += [Shortcut("territories", "age", ((own, (f"bid-to:{count}",)),), "up-to", count) for count in limits]
    return offers[:MOST_SHORTCUTS]


def _defend(s: State, ask: Ask) -> list[Shortcut]:
    """No defence at all, or always with a number of cards at most."""
    never = Shortcut("attacked", "age", (("defend-up-to", ("no-defence",)),), "never")
    counts = range(1, min(s.players[ask.seat].military_total, MOST_SHORTCUTS) + 1)
    some = [
        Shortcut("attacked", "age", (("defend-up-to", (f"use-up-to:{count}",)),), "up-to", count) for count in counts
    ]
    return [never, *some]


def _pact(s: State, ask: Ask) -> list[Shortcut]:
    """Refusing all pacts, or this one, no matter who offers it."""
    own = f"pact-answer-to@{ask.about['card']}"
    return [
        Shortcut("pacts", "age", (("pact-answer", ("refuse",)),), "all"),
        Shortcut("pacts", "game", ((own, ("refuse",)),), "this"),
    ]


def _market(s: State, ask: Ask) -> list[Shortcut]:
    """Always food, or always resources."""
    return [Shortcut("events", "game", (("gain-goods", (kind,)),), kind) for kind in ("food", "resources")]


SHORTCUTS: Final[dict[str, Callable[[State, Ask], list[Shortcut]]]] = {
    "bid": _bid,
    "defend": _defend,
    "pact": _pact,
    "market": _market,
}


def shortcuts(s: State, ask: Ask) -> Sequence[Shortcut]:
    """Standing orders offered on a question itself."""
    offer = SHORTCUTS.get(ask.key)
    return [] if offer is None else offer(s, ask)


PREORDERS: Final = Preorders(
    upcoming,
    {"bid-up-to-for": "territory", "pact-answer-to": "card"},
    ORDERS,
    spans,
    asks_all,
    shortcuts,
)
