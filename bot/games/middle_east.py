"""How the Middle East is presented: as all games of epochs, with deities, homes to choose from, strongholds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from bot.games import epochs, epochs_state
from bot.games.middle_east_report import REPORT
from bot.games.model import Argument, Description, Presentation, Repeated, TypedCommand
from data.texts import faction_name, names_of_sides, texts, worded
from data.words import facts_of, name_of, text_of
from engine.core.ask import Ask
from engine.epochs.view import EpochsView
from engine.middle_east.view import MiddleEastView
from renderers.maps.captions import NUMERALS

GAME = "middle_east"
DEITY, EVERYWHERE = "🛕", "sea_peoples"
PRICED = ("establish", "rebuild")
FROM_DISCARDS = ("archive", "astronomers")
STRIKES = ("siege-train", "skies-bolt")
"""Questions whose disk goes; a stronghold goes before it."""

OF_DEITIES = ("establish", "rebuild", "return", "request")


def note(lang: str, thing: str, left_out: Sequence[str]) -> Description | None:
    """A civilization with its homes and what it can do."""
    kind, _, key = thing.partition(":")
    facts, name = facts_of(GAME, thing), name_of(GAME, lang, thing)
    if kind != "civ" or facts is None or name is None:
        return None
    abilities = [f"ability:{ability}" for ability in facts["abilities"] if ability not in left_out]
    lines = [f"{name_of(GAME, lang, ability)}: {text_of(GAME, lang, ability)}" for ability in abilities]
    homes = _homes(lang, key, facts["homes"], facts.get("homes_by_epoch", {}))
    return Description(name, "\n".join([homes, *lines]), short=epochs.short_note(GAME, lang, homes, abilities))


def _homes(lang: str, civilization: str, homes: Sequence[str], by_epoch: Mapping[str, str]) -> str:
    if civilization == EVERYWHERE:
        return texts().text(lang, f"{GAME}-wanderers")
    if by_epoch:
        named = {home: name_of(GAME, lang, f"area:{home}") for home in homes}
        at = {
            home: ", ".join(NUMERALS[int(epoch) - 1] for epoch in sorted(by_epoch) if by_epoch[epoch] == home)
            for home in homes
        }
        areas = ", ".join(f"{named[home]} ({at[home]})" for home in homes)
        return texts().text(lang, f"{GAME}-homes-by-epoch", areas=areas)
    areas = ", ".join(str(name_of(GAME, lang, f"area:{home}")) for home in homes)
    return texts().text(lang, f"{GAME}-homes", count=len(homes), areas=areas)


def standing_at(view: MiddleEastView, area: str, lang: str, names: Sequence[str]) -> str:
    """Who stands in an area, and whether a stronghold does."""
    lines = epochs.standing_at(GAME, view, area, lang, names)
    is_walled = any(item.area == area for item in view.strongholds)
    return texts().text(lang, f"{GAME}-walled", stacks=lines) if is_walled else lines


def whereabouts(view: MiddleEastView, thing: str, lang: str, names: Sequence[str]) -> list[str]:
    """Where a fate card is, and the area that it marks; who worships a deity, and where its temple is; who leads a
    civilization, and from where.
    """
    names = names_of_sides(lang, GAME, view.cast, names)
    kind, _, key = thing.partition(":")
    if kind == "civ":
        return _leaders(view, key, lang, names)
    if kind != "deity":
        marks = [str(name_of(GAME, lang, f"area:{site.area}")) for site in view.sites if site.card == key]
        places = epochs.card_places(GAME, view, key, lang, names)
        return [*places, *(epochs.where(GAME, lang, "site", area=area) for area in marks)]
    deity = next(item for item in view.deities if item.key == key)
    by_card = deity.status == "available" and name_of(GAME, lang, f"card:{key}") is not None
    facts: dict[str, str | int] = {
        "who": "–" if deity.owner is None else faction_name(lang, GAME, deity.owner, names),
        "holder": "–" if deity.holder is None else faction_name(lang, GAME, deity.holder, names),
        "area": str(name_of(GAME, lang, f"area:{deity.area}") or "–"),
    }
    return [epochs.where(GAME, lang, f"deity-{'card' if by_card else deity.status}", **facts)]


def context(view: MiddleEastView, seat: int, ask: Ask, lang: str) -> str:
    """As in all games of epochs; in the card phase what a deity costs, where one can be established or raised again."""
    if ask.key != "card-action":
        return epochs.context(GAME, view, seat, ask, lang)
    offered = {option.partition(":")[0] for option in ask.options}
    verbs = [verb for verb in PRICED if verb in offered]
    prices = [texts().text(lang, f"{GAME}-price-{verb}", **ask.about) for verb in verbs]
    return " ".join(prices)


def details(view: MiddleEastView, ask: Ask, node: str, lang: str, names: Sequence[str]) -> list[str]:
    """What the labels of options do not say; of the option that is chosen alone, if there is one."""
    names = names_of_sides(lang, GAME, view.cast, names)
    things = [option.partition(":")[::2] for option in ([node] if node in ask.options else ask.options)]
    if ask.key in FROM_DISCARDS:
        return _events(lang, [key for _, key in things])
    if ask.key in STRIKES:
        return _strongholds_struck(view, lang, names, [key for _, key in things])
    keys = [key for verb, key in things if verb == "deity"]
    if ask.key == "card-prophet":
        return _new_deity(view, lang) if keys else []
    offered = [item for item in view.deities if item.key in keys and item.area is not None]
    facts = [(item.owner, {"deity": item.key, "area": str(item.area)}) for item in offered]
    lines = [(faction_name(lang, GAME, owner, names), worded(lang, GAME, args, names)) for owner, args in facts]
    return sorted(_say(lang, "deity-offered", who=who, **args) for who, args in lines)


def _events(lang: str, cards: Sequence[str]) -> list[str]:
    """Which of some cards, by number, are events."""
    events = [f"number:{card}" for card in cards if (facts_of(GAME, f"number:{card}") or {}).get("letter") == "E"]
    return [_say(lang, "event-taken", card=name_of(GAME, lang, event)) for event in events]


def _strongholds_struck(view: MiddleEastView, lang: str, names: Sequence[str], stacks: Sequence[str]) -> list[str]:
    """Which of some stacks, "tarsus:1", have a stronghold, which goes first."""
    owners = [(item.area, len(view.seats) if item.seat is None else item.seat) for item in view.strongholds]
    struck = [seat for area, seat in owners if f"{area}:{seat}" in stacks]
    return [_say(lang, "stronghold-struck", **worded(lang, GAME, {"seat": seat}, names)) for seat in struck]


def _new_deity(view: MiddleEastView, lang: str) -> list[str]:
    """What becomes of the reader's deity for which another one comes, and where the temple of that will be."""
    deities = [item.key for item in view.deities if item.owner == view.viewer]
    lines = [_say(lang, "deity-left", deity=name_of(GAME, lang, f"deity:{key}")) for key in deities]
    home = next(seat.home for seat in view.seats if seat.seat == view.viewer)
    is_home = any(item.area == home and item.seat == view.viewer for item in view.stacks)
    return lines if is_home else [*lines, _say(lang, "deity-without-home")]


