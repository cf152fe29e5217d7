"""Interactions: what a user clicks or types goes to the bot, which must answer in time."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from bot.local import components, objects
from bot.local import permissions as may
from bot.local.commands import ACCOUNT, SERVER
from bot.local.errors import Json, unknown
from bot.local.ids import BOT_ID
from bot.local.options import NotPossible, command_data, resolve
from bot.local.records import FORUM, Channel, Event, Message, User

if TYPE_CHECKING:
    from bot.local.gateway import Gateway
    from bot.local.world import World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5

NO_ANSWER = "The application did not respond"

ACK_DEADLINE = 3.0
"""Seconds in which Discord wants the first answer to an interaction."""


class Answer(Struct):
    """The bot's first answer: Discord's callback type, and what it made."""

    type: int
    message: Json | None = None
    choices: list[Json] = []
    modal: Json | None = None


class Interaction(Struct, eq=False):
    """One interaction from its dispatch on. Times are seconds of the monotonic clock."""

    id: int
    token: str
    type: int
    user: User
    channel: Channel
    started: float
    answer: asyncio.Future[Answer]
    data: Json
    source: Message | None = None
    trigger: Interaction | None = None
    late: bool = False
    claimed: bool = False
    original_id: int | None = None
    answered_at: float = 0.0
    owners: Json = {}

    @property
    def name(self) -> str:
        """The command with its subcommands, as a user types it; empty for other kinds."""
        if self.type not in (COMMAND, AUTOCOMPLETE):
            return ""
        words, options = [self.data["name"]], self.data.get("options") or []
        while options and "options" in options[0]:
            words.append(options[0]["name"])
            options = options[0]["options"]
        return " ".join(words)

    def metadata(self) -> Json:
        """Return the `interaction_metadata` of a message that answers this."""
        body: Json = {
            "id": str(self.id),
            "type": self.type,
            "user": objects.user_json(self.user),
            "authorizing_integration_owners": self.owners,
        }
        if self.type == COMMAND:
            body |= {"name": self.name, "command_type": 1}
        elif self.type == COMPONENT and self.source is not None:
            body["interacted_message_id"] = str(self.source.id)
        elif self.trigger is not None:
            body["triggering_interaction_metadata"] = self.trigger.metadata()
        return body


class Interactions:
    """All interactions whose token still works.

    `ack_deadline` and `token_life` are Discord's 3 seconds and 15 minutes; tests may change them.
    """

    def __init__(self, world: World, gateway: Gateway) -> None:
        self.world = world
        self.gateway = gateway
        self.ack_deadline = ACK_DEADLINE
        self.token_life = 15 * 60.0
        self._by_token: dict[str, Interaction] = {}
        self._modals: dict[tuple[int, str], tuple[Interaction, Json]] = {}

    def find(self, token: str) -> Interaction | None:
        """Return the interaction of a token that has not run out."""
        interaction = self._by_token.get(token)
        if interaction is None or time.monotonic() - interaction.started > self.token_life:
            return None
        return interaction

    def to_answer(self, interaction_id: str, token: str) -> Interaction:
        """Return the interaction that a callback names; raise ApiError 10062 if there is none, or it is too late."""
        interaction = self.find(token)
        if interaction is None or str(interaction.id) != interaction_id or interaction.late:
            raise unknown("Interaction")
        return interaction

    def settle(self, interaction: Interaction, answer: Answer) -> None:
        """Note the bot's first answer."""
        interaction.answered_at = time.perf_counter()
        if answer.modal is not None:
            self._modals[interaction.user.id, answer.modal["custom_id"]] = (interaction, answer.modal)
        if not interaction.answer.done():
            interaction.answer.set_result(answer)

    def waiting(self) -> bool:
        """Whether an interaction waits for the bot's first answer."""
        return any(not (interaction.answer.done() or interaction.late) for interaction in self._by_token.values())

    def expire_all(self) -> None:
        """Wait no longer for first answers that have not come: from now on they come too late."""
        for interaction in self._by_token.values():
            if not interaction.answer.done():
                interaction.answer.set_exception(TimeoutError())

    async def run(self, user: User, channel: Channel, kind: int, data: Json, nonce: str) -> Json:
        """Send an interaction to the bot and wait for its first answer; return what the page is told.

        Raises NotPossible when Discord's client would not have sent it.
        """
        interaction = self._open(user, channel, kind, data)
        started = time.perf_counter()
        self.gateway.interaction(self._payload(interaction))
        try:
            answer = await asyncio.wait_for(asyncio.shield(interaction.answer), self.ack_deadline)
        except TimeoutError:
            interaction.late = True
            interaction.answer.cancel()
            waited = (time.perf_counter() - started) * 1000
            return self._failed(interaction, nonce, waited)
        if kind != AUTOCOMPLETE:
            self._tell(interaction, "INTERACTION_DONE", {"nonce": nonce})
        if answer.modal is not None:
            self._tell(interaction, "MODAL", {"interaction_token": interaction.token, "modal": answer.modal})
        return {
            "ok": True,
            "response_type": answer.type,
            "ack_ms": round((interaction.answered_at - started) * 1000, 3),
            "message": answer.message,
            "choices": answer.choices,
            "modal": answer.modal,
            "error": None,
        }

    def _failed(self, interaction: Interaction, nonce: str, waited: float) -> Json:
        if interaction.type != AUTOCOMPLETE:
            self._tell(interaction, "INTERACTION_FAILED", {"nonce": nonce, "text": NO_ANSWER})
        return refused(NO_ANSWER) | {"ack_ms": round(waited, 3)}

    def _tell(self, interaction: Interaction, name: str, data: Any) -> None:
        self.world.publish(Event(name, data, user_id=interaction.user.id))

    def _open(self, user: User, channel: Channel, kind: int, data: Json) -> Interaction:
        self._must_be_open(user, channel, kind)
        source, trigger = None, None
        if kind in (COMMAND, AUTOCOMPLETE):
            data = command_data(self.world, data, user, channel, focused=kind == AUTOCOMPLETE)
        elif kind == COMPONENT:
            source, data = self._component(user, channel, data)
        elif kind == MODAL:
            trigger, data = self._modal(user, data)
            source = trigger.source
        else:
            raise NotPossible(f"There is no interaction of type {kind}.")
        now = time.monotonic()
        self._by_token = {t: i for t, i in self._by_token.items() if now - i.started <= self.token_life}
        token = secrets.token_urlsafe(64)
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        interaction = Interaction(
            self.world.snowflakes.next(), token, kind, user, channel, now, future, data, source, trigger
        )
        interaction.owners = self._owners(user, channel)
        self._by_token[token] = interaction
        return interaction

    def _owners(self, user: User, channel: Channel) -> Json:
        """Who has installed the application there: the server (0 in a DM), the user for their account, or both."""
        whose = {SERVER: "0" if channel.is_dm else str(channel.guild_id), ACCOUNT: str(user.id)}
        return {str(kind): whose[kind] for kind in sorted(self.world.installs_at(user, channel))}

    def _must_be_open(self, user: User, channel: Channel, kind: int) -> None:
        """Raise NotPossible where the client takes nothing: in a forum, in a thread that is archived or locked.

        In a locked one nobody presses anything; commands are typed by those who may manage threads.
        """
        if channel.type == FORUM:
            raise NotPossible("A forum has no messages of its own: open a post.")
        if channel.archived:
            raise NotPossible("This thread is archived: its buttons and commands do nothing.")
        typed = kind in (COMMAND, AUTOCOMPLETE)
        if channel.locked and (not typed or self.world.is_locked(channel, user.id)):
            raise NotPossible("This thread is locked: its buttons and commands do nothing.")

    def _component(self, user: User, channel: Channel, data: Json) -> tuple[Message, Json]:
        message = self.world.message(channel, str(data.get("message_id")))
        if message.ephemeral_for not in (None, user.id):
            raise unknown("Message")
        custom_id = str(data.get("custom_id"))
        component = components.find(message.components, custom_id)
        if component is None:
            raise NotPossible("The message has no such component any more.")
        if component.get("disabled"):
            raise NotPossible("This component is disabled.")
        body: Json = {"custom_id": custom_id, "component_type": component["type"], "id": component["id"]}
        if component["type"] in components.SELECTS:
            values = [str(value) for value in data.get("values") or []]
            reason = components.check_values(component, values)
            if reason is not None:
                raise NotPossible(reason)
            body["values"] = values
            if component["type"] != components.STRING_SELECT:
                resolved: Json = {}
                for value in values:
                    resolve(self.world, value, resolved)
                body["resolved"] = resolved
        return message, body

    def _modal(self, user: User, data: Json) -> tuple[Interaction, Json]:
        custom_id = str(data.get("custom_id"))
        opened = self._modals.get((user.id, custom_id))
        if opened is None:
            raise NotPossible("No such form is open.")
        trigger, modal = opened
        by_id = {c["custom_id"]: c for _, c in components.walk(data.get("components") or []) if "custom_id" in c}
        filled = [_filled(component, by_id) for component in modal["components"]]
        del self._modals[user.id, custom_id]
        return trigger, {"custom_id": custom_id, "components": filled}

    def _payload(self, interaction: Interaction) -> Json:
        """Return the gateway's INTERACTION_CREATE."""
        world, user, channel = self.world, interaction.user, interaction.channel
        bits = world.permissions(channel, user.id)
        body: Json = {
            "id": str(interaction.id),
            "application_id": str(BOT_ID),
            "type": interaction.type,
            "token": interaction.token,
            "version": 1,
            "data": interaction.data,
            "channel_id": str(channel.id),
            "channel": objects.channel_json(world, channel) | {"permissions": str(bits)},
            "app_permissions": str(world.permissions(channel, BOT_ID) or may.OF_ACCOUNTS),
            "locale": user.locale,
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": interaction.metadata()["authorizing_integration_owners"],
            "context": 1 if channel.is_dm else 0,
            "attachment_size_limit": 10 * 1024 * 1024,
        }
        if interaction.source is not None:
            # As it is now: a form may be sent long after the button that opened it was redrawn.
            source = world.store.message(interaction.source.id) or interaction.source
            body["message"] = objects.message_json(world, source)
        if channel.is_dm:
            return body | {"user": objects.user_json(user)}
        return body | {
            "guild_id": str(channel.guild_id),
            "guild": {"id": str(channel.guild_id), "locale": "en-US", "features": []},
            "guild_locale": "en-US",
            "member": objects.member_json(user) | {"permissions": str(bits)},
        }


def _filled(component: Json, by_id: dict[str, Json]) -> Json:
    """Return a part of a modal as it is sent back: its own structure with the user's values."""
    body: Json = {"type": component["type"], "id": component["id"]}
    if component["type"] == components.ROW:
        return body | {"components": [_filled(child, by_id) for child in component["components"]]}
    if component["type"] == components.LABEL:
        return body | {"component": _filled(component["component"], by_id)}
    if "custom_id" not in component:
        return body
    body["custom_id"] = component["custom_id"]
    entry = by_id.get(component["custom_id"], {})
    if component["type"] != components.TEXT_INPUT:
        values = [str(value) for value in entry.get("values") or []]
        return body | {"values": values}
    value = str(entry.get("value") or "")
    least = component.get("min_length") or (1 if component.get("required", True) else 0)
    if not least <= len(value) <= component.get("max_length", 4000) and (value or component.get("required", True)):
        raise NotPossible("A text of this form is too short or too long.")
    return body | {"value": value}


def refused(reason: str) -> Json:
    """Return what the page is told of an interaction that came to nothing."""
    return {
        "ok": False,
        "response_type": None,
        "ack_ms": 0.0,
        "message": None,
        "choices": [],
        "modal": None,
        "error": reason,
    }
