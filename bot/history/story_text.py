"""The words of a finished game's story: sentences (``bot.tables.telling``) as text that Discord takes."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from bot.games import presentation_of
from bot.tables.analysis import Analysis
from bot.tables.telling import Paragraph, Sentence, paragraphs, rank_points
from bot.words.wording import say_of
from data.texts import describe_event, join_list, texts, worded
from engine.core.record import LogEntry

LONGEST: Final = 3900
"""Characters; an embed's description takes 4,096."""

WANTED: Final = 3300
"""Characters beyond which a story tells fewer events."""

MOST_EVENTS: Final = 8

SAME: Final = "\0"
"""Where a sentence would name its turn, if that is the one of the sentence before."""

Names = Callable[[LogEntry | None], Sequence[str]]
"""The escaped names by seat of those who sat there when an entry was written; of None: in the end."""


def story_text(analysis: Analysis, lang: str, names: Names) -> str:
    """The story: as many events as there is room for, at most LONGEST characters."""
    text = ""
    for events in range(MOST_EVENTS, -1, -1):
        text = "\n\n".join(worded_paragraphs(analysis, paragraphs(analysis, events), lang, names))
        if len(text) <= WANTED:
            break
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def worded_paragraphs(
    analysis: Analysis, parts: Sequence[Paragraph], lang: str, names: Names, *, mark: bool = True
) -> list[str]:
    """The paragraphs in words; the first one is bold if ``mark``."""
    wording = _Wording(analysis, lang, names)
    text = [wording.paragraph(part) for part in parts]
    return [f"**{text[0]}**", *text[1:]] if mark else text


def untimed(text: str, names: Sequence[str] = ()) -> str:
    """A sentence without SAME, and without the comma after or around it. It begins with a capital letter, but for a
    name, which stays as it is.
    """
    start = re.sub(f"^{SAME},? ", "", text)
    if start != text and not start.startswith(tuple(filter(None, names))):
        start = start[:1].upper() + start[1:]
    return re.sub(f", {SAME},|,? {SAME}(?=[\\s.,:;])", "", start)


class _Wording:
    """Puts sentences into words; of several wordings of one fact each has its turn."""

    def __init__(self, analysis: Analysis, lang: str, names: Names) -> None:
        self._analysis, self._lang, self._names = analysis, lang, names
        self._turns: Counter[str] = Counter()

    def paragraph(self, sentences: Paragraph) -> str:
        """Sentences in a row; of several of one period only the first names it."""
        words: list[str] = []
        period: int | None = None
        for sentence in sentences:
            is_same = sentence.entry is not None and period is not None and sentence.period == period
            words.append(
                self.sentence(
                    sentence, is_same=is_same or (sentence.key.startswith("lead") and sentence.period == period)
                )
            )
            period = sentence.period
        return " ".join(words)

    def sentence(self, sentence: Sentence, *, is_same: bool = False) -> str:
        """One sentence; ``is_same``: the one before told of the same period."""
        names = self._names_then(sentence)
        args = worded(self._lang, self._analysis.game, sentence.args, names)
        args |= self._when(sentence, is_same) | self._lists(sentence, names) | self._numbers(sentence)
        key = self._key(sentence)
        text = self._text(key, args)
        return untimed(text, names) if is_same else text

    def _names_then(self, sentence: Sentence) -> Sequence[str]:
        """The players as they were then: of a period without a line, at its end."""
        if sentence.period is None:
            return self._names(None)
        lines = self._analysis.periods[sentence.period].entries
        return self._names(sentence.entry or (lines[-1] if lines else None))

    def _text(self, key: str, args: dict[str, Any]) -> str:
        return say_of(self._lang, self._analysis.game, f"story-{key}", **args)

    def _key(self, sentence: Sentence) -> str:
        """The wording whose turn it is; the log's own line where there is no other."""
        key = sentence.key if self._has(sentence.key) else "quote"
        return self._in_turn(key)

    def _in_turn(self, key: str) -> str:
        most = next((number for number in (3, 2) if self._has(f"{key}-{number}")), 1)
        turn = self._turns[key] % most
        self._turns[key] += 1
        return f"{key}-{turn + 1}" if turn else key

    def _has(self, key: str) -> bool:
        own = f"{self._analysis.game}-story-{key}"
        return texts().has(self._lang, own) or texts().has(self._lang, f"story-{key}")

    def _when(self, sentence: Sentence, is_same: bool) -> dict[str, str]:
        if sentence.period is None:
            return {}
        names = self._analysis.periods[sentence.period].names
        when = SAME if is_same else names.get(self._lang, names["en"])
        words = {"when": when, "When": when[:1].upper() + when[1:]}
        if sentence.entry is not None:
            words["line"] = self._line(sentence.entry)
        return words

    def _line(self, entry: LogEntry) -> str:
        return describe_event(self._lang, entry.event, self._names(entry)).removesuffix(".")

    def _lists(self, sentence: Sentence, names: Sequence[str]) -> dict[str, str]:
        """Players and lines in lists, under the names that texts have for them."""
        if sentence.key == "table":
            return {"names": join_list(self._lang, self._cast())}
        if sentence.key == "rest":
            points = rank_points(self._analysis, sentence.seats)
            ranked = [
                texts().text(self._lang, "story-rank", name=names[seat], mine=count) if count else names[seat]
                for seat, count in zip(sentence.seats, points, strict=True)
            ]
            return {"list": join_list(self._lang, ranked)}
        players = join_list(self._lang, [names[seat] for seat in sentence.seats])
        quotes = [texts().text(self._lang, "story-quoted", line=self._line(entry)) for entry in sentence.quotes]
        quoted = join_list(self._lang, list(dict.fromkeys(quotes))) or "none"
        return {"names": players, "winners": players, "losers": players, "quotes": quoted}

    def _cast(self) -> list[str]:
        """The players, each with what it plays, where the game says that."""
        names, game = list(self._names(None)), self._analysis.game
        report = presentation_of(game).report
        if report.cast is None:
            return names
        word, argument = report.cast
        played: dict[tuple[int, int], str] = {}
        for period in self._analysis.periods:
            for entry in period.entries:
                args, seat = entry.event.args, report.seat(entry.event)
                if entry.event.key == f"{game}-{word}" and seat is not None:
                    played.setdefault((seat, int(args["seat"])), worded(self._lang, game, args, names)[argument])
        things = [
            join_list(self._lang, [thing for (one, _), thing in played.items() if one == seat])
            for seat in range(len(names))
        ]
        return [
            texts().text(self._lang, "story-cast", name=name, thing=thing) if thing else name
            for name, thing in zip(names, things, strict=True)
        ]

    def _numbers(self, sentence: Sentence) -> dict[str, str]:
        """Points and turns as this game calls them."""
        words, args = {}, sentence.args
        if "points" in args and sentence.entry is None:
            words["score"] = self._text("score", {"points": args["points"]})
        if "margin" in args:
            words["margin"] = self._text("margin", {"points": args["margin"]})
        for counted in ("wins", "losses"):
            if counted in args and len(sentence.seats) > 1:
                words[counted] = self._text("each", {"count": args[counted]})
        if "count" in args and sentence.entry is None:
            words["length"] = self._text("length", {"count": args["count"]})
        return words
