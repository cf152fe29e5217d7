"""Which modules can be compiled, found by reading the sources; those that cannot stay plain Python, with the reason."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

NOT_WORTH_IT: Final = {
    "engine.compiled": "it chooses between plain and compiled modules",
    "engine.cli": "the command line plays no rule",
}
"""Packages that stay as they are, and why."""

OTHER_CLASSES: Final = {
    "msgspec.Struct": "defines Structs, whose fields mypyc does not hand on to msgspec",
    "typing.Protocol": "defines a Protocol, which mypyc takes for a base class",
}
"""Base classes that a compiled module cannot have, and why."""

BARE: Final = "from mypy_extensions import mypyc_attr", "@mypyc_attr(allow_interpreted_subclasses=True)"
"""An import, and a decorator with which ``Class.__new__`` makes an object without ``__init__``, as in plain Python."""

RUN_BY_NAME: Final = ("__init__", "__main__")
"""Files that Python finds by their place."""


def engine_modules(home: Path) -> dict[str, Path]:
    """Every module of the engine by its name, packages' own files left out."""
    modules = {}
    for path in sorted((home / "engine").rglob("*.py")):
        if path.stem not in RUN_BY_NAME:
            modules[".".join(path.relative_to(home).with_suffix("").parts)] = path
    return modules


def plain_modules(home: Path) -> dict[str, str]:
    """The modules that are not to be compiled, each with the reason."""
    trees = {name: ast.parse(path.read_text(encoding="utf-8")) for name, path in engine_modules(home).items()}
    bases = {f"{name}.{cls}": class_bases for name, tree in trees.items() for cls, class_bases in _bases(name, tree)}
    reasons = {}
    for name, tree in trees.items():
        package = ".".join(name.split(".")[:2])
        if package in NOT_WORTH_IT:
            reasons[name] = NOT_WORTH_IT[package]
        for cls, _ in _bases(name, tree):
            for root, reason in OTHER_CLASSES.items():
                if _descends(f"{name}.{cls}", root, bases):
                    reasons.setdefault(name, reason)
    return reasons


def _bases(module: str, tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    """Every class of a module with its bases by their full names."""
    names = _imported(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            bases = []
            for base in node.bases:
                full_name = ast.unparse(base.value if isinstance(base, ast.Subscript) else base)
                head, dot, rest = full_name.partition(".")
                bases.append(names.get(head, f"{module}.{head}") + dot + rest)
            yield node.name, bases


def _imported(tree: ast.Module) -> dict[str, str]:
    """What imported names stand for, by full name."""
    full_names: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            full_names |= {item.asname or item.name: f"{node.module}.{item.name}" for item in node.names}
        elif isinstance(node, ast.Import):
            for item in node.names:
                head = item.name.partition(".")[0]
                full_names[item.asname or head] = item.name if item.asname else head
    return full_names


def _descends(cls: str, root: str, bases: dict[str, list[str]]) -> bool:
    return cls == root or any(_descends(base, root, bases) for base in bases.get(cls, ()))


def with_bare_objects(source: str) -> str:
    """The source of a module, its classes decorated for mypyc if it makes objects without ``__init__``."""
    tree = ast.parse(source)
    if not any(isinstance(node, ast.Attribute) and node.attr == "__new__" for node in ast.walk(tree)):
        return source
    lines, (imported, decorator) = source.split("\n"), BARE
    after_future = next(node.lineno for node in tree.body if isinstance(node, ast.ImportFrom))
    places = [node.lineno for node in tree.body if isinstance(node, ast.ClassDef)]
    for line in sorted(places, reverse=True):
        lines.insert(line - 1, decorator)
    lines[after_future - 1] += f"; {imported}"
    return "\n".join(lines)
