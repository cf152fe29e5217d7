"""Short words for cases: a game in the middle of a round, cards made for one case, a city that is given things."""

from __future__ import annotations

from itertools import count
from typing import Any, Final

from engine.ancient_world.facts import CARDS, BoardAction, Card, Deal, Gain, Goods, N, Symbols
from engine.ancient_world.game import GAME
from engine.ancient_world.state import (
    Army,
    Building,
    Citizen,
    Collect,
    Confront,
    Feed,
    Player,
    Repair,
    State,
    Step,
    Turn,
)
from engine.core.position import Position
from engine.core.rng import RepeatingRng
from tests.cases.answers import Table

PLAIN: Final = (
    BoardAction("build"),
    BoardAction("recruit"),
    BoardAction("labor", deals=(Deal("coins", gain=Gain(coins=2)),)),
    BoardAction("learn", ambrosia=1, deals=(Deal("one", Goods(coins=3), Gain(knowledge=1)),)),
    BoardAction(
        "expand",
        ambrosia=1,
        deals=(
            Deal("coins", Goods(coins=3), Gain(districts=1)),
            Deal("knowledge", Goods(knowledge=1), Gain(districts=1)),
        ),
    ),
    BoardAction("rebuild", ambrosia=1, deals=(Deal("repair", gain=Gain(repairs=2, first=1)),)),
    BoardAction("explore", 2, 1, (Deal("look", gain=Gain(explore=3)),)),
    BoardAction(
        "grow",
        3,
        1,
        (
            Deal("citizen", Goods(2, 1), Gain(citizens=1)),
            Deal("upgrade", Goods(coins=3), Gain(upgrades=1)),
        ),
    ),
)
"""The actions of the board with prices that cases rely on."""

_NUMBERS: Final = count(1)
_CASE_CARDS: list[str] = []


class Game(Table):
    """As any table; several choices of one answer are parted by spaces, because options have a "+" in them."""

    def do(self, *choices: str) -> Game:
        """Answer one open question after the other, whoever is asked."""
        for choice in choices:
            assert self.asks, f"nothing is asked, but {choice!r} is left"
            self._answer(self.asks[0], choice.split())
        return self


def game(seats: int = 2, *, round: int = 1, **options: str) -> State:
    """A game whose seat 0 begins the round; no titan threatens anybody, and no ambrosia lies on the board.

    Boards are plain unless ``boards`` says otherwise.
    """
    chosen = {"boards": "plain", "first-player": "first-seat"} | options
    s = Position.set_up(GAME, chosen, seats, 1).state
    s.round = round
    for action in s.ambrosia:
        s.ambrosia[action] = 0
    for seat, p in enumerate(s.players):
        threaten(s, seat, "")
        p.coins = 6
        p.changed()
    s.agenda = [Turn(0)]
    return s


def threaten(s: State, seat: int, titan: str, fed: int = 0) -> None:
    """Another titan threatens a city; the one before it goes under a pile, or into the box."""
    p = s.players[seat]
    if p.threat and CARDS[p.threat].stars:
        s.titans[CARDS[p.threat].stars - 1].insert(0, p.threat)
    p.threat, p.fed = titan, fed


def card(kind: str = "empire", **facts: Any) -> str:
    """A card for one case; gives its id, one that no other card has unless ``id`` is one."""
    name = facts.pop("id", f"case_{kind}_{next(_NUMBERS)}")
    deck = "A" if kind == "empire" else ""
    CARDS[name] = Card(**{"id": name, "kind": kind, "deck": deck, **facts})
    _CASE_CARDS.append(name)
    return name


def forget_cards() -> None:
    """Take the cards of a case out of the box again, as every test does at its end (``tests/conftest.py``)."""
    while _CASE_CARDS:
        CARDS.pop(_CASE_CARDS.pop(), None)


def titan(defence: int, banners: int = 1, **facts: Any) -> str:
    """A titan for one case, with so many green banners unless ``tribes`` names others."""
    tribes = facts.pop("tribes", ("green",) * banners)
    return card("titan", defence=defence, banners=tribes, **{"stars": 1, **facts})


def soldiers(swords: int = 0, arrows: int = 0, **facts: Any) -> str:
    """A military card for one case."""
    return card("military", swords=swords, arrows=arrows, **facts)


def owned(s: State, seat: int, *, damaged: bool = False, citizen: int = 0, **facts: Any) -> str:
    """An empire card for one case, in a city."""
    name = card(**facts)
    s.players[seat].buildings.append(Building(name, damaged, citizen))
    s.players[seat].changed()
    return name


def district(s: State, seat: int, **symbols: int) -> str:
    """A district for one case, in a city."""
    name = card("district", gives=Symbols(**symbols))
    s.players[seat].districts.append(name)
    s.players[seat].changed()
    return name


def army(s: State, seat: int, swords: int = 0, arrows: int = 0, *, coins: int = 0, **facts: Any) -> str:
    """A military card for one case, as an army beside the others (the limit grows with it)."""
    name = soldiers(swords, arrows, **facts)
    district(s, seat, armies=1)
    s.players[seat].armies.append(Army(name, coins))
    return name


def only_army(s: State, seat: int, swords: int = 0, arrows: int = 0, *, coins: int = 0, **facts: Any) -> str:
    """A military card for one case as the only army of a city."""
    name = soldiers(swords, arrows, **facts)
    s.players[seat].armies = [Army(name, coins)]
    return name


def on_top(s: State, pile: int, titan: str) -> None:
    """A titan lies on a pile (0 to 2)."""
    s.titans[pile].append(titan)


def offered(s: State, name: str, *, in_military: bool = False) -> str:
    """A card lies in a row, in place of its last card."""
    row, pile = (s.military_row, s.military) if in_military else (s.row, s.decks[0])
    pile.insert(0, row.pop())
    row.append(name)
    return name


def place(s: State, action: str, seat: int, number: int) -> None:
    """A citizen stands on an action of the board already."""
    p = s.players[seat]
    if number in p.ready:
        p.ready.remove(number)
    if number not in p.citizens:
        p.citizens = sorted([*p.citizens, number])
    s.spaces[action].append(Citizen(seat, number))


def gives(p: Player, **goods: int) -> None:
    """Set the goods of a city."""
    for name, number in goods.items():
        setattr(p, name, number)


def play(s: State, *choices: str, seat: int = 0) -> Game:
    """It is the seat's turn, and these answers are given."""
    s.players[seat].changed()
    s.agenda = [Turn(seat)]
    return Game(GAME, s).do(*choices)


def end_round(s: State, *steps: Step) -> Game:
    """The end of the round begins: all its steps, or the ones named."""
    for p in s.players:
        p.has_passed = True
        p.changed()
    s.agenda = list(reversed(steps or (Confront(), Repair(), Collect(), Feed())))
    return Game(GAME, s)


def rigged(s: State, *faces: str) -> None:
    """The next dice show these faces."""
    numbers = {face: number for number, face in enumerate(N.faces)}
    s.rng = RepeatingRng(s.rng.state, s.rng.moves, [numbers[face] for face in faces])
