"""The position of Through the Ages as text, part by part: card row, table, each civilization, one's own hand."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.model import Description
from bot.games.state_words import StateWords
from data.texts import join_list, texts
from data.words import facts_of, text_of
from engine.through_the_ages.cards import AGES
from engine.through_the_ages.view import AgesView, BackView, CivilizationView
from renderers.through_the_ages.faces import kind_name

GAME = "through_the_ages"
COSTS = ("science", "revolution", "resources", "actions")
"""Facts of a card that are prices, in the order in which they are said."""

_WORDS = StateWords(GAME)
_say, _name, _names = _WORDS.say, _WORDS.name, _WORDS.names


def parts(view: AgesView, lang: str, names: Sequence[str]) -> tuple[Description, ...]:
    """Everything that the viewer sees, in words. ``names`` are the players' names by seat, escaped."""
    order = sorted(view.seats, key=lambda civilization: civilization.seat != view.viewer)
    items = [
        Description(_say(lang, "row"), "\n".join(_row(view, lang))),
        Description(_say(lang, "table"), "\n".join(_table(view, lang, names))),
        *(Description(names[item.seat], "\n".join(_civilization(view, item, lang, names))) for item in order),
    ]
    if view.hand is not None:
        items.append(Description(_say(lang, "hand"), "\n".join(_hand(view, lang))))
    return tuple(items)


def _kind(lang: str, card: str) -> str:
    """What kind of card it is, and of which age: "Mine, age I"."""
    facts = facts_of(GAME, f"card:{card}") or {}
    kind = kind_name(str(facts.get("kind", "")), lang)
    return _say(lang, "kind", kind=kind, age=str(facts.get("age", "")))


def _text(lang: str, card: str) -> str:
    """What a card does, after what it costs to develop, to build, or to complete stage by stage."""
    facts = facts_of(GAME, f"card:{card}") or {}
    prices = [_say(lang, f"costs-{name}", count=int(facts[name])) for name in COSTS if facts.get(name)]
    if stages := facts.get("stages"):
        prices.append(_say(lang, "costs-stages", list=" + ".join(map(str, stages))))
    text = text_of(GAME, lang, f"card:{card}") or ""
    priced = _say(lang, "costs", list=", ".join(prices), text=text) if prices else text
    return priced[:1].upper() + priced[1:]


def _backs(lang: str, backs: Sequence[BackView]) -> str:
    items = [_say(lang, "backs", count=back.count, age=AGES[back.age]) for back in backs]
    return join_list(lang, items) or _say(lang, "none")


def _row(view: AgesView, lang: str) -> list[str]:
    lines = []
    for item in view.row:
        price = item.actions if item.price is None else item.price
        goes = "yes" if item.place <= view.gone_next else "no"
        card = {"card": _name(lang, item.card), "kind": _kind(lang, item.card), "text": _text(lang, item.card)}
        lines.append(_say(lang, "row-card", place=item.place, price=price, goes=goes, **card))
    return lines or [_say(lang, "none")]


def _table(view: AgesView, lang: str, names: Sequence[str]) -> list[str]:
    last = "no" if not view.last_round else "yes" if view.round >= view.last_round else "next"
    over = "yes" if view.step is None else "no"
    lines = [
        *_places(view, lang, names),
        _say(lang, "turn", round=view.round, age=AGES[view.age], who=names[view.active], last=last, over=over),
        *_doing(view, lang, names),
        _say(lang, "decks", civil=view.civil_deck, military=view.military_deck),
        _say(lang, "events", events=_backs(lang, view.events), future=_backs(lang, view.future)),
    ]
    if view.past:
        lines.append(_say(lang, "past", cards=_names(lang, reversed(view.past))))
    if view.prepared:
        lines.append(_say(lang, "prepared", cards=_names(lang, view.prepared)))
    if view.next_event is not None:
        lines.append(_say(lang, "next", card=_name(lang, view.next_event)))
    lines.append(_say(lang, "shared", cards=_names(lang, view.shared) or _say(lang, "none")))
    for pact in view.pacts:
        who = {"who": names[pact.owner], "partner": names[pact.partner]}
        lines.append(_say(lang, "pact", card=_name(lang, pact.card), side=pact.side, **who))
    for civilization in view.seats:
        for war in civilization.wars:
            who = {"who": names[civilization.seat], "rival": names[war.rival]}
            lines.append(_say(lang, "war", card=_name(lang, war.card), **who))
    return lines


def _places(view: AgesView, lang: str, names: Sequence[str]) -> list[str]:
    """At the end who has which place, with how much culture."""
    final = sorted(view.final or (), key=lambda item: item.place)
    return [_say(lang, "place", place=item.place, who=names[item.seat], count=item.culture) for item in final]


