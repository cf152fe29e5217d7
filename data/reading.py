"""How plain data become objects of a type."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


def reader(kind: type[T], *, strict: bool = True) -> Callable[[Any], T]:
    """A function from plain data, as JSON gives them, to a ``kind``; it raises msgspec.ValidationError.

    ``strict``: texts do not stand for numbers. Ask for it where a module begins, not in a function: msgspec (0.22)
    works out at its first use what there is to know of a type, and where two threads come to that at once, the process
    dies.
    """
    msgspec.json.Decoder(kind)
    return partial(msgspec.convert, type=kind, strict=strict)
