"""Runs the bot: from reading its settings to shutdown."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Final

import aiohttp
import discord

from bot.app import Ziggurat
from bot.base.address import PostgresAddress
from bot.base.config import Settings
from bot.computers.dispatcher import Dispatcher
from bot.computers.elsewhere import Elsewhere, Nowhere, ThroughDatabase
from bot.messages.pictures import drawn_by
from bot.operate.collecting import freeze_startup_objects
from bot.operate.database.backup import keep_backups
from bot.operate.database.lock import serving, using
from bot.operate.database.server import dump_before_migration
from bot.operate.database.tidy import close_files, sweep
from bot.operate.database.upgrade import bring_forward, bring_server_forward
from bot.operate.health import Supervisor, Vitals
from bot.operate.logs import log_stray_errors
from bot.operate.proxy import send_through
from bot.operate.recent_log import keeping_recent_log
from bot.operate.stalls import Watchdog
from bot.operate.warm import warm_up
from bot.posting.others import OthersChanges
from bot.posting.timekeeper import TASK
from bot.shards.membership import Membership
from bot.store import Store, StoreError
from bot.store.postgres.turns import REPLIES, BotTurns
from bot.tables import orders
from bot.tables.following import Following
from bot.tables.rebuilding import add_missing
from bot.tables.service import Tables
from bot.workers.pool import Pool

if TYPE_CHECKING:
    from bot.store.postgres.serving import Line

logger = logging.getLogger("ziggurat.run")

NOT_ON_THE_SERVER: Final = (50001, 10004)
"""Discord's codes for "missing access" and "unknown guild": the bot has not been invited."""

TOKEN_REFUSED: Final = 4004
"""The code with which Discord ends the connection of a bot whose token it does not take."""

LAST_WORDS: Final = 9.0
"""Seconds that what has begun may take to its end when the bot is told to stop, leaving the gateway included."""

LETS_GO: Final = 5.0
"""Seconds of these in which other bots may be let have our shards."""

MOST_RESULTS: Final = 10_000
"""Results of older games that are made after a start; the others follow after the next one."""

HANDLERS: Final = ("CommandTree-invoker", "discord-ui-", TASK, orders.TASK)
"""How discord.py's names of the tasks begin in which our handlers run, and ours of those that keep the clocks and
tell channels what the operator has ordered."""


class CannotStart(Exception):
    """The bot cannot run; the message is one clear sentence."""


@contextlib.asynccontextmanager
async def discord_of(settings: Settings) -> AsyncIterator[str]:
    """The token to log in with: the real one, or that of a local Discord that runs meanwhile. Raises CannotStart."""
    if settings.token:
        send_through(settings.discord_api)
        yield settings.token
        return
    # Here, not above: with a token it is never needed, and it brings a web server along.
    from bot.local.pointing import point_discord_py
    from bot.local.server import LocalDiscord

    _make_folder(settings.local_folder, "ZIGGURAT_LOCAL_FOLDER")
    try:
        local = LocalDiscord(settings.local_host, settings.local_port, settings.local_folder)
        await local.start()
    except OSError as error:
        raise CannotStart(
            f"The local Discord cannot listen on port {settings.local_port} ({error.strerror}): "
            "set ZIGGURAT_LOCAL_PORT to a free one."
        ) from error
    pointed = point_discord_py(local.api_base)
    print(f"No DISCORD_TOKEN in .env: the local Discord is open at {local.web_url}", flush=True)
    try:
        yield local.token
    finally:
        pointed.restore()
        await local.close()


def _make_folder(folder: Path, setting: str) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotStart(f"The folder {folder} cannot be made ({error.strerror}): change {setting}.") from error


async def run(settings: Settings, watchdog: Watchdog | None = None) -> None:
    """Run until told to end (SIGTERM, Ctrl-C); stalls that the watchdog sees are counted too. Raises CannotStart."""
    log_stray_errors(asyncio.get_running_loop())
    _make_folder(settings.database.parent, "ZIGGURAT_DATABASE")
    send_errors(settings)
    try:
        if settings.postgres is not None:
            await _run_on_server(settings, settings.postgres, watchdog)
            return
        with serving(settings.database), keeping_recent_log(settings.database, settings.secrets):
            await _run_alone(settings, watchdog)
    except StoreError as error:
        raise CannotStart(str(error)) from error


