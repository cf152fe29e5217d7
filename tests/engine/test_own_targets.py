"""Strikes among the civilizations of one player: allowed, told before where nobody else is struck, and not played by
computers. Every card of both games is tried.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pytest

from engine.core.ask import Ask
from engine.core.registry import load_game
from engine.core.rng import seeded
from engine.epochs.cards import effect_of
from engine.epochs.cast import Cast, cast_of
from engine.epochs.computer.card_sense import CardSense, harms
from engine.epochs.disks import gain_points
from engine.epochs.facts import Card, facts_of, is_played_by_all
from engine.epochs.own_targets import OWN_SIDE, OWN_SIDE_TOO
from engine.epochs.state import CardAction, Competition, PlayCard
from engine.inner_sea.computer.card_worth import SENSE as INNER_SEA
from engine.middle_east.computer.card_worth import SENSE as MIDDLE_EAST
from tests.cases.answers import Table
from tests.cases.epochs_driver import BARBARIANS
from tests.cases.inner_sea import driver as inner_sea
from tests.cases.middle_east import driver as middle_east

OWN, RIVAL, OTHER = 0, 1, 2
"""Two players lead civilizations 0 and 2, 1 and 3. It is civilization 0 that plays."""

SENSES: Final = {"inner_sea": INNER_SEA, "middle_east": MIDDLE_EAST}
NOT_OWN: Final = {
    "defection": "it takes Barbarians",
    "horse_breeders": "it is laid down, and used in a competition",
    "tolls": "civilizations of one player do not trade with each other",
}
"""Cards played against somebody that are never played against the player's own alone."""

CONQUESTS: Final = {"conqueror"}
"""Cards that bring disks where somebody else is, and so strike there, though computers need not know that."""

AIMS: Final = ("card-areas", "card-region")
"""Questions about the place that a card is aimed at."""

DRY: Final = ("western_desert", "edom", "sinai")
"""Deserts, which hold few disks."""

NONE: Final[Mapping[Any, Any]] = {}
Disks = Mapping[str, Mapping[int, int]]
Setting = tuple[Disks, Mapping[str, Any]]

COASTS: Final[Setting] = (
    {
        "rome": {OWN: 3},
        "tyrrhenian_sea": {OWN: 1},
        "etruria": {OTHER: 3},
        "umbria": {OTHER: 2},
        "samnium": {OTHER: 1},
        "lucania": {OWN: 2, OTHER: 2},
        "bay_of_capua": {OTHER: 1},
        "syracuse": {OTHER: 3},
    },
    {"wonders": {"great_walls": (OTHER, "etruria")}},
)
RIVERS: Final[Disks] = {
    "memphis": {OWN: 3},
    "sinai": {OWN: 1},
    "reed_sea": {OWN: 1},
    "nile_delta": {OTHER: 2},
    "philistia": {OTHER: 2},
    "edom": {OTHER: 1},
    "armenia": {OTHER: 2},
    "levantine_sea": {OTHER: 1},
    **{
        city: {OTHER: 3}
        for city in ("amarna", "abydos", "jerusalem", "tyre", "byblos", "kadesh", "hattusha", "ugarit", "babylon")
    },
}
SETTINGS: Final[Mapping[str, tuple[Setting, ...]]] = {
    "inner_sea": (COASTS,),
    "middle_east": (
        (RIVERS, {"worship": {OWN: "god_of_peace", OTHER: "god_of_war"}}),
        (RIVERS, {"worship": {OWN: "god_of_peace"}}),
    ),
}
CIVILIZATIONS: Final = {
    "inner_sea": ("rome", "egypt", "carthage", "gaul"),
    "middle_east": ("egypt", "sumer", "elam", "mitanni"),
}
PAPERS: Final = {
    "inner_sea": ("coinage", "scribes", "astronomers", "magistrate"),
    "middle_east": ("bard", "grand_vizier", "warlord", "king_list"),
}
"""Harmless cards of the other civilization's hand."""


def cast() -> Cast | None:
    return cast_of(2, 2, 0)


