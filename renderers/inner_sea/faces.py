"""Fate cards and wonders of the Inner Sea as faces."""

from __future__ import annotations

from data import table
from data.words import name_of, text_of
from renderers.core.colours import FRAME, GOLD, PARCHMENT_DARK
from renderers.core.faces import Badge, Face
from renderers.core.picture import Picture
from renderers.core.words import text
from renderers.inner_sea.pictures import WORLD
from renderers.inner_sea.wonders import ICONS
from renderers.maps.faces import DISKS, card_face, face_picture


def things() -> tuple[str, ...]:
    """All fate cards and wonders."""
    return (*(f"card:{key}" for key in WORLD.cards), *(f"wonder:{key}" for key in ICONS))


def label(thing: str, lang: str) -> str:
    """The name of a card or wonder. KeyError for an unknown one."""
    return face_of(thing, lang).title


def picture(thing: str, lang: str) -> Picture:
    """The large face of a card or wonder. KeyError for an unknown one."""
    return face_picture(WORLD, face_of(thing, lang))


def face_of(thing: str, lang: str) -> Face:
    """The face of a card or wonder. KeyError for an unknown one."""
    kind, _, key = thing.partition(":")
    return card_face(WORLD, key, lang) if kind == "card" else _wonder_face(key, lang)


def _wonder_face(key: str, lang: str) -> Face:
    disks = {row["key"]: row["disks"] for row in table("inner_sea/wonders.json")["wonders"]}[key]
    return Face(
        tone=FRAME,
        icon=ICONS[key],
        title=str(name_of(WORLD.id, lang, f"wonder:{key}")),
        kind=text(lang, f"{WORLD.id}-face-wonder"),
        kind_icon="columns",
        text=str(text_of(WORLD.id, lang, f"wonder:{key}")),
        corner_tone=GOLD,
        costs=(Badge(DISKS._replace(ground=PARCHMENT_DARK, ink=FRAME), str(disks)),) if disks else (),
    )
