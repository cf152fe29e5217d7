"""What a user typed after a slash command, checked against the command as Discord's client does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from bot.local import objects
from bot.local.commands import GROUP, SUBCOMMAND
from bot.local.errors import ApiError, Json
from bot.local.ids import id_of

if TYPE_CHECKING:
    from bot.local.records import Channel, User
    from bot.local.world import World

STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = 3, 4, 5, 6, 7, 8, 9, 10


_GREATEST = 2**53
_LONGEST = 6000  # letters of a text that Discord takes


class NotPossible(ApiError):
    """Something that Discord's client would not let the user do."""

    def __init__(self, message: str) -> None:
        super().__init__(400, 50035, message)


def command_data(world: World, data: Json, user: User, channel: Channel, *, focused: bool) -> Json:
    """Return the `data` of an interaction of type 2, or 4 when `focused`, from what the page sent.

    Of two commands with one name `data["id"]` says which; without it, it is the server's. Raises NotPossible when the
    command does not exist there or its options do not fit it.
    """
    name = str(data.get("name", "")).removeprefix("/")
    named = [c for c in world.commands_at(user, channel) if c["name"] == name and c["type"] == 1]
    command = next((c for c in named if data.get("id") in (None, c["id"])), None)
    if command is None:
        raise NotPossible(f"There is no command /{name}.")
    resolved: Json = {}
    options = _level(world, command, data.get("options") or [], resolved, complete=not focused)
    if focused and sum(bool(option.get("focused")) for option in _leaves(options)) != 1:
        raise NotPossible("Exactly one option must be focused.")
    body: Json = {"id": command["id"], "name": name, "type": 1}
    if options:
        body["options"] = options
    if resolved:
        body["resolved"] = resolved
    if "guild_id" in command:
        body["guild_id"] = command["guild_id"]
    return body


def _leaves(options: list[Json]) -> Iterator[Json]:
    for option in options:
        if "value" in option:
            yield option
        yield from _leaves(option.get("options") or [])


def _level(world: World, spec: Json, entries: list[Json], resolved: Json, *, complete: bool) -> list[Json]:
    specs = {option["name"]: option for option in spec.get("options") or []}
    values = []
    for option in entries:
        child = specs.get(option.get("name"))
        if child is None:
            raise NotPossible(f"{spec['name']} has no option {option.get('name')}.")
        body: Json = {"name": child["name"], "type": child["type"]}
        if child["type"] in (SUBCOMMAND, GROUP):
            body["options"] = _level(world, child, option.get("options") or [], resolved, complete=complete)
        elif option.get("focused"):
            if not child.get("autocomplete"):
                raise NotPossible(f"{child['name']} has no autocomplete.")
            body |= {"value": str(option.get("value", ""))[:_LONGEST], "focused": True}
        else:
            body["value"] = _value(child, option.get("value")) if complete else option.get("value")
            _resolve(world, child, body["value"], resolved)
        values.append(body)
    names = {option["name"] for option in values}
    subcommands = any(option["type"] in (SUBCOMMAND, GROUP) for option in specs.values())
    if subcommands and len(values) != 1:
        raise NotPossible(f"{spec['name']} needs one of its subcommands.")
    missing = [option["name"] for option in specs.values() if option.get("required") and option["name"] not in names]
    if complete and missing:
        raise NotPossible(f"This option is required: {missing[0]}.")
    return values


def _value(spec: Json, value: Any) -> Any:
    """Return the value in its option's type."""
    kind, name = spec["type"], spec["name"]
    if len(str(value)) > _LONGEST:
        raise NotPossible(f"The text of the option {name} is too long.")
    try:
        if kind == INTEGER:
            value = int(value)
        elif kind == NUMBER:
            value = float(value)
        elif kind == BOOLEAN:
            value = value if isinstance(value, bool) else {"true": True, "false": False}[str(value).lower()]
        else:
            value = str(value)
    except (ValueError, TypeError, KeyError):
        raise NotPossible(f"{value!r} does not fit the option {name}.") from None
    choices = [choice["value"] for choice in spec.get("choices") or []]
    if choices and value not in choices:
        raise NotPossible(f"{value!r} is not a choice of the option {name}.")
    if kind in (INTEGER, NUMBER) and not -_GREATEST <= value <= _GREATEST:
        raise NotPossible(f"The number of the option {name} is too great.")
    if kind in (INTEGER, NUMBER) and not spec.get("min_value", value) <= value <= spec.get("max_value", value):
        raise NotPossible(f"{value!r} is out of range for the option {name}.")
    if kind == STRING and not spec.get("min_length", 0) <= len(value) <= spec.get("max_length", _LONGEST):
        raise NotPossible(f"The text of the option {name} is too short or too long.")
    return value


def _resolve(world: World, spec: Json, value: Any, resolved: Json) -> None:
    """Add to `resolved` what a user, channel or role option refers to."""
    if spec["type"] not in (USER, CHANNEL, ROLE, MENTIONABLE):
        return
    resolve(world, str(value), resolved)
    kinds, channel = spec.get("channel_types"), resolved.get("channels", {}).get(str(value))
    if kinds and channel is not None and channel["type"] not in kinds:
        raise NotPossible(f"This kind of channel is not offered for the option {spec['name']}.")


def resolve(world: World, key: str, resolved: Json) -> None:
    """Add the user, channel or role with this id to an interaction's `resolved`; raise NotPossible if none has it."""
    roles = {role["id"]: role for role in objects.roles_json(world)}
    number = id_of(key) or 0
    if number in world.users:
        user = world.users[number]
        resolved.setdefault("users", {})[key] = objects.user_json(user)
        member = objects.member_json(user, with_user=False)
        bits = world.permissions(world.text_channel("general"), number)
        resolved.setdefault("members", {})[key] = member | {"permissions": str(bits)}
    elif number in world.channels and not world.channels[number].is_dm:
        channel = world.channels[number]
        body = objects.channel_json(world, channel)
        resolved.setdefault("channels", {})[key] = body | {
            "permissions": str(world.permissions(channel, channel.guild_id))
        }
    elif key in roles:
        resolved.setdefault("roles", {})[key] = roles[key]
    else:
        raise NotPossible(f"Nobody and nothing has the id {key}.")
