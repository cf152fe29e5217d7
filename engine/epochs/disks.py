"""Disks come and go: from and to the supply, on the map and off it, or something else is paid.

Rulebook, "Colocación y retirada de discos", "Bajas alternativas".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial

from engine.core.ask import Ask, Fixed, Flow, Lazy, ask, ask_many
from engine.epochs.annals import enter_points
from engine.epochs.areas import factions_in, limit, occupied, room, strength
from engine.epochs.payments import means, payments, question
from engine.epochs.state import State


def place(s: State, faction: int, area: int, count: int = 1) -> int:
    """Put up to ``count`` disks from the supply on an area, as many as there are and fit; returns how many. The log
    tells it.

    Rulebook, "Reserva".
    """
    disks = put(s, faction, area, count)
    log_areas(s, "placed", [area] * disks, seat=faction)
    return disks


def put(s: State, faction: int, area: int, count: int = 1) -> int:
    """As ``place``, where the caller puts it into the log."""
    if area in s.closed:
        return 0
    disks = min(count, s.supply[faction], room(s, faction, area))
    s.supply[faction] -= disks
    s.disks[faction][area] += disks
    return disks


def take_off(s: State, faction: int, area: int, count: int = 1) -> int:
    """Put disks of an area back in their supply, without any choice; returns how many. The caller logs it.

    Rulebook, "Reserva".
    """
    removable = min(count, s.disks[faction][area])
    s.disks[faction][area] -= removable
    s.supply[faction] += removable
    desert(s, faction, area)
    return removable


def make_ready(s: State, seat: int, wanted: int) -> int:
    """Up to ``wanted`` disks of the supply become ready; returns how many (rulebook, "Paso de adquisición")."""
    count = max(0, min(wanted, s.supply[seat]))
    s.supply[seat] -= count
    s.ready[seat] += count
    return count


def enter_disks(s: State, seat: int, wanted: int) -> None:
    """Make disks of a new civilization ready, as ``make_ready`` does, and log it."""
    s.log.add(f"{s.game}-musters", seat=seat, disks=make_ready(s, seat, wanted))


def desert(s: State, faction: int, area: int) -> None:
    """What stands with disks goes with the last of them (rulebook, "Colocación y retirada de discos")."""
    if not s.disks[faction][area]:
        bulwark = s.facts.own.bulwark
        if bulwark is not None:
            bulwark.deserted(s, faction, area)


def place_ally(s: State, seat: int, area: int, count: int = 1) -> None:
    """Add white disks to a civilization's side in an area (rulebook, "Discos blancos en competiciones")."""
    s.allies[seat][area] += count
    s.log.add(f"{s.game}-ally", seat=seat, area=s.board.ids[area], disks=count)


def lose(s: State, faction: int, area: int, count: int = 1, because: str = "card") -> Flow[int]:
    """Disks about to go; for each, a civilization may give a talent or a card instead (rulebook, "Bajas alternativas").

    Allies go first. What it gives it says once for all of them. Returns how many own disks really went.
    """
    # One disk is about to go once: what is paid for stays, and is not asked for again.
    due = min(count, at_stake(s, faction, area))
    if faction < s.seats:
        allies = min(due, s.allies[faction][area])
        s.allies[faction][area] -= allies
        log_white(s, faction, area, allies)
        due -= allies
        due -= yield from pay_instead(s, faction, area, because, due)
    lost_disks = sum(remove_disk(s, faction, area) for _ in range(due))
    if lost_disks:
        s.log.add(f"{s.game}-lost", seat=faction, area=s.board.ids[area], disks=lost_disks)
    return lost_disks


def log_white(s: State, seat: int, area: int, count: int) -> None:
    """Tell of white disks that have left a civilization's side; no line for none."""
    if count:
        s.log.add(f"{s.game}-white-lost", seat=seat, area=s.board.ids[area], disks=count)


def give_up(s: State, faction: int, area: int, count: int = 1) -> int:
    """As ``take_off``, and the log tells it."""
    disks = take_off(s, faction, area, count)
    if disks:
        s.log.add(f"{s.game}-lost", seat=faction, area=s.board.ids[area], disks=disks)
    return disks


def at_stake(s: State, faction: int, area: int) -> int:
    """How many pieces of a faction may go from an area now: what stands with its disks only in a competition there.

    Rulebook, "Bajas alternativas".
    """
    pieces = strength(s, faction, area) - s.facts.own.safe(s, faction, area)
    bulwark = s.facts.own.bulwark
    if bulwark is not None and (s.fight is None or s.fight.area != area):
        pieces -= bulwark.holder(s, area) == faction
    return max(0, pieces)


