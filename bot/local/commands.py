"""Application commands: Discord's limits on them, and how it gives them back."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bot.local.errors import ApiError, FormErrors, Json
from bot.local.ids import BOT_ID, Snowflakes

CHAT_INPUT = 1
SUBCOMMAND, GROUP = 1, 2
_NAME = re.compile(r"^[-_'\w]{1,32}$")
_MAX_COMMANDS, _MAX_SIZE = 100, 8000

_COMMAND_KEYS = (
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "options",
    "default_member_permissions",
    "dm_permission",
    "contexts",
    "integration_types",
    "nsfw",
)


SERVER, ACCOUNT = 0, 1
"""Where an application is installed: on a server, or with somebody's account."""

IN_SERVER, IN_DM, IN_GROUP = 0, 1, 2
"""Where a command is used."""


def accept(
    commands: list[Json], scope: int, stored: list[Json], ids: Snowflakes, installs: tuple[int, ...]
) -> list[Json]:
    """Check a whole set of commands and return it as Discord keeps it, with the ids that `known` ones have.

    `installs` is how the application may be installed: what a global command takes that says nothing of it. Raises
    ApiError 50035 for a bad form and 30032 for more than a hundred commands.
    """
    if len(commands) > _MAX_COMMANDS:
        raise ApiError(400, 30032, "Maximum number of application commands reached (100).")
    errors = FormErrors()
    names: set[tuple[int, str]] = set()
    for number, command in enumerate(commands):
        key = (int(command.get("type") or CHAT_INPUT), str(command.get("name")))
        if key in names:
            errors.add(
                f"{number}.name", "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
            )
        names.add(key)
        _check_command(errors, str(number), command)
        _check_places(errors, str(number), command, scope)
    errors.check()
    by_name = {(c["type"], c["name"]): c for c in stored}
    return [_stored(command, scope, by_name, ids, installs) for command in commands]


def _check_places(errors: FormErrors, path: str, command: Json, scope: int) -> None:
    """Where a command may be installed and used is said of global ones only, by numbers that there are, each once."""
    for key, places in (("integration_types", (SERVER, ACCOUNT)), ("contexts", (IN_SERVER, IN_DM, IN_GROUP))):
        values = command.get(key)
        if values is None:
            continue
        if scope:
            errors.add(f"{path}.{key}", "APPLICATION_COMMAND_GLOBAL_ONLY", "Only global commands may set this")
        elif not isinstance(values, list) or not values or len(set(values)) < len(values) or set(values) - set(places):
            errors.add(f"{path}.{key}", "BASE_TYPE_CHOICES", f"Values must be of {places}, each once, at least one.")


def installs_of(command: Json) -> set[int]:
    """Return how the application must be installed for this command to be found."""
    return set(command.get("integration_types") or [SERVER])


def is_used_in(command: Json, context: int) -> bool:
    """Whether a command is used in a context: as it says, or by the older field for direct messages."""
    if command.get("contexts") is not None:
        return context in command["contexts"]
    return context == IN_SERVER or (context == IN_DM and bool(command.get("dm_permission", True)))


def _stored(
    command: Json,
    scope: int,
    by_name: dict[tuple[int, str], Json],
    ids: Snowflakes,
    installs: tuple[int, ...],
) -> Json:
    kind = int(command.get("type") or CHAT_INPUT)
    body: Json = {key: command[key] for key in _COMMAND_KEYS if command.get(key) is not None}
    permissions = command.get("default_member_permissions")
    body |= {
        "type": kind,
        "application_id": str(BOT_ID),
        "description": command.get("description") or "",
        "default_member_permissions": None if permissions is None else str(permissions),
        "nsfw": bool(command.get("nsfw")),
    }
    if scope:
        body["guild_id"] = str(scope)
    else:
        body.setdefault("dm_permission", True)
        body.setdefault("contexts", None)
        body.setdefault("integration_types", list(installs))
    body["options"] = [_stored_option(option) for option in command.get("options") or []]
    old = by_name.get((kind, body["name"]))
    unchanged = old is not None and {k: v for k, v in old.items() if k not in ("id", "version")} == body
    body["id"] = old["id"] if old is not None else str(ids.next())
    body["version"] = old["version"] if old is not None and unchanged else str(ids.next())
    return body


