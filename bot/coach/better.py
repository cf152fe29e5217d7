"""What could have gone better in a game: the three decisions with the largest loss, for one player alone."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import discord

from bot.coach.reasons import answer_words, following_lines, reason_lines, size
from bot.coach.review import Finding, Looking, Review, reviews_of
from bot.frame.acknowledge import acknowledge
from bot.frame.handling import Interaction, language, table_and_match, table_numbered
from bot.frame.pressed import pressed
from bot.frame.showing import after_button
from bot.frame.watching import must_be_over
from bot.messages.ids import BETTER_BUTTON, better_button
from bot.messages.parts import NO_PINGS, button, file_of, frozen
from bot.messages.pictures import draw, kind_of, use_of
from bot.model.errors import NoCoach, NothingDecided, NotSeated
from bot.model.table import Table
from bot.posting.texts.lobby import where_of
from bot.tables.decisions import PastDecisions, seat_played, was_decided_by
from bot.words.option_words import OptionWords, cut
from bot.words.wording import escaped, say
from data.casts import CAST
from data.texts import names_of_sides
from engine.computers.levels import LEARNER, levels_of
from engine.computers.lookahead import lookahead_of
from engine.core.game import Step
from engine.core.registry import load_game

PAUSE: Final = 3.0
"""Seconds between two edits that say how far a look back is."""

LENGTH: Final = 450
"""Characters of an answer in words."""


async def show_better(interaction: Interaction, table: Table, number: int = 0) -> None:
    """Show one of the decisions that could have been better, in the deferred reply; look for them first.

    Raises NotForYou, NotOver, NotSeated, NoCoach, NothingDecided for somebody who decided nothing.
    """
    await must_be_over(interaction, table)
    tables, user = interaction.client.tables, interaction.user.id
    history = await tables.store.history(table.id)
    table, match = await table_and_match(interaction, table)
    seat = seat_played(user, history)
    if seat is None:
        raise NotSeated
    if LEARNER not in levels_of(match.game):
        raise NoCoach
    reviews = reviews_of(tables)
    key = table.id, seat, user
    review = reviews.find(key)
    if review is None:
        past = PastDecisions(match)
        own = [item for item in past.of(seat) if was_decided_by(user, past.answers[item.answers], history)]
        if not own:
            raise NothingDecided
        looking = reviews.look(key, past, own, tables.computers, interaction.id)
        review = await _followed(interaction, table, looking)
    if review is not None:
        await _show(interaction, table, review, number)


async def _followed(interaction: Interaction, table: Table, looking: Looking) -> Review | None:
    """What came of a look back, once it is through; None where the user has asked again meanwhile."""
    shown = ""
    while not looking.task.done():
        text = _progress_text(table, looking, language(interaction))
        if text != shown:
            await interaction.edit_original_response(content=text, view=None, attachments=[], allowed_mentions=NO_PINGS)
            shown = text
        await asyncio.wait({looking.task}, timeout=PAUSE)
        if looking.listener != interaction.id:
            break
    if looking.listener != interaction.id or looking.task.cancelled():
        text = say(language(interaction), "better-elsewhere")
        await interaction.edit_original_response(content=text, view=None, attachments=[], allowed_mentions=NO_PINGS)
        return None
    return looking.task.result()


def _progress_text(table: Table, looking: Looking, lang: str) -> str:
    now = looking.progress
    lines = [say(lang, "better-looking", where=where_of(table, lang))]
    if now.doubtful:
        lines.append(say(lang, "better-closely", seen=now.close, count=now.doubtful))
    elif now.quick:
        lines.append(say(lang, "better-quickly", seen=now.quick, count=now.decisions))
    else:
        lines.append(say(lang, "better-waiting"))
    return "\n".join(lines)


async def _show(interaction: Interaction, table: Table, review: Review, number: int) -> None:
    lang = language(interaction)
    if not review.findings:
        text = nothing_text(table, review, lang)
        view = frozen([after_button(table.id, lang)])
        await interaction.edit_original_response(content=text, view=view, attachments=[], allowed_mentions=NO_PINGS)
        return
    number = min(number, len(review.findings) - 1)
    finding, wishes = review.findings[number], interaction.client.people.get(interaction.user.id)
    names = table.names()
    kind = kind_of(table.game, finding.view, "close" if finding.places else use_of(wishes))
    picture = await draw(table.game, finding.view, kind, lang, names, wishes.palette, finding.places)
    await interaction.edit_original_response(
        content=better_text(table, review, number, lang),
        view=_pages(table, number, len(review.findings), lang),
        attachments=[file_of(picture, kind)],
        embeds=[],
        allowed_mentions=NO_PINGS,
    )


def nothing_text(table: Table, review: Review, lang: str) -> str:
    """That no decision stands out among those that were looked at; whether there are others."""
    lines = [say(lang, "better-nothing", where=where_of(table, lang), seen=review.looks)]
    if review.is_cut_short:
        lines.append(f"-# {say(lang, 'better-no-time', count=review.decisions)}")
    return "\n".join(lines)


def better_text(table: Table, review: Review, number: int, lang: str) -> str:
    """One of the decisions in words: what was played, what would have been better, why, and by how much."""
    finding, names = review.findings[number], [escaped(name) for name in table.names()]
    words = OptionWords(lang, table.game, names_of_sides(lang, table.game, getattr(finding.view, CAST, ""), names))
    judgement = finding.judgement
    place = say(lang, "better-place", number=number + 1, count=len(review.findings))
    lines = [
        f"-# {place}",
        say(lang, "better-played", turn=finding.turn[lang], answer=_words(words, played(table.game, finding))),
    ]
    better = [judgement.ids, *(ids for _, ids in judgement.then)]
    begins = len(played(table.game, finding)) > 1 and not judgement.then
    lines.append(say(lang, "better-begun" if begins else "better-rather", answer=_words(words, better)))
    lines += following_lines(words, judgement.following)
    reasons = reason_lines(words, "better", judgement.gains, judgement.costs)
    lines.append(" ".join([say(lang, f"better-by-{size(table.game, judgement.loss)}"), *reasons]))
    # A phone shows decision, picture and buttons together: what holds for all of them is said once.
    notes = [say(lang, "better-judged")] if number == 0 else []
    if number == len(review.findings) - 1 and review.is_cut_short:
        notes.append(say(lang, "better-cut-short", seen=review.looks, count=review.decisions))
    lines += [f"-# {' '.join(notes)}"] if notes else []
    return "\n".join(lines)[:2000]


def played(game: str, finding: Finding) -> list[tuple[str, ...]]:
    """The answers of a decision: those in a row where they are one decision."""
    decision = finding.decision
    if decision.key not in lookahead_of(load_game(game)).series:
        return [decision.ids]
    return [decision.ids, *_series(decision.key, decision.then)]


def _series(key: str, then: Sequence[Step]) -> list[tuple[str, ...]]:
    return [ids for other, ids in then if other == key]


def _words(words: OptionWords, answers: Sequence[tuple[str, ...]]) -> str:
    """Answers one after another; the same one several times in a row is said once."""
    texts = list[str]()
    counts = list[int]()
    for text in (answer_words(words, ids) for ids in answers):
        if texts and texts[-1] == text:
            counts[-1] += 1
        else:
            texts.append(text)
            counts.append(1)
    parts = [text if count == 1 else f"{text} ×{count}" for text, count in zip(texts, counts, strict=True)]
    return cut("; ".join(parts), LENGTH)


def _pages(table: Table, number: int, count: int, lang: str) -> discord.ui.View:
    """Buttons to the other decisions, and back to the menu after the game."""
    pages = [
        button(
            say(lang, "button-better", number=page + 1),
            better_button(table.id, page),
            style=discord.ButtonStyle.primary if page == number else discord.ButtonStyle.secondary,
            disabled=page == number,
        )
        for page in range(count)
        if count > 1
    ]
    return frozen([*pages, after_button(table.id, lang)])


async def _turn_page(interaction: Interaction, parts: dict[str, str], values: list[str]) -> None:
    """Show another of the decisions; after a restart they are looked for again."""
    await acknowledge(interaction)
    await show_better(interaction, await table_numbered(interaction, int(parts["table"])), int(parts["number"]))


BetterButton = pressed(BETTER_BUTTON, _turn_page)
"""The buttons to the other decisions."""
