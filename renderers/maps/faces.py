"""Fate cards of a game of epochs as faces: theme, letter, text, kind."""

from __future__ import annotations

from renderers.core.colours import FRAME, GOLD, PARCHMENT
from renderers.core.faces import Badge, Face, card_picture
from renderers.core.picture import Picture
from renderers.core.signs import Sign
from renderers.core.words import term, text
from renderers.maps.theme import FADED
from renderers.maps.world import World

CROWN: Sign = Sign("wreath", FRAME, GOLD)
"""Beside a great person."""
DISKS: Sign = Sign("token", FRAME, PARCHMENT)
"""Beside the disks that are put on a card."""


def card_face(world: World, key: str, lang: str) -> Face:
    """The face of a fate card by its key. KeyError for an unknown one."""
    card = world.cards[key]
    icon, tone = world.themes.get(card.theme, ("temple", FRAME))
    kind = term(lang, f"{world.id}-pic-letter", "letter", card.letter or "none")
    if card.great_person:
        kind = text(lang, f"{world.id}-pic-great", kind=kind)
    costs = [Badge(CROWN)] if card.great_person else []
    costs += [Badge(DISKS, str(card.disks))] if card.disks else []
    house = term(lang, f"{world.id}-pic-word", "word", "house") if card.source == "house" else ""
    return Face(
        tone=tone,
        icon=icon,
        title=card.name.text(lang),
        kind=" · ".join(dict.fromkeys((term(lang, f"{world.id}-pic-theme", "theme", card.theme), kind))),
        kind_icon=icon,
        text=card.text.text(lang),
        corner=card.letter,
        corner_tone=world.letters.get(card.letter, FADED),
        costs=tuple(costs),
        foot=" · ".join(filter(None, (f"№ {card.id}", house))),
    )


def face_picture(world: World, face: Face) -> Picture:
    """A face in the game's colours, with its words as alt text."""
    return card_picture(face, world.colours, f"{face.title}: {face.kind}. {face.text}")
