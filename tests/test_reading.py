"""Types into which data are read are known to msgspec before a thread can ask for them."""

from __future__ import annotations

import ast
from pathlib import Path

import msgspec
import pytest

from data.reading import reader

ROOT = Path(__file__).parents[1]
OURS = sorted(file for folder in ("bot", "data", "engine", "renderers") for file in (ROOT / folder).rglob("*.py"))


def first_uses(source: str) -> list[int]:
    """The lines of functions that read into a class by its name, where msgspec may have to work out what it is."""
    found = set()
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
            continue
        for call in ast.walk(function):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute):
                kinds = [word.value for word in call.keywords if word.arg == "type"]
                if call.func.attr == "convert":
                    kinds += call.args[1:]
                if call.func.attr in ("convert", "decode"):
                    found |= {kind.lineno for kind in kinds if isinstance(kind, ast.Name) and kind.id[:1].isupper()}
    return sorted(found)


def test_no_function_reads_into_a_class_that_may_be_new_to_msgspec() -> None:
    found = {f"{file.relative_to(ROOT)}:{line}" for file in OURS for line in first_uses(file.read_text("utf-8"))}
    assert found == set()


@pytest.mark.parametrize(
    "call",
    ["msgspec.convert(raw, Card)", "msgspec.convert(raw, type=Card)", "msgspec.json.decode(data, type=Card)"],
)
def test_such_a_function_is_found(call: str) -> None:
    assert first_uses(f"def read(raw):\n    return [{call} for one in raw]\n") == [2]
    assert first_uses(f"CARD = {call}\n") == []
    assert first_uses('def text(raw):\n    return raw.convert("RGB")\n') == []


class Card(msgspec.Struct):
    """For these tests."""

    id: int


def test_reads_plain_data_and_refuses_others() -> None:
    assert reader(Card)({"id": 3}) == Card(3)
    with pytest.raises(msgspec.ValidationError, match="`int`"):
        reader(Card)({"id": "3"})
    assert reader(Card, strict=False)({"id": "3"}) == Card(3)
