"""How the Inner Sea is presented: questions that are put disk by disk, who stands where, where growth comes from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from bot.games.model import Argument, Description, Presentation, Repeated, TurnLabel, TypedCommand
from data.texts import faction_name, texts
from data.words import facts_of, name_of, names_of, text_of
from engine.core.ask import Ask
from engine.inner_sea.view import InnerSeaView

GAME = "inner_sea"
CARD, WONDER, DISK, TALENT, USE = "🎴", "🏛️", "🔘", "🪙", "✨"
PAID = ("losses", "payments-up-to")
PHASES = ("growth", "cards", "competition", "reckoning")


def hand_line(view: InnerSeaView, lang: str) -> str:
    """A seat's own cards, talents and disks."""
    if view.viewer is None or view.hand is None:
        return ""
    cards = ", ".join(str(name_of(GAME, lang, f"card:{card.key}") or card.key) for card in view.hand) or "–"
    own = view.seats[view.viewer]
    return texts().text(lang, "inner_sea-hand-line", cards=cards, talents=own.talents, ready=own.ready)


def turn(view: InnerSeaView) -> TurnLabel:
    """Another turn or phase is another board message."""
    number = (view.epoch * 4 + view.turn) * len(PHASES) + PHASES.index(view.phase)
    return TurnLabel(number, {"epoch": view.epoch, "turn": view.turn, "phase": view.phase})


def context(view: InnerSeaView, seat: int, ask: Ask, lang: str) -> str:
    """Growth: what the map will give, as a sum; then, while disks are deployed, what it gave."""
    if ask.key == "withdraw":
        return _growth_coming(view.seats[seat].growth, lang)
    return _growth_made(view, seat, lang) if ask.key == "deploy" else ""


def standing_at(view: InnerSeaView, area: str, lang: str, names: Sequence[str]) -> str:
    """Who stands in an area: the reader's own disks first."""
    stacks = sorted((item for item in view.stacks if item.area == area), key=lambda item: item.seat != view.viewer)
    said = []
    for stack in stacks:
        own = stack.seat is not None and stack.seat == view.viewer
        who = texts().text(lang, "panel-you") if own else faction_name(lang, GAME, stack.seat, names)
        said.append(f"{who} {stack.disks + stack.allies}")
    return " · ".join(said) or texts().text(lang, "inner_sea-nobody-there")


def note(lang: str, thing: str, left_out: Sequence[str]) -> Description | None:
    """A wonder with its disks; a civilization with its home area and what it can do."""
    kind, facts = thing.partition(":")[0], facts_of(GAME, thing)
    name, text = name_of(GAME, lang, thing), text_of(GAME, lang, thing)
    if facts is None or name is None:
        return None
    if kind == "wonder" and facts["disks"]:
        return Description(name, f"{text} {texts().text(lang, 'inner_sea-wonder-disks', disks=facts['disks'])}")
    if kind != "civ":
        return None
    abilities = [f"ability:{key}" for key in facts["abilities"] if key not in left_out]
    said = [f"{name_of(GAME, lang, ability)}: {text_of(GAME, lang, ability)}" for ability in abilities]
    home = texts().text(lang, "inner_sea-home", area=name_of(GAME, lang, f"area:{facts['home']}") or facts["home"])
    return Description(name, "\n".join([home, *said]))


def whereabouts(view: InnerSeaView, thing: str, lang: str, names: Sequence[str]) -> list[str]:
    """Where a fate card or wonder is: in the reader's hand, before somebody, on the discard pile, on the map."""
    kind, _, key = thing.partition(":")
    found: list[tuple[str, dict[str, str | int]]] = []
    if kind == "wonder":
        built = next(wonder for wonder in view.wonders if wonder.key == key)
        area = str(name_of(GAME, lang, f"area:{built.area}") or "–")
        who = "–" if built.owner is None else faction_name(lang, GAME, built.owner, names)
        found.append((f"wonder-{built.status}", {"who": who, "area": area, "disks": built.disks}))
        return _where(found, lang)
    if any(card.key == key for card in view.hand or ()):
        found.append(("hand", {}))
    for seat in view.seats:
        on_table = [card.disks for card in seat.table if card.card == key]
        found += [("table", {"who": faction_name(lang, GAME, seat.seat, names), "disks": disks}) for disks in on_table]
    if key in view.discard:
        found.append(("discard", {}))
    return _where(found, lang)


def _where(found: Sequence[tuple[str, Mapping[str, str | int]]], lang: str) -> list[str]:
    return [texts().text(lang, f"{GAME}-where-{place}", **facts) for place, facts in found]


