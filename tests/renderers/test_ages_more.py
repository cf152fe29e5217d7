"""The hand, the last event and the score of Through the Ages: what they show, nothing cut off, small and quick."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from engine.computers.random_player import play_random
from engine.core.match import Match
from engine.core.registry import load_game
from engine.through_the_ages.annals import CHANGED, begin_event, change_culture
from engine.through_the_ages.cards import COPY, IDS, OF_KIND, number_of
from engine.through_the_ages.view import AgesView, FinalSeat, HappenedView
from renderers.core import labels
from renderers.core.labels import ELLIPSIS, Run
from renderers.core.picture import ALT_LIMIT
from renderers.core.words import LANGUAGES
from renderers.through_the_ages.captions import Captions
from renderers.through_the_ages.hand import parts
from renderers.through_the_ages.pictures import draw, kinds
from renderers.through_the_ages.score import by_source, ranking, spans, totals
from tests.pixels import pixel_digest
from tests.renderers.pictures import forget

NAMES = ("Ana", "Bartolomé", "Çelik", "Dora")


def begun(players: int = 4) -> Match:
    return Match.create(load_game("through_the_ages"), {}, players, 1)


def full_hand() -> Match:
    """As many cards as a hand ever holds, of every kind, with the longest names and texts."""
    match = begun()
    s, p = match.state, match.state.players[0]
    civil = (
        "constitutional_monarchy",
        "william_shakespeare",
        "engineering",
        "air_forces",
        "patriotism_ii",
        "theocracy",
    )
    p.civil_hand = [number_of(card) for card in (*civil, "frederick_barbarossa", "transcontinental_railroad")]
    p.fresh = [number_of("patriotism_ii")]
    military = ("modern_army", "vast_territory_ii", "military_bonus_i", "development_of_civilization", "barbarians")
    p.military_hand = [number_of(card) for card in (*military, "scientific_cooperation", "war_over_technology")]
    p.military_hand.append(number_of("military_bonus_i") + COPY)
    s.future.append(number_of("rats"))
    s.seen[number_of("rats")] = 1
    return match


def hand(view: AgesView, lang: str = "en", palette: str = "default") -> Any:
    return draw(view, "hand", lang=lang, names=NAMES, palette=palette)


def cut_off(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """From now on, every text that ends in an ellipsis because there is no room."""
    found: list[str] = []
    real = labels._draw

    def note(runs: list[Run], size: int) -> labels.Label:
        found.extend(run.text for run in runs if run.text.endswith(ELLIPSIS))
        return real(runs, size)

    forget()
    monkeypatch.setattr(labels, "_draw", note)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_full_hand_is_whole_and_small(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cut = cut_off(monkeypatch)
    picture = hand(full_hand().view(0), lang)
    assert cut == []
    assert picture.width == 800
    assert len(picture.data) <= 250_000
    assert [place for place in picture.hotspots if place.startswith("civil")] == [f"civil:{at}" for at in range(8)]
    assert len(picture.hotspots) == 8 + 8 + 1
    assert len(picture.alt) <= ALT_LIMIT
    boxes = sorted(picture.hotspots.values(), key=lambda box: (box[1], box[0]))
    for one, other in pairwise(boxes):
        assert other[0] >= one[2] or other[1] >= one[3], "two cards that lie on each other"


def test_a_hand_tells_what_may_not_be_played_yet_and_what_its_holder_knows() -> None:
    view = full_hand().view(0)
    found = {part.key: part for part in parts(view, Captions(view, "en", NAMES))}
    assert dict(found["civil"].cards)["patriotism_ii"] == "Taken this turn: not yet playable"
    assert found["known"].cards == (("rats", "You prepared it"),)
    assert found["civil"].title == "Civil cards: 8 of 4"
    assert found["civil"].is_full
    peeked = msgspec.structs.replace(view, next_event="pestilence", prepared=())
    assert parts(peeked, Captions(peeked, "en", NAMES))[-1].cards == (("pestilence", "The next event"),)


def test_an_empty_hand_is_a_picture_too() -> None:
    match = begun()
    match.state.players[0].civil_hand = []
    assert "Civil cards: 0 of 4: None" in hand(match.view(0)).alt


def test_nobody_else_has_a_picture_of_a_hand() -> None:
    assert "hand" not in [kind.id for kind in kinds(begun().view(None))]
    with pytest.raises(ValueError, match="no picture 'hand'"):
        hand(begun().view(None))


def test_the_hand_tells_seats_apart_in_both_palettes() -> None:
    assert pixel_digest(hand(full_hand().view(0))) != pixel_digest(hand(full_hand().view(0), palette="contrast"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_with_every_change_is_whole(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    view = begun().view(None)
    changes = tuple((what, -20 + at) for at, what in enumerate(CHANGED))
    cut = cut_off(monkeypatch)
    for event in OF_KIND["event"][::6]:
        seen = msgspec.structs.replace(view, happened=HappenedView(IDS[event], (changes, (), changes[:3], changes)))
        picture = draw(seen, "event", lang=lang, names=NAMES)
        assert len(picture.alt) <= ALT_LIMIT
        assert len(picture.data) <= 120_000
    assert cut == []


def test_an_event_tells_what_everybody_gained_or_lost() -> None:
    match = begun(2)
    begin_event(match.state, number_of("crusades"))
    change_culture(match.state, 0, 4, "event")
    match.state.players[1].idle -= 1
    picture = draw(match.view(None), "event", names=NAMES[:2])
    assert "The last event is Crusades" in picture.alt
    assert "Ana: +4 culture." in picture.alt
    assert "Bartolomé: −1 population" in picture.alt
    assert "event" not in [kind.id for kind in kinds(begun().view(None))]


def ended() -> AgesView:
    match = begun()
    play_random(match, 5, 100_000)
    found: AgesView = match.view(None)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_shows_places_sources_and_rounds(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    view = ended()
    assert view.final is not None
    cut = cut_off(monkeypatch)
    picture = draw(view, "score", lang=lang, names=NAMES)
    assert cut == []
    board = draw(view, "board", lang=lang, names=NAMES)
    for seat in view.seats:
        assert sum(count for _, count in by_source(view, seat.seat)) == seat.culture
        assert totals(view.gains, view.round, seat.seat)[-1] == seat.culture
        assert f"{NAMES[seat.seat]}: {seat.culture} " in picture.alt
    assert [seat for _, seat in ranking(view)] == [one.seat for one in view.final]
    assert board.height > picture.height
    assert len(picture.data) <= 250_000


def test_who_shares_the_victory_is_told() -> None:
    view = ended()
    assert view.final is not None
    shared = tuple(FinalSeat(one.seat, 50, 1 if at < 2 else 3) for at, one in enumerate(view.final))
    alt = draw(msgspec.structs.replace(view, final=shared), "score", names=NAMES).alt
    assert f"{NAMES[shared[0].seat]}, {NAMES[shared[1].seat]} share the victory" in alt


def test_rounds_are_marked_in_blocks_and_none_is_a_stump() -> None:
    assert [span.name for span in spans(1)] == ["1"]
    assert [span.name for span in spans(12)] == ["1–5", "6–12"]
    assert [span.name for span in spans(19)] == ["1–5", "6–10", "11–15", "16–19"]
    for rounds in range(1, 40):
        found = spans(rounds)
        assert found[-1].last == rounds - 1
        assert all(one.last + 1 == other.first for one, other in pairwise(found))


def test_the_culture_on_the_way_is_there_from_the_first_round_on() -> None:
    assert draw(begun().view(None), "culture", names=NAMES).hotspots
