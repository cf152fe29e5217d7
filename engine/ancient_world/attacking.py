"""Attacking a titan (rulebook, "Atacar a un titán")."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
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


def able(p: Player, t: Totals) -> list[Army]:
    """Of the unused armies those that can be paid, each alone."""
    coins = p.coins + p.ambrosia // N.coin
    return [army for army in p.armies if not army.used and army_price(t, army) <= coins]


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


def attacks(s: State, seat: int) -> Iterator[str]:
    """Every attack that is strong enough and can be paid, with no more ambrosia than it takes (rulebook, "Atacar a un
    titán").
    """
    p = s.players[seat]
    t = totals(p)
    armies = able(p, t)
    titans = _within_reach(s, p, t, armies) if armies else ()
    if not titans:
        return
    sword, coins = ambrosia_price(t, "sword"), [army_price(t, army) for army in armies]
    # A titan, what the city is short of for it, the attack value of each army.
    aims = [
        (
            titan,
            CARDS[titan].defence - t.swords - (0 if CARDS[titan].swords_only else t.arrows),
            [army_attack(army, titan, seat, whose) for army in armies],
        )
        for titan, whose in titans
    ]
    for chosen in _choices(len(armies)):
        # Missing coins are paid with ambrosia first, then swords.
        rest = p.ambrosia - max(0, sum([coins[at] for at in chosen]) - p.coins) * N.coin
        if rest < 0:
            continue
        for titan, short, values in aims:
            swords = max(0, short - sum([values[at] for at in chosen]))
            if swords * sword <= rest:
                yield attack_id(p, titan, [armies[at] for at in chosen], swords)


@cache
def _choices(count: int) -> list[tuple[int, ...]]:
    """Every choice of armies, by their places, the fewest first."""
    return [chosen for size in range(1, count + 1) for chosen in combinations(range(count), size)]


def _within_reach(s: State, p: Player, t: Totals, armies: Sequence[Army]) -> list[tuple[str, int]]:
    """Titans that could be defeated if all these armies together were at their best, and whose city each threatens."""
    swords, arrows = t.swords + p.ambrosia // ambrosia_price(t, "sword"), t.arrows
    for army in armies:
        own = army_strength(army)
        swords, arrows = swords + own[0], arrows + own[1]
        for one in CARDS[army.card].against:
            swords, arrows = swords + one.swords, arrows + one.arrows
    return [
        (titan, whose)
        for titan, whose in targets(s).items()
        if CARDS[titan].defence <= (swords if CARDS[titan].swords_only else swords + arrows)
    ]


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
