"""A game is a room of its own in engine: nobody borrows from it, and its rules do not know its computer players."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core.registry import games, load_game

ENGINE = Path(__file__).parents[2] / "engine"
SHARED = ("core", "epochs", "computers")


def imports(folder: Path) -> Iterator[tuple[Path, str]]:
    """Every module that a file of a folder imports."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                yield path, node.module
                yield from ((path, f"{node.module}.{item.name}") for item in node.names)
            elif isinstance(node, ast.Import):
                yield from ((path, item.name) for item in node.names)


def lies_in(module: str, room: str) -> bool:
    return module == room or module.startswith(f"{room}.")


@pytest.mark.parametrize("room", [*SHARED, *games()])
def test_no_game_is_borrowed_from(room: str) -> None:
    others = [game for game in games() if game != room]
    borrowed = {
        (path.name, module)
        for path, module in imports(ENGINE / room)
        if any(lies_in(module, f"engine.{game}") for game in others)
    }
    assert borrowed == set()


@pytest.mark.parametrize("game", games())
def test_a_computer_that_is_written_is_handed_over(game: str) -> None:
    is_written = any((ENGINE / game / name).exists() for name in ("computer", "computer.py"))
    assert is_written == (load_game(game).sensible is not None)


@pytest.mark.parametrize("room", [room for room in ("epochs", *games()) if (ENGINE / room / "computer").is_dir()])
def test_rules_do_not_know_who_plays_them(room: str) -> None:
    known = {
        (path.name, module)
        for path, module in imports(ENGINE / room)
        if lies_in(module, f"engine.{room}.computer")
        and "computer" not in path.relative_to(ENGINE / room).parts
        and path.name != "game.py"
    }
    assert known == set()
