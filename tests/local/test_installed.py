"""Where commands appear: by how the application is installed, where they are used, and in both scopes."""

from __future__ import annotations

import pytest

from bot.local.ids import BOT_ID, GUILD_ID, OTHER_GUILD_ID
from tests.local.conftest import Stage
from tests.local.test_world import call


async def put(stage: Stage, *commands: dict, guild: int | None = None) -> tuple[int, object]:
    """Upload these commands; each needs its name alone."""
    scope = "" if guild is None else f"/guilds/{guild}"
    body = [{"description": "x"} | command for command in commands]
    return await call(stage, "PUT", f"/applications/{BOT_ID}{scope}/commands", body)


async def names(user, channel: str) -> list[str]:
    """The commands that a user finds in a channel."""
    state = await user.state()
    kinds = {c["id"]: c["guild_id"] for c in state["channels"]}
    place = kinds.get(channel, "dm")
    return [command["name"] for command in state["commands"] if place in command["at"]]


async def test_a_command_that_says_nothing_takes_what_the_application_takes(stage: Stage) -> None:
    _, (plain, own) = await put(stage, {"name": "plain"}, {"name": "own", "integration_types": [0]})
    assert (plain["integration_types"], own["integration_types"]) == ([0, 1], [0])
    stage.local.faults.tick("server")
    _, (plain,) = await put(stage, {"name": "plain"})
    assert plain["integration_types"] == [0]
    _, answer = await call(stage, "GET", "/applications/@me")
    assert list(answer["integration_types_config"]) == ["0"]


@pytest.mark.parametrize(
    ("wrong", "guild"),
    [
        ({"integration_types": [2]}, None),
        ({"integration_types": []}, None),
        ({"contexts": [0, 0]}, None),
        ({"contexts": [3]}, None),
        ({"contexts": [0]}, GUILD_ID),
        ({"integration_types": [0]}, GUILD_ID),
    ],
)
async def test_where_a_command_may_be_is_checked_and_is_said_of_global_ones_alone(
    stage: Stage, wrong: dict, guild: int | None
) -> None:
    status, answer = await put(stage, {"name": "plain"} | wrong, guild=guild)
    assert (status, answer["code"]) == (400, 50035)
    assert list(answer["errors"]["0"]) == list(wrong)


async def test_of_two_scopes_both_are_listed(stage: Stage) -> None:
    ana = await stage.user("Ana")
    await put(stage, {"name": "whois"}, {"name": "global"})
    await put(stage, {"name": "whois"}, {"name": "ours"}, guild=GUILD_ID)
    games = await ana.channel("games")
    assert sorted(await names(ana, games)) == ["global", "ours", "whois", "whois"]


async def test_a_command_is_found_where_it_says(stage: Stage) -> None:
    ana = await stage.user("Ana")
    room = str(stage.local.world.dm_with(int(ana.id)).id)
    await put(stage, {"name": "server", "contexts": [0]}, {"name": "both", "contexts": [0, 1]}, {"name": "any"})
    assert await names(ana, room) == ["both", "any"]
    assert await names(ana, await ana.channel("games")) == ["server", "both", "any"]
    refused = await ana.slash("server", room)
    assert refused.error == "There is no command /server."


async def test_on_a_server_without_the_bot_only_an_account_brings_commands(stage: Stage) -> None:
    ana, bruno = await stage.user("Ana"), await stage.user("Bruno")
    await put(stage, {"name": "plain"}, {"name": "own", "integration_types": [0], "contexts": [0]})
    stage.local.faults.second_server()
    elsewhere = await ana.channel("elsewhere")
    assert [guild.id for guild in stage.bot.guilds] == [GUILD_ID]
    assert stage.bot.get_channel(int(elsewhere)) is None
    assert await names(ana, elsewhere) == []
    stage.local.faults.install("Ana")
    assert await names(ana, elsewhere) == ["plain"]
    assert await names(bruno, elsewhere) == []
    assert (await ana.slash("own", elsewhere)).error == "There is no command /own."
    stage.local.faults.uninstall("Ana")
    stage.local.faults.second_server(commands=True)
    assert await names(bruno, elsewhere) == ["plain", "own"]


async def test_an_interaction_says_who_has_installed_the_application(stage: Stage) -> None:
    ana = await stage.user("Ana")
    stage.local.faults.second_server()
    stage.local.faults.install("Ana")
    heard = []

    async def on_interaction(interaction) -> None:
        heard.append((interaction.guild_id, interaction.is_guild_integration(), interaction.is_user_integration()))

    stage.bot.on_interaction = on_interaction
    for name in ("elsewhere", "games"):
        await ana.slash("whois", await ana.channel(name), {"user": ana.id})
    assert heard == [(OTHER_GUILD_ID, False, True), (GUILD_ID, True, True)]
