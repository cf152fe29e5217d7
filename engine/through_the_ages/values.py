"""The values of a civilization, computed from cards and workers whenever they are asked for (rulebook, "Tus valores").

What single cards add to them is in ``modifiers``, by card.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.through_the_ages.armies import FIRST_UNIT, strength_of_armies
from engine.through_the_ages.banks import happy_needed
from engine.through_the_ages.cards import CARDS, GIVES, NUMBERS, OF_KIND, URBAN_NUMBERS, WORKERS, plain
from engine.through_the_ages.modifiers import CULTURE, SCIENCE, STRENGTH, Modifier, happy_faces, has_basilica
from engine.through_the_ages.state import Player, State

GENGHIS = NUMBERS["genghis_khan"]
LIBRARY = NUMBERS["library_of_alexandria"]
RAVAGES = CARDS[NUMBERS["ravages_of_time"]]
MOST_HAPPY = 8
NO_RULES: Final[Mapping[int, Modifier]] = MappingProxyType({})

GIVING: Final = {what: tuple((n, gives[n]) for n in range(WORKERS) if gives[n]) for what, gives in GIVES.items()}
"""By symbol, the worker technologies that give it, and how much for each worker."""

HAPPY_URBAN: Final = tuple((n, each) for n, each in GIVING["happy"] if each > 0)
"""The buildings with happy faces."""


def working(p: Player) -> list[int]:
    """Cards in play that work without workers: government, special technologies, leader, wonders, colonies.

    Not ruins, and not an unfinished wonder (rulebook, "Maravillas", "Los estragos del tiempo").
    """
    return [card for card in _places(p) if card >= 0]


def _places(p: Player) -> tuple[int, ...]:
    """The cards that work without workers, -1 in places where there is none."""
    wonders = [wonder for wonder in p.wonders if wonder not in p.ruins] if p.ruins else p.wonders
    return (p.government, *p.specials, p.leader, *wonders, *p.colonies)


def has_pact(s: State) -> bool:
    """Whether there is a pact."""
    for player in s.players:  # noqa: SIM110  # without a generator, as every list of actions asks it
        if player.pact is not None:
            return True
    return False


def pact_sides(s: State, seat: int) -> list[tuple[int, dict[str, int], int]]:
    """The pacts that a seat is part of: the card, what its side gives, and the partner."""
    sides: list[tuple[int, dict[str, int], int]] = []
    for owner, player in enumerate(s.players):
        pact = player.pact
        if pact is not None and seat in (owner, pact.partner):
            side = pact.side if owner == seat else 1 - pact.side
            sides.append((pact.card, CARDS[pact.card].sides[side], pact.partner if owner == seat else owner))
    return sides


def from_pacts(s: State, seat: int, what: str) -> int:
    """What a seat's pacts add to a value."""
    return sum([gives.get(what, 0) for _, gives, _ in pact_sides(s, seat)]) if has_pact(s) else 0


def from_workers(p: Player, what: str) -> int:
    """What all workers on technologies give (rulebook, "Tus valores")."""
    workers, total = p.workers, 0
    for n, each in GIVING[what]:
        total += workers[n] * each
    return total


def from_cards(p: Player, what: str, rules: Mapping[int, Modifier] = NO_RULES) -> int:
    """What the cards give that work without workers: their symbols, and what ``rules`` say of some of them.

    Rulebook, "Tus valores".
    """
    gives, total = GIVES[what], 0
    for n in _places(p):
        if n >= 0:
            total += gives[n]
            if n in rules:
                total += rules[n](p)
    return total


def count_of(p: Player, kind: str) -> int:
    """How many workers a kind of technology has."""
    workers, total = p.workers, 0
    for n in OF_KIND[kind]:
        total += workers[n]
    return total


def best_of(p: Player, *kinds: str) -> int:
    """The technology of the highest level with a worker among some kinds; -1 where there is none.

    Rulebook, "Nivel de una carta".
    """
    numbers = [n for kind in kinds for n in OF_KIND[kind] if p.workers[n]]
    return max(numbers, key=lambda n: CARDS[n].age, default=-1)


def culture(s: State, seat: int) -> int:
    """Culture rating, at least 0 (rulebook, "Índice cultural")."""
    p = s.players[seat]
    total = from_workers(p, "culture") + from_cards(p, "culture", CULTURE)
    if p.ruins:
        total += len(p.ruins) * RAVAGES.number("ruin_culture")
    for _, gives, partner in pact_sides(s, seat):
        total += gives.get("culture", 0) + gives.get("culture_per_wonder", 0) * len(s.players[partner].wonders)
    return max(0, total)


