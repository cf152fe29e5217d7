"""How a league stands.

For each opponent and each game of the league a point: to who finished ahead, half to each where they share a place. Two
who meet more than once in a game have the mean of those meetings, so nobody gains by more tables. Who leaves the league
gives a point to everybody whom they have not met in a game. Level on points, the points among those who are level
decide, then the tables won; whoever is still level shares the place.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from fractions import Fraction
from itertools import combinations, groupby

import msgspec

from bot.model.leagues import Fixture, League

HALF = Fraction(1, 2)
Points = dict[tuple[int, int], Fraction]
"""What the first player has got of meetings with the second one, in all games."""


class Standing(msgspec.Struct, frozen=True):
    """A player's line: ``place`` from 1, ``played`` of ``tables``, ``won`` of those that are played."""

    place: int
    player: int
    points: Fraction
    played: int
    tables: int
    won: int


def standings(league: League) -> list[Standing]:
    """Everybody who plays or has played, the first one first; those who have left the league last, by points."""
    points = points_between(league)
    played = {fixture.number for fixture in league.fixtures if fixture.status == "played"}
    counts = defaultdict[int, int](int)
    won = defaultdict[int, int](int)
    tables = defaultdict[int, int](int)
    for fixture in league.fixtures:
        for at, player in enumerate(fixture.players):
            tables[player] += fixture.status != "annulled"
            counts[player] += fixture.number in played
            won[player] += fixture.number in played and fixture.places[at] == 1
    here = [player.number for player in league.active()]
    gone = [player.number for player in league.players if not player.is_in and counts[player.number]]
    lines = list[Standing]()
    for group in (here, gone):
        first = len(lines)
        for place, number in _placed(group, points, won):
            total = sum((points.get((number, other.number), Fraction(0)) for other in league.players), Fraction(0))
            lines.append(Standing(first + place, number, total, counts[number], tables[number], won[number]))
    return lines


def points_between(league: League) -> Points:
    """The points of every two players who have met, or of whom one has left."""
    met = defaultdict[tuple[int, int, int], list[Fraction]](list)
    pending = set[tuple[int, int, int]]()
    for fixture in league.fixtures:
        pairs = list(combinations(range(len(fixture.players)), 2))
        for one, other in pairs:
            for first, second in ((one, other), (other, one)):
                key = (fixture.game, fixture.players[first], fixture.players[second])
                if fixture.status == "played":
                    met[key].append(_score(fixture, first, second))
                else:
                    # Not to be played any more, or not yet: a meeting that nobody has won by default.
                    pending.add(key)
    points = defaultdict[tuple[int, int], Fraction](Fraction)
    for (_, one, other), scores in met.items():
        points[one, other] += sum(scores, Fraction(0)) / len(scores)
    gone = [player.number for player in league.players if not player.is_in] if league.has_started else []
    for left in gone:
        for player in league.active():
            for game in range(len(league.games)):
                key = (game, player.number, left)
                if key not in met and key not in pending:
                    points[player.number, left] += 1
    return dict(points)


def _score(fixture: Fixture, one: int, other: int) -> Fraction:
    first, second = fixture.places[one], fixture.places[other]
    return HALF if first == second else Fraction(int(first < second))


def _placed(players: Sequence[int], points: Points, won: dict[int, int]) -> list[tuple[int, int]]:
    """Places from 1 with the players, in order; who is level in everything shares one, and stands by number."""
    totals = {
        player: sum((score for (one, _), score in points.items() if one == player), Fraction(0)) for player in players
    }
    by_points = sorted(players, key=lambda player: -totals[player])
    placed = list[tuple[int, int]]()
    for _, level in groupby(by_points, key=lambda player: totals[player]):
        group = list(level)
        among = {player: _among(player, group, points) for player in group}
        ranks = {player: (-among[player], -won[player]) for player in group}
        start = len(placed)
        for player in sorted(group, key=lambda player: (*ranks[player], player)):
            ahead = sum(ranks[other] < ranks[player] for other in group)
            placed.append((start + ahead + 1, player))
    return placed


def _among(player: int, group: Collection[int], points: Points) -> Fraction:
    return sum((points.get((player, other), Fraction(0)) for other in group), Fraction(0))


def places_of(ranked: Sequence[tuple[int, int]], seats: Sequence[int | None]) -> tuple[int, ...]:
    """The places by player of a table that is over: ``ranked`` gives (place, seat), ``seats`` by player the seat that
    they have at the end, None where they have given theirs up.

    Those who have given up share the last place, which is never the first one; the others keep their order.
    """
    by_seat = {seat: place for place, seat in ranked}
    staying = [by_seat[seat] for seat in seats if seat is not None]
    last = max(1, len(staying)) + 1
    return tuple(last if seat is None else 1 + sum(place < by_seat[seat] for place in staying) for seat in seats)


def show_points(points: Fraction, lang: str) -> str:
    """Points with at most two decimals, as the language writes them: "3", "2.5", "1,67"."""
    text = f"{float(points):.2f}".rstrip("0").rstrip(".")
    return text if lang == "en" else text.replace(".", ",")
