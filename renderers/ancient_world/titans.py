"""Titans as creatures: a shape lit from the upper left, textured, before its own sky; a city at its feet for scale."""

from __future__ import annotations

import zlib
from math import hypot
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from engine.core.rng import Rng, seeded
from renderers.ancient_world.relief import carved, shape
from renderers.ancient_world.theme import ELEMENTS
from renderers.core.canvas import set_in, smooth
from renderers.core.colours import Rgb

Size = tuple[int, int]


class Look(NamedTuple):
    """Of what a titan is made: its element (theme.ELEMENTS) and its texture; ``swims``: waves are before it."""

    element: str
    texture: str
    swims: bool = False


LOOKS: Final[dict[str, Look]] = {
    "mudback": Look("gold", "stone"),
    "cinder_hound": Look("fire", "hide"),
    "gloom_heron": Look("shadow", "hide"),
    "brinemaw": Look("sea", "scales", swims=True),
    "moss_ox": Look("forest", "hide"),
    "copper_boar": Look("fire", "stone"),
    "silt_eel": Look("gold", "scales", swims=True),
    "honey_bear": Look("gold", "hide"),
    "owl_of_reeds": Look("forest", "hide"),
    "ink_jackal": Look("shadow", "stone"),
    "glass_crab": Look("sea", "stone", swims=True),
    "moon_moth": Look("shadow", "hide"),
    "thorn_stag": Look("forest", "stone"),
    "salt_serpent": Look("sea", "scales", swims=True),
    "marsh_toad": Look("forest", "scales"),
    "ember_lynx": Look("fire", "hide"),
    "forest_walker": Look("forest", "hide"),
    "iron_bull": Look("stone", "stone"),
    "star_sphinx": Look("shadow", "stone"),
    "wave_colossus": Look("sea", "stone", swims=True),
    "sun_scarab": Look("gold", "stone"),
    "cedar_ape": Look("forest", "hide"),
    "storm_vulture": Look("shadow", "hide"),
    "fog_elephant": Look("stone", "hide"),
    "pearl_dragon": Look("sea", "scales"),
    "ash_mammoth": Look("stone", "hide"),
    "tide_turtle": Look("sea", "stone", swims=True),
    "gold_manticore": Look("gold", "hide"),
    "anvil_giant": Look("fire", "stone"),
    "harvest_hydra": Look("forest", "scales"),
    "dream_leviathan": Look("shadow", "scales", swims=True),
    "tower_snail": Look("gold", "stone"),
    "four_winds_roc": Look("sea", "hide"),
    "crowned_basilisk": Look("forest", "scales"),
    "walking_volcano": Look("fire", "stone"),
    "root_titan": Look("gold", "hide"),
    "night_kraken": Look("shadow", "scales", swims=True),
    "bone_behemoth": Look("stone", "stone"),
    "sky_whale": Look("sea", "hide", swims=True),
}
"""By titan, as data/art/ancient_world/titans has their shapes."""

EYES: Final[dict[str, tuple[tuple[float, float], ...]]] = {
    "iron_bull": ((0.455, 0.27), (0.545, 0.27)),
    "cedar_ape": ((0.905, 0.2),),
    "moss_ox": ((0.935, 0.4),),
    "anvil_giant": ((0.335, 0.125), (0.39, 0.125)),
    "thorn_stag": ((0.745, 0.235),),
    "star_sphinx": ((0.81, 0.135),),
    "tower_snail": ((0.815, 0.335), (0.905, 0.38)),
}
"""Where eyes glow that a shape has no holes for, in parts of it."""
MARGIN: Final = 0.03
"""Room around a shape for its outline, in parts of it."""
FACTOR: Final = 2
"""How much larger skies are drawn, for soft edges."""


def _ridge(pen: ImageDraw.ImageDraw, size: Size, base: float, tall: float, tone: Rgb, rng: Rng) -> None:
    """Mountains from one side to the other."""
    width, height = size
    peaks = [base - tall * rng.below(101) / 100 for _ in range(10)]
    line: list[tuple[float, float]] = [(0, height)]
    for at in range(9):
        for part in range(6):
            y = peaks[at] + (peaks[at + 1] - peaks[at]) * part / 6 + (rng.below(101) / 100 - 0.5) * tall * 0.12
            line.append(((at + part / 6) / 9 * width, y))
    pen.polygon([*line, (width, peaks[-1]), (width, height)], fill=tone)


def _sky(size: Size, sky: tuple[Rgb, ...], rng: Rng) -> Image.Image:
    """Rings of light around the creature, two rows of mountains."""
    wide, tall = size[0] * FACTOR, size[1] * FACTOR
    sheet = Image.new("RGB", (wide, tall), sky[-1])
    pen = ImageDraw.Draw(sheet)
    centre, reach = (wide * 0.5, tall * 0.45), hypot(wide, tall) * 0.62
    for at, tone in enumerate(reversed(sky[:-1])):
        radius = reach * (1 - (at + 1) / 6.2)
        pen.ellipse((centre[0] - radius, centre[1] - radius, centre[0] + radius, centre[1] + radius), fill=tone)
    _ridge(pen, (wide, tall), tall * 0.80, tall * 0.28, sky[3], rng)
    _ridge(pen, (wide, tall), tall * 0.90, tall * 0.18, sky[4], rng)
    return sheet.resize(size, Image.Resampling.BOX)


