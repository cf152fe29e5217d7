"""The facts of Ancient Civilizations of the Inner Sea, from data/inner_sea."""

from __future__ import annotations

from typing import Any

from data import table
from engine.epochs.areas import city_count, occupied, on_map
from engine.epochs.board import board_of
from engine.epochs.deck import last_in_points
from engine.epochs.facts import Count, Numbers, OwnAction, OwnRules
from engine.epochs.geography import load
from engine.epochs.growth import from_seas, from_settlements, from_trade, outside_cities
from engine.epochs.loading import cards_of, civilizations_of, scenarios_of, setups_of
from engine.inner_sea.aeneas import offers
from engine.inner_sea.building import (
    LEAST_DISKS,
    PRICE,
    active_wonders,
    begin_with_wonder,
    blocks,
    buildable,
    disks_on_cards,
    held_wonders,
    owner_of_wonder,
    wonder_areas,
)
from engine.inner_sea.namespace import GAME
from engine.inner_sea.state import BuildWonder
from engine.inner_sea.wonder_facts import InnerSeaFacts, Wonder, register_wonders

CARD_FILES = ("regular", "great_persons", "negate", "investment", "competition", "events", "more")


def stacking(land: int, sea: int, deep: int) -> dict[str, int]:
    """Limits by ground."""
    return {"land": land, "shallow": sea, "deep": deep}


NUMBERS = Numbers(
    disks=50,  # "Las fichas de madera"
    markers=2,  # those on the victory and turn order tracks, the whole game
    hand_limit=6,  # "Tamaño de mano"
    first_hand=5,  # "Manos iniciales", "Fase de final de época", 5
    base_draw=3,  # "Paso de robo"
    cities_a_card=4,
    turns=4,  # "Paso de muerte súbita"
    sudden_end={2: "2", 3: "23"},
    least_ready=3,  # "Adquisición mínima"
    seas_a_disk=2,  # "Presencia marítima"
    loot_disks=3,  # "Botín (saqueo de ciudades)"
    talents_a_point=3,  # "Fase de final de época", 4
    seas_a_point=3,
    invasions=(98, 99, 100, 101),  # "Fase de final de época", 3
    last_event_below=69,  # "Evento de última época"
    deep_from=4,  # "Mares profundos y poco profundos"
    hordes_below=6,  # "Hordas bárbaras"
    alone=((22, 34, 42), (60, 85, 105), (110, 140, 180), (150, 185, 225)),  # house rule, by epochs
    limits={  # "Apilamiento"
        "growth": stacking(4, 2, 1),
        "cards": stacking(4, 2, 1),
        "competition": stacking(99, 99, 1),
        "reckoning": stacking(3, 2, 1),
    },
)
"""The numbers of the rulebook, with their sections."""

CITIES = Count("cities", city_count)
WONDERS = Count("wonders", lambda s, seat: len(held_wonders(s, seat)))
OWN_RULES = OwnRules(
    growth=(Count("settlements", from_settlements), Count("seas", from_seas), Count("trade", from_trade)),
    points=(CITIES, WONDERS),
    most=(Count("most-cities", CITIES.count), Count("most-wonders", wonder_areas)),
    ties=(WONDERS, CITIES, Count("disks", on_map), Count("areas", lambda s, seat: len(occupied(s, seat)))),
    sources=(
        "cities",
        "wonders",
        "loot",
        "most-cities",
        "most-wonders",
        "seas",
        "talents",
        "cards",
        "epoch",
        "other",
        "scenario",
        "start",
    ),
    withdrawable=outside_cities,
    director=last_in_points,
    actions=(OwnAction("build", buildable, BuildWonder, {"price": PRICE, "disks": LEAST_DISKS}),),
    holdings=active_wonders,
    pieces=blocks,
    names=lambda s: sorted(s.wonders),
    bound=disks_on_cards,
    peace_cancels=True,  # "Cartas de Competición": only contested areas can be affected
    begins_with=begin_with_wonder,
    owner=owner_of_wonder,
    steps={"order": offers},
)
"""What only the Inner Sea does: wonders and Aeneas."""


def make_facts() -> InnerSeaFacts:
    """All of it together."""
    geography = load(GAME)
    board = board_of(geography)
    raw: dict[str, Any] = table("inner_sea/civilizations.json")
    wonders: dict[str, Any] = table("inner_sea/wonders.json")
    return InnerSeaFacts(
        board,
        civilizations_of(board, raw["civilizations"]),
        cards_of(GAME, (row for name in CARD_FILES for row in table(f"inner_sea/cards/{name}.json")["cards"])),
        setups_of(board, raw["setups"], {players: geography.closed(players) for players in geography.frontiers}),
        NUMBERS,
        OWN_RULES,
        (row["id"] for row in raw["ability_texts"] if row.get("balancing")),
        (row["id"] for row in raw["civilizations"] if "deep-sea" in row["abilities"]),
        scenarios=scenarios_of(GAME, board, geography),
        wonders={row["key"]: Wonder(row["key"], row["disks"]) for row in wonders["wonders"]},
    )


register_wonders(GAME, make_facts())