def remove_disk(s: State, faction: int, area: int) -> int:
    """An own disk goes back to the supply; in a competition it counts for loot, and what stands with it falls first.

    Returns 1, 0 where no disk has gone. Rulebook, "Botín (saqueo de ciudades)".
    """
    bulwark = s.facts.own.bulwark
    if bulwark is not None and s.fight is not None and s.fight.area == area and bulwark.holder(s, area) == faction:
        bulwark.fall(s, faction, area)
        return 0
    disks = take_off(s, faction, area)
    if s.fight is not None and s.fight.area == area:
        s.fight.removed[faction] += disks
    return disks


def pay_instead(s: State, seat: int, area: int, because: str, due: int, *, paid_talents: int = 0) -> Flow[int]:
    """For how many of ``due`` disks something else is given; ``paid_talents`` as in engine.epochs.payments.question.

    Rulebook, "Bajas alternativas".
    """
    paid = 0
    while (rest := due - paid) > 0 and any(payable := means(s, seat, area)):
        answer = yield from ask_many(question(s, seat, area, because, payable, rest, rest, paid_talents=paid_talents))
        is_negated = False
        for choice in payments(payable, answer)[:rest]:
            if not (yield from pay_for_disk(s, seat, area, choice)):
                is_negated = True
                break
            paid += 1
        if not is_negated:
            break
    return paid


def pay_for_disk(s: State, seat: int, area: int, choice: str) -> Flow[bool]:
    """Give a talent ("talent"), a card of the hand ("card:57") or a disk of a card that saves some ("save:25") for a
    disk; False where that has been negated, or has been used otherwise since it was said.

    Rulebook, "Bajas alternativas".
    """
    verb, _, number = choice.partition(":")
    if verb == "save":
        assert s.facts.own.guards is not None
        return (yield from s.facts.own.guards.save(s, seat, area, int(number)))
    if int(number) not in s.hands[seat] if verb == "card" else not s.treasury[seat]:
        return False
    if verb == "card":
        _lay_open(s, seat, int(number))
        key = s.facts.cards[int(number)].key
        s.log.add(f"{s.game}-gave-card", seat=seat, card=key, area=s.board.ids[area])
        return True
    s.treasury[seat] -= 1
    s.log.add(f"{s.game}-paid-talent", seat=seat, area=s.board.ids[area])
    return True


def discard_from_hand(s: State, seat: int, card: int) -> None:
    """Put a card of the hand on the discard pile, face up (rulebook, "Robar y descartar")."""
    _lay_open(s, seat, card)
    s.log.add(f"{s.game}-discarded", seat=seat, card=s.facts.cards[card].key)


def _lay_open(s: State, seat: int, card: int) -> None:
    s.hands[seat].remove(card)
    s.discard.append(card)
    s.log.reveal()


def talents_left(s: State, wanted: int) -> int:
    """How many of the wanted talents the supply of white disks still has, those on cards and of loot taken off.

    Rulebook, "Límites a la mina (discos blancos)".
    """
    most = s.facts.numbers.white_disks
    if not most:
        return wanted
    on_cards = sum(item.disks for item in s.investments if s.facts.cards[item.card].white)
    return max(0, min(wanted, most - sum(s.treasury) - sum(s.loot) - on_cards))


def pay_out_loot(s: State) -> None:
    """All loot goes to the treasuries (rulebook, "Botín (saqueo de ciudades)")."""
    for seat, loot in enumerate(s.loot):
        s.treasury[seat] += loot
        s.loot[seat] = 0


def gain_talents(s: State, seat: int, count: int) -> None:
    """Put talents in the treasury, as many as there are; below 0 they are paid.

    Rulebook, "Límites a la mina (discos blancos)".
    """
    if talents := talents_left(s, max(0, count)):
        s.treasury[seat] += talents
        s.log.add(f"{s.game}-talents", seat=seat, talents=talents)
    elif count < 0:
        pay_talents(s, seat, -count)


def pay_talents(s: State, seat: int, count: int) -> None:
    """Take talents out of the treasury."""
    if count:
        s.treasury[seat] -= count
        s.log.add(f"{s.game}-paid", seat=seat, talents=count)


def gain_loot(s: State, seat: int, count: int = 1) -> None:
    """Talents that are set aside until the competitions are over, as many as there are (rulebook, "Botín")."""
    if talents := talents_left(s, count):
        s.loot[seat] += talents
        s.log.add(f"{s.game}-talents", seat=seat, talents=talents)


