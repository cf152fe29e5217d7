"""Real time: every handler acknowledges within one second, however slow drawing or the disk is.

SimCord's own clock is virtual and lets slow handlers pass, so these tests look at the clock on the wall.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

import renderers.tigris.pictures as pictures
from bot.store import Store
from bot.store.messages import Messages
from renderers.core.picture import Picture
from tests.bot.simcord.stage import app, button, quick, staged, started

SLOW = 1.5


async def test_slow_drawing_delays_no_acknowledgement(tmp_path: Path) -> None:
    dots, slow = quick(pictures.draw, 0), False

    def draw(view: Any, kind: str, **given: Any) -> Picture:
        if slow:
            time.sleep(SLOW)
        return dots(view, kind, **given)

    async with staged(tmp_path, draw=draw) as stage:
        ann, ben = stage.person("Ann"), stage.person("Ben")
        await started(stage, ann, ben, options="first-player=first-seat")
        await app(stage).people.set(ann.id, confirm=False)
        panel = (await ann.press(stage.board(), "Play")).message
        slow, board = True, stage.board()
        began = time.perf_counter()
        for label in ("Play", "My hand", "Zoom"):
            ben.at_once(board, button(board, label))
        ann.at_once(panel, button(panel, "End the turn"))
        await stage.env.settle()
        assert (await stage.match()).revision == 1
        await ben.type("hand")
        assert time.perf_counter() - began > SLOW, "drawing was not slow"
        assert max(stage.acknowledgements()) < 1


@pytest.mark.parametrize("what", ["set_preference", "direct"])
async def test_a_slow_disk_delays_no_acknowledgement(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    async with staged(tmp_path) as stage:
        ann, ben = stage.person("Ann"), stage.person("Ben")
        await started(stage, ann, ben, options="first-player=first-seat")
        kept = Store if hasattr(Store, what) else Messages
        real = getattr(kept, what)

        async def slow(self: Any, *args: Any) -> Any:
            await asyncio.to_thread(time.sleep, SLOW)
            return await real(self, *args)

        monkeypatch.setattr(kept, what, slow)
        stage.locales[ann.id] = "es-ES"
        for custom_id in ("zb:1:0:0:o:tile:", "zb:1:0:0:u:", "zp:1:play:", "zp:1:join:"):
            ann.at_once(stage.board(), custom_id)
        await stage.env.settle()
        assert max(stage.acknowledgements()) < 1
