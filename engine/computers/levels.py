"""How well computers play at a table, from the strongest to the simplest, and in which style.

A seat is stored with its level's name, and its style after a colon where it has one: "planner", "planner:warrior".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.computers import random_player, sensible_player
from engine.computers.lookahead import Deal, Effort, compare, continued, liked_plans, lookahead_of, plans_for
from engine.core.ask import Ask
from engine.core.game import Game, Plan, Step
from engine.core.position import Position
from engine.core.rng import Rng

STRONG: Final = "strong"
PLANNER: Final = "planner"
SENSIBLE: Final = "sensible"
LEARNER: Final = "learner"
RANDOM: Final = "random"
LEVELS: Final = (STRONG, PLANNER, SENSIBLE, LEARNER, RANDOM)
FORMER_NAMES: Final = {"steady": SENSIBLE}
"""Names of levels that are still stored, and what they are called now."""

EFFORTS: Final[Mapping[str, Effort]] = {
    STRONG: Effort(plans=6, deals=4, remembers=True),
    PLANNER: Effort(plans=4, deals=3),
}
"""How much the levels look at that look ahead, with two players."""


def remembers(stored: str) -> bool:
    """Whether computers of this level know what was public once and is hidden now."""
    return looks_ahead(stored) and EFFORTS[level_of(stored)].remembers


def looks_ahead(stored: str) -> bool:
    """Whether computers of this level compare what comes of their answers."""
    return level_of(stored) in EFFORTS


def level_named(stored: str) -> str:
    """What is stored of a seat, with a former name of its level replaced by today's."""
    return with_style(level_of(stored), style_of(stored))


def level_of(stored: str) -> str:
    """The level alone, by the name that it has today."""
    name = stored.partition(":")[0]
    return FORMER_NAMES.get(name, name)


def style_of(stored: str) -> str:
    """The name of the style; "" for none."""
    return stored.partition(":")[2]


def with_style(level: str, style: str) -> str:
    """A level with a style ("": without), as it is stored."""
    return f"{level}:{style}" if style else level


def levels_of(game: Game[Any]) -> tuple[str, ...]:
    """The levels at which computers play this game, from the strongest to the simplest."""
    return LEVELS if game.sensible is not None and game.sensible.lookahead is not None else (SENSIBLE, RANDOM)


def styles_of(game: Game[Any]) -> tuple[str, ...]:
    """The styles that computers of this game may have, if they look ahead."""
    return () if game.sensible is None or game.sensible.lookahead is None else tuple(game.sensible.lookahead.styles)


def ways_of(game: Game[Any]) -> tuple[str, ...]:
    """All levels of a game, and all styles at the levels that have them, as they are stored."""
    levels = levels_of(game)
    return (*levels, *(with_style(one, style) for one in levels if looks_ahead(one) for style in styles_of(game)))


def way_of(stored: str, game: Game[Any]) -> str:
    """How a computer plays for which this is stored: without a style that the game or the level does not have."""
    level, style = level_of(stored), style_of(stored)
    return with_style(level, style if looks_ahead(level) and style in styles_of(game) else "")


def choose(level: str, question: Ask, game: Game[Any], state: Any, rng: Rng) -> tuple[str, ...]:
    """What a computer answers that does not look ahead; one of another level plays sensibly."""
    if level == RANDOM:
        return random_player.choose(question, rng)
    return sensible_player.choose(question, game, state, rng)


def think(
    level: str,
    question: Ask,
    position: Position,
    rng: Rng,
    steps: tuple[Step, ...] = (),
    deal_anew: Deal | None = None,
    effort: Effort | None = None,
) -> Plan:
    """What a computer of this level, maybe with a style, answers, and how it means to go on in the same turn; one whose
    level is unknown here plays sensibly, one whose style is unknown without style.

    ``steps``: how it meant to go on when it answered before; while they fit, they are followed. ``position`` may know
    all: only what the question's seat may see is looked at, what is hidden from it is dealt anew. ``deal_anew``:
    another way to do so, ``effort``: how much to look at in place of what the level does, both for measuring.
    """
    name, lookahead = level_of(level), None if position.game.sensible is None else position.game.sensible.lookahead
    if name == LEARNER and lookahead is not None:
        return Plan(slip(question, position, rng))
    if name not in EFFORTS or lookahead is None:
        return Plan(choose(name, question, position.game, position.state, rng))
    following = continued(question, steps)
    if following is not None:
        return following
    style = lookahead.styles.get(style_of(level))
    plans = plans_for(question, position, rng, style)
    if len(plans) < 2:
        # What is asked in between does not end the plan for the turn.
        return plans[0]._replace(then=steps) if steps and steps[0][0] != question.key else plans[0]
    effort = (effort or EFFORTS[name]).at_table(position.game, position.state.seats)
    if style is not None:
        plans = liked_plans(question, position, plans, effort.plans, rng, style)
    return compare(question, position, plans, effort, rng, deal_anew=deal_anew, style=style)[0].plan


def slip(question: Ask, position: Position, rng: Rng) -> tuple[str, ...]:
    """Any of the answers that look little worse than the sensible player's, each equally likely."""
    sensible, lookahead = position.game.sensible, lookahead_of(position.game)
    assert sensible is not None
    see = sensible.sight(position.state, question.seat)
    near = lookahead.near(question, see, rng)
    return near[rng.below(len(near))] if len(near) > 1 else sensible.answer(question, see, rng)
