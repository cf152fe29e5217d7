"""Forms (modals): their custom_id says what they are for, so that they can be sent after a restart too.

No form is kept in memory; a user may take days to send one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import discord

from bot.frame.handling import Interaction
from bot.model.errors import TableError


class OldForm(TableError):
    """No feature handles this form."""

    key = "error-old-button"


async def take_form(interaction: Interaction) -> None:
    """Run the handler of a form that was sent. Raises OldForm, or what the handler raises."""
    data: Mapping[str, Any] = interaction.data or {}
    for looks, act in interaction.client.features.forms.items():
        at = re.fullmatch(looks, str(data.get("custom_id", "")))
        if at is not None:
            await act(interaction, at, dict(_typed(data.get("components"))))
            return
    raise OldForm


def _typed(parts: object) -> Iterator[tuple[str, str]]:
    """The fields of a form, at any depth, as pairs of custom_id and typed text."""
    waiting = [parts]
    while waiting:
        here = waiting.pop()
        if isinstance(here, list):
            waiting += here
        elif isinstance(here, dict):
            if isinstance(here.get("value"), str):
                yield str(here.get("custom_id")), here["value"]
            waiting += [here.get("components"), here.get("component")]


def is_form(interaction: discord.Interaction[Any]) -> bool:
    """Whether an interaction is a form that has been sent."""
    return interaction.type is discord.InteractionType.modal_submit
