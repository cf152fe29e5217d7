"""The end of an epoch and of the game (rulebook, "Fase de final de época", "Final de la partida")."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from data.casts import NOBODY
from engine.core.ask import Flow
from engine.core.game import Result, then
from engine.epochs.areas import dominated
from engine.epochs.cards import card_of, put_away
from engine.epochs.deck import draw, resolve_event, top
from engine.epochs.disks import gain_points
from engine.epochs.facts import Facts
from engine.epochs.knowledge import Knowledge
from engine.epochs.reckoning import begin_turn
from engine.epochs.scenario import holder, rank, score_scenario, tell_decision
from engine.epochs.sides import civilizations_of, is_led
from engine.epochs.state import EndOfEpoch, EpochChange, EpochPoints, State

Row = Callable[[Any], Flow[None]]
_rows: dict[str, dict[int, Row]] = {}


def epoch_change(game: str, first: int, last: int) -> Callable[[Row], Row]:
    """Say what a row of the epoch change table does: for revealed cards ``first`` to ``last``."""

    def register(row: Row) -> Row:
        table = _rows.setdefault(game, {})
        for number in range(first, last + 1):
            if number in table:
                raise ValueError(f"two rows for card {number}")
            table[number] = row
        return row

    return register


def rows_of(game: str) -> dict[int, Row]:
    """The epoch change table of a game, by card number."""
    return _rows.get(game, {})


def carry_out_row(s: State, number: int) -> Flow[None]:
    """What the row of a card's number says happens; the log names it first, and what it does.

    Rulebook, "Fase de final de época", 3.
    """
    row = rows_of(s.game)[number]
    s.log.add(f"{s.game}-times-change", row=row.__name__, does=f"row:{row.__name__}")
    yield from row(s)


def _by_seat(s: State, counts: Sequence[int]) -> str:
    """Seats in turn order with a number each, for the log: "0:3 2:1"; without those that have none."""
    return " ".join(f"{seat}:{counts[seat]}" for seat in s.order if counts[seat])


def end_of_epoch(s: State, step: EndOfEpoch) -> Flow[None]:
    """After the last epoch, or when somebody has reached the aim of a scenario, only points count; else hands are
    discarded and the times change.

    Rulebook, "Fase de final de época", "Escenarios".
    """
    is_last = s.facts.own.is_last(s)
    if is_last or holder(s) != NOBODY:
        if is_last and s.rules.last_epoch_event:
            yield from last_epoch_event(s)
        score_epoch(s)
        finish(s)
        return
    s.log.add(f"{s.game}-hands-in", hands=_by_seat(s, [len(hand) for hand in s.hands]))
    for seat in s.order:
        s.discard += s.hands[seat]
        s.hands[seat] = []
    s.deck += s.discard + s.aside
    s.discard, s.aside = [], []
    s.rng.shuffle(s.deck)
    s.knowledge = Knowledge(shuffled=True)
    then(s, EpochChange(), EpochPoints())


def change_of_epoch(s: State, step: EpochChange) -> Flow[None]:
    """The top card's number names a row of the table; an invasion takes effect before (rulebook, same place, 3)."""
    number = top(s)
    if number is None:
        return
    s.log.reveal()
    s.log.add(f"{s.game}-revealed", card=card_of(s, number).key, number=number)
    invades = number in s.facts.numbers.invasions
    if invades:
        yield from resolve_event(s, number)
        put_away(s, number, negated=False)
    yield from carry_out_row(s, number)
    if not invades:
        s.deck.append(number)
        s.rng.shuffle(s.deck)
        s.knowledge.shuffles([number], s.deck)


def last_epoch_event(s: State) -> Flow[None]:
    """Reveal until a low card names a row; no event card takes effect (rulebook, "Evento de última época")."""
    revealed_cards: list[int] = []
    while (number := top(s)) is not None:
        revealed_cards.append(number)
        s.log.reveal()
        s.log.add(f"{s.game}-revealed", card=card_of(s, number).key, number=number)
        if number < s.facts.numbers.last_event_below:
            yield from carry_out_row(s, number)
            break
    s.discard += revealed_cards


def epoch_points(s: State, step: EpochPoints) -> Flow[None]:
    """Points of the epoch, treasuries emptied, new hands, the next epoch (rulebook, same place, 4 to 6)."""
    yield from new_hands(s)
    next_epoch(s)


def new_hands(s: State) -> Flow[None]:
    """Points of the epoch, treasuries emptied, new hands (rulebook, same place, 4 to 6)."""
    score_epoch(s)
    if any(s.treasury):
        s.log.add(f"{s.game}-treasuries", treasuries=_by_seat(s, s.treasury))
    s.treasury = [0] * s.seats
    for seat in [seat for seat in s.order if is_led(s, seat)]:
        yield from draw(s, seat, s.facts.numbers.first_hand)


