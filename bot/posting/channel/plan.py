"""Plans the messages of a table's channel, from the table, its match and the present messages. Knows no Discord."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from bot.games import presentation_of
from bot.messages.pictures import kind_of
from bot.model.clocks import Until
from bot.model.posts import BoardState, Post, Room
from bot.model.table import Notice, Sitting, Table, Vote
from bot.posting.channel import steps as do
from bot.posting.hands.plan import hand_views, plan_hands
from bot.posting.kinds import (
    BOARD,
    CARD,
    GAME_OVER,
    HANDS,
    LEFT_OPEN,
    OLD,
    QUESTION,
    RESULT,
    board_state,
    find,
    kind_of_question,
)
from bot.posting.texts.board import Ending, board_buttons, board_text
from bot.posting.texts.card import card_buttons, card_text, result_buttons
from bot.posting.texts.ending import players_of
from bot.posting.texts.lobby import lobby_buttons, lobby_text
from bot.posting.texts.message import Drawing, Message
from bot.posting.texts.notices import notice_text
from bot.posting.texts.questions import question_buttons, question_text
from bot.tables.news import told_before
from bot.tables.people import People
from bot.tables.views import view_of
from bot.words.wording import escaped, say
from engine.core.match import Match

WITH_BUTTONS: Final = 6
"""Boards of a table that have buttons at any time, the one of now among them."""

OLD_WITH_BUTTONS: Final = WITH_BUTTONS - 2
"""Old boards that keep their buttons after a posting: the next one brings a board before an old one loses them."""

TAKEN_AT_ONCE: Final = 2
"""Old boards that lose their buttons in one posting: each is a request, and a new turn must not wait for many.

With the edit of the present board it is as many old messages as Discord lets us edit at once.
"""

NEXT: Final = 10.0
"""Seconds until the next few old boards lose their buttons, where those mislead or are too many."""


class Situation(msgspec.Struct, frozen=True):
    """A table and what stands in its channel at one moment.

    ``match`` is None in the lobby, and for a table that was closed there. ``board`` is the message with the lobby or
    board as the channel shows it. ``untils`` are deadlines, ``history`` who sat where when. ``acted`` is the match's
    revision of the last action of users whom the board message waits for. ``votes`` are the ids of open questions,
    ``answered`` of those that a pending notice answers; ``guests`` are asked to take a seat over. ``closed_dms`` and
    ``closed_threads`` are the users whose hands cannot go there, with the moment until when; ``room`` is the table's
    private thread, ``closing`` when the thread of a finished game is archived. ``parent`` is the channel that the
    table's thread hangs in, if it is ours; ``locked``: nobody can write or press anything there. ``now`` is in
    seconds since 1970. In the middle of a turn the board is edited when nothing has changed for ``pause`` seconds;
    old boards lose their buttons when nothing has for ``quiet`` ones.
    """

    table: Table
    match: Match | None
    posts: Sequence[Post]
    board: Post | None
    people: People
    now: float
    untils: Sequence[Until] = ()
    history: Sequence[Sitting] = ()
    acted: dict[int, int] = {}
    votes: frozenset[int] = frozenset()
    answered: frozenset[int] = frozenset()
    guests: frozenset[int] = frozenset()
    closed_dms: Mapping[int, float | None] = {}
    closed_threads: Mapping[int, float | None] = {}
    room: Room | None = None
    closing: float | None = None
    parent: int | None = None
    locked: bool = False
    palette: str = "default"
    pause: float = 0.0
    quiet: float = 0.0


def plan(here: Situation) -> list[do.Step]:
    """The steps after which the channel shows the table as it is, in the order in which they are carried out.

    In the middle of a turn, board and hands may wait for a pause.
    """
    table, match = here.table, here.match
    steps: list[do.Step] = []
    waits = match is not None and _is_mid_turn(here, match)
    pausing = _left(table, here.now, here.pause) if waits else 0.0
    if match is None:
        steps += _lobby(here)
    elif pausing:
        steps.append(do.Wait(pausing))
    else:
        steps += _board(here, match)
        hands = plan_hands(
            table, hand_views(table, match), here.people, here.closed_dms, here.closed_threads, here.posts
        )
        steps += [do.Hands(tuple(hands))] if hands else []
        steps += [do.CloseHands()] if table.is_over else []
    if match is not None:
        steps.append(do.TellPlans(tuple(table.waiting_for()) if pausing else ()))
    steps += plan_card(here)
    members = table.users()
    steps += [do.TakeHand(post) for post in here.posts if post.kind in HANDS.values() and post.user_id not in members]
    steps += _passed_questions(here)
    steps += plan_room(table, here.room, here.guests)
    # There may be many old boards after a lively game: nobody waits for them.
    steps.sort(key=lambda step: isinstance(step, do.TakeButtons))
    # What waits is posted at the next start if we end before.
    return steps if pausing else [*steps, do.MarkPosted(table.revision)]


def plan_old(table: Table, old: Iterable[Post], now: float, quiet: float) -> Iterator[do.Step]:
    """Remove the buttons of old boards by and by, TAKEN_AT_ONCE in one posting.

    At once where they would mislead (a lobby, a channel that the table has left, after the end) and, the oldest first,
    where they are more than OLD_WITH_BUTTONS; the rest when nothing has changed for ``quiet`` seconds. The newest go
    first.
    """
    newest = sorted(old, key=lambda post: -post.message_id)
    misleading = [post for post in newest if board_state(post).is_lobby]
    misleading += [post for post in newest if post not in misleading and _misleads(table, post)]
    patient = [post for post in newest if post not in misleading]
    urgent = misleading + patient[OLD_WITH_BUTTONS:][::-1]
    seconds = _left(table, now, quiet)
    posts = (urgent + patient[:OLD_WITH_BUTTONS] if not seconds else urgent)[:TAKEN_AT_ONCE]
    for post in posts:
        # A lobby also loses its invitation to join.
        yield do.TakeButtons(post, lobby_text(table) if board_state(post).is_lobby else None)
    if len(posts) < len(newest):
        yield do.Wait(min(quiet, NEXT) if urgent[TAKEN_AT_ONCE:] else seconds or quiet)


def _misleads(table: Table, post: Post) -> bool:
    """Whether an old board's buttons lead elsewhere than to what is asked now."""
    return post.channel_id != table.channel_id or table.is_over


