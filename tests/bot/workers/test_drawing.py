"""Pictures drawn by worker processes: the same as here; killed, hanging, failing ones; which of them are drawn."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec
import pytest

from bot.messages import pictures
from bot.messages.pictures import ByWorkers, NotDrawn, draw, drawn_by, workers_alive
from bot.model.drawing import DrawRequest
from bot.workers import progress
from bot.workers.drawing import decode_reply, encode, request_for
from bot.workers.pool import InLine, Pool
from bot.workers.process import Worker, nobody_waits
from bot.workers.work import work
from renderers.core.picture import Picture
from renderers.core.registry import rendered_games, renderer
from tests.bot.harness import house, until
from tests.bot.workers.test_pool import LEVELS, PATIENCE, question
from tests.pixels import visible
from tests.renderers.pictures import EVERY, GAMES, NAMES, scene, seats_in

SLIPS = ("tests.bot.workers.slips",)


@asynccontextmanager
async def workers(drawing: int = 1, thinking: int = 0) -> AsyncIterator[Pool]:
    """Workers that make slips where a mark says so, as those by whom pictures are drawn."""
    pool = Pool(drawing, thinking, (*SLIPS, *LEVELS))
    pool.start()
    try:
        await asyncio.gather(*pool._starting)
        assert (pool.painters.alive(), pool.thinkers.alive()) == (drawing, thinking)
        async with drawn_by(pool.painters):
            yield pool
    finally:
        await pool.close()


async def board(*marks: str, game: str = "tigris", turn: int | None = None) -> Picture:
    """A whole board; ``turn`` makes it another one."""
    view = scene(game, "middle")
    view = view if turn is None else msgspec.structs.replace(view, turn=turn)
    return await draw(game, view, "board", "en", NAMES[: len(view.seats)], marks=marks)


def pid_of(worker: Worker) -> int:
    assert worker.pid is not None
    return worker.pid


def ours(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the log says of pictures and workers, each line up to its first number or name."""
    return [record.getMessage() for record in caplog.records if record.name.startswith("ziggurat")]


# --- bytes there and back ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_view_of_every_scene_comes_back_as_it_was(game: str) -> None:
    names = [name for of, name, _ in EVERY if of == game]
    for name in dict.fromkeys(names):
        view = scene(game, name)
        data = msgspec.msgpack.encode(view)
        assert msgspec.msgpack.decode(data, type=type(view)) == view


@pytest.mark.parametrize("game", rendered_games())
def test_a_worker_draws_what_this_process_draws(game: str) -> None:
    opening, view = scene(game, "opening"), scene(game, "middle")
    before = opening if seats_in(game, opening) == seats_in(game, view) else view
    marks = {"tigris": ("F7",), "inner_sea": ("rome",)}.get(game, ())
    for kind in renderer(game).kinds(view):
        wishes = {"lang": "es", "names": NAMES[: seats_in(game, view)], "palette": "contrast", "before": before}
        here = renderer(game).draw(view, kind.id, marks=marks, closed=True, **wishes)
        request = encode(request_for(game, view, kind.id, "es", wishes["names"], "contrast", marks, True, before))
        there = decode_reply(work(request)).picture
        assert there is not None
        assert visible(there) == visible(here)


def test_equal_wishes_are_equal_bytes_and_any_other_wish_is_another() -> None:
    view, again = scene("tigris", "middle"), scene("tigris", "middle")
    plain = ("board", "en", None, "default", (), False, None)
    assert encode(request_for("tigris", view, *plain)) == encode(request_for("tigris", again, *plain))
    others: list[tuple[Any, ...]] = [
        ("cut", "en", None, "default", (), False, None),
        ("board", "es", None, "default", (), False, None),
        ("board", "en", ("Ana", "Ben"), "default", (), False, None),
        ("board", "en", None, "contrast", (), False, None),
        ("board", "en", None, "default", ("F7",), False, None),
        ("board", "en", None, "default", (), True, None),
        ("board", "en", None, "default", (), False, scene("tigris", "opening")),
    ]
    requests = {encode(request_for("tigris", view, *other)) for other in (plain, *others)}
    requests.add(encode(request_for("tigris", msgspec.structs.replace(view, turn=view.turn + 1), *plain)))
    assert len(requests) == len(others) + 2


