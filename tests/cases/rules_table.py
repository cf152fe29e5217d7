"""Reads a page docs/rules/GAME.md, section -> rule -> functions -> cases, and says where it is not complete or true.

Every check gives back what is wrong, so that a game's own test says ``assert table.check() == []``.
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).parents[2]
BOOKS = ROOT.parent / "shared" / "rulebooks"


class RulesTable:
    """The page of one game.

    packages: where the functions named in the page are. modules: those of them whose every public function is a rule or
    named as none. cases: the files whose every case must be named.
    """

    def __init__(self, page: str, packages: Sequence[str], modules: Sequence[str], cases: Iterable[Path]) -> None:
        self.page = (ROOT / "docs" / "rules" / page).read_text(encoding="utf-8")
        self.packages = packages
        self.modules = modules
        self.files = sorted(cases)
        self.rules = self._rows("Rules")
        self.decisions = self._rows("Decisions where the rulebook leaves room")
        self.helpers = set(re.findall(r"`(\w+\.\w+)`", self.page.split("are no rules:", 1)[1].split("\n\n", 1)[0]))

    @property
    def functions(self) -> set[str]:
        """Every function named in the table of rules, as module.name."""
        return {name for row in self.rules for name in words(row[2])}

    def cases(self) -> set[str]:
        """Every case in the files. Raises AssertionError where two have one name."""
        found = re.compile(r"^def (test_\w+)", re.M)
        names = [name for path in self.files for name in found.findall(path.read_text(encoding="utf-8"))]
        assert len(names) == len(set(names)), sorted(name for name in set(names) if names.count(name) > 1)
        return set(names)

    def rows_without_a_cell(self) -> list[str]:
        """Rules and decisions that lack a section, text, function or case."""
        poor = [row[1] for row in self.rules if not (row[0] and row[1] and words(row[2]) and words(row[3]))]
        return poor + [row[0] for row in self.decisions if not (row[2] and words(row[3]))]

    def functions_without_rulebook(self) -> list[str]:
        """Functions named that do not say which section they carry out. Raises AttributeError for unknown ones."""
        return sorted(
            name for name in self.functions if "rulebook" not in (inspect.getdoc(self._thing(name)) or "").lower()
        )

    def cases_that_do_not_exist(self) -> list[str]:
        """Cases the page names in vain."""
        named = {name for row in self.rules + self.decisions for name in words(row[3]) if name.startswith("test_")}
        return sorted(named - self.cases())

    def cases_not_named(self) -> list[str]:
        """Cases no rule of the page names."""
        return sorted(self.cases() - {name for row in self.rules for name in words(row[3])})

    def steps_not_named(self, steps: Mapping[type[Any], Callable[..., Any]]) -> list[str]:
        """Steps of the game, or what plays them, that no rule names."""
        wanted = [f"state.{step.__name__}" for step in steps]
        wanted += [f"{work.__module__.rpartition('.')[2]}.{work.__name__}" for work in steps.values()]
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
        text = self.page.split("## Decisions", 1)[1]
        return [option for option in options if f"option `{option}`" not in text]

    def _rows(self, chapter: str) -> list[list[str]]:
        text = self.page.split(f"\n## {chapter}\n", 1)[1].split("\n## ", 1)[0]
        lines = [line for line in text.splitlines() if line.startswith("|")]
        cells = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[2:]]
        assert cells
        assert all(len(row) == 4 for row in cells), [row for row in cells if len(row) != 4]
        return cells

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
