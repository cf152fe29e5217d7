"""A table and its channel without Discord: what one plan leaves in the channel is there for the next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, cast

import msgspec

from bot.model.posts import BoardState, Post, Room
from bot.model.table import Holder, Table
from bot.posting.channel.plan import Situation, plan
from bot.posting.channel.steps import (
    CloseRoom,
    Forget,
    Hands,
    LetIn,
    PutBoard,
    PutCard,
    PutResult,
    ScheduleClosing,
    Step,
    TakeButtons,
    TakeHand,
)
from bot.posting.kinds import BOARD, CARD, HANDS, OLD, RESULT
from bot.posting.texts.message import Button
from bot.tables.people import People, PlayerSettings
from engine.computers.random_player import play_random
from engine.core.match import Match
from engine.core.registry import games, load_game

ANA, BEN, CARA, DAN = 11, 12, 13, 14
NAMES = {ANA: "Ana", BEN: "Ben", CARA: "Cara", DAN: "Dan"}
CHANNEL, HOME = 70, 71
NOON = 1_781_092_800.0
MARK = "-drawn"


class Scene:
    """A table of some people, who sit in this order."""

    def __init__(self, *users: int, game: str = "tigris", seed: int = 11, **facts: Any) -> None:
        self.people = People(cast("Any", None))
        self.posts: list[Post] = []
        self.room: Room | None = None
        self.closing: float | None = None
        self.match: Match | None = None
        self.acted: dict[int, int] = {}
        self.now = NOON
        self._messages = 1000
        holders = tuple(Holder(seat, user, NAMES[user]) for seat, user in enumerate(users))
        table = Table(
            id=1,
            game=game,
            options=games()[game].check({}, len(users)),
            seats=len(users),
            seed=seed,
            language="en",
            guild_id=9,
            channel_id=CHANNEL,
            host=users[0],
            status="lobby",
            holders=holders,
            created_at=NOON,
            changed_at=NOON,
        )
        self.table = msgspec.structs.replace(table, **facts)

    # --- what happens at the table

    def change(self, **facts: Any) -> None:
        """The table's next revision."""
        facts = {"changed_at": self.now} | facts
        self.table = msgspec.structs.replace(self.table, revision=self.table.revision + 1, **facts)

    def start(self, match: Match | None = None) -> None:
        """The game begins, or is in the middle of this match."""
        here = self.table
        self.match = match or Match.create(load_game(here.game), here.options, here.seats, here.seed)
        self.follow()

    def follow(self) -> None:
        """The table says what its match has come to."""
        assert self.match is not None
        over = self.match.result() is not None
        self.change(
            status="over" if over else "playing", match_revision=self.match.revision, waiting=self.match.waiting()
        )

    def play(self, beginning: str, number: int = 0) -> int:
        """Whoever is asked first answers with an option that begins so; gives back who that is."""
        assert self.match is not None
        ask = self.match.asks()[0]
        self.match.answer(ask.seat, ask.key, [[each for each in ask.options if each.startswith(beginning)][number]])
        self.follow()
        self.acted[self.user(ask.seat)] = self.match.revision
        return self.user(ask.seat)

    def user(self, seat: int) -> int:
        """Who sits there."""
        user = self.table.user_at(seat)
        assert user is not None
        return user

    def wishes(self, user: int, **settings: Any) -> None:
        """What a person has chosen."""
        self.people._settings[user] = PlayerSettings(**settings)

    # --- what is planned, and what stands in the channel then

    def here(self, **facts: Any) -> Situation:
        """What a plan is made from."""
        known = Situation(self.table, self.match, tuple(self.posts), self.post(BOARD), self.people, self.now)
        noted = {"acted": self.acted, "room": self.room, "closing": self.closing}
        return msgspec.structs.replace(known, **noted | facts)

    def show(self, **facts: Any) -> list[Step]:
        """Plan, and do all of it."""
        steps = plan(self.here(**facts))
        self.do(steps)
        return steps

    def do(self, steps: Iterable[Step]) -> None:
        """Leave in the channel what these steps leave there."""
        for step in steps:
            match step:
                case PutBoard():
                    self._put_board(step)
                case PutCard(post, _, digest):
                    self.forget(post)
                    self.note(step.kind, digest, post.message_id or self._message(), post.channel_id)
                case PutResult(post, channel, _, digest):
                    self.posts = [other for other in self.posts if other.kind != CARD]
                    self.note(RESULT, digest, self._message() if post is None else post.message_id, channel)
                case Hands(plans):
                    for hand in plans:
                        for post in hand.away:
                            self.forget(post)
                        if hand.message is not None:
                            kind = HANDS[hand.message.way]
                            self.note(kind, hand.message.facts + MARK, self._message(), user=hand.user)
                case TakeButtons(post) | TakeHand(post) | Forget(post):
                    self.forget(post)
                case ScheduleClosing(due):
                    self.closing = due
                case LetIn(room, come, _, stay):
                    self.room = Room(room.channel_id, tuple(sorted(come + stay)))
                case CloseRoom():
                    self.room = None
                case _:
                    pass

    def _put_board(self, step: PutBoard) -> None:
        if step.edits is not None:
            self.note(BOARD, "", step.edits.message_id, step.edits.channel_id, board=step.state)
            return
        if step.before is not None:
            kind = f"{OLD}{step.before.message_id}"
            self.note(kind, "", step.before.message_id, step.before.channel_id, board=step.before.board)
        self.note(BOARD, "", self._message(), board=step.state)

    def _message(self) -> int:
        self._messages += 1
        return self._messages

    def post(self, kind: str, user: int = 0) -> Post | None:
        """What is noted under this kind."""
        return next((post for post in self.posts if post.kind == kind and post.user_id == user), None)

    def note(
        self,
        kind: str,
        digest: str = "",
        message: int = 0,
        channel: int = 0,
        user: int = 0,
        board: BoardState | None = None,
    ) -> Post:
        """A post in place of the one of this kind and user."""
        self.posts = [post for post in self.posts if (post.kind, post.user_id) != (kind, user)]
        post = Post(1, kind, user, channel or self.table.channel_id, message, self.table.revision, digest, board)
        self.posts.append(post)
        return post

    def forget(self, post: Post) -> None:
        """A post is forgotten."""
        self.posts = [other for other in self.posts if (other.kind, other.user_id) != (post.kind, post.user_id)]


