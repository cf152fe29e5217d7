"""The card phase: in turn order until all have passed (rulebook, "Fase de cartas")."""

from __future__ import annotations

from functools import partial

from engine.core.ask import Ask, Fixed, Flow, Lazy, Waste, only
from engine.core.fitting import Candidate, ask_fitting, skips
from engine.core.game import then
from engine.epochs.annals import begin_phase
from engine.epochs.cards import NEXT, Play, card_of, carry_out, effect_of, put_away, take_aim, worth_playing
from engine.epochs.facts import Card, is_played_by_all
from engine.epochs.features import own_steps
from engine.epochs.own_targets import wasted_plays
from engine.epochs.reactions import negated
from engine.epochs.sides import has_one_each, is_led
from engine.epochs.state import CardAction, CardPhase, CompetitionPhase, Investment, PlayCard, RevealCards, State


def card_phase(s: State, step: CardPhase) -> None:
    """One more round for everybody who has not passed; after the last pass comes competition.

    Rulebook, "Fase de cartas".
    """
    if s.phase != "cards":
        begin_phase(s, "cards")
    waiting = [seat for seat in s.order if not s.passed[seat]]
    if waiting:
        then(s, *(CardAction(seat) if is_led(s, seat) else RevealCards(seat) for seat in waiting), CardPhase())
        return
    s.passed = [False] * s.seats
    then(s, *own_steps(s, "cards-over"), CompetitionPhase())


def card_action(s: State, step: CardAction) -> Flow[None]:
    """Play a card, do what else the game allows, or pass; who has nothing to choose passes (rulebook, "Pasar")."""
    seat = step.seat
    choice = "pass"
    if s.hands[seat] or own_actions(s, seat):
        choice = only((yield action(s, seat)))
    verb, _, name = choice.partition(":")
    if verb == "play":
        s.log.reveal(seat)
        then(s, PlayCard(seat, int(name)))
    elif verb == "pass":
        s.passed[seat] = True
        s.log.add(f"{s.game}-passed", seat=seat)
    else:
        then(s, next(item.step(seat, name) for item in s.facts.own.actions if item.verb == verb))


def action(s: State, seat: int) -> Ask:
    """The question of the card phase, with what it says of the game's own actions (rulebook, "Fase de cartas")."""
    options = Lazy(partial(card_actions, s, seat))
    return Ask("card-action", seat, options, about=s.facts.about_actions.copy(), wastes=_wastes(s, seat))


def _wastes(s: State, seat: int) -> dict[str, Waste]:
    if s.cast is None or has_one_each(s):
        return {}
    return wasted_plays(s, seat, [number for number in sorted(s.hands[seat]) if playable(s, seat, number)])


def card_actions(s: State, seat: int) -> list[str]:
    """What can be played, the game's own actions, passing (rulebook, "Fase de cartas")."""
    plays = [f"play:{number}" for number in sorted(s.hands[seat]) if playable(s, seat, number)]
    return [*plays, *own_actions(s, seat), "pass"]


def own_actions(s: State, seat: int) -> list[str]:
    """What the game allows beside playing a card: "build:great_pyramid" (rulebook, "Fase de cartas")."""
    return [f"{item.verb}:{name}" for item in s.facts.own.actions for name in item.names(s, seat)]


def playable(s: State, seat: int, number: int) -> bool:
    """Cards whose moment it is, and that could do anything (rulebook, "Jugar una carta de destino")."""
    facts = s.facts
    is_now = number in facts.played_by_all or has_its_moment(s, seat, facts.cards[number])
    return is_now and worth_playing(s, seat, number)


def has_its_moment(s: State, seat: int, facts: Card) -> bool:
    """Whether the card phase is the moment of a card: one without letter, an investment, an own kind of the game for
    those who may play that, or whom the card itself exempts.

    Rulebook, "Jugar una carta de destino", "Código", "La regla de oro".
    """
    if is_played_by_all(facts):
        return True
    letters = s.facts.own.letters
    if not letters or not any(letter in facts.letter for letter in letters):
        return False
    exempt = effect_of(s.game, facts.key).exempt
    if exempt is not None and exempt(s, seat):
        return True
    return any(letter in facts.letter and may(s, seat) for letter, may in letters.items())


