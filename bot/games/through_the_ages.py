"""How Through the Ages is presented: whose turn it is, what a seat holds, signs of the kinds of actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache

from bot.games.model import Argument, Presentation, Repeated, TurnLabel, TypedCommand
from bot.games.through_the_ages_report import REPORT
from bot.games.through_the_ages_state import parts
from bot.games.through_the_ages_turn import ABILITIES, TURN
from bot.model.results import SeatFact, SeatScore
from data.texts import texts
from data.words import name_of, names_of
from engine.core.ask import Ask
from engine.core.events import Event
from engine.through_the_ages.cards import CARDS, IS_CIVIL, NUMBERS
from engine.through_the_ages.view import AgesView, CivilizationView

GAME = "through_the_ages"
USED = (*ABILITIES, "columbus")
"""Actions that leaders, wonders and pacts allow."""

PUT = ("develop", "revolution", "leader", "tactic", "event", "attack", "war", "pact")
"""Actions with a card of the hand."""

GOODS = ("progress", "mixture", "market", "free")
"""Questions that are easier to answer knowing what food, resources, science and workers the seat has."""

POLITICAL = ("event", "columbus", "attack", "war", "pact", "cancel", "bid")
"""Verbs whose outcome is seen in politics: events, attacks, pacts, colonies."""

LEADERS = ("through_the_ages-leader", "through_the_ages-leader-replaced")
"""Lines of the log about a leader that comes into play."""

Place = tuple[str, dict[str, str | int]]
"""Where a card is: the end of a text's key, and its arguments."""


def context(view: AgesView, seat: int, ask: Ask, lang: str) -> str:
    """Questions about food and resources: what the seat has of them; bids: which of its cards add to a force."""
    if ask.key == "bid":
        return _bonus_cards(view, lang)
    if ask.key not in GOODS:
        return ""
    civ = view.seats[seat]
    has = {"food": civ.food, "resources": civ.resources, "science": civ.science, "idle": civ.idle}
    return texts().text(lang, f"{GAME}-has-goods", **has)


def _bonus_cards(view: AgesView, lang: str) -> str:
    """The bonus cards in the reader's hand, each with how many there are and what one adds to a force."""
    counts = Counter(card for card in view.military_hand or () if CARDS[NUMBERS[card]].colonization)
    items = [
        f"{count} × {name_of(GAME, lang, f'card:{card}') or card} (+{CARDS[NUMBERS[card]].colonization})"
        for card, count in counts.items()
    ]
    return texts().text(lang, f"{GAME}-bonus-cards", cards=", ".join(items) or "–")


def turn(view: AgesView) -> TurnLabel:
    """Another player's turn is another board message."""
    seats = len(view.seats)
    return TurnLabel(view.round * seats + (view.active - view.first) % seats, {"round": view.round, "age": view.age})


def ranker(view: AgesView | None, lang: str) -> Callable[[str, bool], tuple[int, ...]]:
    """Cards of the row come in its order; all else stays in the rules' own: by type and age."""

    def rank(option: str, grouped: bool) -> tuple[int, ...]:
        parts = option.split(":")
        return (int(parts[2]),) if parts[0] == "take" else ()

    return rank


def alike(option: str) -> str:
    """What an option does, for any copy of its card and any place in the row."""
    verb, _, rest = option.partition(":")
    return f"{verb}:{rest.partition(':')[0]}" if verb in ("take", "discard") else option


def dearness(view: AgesView | None, option: str) -> tuple[int, ...]:
    """The place of a card in the row, where the first ones are cheapest; the number of a copy."""
    verb, *words = option.split(":")
    return (int(words[-1]),) if verb in ("take", "discard") and words[-1].isdecimal() else ()


def also(view: AgesView, ask: Ask) -> Mapping[str, tuple[str, ...]]:
    """The wonder that is being built names the building of its stages, as "build wonder" does; a card of the hand is
    played, too, whatever the rules call that.
    """
    played = {option: _as_played(option) for option in ask.options.all if option.partition(":")[0] in PUT}
    card = None if view.viewer is None else view.seats[view.viewer].unfinished
    if card is None or ask.key != "action":
        return played
    stages = (texts().text(lang, f"{GAME}-typed-stage") for lang in texts().languages)
    names = (*names_of(GAME, "card")[card], *(word for line in stages for word in line.split(",")))
    return played | {option: names for option in ask.options.all if option.startswith("wonder:")}


@cache
def _as_played(option: str) -> tuple[str, ...]:
    """What people type for an action with a card of the hand: "play moses"."""
    names = names_of(GAME, "card")[option.split(":")[1]]
    lines = (texts().text(lang, f"{GAME}-typed-put", card=name) for lang in texts().languages for name in names)
    return tuple(word for line in lines for word in line.split(","))


def _of_card(verb: str) -> TypedCommand:
    return TypedCommand(verb, (Argument("card", whole=(verb,)),), "{card}")


def whereabouts(view: AgesView, thing: str, lang: str, names: Sequence[str]) -> list[str]:
    """Lines that tell where a card ("card:ID") is: in the row, in hands, in play, among past events."""
    card = thing.partition(":")[2]
    places = list(_of_all(view, card))
    for seat in view.seats:
        who = names[seat.seat] or str(seat.seat + 1)
        places += [(place, {"who": who, **facts}) for place, facts in _of_seat(view, seat, card, names)]
    return [texts().text(lang, f"{GAME}-where-{place}", **facts) for place, facts in places]


