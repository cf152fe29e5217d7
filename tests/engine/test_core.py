"""The small pieces of the core, one by one."""

from __future__ import annotations

import msgspec
import pytest

from engine.computers.random_player import choose, play_random
from engine.core.ask import Ask as Question
from engine.core.ask import Fixed, Flow, Lazy, Spelled, ask, ask_each, ask_many
from engine.core.codec import Codec, Packed
from engine.core.errors import BadOption, EngineError, RuleFailure, UndoNeedsConsent, UnknownGame
from engine.core.events import NOBODYS, Event, EventSink
from engine.core.game import GameMeta, OptionSpec, Result, then
from engine.core.match import Match
from engine.core.registry import games, load_game
from engine.core.rng import RecordingRng, Rng, seeded
from engine.tigris.game import GAME
from engine.tigris.grid import Grid
from tests.toy import toy

# --- options ---------------------------------------------------------------------------------------------------------


def test_fixed_options_are_listed_as_given() -> None:
    options = Fixed("b:1", "a:2")
    assert (len(options), list(options), options[1], options[0:1]) == (2, ["b:1", "a:2"], "a:2", ("b:1",))
    assert "a:2" in options
    assert "a" not in options
    assert 5 not in options
    assert options.why_not("a") is None


def test_spelled_options_are_those_of_the_full_list() -> None:
    options = Spelled(("done",), ("go:rome", "go:troy", "go:kush"), [2, 0])
    listed = ("done", "go:kush", "go:rome")
    assert (len(options), tuple(options), options.ids) == (3, listed, listed)
    assert (options[0], options[2], options[-1], options[1:]) == ("done", "go:rome", "go:rome", ("go:kush", "go:rome"))
    assert "go:kush" in options
    assert "go:troy" not in options
    assert options.why_not("go:troy") is None
    with pytest.raises(IndexError):
        options[3]


def test_lazy_options_are_listed_once_and_only_when_looked_at() -> None:
    calls = []

    def listed() -> list[str]:
        calls.append(1)
        return ["x", "y"]

    options = Lazy(listed)
    assert calls == []
    assert ("y" in options, "z" in options, len(options), options[0], list(options), options[1:]) == (
        True,
        False,
        2,
        "x",
        ["x", "y"],
        ("y",),
    )
    assert calls == [1]
    assert options.why_not("z") is None


def _drive(flow: Flow[object], reply: object) -> tuple[object, object]:
    question = next(flow)
    with pytest.raises(StopIteration) as stopped:
        flow.send(reply)
    return question, stopped.value.value


def test_what_flows_ask_and_get() -> None:
    one = Question("one", 0, Fixed("a", "b"), most=2)
    assert _drive(ask(one), ("b",)) == (one, "b")
    assert _drive(ask_many(one), ("b", "a")) == (one, ("b", "a"))
    asked, got = _drive(ask_each([one]), {0: ("a",)})
    assert asked.asks == (one,)
    assert got == {0: ("a",)}


# --- chance ----------------------------------------------------------------------------------------------------------


def test_the_generator_is_splitmix64() -> None:
    """The first numbers of the reference implementation for seed 1234567."""
    expected = (6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431)
    low, whole = seeded(1234567), seeded(1234567)
    assert [low.below(1 << 32) for _ in expected] == [number % (1 << 32) for number in expected]
    assert [whole.below(1_000_003) for _ in expected] == [number % 1_000_003 for number in expected]


def test_below_is_fair_and_counted() -> None:
    rng = seeded(3)
    counts = [0] * 7
    for _ in range(7000):
        counts[rng.below(7)] += 1
    assert min(counts) > 850
    assert rng.moves == 7000
    assert {seeded(seed).below(1) for seed in range(20)} == {0}
    for bound in (0, -1):
        with pytest.raises(ValueError, match="at least 1"):
            rng.below(bound)


def test_a_shuffle_draws_item_by_item() -> None:
    """Whoever repeats or notes what chance brings does so number by number, and gets the same order."""
    for seed in range(20):
        quick, recording = seeded(seed), RecordingRng(seed, 0, [], [])
        items, noted = list(range(seed * 6)), list(range(seed * 6))
        quick.shuffle(items)
        recording.shuffle(noted)
        assert items == noted
        assert (quick.state, quick.moves) == (recording.state, recording.moves)
        assert len(recording.numbers) == max(0, len(items) - 1)


def state_before(number: int) -> int:
    """The state from which a generator makes this number of 64 bits next: SplitMix64, undone."""
    whole = (1 << 64) - 1
    z = number ^ number >> 31 ^ number >> 62
    z = z * pow(0x94D049BB133111EB, -1, 1 << 64) & whole
    z = z ^ z >> 27 ^ z >> 54
    z = z * pow(0xBF58476D1CE4E5B9, -1, 1 << 64) & whole
    z = z ^ z >> 30 ^ z >> 60
    return (z - 0x9E3779B97F4A7C15) & whole


def test_a_shuffle_leaves_out_the_last_numbers_as_every_draw_does() -> None:
    """2**64 is no multiple of 60: the very last numbers would favour the first items."""
    for number in (2**64 - 1, 2**64 - 60, 2**64 - 200):
        quick, recording = Rng(state_before(number)), RecordingRng(state_before(number), 0, [], [])
        items, noted = list(range(60)), list(range(60))
        quick.shuffle(items)
        recording.shuffle(noted)
        assert items == noted
        assert (quick.state, quick.moves) == (recording.state, recording.moves)
        assert quick.moves == (60 if number == 2**64 - 1 else 59)


