"""Make the shapes of the titans in data/art/ancient_world/titans: alpha masks that the renderer lights and textures.

Usage: ``python -m data.build.art_titans ICONS_JSON`` with the ``icons.json`` of the package ``@iconify-json/game-icons``.
Needs ``resvg-py`` and ``pillow``. A titan is one icon, or several and lines of our own put together.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final, NamedTuple

from data.build.art_icons import AUTHORS, mask, save_packed
from data.build.painting import DATA

SIDE: Final = 368
"""Pixels of a shape, each way."""


class Layer(NamedTuple):
    """An icon with its author, placed in a sheet 512 wide: its left top corner and how much smaller it is.

    ``cuts``: it is cut out of what is under it. ``rim``: width of the gap around it.
    """

    icon: str
    author: str
    x: float = 0
    y: float = 0
    scale: float = 1
    cuts: bool = False
    rim: float = 0


class Own(NamedTuple):
    """Lines of our own, as SVG, in white."""

    svg: str


MOTH: Final = Own(
    '<path fill="#fff" fill-rule="evenodd" d="M256 128c-60-96-178-112-236-78 8 60 24 92 44 112-22 42 6 104 60 122'
    "-40 44-42 116-8 178 20 24 36-6 44-26 14 10 34 2 38-20 24 0 48-50 46-110l12-30 12 30c-2 60 22 110 46 110 4 22"
    " 24 30 38 20 8 20 24 50 44 26 34-62 32-134-8-178 54-18 82-80 60-122 20-20 36-52 44-112-58-34-176-18-236 78z"
    "M120 110a40 40 0 1 0 .1 0zM392 110a40 40 0 1 0 .1 0zM164 300a26 26 0 1 0 .1 0zM348 300a26 26 0 1 0 .1 0z"
    'M246 170l-8 150 18 40 18-40-8-150z"/>'
    '<path fill="#fff" d="M120 128a22 22 0 1 0 .1 0zM392 128a22 22 0 1 0 .1 0zM164 314a12 12 0 1 0 .1 0z'
    'M348 314a12 12 0 1 0 .1 0z"/>'
    '<path fill="#fff" d="M256 176l-9 10-2 120 11 44 11-44-2-120z"/>'
    '<path fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" d="M250 130C236 84 214 50 182 34'
    'M262 130c14-46 36-80 68-96"/>'
)
LEGS: Final = Own(
    '<path fill="#fff" d="M112 356l-34 112-32 20v20h136l22-124 26-16h52l26 16 22 124h136v-20l-32-20-34-112z"/>'
    '<path fill="#fff" d="M96 250c-44 8-78 40-88 96l20 40 18-22 16 24 20-22 14-40 26-40z'
    'M416 250c44 8 78 40 88 96l-20 40-18-22-16 24-20-22-14-40-26-40z"/>'
)
FACE: Final = Own(
    '<path fill="#000" d="M176 262l60 26-8 18c-22 4-44-10-52-44zM336 262l-60 26 8 18c22 4 44-10 52-44z'
    'M176 338h160l-14 16-14-12-18 18-18-16-16 16-16-16-18 16-18-18-14 12z"/>'
)

PUFFS: Final = Own(
    '<path fill="#fff" d="M150 92a40 40 0 1 0 .1 0zM196 60a44 44 0 1 0 .1 0zM256 30a52 52 0 1 0 .1 0zM318 54a46 46 0 1 0 .1 0z'
    'M364 92a38 38 0 1 0 .1 0z"/>'
)
CROWN: Final = Own(
    '<g stroke="#000" stroke-width="12" fill="#fff"><circle cx="96" cy="132" r="58"/><circle cx="416" cy="132" r="58"/>'
    '<circle cx="150" cy="78" r="62"/><circle cx="362" cy="78" r="62"/><circle cx="256" cy="62" r="74"/>'
    '<circle cx="200" cy="136" r="46"/><circle cx="312" cy="136" r="46"/></g>'
)
TOWERS: Final = Own(
    '<path fill="#fff" fill-rule="evenodd" d="M100 240V120h-12V84h18v16h16V84h18v16h16V84h18v36h-12v20h34V62h-14V18h20v20h20V18h20v20h20V18h20v44'
    "h-14v78h34v-20h-12V84h18v16h16V84h18v16h16V84h18v36h-12v120zM126 140h16v30h-16zM216 84h20v40h-20zM310 140h16v30h-16z"
    'M206 170h40v40h-40z"/>'
)
ARM: Final = Own(
    '<path fill="none" stroke="#fff" stroke-width="40" stroke-linecap="round" stroke-linejoin="round" d="M270 190L350 214L384 150"/>'
)

LORC, DELAPOUITE, CARO = "lorc", "delapouite", "caro-asercion"
TITANS: Final[dict[str, tuple[Layer | Own, ...]]] = {
    "mudback": (Layer("armadillo", DELAPOUITE),),
    "cinder_hound": (Layer("wolf-head", LORC),),
    "gloom_heron": (Layer("shoebill-stork", DELAPOUITE),),
    "brinemaw": (Layer("piranha", DELAPOUITE),),
    "moss_ox": (Layer("bison", DELAPOUITE),),
    "copper_boar": (Layer("boar", CARO),),
    "silt_eel": (Layer("eel", DELAPOUITE),),
    "honey_bear": (Layer("bear-head", DELAPOUITE),),
    "owl_of_reeds": (Layer("owl", LORC),),
    "ink_jackal": (Layer("anubis", DELAPOUITE),),
    "glass_crab": (Layer("crab", LORC),),
    "moon_moth": (MOTH,),
    "thorn_stag": (Layer("deer", CARO),),
    "salt_serpent": (Layer("sea-serpent", LORC),),
    "marsh_toad": (Layer("frog", LORC),),
    "ember_lynx": (Layer("lynx-head", DELAPOUITE),),
    "forest_walker": (Layer("shambling-mound", DELAPOUITE),),
    "iron_bull": (Layer("minotaur", LORC),),
    "star_sphinx": (Layer("greek-sphinx", DELAPOUITE),),
    "wave_colossus": (Layer("rock-golem", DELAPOUITE),),
    "sun_scarab": (Layer("scarab-beetle", LORC),),
    "cedar_ape": (Layer("gorilla", DELAPOUITE),),
    "storm_vulture": (Layer("vulture", LORC),),
    "fog_elephant": (Layer("elephant-head", DELAPOUITE),),
    "pearl_dragon": (Layer("dragon-head", LORC),),
    "ash_mammoth": (Layer("mammoth", DELAPOUITE),),
    "tide_turtle": (Layer("sea-turtle", DELAPOUITE),),
    "gold_manticore": (Layer("griffin-symbol", DELAPOUITE),),
    "anvil_giant": (ARM, Layer("blacksmith", DELAPOUITE)),
    "harvest_hydra": (Layer("hydra", LORC),),
    "dream_leviathan": (Layer("sea-dragon", LORC),),
    "tower_snail": (TOWERS, Layer("snail", LORC, 0, 92, 0.82, rim=16)),
    "four_winds_roc": (Layer("hawk-emblem", LORC),),
    "crowned_basilisk": (Layer("horned-reptile", DELAPOUITE, 60, 120, 0.76), Layer("crown", LORC, 163, 44, 0.36)),
    "walking_volcano": (Layer("smoking-volcano", DELAPOUITE, 76, 58, 0.7), PUFFS, LEGS, FACE),
    "root_titan": (Layer("deku-tree", DELAPOUITE, 46, 92, 0.82), CROWN),
    "night_kraken": (Layer("giant-squid", DELAPOUITE),),
    "bone_behemoth": (Layer("t-rex-skull", DELAPOUITE),),
    "sky_whale": (Layer("sperm-whale", DELAPOUITE),),
}
"""By titan: what its shape is made of, from the back to the front."""


def drawing(parts: tuple[Layer | Own, ...], icons: dict[str, dict[str, str]]) -> str:
    """The parts as one SVG; what is black there is cut out."""
    body = []
    for part in parts:
        if isinstance(part, Own):
            body.append(part.svg)
            continue
        tone = "#000" if part.cuts else "#fff"
        lines = icons[part.icon]["body"].replace("currentColor", tone)
        if part.rim:
            edge = f'stroke="#000" stroke-width="{part.rim / part.scale}" stroke-linejoin="round"'
            body.append(f'<g transform="translate({part.x} {part.y}) scale({part.scale})" {edge}>{lines}</g>')
        body.append(f'<g transform="translate({part.x} {part.y}) scale({part.scale})">{lines}</g>')
    sheet = "".join(body)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">'
        f'<mask id="m" x="0" y="0" width="512" height="512" maskUnits="userSpaceOnUse">{sheet}</mask>'
        '<rect width="512" height="512" fill="#fff" mask="url(#m)"/></svg>'
    )


def main(icons_json: str) -> None:
    """Write every titan, and who drew what."""
    icons = json.loads(Path(icons_json).read_text("utf-8"))["icons"]
    target = DATA / "art" / "ancient_world" / "titans"
    target.mkdir(parents=True, exist_ok=True)
    rows = []
    for titan, parts in TITANS.items():
        save_packed(mask(drawing(parts, icons), SIDE), target / f"{titan}.png")
        credits = [f"{part.icon}, {AUTHORS[part.author]}" for part in parts if isinstance(part, Layer)]
        own = ["lines of this project"] if any(isinstance(part, Own) for part in parts) else []
        rows.append(f"| {titan} | {'; '.join(credits + own)} |")
    table = "| titan | icons and their authors |\n| --- | --- |\n" + "\n".join(sorted(rows)) + "\n"
    (target / "TABLE.md").write_text(table, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
