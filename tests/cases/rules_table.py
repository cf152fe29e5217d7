"""Reads a page docs/rules/GAME.md, section -> rule -> functions -> cases, and says where it is not complete or true.

Every check gives back what is wrong, so that a game's own test says ``assert table.check() == []``.
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import nullcontext
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

from tests.small_games import HOME, ROOTS, SMALL, installed

LONGEST_ROW = 200
BOOKS = HOME.parent / "shared" / "rulebooks"


class RulesTable:
    """The page of one game.

    packages: where the functions named in the page are; by default in the game's own. modules: those of them whose
    every public function is a rule or named as none; by default those that the page names a function of. cases: the
    files whose every case must be named; by default all of the game's.
    """

    def __init__(
        self,
        page: str,
        packages: Sequence[str] = (),
        modules: Sequence[str] = (),
        cases: Iterable[Path] | None = None,
    ) -> None:
        game = page.removesuffix(".md")
        root = ROOTS[game]
        self.path = root / "docs" / "rules" / page
        self.page = self.path.read_text(encoding="utf-8")
        self.packages = packages or (f"engine.{game}",)
        folder = root / "tests" / "cases" / game
        self.files = sorted(folder.glob("test_*.py") if cases is None else cases)
        self.files = [path for path in self.files if path.name not in (OWN_TABLE, OPTIONS)]
        self.rules = self._rows("Rules")
        self.explained = self._decisions()
        helpers = self.page.partition("are no rules:")[2].partition("\n\n")[0]
        self.helpers = set(re.findall(r"`(\w+\.\w+)`", helpers))
        self.modules = modules or sorted({name.partition(".")[0] for name in self.functions})

    @property
    def functions(self) -> set[str]:
        """Every function named in the table of rules, as module.name."""
        return {name for row in self.rules for name in words(row[2])}

    @cached_property
    def cases(self) -> set[str]:
        """Every case in the files. Raises AssertionError where two have one name."""
        found = re.compile(r"^def (test_\w+)", re.M)
        names = [name for path in self.files for name in found.findall(path.read_text(encoding="utf-8"))]
        assert len(names) == len(set(names)), sorted(name for name in set(names) if names.count(name) > 1)
        return set(names)

    def rows_without_a_cell(self) -> list[str]:
        """Rules that lack a section, text, function or case; decisions without a case."""
        poor = [row[1] for row in self.rules if not (row[0] and row[1] and words(row[2]) and words(row[3]))]
        return poor + [text[:60] for text in self.explained if not cases_in(text)]

    def tests_out_of_date(self) -> list[str]:
        """Rows whose last cell is not what ``make rules`` would write."""
        return [row[1] for row in self.rules if row[3] != self.tests_cell(row)]

    def tests_cell(self, row: Sequence[str]) -> str:
        """How the names of a row's cases begin, and how many there are; an empty cell takes those of its section."""
        counts = Counter(group_of(name) for name in self.cases)
        section = "_".join(plain(row[0]).split())
        groups = words(row[3]) or [group for group in sorted(counts) if group.startswith(section)]
        return ", ".join(f"`{group}` {counts[group]}" for group in groups)

    def written(self) -> str:
        """The page with its last column written anew."""
        lines = self.page.splitlines(keepends=True)
        made = {cells_of(line_of(row)): line_of([*row[:3], self.tests_cell(row)]) for row in self.rules}
        return "".join(made.get(cells_of(line), line.rstrip("\n")) + "\n" for line in lines)

    def long_rows(self) -> list[str]:
        """Rows of tables that are longer than a reader can take in."""
        rows = [line for line in self.page.splitlines() if line.startswith("|")]
        return [row for row in rows if len(row) >= LONGEST_ROW]

    def functions_without_rulebook(self) -> list[str]:
        """Functions named that do not say which section they carry out. Raises AttributeError for unknown ones."""
        return sorted(
            name for name in self.functions if "rulebook" not in (inspect.getdoc(self._thing(name)) or "").lower()
        )

    def cases_that_do_not_exist(self) -> list[str]:
        """Cases, and beginnings of names, that the page names in vain."""
        named = {name for text in self.explained for name in cases_in(text)}
        groups = {group_of(name) for name in self.cases}
        return sorted(named - self.cases) + sorted(self._groups() - groups)

    def cases_not_named(self) -> list[str]:
        """Cases no rule of the page names."""
        groups = self._groups()
        return sorted(name for name in self.cases if group_of(name) not in groups)

    def _groups(self) -> set[str]:
        return {group for row in self.rules for group in words(row[3])}

    def steps_not_named(self, steps: Mapping[type[Any], Callable[..., Any]]) -> list[str]:
        """Steps of the game whose function no rule names."""
        wanted = [f"{work.__module__.rpartition('.')[2]}.{work.__name__}" for work in steps.values()]
        return sorted(set(wanted) - self.functions)

    def functions_not_named(self) -> list[str]:
        """Public functions of the rules' modules that are neither in the table nor said to be no rules, or are both."""
        everything = set(self._public())
        return sorted((everything - self.functions) ^ self.helpers)

    def sections_not_in(self, book: str, mend: Mapping[str, str] | None = None) -> list[str]:
        """Sections that are no text of the rulebook's; ``mend`` rights what its scan has misread."""
        text = plain(next(iter(sorted(BOOKS.glob(book)))).read_text(encoding="utf-8"))
        for wrong, right in (mend or {}).items():
            text = text.replace(wrong, right)
        return [section for section in sorted({row[0] for row in self.rules}) if plain(section).strip() not in text]

    def options_not_explained(self, options: Iterable[str]) -> list[str]:
        """Options of the table that the decisions do not explain."""
        text = " ".join(self.explained)
        return [option for option in options if f"option `{option}`" not in text]

    def _rows(self, chapter: str) -> list[list[str]]:
        text = self.page.split(f"\n## {chapter}\n", 1)[1].split("\n## ", 1)[0]
        lines = [line for line in text.splitlines() if line.startswith("|")]
        cells = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[2:]]
        assert cells
        assert all(len(row) == 4 for row in cells), [row for row in cells if len(row) != 4]
        return cells

    def _decisions(self) -> list[str]:
        """The decisions, each on one line."""
        text = self.page.partition("\n## Decisions where the rulebook leaves room\n")[2].partition("\n## ")[0]
        return [" ".join(item.split()) for item in text.split("\n- ")[1:]]

    def _thing(self, name: str) -> Any:
        module, _, attribute = name.partition(".")
        for found in self._modules(module):
            if hasattr(found, attribute):
                return getattr(found, attribute)
        raise AttributeError(f"no {name} in {self.packages}")

    def _modules(self, name: str) -> list[ModuleType]:
        """The modules of this name."""
        paths = [f"{package}.{name}" for package in self.packages]
        return [importlib.import_module(path) for path in paths if importlib.util.find_spec(path) is not None]

    def _public(self) -> Iterator[str]:
        for module in self.modules:
            for loaded in self._modules(module):
                for name, function in inspect.getmembers(loaded, inspect.isfunction):
                    if function.__module__ == loaded.__name__ and not name.startswith("_"):
                        yield f"{module}.{name}"


