"""Every question of every game, in both languages: worded, within Discord's limits, every option reachable."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.cost import cost_of
from bot.drafts import STOP, Draft, is_drafted, more, sketch
from bot.table_model import Holder, Table
from bot.ui.panel import Panel, build_panel
from bot.ui.sure import Sure, chosen_from_text
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
    check_embeds(panel)
    assert bool(buttons_of(panel.view, "none")) is (ask.least == 0)
    if ask.most > 1:
        assert len(ask.options) <= 25, f"{ask.key} chooses several of {len(ask.options)}"
        assert set(menu_of(panel.view, "many")) == set(ask.options)
        return
    if is_drafted(table.game, ask):
        check_draft(table, match, ask, lang)
        return
    check_sure_steps(table, match, ask, lang)
    reached: set[str] = set()
    nodes, seen = [""], {""}
    while nodes:
        node = nodes.pop()
        for page in range(-(-len(ask.options) // 25)):
            view = build_panel(table, match, ask.seat, lang, node=node, page=page).view
            check_view(view)
            entries = [*menu_of(view, "pick"), *buttons_of(view, "o")]
            reached.update(buttons_of(view, "a"), (entry for entry in entries if entry in ask.options))
            below = {entry for entry in entries if entry.endswith((":", "*"))} - seen
            nodes += sorted(below)
            seen |= below
            if not buttons_of(view, "p"):
                break
    assert reached == set(ask.options)


def check_embeds(panel: Panel) -> None:
    """Discord's limits on embeds."""
    for embed in panel.embeds:
        assert 1 <= len(embed.fields) <= 25
        assert all(1 <= len(field.name or "") <= 256 and 1 <= len(field.value or "") <= 1024 for field in embed.fields)
    assert sum(len(embed) for embed in panel.embeds) <= 6000


def buttons_of(view: discord.ui.View, act: str) -> list[str]:
    """The last parts of the custom_ids of the buttons with this act."""
    items = [item for item in view.children if isinstance(item, discord.ui.Button) and item.custom_id]
    return [
        str(item.custom_id).split(":", 5)[5]
        for item in items
        if str(item.custom_id).startswith("zb:") and str(item.custom_id).split(":", 5)[4] == act
    ]


def menu_of(view: discord.ui.View, act: str) -> list[str]:
    """The values of the menu with this act; none where there is no such menu."""
    for item in view.children:
        if isinstance(item, discord.ui.Select) and item.custom_id.endswith(f":{act}"):
            return [option.value for option in item.options]
    return []


def check_draft(table: Table, match: Match, ask: Ask, lang: str) -> None:
    """A draft offers every option in one of its parts, and says no more than fits with everything chosen."""
    revision = match.asked_at(ask.seat)
    assert revision is not None
    first = build_panel(table, match, ask.seat, lang)
    reached: set[str] = set()
    for node in menu_of(first.view, "part") or [""]:
        panel = build_panel(table, match, ask.seat, lang, draft=Draft(revision, ask.key, node=node))
        check_view(panel.view)
        reached.update(menu_of(panel.view, "add"))
    assert reached | {STOP} == set(ask.options) | {STOP}
    before, draft = match.save(), Draft(revision, ask.key)
    while options := [option for option in draft_options(match, ask.seat, draft) if option != STOP]:
        draft = more(match, ask.seat, draft, options[-1:])
        panel = build_panel(table, match, ask.seat, lang, draft=draft)
        check_view(panel.view)
        check_embeds(panel)
        assert len(panel.text) <= 2000
        assert draft.focus in buttons_of(panel.view, "less")
        if len(draft.picks) == 20:
            break
    assert match.save() == before, "a draft has changed the match"


def draft_options(match: Match, seat: int, draft: Draft) -> list[str]:
    """What may be picked after a draft."""
    after = sketch(match, seat, draft.picks).ask
    return [] if after is None else list(after.options)


def check_sure_steps(table: Table, match: Match, ask: Ask, lang: str) -> None:
    """What costs something for good can be asked once more, in words, with a button that gives it and one back."""
    for option in [*ask.options[:2], *ask.options[-2:]]:
        cost = cost_of(match, ask.seat, [(ask.key, [option])])
        if cost is None:
            continue
        panel = build_panel(table, match, ask.seat, lang, sure=Sure((option,), cost))
        check_view(panel.view)
        check_embeds(panel)
        assert panel.text.count("⚠️") == len(cost.wastes) + cost.final
        (given,) = buttons_of(panel.view, "sure")
        assert chosen_from_text(ask, given) == [option]
        assert buttons_of(panel.view, "o") == [""]


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
