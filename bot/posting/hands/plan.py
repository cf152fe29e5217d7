"""Which hands are to be sent, brought up to date or taken away. Knows no Discord."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Literal

import msgspec

from bot.model.table import Post, Table
from bot.posting.kinds import HANDS, THREAD_CLOSED, find
from bot.posting.texts.message import Drawing
from bot.tables.people import People
from bot.words.wording import say, title
from engine.core.match import Match
from renderers.core.facts import hand_facts


class Shown(msgspec.Struct, frozen=True):
    """A hand as it is to be: which ``way`` it goes, its text and picture.

    ``post`` is the message that shows it, if there is one; ``facts`` a digest of what the picture is made of.
    """

    way: Literal["dm", "thread"]
    lang: str
    text: str
    drawing: Drawing
    facts: str
    post: Post | None


class HandPlan(msgspec.Struct, frozen=True):
    """What is to be done about a user's hand: messages to take away, then one to show."""

    user: int
    away: tuple[Post, ...] = ()
    shown: Shown | None = None


def hand_views(table: Table, match: Match) -> dict[int, Any]:
    """What every person at the table sees of the match right now, by user."""
    return {holder.user: match.view(holder.seat) for holder in table.holders if holder.user is not None}


def plan_hands(
    table: Table, views: dict[int, Any], people: People, closed_dms: Collection[int], posts: Sequence[Post]
) -> list[HandPlan]:
    """What is to be done about the hands of the users in ``views``; nothing for those that are as they should be.

    ``closed_dms`` are the users who take no direct messages, ``posts`` those of the table.
    """
    plans = []
    for user, view in views.items():
        way = _way(people.get(user).hand, user in closed_dms, find(posts, THREAD_CLOSED, user) is not None)
        # A hand that is not kept up to date any more must not stand there as it was.
        away = [find(posts, kind, user) for other, kind in HANDS.items() if other != way]
        shown = None if way is None else _shown(table, user, view, way, people, find(posts, HANDS[way], user))
        plan = HandPlan(user, tuple(post for post in away if post is not None), shown)
        if plan.away or plan.shown is not None:
            plans.append(plan)
    return plans


def _way(wish: str, has_closed_dms: bool, has_closed_thread: bool) -> Literal["dm", "thread"] | None:
    """Where a hand goes; None where its owner asks for it or reads it nowhere else."""
    if wish == "dm":
        return None if has_closed_dms else "dm"
    return "thread" if wish == "thread" and not has_closed_thread else None


def _shown(
    table: Table, user: int, view: Any, way: Literal["dm", "thread"], people: People, post: Post | None
) -> Shown | None:
    """The hand as it is to be; None where the message shows it already."""
    lang, palette = people.language(user, table.language), people.get(user).palette
    facts = hand_facts(view, lang, table.names(), palette)
    # Two digests are noted of what is shown: most hands have not changed, and are not even drawn to see that.
    if post is not None and post.picture.startswith(facts):
        return None
    text = say(lang, "hand-text", game=title(table.game, lang), table=table.id, channel=f"<#{table.channel_id}>")
    drawing = Drawing(table.game, view, "hand", lang, tuple(table.names()), palette)
    return Shown(way, lang, text, drawing, facts, post)
