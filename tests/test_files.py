"""What holds for every file of the program."""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PARTS = ("engine", "renderers", "data", "bot", "bench", "tests")
MOST_LINES = 500
PLACE = re.compile(
    r"(?<![\w/.])(?:(?:bot|engine|renderers|data|tests|docs|bench)/[\w./*-]*\w|(?:bot|engine|renderers|tests|bench)(?:\.\w+)+)"
)
"""A path from the root, or a module's name."""


@pytest.mark.parametrize("part", PARTS)
def test_no_file_is_too_long_to_be_read_in_one_go(part: str) -> None:
    sizes = {path: len(path.read_text("utf-8").splitlines()) for path in (ROOT / part).rglob("*.py")}
    assert sizes
    assert {str(path.relative_to(ROOT)): lines for path, lines in sizes.items() if lines > MOST_LINES} == {}


def test_every_place_that_a_document_or_a_docstring_names_is_there() -> None:
    missing = [
        f"{path.relative_to(ROOT)}: {place}"
        for path, text in texts()
        for place in PLACE.findall(text)
        if not list(ROOT.glob(place.replace("GAME", "*"))) and not names_code(place)
    ]
    assert not missing, "\n".join(missing)


def test_every_decision_has_a_number_of_its_own_that_its_title_begins_with() -> None:
    files = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    numbers = [int(path.name[:4]) for path in files]
    assert numbers == list(range(1, len(files) + 1))
    titles = [path.read_text("utf-8").split("\n", 1)[0] for path in files]
    assert [title for title, number in zip(titles, numbers, strict=True) if not title.startswith(f"# {number}. ")] == []


def names_code(place: str) -> bool:
    """Whether this is a module, or a name that one has: `bot.base.meter`, `bot/base/log_context.about`."""
    module, _, name = place.replace(".", "/").rpartition("/")
    for path in (ROOT / f"{module}/{name}.py", ROOT / f"{module}/{name}"):
        if path.exists():
            return True
    holders = [path for path in (ROOT / f"{module}.py", ROOT / module / "__init__.py") if path.exists()]
    return any(re.search(rf"\b{name}\b", path.read_text("utf-8")) for path in holders)


def texts() -> Iterator[tuple[Path, str]]:
    """Every document, and of every source file its docstrings and comments."""
    yield from (
        (path, path.read_text("utf-8"))
        for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("data/**/*.md")]
    )
    for part in PARTS:
        for path in (ROOT / part).rglob("*.py"):
            if not path.relative_to(ROOT).parts[1].startswith("toy"):
                yield path, "\n".join(prose(path.read_text("utf-8")))


def prose(source: str) -> Iterator[str]:
    """The docstrings and comments of a source file."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and token.string.startswith('"""')):
            yield token.string


@pytest.mark.parametrize("part", ["bot", "engine", "renderers", "data", "bench"])
def test_a_folder_with_modules_is_a_package(part: str) -> None:
    """Without its own file a room is found here, but not where the program is installed, nor by every tool."""
    rooms = {path.parent for path in (ROOT / part).rglob("*.py")}
    assert len(rooms) > 0
    assert [str(room.relative_to(ROOT)) for room in sorted(rooms) if not (room / "__init__.py").exists()] == []
