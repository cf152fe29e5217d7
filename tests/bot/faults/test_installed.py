"""Where commands appear: on servers that have the bot, once, and nowhere by somebody's account alone."""

from __future__ import annotations

import pytest

from bot.base.config import Settings
from bot.invitation import invitation
from bot.local.ids import BOT_ID, GUILD_ID
from bot.words.wording import say
from tests.bot.harness import House, Player

pytestmark = pytest.mark.usefixtures("impatient")

ANSWERS = ("/interactions/", "/webhooks/")


def asked(house: House) -> list[str]:
    """The paths of the bot's requests that are no answers to players."""
    return [path for _, path, *_ in house.requests if not path.startswith(ANSWERS)]


async def test_on_a_server_without_the_bot_an_account_brings_no_command(house: House) -> None:
    ana = await house.player("Ana")
    house.local.faults.second_server()
    house.local.faults.install("Ana")
    elsewhere = await ana.user.channel("elsewhere")
    outcome = await ana.user.slash("game new", elsewhere, {"game": "tigris", "seats": 2})
    assert outcome.error == "There is no command /game."


@pytest.mark.parametrize(("locale", "lang"), [("en-US", "en"), ("es-ES", "es")])
async def test_on_a_server_that_has_the_commands_alone_one_sentence_gives_the_invitation(
    house: House, locale: str, lang: str
) -> None:
    ana = await house.player("Ana", locale)
    house.local.faults.second_server(commands=True)
    elsewhere = await ana.user.channel("elsewhere")
    said = say(lang, "error-not-on-server", link=invitation(BOT_ID))
    assert said.count("https://") == 1
    house.requests.clear()
    for command, options in (("game new", {"game": "tigris", "seats": 2}), ("play", {}), ("settings", {})):
        assert (await ana.type(command, elsewhere, **options))["content"] == said
    assert await ana.user.autocomplete("replay", elsewhere, "table", "") == [], "typing is answered, with nothing"
    assert asked(house) == []
    assert house.tables.open_tables() == []
    assert said not in (await ana.type("privacy", elsewhere))["content"]


async def test_what_works_in_direct_messages_is_answered_there(house: House) -> None:
    ana = await house.player("Ana")
    room = str(house.local.world.dm_with(ana.id).id)
    typed: dict[str, dict[str, object]] = {
        "help": {},
        "history": {},
        "learn": {"game": "tigris"},
        "next": {},
        "stats": {},
        "privacy": {},
        "settings": {},
        "rules": {"topic": "tigris:kingdoms"},
        "card": {"name": "x"},
        "holiday": {"from": "2030-12-24", "until": "2030-12-26"},
    }
    offered = {c["name"] for c in (await ana.user.state())["commands"] if "dm" in c["at"]}
    assert offered == set(typed)
    for command, options in typed.items():
        answer = await ana.type(command, room, **options)
        assert answer["content"] or answer["embeds"] or answer["components"], command
        assert "went wrong" not in answer["content"], command


async def doubles(player: Player) -> list[str]:
    """The commands that a player finds twice on the server."""
    names = [c["name"] for c in (await player.user.state())["commands"] if str(GUILD_ID) in c["at"]]
    assert names
    return sorted({name for name in names if names.count(name) > 1})


async def test_commands_of_an_earlier_scope_are_cleared(house: House) -> None:
    ana = await house.player("Ana")
    stored = house.local.world.commands
    for guild, full, empty in ((GUILD_ID, GUILD_ID, 0), (None, 0, GUILD_ID)):
        await house.stop_bot()
        house.guild = guild
        await house.start_bot()
        assert len(stored[full]) > 20
        assert stored.get(empty, []) == []
        assert await doubles(ana) == []
        assert (await ana.type("help", house.channel("games")))["embeds"]
    house.requests.clear()
    await house.restart_bot()
    assert [path for verb, path, *_ in house.requests if verb == "PUT"] == [], "nothing has changed"


async def test_commands_of_a_server_that_the_bot_has_left_stop_no_start(house: House) -> None:
    await house.store.service.keep_command_digest(f"{BOT_ID}-77", "of an earlier setting")
    await house.restart_bot()
    assert await house.store.service.command_scopes() == [f"{BOT_ID}-global"]
    assert Settings().guild is None
