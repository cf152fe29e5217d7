"""No text from outside costs more than a few milliseconds, and twice the text never much more than twice as much.

Here: everything that reads text, called by itself with texts that nobody has bounded, and every regular expression of
the bot. ``tests/bot/simcord/test_hostile_texts.py`` sends the same through every command, form and button.
"""

from __future__ import annotations

import ast
import importlib
import logging
import pkgutil
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache, partial
from pathlib import Path

import discord
import pytest

import bot
from bot.app import is_ours
from bot.base.typed import (
    is_short,
    number_before,
    number_behind,
    plain,
    which,
)
from bot.drafts.completing import Offer, offered
from bot.drafts.lists import as_typed, read_picks, with_next_question
from bot.drafts.reader import Reader, counted, without_price
from bot.drafts.turn_list import read_turn
from bot.games import tigris
from bot.games.model import BadMove
from bot.guide import cards
from bot.guide.commands import topic_meant
from bot.history.log_command import seat_of
from bot.history.replay_items import number_of
from bot.lobby.opening import complete_options, read_options
from bot.local import commands as local_commands
from bot.local.mentions import EVERYBODY, apply
from bot.local.records import Message
from bot.model.errors import TableError
from bot.model.table import Holder, Table
from bot.operate.logs import TextLines, without_tokens
from bot.operate.warm import load, warm
from bot.tables.people import (
    DEFAULTS,
    changed,
    zones_like,
)
from bot.tables.plans.checks import are_options
from bot.turn.move_command import answers_of
from bot.words.kinds import in_own_words, named_kind, verb_of
from bot.words.lists import (
    find_name,
    known_names,
    parts_by_and,
    simple,
)
from bot.words.option_names import bare
from bot.words.option_tree import (
    below,
    level,
    parent,
)
from bot.words.option_words import OptionWords, cut
from bot.words.thing_names import named_by_beginning, named_in_full, near_things
from bot.words.wording import (
    clipped,
    escaped,
    say,
)
from data.reference import search
from engine.core.ask import Ask
from engine.core.match import Match
from engine.core.registry import load_game
from tests.bot import hostile

MOST = 0.05
"""Seconds of processor time that any reader may take for any of these texts: ten times what they do take."""

NAMES = {"rome": ("Rome", "Roma"), "etruria": ("Etruria",), "pillars": ("Pillars of Hercules", "Pilares de Hércules")}


def first_action(game: str) -> tuple[Match, Ask]:
    """A match at a question with many options."""
    match = Match.create(load_game(game), {}, 2, 1)
    while len(match.asks()[0].options) < 20:
        ask = match.asks()[0]
        match.answer(ask.seat, ask.key, list(ask.options)[: ask.least])
    return match, match.asks()[0]


@pytest.fixture(scope="module", autouse=True)
def everything_loaded() -> None:
    """As in a bot that has begun: nothing is read for the first time while it is measured."""
    load()
    warm()


TIGRIS, ACTION = first_action("tigris")
SEA, DISKS = first_action("inner_sea")
SAID = OptionWords("es", "tigris", ["Ann", "Ben"])
AT_SEA = OptionWords("en", "inner_sea", ["Ann", "Ben"])
WORLD, PLACING = first_action("ancient_world")
AGES, AGES_ACTION = first_action("through_the_ages")
AGES_SAID = OptionWords("en", "through_the_ages", ["Ann", "Ben"])
TURNS = [(OptionWords("es", "ancient_world", ["Ann", "Ben"]), WORLD, PLACING), (AGES_SAID, AGES, AGES_ACTION)]
TABLE = Table(
    id=1,
    guild_id=1,
    channel_id=1,
    game="tigris",
    options={},
    seats=2,
    language="en",
    host=1,
    seed=1,
    status="playing",
    created_at=0,
    changed_at=0,
    holders=(Holder(0, user=1, name="Ann"), Holder(1, user=2, name="Ben")),
)


