"""docs/faults.md is true: the tests it names are there, the sentences it quotes are the bot's, no file is left out."""

from __future__ import annotations

import re
from pathlib import Path

from data.texts import text_files

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
PAGE = (ROOT / "docs" / "faults.md").read_text("utf-8")
ROWS = [line.strip("| ").split(" | ") for line in PAGE.splitlines() if line.startswith("| ")][2:]
TEXTS = "\n".join(file.read_text("utf-8") for lang, file in text_files() if lang == "en")


def test_every_test_it_names_is_there() -> None:
    for _, _, named in ROWS:
        file, _, test = named.strip("`").partition("::")
        assert f"def {test}(" in (HERE / file).read_text("utf-8"), named


def test_every_sentence_it_quotes_is_the_bots() -> None:
    quoted = [sentence for _, seen, _ in ROWS for sentence in re.findall("“(.+?)”", seen)]
    assert len(quoted) >= 10
    assert [sentence for sentence in quoted if sentence not in TEXTS] == []


def test_every_file_of_tests_is_in_it() -> None:
    files = {file.name for file in HERE.glob("test_*.py")} - {Path(__file__).name}
    named = {cell.strip("`").partition("::")[0] for _, _, cell in ROWS}
    assert files == {file for file in named if not file.startswith("../")}
