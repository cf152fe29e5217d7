"""Why something cannot be done in a turn, in the rules' order: for refusals, and for plans that have lapsed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from engine.ancient_world.armies import find, places
from engine.ancient_world.attacking import armies_named, attack, attack_id, targets, unused
from engine.ancient_world.citizens import placed
from engine.ancient_world.details import deal_price, has_room
from engine.ancient_world.facts import ACTIONS, BOARD, CARDS, Goods, N
from engine.ancient_world.gains import damaged
from engine.ancient_world.placing import AGAIN, is_open, number_of, surcharge
from engine.ancient_world.refusals import no
from engine.ancient_world.state import Player, State
from engine.ancient_world.totals import ambrosia_price, army_price, card_price, totals
from engine.core.errors import Reason

Words = Sequence[str]


def wishes(s: State, seat: int) -> Iterator[str]:
    """What a seat may want to do in its turn, whether it can or not: with each of its citizens, all its armies."""
    p = s.players[seat]
    details = {
        "build": list(dict.fromkeys((*s.row, *s.wonders))),
        "recruit": [f"{card}:{place}" for card in dict.fromkeys(s.military_row) for place in places(p)],
    }
    for action in ACTIONS:
        for number in p.citizens:
            for detail in details.get(action, [deal.id for deal in BOARD[action].deals]):
                yield f"{action}:{number}:free:{detail}"
    cards = dict.fromkeys(building.card for building in p.buildings)
    for card in cards:
        if CARDS[card].action is not None:
            yield from (f"use:{number}:{card}" for number in p.citizens)
    armies = unused(p)
    if armies:
        yield from (attack_id(p, titan, armies, 0) for titan in targets(s))
    yield from (f"stored:{card}" for card in dict.fromkeys(p.stored))
    yield from (f"mend:{building.card}" for building in damaged(p))
    yield "coin"


def why_not(s: State, seat: int, option: str) -> Reason | None:
    """The rule that forbids an option which is not among those of the turn; None for what is no option at all."""
    verb, *words = option.split(":")
    try:
        if verb in ACTIONS:
            return _at_action(s, seat, verb, words[0], words[1], words[2:])
        reason = REASONS.get(verb)
        return None if reason is None else reason(s, seat, words)
    except (KeyError, IndexError, ValueError, StopIteration):
        return None


def _at_action(s: State, seat: int, action: str, citizen: str, how: str, detail: Words) -> Reason | None:
    p, t = s.players[seat], totals(s.players[seat])
    why = _placing(s, seat, action, citizen, how)
    if why is not None or not detail:
        return why
    card = detail[0]
    if action == "build" and not has_room(p, t):
        return no("room", capacity=t.capacity)
    if action in ("build", "recruit"):
        there = (*s.row, *s.wonders) if action == "build" else s.military_row
        if card not in there:
            return no("gone", card=card)
        return _price(p, card_price(t, CARDS[card]))
    deal = next(deal for deal in BOARD[action].deals if deal.id == card)
    return _price(p, deal_price(t, action, deal)) or no("nothing-left", action=action)


def _placing(s: State, seat: int, action: str, citizen: str, how: str) -> Reason | None:
    """Why a citizen cannot be placed on an action in this way (rulebook, "Lugar ciudadano")."""
    p, t, number = s.players[seat], totals(s.players[seat]), number_of(citizen)
    if not is_open(s, action):
        return no("covered", action=action, round=BOARD[action].round)
    why = _citizen(s, seat, citizen)
    if why is not None:
        return why
    highest = max((one.number for one in s.spaces[action]), default=0)
    extra = surcharge(t)
    if how == "free" and number < highest and extra:
        return no("higher", action=action, number=highest, coins=extra)
    if how != "free" and number >= highest:
        return no("not-higher", action=action)
    if how == "coin":
        return _price(p, Goods(extra))
    return _ambrosia(p, highest - number) if how == "skill" else None


def _citizen(s: State, seat: int, citizen: str) -> Reason | None:
    """Why this citizen cannot be placed anywhere (rulebook, "Lugar ciudadano", "Alimentar a los ciudadanos")."""
    p, number = s.players[seat], number_of(citizen)
    if citizen.startswith(AGAIN):
        return _ambrosia(p, ambrosia_price(totals(p), AGAIN)) if number in placed(s, seat) else None
    if number in p.ready:
        return None
    if number in p.hungry:
        return no("hungry", citizen=number)
    return no("placed", citizen=number) if number in placed(s, seat) else no("not-ready", citizen=number)


def _price(p: Player, price: Goods) -> Reason | None:
    """Goods that are missing, ambrosia for coins counted."""
    if price.knowledge > p.knowledge:
        return no("knowledge", needs=price.knowledge, has=p.knowledge)
    if price.coins > p.coins + max(0, p.ambrosia - price.ambrosia) // N.coin:
        return no("coins", needs=price.coins, has=p.coins)
    return _ambrosia(p, price.ambrosia)


def _ambrosia(p: Player, needs: int) -> Reason | None:
    return no("ambrosia", needs=needs, has=p.ambrosia) if needs > p.ambrosia else None


def _claim(s: State, seat: int, words: Words) -> Reason | None:
    return _at_action(s, seat, words[0], words[1], words[2], ())


def _use(s: State, seat: int, words: Words) -> Reason | None:
    """Why an own card's action cannot be used (rulebook, "Cartas de Imperio")."""
    p, (citizen, card) = s.players[seat], words
    own = [building for building in p.buildings if building.card == card]
    if not own:
        return no("not-yours", card=card)
    if all(building.damaged for building in own):
        return no("damaged", card=card)
    if all(building.citizen or building.damaged for building in own):
        return no("used", card=card)
    why = _citizen(s, seat, citizen)
    action = CARDS[card].action
    if why is not None or action is None:
        return why
    missing = max(0, action.skill - number_of(citizen))
    return no("skill", card=card, skill=action.skill) if missing > p.ambrosia else _price(p, action.pay)


