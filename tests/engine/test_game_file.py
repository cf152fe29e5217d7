"""A game as a file: written, read, played again to the same end; whatever is no such file is refused."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from engine.cli.main import main
from engine.computers.random_player import choose
from engine.core.errors import DamagedRecord, EngineError, UnknownGame
from engine.core.game_file import (
    FORMAT,
    GameFile,
    Move,
    NoLongerFits,
    first_difference,
    game_file,
    read,
    replay,
    write,
)
from engine.core.match import Match
from engine.core.record import Record
from engine.core.registry import games, load_game
from engine.core.rng import seeded
from tests.small_games import seats_near


def played(game: str, seats: int, answers: int, *, undo: bool = True) -> Match:
    """A match played at random for so many answers, with some of them taken back on the way."""
    match = Match.create(load_game(game), {}, seats_near(game, seats), 5)
    rng = seeded(8)
    for number in range(answers):
        if not match.asks():
            break
        ask = match.asks()[0]
        match.answer(ask.seat, ask.key, choose(ask, rng))
        if undo and number % 9 == 2:
            match.undo(ask.seat, 1 + number % 3, agreed=True)
    return match


def on_file(match: Match) -> GameFile:
    record = msgspec.msgpack.decode(match.save(), type=Record)
    return game_file(record, [f"player {seat}" for seat in range(match.seats)], match.result())


@pytest.mark.parametrize("game", games())
def test_a_game_comes_back_from_its_file_as_it_was(game: str) -> None:
    match = played(game, 2, 60)
    file = on_file(match)
    assert read(write(file)) == file
    again = replay(file)
    assert match.game.codec.encode(again.state) == match.game.codec.encode(match.state)
    assert [(ask.seat, ask.key) for ask in again.asks()] == [(ask.seat, ask.key) for ask in match.asks()]
    assert first_difference(file, again) == ""
    assert len(file.answers) > len(file.standing()) == len(again.answers)


def test_a_game_that_is_over_tells_its_places() -> None:
    match = played("tigris", 3, 20_000, undo=False)
    result, file = match.result(), on_file(match)
    assert result is not None
    assert file.places == result.places
    again = replay(file)
    assert again.result() == result
    assert first_difference(file, again) == ""


def test_a_game_is_played_again_as_far_as_one_likes() -> None:
    file = on_file(played("tigris", 2, 30))
    assert [len(replay(file, count).answers) for count in (0, 5, 12)] == [0, 5, 12]


def test_an_answer_that_no_longer_fits_is_named() -> None:
    file = on_file(played("tigris", 2, 10, undo=False))
    wrong = msgspec.structs.replace(file, answers=(*file.answers[:4], Move(0, "action", ("dance",)), *file.answers[4:]))
    with pytest.raises(NoLongerFits) as error:
        replay(wrong)
    assert error.value.answers == 4


def test_another_story_is_noticed() -> None:
    file = on_file(played("tigris", 2, 10))
    told = replay(file)
    assert "lines" in first_difference(msgspec.structs.replace(file, log=file.log[:1]), told)
    assert "line 1 " in first_difference(msgspec.structs.replace(file, log=file.log[1:]), told)
    assert "places" in first_difference(msgspec.structs.replace(file, places=((0,), (1,))), told)


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"[]", b"{}", b'{"kind": "letter"}'])
def test_what_is_no_game_is_refused(data: bytes) -> None:
    with pytest.raises(DamagedRecord):
        read(data)


def test_a_newer_format_and_an_unknown_game_are_refused() -> None:
    file = on_file(played("tigris", 2, 3))
    with pytest.raises(DamagedRecord, match="newer format"):
        read(json.dumps({"kind": "ziggurat-game", "format": FORMAT + 1, "chapters": []}).encode())
    with pytest.raises(UnknownGame):
        replay(msgspec.structs.replace(file, game="chess"))
    with pytest.raises(EngineError):
        replay(msgspec.structs.replace(file, seats=40))


def test_the_command_line_plays_it_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, other = tmp_path / "game.json", tmp_path / "other.json"
    file = on_file(played("tigris", 2, 20))
    path.write_bytes(write(file))
    other.write_bytes(write(msgspec.structs.replace(file, log=file.log[1:])))
    assert main(["replay", str(path), "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert (facts["game"], facts["same"], facts["over"], facts["of"]) == ("tigris", True, False, len(file.standing()))
    assert facts["taken_back"] == len(file.answers) - len(file.standing()) > 0
    assert main(["replay", str(path), "--answers", "5", "--lang", "es"]) == 0
    *lines, last = capsys.readouterr().out.splitlines()
    assert "same" not in json.loads(last)
    assert any("player 0" in line for line in lines)
    assert main(["replay", str(other), "--json"]) == 1
    assert "line 1 of the log" in json.loads(capsys.readouterr().out)["difference"]
    other.write_text("no game")
    assert main(["replay", str(other)]) == 2


# --- files that are none of ours, or of another time ------------------------------------------------------------


def refused(path: Path, capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What the command line says of a file that it does not play: one sentence."""
    assert main([*(words or ("replay",)), str(path)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err


@pytest.mark.parametrize("words", [("replay",), ("selfplay", "--replay")])
@pytest.mark.parametrize(
    "nested", ["[" * 200_000, '{"kind":' * 200_000, '{"kind":"ziggurat-game","log":' + "[" * 200_000]
)
def test_nested_json_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], nested: str, words: tuple[str, ...]
) -> None:
    path = tmp_path / "nested.json"
    path.write_text(nested)
    refused(path, capsys, *words)


