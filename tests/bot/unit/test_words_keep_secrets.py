"""Whatever a panel, /state, /card and a typed plan say stays the same when only others' secrets change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

import pytest

from bot.drafts.lists import read_picks
from bot.drafts.reader import Unclear
from bot.games import presentation_of
from bot.guide.cards import where_now
from bot.panel.meanwhile import meanwhile
from bot.words.option_words import OptionWords
from data.words import name_of, things_of
from engine.core.match import Match
from engine.core.planning import upcoming_questions
from tests.bot.unit.test_every_panel import table_of
from tests.engine.conformance.tables import MANY, Table, at, few_tables, moments, state_of, with_secrets
from tests.engine.conformance.test_secrets import scrambled, viewers
from tests.small_games import SMALL

LANG = "en"
THINGS = 40
"""So many things of a game are looked up at one decision, others at the next one."""


def told(match: Match, seat: int | None, turn: int) -> list[str]:
    """All that is said to a seat, or to the public, where the answer is no option that its hand decides."""
    game, names = match.game_id, [f"Player {number}" for number in range(match.seats)]
    every = things_of(game)
    things = every[turn % (1 + len(every) // THINGS) :: 1 + len(every) // THINGS]
    lines = [part.text for part in presentation_of(game).position(match.view(seat), LANG, names)]
    lines += [line for thing in things for line in where_now(match, seat, thing, LANG, names)]
    if seat is None:
        return lines
    lines.append(meanwhile(table_of(game, match.seats, LANG), match, seat, LANG))
    return [*lines, *planned(match, seat, OptionWords(LANG, game, names), things)]


def planned(match: Match, seat: int, said: OptionWords, things: tuple[str, ...]) -> Iterator[str]:
    """What comes of each thing's name as an answer to each question that may be answered ahead."""
    for coming in upcoming_questions(match, seat):
        for thing in things[:: 1 + len(things) // 8]:
            try:
                yield ", ".join(
                    read_picks(
                        said, coming.ask, str(name_of(match.game_id, LANG, thing)), match.position, is_planned=True
                    )
                )
            except Unclear as refused:
                yield str(refused.args_["reason"])


def check(decisions: Iterable[Match]) -> None:
    changed = 0
    for turn, match in enumerate(decisions):
        for seat in viewers(match):
            twin = scrambled(match, seat, turn)
            changed += state_of(twin) != state_of(match)
            assert told(twin, seat, turn) == told(match, seat, turn)
    assert changed > 3


TABLES = [table for table in with_secrets(few_tables()) if table.game not in SMALL and table.seats <= MANY]


@at(TABLES)
def test_words_stay_the_same_when_others_secrets_change(table: Table) -> None:
    check(islice(moments(table, every=17), 2, 4))


@pytest.mark.nightly
@at(TABLES)
def test_words_stay_the_same_through_a_whole_game(table: Table) -> None:
    check(moments(table, every=17))
