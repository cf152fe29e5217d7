"""The engine's command line: selfplay, transcript, replay, fuzz, stats. Some end with one JSON object."""

from __future__ import annotations

import argparse
import json
import logging
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from engine.cli.fuzz import settings as fuzz_settings
from engine.cli.fuzz import summary as fuzz_summary
from engine.cli.fuzz import write_replay
from engine.cli.play import (
    LEVEL_NAMES,
    MAX_STEPS,
    Played,
    Replay,
    Setting,
    levels_by_seat,
    play,
    replay,
)
from engine.cli.replay import bytes_of, replay_file
from engine.cli.standings import (
    has_civilizations,
    standings,
    told_standing,
)
from engine.cli.stats import settings as stats_settings
from engine.cli.stats import tables, tell
from engine.cli.strategies import meetings, names, seated, told_meeting
from engine.cli.transcript import transcript
from engine.core.errors import BadOption, EngineError
from engine.core.registry import games, load_game

PROG = "python -m engine"
T = TypeVar("T")
_replays = msgspec.json.Decoder(Replay)


def _shared() -> tuple[argparse.ArgumentParser, argparse.ArgumentParser]:
    """The arguments of every command that plays a game, and of those that play many."""
    game = argparse.ArgumentParser(add_help=False)
    game.add_argument("--players", type=int, help="seats at the table (default: as many as the game takes)")
    game.add_argument("--seed", type=int, default=1)
    game.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    game.add_argument("--max-steps", type=int, default=MAX_STEPS, help="decisions after which a game is endless")
    many = argparse.ArgumentParser(add_help=False)
    many.add_argument("--games", type=int, default=1)
    many.add_argument("--processes", type=int, default=1)
    return game, many


def _levels(words: str) -> str:
    try:
        return levels_by_seat(words)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def arguments(words: Sequence[str] | None = None) -> argparse.Namespace:
    """The parsed command line; exits with 2 for one that cannot be read."""
    parser = argparse.ArgumentParser(prog=PROG, description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    game, many = _shared()

    selfplay = commands.add_parser("selfplay", parents=[game, many], help="computers play whole games")
    selfplay.add_argument("game", nargs="?")
    names = ",".join(LEVEL_NAMES)
    selfplay.add_argument(
        "--level", type=_levels, default="random", metavar=f"{{{names}}}[,...]", help="the last one for the rest"
    )
    selfplay.add_argument("--check", choices=("end", "every"), default="end", help="when invariants are checked")
    selfplay.add_argument("--json", action="store_true", help="nothing but the JSON object")
    selfplay.add_argument("--replay", type=Path, metavar="FILE", help="play the failure of this file again")

    written = commands.add_parser("transcript", parents=[game], help="one whole game as readable text")
    written.add_argument("game")
    written.add_argument("--level", choices=LEVEL_NAMES, default="random")
    written.add_argument("--lang", default="en")

    fuzz = commands.add_parser("fuzz", parents=[game, many], help="search for crashes, dead ends, endless games")
    fuzz.add_argument("game")
    fuzz.add_argument("--out", type=Path, default=Path("build/fuzz"), help="folder for files that replay failures")
    fuzz.add_argument("--seconds-per-game", type=int, default=60)

    again = commands.add_parser("replay", help="play the file of a game again: 0 where it goes as the file tells")
    again.add_argument("file", type=Path)
    again.add_argument("--answers", type=int, help="stop after so many answers")
    again.add_argument("--lang", default="en")
    again.add_argument("--json", action="store_true", help="nothing but the JSON object")

    stats = commands.add_parser("stats", parents=[game, many], help="who wins and what becomes of cards, as Markdown")
    stats.add_argument("game")
    stats.add_argument("--level", choices=LEVEL_NAMES, default="random")
    stats.add_argument("--against", choices=LEVEL_NAMES, default="", help="the level of all seats but one")
    stats.add_argument("--strategies", default="", help="all, or names: ways of playing sensibly against each other")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> int:
    """Run a command: 0 when all went well, 1 when a game failed, 2 when the command cannot be carried out."""
    args = arguments(words)
    run: Callable[[argparse.Namespace], int] = {
        "selfplay": _selfplay,
        "transcript": _transcript,
        "replay": _replay_file,
        "fuzz": _fuzz,
        "stats": _stats,
    }[args.command]
    # What a rule raises is reported with its game; the match's own log would say it twice.
    logging.getLogger("ziggurat.engine").setLevel(logging.CRITICAL)
    try:
        return run(args)
    except (EngineError, OSError, msgspec.MsgspecError) as error:
        print(f"{PROG} {args.command}: {error}", file=sys.stderr)
        return 2
    except RecursionError:
        print(f"{PROG} {args.command}: the file is nested too deep: it is not one of ours", file=sys.stderr)
        return 2


def _options(args: argparse.Namespace) -> dict[str, str]:
    options = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"write an option as NAME=VALUE, not {text!r}")
        options[name] = value
    return options


def _players(args: argparse.Namespace) -> int:
    most = load_game(args.game).meta.seats[1]
    return most if args.players is None else args.players


