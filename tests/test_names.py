"""Public names say what a thing is: no participle stands for it ("found", "left", "said"), but a noun of the field."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
HOUSES: Final = ("data", "engine", "renderers", "bot")

PARTICIPLES: Final = (
    *("asked", "drawn", "done", "found", "given", "gone", "held", "kept", "known", "left", "listed", "lost", "made"),
    *("said", "seen", "shown", "spared", "taken", "told", "written"),
)

ALLOWED: Final = {
    # Fields of stored states are spelled as they are stored, and so is the class of one.
    "engine/epochs/knowledge.py": {"Knowledge.seen"},
    "engine/through_the_ages/state.py": {"Player.known", "State.seen"},
    "engine/tigris/state.py": {"State.drawn"},
    # Kinds of pictures by their ids, which messages are stored with.
    "renderers/core/kinds.py": {"ASKED", "HELD"},
    # The left of two sides.
    "data/build/epochs_map_lines.py": {"Line.left"},
    "renderers/ancient_world/layout.py": {"LEFT"},
    "renderers/ancient_world/score.py": {"LEFT"},
    "renderers/core/ranking.py": {"LEFT"},
    "renderers/through_the_ages/stats.py": {"columns.left"},
}
"""By file, the names that stay."""

_words: Final = f"(?i:{'|'.join(PARTICIPLES)})"
_line: Final = re.compile(
    r"^(?P<top>class|(?:async )?def) (?P<name>\w+)"
    r"|^    (?:@.*\n    )*(?:async )?def (?P<method>\w+)"
    rf"|^(?:    )?(?P<field>{_words})\b[^=\n]*[:=](?!=)"
    rf"|^        +self\.(?P<attribute>{_words})\b(?:: [^=\n]+)? =",
    re.MULTILINE,
)
_docstring: Final = re.compile(r'""".*?"""', re.DOTALL)
_signature: Final = re.compile(r"\((.*?)\)(?: ->|:$)", re.DOTALL | re.MULTILINE)
_parameter: Final = re.compile(rf"(?:^|,)\s*\*{{0,2}}({_words})\s*(?=[:=,]|$)")


def is_public(name: str) -> bool:
    return not name.startswith("_") or name == "__init__"


def participles_in(source: str) -> set[str]:
    """The public names of a source file that are participles: classes, functions, their parameters, fields, variables.

    Read by its layout, as the formatter leaves it: a tree of every file would take seconds.
    """
    names, holder = set[str](), ""
    source = _docstring.sub("...", source)
    for line in _line.finditer(source):
        if line["top"]:
            holder = line["name"] if line["top"] == "class" and is_public(line["name"]) else "_"
        name = line["name"] if line["top"] else line["method"] or line["field"] or line["attribute"]
        is_inside = not line["top"] and line[0].startswith(" ")
        if not is_public(name) or (is_inside and holder == "_"):
            continue
        whole = f"{holder}.{name}" if is_inside else name
        if name.lower() in PARTICIPLES:
            names.add(whole)
        if line["method"] or (line["top"] and line["top"] != "class"):
            signature = _signature.search(source, line.end())
            names.update(f"{whole}.{parameter}" for parameter in _parameter.findall(signature[1] if signature else ""))
    return names


def test_no_public_name_is_a_participle() -> None:
    wrong = {}
    for house in HOUSES:
        for path in sorted((ROOT / house).rglob("*.py")):
            file = path.relative_to(ROOT).as_posix()
            names = participles_in(path.read_text("utf-8"))
            names -= ALLOWED.get(file, set())
            if names:
                wrong[file] = sorted(names)
    assert not wrong, "\n".join(f"{file}: {', '.join(names)}" for file, names in wrong.items())


def test_each_kind_of_public_name_is_looked_at() -> None:
    source = (
        "def found() -> None: ...\n\n\nclass Kept:\n    told: int\n\n    def look(self, *, said: int) -> None:\n"
        "        self.left = 1\n\n\nknown, one = 1, 2\n"
    )
    assert participles_in(source) == {"found", "Kept", "Kept.told", "Kept.look.said", "Kept.left", "known"}
    assert (
        participles_in("def _found() -> None: ...\n\n\ndef look() -> int:\n    found: int = 1\n    return found\n")
        == set()
    )
    assert (
        participles_in("class _Kept:\n    told: int\n\n\nclass Look:\n    def _ask(self, said: int) -> None: ...\n")
        == set()
    )