class _World:
    """As much of the local Discord's world as mentions need."""

    users = {1: None}  # noqa: RUF012


def typed_moves(text: str) -> None:
    """Type it into every argument of every typed move."""
    for move in tigris.PRESENTATION.commands:
        with suppress(BadMove):
            answers_of(move, {argument.name: text for argument in move.arguments}, ACTION)


def read_anything(text: str) -> None:
    """Read it as an answer to a whole turn, in the game with most to choose from."""
    for said, match, ask in TURNS:
        with suppress(TableError):
            Reader(said, ask, match.position).picks(text)
        with suppress(TableError):
            Reader(said, ask, match.position, (next(iter(ask.options)).partition(":")[0],)).option(text)


def read_turns(text: str) -> None:
    """Read it as a whole turn of Through the Ages."""
    with suppress(TableError):
        read_turn(AGES_SAID, AGES, AGES_ACTION.seat, text)


def cards_meant(text: str) -> None:
    """Look a card up by it in every game."""
    with suppress(TableError):
        cards.meant(["tigris", "inner_sea", "through_the_ages"], "es", text)


READERS: dict[str, Callable[[str], object]] = {
    "plain": plain,
    "simple": simple,
    "bare": bare,
    "number before": number_before,
    "number behind": number_behind,
    "is short": lambda text: is_short({"options": [{"value": text}, {"options": [{"value": [text]}]}]}),
    "named thing": lambda text: [
        named_in_full(game, text) or named_by_beginning(game, text)
        for game in ("tigris", "through_the_ages", "inner_sea")
    ],
    "named kind": lambda text: named_kind("through_the_ages", text),
    "verb": lambda text: verb_of("through_the_ages", simple(text)),
    "parts by and": parts_by_and,
    "near things": lambda text: near_things("through_the_ages", "es", text),
    "spelled": lambda text: tigris.spelled(ACTION, text),
    "without price": lambda text: list(without_price(text)),
    "which": which,
    "counted": lambda text: counted("through_the_ages", text),
    "in own words": lambda text: in_own_words("through_the_ages", text),
    "with the next question": lambda text: with_next_question(SAID, ACTION, f"swap {text}"),
    "name": lambda text: find_name(text, known_names(NAMES)),
    "picks, tigris": lambda text: read_picks(SAID, ACTION, text),
    "picks, sea": lambda text: read_picks(AT_SEA, DISKS, text),
    "choose, tigris": lambda text: offered(SAID, [Offer(ACTION, list(ACTION.options), None)], text),
    "choose, sea": lambda text: offered(AT_SEA, [Offer(DISKS, list(DISKS.options), None)], text),
    "any answer": read_anything,
    "whole turn": read_turns,
    "as typed": lambda text: as_typed("en", text),
    "square": tigris.square,
    "colour": tigris.colour,
    "swap": tigris.swapped,
    "typed moves": lambda text: typed_moves(text),
    "illegal answer, tigris": lambda text: TIGRIS.answer(ACTION.seat, ACTION.key, [text]),
    "illegal answer, sea": lambda text: SEA.answer(DISKS.seat, DISKS.key, [text]),
    "why not, tigris": lambda text: TIGRIS.why_not(ACTION, text),
    "why not, sea": lambda text: SEA.why_not(DISKS, text),
    "options of a new table": lambda text: read_options("tigris", text),
    "options as they are typed": lambda text: complete_options("tigris", text, "en"),
    "player of the log": lambda text: seat_of(TABLE, text),
    "level": lambda text: level(ACTION.options, text),
    "below": lambda text: below(ACTION.options, text),
    "parent": parent,
    "planned options": lambda text: are_options([text]),
    "rules": lambda text: search("tigris", "en", text),
    "topic": lambda text: topic_meant(["tigris", "inner_sea"], "en", text),
    "card": cards_meant,
    "cards, ages": lambda text: cards.fitting("through_the_ages", "en", text),
    "cards, tigris": lambda text: cards.fitting("tigris", "en", text),
    "zones": zones_like,
    "zone": lambda text: changed(DEFAULTS, {"zone": text}),
    "hour": lambda text: changed(DEFAULTS, {"quiet_from": text}),
    "holiday": lambda text: changed(DEFAULTS, {"holiday_from": text, "holiday_until": text}),
    "turn": number_of,
    "name in a message": escaped,
    "one line": lambda text: cut(text, 100),
    "clipped": lambda text: clipped(text.split(","), 500, "..."),
    "error": lambda text: say("en", "error-cannot-read", reason=text),
    "custom_id": is_ours,
    "log line": lambda text: TextLines(["secret"]).format(
        logging.LogRecord("discord", logging.INFO, "", 0, "%s", (text,), None)
    ),
    "tokens": without_tokens,
    "mentions": lambda text: apply(
        _World(),  # type: ignore[arg-type]
        Message(1, 1, 1, content=text),
        None,
        EVERYBODY,
    ),
    "command's name": local_commands._NAME.match,
}
"""Everything that reads text from outside."""


