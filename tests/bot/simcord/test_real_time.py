"""Every handler acknowledges before slow work: drawing and the disk go on only when all that arrived is acknowledged.

SimCord's own clock is virtual and lets slow handlers pass, so what counts here is the order of events.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import renderers.tigris.pictures as pictures
from bot.store import Store
from bot.store.messages import Messages
from renderers.core.picture import Picture
from tests.bot.simcord.stage import Stage, app, button, quick, staged, started
from tests.waiting import until, wait_in_thread


async def test_slow_drawing_delays_no_acknowledgement(tmp_path: Path) -> None:
    dots, slow, drawn = quick(pictures.draw, 0), set[Stage](), 0

    def draw(view: Any, kind: str, **given: Any) -> Picture:
        nonlocal drawn
        if slow:
            wait_in_thread(lambda: not any(stage.unanswered() for stage in slow), "an acknowledgement waited for it")
            drawn += 1
        return dots(view, kind, **given)

    async with staged(tmp_path, draw=draw) as stage:
        ann, ben = stage.person("Ann"), stage.person("Ben")
        await started(stage, ann, ben, options="first-player=first-seat")
        await app(stage).people.set(ann.id, confirm=False)
        panel = (await ann.press(stage.board(), "Play")).message
        slow.add(stage)
        board = stage.board()
        for label in ("Play", "My hand", "Zoom"):
            ben.at_once(board, button(board, label))
        ann.at_once(panel, button(panel, "End the turn"))
        await stage.env.settle()
        assert (await stage.match()).revision == 1
        await ben.type("hand")
        assert drawn >= 4, "what was to be waited for was drawn"
        assert not stage.unanswered()


@pytest.mark.parametrize("what", ["set_preference", "closed_dm"])
async def test_a_slow_disk_delays_no_acknowledgement(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    async with staged(tmp_path) as stage:
        ann, ben = stage.person("Ann"), stage.person("Ben")
        await started(stage, ann, ben, options="first-player=first-seat")
        kept = Store if hasattr(Store, what) else Messages
        real, asked = getattr(kept, what), 0

        async def slow(self: Any, *args: Any) -> Any:
            nonlocal asked
            asked += 1
            await until(lambda: not stage.unanswered(), "an acknowledgement waited for the disk")
            return await real(self, *args)

        monkeypatch.setattr(kept, what, slow)
        stage.locales[ann.id] = "es-ES"
        for custom_id in ("zb:1:0:0:o:tile:", "zb:1:0:0:u:", "zp:1:play:", "zp:1:join:"):
            ann.at_once(stage.board(), custom_id)
        await stage.env.settle()
        assert asked, "the disk was asked"
        assert not stage.unanswered()
