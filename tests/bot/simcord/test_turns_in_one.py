"""The requests of a whole turn: one new board at its end; before that only where somebody pauses or looks."""

from __future__ import annotations

import pytest

from tests.bot.clock.watch import NOON
from tests.bot.simcord.limits import Request
from tests.bot.simcord.stage import Person, Stage, app, button, items
from tests.bot.simcord.test_sure import opened

PAUSE, QUIET = 600.0, 6000.0
"""Longer than SimCord waits for a timer by itself."""


class Watch:
    """The time of a stage, and the bot's requests in channels since the last look."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.now = NOON
        self._seen = 0
        stage.clock = lambda: self.now
        stage.pause, stage.quiet = PAUSE, QUIET
        app(stage).publisher.pause, app(stage).publisher.quiet = PAUSE, QUIET

    async def passes(self, seconds: float) -> None:
        """So much later, with all that waits for it done."""
        self.now += seconds
        await self.stage.env.advance_time(seconds)
        await self.stage.env.settle()

    def requests(self) -> list[Request]:
        """New messages, edits and deletions in channels since the last look."""
        new, self._seen = self.stage.requests[self._seen :], len(self.stage.requests)
        return [request for request in new if request.path.startswith("/channels/") and request.method != "GET"]

    def sent(self) -> list[str]:
        """These requests by method and place: "PATCH board"."""
        places = {self.stage.channel.id: "board"}
        return [
            f"{request.method} {places.get(int(request.path.split('/')[2]), 'hand')}" for request in self.requests()
        ]


@pytest.fixture
async def watch(stage: Stage) -> Watch:
    return Watch(stage)


async def playing(stage: Stage, watch: Watch) -> tuple[Person, Person]:
    """A new game of two, all of it posted and quiet; the first of them is to act."""
    people = await opened(stage)
    await watch.passes(QUIET)
    watch.requests()
    return people


async def lay(stage: Stage, person: Person, number: int = 0) -> None:
    """Lay a tile where it can be taken back."""
    tiles = [option for option in (await stage.match()).asks()[0].options if option.startswith("tile:")]
    _, colour, square = tiles[number].split(":")
    await person.type("tigris tile", colour=colour, square=square)


async def test_a_whole_turn_is_one_new_board_and_one_hand(stage: Stage, watch: Watch) -> None:
    ann, ben = await playing(stage, watch)
    await lay(stage, ann)
    await lay(stage, ann, 7)
    assert watch.sent() == []
    old = stage.board()
    await ann.type("tigris pass")
    assert sorted(watch.sent()) == ["PATCH hand", "POST board"]
    board = stage.board()
    assert board.content.startswith(ben.member.mention)
    assert board.content.count(" places a ") == 2
    assert len(board.attachments) == 1
    # The old board's buttons lead to what is asked now, until it is quiet.
    panel = (await ben.press(old, "Play")).message
    assert "What will you do?" in panel.content or "action" in panel.content
    await watch.passes(QUIET)
    assert watch.sent() == ["PATCH board"]
    assert items(next(message for message in stage.public() if message.id == old.id)) == []
    await watch.passes(QUIET)
    assert watch.sent() == []


async def test_at_a_pause_board_and_hand_are_edited_once(stage: Stage, watch: Watch) -> None:
    ann, _ = await playing(stage, watch)
    before = stage.board()
    await lay(stage, ann)
    await watch.passes(PAUSE - 1)
    await lay(stage, ann, 7)
    await watch.passes(PAUSE - 1)
    assert watch.sent() == []
    await watch.passes(1)
    assert sorted(watch.sent()) == ["PATCH board", "PATCH hand"]
    board = stage.board()
    assert board.id == before.id
    assert board.content.count(" places a ") == 2
    assert board.attachments[0].id != before.attachments[0].id


async def test_what_is_taken_back_within_the_pause_is_no_request_at_all(stage: Stage, watch: Watch) -> None:
    ann, _ = await playing(stage, watch)
    before = stage.board()
    await lay(stage, ann)
    panel = (await ann.type("play")).message
    await ann.press_id(panel, button(panel, "Undo"))
    await watch.passes(PAUSE)
    assert watch.sent() == []
    assert stage.board().content == before.content
    assert "took back" in (await ann.type("log")).text


async def test_who_acts_reads_of_a_dropped_plan_in_the_panel_alone(stage: Stage, watch: Watch) -> None:
    ann, _ = await playing(stage, watch)
    await lay(stage, ann)
    await lay(stage, ann, 7)
    assert (await ann.type("plan answer", question="action", what="end")).text.startswith("Noted.")
    panel = (await ann.type("play")).message
    panel = (await ann.press_id(panel, button(panel, "Undo"))).message
    assert "Dropped plan: Your next action" in panel.content
    await watch.passes(PAUSE)
    assert sorted(watch.sent()) == ["PATCH board", "PATCH hand"]
    assert all("Dropped" not in message.content for message in ann.dms())


async def test_who_looks_sees_the_turn_so_far(stage: Stage, watch: Watch) -> None:
    ann, ben = await playing(stage, watch)
    await lay(stage, ann)
    # Whoever is to act looks at the panel, which shows it.
    await ann.press(stage.board(), "Zoom")
    assert watch.sent() == []
    await ben.press(stage.board(), "Zoom")
    assert sorted(watch.sent()) == ["PATCH board", "PATCH hand"]
    assert " places a " in stage.board().content
    await lay(stage, ann, 7)
    await ben.type("board")
    assert "PATCH board" in watch.sent()
    await watch.passes(PAUSE)
    assert watch.sent() == []


async def test_a_question_to_the_table_comes_after_what_it_is_about(stage: Stage, watch: Watch) -> None:
    ann, _ = await playing(stage, watch)
    await lay(stage, ann)
    vote = await stage.tables.undo.ask(stage.table().id, ann.id)
    await app(stage).publisher.ask(stage.table(), vote, "Ann")
    assert watch.sent() == ["PATCH board", "PATCH hand", "POST board"]
    assert " places a " in stage.public()[-2].content


async def test_a_turn_that_was_not_posted_is_posted_by_the_next_bot(stage: Stage, watch: Watch) -> None:
    ann, _ = await playing(stage, watch)
    before = stage.board()
    await lay(stage, ann)
    assert watch.sent() == []
    await stage.restart()
    assert sorted(watch.sent()) == ["PATCH board", "PATCH hand"]
    board = stage.board()
    assert board.id == before.id
    assert " places a " in board.content


async def test_the_next_bot_takes_the_buttons_of_old_boards(stage: Stage, watch: Watch) -> None:
    ann, ben = await playing(stage, watch)
    old = stage.board()
    await ann.type("tigris pass")
    await stage.restart()
    watch.requests()
    assert items(next(message for message in stage.public() if message.id == old.id)) != []
    await watch.passes(QUIET)
    assert watch.sent() == ["PATCH board"]
    assert items(next(message for message in stage.public() if message.id == old.id)) == []
    assert stage.board().content.startswith(ben.member.mention)


async def test_a_text_that_changes_under_the_same_picture_uploads_nothing(stage: Stage, watch: Watch) -> None:
    await playing(stage, watch)
    before = stage.board()
    await stage.tables.lobby.set(stage.table().id, stage.table().host, "pace", "daily")
    await app(stage).publisher.publish(stage.table().id)
    _notice, edit = watch.requests()
    assert (edit.method, edit.files) == ("PATCH", [])
    assert "attachments" not in (edit.body or {})
    board = next(message for message in stage.public() if message.id == before.id)
    assert board.content != before.content
    assert [file.id for file in board.attachments] == [file.id for file in before.attachments]


async def test_a_permission_that_is_given_back_within_a_pause_is_not_missed(stage: Stage, watch: Watch) -> None:
    ann, _ = await playing(stage, watch)
    bot, table = app(stage), stage.table()
    door = f"/channels/{stage.channel.id}/messages/*"
    stage.env.inject_error("PATCH", door, status=403, code=50013, message="Missing Permissions", times=1)
    await lay(stage, ann)
    await watch.passes(PAUSE)
    assert bot.publisher.retry_queue.pending() == [table.id]
    # The next answer waits for a pause, in which it counts as posted.
    await lay(stage, ann, 7)
    bot._changed(table.guild_id)
    await watch.passes(PAUSE)
    assert stage.board().content.count(" places a ") == 2
    assert bot.publisher.retry_queue.pending() == []


async def test_whose_turn_could_not_be_shown_at_the_pause_is_told_when_they_play_on(stage: Stage, watch: Watch) -> None:
    ann, _ = await playing(stage, watch)
    stage.env.inject_error(
        "PATCH", f"/channels/{stage.channel.id}/messages/*", status=403, code=50013, message="Missing", times=None
    )
    await lay(stage, ann)
    await watch.passes(PAUSE)
    assert "I may not post in the table's channel" in (await ann.type("play")).text
    stage.env.inject_error(
        "POST", f"/channels/{stage.channel.id}/messages", status=403, code=50013, message="Missing", times=None
    )
    assert "I may not post in the table's channel" in (await ann.type("tigris pass")).text