@pytest.mark.parametrize("reader", READERS)
def test_nothing_that_reads_text_is_slow(reader: str) -> None:
    check(reader, READERS[reader])


def check(name: str, read: Callable[[str], object]) -> None:
    """Every kind of text, in two lengths: cheap, and not growing faster than the text."""
    for kind, text in hostile.KINDS.items():
        is_cheap, seconds = hostile.costs_at_most(MOST, read, text(hostile.LENGTH))
        assert is_cheap, f"{name}: {kind} costs {seconds * 1000:.0f} ms"
        grows = seconds > hostile.CHEAP and hostile.grows_by_the_square(read, text)
        assert not grows, f"{name}: {kind}: costs more than twice as much for twice the text"


# --- every regular expression -----------------------------------------------------------------------------------


def expressions() -> Iterator[tuple[str, re.Pattern[str]]]:
    """Every regular expression of the bot: compiled ones, those of buttons and menus, and those written in a call."""
    for found in pkgutil.walk_packages(bot.__path__, "bot."):
        if found.name.endswith("__main__"):
            continue
        module = importlib.import_module(found.name)
        for name, value in vars(module).items():
            if isinstance(value, re.Pattern):
                yield f"{found.name}.{name}", value
            if isinstance(value, type) and issubclass(value, discord.ui.DynamicItem):
                yield f"{found.name}.{name}", value.__discord_ui_compiled_template__
        tree = ast.parse(Path(str(module.__file__)).read_text("utf-8"))
        for node in ast.walk(tree):
            if _is_call_of_re(node) and isinstance(node, ast.Call) and isinstance(node.args[0], ast.Constant):
                yield f"{found.name}:{node.lineno}", re.compile(node.args[0].value)


def _is_call_of_re(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or not node.args:
        return False
    return isinstance(node.func.value, ast.Name) and node.func.value.id == "re" and node.func.attr != "escape"


@cache
def all_expressions() -> dict[str, re.Pattern[str]]:
    return {
        name: found
        for name, found in expressions()
        if isinstance(found.pattern, str) and found.pattern not in ("", ".*")
    }


def test_no_regular_expression_is_slow() -> None:
    for name, found in all_expressions().items():
        check(name, found.fullmatch)
        check(name, partial(found.sub, ""))


def test_the_expressions_are_found() -> None:
    for part in ("bot.games.tigris.SQUARE", "bot.turn.items.PanelButton", "bot.operate.logs._TOKENS"):
        assert part in all_expressions()
    assert any(name.startswith("bot.words.lists:") for name in all_expressions())


def test_a_slow_expression_would_be_found() -> None:
    cubic = re.compile(r"(?:(\d{1,2})\s*x?\s+)?(.*?)(?:\s+x?\s*(\d{1,2}))?")
    assert hostile.grows_by_the_square(cubic.fullmatch, hostile.KINDS["spaces between letters"], 300)
