"""The pages of standing orders that say something: worded in both languages, within Discord's limits, all reachable."""

from __future__ import annotations

import re

import discord
import msgspec
import pytest

from bot.messages.ids import PanelId
from bot.model.plans import CARRIED_OUT, Book, PlanNote, StandingOrder
from bot.panel.layout import Panel
from bot.panel.skips import skip_items, skip_note
from bot.tables.plans.checks import OPTION
from bot.tables.plans.planning import Planning
from bot.words.option_words import OptionWords
from bot.words.plan_words import note_words, order_words, part_words, question_title
from engine.core.errors import Reason
from engine.core.match import Match
from engine.core.planning import order_parts, orders, shortcuts, spans, upcoming_questions
from engine.core.preorders import Settings, with_settings
from engine.core.registry import load_game
from engine.core.rng import seeded
from tests.bot.panels import build_order, build_plans
from tests.bot.unit.test_every_panel import NAMES, check_view, table_of
from tests.bot.unit.test_plan_panels import reached
from tests.engine.conformance.tables import step

GAME = "through_the_ages"
RAW = re.compile(r"[{}$]|[a-z]_[a-z]|:\w")
"""What no text shows: marks of a text without its arguments, ids."""


def planning(match: Match, seat: int, lang: str, *standing: StandingOrder) -> Planning:
    kinds = tuple(kind for kind in orders(match) if order_parts(match, seat, kind))
    upcoming = upcoming_questions(match, seat)
    return Planning(table_of(GAME, match.seats, lang), match, seat, Book((), standing), upcoming, kinds)


def whole(match: Match, seat: int, kind: str) -> Settings:
    """An order that says as much as it can."""
    parts = order_parts(match, seat, kind)
    return with_settings(parts, (), [(part.id, tuple(list(part.ask.options)[-part.ask.most :])) for part in parts])


def given(match: Match, seat: int, kind: str, settings: Settings) -> StandingOrder:
    return StandingOrder(999_999, 100 + seat, seat, kind, "age", spans(match)["age"], settings)


def menu(panel: Panel, act: str) -> discord.ui.Select[discord.ui.View] | None:
    found = (item for item in panel.view.children if isinstance(item, discord.ui.Select))
    return next((item for item in found if f":{act}:" in item.custom_id), None)


def pressed(panel: Panel) -> list[str]:
    return [str(item.custom_id).split(":")[2] for item in panel.view.children if isinstance(item, discord.ui.Button)]


