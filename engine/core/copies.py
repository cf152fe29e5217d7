"""Copies of states without the detour over bytes: what may change in place is copied, everything else is shared.

Which is which follows from the types of the fields, so that the fields that only one game has are copied too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import methodcaller
from types import NoneType, UnionType
from typing import Any, Final, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from engine.core.events import EventSink
from engine.core.rng import Rng

S = TypeVar("S", bound=msgspec.Struct)
Way = Callable[[Any], Any]
"""From a value to its copy."""

UNCHANGING: Final = (bool, bytes, float, int, str, NoneType)
_shallow: Final[Way] = methodcaller("__copy__")


def copier(kind: type[S]) -> Callable[[S], S]:
    """How states of this kind, and the structs in them, are copied: same bytes, nothing shared that rules change.

    A copy's log is empty, as that of a decoded state. Raises TypeError for a field of a type that is not known here.
    """
    ways = _ways_of_fields(kind)

    def copied(value: S) -> S:
        copy: S = _shallow(value)
        for name, way in ways:
            setattr(copy, name, way(getattr(value, name)))
        return copy

    return copied


def _ways_of_fields(kind: type[msgspec.Struct]) -> list[tuple[str, Way]]:
    hints = get_type_hints(kind)
    return [(name, way) for name in kind.__struct_fields__ if (way := _way_of(hints[name])) is not None]


def _way_of(hint: Any) -> Way | None:
    """How values of this type are copied; None where they are shared, because nothing in them changes."""
    kind, inside = get_origin(hint) or hint, get_args(hint)
    if kind in UNCHANGING or kind is Literal:
        return None
    if kind in (Union, UnionType):
        return _way_of_union(inside)
    ways = [_way_of(item) for item in inside if item is not Ellipsis]
    if kind is list:
        return _way_of_list(ways[0])
    if kind is dict and ways[0] is None:
        return _way_of_dict(ways[1])
    if kind is tuple and not any(ways):
        return None
    if kind is EventSink:
        return lambda log: EventSink()
    if kind is Rng:
        return lambda rng: Rng(rng.state, rng.moves)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _way_of_struct(kind)
    raise TypeError(f"no way to copy a field of type {hint}")


def _way_of_union(kinds: Sequence[Any]) -> Way | None:
    ways = [way for kind in kinds if (way := _way_of(kind)) is not None]
    if not ways:
        return None
    if len(ways) == 1 and NoneType in kinds:
        way = ways[0]
        return lambda value: None if value is None else way(value)
    raise TypeError(f"no way to tell how to copy one of {kinds}")


def _way_of_list(inside: Way | None) -> Way:
    if inside is None:
        return list.copy
    way = inside
    return lambda values: list(map(way, values))


def _way_of_dict(inside: Way | None) -> Way:
    if inside is None:
        return dict.copy
    way = inside
    return lambda values: {key: way(value) for key, value in values.items()}


def _way_of_struct(kind: type[msgspec.Struct]) -> Way | None:
    ways = _ways_of_fields(kind)
    if not kind.__struct_config__.frozen:
        return copier(kind) if ways else _shallow
    if not ways:
        return None

    def rebuilt(value: Any) -> Any:
        return msgspec.structs.replace(value, **{name: way(getattr(value, name)) for name, way in ways})

    return rebuilt
