"""A plain deck on the real map, so that rules are proved without any card of the game.

It has 103 cards: the few below, events from 97 on, and gifts of a talent.
"""

from __future__ import annotations

from data import table
from engine.core.ask import Flow
from engine.epochs.areas import contested, factions_in, in_turn_order, is_land, open_areas
from engine.epochs.board import board_of
from engine.epochs.cards import Aim, Play, card
from engine.epochs.competition import harm, harm_at_once
from engine.epochs.deck import draw, draw_uncut, reveal_top
from engine.epochs.disks import gain_points, gain_talents, place, place_ally, place_barbarians
from engine.epochs.epoch import epoch_change
from engine.epochs.facts import Card, Civilization, Setup, Start
from engine.epochs.features import Feature, feature
from engine.epochs.geography import load
from engine.inner_sea.building import spend_wonder
from engine.inner_sea.facts import NUMBERS, OWN_RULES
from engine.inner_sea.state import State
from engine.inner_sea.wonder_facts import InnerSeaFacts, Wonder, facts_of, register_wonders

GAME = "inner_sea_test"

GIFT, RAID, POET, HORDE, STUDY, GARDEN, OMEN, ASIDE, DROUGHT = 1, 2, 3, 4, 5, 6, 7, 8, 9
BANK, QUARRY = 10, 11
BOUNTY, STORM, DRILL = 92, 93, 94
VETO, VETO_TWO, VETO_THREE, VETO_FOUR, CRITIC, TRUCE = 20, 21, 22, 23, 24, 25
AMBUSH, LEVY, REINFORCE, AMBUSH_TWO, HERALDS = 30, 31, 32, 33, 34
EVENTS = range(97, 104)
WONDERS = (("plain_tower", 5), ("plain_temple", 2), ("plain_vast", 8))

SPECIAL = {
    RAID: Card(RAID, "plain_raid", theme="war"),
    POET: Card(POET, "plain_poet", great_person=True),
    HORDE: Card(HORDE, "plain_horde"),
    STUDY: Card(STUDY, "plain_study"),
    GARDEN: Card(GARDEN, "plain_garden", legend="shuffle"),
    OMEN: Card(OMEN, "plain_omen"),
    ASIDE: Card(ASIDE, "plain_gift", legend="aside"),
    DROUGHT: Card(DROUGHT, "plain_drought"),
    BANK: Card(BANK, "plain_bank", "I", legend="stays", disks=3),
    QUARRY: Card(QUARRY, "plain_quarry", "I", legend="stays", disks=2),
    **{
        number: Card(
            number, "plain_veto", "N", legend="shuffle" if number == VETO_FOUR else "discard", answers=("any",)
        )
        for number in (VETO, VETO_TWO, VETO_THREE, VETO_FOUR)
    },
    VETO_FOUR: Card(VETO_FOUR, "plain_veto", "N", legend="shuffle", answers=("any",)),
    CRITIC: Card(CRITIC, "plain_critic", "N", answers=("great-person",)),
    TRUCE: Card(TRUCE, "plain_critic", "N", answers=("letter:C",)),
    AMBUSH: Card(AMBUSH, "plain_ambush", "C"),
    AMBUSH_TWO: Card(AMBUSH_TWO, "plain_ambush", "C"),
    LEVY: Card(LEVY, "plain_levy", "C"),
    REINFORCE: Card(REINFORCE, "plain_reinforce", "C"),
    HERALDS: Card(HERALDS, "plain_heralds", "C"),
    BOUNTY: Card(BOUNTY, "plain_bounty"),
    STORM: Card(STORM, "plain_storm", theme="disaster"),
    DRILL: Card(DRILL, "plain_drill", "I", legend="stays", disks=2),
}


def _cards() -> dict[int, Card]:
    events = {number: Card(number, f"plain_event_{number}", "E") for number in EVENTS}
    return {number: SPECIAL.get(number) or events.get(number) or Card(number, "plain_gift") for number in range(1, 104)}


def _facts() -> InnerSeaFacts:
    geography, raw = load("inner_sea"), table("inner_sea/civilizations.json")
    board = board_of(geography)
    number = board.number
    abilities = {
        "mauretania": ("plain_scouts",),
        "minos": ("plain_school",),
        "troy": ("plain_walls",),
    }
    return InnerSeaFacts(
        board,
        {
            row["id"]: Civilization(row["id"], (number[row["home"]],), abilities.get(row["id"], ()))
            for row in raw["civilizations"]
        },
        _cards(),
        {
            row["players"]: Setup(
                row["players"],
                {
                    civ: Start(*(tuple(number[area] for area in start[kind]) for kind in ("settlements", "camps")))
                    for civ, start in row["starts"].items()
                },
                tuple(sorted(number[area] for area in geography.closed(row["players"]))),
                row["aside"],
            )
            for row in raw["setups"]
        },
        NUMBERS,
        OWN_RULES,
        ("plain_scouts",),
        ("phoenicia",),
        wonders={
            key: Wonder(key, disks) for key, disks in (("plain_tower", 5), ("plain_temple", 2), ("plain_vast", 8))
        },
    )


register_wonders(GAME, _facts())
FACTS = facts_of(GAME)


def _with_opponents(s: State, seat: int) -> list[str]:
    return [
        f"area:{s.board.ids[area]}"
        for area in open_areas(s)
        if any(faction != seat and s.disks[faction][area] for faction in factions_in(s, area))
    ]


def _all_land(s: State, seat: int) -> list[str]:
    return [f"area:{s.board.ids[area]}" for area in open_areas(s) if is_land(s, area)]


def _opponents_here(s: State, seat: int) -> list[str]:
    assert s.fight is not None
    return [f"seat:{faction}" for faction in factions_in(s, s.fight.area) if faction != seat]