def _doing(view: AgesView, lang: str, names: Sequence[str]) -> list[str]:
    """What is being done; what is left of actions and goods for this turn alone."""
    step = view.step
    if step is None:
        return []
    facts: dict[str, str | int] = {
        "bid": step.bid,
        "name": names[step.seat] if step.seat >= 0 else "",
        "card": "" if step.card is None else _name(lang, step.card),
        "other": "" if step.other is None else names[step.other],
    }
    lines = [texts().text(lang, f"{GAME}-pic-step", kind=step.kind, **facts)]
    effects = [_say(lang, "for-this-turn", what=what, count=count) for what, count in view.turn.items() if count]
    return [*lines, *([_say(lang, "left", list=", ".join(effects))] if effects else [])]


def _civilization(view: AgesView, item: CivilizationView, lang: str, names: Sequence[str]) -> list[str]:
    if item.has_resigned:
        return [_say(lang, "resigned")]
    none = _say(lang, "none")
    happy = {"happy": item.happy, "needs": item.needs, "discontent": item.discontent}
    food = {"food": item.food, "comes": item.food_production + item.food_pacts, "eaten": item.consumption}
    mines = item.resource_production + item.resource_pacts
    resources = {"resources": item.resources, "comes": mines, "lost": item.corruption}
    actions = {"civil": item.civil, "civil_total": item.civil_total}
    military = {"military": item.military, "military_total": item.military_total}
    bank = {"yellow": item.yellow, "blue": item.blue, "idle": item.idle, "next": item.next_worker or 0}
    lines = [
        _say(lang, "culture", count=item.culture, rating=item.culture_rating),
        _say(lang, "science", count=item.science, rating=item.science_rating),
        _say(lang, "strength", count=item.strength, colonization=item.colonization),
        _say(lang, "happy", **happy),
        _say(lang, "food", **food),
        _say(lang, "resources", **resources),
        _say(lang, "actions", **actions, **military),
        _say(lang, "bank", **bank),
        _say(lang, "government", card=_name(lang, item.government), limit=item.urban_limit),
        _say(lang, "leader", card=none if item.leader is None else _name(lang, item.leader)),
        _say(lang, "technologies", cards="; ".join(_technologies(item, lang))),
        _say(lang, "specials", cards=_names(lang, item.specials) or none),
        _say(lang, "wonders", cards=join_list(lang, _wonders(item, lang)) or none),
        _say(lang, "colonies", cards=_names(lang, item.colonies) or none),
        _tactic(item, lang),
    ]
    hand = none if item.civil_hand is None else _names(lang, item.civil_hand) or none
    open_hand = "hidden" if item.civil_hand is None else "open"
    backs = _backs(lang, item.military_backs)
    limits = {"limit": item.civil_limit, "military": item.military_limit}
    lines.append(_say(lang, "hands", open=open_hand, count=item.civil_count, cards=hand, backs=backs, **limits))
    return lines


def _technologies(item: CivilizationView, lang: str) -> list[str]:
    return [
        _say(lang, "technology", card=_name(lang, technology.card), workers=technology.workers, blue=technology.blue)
        for technology in item.technologies
    ]


def _wonders(item: CivilizationView, lang: str) -> list[str]:
    lines = []
    for wonder in item.wonders:
        key = "ruin" if wonder in item.ruins else "homer" if wonder == item.homer else "wonder"
        lines.append(_say(lang, key, card=_name(lang, wonder)))
    if item.unfinished is not None:
        facts = facts_of(GAME, f"card:{item.unfinished}") or {}
        card, of = _name(lang, item.unfinished), len(facts.get("stages", ()))
        lines.append(_say(lang, "unfinished", card=card, stages=item.stages, of=of))
    return lines


def _tactic(item: CivilizationView, lang: str) -> str:
    if item.tactic is None or item.armies is None:
        return _say(lang, "no-tactic")
    armies = item.armies
    exclusive = "yes" if item.is_exclusive else "no"
    counts = {"armies": armies.whole + armies.outdated, "outdated": armies.outdated, "flown": armies.flown}
    return _say(lang, "tactic", card=_name(lang, item.tactic), strength=armies.strength, exclusive=exclusive, **counts)


def _hand(view: AgesView, lang: str) -> list[str]:
    cards = [*(view.hand or ()), *(view.military_hand or ())]
    lines = [
        _say(
            lang,
            "hand-card",
            card=_names(lang, [card] * cards.count(card)),
            kind=_kind(lang, card),
            text=_text(lang, card),
        )
        for card in dict.fromkeys(cards)
    ]
    return lines or [_say(lang, "none")]
