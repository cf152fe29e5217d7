"""Fate cards and deities of the Middle East as faces."""

from __future__ import annotations

from renderers.core.faces import Face
from renderers.core.picture import Picture
from renderers.core.words import term, text
from renderers.maps.faces import card_face, face_picture
from renderers.maps.theme import FADED
from renderers.middle_east.deities import ICONS, MONOTHEISM, TONE, deity_cards
from renderers.middle_east.pictures import WORLD


def things() -> tuple[str, ...]:
    """All fate cards and deity cards; Monotheism is a fate card."""
    return (*(f"card:{key}" for key in WORLD.cards), *(f"deity:{key}" for key in ICONS if key != MONOTHEISM))


def label(thing: str, lang: str) -> str:
    """The name of a card or deity. KeyError for an unknown one."""
    return face_of(thing, lang).title


def picture(thing: str, lang: str) -> Picture:
    """The large face of a card or deity. KeyError for an unknown one."""
    return face_picture(WORLD, face_of(thing, lang))


def face_of(thing: str, lang: str) -> Face:
    """The face of a card or deity. KeyError for an unknown one."""
    kind, _, key = thing.partition(":")
    return card_face(WORLD, key, lang) if kind == "card" else _deity_face(key, lang)


def _deity_face(key: str, lang: str) -> Face:
    card = deity_cards()[key]
    house = term(lang, f"{WORLD.id}-pic-word", "word", "house") if card.source == "house" else ""
    return Face(
        tone=TONE,
        icon=ICONS[key],
        title=card.name.text(lang),
        kind=text(lang, f"{WORLD.id}-face-deity"),
        kind_icon="temple",
        text=card.text.text(lang),
        corner=card.letter,
        corner_tone=WORLD.letters.get(card.letter, FADED),
        foot=" · ".join(filter(None, (f"№ {card.id}", house))),
    )
