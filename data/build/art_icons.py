"""Make the committed alpha masks of data/art/icons from SVG bodies.

Usage: ``python data/build/art_icons.py ICONS_JSON`` with the ``icons.json`` of the package
``@iconify-json/game-icons``. Needs ``resvg-py`` and ``pillow``. Our own drawings are in data/art/own.
"""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import resvg_py
from PIL import Image

ART = Path(__file__).resolve().parents[1] / "art"
SIDE = 256

AUTHORS = {
    "lorc": "Lorc (https://lorcblog.blogspot.com)",
    "delapouite": "Delapouite (https://delapouite.com)",
    "caro-asercion": "Caro Asercion",
    "heavenly-dog": "HeavenlyDog (http://www.gnomosygoblins.blogspot.com)",
    "skoll": "Skoll",
    "carl-olsen": "Carl Olsen (https://twitter.com/unstoppableCarl)",
    "willdabeast": "Willdabeast (http://wjbstories.blogspot.com)",
}

ICONS: dict[str, tuple[str, str]] = {
    "settlement": ("hut", "delapouite"),
    "lion": ("lion", "lorc"),
    "king": ("queen-crown", "lorc"),
    "trader": ("scales", "lorc"),
    "farmer": ("sickle", "delapouite"),
    "catastrophe": ("earth-crack", "lorc"),
    "winged": ("griffin-symbol", "delapouite"),
    "library": ("scroll-unfurled", "lorc"),
    "palace": ("medieval-gate", "delapouite"),
    "granary": ("granary", "delapouite"),
    "market-hall": ("triple-gate", "delapouite"),
    "bag": ("swap-bag", "lorc"),
    "swords": ("crossed-swords", "lorc"),
    "laurels": ("laurels", "lorc"),
    "palm": ("palm-tree", "delapouite"),
    "reed": ("reed", "delapouite"),
    "eagle": ("eagle-emblem", "lorc"),
    "elephant": ("elephant", "delapouite"),
    "horse": ("horse-head", "delapouite"),
    "rooster": ("rooster", "delapouite"),
    "helmet": ("crested-helmet", "lorc"),
    "wooden-horse": ("trojan-horse", "delapouite"),
    "trireme": ("trireme", "delapouite"),
    "minotaur": ("minotaur", "lorc"),
    "ankh": ("ankh", "lorc"),
    "axe": ("battle-axe", "lorc"),
    "wheat": ("wheat", "lorc"),
    "coins": ("two-coins", "delapouite"),
    "cloak": ("cloak-dagger", "lorc"),
    "pyramids": ("egyptian-pyramids", "delapouite"),
    "columns": ("ancient-columns", "delapouite"),
    "vine": ("vine-leaf", "lorc"),
    "stairway": ("mayan-pyramid", "delapouite"),
    "lighthouse": ("lighthouse", "delapouite"),
    "walls": ("hill-fort", "delapouite"),
    "wreath": ("laurel-crown", "lorc"),
    "check": ("check-mark", "delapouite"),
    "barn": ("barn", "delapouite"),
    "pickaxe": ("mining", "lorc"),
    "flask": ("round-bottom-flask", "lorc"),
    "greek-temple": ("greek-temple", "delapouite"),
    "book": ("open-book", "lorc"),
    "masks": ("drama-masks", "lorc"),
    "cannon": ("cannon", "lorc"),
    "jet": ("jet-fighter", "delapouite"),
    "capitol": ("capitol", "lorc"),
    "gavel": ("gavel", "lorc"),
    "fist": ("fist", "skoll"),
    "mailed-fist": ("mailed-fist", "lorc"),
    "compass": ("compass", "lorc"),
    "crane": ("crane", "delapouite"),
    "crown": ("crown", "lorc"),
    "bulb": ("light-bulb", "lorc"),
    "banner": ("knight-banner", "delapouite"),
    "hourglass": ("hourglass", "lorc"),
    "island": ("island", "delapouite"),
    "crossed-axes": ("crossed-axes", "lorc"),
    "skull": ("skull-crossed-bones", "lorc"),
    "shaking-hands": ("shaking-hands", "delapouite"),
    "lyre": ("lyre", "lorc"),
    "stones": ("stone-pile", "delapouite"),
    "gears": ("gears", "lorc"),
    "meeple": ("meeple", "delapouite"),
    "anchor": ("anchor", "lorc"),
    "caravel": ("caravel", "delapouite"),
    "bust": ("philosopher-bust", "caro-asercion"),
    "tablets": ("stone-tablet", "lorc"),
    "beard": ("beard", "lorc"),
    "lily": ("fleur-de-lys", "delapouite"),
    "portrait": ("mona-lisa", "delapouite"),
    "chisel": ("chisel", "delapouite"),
    "apple": ("shiny-apple", "lorc"),
    "organ": ("pipe-organ", "caro-asercion"),
    "guillotine": ("guillotine", "lorc"),
    "quill": ("quill-ink", "lorc"),
    "laptop": ("laptop", "delapouite"),
    "top-hat": ("top-hat", "lorc"),
    "clapperboard": ("clapperboard", "delapouite"),
    "spinning-wheel": ("spinning-wheel", "caro-asercion"),
    "giant": ("giant", "delapouite"),
    "battlement": ("defensive-wall", "heavenly-dog"),
    "cathedral": ("saint-basil-cathedral", "delapouite"),
    "domed-church": ("byzantin-temple", "delapouite"),
    "graduate": ("graduate-cap", "delapouite"),
    "locomotive": ("steam-locomotive", "delapouite"),
    "hamburger": ("hamburger", "delapouite"),
    "shuttle": ("space-shuttle", "delapouite"),
    "world": ("world", "lorc"),
    "scroll": ("tied-scroll", "lorc"),
    "throne": ("throne-king", "delapouite"),
    "ballot": ("vote", "delapouite"),
    "prayer": ("prayer", "lorc"),
    "network": ("mesh-network", "delapouite"),
    "torch": ("torch", "delapouite"),
    "star": ("polar-star", "delapouite"),
    "moon": ("moon", "lorc"),
    "bull-horns": ("bull-horns", "lorc"),
    "candelabra": ("lit-candelabra", "lorc"),
    "horned-helm": ("horned-helm", "lorc"),
    "cauldron": ("cauldron", "lorc"),
    "dove": ("peace-dove", "delapouite"),
    "broadsword": ("broadsword", "lorc"),
    "fruit-tree": ("fruit-tree", "delapouite"),
    "anvil": ("anvil", "lorc"),
    "lightning": ("lightning-trio", "lorc"),
    "flame": ("flame", "carl-olsen"),
    "gold-bar": ("gold-bar", "willdabeast"),
    "oasis": ("oasis", "delapouite"),
    "fish": ("flatfish", "delapouite"),
}
"""Our name -> (name in the icon set, its author)."""

