"""One city whole: goods, citizens, banners, threatening titan, armies, all its cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PIL import Image, ImageDraw

from engine.ancient_world.facts import CARDS
from engine.ancient_world.view import ArmyView, BuildingView, CityView, WorldView
from renderers.ancient_world.captions import Captions
from renderers.ancient_world.marks import (
    banner_counts,
    banners,
    banners_width,
    citizen,
    counted,
    counted_width,
    seat_sign,
)
from renderers.ancient_world.strips import goods_of, is_to_act, place_of, put_people
from renderers.ancient_world.symbols import KIND_ICONS, picture_of, symbol, tone_of
from renderers.ancient_world.theme import EMPTY, FADED, KIND_TONES, PALETTE, WARNING, theme
from renderers.ancient_world.tiles import chips_of, coin_effect, damage, name_in, put_chips, titan_tile
from renderers.core.canvas import Canvas, patch, put_icon, set_in, shrunk, write
from renderers.core.colours import CREAM, FRAME, GOLD, INK, PARCHMENT, PARCHMENT_DARK, ink_on
from renderers.core.faces import ground_of, picture_tone
from renderers.core.kinds import Kind
from renderers.core.lines import wrapped
from renderers.core.picture import Box

WIDTH: Final = 800
GAP: Final = 8
HEAD: Final = 92
GOODS: Final = 2 * 64 + 12
LINE: Final = 78
TITLE: Final = 46
ACROSS: Final = 4
TILE: Final = ((WIDTH - (ACROSS + 1) * GAP) // ACROSS, 168)
DISTRICT: Final = 104
TITAN: Final = 190
ARMY: Final = 138
THREAT: Final = 244

Panel = tuple[int, Callable[[Canvas, int], None]]
"""The height of a part of the picture, and what stamps it from its top on."""
Boxes = dict[str, Box]


def kind_of(seat: int) -> Kind:
    """The kind of picture that shows this seat's city."""
    return Kind(f"city-{seat + 1}")


def seat_of(kind: str) -> int:
    """The seat whose city a kind of picture shows; ValueError for another kind."""
    name, _, number = kind.rpartition("-")
    if name != "city" or not number.isdigit():
        raise ValueError(f"no city: {kind!r}")
    return int(number) - 1


def _header(seat: int, name: str, right: str, acts: bool, palette: str) -> Image.Image:
    tone = theme(palette).seats[seat]
    ink = ink_on(tone)
    picture = Image.new("RGB", (WIDTH, HEAD), GOLD if acts else FRAME)
    ImageDraw.Draw(picture).rectangle((6, 6, WIDTH - 7, HEAD - 7), fill=tone)
    set_in(picture, seat_sign(seat, 68, palette), (14, 12))
    used = (
        write(picture, (WIDTH - 20, 60), right, ink, "title", shrunk(right, "title", 40, 300), 300, "r") if right else 0
    )
    room = WIDTH - 124 - used
    write(picture, (96, 62), name, ink, "bold", shrunk(name, "bold", 48, room), room)
    return picture


def _goods(city: CityView, size: tuple[int, int]) -> Image.Image:
    """Two lines: what there is, and what comes."""
    picture = Image.new("RGB", size, PARCHMENT)
    income = [("coins", f"+{city.income[0]}", False), ("knowledge", f"+{city.income[1]}", False)]
    income.append(("ambrosia", f"+{city.income[2]}", False))
    attack = [("swords", str(city.swords), False), ("arrows", str(city.arrows), False)]
    stock = goods_of(city)
    lines = ([*stock[:5], ("points", str(city.points), False)], [*income, *attack, *stock[5:]])
    pitch = size[0] // 6
    for down, line in enumerate(lines):
        for at, (what, text, is_alarm) in enumerate(line):
            letters = shrunk(text, "bold", 44, pitch - 52)
            counted(picture, what, text, (10 + at * pitch, 38 + down * 66), 44, WARNING if is_alarm else INK, letters)
    return picture


