"""Cards of The Ancient World as faces; titans with their portrait."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

from PIL import Image, ImageDraw

from data.words import name_of, text_of
from engine.ancient_world.facts import CARDS, Card, Gain, Goods, Symbols
from renderers.ancient_world.marks import banners, banners_width
from renderers.ancient_world.symbols import KIND_ICONS, SYMBOLS, picture_of, tone_of
from renderers.ancient_world.theme import PALETTE
from renderers.ancient_world.tiles import coin_effect, defence, put_stars
from renderers.ancient_world.titans import portrait
from renderers.core.canvas import Canvas, patch, shrunk, write
from renderers.core.colours import CREAM, GOLD, INK, PARCHMENT, PARCHMENT_DARK
from renderers.core.faces import LARGE, Badge, Face, Row, draw_in_hand, draw_large, put_badge
from renderers.core.finish import finished
from renderers.core.lines import wrapped
from renderers.core.picture import Box, Picture
from renderers.core.words import term, text

GAME: Final = "ancient_world"
PORTRAIT: Final = 560
"""Height of a titan's portrait on its card."""
FLAG: Final = 104
"""Height of the banners on a large face."""
HELD_FLAG: Final = 50


def _word(lang: str, word: str) -> str:
    return term(lang, f"{GAME}-picture-word", "word", word)


def _badges(goods: Goods | Gain, plus: str = "") -> tuple[Badge, ...]:
    badges = []
    for name in goods.__struct_fields__:
        count = getattr(goods, name)
        if count:
            badges.append(Badge(SYMBOLS[name], f"{plus}{count}" if name != "first" else ""))
    return tuple(badges)


def gain_badges(gives: Symbols) -> tuple[Badge, ...]:
    """What a card gives as long as it is undamaged; income with a plus."""
    income = ("coins", "knowledge", "ambrosia")
    return tuple(
        Badge(SYMBOLS[name], f"+{getattr(gives, name)}" if name in income else str(getattr(gives, name)))
        for name in gives.__struct_fields__
        if getattr(gives, name)
    )


def _rows(facts: Card, lang: str) -> tuple[Row, ...]:
    rows = []
    if facts.kind == "military":
        attack = {"swords": facts.swords, "arrows": facts.arrows}
        rows.append(Row("", tuple(Badge(SYMBOLS[name], str(count)) for name, count in attack.items() if count)))
        rows += [Row(_word(lang, "legacy"), gain_badges(facts.legacy))] if gain_badges(facts.legacy) else []
        rows += [Row(_word(lang, "loot"), _badges(facts.loot))] if _badges(facts.loot) else []
    if badges := gain_badges(facts.gives):
        rows.append(Row("", badges))
    if badges := _badges(facts.once):
        rows.append(Row(_word(lang, "once"), badges))
    if facts.action is not None:
        action = facts.action
        arrow = Badge(SYMBOLS["citizens"], f"{action.skill}+ ›" if action.skill > 1 else "›")
        by_skill = (Badge(SYMBOLS[action.by_skill], f"×{_word(lang, 'number')}"),) if action.by_skill else ()
        paid = _badges(action.pay, "−")
        rows.append(Row("", (arrow, *paid, *_badges(action.gain, "+"), *by_skill)))
    if facts.points:
        rows.append(Row("", (Badge(SYMBOLS["points"], str(facts.points)),)))
    return tuple(rows)


def kind_name(facts: Card, lang: str) -> str:
    """What a type of card is called."""
    return text(lang, f"{GAME}-picture-kind", kind=facts.kind, deck=facts.deck or "none", stars=facts.stars)


@lru_cache(maxsize=512)
def face_of(card: str, lang: str) -> Face:
    """The face of a card, by its id, with the words of a language. KeyError for an unknown card."""
    facts = CARDS[card]
    tone = tone_of(card)
    costs = {"coins": facts.cost.coins, "knowledge": facts.cost.knowledge}
    deck = facts.deck if facts.deck in ("A", "B", "C") else ""
    return Face(
        tone=tone,
        icon=KIND_ICONS["titan"] if facts.kind == "titan" else picture_of(card),
        title=name_of(GAME, lang, f"card:{card}") or card,
        kind=kind_name(facts, lang),
        kind_icon=KIND_ICONS[facts.kind],
        text=text_of(GAME, lang, f"card:{card}") or "",
        corner=deck,
        corner_tone=tone,
        costs=tuple(Badge(SYMBOLS[name], str(count)) for name, count in costs.items() if count),
        rows=_rows(facts, lang),
        foot=text(lang, f"{GAME}-picture-copies", count=facts.copies, kind=facts.kind, deck=facts.deck or "none"),
    )


