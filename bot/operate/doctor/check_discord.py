"""The doctor asks Discord: token, application, intents, gateway, permissions on a server, time. Changes nothing."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping
from datetime import datetime
from email.utils import parsedate_to_datetime
from typing import Any, Final

import aiohttp
import discord
import discord.http

from bot.invitation import (
    ADMINISTRATOR,
    invitation,
    missing,
)
from bot.operate.doctor.findings import (
    Finding,
    failure,
    ok,
    warning,
)

PRIVILEGED: Final = {"Presence": 0b11 << 12, "Server Members": 0b11 << 14, "Message Content": 0b11 << 18}
"""The application's flags for each privileged intent: granted, or granted while it is on few servers."""

ON_SERVER, ON_ACCOUNT = "0", "1"
"""Discord's words for how an application is installed."""

FEW_SESSIONS: Final = 20
SKEW: Final = 30.0
"""Seconds by which this machine's clock may differ from Discord's."""

USER_AGENT: Final = f"DiscordBot (https://github.com/Rapptz/discord.py {discord.__version__})"
"""As discord.py itself says; Discord refuses requests without one of this form."""

PATIENCE: Final = aiohttp.ClientTimeout(total=15)


class _Trouble(Exception):
    """Discord refuses a request, or cannot be asked; ``status`` is 0 then."""

    def __init__(self, status: int, says: str) -> None:
        super().__init__(says)
        self.status = status


class _Asker:
    """Asks Discord with the bot's token, and remembers what time it is there."""

    def __init__(self, session: aiohttp.ClientSession, token: str) -> None:
        self._session = session
        self._headers = {"Authorization": f"Bot {token}", "User-Agent": USER_AGENT}
        self.date: datetime | None = None

    async def ask(self, path: str) -> Any:
        """What Discord answers to a GET. Raises _Trouble."""
        try:
            async with self._session.get(discord.http.Route.BASE + path, headers=self._headers) as answer:
                if "Date" in answer.headers:
                    self.date = parsedate_to_datetime(answer.headers["Date"])
                if answer.status != 200:
                    raise _Trouble(answer.status, f"Discord answers {answer.status}")
                return await answer.json()
        except (aiohttp.ClientError, TimeoutError, json.JSONDecodeError) as error:
            raise _Trouble(0, f"Discord cannot be asked ({type(error).__name__})") from error


async def check_discord(
    token: str, guild: int | None, now: datetime, scope: int | None = None
) -> AsyncIterator[Finding]:
    """Every line about Discord. The token is in none of them.

    ``guild`` is the server that is looked at, ``scope`` the one whose commands the bot uploads (None: for all servers).
    """
    if not token:
        yield warning(
            "token", "there is none, so Discord was not asked", "put DISCORD_TOKEN into .env, or play locally"
        )
        return
    async with aiohttp.ClientSession(timeout=PATIENCE, cookie_jar=aiohttp.DummyCookieJar()) as session:
        asker = _Asker(session, token)
        try:
            me = await asker.ask("/users/@me")
        except (_Trouble, ValueError) as error:
            yield _refused(error)
            return
        yield ok("token", f"Discord knows it as {me['username']} ({me['id']})")
        for check in (_application, _gateway):
            try:
                async for finding in check(asker):
                    yield finding
            except _Trouble as trouble:
                yield failure(check.__name__.strip("_"), str(trouble), "try again later")
        yield await _server(asker, guild)
        if guild is not None:
            async for finding in _commands(asker, int(me["id"]), guild, scope):
                yield finding
        if asker.date is not None:
            yield _clock(asker.date, now)


def _refused(error: Exception) -> Finding:
    if isinstance(error, _Trouble) and error.status == 401:
        return failure("token", "Discord refuses it", "copy it again from the developer portal to .env")
    if isinstance(error, _Trouble) and error.status:
        return failure("token", str(error), "try again later")
    if isinstance(error, _Trouble):
        return failure("network", str(error), "check this machine's network, proxy and firewall")
    return failure("token", "it is no token", "copy it again from the developer portal to .env")


