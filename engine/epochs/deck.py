"""The deck: drawing, events, revealing, the limit of a hand (rulebook, "Robar y descartar", "Cartas de evento")."""

from __future__ import annotations

from engine.core.ask import Ask, Fixed, Flow, Lazy, ask
from engine.epochs.areas import city_count
from engine.epochs.cards import Play, card_of, carry_out, choose_several, put_away
from engine.epochs.disks import discard_from_hand
from engine.epochs.features import having
from engine.epochs.sides import is_led
from engine.epochs.state import DrawCards, State


def top(s: State) -> int | None:
    """The top card of the deck, taken off it; the discards are shuffled when it is used up. None when all is gone.

    Rulebook, "Robar y descartar".
    """
    renew(s)
    return s.deck.pop() if s.deck else None


def renew(s: State) -> None:
    """The discards become the deck where that is used up (rulebook, "Robar y descartar")."""
    if not s.deck:
        if s.discard:
            s.log.add(f"{s.game}-renewed")
        s.deck, s.discard = s.discard, []
        s.rng.shuffle(s.deck)
        s.knowledge.shuffles(s.deck, s.deck)
        s.knowledge.renewed = s.knowledge.time


def last_in_points(s: State) -> int:
    """Who directs an invasion: fewest points; of equals, the last in turn order (rulebook, "Cartas de evento")."""
    return min(reversed(s.order), key=lambda seat: s.points[seat])


def resolve_event(s: State, number: int) -> Flow[None]:
    """An event takes effect at once (rulebook, "Cartas de evento")."""
    key = card_of(s, number).key
    s.log.reveal()
    s.log.add(f"{s.game}-event", card=key)
    yield from carry_out(s, Play(s.facts.own.director(s), "card", key, number))


def draw(s: State, seat: int, count: int) -> Flow[None]:
    """Draw ``count`` cards at once, then the hand is cut to its limit (rulebook, "Paso de robo", "Tamaño de mano")."""
    yield from draw_uncut(s, seat, count)
    yield from cut_hand(s, seat)


def draw_uncut(s: State, seat: int, count: int) -> Flow[list[int]]:
    """Draw ``count`` cards at once; events are resolved, usually the highest number first, and replaced, as long as
    there are other cards left. Returns what was drawn and is still in the hand. A civilization without a
    player draws nothing.

    Rulebook, "Paso de robo", "Múltiples eventos", "CSJ (Civilización Sin Jugador)".
    """
    got: list[int] = []
    if not is_led(s, seat):
        return got
    while count:
        cards = [card for card in [top(s) for _ in range(count)] if card is not None]
        s.knowledge.draws(seat)
        events = [card for card in cards if is_event(s, card)]
        hand_cards = [card for card in cards if card not in events]
        s.hands[seat] += hand_cards
        got += hand_cards
        if cards:
            s.log.reveal()
        if hand_cards and s.log.is_heard:
            for card in hand_cards:
                s.log.tell(seat, f"{s.game}-drew", card=card_of(s, card).key)
            s.log.add(f"{s.game}-drew-count", seat=seat, cards=len(hand_cards))
        due = s.facts.own.events(events)
        for card in [*due, *(card for card in events if card not in due)]:
            if card in due:
                yield from resolve_event(s, card)
            else:
                s.log.add(f"{s.game}-event-ignored", card=card_of(s, card).key)
            put_away(s, card, negated=False)
        count = len(events) if events and _cards_left(s) else 0
    # A card that an event took from the hand may have come back in the place of that event.
    return [card for card in dict.fromkeys(got) if card in s.hands[seat]]


def _cards_left(s: State) -> bool:
    """Whether anything but events can still be drawn."""
    return not s.facts.events.issuperset([*s.deck, *s.discard])


def is_event(s: State, card: int) -> bool:
    """Whether a card takes effect when it is drawn (rulebook, "Cartas de evento")."""
    return card in s.facts.events


def cut_hand(s: State, seat: int) -> Flow[None]:
    """A hand above its limit is cut down at once (rulebook, "Tamaño de mano").

    What is discarded may lower the limit: then it is cut again.
    """
    while (excess := len(s.hands[seat]) - (limit := hand_limit(s, seat))) > 0:
        options = Lazy(lambda: [f"card:{card}" for card in sorted(s.hands[seat])])
        about: dict[str, str | int] = {"limit": limit}
        chosen = yield from choose_several(Ask("discard", seat, options, excess, excess, about))
        for name in chosen:
            discard_from_hand(s, seat, int(name.partition(":")[2]))


def hand_limit(s: State, seat: int) -> int:
    """The most cards of a hand (rulebook, "Tamaño de mano")."""
    facts = s.facts
    return facts.numbers.hand_limit if facts.own.hand_limit is None else facts.own.hand_limit(s, seat)


def draw_cards(s: State, step: DrawCards) -> Flow[None]:
    """Some cards, more for every few cities, one for each talent, which is said and paid before any card is drawn.

    Rulebook, "Paso de robo".
    """
    seat = step.seat
    numbers = s.facts.numbers
    count = numbers.base_draw + city_count(s, seat) // numbers.cities_a_card
    for _, feature in having(s, seat, "draw"):
        if feature.draw is not None:
            count += yield from feature.draw(s, seat)
    if s.treasury[seat]:
        options = Fixed(*(f"spend:{talents}" for talents in range(s.treasury[seat] + 1)))
        choice = yield from ask(Ask("draw", seat, options, about={"cards": count}))
        spent = int(choice.partition(":")[2])
        s.treasury[seat] -= spent
        count += spent
        if spent:
            s.log.add(f"{s.game}-spent", seat=seat, talents=spent)
    for _, feature in having(s, seat, "on_draw"):
        if feature.on_draw is not None:
            yield from feature.on_draw(s, seat)
    yield from draw(s, seat, count)


def reveal_top(s: State, *, seat: int | None = None, shuffle_back: bool = False) -> Flow[int]:
    """Show the top card; an event is resolved at once, any other is discarded, or shuffled back into the deck where the
    rules say so. Returns its number, 0 where no card is left (rulebook, "Revelar cartas", "Revelar eventos").

    seat: the civilization that reveals it, which the log then names.
    """
    number = top(s)
    if number is None:
        return 0
    s.log.reveal()
    if seat is None:
        s.log.add(f"{s.game}-revealed", card=card_of(s, number).key, number=number)
    else:
        s.log.add(f"{s.game}-reveals", seat=seat, card=card_of(s, number).key, number=number)
    if is_event(s, number):
        yield from resolve_event(s, number)
        put_away(s, number, negated=False)
    elif shuffle_back:
        s.deck.append(number)
        s.rng.shuffle(s.deck)
        s.knowledge.shuffles([number], s.deck)
    else:
        s.discard.append(number)
    return number