def test_shuffle_keeps_the_items_and_reaches_every_order() -> None:
    orders = set()
    for seed in range(200):
        items = [1, 2, 3]
        seeded(seed).shuffle(items)
        assert sorted(items) == [1, 2, 3]
        orders.add(tuple(items))
    assert len(orders) == 6


def test_any_whole_number_is_a_seed() -> None:
    assert seeded(-1).state == 2**64 - 1
    assert seeded(2**64 + 5) == seeded(5)


# --- events ----------------------------------------------------------------------------------------------------------


def test_the_outlet_gives_its_events_once() -> None:
    outlet = EventSink()
    outlet.add("all", seat=1)
    outlet.tell(2, "one", card=5)
    assert outlet.drain() == [Event("all", {"seat": 1}), Event("one", {"card": 5}, (2,))]
    assert outlet.drain() == []
    assert outlet.revealed == []
    outlet.reveal()
    outlet.reveal(2)
    assert outlet.revealed == [NOBODYS, 2]


def test_the_outlet_is_not_stored() -> None:
    outlet = EventSink()
    outlet.add("all")
    outlet.reveal()
    assert outlet.pack() is None
    empty = EventSink.unpack(outlet.pack())
    assert (empty.new, empty.revealed) == ([], [])


# --- states to bytes -------------------------------------------------------------------------------------------------


def test_a_clone_shares_nothing() -> None:
    state = toy.set_up({"length": "short", "burn": "yes"}, 2, seeded(1))
    codec = Codec(toy.State)
    clone = codec.clone(state)
    assert codec.encode(clone) == codec.encode(state)
    clone.hands[0].append(99)
    clone.rng.below(5)
    assert 99 not in state.hands[0]
    assert clone.rng != state.rng


def test_packed_types_say_how_they_are_stored() -> None:
    grid = Grid([1, 0, 0, 1 << 175], leaders=2)
    assert isinstance(grid, Packed)
    back = Grid.unpack(grid.pack())
    assert (back.tiles, back.leaders, sorted(back.kingdoms)) == (grid.tiles, grid.leaders, sorted(grid.kingdoms))
    for raw in (b"", b"x" * 175, "x" * 176, None):
        with pytest.raises(ValueError, match="176 bytes"):
            Grid.unpack(raw)


def test_plain_data_becomes_a_state_again() -> None:
    codec = GAME.codec
    state = GAME.setup(GAME.meta.check({}, 3), 3, seeded(8))
    raw = msgspec.msgpack.decode(codec.encode(state))
    assert codec.encode(codec.convert(raw)) == codec.encode(state)
    with pytest.raises(msgspec.ValidationError):
        codec.convert({**raw, "seats": "three"})
    with pytest.raises(msgspec.MsgspecError):
        codec.decode(b"\x80")


# --- games -----------------------------------------------------------------------------------------------------------


def test_games_are_found_by_their_meta() -> None:
    assert list(games()) == sorted(games())
    assert "tigris" in games()
    for game, meta in games().items():
        assert load_game(game).meta is meta
        assert meta.id == game
        assert set(meta.title) >= {"en", "es"}
        assert all(spec.default in spec.choices for spec in meta.options)
        assert 1 <= meta.seats[0] <= meta.seats[1]
    with pytest.raises(UnknownGame, match="tigris"):
        load_game("chess")


def test_options_are_filled_in_and_checked() -> None:
    meta = GameMeta("g", {"en": "G"}, (2, 3), (OptionSpec("a", ("x", "y"), "x"), OptionSpec("b", ("1", "2"), "2")))
    assert meta.check({"a": "y"}, 2) == {"a": "y", "b": "2"}
    for options, seats in (({"c": "x"}, 2), ({"a": "z"}, 2), ({}, 1), ({}, 4)):
        with pytest.raises(BadOption):
            meta.check(options, seats)


def test_then_puts_steps_under_the_one_being_played() -> None:
    state = toy.set_up({"length": "short", "burn": "yes"}, 2, seeded(1))
    state.agenda = [toy.EndRound(), toy.Bid()]
    then(state, toy.Reward(0), toy.Reward(1))
    assert state.agenda == [toy.EndRound(), toy.Reward(1), toy.Reward(0), toy.Bid()]


def test_winners_are_the_first_place() -> None:
    assert Result(((2, 0), (1,))).winners == (2, 0)


def test_errors_are_one_family() -> None:
    error = UndoNeedsConsent("random")
    assert isinstance(error, EngineError)
    assert error.why == "random"
    assert "agree" in str(error)
    assert "(error 1a2b3c4d)" in str(RuleFailure("1a2b3c4d"))


# --- the random player -----------------------------------------------------------------------------------------------


def test_the_random_player_keeps_to_least_and_most() -> None:
    question = Question("q", 0, Fixed("a", "b", "c"), 0, 5)
    rng, sizes = seeded(2), set()
    for _ in range(200):
        chosen = choose(question, rng)
        assert len(set(chosen)) == len(chosen)
        assert set(chosen) <= {"a", "b", "c"}
        sizes.add(len(chosen))
    assert sizes == {0, 1, 2, 3}


def test_so_many_random_decisions() -> None:
    match = Match.create(load_game("tigris"), {}, 2, 1)
    assert play_random(match, 1, decisions=7) == 7
    assert len(match.answers) == 7
    assert play_random(match, 2) == len(match.answers) - 7
    assert match.result() is not None
    assert play_random(match, 3) == 0