def fate(view: AgesView, thing: str, last: Event | None, lang: str) -> str:
    """That a civil card is no longer in the row: it is of an earlier age, or the last that was told of it is so."""
    number = NUMBERS.get(thing.partition(":")[2])
    is_old = number is not None and IS_CIVIL[number] and CARDS[number].age < view.age
    has_left = last is not None and last.key == f"{GAME}-row"
    return texts().text(lang, f"{GAME}-where-left-row") if is_old or has_left else ""


def _of_all(view: AgesView, card: str) -> Iterator[Place]:
    """Where a card is that belongs to nobody, or to the reader alone."""
    for item in view.row:
        if item.card == card:
            yield "row", {"place": item.place, "actions": item.actions}
    for place, cards in (
        ("hand", view.hand),
        ("hand", view.military_hand),
        ("prepared", view.prepared),
        ("next", (view.next_event,)),
        ("past", view.past),
        ("shared", view.shared),
    ):
        if count := (cards or ()).count(card):
            yield place, {"count": count}


def _of_seat(view: AgesView, seat: CivilizationView, card: str, names: Sequence[str]) -> Iterator[Place]:
    """Where a card is that belongs to a civilization."""
    for technology in seat.technologies:
        if technology.card == card:
            yield "technology", {"workers": technology.workers}
    if seat.unfinished == card:
        yield "unfinished", {"stages": seat.stages}
    if seat.tactic == card:
        yield "tactic", {}
    for war in seat.wars:
        if war.card == card:
            yield "war", {"rival": names[war.rival] or str(war.rival + 1)}
    for pact in view.pacts:
        if pact.card == card and pact.owner == seat.seat:
            yield "pact", {"rival": names[pact.partner] or str(pact.partner + 1)}
    own = [seat.government, seat.leader, seat.homer, *seat.specials, *seat.wonders, *seat.colonies]
    if card in own:
        yield "play", {}
    if card in seat.ruins:
        yield "ruin", {}
    if seat.seat != view.viewer and card in (seat.civil_hand or ()):
        yield "their-hand", {}


def pictured(view: AgesView, ask: Ask, node: str) -> tuple[str, ...]:
    """What a question is about: those who could send a force, the own units, two players, a rival's urban buildings,
    cards to discard, politics, the card row where one can take from it, else the own civilization.
    """
    if ask.key == "bid":
        return ("colony",)
    if ask.key in ("defend", "pact") and view.viewer is not None:
        return (f"seat:{ask.about['seat']}", f"seat:{view.viewer}")
    if ask.key == "raid":
        return (f"urban:{ask.about['rival']}",)
    if ask.key == "force":
        return ("units",)
    if ask.key == "discard":
        return ("military",)
    if ask.key == "politics":
        return ("politics",)
    takes = not node and ask.key == "action" and any(option.startswith("take:") for option in ask.options)
    return ("row",) if takes else ("city",)


def outcome(option: str) -> tuple[str, ...]:
    """Where one sees what has come of an answer: politics by what is played there, all else in the own civilization."""
    return ("politics",) if option.partition(":")[0] in POLITICAL else ("city",)


def scores(view: AgesView, events: Sequence[Event]) -> list[SeatScore]:
    """By seat, its culture, the leaders that it had in play, and whether it has resigned."""
    leaders: list[dict[str, SeatFact]] = [{} for _ in view.seats]
    for event in events:
        if event.key in LEADERS:
            thing = f"card:{event.args['card']}"
            leaders[int(event.args["seat"])][thing] = SeatFact("leader", thing)
    return [
        SeatScore(seat.culture, tuple(leaders[seat.seat].values()), has_resigned=seat.has_resigned)
        for seat in view.seats
    ]


PRESENTATION = Presentation(
    tone=0x8B5E34,
    report=REPORT,
    hand_questions=("discard",),
    repeated={"lose-worker": Repeated(remaining=("left",)), "blue-token": Repeated(remaining=("left",))},
    counters=("left", "units"),
    subjects=("card",),
    chain=TURN,
    idle=("pass", "end", "none", "refuse", "no"),
    signs={
        "take": "🫳",
        "increase": "👶",
        "build": "🔨",
        "upgrade": "⬆️",
        "destroy": "💥",
        "wonder": "🏛️",
        "leader": "👤",
        "develop": "🔬",
        "revolution": "👑",
        "play": "🎴",
        "tactic": "⚔️",
        "copy": "📋",
        "event": "🗓️",
        "attack": "🗡️",
        "war": "🔥",
        "pact": "🤝",
        "end": "🏁",
    },
    commands=(
        TypedCommand("turn", (Argument("actions"),), is_list=True),
        _of_card("take"),
        _of_card("build"),
        _of_card("upgrade"),
        _of_card("destroy"),
        TypedCommand("wonder", (Argument("stages", whole=("wonder",)),), "{stages}"),
        _of_card("develop"),
        _of_card("revolution"),
        _of_card("play"),
        _of_card("leader"),
        _of_card("tactic"),
        _of_card("copy"),
        TypedCommand("increase", option="increase"),
        TypedCommand("use", (Argument("what", whole=USED),), "{what}"),
        TypedCommand("end", option="end"),
        _of_card("event"),
        _of_card("attack"),
        _of_card("war"),
        _of_card("pact"),
        _of_card("cancel"),
        TypedCommand("pass", option="pass"),
        TypedCommand("resign", option="resign"),
        TypedCommand("bid", (Argument("amount", whole=("bid",)),), "{amount}"),
    ),
    pictured=pictured,
    outcome=outcome,
    context=context,
    turn=turn,
    position=parts,
    scores=scores,
    ranker=ranker,
    alike=alike,
    dearness=dearness,
    also=also,
    whereabouts=whereabouts,
    fate=fate,
)
