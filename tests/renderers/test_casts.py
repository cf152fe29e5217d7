"""Pictures of the map games where somebody leads two civilizations, or plays alone."""

from functools import cache

import msgspec
import pytest

from bot.games import presentation_of
from engine.core.match import Match
from engine.core.registry import load_game
from engine.epochs.view import EpochsView
from renderers.core.facts import hand_facts
from renderers.core.registry import renderer
from renderers.maps import sprites
from renderers.maps.styles import SECOND, is_alone, style_of


@pytest.mark.parametrize(
    ("seats", "options", "styles"),
    [
        (2, {"civilizations-each": "2", "without-player": "1"}, [0, 1, SECOND, SECOND + 1, 4]),
        (3, {"without-player": "1"}, [0, 1, 2, 3]),
        (2, {}, [0, 1]),
    ],
)
def test_a_second_civilization_is_in_its_leaders_style(seats: int, options: dict[str, str], styles: list[int]) -> None:
    view = Match.create(load_game("inner_sea"), options, seats, 1).view(None)
    assert [style_of(view, seat.seat) for seat in view.seats] == styles
    assert style_of(view, None) is None
    assert not is_alone(view)


def test_who_plays_alone_is_alone_with_two_civilizations_too() -> None:
    for each in ("1", "2"):
        assert is_alone(Match.create(load_game("middle_east"), {"civilizations-each": each}, 1, 1).view(None))


@pytest.mark.parametrize("leader", [0, 1, 2])
def test_a_second_civilization_has_its_leaders_colour_and_another_shape(leader: int) -> None:
    first, second = sprites.seat_style(leader, "default"), sprites.seat_style(SECOND + leader, "default")
    assert first[1:] == second[1:]
    assert first[0] != second[0]


@cache
def of_two() -> EpochsView:
    """The first player's view, with two civilizations."""
    match = Match.create(load_game("inner_sea"), {"civilizations-each": "2"}, 2, 5)
    while (ask := match.asks()[0]).key == "civilization":
        match.answer(ask.seat, ask.key, [ask.options[0]])
    view: EpochsView = match.view(0)
    return view


def test_the_hand_of_who_leads_two_civilizations_shows_both() -> None:
    view, names = of_two(), ["Ana", "Bruno"]
    assert view.hand
    assert view.other_hand is not None
    ids = [card.id for card in (*view.hand, *view.other_hand.cards)]
    picture = renderer("inner_sea").draw(view, "hand", lang="en", names=names)
    assert list(picture.hotspots) == [f"hand:{number}" for number in ids]
    boxes = list(picture.hotspots.values())
    asked, other = boxes[: len(view.hand)], boxes[len(view.hand) :]
    # The other one's stands in small, so that a phone shows the hand that is asked about in full size.
    assert max(box[3] for box in asked) < min(box[1] for box in other)
    assert max(box[3] - box[1] for box in other) < min(box[3] - box[1] for box in asked)
    alt = renderer("inner_sea").alt_text(view, "hand", "en", names)
    assert alt.count("Your hand: ") == 2


def test_a_card_or_talent_of_the_other_civilization_is_another_picture() -> None:
    view = of_two()
    assert view.other_hand is not None
    fewer = msgspec.structs.replace(view.other_hand, cards=view.other_hand.cards[1:])
    other = view.other_hand.seat
    rich = [msgspec.structs.replace(seat, talents=seat.talents + 3 * (seat.seat == other)) for seat in view.seats]
    views = (
        view,
        msgspec.structs.replace(view, other_hand=fewer),
        msgspec.structs.replace(view, seats=tuple(rich)),
    )
    assert len({hand_facts(one, "en", ("Ana", "Bruno"), "default") for one in views}) == len(views)


@pytest.mark.parametrize(("lang", "words"), [("en", "5 cards · talents: 0"), ("es", "5 cartas · talentos: 0")])
def test_a_panel_names_the_cards_of_the_civilization_that_is_asked_alone(lang: str, words: str) -> None:
    asked, other = presentation_of("inner_sea").hand_line(of_two(), lang).splitlines()
    assert asked.count(",") == 4
    assert other.endswith(words)
