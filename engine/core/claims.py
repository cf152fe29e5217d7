"""What a game says of its kind: the tests that every game has to pass ask for this, and for nothing else."""

from __future__ import annotations

from typing import Literal

import msgspec


class Claims(msgspec.Struct, frozen=True):
    """What a game is like, beside what its ``Game`` has already (secrets, where it has ``redeal``; ``preorders``...).

    The defaults are those of the plainest game. A test plays at random and says which claim is not true.

    decisions: a game that is played at random takes at least and at most these numbers of decisions, at any table.
    chance: where the random generator decides: nowhere, in the setup alone, or in play too.
    rests_in_steps: whether games come to rest in the middle of a step, as some step asks several questions.
    together: how often several seats are asked at once in games that are played at random: "often" at every table,
        "seldom" at some of them.
    asked_anyway: keys of questions that are put to who can do nothing: only a hidden hand tells that, or a turn ends.
    hands: whether players hold something that the others do not see before them: a picture shows it (``own`` among its
        kinds), and the host offers **My hand**.
    stalling: options, or the words they begin with, by which a game can go on for long and use nothing up.
    follow_ups: by the key of a question whose answer can be planned together with what it leads to
        (``Preorders.next``), the keys of questions that it alone leads to, which the same seat is asked at once.
    endings: the ways in which a game can end, each of them shown by a golden game. One is a list of conditions with
        commas between them: the key of a line of the log without the game's id, and what the last such line says
        (``tie by=cities``); or, with a ``!`` in front, that there is no such line.
    rare_endings: those that hardly any game comes to; cases have them.
    """

    decisions: tuple[int, int] = (1, 5000)
    chance: Literal["never", "setup", "play"] = "never"
    rests_in_steps: bool = False
    together: Literal["never", "seldom", "often"] = "never"
    hands: bool = False
    asked_anyway: tuple[str, ...] = ()
    stalling: tuple[str, ...] = ()
    follow_ups: dict[str, tuple[str, ...]] = {}
    endings: tuple[str, ...] = ()
    rare_endings: tuple[str, ...] = ()