def late(seats: int, decisions: int = 1500) -> Match:
    """A random game that has gone on for a while."""
    options = {"resigning": "no", "asking": "everyone" if seats == 3 else "who-can"}
    match, rng = Match.create(load_game(GAME), options, seats, 11), seeded(4)
    while len(match.answers) < decisions and step(match, rng, "random"):
        pass
    return match if match.asks() else late(seats, decisions // 2)


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_page_of_every_order(seats: int, lang: str) -> None:
    for match in (Match.create(load_game(GAME), {}, seats, 1), late(seats)):
        said = OptionWords(lang, GAME, list(NAMES))
        for seat in range(seats):
            for kind in planning(match, seat, lang).orders:
                order = given(match, seat, kind, whole(match, seat, kind))
                for now in (planning(match, seat, lang), planning(match, seat, lang, order)):
                    for part in order_parts(match, seat, kind):
                        panel = build_order(now, lang, kind, part.id, "Noted.")
                        check_view(panel.view)
                        assert len(panel.text) <= 2000
                        found = menu(panel, "then" if part.in_order else "say")
                        assert found is not None
                        offered = {option.value for option in found.options}
                        assert offered <= set(part.ask.options)
                        assert offered == set(part.ask.options) or part.in_order
                        assert not [option.label for option in found.options if RAW.search(option.label)]
                        assert len({option.label for option in found.options}) == len(found.options)
                        assert all(OPTION.fullmatch(option) for option in part.ask.options)
                        assert not RAW.search(question_title(lang, GAME, part.id, NAMES))
                        rest = menu(panel, "part")
                        assert rest is not None
                        assert {option.value for option in rest.options} == {
                            item.id for item in order_parts(match, seat, kind)
                        }
                    assert ("end" in pressed(panel)) == ("span" in pressed(panel)) == bool(now.book.standing)
                words = order_words(said, kind, "age", order.settings)
                assert not RAW.search(words.replace(": ", " "))


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_overview_leads_to_each_order_and_says_what_stands(lang: str) -> None:
    match = Match.create(load_game(GAME), {}, 4, 1)
    standing = [given(match, 1, kind, whole(match, 1, kind)) for kind in orders(match)]
    panel = build_plans(planning(match, 1, lang, *standing), lang)
    check_view(panel.view)
    assert pressed(panel) == ["order"] * 5
    labels = [item.label for item in panel.view.children if isinstance(item, discord.ui.Button)]
    assert labels[0] == {"en": "If I am attacked", "es": "Si me atacan"}[lang]
    assert labels[0] in panel.text
    two = Match.create(load_game(GAME), {}, 2, 1)
    assert pressed(build_plans(planning(two, 1, lang), lang)) == ["order"] * 4, "no pacts with two players"


def test_what_is_in_a_list_is_offered_no_more_and_what_stands_is_chosen() -> None:
    match = Match.create(load_game(GAME), {}, 3, 1)
    order = given(match, 0, "losses", (("lose-workers", ("worker:warriors", "worker:bronze")),))
    found = menu(build_order(planning(match, 0, "en", order), "en", "losses", "lose-workers"), "then")
    assert found is not None
    assert [option.value for option in found.options] == ["worker:agriculture", "worker:philosophy", "worker:religion"]
    assert found.placeholder == "Workers to lose first: what comes next?"
    panel = build_order(planning(match, 0, "en", order), "en", "losses")
    assert "- Workers to lose first: Warriors, Bronze" in panel.text
    assert "Lasts: until the age ends." in panel.text
    bids = given(match, 0, "territories", (("bid-up-to", ("bid-to:2",)),))
    chosen = menu(build_order(planning(match, 0, "en", bids), "en", "territories"), "say")
    assert chosen is not None
    assert [option.label for option in chosen.options if option.default] == ["At most 2"]


def test_a_table_that_hides_silence_says_what_an_order_shows() -> None:
    for asking, shown in (("everyone", True), ("who-can", False)):
        match = Match.create(load_game(GAME), {"asking": asking}, 3, 1)
        now = planning(match, 1, "en")
        assert ("An order answers at once" in build_plans(now, "en").text) == shown
        assert ("An order answers at once" in build_order(now, "en", "attacked").text) == shown


@pytest.mark.parametrize("lang", ["en", "es"])
def test_what_is_offered_on_questions_has_words_and_fits(lang: str) -> None:
    seen: set[str] = set()
    for seed in range(6):
        match, rng = Match.create(load_game(GAME), {}, 3, seed), seeded(seed)
        while match.asks() and step(match, rng, "random"):
            for ask in match.asks():
                ways = shortcuts(match, ask)
                if not ways or (ask.key in seen and rng.below(4)):
                    continue
                seen.add(ask.key)
                said = OptionWords(lang, GAME, NAMES)
                items = skip_items(match, ask, PanelId(999_999, ask.seat, "0" * 8), said)
                view = discord.ui.View(timeout=None)
                for item in items:
                    view.add_item(item)
                check_view(view)
                skip_note(match, ask, lang)
                buttons = [item for item in items if isinstance(item, discord.ui.Button)]
                menus = [item for item in items if isinstance(item, discord.ui.Select)]
                assert len(buttons) + sum(len(menu.options) for menu in menus) == len(ways)
                assert len(menus) <= 1
    assert seen >= {"bid", "pact"}


@pytest.mark.parametrize(
    ("lang", "done", "dropped"),
    [
        (
            "en",
            "✅ If a territory comes up: your order has answered Bid · 3",
            "⚠️ Dropped from your order “What I would",
        ),
        ("es", "✅ Si sale un territorio: tu orden ha respondido Pujar · 3", "⚠️ Quitado de tu orden «Lo que perdería"),
    ],
)
def test_what_became_of_an_order_is_told(lang: str, done: str, dropped: str) -> None:
    said = OptionWords(lang, GAME, list(NAMES))
    carried_out = PlanNote(1, 9, 100, "bid", ("bid:3",), CARRIED_OUT, order="territories")
    assert note_words(said, carried_out) == done
    lapsed = PlanNote(
        1,
        9,
        100,
        "",
        (),
        Reason("through_the_ages-no-order-nothing-left"),
        then=(("lose-workers", ("worker:bronze",)),),
        order="losses",
    )
    words = note_words(said, lapsed)
    assert words.startswith(dropped)
    assert part_words(said, *lapsed.then[0]) in words
    assert msgspec.structs.asdict(lapsed)["question"] == ""


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_next_political_action_can_be_planned(lang: str) -> None:
    match, rng = Match.create(load_game(GAME), {"resigning": "no"}, 3, 6), seeded(3)
    planned = 0
    while match.asks() and planned < 12:
        for seat in range(3):
            now = planning(match, seat, lang)
            for item in now.upcoming if len(match.answers) % 7 == 0 else ():
                planned += 1
                assert item.id == "politics"
                assert not RAW.search(question_title(lang, GAME, item.id, NAMES))
                assert reached(now, lang, item) == set(item.ask.options)
        step(match, rng, "random")
    assert planned >= 12