OF_GAMES: dict[str, dict[str, tuple[str, str]]] = {
    "ancient_world": {
        "amphora": ("amphora", "delapouite"),
        "arrow": ("broadhead-arrow", "lorc"),
        "hammer": ("hammer-nails", "lorc"),
        "eye": ("semi-closed-eye", "lorc"),
        "upgrade": ("upgrade", "delapouite"),
        "tent": ("camping-tent", "delapouite"),
        "horn": ("hunting-horn", "lorc"),
        "village": ("village", "delapouite"),
        "house": ("house", "delapouite"),
        "people": ("three-friends", "delapouite"),
        "broken-wall": ("broken-wall", "delapouite"),
        "claws": ("claw-slashes", "lorc"),
        "horned-skull": ("horned-skull", "lorc"),
        "trowel": ("trowel", "delapouite"),
        "sheaf": ("grain-bundle", "delapouite"),
        "herbs": ("herbs-bundle", "delapouite"),
        "beehive": ("beehive", "delapouite"),
        "palisade": ("palisade", "delapouite"),
        "target-dummy": ("target-dummy", "lorc"),
        "treasure-map": ("treasure-map", "lorc"),
        "camel": ("camel", "delapouite"),
        "sailboat": ("sailboat", "delapouite"),
        "candle": ("candle-light", "lorc"),
        "cave": ("mountain-cave", "delapouite"),
        "asclepius": ("rod-of-asclepius", "delapouite"),
        "battle-gear": ("battle-gear", "lorc"),
        "watchtower": ("watchtower", "delapouite"),
        "bookshelf": ("bookshelf", "delapouite"),
        "observatory": ("observatory", "delapouite"),
        "weight": ("weight", "delapouite"),
        "stone-path": ("stone-path", "delapouite"),
        "coin-pile": ("coins-pile", "delapouite"),
        "fountain": ("water-fountain", "delapouite"),
        "ribcage": ("ribcage", "lorc"),
        "spears": ("spears", "lorc"),
        "knowledge": ("classical-knowledge", "delapouite"),
        "tower": ("white-tower", "lorc"),
        "galley": ("galley", "delapouite"),
        "abacus": ("abacus", "delapouite"),
        "sunrise": ("sunrise", "lorc"),
        "well": ("well", "delapouite"),
        "castle": ("castle", "delapouite"),
        "guards": ("guards", "delapouite"),
        "pitchfork": ("pitchfork", "delapouite"),
        "bowman": ("bowman", "lorc"),
        "canoe": ("canoe", "delapouite"),
        "pikeman": ("pikeman", "delapouite"),
        "sabres": ("crossed-sabres", "lorc"),
        "roman-shield": ("roman-shield", "delapouite"),
        "sling": ("sling", "delapouite"),
        "net": ("fishing-net", "lorc"),
        "warden": ("guarded-tower", "lorc"),
        "archer": ("high-shot", "lorc"),
        "scribe": ("scroll-quill", "delapouite"),
        "spartan": ("spartan", "lorc"),
        "trident": ("trident", "lorc"),
        "fire-arrow": ("flaming-arrow", "lorc"),
        "warhammer": ("warhammer", "delapouite"),
        "lamp": ("magic-lamp", "lorc"),
        "pottery": ("painted-pottery", "delapouite"),
        "flowers": ("flowers", "lorc"),
        "barracks": ("barracks", "delapouite"),
        "archery": ("archery-target", "lorc"),
        "smith-hammer": ("flat-hammer", "lorc"),
        "wisdom": ("wisdom", "delapouite"),
        "incense": ("incense", "lorc"),
        "stone-block": ("stone-block", "lorc"),
        "bridge": ("stone-bridge", "delapouite"),
        "oak": ("oak", "lorc"),
        "waves": ("waves", "lorc"),
        "sun": ("sun", "lorc"),
        "lotus": ("lotus", "lorc"),
        "leaf": ("oak-leaf", "delapouite"),
        "die": ("rolling-dices", "delapouite"),
    },
}
"""The same by game, of icons that one game alone uses: they are in its own folder."""


