"""A price paid in resources: disks from the map, talents, cards of the hand, in any mixture."""

from __future__ import annotations

from functools import partial

from engine.core.ask import Ask, Flow, Lazy, only
from engine.epochs.areas import occupied
from engine.epochs.disks import discard_from_hand, log_areas, take_off
from engine.epochs.state import State


def pay(s: State, seat: int, key: str, price: int, disks: int, site: int, about: dict[str, str | int]) -> Flow[None]:
    """Ask for ``price`` resources one after the other, at least ``disks`` of them disks from the map, and take them.

    The last disk of the area ``site`` stays. The question ``key`` says ``about``, the number of the payment, the price
    and how many disks it holds at least. The log tells disks and talents in the end, cards as they are discarded.

    Rulebook, "Construir una maravilla", "Establecer una Deidad".
    """
    due = disks
    paid: list[str] = []
    for number in range(price):
        options = Lazy(partial(_prices, s, seat, site, price - number, due))
        details: dict[str, str | int] = {**about, "number": number + 1, "price": price, "disks": disks}
        choice = only((yield Ask(key, seat, options, about=details)))
        verb, _, name = choice.partition(":")
        if verb == "disk":
            take_off(s, seat, s.board.number[name])
            due -= 1
        elif verb == "talent":
            s.treasury[seat] -= 1
        else:
            discard_from_hand(s, seat, int(name))
        paid.append(choice)
    log_areas(s, "price-disks", [s.board.number[name[5:]] for name in paid if name.startswith("disk:")], seat=seat)
    if talents := paid.count("talent"):
        s.log.add(f"{s.game}-paid", seat=seat, talents=talents)


def _prices(s: State, seat: int, site: int, price: int, due: int) -> list[str]:
    """What may be paid next: the last disk of the site stays, and the disks due are paid in the end."""
    ids, own = s.board.ids, s.disks[seat]
    disks = [f"disk:{ids[area]}" for area in occupied(s, seat) if area != site or own[area] > 1]
    if due >= price:
        return disks
    talents = ["talent"] if s.treasury[seat] else []
    return [*disks, *talents, *(f"card:{number}" for number in sorted(s.hands[seat]))]
