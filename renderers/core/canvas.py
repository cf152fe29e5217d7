"""A picture in one prepared palette: patches are quantised once, kept, and stamped as bytes.

Everything that is pasted is already in the palette, so composing copies memory only, and the encoder
gets the 256 colours that PNG-8 wants.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from renderers.core.assets import icon, palette_of
from renderers.core.cache import Lru
from renderers.core.colours import CREAM, FIGHT, FRAME, FRAME_LIGHT, GOLD, INK, PARCHMENT, PARCHMENT_DARK, Rgb
from renderers.core.fonts import Style
from renderers.core.labels import label, width_of
from renderers.core.packed import PackedPicture
from renderers.core.picture import Box

Paint = Callable[[Image.Image], None]

BYTES_KEPT = 8_000_000
"""Of patches: room for some thousand pieces, squares, panels and cards."""
PLAIN = 4_000
"""Pixels up to which a patch is kept as it is; a larger one is kept compressed, a fifth to a tenth of its bytes."""

FRAMES: Final = (INK, CREAM, FRAME, FRAME_LIGHT, GOLD, PARCHMENT, PARCHMENT_DARK, FIGHT)
"""Colours that stay as they are in every picture."""
ALIKE: Final = 16
"""How far apart (red, green or blue) two tones of a narrow picture are at least."""

_patches: Lru[Image.Image | PackedPicture] = Lru(
    BYTES_KEPT, lambda piece: piece.width * piece.height if isinstance(piece, Image.Image) else len(piece.data)
)


def quantised(picture: Image.Image, palette: str) -> Image.Image:
    """``picture`` (RGB) in the colours of the committed picture ``palette``, without dithering."""
    return picture.quantize(palette=palette_of(palette), dither=Image.Dither.NONE)


@lru_cache(maxsize=512)
def index_of(colour: Rgb, palette: str) -> int:
    """The palette's entry nearest to ``colour``."""
    index = quantised(Image.new("RGB", (1, 1), colour), palette).getpixel((0, 0))
    assert isinstance(index, int)
    return index


def patch(key: Hashable, palette: str, make: Callable[[], Image.Image]) -> Image.Image:
    """The quantised picture kept under ``key``; ``make`` draws it in RGB the first time."""
    return _patch((palette, key), palette, lambda: quantised(make(), palette))


def _patch(key: Hashable, palette: str, make: Callable[[], Image.Image]) -> Image.Image:
    kept = _patches.get(key, lambda: _packed(make()))
    return kept.read(_palette_bytes(palette)) if isinstance(kept, PackedPicture) else kept


def _packed(picture: Image.Image) -> Image.Image | PackedPicture:
    return picture if picture.width * picture.height <= PLAIN else PackedPicture.of(picture)


@lru_cache(maxsize=32)
def _palette_bytes(palette: str) -> bytes:
    return bytes(palette_of(palette).getpalette("RGB") or [])


def narrow_patch(key: Hashable, palette: str, width: int, make: Callable[[], Image.Image]) -> Image.Image:
    """The quantised picture kept under ``key``, made ``width`` pixels wide, its height in proportion.

    Where that makes it smaller, tones that are nearly alike are one: its edges have become soft, in many of them.
    """

    def narrow() -> Image.Image:
        picture = make()
        if picture.width == width:
            return quantised(picture, palette)
        return quantised(narrowed(picture, width), palette).point(_fewer_tones(palette))

    return _patch((palette, key, width), palette, narrow)


@lru_cache(maxsize=8)
def _fewer_tones(palette: str) -> list[int]:
    """For each entry of a palette one of a tone nearly alike: the colours of frames and letters first, then the last
    entries, which are those that a game needs exactly.
    """
    flat = _palette_bytes(palette)
    tones = [(flat[at], flat[at + 1], flat[at + 2]) for at in range(0, len(flat), 3)]
    chosen: list[int] = []
    entries = list(range(256))
    for entry in (*(index_of(colour, palette) for colour in FRAMES), *reversed(range(len(tones)))):
        alike = min(chosen, key=lambda other: _apart(tones[other], tones[entry]), default=entry)
        if alike != entry and _apart(tones[alike], tones[entry]) < ALIKE:
            entries[entry] = alike
        else:
            chosen.append(entry)
    return entries


def _apart(one: Rgb, other: Rgb) -> int:
    return max(abs(first - second) for first, second in zip(one, other, strict=True))


class Canvas:
    """A picture in mode P being composed."""

    def __init__(self, size: tuple[int, int], palette: str, ground: Rgb) -> None:
        self.palette = palette
        self.image = Image.new("P", size, index_of(ground, palette))
        self.image.putpalette(_palette_bytes(palette), "RGB")

    def stamp(self, piece: Image.Image, at: tuple[int, int]) -> None:
        """Copy a quantised ``piece`` to the place ``at`` (left, top)."""
        self.image.paste(piece, at)

    def paint(self, box: Box, draw: Paint) -> None:
        """Let ``draw`` change the RGB picture of ``box``, then put it back; for what cannot be kept."""
        box = (max(0, box[0]), max(0, box[1]), min(self.image.width, box[2]), min(self.image.height, box[3]))
        region = self.image.crop(box).convert("RGB")
        draw(region)
        self.image.paste(quantised(region, self.palette), box[:2])


def write(
    picture: Image.Image,
    at: tuple[int, int],
    text: str,
    colour: Rgb,
    style: Style = "text",
    size: int = 24,
    room: int | None = None,
    align: str = "l",
) -> int:
    """Write a line whose baseline starts at ``at`` (``align`` l, m or r); returns its width in pixels."""
    line = label(text, style, size, room)
    x = at[0] - {"l": 0, "m": line.width // 2, "r": line.width}[align]
    picture.paste(colour, (x, at[1] - line.baseline), line.mask)
    return line.width


def shrunk(text: str, style: Style, size: int, room: int) -> int:
    """The largest size, at most ``size`` and at least two thirds of it, at which ``text`` fits ``room``."""
    least = size * 2 // 3
    fitting = max(least, min(size, size * room // max(1, width_of(text, style, size))))
    # Widths do not shrink quite as sizes do.
    while fitting > least and width_of(text, style, fitting) > room:
        fitting -= 1
    return fitting


def narrowed(picture: Image.Image, width: int) -> Image.Image:
    """An RGB picture made ``width`` pixels wide, its height in proportion; the same one where it is so already."""
    if picture.width == width:
        return picture
    return picture.resize((width, round(picture.height * width / picture.width)), Image.Resampling.LANCZOS)


def put_icon(picture: Image.Image, name: str, centre: tuple[int, int], size: int, colour: Rgb) -> None:
    """Paint the icon ``name`` in one colour around ``centre``."""
    picture.paste(colour, (centre[0] - size // 2, centre[1] - size // 2), icon(name, size))


def set_in(picture: Image.Image, sprite: Image.Image, at: tuple[int, int]) -> None:
    """Paste a sprite (RGBA) on an RGB picture."""
    picture.paste(sprite, at, sprite)


def smooth(size: tuple[int, int], draw: Callable[[ImageDraw.ImageDraw, int], None], scale: int = 4) -> Image.Image:
    """A picture (RGBA) with soft edges: ``draw`` gets a pen and the factor of its larger sheet."""
    sheet = Image.new("RGBA", (size[0] * scale, size[1] * scale))
    draw(ImageDraw.Draw(sheet), scale)
    return sheet.resize(size, Image.Resampling.BOX)