def _results(todo: Iterable[Setting], processes: int, one: Callable[[Setting], T]) -> Iterator[T]:
    if processes < 2:
        yield from map(one, todo)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(one, todo, chunksize=8)


def _selfplay(args: argparse.Namespace) -> int:
    if args.replay is not None:
        return _replay(args)
    if args.game is None:
        raise BadOption(f"name a game ({', '.join(games())}) or --replay FILE")
    players = _players(args)
    options = load_game(args.game).meta.check(_options(args), players)
    todo = [
        Setting(args.game, options, players, args.seed + number, args.level, args.check, args.max_steps)
        for number in range(args.games)
    ]
    return _report(args, players, _results(todo, args.processes, play))


def _replay(args: argparse.Namespace) -> int:
    """Play the failure on file again: 1 where it is found again, or another one; 0 where it is gone."""
    file = _replays.decode(bytes_of(args.replay))
    if args.game not in (None, file.setting.game):
        raise BadOption(f"the file holds a game of {file.setting.game}, not of {args.game}")
    load_game(file.setting.game)
    played = replay(file)
    facts = {
        "game": file.setting.game,
        "players": file.setting.seats,
        "games": 1,
        "finished": int(bool(played.winners)),
        "errors": int(played.failure is not None),
        "decisions": played.decisions,
        "recorded": msgspec.to_builtins(file.failure),
        "found": msgspec.to_builtins(played.failure),
        "reproduced": played.failure == file.failure,
    }
    print(json.dumps(facts))
    return 0 if played.failure is None else 1


def _report(args: argparse.Namespace, players: int, results: Iterator[Played]) -> int:
    """Play, print, and judge: 0 only where every game finished and every invariant held."""
    wins, draws, finished, lengths = [0] * players, 0, 0, list[int]()
    failures: list[dict[str, Any]] = []
    begun = time.perf_counter()
    for played in results:
        lengths.append(played.decisions)
        if played.failure is not None:
            failures.append({"seed": played.setting.seed, **msgspec.to_builtins(played.failure)})
            if not args.json:
                print(f"seed {played.setting.seed}: {played.failure.kind}: {played.failure.message}")
        elif played.winners:
            finished += 1
            if len(played.winners) == 1:
                wins[played.winners[0]] += 1
            else:
                draws += 1
        if not args.json and args.games <= 20 and played.winners:
            print(f"seed {played.setting.seed}: {played.decisions} decisions, first place {list(played.winners)}")
    seconds = time.perf_counter() - begun
    decisions = sum(lengths)
    facts: dict[str, Any] = {
        "game": args.game,
        "players": players,
        "games": args.games,
        "finished": finished,
        "errors": len(failures),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds, 1),
        "games_per_second": round(args.games / seconds, 2),
        "mean_decisions": round(decisions / max(1, args.games), 1),
        "shortest": min(lengths, default=0),
        "longest": max(lengths, default=0),
        "wins": wins,
        "draws": draws,
    }
    if failures:
        facts["failures"] = failures[:20]
    print(json.dumps(facts))
    return 0 if finished == args.games and not failures else 1


def _transcript(args: argparse.Namespace) -> int:
    players = _players(args)
    options = load_game(args.game).meta.check(_options(args), players)
    setting = Setting(args.game, options, players, args.seed, args.level, max_steps=args.max_steps)
    for line in transcript(setting, args.lang):
        print(line)
    return 0


def _replay_file(args: argparse.Namespace) -> int:
    """The log of the game on file, then its facts; secrets are in it."""
    facts, lines = replay_file(args.file, args.answers, args.lang)
    if not args.json:
        for line in lines:
            print(line)
    print(json.dumps(facts))
    return 0 if facts.get("same", True) else 1


def _stats(args: argparse.Namespace) -> int:
    todo = [
        msgspec.structs.replace(setting, level=args.level, max_steps=args.max_steps, against=args.against)
        for setting in stats_settings(args.game, _options(args), args.players, args.games, args.seed)
    ]
    if args.strategies:
        ways = names(args.game, args.strategies)
        lines = meetings(_results((seated(one, ways) for one in todo), args.processes, told_meeting))
    elif has_civilizations(args.game) and not args.against:
        lines = tables(args.game, _results(todo, args.processes, tell))
    else:
        lines = standings(args.game, _results(todo, args.processes, told_standing))
    for line in lines:
        print(line)
    return 0


def _fuzz(args: argparse.Namespace) -> int:
    meta = load_game(args.game).meta
    todo = fuzz_settings(
        meta, args.games, args.seed, _options(args), args.players, args.max_steps, args.seconds_per_game
    )
    begun = time.perf_counter()
    failures: list[Played] = []
    files: list[str] = []
    decisions = 0
    for number, played in enumerate(_results(todo, args.processes, play), 1):
        decisions += played.decisions
        if played.failure is not None:
            failures.append(played)
            files.append(str(write_replay(played, args.out)))
            print(f"{played.failure.kind}: {played.failure.message} -> {files[-1]}")
        if number % 1000 == 0:
            print(f"{number} games, {len(failures)} failures", flush=True)
    seconds = time.perf_counter() - begun
    print(json.dumps(fuzz_summary(args.game, todo, failures, files, decisions, seconds)))
    return 1 if failures else 0
