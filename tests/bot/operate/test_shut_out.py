"""Discord ends the connection for good while the bot runs: one sentence says why, and every game is stored."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.local import LocalDiscord
from bot.store.copies import must_be_sound
from tests.bot.harness import until
from tests.bot.play.processes import LOG_LINE, process
from tests.night import at_night
from tests.waiting import ends

RUNNER = ("-m", "tests.bot.play.runner")


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (4004, "its token is not valid any more (was it reset?): copy the new one from the developer portal to .env"),
        at_night((4012, "Discord has ended the connection for good (code 4012): run python -m bot doctor")),
    ],
)
async def test_a_token_that_is_reset_while_the_bot_runs_is_one_sentence(tmp_path: Path, code: int, told: str) -> None:
    async with LocalDiscord() as local:
        settings = {"DISCORD_TOKEN": local.token, "ZIGGURAT_BACKUPS": "0"}
        async with process(tmp_path, *RUNNER, local.api_base, **settings) as bot:
            await until(lambda: local.gateway.connected)
            await local.gateway.cut(code)
            out, err = await ends(bot.communicate())
        assert bot.returncode == 1, err.decode()
        said = [line for line in err.decode().splitlines() if not LOG_LINE.match(line)]
        assert len(said) == 1, err.decode()
        assert told in said[0]
        assert "Every game is stored." in said[0]
        assert local.token not in out.decode() + err.decode()
    assert must_be_sound(tmp_path / "games.sqlite3").trouble == ""
