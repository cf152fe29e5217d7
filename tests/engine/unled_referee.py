"""A referee of civilizations without a player, who knows the printed short rules alone (``/rules``, "unled") and looks
on while a game is played. What all civilizations may do (trade, reach, contest an area) it asks the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Mapping
from copy import copy
from typing import Any, Final

import msgspec

from engine.cli.play import MAX_STEPS, choose_verb_first
from engine.core.ask import Ask
from engine.core.events import EventSink
from engine.core.game import Game
from engine.core.position import Position, play_out
from engine.core.registry import load_game
from engine.core.rng import seeded
from engine.epochs.areas import contested, factions_in, is_land, neighbours, strength
from engine.epochs.growth import deployable, partners
from engine.epochs.state import Deployment, Resettlement, RevealCards, Withdrawal
from engine.middle_east.deities import MONOTHEISM

NOBODY: Final = -1
NEVER: Final = (
    "aeneas",
    "built",
    "drew-count",
    "established",
    "gave-card",
    "gilgamesh",
    "negates",
    "paid-talent",
    "spent",
)
"""Lines about what it never does; Israel has its deity from the start."""

TURNS: Final = ("a second disk", "a third disk", "an empty land area", "an empty sea")


class Revealing(msgspec.Struct):
    """A civilization's turn in a card phase: the cards so far, and whose turn it is of ``TURNS``.

    Of the last card: whether the chief enemy was in reach, whether it has struck; the area of the disk that it has
    brought, with the one by print and whose turn is next.
    """

    civ: int
    cards: list[int]
    turn: int
    is_in_reach: bool = False
    has_struck: bool = False
    placed: tuple[int, int | None, int] | None = None


class Referee(EventSink):
    """Hears every line of a game, and sees the state as it is then. ``complaints``: what is not as printed."""

    __slots__ = ("complaints", "enemies", "game", "revealing", "state", "watched")

    def __init__(self, state: Any, game: Game[Any]) -> None:
        super().__init__()
        self.state = state
        self.game = game
        self.complaints: list[str] = []
        self.watched: Counter[str] = Counter()
        self.enemies: dict[int, int] = {}
        self.revealing: Revealing | None = None

    def add(self, key: str, /, **args: str | int) -> None:
        """A line for everybody."""
        word = key.partition("_")[2].partition("-")[2]
        if word == "turn":
            self.enemies = self._enemies_by_print()
        elif word == "reveals" and self.revealing is not None:
            self._end_card()
            self.revealing.cards.append(int(args["number"]))
            self.revealing.is_in_reach = bool(self._targets(self.revealing.civ))
        elif word == "strikes":
            self._judge_strike(int(args["seat"]), str(args["area"]))
        elif word == "placed" and self.revealing is not None and args["seat"] == self.revealing.civ:
            self._judge_place(str(args["places"]))
        elif word in NEVER and int(args["seat"]) in self.unled and args.get("deity") != MONOTHEISM:
            self.complain(f"{word} of a civilization without a player")

    def tell(self, seat: int, key: str, /, **args: str | int) -> None:
        """A line for one civilization."""
        if seat in self.unled:
            self.complain(f"{key} told to a civilization without a player")

    @property
    def unled(self) -> list[int]:
        """The civilizations without a player."""
        return [civ for civ, leader in enumerate(self.state.cast.leaders) if leader == NOBODY]

    def complain(self, what: str) -> None:
        """Note what is not as printed."""
        self.complaints.append(f"epoch {self.state.epoch}, turn {self.state.turn}: {what}")

    # --- "Chief enemy" ------------------------------------------------------------------------------------------------

    def _enemies_by_print(self) -> dict[int, int]:
        """As a turn begins: of the players' civilizations that it trades with, the one with most points; where it
        trades with none, of all. Of equals, the first in turn order.
        """
        s, enemies = self.state, dict[int, int]()
        players = [civ for civ in s.order if s.cast.leaders[civ] != NOBODY]
        for civ in self.unled:
            near = [other for other in players if other in partners(s, civ)]
            candidates = near or players
            most = max(s.points[other] for other in candidates)
            enemies[civ] = next(other for other in candidates if s.points[other] == most)
        return enemies

    def judge_enemies(self) -> None:
        """Its chief enemy is the one that the print names."""
        for civ, enemy in self.enemies.items():
            self.watched["enemies"] += 1
            if self.state.cast.enemies[civ] != enemy:
                self.complain(f"chief enemy of {civ} is {self.state.cast.enemies[civ]}, by print {enemy}")
        self.enemies = {}

    # --- "Growth" -----------------------------------------------------------------------------------------------------

    def goal_by_print(self, s: Any, civ: int, turn: int) -> tuple[int | None, int]:
        """Where the next disk goes, None where nothing is possible; and whose turn is next of ``TURNS``."""
        areas, own = deployable(s, civ), s.disks[civ]
        if not areas:
            return None, turn
        north_east_first = sorted(areas, key=lambda area: s.board.order[area])

        def disks(faction: int, area: int) -> int:
            return int(s.disks[faction][area])

        for area in north_east_first:
            others = [faction for faction in factions_in(s, area) if faction != civ]
            if (
                own[area]
                and contested(s, area)
                and any(strength(s, other, area) > strength(s, civ, area) for other in others)
            ):
                return area, turn
        enemy = s.cast.enemies[civ]
        if enemy != NOBODY:
            begun = [area for area in range(s.board.size) if own[area] and disks(enemy, area)]
            open_areas = [area for area in north_east_first if disks(enemy, area) and (area in begun or not begun)]
            short = [area for area in open_areas if own[area] < disks(enemy, area) + 1]
            if short:
                fewest = min(disks(enemy, area) for area in short)
                return next(area for area in short if disks(enemy, area) == fewest), turn
        for step in range(len(TURNS)):
            what = TURNS[(turn + step) % len(TURNS)]
            for area in north_east_first:
                inside = factions_in(s, area)
                is_alone = inside == [civ] and is_land(s, area)
                if (
                    (what == "a second disk" and is_alone and own[area] == 1)
                    or (what == "a third disk" and is_alone and own[area] == 2)
                    or (what == "an empty land area" and is_land(s, area) and not inside)
                    or (what == "an empty sea" and not is_land(s, area) and not inside)
                ):
                    return area, turn + step + 1
        return None, turn

    def growth_by_print(self, s: Any, civ: int) -> list[int]:
        """Its disks by area after a growth, played on a copy."""
        turn = 0
        while s.ready[civ]:
            area, turn = self.goal_by_print(s, civ, turn)
            if area is None:
                break
            s.ready[civ] -= 1
            s.disks[civ][area] += 1
        return list(s.disks[civ])

    # --- "Card phase" -------------------------------------------------------------------------------------------------

    def begin_revealing(self, civ: int) -> None:
        """Its turn in a card phase begins."""
        self.revealing = Revealing(civ, [], 0)

    def end_revealing(self) -> None:
        """It has passed: a card was revealed for the game, and one for each epoch that has begun."""
        assert self.revealing is not None
        self._end_card()
        cards, s = self.revealing.cards, self.state
        if len(cards) != 1 + s.epoch and (s.deck or s.discard):
            self.complain(f"{self.revealing.civ} reveals {cards} in epoch {s.epoch}")
        if not s.passed[self.revealing.civ]:
            self.complain(f"{self.revealing.civ} does not pass")
        self.watched["cards"] += len(cards)
        self.revealing = None

    def _judge_place(self, places: str) -> None:
        """A disk that a card brings goes where a disk of a growth would; judged on the map before it came."""
        assert self.revealing is not None
        now, civ = self.revealing, self.revealing.civ
        before, area = self.game.copy(self.state), self.state.board.number[places.partition(":")[0]]
        if not places.endswith(":1"):
            return
        before.disks[civ][area] -= 1
        before.supply[civ] += 1
        goal, turn = self.goal_by_print(before, civ, now.turn)
        now.placed = (area, goal, turn)

    def _end_card(self) -> None:
        """An even card, or an odd one with nothing in reach, has brought a disk where there was a place for one."""
        now, s = self.revealing, self.state
        if now is None or not now.cards:
            return
        number, civ = now.cards[-1], now.civ
        is_event = "E" in s.facts.cards[number].letter
        if now.has_struck and now.placed is not None and not is_event:
            self.complain(f"{civ} strikes and gets a disk for card {number}")
        if not now.has_struck:
            goal, _ = self.goal_by_print(s, civ, now.turn)
            if number % 2 and not is_event and now.is_in_reach:
                self.complain(f"{civ} does not strike for card {number}")
            if now.placed is None:
                if goal is not None and s.supply[civ]:
                    self.complain(f"{civ} gets no disk for card {number}")
            else:
                area, wanted, now.turn = now.placed
                self.watched["disks"] += 1
                if area != wanted:
                    names = [None if one is None else s.board.ids[one] for one in (area, wanted)]
                    self.complain(f"{civ} gets a disk in {names[0]}, by print in {names[1]}")
        now.has_struck, now.placed = False, None

    def _targets(self, civ: int) -> list[int]:
        """Where its chief enemy is in or next to one of its areas."""
        s = self.state
        held = [area for area in range(s.board.size) if s.disks[civ][area]]
        near = {near for area in held for near in (area, *neighbours(s, area))}
        return sorted(area for area in near if s.disks[s.cast.enemies[civ]][area])

    def _judge_strike(self, civ: int, name: str) -> None:
        """Its chief enemy's largest stack in or next to one of its areas, of equals the one to the north-east."""
        s = self.state
        theirs = s.disks[s.cast.enemies[civ]]
        reach = self._targets(civ)
        largest = max((theirs[area] for area in reach), default=0)
        best = [area for area in reach if theirs[area] == largest]
        wanted = min(best, key=lambda area: s.board.order[area], default=None)
        self.watched["strikes"] += 1
        if self.revealing is None or self.revealing.civ != civ or not self.revealing.cards[-1] % 2:
            self.complain(f"{civ} strikes at {self.revealing}")
        else:
            self.revealing.has_struck = True
        if wanted is None or s.board.ids[wanted] != name:
            self.complain(f"{civ} strikes in {name}, by print in {wanted if wanted is None else s.board.ids[wanted]}")


