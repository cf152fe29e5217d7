"""What players of this family of games may settle before they are asked: growth, cards, competitions, reactions.

Rulebook, "Fase de crecimiento", "Fase de cartas", "Procedimiento para la competición", "Cartas de anulación".
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import Final

import msgspec
from msgspec.structs import replace

from engine.core.ask import Ask, Fixed, Flow, resume
from engine.core.errors import IllegalAnswer, Reason
from engine.core.position import Position
from engine.core.preorders import (
    FollowUp,
    Order,
    OrderPart,
    Pass,
    Preorders,
    Settings,
    Settled,
    Shortcut,
    UpcomingQuestion,
    parts_of,
)
from engine.epochs.areas import contested_areas, strength
from engine.epochs.card_phase import action
from engine.epochs.cards import aim_keys, card_of, take_aim
from engine.epochs.competition import usable
from engine.epochs.growth import deployable, growth_parts, withdrawable
from engine.epochs.leading import as_put
from engine.epochs.payments import LOSSES, MANY
from engine.epochs.sides import civilizations_of, player_of, speaker_of
from engine.epochs.state import Deployment, Fight, State, Withdrawal

COMPETE: Final = "compete"
ACTION: Final = "card-action"

TURN: Final = ("turn", "phase")
FIGHT: Final = "competition"
FIGHTS: Final = "competitions"
UNANSWERED: Final = "unless-played"

PAYMENTS_UP_TO: Final = "payments-up-to"
MOST_TALENTS: Final = 10
"""The highest number that the order to give talents for disks offers."""


def _payments_parts(s: State, seat: int) -> list[OrderPart]:
    """How many talents it gives at most (rulebook, "Bajas alternativas")."""
    counts = (f"talent:{count}" for count in range(1, MOST_TALENTS + 1))
    return [OrderPart(Ask(PAYMENTS_UP_TO, seat, Fixed(*counts), 0))]


def _paid(s: State, ask: Ask, settings: Settings) -> Settled | None:
    """As many talents as help, up to the limit in one competition, where talents are among what may be given.

    Rulebook, "Bajas alternativas".
    """
    limits = dict(settings).get(PAYMENTS_UP_TO)
    if ask.key not in (LOSSES, MANY) or not limits:
        return None
    limit = int(limits[0].partition(":")[2]) - int(ask.about.get("given", 0))
    helpful = [option for option in ask.options if option.startswith("talent:")][: max(0, limit)]
    return Settled(PAYMENTS_UP_TO, tuple(helpful[-1:]))


NOTHING: Final = (("nothing",), ())
DISKS_GO: Final = ((),)
KEEP: Final = (("keep",),)
GROWTH: Final = "growth"
"""The order to go straight to deploying."""

ORDERS: Final = {
    "reactions": Order((*TURN, FIGHT), {"react": (("let",),), "card-moment": (("keep",),)}),
    "competitions": Order(TURN, {COMPETE: NOTHING}),
    "payments": Order((*TURN, FIGHT), parts=_payments_parts, answer=_paid),
    "losses": Order((*TURN, FIGHT), {LOSSES: DISKS_GO, MANY: DISKS_GO}),
    "rest": Order(
        (FIGHT, UNANSWERED, FIGHTS), {COMPETE: NOTHING, "react": (("let",),), LOSSES: DISKS_GO, MANY: DISKS_GO}
    ),
}
SHORTCUTS: Final = {
    COMPETE: (Shortcut("rest", FIGHT), Shortcut("rest", UNANSWERED), Shortcut("rest", FIGHTS)),
    "react": (Shortcut("reactions", FIGHT), Shortcut("reactions", "turn")),
    LOSSES: (Shortcut("losses", FIGHT), Shortcut("losses", "phase")),
    MANY: (Shortcut("losses", "phase"),),
}
AIMED: Final = "card"
"""The fact of a question about a card's aim that tells which card it is."""


