"""Competition cards: in one contested area, after all have been shown (rulebook, "Cartas de competición")."""

from __future__ import annotations

from engine.core.ask import Ask, Fixed, Flow, ask
from engine.epochs.areas import factions_in, neighbours, strength
from engine.epochs.cards import Aim, Play
from engine.epochs.competition import harm, harm_at_once, replace
from engine.epochs.disks import gain_loot, gain_talents, give_up, lose, pay_talents, place, place_ally
from engine.epochs.effects.actions import harm_targets, move
from engine.epochs.effects.aims import at, fight_area, own
from engine.epochs.effects.fights import (
    civilizations_of,
    fight_of,
    fleet_fight,
    foes,
    has_disks_here,
    land_fight,
    mainland_fight,
    on_land,
    own_contests,
    sides,
)
from engine.epochs.state import State
from engine.inner_sea.namespace import card

HOME_OF_THE_HORSE = "troy"
"""The one home area where a Traitor may open the gates."""


def traitor_fight(s: State, seat: int) -> list[int]:
    """The area of the competition where a Traitor is of use: no home area, but Troy while Troy is in play."""
    return [
        area
        for area in fight_area(s, seat)
        if not s.board.home_of[area] or (s.board.home_of[area] == HOME_OF_THE_HORSE and HOME_OF_THE_HORSE in s.civs)
    ]


@card("strategos", Aim("card-areas", at(own_contests), 1, 4), pending=True)
def strategos(s: State, play: Play) -> None:
    """A white disk in each of up to four contested areas where one takes part."""
    for area in play.areas(s):
        place_ally(s, play.seat, area)


@card("traitor", Aim("card-stacks", lambda s, seat: civilizations_of(s, sides(traitor_fight)(s, seat))))
def traitor(s: State, play: Play) -> Flow[None]:
    """Every disk of one civilization goes, whatever protects it."""
    for area, faction in play.stacks(s):
        yield from lose(s, faction, area, strength(s, faction, area))


@card("composite_bow")
def composite_bow(s: State, play: Play) -> Flow[None]:
    """Two disks of each opposing faction."""
    area = fight_of(s).area
    yield from harm_at_once(s, play.seat, [(faction, area, 2) for faction in foes(s, play.seat, area)])


@card("siege_engines", Aim("card-stacks", sides(land_fight)))
def siege_engines(s: State, play: Play) -> Flow[None]:
    """On land, two disks of one opposing faction."""
    yield from harm_targets(s, play, 2)


@card("armored_infantry", when=on_land)
def armored_infantry(s: State, play: Play) -> None:
    """On land, two white disks."""
    place_ally(s, play.seat, fight_of(s).area, 2)


@card("chariots", Aim("card-stacks", sides(mainland_fight)))
def chariots(s: State, play: Play) -> Flow[None]:
    """On the mainland, an opposing disk less, and a white disk."""
    yield from harm_targets(s, play, 1)
    place_ally(s, play.seat, fight_of(s).area)


@card("triremes", when=lambda s, seat: bool(fleet_fight(s, seat)))
def triremes(s: State, play: Play) -> None:
    """At sea or on a coast with own ships, two white disks."""
    place_ally(s, play.seat, fight_of(s).area, 2)


@card("admiral", when=lambda s, seat: bool(fleet_fight(s, seat)))
def admiral(s: State, play: Play) -> Flow[None]:
    """At sea or on a coast with own ships, a disk of each opposing faction; a talent for being alone there then."""
    area = fight_of(s).area
    yield from harm_at_once(s, play.seat, [(faction, area, 1) for faction in foes(s, play.seat, area)])
    if factions_in(s, area) == [play.seat]:
        gain_talents(s, play.seat, 1)


@card(
    "fire_ships",
    Aim("card-stacks", sides(fleet_fight)),
    when=lambda s, seat: s.disks[seat][fight_of(s).area] > 0,
)
def fire_ships(s: State, play: Play) -> Flow[None]:
    """At sea or on a coast with own ships, an own disk for two of one opposing faction."""
    if not give_up(s, play.seat, fight_of(s).area):
        return
    yield from harm_targets(s, play, 2)


