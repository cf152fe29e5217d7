"""Faults over HTTP, for the page and for tests of another process: GET, POST and DELETE /local/faults."""

from __future__ import annotations

import inspect
import re
from typing import Any, get_type_hints

import msgspec

from bot.local.errors import ApiError, Json
from bot.local.faults import Faults
from bot.local.ids import BOT_ID

NAMES = (
    "fail",
    "rate_limit",
    "slow",
    "lose_replies",
    "ignore_nonces",
    "old_messages",
    "no_network",
    "network_back",
    "drop_gateway",
    "ask_to_reconnect",
    "invalid_session",
    "late_interactions",
    "close_dms",
    "open_dms",
    "limit_new_dms",
    "quarantined",
    "take_permissions",
    "give_permissions",
    "archive",
    "unarchive",
    "lock",
    "open_thread",
    "take_bot_out",
    "second_server",
    "install",
    "uninstall",
    "delete_message",
    "delete_channel",
    "remove_bot",
    "invite_bot",
    "remove_member",
    "invite_member",
)


LONGEST, REPETITIONS = 200, 3


def is_cheap(path: str) -> bool:
    """Whether a regular expression for paths is matched in a moment, whatever it is matched with."""
    return len(path) <= LONGEST and sum(map(path.count, "*+{")) <= REPETITIONS and not re.search(r"\)[*+{?]", path)


def state(faults: Faults) -> Json:
    """Return what GET answers: the faults at work, and how the bot stands."""
    return {
        "active": faults.active(),
        "invalid_requests": faults.invalid_requests(),
        "bot_here": not faults.world.users[BOT_ID].has_left,
        "gateway_connected": faults.gateway.connected,
        "sessions": faults.gateway.lines(),
        "network": faults.network,
    }


async def cause(faults: Faults, body: Json) -> Json:
    """Cause the fault `body["fault"]` with the other entries as its arguments; raise ApiError if that cannot be."""
    name = body.get("fault")
    if name not in NAMES:
        raise ApiError(400, 0, f"There is no fault {name!r}; choose of {', '.join(NAMES)}.")
    method = getattr(faults, str(name))
    try:
        positional, named = _arguments(method, {key: value for key, value in body.items() if key != "fault"})
        result = method(*positional, **named)
    except (TypeError, ValueError, msgspec.ValidationError, re.error) as error:
        raise ApiError(400, 0, f"{name}: {error}") from None
    if inspect.isawaitable(result):
        await result
    return state(faults)


def _arguments(method: Any, body: Json) -> tuple[list[Any], Json]:
    """Return the arguments in the method's own types; raise TypeError or ValidationError when they do not fit."""
    if isinstance(body.get("path"), str) and not is_cheap(body["path"]):
        raise ValueError(f"the path has more than {LONGEST} letters, {REPETITIONS} repetitions or a group that repeats")
    hints, spec = get_type_hints(method), inspect.signature(method).parameters
    if unknown := body.keys() - spec.keys():
        raise TypeError(f"there is no {', '.join(sorted(unknown))}")
    rest = [key for key, parameter in spec.items() if parameter.kind is parameter.VAR_POSITIONAL]
    named = {key: msgspec.convert(value, hints[key]) for key, value in body.items() if key not in rest}
    if not rest:
        inspect.signature(method).bind(**named)
        return [], named
    positional = [named.pop(key) for key, one in spec.items() if one.kind is one.POSITIONAL_OR_KEYWORD and key in named]
    positional += msgspec.convert(body.get(rest[0], []), list[str])
    inspect.signature(method).bind(*positional, **named)
    return positional, named
