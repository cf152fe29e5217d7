"""How random playouts choose: any legal answer, each equally likely, as ``random_player.choose`` does, only quicker.

What they draw is not what that player draws from the same seed, so no recorded game is made with them.
"""

from __future__ import annotations

from engine.computers.random_player import choose_several
from engine.core.ask import Ask
from engine.core.position import Choose
from engine.core.rng import quick_below


def random_policy(seed: int) -> Choose:
    """A player for ``play_out``: the same answers for the same seed."""
    below = quick_below(seed)

    def choose(question: Ask) -> tuple[str, ...]:
        if question.most != 1:
            return choose_several(question, below)
        options = question.options
        option = options[below(len(options))]
        while option in question.grave:
            option = options[below(len(options))]
        return (option,)

    return choose