def _say(lang: str, key: str, **args: object) -> str:
    return texts().text(lang, f"{GAME}-{key}", **args)


def _leaders(view: MiddleEastView, civilization: str, lang: str, names: Sequence[str]) -> list[str]:
    """Who leads a civilization, its homes, and which of its abilities the table does without."""
    facts = facts_of(GAME, f"civ:{civilization}") or {}
    leaders = [names[item.seat] for item in view.seats if item.civilization == civilization]
    led = [epochs.where(GAME, lang, "civ", who=who) for who in leaders] or [epochs.where(GAME, lang, "civ-free")]
    without = [str(name_of(GAME, lang, f"ability:{key}")) for key in facts["abilities"] if key in view.without]
    left_out = [epochs.where(GAME, lang, "civ-without", abilities=", ".join(without))] if without else []
    homes = _homes(lang, civilization, facts["homes"], facts.get("homes_by_epoch", {}))
    return [*led, f"{homes}.", *left_out]


def pieces(view: EpochsView, lang: str, names: Sequence[str]) -> list[Description]:
    """Deities with their temples and what they do; strongholds; areas that cards have marked."""
    assert isinstance(view, MiddleEastView)
    names = names_of_sides(lang, GAME, view.cast, names)
    lines = []
    for deity in sorted(view.deities, key=lambda item: item.owner is None):
        thing = f"deity:{deity.key}"
        now = [key for key, is_so in (("scores", deity.scores), ("helps", deity.helps)) if is_so]
        place = " ".join([*whereabouts(view, thing, lang, names), *(_say(lang, f"state-{key}") for key in now)])
        facts = {
            "card": name_of(GAME, lang, thing) or deity.key,
            "where": place,
            "text": text_of(GAME, lang, thing) or "",
        }
        lines.append(_say(lang, "state-thing", **facts))
    for item in view.strongholds:
        seat = len(view.seats) if item.seat is None else item.seat
        area = name_of(GAME, lang, f"area:{item.area}")
        lines.append(_say(lang, "state-stronghold", who=faction_name(lang, GAME, seat, names), area=area))
    for site in view.sites:
        card, area = name_of(GAME, lang, f"card:{site.card}"), name_of(GAME, lang, f"area:{site.area}")
        lines.append(_say(lang, "state-site", card=card, area=area))
    if view.goal:
        lines.append(_say(lang, "alt-goal", points=view.goal))
    return [Description(_say(lang, "state-pieces"), "\n".join(lines))]


