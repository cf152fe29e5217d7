"""What would strike none but the player's own civilizations, or must strike one of them too: it is allowed, and told
before it is played.

All factions oppose each other, also those of one player (rulebook, "Oponerse"): so a card may be aimed at any of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final

from engine.core.ask import Waste
from engine.epochs.areas import factions_in
from engine.epochs.cards import NEXT, Aim, card_of, effect_of
from engine.epochs.sides import civilizations_of, others_led, player_of
from engine.epochs.state import State

OWN_SIDE: Final = Waste("own-side", 1)
"""What is said of an option that strikes nobody but civilizations of its player."""

OWN_SIDE_TOO: Final = Waste("own-side-too", 1)
"""What is said of an option that has to name several targets, one of which can only be the player's own other one."""


def wasted_plays(s: State, seat: int, numbers: Iterable[int]) -> dict[str, Waste]:
    """Of cards that could be played now, those that would strike none but the player's own, or one of them too; by
    option, "play:57".

    Rulebook, "Oponerse".
    """
    if not others_led(s, seat):
        return {}
    wastes = {f"play:{number}": _waste(s, seat, number) for number in numbers}
    return {option: waste for option, waste in wastes.items() if waste is not None}


def _waste(s: State, seat: int, number: int) -> Waste | None:
    if strikes_own_alone(s, seat, number):
        return OWN_SIDE
    return OWN_SIDE_TOO if must_strike_own_too(s, seat, number) else None


def wasted_commitments(s: State, seat: int, area: int, options: Iterable[str]) -> dict[str, Waste]:
    """Of what could be committed to a competition, what would strike none but the player's own (rulebook, "Oponerse").

    In one among the player's own civilizations alone, that is all that counts there.
    """
    if not others_led(s, seat):
        return {}
    own = civilizations_of(s, player_of(s, seat))
    among_own = all(faction in own for faction in factions_in(s, area))
    wastes = {option: _waste_of_commitment(s, seat, option, among_own=among_own) for option in options}
    return {option: waste for option, waste in wastes.items() if waste is not None}


def _waste_of_commitment(s: State, seat: int, option: str, *, among_own: bool) -> Waste | None:
    verb, _, name = option.partition(":")
    if verb == "card" and (not among_own or effect_of(s.game, card_of(s, int(name)).key).pending):
        return _waste(s, seat, int(name))
    return OWN_SIDE if among_own and verb in ("card", "use") else None


def wasted_answers(s: State, seat: int, by: int, options: Iterable[str]) -> dict[str, Waste]:
    """Of answers to a play of civilization ``by``, all where the same player leads it (rulebook, "Oponerse")."""
    return dict.fromkeys(options, OWN_SIDE) if by in others_led(s, seat) else {}


def strikes_own_alone(s: State, seat: int, number: int) -> bool:
    """Whether all that a card could strike now belongs to other civilizations of the player (rulebook, "Oponerse").

    False for cards by which whoever is named loses nothing.
    """
    effect = effect_of(s.game, card_of(s, number).key)
    if effect.is_friendly:
        return False
    targets: Iterable[str] = ("",) if effect.strikes else ()
    if effect.aims:
        first = effect.aims[0]
        targets = first.options(s, seat) if first.after is None else first.after(s, seat, [])
    struck = {
        faction
        for target in targets
        for faction in (effect.strikes(s, seat, target) if effect.strikes else (_owner(s, target),))
        if faction != seat
    }
    return bool(struck) and struck.issubset(others_led(s, seat))


def must_strike_own_too(s: State, seat: int, number: int) -> bool:
    """Whether a card has to name several targets, and whatever is named, one of them belongs to another civilization of
    the player (rulebook, "Oponerse").
    """
    effect = effect_of(s.game, card_of(s, number).key)
    if effect.is_friendly or sum(aim.least > 0 for aim in effect.aims) < 2:
        return False
    return not _may_spare_own(s, seat, effect.aims, others_led(s, seat), [])


def _may_spare_own(s: State, seat: int, aims: Sequence[Aim], own: Sequence[int], chosen: Sequence[str]) -> bool:
    """Whether all that must be named for the aims, the first ones being ``chosen``, can be none of the player's own."""
    place = chosen.count(NEXT)
    if place == len(aims):
        return True
    aim = aims[place]
    options = aim.options(s, seat) if aim.after is None else aim.after(s, seat, chosen[:-1])
    sparing = [name for name in options if _owner(s, name) not in own]
    return any(
        _may_spare_own(s, seat, aims, own, [*chosen, *names, NEXT])
        for names in combinations(sparing, min(aim.least, len(options)))
    )


def _owner(s: State, target: str) -> int:
    verb, _, name = target.partition(":")
    if verb in ("seat", "stack"):
        return int(name.rpartition(":")[2])
    return s.facts.own.owner(s, target)
