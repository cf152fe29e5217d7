"""Whether a worker that is at work gets on, judged by its heartbeat."""

from __future__ import annotations

from typing import Final

SILENCE: Final = 10.0
"""Seconds without a beat or an answer after which a worker hangs: a process that runs writes two beats a second."""

STILL_BEATS: Final = 10
"""Beats in a row within which a worker has to do something: five seconds."""

STILL: Final = 0.01
"""Seconds of processor time within those beats that are as good as nothing."""

WHILE_OTHERS_WAIT: Final = 5.0
"""Seconds of processor time that one may take while others wait: a picture takes a twentieth of one. It is not time on
the clock, as a machine with much to do is no fault of the picture's.
"""


class TooSlow(Exception):
    """A worker did not answer in time, and has been ended; the message says why."""


class Progress:
    """What the beats over one question tell."""

    def __init__(self) -> None:
        self._used: list[float] = []

    def beat(self, used: float, *, others_wait: bool) -> None:
        """Note the processor time that the worker has used by now. Raises TooSlow if it is to be waited for no more."""
        self._used.append(used)
        taken = used - self._used[0]
        if others_wait and taken >= WHILE_OTHERS_WAIT:
            raise TooSlow(f"it took {taken:.1f} seconds of processor time while others wait")
        if len(self._used) > STILL_BEATS and used - self._used[-1 - STILL_BEATS] < STILL:
            raise TooSlow("it stands still")
