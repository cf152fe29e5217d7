"""Faults of Discord, caused by hand or by a test. They affect the bot, never the page or its users."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any

from bot.local import objects
from bot.local import permissions as may
from bot.local.errors import Json, unknown
from bot.local.fault_rules import ANSWER, LOSE, SLOW, Rule, Rules, too_many
from bot.local.ids import BOT_ID, GUILD_ID
from bot.local.newcomers import MOST, WITHIN
from bot.local.old_edits import HOUR
from bot.local.records import PRIVATE_THREAD, PUBLIC_THREAD, Channel, Event, User

if TYPE_CHECKING:
    from bot.local.gateway import Gateway
    from bot.local.world import World

PERMISSIONS = {
    "view_channel": may.VIEW_CHANNEL,
    "connect": may.CONNECT,
    "send_messages": may.SEND_MESSAGES,
    "send_messages_in_threads": may.SEND_MESSAGES_IN_THREADS,
    "attach_files": may.ATTACH_FILES,
    "embed_links": may.EMBED_LINKS,
    "read_message_history": may.READ_MESSAGE_HISTORY,
    "create_public_threads": may.CREATE_PUBLIC_THREADS,
    "create_private_threads": may.CREATE_PRIVATE_THREADS,
    "manage_messages": may.MANAGE_MESSAGES,
    "manage_threads": may.MANAGE_THREADS,
    "pin_messages": may.PIN_MESSAGES,
}

_SENTENCES = {
    500: "500: Internal Server Error",
    502: "502: Bad Gateway",
    503: "503: Service Unavailable",
    504: "504: Gateway Timeout",
}


class Faults:
    """The faults of one local Discord.

    `method` is an HTTP method or "*"; `path` a regular expression for a whole path without /api/v10; `times` how many
    requests are hit, None for all until `clear()`. People and channels are named by id or name; of several threads
    with one name the newest is meant. Unknown ones raise ApiError.
    """

    def __init__(self, world: World, gateway: Gateway, rules: Rules) -> None:
        self.world = world
        self.gateway = gateway
        self.rules = rules
        self._back: asyncio.TimerHandle | None = None

    # Requests

    def fail(
        self,
        status: int = 503,
        times: int | None = 1,
        *,
        method: str = "*",
        path: str = ".*",
        body: Any = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        """Answer the next requests with `status`; without `body` with the words that Discord has for it."""
        words = {"message": _SENTENCES.get(status, f"{status}: Error"), "code": 0} if body is None else body
        self._add("fail", ANSWER, method, path, times, status=status, body=words, headers=headers or {})

    def rate_limit(
        self,
        times: int | None = 1,
        *,
        retry_after: float = 0.2,
        scope: str = "user",
        method: str = "*",
        path: str = ".*",
    ) -> None:
        """Answer the next requests with 429; `scope` is user, global or shared."""
        body, headers = too_many(retry_after, scope)
        self._add("rate_limit", ANSWER, method, path, times, status=429, body=body, headers=headers)

    def slow(self, seconds: float, times: int | None = None, *, method: str = "*", path: str = ".*") -> None:
        """Let requests wait so long before they are carried out; 0 ends every wait."""
        self.rules.waiting = [rule for rule in self.rules.waiting if rule.kind != SLOW or seconds > 0]
        if seconds > 0:
            self._add("slow", SLOW, method, path, times, seconds=seconds)

    def lose_replies(self, times: int | None = 1, *, status: int = 0, method: str = "*", path: str = ".*") -> None:
        """Carry the next requests out, but cut the connection before the reply: the bot cannot know.

        With a `status`, 502 say, it is replied instead of what came of them.
        """
        self._add("lose_replies", LOSE, method, path, times, status=status)

    def ignore_nonces(self, active: bool = True) -> None:
        """Post a message again that comes a second time under its nonce, as if it were another."""
        self.world.are_nonces_enforced = not active

    def old_messages(self, seconds: float = 0.0) -> None:
        """Let messages older than ``seconds`` count as older than an hour: few of them can be edited at once."""
        self.world.old_edits.after = seconds

    def _add(self, name: str, kind: str, method: str, path: str, times: int | None, **how: Any) -> None:
        self.rules.add(Rule(name, kind, method.upper(), re.compile(path), times, **how))

    def invalid_requests(self, within: float = 600.0) -> int:
        """Return how many of the bot's requests Discord counts as invalid in the last `within` seconds."""
        return self.rules.invalid_requests(within)

    # The line

    @property
    def network(self) -> bool:
        """Whether the bot reaches Discord at all."""
        return self.gateway.reachable

    def no_network(self, seconds: float | None = None) -> None:
        """Cut the bot off; after `seconds`, or with `network_back()`, it can connect again."""
        self._stop_waiting()
        self.gateway.reachable = False
        self.gateway.sever()
        if seconds is not None:
            self._back = asyncio.get_running_loop().call_later(seconds, self.network_back)

    def network_back(self) -> None:
        """Let the bot connect again."""
        self._stop_waiting()
        self.gateway.reachable = True

    def _stop_waiting(self) -> None:
        if self._back is not None:
            self._back.cancel()
            self._back = None

    async def drop_gateway(self, *, resume: bool = True) -> None:
        """Cut the gateway without a word; without `resume` the session is lost too, and the bot begins a new one."""
        if not resume:
            self.gateway.sessions.clear()
        self.gateway.sever()

    def ask_to_reconnect(self) -> None:
        """Tell the bot to come back on a new connection (op 7)."""
        self.gateway.ask_to_reconnect()

    def invalid_session(self) -> None:
        """Tell the bot that its session is void (op 9)."""
        self.gateway.forget_sessions()

    def late_interactions(self, seconds: float, times: int = 1) -> None:
        """Bring the next interactions to the bot so much later than their users sent them."""
        self.gateway.late += [seconds] * times

    # The server and its people

    def close_dms(self, user: int | str) -> None:
        """Let a user take no direct messages."""
        self.world.update_user(self._person(user), dms_closed=True)

    def open_dms(self, user: int | str) -> None:
        """Let a user take direct messages again."""
        self.world.update_user(self._person(user), dms_closed=False)

    def limit_new_dms(self, most: int, within: float = WITHIN) -> None:
        """Limit how many people the bot may write to for the first time ``within`` seconds; one more gets a 403."""
        self.world.newcomers.most, self.world.newcomers.within = most, within

    def quarantined(self, active: bool = True) -> None:
        """Take the bot for a spammer: it may write to nobody to whom it has not written before."""
        self.world.newcomers.is_quarantined = active

    def take_permissions(self, channel: int | str, *names: str) -> None:
        """Deny the bot what `names` say (keys of PERMISSIONS) in a channel, for a thread in its parent."""
        place, bits = self._text_channel(channel), _bits(names)
        allowed, denied = _exception(place)
        self._except(place, allowed & ~bits, denied | bits)

    def give_permissions(self, channel: int | str, *names: str) -> None:
        """Allow the bot again what was taken, or what its invitation does not ask for; without `names` all as at first.

        `names` as in `take_permissions`.
        """
        place, bits = self._text_channel(channel), _bits(names)
        allowed, denied = _exception(place)
        self._except(place, allowed | bits & ~may.BOT_ROLE if names else 0, denied & ~bits if names else 0)

    def _except(self, place: Channel, allow: int, deny: int) -> None:
        saw = self.world.sees(place, BOT_ID)
        self.world.set_overwrite(place, BOT_ID, allow=allow, deny=deny)
        if self.world.sees(place, BOT_ID) and not saw:
            self.gateway.tell("THREAD_LIST_SYNC", objects.thread_list_json(self.world, place))

    def archive(self, channel: int | str, *, locked: bool = False) -> None:
        """Archive a thread; a locked one only those open again who may manage threads."""
        self._shelve(channel, archived=True, locked=locked)

    def lock(self, channel: int | str) -> None:
        """Lock a thread that stays active: its messages stay, and nobody writes or presses anything."""
        self._shelve(channel, archived=False, locked=True)

    def unarchive(self, channel: int | str) -> None:
        """Open an archived or locked thread again."""
        self._shelve(channel, archived=False, locked=False)

    def open_thread(self, user: int | str, channel: int | str, name: str = "thread", *, private: bool = True) -> None:
        """Let a person open a thread; of a private one the bot knows nothing until somebody brings it in."""
        kind = PRIVATE_THREAD if private else PUBLIC_THREAD
        self.world.open_thread(self._text_channel(channel), self._person(user).id, name, kind)

    def take_bot_out(self, channel: int | str) -> None:
        """Take the bot out of a thread; it can come back."""
        self.world.leave_thread(self.channel(channel), BOT_ID)

    def _shelve(self, key: int | str, *, archived: bool, locked: bool) -> None:
        thread = self.channel(key)
        if not thread.is_thread:
            raise unknown("Channel")
        self.world.archive(thread, archived=archived, locked=locked)

    def delete_message(self, channel: int | str, message_id: int | str | None = None) -> int:
        """Delete a message and return its id; without an id the bot's newest one that has buttons or menus."""
        place = self.channel(channel)
        if message_id is not None:
            board = self.world.message(place, message_id)
        else:
            recent = self.world.store.messages(place.id, limit=500)
            boards = [m for m in recent if m.author_id == BOT_ID and m.components]
            if not boards:
                raise unknown("Message")
            board = boards[0]
        self.world.delete_message(board)
        return board.id

    def delete_channel(self, channel: int | str) -> None:
        """Delete a channel with its threads, or a thread."""
        self.world.delete_channel(self.channel(channel))

    def remove_bot(self) -> None:
        """Take the bot off the server: it hears of it, and may no longer see or do anything there."""
        bot = self.world.users[BOT_ID]
        if bot.has_left:
            return
        for thread in [c for c in self.world.channels.values() if BOT_ID in c.members and c.guild_id == GUILD_ID]:
            del thread.members[BOT_ID]
            self.world.store.save_channel(thread)
        self._leave(bot, has_left=True)
        self.gateway.tell("GUILD_DELETE", {"id": str(GUILD_ID)})

    def invite_bot(self) -> None:
        """Bring the bot back to the server."""
        bot = self.world.users[BOT_ID]
        if bot.has_left:
            self._leave(bot, has_left=False)
            self.gateway.welcome()

    def second_server(self, *, commands: bool = False) -> None:
        """Have a second server without the bot; `commands`: the application's commands were invited there alone."""
        self.world.open_elsewhere()
        self.world.invited_commands = commands
        self.world.publish(Event("REFRESH", {}))

    def install(self, user: int | str) -> None:
        """Let a person add the application to their account."""
        self._has_app(user, there=True)

    def uninstall(self, user: int | str) -> None:
        """Let a person take the application off their account."""
        self._has_app(user, there=False)

    def _has_app(self, user: int | str, *, there: bool) -> None:
        person = self._person(user)
        person.has_app = there
        self.world.store.save_user(person)
        self.world.publish(Event("REFRESH", {}))

    def tick(self, *kinds: str) -> None:
        """Tick in the developer portal how the application may be installed: "server", "account"; none: neither."""
        self.world.installs = tuple(sorted({"server": 0, "account": 1}[kind] for kind in kinds))

    def remove_member(self, user: int | str) -> None:
        """Let a person leave the server and all its threads."""
        person = self._person(user)
        for thread in [c for c in self.world.channels.values() if person.id in c.members]:
            self.world.leave_thread(thread, person.id)
        self._leave(person, has_left=True)
        self.gateway.tell_of_members(
            "GUILD_MEMBER_REMOVE", {"guild_id": str(GUILD_ID), "user": objects.user_json(person)}
        )

    def invite_member(self, user: int | str) -> None:
        """Let a person come back to the server."""
        person = self._person(user)
        self._leave(person, has_left=False)
        self.gateway.tell_of_members("GUILD_MEMBER_ADD", objects.member_json(person) | {"guild_id": str(GUILD_ID)})

    def _leave(self, user: User, *, has_left: bool) -> None:
        user.has_left = has_left
        self.world.store.save_user(user)
        self.world.publish(Event("REFRESH", {}))

    # All of them

    def clear(self) -> None:
        """End every fault of requests, direct messages and line; the server and its people stay as they are."""
        self.rules.waiting.clear()
        self.gateway.late.clear()
        self.limit_new_dms(MOST)
        self.quarantined(False)
        self.ignore_nonces(False)
        self.old_messages(HOUR)
        self.network_back()

    def active(self) -> list[Json]:
        """Return the faults that wait or last, as plain data."""
        lines = [rule.line() for rule in self.rules.waiting]
        if self.gateway.late:
            lines.append(
                {"fault": "late_interactions", "left": len(self.gateway.late), "seconds": self.gateway.late[0]}
            )
        if not self.world.are_nonces_enforced:
            lines.append({"fault": "ignore_nonces", "left": None})
        newcomers = self.world.newcomers
        if newcomers.is_quarantined:
            lines.append({"fault": "quarantined", "left": None})
        if (newcomers.most, newcomers.within) != (MOST, WITHIN):
            lines.append({"fault": "limit_new_dms", "left": newcomers.most, "seconds": newcomers.within})
        if self.world.old_edits.after != HOUR:
            lines.append({"fault": "old_messages", "left": None, "seconds": self.world.old_edits.after})
        if not self.network:
            rest = None if self._back is None else max(0.0, self._back.when() - asyncio.get_running_loop().time())
            lines.append({"fault": "no_network", "left": None, "seconds": rest})
        return lines

    # Naming

    def channel(self, key: int | str) -> Channel:
        """Return the channel or thread with this id, else the newest of this name; raise ApiError 10003."""
        name = str(key).removeprefix("#")
        same = [c for c in self.world.channels.values() if str(key) == str(c.id) or (c.name and c.name == name)]
        if not same:
            raise unknown("Channel")
        return max(same, key=lambda one: one.id)

    def _text_channel(self, key: int | str) -> Channel:
        channel = self.channel(key)
        return self.world.channel(channel.parent_id) if channel.is_thread and channel.parent_id else channel

    def _person(self, key: int | str) -> User:
        person = self.world.user(key)
        if person.bot:
            raise unknown("User")
        return person


def _bits(names: tuple[str, ...]) -> int:
    """Return the permission bits of these names; raise ValueError for one that does not exist."""
    bits = 0
    for name in names:
        if name not in PERMISSIONS:
            raise ValueError(f"There is no permission {name!r}; choose of {', '.join(PERMISSIONS)}.")
        bits |= PERMISSIONS[name]
    return bits


def _exception(channel: Channel) -> tuple[int, int]:
    """What the bot is allowed, and denied, in a channel alone."""
    return next(((one.allow, one.deny) for one in channel.overwrites if one.id == BOT_ID), (0, 0))
