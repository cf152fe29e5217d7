"""`make cluster`: python -m tests.cluster --seconds 300 --seed 1; the last line is one JSON object, 0 if all holds."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys

import msgspec

from tests.bot.postgres import why_not
from tests.cluster.run import Plan, Report, run


def asked_for(words: list[str]) -> Plan:
    """The plan that the arguments name."""
    usual = Plan()
    parser = argparse.ArgumentParser(prog="python -m tests.cluster", description=__doc__)
    parser.add_argument("--seconds", type=float, default=float(os.environ.get("CLUSTER_SECONDS", usual.seconds)))
    for name in ("seed", "processes", "thinkers", "tables", "servers", "people", "at_once", "computers_every"):
        parser.add_argument(f"--{name.replace('_', '-')}", type=int, default=getattr(usual, name))
    parser.add_argument("--rate", type=float, default=usual.rate, help="answers a second")
    parser.add_argument("--no-nonces", dest="nonces", action="store_false", help="Discord ignores nonces")
    parser.add_argument("--no-fence", dest="fence", action="store_false", help="nobody checks a lease's term")
    parser.add_argument("--no-trouble", dest="trouble", action="store_false", help="only play")
    parser.add_argument("--in-file", action="store_true", help="one process on an SQLite file, undisturbed")
    parser.add_argument("--only", action="append", default=[], help="this kind of trouble alone; may be repeated")
    parser.add_argument("--keep", default="", help="folder for the bots' logs")
    chosen = vars(parser.parse_args(words))
    return Plan(**(chosen | {"only": frozenset(chosen["only"])}))


def told(report: Report) -> str:
    """The report for people."""
    lines = [f"{at:7.1f} s  {what}" for at, what in report.happened]
    lines += [f"{name}: {value}" for name, value in report.figures.items()]
    for name, wrong in report.wrong.items():
        lines.append(f"{'holds' if not wrong else f'{len(wrong)} WRONG'}: {name}")
        lines += [f"    {sentence}" for sentence in wrong[:10]]
    return "\n".join(lines)


def main() -> int:
    """Run, and say how it went."""
    plan = asked_for(sys.argv[1:])
    if why_not():
        print(why_not())
        return 1
    report = asyncio.run(run(plan))
    print(told(report))
    print(msgspec.json.encode({"holds": report.holds, "plan": plan, "report": report}).decode())
    return 0 if report.holds else 1


if __name__ == "__main__":
    sys.exit(main())
