"""What the end of a turn would bring in Through the Ages, against what it brings."""

from __future__ import annotations

import pytest

from engine.computers.random_player import choose
from engine.core.dealing import redeal
from engine.core.match import Match
from engine.core.registry import load_game
from engine.core.rng import seeded
from engine.through_the_ages import banks
from engine.through_the_ages.previews import TurnPreview, effect, holdings, preview_turn
from engine.through_the_ages.state import State

ENDS = 40
"""Ends of turns that are compared in a game."""


def match_of(seats: int, seed: int) -> Match:
    return Match.create(load_game("through_the_ages"), {}, seats, seed)


def stand(s: State, seat: int) -> tuple[int, int, int, int]:
    p = s.players[seat]
    return p.science, p.culture, banks.food(p), banks.resources(p)


def told(match: Match, since: int, seat: int) -> dict[str, dict[str, str | int]]:
    """What the log says of a seat since an entry, by the last words of the keys."""
    events = [entry.event for entry in match.log[since:]]
    until = next((n for n, event in enumerate(events) if event.key.endswith("-stand")), len(events))
    return {event.key.partition("-")[2]: event.args for event in events[:until] if event.args.get("seat") == seat}


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4)])
def test_the_end_of_a_turn_brings_what_was_foreseen(seats: int, seed: int) -> None:
    match, rng, ends = match_of(seats, seed), seeded(seed), 0
    while match.asks() and ends < ENDS:
        ask = match.asks()[0]
        ids, seat = choose(ask, rng), ask.seat
        if ask.key != "action" or ids != ("end",):
            match.answer(seat, ask.key, ids)
            continue
        ends += 1
        found, before, since = preview_turn(match.position, seat), stand(match.state, seat), len(match.log)
        match.answer(seat, ask.key, ids)
        if found.discards:
            again = match.ask_of(seat)
            assert again is not None
            assert (again.key, again.least) == ("discard", found.discards)
            match.answer(seat, "discard", choose(again, rng))
        after, log = stand(match.state, seat), told(match, since, seat)
        gained = (found.science, found.culture, found.food, found.resources)
        if "final-events" not in {entry.event.key.partition("-")[2] for entry in match.log[since:]}:
            assert tuple(now - then for now, then in zip(after, before, strict=True)) == gained
        assert found.is_uprising == ("uprising" in log)
        assert found.draws == log.get("draw", {}).get("count", 0)
        assert found.eaten == log.get("consumption", {}).get("count", 0)
        assert (found.missing, found.famine) == tuple(
            log.get("famine", {}).get(what, 0) for what in ("missing", "culture")
        )
    assert ends == ENDS


def test_looking_changes_nothing_and_reads_no_hidden_card() -> None:
    match, rng = match_of(3, 5), seeded(5)
    for _ in range(120):
        ask = match.asks()[0]
        seat, before = ask.seat, match.save()
        here = preview_turn(match.position, seat), [effect(match.position, seat, item) for item in ask.options]
        assert match.save() == before
        other = redeal(match.position, seat, rng)
        assert preview_turn(other, seat) == here[0]
        assert [effect(other, seat, item) for item in ask.options] == here[1]
        match.answer(seat, ask.key, choose(ask, rng))


def test_an_effect_is_what_the_action_does() -> None:
    match, rng, seen = match_of(2, 6), seeded(6), 0
    while match.asks():
        ask = match.asks()[0]
        ids, seat = choose(ask, rng), ask.seat
        found = effect(match.position, seat, ids[0]) if ask.key == "action" and ids != ("end",) else None
        before = holdings(match.state, seat)
        match.answer(seat, ask.key, ids)
        if found is None:
            continue
        seen += 1
        after = holdings(match.state, seat)
        changed = {name: getattr(after, name) - getattr(before, name) for name in before.__struct_fields__}
        assert changed == {name: getattr(found, name) for name in changed}
    assert seen > 50


def test_an_event_brings_culture_before_anything_is_shown() -> None:
    match, rng, seen = match_of(2, 9), seeded(9), set()
    while match.asks():
        ask = match.asks()[0]
        for option in ask.options:
            if option.startswith("event:"):
                found = effect(match.position, ask.seat, option)
                assert found is not None
                match.answer(ask.seat, ask.key, (option,))
                told = next(entry.event for entry in reversed(match.log) if entry.event.key.endswith("-prepare"))
                assert found.culture == told.args["count"]
                seen.add(found.culture)
                break
        else:
            match.answer(ask.seat, ask.key, choose(ask, rng))
    assert len(seen) > 1


def test_an_uprising_is_foreseen() -> None:
    match = match_of(2, 7)
    seat = match.asks()[0].seat
    p = match.state.players[seat]
    p.yellow, p.idle = 0, 0
    found = preview_turn(match.position, seat)
    assert isinstance(found, TurnPreview)
    assert (found.is_uprising, found.science, found.resources) == (True, 0, 0)
