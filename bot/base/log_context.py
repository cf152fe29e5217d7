"""What log lines are about: the interaction, table and seat that are being worked on. Knows no Discord type."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import MappingProxyType
from typing import Final

FIELDS: Final = ("table", "seat", "interaction")

_about: ContextVar[MappingProxyType[str, int]] = ContextVar("about", default=MappingProxyType({}))


@contextmanager
def about(*, table: int | None = None, seat: int | None = None, interaction: int | None = None) -> Iterator[None]:
    """Every line logged in this block, and in the tasks it begins, carries these ids beside those given around it."""
    ids = {"table": table, "seat": seat, "interaction": interaction}
    known_ids = {name: value for name, value in ids.items() if value is not None}
    mark = _about.set(MappingProxyType({**_about.get(), **known_ids}))
    try:
        yield
    finally:
        _about.reset(mark)


def current() -> dict[str, int]:
    """The ids that the line being logged is about, in the order of ``FIELDS``."""
    ids = _about.get()
    return {name: ids[name] for name in FIELDS if name in ids}
