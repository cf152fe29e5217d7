"""Action cards (rulebook, "Jugar una carta de acción"), one function a family; numbers are in the cards.

A family says which plays of a card there are (the words after ``play:CARD``), why one is not possible, and does it.
Where a card lets a player do another action, that action's own rules hold, without its civil action.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from engine.core.ask import Flow
from engine.core.errors import Reason
from engine.through_the_ages import banks, building, sites, technologies, wonders
from engine.through_the_ages.cards import (
    CARDS,
    IDS,
    IS_TECHNOLOGY,
    IS_URBAN,
    KIND,
    NUMBERS,
    PRODUCTION,
    number_of,
)
from engine.through_the_ages.paying import civil_left, use_civil
from engine.through_the_ages.prices import CONSTRUCTION, pairs
from engine.through_the_ages.refusals import no_civil, not_with
from engine.through_the_ages.state import Player, State
from engine.through_the_ages.technologies import gain_culture
from engine.through_the_ages.values import strength

Words = tuple[str, ...]
REVOLUTION: Final = ("revolution",)
"""The first word of a play that is a revolution: it is paid by its own price in actions."""


class Work(NamedTuple):
    """What a card may build or upgrade: which technologies, and whether it builds."""

    fits: Callable[[int], bool]
    builds: bool


class Family(NamedTuple):
    """One family of action cards.

    plays: ``(state, seat)`` to the words that may follow the card. why_not: why a play is impossible, the action apart.
    play: does it. fixed: the words, where they are the same in any state and always possible. work: of cards that build
    or upgrade. possible: a quicker way to the plays for which ``why_not`` gives None.
    """

    plays: Callable[[State, int], Iterator[Words]]
    why_not: Callable[[State, int, int, Words], Reason | None]
    play: Callable[[State, int, int, Words], Flow[None] | None]
    fixed: tuple[Words, ...] = ()
    work: Work | None = None
    possible: Callable[[State, int], Iterator[Words]] | None = None


FAMILIES: Final[dict[int, Family]] = {}
"""By card."""


def why_not(s: State, seat: int, card: int, words: Words) -> Reason | None:
    """Why an action card of the hand cannot be played so (rulebook, "Jugar una carta de acción")."""
    if is_fresh(s.players[seat], card):
        return not_with("fresh-card", card)
    if words[:1] != REVOLUTION:
        short = no_civil(1, civil_left(s, seat))
        if short is not None:
            return short
    return FAMILIES[card].why_not(s, seat, card, words)


def is_fresh(p: Player, card: int) -> bool:
    """Whether all copies of an action card in the hand were taken this turn (rulebook, "Jugar una carta de acción")."""
    return card in p.fresh and p.fresh.count(card) >= p.civil_hand.count(card)


def play(s: State, seat: int, card: int, words: Words) -> Flow[None] | None:
    """Use a civil action, do what the card says, discard it; a revolution is paid by its own price in actions.

    Rulebook, "Jugar una carta de acción".
    """
    if words[:1] != REVOLUTION:
        use_civil(s, seat, 1)
    s.log.add("through_the_ages-play", seat=seat, card=IDS[card])
    s.players[seat].civil_hand.remove(card)
    return FAMILIES[card].play(s, seat, card, words)


def plays(s: State, seat: int, card: int) -> Iterator[str]:
    """The ids of all plays of a card, possible or not."""
    return (_id(card, words) for words in FAMILIES[card].plays(s, seat))


def add_possible(s: State, seat: int, card: int, options: list[str], resources: int) -> None:
    """Add the ids of the plays of a card that are possible with a civil action left and ``resources``: ``why_not`` for
    all of them at once, freshness apart.
    """
    family = FAMILIES[card]
    if family.fixed:
        options += _fixed_ids(card)
    elif family.work is not None:
        p = s.players[seat]
        sites.add_possible(p, options, _sites(card, p.known, p.specials[CONSTRUCTION], pairs(p)), resources)
    elif family.possible is not None:
        options += [_id(card, words) for words in family.possible(s, seat)]
    else:
        rule = family.why_not
        options += [_id(card, words) for words in family.plays(s, seat) if rule(s, seat, card, words) is None]


def add_revolutions(s: State, seat: int, card: int, options: list[str]) -> None:
    """Add the ids of the plays of a card that need no civil action: revolutions under Robespierre."""
    family = FAMILIES[card]
    words = [words for words in family.plays(s, seat) if words[:1] == REVOLUTION]
    options += [_id(card, play) for play in words if family.why_not(s, seat, card, play) is None]


def _id(card: int, words: Words) -> str:
    return ":".join(("play", IDS[card], *words))


@cache
def _fixed_ids(card: int) -> tuple[str, ...]:
    return tuple(_id(card, words) for words in FAMILIES[card].fixed)


@lru_cache(sites.SETS)
def _sites(card: int, mask: int, construction: int, paired: int) -> tuple[sites.Site, ...]:
    """The sites of a civilization (``sites.sites_for``) as the card uses them."""
    work = FAMILIES[card].work
    assert work is not None
    fitting = (site for site in sites.sites_for(mask, construction, paired).civil if work.fits(site.number))
    return sites.cheaper(fitting, CARDS[card].number("discount"), f"play:{IDS[card]}:", builds=work.builds)


def _family(*cards: str) -> Callable[[Callable[[], Family]], Callable[[], Family]]:
    def note(make: Callable[[], Family]) -> Callable[[], Family]:
        for card in cards:
            FAMILIES[NUMBERS[card]] = make()
        return make

    return note


def _always(play: Callable[[State, int, int, Words], Flow[None] | None], *words: Words) -> Family:
    """A family whose plays are always possible: without further words, or any of ``words``."""
    fixed = words or ((),)
    return Family(lambda s, seat: iter(fixed), lambda s, seat, card, words: None, play, fixed)


def _plain(s: State, seat: int) -> Iterator[Words]:
    yield ()


def gain(s: State, seat: int, card: int, what: str, amount: int) -> None:
    """Food, resources or science from a card, with a line that says how much came."""
    p = s.players[seat]
    if what == "science":
        p.science += amount
        value = amount
    else:
        value = banks.gain(p, banks.FOOD if what == "food" else banks.RESOURCES, amount)
    if amount:
        s.log.add(f"through_the_ages-{what}", seat=seat, count=value, because=IDS[card])


# --- points and goods ---------------------------------------------------------------------------------------------


@_family("cultural_heritage_a", "cultural_heritage_i")
def _cultural_heritage() -> Family:
    def play(s: State, seat: int, card: int, words: Words) -> None:
        """Science and culture."""
        gain(s, seat, card, "science", CARDS[card].number("science"))
        gain_culture(s, seat, CARDS[card].number("culture"), card)

    return _always(play)


@_family("revolutionary_idea_ii", "revolutionary_idea_iii")
def _revolutionary_idea() -> Family:
    def play(s: State, seat: int, card: int, words: Words) -> None:
        """Science."""
        gain(s, seat, card, "science", CARDS[card].number("science"))

    return _always(play)


@_family("stockpile")
def _stockpile() -> Family:
    def play(s: State, seat: int, card: int, words: Words) -> None:
        """A resource, then food."""
        gain(s, seat, card, "resources", CARDS[card].number("resources"))
        gain(s, seat, card, "food", CARDS[card].number("food"))

    return _always(play)


@_family("reserves_i", "reserves_ii", "reserves_iii")
def _reserves() -> Family:
    def play(s: State, seat: int, card: int, words: Words) -> None:
        """Food or resources."""
        gain(s, seat, card, words[0], CARDS[card].number("amount"))

    return _always(play, ("food",), ("resources",))


@_family("endowment_for_the_arts")
def _endowment() -> Family:
    def play(s: State, seat: int, card: int, words: Words) -> None:
        """Culture for each civilization with more culture."""
        mine = s.players[seat].culture
        ahead = sum(s.players[other].culture > mine for other in s.others(seat))
        gain_culture(s, seat, ahead * CARDS[card].by_players("per_ahead", len(s.playing())), card)

    return _always(play)


# --- the military of this turn ------------------------------------------------------------------------------------


@_family("patriotism_a", "patriotism_i", "patriotism_ii", "patriotism_iii")
def _patriotism() -> Family:
    def play(s: State, seat: int, card: int, words: Words) -> None:
        """A military action and resources for units, this turn."""
        actions, lent = CARDS[card].number("military_actions"), CARDS[card].number("unit_resources")
        s.turn.military += actions
        s.turn.unit_resources += lent
        s.log.add("through_the_ages-patriotism", seat=seat, actions=actions, count=lent, because=IDS[card])

    return _always(play)


@_family("wave_of_nationalism", "military_build_up")
def _armament() -> Family:
    def play(s: State, seat: int, card: int, words: Words) -> None:
        """Resources for units, this turn, for each stronger civilization."""
        mine = strength(s, seat)
        stronger = sum(strength(s, other) > mine for other in s.others(seat))
        resources = stronger * CARDS[card].by_players("per_stronger", len(s.playing()))
        s.turn.unit_resources += resources
        s.log.add("through_the_ages-unit-resources", seat=seat, count=resources, because=IDS[card])

    return _always(play)


# --- other actions, cheaper ---------------------------------------------------------------------------------------


@_family("frugality_a", "frugality_i", "frugality_ii")
def _frugality() -> Family:
    def why_not(s: State, seat: int, card: int, words: Words) -> Reason | None:
        return building.why_not_increase(s, seat)

    def play(s: State, seat: int, card: int, words: Words) -> None:
        """More population at its usual price, then food."""
        building.increase(s, seat)
        gain(s, seat, card, "food", CARDS[card].number("food_after"))

    return Family(_plain, why_not, play)


@_family("engineering_genius_a", "engineering_genius_i", "engineering_genius_ii", "engineering_genius_iii")
def _engineering_genius() -> Family:
    def why_not(s: State, seat: int, card: int, words: Words) -> Reason | None:
        return wonders.why_not_stages(s, seat, 1, CARDS[card].number("discount"))

    def play(s: State, seat: int, card: int, words: Words) -> Flow[None]:
        """Exactly one stage, for less."""
        return wonders.build_stages(s, seat, 1, CARDS[card].number("discount"))

    return Family(_plain, why_not, play)


def _works(fits: Callable[[int], bool], *, builds: bool) -> Family:
    """A family of cards that build or upgrade what fits, for less."""

    def plays(s: State, seat: int) -> Iterator[Words]:
        p = s.players[seat]
        for n in building.technologies(p):
            if fits(n):
                if builds:
                    yield "build", IDS[n]
                if p.workers[n]:
                    yield from (("upgrade", IDS[n], IDS[new]) for new in building.better(p, n))

    return Family(plays, _why_no_work, _work, work=Work(fits, builds))


def _why_no_work(s: State, seat: int, card: int, words: Words) -> Reason | None:
    numbers, less = _numbers(words), CARDS[card].number("discount")
    if words[0] == "build":
        return building.why_not_build(s, seat, numbers[0], less)
    return building.why_not_upgrade(s, seat, numbers[0], numbers[1], less)


def _work(s: State, seat: int, card: int, words: Words) -> None:
    """Build or upgrade, for less."""
    numbers, less = _numbers(words), CARDS[card].number("discount")
    if words[0] == "build":
        building.build(s, seat, numbers[0], less)
    else:
        building.upgrade(s, seat, numbers[0], numbers[1], less)


def _numbers(words: Sequence[str]) -> list[int]:
    return [number_of(word) for word in words[1:]]


@_family("rich_land_a", "rich_land_i", "rich_land_ii")
def _rich_land() -> Family:
    return _works(lambda n: n in PRODUCTION, builds=True)


@_family("urban_growth_a", "urban_growth_i", "urban_growth_ii", "urban_growth_iii")
def _urban_growth() -> Family:
    return _works(lambda n: IS_URBAN[n], builds=True)


@_family("efficient_upgrade_ii", "efficient_upgrade_iii")
def _efficient_upgrade() -> Family:
    return _works(lambda n: IS_URBAN[n] or n in PRODUCTION, builds=False)


@_family("breakthrough_i", "breakthrough_ii")
def _breakthrough() -> Family:
    def plays(s: State, seat: int) -> Iterator[Words]:
        for card in sorted(set(s.players[seat].civil_hand)):
            if IS_TECHNOLOGY[card]:
                yield "develop", IDS[card]
                if KIND[card] == "government":
                    yield "revolution", IDS[card]

    def possible(s: State, seat: int) -> Iterator[Words]:
        means = technologies.means_of(s, seat)
        for card in sorted(set(s.players[seat].civil_hand)):
            if IS_TECHNOLOGY[card]:
                if technologies.may_develop(means, card):
                    yield "develop", IDS[card]
                if KIND[card] == "government" and technologies.why_not_revolution(s, seat, card) is None:
                    yield "revolution", IDS[card]

    def why_not(s: State, seat: int, card: int, words: Words) -> Reason | None:
        technology = number_of(words[1])
        if words[0] == "revolution":
            return technologies.why_not_revolution(s, seat, technology)
        return technologies.why_not_develop(s, seat, technology)

    def play(s: State, seat: int, card: int, words: Words) -> None:
        """A technology or a revolution, fully paid, then science."""
        technology = number_of(words[1])
        if words[0] == "revolution":
            technologies.revolution(s, seat, technology)
        else:
            technologies.develop(s, seat, technology)
        gain(s, seat, card, "science", CARDS[card].number("science_after"))

    return Family(plays, why_not, play, possible=possible)
