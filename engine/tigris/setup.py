"""Setting up (rulebook, "Preparación de la partida")."""

from __future__ import annotations

from engine.core.ask import Ask, Fixed, Flow, ask
from engine.core.events import EventSink
from engine.core.rng import Rng
from engine.tigris.boards import BOARDS
from engine.tigris.grid import Grid
from engine.tigris.pieces import (
    CATASTROPHES_PER_PLAYER,
    COLOURS,
    DYNASTIES,
    HAND_SIZE,
    RED,
    TILE_COUNTS,
)
from engine.tigris.state import ChooseDynasty, Rules, State, Step, TakeAction


def set_up(options: dict[str, str], seats: int, rng: Rng) -> State:
    """Temples with treasures on the board, the rest of the tiles in the bag, six tiles and two catastrophes each.

    Rulebook, "Preparación de la partida".
    """
    rules = rules_of(options)
    temples = BOARDS[rules.board].temples
    tiles = [colour for colour, name in enumerate(COLOURS) for _ in range(TILE_COUNTS[name])]
    bag = tiles[temples.bit_count() :]
    rng.shuffle(bag)
    first = rng.below(seats) if options["first-player"] == "random" else 0
    agenda: list[Step] = [TakeAction(1)]
    if options["dynasties"] == "choose":
        agenda += [ChooseDynasty((first + turn) % seats) for turn in reversed(range(seats))]
    state = State(
        agenda=agenda,
        rng=rng,
        log=EventSink(),
        rules=rules,
        seats=seats,
        grid=Grid([temples, 0, 0, 0], treasures=temples),
        leaders=[-1] * (seats * 4),
        hands=[[0, 0, 0, 0] for _ in range(seats)],
        bag=bytes(bag),
        catastrophes=[CATASTROPHES_PER_PLAYER] * seats,
        points=[[0, 0, 0, 0, 0] for _ in range(seats)],
        monuments=[-1] * 6,
        buildings=[-1] * 4,
        dynasties=list(range(seats)) if options["dynasties"] != "choose" else [-1] * seats,
        active=first,
    )
    for seat in range(seats):
        for colour in state.bag[state.drawn : state.drawn + HAND_SIZE]:
            state.hands[seat][colour] += 1
        state.drawn += HAND_SIZE
    state.log.add("tigris-start", seat=first)
    return state


def rules_of(options: dict[str, str]) -> Rules:
    """The table's options as the rules use them."""
    return Rules(
        "classic" if options["board"] == "classic" else "alternative",
        options["special-buildings"] == "yes",
        options["points"] == "open",
        options["end-of-turn"] == "confirm",
        options["empty-commitments"] == "skip",
    )


def choose_dynasty(s: State, step: ChooseDynasty) -> Flow[None]:
    """Each player chooses a dynasty; it has no effect on the rules (rulebook, "Preparación de la partida")."""
    free = [name for number, name in enumerate(DYNASTIES) if number not in s.dynasties]
    choice = yield from ask(Ask("dynasty", step.seat, Fixed(*(f"dynasty:{name}" for name in free))))
    name = choice.partition(":")[2]
    s.dynasties[step.seat] = [str(dynasty) for dynasty in DYNASTIES].index(name)
    s.log.add("tigris-dynasty", seat=step.seat, dynasty=name)


assert RED == 0, "the temples that start on the board are the first tiles of the box"
