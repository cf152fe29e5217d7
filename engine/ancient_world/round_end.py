"""The end of a round (rulebook, "Fin de la Ronda")."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from engine.ancient_world.damage import dice_for, resolve, roll
from engine.ancient_world.facts import ACTIONS, CARDS, Goods, N
from engine.ancient_world.gains import damaged, mend, mend_for_ambrosia, numbered
from engine.ancient_world.goods import gain_goods, pay, reward
from engine.ancient_world.placing import is_open
from engine.ancient_world.state import Collect, Confront, Feed, Player, Repair, State
from engine.ancient_world.totals import ambrosia_price, appease_price, totals
from engine.core.ask import Ask, Fixed, Flow, ask_each

NOBODY: Final = "none"
"""What an answer about feeding calls a group without citizens."""


def confront(s: State, step: Confront) -> Flow[None]:
    """Everybody with a threatening titan appeases it or rolls for it (rulebook, "Enfréntate a Titán").

    All who have a choice are asked at once: nobody's answer changes another's; dice are rolled in turn order.
    """
    asks = []
    for seat in s.in_turn_order():
        p = s.players[seat]
        if not p.threat or not p.ambrosia:
            continue
        price, dice = appease_price(p, totals(p)), _face_dice(p)
        # Otherwise appeasing neither saves dice nor is it rewarded.
        if p.ambrosia >= price and (dice or "appease" in totals(p).rewards):
            about: dict[str, str | int] = {"titan": p.threat, "price": price, "dice": dice}
            asks.append(Ask("confront", seat, Fixed("appease", "face"), about=about))
    answers = (yield from ask_each(asks)) if asks else {}
    faced = []
    for seat in s.in_turn_order():
        p = s.players[seat]
        if not p.threat:
            continue
        if answers.get(seat) == ("appease",):
            price = appease_price(p, totals(p))
            p.ambrosia -= price
            p.fed += price
            s.log.add("ancient_world-appeases", seat=seat, titan=p.threat, ambrosia=price)
            reward(s, seat, "appease")
        else:
            s.log.add("ancient_world-faces", seat=seat, titan=p.threat)
            roll(s, seat, p.threat, _fewer_face_dice(p))
            faced.append(seat)
    yield from resolve(s)
    for seat in faced:
        reward(s, seat, "face")


def _fewer_face_dice(p: Player) -> int:
    return totals(p).traits.get("face_dice", 0)


def _face_dice(p: Player) -> int:
    """The dice that are rolled if the threatening titan is faced."""
    return dice_for(p.threat, _fewer_face_dice(p))


def repairs(s: State, step: Repair) -> Flow[None]:
    """Repairs by symbols, and by ambrosia, just before income (rulebook, "Capacidad de reparación").

    They take place after the last round too (decided: docs/rules).
    """
    asks = []
    for seat in s.in_turn_order():
        p, t = s.players[seat], totals(s.players[seat])
        cards = [building.card for building in damaged(p)]
        free = min(t.repair, len(cards))
        most = min(len(cards), free + p.ambrosia // ambrosia_price(t, "mend"))
        if free == len(cards) or (most == free and len(set(cards)) == 1):
            for card in cards[:free]:
                mend(s, seat, card)
        elif most:
            options = Fixed(*numbered("repair", cards))
            asks.append(Ask("repair", seat, options, free, most, {"count": free, "price": ambrosia_price(t, "mend")}))
    answers = (yield from ask_each(asks)) if asks else {}
    for seat in s.in_turn_order():
        p, t = s.players[seat], totals(s.players[seat])
        chosen = answers.get(seat, ())
        for number, option in enumerate(chosen):
            card = option.split(":")[1]
            if number < t.repair:
                mend(s, seat, card)
            else:
                mend_for_ambrosia(s, seat, card)


def collect(s: State, step: Collect) -> None:
    """Income; coins slide from names to pictures; ambrosia; citizens home; the token is turned (rulebook, "Cobrar
    ingresos", "Restablecer la placa").
    """
    for seat in s.in_turn_order():
        t = totals(s.players[seat])
        gain_goods(s, seat, Goods(t.coins, t.knowledge, t.ambrosia), "income")
        for army in s.players[seat].armies:
            army.coins, army.spent, army.used = army.coins + army.spent, 0, False
    idle = [
        action for action in ACTIONS if is_open(s, action) and len(s.spaces[action]) <= N.idle_citizens[s.seats - 2]
    ]
    for action in ACTIONS:
        s.ambrosia[action] += action in idle
        s.spaces[action] = []
    s.log.add("ancient_world-citizens-home", actions=" ".join(idle))
    for p in s.players:
        p.ready, p.hungry = list(p.citizens), []
        for building in p.buildings:
            building.citizen = 0
    s.hand_up = False


def feed(s: State, step: Feed) -> Flow[None]:
    """Citizens without food are hungry; ambrosia feeds some (rulebook, "Alimentar a los ciudadanos")."""
    for p in s.players:
        p.hungry = []
    waiting = [seat for seat in s.in_turn_order() if shortage(s.players[seat])]
    while waiting:
        asks = []
        for seat in waiting:
            options = feed_options(s, seat)
            if len(options) == 1:
                _starve(s, seat, options[0])
            else:
                p = s.players[seat]
                about = {"short": shortage(p), "price": ambrosia_price(totals(p), "feed")}
                asks.append(Ask("feed", seat, Fixed(*options), about={**about}))
        answers = (yield from ask_each(asks)) if asks else {}
        waiting = []
        for seat, (answer,) in answers.items():
            if answer.startswith("mend:"):
                mend_for_ambrosia(s, seat, answer.partition(":")[2])
                if shortage(s.players[seat]):
                    waiting.append(seat)
            else:
                _starve(s, seat, answer)


def shortage(p: Player) -> int:
    """Citizens for whom there is no food."""
    return max(0, len(p.citizens) - totals(p).food)


def feed_options(s: State, seat: int) -> list[str]:
    """Who goes hungry ("1+2", "none") and how many are fed with ambrosia; damaged cards with food to repair.

    After the last round it does not matter who is hungry: the lowest are (rulebook, "Alimentar a los ciudadanos").
    """
    p, t, short = s.players[seat], totals(s.players[seat]), shortage(s.players[seat])
    options = []
    for fed in range(min(short, p.ambrosia // ambrosia_price(t, "feed")), -1, -1):
        if s.round == N.rounds:
            groups = [tuple(p.citizens[: short - fed])]
        else:
            groups = list(combinations(p.citizens, short - fed))
        options += [f"hungry:{'+'.join(map(str, group)) or NOBODY}:{fed}" for group in groups]
    if p.ambrosia >= ambrosia_price(t, "mend"):
        cards = dict.fromkeys(one.card for one in damaged(p) if CARDS[one.card].gives.food)
        options += [f"mend:{card}" for card in cards]
    return options


def _starve(s: State, seat: int, option: str) -> None:
    _, group, fed = option.split(":")
    p = s.players[seat]
    if int(fed):
        spent = int(fed) * ambrosia_price(totals(p), "feed")
        pay(s, seat, Goods(ambrosia=spent))
        s.log.add("ancient_world-feeds", seat=seat, count=int(fed), ambrosia=spent)
    p.hungry = [] if group == NOBODY else [int(number) for number in group.split("+")]
    p.ready = [number for number in p.ready if number not in p.hungry]
    if p.hungry:
        s.log.add("ancient_world-hungry", seat=seat, citizens=" ".join(map(str, p.hungry)), count=len(p.hungry))
