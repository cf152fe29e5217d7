"""Discord's error answers: a number, a sentence, and for bad forms a tree of field errors."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


class ApiError(Exception):
    """A refusal, as Discord words it; `status` is the HTTP status, `code` Discord's own number.

    `more` stands in its body besides, `headers` come with it.
    """

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        errors: Json | None = None,
        *,
        more: Json | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        super().__init__(f"{code} {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.more = more or {}
        self.headers = headers or {}

    def body(self) -> Json:
        """Return the JSON body of the refusal."""
        body: Json = {"message": self.message, "code": self.code} | self.more
        if self.errors is not None:
            body["errors"] = self.errors
        return body


class FormErrors:
    """Collects field errors, so that a bad form is refused once with all that is wrong in it."""

    def __init__(self) -> None:
        self._tree: Json = {}

    def add(self, path: str, code: str, message: str) -> None:
        """Note that the field at the dotted `path` (`embeds.0.title`) is wrong."""
        node = self._tree
        for part in path.split("."):
            node = node.setdefault(part, {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def required(self, path: str) -> None:
        """Note a missing field."""
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def length(self, path: str, value: object, longest: int, shortest: int = 0) -> None:
        """Check a text; None passes, another type does not. Lengths in characters."""
        if value is None:
            return
        if not isinstance(value, str):
            self.add(path, "BASE_TYPE_BAD_TYPE", "Could not interpret value as string.")
        elif shortest and not shortest <= len(value) <= longest:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {shortest} and {longest} in length.")
        elif len(value) > longest:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {longest} or fewer in length.")

    def items(self, path: str, value: object, most: int, fewest: int = 0) -> list[Any]:
        """Check a list's size and return it, or an empty list when it is none at all."""
        if value is None:
            value = []
        if not isinstance(value, list):
            self.add(path, "BASE_TYPE_BAD_TYPE", "Only lists are accepted in this field.")
            return []
        if fewest and not fewest <= len(value) <= most:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {fewest} and {most} in length.")
        elif len(value) > most:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        return value

    def check(self) -> None:
        """Raise ApiError 50035 if anything was noted."""
        if self._tree:
            raise ApiError(400, 50035, "Invalid Form Body", _pruned(self._tree))


def _pruned(node: Json) -> Json:
    """Discord speaks of a thing as a whole only when it has nothing to say about its parts."""
    parts = {key: _pruned(child) for key, child in node.items() if key != "_errors"}
    return parts or node


def invalid_field(path: str, code: str, message: str) -> ApiError:
    """Return the refusal of a form with one bad field."""
    errors = FormErrors()
    errors.add(path, code, message)
    return ApiError(400, 50035, "Invalid Form Body", errors._tree)


def unknown(what: str) -> ApiError:
    """Return the 404 for an unknown thing: channel, message, user, member, guild, interaction, webhook, command."""
    codes = {
        "Channel": 10003,
        "Guild": 10004,
        "Member": 10007,
        "Message": 10008,
        "User": 10013,
        "Webhook": 10015,
        "Interaction": 10062,
        "application command": 10063,
    }
    sentence = "Unknown interaction" if what == "Interaction" else f"Unknown {what}"
    return ApiError(404, codes[what], sentence)


def already_acknowledged() -> ApiError:
    """Return the refusal of a second first answer."""
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def missing_access() -> ApiError:
    """Return the refusal for a channel the bot cannot see."""
    return ApiError(403, 50001, "Missing Access")


def missing_permissions() -> ApiError:
    """Return the refusal for a deed the bot may not do here."""
    return ApiError(403, 50013, "Missing Permissions")


def dms_closed() -> ApiError:
    """Return the refusal of a DM to somebody who takes none."""
    return ApiError(403, 50007, "Cannot send messages to this user")


def no_mutual_guild() -> ApiError:
    """Return the refusal of a DM to somebody who shares no server with the bot."""
    return ApiError(403, 50278, "Cannot send messages to this user due to having no mutual guilds")


def opened_too_fast() -> ApiError:
    """Return the refusal of one more DM to somebody new."""
    return ApiError(403, 40003, "You are opening direct messages too fast")


def quarantined() -> ApiError:
    """Return the refusal of a DM to somebody new while Discord takes the bot for a spammer."""
    sentence = (
        "Your bot has been flagged by our anti-spam system for abusive behavior. While your bot is quarantined, it is "
        "unable to join any more guilds, or send any direct messages to users it has not messaged before."
    )
    return ApiError(403, 20026, sentence)


def thread_archived(status: int = 400) -> ApiError:
    """Return the refusal of a change in an archived thread; of an edit in a locked one it comes with `status` 403."""
    return ApiError(status, 50083, "Thread is archived")


def thread_locked() -> ApiError:
    """Return the refusal of a new message, or member, in a locked thread."""
    return ApiError(403, 160005, "Thread is locked")


def not_in_this_kind() -> ApiError:
    """Return the refusal of what a kind of channel does not have."""
    return ApiError(400, 50024, "Cannot execute action on this channel type")


def no_text_channel() -> ApiError:
    """Return the refusal of a message in a channel that has none, such as a forum."""
    return ApiError(400, 50008, "Cannot send messages in a non-text channel")


def empty_message() -> ApiError:
    """Return the refusal of a message with nothing in it."""
    return ApiError(400, 50006, "Cannot send an empty message")
