"""The Ancient World for the core."""

from __future__ import annotations

from engine.ancient_world.attacking import roll_dice
from engine.ancient_world.computer.planner import LOOKAHEAD
from engine.ancient_world.computer.sensible import PLAYERS, answer
from engine.ancient_world.computer.sight import sight
from engine.ancient_world.dealing import redeal, rewind
from engine.ancient_world.gains import keep
from engine.ancient_world.invariants import check
from engine.ancient_world.meta import META
from engine.ancient_world.missing import MISSING
from engine.ancient_world.preorders import PREORDERS
from engine.ancient_world.preparing import choose_cities, prepare
from engine.ancient_world.references import REFERENCES
from engine.ancient_world.round_end import collect, confront, feed, repairs
from engine.ancient_world.scoring import score
from engine.ancient_world.setup import set_up
from engine.ancient_world.state import (
    ChooseCities,
    Collect,
    Confront,
    Dice,
    Feed,
    Keep,
    Prepare,
    Repair,
    Score,
    State,
    Turn,
)
from engine.ancient_world.turn import play_turn
from engine.ancient_world.views import view
from engine.core.copies import copier
from engine.core.game import Game, Opponent

GAME: Game[State] = Game(
    META,
    State,
    set_up,
    {
        ChooseCities: choose_cities,
        Prepare: prepare,
        Turn: play_turn,
        Keep: keep,
        Dice: roll_dice,
        Confront: confront,
        Repair: repairs,
        Collect: collect,
        Feed: feed,
        Score: score,
    },
    view,
    redeal,
    rewind,
    check,
    copy=copier(State),
    is_secret=lambda question: question.key == "explore",
    preorders=PREORDERS,
    sensible=Opponent(sight, answer, PLAYERS, LOOKAHEAD),
    missing=MISSING,
    references=REFERENCES,
)
