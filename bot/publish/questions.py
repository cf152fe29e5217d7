"""Questions to the table as messages: put once, and without buttons as soon as they are settled or have passed."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable

import discord

from bot.people import People
from bot.publish.lobby import where_of
from bot.table_model import Post, Table, Vote
from bot.tables import Tables
from bot.ui.ids import table_button
from bot.ui.parts import NO_PINGS, button, frozen
from bot.wording import escaped, say, title

PREFIX = "vote-"


def kind_of_post(vote_id: int) -> str:
    """Under which kind the message of a vote is remembered."""
    return f"{PREFIX}{vote_id}"


def question_text(table: Table, vote: Vote, asker: str) -> str:
    """What is asked, in the table's language, pinging first who is still to answer."""
    lang, payload = table.language, vote.payload
    who = " ".join(f"<@{user}>" for user in vote.waiting)
    if vote.kind == "undo":
        count = int(payload.get("count", 1))
        about = {"game": title(table.game, lang), "table": table.id, "count": count}
        text = say(lang, "undo-question", who=who, name=escaped(asker), **about)
        return _until(lang, text, vote)
    args: dict[str, str | int] = {"who": who, "where": where_of(table, lang), "needed": vote.needed}
    if vote.kind == "swap":
        key = "vote-swap" if table.status == "lobby" else "vote-swap-playing"
        return _until(lang, say(lang, key, name=escaped(asker), **args), vote)
    name = escaped(str(payload["name"]))
    if vote.kind == "remove":
        return _until(lang, say(lang, "vote-remove", asker=escaped(asker), name=name, **args), vote)
    args["seat"] = int(payload["seat"]) + 1
    if vote.kind == "invite":
        return _until(lang, say(lang, "vote-invite", name=escaped(asker), **args), vote)
    seat = int(payload["seat"])
    if table.owner_of(seat) is None:
        return _until(lang, say(lang, "vote-request", newcomer=name, **args), vote)
    owner = escaped(table.names()[seat])
    return _until(lang, say(lang, "vote-request-owner", newcomer=name, owner=owner, **args), vote)


def _until(lang: str, text: str, vote: Vote) -> str:
    if vote.expires_at is None:
        return text
    return say(lang, "vote-until", text=text, until=f"<t:{round(vote.expires_at)}:f>")


def result_text(table: Table, vote: Vote, lang: str, *, agreed: bool) -> str:
    """What became of a question; ``table`` is as it was when that was decided."""
    word = "agreed" if agreed else "refused"
    if vote.kind == "undo":
        return say(lang, f"undo-{word}")
    return say(
        lang,
        f"vote-{vote.kind}-{word}",
        asker=name_of(table, vote.asker),
        name=escaped(str(vote.payload["name"])),
        seat=int(vote.payload.get("seat", 0)) + 1,
    )


def name_of(table: Table, user: int) -> str:
    """The escaped name of somebody at the table; a mention, which pings nobody here, of somebody else."""
    return next((escaped(item.name) for item in table.holders if user in (item.user, item.owner)), f"<@{user}>")


async def put_question(
    client: discord.Client, tables: Tables, people: People, table: Table, vote: Vote, asker: str
) -> None:
    """Post a question with its buttons, unless it stands there already. Raises DiscordException."""
    posts = await tables.posts(table.id)
    if any(post.kind == kind_of_post(vote.id) for post in posts):
        return
    lang = table.language
    yes, no = table_button(table.id, "agree", vote.id), table_button(table.id, "refuse", vote.id)
    view = frozen(
        [
            button(say(lang, "button-agree"), yes, style=discord.ButtonStyle.success),
            button(say(lang, "button-refuse"), no),
        ]
    )
    called = [discord.Object(user) for user in vote.waiting if people.get(user).pings != "never"]
    message = await client.get_partial_messageable(table.channel_id).send(
        question_text(table, vote, asker),
        view=view,
        allowed_mentions=discord.AllowedMentions(users=called),
        nonce=f"v{table.id}-{vote.id}",
    )
    await tables.remember_post(table.id, kind_of_post(vote.id), 0, table.channel_id, message.id, table.revision)


async def settle_question(client: discord.Client, tables: Tables, post: Post, text: str) -> None:
    """A question that has been answered, or has passed, says so and loses its buttons."""
    message = client.get_partial_messageable(post.channel_id).get_partial_message(post.message_id)
    with contextlib.suppress(discord.NotFound, discord.Forbidden):
        await message.edit(content=text, view=None, allowed_mentions=NO_PINGS)
    await tables.forget_post(post.table_id, post.kind)


async def settle_passed(client: discord.Client, tables: Tables, table: Table, posts: Iterable[Post]) -> None:
    """Take the buttons off every question of the table that nobody can answer any more."""
    asked = [post for post in posts if post.kind.startswith(PREFIX)]
    if not asked:
        return
    standing = {kind_of_post(vote.id) for vote in await tables.open_votes(table.id)} if table.is_open else set()
    for post in asked:
        if post.kind not in standing:
            await settle_question(client, tables, post, say(table.language, "vote-gone"))
