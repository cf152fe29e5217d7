"""The command tree as Discord will receive it: its limits, its translations, Discord's description of it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.__main__ import commands_json
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


@openapi.requires_openapi
async def test_discord_would_take_it(tree: list[Node]) -> None:
    openapi.validate_request("PUT", "/applications/1/commands", tree)
