"""Animations: their frames, sizes and times."""

from __future__ import annotations

import io

import pytest
from PIL import Image

import renderers.core.animation as animation
from renderers.core.animation import WIDTH, Animation, Caption, SeatPoints, TooLarge, strip_height


def picture(width: int, height: int, tone: str) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (width, height), tone).convert("P").save(out, "PNG")
    return out.getvalue()


SEATS = tuple(SeatPoints(name, "12", is_ahead=name == "Ana") for name in ("Ana", "Bruno", "Cyd"))


def two_frames() -> Animation:
    moving = Animation()
    moving.add(picture(1440, 800, "red"), Caption("Turn 1", SEATS, 0.0), 500)
    moving.add(picture(1440, 1000, "blue"), Caption("The end", (), 1.0), 4000)
    return moving


def test_frames_are_as_large_as_the_largest_with_its_strip_and_shown_as_long_as_was_said() -> None:
    data, size = two_frames().webp()
    assert size == (WIDTH, max(400 + strip_height(Caption("", SEATS, 0)), 500 + strip_height(Caption("", (), 0))))
    with Image.open(io.BytesIO(data)) as moving:
        assert (moving.size, moving.n_frames, moving.info["loop"]) == (size, 2, 0)
        times = []
        for frame, tone in enumerate(((255, 0, 0), (0, 0, 255))):
            moving.seek(frame)
            shown = moving.convert("RGB")
            times.append(moving.info["duration"])
            corner = shown.getpixel((WIDTH // 2, 100))
            assert isinstance(corner, tuple)
            assert all(abs(one - other) < 30 for one, other in zip(corner, tone, strict=True))
    assert times == [500, 4000]


def test_an_animation_that_is_too_large_in_every_quality_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(animation, "SMALL", 10)
    with pytest.raises(TooLarge):
        two_frames().webp()


def test_the_strip_stands_under_the_boards_wherever_the_last_picture_ends() -> None:
    moving = Animation()
    for tone in ("red", "green"):
        moving.add(picture(1440, 800 if tone == "red" else 760, tone), Caption("Turn 1", SEATS, 1.0), 500)
    moving.add(picture(1440, 1400, "blue"), Caption("The end", (), 1.0), 4000)
    data, size = moving.webp()
    # The gold bar begins the strip: at the highest board's end, not at the end of the picture.
    tops = []
    with Image.open(io.BytesIO(data)) as film:
        for frame in range(film.n_frames):
            film.seek(frame)
            column = [film.convert("RGB").getpixel((WIDTH // 2, y)) for y in range(size[1])]
            gold = [y for y, (red, green, blue) in enumerate(column) if red > 190 and green > 140 and blue < 130]
            tops.append(gold[0])
    assert [round(top / 4) for top in tops] == [100, 100, 175]
