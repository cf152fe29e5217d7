"""The turn: its beginning and its end (rulebook, "Un turno de juego")."""

from __future__ import annotations

from engine.core.ask import Flow
from engine.through_the_ages import drawing, leaders
from engine.through_the_ages.annals import change_culture
from engine.through_the_ages.banks import happy_needed
from engine.through_the_ages.cards import CARDS, IDS, NUMBERS
from engine.through_the_ages.paying import military_left
from engine.through_the_ages.production import consumption, corruption, produce_food, produce_resources
from engine.through_the_ages.row import replenish
from engine.through_the_ages.sources import of_culture
from engine.through_the_ages.state import (
    EndTurn,
    FinalEvents,
    Politics,
    ResolveWar,
    StartTurn,
    State,
    TakeActions,
    ThisTurn,
)
from engine.through_the_ages.values import (
    culture,
    discontent,
    from_pacts,
    military_hand_limit,
    science,
    strength,
)

GENGHIS, HOMER = NUMBERS["genghis_khan"], NUMBERS["homer"]


def start_turn(s: State, step: StartTurn) -> None:
    """Refill the row, then wars; a tactic is shared after them (rulebook, "Secuencia de inicio de turno").

    In the first round there are actions only (rulebook, "El primer turno").
    """
    seat, p = step.seat, s.players[step.seat]
    s.active, s.turn = seat, ThisTurn()
    p.fresh = []
    s.log.add("through_the_ages-turn", seat=seat, round=s.round)
    if s.round == 1:
        s.agenda.insert(-1, TakeActions(seat))
        return
    replenish(s)
    if p.leader == HOMER:
        leaders.homer_pays(s, seat)
    s.agenda[-1:-1] = [
        TakeActions(seat),
        Politics(seat),
        *(ResolveWar(seat, war.card, war.rival) for war in reversed(p.wars)),
    ]


def end_turn(s: State, step: EndTurn) -> Flow[None]:
    """Discard, perhaps an uprising, production, draw, regain actions (rulebook, "Secuencia de final de turno")."""
    seat, p = step.seat, s.players[step.seat]
    yield from drawing.discard_some(s, seat, cards_over(s, seat))
    reap(s, seat)
    drawing.draw(s, seat, cards_to_draw(s, seat))
    if s.log.is_heard:
        s.log.add("through_the_ages-stand", seat=seat, culture=p.culture, science=p.science, strength=strength(s, seat))
    p.civil, p.military = p.civil_total, p.military_total
    pass_turn(s, seat)


def cards_over(s: State, seat: int) -> int:
    """Military cards above the limit of the hand (rulebook, "Descartar las cartas militares sobrantes")."""
    p = s.players[seat]
    return max(0, len(p.military_hand) - military_hand_limit(p))


def cards_to_draw(s: State, seat: int) -> int:
    """A military card for each military action left, three at most (rulebook, "Robar cartas militares")."""
    return min(drawing.MOST_DRAWN, military_left(s, seat))


def is_uprising(s: State, seat: int) -> bool:
    """Whether more workers are discontent than unused (rulebook, "Comprobar si tiene lugar una revuelta")."""
    p = s.players[seat]
    return happy_needed(p) > p.idle and discontent(p) > p.idle


def reap(s: State, seat: int) -> None:
    """What Churchill still owes; production, if there is no uprising; Genghis Khan.

    Rulebook, "Secuencia de final de turno".
    """
    leaders.churchill_unasked(s, seat)
    if not is_uprising(s, seat):
        production(s, seat)
        genghis(s, seat)
        return
    s.log.add("through_the_ages-uprising", seat=seat)
    if s.rules.genghis_in_uprising:
        genghis(s, seat)


def production(s: State, seat: int) -> None:
    """Science and culture, corruption, food, consumption, resources (rulebook, "Fase de producción")."""
    p = s.players[seat]
    gains = science(s, seat), culture(s, seat)
    p.science += gains[0]
    change_culture(s, seat, gains[1], "production")
    if any(gains):
        details = of_culture(s, seat) if gains[1] and s.log.is_heard else {}
        s.log.add("through_the_ages-production", seat=seat, science=gains[0], culture=gains[1], **details)
    corruption(s, seat)
    produce_food(s, seat, from_pacts(s, seat, "food"))
    consumption(s, seat)
    produce_resources(s, seat, from_pacts(s, seat, "resources"))


def genghis(s: State, seat: int) -> None:
    """3 culture for one of the two strongest, with two players the strongest; ties count (Genghis Khan).

    Rulebook, "Gengis Kan".
    """
    p, card = s.players[seat], CARDS[GENGHIS]
    if p.leader != GENGHIS:
        return
    mine = strength(s, seat)
    stronger = sum(strength(s, other) > mine for other in s.others(seat))
    if stronger < card.number("rank_limit_2p" if len(s.playing()) < 3 else "rank_limit"):
        change_culture(s, seat, card.number("culture_end_of_turn"), "leader")
        s.log.add("through_the_ages-culture", seat=seat, count=card.number("culture_end_of_turn"), because=IDS[GENGHIS])


def pass_turn(s: State, seat: int) -> None:
    """The next player clockwise, a new round, or the end (rulebook, "Desarrollo del juego")."""
    others = s.others(seat)
    after = others[0] if others else seat
    if (after - s.first) % s.seats <= (seat - s.first) % s.seats:
        if s.last_round and s.round >= s.last_round:
            s.agenda.insert(-1, FinalEvents())
            return
        s.round += 1
    s.agenda.insert(-1, StartTurn(after))
