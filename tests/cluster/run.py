"""One run: plant tables, play and disturb, wait until it is quiet, then hold everything against what must be true."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from bench.machine import cost
from bench.planting import plant
from bench.players import Watcher
from bench.tables import GAMES
from bot.base.address import address_of
from bot.local import LocalDiscord
from bot.local.records import Channel
from bot.posting.kinds import BOARD, board_state, find
from bot.store import Store
from engine.core.record import Answer
from tests.cluster import checks, ledger
from tests.cluster.fleet import End, Fleet
from tests.cluster.ledger import BEGINNING, MENTION, Ledger
from tests.cluster.people import People
from tests.cluster.pictures import words_due, words_of
from tests.cluster.server import File, Server, file, server
from tests.cluster.trouble import Trouble
from tests.waiting import DISCORDS_DEADLINE

QUIET: Final = 15.0
"""Seconds of quiet after which every board shows what is stored."""
TAKE_OVER: Final = 12.0
"""Seconds within which 95 of 100 shards have another process."""
READY: Final = 120.0
"""Seconds that the bots have to be there, before it begins."""


BOARDS: Final = """
    SELECT posts.table_id, message_id, first_entry FROM posts
    JOIN board_states ON board_states.table_id = posts.table_id AND board_states.kind = posts.kind
    WHERE posts.kind = 'board' AND user_id = 0"""


COMPUTERS: Final = "SELECT DISTINCT table_id FROM seats WHERE computer IS NOT NULL"
COUNTS: Final = "SELECT table_id, count(*) AS given FROM answers GROUP BY table_id"


class Plan(msgspec.Struct, frozen=True):
    """How large a run is, and what is switched off in it."""

    seconds: float = 300.0
    seed: int = 1
    processes: int = 3
    thinkers: int = 1
    tables: int = 200
    servers: int = 20
    people: int = 100
    rate: float = 10.0
    at_once: int = 24
    nonces: bool = True
    fence: bool = True
    trouble: bool = True
    only: frozenset[str] = frozenset()
    keep: str = ""
    in_file: bool = False
    computers_every: int = 3


class Report(msgspec.Struct):
    """What was measured, and what was wrong: nothing, where everything held."""

    figures: dict[str, Any]
    happened: list[tuple[float, str]]
    wrong: dict[str, list[str]]

    @property
    def holds(self) -> bool:
        """Whether everything that must be true is."""
        return not any(self.wrong.values())


async def run(plan: Plan) -> Report:
    """Carry a plan out."""
    with tempfile.TemporaryDirectory(prefix="ziggurat-cluster-run-") as place:
        folder = Path(plan.keep or place)
        logs = folder / "logs"
        logs.mkdir(parents=True, exist_ok=True)
        discord = LocalDiscord(
            folder=Path(place) / "discord",
            requests_per_second=50,
            servers=plan.servers,
            shards=max(1, plan.processes),
            identify_every=5.0,
        )
        async with file() if plan.in_file else server() as database, discord as local:
            # Tests are patient with first answers; here nobody waits longer than at Discord.
            local.interactions.ack_deadline = DISCORDS_DEADLINE
            local.faults.limit_new_dms(10_000)
            local.faults.ignore_nonces(not plan.nonces)
            watcher = Watcher(local)
            await plant(address_of(database.address), local, plan.tables, plan.people, GAMES, plan.computers_every)
            fleet = Fleet(local, database.address, logs, fenced=plan.fence)
            try:
                return await _measured(plan, local, database, watcher, fleet)
            finally:
                await fleet.close()


async def _measured(plan: Plan, local: LocalDiscord, database: Server | File, watcher: Watcher, fleet: Fleet) -> Report:
    _see_boards(local, watcher)
    rows = await database.rows("SELECT id, channel_id FROM tables")
    planted = dict(await _counts(database))
    tables = {row["id"]: local.world.channels[row["channel_id"]] for row in rows}
    notes, people = Ledger(local), People(local, watcher, plan.seed, plan.rate)
    for _ in range(plan.processes):
        await fleet.start_bot()
    for _ in range(plan.thinkers):
        await fleet.start_thinker()
    await _until(lambda: _served(local), READY, "the bots did not come")
    begun = {process: cost(process).cpu_seconds for process in fleet.bots}
    counted, served = notes.counted, database.cpu_seconds()
    playing = people.play_on(tables, plan.at_once, plan.seconds)
    happened = list[tuple[float, str]]()
    if plan.trouble and isinstance(database, Server):
        trouble = Trouble(local, fleet, database, plan.seed)
        people.eager_for = lambda: trouble.sent_in
        await asyncio.gather(playing, trouble.run(plan.seconds, plan.only))
        happened = trouble.happened
    else:
        await playing
    stopped = time.monotonic()
    figures = _figures(plan, people, notes, counted, begun, fleet)
    figures["cpu_ms_an_answer_of_the_server"] = round(
        (database.cpu_seconds() - served) * 1000 / max(1, people.answers), 1
    )
    quiet = await _quiet(database, stopped)
    store = await Store.open(address_of(database.address))
    try:
        wrong = await _checked(local, database, store, tables, notes, people, fleet, stopped, watcher, planted)
    finally:
        await store.close()
    figures["seconds_until_all_was_posted"] = quiet
    wrong["posted within 15 s of quiet"] = [] if quiet is not None else ["not everything was posted in time"]
    figures |= _over(notes, fleet, stopped)
    if figures["take_over_p95"] > TAKE_OVER:
        wrong["take-over"] = [f"p95 {figures['take_over_p95']:.1f} s", *_long(notes, fleet, stopped)]
    limit = local.limit
    assert limit is not None
    figures |= {"most_requests_in_a_second": limit.most_seen, "refused_by_the_limit": limit.refused}
    if limit.most_seen > limit.most:
        wrong["requests"] = [f"{limit.most_seen} counted requests came in one second"]
    return Report(figures, happened, wrong)


def _see_boards(local: LocalDiscord, watcher: Watcher) -> None:
    """Let players see the boards that were planted."""
    for channel in local.world.channels.values():
        if channel.is_thread and channel.last_message_id is not None:
            message = local.world.store.message(channel.last_message_id)
            assert message is not None
            watcher.boards[channel.id] = message


def _served(local: LocalDiscord) -> bool:
    """Whether every shard has a process."""
    lines = [line for line in local.gateway.lines() if line["connected"]]
    counts = {line["shard"][1] for line in lines}
    return any({line["shard"][0] for line in lines if line["shard"][1] == count} == {*range(count)} for count in counts)


async def _until(true: Callable[[], bool], seconds: float, why: str) -> None:
    end = time.monotonic() + seconds
    while not true():
        if time.monotonic() > end:
            raise RuntimeError(why)
        await asyncio.sleep(0.05)


async def _counts(database: Server | File) -> list[tuple[int, int]]:
    """How many answers are stored at each table."""
    return [(row["table_id"], row["given"]) for row in await database.rows(COUNTS)]


async def _quiet(database: Server | File, since: float) -> float | None:
    """Seconds until everything stored was posted; None: not after ``QUIET``."""
    while True:
        rows = await database.rows("SELECT count(*) FROM tables WHERE posted_revision < revision")
        took = time.monotonic() - since
        if not rows[0][0]:
            return round(took, 1)
        if took > QUIET:
            return None
        await asyncio.sleep(0.25)


async def _checked(
    local: LocalDiscord,
    database: Server | File,
    store: Store,
    tables: dict[int, Channel],
    notes: Ledger,
    people: People,
    fleet: Fleet,
    stopped: float,
    watcher: Watcher,
    planted: dict[int, int],
) -> dict[str, list[str]]:
    """The sentences of what is wrong, by what was checked."""
    seeds, answers = dict[int, int](), dict[int, list[Answer]]()
    boards = {row["table_id"]: row for row in await database.rows(BOARDS)}
    shown = []
    for number, channel in tables.items():
        table = await store.table(number)
        assert table is not None
        record = await store.record(table)
        seeds[number], answers[number] = table.seed, record.answers
        newest = watcher.boards[channel.id]
        waiting = tuple(table.waiting_for()) if table.status == "playing" else ()
        called = tuple(int(user) for user in MENTION.findall(newest.content.split("\n")[0])) if waiting else ()
        state = (table.revision, table.posted_revision, waiting, boards[number]["message_id"], newest.id, called)
        words = words_of(newest)
        due = await words_due(table, record, boards[number]["first_entry"], words) if words else ""
        noted = board_state(find(await store.messages.posts(number), BOARD))
        is_quiet = not noted.called and set(waiting) <= set(noted.pinged)
        shown.append(checks.Shown(number, *state, words, due, newest.content[:BEGINNING], is_quiet))
        # The bots have something to do, too.
        await asyncio.sleep(0)
    count = max((line["shard"][1] for line in local.gateway.lines()), default=1)
    presses = list(notes.presses.values())
    gaps = ledger.away(fleet.ends, notes.connections, time.monotonic())
    doubles = ledger.doubled(notes.created)
    # Where a computer plays, people are called with no click in between.
    called_back = {tables[row["table_id"]].id for row in await database.rows(COMPUTERS)}
    again = ledger.rung_again([one for one in notes.created if one.channel not in called_back], people.acted)
    strange = ledger.unexplained(presses, fleet.ends, gaps, count)
    return {
        "answers stored once": [
            *checks.lost(people.given, seeds, answers),
            *checks.answered_unasked(people.given, planted, answers),
            *checks.unserialised(answers),
        ],
        "notices created once": [f"{[(one.process, one.message) for one in several]}" for several in doubles],
        "nobody is rung twice": [str(one) for one in again],
        "boards": checks.stale(shown),
        "interactions": [f"{press.id} to {press.given_to} at {press.at - stopped:.1f}" for press in strange],
    }


def _figures(
    plan: Plan, people: People, notes: Ledger, counted: int, begun: dict[int, float], fleet: Fleet
) -> dict[str, Any]:
    answers = max(1, people.answers)
    costs = {process: cost(process) for process in fleet.bots}
    spent = sum(costs[process].cpu_seconds - before for process, before in begun.items() if process in costs)
    unanswered = sum(press.answered_at is None for press in notes.presses.values())
    return {
        "processes": plan.processes,
        "answers": people.answers,
        "answers_a_second": round(people.answers / plan.seconds, 2),
        "interactions": people.interactions,
        "unanswered": unanswered,
        "in_direct_messages": sum(press.guild is None for press in notes.presses.values()),
        "answered_twice": sum(press.answers > 1 for press in notes.presses.values()),
        "ack_p50_ms": round(checks.share(people.acks, 0.5), 1),
        "ack_p99_ms": round(checks.share(people.acks, 0.99), 1),
        "panel_p50_ms": round(checks.share(people.panels, 0.5), 1),
        "panel_p99_ms": round(checks.share(people.panels, 0.99), 1),
        "requests_an_answer_counted": round((notes.counted - counted) / answers, 2),
        "cpu_ms_an_answer": round(spent * 1000 / answers, 1),
        "memory_mb": [one.megabytes for one in costs.values()],
        "answered_by": dict(Counter(press.answered_by for press in notes.presses.values() if press.answered_by)),
        "statuses": dict(notes.statuses),
        "refusals": dict(notes.refusals.most_common(5)),
        "failures": dict(Counter(people.failures)),
    }


def _lost(fleet: Fleet) -> list[End]:
    """The ends of processes that gave nothing up before."""
    return [end for end in fleet.ends if end.how in ("killed", "stopped")]


def _long(notes: Ledger, fleet: Fleet, stopped: float) -> list[str]:
    """The shards that had nobody for too long after a kill or a stop, and how long before the end that began."""
    return [
        f"shard {shard}: {back - gone:.1f} s, from {stopped - gone:.1f} s before the end on"
        for shard, gone, back in ledger.away(_lost(fleet), notes.connections, stopped)
        if back - gone > TAKE_OVER
    ]


def _over(notes: Ledger, fleet: Fleet, stopped: float) -> dict[str, Any]:
    """How long shards had nobody: after a kill or a stop, and after being told to stop."""
    soft = [end for end in fleet.ends if end.how == "told to stop"]
    found: dict[str, Any] = {}
    for name, ends in (("take_over", _lost(fleet)), ("hand_over", soft)):
        times = [back - start for _, start, back in ledger.away(ends, notes.connections, stopped)]
        found |= {f"{name}s": len(times), f"{name}_p50": round(checks.share(times, 0.5), 1)}
        found |= {f"{name}_p95": round(checks.share(times, 0.95), 1)}
    return found | {"resumed": sum(one.resumed for one in notes.connections), "connections": len(notes.connections)}