def upcoming(s: State, seat: int) -> list[UpcomingQuestion]:
    """What this player may answer ahead, from what it knows: its own hands, and the map as it stands. Who leads two
    civilizations answers for each of them by itself.
    """
    questions: list[UpcomingQuestion] = []
    for civ in civilizations_of(s, seat):
        if s.civs[civ]:
            questions += [*_growth(s, civ), *_cards(s, civ), *_competitions(s, civ), *_aims(s, civ)]
    return questions if s.cast is None else [_as_put(s, item) for item in questions]


def _as_put(s: State, item: UpcomingQuestion) -> UpcomingQuestion:
    """The question as it will be put at a table with a cast."""
    return replace(item, ask=as_put(s, item.ask))


def _growth(s: State, seat: int) -> list[UpcomingQuestion]:
    ids, questions = s.board.ids, []
    coming = [type(step) for step in s.agenda if isinstance(step, Withdrawal | Deployment) and step.seat == seat]
    if Withdrawal in coming:
        withdraw = Fixed("done", *(f"withdraw:{ids[area]}" for area in withdrawable(s, seat)))
        questions.append(UpcomingQuestion(Ask("withdraw", seat, withdraw, about={"number": 0})))
    if coming:
        deploy = Fixed("done", *(f"deploy:{ids[area]}" for area in deployable(s, seat)))
        ready = s.ready[seat] or max(s.facts.numbers.least_ready, sum(growth_parts(s, seat).values()))
        questions.append(UpcomingQuestion(Ask("deploy", seat, deploy, about={"ready": ready, "limit": 0})))
    return questions


def _cards(s: State, seat: int) -> list[UpcomingQuestion]:
    if s.phase not in ("growth", "cards") or s.passed[seat]:
        return []
    return [UpcomingQuestion(action(s, seat))]


def _aims(s: State, seat: int) -> list[UpcomingQuestion]:
    """What the seat's cards in the competition that goes on have not yet been told: asked when they take effect."""
    if s.fight is None:
        return []
    questions = []
    for option in s.fight.played_by(seat):
        if not option.startswith("card:") or int(option[5:]) in s.discard + s.aside:
            continue
        first = next(take_aim(s, seat, _key(s, option)), None)
        if isinstance(first, Ask):
            questions.append(UpcomingQuestion(first, AIMED))
    return questions


def next_question(
    position: Position, seat: int, question: str, ids: Sequence[str], follow_ups: Sequence[FollowUp]
) -> UpcomingQuestion | None:
    """What the cards among ``ids`` must be told after all ``follow_ups``, as things stand. Raises IllegalAnswer for a
    question of a civilization that the seat does not lead.

    Rulebook, "Jugar una carta de destino".
    """
    s: State = position.state
    why = not_led(s, seat, question)
    if why is not None:
        raise IllegalAnswer("the seat does not lead this civilization", why)
    key, area, side = parts_of(question)
    if side and side not in s.civs:
        return None
    civ = s.civs.index(side) if side else seat
    elsewhere = key == COMPETE and (s.fight is None or s.board.ids[s.fight.area] != area)
    fight_state = _as_if_fighting(s, s.board.number[area]) if elsewhere else s
    follow_ups_to_come = list(follow_ups)
    for option in ids:
        if not option.startswith(("play:", "card:")):
            continue
        flow: Flow[tuple[str, ...]] = take_aim(fight_state, civ, _key(s, option))
        ask = next(flow, None)
        while ask is not None:
            assert isinstance(ask, Ask)
            coming = UpcomingQuestion(ask, AIMED)
            if s.cast is not None:
                coming = _as_put(s, coming)
            if not follow_ups_to_come or follow_ups_to_come[0][0] != coming.id:
                return coming
            ask = resume(flow, follow_ups_to_come.pop(0)[1])
    return None


