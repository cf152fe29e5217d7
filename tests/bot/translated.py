"""Commands are the same in every bot of a process, and each bot would translate them all into 33 languages anew."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import msgspec
from discord import app_commands

from bot.frame.translator import FluentTranslator


def kept(real: Callable[..., Awaitable[dict[str, Any]]], seen: dict[Any, bytes]) -> Callable[..., Any]:
    """``get_translated_payload``, which is asked once for each command on a tree of the same kind."""

    async def payload(command: Any, tree: Any, translator: Any) -> dict[str, Any]:
        if type(translator) is not FluentTranslator:
            return await real(command, tree, translator)
        places = (tree.allowed_contexts.to_array(), tree.allowed_installs.to_array())
        key = (command, str(places))
        if key not in seen:
            seen[key] = msgspec.json.encode(await real(command, tree, translator))
        return dict(msgspec.json.decode(seen[key]))

    return payload


@contextmanager
def translated_once() -> Iterator[None]:
    """What a command is on Discord is worked out once a process."""
    seen: dict[Any, bytes] = {}
    with (
        patch.object(
            app_commands.Command, "get_translated_payload", kept(app_commands.Command.get_translated_payload, seen)
        ),
        patch.object(
            app_commands.Group, "get_translated_payload", kept(app_commands.Group.get_translated_payload, seen)
        ),
    ):
        yield
