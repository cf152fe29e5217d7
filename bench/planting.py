"""Games in their middle, put into a database and a local Discord without being played there."""

from __future__ import annotations

from pathlib import Path

import msgspec

from bench.tables import GAMES, PLAYERS, middle
from bot.base.address import Address
from bot.games import presentation_of
from bot.local import LocalDiscord
from bot.local.ids import BOT_ID, founding_id
from bot.local.records import PRIVATE_THREAD, Channel, Message, User, now
from bot.messages.ids import table_button
from bot.messages.pictures import draw, kind_of
from bot.model.posts import BoardState, Post
from bot.model.table import (
    Holder,
    Table,
)
from bot.posting.hands.deliver import mark_of
from bot.store import Store
from bot.tables.changes import change_of
from bot.tables.people import (
    KEY,
    PlayerSettings,
    as_stored,
)
from bot.tables.transactions import after_play
from engine.core.match import Match
from engine.core.registry import load_game
from renderers.core.facts import hand_facts

POSITIONS = 8
"""Different positions of each game; tables beyond that get them again."""

NAMES = ("Ana", "Ben")
LEVEL = "sensible"
STAMP = 1_000_000.0


class Position(msgspec.Struct, frozen=True):
    """A saved match in its middle, and what tells its seats' hands from others."""

    game: str
    saved: bytes
    hands: tuple[str, ...]


async def position(game: str, number: int) -> Position:
    """A random game of two in its middle."""
    match = middle(game, PLAYERS, number + 1)
    marks = []
    for seat in range(len(NAMES)):
        view = match.view(seat)
        picture = await draw(game, view, kind_of(game, view, "own"), "en", NAMES)
        marks.append(hand_facts(view, "en", NAMES, "default") + mark_of(picture, "en"))
    return Position(game, match.save(), tuple(marks))


async def plant(
    database: Address,
    local: LocalDiscord,
    tables: int,
    people: int,
    games: tuple[str, ...] = GAMES,
    computers_every: int = 0,
) -> None:
    """So many tables of two in their middle, the games and servers in turn, all of it posted.

    Each is in a thread of its own, which has the name of the game. Nobody wants to be asked twice. A computer is in the
    second seat of each so many tables of a game (0: of none).
    """
    users = _settle(local, people)
    most = min(POSITIONS, -(-tables // len(games)))
    stock = {game: [await position(game, number) for number in range(most)] for game in games}
    store = await Store.open(database)
    if isinstance(database, Path):
        await store.database.connection.execute("PRAGMA synchronous = OFF")
    rooms = [channel for channel in local.world.channels.values() if channel.is_of_server and channel.name == "games"]
    for user in users:
        await store.set_preference(user.id, KEY, as_stored(PlayerSettings(confirm=False)))
    for number in range(tables):
        found = stock[games[number % len(games)]][number // len(games) % most]
        is_alone = computers_every > 0 and number // len(games) % computers_every == 0
        sitting = [users[(2 * number + place) % len(users)] for place in range(1 if is_alone else len(NAMES))]
        await _plant_one(store, local, found, sitting, rooms[number % len(rooms)])
    await store.close()


def _settle(local: LocalDiscord, people: int) -> list[User]:
    """So many users who are on the server."""
    users = [
        User(founding_id(1000 + number), f"player{number}", f"Player {number}", "en-US", "#2471a3")
        for number in range(people)
    ]
    for user in users:
        local.world.users[user.id] = user
        local.world.store.save_user(user)
    return users


async def _plant_one(store: Store, local: LocalDiscord, found: Position, users: list[User], room: Channel) -> None:
    match, thread = Match.load(load_game(found.game), found.saved), _open_thread(local, found.game, users, room)
    table = await store_table(store, match, users, thread)
    content = " ".join(f"<@{user}>" for user in table.waiting_for()) or "A computer thinks."
    play = {"type": 2, "id": 2, "style": 1, "label": "Play", "custom_id": table_button(table.id, "play")}
    board = _message(local, thread, content, [{"type": 1, "id": 1, "components": [play]}])
    turn, logged = presentation_of(match.game_id).turn(match.view(None)).number, len(match.log)
    waiting = tuple(table.waiting_for())
    state = BoardState(logged, logged, waiting, turn, waiting, (), match.question_revision, match.revision)
    await store.messages.remember(Post(table.id, "board", 0, thread.id, board.id, table.revision, board=state))
    for seat, user in enumerate(users):
        place = local.world.dm_with(user.id)
        hand = _message(local, place, "Your hand", [])
        shown = Post(table.id, "hand", user.id, place.id, hand.id, table.revision, found.hands[seat])
        await store.messages.remember(shown)


def _open_thread(local: LocalDiscord, name: str, members: list[User], room: Channel) -> Channel:
    """A private thread for a table: what is posted there is nobody else's."""
    world = local.world
    inside = {user.id: now() for user in members} | {BOT_ID: now()}
    thread = Channel(world.snowflakes.next(), PRIVATE_THREAD, name, room.id, owner_id=BOT_ID, members=inside)
    thread.guild_id = room.guild_id
    thread.created = thread.archive_timestamp = now()
    world.add_channel(thread, "THREAD_CREATE")
    return thread


def _message(local: LocalDiscord, channel: Channel, content: str, components: list[dict[str, object]]) -> Message:
    message = Message(local.world.snowflakes.next(), channel.id, BOT_ID, content=content, timestamp=now())
    message.components = components
    channel.last_message_id = message.id
    local.world.store.save_message(message)
    return message


async def store_table(store: Store, match: Match, users: list[User], thread: Channel) -> Table:
    """The table as it stands after its last answer was posted."""
    lobby = Table(
        id=0,
        game=match.game_id,
        options=match.options,
        seats=match.seats,
        seed=match.seed,
        language="en",
        guild_id=thread.guild_id,
        channel_id=thread.id,
        host=users[0].id,
        status="lobby",
        holders=tuple(
            Holder(seat, users[seat].id, name) if seat < len(users) else Holder(seat, None, name, LEVEL)
            for seat, name in enumerate(NAMES)
        ),
        created_at=STAMP,
        changed_at=STAMP,
    )
    table = await store.create(lobby)
    changes = match.take_changes()
    changes.answers, changes.checkpoints, changes.log = match.record, match.checkpoints, match.log
    changes.keep_checkpoints = None
    playing = after_play(msgspec.structs.replace(table, revision=table.revision + 1), match)
    playing = msgspec.structs.replace(playing, waiting_since=tuple(STAMP for _ in playing.waiting))
    await store.append(playing, change_of(table, playing, changes))
    await store.mark_posted(playing.id, playing.revision)
    return msgspec.structs.replace(playing, posted_revision=playing.revision)
