"""Attacking a titan (rulebook, "Atacar a un titán")."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import Final

from engine.ancient_world.armies import find
from engine.ancient_world.damage import resolve, roll
from engine.ancient_world.facts import CARDS, Against, Card, Goods, N, Totals
from engine.ancient_world.gains import NO_GAIN, gain
from engine.ancient_world.goods import gain_goods, pay, reward
from engine.ancient_world.state import Army, Dice, Player, State
from engine.ancient_world.totals import ambrosia_price, army_price, army_strength, totals
from engine.core.ask import Flow

LONGEST: Final = 90
"""Characters of an option at most (engine.core.ask)."""

BOARD = -1
"""Where titans are that threaten nobody."""


def targets(s: State) -> dict[str, int]:
    """The titans that can be attacked: the top of each pile, and all threatening ones, each with whose city it
    threatens (rulebook, "Atacar a un titán").
    """
    whose = {pile[-1]: BOARD for pile in s.titans if pile}
    for seat, p in enumerate(s.players):
        if p.threat:
            whose[p.threat] = seat
    return whose


def unused(p: Player) -> list[Army]:
    """Armies that have not attacked in this round."""
    return [army for army in p.armies if not army.used]


def city_attack(p: Player, titan: str) -> int:
    """The attack value of everything but armies (rulebook, "Atacar a un titán")."""
    t = totals(p)
    return t.swords if CARDS[titan].swords_only else t.swords + t.arrows


def army_attack(army: Army, titan: str, seat: int, whose: int) -> int:
    """The attack value of an army with the legacies under it, against this titan."""
    facts, against, (swords, arrows) = CARDS[titan], CARDS[army.card].against, army_strength(army)
    if against:
        where = "deck" if whose == BOARD else "own" if whose == seat else "other"
        for one in against:
            if _is_against(one, facts, where):
                swords, arrows = swords + one.swords, arrows + one.arrows
    return swords if facts.swords_only else swords + arrows


def _is_against(one: Against, titan: Card, where: str) -> bool:
    is_kind = one.stars in (0, titan.stars) and one.swords_only in (None, titan.swords_only)
    return is_kind and one.where in ("", where)


def attack(s: State, seat: int, titan: str, cards: list[str]) -> int:
    """The attack value of these armies together, without ambrosia."""
    p, whose = s.players[seat], targets(s)[titan]
    return city_attack(p, titan) + sum(army_attack(find(p, card), titan, seat, whose) for card in cards)


def attacks(s: State, seat: int) -> list[str]:
    """Every attack that is strong enough and can be paid, with no more ambrosia than it takes (rulebook, "Atacar a un
    titán").
    """
    p, options = s.players[seat], list[str]()
    armies = [army for army in p.armies if not army.used]
    if not armies:
        return options
    t = totals(p)
    aims = _aims(s, seat, t, armies)
    if not aims:
        return options
    sword, coins = ambrosia_price(t, "sword"), [army_price(t, army) for army in armies]
    for chosen in _choices(len(armies)):
        # Missing coins are paid with ambrosia first, then swords.
        missing = -p.coins
        for at in chosen:
            missing += coins[at]
        rest = p.ambrosia - missing * N.coin if missing > 0 else p.ambrosia
        if rest < 0:
            continue
        for titan, short, values in aims:
            swords = short
            for at in chosen:
                swords -= values[at]
            if swords * sword <= rest:
                options.append(attack_id(p, titan, [armies[at] for at in chosen], max(0, swords)))
    return options


@cache
def _choices(count: int) -> list[tuple[int, ...]]:
    """Every choice of armies, by their places, the fewest first."""
    return [chosen for size in range(1, count + 1) for chosen in combinations(range(count), size)]


def _aims(s: State, seat: int, t: Totals, armies: Sequence[Army]) -> list[tuple[str, int, list[int]]]:
    """Titans that could be defeated if all these armies together were at their best: each with the attack value that
    the city is short of, and that of each army.
    """
    p = s.players[seat]
    swords = t.swords + (p.ambrosia // ambrosia_price(t, "sword") if p.ambrosia else 0)
    both = swords + t.arrows
    for army in armies:
        own_swords, own_arrows = _best_strength(army.card, tuple(army.retired))
        swords += own_swords
        both += own_swords + own_arrows
    aims = []
    for titan, whose in targets(s).items():
        facts = CARDS[titan]
        if facts.defence <= (swords if facts.swords_only else both):
            short = facts.defence - t.swords - (0 if facts.swords_only else t.arrows)
            aims.append((titan, short, [army_attack(army, titan, seat, whose) for army in armies]))
    return aims


@lru_cache(maxsize=4096)
def _best_strength(card: str, retired: tuple[str, ...]) -> tuple[int, int]:
    """Swords and arrows of an army, those that it has only against some titans included."""
    swords, arrows = army_strength(Army(card, retired=list(retired)))
    for one in CARDS[card].against:
        swords, arrows = swords + one.swords, arrows + one.arrows
    return swords, arrows


def attack_id(p: Player, titan: str, chosen: Sequence[Army], swords: int) -> str:
    """An attack as options name it: armies by their cards, or where that is too long by their places from 1 on."""
    option = f"attack:{titan}:{'+'.join([army.card for army in chosen])}:{swords}"
    if len(option) <= LONGEST:
        return option
    places = [str(place) for place, army in enumerate(p.armies, 1) if army in chosen]
    return f"attack:{titan}:{'+'.join(places)}:{swords}"


def armies_named(cards: Sequence[str], named: str) -> list[str]:
    """The armies that an option names out of a city's, by their active cards: where those are too long for it, by their
    places from 1 on.
    """
    return [cards[int(word) - 1] if word.isdecimal() else word for word in named.split("+")]


def do_attack(s: State, seat: int, titan: str, cards: list[str], swords: int) -> Flow[None]:
    """Pay the armies, take the titan, what is on it, loot and what it gives; dice come last, in a step of their own
    (rulebook, "Atacar a un titán").
    """
    p, t = s.players[seat], totals(s.players[seat])
    whose, value = targets(s)[titan], attack(s, seat, titan, cards) + swords
    facts, coins = CARDS[titan], 0
    for card in cards:
        army = find(p, card)
        price = army_price(t, army)
        pay(s, seat, Goods(price))
        coins += price
        army.spent += price
        army.used = True
    ambrosia = swords * ambrosia_price(t, "sword")
    pay(s, seat, Goods(ambrosia=ambrosia))
    armies = " ".join(cards)
    s.log.add(
        "ancient_world-attack", seat=seat, titan=titan, cards=armies, value=value, defence=facts.defence, bought=swords
    )
    if coins or ambrosia:
        s.log.add("ancient_world-pays-attack", seat=seat, coins=coins, ambrosia=ambrosia)
    if whose == BOARD:
        pile = next(pile for pile in s.titans if pile and pile[-1] == titan)
        pile.pop()
        if pile:
            s.log.reveal()
    else:
        _leave(s, seat, whose)
    p.titans.append(titan)
    p.changed()
    for card in cards:
        if CARDS[card].loot != NO_GAIN:
            yield from gain(s, seat, CARDS[card].loot, card)
    if facts.once != NO_GAIN:
        yield from gain(s, seat, facts.once, titan)
    where = "deck" if whose == BOARD else "own" if whose == seat else "other"
    s.agenda.insert(-1, Dice(seat, titan, fewer_dice(p, cards), f"defeat_{where}"))


def roll_dice(s: State, step: Dice) -> Flow[None]:
    """Roll for the damage that a defeated titan has done, then take the rewards (rulebook, "Carta de Imperio
    dañada").
    """
    roll(s, step.seat, step.titan, step.fewer)
    yield from resolve(s)
    for when in ("defeat", step.rewarded):
        reward(s, step.seat, when)


def fewer_dice(p: Player, cards: list[str]) -> int:
    """Dice left out after an attack with these armies, by the city and by the military cards themselves (trait
    "dice").
    """
    return totals(p).traits.get("dice", 0) + sum(CARDS[card].traits.get("dice", 0) for card in cards)


def _leave(s: State, seat: int, whose: int) -> None:
    """A threatening titan is gone; an outside attacker takes the ambrosia on it, up to its banners (rulebook, "Atacar a
    un titán").
    """
    threatened = s.players[whose]
    if whose != seat:
        gain_goods(s, seat, Goods(ambrosia=min(threatened.fed, len(CARDS[threatened.threat].banners))), "fed")
    threatened.threat, threatened.fed = "", 0
