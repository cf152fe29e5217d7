"""Leaders: coming into play, being replaced, leaving (rulebook, "Poner en juego un líder", "Líderes")."""

from __future__ import annotations

from typing import Final

from engine.core.ask import Ask, Fixed, Flow, ask
from engine.core.errors import Reason
from engine.through_the_ages import banks
from engine.through_the_ages.cards import AGE, CARDS, IDS, LABS, NUMBERS, number_of
from engine.through_the_ages.paying import civil_left, military_left, use_civil, use_military
from engine.through_the_ages.refusals import no, no_civil, no_military, not_with
from engine.through_the_ages.state import Player, State
from engine.through_the_ages.technologies import gain_culture
from engine.through_the_ages.values import pact_sides, update
from engine.through_the_ages.wonders import lose_tokens

HOMER, GATES = NUMBERS["homer"], NUMBERS["bill_gates"]
HAMMURABI, CHURCHILL = NUMBERS["hammurabi"], NUMBERS["winston_churchill"]
TRADE: Final = NUMBERS["trade_routes_agreement"]


def why_not_leader(s: State, seat: int) -> Reason | None:
    """Why no leader can be put into play."""
    return no_civil(1, civil_left(s, seat))


def play_leader(s: State, seat: int, card: int) -> Flow[None]:
    """A leader comes into play; who replaces another regains a civil action (rulebook, "Poner en juego un líder").

    Homer may go under a completed wonder instead of that (rulebook, "Homero").
    """
    p, old = s.players[seat], s.players[seat].leader
    use_civil(s, seat, 1)
    p.civil_hand.remove(card)
    if old < 0:
        s.log.add("through_the_ages-leader", seat=seat, card=IDS[card])
        enter(s, seat, card)
        return
    s.log.add("through_the_ages-leader-replaced", seat=seat, card=IDS[card], old=IDS[old])
    wonder = -1
    if old == HOMER and p.wonders:
        options = Fixed("regain", *(f"under:{IDS[n]}" for n in p.wonders))
        choice = yield from ask(Ask("homer", seat, options))
        wonder = number_of(choice.partition(":")[2]) if choice != "regain" else -1
    s.turn.used.append("replaced-leader")
    leave(s, seat)
    enter(s, seat, card)
    if wonder >= 0:
        p.homer = wonder
        s.log.add("through_the_ages-homer", seat=seat, card=IDS[wonder])
    else:
        p.civil = min(p.civil + 1, p.civil_total)


def enter(s: State, seat: int, card: int) -> None:
    """A leader begins to work (rulebook, "Poner en juego un líder")."""
    s.players[seat].leader = card
    update(s, seat)
    if card == HOMER:
        homer_pays(s, seat)


def leave(s: State, seat: int) -> None:
    """The leader in play leaves the game; Bill Gates brings culture then (rulebook, "Bill Gates")."""
    p = s.players[seat]
    if p.leader == GATES:
        gain_culture(s, seat, gates_resources(p), GATES)
    p.leader = -1


def remove(s: State, seat: int) -> None:
    """The leader in play leaves the game and is not replaced (rulebook, "Líderes")."""
    s.log.add("through_the_ages-leader-gone", seat=seat, card=IDS[s.players[seat].leader])
    leave(s, seat)
    update(s, seat)


def gates_resources(p: Player) -> int:
    """Resources that the labs produce under Bill Gates: their level for each (rulebook, "Bill Gates")."""
    return sum(p.workers[n] * AGE[n] for n in LABS)


def homer_pays(s: State, seat: int) -> None:
    """A resource for military units, once a turn (Homer) (rulebook, "Homero")."""
    if seat == s.active and "homer" not in s.turn.used:
        s.turn.used.append("homer")
        s.turn.unit_resources += CARDS[HOMER].number("unit_resource_per_turn")


# --- actions of leaders and pacts ---------------------------------------------------------------------------------


def why_not_hammurabi(s: State, seat: int) -> Reason | None:
    """Why no military action can be used as a civil one (Hammurabi) (rulebook, "Usar acciones")."""
    if "hammurabi" in s.turn.used:
        return not_with("once-a-turn", HAMMURABI)
    return no_military(1, military_left(s, seat))


def hammurabi(s: State, seat: int) -> None:
    """A military action becomes a civil one for this turn, once (Hammurabi) (rulebook, "Usar acciones")."""
    s.turn.used.append("hammurabi")
    use_military(s, seat, 1)
    s.turn.civil += 1
    s.log.add("through_the_ages-hammurabi", seat=seat)


def why_not_churchill(s: State) -> Reason | None:
    """Why Churchill gives nothing."""
    return not_with("once-a-turn", CHURCHILL) if "churchill" in s.turn.used else None


def churchill(s: State, seat: int, choice: str) -> None:
    """3 culture, or 3 science and 3 resources for the military of this turn, once a turn (Winston Churchill).

    Rulebook, "Líderes".
    """
    card = CARDS[CHURCHILL]
    s.turn.used.append("churchill")
    if choice == "culture":
        gain_culture(s, seat, card.number("culture"), CHURCHILL)
        return
    s.turn.unit_science += card.number("unit_tech_science")
    s.turn.unit_resources += card.number("unit_resources")
    s.log.add("through_the_ages-churchill", seat=seat)


def churchill_unasked(s: State, seat: int) -> None:
    """A player who chose nothing of Churchill in the turn gets the culture: the rest would be useless by now.

    Rulebook, "Líderes".
    """
    if s.players[seat].leader == CHURCHILL and "churchill" not in s.turn.used:
        churchill(s, seat, "culture")


def trade(s: State, seat: int) -> str:
    """What the seat may pay in place of what, once a turn: "food", "resources", or "" (pact "Rutas comerciales")."""
    for card, gives, _ in pact_sides(s, seat):
        if card == TRADE:
            return "food" if "food_as_resource" in gives else "resources"
    return ""


def why_not_trade(s: State, seat: int) -> Reason | None:
    """Why nothing can be traded."""
    if "trade" in s.turn.used:
        return not_with("once-a-turn", TRADE)
    p = s.players[seat]
    has = banks.food(p) if trade(s, seat) == "food" else banks.resources(p)
    return None if has else no("nothing-to-trade")


def use_trade(s: State, seat: int) -> None:
    """1 food becomes a resource of this turn, or the other way round (pact "Rutas comerciales")."""
    p, what = s.players[seat], trade(s, seat)
    s.turn.used.append("trade")
    if what == "food":
        banks.lose(p, banks.FOOD, 1)
        s.turn.resources += 1
    else:
        banks.lose(p, banks.RESOURCES, 1)
        s.turn.food += 1
    s.log.add("through_the_ages-trade", seat=seat, paid=what)


def ruin(s: State, seat: int, wonder: int) -> Flow[None]:
    """A completed wonder is a ruin from now on (rulebook, "Los estragos del tiempo")."""
    s.log.add("through_the_ages-ruin", seat=seat, card=IDS[wonder])
    yield from lose_tokens(s, seat, wonder)
    s.players[seat].ruins.append(wonder)
    update(s, seat)
