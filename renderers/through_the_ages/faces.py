"""Cards of Through the Ages as faces, with everything where players of the boxed game look for it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from data.words import name_of, text_of, title_of
from engine.through_the_ages.cards import BOX, CARDS, TECHNOLOGIES, UNITS, URBAN, Card, number_of
from renderers.core.colours import CREAM
from renderers.core.faces import Badge, Face, Row, card_picture
from renderers.core.picture import Picture
from renderers.core.signs import Sign
from renderers.core.words import term, text
from renderers.through_the_ages.symbols import KIND_ICONS, SYMBOLS, picture_of
from renderers.through_the_ages.theme import AGE_NAMES, AGE_TONES, MILITARY, PALETTE, TYPE_TONES

GAME: Final = "through_the_ages"
REVOLUTION: Final = Sign("torch", MILITARY, CREAM)
"""Beside the price of a revolution."""
ARMY: Final = tuple(Sign(KIND_ICONS[kind], TYPE_TONES[kind], CREAM) for kind in UNITS[:3])
"""The units that a tactic wants."""


def signed(count: int) -> str:
    """A number as it stands on a card: "+2", "−1"."""
    return f"+{count}" if count >= 0 else f"−{-count}"


def badges(changes: Mapping[str, int]) -> tuple[Badge, ...]:
    """What is gained, each with its symbol and a sign before the number; unhappy faces have a symbol of their own."""
    return tuple(
        Badge(SYMBOLS["discontent"], str(-count))
        if name == "happy" and count < 0
        else Badge(SYMBOLS[name], signed(count))
        for name, count in changes.items()
        if name in SYMBOLS
    )


def _costs(card: Card) -> tuple[Badge, ...]:
    costs = []
    if card.kind in TECHNOLOGIES and not card.starting:
        costs.append(Badge(SYMBOLS["science"], str(card.science)))
    if card.revolution >= 0 and not card.starting:
        costs.append(Badge(REVOLUTION, str(card.revolution)))
    if card.resources:
        costs.append(Badge(SYMBOLS["resources"], str(card.resources)))
    if card.actions:
        costs.append(Badge(SYMBOLS["military"], str(card.actions)))
    return tuple(costs)


def _rows(card: Card, lang: str) -> tuple[Row, ...]:
    def word(which: str) -> str:
        return term(lang, f"{GAME}-face-word", "word", which)

    rows = []
    if card.stages:
        rows.append(Row(word("stages"), (Badge(SYMBOLS["resources"], " · ".join(map(str, card.stages))),)))
    if any(card.army):
        units = tuple(Badge(sign) for sign, count in zip(ARMY, card.army, strict=True) for _ in range(count))
        value = f"+{card.value}" + (f" ({signed(card.obsolete)})" if card.obsolete else "")
        rows.append(Row("", (*units, Badge(SYMBOLS["strength"], value))))
    if card.kind == "government":
        actions = tuple(Badge(SYMBOLS[name], str(card.gives[name])) for name in ("civil", "military"))
        rest = {name: count for name, count in card.gives.items() if name not in ("civil", "military")}
        rows.append(Row("", (*actions, Badge(SYMBOLS["urban"], str(card.limit)))))
        rows += [Row("", badges(rest))] if rest else []
    elif card.gives:
        rows.append(Row(word("keep") if card.at_once else "", badges(card.gives)))
    if card.at_once:
        rows.append(Row(word("once"), badges(card.at_once)))
    if card.defense:
        rows.append(Row("", badges({"defense": card.defense, "colonization": card.colonization})))
    for side, changes in zip("AB", card.sides, strict=True):
        if row_badges := badges(changes):
            rows.append(Row(side, row_badges))
    return tuple(rows)


@lru_cache(maxsize=512)
def face_of(card: str, lang: str) -> Face:
    """The face of a card, by its id, with the words of a language. KeyError for an unknown card."""
    facts = CARDS[number_of(card)]
    copies = " · ".join(map(str, facts.copies))
    return Face(
        tone=TYPE_TONES[facts.kind],
        icon=picture_of(card),
        title=title_of(GAME, lang, f"card:{card}") or card,
        kind=kind_name(facts.kind, lang),
        kind_icon=KIND_ICONS[facts.kind],
        text=text_of(GAME, lang, f"card:{card}") or "",
        corner=AGE_NAMES[facts.age],
        corner_tone=AGE_TONES[facts.age],
        costs=_costs(facts),
        rows=_rows(facts, lang),
        foot=text(lang, f"{GAME}-face-starting" if facts.starting else f"{GAME}-face-copies", copies=copies),
    )


def kind_name(kind: str, lang: str) -> str:
    """What a type of card is called on a face, which says of buildings that they are urban."""
    name = term(lang, f"{GAME}-kind", "kind", kind)
    return text(lang, f"{GAME}-face-urban", kind=name) if kind in URBAN else name


def things() -> tuple[str, ...]:
    """All cards, as "card:ID"."""
    return tuple(f"card:{card.id}" for card in BOX)


def label(thing: str, lang: str) -> str:
    """The name of a card, with its age where cards of several ages share the name. KeyError for an unknown one."""
    name = name_of(GAME, lang, thing)
    if name is None:
        raise KeyError(thing)
    return name


def picture(thing: str, lang: str) -> Picture:
    """The large face of a thing ("card:ID"), with its words as alt text. KeyError for an unknown one."""
    card = thing.partition(":")[2]
    return card_picture(face_of(card, lang), PALETTE, alt_text(card, lang))


def alt_text(card: str, lang: str) -> str:
    """A card in words: name, age, type, costs, text."""
    facts, face = CARDS[number_of(card)], face_of(card, lang)
    sentences = [text(lang, f"{GAME}-face-alt", name=face.title, kind=face.kind, age=face.corner)]
    costs = {"science": facts.science if facts.kind in TECHNOLOGIES else 0, "resources": facts.resources}
    costs |= {"revolution": max(0, facts.revolution), "military": facts.actions}
    sentences += [
        text(lang, f"{GAME}-face-cost", what=what, count=count)
        for what, count in costs.items()
        if count and not facts.starting
    ]
    if facts.stages:
        sentences.append(text(lang, f"{GAME}-face-cost-stages", stages=", ".join(map(str, facts.stages))))
    return " ".join([*sentences, face.text])