def later(ask: Ask) -> Mapping[str, tuple[str, ...]]:
    """Every area of the map, as one disk may open the way for the next one; "rome" for one Barbarian of Rome; disks and
    talents one by one, for losses.
    """
    if ask.key in PAID:
        return {thing: tuple(_listed(thing)) for thing in ("disk", "talent")}
    areas = names_of(GAME, "area")
    if ask.key in ("deploy", "withdraw"):
        return {f"{ask.key}:{area}": said for area, said in areas.items()}
    found: dict[str, tuple[str, ...]] = {}
    for option in ask.options:
        parts = option.split(":")
        if parts[0] == "take" and parts[1] in areas:
            once = areas[parts[1]] if parts[2] == "1" else ()
            found[option] = (*once, *(f"{name} {parts[2]}" for name in areas[parts[1]]))
    return found


def _listed(thing: str) -> list[str]:
    """What "disk" and "talent" are called in a list, one or several, in every language."""
    keys = (f"{GAME}-listed-{thing}", f"{GAME}-listed-{thing}s")
    return [texts().text(lang, key) for lang in texts().languages for key in keys]


def typed(ask: Ask, picks: Sequence[str]) -> list[str]:
    """Talents of a list of losses counted, "talent, talent" as "talent:2"; disks need no word, unless they come first.

    "disk, talent" gives the talent last.
    """
    if ask.key not in PAID:
        return list(picks)
    talents = picks.count("talent") + sum(int(pick[7:]) for pick in picks if pick.startswith("talent:"))
    found = [pick for pick in picks if not pick.startswith("talent") and pick != "disk"]
    if talents:
        found.insert(0, f"talent:{talents}")
    first = bool(found) and picks[0] == "disk" and "disks-first" in ask.options
    return [*found, *(["disks-first"] if first and "disks-first" not in found else [])]


def drawn(view: InnerSeaView, picks: Sequence[str], asked: Sequence[int]) -> InnerSeaView:
    """With a draft, only its areas are marked as changed: the picture is around them.

    Events and cards ask others than whose step it is; in a competition, all who take part are shown.
    """
    if asked and not view.fight:
        view = msgspec.structs.replace(view, acting=tuple(asked))
    areas = {pick.split(":")[1] for pick in picks if ":" in pick}
    own = tuple(change for change in view.changes if change.area in areas)
    return msgspec.structs.replace(view, changes=own, acting=()) if own else view


def _growth_coming(parts: Mapping[str, int], lang: str) -> str:
    """What the map would give as it stands, abilities and the least of three not counted yet."""
    said = [_part(lang, name, count, None) for name, count in parts.items() if count]
    if not said:
        return texts().text(lang, "inner_sea-growth-least")
    return texts().text(lang, "inner_sea-growth-coming", parts=" + ".join(said), total=sum(parts.values()))


def _growth_made(view: InnerSeaView, seat: int, lang: str) -> str:
    """Where the disks came from that the seat has just made ready: "6 settlements + 2 for seas + 1 Carthage = 9"."""
    if view.growth is None or view.growth.seat != seat:
        return ""
    civilization = view.seats[seat].civilization
    said = [_part(lang, name, count, civilization) for name, count in view.growth.parts]
    total = sum(count for _, count in view.growth.parts)
    return texts().text(lang, "inner_sea-growth-made", parts=" + ".join(said).replace("+ −", "− "), total=total)


def _part(lang: str, name: str, count: int, civilization: str | None) -> str:
    key = f"inner_sea-growth-part-{name}"
    if texts().has(lang, key):
        return texts().text(lang, key, count=abs(count))
    named = f"civ:{civilization}" if name.startswith("ability:") and civilization is not None else name
    return f"{count} {name_of(GAME, lang, named) or name}"


PRESENTATION = Presentation(
    tone=0x9C7A3C,
    hand_questions=("discard", "card-discard"),
    repeated={
        "withdraw": Repeated(),
        "deploy": Repeated(left=("ready",)),
        "wonder-price": Repeated(most=5, number="number"),
        "reserves": Repeated(most=3, number="number"),
        "gardens": Repeated(most=2, number="number"),
    },
    counters=("number", "ready", "left", "most", "disks"),
    idle=("pass", "decline", "let", "keep", "done", "stay", "nothing"),
    signs={
        "play": CARD,
        "negate": CARD,
        "card": CARD,
        "build": WONDER,
        "wonder": WONDER,
        "disk": DISK,
        "talent": TALENT,
        "use": USE,
    },
    subjects=("card", "wonder"),
    # Cards that only count as cards have their texts in the menu, as far as they fit; wonders stand on buttons.
    unread=("wonder-price", "losses", "discard", "card-discard", "card-pay", "build"),
    commands=(
        TypedCommand("deploy", (Argument("areas"),), answers=("deploy",), is_list=True),
        TypedCommand("withdraw", (Argument("areas"),), answers=("withdraw",), is_list=True),
        TypedCommand("pay", (Argument("what"),), answers=("wonder-price",), is_list=True),
        TypedCommand("lose", (Argument("what"),), answers=("losses",), is_list=True),
    ),
    hand_line=hand_line,
    turn=turn,
    context=context,
    standing_at=standing_at,
    note=note,
    whereabouts=whereabouts,
    later=later,
    typed=typed,
    drawn=drawn,
)
