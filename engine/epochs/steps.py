"""The steps that all games of this family have, each with the function that plays it."""

from __future__ import annotations

from typing import Any, Final

from engine.core.game import StepFunction
from engine.epochs.card_phase import card_action, card_phase, play_card
from engine.epochs.competition import competition, competition_phase
from engine.epochs.deck import draw_cards
from engine.epochs.epoch import change_of_epoch, end_of_epoch, epoch_points
from engine.epochs.growth import acquisition, deployment, resettlement, withdrawal
from engine.epochs.reckoning import (
    next_turn,
    reset_turn_order,
    sea_dominance,
    sudden_death,
    victory_count,
)
from engine.epochs.setup import begin_game, choose_civilization
from engine.epochs.state import (
    Acquisition,
    BeginGame,
    CardAction,
    CardPhase,
    ChooseCivilization,
    Competition,
    CompetitionPhase,
    Deployment,
    DrawCards,
    EndOfEpoch,
    EpochChange,
    EpochPoints,
    NextTurn,
    PlayCard,
    Resettlement,
    ResetTurnOrder,
    RevealCards,
    SeaDominance,
    SuddenDeath,
    VictoryCount,
    Withdrawal,
)
from engine.epochs.unled import reveal_cards

STEPS: Final[dict[type[Any], StepFunction]] = {
    ChooseCivilization: choose_civilization,
    BeginGame: begin_game,
    Withdrawal: withdrawal,
    Acquisition: acquisition,
    Resettlement: resettlement,
    Deployment: deployment,
    CardPhase: card_phase,
    CardAction: card_action,
    RevealCards: reveal_cards,
    PlayCard: play_card,
    CompetitionPhase: competition_phase,
    Competition: competition,
    SeaDominance: sea_dominance,
    VictoryCount: victory_count,
    ResetTurnOrder: reset_turn_order,
    SuddenDeath: sudden_death,
    DrawCards: draw_cards,
    NextTurn: next_turn,
    EndOfEpoch: end_of_epoch,
    EpochChange: change_of_epoch,
    EpochPoints: epoch_points,
}