def _left(table: Table, now: float, seconds: float) -> float:
    """How much of this many ``seconds`` without a change remains; all of it if the clock was set back."""
    passed = now - table.changed_at
    return seconds if passed < 0 else max(0.0, seconds - passed)


def plan_notices(table: Table, posts: Sequence[Post], notices: Iterable[Notice]) -> list[do.Tell]:
    """The steps that post a table's notices."""
    return [
        do.Tell(
            notice,
            notice_text(table, notice),
            find(posts, kind_of_question(notice.question)) if notice.question else None,
            ("notice", table.id, notice.id),
        )
        for notice in notices
    ]


def plan_question(
    table: Table, vote: Vote, posts: Sequence[Post], people: People, now: float, asker: str = "", what: str = ""
) -> do.PutQuestion | None:
    """Put a question to the table; None if it stands there already. ``asker``, ``what``: see ``question_text``."""
    kind = kind_of_question(vote.id)
    if find(posts, kind) is not None:
        return None
    called, owed = people.to_call(vote.waiting, now)
    message = Message(question_text(table, vote, asker, what), question_buttons(table, vote), pings=called)
    return do.PutQuestion(kind, message, owed, ("vote", table.id, vote.id))


def plan_room(table: Table, room: Room | None, guests: Iterable[int]) -> Iterator[do.Step]:
    """Who is added to the table's private thread and who is removed; nothing for a table without one.

    ``guests`` are asked to take a seat over, and may look at what they would take.
    """
    if room is None or room.channel_id != table.channel_id:
        return
    inside, wanted = set(room.users), {*table.members(), *guests}
    if inside != wanted:
        come, go, stay = wanted - inside, inside - wanted, inside & wanted
        yield do.LetIn(room, tuple(sorted(come)), tuple(sorted(go)), tuple(sorted(stay)))
    if table.is_over:
        # Nobody comes or goes any more.
        yield do.CloseRoom()


def plan_card(here: Situation) -> Iterator[do.Step]:
    """The step that brings the table's card up to date, if it has one and it says something else."""
    table, post = here.table, find(here.posts, RESULT) or find(here.posts, CARD)
    if post is None:
        return
    if not post.message_id and not table.is_open:
        yield do.Forget(post)
        return
    # A game that was set back after its end goes on: its card is one of a game that is played.
    kind = RESULT if is_put_away(table, here.posts) else CARD
    text = card_text(table, _winners(here), locked=here.locked)
    buttons, digest = result_buttons(table) if kind == RESULT else card_buttons(table), _digest(text)
    if not post.message_id or post.digest != digest or post.kind != kind:
        yield do.PutCard(post, Message(text, buttons), digest, (CARD, table.id, post.channel_id), kind)


