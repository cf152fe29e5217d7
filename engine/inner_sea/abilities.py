"""What the ten civilizations can do beside the rules (their cards in front of the players).

Where the public description leaves a number or a condition open, the choice is ours, and so is the one ability of each
civilization of the basic setups that keeps all near their share of wins; data/inner_sea/civilizations.json says so.
White disks: one for each use, in as many different competitions.
"""

from __future__ import annotations

from engine.core.ask import Ask, Fixed, Flow, Lazy, ask
from engine.epochs.areas import (
    city_count,
    controlled,
    factions_in,
    is_city,
    is_land,
    occupied,
    occupies,
    open_areas,
    room,
)
from engine.epochs.cards import choose_several
from engine.epochs.deck import cut_hand, draw, draw_uncut
from engine.epochs.disks import choose_area, discard_from_hand, gain_loot, gain_points, place, place_ally
from engine.epochs.effects.abilities import (
    anywhere,
    at_home,
    city_at_home,
    city_there,
    home_waters,
    land_there,
    more_growth,
    near_home,
    occupies_all,
    other_land,
    points_for,
    sea_there,
    talents_in_growth,
    white_disk,
)
from engine.epochs.effects.aims import around_home, home
from engine.epochs.features import Feature, use
from engine.epochs.growth import deployable, partners
from engine.epochs.state import State
from engine.inner_sea.namespace import feature

NILE = ("nile_delta", "egypt", "kush")
SEAS_A_POINT = 4
LANES = 5
FIRST_LANES = 3
MARKETS = 4
ALPINE_PARTNERS = 5
EMPIRE = 13
NOMADS = 3
GUARDED = 2


def roman_growth(s: State, seat: int) -> Flow[int]:
    """With a city in or next to the home area a card or two more disks; else one more disk."""
    if not city_at_home(s, seat):
        return 1
    choice = yield from ask(Ask("roman-growth", seat, Fixed("disks", "card")))
    if choice == "disks":
        return 2
    yield from draw(s, seat, 1)
    return 0


def desert_gold(s: State, seat: int) -> int:
    """A talent for a city in or next to the home area, as long as there are few cities in all."""
    return int(city_at_home(s, seat) and city_count(s, seat) <= NOMADS)


def silver_mines(s: State, seat: int) -> int:
    """A talent for a city in or next to the home area, another one for a city in the home area itself."""
    return int(city_at_home(s, seat)) + int(city_there(s, seat))


def war_bands_left(s: State, seat: int) -> list[str]:
    """What the Gauls have not used this turn: "ally" and "own"."""
    return [kind for kind in ("ally", "own") if f"war-bands:{kind}" not in s.spent[seat]]


def war_bands(s: State, seat: int, area: int) -> Flow[None]:
    """A white disk in one competition, an own disk in another one."""
    kinds = war_bands_left(s, seat)
    kind = kinds[0]
    if len(kinds) > 1:
        kind = yield from ask(Ask("war-bands", seat, Fixed(*kinds), about={"area": s.board.ids[area]}))
    use(s, seat, f"war-bands:{kind}")
    if kind == "ally":
        place_ally(s, seat, area)
    else:
        place(s, seat, area)


def sackers(s: State, seat: int) -> None:
    """The first loot of a turn brings a talent more."""
    if use(s, seat, "sackers"):
        gain_loot(s, seat)


def walls_of_troy(s: State, seat: int, area: int) -> bool:
    """Two disks or more in the home area keep opponents' cards from harming it."""
    return at_home(s, seat, area) and s.disks[seat][area] >= GUARDED


def sea_colonies(s: State, seat: int) -> Flow[int]:
    """A disk from the supply in a sea where a ready one could go."""
    seas = [area for area in deployable(s, seat) if not is_land(s, area) and room(s, seat, area)]
    if seas and s.supply[seat]:
        place(s, seat, (yield from choose_area(s, seat, "sea-colony", seas)))
    return 0


