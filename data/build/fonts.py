"""Make the committed fonts of data/fonts, and coverage.json, from web fonts.

Usage: ``python data/build/fonts.py FOLDER`` where FOLDER holds the unpacked packages ``@fontsource/cinzel``,
``@fontsource/alegreya-sans``, ``@fontsource/noto-sans-hebrew``, ``@fontsource/noto-sans-arabic`` and
``@fontsource/noto-emoji``, each in a folder whose name contains the package's. Needs ``fonttools`` and ``brotli``.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

FONTS = Path(__file__).resolve().parents[1] / "fonts"

FILES: dict[str, tuple[str, str]] = {
    "cinzel-700": ("cinzel", "cinzel-latin-700-normal"),
    "cinzel-700-ext": ("cinzel", "cinzel-latin-ext-700-normal"),
    "alegreya-sans-500": ("alegreya-sans", "alegreya-sans-latin-500-normal"),
    "alegreya-sans-500-ext": ("alegreya-sans", "alegreya-sans-latin-ext-500-normal"),
    "alegreya-sans-800": ("alegreya-sans", "alegreya-sans-latin-800-normal"),
    "alegreya-sans-800-ext": ("alegreya-sans", "alegreya-sans-latin-ext-800-normal"),
    "alegreya-sans-800-greek": ("alegreya-sans", "alegreya-sans-greek-800-normal"),
    "alegreya-sans-800-cyrillic": ("alegreya-sans", "alegreya-sans-cyrillic-800-normal"),
    "noto-sans-hebrew-700": ("noto-sans-hebrew", "noto-sans-hebrew-hebrew-700-normal"),
    "noto-sans-arabic-700": ("noto-sans-arabic", "noto-sans-arabic-arabic-700-normal"),
    "noto-emoji-700": ("noto-emoji", "noto-emoji-emoji-700-normal"),
}
EMOJI = [*range(0x2300, 0x2400), *range(0x2600, 0x27C0), *range(0x2B00, 0x2C00), *range(0x1F300, 0x1F650)]
EMOJI += [*range(0x1F680, 0x1F700), *range(0x1F900, 0x1FA00)]
HINTS = ("fvar", "STAT", "GSUB", "DSIG")


def convert(source: Path, target: Path, emoji: bool) -> list[list[int]]:
    """Write ``source`` as an unhinted TrueType font; return the code point ranges it covers."""
    font = TTFont(source)
    options = subset.Options(hinting=False, layout_features=["*"], notdef_outline=True, name_IDs=["*"])
    if emoji:
        options.drop_tables = [*options.drop_tables, *HINTS]
    cutter = subset.Subsetter(options)
    have = sorted(font.getBestCmap())
    cutter.populate(unicodes=[point for point in have if not emoji or point in EMOJI])
    cutter.subset(font)
    font.flavor = None
    font.save(target)
    ranges: list[list[int]] = []
    for point in sorted(font.getBestCmap()):
        if ranges and ranges[-1][1] == point - 1:
            ranges[-1][1] = point
        else:
            ranges.append([point, point])
    return ranges


def main(folder: str) -> None:
    """Convert every font of FILES and copy each licence beside it."""
    coverage = {}
    for name, (package, file) in FILES.items():
        home = next(p for p in sorted(Path(folder).iterdir()) if p.is_dir() and f"fontsource-{package}-" in p.name)
        coverage[name] = convert(home / "files" / f"{file}.woff2", FONTS / f"{name}.ttf", "emoji" in name)
        (FONTS / f"OFL-{package}.txt").write_text((home / "LICENSE").read_text())
    (FONTS / "coverage.json").write_text(json.dumps(coverage, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