def says_locked(table: Table, posts: Iterable[Post]) -> bool:
    """Whether the table's card says that its thread is locked."""
    card = find(posts, CARD)
    return card is not None and table.is_open and card.digest == _digest(card_text(table, locked=True))


def is_put_away(table: Table, posts: Iterable[Post]) -> bool:
    """Whether the thread of a game that is over has been put away."""
    return table.status == "over" and find(posts, RESULT) is not None


def plan_result(here: Situation, parent: int) -> do.PutResult:
    """The step that moves the last board's buttons to the card in the channel ``parent``, where its thread hangs."""
    table = here.table
    card = next((post for kind in (RESULT, CARD) if (post := find(here.posts, kind)) is not None), None)
    reachable = card if card is not None and card.message_id and card.channel_id == parent else None
    text = card_text(table, _winners(here))
    return do.PutResult(
        reachable, parent, Message(text, result_buttons(table)), _digest(text), (RESULT, table.id, parent)
    )


def plan_bare_boards(posts: Iterable[Post]) -> Iterator[do.Step]:
    """The steps that remove the buttons of the last board, and of old ones that still have theirs."""
    yield from (do.TakeButtons(post) for post in posts if post.kind == BOARD or post.kind.startswith(OLD))


def _winners(here: Situation) -> str:
    """The names of the winners; nothing while nobody has won, nor of who plays alone."""
    result = here.match.result() if here.match is not None and here.table.status == "over" else None
    if result is None or here.table.seats == 1:
        return ""
    return ", ".join(escaped(here.table.names()[seat]) for seat in result.winners)


def _digest(text: str) -> str:
    return hashlib.blake2s(text.encode(), digest_size=12).hexdigest()


def _closer(here: Situation) -> int | None:
    """The user who closed the table; None if it is not closed, or nobody knows."""
    return here.table.closed_by if here.table.status == "closed" else None


def _lobby(here: Situation) -> Iterator[do.Step]:
    # A lobby that was never posted and is closed is not posted any more.
    if here.board is not None or here.table.is_open:
        message = Message(lobby_text(here.table, _closer(here)), lobby_buttons(here.table))
        yield from _put(here, message, BoardState(), edits=True)


def _put(here: Situation, message: Message, state: BoardState, *, edits: bool) -> Iterator[do.Step]:
    """Edit the board message, or post a new one; older messages lose their buttons."""
    table, board = here.table, here.board
    edited = board if edits and board is not None and board.channel_id == table.channel_id else None
    # If the message was posted and we were never told, the same nonce gives it back.
    nonce = ("board", table.id, table.channel_id, 0 if board is None else board.message_id)
    yield do.PutBoard(message, state, edited, board, nonce)
    old = [post for post in here.posts if post.kind.startswith(OLD)]
    if board is not None and edited is None:
        old.append(msgspec.structs.replace(board, kind=f"{OLD}{board.message_id}"))
    old = [post for post in old if edited is None or post.message_id != edited.message_id]
    yield from plan_old(table, old, here.now, here.quiet)


def _board(here: Situation, match: Match) -> Iterator[do.Step]:
    table, old, waiting = here.table, board_state(here.board), tuple(here.table.waiting_for())
    view, turn = _view(here, match), _turn(here, match)
    is_hidden, logged = match.hides_who_answered(), public_entries(match)
    fresh = _fresh(here, old, waiting, match.question_revision, is_hidden=is_hidden) if old.turn == turn else waiting
    # A closed table says so in its last message, and calls nobody.
    closed = table.status == "closed"
    goes_on = closed or (old.goes_on(waiting, turn) and not fresh)
    same_turn = here.board is not None and not old.is_lobby and goes_on
    called, owed = _still_called(old, waiting) if same_turn else here.people.to_call(fresh, here.now, turn=True)
    ending = None
    if turn == GAME_OVER:
        players = players_of(table, here.history)
        # Everybody who played is called to the result, once.
        called, owed = (old.called, old.owed) if same_turn else here.people.to_call(players, here.now, turn=True)
        due = here.now + LEFT_OPEN if here.closing is None else here.closing
        if here.closing is None and not is_put_away(table, here.posts):
            yield do.ScheduleClosing(due)
        is_announced = here.parent is not None and not is_put_away(table, here.posts)
        ending = Ending(players, called, due if is_announced else None, here.parent)
    first = old.first if same_turn else old.last
    unseen = _unseen(match, old)
    state = BoardState(first, logged, waiting, turn, called, owed, match.question_revision, match.revision, unseen)
    # A turn that is composed stands whole in its message, just above: nothing of it is told again.
    is_told = presentation_of(table.game).chain is not None and turn not in (old.turn, GAME_OVER)
    before = None if same_turn or old.is_lobby or is_told else old.first
    # If the question hides who has answered, an edit would show that somebody has.
    if closed or not (is_hidden and same_turn and logged == old.last):
        closer, history = _closer(here), here.history
        text = board_text(table, match, first, before, called, here.untils, closer, history, ending, unseen)
        # At the end the recap is marked as new, too.
        since = first if before is None or turn != GAME_OVER else before
        drawing = _drawing(here, match, view, since)
        buttons = () if is_put_away(table, here.posts) else board_buttons(table)
        yield from _put(here, Message(text, buttons, drawing, called), state, edits=same_turn)
    yield do.Owe(owed)


