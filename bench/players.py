"""Computers that play as people do: they press buttons of messages on a local Discord, and look at what comes back."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections import defaultdict
from typing import Any

from bot.local import LocalDiscord
from bot.local.ids import BOT_ID
from bot.local.interactions import COMPONENT
from bot.local.options import NotPossible
from bot.local.records import LOADING, Channel, Event, Message, User

Json = dict[str, Any]

PATIENCE = 60.0
"""Seconds after which somebody stops waiting for a message."""

SENDS = ("send", "go")
"""Buttons that send what has been composed."""

ANSWERS = ("a", "none", *SENDS, "pick", "many")
"""Buttons and menus of a panel that may answer; they do where the panel is not shown at once."""

CHOICES = (*ANSWERS, "o", "more", "fill", "add", "do", *(f"do{letter}" for letter in "abcdem"))
BACK = "Back"
CLICKS = 40
"""Clicks in one panel after which somebody gives the turn up."""

_panel = re.compile(r"z[bs]:\d+:\d+:[0-9a-f]+:([a-z]+)")
_mention = re.compile(r"<@(\d+)>")


class Watcher:
    """Sees every message the moment it is there, and lets players wait for it. Times are of ``perf_counter``."""

    def __init__(self, local: LocalDiscord) -> None:
        self.changed: dict[int, float] = {}
        self.boards: dict[int, Message] = {}
        self.posted: dict[int, float] = {}
        self._news: defaultdict[int, asyncio.Event] = defaultdict(asyncio.Event)
        local.world.listeners.append(self._hear)

    def _hear(self, event: Event) -> None:
        message, channel = event.message, event.channel
        if event.name not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or message is None or channel is None:
            return
        if message.flags & LOADING:
            return
        self._note(self.changed, message.id)
        public = message.ephemeral_for is None and message.author_id == BOT_ID and message.components
        if public and (channel.id not in self.boards or message.id >= self.boards[channel.id].id):
            self.boards[channel.id] = message
            self._note(self.posted, channel.id)

    def _note(self, times: dict[int, float], key: int) -> None:
        times[key] = time.perf_counter()
        self._news.pop(key, asyncio.Event()).set()

    async def later(self, times: dict[int, float], key: int, than: float, patience: float) -> float | None:
        """When ``times`` says that something happened after ``than``; None after so many seconds without."""
        deadline = time.perf_counter() + patience
        while times.get(key, 0.0) <= than:
            left = deadline - time.perf_counter()
            if left <= 0:
                return None
            try:
                await asyncio.wait_for(self._news[key].wait(), left)
            except TimeoutError:
                return None
        return times[key]


class Players:
    """Everybody who plays, and how long they waited, in milliseconds."""

    def __init__(self, local: LocalDiscord, watcher: Watcher, seed: int = 1, patience: float = PATIENCE) -> None:
        self.local = local
        self.patience = patience
        self.watcher = watcher
        self.acks: list[float] = []
        self.boards: list[float] = []
        self.panels: list[float] = []
        self.failures: list[str] = []
        self.interactions = self.answers = 0
        self._rng = random.Random(seed)

    async def play(self, tables: list[Channel], at_once: int, seconds: float, rest: float = 0.0) -> float:
        """Play one turn at a table and go on to the next, so many at the same time; gives back the seconds it took.

        ``rest`` is how many seconds each waits between two turns.
        """
        begun = time.perf_counter()
        end, share = begun + seconds, -(-len(tables) // at_once)
        parts = [tables[start : start + share] for start in range(0, len(tables), share)]
        await asyncio.gather(*(self._rounds(part, end, rest) for part in parts))
        return time.perf_counter() - begun

    async def _rounds(self, tables: list[Channel], end: float, rest: float) -> None:
        while True:
            for table in tables:
                if time.perf_counter() >= end:
                    return
                await self._turn(table)
                if rest:
                    await asyncio.sleep(rest)

    async def _turn(self, table: Channel) -> None:
        """Whoever is called first opens the panel and clicks until nothing more is asked."""
        board = self.watcher.boards[table.id]
        called = _mention.findall(board.content.split("\n")[0])
        if not called:
            return
        user = self.local.world.users[int(self._rng.choice(called))]
        panel = await self.open_panel(user, table)
        answered: float | None = None
        for _ in range(CLICKS):
            if panel is None or (deed := self._choose(panel)) is None:
                break
            panel, begun = await self._click(user, table, panel, deed)
            answered = begun or answered
        else:
            # They would go on: the board is edited when they pause.
            return
        if answered is not None:
            await self._ended(table, answered)

    async def open_panel(self, user: User, table: Channel) -> Message | None:
        """Press Play on the table's newest board message."""
        board = self.watcher.boards[table.id]
        play = next((item for item in _items(board) if re.match(r"zp:\d+:play:", item["custom_id"])), None)
        if play is None:
            return None
        begun = time.perf_counter()
        outcome = await self._interact(user, table, board.id, {"custom_id": play["custom_id"], "component_type": 2})
        if outcome is None:
            return None
        shown = await self.watcher.later(self.watcher.changed, int(outcome["message"]["id"]), begun, self.patience)
        return self._shown(int(outcome["message"]["id"]), begun, shown)

    def _shown(self, panel: int, begun: float, shown: float | None) -> Message | None:
        if shown is None:
            self.failures.append("a panel did not come")
            return None
        self.panels.append((shown - begun) * 1000)
        return self.local.world.store.message(panel)

    def _choose(self, panel: Message) -> tuple[str, Json] | None:
        """Any of the buttons and menus that lead on or answer; None where the panel asks nothing."""
        offers = [(found[1], item) for item in _items(panel) if (found := _panel.match(item["custom_id"]))]
        offers = [
            (act, item)
            for act, item in offers
            if act in CHOICES and not item.get("disabled") and item.get("label") != BACK
        ]
        sends = [offer for offer in offers if offer[0] in SENDS]
        if sends and (len(offers) == 1 or self._rng.random() < 0.5):
            return sends[0]
        return self._rng.choice(offers) if offers else None

    async def _click(
        self, user: User, table: Channel, panel: Message, deed: tuple[str, Json]
    ) -> tuple[Message | None, float | None]:
        """The panel after a click, and when the click was made if it has answered."""
        act, item = deed
        data: Json = {"custom_id": item["custom_id"], "component_type": item["type"]}
        if item["type"] == 3:
            values, least = [option["value"] for option in item["options"]], max(1, item.get("min_values", 1))
            data["values"] = self._rng.sample(values, self._rng.randint(least, min(len(values), item["max_values"])))
        begun = time.perf_counter()
        outcome = await self._interact(user, table, panel.id, data)
        if outcome is None:
            return None, None
        shown = await self.watcher.later(self.watcher.changed, panel.id, begun, self.patience)
        opens = any(value.endswith((":", "*")) for value in data.get("values", ()))
        has_answered = act in ANSWERS and not opens and outcome["response_type"] == 6
        self.answers += has_answered
        return self._shown(panel.id, begun, shown), begun if has_answered else None

    async def _ended(self, table: Channel, begun: float) -> None:
        """Wait for the board after the last answer of a turn, when somebody else is asked."""
        posted = await self.watcher.later(self.watcher.posted, table.id, begun, self.patience)
        if posted is None:
            self.failures.append("a board did not come")
        else:
            self.boards.append((posted - begun) * 1000)

    async def _interact(self, user: User, table: Channel, message: int, data: Json) -> Json | None:
        self.interactions += 1
        try:
            data["message_id"] = str(message)
            outcome = await self.local.interactions.run(user, table, COMPONENT, data, str(self.interactions))
        except NotPossible as error:
            self.failures.append(str(error))
            return None
        if not outcome["ok"]:
            self.failures.append(outcome["error"])
            return None
        self.acks.append(outcome["ack_ms"])
        return outcome


def _items(message: Message) -> list[Json]:
    return [item for row in message.components for item in row.get("components", []) if "custom_id" in item]
