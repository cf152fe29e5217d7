"""``python -m bench ladder GAME``: how strong the levels of computers are beside each other, as Markdown.

Each pair of levels plays the same deals from every seat: one seat at the first level, all others at the second. A deal
is one measurement, however many seats it is played from, so intervals are over deals. A level against itself must come
out exactly at its share (``--mirror``). Ratings are openskill's, if it is installed; ratings hide circles, so the cross
table stands beside them. ``cheater`` is the planner that is handed the truth where others deal hidden things anew: what
it wins more is what fairness costs. ``--sprt`` ends a pair of levels as soon as the sequential probability ratio test
is decided.
"""

from __future__ import annotations

import argparse
import importlib
import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import permutations
from time import process_time
from typing import Any, Final

import msgspec

from engine.computers.levels import LEVELS, PLANNER, levels_of, think, ways_of
from engine.computers.lookahead import Effort
from engine.core.ask import Ask
from engine.core.game import Plan, Step
from engine.core.position import Position
from engine.core.registry import games, load_game
from engine.core.rng import Rng, seeded

Z95: Final = 1.959964
"""Standard deviations on each side that hold 95 of 100 cases."""

ERROR: Final = 0.05
"""How often the sequential test may be wrong, each way."""

CHEATER: Final = "cheater"
"""The planner that is handed the truth in place of deals."""

LONGEST: Final = 20_000
"""Answers after which a game is endless; none is."""


class Deal(msgspec.Struct, frozen=True):
    """A deal to be played from every seat: the lone one at ``level``, the others at ``against``; ``effort``: what all
    that look ahead look at, in place of what their levels do.
    """

    game: str
    level: str
    against: str
    seats: int
    seed: int
    effort: Effort | None = None


class Outcome(msgspec.Struct):
    """What came of a deal. ``shares``: the lone seat's part of the first place, by seat. ``places``: by game, the place
    of each seat, 0 for the first. ``turns``: processor seconds of each of the lone seat's turns. ``lines``: how many
    public lines of each key the log had about the lone seat; ``of_others``: about the other ones.
    """

    deal: Deal
    shares: list[float] = []
    places: list[list[int]] = []
    turns: list[float] = []
    lines: Counter[str] = msgspec.field(default_factory=Counter)
    of_others: Counter[str] = msgspec.field(default_factory=Counter)


def played(deal: Deal) -> Outcome:
    """Play a deal from every seat. Raises what rules raise."""
    outcome = Outcome(deal)
    for lone in range(deal.seats):
        _play(deal, lone, outcome)
    return outcome


def _play(deal: Deal, lone: int, outcome: Outcome) -> None:
    game = load_game(deal.game)
    position = Position.set_up(game, {}, deal.seats, deal.seed)
    # Chance belongs to the seat, not to who sits there: a level against itself plays the same game from every seat.
    rngs = [seeded(deal.seed * 1009 + seat * 31 + 7) for seat in range(deal.seats)]
    steps: dict[int, tuple[Step, ...]] = {}
    seconds: dict[int, float] = {}
    turns = None if game.sensible is None or game.sensible.lookahead is None else game.sensible.lookahead.turns
    for _ in range(LONGEST):
        asks = position.asks()
        if not asks:
            break
        for ask in asks:
            level = deal.level if ask.seat == lone else deal.against
            begun, turn = process_time(), 0 if turns is None else turns(position.state, ask.seat)
            plan = _thought(level, ask, position, rngs[ask.seat], steps.get(ask.seat, ()), deal.effort)
            steps[ask.seat] = plan.then
            if ask.seat == lone:
                seconds[turn] = seconds.get(turn, 0.0) + process_time() - begun
            position.apply(ask.seat, plan.ids)
        for event in position.state.log.drain():
            if event.seats is None and event.args.get("seat") in range(deal.seats):
                (outcome.lines if event.args["seat"] == lone else outcome.of_others)[event.key] += 1
    result = position.result()
    assert result is not None, "an endless game"
    outcome.shares.append(result.shares(deal.seats)[lone])
    by_seat = {seat: place for place, seat in result.ranked()}
    outcome.places.append([by_seat[seat] for seat in range(deal.seats)])
    outcome.turns += seconds.values()


def _thought(
    level: str, ask: Ask, position: Position, rng: Rng, steps: tuple[Step, ...], effort: Effort | None
) -> Plan:
    if level == CHEATER:
        return think(PLANNER, ask, position, rng, steps, lambda truth, seat, chance: truth.copy(), effort)
    return think(level, ask, position, rng, steps, effort=effort)


def score(outcome: Outcome) -> float:
    """The lone seat's part of the first places of a deal: 1/seats is its share."""
    return sum(outcome.shares) / len(outcome.shares)


def interval(scores: Sequence[float]) -> tuple[float, float, float]:
    """The mean, and between which means the true one is in 95 of 100 cases, over deals."""
    count, mean = len(scores), sum(scores) / len(scores)
    if count < 2:
        return mean, 0.0, 1.0
    spread = Z95 * math.sqrt(sum((one - mean) ** 2 for one in scores) / (count - 1) / count)
    return mean, max(0.0, mean - spread), min(1.0, mean + spread)


def expected(elo: float) -> float:
    """The score of two that are so many Elo points apart."""
    return float(1 / (1 + 10 ** (-elo / 400)))


