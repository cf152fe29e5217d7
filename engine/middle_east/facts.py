"""The facts of Ancient Civilizations of the Middle East, from data/middle_east."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from data import table
from engine.epochs.areas import city_count, home_of, occupied, on_map
from engine.epochs.board import Board, board_of
from engine.epochs.facts import Count, Numbers, OwnAction, OwnRules
from engine.epochs.geography import load
from engine.epochs.growth import from_seas, from_trade
from engine.epochs.guards import GUARDS
from engine.epochs.loading import cards_of, civilizations_of, scenarios_of, setups_of
from engine.middle_east.deities import (
    begin_with_deity,
    capturing,
    helping,
    is_faithful,
    owner_of_deity,
    temple_points,
    temples_held,
)
from engine.middle_east.deity_facts import DeityCard, MiddleEastFacts, register_deities
from engine.middle_east.endings import is_last_epoch
from engine.middle_east.establishing import (
    LEAST_DISKS,
    PRICE,
    REBUILDING,
    establishable,
    rebuildable,
    requestable,
    returnable,
)
from engine.middle_east.events import director, taking_effect
from engine.middle_east.false_prophet import exposing
from engine.middle_east.gilgamesh import offers
from engine.middle_east.growth import from_fertile_land, from_mountains, from_plains, withdrawable
from engine.middle_east.hands import hand_limit
from engine.middle_east.loot import spoils
from engine.middle_east.namespace import GAME
from engine.middle_east.pieces import names, pieces
from engine.middle_east.sites import sites_held
from engine.middle_east.state import EstablishDeity, ExposeProphet, OfferDeity, RebuildDeity, RequestDeity, State
from engine.middle_east.strongholds import STRONGHOLDS, raising
from engine.middle_east.ties import has_returned, homes_controlled, temples_at_home

CARD_FILES = ("great_persons", "competition", "trade", "disasters", "resources", "others", "religion", "events")


def stacking(land: int, desert: int, sea: int) -> dict[str, int]:
    """Limits by ground."""
    return {"fertile": land, "plain": land, "mountain": land, "desert": desert, "shallow": sea}


NUMBERS = Numbers(
    disks=50,  # "Discos"
    markers=2,  # those on the victory and turn order tracks: "Tienes un total de 48 discos para desplegar"
    hand_limit=6,  # "Tamaño de Mano"
    first_hand=5,  # "Manos Iniciales", "Fase de Final de Época", 6
    base_draw=3,  # "Paso de Robo"
    cities_a_card=4,
    turns=4,  # "Paso de Fin de Época Repentino"
    sudden_end={2: "2", 3: "23"},
    least_ready=3,  # "Adquisición Mínima"
    seas_a_disk=2,  # "Presencia en el Área"
    loot_disks=3,  # "Botín (Saqueo de Ciudades)"
    talents_a_point=3,  # "Fase de Final de Época"
    seas_a_point=3,
    invasions=(98, 99, 100, 101, 102),  # "Fase de Final de Época", 3
    last_event_below=69,  # "Evento de Final de Época"
    hordes_below=6,  # "Hordas Bárbaras"
    alone=((24, 32, 45), (43, 63, 90), (56, 85, 123), (70, 100, 145)),  # house rule, by epochs
    limits={  # "Apilamiento"
        "growth": stacking(4, 2, 2),
        "cards": stacking(4, 2, 2),
        "competition": stacking(99, 99, 99),
        "reckoning": stacking(4, 2, 2),  # not said: as in the phases on both sides
    },
    trimmed_to=stacking(3, 2, 2),  # "Apilamiento al Comienzo de la Fase de Ajustes"
    white_disks=50,  # "Límites a la Mina"
)
"""The numbers of the rulebook, with their sections."""


def kept_at_home(s: State, faction: int, area: int) -> int:
    """With the option, cards of the card phase leave the last disk of a civilization in its home.

    Rulebook, "Defensa del Territorio Natal".
    """
    if not s.options.home_defence or s.phase != "cards" or faction >= s.seats:
        return 0
    return int(home_of(s, faction) == area)


def holdings(s: State, seat: int) -> list[str]:
    """The features of the deity that helps a seat, and of marked areas that it controls."""
    features = helping(s, seat)
    return features + sites_held(s, seat) if s.sites else features


CITIES = Count("cities", city_count)
OWN_RULES = OwnRules(
    growth=(
        Count("seas", from_seas),
        Count("mountains", from_mountains),
        Count("plains", from_plains),
        Count("fertile", from_fertile_land),
        Count("trade", from_trade),
    ),
    points=(CITIES, Count("temples", temple_points)),
    most=(Count("most-cities", CITIES.count), Count("most-deities", temples_held)),
    ties=(
        Count("temples", temples_at_home),
        Count("homes", homes_controlled),
        CITIES,
        Count("disks", on_map),
        Count("areas", lambda s, seat: len(occupied(s, seat))),
        Count("gilgamesh", has_returned),
    ),
    sources=(
        "cities",
        "temples",
        "captures",
        "returns",
        "loot",
        "most-cities",
        "most-deities",
        "seas",
        "talents",
        "abilities",
        "cards",
        "epoch",
        "other",
        "scenario",
        "start",
    ),
    withdrawable=withdrawable,
    director=director,
    events=taking_effect,
    bulwark=STRONGHOLDS,
    guards=GUARDS,
    hand_limit=hand_limit,
    letters={"R": is_faithful},
    spoils=spoils,
    actions=(
        OwnAction("establish", establishable, EstablishDeity, {"price": PRICE, "disks": LEAST_DISKS}),
        OwnAction("rebuild", rebuildable, RebuildDeity, {"rebuilding": REBUILDING}),
        OwnAction("return", returnable, OfferDeity),
        OwnAction("request", requestable, RequestDeity),
        OwnAction("expose", exposing, lambda seat, name: ExposeProphet(seat, int(name))),
    ),
    holdings=holdings,
    pieces=pieces,
    names=names,
    safe=kept_at_home,
    is_last=is_last_epoch,
    rescued_yield=False,  # "Aclaración: Reemplazo y Eliminación"
    first_epoch=lambda s: s.options.first_epoch,
    begins_with=begin_with_deity,
    owner=owner_of_deity,
    adds_up=True,  # "Final de la Partida": the player with most points
    uses_negated=True,  # "Nota sobre la Anulación de las Inversiones"
    steps={
        "growth": raising,
        "growth-over": capturing,
        "cards-over": capturing,
        "competition-over": capturing,
        "competitions-over": capturing,
        "order": offers,
    },
)
"""What only the Middle East does: growth by terrain, strongholds, deities, Gilgamesh."""


def homes_by_epoch(board: Board, civilizations: Iterable[Mapping[str, Any]]) -> dict[str, dict[int, int]]:
    """By civilization and epoch, the number of the home that its card names (rulebook, "Despliegue Básico para 6
    Jugadores", H).
    """
    return {
        row["id"]: {int(epoch): board.number[home] for epoch, home in row["homes_by_epoch"].items()}
        for row in civilizations
        if "homes_by_epoch" in row
    }


def make_facts() -> MiddleEastFacts:
    """All of it together."""
    geography = load(GAME)
    board = board_of(geography)
    raw: dict[str, Any] = table("middle_east/civilizations.json")
    gods: dict[str, Any] = table("middle_east/deities.json")
    return MiddleEastFacts(
        board,
        civilizations_of(board, raw["civilizations"]),
        cards_of(GAME, (row for name in CARD_FILES for row in table(f"middle_east/cards/{name}.json")["cards"])),
        setups_of(board, raw["setups"], {players: geography.closed(players) for players in geography.frontiers}),
        NUMBERS,
        OWN_RULES,
        (row["id"] for row in raw["ability_texts"] if row.get("balancing")),
        scenarios=scenarios_of(GAME, board, geography),
        deities={row["key"]: DeityCard(row["id"], row["key"], row.get("letter", "")) for row in gods["deities"]},
        homes_by_epoch=homes_by_epoch(board, raw["civilizations"]),
    )


register_deities(GAME, make_facts())