def gain_points(s: State, seat: int, count: int, because: str, by: str = "") -> None:
    """Victory points; the total never falls below 0 (rulebook, "Contador de puntos de victoria").

    because: their source. by: the ability or card that gave them, for the log: "ability:library".
    """
    change = max(count, -s.points[seat])
    if change:
        s.points[seat] += change
        s.sources[seat][because] = s.sources[seat].get(because, 0) + change
        enter_points(s, seat, change, because)
        if by and change > 0:
            s.log.add(f"{s.game}-points-by", seat=seat, points=change, feature=by)
            return
        key = "points" if change > 0 else "points-lost"
        s.log.add(f"{s.game}-{key}", seat=seat, points=abs(change), because=because)


def place_barbarians(s: State, controller: int, wanted: Sequence[tuple[int, int]]) -> Flow[int]:
    """Put Barbarians on areas, (area, number) in their order; returns how many came.

    Where the supply is short, whoever directs them may take some off other areas first, as if those were the supply.
    More than the stacking limit come where a card names more for one area: it goes before the rule.

    Rulebook, "Límites a los bárbaros", "La regla de oro".
    """
    black, disks = s.barbarians, s.disks[s.barbarians]
    due = [
        (area, max(0, min(count, max(count, limit(s, black, area)) - disks[area])))
        for area, count in wanted
        if area not in s.closed
    ]
    yield from _gather_barbarians(s, controller, sum(count for _, count in due), {area for area, _ in due})
    areas = []
    for area, count in due:
        coming = min(count, s.supply[black])
        s.supply[black] -= coming
        disks[area] += coming
        areas += [area] * coming
    log_areas(s, "horde", areas)
    return len(areas)


def _gather_barbarians(s: State, controller: int, due: int, goals: set[int]) -> Flow[None]:
    """Fill the black supply up to what is due from areas that are no goals, as far as the player wants."""
    black = s.barbarians
    while (short := due - s.supply[black]) > 0:
        areas = [area for area in occupied(s, black) if area not in goals]
        if not areas:
            return
        options = Lazy(partial(_takes, s, areas, short))
        choice = yield from ask(Ask("barbarians-take", controller, options, about={"disks": short}))
        if choice == "done":
            return
        _, name, count = choice.split(":")
        log_areas(s, "moved-off", [s.board.number[name]] * take_off(s, black, s.board.number[name], int(count)))


def _takes(s: State, areas: Sequence[int], short: int) -> list[str]:
    """What may be taken of Barbarians in these areas, up to what is short, or nothing more."""
    ids, disks = s.board.ids, s.disks[s.barbarians]
    return ["done", *[f"take:{ids[area]}:{count}" for area in areas for count in range(1, min(short, disks[area]) + 1)]]


def log_areas(s: State, key: str, areas: Sequence[int], **args: int) -> None:
    """One line of the log for many disks, an area each: how many in all, and where; no line for none."""
    if areas and s.log.is_heard:
        counts = Counter(s.board.ids[area] for area in areas)
        places = " ".join(f"{area}:{disks}" for area, disks in counts.items())
        s.log.add(f"{s.game}-{key}", **args, disks=len(areas), places=places)


def choose_area(s: State, seat: int, key: str, areas: Sequence[int], **about: str | int) -> Flow[int]:
    """Ask a seat for one of some areas; the only one is taken without asking. ``about``: what the question names."""
    if len(areas) == 1:
        return areas[0]
    ids = s.board.ids
    choice = yield from ask(Ask(key, seat, Fixed(*(f"area:{ids[area]}" for area in areas)), about=about))
    return s.board.number[choice.partition(":")[2]]


def majority_or_tie(s: State, seat: int, area: int) -> bool:
    """At least as many disks as any opposing faction in the area (rulebook, "Paso de despliegue")."""
    own = strength(s, seat, area)
    return all(strength(s, faction, area) <= own for faction in factions_in(s, area))


def lose_of_colour(s: State, faction: int, area: int, because: str = "card") -> Flow[int]:
    """A disk of the faction's own colour is about to go, whatever stands with it; something may be given instead.

    Returns how many went. Rulebook, "Bajas alternativas".
    """
    if not s.disks[faction][area]:
        return 0
    if faction < s.seats and (yield from pay_instead(s, faction, area, because, 1)):
        return 0
    disks = take_off(s, faction, area)
    if s.fight is not None and s.fight.area == area:
        s.fight.removed[faction] += disks
    s.log.add(f"{s.game}-lost", seat=faction, area=s.board.ids[area], disks=disks)
    return disks
