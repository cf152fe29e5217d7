"""Pictures as they are seen: compressed bytes of equal pictures may differ, so tests compare what a reader decodes."""

from __future__ import annotations

import io

from PIL import Image

from renderers.core.encode import digest
from renderers.core.picture import Box, Picture


def pixel_digest(picture: Picture) -> str:
    """A digest of size, palette and pixels, read from the encoded picture."""
    with Image.open(io.BytesIO(picture.data)) as file:
        return digest(file)


def visible(picture: Picture) -> tuple[str, str, dict[str, Box]]:
    """All that a reader has of a picture: pixels, alt text, places."""
    return pixel_digest(picture), picture.alt, picture.hotspots