async def _run_alone(settings: Settings, watchdog: Watchdog | None) -> None:
    """The same as the only bot on the database. Raises CannotStart or StoreError."""
    await asyncio.to_thread(_tidy, settings)
    await bring_forward(settings.database)
    with using(settings.database), told_to_stop() as stop:
        await _run_on(await Store.open(settings.database), settings, stop, watchdog)


async def _run_on_server(settings: Settings, address: PostgresAddress, watchdog: Watchdog | None) -> None:
    """The same on a PostgreSQL server. Raises CannotStart or StoreError."""
    try:
        from bot.store.postgres.serving import Line
        from bot.store.postgres.serving import serving as serving_server
        from bot.store.postgres.together import ServerClock
    except ImportError as error:
        raise CannotStart(missing_extra("ZIGGURAT_DATABASE", "postgres")) from error
    await asyncio.to_thread(_tidy, settings)
    with told_to_stop() as stop:
        line = Line()
        await bring_server_forward(address, settings.backup_folder)
        async with serving_server(address, stop.set, line):
            with keeping_recent_log(settings.database, settings.secrets):
                copy = await asyncio.to_thread(dump_before_migration, address, settings.backup_folder)
                if copy is not None:
                    logger.info("the database is copied to %s before it goes to a newer format", copy)
                store = await Store.open(address)
                if isinstance(store.clock, ServerClock):
                    line.clock = store.clock
                await _run_on(store, settings, stop, watchdog, line)


async def _run_on(
    store: Store, settings: Settings, stop: asyncio.Event, watchdog: Watchdog | None, line: Line | None = None
) -> None:
    """Serve the tables of a store until ``stop`` is set, then close it. ``line``: what other bots announce is heard on
    it. Raises CannotStart or StoreError.
    """
    tables = Tables(store, seed_source=lambda: secrets.randbits(63), limits=settings.limits)
    try:
        await store.database.must_take_changes()
        await _serve(settings, tables, stop, watchdog, line)
    finally:
        await tables.shut_down()


def _tidy(settings: Settings) -> None:
    """Put in order what older versions and killed processes have left. Raises StoreUnavailable during a restore."""
    close_files(settings)
    if settings.database.parent.is_dir():
        with using(settings.database):
            sweep(settings, time.time())


async def _serve(
    settings: Settings, tables: Tables, stop: asyncio.Event, watchdog: Watchdog | None, line: Line | None
) -> None:
    """Serve Discord until ``stop`` is set. Raises CannotStart or StoreError."""
    async with AsyncExitStack() as parts:
        try:
            client = await _client(settings, tables, parts)
            await _workers(settings, tables, client, parts)
            if line is not None:
                parts.push_async_callback(_cancelled, _follow(client, line))
            if watchdog is not None:
                watchdog.on_stall = lambda stall: client.meter.stalled(stall.seconds)
            token = await parts.enter_async_context(discord_of(settings))
            await parts.enter_async_context(client)
            backups = asyncio.create_task(keep_backups(settings.address, settings.backup_folder, settings.backups))
            parts.push_async_callback(_cancelled, backups)
            parts.push_async_callback(_cancelled, asyncio.create_task(client.orders.keep()))
            ready, supervisor = asyncio.create_task(client.wait_until_ready()), Supervisor()
            parts.push_async_callback(_cancelled, ready)
            parts.push_async_callback(_cancelled, asyncio.create_task(_after_start(ready, tables.store)))
            parts.push_async_callback(_cancelled, asyncio.create_task(supervisor.watch(ready)))
            freeze_startup_objects()
            await _until_stopped(client, token, stop)
            supervisor.say("STOPPING=1")
        except discord.LoginFailure as error:
            raise CannotStart("Discord refuses the token: copy it again from the developer portal to .env.") from error
        except discord.HTTPException as error:
            raise CannotStart(_refusal(error, settings.guild)) from error
        except discord.ConnectionClosed as error:
            raise CannotStart(_shut_out(error.code)) from error
        except (aiohttp.ClientConnectorError, TimeoutError) as error:
            raise CannotStart("Discord cannot be reached: check this machine's network, then start again.") from error