@pytest.mark.parametrize("names", [(), ("Ann",), ("Ann", "Ben", "Cal")])
def test_a_file_names_every_seat(tmp_path: Path, capsys: pytest.CaptureFixture[str], names: tuple[str, ...]) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(write(msgspec.structs.replace(on_file(played("tigris", 2, 5)), names=names)))
    assert f"names {len(names)} players for 2 seats" in refused(path, capsys)


@pytest.mark.parametrize("words", [("replay",), ("selfplay", "--replay")])
def test_an_endless_file_is_refused(capsys: pytest.CaptureFixture[str], words: tuple[str, ...]) -> None:
    assert "MiB: no game is so long" in refused(Path("/dev/zero"), capsys, *words)


def test_odd_numbers_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, file = tmp_path / "game.json", on_file(played("tigris", 2, 5, undo=False))
    for seats in (-1, 0, 10**6):
        path.write_bytes(write(msgspec.structs.replace(file, seats=seats, names=("x",) * max(0, min(seats, 9)))))
        refused(path, capsys)
    path.write_bytes(write(msgspec.structs.replace(file, answers=(Move(10**9, "action", ("pass",)),))))
    assert "no longer accept" in refused(path, capsys)
    path.write_bytes(write(file))
    assert main(["replay", str(path), "--answers", "-1"]) == 2


def test_a_name_does_not_steer_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(write(msgspec.structs.replace(on_file(played("tigris", 2, 12)), names=("\x1b[2J", "a\nb"))))
    assert main(["replay", str(path)]) == 0
    assert "\x1b" not in capsys.readouterr().out


def test_an_answer_says_under_which_rules_it_was_given(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("tigris", 2, 12, undo=False)
    version = match.game.meta.rules_version
    assert {move.rules_version for move in on_file(match).answers} == {version}
    data = match.save()
    game = load_game("tigris")
    monkeypatch.setattr(game, "meta", msgspec.structs.replace(game.meta, rules_version=version + 1))
    match, rng = Match.load(game, data), seeded(3)
    before = match.checkpoints[-1].answers
    for _ in range(6):
        ask = match.asks()[0]
        match.answer(ask.seat, ask.key, choose(ask, rng))
    file = read(write(on_file(match)))
    assert [move.rules_version for move in file.answers] == [version] * before + [version + 1] * (18 - before)
    # The rules are the same for all that: the file of an upgraded game is played again.
    again = replay(file)
    assert first_difference(file, again) == ""


def test_a_file_of_an_upgraded_game_says_why_it_no_longer_goes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, path = on_file(played("tigris", 2, 8, undo=False)), tmp_path / "game.json"
    version = file.rules_version
    game = load_game("tigris")
    monkeypatch.setattr(game, "meta", msgspec.structs.replace(game.meta, rules_version=version + 1))
    wrong = msgspec.structs.replace(file, answers=(*file.answers[:4], Move(0, "action", ("dance",), False, version)))
    path.write_bytes(write(wrong))
    told = f"were given under rules version {version}, and these rules are {version + 1}"
    assert told in refused(path, capsys)
    path.write_bytes(write(msgspec.structs.replace(file, log=file.log[1:])))
    assert main(["replay", str(path), "--json"]) == 1
    facts = json.loads(capsys.readouterr().out)
    assert told in facts["difference"]
    assert (facts["rules_version"], facts["played_under"]) == (version + 1, [version])


def test_a_game_of_newer_rules_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, file = tmp_path / "game.json", on_file(played("tigris", 2, 3))
    path.write_bytes(write(msgspec.structs.replace(file, rules_version=file.rules_version + 1)))
    assert "newer rules" in refused(path, capsys)
