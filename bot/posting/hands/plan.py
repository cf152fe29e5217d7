"""Plans which hands to send, edit and delete. Knows no Discord."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from bot.messages.pictures import kind_of
from bot.model.posts import Post
from bot.model.table import Table
from bot.posting.kinds import HANDS, find
from bot.posting.texts.message import Drawing
from bot.tables.people import People
from bot.tables.views import view_of
from bot.words.wording import say, title
from engine.core.match import Match
from renderers.core.facts import hand_facts, is_hand_empty


class HandMessage(msgspec.Struct, frozen=True):
    """A hand's message as it should be: where it goes (``way``), text and picture.

    ``post`` is the existing message, if any; ``facts`` a digest of everything the picture is made of.
    """

    way: Literal["dm", "thread"]
    lang: str
    text: str
    drawing: Drawing
    facts: str
    post: Post | None


class HandPlan(msgspec.Struct, frozen=True):
    """What to do about a user's hand: posts to delete, then the message to send or edit."""

    user: int
    away: tuple[Post, ...] = ()
    message: HandMessage | None = None


def hand_views(table: Table, match: Match) -> dict[int, Any]:
    """Every person's view of the match, by user."""
    return {holder.user: view_of(match, holder.seat) for holder in table.holders if holder.user is not None}


def plan_hands(
    table: Table,
    views: dict[int, Any],
    people: People,
    closed_dms: Mapping[int, float | None],
    closed_threads: Mapping[int, float | None],
    posts: Sequence[Post],
) -> list[HandPlan]:
    """Plan the hands of the users in ``views``; users whose hand needs no change are left out.

    ``closed_dms`` are the users who are sent no direct messages, ``closed_threads`` those who can have no thread at the
    table, with the moment until when (None: until they ask for it). ``posts`` are those of the table.
    """
    plans = []
    for user, view in views.items():
        wish = people.hand(user)
        closed = {"dm": closed_dms, "thread": closed_threads}.get(wish, {})
        if closed.get(user) is not None:
            # Refused for a while: what could not be deleted then is not tried at every change.
            continue
        way = _way(wish, user in closed)
        # A hand that is no longer kept up to date is deleted.
        away = [find(posts, kind, user) for other, kind in HANDS.items() if other != way]
        message = None if way is None else _shown(table, user, view, way, people, find(posts, HANDS[way], user))
        plan = HandPlan(user, tuple(post for post in away if post is not None), message)
        if plan.away or plan.message is not None:
            plans.append(plan)
    return plans


def _way(wish: str, is_closed: bool) -> Literal["dm", "thread"] | None:
    """Where a hand is delivered; None if nowhere."""
    if is_closed:
        return None
    return "dm" if wish == "dm" else "thread" if wish == "thread" else None


def _shown(
    table: Table, user: int, view: Any, way: Literal["dm", "thread"], people: People, post: Post | None
) -> HandMessage | None:
    """The hand's message; None if it already shows this hand, or if none was ever sent and there is nothing in it."""
    if post is None and is_hand_empty(view):
        return None
    lang, palette = people.language(user, table.language), people.get(user).palette
    facts = hand_facts(view, lang, table.names(), palette)
    # Most hands have not changed, which is seen without drawing them.
    if post is not None and post.digest.startswith(facts):
        return None
    text = say(lang, "hand-text", game=title(table.game, lang), table=table.id, channel=f"<#{table.channel_id}>")
    drawing = Drawing(table.game, view, kind_of(table.game, view, "own"), lang, tuple(table.names()), palette)
    return HandMessage(way, lang, text, drawing, facts, post)
