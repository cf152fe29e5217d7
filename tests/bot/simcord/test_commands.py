"""The command tree as Discord will receive it: its limits, its translations, Discord's description of it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.__main__ import commands_json
from data import FOLDER
from data.texts import text_files
from tests import openapi

Node = dict[str, Any]
NAME = re.compile(r"[-_'\w]{1,32}")


@pytest.fixture
async def tree() -> list[Node]:
    loaded: list[Node] = json.loads(await commands_json())
    return loaded


def nodes(tree: list[Node]) -> Iterator[Node]:
    """Every command, subcommand and option."""
    for node in tree:
        yield node
        yield from nodes(node.get("options") or [])


def choices(tree: list[Node]) -> Iterator[Node]:
    for node in nodes(tree):
        yield from node.get("choices") or []


def wordings(node: Node, key: str) -> list[str]:
    """A text in every language."""
    return [node[key], *(node.get(f"{key}_localizations") or {}).values()]


async def test_names_and_descriptions_fit(tree: list[Node]) -> None:
    for node in nodes(tree):
        for name in wordings(node, "name"):
            assert NAME.fullmatch(name), name
            assert name == name.lower()
        assert all(1 <= len(text) <= 100 for text in wordings(node, "description")), node["name"]


async def test_there_are_not_too_many_of_anything(tree: list[Node]) -> None:
    assert len(tree) <= 100
    for node in nodes(tree):
        assert len(node.get("options") or []) <= 25
        assert len(node.get("choices") or []) <= 25
        required = [option.get("required", False) for option in node.get("options") or [] if option["type"] > 2]
        assert required == sorted(required, reverse=True), f"{node['name']}: required options come first"


async def test_choices_fit(tree: list[Node]) -> None:
    for choice in choices(tree):
        assert all(1 <= len(name) <= 100 for name in wordings(choice, "name"))
        assert len(str(choice["value"])) <= 100


async def test_each_command_has_at_most_8000_characters(tree: list[Node]) -> None:
    for command in tree:
        size = 0
        for node in nodes([command]):
            size += max(map(len, wordings(node, "name"))) + max(map(len, wordings(node, "description")))
            size += sum(
                max(map(len, wordings(item, "name"))) + len(item["value"]) for item in node.get("choices") or []
            )
        assert size <= 8000, command["name"]


async def test_everything_is_described_in_spanish_too(tree: list[Node]) -> None:
    for node in nodes(tree):
        spanish = node.get("description_localizations") or {}
        assert {"es-ES", "es-419"} <= set(spanish), node["name"]
        assert spanish["es-ES"] != node["description"]


NATIVE = {"English", "Español"}
"""Choices that are called the same in every language: a language by its own name."""


async def test_everything_has_a_spanish_name_too(tree: list[Node]) -> None:
    """Also where it is the same word: then it stands there on purpose."""
    for node in [*nodes(tree), *(choice for choice in choices(tree) if choice["name"] not in NATIVE)]:
        spanish = node.get("name_localizations") or {}
        assert {"es-ES", "es-419"} <= set(spanish), node["name"]
        assert spanish["es-ES"] == spanish["es-419"]


async def test_no_two_names_of_a_level_are_the_same_in_any_language(tree: list[Node]) -> None:
    """Discord refuses the whole list where two are; a name of one language is no other's of another either."""
    for level in [tree, *(node.get("options") or [] for node in nodes(tree))]:
        spoken = [set(wordings(node, "name")) for node in level]
        for number, names in enumerate(spoken):
            assert not names & set().union(*spoken[:number], set()), names


def paths(level: list[Node], language: str | None, above: str = "") -> Iterator[str]:
    """What one types for every command, with ":" after every option."""
    for node in level:
        name = (node.get("name_localizations") or {}).get(language) or node["name"]
        if node.get("type", 1) <= 2:
            yield f"{above}{name}"
            yield from paths(node.get("options") or [], language, f"{above}{name} ")
        else:
            yield f"{above}{name}:"


@pytest.mark.parametrize(("lang", "language"), [("en", None), ("es", "es-ES")])
async def test_texts_name_commands_as_one_types_them(tree: list[Node], lang: str, language: str | None) -> None:
    known = set(paths(tree, language))
    unknown = [
        f"{file.name}: /{typed}"
        for written, file in text_files()
        if written == lang
        for typed in re.findall(r"`/([^`]+)`", file.read_text("utf-8"))
        if re.split(r"(?<=:)", typed)[0] not in known
    ]
    assert unknown == []


@pytest.mark.parametrize(
    ("file", "language"), [("README.md", None), ("docs/players.md", None), ("docs/jugadores.md", "es-ES")]
)
async def test_guides_name_commands_that_there_are(tree: list[Node], file: str, language: str | None) -> None:
    known = set(paths(tree, language))
    typed = re.findall(r"`/([^`]+)`", (FOLDER.parent / file).read_text("utf-8"))
    assert [words for words in typed if not any(f"{words} ".startswith(f"{path} ") for path in known)] == []
    groups = {path.partition(" ")[0] for path in known if " " in path and not path.endswith(":")}
    assert groups.isdisjoint(typed), "a group of commands cannot be typed alone"


async def test_every_command_says_where_it_appears_and_none_by_the_older_word(tree: list[Node]) -> None:
    private = {"help", "history", "holiday", "learn", "next", "privacy", "settings", "stats"}
    anywhere = {"card", "rules", *private}
    for command in tree:
        assert command["integration_types"] == [0], command["name"]
        assert command["contexts"] == ([0, 1] if command["name"] in anywhere else [0]), command["name"]
        assert "dm_permission" not in command


@openapi.requires_openapi
async def test_discord_would_take_it(tree: list[Node]) -> None:
    openapi.validate_request("PUT", "/applications/1/commands", tree)