@card("phalanx", when=lambda s, seat: on_land(s, seat) and s.disks[seat][fight_of(s).area] > 0)
def phalanx(s: State, play: Play) -> None:
    """On land, as many white disks as own ones, three at most."""
    area = fight_of(s).area
    place_ally(s, play.seat, area, min(3, s.disks[play.seat][area]))


@card("mercenaries", when=lambda s, seat: s.treasury[seat] > 0)
def mercenaries(s: State, play: Play) -> Flow[None]:
    """Up to three talents for as many white disks."""
    seat = play.seat
    prices = [f"pay:{talents}" for talents in range(1, min(3, s.treasury[seat]) + 1)]
    if not prices:
        return
    choice = yield from ask(Ask("mercenaries", seat, Fixed(*prices)))
    hired = int(choice.partition(":")[2])
    pay_talents(s, seat, hired)
    place_ally(s, seat, fight_of(s).area, hired)


@card("shield_wall", when=on_land)
def shield_wall(s: State, play: Play) -> None:
    """On land, a white disk, and no more harm by opponents' cards in this competition."""
    fight = fight_of(s)
    place_ally(s, play.seat, fight.area)
    fight.shields.append(play.seat)


def havens(s: State, seat: int) -> list[int]:
    """Land and shallow seas next to the competition without opposing factions."""
    return [
        near
        for area in fight_area(s, seat)
        for near in neighbours(s, area)
        if s.board.kinds[near] != "deep" and not [faction for faction in factions_in(s, near) if faction != seat]
    ]


@card("orderly_retreat", Aim("card-to", at(havens)), when=has_disks_here)
def orderly_retreat(s: State, play: Play) -> Flow[None]:
    """Any number of own disks move next door."""
    seat, area = play.seat, fight_of(s).area
    for haven in play.areas(s):
        options = Fixed(*(f"move:{count}" for count in range(1, s.disks[seat][area] + 1)))
        if not options:
            return
        choice = yield from ask(Ask("retreat", seat, options, about={"area": s.board.ids[haven]}))
        count = int(choice.partition(":")[2])
        move(s, seat, area, haven, count)


@card("plunder", Aim("card-stacks", lambda s, seat: civilizations_of(s, sides(fight_area)(s, seat))))
def plunder(s: State, play: Play) -> Flow[None]:
    """A talent of an opponent as loot, or else a disk less."""
    for area, faction in play.stacks(s):
        if s.treasury[faction]:
            pay_talents(s, faction, 1)
            gain_loot(s, play.seat)
        else:
            yield from harm(s, play.seat, faction, area, 1)


@card("turncoats", Aim("card-stacks", sides(land_fight)))
def turncoats(s: State, play: Play) -> Flow[None]:
    """On land, own disks for two of one opposing faction."""
    for area, faction in play.stacks(s):
        yield from replace(s, play.seat, faction, area, 2, 1)


@card("boarding_party", Aim("card-stacks", sides(fleet_fight)))
def boarding_party(s: State, play: Play) -> Flow[None]:
    """At sea or on a coast with own ships, an own disk for an opposing one, and a talent."""
    for area, faction in play.stacks(s):
        yield from replace(s, play.seat, faction, area, 1, 1)
    gain_talents(s, play.seat, 1)


def barracks(s: State, seat: int) -> list[int]:
    """Areas with own disks next to the competition."""
    here = fight_area(s, seat)
    return [area for area in own(s, seat) if any(near in here for near in neighbours(s, area))]


@card("reserves", when=lambda s, seat: bool(barracks(s, seat)))
def reserves(s: State, play: Play) -> Flow[None]:
    """Up to three own disks come from next door."""
    seat, area = play.seat, fight_of(s).area
    for number in range(3):
        sources = [f"area:{s.board.ids[item]}" for item in barracks(s, seat)]
        if not sources:
            return
        choice = yield from ask(Ask("reserves", seat, Fixed("done", *sources), about={"number": number + 1}))
        if choice == "done":
            return
        move(s, seat, s.board.number[choice.partition(":")[2]], area, 1)


@card("warrior_queen")
def warrior_queen(s: State, play: Play) -> None:
    """An own disk and a white one."""
    area = fight_of(s).area
    place(s, play.seat, area)
    place_ally(s, play.seat, area)
