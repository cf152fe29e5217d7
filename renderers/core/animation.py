"""A game as an animation: pictures one after another, each with a strip of what it shows and how the seats stand.

As animated WebP, which Discord shows as such on all devices (docs/decisions/0047-animations.md).
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Final

import msgspec
from PIL import Image, ImageDraw

from renderers.core.canvas import shrunk, write
from renderers.core.colours import CREAM, FRAME, FRAME_LIGHT, GOLD, INK, PARCHMENT

WIDTH: Final = 720
"""Pixels: letters of the strip are 13 of a telephone's 360 across."""

TALLEST: Final = 1080
"""Pixels that a picture may be high; a higher one is made narrower."""

HEAD: Final = 50
ROW: Final = 50
LETTERS: Final = 32
MARGIN: Final = 14
BAR: Final = 8
COLUMNS: Final = 2
"""Seats beside each other in the strip."""

SMALL: Final = 8_000_000
"""Bytes that an animation takes at most."""

QUALITIES: Final = (70, 45, 20)
"""WebP's qualities that are tried one after another until the animation is small."""

KEYFRAMES: Final = (24, 40)
"""Frames between two that are encoded whole: at least, at most."""


class SeatPoints(msgspec.Struct, frozen=True):
    """A seat in the strip: its player's name, its points ("" where there are none), whether it is ahead."""

    name: str
    points: str = ""
    is_ahead: bool = False


class Caption(msgspec.Struct, frozen=True):
    """What stands under a picture: the turn, the seats, how much of the game is over (0 to 1).

    Without seats the strip is its head alone.
    """

    head: str
    seats: tuple[SeatPoints, ...]
    part: float


class TooLarge(Exception):
    """The animation cannot be made small enough."""


class Animation:
    """Frames that are added one by one; all are kept narrow, a few hundred kilobytes to two megabytes each."""

    def __init__(self) -> None:
        self._frames: list[tuple[Image.Image, Caption, int]] = []

    def add(self, picture: bytes, caption: Caption, milliseconds: int) -> None:
        """Add an encoded picture, to be shown so long."""
        with Image.open(io.BytesIO(picture)) as whole:
            self._frames.append((_narrow(whole.convert("RGB")), caption, milliseconds))

    def webp(self) -> tuple[bytes, tuple[int, int]]:
        """The animation, at most SMALL bytes, with its width and height; the frames are gone then. Raises TooLarge."""
        size = (WIDTH, max(picture.height + strip_height(caption) for picture, caption, _ in self._frames))
        # The strip stays in its place under the boards, also where the last picture is higher than they are.
        floor = max((picture.height for picture, caption, _ in self._frames if caption.seats), default=0)
        durations = [milliseconds for _, _, milliseconds in self._frames]
        frames = list[Image.Image]()
        while self._frames:
            # Each is let go as soon as it is composed: they are not to be in memory twice.
            picture, caption, _ = self._frames.pop(0)
            frames.append(_composed(picture, caption, size, floor))
        for quality in QUALITIES:
            data = _encoded(frames, durations, quality)
            if len(data) <= SMALL:
                return data, size
        raise TooLarge


def _encoded(frames: Sequence[Image.Image], durations: Sequence[int], quality: int) -> bytes:
    out = io.BytesIO()
    frames[0].save(
        out,
        "WEBP",
        save_all=True,
        append_images=frames[1:],
        duration=list(durations),
        loop=0,
        quality=quality,
        method=2,
        kmin=KEYFRAMES[0],
        kmax=KEYFRAMES[1],
    )
    return out.getvalue()


def strip_height(caption: Caption) -> int:
    """The height of what stands under a picture."""
    lines = -(-len(caption.seats) // COLUMNS)
    return HEAD + lines * ROW + (MARGIN // 2 if lines else 0)


def _narrow(picture: Image.Image) -> Image.Image:
    """The picture as wide as the animation, or less wide where it would be too high."""
    scale = min(WIDTH / picture.width, TALLEST / picture.height)
    size = (round(picture.width * scale), round(picture.height * scale))
    return picture if size == picture.size else picture.resize(size, Image.Resampling.LANCZOS, reducing_gap=2.0)


def _composed(picture: Image.Image, caption: Caption, size: tuple[int, int], floor: int) -> Image.Image:
    """The picture at the top, the strip under it: at ``floor``, or lower under a higher picture."""
    frame = Image.new("RGB", size, FRAME)
    top = max(picture.height, floor)
    frame.paste(picture, ((size[0] - picture.width) // 2, 0))
    pen = ImageDraw.Draw(frame)
    pen.rectangle((0, top, size[0], top + BAR - 1), fill=FRAME_LIGHT)
    pen.rectangle((0, top, round(size[0] * caption.part), top + BAR - 1), fill=GOLD)
    room = size[0] - 2 * MARGIN
    write(
        frame, (MARGIN, top + HEAD - 10), caption.head, CREAM, "bold", shrunk(caption.head, "bold", LETTERS, room), room
    )
    wide = (size[0] - MARGIN) // COLUMNS
    for at, seat in enumerate(caption.seats):
        line, column = divmod(at, COLUMNS)
        _paint_seat(frame, seat, (MARGIN + column * wide, top + HEAD + line * ROW), wide - MARGIN)
    return frame


def _paint_seat(frame: Image.Image, seat: SeatPoints, at: tuple[int, int], wide: int) -> None:
    left, top = at
    box = (left, top, left + wide, top + ROW - 6)
    ImageDraw.Draw(frame).rounded_rectangle(box, 8, fill=GOLD if seat.is_ahead else PARCHMENT)
    line, right = top + ROW - 17, left + wide - 10
    if seat.points:
        write(frame, (right, line), seat.points, INK, "bold", LETTERS, align="r")
    room = wide - 30 - (70 if seat.points else 0)
    write(frame, (left + 10, line), seat.name, INK, "bold", shrunk(seat.name, "bold", LETTERS, room), room)
