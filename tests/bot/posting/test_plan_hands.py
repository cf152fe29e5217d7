"""Which hands are sent, edited and taken away, without Discord."""

from __future__ import annotations

from bot.model.posts import Post
from bot.posting.channel.plan import plan
from bot.posting.channel.steps import Hands
from bot.posting.hands.plan import HandPlan
from engine.core.match import Match
from engine.core.registry import load_game
from tests.bot.posting.scene import ANA, BEN, Scene, has, only


def playing() -> Scene:
    scene = Scene(ANA, BEN)
    scene.show()
    scene.start()
    return scene


def planned(scene: Scene, **facts: object) -> dict[int, HandPlan]:
    steps = plan(scene.here(**facts))
    return {hand.user: hand for hand in only(steps, Hands).plans} if has(steps, Hands) else {}


def test_everybody_is_sent_their_own_hand_and_no_other() -> None:
    hands = planned(playing())
    assert list(hands) == [ANA, BEN]
    for seat, hand in enumerate(hands.values()):
        assert hand.message is not None
        assert hand.message.way == "dm"
        assert hand.message.post is None
        assert hand.message.drawing.view.viewer == seat


def test_a_hand_that_has_not_changed_is_neither_drawn_nor_sent() -> None:
    scene = playing()
    scene.show()
    assert planned(scene) == {}
    scene.play("pass")
    assert planned(scene) == {}


def test_a_hand_that_has_changed_is_edited_where_it_stands() -> None:
    scene = playing()
    scene.show()
    actor = scene.play("tile:")
    (hand,) = planned(scene).values()
    assert (hand.user, hand.away) == (actor, ())
    assert hand.message is not None
    assert hand.message.post == scene.post("hand", actor)


def test_other_colours_and_another_language_are_another_picture() -> None:
    scene = playing()
    scene.show()
    scene.wishes(ANA, palette="contrast")
    scene.wishes(BEN, language="es")
    hands = planned(scene)
    assert list(hands) == [ANA, BEN]
    assert [hand.message and hand.message.drawing.palette for hand in hands.values()] == ["contrast", "default"]
    assert [hand.message and hand.message.lang for hand in hands.values()] == ["en", "es"]


def test_who_wants_a_thread_has_it_there_and_no_more_by_direct_message() -> None:
    scene = playing()
    scene.show()
    sent = scene.post("hand", ANA)
    scene.wishes(ANA, hand="thread")
    (hand,) = planned(scene).values()
    assert hand.away == (sent,)
    assert hand.message is not None
    assert (hand.message.way, hand.message.post) == ("thread", None)


def test_who_wants_it_only_when_asking_for_it_has_none_standing_there() -> None:
    scene = playing()
    scene.show()
    scene.wishes(ANA, hand="private")
    (hand,) = planned(scene).values()
    assert (hand.away, hand.message) == ((scene.post("hand", ANA),), None)


def test_a_closed_door_is_not_tried() -> None:
    scene = playing()
    scene.wishes(BEN, hand="thread")
    assert planned(scene, closed_dms={ANA: None}, closed_threads={BEN: None}) == {}


def test_a_hand_that_is_refused_for_a_while_is_left_as_it_stands() -> None:
    scene = playing()
    scene.show()
    actor = scene.play("tile:")
    assert list(planned(scene)) == [actor]
    assert planned(scene, closed_dms={actor: 5.0}) == {}
    scene.wishes(actor, hand="thread")
    assert planned(scene, closed_threads={actor: 5.0}) == {}
    assert list(planned(scene, closed_dms={actor: 5.0})) == [actor]


def test_a_hand_that_was_begun_is_sent_again_under_the_revision_of_its_first_attempt() -> None:
    scene = playing()
    begun = Post(1, "hand", ANA, 500, 0, 2)
    scene.posts.append(begun)
    hand = planned(scene)[ANA]
    assert hand.message is not None
    assert hand.message.post == begun


def holding(*cards: str) -> Match:
    """A game whose first seat has stored these cards."""
    match = Match.create(load_game("ancient_world"), {}, 2, 11)
    match.state.players[0].stored = list(cards)
    return Match.from_state(load_game("ancient_world"), match.state, match.options, 2)


def test_a_hand_with_nothing_in_it_is_sent_only_where_one_stands_already() -> None:
    scene = Scene(ANA, BEN, game="ancient_world")
    scene.show()
    scene.start(holding())
    assert planned(scene) == {}, "nobody has stored anything"
    scene.start(holding("palisade"))
    (hand,) = planned(scene).values()
    assert hand.message is not None
    assert (hand.user, hand.message.post) == (ANA, None)
    scene.show()
    scene.start(holding())
    (hand,) = planned(scene).values()
    assert hand.message is not None
    assert (hand.user, hand.message.post) == (ANA, scene.post("hand", ANA))
