"""A game as a file: written, read, played again to the same end; whatever is no such file is refused."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from engine.cli import main
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
from engine.core.registry import games
from engine.core.rng import seeded
from engine.players.random_player import choose


def played(game: str, seats: int, answers: int, *, undo: bool = True) -> Match:
    """A match played at random for so many answers, with some of them taken back on the way."""
    match = Match.create(game, {}, seats, 5)
    rng = seeded(8)
    for number in range(answers):
        if not match.asks():
            break
        ask = match.asks()[0]
        match.answer(ask.seat, ask.key, choose(ask, rng))
        if undo and number % 9 == 8:
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