def mask(svg: str, side: int = SIDE) -> Image.Image:
    """The alpha channel of ``svg``, trimmed and centred in a square of ``side`` pixels."""
    picture = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=side * 2))))
    alpha = picture.convert("RGBA").getchannel("A")
    box = alpha.getbbox()
    assert box is not None
    alpha = alpha.crop(box)
    alpha.thumbnail((side - 4, side - 4), Image.Resampling.LANCZOS)
    square = Image.new("L", (side, side))
    square.paste(alpha, ((side - alpha.width) // 2, (side - alpha.height) // 2))
    return square


def icon_mask(icons: dict[str, dict[str, str]], source: str) -> Image.Image:
    """The mask of an icon of the set."""
    body = icons[source]["body"].replace("currentColor", "#fff")
    return mask(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{body}</svg>')


def save(square: Image.Image, name: str) -> None:
    """Write a mask with 16 levels of grey, which is plenty and small."""
    levels = square.point(lambda value: round(value / 17) * 17)
    levels.save(ART / "icons" / f"{name}.png", optimize=True)


def save_packed(square: Image.Image, path: Path) -> None:
    """Write a mask with 16 levels of grey in four bits a pixel."""
    levels = Image.new("P", square.size)
    levels.putpalette([part for level in range(16) for part in (level * 17,) * 3])
    levels.putdata([round(value / 17) for value in square.tobytes()])
    levels.save(path, bits=4, optimize=True)


def table(icons: dict[str, tuple[str, str]]) -> str:
    """Who has drawn which icon."""
    lines = [f"| {name} | {source} | {AUTHORS[author]} |" for name, (source, author) in sorted(icons.items())]
    return "| our name | icon | author |\n| --- | --- | --- |\n" + "\n".join(lines) + "\n"


def main(icons_json: str) -> None:
    """Write every icon of ICONS and OF_GAMES and every drawing of our own."""
    icons = json.loads(Path(icons_json).read_text())["icons"]
    for name, (source, _author) in ICONS.items():
        save(icon_mask(icons, source), name)
    for drawing in sorted((ART / "own").glob("*.svg")):
        save(mask(drawing.read_text()), drawing.stem)
    (ART / "icons" / "TABLE.md").write_text(table(ICONS))
    for game, own in OF_GAMES.items():
        folder = ART / game / "icons"
        folder.mkdir(parents=True, exist_ok=True)
        for name, (source, _author) in own.items():
            save_packed(icon_mask(icons, source), folder / f"{name}.png")
        for drawing in sorted((ART / game / "own").glob("*.svg")):
            save_packed(mask(drawing.read_text()), folder / f"{drawing.stem}.png")
        (folder / "TABLE.md").write_text(table(own))


if __name__ == "__main__":
    main(sys.argv[1])
