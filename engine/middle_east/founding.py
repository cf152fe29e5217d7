"""Civilizations that are chosen freely, where a table plays so, and how they come to the map; what Israel begins with.

The choice of all civilizations is an option of ours, in the spirit of the step of Gilgamesh; with the basic setups the
rulebook says who is there and where (rulebook, "Despliegue Básico...").
"""

from __future__ import annotations

from typing import Final

from engine.core.ask import Ask, Fixed, Flow, ask
from engine.core.game import then
from engine.epochs import setup
from engine.epochs.areas import factions_in, home_of
from engine.epochs.cards import card_of
from engine.epochs.disks import choose_area, enter_disks
from engine.epochs.features import civilization_about
from engine.epochs.growth import deploy_at, deploy_one, deployable, end_deployment, to_deploy
from engine.epochs.state import ChooseCivilization, Investment
from engine.middle_east.deities import MONOTHEISM, deity_of, replace_deity
from engine.middle_east.homes import homes_in_play
from engine.middle_east.state import PlaceHomeDisks, State

FIRST_DISKS: Final = 12
MOST: Final = 2
"""Disks of a civilization that is chosen freely: in all, and in one area."""

COVENANT: Final = "covenant"
"""The ability of Israel."""


def choose_civilization(s: State, step: ChooseCivilization) -> Flow[None]:
    """One of the setup's civilizations, with its home and its disks; with the option any that has a home in play, then
    the home, then the disks.

    Rulebook, "Despliegue Básico para 2 Jugadores"; the option is ours.
    """
    seat = step.seat
    if not s.options.any_civilization:
        yield from setup.choose_civilization(s, step)
        begin_covenant(s, seat)
        return
    options = Fixed(*(f"civ:{key}" for key in choosable(s, seat)))
    choice = yield from ask(Ask("civilization", seat, options, about=civilization_about(s)))
    s.civs[seat] = choice.partition(":")[2]
    s.homes[seat] = yield from choose_area(s, seat, "home", free_homes(s, seat, s.civs[seat]))
    s.log.add(f"{s.game}-civilization", seat=seat, civilization=s.civs[seat])
    s.log.add(f"{s.game}-at-home", seat=seat, area=s.board.ids[s.homes[seat]])
    then(s, PlaceHomeDisks(seat))


def choosable(s: State, seat: int) -> list[str]:
    """The civilizations that nobody has and that have a home for this seat, by id."""
    return [key for key in sorted(s.facts.civilizations) if key not in s.civs and free_homes(s, seat, key)]


def free_homes(s: State, seat: int, civilization: str) -> list[int]:
    """The homes of a civilization in play that are nobody's and hold no disk yet."""
    return [area for area in homes_in_play(s, seat, civilization) if not factions_in(s, area)]


def place_home_disks(s: State, step: PlaceHomeDisks) -> Flow[None]:
    """Twelve disks, one at home at least, then outwards from there, two an area at most and only where nobody else is.

    What finds no place, or is not placed, goes to the supply. Our rule; see "Paso de Gilgamesh", 6, in the rulebook.
    """
    seat, home = step.seat, home_of(s, step.seat)
    enter_disks(s, seat, FIRST_DISKS)
    deploy_at(s, seat, home)
    placed = [home]
    while s.ready[seat] and (areas := open_to_founders(s, seat)):
        area = deploy_one(s, seat, (yield to_deploy(s, seat, "deploy", areas, MOST)))
        if area is None:
            break
        placed.append(area)
    end_deployment(s, seat, placed)
    begin_covenant(s, seat)


def open_to_founders(s: State, seat: int) -> list[int]:
    """Where one more disk of the first twelve may go: no other faction, no other seat's home, fewer than two own."""
    homes = {home for other, home in enumerate(s.homes) if other != seat}
    own = s.disks[seat]
    return [
        area
        for area in deployable(s, seat)
        if area not in homes and own[area] < MOST and all(faction == seat for faction in factions_in(s, area))
    ]


def begin_covenant(s: State, seat: int) -> None:
    """Israel has Monotheism from the beginning, where nobody else has it and it has no deity; its card is before
    Israel, unless it is in a hand.
    """
    abilities = s.facts.civilizations[s.civs[seat]].abilities
    if COVENANT not in abilities or s.deities[MONOTHEISM].status != "available" or deity_of(s, seat):
        return
    replace_deity(s, seat, MONOTHEISM)
    if any(s.hands):
        s.log.reveal()  # whether it is in a hand
    for pile in (s.deck, s.discard, s.aside):
        for number in [number for number in pile if card_of(s, number).key == MONOTHEISM]:
            pile.remove(number)
            s.investments.append(Investment(seat, number, 0))
