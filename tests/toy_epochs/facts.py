from __future__ import annotations

from engine.epochs.areas import cities, on_map
from engine.epochs.board import board_of
from engine.epochs.deck import last_in_points
from engine.epochs.facts import Count, Facts, Numbers, OwnAction, OwnRules, register
from engine.epochs.growth import from_seas, from_settlements, from_trade, outside_cities
from engine.epochs.loading import cards_of, civilizations_of, setups_of
from engine.epochs.state import State
from tests.toy_epochs.cards import ROWS
from tests.toy_epochs.deities import establishable, faithful, held, points, seizures, temples
from tests.toy_epochs.forts import FORTS, raising
from tests.toy_epochs.loot import spoils
from tests.toy_epochs.namespace import GAME
from tests.toy_epochs.state import Establish
from tests.toy_epochs.world import geography

NUMBERS = Numbers(
    disks=20,
    markers=2,
    hand_limit=4,
    first_hand=3,
    base_draw=1,
    cities_a_card=2,
    turns=3,
    sudden_end={2: "15"},
    least_ready=2,
    seas_a_disk=1,
    loot_disks=2,
    talents_a_point=2,
    seas_a_point=1,
    invasions=(16,),
    last_event_below=9,
    hordes_below=0,
    limits={
        "growth": {"plain": 4, "mountain": 2, "shallow": 2},
        "cards": {"plain": 4, "mountain": 2, "shallow": 2},
        "competition": {"plain": 99, "mountain": 99, "shallow": 99},
        "reckoning": {"plain": 3, "mountain": 2, "shallow": 2},
    },
)


def from_mines(s: State, seat: int) -> int:
    """A disk for two mountains with own disks."""
    own = s.disks[seat]
    return sum(ground == "mountain" and own[area] > 0 for area, ground in enumerate(s.board.grounds)) // 2


CITIES = Count("cities", lambda s, seat: len(cities(s, seat)))
OWN_RULES = OwnRules(
    growth=(
        Count("settlements", from_settlements),
        Count("mines", from_mines),
        Count("seas", from_seas),
        Count("trade", from_trade),
    ),
    points=(CITIES, Count("deities", points)),
    most=(Count("most-cities", CITIES.count),),
    ties=(Count("deities", points), CITIES, Count("disks", on_map)),
    sources=("cities", "deities", "loot", "most-cities", "seas", "talents", "cards", "other"),
    withdrawable=outside_cities,
    director=last_in_points,
    actions=(OwnAction("establish", establishable, Establish),),
    holdings=held,
    pieces=temples,
    names=lambda s: sorted(s.deities),
    bulwark=FORTS,
    letters={"R": faithful},
    spoils=spoils,
    steps={"growth": raising, "growth-over": seizures, "cards-over": seizures, "competition-over": seizures},
)
CIVILIZATIONS = (
    {"id": "ur", "homes": ["ur_north", "ur_south"], "abilities": []},
    {"id": "elam", "home": "elam", "abilities": []},
    {"id": "mari", "home": "mari", "abilities": []},
)
STARTS = {
    "ur": {"settlements": ["ur_north", "ur_south"], "camps": ["reeds"]},
    "elam": {"settlements": ["elam", "tin_hills"], "camps": ["strait"]},
    "mari": {"settlements": ["mari", "salt_hills"], "camps": ["strait"]},
}
FIXED = {**STARTS, "ur": {**STARTS["ur"], "home": "ur_north"}}
SETUPS = (
    {"players": 2, "starts": STARTS, "aside": 12},
    {"players": 3, "starts": FIXED, "aside": 12},
)


def make_facts() -> Facts:
    """All of it together."""
    world = geography()
    board = board_of(world)
    closed = {players: world.closed(players) for players in world.frontiers}
    return Facts(
        board,
        civilizations_of(board, CIVILIZATIONS),
        cards_of(GAME, ROWS),
        setups_of(board, SETUPS, closed),
        NUMBERS,
        OWN_RULES,
    )


register(GAME, make_facts())
