"""Questions to the table as messages: put once, and without buttons as soon as they are settled or have passed."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.messages.ids import table_button
from bot.messages.nonces import nonce
from bot.messages.parts import (
    NO_PINGS,
    button,
    frozen,
)
from bot.model.table import (
    Post,
    Table,
    Vote,
)
from bot.posting.hand_places import out_of_reach
from bot.posting.lobby import where_of
from bot.posting.owed import Owe, noted
from bot.tables.people import People
from bot.tables.seats import names_at
from bot.tables.service import Tables
from bot.tables.undo import first_line
from bot.words.speech import cut
from bot.words.wording import (
    escaped,
    log_lines,
    say,
)

PREFIX = "vote-"
LINE_LIMIT = 500


def kind_of_post(vote_id: int) -> str:
    """Under which kind the message of a vote is remembered."""
    return f"{PREFIX}{vote_id}"


def question_text(table: Table, vote: Vote, asker: str, what: str = "") -> str:
    """What is asked, in the table's language, pinging first who is still to answer.

    ``what`` is the first line of the log that would be taken back, where there is one.
    """
    lang, payload = table.language, vote.payload
    who = " ".join(f"<@{user}>" for user in vote.waiting)
    if vote.kind == "undo":
        count, others = int(payload.get("count", 1)), int(payload.get("others", 0))
        about = {"who": who, "name": escaped(asker), "where": where_of(table, lang), "what": what.removesuffix(".")}
        key = "undo-question" if what else "undo-question-unseen"
        text = say(lang, key, **about, count=count, others=others)
        return _until(lang, text, vote)
    args: dict[str, str | int] = {"who": who, "where": where_of(table, lang), **_deciders(vote)}
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


async def _undone_line(tables: Tables, table: Table, vote: Vote) -> str:
    """The first line that everybody has read of what would be taken back; empty where nobody has read any."""
    history = await tables.history(table.id)
    entry = first_line(await tables.match(table.id), int(vote.payload["serial"]))
    if entry is None:
        return ""
    names = [escaped(name) for name in names_at(history, table.names(), entry.number)]
    return cut(log_lines(table.language, [entry], names)[0], LINE_LIMIT)


def _deciders(vote: Vote) -> dict[str, str | int]:
    """How many of those who are asked must still agree (``left``), and in a word: "you" alone, "all" or "some"."""
    asked, left = len(vote.waiting), vote.needed - len(vote.agreed)
    return {"left": left, "decide": "you" if asked == 1 else "all" if left == asked else "some"}


def _until(lang: str, text: str, vote: Vote) -> str:
    if vote.expires_at is None:
        return text
    return say(lang, "vote-until", text=text, until=f"<t:{round(vote.expires_at)}:f>")


async def put_question(
    client: discord.Client, tables: Tables, people: People, table: Table, vote: Vote, asker: str, owe: Owe
) -> None:
    """Post a question with its buttons, unless it stands there already. Raises DiscordException.

    ``owe`` is told who is to be called to it later.
    """
    posts = await tables.posts(table.id)
    if any(post.kind == kind_of_post(vote.id) for post in posts):
        return
    what = await _undone_line(tables, table, vote) if vote.kind == "undo" else ""
    lang = table.language
    yes, no = table_button(table.id, "agree", vote.id), table_button(table.id, "refuse", vote.id)
    view = frozen(
        [
            button(say(lang, "button-agree"), yes, style=discord.ButtonStyle.success),
            button(say(lang, "button-refuse"), no),
        ]
    )
    called, owed = people.to_call(vote.waiting, tables.now())
    message = await client.get_partial_messageable(table.channel_id).send(
        question_text(table, vote, asker, what),
        view=view,
        allowed_mentions=discord.AllowedMentions(users=[discord.Object(user) for user in called]),
        nonce=nonce(tables, "vote", table.id, vote.id),
    )
    kind = kind_of_post(vote.id)
    await tables.remember_post(table.id, kind, 0, table.channel_id, message.id, table.revision, noted(owed))
    owe(table.id, kind, owed)


async def settle_question(client: discord.Client, tables: Tables, post: Post, text: str) -> None:
    """A question that has been answered, or has passed, says so and loses its buttons, as far as it is in reach.

    Raises DiscordException.
    """
    message = client.get_partial_messageable(post.channel_id).get_partial_message(post.message_id)
    try:
        await message.edit(content=text, view=None, allowed_mentions=NO_PINGS)
    except discord.HTTPException as error:
        if not out_of_reach(error):
            raise
    await tables.forget_post(post.table_id, post.kind)


async def settle_passed(client: discord.Client, tables: Tables, table: Table, posts: Iterable[Post]) -> None:
    """Take the buttons off every question of the table that nobody can answer any more, and nothing answers.

    One that has been answered, or whose time is up, is told what has become of it by a notice. Raises DiscordException.
    """
    asked = [post for post in posts if post.kind.startswith(PREFIX)]
    if not asked:
        return
    # In this order: a vote is dropped in one go with the notice that answers it.
    standing = {kind_of_post(ballot.id) for ballot in await tables.store.votes(table.id)}
    answered = {kind_of_post(notice.question) for notice in await tables.notices(table.id)}
    for post in asked:
        if post.kind not in standing | answered:
            await settle_question(client, tables, post, say(table.language, "vote-gone"))
