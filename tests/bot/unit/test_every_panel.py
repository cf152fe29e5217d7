"""Every question of every game, in both languages: worded, within Discord's limits, every option reachable."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.choices import level
from bot.moves import moves_of
from bot.table_model import Holder, Table
from bot.ui.panel import build_panel
from bot.wording import choice_setting, log_lines, title
from engine.core.ask import Ask
from engine.core.match import Match
from engine.core.registry import games
from engine.core.rng import seeded
from engine.players.random_player import choose

NAMES = ("Ana", "Bruno", "Çelik 🐪", "דניאל", "E" * 32, "*_~`|")


def table_of(game: str, seats: int, lang: str) -> Table:
    """A table of people with awkward names."""
    return Table(
        id=999_999,
        game=game,
        options={},
        seats=seats,
        seed=1,
        language=lang,
        guild_id=1,
        channel_id=2,
        host=3,
        status="playing",
        holders=tuple(Holder(seat, 100 + seat, NAMES[seat]) for seat in range(seats)),
        created_at=0.0,
        changed_at=0.0,
    )


def check_view(view: discord.ui.View) -> None:
    """Discord's limits on components."""
    rows = view.to_components()
    ids = [item["custom_id"] for row in rows for item in row["components"]]
    assert len(rows) <= 5
    assert len(ids) == len(set(ids))
    assert all(len(custom_id) <= 100 for custom_id in ids)
    for row in rows:
        for item in row["components"]:
            if item["type"] == 3:
                assert 1 <= len(item["options"]) <= 25
                assert all(1 <= len(option["label"]) <= 100 for option in item["options"])
                assert all(len(option["value"]) <= 100 for option in item["options"])
            else:
                assert 1 <= len(item["label"]) <= 80


def check_panels(table: Table, match: Match, ask: Ask, lang: str) -> None:
    """The question's panel and the panels below it; together they reach every option."""
    panel = build_panel(table, match, ask.seat, lang)
    assert len(panel.text) <= 2000
    check_view(panel.view)
    if ask.most > 1:
        assert len(ask.options) <= 25, f"{ask.key} chooses several of {len(ask.options)}"
        return
    reached: set[str] = set()
    nodes = [""]
    while nodes:
        node = nodes.pop()
        choices = level(ask.options, node, moves_of(table.game).group)
        reached.update(choice.value for choice in choices if choice.leaf)
        nodes += [choice.value for choice in choices if not choice.leaf]
        check_view(build_panel(table, match, ask.seat, lang, node=node).view)
    assert reached == set(ask.options)


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("game", sorted(games()))
async def test_all_of_a_random_game_can_be_said_and_chosen(game: str, lang: str) -> None:
    meta = games()[game]
    for seats in (meta.seats[0], meta.seats[1]):
        table, match, rng = table_of(game, seats, lang), Match.create(game, {}, seats, 5), seeded(6)
        seen: dict[str, int] = {}
        while match.asks():
            ask = match.asks()[0]
            seen[ask.key] = seen.get(ask.key, 0) + 1
            if seen[ask.key] <= 3:
                check_panels(table, match, ask, lang)
            match.answer(ask.seat, ask.key, choose(ask, rng))
        assert all(log_lines(lang, match.events(0, seat), NAMES) for seat in range(seats))


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("game", sorted(games()))
def test_every_option_of_a_table_is_worded(game: str, lang: str) -> None:
    settings: list[Any] = [(spec.id, value) for spec in games()[game].options for value in spec.choices]
    assert all(choice_setting(lang, game, name, value) for name, value in settings)
    assert title(game, lang)