PRESENTATION = Presentation(
    tone=0xB07B3E,
    report=REPORT,
    hand_questions=("discard", "card-discard", "astronomers-give", "dead-keep"),
    hand_offered=("losses", "losses-many", "losses-where", "deity-price"),
    explained=("card-action",),
    repeated={
        "withdraw": Repeated(),
        "deploy": Repeated(remaining=("ready",)),
        "deity-price": Repeated(number="number", of="price"),
    },
    counters=("number", "ready", "left", "most"),
    idle=("pass", "decline", "let", "keep", "done", "stay", "nothing"),
    trifles=(("spend", "0"),),
    signs={**epochs.SIGNS, "expose": epochs.CARD, "deity": DEITY, **dict.fromkeys(OF_DEITIES, DEITY)},
    subjects=("card", "deity"),
    # Cards that only count as cards have their texts in the menu; those of deities come with the confirmation.
    unread=("deity-price", "losses", "losses-many", "discard", "card-discard", "astronomers-give", *OF_DEITIES),
    commands=(
        TypedCommand("deploy", (Argument("areas"),), answers=("deploy",), is_list=True),
        TypedCommand("withdraw", (Argument("areas"),), answers=("withdraw",), is_list=True),
        TypedCommand("pay", (Argument("what"),), answers=("deity-price",), is_list=True),
        TypedCommand("lose", (Argument("what"),), answers=("losses", "losses-many"), is_list=True),
    ),
    hand_line=partial(epochs.hand_line, GAME),
    scores=epochs.scores,
    turn=epochs.turn,
    seen_for=epochs.seen_for,
    side=partial(epochs.side, GAME),
    context=context,
    details=details,
    standing_at=standing_at,
    note=note,
    whereabouts=whereabouts,
    position=partial(epochs_state.parts, GAME, pieces),
    later=partial(epochs.later, GAME),
    typed=epochs.typed,
    draft_view=epochs.draft_view,
    planned=epochs.planned,
    pictured=partial(epochs.pictured, GAME),
)