def watched(game: Game[Any], referee: Referee) -> Game[Any]:
    """The game with the referee before and after each step."""

    def around(function: Any) -> Any:
        return lambda s, step: _watch(game, referee, function, s, step)

    eyes = copy(game)
    eyes.steps = {kind: around(function) for kind, function in game.steps.items()}
    return eyes


def _watch(game: Game[Any], referee: Referee, function: Any, s: Any, step: Any) -> Generator[Any, Any, None]:
    referee.judge_enemies()
    civ = getattr(step, "seat", NOBODY)
    is_unled = civ in referee.unled
    before, expected = list(s.disks[civ]) if is_unled else [], list[int]()
    assert game.copy is not None
    if is_unled and isinstance(step, Deployment):
        expected = referee.growth_by_print(game.copy(s), civ)
    if is_unled and isinstance(step, RevealCards):
        referee.begin_revealing(civ)
    flow = function(s, step)
    if flow is not None:
        yield from flow
    if is_unled and isinstance(step, RevealCards):
        referee.end_revealing()
    if is_unled and isinstance(step, Withdrawal | Resettlement) and s.disks[civ] != before:
        referee.complain(f"{civ} takes disks back in {type(step).__name__}")
    if is_unled and isinstance(step, Deployment):
        referee.watched["growth"] += 1
        if s.disks[civ] != expected:
            names = [s.board.ids[area] for area, disks in enumerate(expected) if disks != s.disks[civ][area]]
            referee.complain(f"{civ} grows otherwise in {names}")
    if any(s.hands[unled] for unled in referee.unled):
        referee.complain("cards in the hand of a civilization without a player")


def complaints_of(game: str, options: Mapping[str, str], players: int, seed: int) -> tuple[list[str], Counter[str]]:
    """What the referee has to say of a random game: what is not as printed, and how much it has looked at."""
    found = load_game(game)
    state: Any = found.setup(found.meta.check(options, players), players, seeded(seed))
    referee, rng = Referee(state, found), seeded(seed + 1)
    state.log = referee

    def pick(question: Ask) -> tuple[str, ...]:
        if question.seat >= players:
            referee.complain(f"seat {question.seat} is asked {question.key}")
        return choose_verb_first(question, rng)

    play_out(Position(watched(found, referee), state), pick, MAX_STEPS, keep_log=True)
    if state.result is None or any(seat >= players for group in state.result.places for seat in group):
        referee.complain("a civilization without a player has a place, or there is no result")
    return referee.complaints, referee.watched