def position(game: str, key: str, setting: Setting, more: Disks = NONE, hands: Mapping[int, list[str]] = NONE) -> Any:
    """A position in which civilization 0 may play a card, and of others has only the one of its player in reach."""
    disks, own = setting
    together = {area: {**disks.get(area, {}), **more.get(area, {})} for area in {**disks, **more}}
    papers = [paper for paper in PAPERS[game] if paper != key][:3]
    driver = inner_sea if game == "inner_sea" else middle_east
    return driver.position(
        4,
        CIVILIZATIONS[game],
        together,
        {OWN: [key], OTHER: papers, **hands},
        talents=[3, 0, 3, 0],
        points=[5, 0, 30, 0],
        cast=cast(),
        steps=[CardAction(OWN)],
        **own,
    )


def at_hand(game: str) -> list[Card]:
    """The cards of the card phase."""
    return [card for _, card in sorted(facts_of(game).cards.items()) if is_played_by_all(card) or "R" in card.letter]


def is_strike(sense: CardSense, key: str) -> bool:
    return harms(sense, key) or key in sense.toll or key in sense.to_all or key in CONQUESTS


def thought(s: Any, question: Ask) -> tuple[str, ...]:
    """The sensible player's answer for the civilization that is asked."""
    sensible = load_game(s.game).sensible
    assert sensible is not None
    return sensible.answer(question, sensible.sight(s, question.seat), seeded(1))


def property_of(s: Any, civ: int) -> tuple[int, ...]:
    """Disks on the map, points, talents, cards of a civilization."""
    return sum(s.disks[civ]), s.points[civ], s.treasury[civ], len(s.hands[civ])


@pytest.mark.parametrize("game", SENSES)
def test_every_strike_at_none_but_the_own_other_civilization_is_told_and_no_computer_plays_it(game: str) -> None:
    sense, wasted, struck = SENSES[game], set(), set()
    for setting in SETTINGS[game]:
        for card in at_hand(game):
            s = position(game, card.key, setting)
            table = Table(load_game(game), s)
            (question,), option = table.asks, f"play:{card.id}"
            if option not in question.options:
                continue
            before = property_of(s, OTHER)
            assert question.wastes in ({}, {option: OWN_SIDE})
            if question.wastes:
                wasted.add(card.key)
                assert thought(s, question) != (option,), card.key
            table.do(option)
            while table.asks and table.asks[0].key != "card-action":
                asked = table.asks[0]
                # The struck one pays nothing.
                is_payment = asked.key in ("losses", "losses-many", "card-pay", "card-fire")
                table.do("let" if "let" in asked.options else "" if is_payment else "+".join(thought(s, asked)))
            if any(now < then for now, then in zip(property_of(s, OTHER), before, strict=True)):
                struck.add(card.key)
    strikes = {card.key for card in at_hand(game) if is_strike(sense, card.key)}
    assert wasted == strikes - NOT_OWN.keys()
    # The Mad King changes whole hands, which nobody loses by.
    assert struck - {"mad_king"} <= wasted
    assert len(struck) > 10


NEAR: Final[Mapping[str, Disks]] = {
    "inner_sea": {
        "rome": {RIVAL: 1},
        "nora": {RIVAL: 3},
        "samnium": {RIVAL: 1},
        "apulia": {RIVAL: 2},
        "tyrrhenian_sea": {RIVAL: 1},
        "sardinia": {RIVAL: 1},
    },
    "middle_east": {
        "western_desert": {RIVAL: 1},
        "thebes": {RIVAL: 2},
        "memphis": {RIVAL: 2},
        "sinai": {RIVAL: 3},
        "uruk": {RIVAL: 3},
        **{city: {RIVAL: 3} for city in ("lydia", "arzawa", "lukka", "ionia", "wilusa", "masa", "pala", "karahuyuk")},
    },
}
"""Disks of somebody else beside them."""


def with_barbarians(game: str, disks: Disks, *, apart: bool) -> Disks:
    """Barbarians beside every disk of the other civilization, or where it has none."""
    among = [area for area, stacks in disks.items() if OTHER in stacks]
    areas = [area for area in NEAR[game] if area not in among] if apart else among
    return {area: {BARBARIANS: 1 if area in DRY else 3} for area in areas}


