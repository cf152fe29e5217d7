"""What the seventeen civilizations can do beyond the rules (their cards in front of the players).

Little is known of those cards; data/middle_east/civilizations.json says what of each ability is ours. White disks: one
for each use, in as many different competitions.
"""

from __future__ import annotations

from typing import Final

from engine.core.ask import Ask, Fixed, Flow, ask
from engine.epochs.areas import cities, controlled, home_of, is_city, is_land, neighbours, occupied, occupies, room
from engine.epochs.disks import choose_area, gain_loot, gain_points, lose, place
from engine.epochs.effects.abilities import (
    anywhere,
    at_home,
    city_there,
    land_there,
    more_growth,
    near_home,
    occupies_all,
    other_land,
    points_for,
    talents_in_growth,
    white_disk,
)
from engine.epochs.effects.aims import around_home, opposing
from engine.epochs.features import Feature, use
from engine.epochs.growth import deployable, partners
from engine.epochs.payments import telling
from engine.epochs.sides import others_led
from engine.epochs.state import State
from engine.middle_east.discards import astronomers, royal_archive
from engine.middle_east.loot import DEPORTERS
from engine.middle_east.namespace import feature

NILE: Final = ("nile_delta", "memphis", "amarna", "abydos", "thebes")
AEGEAN: Final = "aegean_sea"
STEPPE: Final = "scythia"
STEPPE_AREAS_A_POINT = 4
MANY = 4
SEVERAL = 3
MOST = 5
ALL_TURN = 99
"""As often as there are competitions."""
FEW_CITIES = 2
"""So many more than there are civilizations."""
SMALL_TABLE = 4
"""Civilizations."""
GARDENS = 3
CANALS = 2
WAGONS = 2
CITIES_A_DISK = 2
CITIES_A_POINT = 2
SEAS_A_POINT = 3
TRIBUTE = 3
SMITHIES = 2
LATE_EPOCH: Final = 4


def grounds_held(s: State, seat: int, ground: str) -> int:
    """Areas of a terrain with own disks."""
    return sum(s.board.grounds[area] == ground for area in occupied(s, seat))


def fertile_controlled(s: State, seat: int) -> int:
    """Fertile areas under control."""
    fertile = [area for area in occupied(s, seat) if s.board.grounds[area] == "fertile"]
    return len(controlled(s, seat, fertile))


def in_fertile_land(s: State, seat: int, area: int) -> bool:
    """A fertile area."""
    return s.board.grounds[area] == "fertile"


def in_open_land(s: State, seat: int, area: int) -> bool:
    """A plain or a fertile area: where chariots drive."""
    return s.board.grounds[area] in ("plain", "fertile")


def in_highlands(s: State, seat: int, area: int) -> bool:
    """The home area, or a mountain."""
    return at_home(s, seat, area) or s.board.grounds[area] == "mountain"


def late_land(s: State, seat: int, area: int) -> bool:
    """Any land area in the last epoch."""
    return s.epoch >= LATE_EPOCH and is_land(s, area)


def siege_train(s: State, seat: int, area: int) -> Flow[None]:
    """In the first competition of a turn that Assyria is in, before any card, an opponent there loses a disk.

    Rulebook, "Cartas de competición", "Excepciones".
    """
    others = opposing(s, seat, area)
    if not use(s, seat, "siege-train") or not others:
        return
    other = others[0]
    if len(others) > 1:
        about: dict[str, str | int] = {"area": s.board.ids[area]}
        options = Fixed(*(f"stack:{s.board.ids[area]}:{faction}" for faction in others))
        choice = yield from ask(Ask("siege-train", seat, options, about=about))
        other = int(choice.rpartition(":")[2])
    s.log.add(f"{s.game}-uses", seat=seat, feature="ability:siege-train")
    yield from telling(lose(s, other, area, 1), "used", seat=seat, feature="ability:siege-train")


def colonies(s: State, seat: int) -> Flow[int]:
    """A disk from the supply in or next to the Aegean Sea, where a ready one could go."""
    aegean = s.board.number[AEGEAN]
    shores = {aegean, *neighbours(s, aegean)}
    areas = [area for area in deployable(s, seat) if area in shores and room(s, seat, area)]
    if areas and s.supply[seat]:
        place(s, seat, (yield from choose_area(s, seat, "colony", areas)))
    return 0