def play_card(s: State, step: PlayCard) -> Flow[None]:
    """Its player says how and where; opponents may negate; then it is carried out (rulebook, same place)."""
    seat, facts = step.seat, card_of(s, step.card)
    targets = yield from take_aim(s, seat, facts.key)
    s.hands[seat].remove(step.card)
    s.log.reveal()
    named_targets = " ".join(name for name in targets if name != NEXT)
    s.log.add(f"{s.game}-played", seat=seat, card=facts.key, targets=named_targets)
    play = Play(seat, "card", facts.key, step.card, targets)
    if (yield from negated(s, play)):
        put_away(s, step.card, negated=True)
        return
    if "I" in facts.letter:
        invest(s, seat, step.card)
    yield from carry_out(s, play)
    put_away(s, step.card, negated=False)


def offer(s: State, moment: str) -> Flow[None]:
    """Players who hold a card for this moment may play it; all are asked at once (rulebook, "La regla de oro")."""
    about: dict[str, str | int] = {"moment": moment}
    candidates = []
    for seat in s.order:
        fitting, hides = [f"play:{number}" for number in _fitting(s, seat, moment)], bool(s.hands[seat])
        if not (fitting or s.rules.everyone_reacts):
            # Nothing is put to this seat: the question need not be made.
            skips(s.log, seat, fits=False, hides=hides)
            continue
        question = Ask("card-moment", seat, Fixed("keep", *fitting), about=about)
        candidates.append(Candidate(question, fits=bool(fitting), hides=hides))
    replies = yield from ask_fitting(s.log, candidates, everyone=s.rules.everyone_reacts)
    for seat in [seat for seat in s.order if replies.get(seat, ("keep",))[0] != "keep"]:
        yield from play_card(s, PlayCard(seat, int(replies[seat][0].partition(":")[2])))


def _fitting(s: State, seat: int, moment: str) -> list[int]:
    return [
        number
        for number in sorted(s.hands[seat])
        if effect_of(s.game, card_of(s, number).key).moment == moment and worth_playing(s, seat, number)
    ]


def invest(s: State, seat: int, number: int) -> None:
    """An investment card is face up with disks from the supply on it, as many as there are; without any of those it
    asks for it is discarded. White ones come from nowhere (rulebook, "Cartas de inversión").
    """
    facts = card_of(s, number)
    wanted = facts.disks
    if facts.white:
        s.investments.append(Investment(seat, number, wanted))
        return
    disks = min(wanted, s.supply[seat])
    if wanted and not disks:
        s.discard.append(number)
        return
    s.supply[seat] -= disks
    s.investments.append(Investment(seat, number, disks))


def investment(s: State, seat: int, key: str) -> int:
    """The number of a card that is face up before a seat, with disks on it; 0 where there is none.

    Rulebook, "Cartas de inversión".
    """
    own = [item.card for item in s.investments if item.seat == seat and item.disks]
    return next((number for number in own if card_of(s, number).key == key), 0)


def end_investment(s: State, number: int) -> None:
    """An investment is discarded; its disks go back to their supply, but white ones (rulebook, same place)."""
    for item in [item for item in s.investments if item.card == number]:
        s.investments.remove(item)
        s.supply[item.seat] += 0 if card_of(s, number).white else item.disks
        s.discard.append(number)


def take_investment(s: State, seat: int, number: int) -> bool:
    """Take a disk off an investment; with its last one the card is discarded. False where there is none.

    Rulebook, "Cartas de inversión".
    """
    for item in s.investments:
        if item.seat == seat and item.card == number and item.disks:
            item.disks -= 1
            s.supply[seat] += not card_of(s, number).white
            if not item.disks:
                s.investments.remove(item)
                s.discard.append(number)
            return True
    return False