async def _after_start(ready: Awaitable[object], store: Store) -> None:
    """Once ``ready`` has come, make every game ready, then the results of games that ended under an older version."""
    await warm_up(ready)
    try:
        done = await add_missing(store, MOST_RESULTS)
    except StoreError:
        logger.warning("results of older games could not be made: python -m bot statistics --rebuild makes them")
        return
    if done.new:
        logger.info("%d games that ended under an older version have their results now", done.new)


async def _until_stopped(client: Ziggurat, token: str, stop: asyncio.Event) -> None:
    serving, stopping = asyncio.create_task(client.start(token)), asyncio.create_task(stop.wait())
    await asyncio.wait({serving, stopping}, return_when=asyncio.FIRST_COMPLETED)
    if serving.done():
        stopping.cancel()
        # Discord is gone for good, perhaps in the middle of something: that is stored before we say why.
        await finish_handlers()
        await serving
        return
    logger.info("told to stop")
    end = time.monotonic() + LAST_WORDS
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(LETS_GO):
            # Other bots take what comes from now on; what has begun is finished here.
            await client.leave_gateway()
    await finish_handlers(end - time.monotonic())
    await client.close()
    try:
        await serving
    except Exception as error:
        # The connection is gone in the middle of something; what was stored but not posted is posted at the next start.
        logger.info("stopped in the middle of something (%s)", type(error).__name__)


async def finish_handlers(patience: float = LAST_WORDS) -> None:
    """Wait for what players have begun, so that they are answered; what they begin meanwhile is not waited for."""
    begun = [task for task in asyncio.all_tasks() if task.get_name().startswith(HANDLERS)]
    if not begun:
        return
    _, unfinished = await asyncio.wait(begun, timeout=patience)
    if unfinished:
        logger.warning("%d interactions were not finished in %.1f seconds", len(unfinished), patience)


@contextlib.contextmanager
def told_to_stop() -> Iterator[asyncio.Event]:
    """Set when the process is told to end. Told a second time, it ends at once."""
    loop, event = asyncio.get_running_loop(), asyncio.Event()

    def on_signal(number: signal.Signals) -> None:
        event.set()
        loop.remove_signal_handler(number)

    signals = (signal.SIGTERM, signal.SIGINT)
    for number in signals:
        loop.add_signal_handler(number, on_signal, number)
    try:
        yield event
    finally:
        for number in signals:
            loop.remove_signal_handler(number)


async def _cancelled(task: asyncio.Task[None]) -> None:
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


async def _workers(settings: Settings, tables: Tables, client: Ziggurat, parts: AsyncExitStack) -> None:
    """Worker processes for pictures and computers, until we end."""
    pool = Pool(settings.picture_workers, settings.computer_workers)
    parts.push_async_callback(pool.close)
    pool.start()
    if settings.picture_workers:
        await parts.enter_async_context(drawn_by(pool.painters))
    elsewhere = await _elsewhere(settings, tables, parts)
    computers = Dispatcher(tables, pool.thinkers, settings.computer_seconds, client.meter, elsewhere)
    parts.push_async_callback(computers.stop)
    tables.computers = computers


async def _elsewhere(settings: Settings, tables: Tables, parts: AsyncExitStack) -> Elsewhere:
    """Thinkers on other machines, where a server keeps the games."""
    if settings.postgres is None:
        return Nowhere()
    from bot.store.postgres.listening import listening

    thinkers = ThroughDatabase(BotTurns(tables.store.database))
    parts.push_async_callback(_cancelled, asyncio.create_task(thinkers.keep()))
    await parts.enter_async_context(listening(settings.postgres, {REPLIES: thinkers.wake}))
    return thinkers