def _attack(s: State, seat: int, words: Words) -> Reason | None:
    """Why this attack is not possible (rulebook, "Atacar a un titán")."""
    p, t = s.players[seat], totals(s.players[seat])
    titan, swords = words[0], int(words[2])
    armies = armies_named([army.card for army in p.armies], words[1])
    if titan not in targets(s):
        return no("titan-gone", titan=titan)
    own = {army.card for army in p.armies}
    for card in armies:
        if card not in own:
            return no("no-army", card=card)
        if find(p, card).used:
            return no("army-used", card=card)
    value, defence = attack(s, seat, titan, armies) + swords, CARDS[titan].defence
    if value < defence:
        return no("strength", value=value, defence=defence)
    if swords and value > defence:
        return no("swords", titan=titan)
    coins = sum(army_price(t, find(p, card)) for card in armies)
    return _price(p, Goods(coins, ambrosia=swords * ambrosia_price(t, "sword") if swords else 0))


def _stored(s: State, seat: int, words: Words) -> Reason | None:
    """Why a stored card cannot be built (rulebook, "Construir almacenado")."""
    p, t, card = s.players[seat], totals(s.players[seat]), words[0]
    if card not in p.stored:
        return no("not-yours", card=card)
    if not has_room(p, t):
        return no("room", capacity=t.capacity)
    return _price(p, card_price(t, CARDS[card], is_stored=True))


def _mend(s: State, seat: int, words: Words) -> Reason | None:
    p = s.players[seat]
    if all(building.card != words[0] for building in damaged(p)):
        return no("whole", card=words[0])
    return _ambrosia(p, ambrosia_price(totals(p), "mend"))


def _coin(s: State, seat: int, words: Words) -> Reason | None:
    return _ambrosia(s.players[seat], N.coin)


REASONS: Final[dict[str, Callable[[State, int, Words], Reason | None]]] = {
    "claim": _claim,
    "use": _use,
    "attack": _attack,
    "stored": _stored,
    "mend": _mend,
    "coin": _coin,
}
"""Why a turn's other options are not possible, by verb."""
