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
from engine.through_the_ages.computer.sight import Sight, copied, imagined
from engine.through_the_ages.computer.trials import Trial, act
from engine.through_the_ages.computer.worth import worth
from engine.through_the_ages.state import Player, State


def top(question: Ask, value: Callable[[str], float]) -> Answer:
    """The option with the highest value; of equals the first one."""
    return (max(question.options, key=value),)


def after(see: Sight, o: Outlook, change: Callable[[State, Player], None]) -> float:
    """What the own civilization is worth after a change."""
    s = imagined(see.board, o.seat)
    change(s, s.players[o.seat])
    return worth(o, s)


def lose_worker(question: Ask, see: Sight, rng: Rng) -> Answer:
    """The worker who is missed least."""
    o = outlook(see)

    def value(option: str) -> float:
        n = number_of(option.partition(":")[2])

        def change(s: State, p: Player) -> None:
            p.workers[n] -= 1
            p.yellow += 1

        return after(see, o, change) - 0.3 * CARDS[n].resources * o.resource

    return top(question, value)


def blue_token(question: Ask, see: Sight, rng: Rng) -> Answer:
    """The token that is missed least (rulebook, "Fichas azules y amarillas")."""
    o = outlook(see)

    def value(option: str) -> float:
        n = number_of(option.partition(":")[2])

        def change(s: State, p: Player) -> None:
            p.stored[n] -= 1

        return after(see, o, change)

    return top(question, value)


def destroy(question: Ask, see: Sight, rng: Rng) -> Answer:
    """The building that is missed least."""
    o = outlook(see)

    def value(option: str) -> float:
        n = number_of(option.partition(":")[2])

        def change(s: State, p: Player) -> None:
            p.workers[n] -= 1
            p.idle += 1

        return after(see, o, change) - 0.5 * CARDS[n].resources * o.resource

    return top(question, value)


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


RULES: Final = {
    "lose-worker": lose_worker,
    "blue-token": blue_token,
    "destroy": destroy,
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