def test_what_is_no_request_or_no_reply_is_a_failure() -> None:
    assert work(b"no request") == b""
    for data in (b"", b"\xc1", msgspec.msgpack.encode({"picture": 7})):
        assert decode_reply(data).picture is None


# --- workers -------------------------------------------------------------------------------------------------------


async def test_a_picture_does_not_wait_for_a_computer_that_thinks() -> None:
    async with workers(thinking=1) as pool, pool.thinkers.free() as thinker:
        thinking = asyncio.create_task(thinker.ask(question("loops"), PATIENCE))
        assert (await board()).data
        assert not thinking.done()
        thinking.cancel()
        await asyncio.wait({thinking})


async def test_a_worker_that_is_killed_over_a_picture_is_replaced_and_the_picture_is_drawn(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with workers() as pool:
        pid = pid_of(pool.workers[0])
        os.kill(pid, signal.SIGSTOP)
        drawing = asyncio.create_task(board())
        await asyncio.sleep(0.2)
        assert not drawing.done()
        os.kill(pid, signal.SIGKILL)
        assert (await drawing).data
        assert pool.workers[0].pid not in (None, pid)
    assert ours(caplog) == ["a worker died over a picture (tigris, board), and is replaced"]


@pytest.mark.nightly
async def test_a_picture_that_kills_every_worker_is_given_up_and_the_next_one_is_drawn(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with workers():
        with pytest.raises(NotDrawn):
            await board("dies")
        assert (await board()).data
        assert workers_alive() == 1
    assert len(ours(caplog)) == pictures.TRIES


async def test_a_renderer_that_fails_is_logged_with_its_place_and_without_any_value(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with workers() as pool:
        pid = pid_of(pool.workers[0])
        with pytest.raises(NotDrawn):
            await board("fails")
        assert (await board()).data
        assert pool.workers[0].pid == pid
    (said,) = ours(caplog)
    assert "a picture (tigris, board) could not be drawn" in said
    assert "in draw\n" in said
    assert "RuntimeError" in said
    assert "Ana" not in said


async def test_a_renderer_that_takes_too_long_is_ended_with_its_worker(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with workers() as pool:
        pid = pid_of(pool.workers[0])
        monkeypatch.setattr(pictures, "SECONDS", 0.3)
        with pytest.raises(NotDrawn):
            await board("spins")
        monkeypatch.setattr(pictures, "SECONDS", PATIENCE)
        assert (await board()).data
        assert pool.workers[0].pid != pid
    assert ours(caplog) == ["a picture (tigris, board) was not drawn, and its worker was ended: 0.3 seconds are over"]


@pytest.mark.parametrize(("how", "why"), [("hangs", "it stands still"), ("spins", "while others wait")])
async def test_a_worker_that_holds_others_up_is_ended_and_they_are_served(
    how: str, why: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "SECONDS", PATIENCE)
    monkeypatch.setattr(progress, "WHILE_OTHERS_WAIT", 0.1)
    # Beats come ten times as often as usual.
    monkeypatch.setattr(progress, "STILL_BEATS", 10 * progress.STILL_BEATS)
    async with workers() as pool:
        stuck, waiting = asyncio.create_task(board(how)), asyncio.create_task(board())
        assert (await waiting).data
        with pytest.raises(NotDrawn):
            await stuck
        assert pool.painters.alive() == 1
    (line,) = ours(caplog)
    assert why in line


async def test_a_process_without_a_heartbeat_is_ended(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with workers() as pool:
        os.kill(pid_of(pool.workers[0]), signal.SIGSTOP)
        monkeypatch.setattr(progress, "SILENCE", 0.2)
        with pytest.raises(NotDrawn):
            await board()
    (line,) = ours(caplog)
    assert "no sign of it" in line


async def test_what_is_printed_gets_into_no_picture() -> None:
    async with workers():
        assert visible(await board("prints")) == visible(await board())


async def test_pictures_are_drawn_here_while_no_worker_can_be_started(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with workers() as pool:
        await pool.workers[0].end()
        monkeypatch.setattr(sys, "executable", "/nonexistent/python")
        assert (await board()).data
        assert workers_alive() == 0
        monkeypatch.undo()
        # It is not tried with every picture.
        assert (await board(turn=1)).data
        assert workers_alive() == 0
        pictures._by_workers[-1]._without_until = 0.0
        assert (await board(turn=2)).data
        assert workers_alive() == 1
    assert ours(caplog) == [
        "a worker could not be started: FileNotFoundError",
        "no worker can be started: for 30 seconds pictures are drawn in threads",
    ]


@pytest.mark.nightly
async def test_two_workers_draw_at_the_same_time_and_who_comes_later_waits() -> None:
    async with workers(drawing=2) as pool:
        first, second = map(pid_of, pool.workers)
        os.kill(first, signal.SIGSTOP)
        stopped = asyncio.create_task(board())
        await asyncio.sleep(0.1)
        assert (await board(turn=1)).data, "the second worker is there"
        os.kill(second, signal.SIGSTOP)
        more = [asyncio.create_task(board(turn=turn)) for turn in (2, 3)]
        await asyncio.sleep(0.1)
        assert not any(task.done() for task in more)
        for pid in (first, second):
            os.kill(pid, signal.SIGCONT)
        assert all(picture.data for picture in await asyncio.gather(stopped, *more))


async def test_at_the_end_nothing_is_left_of_pictures_or_workers() -> None:
    pool = Pool(1, 0, SLIPS)
    pool.start()
    await asyncio.gather(*pool._starting)
    async with drawn_by(pool.painters):
        os.kill(pid_of(pool.workers[0]), signal.SIGSTOP)
        drawing = asyncio.create_task(board())
        await asyncio.sleep(0.1)
    await asyncio.wait({drawing})
    await pool.close()
    assert (drawing.cancelled(), pool.painters.alive()) == (True, 0)
    assert (await board()).data, "in a thread again"


# --- what is drawn once --------------------------------------------------------------------------------------------


class Counted(InLine):
    """One worker in this process, which counts what it is asked and waits until it may answer."""

    def __init__(self) -> None:
        self.asked: list[bytes] = []
        self.go = asyncio.Event()

    async def ask(self, question: bytes, seconds: float, others_wait: Callable[[], bool] = nobody_waits) -> bytes:
        self.asked.append(question)
        await self.go.wait()
        return await asyncio.to_thread(work, question)


async def test_a_picture_that_is_asked_for_twice_is_drawn_once() -> None:
    pool = Counted()
    async with drawn_by(pool):
        at_once = [asyncio.create_task(board()) for _ in range(3)]
        other = asyncio.create_task(board(turn=1))
        await until(lambda: len(pool.asked) == 2)
        pool.go.set()
        assert len({id(picture) for picture in await asyncio.gather(*at_once)}) == 1
        assert await other is not await board()
        assert len(pool.asked) == 2


async def test_who_gives_up_waiting_takes_the_picture_from_nobody() -> None:
    pool = Counted()
    async with drawn_by(pool):
        first, second = (asyncio.create_task(board()) for _ in range(2))
        await until(lambda: bool(pool.asked))
        first.cancel()
        await asyncio.wait({first})
        pool.go.set()
        assert (await second).data
    assert len(pool.asked) == 1


async def test_pictures_beyond_the_room_are_dropped_the_least_recently_used_first() -> None:
    pool = Counted()
    pool.go.set()
    size = len((await board()).data)
    by = ByWorkers(pool, room=round(size * 2.5))

    async def ask(turn: int) -> None:
        view = msgspec.structs.replace(scene("tigris", "middle"), turn=turn)
        request = encode(request_for("tigris", view, "board", "en", None, "default", (), False, None))
        await by.picture(request, "a board", partial(int, 0))  # type: ignore[arg-type]

    for turn in (1, 2, 1, 3, 1):
        await ask(turn)
    assert len(pool.asked) == 3
    await ask(2)
    assert len(pool.asked) == 4


class Held(InLine):
    """A worker whose replies are given by hand."""

    def __init__(self) -> None:
        self.replies: list[asyncio.Future[bytes]] = []

    async def ask(self, question: bytes, seconds: float, others_wait: Callable[[], bool] = nobody_waits) -> bytes:
        self.replies.append(asyncio.get_running_loop().create_future())
        return await self.replies[-1]


async def test_pictures_that_are_done_in_one_moment_are_counted_once_each(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL, "ziggurat")
    loop, slips, pool = asyncio.get_running_loop(), list[dict[str, Any]](), Held()
    loop.set_exception_handler(lambda _, context: slips.append(context))
    made = work(
        encode(request_for("tigris", scene("tigris", "middle"), "board", "en", None, "default", (), False, None))
    )
    size = len((await board()).data)
    by = ByWorkers(pool, room=size)

    async def draw_by(request: bytes) -> Picture:
        return await by.picture(request, "a board", partial(int, 0))  # type: ignore[arg-type]

    wanted = [asyncio.create_task(draw_by(request)) for request in (b"1", b"2", b"3")]
    await until(lambda: len(pool.replies) == 3)
    # The one that was asked for first fails, and all of them at once.
    for reply, data in zip(reversed(pool.replies), (made, made, b""), strict=True):
        reply.set_result(data)
    first, *others = await asyncio.gather(*wanted, return_exceptions=True)
    assert isinstance(first, NotDrawn)
    assert all(isinstance(picture, Picture) for picture in others)
    await asyncio.sleep(0)
    assert slips == []
    # There is room for one: the one that was done last.
    assert (await draw_by(b"2")).data
    assert len(pool.replies) == 3
    last = asyncio.create_task(draw_by(b"3"))
    await until(lambda: len(pool.replies) == 4)
    pool.replies[-1].set_result(made)
    assert (await last).data


async def test_a_picture_that_failed_is_tried_anew_by_who_asks_again(caplog: pytest.LogCaptureFixture) -> None:
    pool = Counted()
    pool.go.set()
    caplog.set_level(logging.CRITICAL)
    async with drawn_by(pool):
        for _ in range(2):
            with pytest.raises(NotDrawn):
                await draw("tigris", scene("tigris", "middle"), "no such kind", "en", None)
    assert len(pool.asked) == 2


# --- at a table ----------------------------------------------------------------------------------------------------


@pytest.mark.nightly
async def test_a_worker_that_is_killed_while_a_board_is_drawn_stops_no_table(tmp_path: Any) -> None:
    async with house(tmp_path) as made, workers() as pool:
        table = await made.table("Ana", "Bruno")
        panel = await table.to_act().open_panel(table.channel)
        pid = pid_of(pool.workers[0])
        os.kill(pid, signal.SIGSTOP)
        playing = asyncio.create_task(table.to_act().act(panel, table.channel, await table.pick("tile:")))
        await asyncio.sleep(0.5)
        os.kill(pid, signal.SIGKILL)
        await playing
        assert "places a" in (await table.boards())[-1]["content"]
        assert pool.workers[0].pid != pid


async def test_a_board_that_cannot_be_drawn_is_said_and_the_answer_stays(
    tmp_path: Any, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as made, workers():
        table = await made.table("Ana", "Bruno")
        player = table.to_act()
        panel = await player.open_panel(table.channel)
        wish = await table.pick("tile:")
        honest = pictures.encode

        def failing(request: DrawRequest) -> bytes:
            # The panel is a cut.
            return honest(msgspec.structs.replace(request, marks=("fails",)) if request.kind == "board" else request)

        monkeypatch.setattr(pictures, "encode", failing)
        await player.act(panel, table.channel, wish)
        assert (await table.match()).revision == 1
        told = [message["content"] for message in await player.sees(table.channel) if message["ephemeral"]]
        (error_id,) = re.findall(r"error (\w{8}) in interaction", caplog.text)
        assert any(error_id in text for text in told)
        assert "could not be drawn" in caplog.text
        monkeypatch.undo()
        await table.play("tile:")
        assert "places a" in (await table.boards())[-1]["content"]