def _stored_option(option: Json) -> Json:
    body = {key: value for key, value in option.items() if value is not None and value != []}
    if body.get("required") is False:
        del body["required"]
    if "options" in body:
        body["options"] = [_stored_option(child) for child in body["options"]]
    if "choices" in body:
        body["choices"] = [{k: v for k, v in choice.items() if v is not None} for choice in body["choices"]]
    return body


def _check_command(errors: FormErrors, path: str, command: Json) -> None:
    kind = int(command.get("type") or CHAT_INPUT)
    if command.get("name") is None:
        errors.required(f"{path}.name")
        return
    if kind != CHAT_INPUT:
        errors.length(f"{path}.name", command["name"], 32, 1)
        return
    _check_names(errors, path, command)
    _check_options(errors, path, command.get("options"))
    if _size(command) > _MAX_SIZE:
        errors.add(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({_MAX_SIZE})")


def _localized(body: Json, key: str) -> Iterator[tuple[str, object]]:
    yield key, body.get(key)
    for locale, text in (body.get(f"{key}_localizations") or {}).items():
        yield f"{key}_localizations.{locale}", text


def _check_names(errors: FormErrors, path: str, body: Json) -> None:
    for key, text in _localized(body, "name"):
        name = str(text or "")
        if not _NAME.match(name) or name != name.lower():
            errors.add(f"{path}.{key}", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    if not body.get("description"):
        errors.required(f"{path}.description")
    for key, text in _localized(body, "description"):
        errors.length(f"{path}.{key}", text, 100, 1)


def _check_options(errors: FormErrors, path: str, options: object) -> None:
    names: set[str] = set()
    optional_seen = False
    for number, option in enumerate(errors.items(f"{path}.options", options, 25)):
        here = f"{path}.options.{number}"
        _check_names(errors, here, option)
        if option.get("name") in names:
            errors.add(
                f"{path}.options", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists"
            )
        names.add(str(option.get("name")))
        if option.get("type") in (SUBCOMMAND, GROUP):
            _check_options(errors, here, option.get("options"))
            continue
        if option.get("required") and optional_seen:
            errors.add(
                here,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_seen = optional_seen or not option.get("required")
        if option.get("choices") and option.get("autocomplete"):
            errors.add(here, "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE", "Choices exclude autocomplete")
        for index, choice in enumerate(errors.items(f"{here}.choices", option.get("choices"), 25)):
            for key, text in _localized(choice, "name"):
                errors.length(f"{here}.choices.{index}.{key}", text, 100, 1)
            if isinstance(choice.get("value"), str):
                errors.length(f"{here}.choices.{index}.value", choice["value"], 100)


def _size(body: Json) -> int:
    """Count names, descriptions and values; of a localized text the longest form counts."""
    size = 0
    for key in ("name", "description"):
        size += max(len(str(text or "")) for _, text in _localized(body, key))
    size += len(body["value"]) if isinstance(body.get("value"), str) else 0
    return size + sum(_size(child) for key in ("options", "choices") for child in body.get(key) or [])


def check_choices(choices: object) -> list[Json]:
    """Check the choices that answer an autocomplete and return them; raise ApiError 50035."""
    errors = FormErrors()
    items = errors.items("data.choices", choices, 25)
    for number, choice in enumerate(items):
        path = f"data.choices.{number}"
        for key in ("name", "value"):
            if choice.get(key) is None:
                errors.required(f"{path}.{key}")
        errors.length(f"{path}.name", choice.get("name"), 100, 1)
        if isinstance(choice.get("value"), str):
            errors.length(f"{path}.value", choice["value"], 100)
    errors.check()
    return items
