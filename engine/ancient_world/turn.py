"""A player's turn: one action, or passing; ambrosia may be traded or used for repairs before it (rulebook, "Acciones
del jugador").
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.ancient_world import attacking
from engine.ancient_world.armies import place
from engine.ancient_world.citizens import lift
from engine.ancient_world.details import deal_price
from engine.ancient_world.facts import BOARD, CARDS, Goods, N
from engine.ancient_world.gains import NO_GAIN, gain, mend_for_ambrosia, new_building
from engine.ancient_world.goods import gain_goods, pay, reward
from engine.ancient_world.options import PASSING, TurnOptions
from engine.ancient_world.placing import AGAIN, number_of, surcharge
from engine.ancient_world.state import Citizen, Collect, Confront, Feed, Keep, Prepare, Repair, Score, State, Turn
from engine.ancient_world.totals import NOTHING, ambrosia_price, card_price, totals
from engine.core.ask import Ask, Flow, Waste, only

Words = list[str]
WASTES: Final[tuple[dict[str, Waste], ...]] = (
    {},
    *({PASSING: Waste("citizens", count)} for count in range(1, N.highest_citizen + 1)),
)
"""What passing throws away, by how many citizens could still be placed."""


def play_turn(s: State, step: Turn) -> Flow[None]:
    """One action; who can only pass is not asked (rulebook, "Acciones del jugador")."""
    seat, p = step.seat, s.players[step.seat]
    s.active = seat
    options = TurnOptions(s, seat)
    if options.is_only_pass():
        choice = PASSING
    else:
        about: dict[str, str | int] = {"coins": p.coins, "knowledge": p.knowledge, "ambrosia": p.ambrosia}
        wastes = WASTES[len(p.ready)]
        choice = only((yield Ask("turn", seat, options, about=about, wastes=wastes)))
    words = choice.split(":")
    verb = words[0]
    if verb in FREE:
        FREE[verb](s, seat, words[1:])
        s.agenda.insert(-1, Turn(seat))
        return
    if verb == PASSING:
        _pass(s, seat)
        next_turn(s, seat)
        return
    # What follows from the action, cards to keep and dice, comes before the next turn.
    next_turn(s, seat)
    yield from DOING.get(verb, _deal)(s, seat, words)
    if s.looking:
        s.agenda.insert(-1, Keep(seat, "explore" if verb == "explore" else ""))


def next_turn(s: State, seat: int) -> None:
    """Clockwise to the next who has not passed; the round ends when all have (rulebook, "Aprobar", "Fin de la Ronda").

    After the last round there is neither income nor a new board, but confronting and feeding.
    """
    players = s.players
    for step in range(1, len(players) + 1):
        other = (seat + step) % len(players)
        if not players[other].has_passed:
            s.agenda.insert(-1, Turn(other))
            return
    s.active = -1
    s.log.add("ancient_world-round-over", round=s.round)
    if s.round < N.rounds:
        s.agenda[-1:-1] = [Prepare(), Feed(), Collect(), Repair(), Confront()]
    else:
        s.agenda[-1:-1] = [Score(), Feed(), Repair(), Confront()]


# --- ambrosia, at any time ----------------------------------------------------------------------------------------


def _coin(s: State, seat: int, words: Words) -> None:
    """Ambrosia for a coin (public summary of ambrosia's uses)."""
    s.players[seat].ambrosia -= N.coin
    s.players[seat].coins += 1
    s.log.add("ancient_world-trades", seat=seat, ambrosia=N.coin, coins=1)


def _mend(s: State, seat: int, words: Words) -> None:
    """Ambrosia for the repair of a card (public summary of ambrosia's uses)."""
    mend_for_ambrosia(s, seat, words[0])


FREE: Final[dict[str, Callable[[State, int, Words], None]]] = {"coin": _coin, "mend": _mend}
"""What does not end the turn."""


# --- placing ------------------------------------------------------------------------------------------------------


def put_on_board(s: State, seat: int, action: str, citizen: str, how: str) -> None:
    """Pay for the placement, place, take the ambrosia there (rulebook, "Lugar ciudadano", "Ambrosía")."""
    p, number, is_again = s.players[seat], number_of(citizen), citizen.startswith(AGAIN)
    price, again = NOTHING, 0
    if is_again or how != "free":
        t = totals(p)
        if how == "coin":
            price = Goods(surcharge(t))
        elif how == "skill":
            price = Goods(ambrosia=max(one.number for one in s.spaces[action]) - number)
        again = ambrosia_price(t, AGAIN) if is_again else 0
        pay(s, seat, Goods(price.coins, 0, price.ambrosia + again))
    lift(s, seat, number)
    s.spaces[action].append(Citizen(seat, number))
    if s.log.is_heard:
        s.log.add(
            "ancient_world-place",
            seat=seat,
            citizen=number,
            action=action,
            coins=price.coins,
            ambrosia=price.ambrosia + again,
        )
    there = s.ambrosia[action]
    if there:
        s.ambrosia[action] = 0
        gain_goods(s, seat, Goods(ambrosia=there), "space")


def _build(s: State, seat: int, words: Words) -> Flow[None]:
    """Build a card of the row or of deck C (rulebook, "Preparación" 8)."""
    action, citizen, how, card = words
    put_on_board(s, seat, action, citizen, how)
    pile = s.row if card in s.row else s.wonders
    pile.remove(card)
    yield from erect(s, seat, card, is_stored=False)


def erect(s: State, seat: int, card: str, *, is_stored: bool) -> Flow[None]:
    """Pay an empire card and put it into the city (rulebook, "Construir almacenado")."""
    p, facts = s.players[seat], CARDS[card]
    price = card_price(totals(p), facts, is_stored=is_stored)
    pay(s, seat, price)
    s.log.add("ancient_world-build", seat=seat, card=card, coins=price.coins, knowledge=price.knowledge)
    yield from new_building(s, seat, facts)
    reward(s, seat, "build", facts)


def _recruit(s: State, seat: int, words: Words) -> Flow[None]:
    """Take a military card of the row into an army (rulebook, "Atacar a un titán")."""
    action, citizen, how, card, where = words
    put_on_board(s, seat, action, citizen, how)
    p, facts = s.players[seat], CARDS[card]
    price = card_price(totals(p), facts)
    pay(s, seat, price)
    s.military_row.remove(card)
    place(s, seat, card, where)
    s.log.add(
        "ancient_world-recruit",
        seat=seat,
        card=card,
        over=where,
        coins=price.coins,
        knowledge=price.knowledge,
    )
    if facts.once != NO_GAIN:
        yield from gain(s, seat, facts.once, card)
    reward(s, seat, action, facts)


def _deal(s: State, seat: int, words: Words) -> Flow[None]:
    """Carry out one of the other actions of the board."""
    action, citizen, how, name = words
    put_on_board(s, seat, action, citizen, how)
    p = s.players[seat]
    deal = next(deal for deal in BOARD[action].deals if deal.id == name)
    price = deal_price(totals(p), action, deal)
    pay(s, seat, price)
    if price.coins or price.knowledge or price.ambrosia:
        s.log.add(
            "ancient_world-pays",
            seat=seat,
            action=action,
            coins=price.coins,
            knowledge=price.knowledge,
            ambrosia=price.ambrosia,
        )
    yield from gain(s, seat, deal.gain, action)
    if not s.looking:
        reward(s, seat, action)


def _claim(s: State, seat: int, words: Words) -> Flow[None]:
    """Place without carrying out the action, and take the ambrosia (rulebook, "Ambrosía")."""
    _, action, citizen, how = words
    put_on_board(s, seat, action, citizen, how)
    s.log.add("ancient_world-claims", seat=seat, action=action)
    yield from ()


def _use(s: State, seat: int, words: Words) -> Flow[None]:
    """The action of an own empire card (rulebook, "Cartas de Imperio")."""
    _, citizen, card = words
    p, number, action = s.players[seat], number_of(citizen), CARDS[card].action
    assert action is not None
    building = next(one for one in p.buildings if one.card == card and not one.citizen and not one.damaged)
    again = ambrosia_price(totals(p), AGAIN) if citizen.startswith(AGAIN) else 0
    placing = again + max(0, action.skill - number)
    pay(s, seat, Goods(ambrosia=placing))
    lift(s, seat, number)
    building.citizen = number
    s.log.add("ancient_world-use", seat=seat, card=card, citizen=number)
    pay(s, seat, action.pay)
    cost = Goods(action.pay.coins, action.pay.knowledge, action.pay.ambrosia + placing)
    if cost.coins or cost.knowledge or cost.ambrosia:
        s.log.add(
            "ancient_world-pays-use",
            seat=seat,
            card=card,
            coins=cost.coins,
            knowledge=cost.knowledge,
            ambrosia=cost.ambrosia,
        )
    if action.by_skill:
        gain_goods(s, seat, Goods(**{action.by_skill: number}), card)
    yield from gain(s, seat, action.gain, card)
    reward(s, seat, "use")


# --- everything else ----------------------------------------------------------------------------------------------


def _stored(s: State, seat: int, words: Words) -> Flow[None]:
    """Build a stored card, without a citizen (rulebook, "Construir almacenado")."""
    card = words[1]
    s.players[seat].stored.remove(card)
    if s.rules.hides_stored:
        s.log.reveal(seat)
    yield from erect(s, seat, card, is_stored=True)
    reward(s, seat, "stored", CARDS[card])


def _attack(s: State, seat: int, words: Words) -> Flow[None]:
    _, titan, armies, swords = words
    cards = attacking.armies_named([army.card for army in s.players[seat].armies], armies)
    yield from attacking.do_attack(s, seat, titan, cards, int(swords))


def _pass(s: State, seat: int) -> None:
    """Out until the next round (rulebook, "Aprobar")."""
    s.players[seat].has_passed = True
    s.log.add("ancient_world-pass", seat=seat)
    reward(s, seat, "pass")


DOING: Final[dict[str, Callable[[State, int, Words], Flow[None]]]] = {
    "build": _build,
    "recruit": _recruit,
    "claim": _claim,
    "use": _use,
    "stored": _stored,
    "attack": _attack,
}
"""What each verb does; the other verbs are actions of the board."""
