"""From painting to Picture: painted, encoded, timed."""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time
from typing import Protocol

from PIL import Image

from renderers.core.encode import encoded
from renderers.core.picture import Box, Picture


class Painted(Protocol):
    """What has been painted: a ``Canvas``, or whatever else has an image."""

    @property
    def image(self) -> Image.Image:
        """The picture in mode P or RGB."""
        ...


def finished(paint: Callable[[], tuple[Painted, dict[str, Box]]], alt: str) -> Picture:
    """What ``paint`` gives (canvas and hotspots) as a PNG with its alt text, and the processor time of each part."""
    start = thread_time()
    canvas, hotspots = paint()
    painted_at = thread_time()
    data, checksum = encoded(canvas.image)
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
