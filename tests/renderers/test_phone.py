"""What a phone asks of a board: one picture that is not too tall, cards that are not too narrow, no colour alone."""

from __future__ import annotations

import io
from typing import Any

import msgspec
import pytest
from PIL import Image

from engine.epochs.view import Gain
from renderers.core import colours
from renderers.core.canvas import Rgb, shrunk
from renderers.core.charts import PLOT
from renderers.core.labels import label
from renderers.core.picture import Box, Picture
from renderers.inner_sea import pictures as inner_sea
from renderers.inner_sea.pictures import WORLD
from renderers.maps import theme as sea_theme
from renderers.maps.captions import Captions
from renderers.maps.fight import Side, fight_height, sides
from renderers.maps.layout import HEADER as SEA_HEADER
from renderers.maps.layout import card, cards_height
from renderers.maps.score import chart
from renderers.tigris import layout as tigris_layout
from renderers.tigris import pictures as tigris
from tests.pixels import pixel_digest
from tests.renderers import inner_sea_views, tigris_views

FOOT_TOP = SEA_HEADER + WORLD.atlas.height
LONG = "Maximiliana de la Torre y Fuentes"
ENDS = {"tigris": (tigris, tigris_views.end), "inner_sea": (inner_sea, inner_sea_views.end)}


def pixels(picture: Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.data)).convert("RGB")


def brightness(colour: Rgb) -> float:
    """Relative luminance as WCAG 2 defines it."""
    parts = [part / 255 for part in colour]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Rgb, other: Rgb) -> float:
    low, high = sorted((brightness(one), brightness(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("game", sorted(ENDS))
def test_the_last_board_holds_the_score_and_still_fits_a_screen(game: str, lang: str) -> None:
    pictures, end = ENDS[game]
    view: Any = end()
    board, score = (pictures.draw(view, kind, lang=lang, names=[LONG] * 6) for kind in ("board", "score"))
    assert board.width == score.width
    assert board.height <= 1.5 * board.width
    rows = [name for name in board.hotspots if name.startswith("seat:")]
    assert len(rows) == len(view.seats)
    for row in rows:
        assert pixels(board).crop(board.hotspots[row]).tobytes() == pixels(score).crop(score.hotspots[row]).tobytes()
        assert board.hotspots[row][2] == board.width


def test_rows_of_the_last_board_stand_under_the_field_best_first() -> None:
    view = tigris_views.end()
    spots = tigris.draw(view, "board").hotspots
    assert view.final is not None
    order = [seat.seat for seat in sorted(view.final, key=lambda seat: (seat.place, seat.seat))]
    assert sorted(order, key=lambda seat: spots[f"seat:{seat}"][1]) == order
    assert all(spots[f"seat:{seat}"][1] >= tigris_layout.FIELD_BOTTOM for seat in order)


def test_the_last_board_in_words_tells_places_ties_and_sources() -> None:
    text = inner_sea.alt_text(inner_sea_views.end(), "board", "en", ["Ana", "Ben", "Chen", "Dido", "Ed", "Zoë"])
    assert "Tie-break: 2 wonders" in text
    assert "Cities" in text or "cities" in text


@pytest.mark.parametrize("count", range(2, 7))
def test_cards_of_the_inner_sea_are_a_third_of_the_picture_or_more(count: int) -> None:
    boxes = [card(at, count, FOOT_TOP) for at in range(count)]
    assert all(right - left > 500 for left, _, right, _ in boxes)
    assert all(FOOT_TOP < top < bottom <= FOOT_TOP + cards_height(count) for _, top, _, bottom in boxes)
    moved = [card(at, count, FOOT_TOP + 100) for at in range(count)]
    assert [(x, y + 100, right, bottom + 100) for x, y, right, bottom in boxes] == moved


def test_a_competition_stands_in_a_strip_under_the_map() -> None:
    view = inner_sea_views.fight()
    calm = msgspec.structs.replace(view, fight=None)
    with_strip, without = inner_sea.draw(view, "board"), inner_sea.draw(calm, "board")
    height = fight_height(sides(view, Captions(WORLD, view, "en", None)))
    assert height > 0
    assert with_strip.height == without.height + height
    strip = pixels(with_strip).crop((0, FOOT_TOP, with_strip.width, FOOT_TOP + height))
    assert view.fight is not None
    nothing = msgspec.structs.replace(view.fight, played=tuple(() for _ in view.seats))
    silent = inner_sea.draw(msgspec.structs.replace(view, fight=nothing), "board")
    assert pixels(silent).crop((0, FOOT_TOP, silent.width, FOOT_TOP + height)).tobytes() != strip.tobytes()


def test_seven_factions_stand_in_three_rows() -> None:
    faction = Side(0, LONG, "4", "")
    assert fight_height([]) == 0
    one = fight_height([faction] * 3)
    assert [fight_height([faction] * count) - one for count in (2, 4, 6, 7)] == [0, 100, 100, 200]


@pytest.mark.parametrize("closed", [False, True])
@pytest.mark.parametrize("kind", ["board", "cut"])
def test_a_closed_table_marks_nobody_in_tigris(kind: str, closed: bool) -> None:
    view = msgspec.structs.replace(tigris_views.middle(), actions_left=1)
    others = [msgspec.structs.replace(view, active=seat, actions_left=left) for seat in range(4) for left in (0, 2)]
    shown = [tigris.draw(one, kind, closed=closed, names=["Ana", "Ben", "Chen", "Dido"]) for one in (view, *others)]
    assert len({pixel_digest(picture) for picture in shown}) == (1 if closed else len(shown))
    assert len({picture.alt for picture in shown}) == (1 if closed else len(shown))
    assert all(("Table closed" in picture.alt) == closed for picture in shown)


@pytest.mark.parametrize("closed", [False, True])
@pytest.mark.parametrize("kind", ["board", "cut"])
def test_a_closed_table_marks_nobody_in_the_inner_sea(kind: str, closed: bool) -> None:
    acting = [(0,), (3,), (1, 2)]
    views = [msgspec.structs.replace(inner_sea_views.middle(), acting=seats) for seats in acting]
    shown = [inner_sea.draw(view, kind, closed=closed) for view in views]
    assert len({pixel_digest(picture) for picture in shown}) == (1 if closed else 3)
    assert len({picture.alt for picture in shown}) == (1 if closed else 3)
    assert all(("Table closed" in picture.alt) == closed for picture in shown)


def test_lines_that_lie_on_each_other_are_seen_both() -> None:
    gains = tuple(Gain(1, turn, seat, "cities", 2) for turn in (1, 2) for seat in (0, 1))
    view = msgspec.structs.replace(inner_sea_views.end(), gains=gains, epoch=1, turn=2)
    drawn = chart(view, Captions(WORLD, view, "en", None), [0, 1, 2, 3, 4, 5], "default")
    left, top, right, bottom = PLOT
    inside = drawn.crop((left, top, right - 60, bottom - 30))
    found = {colour for _, colour in inside.getcolors(1 << 20) or []}
    assert set(sea_theme.THEMES["default"].seats[:2]) <= found


@pytest.mark.parametrize("room", [40, 97, 150, 233, 352])
@pytest.mark.parametrize("text", ["Época I de IV · Turno 3", LONG, "agricultura", "דניאל בן־יהודה", "🐫🐫 Çelik"])
def test_what_is_shrunk_fits_unless_it_is_as_small_as_it_may_be(text: str, room: int) -> None:
    size = shrunk(text, "title", 44, room)
    assert size == 29 or label(text, "title", size).width <= room
    assert size == 44 or label(text, "title", size + 1).width > room - 2


def test_writing_stands_out_from_its_ground() -> None:
    sea = sea_theme
    pairs = [
        *(
            (sea.FADED, colours.PARCHMENT),
            (sea.WINE, colours.PARCHMENT),
            (colours.CREAM, colours.FRAME),
            (colours.GOLD, colours.FRAME),
        ),
        *(
            (colours.GOLD, colours.FRAME_LIGHT),
            (sea.GAIN, colours.CREAM),
            (sea.WHITE, sea.WINE),
            (colours.INK, colours.FIGHT),
        ),
        *((sea.LAUREL, colours.PARCHMENT), (colours.FIGHT, colours.INK)),
        *((colours.CREAM, tone) for tone in (*(tone for _, tone in WORLD.themes.values()), *WORLD.letters.values())),
    ]
    assert [pair for pair in pairs if contrast(*pair) < 4.5] == [], "4.5 is what WCAG 2 asks of small letters"


@pytest.mark.parametrize("name", sorted(sea_theme.THEMES))
def test_symbols_stand_out_from_their_disks(name: str) -> None:
    worn = sea_theme.THEMES[name]
    assert min(contrast(*pair) for pair in zip(worn.symbols, worn.seats, strict=True)) > 4


DEUTERANOPE = ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969))
"""How red, green and blue light are seen without green cones (Machado, Oliveira, Fernandes 2009, severity 1)."""
PROTANOPE = ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052))