def only(steps: Sequence[Step], kind: type[Any]) -> Any:
    """The one step of this kind."""
    (step,) = [step for step in steps if isinstance(step, kind)]
    return step


def has(steps: Sequence[Step], kind: type[Any]) -> bool:
    """Whether there is such a step."""
    return any(isinstance(step, kind) for step in steps)


def labels(buttons: tuple[Button, ...]) -> list[str]:
    return [button.label for button in buttons]


def playing(*users: int, game: str = "tigris", **facts: object) -> Scene:
    """A game that has begun and is shown."""
    scene = Scene(*users or (ANA, BEN), game=game, **facts)
    scene.show()
    scene.start()
    scene.show()
    return scene


def over() -> Scene:
    """A game whose last answer is not shown yet."""
    match = Match.create(load_game("inner_sea"), {"epochs": "1"}, 2, 5)
    play_random(match, 5)
    last = match.answers[-1]
    before = Match.create(load_game("inner_sea"), {"epochs": "1"}, 2, 5)
    for answer in match.answers[:-1]:
        before.answer(answer.seat, answer.key, answer.ids)
    scene = Scene(ANA, BEN, game="inner_sea")
    scene.start(before)
    scene.show()
    before.answer(last.seat, last.key, last.ids)
    scene.follow()
    assert scene.table.status == "over"
    return scene
