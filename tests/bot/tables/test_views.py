"""What a seat sees of a live match is made once for a revision, and never shown of another one."""

from __future__ import annotations

import pytest

from bot.posting.hands.plan import hand_views
from bot.tables.news import seen_by
from bot.tables.views import view_of
from engine.core.match import Match
from tests.bot.panels import build_panel
from tests.bot.tables.room import ANA, BEN, Room

SEATS = (None, 0, 1)


async def test_a_view_is_made_once_for_a_revision_and_a_seat(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    table = (await room.do(await room.playing(BEN), ANA, "leader")).table
    match = await room.tables.match(table.id)
    made: list[tuple[str, int, int | None]] = []
    now, then = Match.view, Match.view_then

    def view(self: Match, seat: int | None) -> object:
        made.append(("now", self.revision, seat))
        return now(self, seat)

    def view_then(self: Match, checkpoint: object, seat: int | None) -> object:
        made.append(("then", self.revision, seat))
        return then(self, checkpoint, seat)  # type: ignore[arg-type]

    monkeypatch.setattr(Match, "view", view)
    monkeypatch.setattr(Match, "view_then", view_then)
    for node in ("", "tile:", "tile:red:"):
        build_panel(table, match, 0, "en", node=node)
    hand_views(table, match)
    assert sorted(made) == [("now", 1, 0), ("now", 1, 1), ("then", 1, 0)]
    table = (await room.do(table, ANA, "pass")).table
    made.clear()
    hand_views(table, match)
    assert sorted(made) == [("now", 2, 0), ("now", 2, 1)]


async def test_after_every_answer_and_undo_the_view_is_that_of_the_position(room: Room) -> None:
    table = await room.playing(BEN)
    match = await room.tables.match(table.id)
    views = []
    for option in ("leader", "tile"):
        table = (await room.do(table, ANA, option)).table
        views.append([view_of(match, seat) for seat in SEATS])
        assert views[-1] == [match.position.view(seat) for seat in SEATS]
        assert seen_by(match, 0, 0) == match.view_then(match.checkpoints[-2], 0)
    assert views[0] != views[1]
    await room.tables.undo.take_back(table.id, ANA)
    assert [view_of(match, seat) for seat in SEATS] == views[0] == [match.position.view(seat) for seat in SEATS]
