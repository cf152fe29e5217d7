"""What civilizations, cards on the table and what else a game has can do beside the rules: small functions, found by
name.

A name is ``ability:id`` (a civilization's), ``card:key`` (face up), or one of the game's own (``wonder:key``).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence, Set
from functools import lru_cache
from typing import Any

from engine.core.ask import Flow
from engine.epochs.facts import Facts, Moment
from engine.epochs.state import State


class Feature:
    """Functions of ``(state, seat)`` or ``(state, seat, area)``; None where the feature has no part.

    acquire: more ready disks (Growth). may_compete / compete: usable in this competition, and its use. spend: what its
    use in a competition costs, even where it is negated. draw: more cards at the start of the draw. on_draw: draws
    cards of its own, after talents have been paid and before the others. on_victory_count: at the victory count.
    shields: whether opponents' cards may not harm the seat's disks in the area. protects: how many disks fewer an
    opponent's card takes there. on_competition_phase: at the start of the competition phase. opening: at the start of a
    competition that the seat is in, before anybody chooses cards. order: when the turn order has been reset. loot: when
    the seat has taken loot. name: its name. answers: what it negates, once a turn, in the words of a negate card's
    facts ("letter:C", "theme:disaster").
    """

    __slots__ = (
        *("acquire", "answers", "compete", "draw", "loot", "may_compete", "on_competition_phase", "opening"),
        *("name", "order", "on_victory_count", "shields", "protects", "spend", "on_draw"),
    )

    def __init__(
        self,
        *,
        acquire: Callable[[Any, int], Flow[int]] | None = None,
        may_compete: Callable[[Any, int, int], bool] | None = None,
        compete: Callable[[Any, int, int], Flow[None]] | None = None,
        spend: Callable[[Any, int], None] | None = None,
        draw: Callable[[Any, int], Flow[int]] | None = None,
        on_draw: Callable[[Any, int], Flow[None]] | None = None,
        on_victory_count: Callable[[Any, int], Flow[None] | None] | None = None,
        shields: Callable[[Any, int, int], bool] | None = None,
        protects: Callable[[Any, int, int], int] | None = None,
        on_competition_phase: Callable[[Any, int], Flow[None]] | None = None,
        opening: Callable[[Any, int, int], Flow[None]] | None = None,
        order: Callable[[Any, int], Flow[None]] | None = None,
        loot: Callable[[Any, int], None] | None = None,
        answers: Sequence[str] = (),
    ) -> None:
        self.name = ""
        self.acquire = acquire
        self.may_compete = may_compete
        self.compete = compete
        self.spend = spend
        self.draw = draw
        self.on_draw = on_draw
        self.on_victory_count = on_victory_count
        self.shields = shields
        self.protects = protects
        self.on_competition_phase = on_competition_phase
        self.opening = opening
        self.order = order
        self.loot = loot
        self.answers = frozenset(answers)


Named = tuple[str, Feature]
"""A feature with its name."""

_features: defaultdict[str, dict[str, Feature]] = defaultdict(dict)
_answered: defaultdict[str, frozenset[str]] = defaultdict(frozenset)
"""All that features of a game negate."""


def feature(game: str, name: str, item: Feature) -> Feature:
    """Make a feature of a game known by its name. Raises ValueError for a name that is taken in this game."""
    if name in _features[game]:
        raise ValueError(f"there are two features {name!r} in {game}")
    _features[game][name] = item
    item.name = name
    _answered[game] |= item.answers
    _of_civilization.cache_clear()
    _having.cache_clear()
    return item


def omitted_abilities(s: State) -> frozenset[str]:
    """The ids of the abilities that this table plays without."""
    return _left_out(s.facts, s.rules.balanced)


def _left_out(facts: Facts, balanced: bool) -> frozenset[str]:
    return frozenset() if balanced else facts.balancing


def civilization_about(s: State) -> dict[str, str | int]:
    """What a question about civilizations says beside its options: the abilities that none of them has here."""
    without = omitted_abilities(s)
    return {"without": " ".join(sorted(without))} if without else {}


def features_of(s: State, seat: int) -> Sequence[Named]:
    """Everything a seat can use now: abilities of its civilization, what the game has of its own, cards face up.

    Rulebook, "Tarjetas de civilización", "Usar Maravillas", "Cartas de inversión".
    """
    facts, by_name = s.facts, _features[s.game]
    cards = [f"card:{facts.cards[item.card].key}" for item in s.investments if item.seat == seat]
    names = [*facts.own.holdings(s, seat), *cards]
    abilities = _of_civilization(s.game, facts, s.civs[seat], s.rules.balanced)
    return (*abilities, *[(name, by_name[name]) for name in names if name in by_name]) if names else abilities


def having(s: State, seat: int, part: str) -> Sequence[Named]:
    """Those of ``features_of`` a seat that have this part ("acquire", "opening"...), in the same order."""
    facts = s.facts
    abilities, own, cards = _having(s.game, facts, s.civs[seat], s.rules.balanced, part)
    items = [own[name] for name in facts.own.holdings(s, seat) if name in own] if own else []
    if cards:
        items += [cards[item.card] for item in s.investments if item.seat == seat and item.card in cards]
    return (*abilities, *items) if items else abilities


@lru_cache(maxsize=1024)
def _having(
    game: str, facts: Facts, civilization: str, balanced: bool, part: str
) -> tuple[tuple[Named, ...], dict[str, Named], dict[int, Named]]:
    """What has this part: abilities of a civilization, what the game has of its own by name, cards by number."""
    abilities = _of_civilization(game, facts, civilization, balanced)
    others = {
        name: (name, item)
        for name, item in _features[game].items()
        if getattr(item, part) and not name.startswith("ability:")
    }
    cards = {number: others[name] for number, card in facts.cards.items() if (name := f"card:{card.key}") in others}
    own = {name: item for name, item in others.items() if not name.startswith("card:")}
    return tuple(item for item in abilities if getattr(item[1], part)), own, cards


@lru_cache(maxsize=256)
def _of_civilization(game: str, facts: Facts, civilization: str, balanced: bool) -> tuple[Named, ...]:
    """The abilities of a civilization that a table plays with. Raises KeyError for one without code."""
    by_name, without = _features[game], _left_out(facts, balanced)
    names = [f"ability:{name}" for name in facts.civilizations[civilization].abilities if name not in without]
    return tuple((name, by_name[name]) for name in names)


def feature_named(s: State, name: str) -> Feature:
    """A feature by its name, no matter who has it. Raises KeyError for an unknown one."""
    return _features[s.game][name]


def own_steps(s: State, moment: Moment) -> list[Any]:
    """The steps that this game has of its own at a moment."""
    make = s.facts.own.steps.get(moment)
    return [] if make is None else make(s)


def is_shielded(s: State, faction: int, area: int) -> bool:
    """Whether opponents' cards may not harm this faction's disks in the area."""
    if faction >= s.seats:
        return False
    if s.fight is not None and s.fight.area == area and faction in s.fight.shields:
        return True
    return any(item.shields(s, faction, area) for _, item in having(s, faction, "shields") if item.shields is not None)


def protected_disks(s: State, faction: int, area: int) -> int:
    """How many disks fewer an opponent's card takes from this faction in the area."""
    if faction >= s.seats:
        return 0
    features = having(s, faction, "protects")
    return sum(feature.protects(s, faction, area) for _, feature in features if feature.protects is not None)


def is_answered(s: State, words: Set[str]) -> bool:
    """Whether anything of the game but cards of hands can negate this, no matter who has it."""
    return not words.isdisjoint(_answered[s.game])


def able_to_answer(s: State, seat: int, words: Set[str]) -> list[str]:
    """The names of what a seat can negate something with now, beside cards of the hand; everybody knows them.

    ``words``: what is to be negated ("any", "letter:C", "ability"). Each serves once a turn.

    Rulebook, "Cartas de anulación".
    """
    return [
        name
        for name, item in having(s, seat, "answers")
        if not words.isdisjoint(item.answers) and name not in s.spent[seat]
    ]


def use(s: State, seat: int, name: str) -> bool:
    """Use something that may be used once a turn; False where it has been used."""
    if name in s.spent[seat]:
        return False
    s.spent[seat].append(name)
    return True