def _follow(client: Ziggurat, line: Line) -> asyncio.Task[None]:
    """The task that keeps this bot abreast of the others on a server."""
    others = OthersChanges(client.tables, client.publisher, client.lateness, client.timekeeper.wake)
    is_on_its_way = client.publisher.is_on_its_way
    following = Following(client.tables, client.people, client.servers, others.show, others.take_over, is_on_its_way)
    client.tables.announce = following.announce
    client.tables.leases.is_beaten = True
    client.when_loaded.append(following.begin)
    line.on_news, line.on_back = following.hear, following.look_soon
    return asyncio.create_task(following.run())


# --- what is off unless asked for ---------------------------------------------------------------------------------


async def _client(settings: Settings, tables: Tables, parts: AsyncExitStack) -> Ziggurat:
    """The Discord client, counted where metrics are wanted. Raises CannotStart."""
    if settings.metrics_port is None:
        return Ziggurat(settings, tables, member=_member(settings, tables))
    try:
        from bot.operate.metrics import Metrics
    except ImportError as error:
        raise CannotStart(missing_extra("ZIGGURAT_METRICS_PORT", "metrics")) from error
    metrics = Metrics(lambda: len(tables.open_tables()))
    await serve_metrics(metrics.served(settings.metrics_port, settings.metrics_host), settings, parts)
    client = Ziggurat(settings, tables, meter=metrics, http_trace=metrics.trace(), member=_member(settings, tables))
    metrics.look_after(Vitals(client, settings, our_version()))
    return client


async def serve_metrics(served: AbstractAsyncContextManager[int], settings: Settings, parts: AsyncExitStack) -> None:
    """Serve metrics, live and ready until the end, and say where. Raises CannotStart."""
    try:
        port = await parts.enter_async_context(served)
    except OSError as error:
        raise CannotStart(
            f"Metrics cannot be served on port {settings.metrics_port} ({error.strerror}): "
            "set ZIGGURAT_METRICS_PORT to a free one."
        ) from error
    logger.info("metrics are at http://%s:%d/metrics, /livez and /readyz", settings.metrics_host, port)


def _member(settings: Settings, tables: Tables) -> Membership | None:
    """This process among those that serve a server's database; None where it is the only one."""
    return None if settings.postgres is None else Membership(tables.store.shards, tables.leases.owner)


def send_errors(settings: Settings) -> None:
    """Report errors to Sentry where a DSN is set. Raises CannotStart."""
    if not settings.sentry_dsn:
        return
    try:
        from bot.operate import errors_out
    except ImportError as error:
        raise CannotStart(missing_extra("SENTRY_DSN", "sentry")) from error
    try:
        errors_out.send_errors(settings.sentry_dsn, our_version())
    except ValueError as error:
        raise CannotStart(f"{error}: copy it again from the project's settings, or leave it empty.") from error


def our_version() -> str:
    """The version of Ziggurat that is installed."""
    try:
        return version("ziggurat")
    except PackageNotFoundError:
        return "unknown"


def missing_extra(setting: str, extra: str) -> str:
    """The sentence for a setting that needs packages which are not installed."""
    return f'{setting} needs more packages: run pip install -c constraints.txt -e ".[{extra}]", or leave it empty.'


def _shut_out(code: int | None) -> str:
    """Why Discord has ended a connection for good, and what to do about it."""
    if code == TOKEN_REFUSED:
        return (
            "Discord has shut the bot out, for its token is not valid any more (was it reset?): copy the new one from "
            "the developer portal to .env, then start again. Every game is stored."
        )
    return f"Discord has ended the connection for good (code {code}): run python -m bot doctor. Every game is stored."


def _refusal(error: discord.HTTPException, guild: int | None) -> str:
    if guild is not None and error.code in NOT_ON_THE_SERVER:
        return f"The bot is not on the server {guild}: invite it there, or change ZIGGURAT_GUILD."
    return f"Discord refuses to let the bot start ({error.status} {error.text}). Try again later."