def _view(here: Situation, match: Match) -> Any:
    """What everybody may see, as it is drawn."""
    return presentation_of(here.table.game).draft_view(view_of(match, None), (), here.table.waiting)


def _turn(here: Situation, match: Match) -> int:
    """The number of the turn, or GAME_OVER."""
    game = here.table.game
    return GAME_OVER if here.table.status == "over" else presentation_of(game).turn(_view(here, match)).number


def _is_mid_turn(here: Situation, match: Match) -> bool:
    """Whether the one player whom the board waits for goes on alone, so that nobody else must look.

    Not where who has answered is hidden: an edit that comes later might tell of it.
    """
    table, old, waiting = here.table, board_state(here.board), tuple(here.table.waiting_for())
    if table.status != "playing" or len(waiting) != 1 or waiting != old.pinged or match.hides_who_answered():
        return False
    if here.board is None or here.board.channel_id != table.channel_id or old.turn != _turn(here, match):
        return False
    return not _fresh(here, old, waiting, match.question_revision, is_hidden=False)


def _unseen(match: Match, old: BoardState) -> tuple[int, ...]:
    """The log entries of undos that took back only what no message has shown, since the beginning of the last one."""
    undone = [answer for answer in match.record if (answer.undone_at or 0) > old.revision]
    undos = [entry.number for entry in match.events(old.last) if entry.event.key == "undo"]
    hidden = undos if all(answer.revision > old.revision for answer in undone) else []
    return (*(number for number in old.unseen if number >= old.first), *hidden)


def _drawing(here: Situation, match: Match, view: Any, since: int) -> Drawing:
    """The board's picture, with what is new since this log entry marked."""
    table = here.table
    before = told_before(match, since, None, table.waiting[0] if len(table.waiting) == 1 else None)
    closed, names = table.status == "closed", tuple(table.names())
    kind = kind_of(table.game, view, "whole")
    return Drawing(table.game, view, kind, table.language, names, here.palette, closed, before)


def _fresh(
    here: Situation, old: BoardState, waiting: tuple[int, ...], posed: int, *, is_hidden: bool
) -> tuple[int, ...]:
    """Who must be called during a turn: who was not waited for before, or is asked something new without having acted.

    If the question hides who has answered, everybody waited for is called to a new one.
    """
    if posed == old.posed:
        return tuple(user for user in waiting if user not in old.pinged)
    if is_hidden:
        return waiting
    return tuple(user for user in waiting if user not in old.pinged or here.acted.get(user, -1) <= old.revision)


def _still_called(old: BoardState, waiting: Sequence[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Of an edited message: whom it mentions and who is called later, as far as it still waits for them."""
    return tuple(user for user in old.called if user in waiting), tuple(user for user in old.owed if user in waiting)


def _passed_questions(here: Situation) -> Iterator[do.Step]:
    """Remove the buttons of questions that are neither open nor answered by a pending notice."""
    kinds = {kind_of_question(number) for number in here.votes | here.answered}
    for post in here.posts:
        if post.kind.startswith(QUESTION) and post.kind not in kinds:
            yield do.TakeButtons(post, say(here.table.language, "vote-gone"))


def public_entries(match: Match) -> int:
    """The number after the last public log entry; an entry for one seat alone changes no message."""
    return max((entry.number + 1 for entry in match.events()[-1:]), default=0)