def sea_trade(s: State, seat: int) -> Flow[None]:
    """A point for every four seas with own disks."""
    land = s.board.is_land
    seas = [area for area in occupied(s, seat) if not land[area]]
    gain_points(s, seat, len(seas) // SEAS_A_POINT, "seas", "ability:sea-trade")
    yield from ()


def sea_kings(s: State, seat: int) -> Flow[None]:
    """A point for every four seas without other factions."""
    land = s.board.is_land
    seas = controlled(s, seat, [area for area in occupied(s, seat) if not land[area]])
    gain_points(s, seat, len(seas) // SEAS_A_POINT, "seas", "ability:sea-kings")
    yield from ()


def sea_lanes(s: State, seat: int) -> bool:
    """Five shallow seas or more; three for those who have one city at most."""
    kinds = s.board.kinds
    seas = [kinds[area] for area in occupied(s, seat)].count("shallow")
    return seas >= (FIRST_LANES if city_count(s, seat) <= 1 else LANES)


def appian_way(s: State, seat: int) -> int:
    """A city at home, or Rome and also Apulia or Etruria; one more for an empire of cities."""
    road = city_there(s, seat) or occupies_all(s, seat, "rome", "apulia") or occupies_all(s, seat, "rome", "etruria")
    return int(road) + int(city_count(s, seat) >= EMPIRE)


def aegean_kings(s: State, seat: int) -> bool:
    """The home area and a sea next to it."""
    at_home_too = any(occupies(s, seat, area) for area in home(s, seat))
    return at_home_too and any(not is_land(s, area) and occupies(s, seat, area) for area in around_home(s, seat))


def straits_toll(s: State, seat: int) -> int:
    """A city at home, or the home area and the Trojan Sea; one more for an empire of cities."""
    toll = city_there(s, seat) or occupies_all(s, seat, "troy", "trojan_sea")
    return int(toll) + int(city_count(s, seat) >= EMPIRE)


def western_gate(s: State, seat: int) -> bool:
    """Mauretania and the Pillars of Hercules, with few cities."""
    return occupies_all(s, seat, "mauretania", "pillars_of_hercules") and city_count(s, seat) <= NOMADS


def alphabet(s: State, seat: int) -> Flow[None]:
    """A card of the hand for the better one of two."""
    if s.hands[seat]:
        hand = Lazy(lambda: ["keep", *(f"card:{number}" for number in sorted(s.hands[seat]))])
        choice = yield from ask(Ask("alphabet", seat, hand))
        if choice != "keep":
            discard_from_hand(s, seat, int(choice.partition(":")[2]))
            cards = sorted((yield from draw_uncut(s, seat, 2)))
            if len(cards) > 1:
                options = Fixed(*(f"card:{number}" for number in cards))
                choice = yield from ask(Ask("card-keep", seat, options, about={"card": "alphabet"}))
                for number in cards:
                    if number != int(choice.partition(":")[2]):
                        discard_from_hand(s, seat, number)
            yield from cut_hand(s, seat)


def thalassocracy(s: State, seat: int) -> Flow[None]:
    """A white disk in each of up to two other seas that somebody else is in; that may start a competition."""
    seas = [
        f"area:{s.board.ids[area]}"
        for area in open_areas(s)
        if s.board.kinds[area] == "shallow"
        and not near_home(s, seat, area)
        and any(faction != seat for faction in factions_in(s, area))
    ]
    if not seas:
        return
    chosen = yield from choose_several(Ask("thalassocracy", seat, Fixed(*seas), 0, min(2, len(seas))))
    for name in chosen:
        place_ally(s, seat, s.board.number[name.partition(":")[2]])


def nile_city(s: State, seat: int) -> bool:
    """Whether a city stands on the Nile."""
    return any(is_city(s, seat, s.board.number[name]) for name in NILE)


def alpine_passes(s: State, seat: int) -> int:
    """A point for both ends of the passes; two more for trade with five civilizations."""
    return int(occupies_all(s, seat, "gaul", "liguria")) + 2 * int(len(partners(s, seat)) >= ALPINE_PARTNERS)


def deep_sea() -> Feature:
    """Deep seas are open in every epoch: the facts name who has this ability as seafarers."""
    return Feature()


ABILITIES: dict[str, Feature] = {
    "roman-growth": Feature(acquire=roman_growth),
    "legions": white_disk("legions", near_home, 3),
    "appian-way": points_for(appian_way),
    "sacred-band": white_disk("sacred-band", at_home, 1),
    "hired-spears": white_disk("hired-spears", other_land, 1),
    "punic-fleet": white_disk("punic-fleet", sea_there, 1),
    "sea-lanes": points_for(sea_lanes),
    "hill-forts": more_growth(lambda s, seat: 1),
    "silver-mines": talents_in_growth(silver_mines),
    "oppida": points_for(city_there),
    "war-bands": Feature(may_compete=lambda s, seat, area: bool(war_bands_left(s, seat)), compete=war_bands),
    "alpine-passes": points_for(alpine_passes),
    "numidian-herds": more_growth(lambda s, seat: 1),
    "desert-gold": talents_in_growth(desert_gold),
    "light-cavalry": white_disk("light-cavalry", anywhere, 1),
    "western-gate": points_for(western_gate),
    "heroes": white_disk("heroes", land_there, 2),
    "sackers": Feature(loot=sackers),
    "aegean-kings": points_for(aegean_kings),
    "walls-of-troy": Feature(shields=walls_of_troy),
    "trojan-guard": white_disk("trojan-guard", at_home, 1),
    "trojan-allies": white_disk("trojan-allies", other_land, 1),
    "straits-toll": points_for(straits_toll),
    "deep-sea": deep_sea(),
    "sea-colonies": Feature(acquire=sea_colonies),
    "sea-trade": Feature(on_victory_count=sea_trade),
    "alphabet": Feature(on_draw=alphabet),
    "home-waters": white_disk("home-waters", home_waters, 99),
    "thalassocracy": Feature(on_competition_phase=thalassocracy),
    "sea-kings": Feature(on_victory_count=sea_kings),
    "nile-floods": more_growth(lambda s, seat: 1 + int(nile_city(s, seat))),
    "nile-markets": points_for(lambda s, seat: len(partners(s, seat)) >= MARKETS),
    "nile-granaries": talents_in_growth(lambda s, seat: int(nile_city(s, seat))),
}

for _name, _feature in ABILITIES.items():
    feature(f"ability:{_name}", _feature)
