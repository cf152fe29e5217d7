"""A plain deck on the real map, so that rules are proved without any card of the game.

It has 103 cards: the few below, events from 96 on, and gifts of a mina.
"""

from __future__ import annotations

from data import table
from engine.core.ask import Flow
from engine.epochs.areas import factions_in, open_areas
from engine.epochs.board import board_of
from engine.epochs.cards import Aim, Play, card
from engine.epochs.competition import harm, harm_at_once, replace
from engine.epochs.disks import gain_talents, place, place_ally, place_barbarians
from engine.epochs.effects.aims import land, stacks, with_room
from engine.epochs.epoch import epoch_change
from engine.epochs.facts import Card, Civilization
from engine.epochs.features import Feature, feature
from engine.epochs.geography import load
from engine.epochs.loading import setups_of
from engine.middle_east.deities import silence
from engine.middle_east.deity_facts import REGISTERED, DeityCard, MiddleEastFacts, register_deities
from engine.middle_east.facts import NUMBERS, OWN_RULES
from engine.middle_east.state import State

GAME = "middle_east_test"

GIFT, RAID, PSALM, HERETIC, STORM, CONVERT, GARDEN, BANK, EMPIRE = 1, 2, 3, 4, 5, 6, 7, 8, 9
VETO, VETO_TWO, CRITIC = 20, 21, 25
AMBUSH, LEVY = 30, 31
EVENTS = range(96, 104)
GODS = ("plain_moon", "plain_sun", "plain_wind")

SPECIAL = {
    RAID: Card(RAID, "plain_raid"),
    PSALM: Card(PSALM, "plain_psalm", "R"),
    HERETIC: Card(HERETIC, "plain_heretic"),
    STORM: Card(STORM, "plain_storm"),
    CONVERT: Card(CONVERT, "plain_convert"),
    GARDEN: Card(GARDEN, "plain_garden"),
    EMPIRE: Card(EMPIRE, "plain_empire"),
    BANK: Card(BANK, "plain_bank", "I", legend="stays", disks=3),
    VETO: Card(VETO, "plain_veto", "N", answers=("any",)),
    VETO_TWO: Card(VETO_TWO, "plain_veto", "N", answers=("any",)),
    CRITIC: Card(CRITIC, "plain_critic", "N", answers=("deity",)),
    AMBUSH: Card(AMBUSH, "plain_ambush", "C"),
    LEVY: Card(LEVY, "plain_levy", "C"),
}


def _cards() -> dict[int, Card]:
    events = {number: Card(number, f"plain_event_{number}", "E") for number in EVENTS}
    return {number: SPECIAL.get(number) or events.get(number) or Card(number, "plain_gift") for number in range(1, 104)}


def _facts() -> MiddleEastFacts:
    geography, raw = load("middle_east"), table("middle_east/civilizations.json")
    board = board_of(geography)
    number = board.number
    closed = {players: geography.closed(players) for players in geography.frontiers}
    return MiddleEastFacts(
        board,
        {
            row["id"]: Civilization(row["id"], tuple(number[home] for home in row["homes"]), ())
            for row in raw["civilizations"]
        },
        _cards(),
        setups_of(board, raw["setups"], closed),
        NUMBERS,
        OWN_RULES,
        deities={key: DeityCard(104 + place, key) for place, key in enumerate(GODS)},
    )


register_deities(GAME, _facts())
FACTS = REGISTERED[GAME]


@card(GAME, "plain_gift")
def _gift(s: State, play: Play) -> None:
    gain_talents(s, play.seat, 1)


@card(GAME, "plain_psalm")
def _psalm(s: State, play: Play) -> None:
    """Two minas, for the faithful."""
    gain_talents(s, play.seat, 2)


@card(GAME, "plain_raid", Aim("card-stacks", stacks(land)))
def _raid(s: State, play: Play) -> Flow[None]:
    """Take two disks of a stack."""
    for area, faction in play.stacks(s):
        yield from harm(s, play.seat, faction, area, 2)


@card(GAME, "plain_heretic")
def _heretic(s: State, play: Play) -> None:
    """All deities are silenced."""
    for key, deity in s.deities.items():
        if deity.owner >= 0:
            silence(s, key)


@card(GAME, "plain_storm", Aim("card-areas", lambda s, seat: [f"area:{s.board.ids[area]}" for area in open_areas(s)]))
def _storm(s: State, play: Play) -> Flow[None]:
    """Every faction in an area loses two disks."""
    for area in play.areas(s):
        yield from harm_at_once(s, play.seat, [(faction, area, 2) for faction in factions_in(s, area)])


@card(GAME, "plain_convert", Aim("card-stacks", stacks(land)))
def _convert(s: State, play: Play) -> Flow[None]:
    """Replace two disks of a stack."""
    for area, faction in play.stacks(s):
        yield from replace(s, play.seat, faction, area, 2, 1)


@card(GAME, "plain_garden", Aim("card-areas", with_room(land)))
def _garden(s: State, play: Play) -> None:
    """Put four disks in an area."""
    for area in play.areas(s):
        place(s, play.seat, area, 4)


@card(GAME, "plain_empire")
def _empire(s: State, play: Play) -> Flow[None]:
    """Four Barbarians in Lydia."""
    yield from place_barbarians(s, play.seat, [(s.board.number["lydia"], 4)])


@card(GAME, "plain_bank")
def _bank(s: State, play: Play) -> None:
    """Nothing at once."""


@card(GAME, "plain_veto")
@card(GAME, "plain_critic")
def _veto(s: State, play: Play) -> None:
    """Nothing but the negation."""


@card(GAME, "plain_ambush", Aim("card-stacks", stacks(lambda s, seat: [s.fight.area] if s.fight else [])))
def _ambush(s: State, play: Play) -> Flow[None]:
    """Take two disks of an opponent here."""
    for area, faction in play.stacks(s):
        yield from harm(s, play.seat, faction, area, 2)


@card(GAME, "plain_levy")
def _levy(s: State, play: Play) -> None:
    """Two white disks join here."""
    assert s.fight is not None
    place_ally(s, play.seat, s.fight.area, 2)


def _event(number: int) -> None:
    @card(GAME, f"plain_event_{number}")
    def work(s: State, play: Play) -> None:
        """Whoever directs it gains a mina; the log tells which it was."""
        s.log.add("plain-event", number=number, seat=play.seat)
        gain_talents(s, play.seat, 1)


def _row(number: int) -> None:
    @epoch_change(GAME, number, number)
    def row(s: State) -> Flow[None]:
        s.log.add("plain-row", number=number, talents=sum(s.treasury))
        yield from ()


for _number in EVENTS:
    _event(_number)
for _number in range(1, 97):
    _row(_number)


def _one_more(s: State, seat: int) -> Flow[int]:
    yield from ()
    return 1


def _ally(s: State, seat: int, area: int) -> Flow[None]:
    place_ally(s, seat, area)
    yield from ()


feature(GAME, "deity:plain_sun", Feature(acquire=_one_more))
feature(GAME, "deity:plain_wind", Feature(may_compete=lambda s, seat, area: True, compete=_ally))
