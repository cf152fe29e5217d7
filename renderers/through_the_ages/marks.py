"""Small signs: a seat's, the back of a card, tokens, numbers with their symbol. All are drawn on RGB pictures."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from renderers.core.canvas import put_icon, set_in, smooth, write
from renderers.core.colours import CREAM, INK, Rgb, ink_on
from renderers.core.labels import width_of
from renderers.core.seats import seat_sign as drawn_seat
from renderers.through_the_ages.theme import AGE_NAMES, AGE_TONES, MILITARY, YELLOW, theme


def seat_sign(seat: int, size: int, palette: str) -> Image.Image:
    """The sign of a seat (RGBA): its shape in its colour, with a cream rim and its number."""
    return drawn_seat(seat, size, theme(palette).seats[seat])


def age_disk(picture: Image.Image, age: int, centre: tuple[int, int], size: int) -> None:
    """The age of a card in a cream disk."""
    disk = _disk(size, CREAM, INK)
    set_in(picture, disk, (centre[0] - size // 2, centre[1] - size // 2))
    letters = round(size * (0.5 if len(AGE_NAMES[age]) > 2 else 0.6))
    write(picture, (centre[0], centre[1] + round(letters * 0.35)), AGE_NAMES[age], INK, "bold", letters, align="m")


@lru_cache(maxsize=64)
def _disk(size: int, tone: Rgb, rim: Rgb) -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw, s: int) -> None:
        full = size * s - 1
        pen.ellipse((0, 0, full, full), fill=(*rim, 255))
        edge = max(1.5, size * 0.06) * s
        pen.ellipse((edge, edge, full - edge, full - edge), fill=(*tone, 255))

    return smooth((size, size), draw)


def back(picture: Image.Image, age: int, at: tuple[int, int], height: int) -> int:
    """The back of a card of an age; returns its width."""
    width = round(height * 0.72)
    pen = ImageDraw.Draw(picture)
    box = (at[0], at[1], at[0] + width - 1, at[1] + height - 1)
    pen.rounded_rectangle(box, height // 8, fill=AGE_TONES[age], outline=INK, width=2)
    letters = round(height * (0.46 if len(AGE_NAMES[age]) < 3 else 0.4))
    middle = (at[0] + width // 2, at[1] + height // 2 + round(letters * 0.35))
    write(picture, middle, AGE_NAMES[age], ink_on(AGE_TONES[age]), "bold", letters, align="m")
    return width


def hand_card(picture: Image.Image, is_civil: bool, at: tuple[int, int], height: int) -> int:
    """The sign of a hand: a card with the palm of civil cards or the fist of military ones; returns its width."""
    width = round(height * 0.78)
    box = (at[0], at[1], at[0] + width - 1, at[1] + height - 1)
    ImageDraw.Draw(picture).rounded_rectangle(box, height // 7, fill=CREAM, outline=INK, width=2)
    icon, tone = ("palm-up", INK) if is_civil else ("fist", MILITARY)
    put_icon(picture, icon, (at[0] + width // 2, at[1] + height // 2), round(width * 0.78), tone)
    return width


def backs(picture: Image.Image, ages: tuple[tuple[int, int], ...], at: tuple[int, int], height: int, ink: Rgb) -> int:
    """Backs by age with how many of each there are; returns the width."""
    x = at[0]
    for age, count in ages:
        x += back(picture, age, (x, at[1]), height) + height // 10
        text = str(count)
        x += write(picture, (x, at[1] + round(height * 0.74)), text, ink, "bold", round(height * 0.72)) + height // 4
    return x - at[0]


def backs_width(ages: tuple[tuple[int, int], ...], height: int) -> int:
    """The width that ``backs`` needs."""
    each = round(height * 0.72) + height // 10 + height // 4
    return sum(each + width_of(str(count), "bold", round(height * 0.72)) for _, count in ages)


def yellow_token(picture: Image.Image, centre: tuple[int, int], size: int, *, filled: bool = True) -> None:
    """A yellow token: a disk; an empty place is its rim."""
    token = _disk(size, YELLOW if filled else CREAM, INK)
    set_in(picture, token, (centre[0] - size // 2, centre[1] - size // 2))
