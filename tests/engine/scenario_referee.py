"""A referee of scenarios, who has read their pages (``/rules``) alone and looks on while one is played.

``PAGES`` is what the pages say, in ids; areas that a page sums up ("the coast beside it") are left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Mapping
from copy import copy
from typing import Any, Final

import msgspec

from engine.cli.play import MAX_STEPS
from engine.computers.levels import choose
from engine.core.ask import Ask
from engine.core.events import EventSink
from engine.core.game import Game
from engine.core.position import Position, play_out
from engine.core.registry import load_game
from engine.core.rng import seeded
from engine.epochs.areas import home_of
from engine.epochs.epoch import final_key
from engine.epochs.state import EndOfEpoch, EpochPoints

CITY: Final = 3


class Side(msgspec.Struct, frozen=True):
    """A civilization of a page: all its cities, where else it stands, talents or minas, points, a wonder or deity."""

    cities: tuple[str, ...] = ()
    stands: tuple[str, ...] = ()
    talents: int = 0
    points: int = 0
    own: str = ""


class Page(msgspec.Struct, frozen=True):
    """What a page says. ``barbarians``: all their areas, () where it sums them up. ``out``: out of play. ``bonus``
    points for each of ``areas`` at the end of an epoch, or ``hold`` of them win; ``survive``: with a disk at home.
    """

    sides: Mapping[str, Side]
    unled: tuple[str, ...] = ()
    barbarians: tuple[str, ...] = ()
    out: tuple[str, ...] = ()
    areas: tuple[str, ...] = ()
    bonus: int = 0
    hold: int = 0
    survive: bool = False


EPOCHS: Final = 2

PAGES: Final[Mapping[tuple[str, str], Page]] = {
    ("inner_sea", "after_alexander"): Page(
        {
            "egypt": Side(("nile_delta",), own="great_lighthouse"),
            "mycenae": Side(("macedonia",), talents=2),
            "phoenicia": Side(("al_mina", "phoenicia"), talents=5, points=4),
            "troy": Side(("troy",), talents=3, points=4),
        },
        barbarians=("pontus", "galatia", "cappadocia"),
        out=("rome", "carthage", "gaul", "celt_iberia", "syracuse"),
        areas=("alashiya", "rhodes", "minos", "byzantium", "lycia", "judea", "cappadocia"),
        bonus=2,
    ),
    ("inner_sea", "colonies"): Page(
        {
            "mycenae": Side(("mycenae",), ("syracuse",)),
            "phoenicia": Side(("phoenicia",), ("carthage", "melite"), talents=2),
            "troy": Side(("ionia",), ("troy", "byzantium", "corsica")),
        },
        areas=(
            *("syracuse", "lilybaeum", "lucania", "massilia", "nora", "melite", "corsica", "saguntum", "gades"),
            *("cyrene", "byzantium", "alashiya", "carthage", "baleares"),
        ),
        bonus=1,
    ),
    ("inner_sea", "fall_of_the_palaces"): Page(
        {
            "egypt": Side(("egypt", "nile_delta"), talents=5),
            "mycenae": Side(("mycenae", "attica")),
            "troy": Side(("troy", "lydia")),
        },
        out=("rome", "carthage", "gaul", "celt_iberia", "syracuse"),
        survive=True,
    ),
    ("inner_sea", "rome_and_carthage"): Page(
        {
            "rome": Side(("rome",), ("apulia",), talents=1),
            "carthage": Side(("carthage",), ("lilybaeum",)),
        },
        unled=("celt_iberia", "gaul"),
        barbarians=("syracuse", "corsica", "nora", "melite", "numidia"),
        out=("mycenae", "troy", "egypt", "dalmatia", "cyrene"),
        areas=("lilybaeum", "syracuse", "sardinia", "nora", "corsica", "melite", "baleares"),
        hold=5,
    ),
    ("middle_east", "egypt_and_hatti"): Page(
        {
            "egypt": Side(("thebes",), ("nile_delta", "philistia")),
            "hatti": Side(("hattusha",), ("ugarit", "byblos"), talents=3),
        },
        unled=("mitanni",),
        barbarians=("jerusalem", "tyre", "kadesh"),
        out=("babylon", "uruk", "nineveh", "tushpa", "susa"),
        areas=("kadesh", "byblos", "ugarit", "tyre", "carchemish", "jerusalem", "alashiya"),
        hold=5,
    ),
    ("middle_east", "rise_of_assyria"): Page(
        {
            "assyria": Side(("nineveh",), ("assur",)),
            "babylon": Side(("babylon",), talents=3, points=8),
            "urartu": Side(("tushpa",), talents=2, points=8),
        },
        barbarians=("susa", "ecbatana", "cimmeria", "kumannis"),
        out=("memphis", "thebes", "lydia", "mycenae"),
        areas=(
            *("nineveh", "assur", "babylon", "tushpa", "akkad", "jarwan", "washukanni", "carchemish", "mannea"),
            "eshnunna",
        ),
        hold=6,
    ),
    ("middle_east", "sea_peoples"): Page(
        {
            "egypt": Side(("memphis",), points=2),
            "hatti": Side(("hattusha",)),
            "israel": Side(("jerusalem", "tyre"), ("ugarit",), talents=5, points=10),
            "sea_peoples": Side((), ("alashiya", "rhodes", "philistia")),
        },
        unled=("sea_peoples",),
        barbarians=("ionia", "lydia", "marmarica"),
        survive=True,
    ),
    ("middle_east", "sumer_and_akkad"): Page(
        {
            "sumer": Side(("uruk",), own="earth_mother_goddess"),
            "akkad": Side(("akkad",), talents=1),
            "elam": Side(("anshan",), ("susa",), talents=3),
        },
        barbarians=("babylon", "washukanni", "ecbatana", "north_zagros"),
        out=("memphis", "hattusha", "jerusalem", "tushpa"),
        areas=("uruk", "lagash", "bit_yakin", "babylon", "eshnunna", "akkad", "susa"),
        bonus=2,
    ),
}
"""By game and scenario."""


class Referee(EventSink):
    """Hears every line of a game, and sees the state as it is then. ``complaints``: what is not as on the page."""

    __slots__ = ("complaints", "page", "seen", "state", "winner")

    def __init__(self, state: Any, page: Page) -> None:
        super().__init__()
        self.state = state
        self.page = page
        self.complaints: list[str] = []
        self.seen: Counter[str] = Counter()
        self.winner: int | None = None

    def add(self, key: str, /, **args: str | int) -> None:
        """A line for everybody."""
        word = key.partition("_")[2].partition("-")[2]
        if word == "turn":
            if not self.seen["turns"]:
                self._judge_start()
            self.seen["turns"] += 1
            if not 1 <= int(args["epoch"]) <= EPOCHS or self.winner is not None:
                self._complain(f"it goes on in epoch {args['epoch']}")
            self._judge_map()

    def tell(self, seat: int, key: str, /, **args: str | int) -> None:
        """Nothing that one player is told is looked at."""

    def _complain(self, what: str) -> None:
        self.complaints.append(f"epoch {self.state.epoch}, turn {self.state.turn}: {what}")

    def _holders(self, area: str) -> list[int]:
        number = self.state.board.number[area]
        return [faction for faction, disks in enumerate(self.state.disks) if disks[number]]

    def _controlled(self, civ: int) -> int:
        return sum(self._holders(area) == [civ] for area in self.page.areas)

    def _cities(self, civ: int) -> set[str]:
        board = self.state.board
        areas = [area for area, disks in enumerate(self.state.disks[civ]) if disks >= CITY and board.is_land[area]]
        return {board.ids[area] for area in areas}

    # --- "Start" ------------------------------------------------------------------------------------------------------

    def _judge_start(self) -> None:
        s, page = self.state, self.page
        if set(s.civs) != {*page.sides, *page.unled}:
            self._complain(f"there are {s.civs}")
        without = {s.civs[civ] for civ in range(s.seats) if s.cast is not None and s.cast.leaders[civ] < 0}
        if without != set(page.unled):
            self._complain(f"without a player: {without}")
        for civ, name in enumerate(s.civs):
            side = page.sides.get(name)
            if side is None:
                continue
            if self._cities(civ) != set(side.cities):
                self._complain(f"{name} has cities {self._cities(civ)}")
            self.complaints += [f"{name} is not in {area}" for area in side.stands if self._holders(area) != [civ]]
            if (s.treasury[civ], s.points[civ]) != (side.talents, side.points):
                self._complain(f"{name} begins with {s.treasury[civ]} and {s.points[civ]} points")
            if side.own and s.facts.own.owner(s, f"{'wonder' if s.game == 'inner_sea' else 'deity'}:{side.own}") != civ:
                self._complain(f"{name} has no {side.own}")
        barbarians = {s.board.ids[area] for area, disks in enumerate(s.disks[s.seats]) if disks}
        if not barbarians or (page.barbarians and barbarians != set(page.barbarians)):
            self._complain(f"Barbarians in {sorted(barbarians)}")

    def _judge_map(self) -> None:
        self.complaints += [f"disks in {area}" for area in self.page.out if self._holders(area)]

    # --- "Wins" -------------------------------------------------------------------------------------------------------

    def epoch_ends(self) -> list[int]:
        """As an epoch ends: who has won by holding enough is noted; gives points by civilization that are due."""
        s, page = self.state, self.page
        self.seen["epochs"] += 1
        counts = [self._controlled(player) for player in range(s.player_count)]
        if page.hold and max(counts) >= page.hold and counts.count(max(counts)) == 1:
            self.winner = counts.index(max(counts))
            self.seen["holds"] += 1
        due = [page.bonus * self._controlled(civ) for civ in range(s.seats)]
        self.seen["bonus"] += sum(due)
        return due

    def judge_points(self, before: list[int], due: list[int]) -> None:
        """The points that were due have come."""
        for civ, (then, points) in enumerate(zip(before, due, strict=True)):
            gained = self.state.sources[civ].get("scenario", 0) - then
            if gained != points:
                self._complain(f"{self.state.civs[civ]} gets {gained} points, by the page {points}")

    def judge_end(self) -> None:
        """Who holds what was to be held, then points; who has fallen comes after all others."""
        s, page = self.state, self.page
        assert s.result is not None
        if self.winner is None and s.epoch != EPOCHS:
            self._complain("it ends early")
        fallen = set[int]()
        if page.survive:
            fallen = {player for player in range(s.player_count) if not s.disks[player][home_of(s, player)]}
            self.seen["fallen"] += len(fallen)

        def rank(player: int) -> Any:
            return (player == self.winner, player not in fallen, final_key(s, player))

        ranking = sorted({rank(player) for player in range(s.player_count)}, reverse=True)
        places = tuple(tuple(p for p in range(s.player_count) if rank(p) == value) for value in ranking)
        if s.result.places != places:
            self._complain(f"places are {s.result.places}, by the page {places}")


def watched(game: Game[Any], referee: Referee) -> Game[Any]:
    """The game with the referee before and after the ends of epochs."""

    def around(function: Any) -> Any:
        return lambda s, step: _watch(referee, function, s, step)

    eyes = copy(game)
    eyes.steps = dict(game.steps)
    for kind in (EndOfEpoch, EpochPoints):
        eyes.steps[kind] = around(game.steps[kind])
    return eyes


def _watch(referee: Referee, function: Any, s: Any, step: Any) -> Generator[Any, Any, None]:
    before = [sources.get("scenario", 0) for sources in s.sources]
    # What is to be held is looked at as an epoch ends; points are counted when the times have changed.
    due = referee.epoch_ends() if isinstance(step, EndOfEpoch) else [referee.page.bonus * n for n in _counts(referee)]
    flow = function(s, step)
    if flow is not None:
        yield from flow
    if isinstance(step, EpochPoints) or s.result is not None:
        referee.judge_points(before, due)
    if isinstance(step, EndOfEpoch) and (referee.winner is not None) != (s.result is not None) and s.epoch < EPOCHS:
        referee.complaints.append(f"the aim is reached by {referee.winner}, and the game goes on")


def _counts(referee: Referee) -> Iterable[int]:
    return [referee._controlled(civ) for civ in range(referee.state.seats)]


def complaints_of(game: str, scenario: str, seed: int, level: str = "random") -> tuple[list[str], Counter[str]]:
    """What the referee has to say of a game: what is not as on the page, and how much it has seen."""
    loaded, page = load_game(game), PAGES[game, scenario]
    players = len(page.sides.keys() - set(page.unled))
    state: Any = loaded.setup(loaded.meta.check({"scenario": scenario}, players), players, seeded(seed))
    referee, rng = Referee(state, page), seeded(seed + 1)
    state.log = referee
    position = Position(watched(loaded, referee), state)

    def pick(question: Ask) -> tuple[str, ...]:
        return choose(level, question, loaded, state, rng)

    play_out(position, pick, MAX_STEPS, keep_log=True)
    referee.judge_end()
    return referee.complaints, referee.seen
