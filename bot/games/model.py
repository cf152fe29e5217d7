"""How the host presents a game. Everything has a default; a game sets only what is special about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from bot.games.report import GameReport
from bot.model.results import SeatScore
from engine.core.ask import Ask
from engine.core.events import Event
from engine.core.position import Position


class Description(msgspec.Struct, frozen=True):
    """What a thing on offer says: its name and its text, in the reader's language.

    ``is_extra``: only for readers who ask for it by name. ``short``: the text in few words, where there is little room;
    "" for none.
    """

    name: str
    text: str
    is_extra: bool = False
    short: str = ""

    @property
    def in_short(self) -> Description:
        """The same with the text in few words, where there is such a text."""
        return msgspec.structs.replace(self, text=self.short or self.text)


class TurnLabel(msgspec.Struct, frozen=True):
    """The present turn. A new ``number`` means a new board message; ``facts`` are the arguments of the text of its
    name.
    """

    number: int
    facts: Mapping[str, str | int]


class Repeated(msgspec.Struct, frozen=True):
    """A question that is put repeatedly, so that all its answers are drafted together.

    How often: the first fact of the question among ``remaining``; else until its fact ``number`` reaches ``most``, or
    the fact ``of``; else ``most`` times.
    """

    most: int = 99
    remaining: tuple[str, ...] = ()
    number: str = ""
    of: str = ""


def _no_words(*_: Any) -> str:
    return ""


def _no_lines(*_: Any) -> Sequence[str]:
    return ()


class Standing(msgspec.Struct, frozen=True):
    """Where a turn stands, in lines of text: what its player has left, what its end would bring if it came now, and
    what harm it would do.
    """

    remaining: tuple[str, ...] = ()
    coming: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()


def _no_standing(*_: Any) -> Standing:
    return Standing()


class Chain(msgspec.Struct, frozen=True):
    """A turn of several questions to one seat, composed as one draft and sent together.

    starts: keys of the questions with which it begins and goes on; what else the seat is asked in between, such as
        details of an action, belongs to it too, up to the first answer that shows something hidden or asks others.
    closing: the option that ends the turn.
    menus: verbs whose options share a menu, a menu each; options of other verbs are buttons.
    secondary: verbs whose options are seldom wanted and take something away: each a menu of its own that is opened from
        the menu under the question.
    effect(position, seat, option, lang): what an option costs and gives at once, in a few words; "" for none.
    standing(position, seat, lang): where the turn stands.
    """

    starts: tuple[str, ...]
    closing: str
    menus: tuple[tuple[str, ...], ...] = ()
    secondary: tuple[str, ...] = ()
    effect: Callable[[Position, int, str, str], str] = _no_words
    standing: Callable[[Position, int, str], Standing] = _no_standing


class BadMove(Exception):
    """What was typed cannot be read; ``key`` and ``args`` word the reason."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.args_ = args


class Argument(msgspec.Struct, frozen=True):
    """An argument of a typed command, by its name in the code; its words are "{game}-argument-{verb}-{argument}".

    ``choices``: the only values. ``most``: a number from 0 to this. ``ends``: options that begin so are completed, by
    their last words; "{colour}" is what was typed for the argument colour. ``whole``: options of these verbs are
    completed, as they are. ``read``: what was typed as a part of an option's id; raises BadMove.
    """

    name: str
    choices: tuple[str, ...] = ()
    most: int | None = None
    ends: str | None = None
    whole: tuple[str, ...] = ()
    read: Callable[[str], str] = str


class TypedCommand(msgspec.Struct, frozen=True):
    """A move as a typed command: the option ids that it answers a question with.

    ``option``: the id with "{argument}" where an argument goes; a function of what was typed where it is several ids.
    ``answers``: the keys of the questions that it may answer, the likeliest first; none: whatever is asked.
    ``instead``: the option for questions in which it is another one. ``after``: an answer that is given first where
    that leads to the question. ``is_list``: its one argument is a list of options, with numbers where
    the question is put again and again.
    """

    verb: str
    arguments: tuple[Argument, ...] = ()
    option: str | Callable[[str], list[str]] = ""
    answers: tuple[str, ...] = ()
    instead: Mapping[str, str] = {}
    after: tuple[str, str] | None = None
    is_list: bool = False

    @property
    def reads_list(self) -> bool:
        """Whether it reads a list of things in its own way."""
        return callable(self.option) and len(self.arguments) == 1

    def read_list(self, text: str) -> list[str]:
        """The options that a list names, read in its own way; none where it cannot be read so."""
        try:
            return [] if isinstance(self.option, str) else self.option(text)
        except BadMove:
            return []