async def _application(asker: _Asker) -> AsyncIterator[Finding]:
    application = await asker.ask("/applications/@me")
    yield ok("application", f"{application['name']}; invite it with {invitation(int(application['id']))}")
    flags = int(application.get("flags") or 0)
    granted = [name for name, bits in PRIVILEGED.items() if flags & bits]
    if granted:
        says = f"{', '.join(granted)} granted in the developer portal"
        yield warning("intents", says, "switch them off there: the bot needs none")
    else:
        yield ok("intents", "no privileged one is granted, and none is needed")
    if "integration_types_config" in application:
        yield _installation(application["integration_types_config"])
    if application.get("interactions_endpoint_url"):
        says = "Discord sends interactions to an address instead of the gateway"
        yield failure("interactions", says, "empty the Interactions Endpoint URL in the developer portal")


def _installation(config: Mapping[str, Any]) -> Finding:
    """How the application may be installed, as the developer portal has it under Installation."""
    if ON_SERVER not in config:
        says = "Guild Install is not ticked in the developer portal: no server can have the bot"
        return failure("installation", says, "tick Guild Install there, under Installation")
    if ON_ACCOUNT in config:
        says = "User Install is ticked in the developer portal: people add it to their account, where nothing is played"
        return warning("installation", says, "untick User Install there, under Installation")
    return ok("installation", "on servers, not with people's accounts")


async def _commands(asker: _Asker, application: int, guild: int, scope: int | None) -> AsyncIterator[Finding]:
    """Whether commands are shown twice on a server: those for all servers, and those of an earlier setting for it."""
    base = f"/applications/{application}"
    try:
        everywhere, here = await asker.ask(f"{base}/commands"), await asker.ask(f"{base}/guilds/{guild}/commands")
    except _Trouble:
        # The line about the server says that the bot is not there.
        return
    doubles = sorted({item["name"] for item in everywhere} & {item["name"] for item in here})
    if not doubles:
        yield ok("commands", f"each once on {guild}")
        return
    says = f"on {guild} Discord shows {len(doubles)} twice: {', '.join(f'/{name}' for name in doubles)}"
    again = f"start it with ZIGGURAT_GUILD={guild}, then without: that clears those of this server alone"
    yield warning("commands", says, "start the bot: it clears those for all servers" if scope == guild else again)


async def _gateway(asker: _Asker) -> AsyncIterator[Finding]:
    limit = (await asker.ask("/gateway/bot"))["session_start_limit"]
    remaining, hours = int(limit["remaining"]), int(limit["reset_after"]) / 3_600_000
    says = f"{remaining} of {limit['total']} starts left for the next {hours:.1f} hours"
    if remaining == 0:
        yield failure("gateway", says, "wait; then find out what restarts the bot so often")
    elif remaining < FEW_SESSIONS:
        yield warning("gateway", says, "find out what restarts the bot so often")
    else:
        yield ok("gateway", says)


async def _server(asker: _Asker, guild: int | None) -> Finding:
    if guild is None:
        return ok("server", "none named; name one with --guild ID to have the permissions there checked")
    try:
        # The list begins after this id: the server itself is first, if the bot is on it.
        servers = await asker.ask(f"/users/@me/guilds?limit=1&after={guild - 1}")
    except _Trouble as trouble:
        return failure("server", str(trouble), "try again later")
    here = next((item for item in servers if int(item["id"]) == guild), None)
    if here is None:
        return failure("server", f"the bot is not on the server {guild}", "invite it there, or change ZIGGURAT_GUILD")
    bits = int(here["permissions"])
    lacks = missing(bits)
    if lacks:
        return failure("server", f"on {guild} the bot lacks {', '.join(lacks)}", "allow this to the bot's role")
    if bits & ADMINISTRATOR:
        return warning("server", f"on {guild} the bot is an administrator", "take that away: it needs much less")
    return ok("server", f"on {guild} the bot's role has what it needs; channels may take it away again")


def _clock(there: datetime, here: datetime) -> Finding:
    seconds = abs((here - there).total_seconds())
    if seconds > SKEW:
        return warning("time", f"this machine's clock is {seconds:.0f} seconds off Discord's", "set the clock (NTP)")
    return ok("time", "as Discord's")