def next_epoch(s: State) -> None:
    """The first turn of the next epoch begins (rulebook, same place)."""
    s.epoch += 1
    s.turn = 1
    begin_turn(s)


def score_epoch(s: State) -> None:
    """A point for having most of something (nobody where they tie), points for seas dominated and for talents.

    Rulebook, "Fase de final de época", 4.
    """
    for item in s.facts.own.most:
        counts = [item.count(s, seat) for seat in range(s.seats)]
        best = max(counts)
        if best and counts.count(best) == 1:
            gain_points(s, counts.index(best), 1, item.name)
    numbers = s.facts.numbers
    for seat in range(s.seats):
        gain_points(s, seat, len(dominated(s, seat)) // numbers.seas_a_point, "seas")
        gain_points(s, seat, s.treasury[seat] // numbers.talents_a_point, "talents")
    score_scenario(s)


def finish(s: State) -> None:
    """The player with most points wins; some ways to part those who tie. A scenario may put something before points.

    Rulebook, "Final de la partida".
    """
    keys = [player_key(s, player) for player in range(s.player_count)]
    ranks = [rank(s, player) for player in range(s.player_count)]
    standings = list(zip(ranks, keys, strict=True))
    s.result = Result(
        tuple(
            tuple(seat for seat, key in enumerate(standings) if key == value)
            for value in sorted(set(standings), reverse=True)
        )
    )
    s.log.reveal()
    s.log.add(f"{s.game}-end")
    tell_decision(s)
    tell_counting(s)
    for place, seat in s.result.ranked():
        s.log.add(f"{s.game}-final", seat=seat, place=place, points=keys[seat][0])
    if s.player_count == 1:
        tell_grade(s, keys[0][0])
    (rank_of_first, first), *others = sorted(standings, reverse=True)[:2]
    if others and others[0][0] == rank_of_first and others[0][1][0] == first[0]:
        s.log.add(f"{s.game}-tie", by=tie_breaks(s.facts)[_parted_by(first, others[0][1])])


def tell_counting(s: State) -> None:
    """Where players lead two civilizations, the log says how their points count and what each civilization has.

    Rulebook, "Final de la partida".
    """
    led = [civ for civ in range(s.seats) if is_led(s, civ)]
    if len(led) > s.player_count:
        reached = " ".join(f"{civ}:{s.points[civ]}" for civ in sorted(led, key=lambda civ: -s.points[civ]))
        s.log.add(f"{s.game}-counted", how="sum" if s.facts.own.adds_up else "best", reached=reached)


GRADES: Final = ("bronze", "silver", "gold")


def grades(s: State) -> dict[str, int]:
    """House rule: the points with which a single player reaches each grade, by the epochs that are played.

    A player with several civilizations needs as much for each of them where they add up. Rulebook, "CSJ (Civilización
    Sin Jugador)".
    """
    numbers = s.facts.numbers.alone
    epochs = min(len(numbers), s.rules.epochs - s.facts.own.first_epoch(s) + 1)
    times = len(civilizations_of(s, 0)) if s.facts.own.adds_up else 1
    return {grade: points * times for grade, points in zip(GRADES, numbers[epochs - 1], strict=True)}


def tell_grade(s: State, points: int) -> None:
    """The log says which grade a single player has reached (rulebook, "CSJ (Civilización Sin Jugador)")."""
    due = grades(s)
    grade = next((grade for grade in reversed(GRADES) if points >= due[grade]), "none")
    s.log.add(f"{s.game}-alone", seat=0, points=points, grade=grade, **due)


def _parted_by(first: tuple[int, ...], second: tuple[int, ...]) -> int:
    """The first comparison in which two differ; one more than there are where they are equal in all."""
    return next((place for place, both in enumerate(zip(first, second, strict=True)) if both[0] != both[1]), len(first))


def final_key(s: State, seat: int) -> tuple[int, ...]:
    """Points, then what parts those who tie (rulebook, "Final de la partida")."""
    return (s.points[seat], *(item.count(s, seat) for item in s.facts.own.ties))


def player_key(s: State, player: int) -> tuple[int, ...]:
    """By what players are ranked: as their best civilization, or as all of theirs together, as the game says.

    Rulebook, "Final de la partida".
    """
    keys = [final_key(s, seat) for seat in civilizations_of(s, player)]
    if len(keys) > 1 and s.facts.own.adds_up:
        return tuple([sum(items) for items in zip(*keys, strict=True)])
    return max(keys)


def tie_breaks(facts: Facts) -> tuple[str, ...]:
    """What may part those with most points, in order; "nothing" where they share the place (rulebook, same place)."""
    return ("points", *(item.name for item in facts.own.ties), "nothing")