def _turn_of(view: Any) -> TurnLabel:
    number = getattr(view, "turn", 0)
    return TurnLabel(number, {"turn": number})


def _as_it_is(view: Any, picks: Sequence[str], seats: Sequence[int]) -> Any:
    return view


class Presentation(msgspec.Struct, frozen=True):
    """How a game is presented to its players. Texts stand in data/GAME/texts, names and their kinds in words.json.

    Facts:
    tone: the colour beside texts of cards and the like, 0xRRGGBB.
    is_stepwise: options are always chosen step by step (what, which, where), even where they would fit one menu.
    hand_questions: keys of questions about the hand alone: a panel shows that, not the board.
    hand_offered: keys of questions that offer the hand itself, or do not need it: their panel has no line about it.
    repeated: questions that are put again and again, by key.
    chain: the questions that make up a turn, where that is composed before it is sent.
    counters: facts of a question that change while it stays the same question.
    idle: options that do nothing.
    trifles: options of so little weight (words they begin with) that they are not confirmed for being final alone.
    signs: an emoji for what kind of thing an option of a verb is.
    subjects: facts of a question whose texts are shown with it, such as the card that is played.
    unread: keys of questions, and verbs of options, that come without the texts of what is on offer.
    steps: by verb, after how many words of its options a step of choosing one ends; words in between are chosen
        together ("citizen 2, for a coin"). A game with steps shows all its verbs first.
    faint: reasons (without "GAME-no-") that say little of what was asked for, the most telling first: who can place
        nobody reads it only where nothing else forbids it.
    explained: keys of questions whose panel lists, when asked, what is possible and what is not, with the reason.
    menus: verbs whose last step is a menu however few there are, so that texts can be read there.
    commands: the moves that can be typed, besides /choose.
    report: what looking back at a finished game needs to know of it.

    Functions, of a view of the reader's own (``lang``: the reader's language; ``names``: the players' by seat):
    hand_line(view, lang): the reader's hand as one line of text; of one who plays two sides, a line for each.
    turn(view): which turn it is.
    seen_for(view, ask): the view of the side of the reader that a question is put for, where the reader has several.
    side(view, lang): for which of the reader's sides the reader is asked; "" where that is plain.
    context(view, seat, ask, lang): a line that helps to answer a question; ``view`` is that after a draft.
    effect(view, ask, node, lang, names): what an option, or all that begin so, cost and give, in a few words.
    details(view, ask, node, lang, names): lines above the choices at a step of a question; ``names`` are escaped.
    standing_at(view, place, lang, names): who or what stands at a place of the board.
    position(view, lang, names): the position in words, part by part; empty where the alternative text of the board says
        it all.
    note(lang, thing, left_out): the text of a thing, where it is more than the game's files say; ``left_out`` are ids
        of what the table plays without.
    whereabouts(view, thing, lang, names): lines that tell where a card ("card:ID") is, as far as the reader may see;
        ``names`` are escaped.
    fate(view, thing, last, lang): what became of a card that is nowhere in sight, by ``last``, the newest event about
        it that the reader may see (None for none); "" where nothing can be told.
    later(ask): options that may follow in a list, beyond those that are open now, with what they are called.
    also(view, ask): more names of options, in all languages, beyond those of their labels.
    spelled(ask, text): ids of options that typed words stand for, possible or not, where no option is called so.
    alike(option): the same word for options that do the same and differ in the price alone, or in who pays it.
    dearness(view, option): what such options are sorted by, the cheapest first; ``view`` is None for a planned answer.
    typed(ask, picks): the answer that the options named in a list make.
    draft_view(view, picks, seats): the view that a picture is made of, where the ``seats`` are to act; with a draft of
        ``picks``, the picture is around what it changes.
    planned(view, picks): the view with what is planned, for a picture alone: the rules have not tried it.
    pictured(view, ask, node): what the picture of a panel is to show at a step of a question, by the marks that the
        game's picture of what is asked understands; None, or where it gives None: the places of the options.
    outcome(option): what a small picture shows after an answer, by marks like those of ``pictured``; None: none.
    place(option): what an option does, and the place of the board that it is done at; None for those without.
    scores(view, events): by seat, points and what it played, at the end of a game; ``view`` is the public one,
        ``events`` are those that everybody may read and that were not taken back.
    ranker(view, lang): what options of one verb are sorted by, given whether they come by groups; () for those that
        stay in the rules' own order.
    """

    tone: int = 0x6B7280
    is_stepwise: bool = False
    hand_questions: tuple[str, ...] = ()
    hand_offered: tuple[str, ...] = ()
    repeated: Mapping[str, Repeated] = {}
    chain: Chain | None = None
    counters: tuple[str, ...] = ("number",)
    idle: tuple[str, ...] = ("pass", "done", "decline", "nothing")
    trifles: tuple[tuple[str, ...], ...] = ()
    signs: Mapping[str, str] = {}
    subjects: tuple[str, ...] = ()
    unread: tuple[str, ...] = ()
    steps: Mapping[str, tuple[int, ...]] = {}
    explained: tuple[str, ...] = ()
    menus: tuple[str, ...] = ()
    faint: tuple[str, ...] = ()
    commands: tuple[TypedCommand, ...] = ()
    report: GameReport = GameReport()
    hand_line: Callable[[Any, str], str] = _no_words
    turn: Callable[[Any], TurnLabel] = _turn_of
    seen_for: Callable[[Any, Ask], Any] = lambda view, ask: view
    side: Callable[[Any, str], str] = _no_words
    context: Callable[[Any, int, Ask, str], str] = _no_words
    effect: Callable[[Any, Ask, str, str, Sequence[str]], str] = _no_words
    details: Callable[[Any, Ask, str, str, Sequence[str]], Sequence[str]] = _no_lines
    standing_at: Callable[[Any, str, str, Sequence[str]], str] = _no_words
    position: Callable[[Any, str, Sequence[str]], Sequence[Description]] = lambda *_: ()
    note: Callable[[str, str, Sequence[str]], Description | None] | None = None
    whereabouts: Callable[[Any, str, str, Sequence[str]], Sequence[str]] = lambda view, thing, lang, names: ()
    fate: Callable[[Any, str, Event | None, str], str] = _no_words
    later: Callable[[Ask], Mapping[str, tuple[str, ...]]] = lambda ask: {}
    also: Callable[[Any, Ask], Mapping[str, tuple[str, ...]]] = lambda view, ask: {}
    spelled: Callable[[Ask, str], Sequence[str]] = lambda ask, text: ()
    alike: Callable[[str], str] = str
    dearness: Callable[[Any, str], tuple[Any, ...]] = lambda view, option: ()
    typed: Callable[[Ask, Sequence[str]], list[str]] = lambda ask, picks: list(picks)
    draft_view: Callable[[Any, Sequence[str], Sequence[int]], Any] = _as_it_is
    planned: Callable[[Any, Sequence[str]], Any] = lambda view, picks: view
    pictured: Callable[[Any, Ask, str], Sequence[str] | None] | None = None
    outcome: Callable[[str], Sequence[str]] | None = None
    place: Callable[[str], tuple[str, str] | None] | None = None
    scores: Callable[[Any, Sequence[Event]], Sequence[SeatScore]] = lambda view, events: ()
    ranker: Callable[[Any, str], Callable[[str, bool], tuple[Any, ...]]] | None = None

    def rounds(self, ask: Ask) -> int:
        """How often in a row this question will be put at most; if more than once, the answers are drafted."""
        repeated = self.repeated.get(ask.key)
        if repeated is None:
            return 1
        remaining = next((ask.about[name] for name in repeated.remaining if name in ask.about), None)
        if remaining is not None:
            return int(remaining)
        most = int(ask.about[repeated.of]) if repeated.of else repeated.most
        return most + 1 - int(ask.about[repeated.number]) if repeated.number else most

    def faintness(self, key: str) -> int:
        """How little the reason with this key says of what was asked for: 0 for all that are not ``faint``."""
        word = key.partition("-no-")[2]
        return self.faint.index(word) + 1 if word in self.faint else 0