def log_likelihood_ratio(scores: Sequence[float], elo: float) -> float:
    """How much better "stronger by ``elo``" explains the scores of two players than "equally strong", as a logarithm;
    normal approximation over deals.
    """
    count, mean = len(scores), sum(scores) / len(scores)
    variance = sum((one - mean) ** 2 for one in scores) / max(1, count - 1)
    low, high = expected(0.0), expected(elo)
    return count * (high - low) * (2 * mean - low - high) / (2 * max(variance, 1e-4))


def decided(scores: Sequence[float], elo: float) -> str:
    """What the sequential test says by now: "stronger", "not stronger", or "" while it is undecided."""
    if len(scores) < 8:
        return ""
    bound, ratio = math.log((1 - ERROR) / ERROR), log_likelihood_ratio(scores, elo)
    return "stronger" if ratio > bound else "not stronger" if ratio < -bound else ""


def ratings(outcomes: Iterable[Outcome]) -> dict[str, tuple[float, float]] | None:
    """By level, openskill's mean and deviation (Plackett-Luce); None where openskill is not installed."""
    try:
        model = importlib.import_module("openskill.models").PlackettLuce()
    except ImportError:
        return None
    levels: dict[str, Any] = {}
    for outcome in outcomes:
        for lone, places in enumerate(outcome.places):
            names = [outcome.deal.level if seat == lone else outcome.deal.against for seat in range(len(places))]
            if len(set(names)) < 2:
                continue
            # A level sits in several seats; each of them is rated, and their mean is the level's.
            teams = [[levels.get(name) or model.rating(name=name)] for name in names]
            rated = model.rate(teams, ranks=places)
            for name in set(names):
                mine = [team[0] for team, other in zip(rated, names, strict=True) if other == name]
                mu, sigma = (sum(getattr(one, word) for one in mine) / len(mine) for word in ("mu", "sigma"))
                levels[name] = model.rating(name=name, mu=mu, sigma=sigma)
    return {name: (one.mu, one.sigma) for name, one in levels.items()}


def _outcomes(deals: Sequence[Deal], processes: int, sprt: float) -> Iterator[Outcome]:
    scores: list[float] = []
    if processes < 2:
        results: Iterable[Outcome] = map(played, deals)
    else:
        # Threads would share one interpreter; the pool ends with the program.
        results = ProcessPoolExecutor(processes).map(played, deals)
    for outcome in results:
        yield outcome
        scores.append(score(outcome))
        if sprt and decided(scores, sprt):
            return


def pair_line(outcomes: Sequence[Outcome], sprt: float) -> str:
    """A line of the table: who, deals, games, part of the first places, by share, time of a turn."""
    deal, scores = outcomes[0].deal, [score(one) for one in outcomes]
    mean, low, high = interval(scores)
    turns = [seconds for one in outcomes for seconds in one.turns]
    verdict = f" | {decided(scores, sprt) or 'undecided'}" if sprt else ""
    return (
        f"| {deal.seats} | {deal.level} | {deal.against} | {len(outcomes)} | {len(outcomes) * deal.seats} "
        f"| {100 * mean:.1f} % | {100 * low:.0f}–{100 * high:.0f} % | {mean * deal.seats:.2f} "
        f"| {sum(turns) / len(turns):.2f} s | {max(turns):.1f} s{verdict} |"
    )


def main(words: Sequence[str]) -> int:
    """Play and print: 0."""
    parser = argparse.ArgumentParser(prog="python -m bench ladder", description=__doc__)
    parser.add_argument("game", choices=tuple(games()))
    parser.add_argument(
        "--levels",
        default="",
        help=f"of {','.join((*LEVELS, CHEATER))}, with a style as planner:warrior; each plays against those after it",
    )
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=50, help="each is played from every seat")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument(
        "--sprt", type=float, default=0.0, metavar="ELO", help="end once that much is proved or refuted"
    )
    parser.add_argument("--mirror", action="store_true", help="each level against itself as well")
    given = parser.parse_args(words)
    levels = given.levels.split(",") if given.levels else list(levels_of(load_game(given.game)))
    if given.sprt and given.players != 2:
        parser.error("--sprt is for two players: an equal level wins half of the games then")
    unknown = [level for level in levels if level not in (*ways_of(load_game(given.game)), CHEATER)]
    if unknown:
        parser.error(f"{given.game} has no level {unknown[0]!r}; it has: {', '.join(ways_of(load_game(given.game)))}")
    pairs = [(one, other) for one, other in permutations(levels, 2) if levels.index(one) < levels.index(other)]
    pairs += [(level, level) for level in levels] if given.mirror or len(levels) == 1 else []
    sprt = " | SPRT" if given.sprt else ""
    print(f"| players | level | against | deals | games | won | 95 % | by share | a turn | at most{sprt} |")
    print(f"| --- | --- | --- | --- | --- | --- | --- | --- | --- | ---{' | ---' if given.sprt else ''} |")
    every: list[Outcome] = []
    for level, against in pairs:
        deals = [Deal(given.game, level, against, given.players, given.seed + number) for number in range(given.deals)]
        outcomes = list(_outcomes(deals, given.processes, given.sprt))
        every += outcomes
        print(pair_line(outcomes, given.sprt), flush=True)
    rated = ratings(every)
    if rated is None:
        print("\nNo ratings: openskill is not installed (pip install openskill).")
    elif rated:
        best = max(mu for mu, _ in rated.values())
        rows = sorted(rated.items(), key=lambda item: -item[1][0])
        print("\n| level | rating | deviation |\n| --- | --- | --- |")
        print("\n".join(f"| {name} | {mu - best:+.1f} | {sigma:.1f} |" for name, (mu, sigma) in rows))
    return 0
