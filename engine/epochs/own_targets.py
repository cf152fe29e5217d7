"""What would strike none but another civilization of the same player, which is allowed, and told before it is played.

All factions oppose each other, also those of one player (rulebook, "Oponerse"): so a card may be aimed at any of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.core.ask import Waste
from engine.epochs.areas import factions_in
from engine.epochs.cards import card_of, effect_of
from engine.epochs.sides import civilizations_of, others_led, player_of
from engine.epochs.state import State

OWN_SIDE: Final = Waste("own-side", 1)
"""What is said of an option whose only target is another civilization of its player."""


def wasted_plays(s: State, seat: int, numbers: Iterable[int]) -> dict[str, Waste]:
    """Of cards that could be played now, those that would strike none but the player's own; by option, "play:57".

    Rulebook, "Oponerse".
    """
    if not others_led(s, seat):
        return {}
    return {f"play:{number}": OWN_SIDE for number in numbers if strikes_own_alone(s, seat, number)}


def wasted_commitments(s: State, seat: int, area: int, options: Iterable[str]) -> dict[str, Waste]:
    """Of what could be committed to a competition, what would strike none but the player's own (rulebook, "Oponerse").

    In one among the player's own civilizations alone, that is all that counts there.
    """
    if not others_led(s, seat):
        return {}
    own = civilizations_of(s, player_of(s, seat))
    among_own = all(faction in own for faction in factions_in(s, area))
    return {option: OWN_SIDE for option in options if _is_wasted(s, seat, option, among_own=among_own)}


def _is_wasted(s: State, seat: int, option: str, *, among_own: bool) -> bool:
    verb, _, name = option.partition(":")
    if verb == "card" and (not among_own or effect_of(s.game, card_of(s, int(name)).key).pending):
        return strikes_own_alone(s, seat, int(name))
    return among_own and verb in ("card", "use")


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


def _owner(s: State, target: str) -> int:
    verb, _, name = target.partition(":")
    if verb in ("seat", "stack"):
        return int(name.rpartition(":")[2])
    return s.facts.own.owner(s, target)
