"""Shapes as if carved: lit from the upper left, with a texture, in the tones of an element."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops, ImageFilter

from renderers.ancient_world.theme import ELEMENTS
from renderers.core.assets import art, icon
from renderers.core.colours import Rgb

CUTS: Final = (52, 92, 128, 164, 206)
"""Brightness at which the next tone of a body begins."""
BLURS: Final = ((0.010, 0.2), (0.03, 0.35), (0.075, 0.45))
"""Of what the height of a body is made: blurred shapes, by radius in parts of its size, and their weights."""
GRAIN: Final = 0.42
"""How strong the texture is."""


@lru_cache(maxsize=16)
def _mask(path: str) -> Image.Image:
    with Image.open(art(f"ancient_world/{path}.png")) as file:
        return file.convert("L")


def _moved(picture: Image.Image, by: int) -> Image.Image:
    sheet = Image.new("L", picture.size)
    sheet.paste(picture, (by, by))
    return sheet


def _lit(shape: Image.Image, texture: str) -> Image.Image:
    """How bright each place of a shape is: it bulges, its texture stands out, and its top is brighter than its foot."""
    size = shape.width
    height = Image.new("L", shape.size)
    for radius, weight in BLURS:
        blurred = shape.filter(ImageFilter.GaussianBlur(size * radius))
        height = ImageChops.add(height, blurred.point([round(value * weight) for value in range(256)]))
    by = max(2, round(size * 0.012))
    slope = ImageChops.subtract(_moved(height, -by), _moved(height, by), scale=1, offset=128)
    slope = slope.point([max(0, min(255, round(128 + (value - 128) * 2.6))) for value in range(256)])
    fall = Image.linear_gradient("L").resize(shape.size)
    fall = fall.point([round((255 - value) * 0.9) + 10 for value in range(256)])
    return ImageChops.add(Image.blend(slope, fall, 0.36), _grain(texture, size), scale=1, offset=-128)


def _grain(texture: str, size: int) -> Image.Image:
    """A texture all over a square, its middle grey 128."""
    side = max(96, round(size * 0.55))
    tile = _mask(f"textures/{texture}").resize((side, side), Image.Resampling.LANCZOS)
    sheet = Image.new("L", (size, size))
    for top in range(0, size, side):
        for left in range(0, size, side):
            sheet.paste(tile, (left, top))
    return sheet.point([round(128 + (value - 128) * GRAIN) for value in range(256)])


def _closed(shape: Image.Image, reach: float) -> Image.Image:
    """A shape with its narrow gaps filled: what is in them is in shadow."""
    wide = shape.filter(ImageFilter.GaussianBlur(reach)).point([255 if value > 60 else 0 for value in range(256)])
    back = wide.filter(ImageFilter.GaussianBlur(reach)).point([255 if value > 190 else 0 for value in range(256)])
    return back.filter(ImageFilter.GaussianBlur(0.7))


def shape(path: str, side: int) -> Image.Image:
    """A committed shape of data/art/ancient_world (mode L), ``side`` pixels square."""
    return _mask(path).resize((side, side), Image.Resampling.LANCZOS)


def carved(mask: Image.Image, tones: tuple[Rgb, ...], texture: str) -> Image.Image:
    """A shape (mode L) in ``tones`` from dark to light, with a dark outline (RGBA)."""
    side = mask.width
    outline = mask.filter(ImageFilter.GaussianBlur(max(1.2, side * 0.012)))
    outline = outline.point([255 if value > 38 else 0 for value in range(256)]).filter(ImageFilter.GaussianBlur(0.7))
    lit, steps = _lit(mask, texture), [sum(value >= cut for cut in CUTS) for value in range(256)]
    channels = [lit.point([tones[at][channel] for at in steps]) for channel in range(3)]
    picture = Image.new("RGB", mask.size, tones[0])
    picture.paste(Image.merge("RGB", channels), (0, 0), mask)
    picture.putalpha(ImageChops.lighter(outline, _closed(mask, side * 0.02)))
    return picture


@lru_cache(maxsize=64)
def sculpture(name: str, side: int, element: str, is_faint: bool = False) -> Image.Image:
    """The icon ``name`` carved in stone (RGBA), ``side`` pixels square; a faint one is half seen."""
    inner = side - 6
    sheet = Image.new("L", (side, side))
    sheet.paste(icon(name, inner), (3, 3))
    relief = carved(sheet, ELEMENTS[element].body, "stone")
    if is_faint:
        relief.putalpha(relief.getchannel("A").point([value // 3 for value in range(256)]))
    return relief
