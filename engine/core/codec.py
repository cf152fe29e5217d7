"""States to bytes and back (msgpack). Types with ``pack`` and ``unpack`` store themselves as plain data."""

from __future__ import annotations

from typing import Any, Generic, Protocol, Self, TypeVar, runtime_checkable

import msgspec

S = TypeVar("S")


@runtime_checkable
class Packed(Protocol):
    """A type that says itself how it is stored."""

    def pack(self) -> Any:
        """Plain data."""
        ...

    @classmethod
    def unpack(cls, raw: Any) -> Self:
        """The value again; raises ValueError or TypeError for anything else."""
        ...


def _encode_packed(value: Packed) -> Any:
    return value.pack()


def decode_packed(kind: type[Any], raw: Any) -> Any:
    """The value of a packed type from its stored form; for msgspec's ``dec_hook``."""
    return kind.unpack(raw)


class Codec(Generic[S]):
    """Encodes and decodes one state type."""

    def __init__(self, state_type: type[S]) -> None:
        self.state_type = state_type
        self._encoder = msgspec.msgpack.Encoder(enc_hook=_encode_packed)
        self._decoder = msgspec.msgpack.Decoder(state_type, dec_hook=decode_packed)
        self.encode = self._encoder.encode

    def decode(self, data: bytes) -> S:
        """Raises msgspec.ValidationError or msgspec.DecodeError for damaged data."""
        return self._decoder.decode(data)

    def clone(self, state: S) -> S:
        """A copy that shares nothing with the original."""
        return self._decoder.decode(self._encoder.encode(state))

    def convert(self, raw: dict[str, Any]) -> S:
        """A state from plain data, as migrations leave it."""
        return msgspec.convert(raw, self.state_type, dec_hook=decode_packed)
