"""Buttons and menus of leagues: they say which league and what, and work after a restart."""

from __future__ import annotations

from bot.frame.acknowledge import acknowledge
from bot.frame.handling import Interaction, language
from bot.frame.pressed import pressed
from bot.league import acts, mend
from bot.league.find import league_meant, must_run
from bot.messages.ids import LEAGUE_ITEM
from bot.model.errors import TableError


class OldLeagueButton(TableError):
    """No button of this name, or of another version."""

    key = "error-old-button"


async def _press(interaction: Interaction, parts: dict[str, str], values: list[str]) -> None:
    """Raises NoSuchLeague, or what the act raises."""
    act, number = parts["act"], int(parts["arg"] or 0)
    if act in mend.FORMS:
        # A form must be the first answer; what it needs is read at once.
        league = await league_meant(interaction, int(parts["league"]))
        must_run(interaction, league)
        await interaction.response.send_modal(mend.form_for(league, act, number, language(interaction)))
        return
    message = interaction.message
    if message is not None and message.flags.ephemeral:
        await acknowledge(interaction)
    else:
        await acknowledge(interaction, ephemeral=True, thinking=True)
    league = await league_meant(interaction, int(parts["league"]))
    if act in mend.MENUS:
        await mend.take_menu(interaction, league, act, values)
    elif act in mend.ACTS:
        must_run(interaction, league)
        await mend.ACTS[act](interaction, league, number)
    elif act in acts.ACTS:
        await acts.ACTS[act](interaction, league, number)
    else:
        raise OldLeagueButton


LeagueItem = pressed(LEAGUE_ITEM, _press)
"""What stands under a league's message and in its private panels."""
