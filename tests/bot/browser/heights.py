"""How tall panels are on a phone: positions of ordinary games, and the pixels from the picture to the last button."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from playwright.async_api import Locator, expect

from bot.messages.ids import table_button
from bot.model.drafts import Draft
from bot.tables.kept_drafts import keep_draft
from engine.computers.levels import SENSIBLE, choose
from engine.core.match import Match
from engine.core.registry import load_game
from engine.core.rng import seeded
from tests.bot.harness import House
from tests.browser import BrowserWindow

USERS: Final = ("Ana", "Bruno", "Carla", "David")
MEASURE: Final = """panel => {
    const parts = [...panel.querySelectorAll(":scope > .gallery, :scope > .text-display")];
    const controls = [...panel.querySelectorAll(".button, .select")];
    const top = Math.min(...parts.map(part => part.getBoundingClientRect().top));
    return Math.round(Math.max(...controls.map(control => control.getBoundingClientRect().bottom)) - top);
}"""


def asked(game: str, seats: int, seed: int, options: dict[str, str] | None = None) -> Iterator[Match]:
    """A game of sensible players, before each of its answers: the same match, played on."""
    match, rng = Match.create(load_game(game), options or {}, seats, seed), seeded(seed)
    while match.asks():
        yield match
        ask = match.asks()[0]
        match.answer(ask.seat, ask.key, choose(SENSIBLE, ask, load_game(game), match.state, rng))


def kept(match: Match) -> Match:
    """The match as it stands, played anew: what is played on does not change it."""
    copy = Match.create(load_game(match.game_id), match.options, match.seats, match.seed)
    for answer in match.answers:
        copy.answer(answer.seat, answer.key, answer.ids)
    return copy


async def opened(
    home: House,
    window: BrowserWindow,
    match: Match,
    seat: int,
    user: str,
    draft: Draft | None = None,
    *,
    language: str = "en",
) -> Locator:
    """The panel of a seat, which ``user`` has, with a draft if any, drawn whole: its parts are those of one message.
    ``language``: the table's and the players'.
    """
    others = iter(name for name in USERS if name != user)
    for table in home.tables.open_tables():
        await home.tables.lifecycle.close(table.id, table.host, force=True)
    players = [user if at == seat else next(others) for at in range(match.seats)]
    table = await home.plant(match, *players, language=language)
    if draft is not None:
        await keep_draft(home.tables, table.id, seat, table.players[seat].id, draft)
    # Those of the table before have the same words.
    await window.page.locator(f'[data-custom-id="{table_button(table.id, "play")}"]').click()
    panel = window.last.locator(".v2")
    await expect(panel.locator(f'[data-custom-id*=":{table.id}:"]').last).to_be_visible()
    return panel


async def height(panel: Locator) -> int:
    """CSS pixels from the top of the picture, or of what is asked where that is first, to the end of the last button
    or menu.
    """
    await expect(panel.locator(".gallery img")).to_have_js_property("complete", value=True)
    return int(await panel.evaluate(MEASURE))