@card(GAME, "plain_gift")
def _gift(s: State, play: Play) -> None:
    gain_talents(s, play.seat, 1)


@card(GAME, "plain_raid", Aim("card-area", _with_opponents))
def _raid(s: State, play: Play) -> Flow[None]:
    """Take a disk of everybody else in an area."""
    for area in play.areas(s):
        for faction in in_turn_order(s, factions_in(s, area)):
            if faction != play.seat:
                yield from harm(s, play.seat, faction, area, 1)


@card(GAME, "plain_poet")
def _poet(s: State, play: Play) -> None:
    gain_points(s, play.seat, 1, "cards")


@card(GAME, "plain_horde", Aim("card-area", _all_land))
def _horde(s: State, play: Play) -> Flow[None]:
    """Put four Barbarians in a land area."""
    yield from place_barbarians(s, play.seat, [(play.areas(s)[0], 4)])


@card(GAME, "plain_study")
def _study(s: State, play: Play) -> Flow[None]:
    """Draw three cards."""
    yield from draw(s, play.seat, 3)


@card(GAME, "plain_garden", Aim("card-areas", _all_land, 2, 2))
def _garden(s: State, play: Play) -> None:
    """Put two disks in each of two land areas."""
    for area in play.areas(s):
        place(s, play.seat, area, 2)


@card(GAME, "plain_omen")
def _omen(s: State, play: Play) -> Flow[None]:
    """Reveal the top card; gain as many points as its number has digits."""
    number = yield from reveal_top(s)
    gain_points(s, play.seat, len(str(number)), "cards")


@card(GAME, "plain_drought")
def _drought(s: State, play: Play) -> None:
    """Lose five points, then gain a talent."""
    gain_points(s, play.seat, -5, "cards")
    gain_talents(s, play.seat, 1)


@card(
    GAME, "plain_bounty", Aim("card-areas", lambda s, seat: _all_land(s, seat) if s.supply[seat] else []), besides=True
)
def _bounty(s: State, play: Play) -> None:
    """Put a disk in a land area; gain a talent."""
    for area in play.areas(s):
        place(s, play.seat, area)
    gain_talents(s, play.seat, 1)


@card(GAME, "plain_storm", Aim("card-area", _with_opponents))
def _storm(s: State, play: Play) -> Flow[None]:
    """Every faction in an area loses a disk."""
    for area in play.areas(s):
        yield from harm_at_once(s, play.seat, [(faction, area, 1) for faction in factions_in(s, area)])


@card(GAME, "plain_drill")
@card(GAME, "plain_bank")
@card(GAME, "plain_quarry")
def _investment(s: State, play: Play) -> None:
    """Nothing at once."""


@card(GAME, "plain_veto")
def _veto(s: State, play: Play) -> None:
    gain_talents(s, play.seat, 1)


@card(GAME, "plain_critic")
def _critic(s: State, play: Play) -> None:
    """Nothing but the negation."""


@card(GAME, "plain_ambush", Aim("card-seat", _opponents_here))
def _ambush(s: State, play: Play) -> Flow[None]:
    """Take two disks of an opponent here."""
    assert s.fight is not None
    for faction in play.seats():
        yield from harm(s, play.seat, faction, s.fight.area, 2)


@card(GAME, "plain_levy")
def _levy(s: State, play: Play) -> None:
    """Two white disks join here."""
    assert s.fight is not None
    place_ally(s, play.seat, s.fight.area, 2)


@card(GAME, "plain_reinforce")
def _reinforce(s: State, play: Play) -> None:
    """Two own disks from the supply join here."""
    assert s.fight is not None
    place(s, play.seat, s.fight.area, 2)


def _own_contests(s: State, seat: int) -> list[str]:
    return [f"area:{s.board.ids[area]}" for area in open_areas(s) if s.disks[seat][area] and contested(s, area)]


@card(GAME, "plain_heralds", Aim("card-areas", _own_contests, 1, 2), pending=True)
def _heralds(s: State, play: Play) -> None:
    """A white disk in up to two contested areas where one takes part."""
    for area in play.areas(s):
        place_ally(s, play.seat, area)


def _event(number: int) -> None:
    @card(GAME, f"plain_event_{number}")
    def work(s: State, play: Play) -> None:
        """Whoever has fewest points gains a talent."""
        gain_talents(s, play.seat, 1)


def _row(number: int) -> None:
    @epoch_change(GAME, number, number)
    def row(s: State) -> Flow[None]:
        s.log.add("row", number=number, talents=sum(s.treasury))
        yield from ()


for _number in EVENTS:
    _event(_number)
for _number in range(1, 104):
    _row(_number)


def _always(s: State, seat: int, area: int) -> bool:
    return True


def _ally(s: State, seat: int, area: int) -> Flow[None]:
    place_ally(s, seat, area)
    yield from ()


def _one_more(s: State, seat: int) -> Flow[int]:
    yield from ()
    return 1


def _spend(s: State, seat: int) -> None:
    spend_wonder(s, "plain_tower")


feature(
    GAME,
    "wonder:plain_tower",
    Feature(acquire=_one_more, draw=_one_more, may_compete=_always, spend=_spend, compete=_ally),
)


def _learn(s: State, seat: int) -> Flow[None]:
    """A card is drawn and kept."""
    yield from draw_uncut(s, seat, 1)


feature(GAME, "ability:plain_scouts", Feature(may_compete=_always, compete=_ally))
feature(GAME, "ability:plain_school", Feature(on_draw=_learn))
feature(GAME, "ability:plain_walls", Feature(shields=_always))
feature(GAME, "card:plain_drill", Feature(may_compete=_always, compete=_ally))
