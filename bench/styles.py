"""``python -m bench styles GAME``: what styles of computers change, as Markdown.

Each style of the game plays the same deals from every seat against the level without style. Printed are the part of the
games that it wins, the interval over deals, and how often a game the log has lines of what styles of the game like:
about a seat with the style, and about one without. ``--effort PLANS,DEALS`` lets all look at less, which is cheaper and
shows the same direction.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from bench.ladder import Deal, Outcome, interval, played, score
from engine.computers.levels import EFFORTS, PLANNER, styles_of, with_style
from engine.computers.lookahead import lookahead_of
from engine.core.registry import games, load_game


def lines_of(game: str) -> list[str]:
    """The keys of the lines that styles of a game like, about who does it."""
    styles = lookahead_of(load_game(game)).styles.values()
    return list(dict.fromkeys(one.line for style in styles for one in style.likes))


def style_line(outcomes: Sequence[Outcome], keys: Sequence[str]) -> str:
    """A line of the table: the style, games, part won, and what happened a game, about it and about the others."""
    deal = outcomes[0].deal
    count = len(outcomes) * deal.seats
    mean, low, high = interval([score(one) for one in outcomes])
    own = [sum(one.lines[key] for one in outcomes) / count for key in keys]
    others = [sum(one.of_others[key] for one in outcomes) / count / (deal.seats - 1) for key in keys]
    counts = " | ".join(f"{mine:.1f} : {theirs:.1f}" for mine, theirs in zip(own, others, strict=True))
    return f"| {deal.level} | {count} | {100 * mean:.0f} % | {100 * low:.0f}–{100 * high:.0f} % | {counts} |"


def main(words: Sequence[str]) -> int:
    """Play and print: 0."""
    parser = argparse.ArgumentParser(prog="python -m bench styles", description=__doc__)
    parser.add_argument("game", choices=[game for game in games() if styles_of(load_game(game))])
    parser.add_argument("--level", choices=tuple(EFFORTS), default=PLANNER)
    parser.add_argument("--styles", default="", help="some of the game's styles (default: all)")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=10, help="each is played from every seat")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--effort", default="", metavar="PLANS,DEALS", help="in place of the level's own")
    given = parser.parse_args(words)
    effort = None
    if given.effort:
        plans, deals = map(int, given.effort.split(","))
        effort = EFFORTS[given.level]._replace(plans=plans, deals=deals)
    keys = lines_of(given.game)
    names = " | ".join(key.removeprefix(f"{given.game}-") for key in keys)
    print(f"| level | games | won | 95 % | {names} |\n| --- | --- | --- | --- |{' --- |' * len(keys)}", flush=True)
    for style in given.styles.split(",") if given.styles else styles_of(load_game(given.game)):
        styled, seeds = with_style(given.level, style), range(given.seed, given.seed + given.deals)
        outcomes = [played(Deal(given.game, styled, given.level, given.players, seed, effort)) for seed in seeds]
        print(style_line(outcomes, keys), flush=True)
    return 0
