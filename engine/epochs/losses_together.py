"""Disks that one faction loses in several areas at the same time; what a civilization gives for them it says at once.

Rulebook, "Eliminación de discos", "Bajas alternativas".
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.ask import Flow, ask_many
from engine.epochs.cards import choose_several
from engine.epochs.disks import at_stake, log_areas, pay_for_disk, pay_instead, remove_disk
from engine.epochs.payments import Means, means, payments, question_of_many, question_where
from engine.epochs.state import State


def lose_in(s: State, faction: int, due: Mapping[int, int], because: str, *, is_payable: bool = True) -> Flow[int]:
    """A faction loses disks in several areas at the same time (``due`` by area), allies first, or pays for them.

    Returns how many own disks went. Rulebook, "Eliminación de discos", "Bajas alternativas".
    """
    own = {area: min(count, at_stake(s, faction, area)) for area, count in due.items()}
    if faction < s.seats:
        for area, count in own.items():
            allies = min(count, s.allies[faction][area])
            s.allies[faction][area] -= allies
            own[area] -= allies
    own = {area: count for area, count in own.items() if count}
    paid_for = dict[int, int]()
    if own and faction < s.seats and is_payable:
        paid_for = yield from pay_for_many(s, faction, own, because)
    lost_areas: list[int] = []
    for area, count in own.items():
        lost_areas += [area] * sum(remove_disk(s, faction, area) for _ in range(count - paid_for.get(area, 0)))
    log_areas(s, "lost-many", lost_areas, seat=faction)
    return len(lost_areas)


def pay_for_many(s: State, seat: int, due: Mapping[int, int], because: str) -> Flow[dict[int, int]]:
    """Disks are about to go from several areas at the same time: by area, for how many something else is given.

    The seat says in one answer what it gives; then, where that is not enough for all, which disks stay. An area where a
    card saves disks, or no talents may be given, is asked about by itself. Rulebook, "Bajas alternativas".
    """
    paid_for, paid_talents, together = dict[int, int](), 0, dict[int, int]()
    usual = Means(s.treasury[seat], sorted(s.hands[seat]), [])
    for area, count in due.items():
        if means(s, seat, area) == usual:
            together[area] = count
            continue
        talents = s.treasury[seat]
        paid_for[area] = yield from pay_instead(s, seat, area, because, count, paid_talents=paid_talents)
        paid_talents += talents - s.treasury[seat]
    if len(together) == 1:
        area, count = next(iter(together.items()))
        paid_for[area] = yield from pay_instead(s, seat, area, because, count, paid_talents=paid_talents)
    elif together and (s.treasury[seat] or s.hands[seat]):
        paid_for |= yield from _pay_together(s, seat, together, because, paid_talents)
    return paid_for


def _pay_together(s: State, seat: int, due: Mapping[int, int], because: str, paid_talents: int) -> Flow[dict[int, int]]:
    answer = yield from ask_many(question_of_many(s, seat, because, due, paid_talents))
    total = sum(due.values())
    paid = payments(Means(s.treasury[seat], sorted(s.hands[seat]), []), answer)[:total]
    if not paid:
        return {}
    stay = list(due.items())
    if len(paid) < total:
        # What is asked next tells the others how much is given.
        s.log.reveal(seat)
        chosen = yield from choose_several(question_where(s, seat, because, due, len(paid)))
        names = [option.split(":")[1] for option in chosen]
        stay = [(area, names.count(s.board.ids[area])) for area in due]
    saved = [area for area, count in stay for _ in range(count)]
    for area, choice in zip(saved, paid, strict=True):
        yield from pay_for_disk(s, seat, area, choice)
    return dict(stay)