@pytest.mark.parametrize("apart", [False, True], ids=["among them", "elsewhere"])
@pytest.mark.parametrize("game", SENSES)
def test_where_barbarians_would_suffer_too_it_is_not_told_that_only_the_own_would(game: str, apart: bool) -> None:
    """Whether they would is tried out: every place that a card may be aimed at (rulebook, "Oponerse")."""
    counted = set()
    for setting in SETTINGS[game]:
        for card in at_hand(game):
            if effect_of(game, card.key).strikes is None:
                continue
            s = position(game, card.key, setting, with_barbarians(game, setting[0], apart=apart))
            (question,) = Table(load_game(game), s).asks
            if f"play:{card.id}" not in question.options:
                continue
            suffer = any(barbarians_suffer(game, s, aim) for aim in aims_of(game, s, card))
            assert bool(question.wastes) != suffer, card.key
            if card.key in CONQUESTS:
                assert thought(s, question) != (f"play:{card.id}",), "it might conquer its own other civilization"
            counted |= {card.key} if suffer else set()
    assert len(counted) >= {"inner_sea": 3, "middle_east": 5}[game]


def aims_of(game: str, s: Any, card: Card) -> list[tuple[str, ...]]:
    """The answers by which a card is played at each place that it may be aimed at."""
    play = (f"play:{card.id}",)
    table = Table(load_game(game), load_game(game).copy(s)).do(*play)
    asked = table.asks[0] if table.asks else None
    return [(*play, option) for option in asked.options] if asked is not None and asked.key in AIMS else [play]


def barbarians_suffer(game: str, s: Any, answers: tuple[str, ...]) -> bool:
    """Whether Barbarians have fewer disks after these answers, where nobody reacts or pays, or somebody else has some
    where they stand.
    """
    table = Table(load_game(game), load_game(game).copy(s)).do(*answers)
    black = table.s.barbarians
    while table.asks and table.asks[0].key != "card-action":
        asked = table.asks[0]
        table.do("let" if "let" in asked.options else "" if not asked.least else asked.options[0])
    came = table.s.disks[OWN]
    return sum(table.s.disks[black]) < sum(s.disks[black]) or any(
        disks > s.disks[OWN][area] and s.disks[black][area] for area, disks in enumerate(came)
    )


@pytest.mark.parametrize("game", SENSES)
def test_with_somebody_else_in_reach_nothing_is_told_and_computers_spare_their_own(game: str) -> None:
    sense, aimed = SENSES[game], 0
    for setting in SETTINGS[game]:
        for card in at_hand(game):
            if not harms(sense, card.key) or card.key in NOT_OWN:
                continue
            s = position(game, card.key, setting, NEAR[game], {RIVAL: ["physician" if game == "inner_sea" else "levy"]})
            s.treasury[RIVAL] = 1
            gain_points(s, RIVAL, 1, "cities")
            table = Table(load_game(game), s)
            (question,), option = table.asks, f"play:{card.id}"
            if option not in question.options or question.wastes:
                # A deity or a wonder is the other civilization's alone.
                assert not question.wastes or card.key in ("blasphemy", "great_fire", "forsaken_by_god"), card.key
                continue
            table.do(option)
            while table.asks and table.asks[0].seat == 0 and table.asks[0].key.startswith("card-"):
                asked = table.asks[0]
                names = thought(s, asked)
                others = [name for name in asked.options if name.split(":")[0] in ("stack", "seat")]
                mine = [
                    name for name in names if name.split(":")[0] in ("stack", "seat") and name.endswith(f":{OTHER}")
                ]
                if any(not name.endswith(f":{OTHER}") for name in others):
                    assert not mine, (card.key, names)
                    aimed += 1
                table.do("+".join(names))
    assert aimed > 8


def test_a_competition_among_the_own_is_told_and_one_with_others_is_not() -> None:
    for game, area, key in (("inner_sea", "rome", "composite_bow"), ("middle_east", "memphis", "light_chariots")):
        for more, is_told in (({area: {OTHER: 2}}, True), ({area: {OTHER: 2, RIVAL: 2}}, False)):
            s = position(game, key, SETTINGS[game][0], more)
            s.agenda, s.phase = [Competition(s.board.number[area])], "competition"
            (question, *_) = Table(load_game(game), s).asks
            assert question.key == "compete"
            assert set(question.wastes) == (set(question.options) if is_told else set())