def _town(pen: ImageDraw.ImageDraw, x: float, base: float, unit: float, tones: tuple[Rgb, Rgb], rng: Rng) -> None:
    """A few houses and towers, dark before the light, some with a lamp."""
    dark, light = tones
    for _ in range(6):
        wide, tall = unit * (13 + rng.below(17)) / 10, unit * (16 + rng.below(46)) / 10
        pen.rectangle((x, base - tall, x + wide, base + unit), fill=(*dark, 255))
        roof = rng.below(10)
        if roof < 4:
            eaves = (x - unit * 0.4, base - tall), (x + wide + unit * 0.4, base - tall)
            pen.polygon([*eaves, (x + wide / 2, base - tall - unit * 1.2)], fill=(*dark, 255))
        elif roof < 6:
            pen.ellipse((x, base - tall - wide / 2, x + wide, base - tall + wide / 2), fill=(*dark, 255))
        if rng.below(10) < 7:
            lamp = (x + wide * 0.4, base - tall * 0.6)
            pen.rectangle((*lamp, lamp[0] + unit * 0.5, lamp[1] + unit * 0.6), fill=(*light, 255))
        x += wide


def _shore(size: Size, look: Look, rng: Rng) -> Image.Image:
    """What is before the creature (RGBA): dark ground with two towns, or waves."""
    body, sky = ELEMENTS[look.element]
    wide, tall = size[0] * FACTOR, size[1] * FACTOR
    sheet = Image.new("RGBA", (wide, tall))
    pen = ImageDraw.Draw(sheet)
    base = tall * 0.925
    if look.swims:
        for at, tone in enumerate((body[2], body[1], body[0])):
            top, step = base - tall * (0.055 - at * 0.035), wide / (7 + at)
            for crest in range(-1, 10 + at):
                x = (crest + 0.5 * (at % 2)) * step
                pen.ellipse((x - step * 0.1, top - step * 0.17, x + step * 1.1, top + step * 0.6), fill=(*tone, 255))
            pen.rectangle((0, round(top + step * 0.17), wide, tall), fill=(*tone, 255))
    line = [(0.0, 0.01), (0.3, -0.012), (0.62, 0.012), (1.0, -0.01)]
    sides = (4 + rng.below(13), 74 + rng.below(11))
    if not look.swims:
        ground = [(x * wide, base + y * tall) for x, y in line]
        pen.polygon([(0, tall), *ground, (wide, tall)], fill=(*body[0], 255))
        for side in sides:
            _town(pen, wide * side / 100, base, tall * 0.011, (body[0], sky[0]), rng)
    return sheet.resize(size, Image.Resampling.BOX)


def _eye(picture: Image.Image, centre: tuple[float, float], side: int, tones: tuple[Rgb, Rgb]) -> None:
    """A glowing eye with a dark rim."""
    size = max(7, round(side * 0.062)) | 1

    def draw(pen: ImageDraw.ImageDraw, s: int) -> None:
        full = size * s - 1
        pen.ellipse((0, full * 0.16, full, full * 0.84), fill=(*tones[0], 255))
        pen.ellipse((full * 0.24, full * 0.3, full * 0.76, full * 0.7), fill=(*tones[1], 255))

    sprite = smooth((size, size), draw)
    set_in(picture, sprite, (round(centre[0]) - size // 2, round(centre[1]) - size // 2))


def like(titan: str) -> str:
    """The titan whose shape one has: its own; of one that nobody has drawn, always the same of the others."""
    return titan if titan in LOOKS else tuple(LOOKS)[zlib.crc32(titan.encode()) % len(LOOKS)]


def portrait(titan: str, size: Size, part: float = 0.9) -> Image.Image:
    """A titan before its sky (RGB) in any ``size``; the creature takes ``part`` of the smaller side."""
    look = LOOKS[like(titan)]
    body, sky = ELEMENTS[look.element]
    seed = zlib.crc32(titan.encode())
    picture = _sky(size, sky, seeded(seed))
    side = round(min(size) * part)
    creature = shape(f"titans/{like(titan)}", side)
    foot = (creature.getbbox() or (0, 0, side, side))[3]
    ground = 0.955 if look.swims else 0.935
    at = ((size[0] - side) // 2, round(size[1] * ground) - (side if look.swims else foot))
    edge = round(side * MARGIN)
    mask = Image.new("L", (side + 2 * edge, side + 2 * edge))
    mask.paste(creature, (edge, edge))
    creature = carved(mask, body, look.texture)
    picture.paste(creature, (at[0] - edge, at[1] - edge), creature)
    for across, down in EYES.get(titan, ()):
        _eye(picture, (at[0] + across * side, at[1] + down * side), side, (body[0], sky[0]))
    shore = _shore(size, look, seeded(seed + 1))
    picture.paste(shore, (0, 0), shore)
    return picture
