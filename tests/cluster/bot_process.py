"""The real bot in a process of its own: ``python -m tests.cluster.bot_process API``, settings from the environment.

CLUSTER_FENCE=off takes the check of a lease's term out, which the proof must notice.
"""

from __future__ import annotations

import os
import runpy
import sys
from pathlib import Path
from typing import Any

POINTING = Path(__file__).parents[2] / "bot" / "local" / "pointing.py"
"""Run as a file: importing the package would bring its web server along, which the bot does without."""


def take_the_fence_out() -> None:
    """Let everybody note that something was posted, whoever has the lease."""
    from bot.store.fence import Fence

    async def passes(*_: Any, **__: Any) -> None:
        """Nobody is stopped."""

    Fence.pass_or_raise = passes  # type: ignore[method-assign]


if __name__ == "__main__":
    from bot.operate import command_line

    runpy.run_path(str(POINTING))["point_discord_py"](sys.argv.pop(1))
    if os.environ.get("CLUSTER_FENCE") == "off":
        take_the_fence_out()
    sys.exit(command_line.main())
