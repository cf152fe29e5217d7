"""The shape of a stored type in words: every field of every type that a state is made of, with its type and default."""

from __future__ import annotations

import types
from collections.abc import Iterator
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from engine.core.codec import Packed


def shape(kind: type[Any], example: Any) -> list[str]:
    """A line for each field, "Type.field: type = default", and one for each type that packs itself.

    ``example``: a value of the type, from which it is seen how types pack themselves.
    """
    packed = {type(value): value.pack() for value in _values(example) if _packs(type(value))}
    lines: list[str] = []
    for each in sorted(_types(kind), key=lambda item: item.__name__):
        if _packs(each):
            lines.append(f"{each.__name__}: packed as {_plain(packed[each]) if each in packed else '?'}")
            continue
        config = each.__struct_config__
        tag = f"{config.tag_field} {config.tag}" if config.tag is not None else ""
        lines.append(" ".join(filter(None, (each.__name__, tag, "as a list" if config.array_like else ""))))
        hints = get_type_hints(each)
        lines += [
            f"{each.__name__}.{field.encode_name}: {_named(hints[field.name])}{_default(field)}"
            for field in msgspec.structs.fields(each)
        ]
    return lines


def _packs(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Packed)


def _types(kind: Any, found: set[type[Any]] | None = None) -> set[type[Any]]:
    """Every Struct, and every type that packs itself, that a type is made of."""
    found = set() if found is None else found
    if kind in found:
        return found
    if _packs(kind):
        found.add(kind)
    elif isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        found.add(kind)
        hints = get_type_hints(kind)
        for name in kind.__struct_fields__:
            _types(hints[name], found)
    elif get_origin(kind) is not Literal:
        for part in get_args(kind):
            _types(part, found)
    return found


def _named(kind: Any) -> str:
    """A type in words; the parts of a union and the choices of a literal in the order of their names."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(sorted(map(repr, parts)))
    if origin in (Union, types.UnionType):
        return " | ".join(sorted(_named(part) for part in parts))
    if origin is None:
        return "None" if kind is type(None) else getattr(kind, "__name__", str(kind))
    return f"{origin.__name__}[{', '.join('...' if part is ... else _named(part) for part in parts)}]"


def _default(field: Any) -> str:
    if field.default is not msgspec.NODEFAULT:
        return f" = {field.default!r}"
    if field.default_factory is not msgspec.NODEFAULT:
        return " = ..."
    return ""


def _values(value: Any) -> Iterator[Any]:
    """A value and everything in it."""
    yield value
    if isinstance(value, msgspec.Struct) and not _packs(type(value)):
        for name in value.__struct_fields__:
            yield from _values(getattr(value, name))
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _values(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from _values(item)


def _plain(value: Any) -> str:
    """The shape of plain data."""
    if isinstance(value, bytes):
        return f"{len(value)} bytes"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_plain, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key}: {_plain(item)}' for key, item in value.items())}}}"
    return type(value).__name__
