"""A turn composed as a chain of answers: tried on a copy, changed at will, telling nothing that is hidden."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
import pytest

from bot.games import presentation_of
from bot.model.drafts import Draft, Step
from bot.tables.chains import Composed, added, chain_of, compose, empty_chain, is_chained, moved, refit, units, without
from bot.tables.drafts import Unfit
from bot.tables.kept_drafts import fits
from bot.words.wording import reason
from engine.computers.random_player import choose
from engine.core.ask import Ask
from engine.core.dealing import redeal
from engine.core.match import Match
from engine.core.record import NewAnswer
from engine.core.registry import load_game
from engine.core.rng import Rng, seeded
from tests.bot.hostile import costs_at_most

GAME = "through_the_ages"
END = Step("action", ("end",))


def begun(seed: int = 1, seats: int = 2) -> Match:
    return Match.create(load_game(GAME), {"first-player": "first-seat"}, seats, seed)


def played(match: Match, answers: int, rng: Rng) -> Match:
    for _ in range(answers):
        if match.asks():
            ask = match.asks()[0]
            match.answer(ask.seat, ask.key, choose(ask, rng))
    return match


def at(wanted: Callable[[Match, Ask], bool], seats: int = 2) -> Match:
    """A game at the beginning of a chain where this is true of it."""
    for seed in range(40):
        match, rng = begun(seed, seats), seeded(seed)
        for _ in range(400):
            if not match.asks():
                break
            ask = match.asks()[0]
            if is_chained(GAME, ask) and wanted(match, ask):
                return match
            match.answer(ask.seat, ask.key, choose(ask, rng))
    raise AssertionError("there is no such game")


def action_of(match: Match, actions: int = 3) -> bool:
    """Whether the seat that is asked has so many civil actions, and politics are over."""
    ask = match.asks()[0]
    return ask.key == "action" and int(ask.about["civil"]) >= actions and match.state.round > 2


def grown(match: Match, seat: int, draft: Draft, rng: Rng, most: int = 12, *, ends: bool = False) -> Draft:
    """The draft with random answers, up to so many, without those that end the turn unless ``ends``."""
    for _ in range(most):
        made = compose(match, seat, draft.steps)
        if made.ask is None:
            return draft
        ids = [option for option in made.ask.options if ends or option != "end"]
        if not ids:
            return draft
        some = choose(made.ask, rng) if made.ask.most > 1 or ends else (ids[rng.below(len(ids))],)
        draft = added(match, seat, draft, some)
    return draft


def takes_of(match: Match, ask: Ask, count: int) -> list[Step]:
    """So many cards that the seat can take one after another, in any order; none if there are not that many."""
    found: list[Step] = []
    for step in (Step("action", (option,)) for option in ask.options if option.startswith("take:")):
        try:
            compose(match, ask.seat, [*found, step])
            compose(match, ask.seat, [step, *reversed(found)])
        except Unfit:
            continue
        found.append(step)
    return found[:count] if len(found) >= count else []


def observed(made: Composed) -> list[object]:
    """All that its player can see of a chain."""
    ask = made.ask
    asked = None if ask is None else [ask.key, ask.least, ask.most, ask.about, list(ask.options), list(ask.options.all)]
    standing = presentation_of(GAME).chain.standing(made.position, made.view.viewer, "en")
    return [msgspec.json.encode(item) for item in (made.steps, made.view, asked, made.wastes, standing)]


def test_trying_changes_nothing_and_sending_brings_what_was_tried() -> None:
    match = at(lambda match, _: action_of(match))
    seat, before = match.asks()[0].seat, match.save()
    draft = grown(match, seat, empty_chain(match, seat), seeded(3), 6)
    made = compose(match, seat, draft.steps)
    assert match.save() == before
    assert len(made.steps) >= 3
    match.answer_all([NewAnswer(seat, key, tuple(ids)) for key, ids in made.answers()])
    assert msgspec.json.encode(match.view(seat)) == msgspec.json.encode(made.view)
    assert match.asks()[0].options[:] == made.ask.options[:]


def test_a_chain_ends_where_something_is_shown() -> None:
    match = at(lambda _, ask: any(option.startswith("event:") for option in ask.options))
    ask, before = match.asks()[0], match.view(match.asks()[0].seat)
    event = next(option for option in ask.options if option.startswith("event:"))
    draft = added(match, ask.seat, empty_chain(match, ask.seat), [event])
    made = compose(match, ask.seat, draft.steps)
    assert made.ask is None
    assert msgspec.json.encode(made.view) == msgspec.json.encode(before)
    with pytest.raises(Unfit) as caught:
        added(match, ask.seat, draft, ["end"])
    assert caught.value.is_over


def test_a_turn_is_whole_with_its_end() -> None:
    match = at(lambda match, _: action_of(match))
    seat = match.asks()[0].seat
    draft = added(match, seat, empty_chain(match, seat), ["end"])
    made = compose(match, seat, draft.steps)
    assert made.steps[0] == END
    assert [waste.count for waste in made.wastes] == [match.asks()[0].about["civil"]]


def worlds(match: Match, seat: int, rng: Rng) -> Iterator[Match]:
    """The match as it might be for all that this seat knows."""
    for _ in range(3):
        other = redeal(match.position, seat, rng)
        twin = Match.from_state(match.game, other.state, match.options, match.seats)
        if twin.ask_of(seat) is not None and list(twin.ask_of(seat).options) == list(match.ask_of(seat).options):
            yield twin


@pytest.mark.parametrize("options", [{}, {"asking": "everyone"}, {"civil-hands": "hidden"}])
def test_trying_tells_nothing_that_is_hidden(options: dict[str, str]) -> None:
    match, rng, tried = Match.create(load_game(GAME), options, 3, 8), seeded(8), 0
    while match.asks() and tried < 60:
        ask = match.asks()[0]
        if is_chained(GAME, ask) and not match.position.answers_since:
            for option in list(ask.options)[:12]:
                step = Step(ask.key, (option,))
                draft = grown(match, ask.seat, Draft(0, "", steps=(step,)), rng, 3, ends=True)
                seen = observed(compose(match, ask.seat, draft.steps))
                for twin in worlds(match, ask.seat, rng):
                    assert observed(compose(twin, ask.seat, draft.steps)) == seen, (option, draft.steps)
                    tried += 1
        match.answer(ask.seat, ask.key, choose(ask, rng))
    assert tried >= 60


def test_answers_are_moved_and_taken_off_and_what_is_refused_changes_nothing() -> None:
    match = at(lambda match, ask: action_of(match, 4) and bool(takes_of(match, ask, 3)))
    ask = match.asks()[0]
    seat, draft = ask.seat, empty_chain(match, ask.seat)
    for step in takes_of(match, ask, 3):
        draft = added(match, seat, draft, step.ids)
    first, second, *rest = draft.steps
    later = moved(match, seat, draft, 0, 1)
    assert later.steps == (second, first, *rest)
    assert later.focus == "1"
    assert moved(match, seat, later, 1, -1).steps == draft.steps
    assert without(match, seat, draft, 0).steps == (second, *rest)
    assert without(match, seat, draft).steps == draft.steps[:-1]
    ended = added(match, seat, draft, ["end"])
    with pytest.raises(Unfit):
        moved(match, seat, ended, len(ended.steps) - 1, -1)
    with pytest.raises(Unfit) as caught:
        added(match, seat, draft, [first.ids[0]])
    assert caught.value.option == first.ids[0]


def test_what_hangs_on_another_answer_keeps_it() -> None:
    """Population first, then a building for the new worker: neither the other way round, nor without."""

    def hangs(match: Match, ask: Ask) -> bool:
        if not action_of(match) or "increase" not in ask.options or match.state.players[ask.seat].idle:
            return False
        after = compose(match, ask.seat, [Step("action", ("increase",))]).ask
        return after is not None and any(option.startswith("build:") for option in after.options)

    match = at(hangs)
    seat = match.asks()[0].seat
    draft = added(match, seat, empty_chain(match, seat), ["increase"])
    build = next(it for it in compose(match, seat, draft.steps).ask.options if it.startswith("build:"))
    draft = added(match, seat, draft, [build])
    for change in (lambda: moved(match, seat, draft, 0, 1), lambda: without(match, seat, draft, 0)):
        with pytest.raises(Unfit) as caught:
            change()
        assert caught.value.option == build
        assert "unused worker" in reason("en", caught.value.reason)


def test_details_go_with_what_they_are_about() -> None:
    chain = chain_of(GAME, begun().asks()[0])
    leader, homer = Step("action", ("leader:moses",)), Step("homer", ("regain",))
    assert units(chain, [leader, homer, END]) == [[leader, homer], [END]]


def test_what_has_one_answer_is_answered() -> None:
    match = at(lambda _, ask: ask.key == "politics" and list(ask.options) == ["pass", *ask.grave])
    ask = match.asks()[0]
    made = compose(match, ask.seat, ())
    assert made.steps == (Step("politics", ("pass",)),)
    assert made.ask.key == "action"
    assert without(match, ask.seat, Draft(0, "", steps=made.steps)).steps == made.steps
    if ask.grave:
        assert added(match, ask.seat, empty_chain(match, ask.seat), ask.grave).steps == (Step("politics", ask.grave),)


def test_after_other_answers_the_rest_still_fits_or_is_left_out() -> None:
    match = at(lambda match, ask: action_of(match, 3) and bool(takes_of(match, ask, 2)))
    ask = match.asks()[0]
    seat, (one, two) = ask.seat, [step.ids[0] for step in takes_of(match, ask, 2)]
    draft = added(match, seat, added(match, seat, empty_chain(match, seat), [one]), [two])
    match.answer(seat, "action", [one])
    assert fits(draft, match, seat)
    assert refit(match, seat, draft.steps).steps == (Step("action", (two,)),)
    match.undo(seat)
    assert fits(draft, match, seat)
    assert refit(match, seat, draft.steps).steps == draft.steps


def test_a_chain_is_for_one_turn() -> None:
    match, rng = begun(), seeded(1)
    ask = match.asks()[0]
    draft = added(match, ask.seat, empty_chain(match, ask.seat), [ask.options[1]])
    while match.ask_of(ask.seat) is None or match.state.round == 1:
        assert not (match.ask_of(ask.seat) is None and fits(draft, match, ask.seat))
        asked = match.asks()[0]
        match.answer(asked.seat, asked.key, choose(asked, rng))
    assert not fits(draft, match, ask.seat)


def test_other_games_have_no_chains() -> None:
    for game in ("tigris", "inner_sea"):
        assert not is_chained(game, Match.create(load_game(game), {}, 3, 1).asks()[0])


def test_a_long_chain_is_tried_in_a_blink() -> None:
    """Twelve actions, with their panel's prices and the end of the turn foreseen, far below what stalls the bot."""
    from tests.bot.panels import build_panel
    from tests.bot.unit.test_every_panel import table_of

    match = at(lambda match, ask: action_of(match, 5))
    seat, table = match.asks()[0].seat, table_of(GAME, 2, "en")
    state = match.game.codec.decode(match.position.checkpoint_bytes)
    p = state.players[seat]
    p.civil, p.military, p.idle = 20, 12, 9
    match = Match.from_state(match.game, state, match.options, match.seats)
    draft = grown(match, seat, empty_chain(match, seat), seeded(5), 12)
    assert len(draft.steps) >= 8
    build = lambda _: build_panel(table, match, seat, "en", draft=draft, possible=True)  # noqa: E731
    is_cheap, seconds = costs_at_most(0.1, build, "")
    assert is_cheap, f"it takes {seconds * 1000:.0f} ms of processor time"


def test_names_in_a_composed_turn_stand_as_they_are() -> None:
    from bot.model.table import Holder
    from tests.bot.panels import build_panel
    from tests.bot.unit.test_ages_commands import begun as politics_of
    from tests.bot.unit.test_every_panel import table_of
    from tests.cases.through_the_ages.board import civ

    match = politics_of(civ(workers="warriors=5", military_hand="spy"), civ(workers=""))
    holders = (Holder(0, user=1, name="Ann"), Holder(1, user=2, name="**Ben**"))
    table = msgspec.structs.replace(table_of(GAME, 2, "en"), holders=holders)
    draft = added(match, 0, empty_chain(match, 0), ["attack:spy:2"])
    assert r"\*\*Ben\*\*" in build_panel(table, match, 0, "en", draft=draft).text
    listed = " ".join(note.text for note in build_panel(table, match, 0, "en", possible=True).notes)
    assert r"\*\*Ben\*\*" in listed
