"""The end of a game lists the players by rank, whatever order the game's own log has."""

from __future__ import annotations

import pytest

from bot.posting.texts.ending import end_lines, is_final
from engine.computers.random_player import play_random
from engine.core.game import Result
from engine.core.match import Match
from engine.core.registry import games, load_game
from tests.bot.unit.test_looking_back import table
from tests.small_games import seats_near


@pytest.mark.parametrize("game", sorted(games()))
def test_the_winner_comes_first(game: str) -> None:
    match = Match.create(load_game(game), {}, seats_near(game, 2), 3)
    play_random(match, 4)
    result, shown = match.result(), table(match, status="over")
    assert result is not None
    finals = [entry for entry in match.events() if is_final(shown, entry)]
    if len(finals) < 2:
        # A game on trial may tell the winner alone, or nobody's place; the host lists them all the same.
        assert games()[game].stage == "trial"
        assert len(end_lines(shown, match, (), "en")) == match.seats
        return
    # The other way round than the game tells it.
    match.log[finals[0].number], match.log[finals[-1].number] = finals[-1], finals[0]
    names = shown.names()
    lines = end_lines(shown, match, (), "en")
    first = [next(seat for seat, name in enumerate(names) if name.replace("_", "\\_") in line) for line in lines]
    assert first == [seat for _, seat in result.ranked()]


def test_those_who_share_a_place_have_the_same_number(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.create(load_game("tigris"), {}, 3, 3)
    monkeypatch.setattr(Match, "result", lambda _: Result(((2,), (0, 1))))
    lines = end_lines(table(match, status="over"), match, (), "en")
    # As a list of Discord's the third one would be numbered 3.
    assert [line.partition(" ")[0] for line in lines] == ["1\\.", "2\\.", "2\\."]
