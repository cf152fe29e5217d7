"""Paint the ground of The Ancient World (sky, mountains, hills, a river, a bay) and the textures of its titans.

Usage: ``python -m data.build.art_world``. Needs ``numpy``, ``scipy`` and ``pillow``. Writes data/art/ancient_world/land.png,
in the palette of 256 colours that every picture of the game shares, and the files in textures/ beside it. Run it again
after ``python -m renderers.palette ancient_world``, which finds the colours that the pieces need.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from PIL import Image
from scipy import ndimage

from data.build.painting import DATA, Field, Rgb, blend, ground_colours, piece_colours, step

WIDTH: Final = 1600
HEIGHT: Final = 810
"""Of the whole ground; the board shows a part of it (renderers/ancient_world/layout.py)."""
LANDS: Final = 46
"""Colours of the ground."""
TILE: Final = 256
"""Pixels of a texture, each way."""

SKIES: tuple[Rgb, ...] = ((94, 140, 160), (134, 172, 178), (178, 204, 190), (220, 222, 186), (248, 226, 172))
FAR: tuple[Rgb, ...] = ((150, 168, 172), (118, 144, 154), (92, 120, 128))
SNOW: Rgb = (238, 238, 226)
HILLS: tuple[Rgb, ...] = ((142, 164, 116), (156, 172, 104), (172, 180, 102), (188, 186, 104), (202, 192, 116))
WOOD: tuple[Rgb, ...] = ((84, 116, 66), (104, 134, 72))
FIELD: tuple[Rgb, ...] = ((222, 196, 112), (206, 178, 98), (176, 168, 86))
BANK: Rgb = (150, 134, 84)
WATER: tuple[Rgb, ...] = ((158, 206, 204), (118, 182, 190), (88, 156, 174), (64, 130, 156))
FLOW: Rgb = (190, 226, 222)


def noise(size: float, seed: int, shape: tuple[int, int] = (HEIGHT, WIDTH), stretch: float = 1.0) -> Field:
    """Smooth noise with mean 0 and deviation 1; ``size`` is the width of its waves, ``stretch`` how much wider."""
    values = np.random.default_rng(seed).standard_normal((shape[0] // 2 + 8, shape[1] // 2 + 8))
    smooth = ndimage.gaussian_filter(values, (size / 2, size * stretch / 2), mode="wrap")
    smooth = ndimage.zoom(smooth / smooth.std(), 2, order=1)[: shape[0], : shape[1]]
    return np.asarray(smooth, dtype=np.float64)


def line(seed: int, rough: float, width: int = WIDTH) -> Field:
    """A line from one side to the other, -1 to 1, made of waves and their halves."""
    random, heights = np.random.default_rng(seed), np.zeros(width)
    for octave in range(7):
        count = 3 * 2**octave + 1
        points = random.uniform(-1, 1, count + 1)
        heights += np.interp(np.linspace(0, count, width), np.arange(count + 1), points) * rough**octave
    return np.asarray(heights / np.abs(heights).max(), dtype=np.float64)


def darker(tone: Rgb, part: float) -> Rgb:
    """A colour with so much (0 to 1) of its light."""
    red, green, blue = (round(light * part) for light in tone)
    return red, green, blue


def heavens(picture: Field, y: Field) -> None:
    """Bands of light, clouds."""
    picture[:] = SKIES[0]
    clouds = noise(22, 5, stretch=4.0)
    for at, tone in enumerate(SKIES[1:]):
        blend(picture, tone, step(y + 10 * noise(60, 7, stretch=3.0), 30 + at * 48, 2))
    for at, edge in enumerate((1.15, 1.5)):
        blend(picture, SKIES[min(4, 3 + at)], step(clouds, edge, 0.1) * (y < 210) * 0.85)


def mountains(picture: Field, y: Field) -> None:
    """Three rows of mountains, the first with snow."""
    for at, (tone, base, tall) in enumerate(zip(FAR, (190, 236, 280), (110, 90, 56), strict=True)):
        top = base - tall * np.abs(line(31 + at, 0.62))
        inside = step(y - top[None, :], 0, 1.5)
        blend(picture, tone, inside)
        shaded = noise(16, 41 + at, stretch=0.6) + (np.gradient(top)[None, :] * 0.9)
        blend(picture, darker(tone, 0.88), inside * step(shaded, 0.3, 0.2))
        if at == 0:
            cap = inside * step(-(y - top[None, :]) + 5 * noise(9, 44), -20, 2) * (top < base - 58)[None, :]
            blend(picture, SNOW, cap * 0.9)


def hills(picture: Field, y: Field) -> None:
    """Rolling land, nearer ones brighter, with woods and fields on them."""
    patches, grass = noise(46, 61, stretch=2.2), noise(7, 63, stretch=3.0)
    for at, tone in enumerate(HILLS):
        base = 296 + at * 104
        top = base - 40 * line(71 + at, 0.34)
        inside = step(y - top[None, :], 0, 1.5)
        blend(picture, tone, inside)
        depth = y - top[None, :]
        wood = inside * step(patches + 0.4 * grass, 1.05, 0.05) * (depth > 6)
        blend(picture, WOOD[1], wood)
        blend(picture, WOOD[0], wood * step(grass, 0.5, 0.1))
        blend(picture, darker(tone, 0.9), inside * step(-depth, -9, 3) * 0.7)
        sown = inside * step(-patches + 0.1 * grass, 1.2, 0.04) * (depth > 8)
        blend(picture, FIELD[at % 2], sown)
        rows = np.sin((y * 2.2 + np.arange(WIDTH)[None, :] * 0.9) / 4.6) > 0.35
        blend(picture, FIELD[2], sown * rows * 0.6)


def water(picture: Field, y: Field, x: Field) -> None:
    """A river from the mountains into a bay at the lower edge."""
    course = 980 + 190 * np.sin((y - 250) / 118) * np.clip((y - 250) / 200, 0, 1) + 26 * line(91, 0.5, HEIGHT)[:, None]
    wide = np.clip((y - 270) / 300, 0, 1) * 24 + 4
    depth = wide - np.abs(x - course)
    bay = 300 - np.hypot((x - 1010) * 0.62, (y - HEIGHT - 40) * 1.25) + 26 * noise(34, 93)
    depth = np.where(y > 268, np.maximum(depth, bay), -50)
    depth = ndimage.gaussian_filter(depth, 2.4)
    blend(picture, BANK, step(depth, -5, 2) * 0.8)
    blend(picture, WATER[0], step(depth, 0, 1.5))
    ripple = depth + 5 * noise(16, 95, stretch=3)
    for at, tone in enumerate(WATER[1:]):
        blend(picture, tone, step(ripple, 8 + 26 * at, 2))
    broken = noise(8, 97, stretch=6)
    blend(picture, FLOW, step(broken, 1.7, 0.2) * step(depth, 10, 2) * 0.8)


def land() -> Image.Image:
    """The whole ground."""
    y, x = np.indices((HEIGHT, WIDTH)).astype(np.float64)
    picture = np.empty((HEIGHT, WIDTH, 3))
    heavens(picture, y)
    mountains(picture, y)
    hills(picture, y)
    water(picture, y, x)
    return Image.fromarray(np.clip(picture + 0.5, 0, 255).astype(np.uint8), "RGB")


def wrapped_noise(size: float, seed: int, stretch: float = 1.0) -> Field:
    """Noise for a tile, whose edges fit each other."""
    values = np.random.default_rng(seed).standard_normal((TILE, TILE))
    smooth = ndimage.gaussian_filter(values, (size, size * stretch), mode="wrap")
    return np.asarray(smooth / smooth.std(), dtype=np.float64)


def stone() -> Field:
    """Slabs with cracks between them."""
    y, x = np.indices((TILE, TILE)).astype(np.float64)
    x, y = x + 6 * wrapped_noise(8, 5), y + 6 * wrapped_noise(8, 6)
    distances = []
    for across, down in np.random.default_rng(3).random((70, 2)) * TILE:
        right, below = np.abs(x - across), np.abs(y - down)
        distances.append(np.hypot(np.minimum(right, TILE - right), np.minimum(below, TILE - below)))
    near = np.sort(np.array(distances), axis=0)
    edge = near[1] - near[0]
    slabs = wrapped_noise(14, 9) * 0.5 + 0.35 * wrapped_noise(2.5, 10)
    return np.asarray(slabs - 2.4 * np.clip(1 - edge / 3.2, 0, 1) + 0.5 * np.clip(edge / 12, 0, 1), dtype=np.float64)


def hide() -> Field:
    """Hair and bark: strokes from side to side."""
    return wrapped_noise(1.4, 21, 6) + 0.5 * wrapped_noise(10, 22)


def scales(side: float = 32.0) -> Field:
    """Scales, each over the next."""
    y, x = np.indices((TILE, TILE)).astype(np.float64)
    heights = np.full((TILE, TILE), -9.0)
    for row in range(-1, int(TILE / (side / 2)) + 2):
        for column in range(-1, int(TILE / side) + 2):
            across, down = column * side + (side / 2 if row % 2 else 0), row * side / 2
            radius = np.hypot((x - across) / (side * 0.55), (y - down) / (side * 0.6))
            heights = np.where(radius < 1, 1 - radius**3, heights)
    return heights


def save_texture(values: Field, name: str) -> None:
    """Write a texture in 16 greys around its middle."""
    levels = np.clip(128 + (values - values.mean()) / (2.6 * values.std()) * 127, 0, 255).astype(np.uint8)
    picture = Image.fromarray(levels).point(lambda value: round(value / 17) * 17)
    picture.save(DATA / "art" / "ancient_world" / "textures" / f"{name}.png", optimize=True)


def main() -> None:
    """Write the ground and the textures."""
    for name, values in (("stone", stone()), ("hide", hide()), ("scales", scales())):
        save_texture(values, name)
    picture = land()
    pieces, exact = piece_colours("ancient_world")
    colours = exact + ground_colours(picture, LANDS) + pieces
    palette = Image.new("P", (1, 1))
    palette.putpalette(colours[:768] + [0] * (768 - len(colours)), "RGB")
    painted = picture.quantize(palette=palette, dither=Image.Dither.NONE)
    painted.save(DATA / "art" / "ancient_world" / "land.png", optimize=True)


if __name__ == "__main__":
    main()
