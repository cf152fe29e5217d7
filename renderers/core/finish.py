"""From painting to Picture: painted, encoded, timed."""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time

from renderers.core.canvas import Canvas
from renderers.core.encode import digest, png
from renderers.core.picture import Box, Picture


def finished(paint: Callable[[], tuple[Canvas, dict[str, Box]]], alt: str) -> Picture:
    """What ``paint`` gives (canvas and hotspots) as a PNG with its alt text, and the processor time of each part."""
    start = thread_time()
    canvas, hotspots = paint()
    painted_at = thread_time()
    data, checksum = png(canvas.image), digest(canvas.image)
    encoded_at = thread_time()
    return Picture(
        data=data,
        format="png",
        width=canvas.image.width,
        height=canvas.image.height,
        alt=alt,
        hotspots=hotspots,
        digest=checksum,
        compose_ms=(painted_at - start) * 1000,
        encode_ms=(encoded_at - painted_at) * 1000,
    )
