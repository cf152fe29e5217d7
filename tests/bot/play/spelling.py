"""Answers as somebody types them: an option id as a slash command with its options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence


def as_command(ids: Sequence[str]) -> tuple[str, dict[str, object]]:
    """The command and its options that give this answer of Tigris & Euphrates."""
    verb, *args = ids[0].split(":")
    if verb in ("tile", "leader"):
        return f"tigris {verb}", {"colour": args[0], "square": args[1].lower()}
    if verb == "withdraw":
        return "tigris withdraw", {"colour": args[0]}
    if verb in ("catastrophe", "take"):
        return f"tigris {verb}", {"square": args[0]}
    if verb == "commit":
        return "tigris commit", {"tiles": int(args[0])}
    if verb == "war":
        return "tigris war", {"colour": args[0]}
    if verb in ("build", "special"):
        return "tigris build", {"what": ids[0]}
    if verb == "dynasty":
        return "tigris dynasty", {"name": args[0]}
    if verb in ("pass", "decline"):
        return "tigris pass", {}
    counts = Counter(option.partition(":")[0] for option in ids)
    return "tigris swap", {"tiles": " ".join(f"{count} {colour}" for colour, count in counts.items())}