def draw_held(card: str, lang: str, height: int) -> Image.Image:
    """A face for a hand (RGB), with its banners."""
    picture, flags = draw_in_hand(face_of(card, lang), height), CARDS[card].banners
    banners(picture, flags, (picture.width - 18 - banners_width(len(flags), HELD_FLAG), 90), HELD_FLAG)
    return picture


def _large(card: str, lang: str) -> Image.Image:
    if CARDS[card].kind == "titan":
        return _titan(card, lang)
    picture, flags = draw_large(face_of(card, lang)), CARDS[card].banners
    banners(picture, flags, (picture.width - 30 - banners_width(len(flags), FLAG), 160), FLAG)
    return picture


def _titan(card: str, lang: str) -> Image.Image:
    """A titan's large face: the creature over most of it, defence and stars on it, banners, what it gives, its coin."""
    facts, face, (wide, tall) = CARDS[card], face_of(card, lang), LARGE
    picture = Image.new("RGB", LARGE, INK)
    pen = ImageDraw.Draw(picture)
    band = 104
    size = shrunk(face.title, "title", 58, wide - 60)
    write(picture, (wide // 2, 76), face.title, GOLD, "title", size, wide - 40, "m")
    picture.paste(portrait(card, (wide - 28, PORTRAIT), 0.92), (14, band))
    defence(picture, facts, (30, band + 16), 132)
    put_stars(picture, facts.stars, (wide - 24, band + 14), 56)
    top = band + PORTRAIT
    banners(picture, facts.banners, (32, top - 136), 122, 8)
    pen.rectangle((14, top, wide - 15, tall - 15), fill=PARCHMENT)
    pen.rectangle((14, top, wide - 15, top + 82), fill=PARCHMENT_DARK)
    x = 34
    for badge in (*gain_badges(facts.gives), *_badges(facts.once)):
        x += put_badge(picture, badge, (x, top + 41), 60) + 26
    coin_effect(picture, facts, (wide - 236, top + 41), 58)
    write(
        picture,
        (wide - 108, top + 60),
        "−" if facts.coin.effect.startswith("lose") else "!",
        INK,
        "bold",
        54,
        align="r",
    )
    room, letters = tall - 15 - top - 82 - 44, 40
    while len(wrapped(face.text, letters, wide - 70)) * round(letters * 1.16) > room - 16 and letters > 24:
        letters -= 1
    lines = wrapped(face.text, letters, wide - 70)
    y = top + 82 + (room - len(lines) * round(letters * 1.16)) // 2 + round(letters * 0.86)
    for at, line in enumerate(lines):
        write(picture, (34, y + at * round(letters * 1.16)), line, INK, "text", letters)
    pen.rectangle((14, tall - 59, wide - 15, tall - 15), fill=INK)
    write(picture, (wide // 2, tall - 28), face.kind, CREAM, "bold", 30, wide - 60, "m")
    return picture


def things() -> tuple[str, ...]:
    """All cards, as "card:ID"."""
    return tuple(f"card:{card}" for card in CARDS)


def label(thing: str, lang: str) -> str:
    """The name of a card. KeyError for an unknown one."""
    name = name_of(GAME, lang, thing)
    if name is None:
        raise KeyError(thing)
    return name


def picture(thing: str, lang: str) -> Picture:
    """The large face of a thing ("card:ID"), with its words as alt text. KeyError for an unknown one."""
    card = thing.partition(":")[2]
    face = face_of(card, lang)

    def paint() -> tuple[Canvas, dict[str, Box]]:
        canvas = Canvas(LARGE, PALETTE, face.tone)
        canvas.stamp(patch(("world-face", card, lang), PALETTE, partial(_large, card, lang)), (0, 0))
        return canvas, {}

    return finished(paint, alt_text(card, lang))


def alt_text(card: str, lang: str) -> str:
    """A card in words: name, kind, price, defence, banners, text."""
    facts, face = CARDS[card], face_of(card, lang)
    sentences = [text(lang, f"{GAME}-alt-face", name=face.title, kind=face.kind)]
    if facts.cost.coins or facts.cost.knowledge:
        sentences.append(text(lang, f"{GAME}-alt-face-cost", coins=facts.cost.coins, knowledge=facts.cost.knowledge))
    if facts.defence:
        swords = "yes" if facts.swords_only else "no"
        sentences.append(text(lang, f"{GAME}-alt-face-defence", defence=facts.defence, swords=swords))
    if facts.banners:
        tribes = ", ".join(term(lang, f"{GAME}-picture-tribe", "tribe", tribe) for tribe in facts.banners)
        sentences.append(text(lang, f"{GAME}-alt-face-banners", list=tribes))
    return " ".join([*sentences, face.text])
