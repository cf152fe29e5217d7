"""The rounds of losses of one competition, and what each civilization has said it gives for its disks there.

A civilization says in one answer what it gives for all its losses; that is used round by round, and it is asked again
as soon as somebody else there pays for a disk. Rulebook, "Procedimiento para la competición", "Eliminación de discos".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from engine.core.ask import Flow, ask_many
from engine.epochs.areas import factions_in, in_turn_order, strength
from engine.epochs.disks import log_white, pay_for_disk, remove_disk
from engine.epochs.payments import DISKS_FIRST, has_means, means, payments, question
from engine.epochs.state import State

DISK: Final = "disk"
"""Given for a loss: the disk itself."""


class Rounds(msgspec.Struct):
    """What the rounds of losses of a competition must remember; all of it follows from the state and the answers.

    factions: in turn order. sides: their disks and, of these, white ones as the rounds began. outcomes: for every disk
    that was due so far, whether it went. orders: by seat, what it gives for its next losses, disks for the rest.
    speaker: the seat that answered last. untold, untold_white: own and white disks that went and are not in the log
    yet.
    """

    area: int
    factions: tuple[int, ...]
    sides: tuple[tuple[int, int], ...]
    outcomes: list[bool] = []
    orders: dict[int, list[str]] = {}
    talents: dict[int, int] = {}
    speaker: int = -1
    untold: dict[int, int] = {}
    untold_white: dict[int, int] = {}


def rounds_of_losses(s: State, area: int) -> Flow[None]:
    """Each faction loses one disk, the smallest stacks first, equal ones at the same time (step 4), again and again
    while the area is contested (step 5).

    Rulebook, "Procedimiento para la competición".
    """
    factions = tuple(in_turn_order(s, factions_in(s, area)))
    sides = [(strength(s, faction, area), s.allies[faction][area] if faction < s.seats else 0) for faction in factions]
    rounds = Rounds(area, factions, tuple(sides))
    for faction in losses_due(factions, lambda faction: strength(s, faction, area)):
        goes = _goes_unasked(s, rounds, faction)
        if not goes:
            before = strength(s, faction, area)
            yield from _lose_or_pay(s, rounds, faction)
            goes = strength(s, faction, area) < before
        rounds.outcomes.append(goes)
    tell_losses(s, rounds)


def losses_due(factions: Sequence[int], disks: Callable[[int], int]) -> Iterator[int]:
    """Whose disk is due next, to the end of the competition; ``disks`` says how many a faction has now.

    Rulebook, "Procedimiento para la competición".
    """
    disks_of = {faction: count for faction in factions if (count := disks(faction))}
    while disks_of:
        # A faction's disks only change when it is due itself: its size in a round is that at the round's beginning.
        sizes = dict(disks_of)
        for size in sorted(set(sizes.values())):
            # A size of two or more is still there itself.
            if len(disks_of) < 2 or (size < 2 and max(disks_of.values()) < 2):
                # Not contested any more.
                return
            equal = [faction for faction, count in sizes.items() if count == size]
            yield from equal
            for faction in equal:
                disks_of[faction] = disks(faction)
                if not disks_of[faction]:
                    del disks_of[faction]


def expected_losses(rounds: Rounds, seat: int, paid: Sequence[bool]) -> int:
    """How many own disks of the seat are still due, where it pays for its next ones so and nobody else pays."""
    return _expected_losses(rounds.sides, rounds.factions.index(seat), tuple(rounds.outcomes), tuple(paid))


@lru_cache(maxsize=4096)
def _expected_losses(
    sides: tuple[tuple[int, int], ...], own: int, outcomes: tuple[bool, ...], paid: tuple[bool, ...]
) -> int:
    """As ``expected_losses``, for sides by their place: small fights of the same sizes come again and again."""
    disks, allies, due = [side[0] for side in sides], [side[1] for side in sides], 0
    for number, place in enumerate(losses_due(range(len(sides)), disks.__getitem__)):
        goes = True
        if allies[place]:
            allies[place] -= 1
        elif number < len(outcomes):
            goes = outcomes[number]
        elif place == own:
            goes = due >= len(paid) or not paid[due]
            due += 1
        disks[place] -= goes
    return due


def _goes_unasked(s: State, rounds: Rounds, faction: int) -> bool:
    """One disk of a faction is due: a white one goes first, and an own one where nothing can be given for it.

    False where its civilization has a say in it. Rulebook, "Discos blancos en competiciones".
    """
    if faction < s.seats:
        allies = s.allies[faction]
        if allies[rounds.area]:
            allies[rounds.area] -= 1
            rounds.untold_white[faction] = rounds.untold_white.get(faction, 0) + 1
            return True
        if faction in rounds.orders or has_means(s, faction, rounds.area):
            return False
    _lose_disk(s, rounds, faction)
    return True


def _lose_disk(s: State, rounds: Rounds, faction: int) -> None:
    lost_disks = remove_disk(s, faction, rounds.area)
    rounds.untold[faction] = rounds.untold.get(faction, 0) + lost_disks


def _lose_or_pay(s: State, rounds: Rounds, faction: int) -> Flow[None]:
    """One disk of a civilization is due: it goes, or something is given for it, as has been said.

    Rulebook, "Eliminación de discos".
    """
    if faction in rounds.orders:
        if rounds.speaker != faction and has_means(s, faction, rounds.area):
            # What was said in secret shows now, by what somebody else has answered.
            s.log.reveal()
    else:
        _tell_what_led_here(s, rounds)
        rounds.orders[faction] = yield from _say_order(s, rounds, faction)
        rounds.speaker = faction
    choice = rounds.orders[faction].pop(0) if rounds.orders[faction] else DISK
    if choice == DISK:
        _lose_disk(s, rounds, faction)
        return
    if not (yield from pay_for_disk(s, faction, rounds.area, choice)):
        # What was to save the disk has been negated: something else may be given for it.
        del rounds.orders[faction]
        if not _goes_unasked(s, rounds, faction):
            yield from _lose_or_pay(s, rounds, faction)
        return
    if choice == "talent":
        rounds.talents[faction] = rounds.talents.get(faction, 0) + 1
    # The others could not know that: they think again before their next disk goes.
    rounds.orders = {seat: order for seat, order in rounds.orders.items() if seat == faction}


def _say_order(s: State, rounds: Rounds, seat: int) -> Flow[list[str]]:
    """What the seat gives for its next losses here, one after the other; where it says no more, disks.

    Rulebook, "Eliminación de discos".
    """
    payable = means(s, seat, rounds.area)
    due, most = expected_losses(rounds, seat, ()), expected_losses(rounds, seat, [True] * payable.most)
    if not due:
        return []
    paid_talents = rounds.talents.get(seat, 0)
    answer = yield from ask_many(
        question(s, seat, rounds.area, "competition", payable, due, most, paid_talents=paid_talents)
    )
    # Whether it goes on is seen by all: the others could look for it by taking answers back.
    s.log.reveal(seat)
    paid = payments(payable, answer)
    return [DISK] * (_disks_before(rounds, seat, len(paid)) if DISKS_FIRST in answer else 0) + paid


def _disks_before(rounds: Rounds, seat: int, paid: int) -> int:
    """How many disks go first where something is given for the last ``paid`` losses that are foreseen."""
    disks = 0
    while expected_losses(rounds, seat, [*[False] * (disks + 1), *[True] * paid]) > disks + paid:
        disks += 1
    return disks


def _tell_what_led_here(s: State, rounds: Rounds) -> None:
    """What has gone so far; before anybody is asked, that nobody has used anything, where that is so."""
    if rounds.speaker < 0 and s.log.is_heard:
        used = s.fight is not None and any(name != "nothing" for names in s.fight.played for name in names)
        if not used:
            s.log.add(f"{s.game}-nothing-played", area=s.board.ids[rounds.area])
    tell_losses(s, rounds)


def tell_losses(s: State, rounds: Rounds) -> None:
    """Put the disks that went into the log, each faction's in one line."""
    if s.log.is_heard:
        for faction in rounds.factions:
            log_white(s, faction, rounds.area, rounds.untold_white.get(faction, 0))
            if disks := rounds.untold.get(faction, 0):
                s.log.add(f"{s.game}-lost", seat=faction, area=s.board.ids[rounds.area], disks=disks)
    rounds.untold, rounds.untold_white = {}, {}