ETRUSCANS: Final = {"etruria": {OTHER: 2}}


@pytest.mark.parametrize(
    ("disks", "is_told"),
    [
        ({"umbria": {RIVAL: 1}}, True),
        ({"umbria": {BARBARIANS: 1}}, True),
        ({"umbria": {RIVAL: 1}, "apulia": {RIVAL: 2}}, True),
        ({"umbria": {RIVAL: 1}, "samnium": {RIVAL: 2}}, False),
        ({"etruria": {OTHER: 2, RIVAL: 1}, "umbria": {RIVAL: 1}}, False),
        ({"apulia": {RIVAL: 2}}, False),
    ],
    ids=["beside a rival", "beside Barbarians", "a rival elsewhere", "two rivals", "both in one", "none adjacent"],
)
def test_that_one_of_two_targets_can_only_be_the_own_is_told(disks: Disks, is_told: bool) -> None:
    """An earthquake takes a disk in each of two adjacent areas (rulebook, "Oponerse")."""
    s = position("inner_sea", "earthquake", ({"rome": {OWN: 3}, **ETRUSCANS, **disks}, {}))
    option = f"play:{inner_sea.card_id('earthquake')}"
    (question,) = Table(load_game("inner_sea"), s).asks
    assert question.wastes == ({option: OWN_SIDE_TOO} if is_told else {})
    losses = [sum(s.disks[OTHER]) - sum(end.disks[OTHER]) for end in ends(s, option)]
    assert all(losses) == is_told
    assert any(losses)
    assert thought(s, question) == (option,), "computers play it as before"


def ends(s: Any, *answers: str) -> list[Any]:
    """The states to which these answers lead, whatever is named then for a card; nobody pays."""
    table = Table(load_game(s.game), load_game(s.game).copy(s)).do(*answers)
    if not table.asks:
        return [table.s]
    options = list(table.asks[0].options) if table.asks[0].key == "card-stacks" else [""]
    return [end for option in options for end in ends(s, *answers, option)]


@pytest.mark.parametrize(("disks", "is_told"), [({RIVAL: 1}, True), ({RIVAL: 2}, False), ({RIVAL: 1, 3: 1}, False)])
def test_in_a_competition_that_the_second_arrow_can_only_hit_the_own_is_told(
    disks: Mapping[int, int], is_told: bool
) -> None:
    s = position("middle_east", "improved_bow", SETTINGS["middle_east"][0], {"memphis": {OTHER: 2, **disks}})
    s.agenda, s.phase = [Competition(s.board.number["memphis"])], "competition"
    (question, *_) = Table(load_game("middle_east"), s).asks
    assert (question.seat, question.key) == (OWN, "compete")
    assert (OWN_SIDE_TOO in question.wastes.values()) == is_told


def test_keeping_an_own_card_from_its_effect_is_told() -> None:
    for by, wastes in ((OTHER, 1), (RIVAL, 0)):
        hands = {OTHER: ["demagogue"], RIVAL: []} if by == OTHER else {RIVAL: ["demagogue"], OTHER: []}
        s = position("inner_sea", "sign_from_above", COASTS, NEAR["inner_sea"], hands)
        number = inner_sea.card_id("demagogue")
        s.agenda = [PlayCard(by, number)]
        table = Table(load_game("inner_sea"), s)
        while table.asks and table.asks[0].key == "card-stacks":
            table.do(next(name for name in table.asks[0].options if name.endswith(":1" if by == OTHER else ":0")))
        question = next(asked for asked in table.asks if asked.key == "react" and asked.seat == 0)
        assert len(question.wastes) == wastes


def test_nobody_who_leads_one_civilization_is_told_anything() -> None:
    s = position("inner_sea", "demagogue", COASTS)
    s.cast = None
    (question,) = Table(load_game("inner_sea"), s).asks
    assert not question.wastes