def seen(colour: Rgb, eye: tuple[tuple[float, float, float], ...]) -> tuple[float, ...]:
    """What such an eye makes of a colour, as perceived values from 0 to 1."""
    light = [(part / 255) ** 2.2 for part in colour]
    mixed = (sum(weight * part for weight, part in zip(row, light, strict=True)) for row in eye)
    return tuple(max(0.0, part) ** (1 / 2.2) for part in mixed)


@pytest.mark.parametrize("eye", [DEUTERANOPE, PROTANOPE])
def test_the_safe_palette_tells_six_seats_apart(eye: tuple[tuple[float, float, float], ...]) -> None:
    seats = [seen(colour, eye) for colour in sea_theme.THEMES["contrast"].seats]
    for at, one in enumerate(seats):
        for other in seats[:at]:
            assert sum(abs(a - b) for a, b in zip(one, other, strict=True)) > 0.38


@pytest.mark.parametrize(("players", "most"), [(2, 285_000), (3, 295_000), (6, 340_000)])
def test_a_board_of_the_inner_sea_is_small(players: int, most: int) -> None:
    view = inner_sea_views.middle() if players == 6 else inner_sea_views.small(players)
    assert len(inner_sea.draw(view, "board").data) < most


def test_the_map_begins_under_the_header() -> None:
    box: Box = inner_sea.draw(inner_sea_views.middle(), "board").hotspots["rome"]
    assert box[1] > SEA_HEADER


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_header_of_the_inner_sea_keeps_its_title_whole(lang: str) -> None:
    """However long the line beside it is: the title is all that differs, and all of it is there."""
    long = msgspec.structs.replace(inner_sea_views.small(3), acting=(0, 1, 2), contested=(), fight=None, changes=())
    shown = [
        pixels(inner_sea.draw(msgspec.structs.replace(long, turn=turn), "board", lang=lang, names=[LONG] * 3))
        for turn in (2, 3)
    ]
    header = (0, 0, shown[0].width, SEA_HEADER)
    assert shown[0].crop(header).tobytes() != shown[1].crop(header).tobytes()
