"""Competition cards that are not great persons: in one contested area, after all have been shown.

Rulebook, "Cartas de Competición", "Procedimiento para la Competición".
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.ask import Flow
from engine.epochs.areas import factions_in, is_land, neighbours, strength
from engine.epochs.card_phase import invest
from engine.epochs.cards import Aim, Play
from engine.epochs.competition import harm, harm_at_once
from engine.epochs.disks import place_ally
from engine.epochs.effects.actions import harm_everybody, harm_targets
from engine.epochs.effects.aims import Areas, Options, fight_area
from engine.epochs.effects.fights import (
    civilizations_of,
    fight_of,
    land_fight,
    on_land,
    own_contests,
    sides,
)
from engine.epochs.payments import forbid_talents
from engine.middle_east.namespace import card
from engine.middle_east.state import State
from engine.middle_east.strongholds import raze, stronghold

SIEGE_ALLIES = 2
BLOCKADE_LOSSES = 2
OPEN_GROUND = ("plain", "desert")
CHARIOTS_IN_THE_OPEN = 3
TRAMPLED = 2
DESERTERS = 2


def civilizations(areas: Areas) -> Options:
    """Options for opposing civilizations in the competition, where it is one of the areas."""
    return lambda s, seat: civilizations_of(s, sides(areas)(s, seat))


@card("armored_infantry", when=lambda s, seat: bool(own_contests(s, seat)), pending=True)
def armored_infantry(s: State, play: Play) -> None:
    """A white disk in every contested area where one takes part."""
    for area in own_contests(s, play.seat):
        place_ally(s, play.seat, area)


def cut_off(s: State, faction: int, area: int | None = None) -> None:
    """A civilization may give no minas for disks; Barbarians have none anyway."""
    if faction < s.seats:
        forbid_talents(s, faction, area)


@card("siege", Aim("card-stacks", sides(land_fight)))
def siege(s: State, play: Play) -> Flow[None]:
    """On land, two white disks; an opponent may spend no minas here, and loses a disk.

    Rulebook, "Notas a las Cartas de Destino", 40.
    """
    for area, faction in play.stacks(s):
        cut_off(s, faction, area)
        place_ally(s, play.seat, area, SIEGE_ALLIES)
        yield from harm(s, play.seat, faction, area, 1)


@card("scorched_earth", when=on_land)
def scorched_earth(s: State, play: Play) -> Flow[None]:
    """On land, one disk is left of every faction, the player's own too."""
    area = fight_of(s).area
    hits = [(faction, area, strength(s, faction, area) - 1) for faction in factions_in(s, area)]
    yield from harm_at_once(s, play.seat, hits)


@card("shield_bearers", pending=True, guards=True)
def shield_bearers(s: State, play: Play) -> None:
    """It stays on the table with white disks that save the player's own in the competitions of this phase.

    Rulebook, "Procedimiento para la Competición".
    """
    invest(s, play.seat, play.card)


def coastal_fight(s: State, seat: int) -> list[int]:
    """The area of the competition where that is a sea or next to one."""
    return [
        area
        for area in fight_area(s, seat)
        if not is_land(s, area) or any(not is_land(s, near) for near in neighbours(s, area))
    ]


@card("blockade", Aim("card-stacks", sides(coastal_fight)))
def blockade(s: State, play: Play) -> Flow[None]:
    """At sea or on a coast, an opponent may spend no minas in this phase any more, and loses two disks.

    Rulebook, "Notas a las Cartas de Destino", 40.
    """
    for area, faction in play.stacks(s):
        cut_off(s, faction)
        yield from harm(s, play.seat, faction, area, BLOCKADE_LOSSES)


def _still_there(s: State, seat: int, chosen: Sequence[str]) -> list[str]:
    """Sides with a disk beside the one that the first arrow takes."""
    area = fight_of(s).area
    return [
        name
        for name in sides(fight_area)(s, seat)
        if strength(s, int(name.rpartition(":")[2]), area) > chosen.count(name)
    ]


@card("improved_bow", Aim("card-stacks", sides(fight_area)), Aim("card-stacks", sides(fight_area), after=_still_there))
def improved_bow(s: State, play: Play) -> Flow[None]:
    """Two opposing disks."""
    factions = [faction for _, faction in play.stacks(s)]
    area = fight_of(s).area
    yield from harm_at_once(
        s, play.seat, [(faction, area, factions.count(faction)) for faction in dict.fromkeys(factions)]
    )


@card("light_chariots", when=on_land)
def light_chariots(s: State, play: Play) -> None:
    """On land a white disk, in the open three."""
    area = fight_of(s).area
    place_ally(s, play.seat, area, CHARIOTS_IN_THE_OPEN if s.board.grounds[area] in OPEN_GROUND else 1)


@card("sappers", Aim("card-stacks", sides(land_fight)))
def sappers(s: State, play: Play) -> Flow[None]:
    """On land, an opposing stronghold and a disk of an opposing faction; without one, two disks."""
    for area, faction in play.stacks(s):
        stands = stronghold(s, area) not in (-1, play.seat)
        if stands:
            raze(s, area)
        yield from harm(s, play.seat, faction, area, 1 if stands else 2)


@card("war_elephants", when=lambda s, seat: on_land(s, seat) and s.board.grounds[fight_of(s).area] != "mountain")
def war_elephants(s: State, play: Play) -> Flow[None]:
    """On land, but not in mountains, two disks of every faction, the player's own too."""
    yield from harm_everybody(s, play.seat, [(fight_of(s).area, TRAMPLED)])


@card("mercenaries_desert", Aim("card-stacks", civilizations(fight_area)))
def mercenaries_desert(s: State, play: Play) -> Flow[None]:
    """Two disks of an opposing civilization; white ones change sides.

    Rulebook, "Notas a las Cartas de Destino", 40.
    """
    for area, faction in play.stacks(s):
        before = s.allies[faction][area]
        yield from harm(s, play.seat, faction, area, DESERTERS)
        changed = before - s.allies[faction][area]
        if changed:
            place_ally(s, play.seat, area, changed)


@card("warrior_king", Aim("card-stacks", sides(fight_area)))
def warrior_king(s: State, play: Play) -> Flow[None]:
    """A white disk, then as many disks of an opposing faction as one has white ones."""
    area = fight_of(s).area
    place_ally(s, play.seat, area)
    yield from harm_targets(s, play, s.allies[play.seat][area])
