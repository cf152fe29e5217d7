"""What to give up, and what to take from others: small choices (rulebook, "Tu civilización")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.computers.by_question import Answer
from engine.core.ask import Ask
from engine.core.rng import Rng
from engine.through_the_ages import banks
from engine.through_the_ages.attacks import SPARE
from engine.through_the_ages.cards import AGE, CARDS, COPY, number_of
from engine.through_the_ages.computer.card_worth import wonder_gain
from engine.through_the_ages.computer.leader_worth import leader_worth
from engine.through_the_ages.computer.military_cards import card_worth
from engine.through_the_ages.computer.outlook import Outlook, outlook, symbols
from engine.through_the_ages.computer.sight import Rules, Sight, copied, imagined
from engine.through_the_ages.computer.trials import Trial, act
from engine.through_the_ages.computer.worth import worth
from engine.through_the_ages.state import Player, State

Rule = Callable[[Ask, Sight, Rng], Answer]


def top(question: Ask, value: Callable[[str], float]) -> Answer:
    """The option with the highest value; of equals the first one."""
    return (max(question.options, key=value),)


def after(see: Sight, o: Outlook, change: Callable[[State, Player], None]) -> float:
    """What the own civilization is worth after a change."""
    s = imagined(see.board, o.seat)
    change(s, s.players[o.seat])
    return worth(o, s)


def _missed_least(change: Callable[[Player, int], None], of_price: float = 0.0) -> Rule:
    """A rule that answers with the card after whose change the civilization is worth most; ``of_price`` is the part of
    its price that counts as lost too.
    """

    def rule(question: Ask, see: Sight, rng: Rng) -> Answer:
        o = outlook(see)

        def value(option: str) -> float:
            n = number_of(option.partition(":")[2])
            return after(see, o, lambda s, p: change(p, n)) - of_price * CARDS[n].resources * o.resource

        return top(question, value)

    return rule


def _without_worker(p: Player, n: int) -> None:
    p.workers[n] -= 1
    p.yellow += 1


def _without_token(p: Player, n: int) -> None:
    p.stored[n] -= 1


def _without_building(p: Player, n: int) -> None:
    p.workers[n] -= 1
    p.idle += 1


def raid(question: Ask, see: Sight, rng: Rng) -> Answer:
    """The building that its owner misses most; none is spared (aggression "Asalto", event "Terrorismo")."""
    o = outlook(see)

    def value(option: str) -> float:
        if option == SPARE:
            return -1.0
        n = number_of(option.partition(":")[2])
        return o.units[n] + CARDS[n].resources * o.resource

    return top(question, value)


def mixture(question: Ask, see: Sight, rng: Rng) -> Answer:
    """What leaves the own civilization best off; taken from another, what it can best use itself."""
    o = outlook(see)
    gains = not str(question.about["card"]).startswith("raiders")

    def value(option: str) -> float:
        food, resources = (int(word) for word in option.split(":")[1:])

        def change(s: State, p: Player) -> None:
            if gains:
                banks.gain(p, banks.FOOD, food)
                banks.gain(p, banks.RESOURCES, resources)
            else:
                banks.lose(p, banks.FOOD, food)
                banks.lose(p, banks.RESOURCES, resources)

        return after(see, o, change)

    return top(question, value)


def market(question: Ask, see: Sight, rng: Rng) -> Answer:
    """Food or resources, whichever helps more (event "Progreso de los mercados")."""
    o = outlook(see)
    amount = CARDS[number_of(str(question.about["card"]))].number("amount")

    def value(option: str) -> float:
        kind = banks.FOOD if option == "food" else banks.RESOURCES

        def change(s: State, p: Player) -> None:
            banks.gain(p, kind, amount)

        return after(see, o, change)

    return top(question, value)


def free(question: Ask, see: Sight, rng: Rng) -> Answer:
    """A building for nothing is built."""
    return (question.options[0],)


def progress(question: Ask, see: Sight, rng: Rng) -> Answer:
    """What helps most of what may be done for less (event "Progreso de la civilización")."""
    o = outlook(see)
    trial = Trial(see.board, o)

    def value(option: str) -> float:
        if option == "no":
            return 0.1
        if option.startswith("revolution"):
            return -1.0
        s = imagined(see.board, o.seat)
        # It takes no action.
        s.players[o.seat].civil += 1
        return worth(o, act(s, o.seat, option)) - trial.now

    return top(question, value)


def ruin(question: Ask, see: Sight, rng: Rng) -> Answer:
    """The wonder that brings least (event "Los estragos del tiempo")."""
    o = outlook(see)
    return top(question, lambda option: -wonder_gain(o, see.board, number_of(option.partition(":")[2])))


def free_colony(question: Ask, see: Sight, rng: Rng) -> Answer:
    """The colony that brings least (event "Declaración de independencia")."""
    o = outlook(see)
    return top(question, lambda option: -symbols(o, number_of(option.partition(":")[2]), o.turns))


def annex(question: Ask, see: Sight, rng: Rng) -> Answer:
    """The colony that brings most (aggression "Anexión")."""
    o = outlook(see)
    return top(question, lambda option: symbols(o, number_of(option.partition(":")[2]), o.turns))


def infiltrate(question: Ask, see: Sight, rng: Rng) -> Answer:
    """The leader or the wonder, by culture gained and harm done (aggression "Infiltración")."""
    rival = int(question.about["rival"])
    theirs = outlook(see, see.board, rival)
    p = copied(see.board.players[rival])

    def value(option: str) -> float:
        card = number_of(option.partition(":")[2])
        harm = leader_worth(theirs, p, card) if card == p.leader else 3.0 * p.stages + 1.0
        return 3.0 * AGE[card] + 0.5 * harm

    return top(question, value)


def spoils(question: Ask, see: Sight, rng: Rng) -> Answer:
    """Special technologies before science, the dearest first (war "Guerra por la tecnología")."""
    o = outlook(see)

    def value(option: str) -> float:
        if option == "science":
            return 0.0
        n = number_of(option.partition(":")[2])
        return symbols(o, n, o.turns) + 0.1 * AGE[n] - 0.5 * CARDS[n].science * o.science

    return top(question, value)


def discard(question: Ask, see: Sight, rng: Rng) -> Answer:
    """The cards of the hand that are worth least."""
    o = outlook(see)

    def value(option: str) -> float:
        _, name, copy = option.split(":")
        return card_worth(see, o, number_of(name) + COPY * (int(copy) - 1))

    return tuple(sorted(question.options, key=value)[: question.least])


RULES: Final[Rules] = {
    "lose-worker": _missed_least(_without_worker, 0.3),
    "blue-token": _missed_least(_without_token),
    "destroy": _missed_least(_without_building, 0.5),
    "raid": raid,
    "mixture": mixture,
    "market": market,
    "free": free,
    "progress": progress,
    "ruin": ruin,
    "free-colony": free_colony,
    "annex": annex,
    "infiltrate": infiltrate,
    "spoils": spoils,
    "discard": discard,
}
