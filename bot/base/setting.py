"""How one setting is declared, and which values it accepts."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.parse import urlsplit


class Setting(NamedTuple):
    """How a field of ``Settings`` is written: its name in .env and in the environment, how what is written there is
    read, and its comment in .env.example; without one it belongs to the setting before it.
    """

    name: str
    comment: str = ""
    read: Callable[[str], Any] = str


# --- what a setting takes: functions from what is written to the value. ValueError says what it takes. ---------------


def one_of(*words: str) -> Callable[[str], str]:
    """One of these words, in any case."""

    def read(text: str) -> str:
        for word in words:
            if word.lower() == text.lower():
                return word
        raise ValueError(f"takes {', '.join(words[:-1])} or {words[-1]}, not {text[:40]!r}.")

    return read


def number(least: int = 0, most: int | None = None) -> Callable[[str], int]:
    """A whole number from ``least`` to ``most`` (None: any)."""

    def read(text: str) -> int:
        if not (text.isdecimal() and len(text) <= 20):
            raise ValueError(f"takes a whole number, not {text[:40]!r}.")
        if most is not None and not least <= int(text) <= most:
            raise ValueError(f"takes {least} to {most}, not {int(text)}.")
        return int(text)

    return read


def ip_address(text: str) -> str:
    """An address of this machine to listen at: in numbers, so that nothing has to be looked up."""
    try:
        return str(ipaddress.ip_address(text))
    except ValueError as error:
        raise ValueError(f"takes an address such as 127.0.0.1, or 0.0.0.0 for all, not {text[:40]!r}.") from error


def web_address(text: str) -> str:
    """An http or https address of a server, without its last slash."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise ValueError(f"takes an address such as http://127.0.0.1:8080, not {text[:40]!r}.")
    return text.rstrip("/")


def own_address(text: str) -> str:
    """An address that only this machine reaches: in the local Discord everybody is anybody, without login."""
    if is_own_address(text):
        return text
    raise ValueError(
        f"takes an address of this machine alone (127.0.0.1, ::1 or localhost), not {text!r}: there is no login. "
        "From another machine, forward the port: ssh -L 8123:127.0.0.1:8123 THIS-MACHINE."
    )


def is_own_address(host: str) -> bool:
    """Whether only this machine can reach this address."""
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
