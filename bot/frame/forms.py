"""Forms to type into: what they are about stands in their custom_id, so they can be sent after a restart too.

None is remembered; whoever opens one may take all day, and more, to send it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import discord

from bot.frame.handling import Interaction
from bot.model.errors import TableError


class OldForm(TableError):
    """Nothing of ours takes this form."""

    key = "error-old-button"


async def take_form(interaction: Interaction) -> None:
    """Do what a form that has been sent is for. Raises OldForm, or what that raises."""
    data: Mapping[str, Any] = interaction.data or {}
    for looks, act in interaction.client.features.forms.items():
        at = re.fullmatch(looks, str(data.get("custom_id", "")))
        if at is not None:
            await act(interaction, at, dict(_typed(data.get("components"))))
            return
    raise OldForm


def _typed(parts: object) -> Iterator[tuple[str, str]]:
    """The fields of a form with what was typed into them, however deep they are."""
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
