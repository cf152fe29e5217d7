"""What is stored around a table at one moment: its messages, its open questions, who can be reached."""

from __future__ import annotations

import msgspec

from bot.model.plans import ReadMark
from bot.model.posts import Post, Room
from bot.model.table import Ballot, Notice, Sitting


class Surroundings(msgspec.Struct, frozen=True):
    """``posts`` are its messages, ``votes`` and ``notices`` what is open and what is still to be told, ``room`` its
    private thread. ``closed_dms`` and ``closed_threads`` are the users whose hands cannot go there, with the moment
    until when (None: until they ask for it). ``closing`` is when its thread is put away. ``history`` is who sat where
    when, ``read_marks`` what users have seen of it, where that is known.
    """

    posts: list[Post]
    history: list[Sitting]
    votes: list[Ballot]
    notices: list[Notice]
    room: Room | None
    closed_dms: dict[int, float | None]
    closed_threads: dict[int, float | None]
    closing: float | None
    read_marks: dict[int, ReadMark]
