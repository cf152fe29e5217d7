"""What a civilization gives for disks that are about to go, said in one answer: talents, cards of its hand, or nothing.

Rulebook, "Bajas alternativas".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, TypeVar

from engine.core.ask import Ask, Fixed, Flow, Reply
from engine.epochs.state import State

LOSSES: Final = "losses"
"""The key of the question: ``talent:3`` three talents in all, ``card:57`` this card, ``save:25`` the disks of a card
that saves some; for the rest disks go.
"""

DISKS_FIRST: Final = "disks-first"
"""Option: what is given is given for the last disks, not for the first ones."""

MANY: Final = "losses-many"
"""The key of the question where disks go from several areas at once; options as those of ``LOSSES``."""

WHERE: Final = "losses-where"
"""The key of the question which of those stay, where something has been given for some of them: ``spare:rome`` one in
this area, ``spare:rome:2`` a second one.
"""

LOSS_QUESTIONS: Final = (LOSSES, MANY, WHERE)
"""Keys of all questions about disks that are about to go."""

UNTOLD: Final = ("card", "strike")
"""Reasons of a loss that do not say yet whose card or ability it is."""

CUT_OFF: Final = "cut-off"
"""Among what a seat has "used" this turn: it may give no talents for disks, in an area where one is named."""


T = TypeVar("T")


class Means(NamedTuple):
    """What a seat may give for disks about to go: talents, cards of its hand, and the disks of cards that save some."""

    talents: int
    cards: list[int]
    guards: list[tuple[int, int]]

    @property
    def most(self) -> int:
        """For how many disks that is enough; a card of the hand that saves some counts as given, too."""
        return self.talents + len(self.cards) + sum(disks for _, disks in self.guards)


def forbid_talents(s: State, seat: int, area: int | None = None) -> None:
    """A seat may give no talents for disks in an area, or in any, for the rest of the competition phase."""
    s.spent[seat].append(CUT_OFF if area is None else f"{CUT_OFF}:{s.board.ids[area]}")


def means(s: State, seat: int, area: int) -> Means:
    """What a seat may give for disks about to go in an area (rulebook, "Bajas alternativas")."""
    own, words = s.facts.own.guards, s.spent[seat]
    cut_off = s.phase == "competition" and (CUT_OFF in words or f"{CUT_OFF}:{s.board.ids[area]}" in words)
    guards = [] if own is None else own.cards(s, seat, area)
    return Means(0 if cut_off else s.treasury[seat], sorted(s.hands[seat]), guards)


def has_means(s: State, seat: int, area: int) -> bool:
    """Whether a seat may give anything for disks about to go in an area (rulebook, "Bajas alternativas")."""
    return bool(s.hands[seat]) or any(means(s, seat, area))


def question(
    s: State, seat: int, area: int, because: str, payable: Means, due: int, most: int, *, paid_talents: int = 0
) -> Ask:
    """What the seat gives for its disks about to go in an area.

    payable: what it may give, something at least. due: how many disks go if it gives nothing. most: for how many it may
    give something; more than ``due`` where that makes a competition last longer. paid_talents: talents it has given
    before, in this competition or for this loss. A fact "fort" counts what falls there before a disk does.

    Rulebook, "Bajas alternativas".
    """
    ways = [f"talent:{count}" for count in range(1, min(payable.talents, most) + 1)]
    ways += [f"save:{card}" for card, _ in payable.guards]
    ways += [f"card:{card}" for card in payable.cards]
    chosen = min(most, len(payable.cards) + len(payable.guards) + bool(payable.talents))
    fights = because == "competition"
    if fights and due > 1:
        ways.append(DISKS_FIRST)
        chosen += 1
    about: dict[str, str | int] = {"area": s.board.ids[area], "because": because, "left": due, "most": most}
    about["given"] = paid_talents
    bulwark = s.facts.own.bulwark
    if bulwark is not None:
        about["fort"] = int(s.fight is not None and s.fight.area == area and bulwark.holder(s, area) == seat)
    return Ask(LOSSES, seat, Fixed(*ways), 0, chosen, about)


def question_of_many(s: State, seat: int, because: str, due: Mapping[int, int], paid_talents: int = 0) -> Ask:
    """What the seat gives for disks that are about to go from several areas at the same time, ``due`` by area.

    Rulebook, "Bajas alternativas", "Eliminación de discos".
    """
    total = sum(due.values())
    ways = [f"talent:{count}" for count in range(1, min(s.treasury[seat], total) + 1)]
    ways += [f"card:{card}" for card in sorted(s.hands[seat])]
    chosen = min(total, len(s.hands[seat]) + bool(s.treasury[seat]))
    about: dict[str, str | int] = {"because": because, "left": total, "most": total, "given": paid_talents}
    return Ask(MANY, seat, Fixed(*ways), 0, chosen, about | {"places": places(s, due)})


def question_where(s: State, seat: int, because: str, due: Mapping[int, int], paid: int) -> Ask:
    """Which ``paid`` of the disks that are about to go stay; an area offers no more of its disks than can stay.

    Rulebook, "Bajas alternativas".
    """
    ids, can_stay = s.board.ids, {area: min(count, paid) for area, count in due.items()}
    disks = [f"spare:{ids[area]}" + (f":{number}" if number > 1 else "") for area, number in _disk_by_disk(can_stay)]
    about: dict[str, str | int] = {"because": because, "left": sum(due.values()), "places": places(s, due)}
    return Ask(WHERE, seat, Fixed(*disks), paid, paid, about)


def _disk_by_disk(due: Mapping[int, int]) -> list[tuple[int, int]]:
    return [(area, number) for area, count in due.items() for number in range(1, count + 1)]


def places(s: State, due: Mapping[int, int]) -> str:
    """Areas with numbers of disks, as an argument of a text."""
    return " ".join(f"{s.board.ids[area]}:{count}" for area, count in due.items())


def telling(flow: Flow[T], because: str, **about: str | int) -> Flow[T]:
    """The same flow; its questions about disks that are about to go say why they go.

    Rulebook, "Bajas alternativas".
    """
    reply: Reply | None = None
    while True:
        try:
            question = next(flow) if reply is None else flow.send(reply)
        except StopIteration as end:
            result: T = end.value
            return result
        if isinstance(question, Ask) and question.key in LOSS_QUESTIONS and question.about["because"] in UNTOLD:
            question.about.update({"because": because, **about})
        reply = yield question


def payments(payable: Means, answer: Sequence[str]) -> list[str]:
    """What is given for one disk after another, as an answer says: "talent", "card:57", "save:25" each, in its order.

    Of several numbers of talents the highest counts, in the place of the first. A card that saves disks saves as many
    as it can, and is not given, too.
    """
    disks = dict(payable.guards)
    talents = max((int(name[7:]) for name in answer if name.startswith("talent:")), default=0)
    items: list[str] = []
    for name in answer:
        verb, _, number = name.partition(":")
        if verb == "card" and f"save:{number}" not in answer:
            items.append(name)
        elif verb == "save":
            items += [name] * disks[int(number)]
        elif verb == "talent":
            items += ["talent"] * talents
            talents = 0
    return items
