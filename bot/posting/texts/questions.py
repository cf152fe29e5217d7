"""Questions to the table as messages: votes, and what to do when somebody's time is out."""

from __future__ import annotations

from collections.abc import Sequence

from bot.messages.ids import table_button
from bot.model.clocks import OVERDUE_CHOICES
from bot.model.table import Sitting, Table, Vote
from bot.posting.texts.lobby import where_of
from bot.posting.texts.message import Button
from bot.tables.seat_rules import names_at
from bot.tables.undo import first_line
from bot.words.option_words import cut
from bot.words.wording import escaped, log_lines, say
from engine.core.match import Match

LINE_LIMIT = 500

LATE_ACTS = {f"late{choice}": choice for choice in OVERDUE_CHOICES}
"""The acts of the buttons below the question about somebody's time, and what they choose."""


def question_text(table: Table, vote: Vote, asker: str, what: str = "") -> str:
    """The question in the table's language, beginning with a mention of those who are to answer.

    ``asker`` is the name of who asks; ``what`` the first line of the log that would be undone, if there is one.
    """
    if vote.kind == "late":
        return _late(table, vote)
    text = _question(table, vote, asker, what)
    if vote.expires_at is None:
        return text
    return say(table.language, "vote-until", text=text, until=f"<t:{round(vote.expires_at)}:f>")


def question_buttons(table: Table, vote: Vote) -> tuple[Button, ...]:
    """Yes and no, or a button for each option when somebody's time is out."""
    lang = table.language
    if vote.kind == "late":
        return tuple(
            Button(say(lang, f"button-late-{choice}", pace=table.pace), table_button(table.id, act, vote.id))
            for act, choice in LATE_ACTS.items()
        )
    return (
        Button(say(lang, "button-agree"), table_button(table.id, "agree", vote.id), "success"),
        Button(say(lang, "button-refuse"), table_button(table.id, "refuse", vote.id)),
    )


def undone_line(table: Table, match: Match, history: Sequence[Sitting], vote: Vote) -> str:
    """The first public log line that would be undone; empty if there is none."""
    entry = first_line(match, int(vote.payload["serial"]))
    if entry is None:
        return ""
    names = [escaped(name) for name in names_at(history, table.names(), entry.number)]
    return cut(log_lines(table.language, [entry], names)[0], LINE_LIMIT)


def _late(table: Table, vote: Vote) -> str:
    """Who is late, and what the others are asked; mentions those still to choose."""
    return say(
        table.language,
        "late-question",
        who=" ".join(f"<@{user}>" for user in vote.waiting),
        name=escaped(str(vote.payload["name"])),
        where=where_of(table, table.language),
        needed=vote.needed,
        host="yes" if table.host == vote.asker else "no",
    )


def _question(table: Table, vote: Vote, asker: str, what: str) -> str:
    """The question of a vote."""
    lang, payload = table.language, vote.payload
    who = " ".join(f"<@{user}>" for user in vote.waiting)
    if vote.kind == "undo":
        count, others = int(payload.get("count", 1)), int(payload.get("others", 0))
        about = {"who": who, "name": escaped(asker), "where": where_of(table, lang), "what": what.removesuffix(".")}
        key = "undo-question" if what else "undo-question-unseen"
        return say(lang, key, **about, count=count, others=others)
    if vote.kind == "rewind":
        about = {"who": who, "where": where_of(table, lang), "what": what.removesuffix(".")}
        about |= {"number": str(payload["number"]), "reason": escaped(str(payload["reason"]))}
        return say(lang, "rewind-question" if what else "rewind-question-unseen", **about, count=int(payload["count"]))
    args: dict[str, str | int] = {"who": who, "where": where_of(table, lang), **_deciders(vote)}
    if vote.kind == "swap":
        key = "vote-swap" if table.status == "lobby" else "vote-swap-playing"
        return say(lang, key, name=escaped(asker), **args)
    name = escaped(str(payload["name"]))
    if vote.kind == "remove":
        return say(lang, "vote-remove", asker=escaped(asker), name=name, **args)
    args["seat"] = int(payload["seat"]) + 1
    if vote.kind == "invite":
        return say(lang, "vote-invite", name=escaped(asker), **args)
    seat = int(payload["seat"])
    if table.owner_of(seat) is None:
        return say(lang, "vote-request", newcomer=name, **args)
    owner = escaped(table.names()[seat])
    return say(lang, "vote-request-owner", newcomer=name, owner=owner, **args)


def _deciders(vote: Vote) -> dict[str, str | int]:
    """How many must still agree (``left``), and who decides (``decide``): "you", "all" or "some"."""
    waiting, needed = len(vote.waiting), vote.needed - len(vote.agreed)
    return {"left": needed, "decide": "you" if waiting == 1 else "all" if needed == waiting else "some"}
