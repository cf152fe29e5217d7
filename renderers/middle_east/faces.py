"""Fate cards, deities and civilizations of the Middle East as faces."""

from __future__ import annotations

from data.words import facts_of, name_of, text_of
from renderers.core.colours import FRAME
from renderers.core.faces import Face
from renderers.core.picture import Picture
from renderers.core.words import term, text
from renderers.maps.faces import card_face, face_picture
from renderers.maps.theme import FADED
from renderers.middle_east.deities import ICONS, MONOTHEISM, TONE, deity_cards
from renderers.middle_east.pictures import CIVILIZATION_ICONS, WORLD


def things() -> tuple[str, ...]:
    """All fate cards, deity cards and civilizations; Monotheism is a fate card."""
    cards, deities = [f"card:{key}" for key in WORLD.cards], [f"deity:{key}" for key in ICONS if key != MONOTHEISM]
    return (*cards, *deities, *(f"civ:{key}" for key in WORLD.civilizations))


def label(thing: str, lang: str) -> str:
    """The name of a card, deity or civilization. KeyError for an unknown one."""
    return face_of(thing, lang).title


def picture(thing: str, lang: str) -> Picture:
    """The large face of a card, deity or civilization. KeyError for an unknown one."""
    return face_picture(WORLD, face_of(thing, lang))


def face_of(thing: str, lang: str) -> Face:
    """The face of a card, deity or civilization. KeyError for an unknown one."""
    kind, _, key = thing.partition(":")
    if kind == "civ":
        return _civilization_face(key, lang)
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


def _civilization_face(key: str, lang: str) -> Face:
    """A civilization with all it can do beside the rules, an ability a paragraph."""
    icon, kind = CIVILIZATION_ICONS[key], text(lang, f"{WORLD.id}-face-civilization")
    facts = facts_of(WORLD.id, f"civ:{key}") or {}
    abilities = [f"ability:{ability}" for ability in facts["abilities"]]
    texts = [f"{name_of(WORLD.id, lang, ability)}. {text_of(WORLD.id, lang, ability)}" for ability in abilities]
    is_house = any((facts_of(WORLD.id, ability) or {}).get("source") == "house" for ability in abilities)
    foot = term(lang, f"{WORLD.id}-pic-word", "word", "house") if is_house else ""
    return Face(FRAME, icon, WORLD.civilizations[key].text(lang), kind, "temple", "\n".join(texts), foot=foot)