OPTIONS = "test_options.py"
"""The file of a game's cases of what options of the table change (tests/cases/options.py): no page names them."""
OWN_TABLE = "test_rules_table.py"
"""The file of a game's cases with its ``TABLE``, where the defaults do not do."""


def table_of(game: str) -> RulesTable:
    """What a game's page is: as its cases say, or by default. Raises what reading it raises."""
    folder = ROOTS[game] / "tests" / "cases" / game
    with installed() if game in SMALL else nullcontext():
        if (folder / OWN_TABLE).exists():
            name = ".".join((*folder.relative_to(HOME).parts, Path(OWN_TABLE).stem))
            table: RulesTable = importlib.import_module(name).TABLE
            return table
        return RulesTable(f"{game}.md")


def group_of(name: str) -> str:
    """How a case's name begins: ``test_reino__kingdoms_can_be_parted`` -> ``reino__``."""
    return name.removeprefix("test_").partition("__")[0] + "__"


def cells_of(line: str) -> tuple[str, ...]:
    """The cells of a line of a table, however they are spaced; none of any other line."""
    if not line.startswith("|"):
        return ()
    return tuple(cell.strip() for cell in line.strip().strip("|").split("|"))


def line_of(row: Sequence[str]) -> str:
    """A row of a table."""
    return f"| {' | '.join(row)} |"


def cases_in(text: str) -> list[str]:
    """The cases that a text names."""
    return [word for word in words(text) if word.startswith("test_")]


def words(cell: str) -> list[str]:
    """What stands in backticks."""
    return re.findall(r"`([^`]+)`", cell)


def book_is_here(book: str) -> bool:
    """Whether the rulebook lies beside the repository."""
    return any(BOOKS.glob(book))


def plain(text: str) -> str:
    """Lower case without accents, anything else a space; words broken at the end of a line are whole."""
    kept = re.sub(r"(\w)-\n+(\w)", r"\1\2", text).lower().translate(str.maketrans("áéíóúñ", "aeioun"))
    return re.sub(r"[^a-z]+", " ", kept)
