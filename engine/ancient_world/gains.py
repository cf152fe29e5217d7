"""What is gained once: by board actions, card actions, new cards, loot (facts.Gain)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.ancient_world.armies import rest
from engine.ancient_world.citizens import gain_citizen, upgrade
from engine.ancient_world.facts import CARDS, Card, Gain, Goods
from engine.ancient_world.goods import gain_goods, pay, reward
from engine.ancient_world.preparing import draw_empire, empire_deck
from engine.ancient_world.state import Building, Keep, Player, State
from engine.ancient_world.totals import ambrosia_price, totals
from engine.core.ask import Ask, Fixed, Flow, ask, ask_many, pick

NO_GAIN: Final = Gain()


def gain(s: State, seat: int, what: Gain, because: str) -> Flow[None]:
    """Carry out everything of a gain, choices included, goods first (rulebook, "Lugar ciudadano")."""
    if what.coins or what.knowledge or what.ambrosia:
        gain_goods(s, seat, Goods(what.coins, what.knowledge, what.ambrosia), because)
    for _ in range(what.citizens):
        gain_citizen(s, seat)
    for _ in range(what.upgrades):
        yield from upgrade(s, seat)
    if what.repairs:
        yield from repair(s, seat, what.repairs)
    if what.rest:
        yield from rest(s, seat, what.rest)
    for _ in range(what.ready):
        yield from make_ready(s, seat)
    for _ in range(what.districts):
        yield from take_district(s, seat)
    if what.explore:
        explore(s, seat, what.explore)
    if what.first:
        take_first(s, seat)


def take_first(s: State, seat: int) -> None:
    """The first-player token, hand side up, unless it was taken in this round (rulebook, "Restablecer la placa";
    decided).
    """
    if not s.hand_up:
        s.first, s.hand_up = seat, True
        s.log.add("ancient_world-first", seat=seat)


def numbered(prefix: str, cards: Iterable[str]) -> tuple[str, ...]:
    """Options for cards, some of which are the same: "damage:granary", "damage:granary:2"."""
    options: list[str] = []
    for card in cards:
        option, count = f"{prefix}:{card}", 2
        while option in options:
            option = f"{prefix}:{card}:{count}"
            count += 1
        options.append(option)
    return tuple(options)


def damaged(p: Player) -> list[Building]:
    """The damaged empire cards."""
    return [building for building in p.buildings if building.damaged]


def mend(s: State, seat: int, card: str, ambrosia: int = 0) -> None:
    """Turn a damaged card up again, for ``ambrosia``; of two copies the one whose action has not been used
    in this round.
    """
    copies = [one for one in damaged(s.players[seat]) if one.card == card]
    building = next((one for one in copies if not one.citizen), copies[0])
    building.damaged = False
    s.players[seat].changed()
    if ambrosia:
        s.log.add("ancient_world-mends", seat=seat, card=card, ambrosia=ambrosia)
    else:
        s.log.add("ancient_world-mended", seat=seat, card=card)


def mend_for_ambrosia(s: State, seat: int, card: str) -> None:
    """Pay for the repair of a card (public summary of ambrosia's uses)."""
    price = ambrosia_price(totals(s.players[seat]), "mend")
    pay(s, seat, Goods(ambrosia=price))
    mend(s, seat, card, price)


def repair(s: State, seat: int, count: int) -> Flow[None]:
    """Repair cards; all of them where there are no more than that (rulebook, "Daño de Titán")."""
    broken = damaged(s.players[seat])
    options = numbered("repair", [building.card for building in broken])
    if len({building.card for building in broken}) > 1 and len(broken) > count:
        chosen = yield from ask_many(Ask("repair", seat, Fixed(*options), count, count, {"count": count}))
    else:
        chosen = options[:count]
    for option in chosen:
        mend(s, seat, option.split(":")[1])


def make_ready(s: State, seat: int) -> Flow[None]:
    """A used army may be used once more in this round."""
    used = [army for army in s.players[seat].armies if army.used]
    if not used:
        return
    choice = yield from pick(Ask("ready", seat, Fixed(*(f"army:{army.card}" for army in used))))
    card = choice.partition(":")[2]
    for army in s.players[seat].armies:
        if army.card == card:
            army.used = False
            s.log.add("ancient_world-ready", seat=seat, card=card)


def take_district(s: State, seat: int) -> Flow[None]:
    """The face-up district, or one of as many more as there are eyes; the others go under the pile (rulebook, facts:
    eye symbols).
    """
    if not s.districts:
        return
    count = 1 + totals(s.players[seat]).eyes
    hidden = len(s.districts) - s.known_districts - 1
    cards = [s.districts.pop() for _ in range(min(count, len(s.districts)))]
    if len(cards) > 1 and hidden > 0:
        s.log.reveal()
    s.known_districts = min(s.known_districts, len(s.districts))
    s.looking = cards
    choice = yield from pick(Ask("district", seat, Fixed(*(f"district:{card}" for card in cards))))
    card = choice.partition(":")[2]
    s.looking = []
    back = [other for other in cards if other != card]
    s.districts[:0] = back
    s.known_districts += len(back)
    if len(s.districts) > s.known_districts:
        s.log.reveal()
    s.players[seat].districts.append(card)
    s.players[seat].changed()
    s.log.add("ancient_world-district", seat=seat, card=card)
    yield from gain(s, seat, CARDS[card].once, card)


def explore(s: State, seat: int, count: int) -> None:
    """Look at cards of the present empire deck; one is kept in a step of its own (rulebook: page missing; decided)."""
    t = totals(s.players[seat])
    for _ in range(count + t.eyes + t.ship_eyes):
        card = draw_empire(s)
        if card:
            s.looking.append(card)
    if not s.looking:
        return
    s.log.reveal()
    s.log.tell(seat, "ancient_world-looks", seat=seat, cards=" ".join(s.looking))


def keep(s: State, step: Keep) -> Flow[None]:
    """Store one of the cards looked at, discard the others face up (rulebook, "Construir almacenado"; decided)."""
    seat = step.seat
    choice = yield from ask(Ask("explore", seat, Fixed(*numbered("keep", s.looking))))
    card = choice.split(":")[1]
    others = list(s.looking)
    others.remove(card)
    s.looking = []
    s.players[seat].stored.append(card)
    s.discards[empire_deck(s)] += others
    s.log.reveal(seat)
    s.log.add("ancient_world-stores", seat=seat, cards=" ".join(others), count=len(others))
    if s.rules.hides_stored:
        s.log.tell(seat, "ancient_world-stored", seat=seat, card=card)
    else:
        s.log.add("ancient_world-stored", seat=seat, card=card)
    if step.of:
        reward(s, seat, step.of)


def new_building(s: State, seat: int, card: Card) -> Flow[None]:
    """An empire card comes to the city (rulebook, "Construir almacenado")."""
    s.players[seat].buildings.append(Building(card.id))
    s.players[seat].changed()
    if card.once != NO_GAIN:
        yield from gain(s, seat, card.once, card.id)