def plunder(s: State, seat: int) -> None:
    """The first loot of a turn brings a mina more."""
    if use(s, seat, "plunder"):
        gain_loot(s, seat)


def scourge(s: State, seat: int) -> None:
    """The first loot of a turn brings a point more."""
    if use(s, seat, "scourge-of-lydia"):
        gain_points(s, seat, 1, "abilities", "ability:scourge-of-lydia")


def walls_of_hattusha(s: State, seat: int, area: int) -> int:
    """An opponent's card takes one disk fewer in the home area."""
    return int(at_home(s, seat, area))


def island_guard() -> Feature:
    """A disk in the home area in growth, also where others hold it; a white disk in every competition there."""
    guard = white_disk("island-guard", at_home, ALL_TURN)

    def land(s: State, seat: int) -> Flow[int]:
        place(s, seat, home_of(s, seat))
        yield from ()
        return 0

    guard.acquire = land
    return guard


def planned_cities(s: State, seat: int) -> int:
    """Before the last epoch a disk for every two cities."""
    return 0 if s.epoch >= LATE_EPOCH else len(cities(s, seat)) // CITIES_A_DISK


def promised_land(s: State, seat: int) -> int:
    """A point for every two cities in the home area or next to it."""
    return sum(is_city(s, seat, area) for area in around_home(s, seat)) // CITIES_A_POINT