def science(s: State, seat: int) -> int:
    """Science rating, at least 0 (rulebook, "Índice científico")."""
    p = s.players[seat]
    return max(0, from_workers(p, "science") + from_cards(p, "science", SCIENCE))


def strength(s: State, seat: int) -> int:
    """Strength, at least 0 (rulebook, "Índice de fuerza")."""
    p = s.players[seat]
    total = from_workers(p, "strength") + from_cards(p, "strength", STRENGTH) + from_pacts(s, seat, "strength")
    return max(0, total + armies(p, p.workers))


def armies(p: Player, workers: list[int]) -> int:
    """What the best armies of these units add under the player's tactic (rulebook, "Cartas de táctica")."""
    if p.tactic < 0:
        return 0
    return strength_of_armies(tuple(workers[FIRST_UNIT:]), plain(p.tactic), is_mixed=p.leader == GENGHIS)


def happy(p: Player) -> int:
    """Happy faces, 0 to 8 (rulebook, "Índice de felicidad").

    Homer's face counts as printed on its wonder, also on a ruin; St. Peter's Basilica adds one to each other card or
    worker that has one.
    """
    gives, workers, each_more = GIVES["happy"], p.workers, has_basilica(p)
    total = 0
    for n, each in HAPPY_URBAN:
        total += workers[n] * (each + each_more)
    for card in working(p):
        if gives[card] or card == p.homer:
            total += happy_faces(p, card) + min(0, gives[card])
    if p.homer in p.ruins:
        total += happy_faces(p, p.homer)
    return min(MOST_HAPPY, max(0, total))


def discontent(p: Player) -> int:
    """How many workers are discontent (rulebook, "Trabajadores descontentos")."""
    return max(0, happy_needed(p) - happy(p))


def colonization(s: State, seat: int) -> int:
    """The modifier for colonizing (rulebook, "Modificadores a la colonización")."""
    return from_cards(s.players[seat], "colonization")


def civil_total(s: State, seat: int) -> int:
    """Total of civil actions (rulebook, "Total de acciones")."""
    return from_cards(s.players[seat], "civil")


def military_total(s: State, seat: int) -> int:
    """Total of military actions (rulebook, "Total de acciones")."""
    return from_cards(s.players[seat], "military") + from_pacts(s, seat, "military")


def civil_hand_limit(p: Player) -> int:
    """How many civil cards may be held before no more may be taken (rulebook, "Cartas civiles")."""
    return p.civil_total + _library(p, "civil_hand")


def military_hand_limit(p: Player) -> int:
    """How many military cards may be kept at the end of a turn (rulebook, "Cartas militares")."""
    return p.military_total + _library(p, "military_hand")


def _library(p: Player, which: str) -> int:
    return CARDS[LIBRARY].number(which) if LIBRARY in p.wonders and LIBRARY not in p.ruins else 0


def urban_limit(p: Player) -> int:
    """How many urban buildings of one type the government allows (rulebook, "Gobiernos")."""
    return CARDS[p.government].limit


def update(s: State, seat: int) -> None:
    """Bring the actions of a seat in line with its cards (rulebook, "Si tu total de acciones cambia")."""
    p = s.players[seat]
    civil, military = civil_total(s, seat), military_total(s, seat)
    p.civil = p.civil + civil - p.civil_total if civil > p.civil_total else min(p.civil, civil)
    p.military = p.military + military - p.military_total if military > p.military_total else min(p.military, military)
    p.civil_total, p.military_total = civil, military


def levels(p: Player, numbers: tuple[int, ...]) -> int:
    """The levels of all workers on these technologies, added up (rulebook, "Nivel de una carta")."""
    return sum(p.workers[n] * CARDS[n].age for n in numbers)


def food_production(p: Player) -> int:
    """Food that the farms would produce, whatever the tokens (rulebook, "Producción de comida")."""
    return from_workers(p, "food")


def urban_values(p: Player, what: str) -> int:
    """What the urban buildings alone give of culture, science or strength, with the cards that change it.

    Rulebook, "Hollywood", "Internet".
    """
    return sum(p.workers[n] * GIVES[what][n] for n in URBAN_NUMBERS)