def not_led(s: State, seat: int, question: str) -> Reason | None:
    """Why a question is not put to this seat: its id names a civilization that the seat does not lead. None where it
    names one of its own, or none at all.

    Rulebook, "Civilización".
    """
    side = parts_of(question).side
    if side not in s.facts.civilizations or side in [s.civs[civ] for civ in civilizations_of(s, seat)]:
        return None
    return Reason(f"{s.game}-not-led", {"civilization": side})


def _key(s: State, option: str) -> str:
    """The key of the card that an option "play:57" or "card:57" is about."""
    return card_of(s, int(option.partition(":")[2])).key


def _competitions(s: State, seat: int) -> list[UpcomingQuestion]:
    """The contested areas where the seat has disks, in the order in which they will be resolved."""
    if s.phase == "reckoning":
        return []
    now = -1 if s.fight is None or _is_asked_second(s, seat) else s.fight.area
    areas = [area for area in contested_areas(s) if area != now and strength(s, seat, area)]
    questions = []
    for area in sorted(areas, key=s.board.order.__getitem__):
        options = usable(_as_if_fighting(s, area), seat, area)
        if not options and s.rules.everyone_reacts and s.hands[seat]:
            options = ["nothing"]
        if options:
            about: dict[str, str | int] = {"area": s.board.ids[area]}
            questions.append(UpcomingQuestion(Ask(COMPETE, seat, Fixed(*options), 0, len(options), about), "area"))
    return questions


def _is_asked_second(s: State, seat: int) -> bool:
    """Whether a civilization has still to say what it commits to the competition that goes on, when another one of its
    player, which comes before it in turn order, has been asked (``engine.epochs.leading``).
    """
    assert s.fight is not None
    first = speaker_of(s, player_of(s, seat))
    if first == seat or s.fight.played or not strength(s, first, s.fight.area):
        return False
    return s.order.index(first) < s.order.index(seat)


def _as_if_fighting(s: State, area: int) -> State:
    """The state as it will look when the area is resolved, to be read only."""
    fight = Fight(area, [], [0] * (s.seats + 1))
    return msgspec.structs.replace(s, phase="competition", fight=fight)


def spans(s: State) -> dict[str, str]:
    """A turn of all players, a phase of it, all its competitions while they go on, one of them; that one as long as
    nobody has played anything in it.
    """
    turn = f"{s.epoch}.{s.turn}"
    names = {"turn": turn, "phase": f"{turn}.{s.phase}"}
    if s.phase == "competition":
        names[FIGHTS] = f"{turn}.competition"
    if s.fight is not None:
        names[FIGHT] = f"{turn}.{s.board.ids[s.fight.area]}"
        if not any(s.fight.played):
            names[UNANSWERED] = names[FIGHT]
    return names


def asks_all(s: State) -> bool:
    """Whether everybody with cards is asked, fitting ones or not (rulebook, "Cartas de anulación")."""
    return s.rules.everyone_reacts


def _shortcuts(growth: Collection[str], s: State, ask: Ask) -> Sequence[Shortcut]:
    """Standing orders offered on a question itself: in growth, to go straight to deploying."""
    if ask.key in growth and s.phase == "growth":
        return (Shortcut(GROWTH, "phase", is_usual=True),)
    return SHORTCUTS.get(ask.key, ())


def preorders_of(game: str, keeps: Sequence[str] = ()) -> Preorders:
    """For a game whose cards are written: what its players may settle beforehand.

    keeps: keys of own questions about what is used or kept before disks are deployed.
    """
    distinguished_by = {COMPETE: "area", **dict.fromkeys(sorted(aim_keys(game)), AIMED)}
    followed = frozenset({COMPETE, ACTION})
    passes: dict[str, Pass] = {"withdraw": (("done",),), "resettle": DISKS_GO, **dict.fromkeys(keeps, KEEP)}
    orders = {**ORDERS, GROWTH: Order(("phase",), passes)}
    offered = partial(_shortcuts, frozenset(passes))
    return Preorders(
        upcoming, distinguished_by, orders, spans, asks_all, offered, next_question, followed, not_asked=not_led
    )