def sea_raiders(s: State, seat: int) -> Flow[None]:
    """A point for every three seas with own disks."""
    seas = [area for area in occupied(s, seat) if not is_land(s, area)]
    gain_points(s, seat, len(seas) // SEAS_A_POINT, "abilities", "ability:sea-raiders")
    yield from ()


def cuneiform(s: State, seat: int) -> Flow[int]:
    """A card more with a city at home."""
    yield from ()
    return int(city_there(s, seat))


def has_few_cities(s: State, seat: int) -> bool:
    """Whether Egypt still needs what its land gives."""
    return len(cities(s, seat)) <= s.seats + FEW_CITIES


def nile_floods(s: State, seat: int) -> int:
    """A disk with an area of the Nile, as long as there are few cities."""
    return int(has_few_cities(s, seat) and areas_held(s, seat, *NILE) > 0)


def land_of_punt(s: State, seat: int) -> int:
    """A mina with the Red Sea, as long as there are few cities."""
    return int(has_few_cities(s, seat) and occupies_all(s, seat, "red_sea"))


def areas_held(s: State, seat: int, *names: str) -> int:
    """Those of the areas with own disks."""
    return sum(occupies_all(s, seat, name) for name in names)


def at_home_now(s: State, seat: int) -> bool:
    """Whether an own disk is in the home area."""
    return occupies(s, seat, home_of(s, seat))


def trades_with(s: State, seat: int, others: int) -> bool:
    """Whether a seat trades with ``others`` civilizations."""
    return len(partners(s, seat)) >= others


def many_or_all(s: State, seat: int) -> int:
    """Many civilizations, or all with which a seat may trade where there are fewer: not the other one of its player
    (rulebook, "Comercio").
    """
    return min(MANY, s.seats - 1 - len(others_led(s, seat)))


def treaty_of_kadesh(s: State, seat: int) -> bool:
    """The home area, and trade with everybody, or with many."""
    return at_home_now(s, seat) and trades_with(s, seat, many_or_all(s, seat))


def merchants_of_assur(s: State, seat: int) -> int:
    """A point for trade with several, one with many or everybody; and for the home area at a small table."""
    home = int(s.seats <= SMALL_TABLE and at_home_now(s, seat))
    return home + sum(trades_with(s, seat, others) for others in (SEVERAL, many_or_all(s, seat)))


def seal_merchants(s: State, seat: int) -> int:
    """A point for Arachosia; one for Mohenjo-Daro with trade with many."""
    return int(occupies_all(s, seat, "arachosia")) + int(
        occupies_all(s, seat, "mohenjo_daro") and trades_with(s, seat, MANY)
    )


def royal_road(s: State, seat: int) -> int:
    """Two points with the home area and trade with many; otherwise one for trade with most."""
    if at_home_now(s, seat) and trades_with(s, seat, MANY):
        return 2
    return int(trades_with(s, seat, MOST))


def lords_of_the_steppe(s: State, seat: int) -> int:
    """A point for every four areas of the steppe with own disks; and for trade with many."""
    areas = sum(s.board.regions[area] == STEPPE for area in occupied(s, seat))
    return areas // STEPPE_AREAS_A_POINT + int(trades_with(s, seat, MANY))


def zagros_trade(s: State, seat: int) -> int:
    """A mina with a mountain and a fertile area."""
    return int(grounds_held(s, seat, "mountain") > 0 and grounds_held(s, seat, "fertile") > 0)


ABILITIES: dict[str, Feature] = {
    "royal-archive": Feature(draw=royal_archive),
    "sargons-guard": white_disk("sargons-guard", near_home, 1),
    "siege-train": Feature(opening=siege_train),
    DEPORTERS: Feature(),
    "standing-army": white_disk("standing-army", land_there, 2),
    "hanging-gardens": more_growth(lambda s, seat: int(fertile_controlled(s, seat) >= GARDENS)),
    "ishtar-gate": white_disk("ishtar-gate", at_home, 1),
    "astronomers": Feature(on_draw=astronomers),
    "marsh-guard": white_disk("marsh-guard", in_fertile_land, 1),
    "horse-raiders": white_disk("horse-raiders", other_land, 1),
    "wagon-folk": more_growth(lambda s, seat: 1 + int(len(cities(s, seat)) <= WAGONS)),
    "scourge-of-lydia": Feature(loot=scourge),
    "nile-floods": more_growth(nile_floods),
    "land-of-punt": talents_in_growth(land_of_punt),
    "highland-archers": white_disk("highland-archers", in_highlands, 1),
    "zagros-trade": talents_in_growth(zagros_trade),
    "colonies": Feature(acquire=colonies),
    "hoplites": white_disk("hoplites", anywhere, 2),
    "walls-of-hattusha": Feature(protects=walls_of_hattusha),
    "allied-chariots": white_disk("allied-chariots", land_there, 1),
    "planned-cities": more_growth(planned_cities),
    "mauryan-elephants": white_disk("mauryan-elephants", late_land, 2),
    "covenant": Feature(),
    "promised-land": points_for(promised_land, "abilities"),
    "immortals": white_disk("immortals", land_there, 1),
    "royal-tribute": talents_in_growth(lambda s, seat: int(len(cities(s, seat)) >= TRIBUTE)),
    "chariot-lords": Feature(),
    "horse-trainers": white_disk("horse-trainers", in_open_land, 1),
    "steppe-archers": white_disk("steppe-archers", anywhere, 1),
    "great-herds": more_growth(lambda s, seat: 1),
    "sea-raiders": Feature(on_victory_count=sea_raiders),
    "plunder": Feature(loot=plunder),
    "first-canals": more_growth(lambda s, seat: int(fertile_controlled(s, seat) >= CANALS)),
    "cuneiform": Feature(draw=cuneiform),
    "rock-fortress": white_disk("rock-fortress", in_highlands, 1),
    "treaty-of-kadesh": points_for(treaty_of_kadesh, "abilities"),
    "merchants-of-assur": points_for(merchants_of_assur, "abilities"),
    "lords-of-the-steppe": points_for(lords_of_the_steppe, "abilities"),
    "seal-merchants": points_for(seal_merchants, "abilities"),
    "royal-road": points_for(royal_road, "abilities"),
    "island-guard": island_guard(),
    "bronze-smiths": talents_in_growth(lambda s, seat: int(grounds_held(s, seat, "mountain") >= SMITHIES)),
}
"""Deportation, the covenant and the chariot lords change a rule where it stands: loot.py, founding.py, hands.py."""

for _name, _feature in ABILITIES.items():
    feature(f"ability:{_name}", _feature)
