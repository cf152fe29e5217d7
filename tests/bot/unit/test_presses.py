"""What comes of a press is decided by pure functions: shown, kept or given; nothing at the table changes by itself."""

from __future__ import annotations

import pytest

from bot.drafts import composing, presses
from bot.messages.ids import PanelId
from bot.model.drafts import Draft
from bot.press.press import Press
from bot.press.response import Give, Keep, Show, stale
from bot.tables.chains import compose
from bot.turn.items import DRAFT_BUTTONS, DRAFT_MENUS, QUESTION_BUTTONS
from engine.core.match import Match
from tests.bot.panels import press_of
from tests.bot.positions import deploying
from tests.bot.unit.test_chains import action_of, at
from tests.bot.unit.test_every_panel import table_of


def pressing(match: Match, draft: Draft | None = None, *, confirm: bool = True) -> Press:
    """Whoever is asked first presses something."""
    table = table_of(match.game_id, match.seats, "en")
    return press_of(table, match, match.asks()[0].seat, "en", draft, confirm=confirm)


@pytest.fixture(scope="module")
def turn() -> Match:
    """A turn of Through the Ages with three actions."""
    return at(lambda match, _: action_of(match))


def test_old_buttons_change_nothing(turn: Match) -> None:
    for match in (turn, deploying(3)):
        press, before = pressing(match), match.save()
        old = PanelId(press.table.id, press.seat, "0000000a")
        for decide in (*QUESTION_BUTTONS.values(), *DRAFT_BUTTONS.values(), *DRAFT_MENUS.values()):
            assert decide(press, old, ["1"]) == stale(press)
        assert match.save() == before


def test_a_turn_is_kept_until_it_is_sent_whole(turn: Match) -> None:
    press = pressing(turn)
    option = next(item for item in press.composed.ask.options if item.startswith("take:"))
    kept = composing.do(press, press.turn_at, [option])
    assert isinstance(kept, Keep)
    assert kept.draft.steps[-1].ids == (option,)
    after = press.with_draft(kept.draft)
    assert composing.do(after, press.turn_at, [option]) == stale(after), "it is of the turn before the change"
    sent = composing.send(after, after.turn_at, is_end=True)
    assert isinstance(sent, Show)
    assert sent.page.sure is not None, "unused actions are lost"
    given = composing.send(after, after.turn_at, sure=True, is_end=True)
    assert isinstance(given, Give)
    assert [list(ids) for _, ids in given.answers][-2:] == [[option], ["end"]]
    assert given.revision == turn.known_revision(press.seat)


def test_a_draft_is_kept_and_what_does_not_fit_says_why() -> None:
    press = pressing(deploying(3))
    kept = presses.add(press, press.at, ["deploy:etruria"] * 3)
    assert isinstance(kept, Keep)
    assert (kept.draft.picks, kept.page.note) == (("deploy:etruria",) * 3, "")
    refused = presses.add(press.with_draft(kept.draft), press.at, ["deploy:umbria"])
    assert isinstance(refused, Keep)
    assert refused.draft == kept.draft
    assert refused.page.note
    given = presses.send(press.with_draft(kept.draft), press.at, sure=True)
    assert isinstance(given, Give)
    assert [list(ids) for _, ids in given.answers] == [["deploy:etruria"]] * 3


def test_a_chain_is_tried_once_until_the_match_changes(turn: Match) -> None:
    match = Match.load(turn.game, turn.save())
    seat = match.asks()[0].seat
    first = compose(match, seat, ())
    assert compose(match, seat, first.steps) is first
    ask = match.asks()[0]
    option = next(item for item in ask.options if item.startswith("take:"))
    match.answer(seat, ask.key, (option,))
    assert compose(match, seat, ()) is not first