def _people(city: CityView, palette: str) -> Image.Image:
    picture = Image.new("RGB", (WIDTH, LINE), PARCHMENT_DARK)
    used = put_people(picture, city, (12, LINE // 2), 66, palette)
    left = max(used + 30, WIDTH - 5 * 92 - 8)
    banner_counts(picture, city.banners, (left, 14), 50, (WIDTH - left - 4) // 5)
    return picture


def _text_panel(icon: str, text: str, height: int) -> Image.Image:
    picture = Image.new("RGB", (WIDTH, height), KIND_TONES["city"])
    put_icon(picture, icon, (40, height // 2), 58, CREAM)
    for at, line in enumerate(wrapped(text, 30, WIDTH - 96)):
        write(picture, (82, 38 + at * 36), line, CREAM, "text", 30)
    return picture


def _title(text: str, icon: str) -> Image.Image:
    picture = Image.new("RGB", (WIDTH, TITLE), FRAME)
    put_icon(picture, icon, (30, TITLE // 2), 36, GOLD)
    write(picture, (58, 34), text, GOLD, "title", shrunk(text, "title", 32, WIDTH - 70), WIDTH - 70)
    return picture


def _building(one: BuildingView, seat: int, name: str, size: tuple[int, int], palette: str) -> Image.Image:
    """An empire card in the city; a damaged one is pale and cracked, a citizen stands on its action."""
    facts, (wide, tall) = CARDS[one.card], size
    tone = FADED if one.is_damaged else tone_of(one.card)
    picture = Image.new("RGB", size, tone)
    band = 52
    ImageDraw.Draw(picture).rectangle((4, band, wide - 5, tall - 5), fill=EMPTY if one.is_damaged else ground_of(tone))
    name_in(picture, name, (8, 1, wide - 6, band - 1), 24, ink_on(tone))
    put_icon(picture, picture_of(one.card), (48, (band + tall) // 2 - 2), 80, picture_tone(tone))
    flag = 46
    banners(picture, facts.banners, (wide - 8 - banners_width(len(facts.banners), flag), band + 6), flag)
    if one.is_damaged:
        damage(picture, (0, band, wide, tall))
    else:
        put_chips(picture, chips_of(facts), (96, band + 56, wide - 4, tall), 30)
    if one.citizen:
        sprite = citizen(seat, one.citizen, 72, palette)
        set_in(picture, sprite, (10, tall - 78))
    return picture


def _army(one: ArmyView, name: str, size: tuple[int, int]) -> Image.Image:
    """An army: coins of this round beside its name, older ones below; what it gives and costs; the retired."""
    wide, tall = size
    tone = FADED if one.is_used else KIND_TONES["military"]
    picture = Image.new("RGB", size, tone)
    pen = ImageDraw.Draw(picture)
    pen.rectangle((4, 48, wide - 5, tall - 5), fill=EMPTY if one.is_used else PARCHMENT)
    used = 0
    if one.spent:
        used = 72
        counted(picture, "coins", str(one.spent), (wide - used, 25), 38, CREAM)
    name_in(picture, name, (10, 2, wide - used - 8, 46), 30, CREAM)
    put_icon(picture, picture_of(one.card), (46, 92), 78, picture_tone(KIND_TONES["military"]))
    foot = 96
    if one.coins:
        plate = counted_width(str(one.coins), 34) + 8
        pen.rounded_rectangle((foot, tall - 45, foot + plate, tall - 6), 8, fill=PARCHMENT, outline=INK)
        counted(picture, "coins", str(one.coins), (foot + 4, tall - 25), 34)
        foot += plate + 4
    x = 96
    for what, text in (("swords", str(one.swords)), ("arrows", str(one.arrows))):
        x += counted(picture, what, text, (x, 74), 40) + 12
    if one.is_used:
        put_icon(picture, "check", (wide - 40, 74), 44, INK)
    else:
        pen.rounded_rectangle((wide - 124, 52, wide - 10, 98), 10, fill=GOLD, outline=INK, width=2)
        counted(picture, "coins", str(one.price), (wide - 116, 75), 38)
    for at, card in enumerate(one.retired):
        step = min(44, (wide - foot - 10) // max(1, len(one.retired)))
        centre = (foot + 20 + at * step, tall - 26)
        pen.ellipse((centre[0] - 19, centre[1] - 19, centre[0] + 19, centre[1] + 19), fill=FADED, outline=INK)
        put_icon(picture, picture_of(card), centre, 28, CREAM)
    return picture


def _small(card: str, name: str, size: tuple[int, int]) -> Image.Image:
    """A district or stored card: its name, picture and what it gives."""
    wide, tall = size
    tone = tone_of(card)
    picture = Image.new("RGB", size, tone)
    ImageDraw.Draw(picture).rectangle((4, 50, wide - 5, tall - 5), fill=ground_of(tone))
    name_in(picture, name, (8, 1, wide - 6, 49), 24, ink_on(tone))
    put_icon(picture, picture_of(card), (30, (46 + tall) // 2), 44, picture_tone(tone))
    put_chips(picture, chips_of(CARDS[card]), (60, 56, wide - 4, tall), 32)
    return picture


def _threat(city: CityView, name: str, words: str, size: tuple[int, int]) -> Image.Image:
    """What is to be said of the threatening titan, beside it."""
    picture = Image.new("RGB", size, PARCHMENT)
    wide = size[0]
    set_in(picture, symbol("threat", 50), (10, 8))
    name_in(picture, name, (70, 4, wide - 8, 64), 36, INK)
    x = 14 + counted(picture, "ambrosia", str(city.fed), (12, 94), 46) + 24
    counted(picture, "appease", str(city.appease), (x, 94), 46)
    coin_effect(picture, CARDS[city.threat], (wide - 196, 94), 44)
    for at, line in enumerate(wrapped(words, 28, wide - 24)[:3]):
        write(picture, (12, 152 + at * 33), line, INK, "text", 28)
    return picture


def _grid(
    canvas: Canvas, top: int, count: int, size: tuple[int, int], stamp: Callable[[int, tuple[int, int]], None]
) -> None:
    across = WIDTH // size[0]
    for at in range(count):
        stamp(at, (GAP + at % across * (size[0] + GAP), top + at // across * (size[1] + GAP)))


def _tall(count: int, size: tuple[int, int]) -> int:
    return -(-count // (WIDTH // size[0])) * (size[1] + GAP)


class _City:
    """The parts of a city's picture, each stamped under the one before."""

    def __init__(self, view: WorldView, captions: Captions, palette: str, seat: int) -> None:
        self.view, self.captions, self.palette = view, captions, palette
        self.city = view.cities[seat]
        self.boxes: Boxes = {}

    def panels(self) -> list[Panel]:
        """All parts, from the top."""
        city, captions = self.city, self.captions
        panels: list[Panel] = [(HEAD, self._head), (GOODS + GAP, self._stock), (LINE + GAP, self._folk)]
        if city.city:
            lines = len(wrapped(captions.text(city.city), 30, WIDTH - 96))
            panels.append((26 + lines * 36 + GAP, self._ability))
        if city.threat:
            panels.append((THREAT + GAP, self._menace))
        size = ((WIDTH - 3 * GAP) // 2, ARMY)
        panels += self._part(
            "armies", "helmet", len(city.armies), size, self._armies, f"{len(city.armies)}/{city.army_limit}"
        )
        whole = f"{len(city.buildings)}/{city.capacity}"
        panels += self._part("empire", "columns", len(city.buildings), TILE, self._buildings, whole)
        panels += self._part(
            "districts", KIND_ICONS["district"], len(city.districts), (TILE[0], DISTRICT), self._districts
        )
        panels += self._part("titans", KIND_ICONS["titan"], len(city.titans), (TILE[0], TITAN), self._titans)
        if city.stored and all(one.stored is not None for one in self.view.cities):
            panels += self._part("stored", "scroll", len(city.stored), (TILE[0], DISTRICT), self._stored)
        elif city.stored_decks:
            panels.append((TITLE, partial(self._caption, "stored", "scroll", str(len(city.stored_decks)))))
        return panels

    def _part(
        self,
        word: str,
        icon: str,
        count: int,
        size: tuple[int, int],
        stamp: Callable[[Canvas, int], None],
        number: str = "",
    ) -> list[Panel]:
        if not count:
            return []
        return [(TITLE, partial(self._caption, word, icon, number or str(count))), (_tall(count, size), stamp)]

    def _caption(self, word: str, icon: str, number: str, canvas: Canvas, top: int) -> None:
        text = f"{self.captions.word(word)} · {number}"
        canvas.stamp(patch(("world-title", text, icon), PALETTE, partial(_title, text, icon)), (0, top))

    def _head(self, canvas: Canvas, top: int) -> None:
        seat = self.city.seat
        right = place_of(self.view, self.captions, seat) or (
            self.captions.card(self.city.city) if self.city.city else ""
        )
        facts = (seat, self.captions.names[seat], right, is_to_act(self.view, self.captions, seat), self.palette)
        canvas.stamp(patch(("world-city", *facts), PALETTE, partial(_header, *facts)), (0, top))

    def _stock(self, canvas: Canvas, top: int) -> None:
        city, size = self.city, (WIDTH, GOODS)
        key = (*map(str, goods_of(city)), city.income, city.swords, city.arrows, city.points)
        canvas.stamp(patch(("world-goods", key), PALETTE, partial(_goods, city, size)), (0, top))

    def _folk(self, canvas: Canvas, top: int) -> None:
        city = self.city
        key = (city.seat, city.citizens, city.ready, city.hungry, city.new, city.banners, self.palette)
        canvas.stamp(patch(("world-folk", key), PALETTE, partial(_people, city, self.palette)), (0, top))

    def _ability(self, canvas: Canvas, top: int) -> None:
        text, icon = self.captions.text(self.city.city), picture_of(self.city.city)
        tall = 26 + len(wrapped(text, 30, WIDTH - 96)) * 36
        canvas.stamp(patch(("world-ability", text, icon), PALETTE, partial(_text_panel, icon, text, tall)), (0, top))

    def _menace(self, canvas: Canvas, top: int) -> None:
        city, captions = self.city, self.captions
        side = (THREAT + 56, THREAT)
        box = self.boxes["threat"] = (GAP, top, GAP + side[0], top + THREAT)
        canvas.stamp(titan_tile(city.threat, "", side, (), 34), box[:2])
        words = captions.text(city.threat)
        name, size = captions.card(city.threat), (WIDTH - side[0] - 3 * GAP, THREAT)
        key = ("world-menace", city.fed, city.appease, city.threat, name, words, size)
        canvas.stamp(patch(key, PALETTE, partial(_threat, city, name, words, size)), (box[2] + GAP, top))

    def _armies(self, canvas: Canvas, top: int) -> None:
        size = ((WIDTH - 3 * GAP) // 2, ARMY)

        def stamp(at: int, place: tuple[int, int]) -> None:
            one = self.city.armies[at]
            self.boxes[f"army:{one.card}"] = (*place, place[0] + size[0], place[1] + size[1])
            name = self.captions.card(one.card)
            canvas.stamp(patch(("world-army", one, name), PALETTE, partial(_army, one, name, size)), place)

        _grid(canvas, top, len(self.city.armies), size, stamp)

    def _buildings(self, canvas: Canvas, top: int) -> None:
        def stamp(at: int, place: tuple[int, int]) -> None:
            one, seat = self.city.buildings[at], self.city.seat
            self.boxes[f"empire:{at + 1}"] = (*place, place[0] + TILE[0], place[1] + TILE[1])
            facts = (one, seat, self.captions.card(one.card), TILE, self.palette)
            canvas.stamp(patch(("world-building", *facts), PALETTE, partial(_building, *facts)), place)

        _grid(canvas, top, len(self.city.buildings), TILE, stamp)

    def _small_ones(self, kind: str, cards: Sequence[str], canvas: Canvas, top: int) -> None:
        size = (TILE[0], DISTRICT)

        def stamp(at: int, place: tuple[int, int]) -> None:
            self.boxes[f"{kind}:{at + 1}"] = (*place, place[0] + size[0], place[1] + size[1])
            facts = (cards[at], self.captions.card(cards[at]), size)
            canvas.stamp(patch(("world-small", *facts), PALETTE, partial(_small, *facts)), place)

        _grid(canvas, top, len(cards), size, stamp)

    def _districts(self, canvas: Canvas, top: int) -> None:
        self._small_ones("district", self.city.districts, canvas, top)

    def _stored(self, canvas: Canvas, top: int) -> None:
        self._small_ones("stored", self.city.stored or (), canvas, top)

    def _titans(self, canvas: Canvas, top: int) -> None:
        size = (TILE[0], TITAN)

        def stamp(at: int, place: tuple[int, int]) -> None:
            card = self.city.titans[at]
            self.boxes[f"titan:{card}"] = (*place, place[0] + size[0], place[1] + size[1])
            canvas.stamp(titan_tile(card, self.captions.card(card), size, (), 25), place)

        _grid(canvas, top, len(self.city.titans), size, stamp)


def draw_city(view: WorldView, captions: Captions, palette: str, seat: int) -> tuple[Canvas, Boxes]:
    """The city of a seat. Hotspots ``threat``, ``army:CARD``, ``empire:1``, ``district:1``, ``titan:CARD``, and so on.

    Stored cards are shown where everybody sees everybody's; else how many there are.
    """
    parts = _City(view, captions, palette, seat)
    panels = parts.panels()
    canvas = Canvas((WIDTH, sum(tall for tall, _ in panels) + GAP), PALETTE, FRAME)
    top = 0
    for tall, stamp in panels:
        stamp(canvas, top)
        top += tall
    return canvas, parts.boxes
