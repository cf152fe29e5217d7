"""What the panel needs for the Inner Sea: names of things, areas by region, questions that are put in a row."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

import msgspec

from bot.moves import Note
from bot.moves.inner_sea_words import card_numbers, civilization_text, growth_coming, growth_made, there, words_of
from data import table
from data.collation import in_alphabet
from data.texts import texts
from data.words import name_of
from engine.core.ask import Ask
from engine.inner_sea.view import InnerSeaView

GAME = "inner_sea"
KIND_OF_VERB = {
    "area": "area",
    "stack": "area",
    "own": "area",
    "ally": "area",
    "move": "area",
    "deploy": "area",
    "withdraw": "area",
    "resettle": "area",
    "take": "area",
    "disk": "area",
    "play": "number",
    "negate": "number",
    "card": "number",
    "build": "wonder",
    "wonder": "wonder",
    "civ": "civ",
}
"""What kind of thing follows a verb in an option id."""

CARD, WONDER, DISK, TALENT, USE = "🎴", "🏛️", "🔘", "🪙", "✨"
EMOJI = {
    "play": CARD,
    "negate": CARD,
    "card": CARD,
    "build": WONDER,
    "wonder": WONDER,
    "disk": DISK,
    "talent": TALENT,
    "use": USE,
}

PAYMENTS = ("wonder-price", "loss", "discard", "card-discard", "card-pay")
"""Questions in which cards only count as cards: their texts stand in the menu, as far as they fit."""

ANY_NUMBER = 99
MENU_SIZE = 25


def label(lang: str, parts: tuple[str, ...], names: Sequence[str]) -> str | None:
    """A thing's name for the last word of an option; None where the texts of data/locales word it."""
    if len(parts) < 2:
        return None
    verb, last = parts[0], parts[-1]
    if verb == "region":
        return group_label(lang, last)
    if verb == "stack" and len(parts) > 2:
        return names[int(last)] if int(last) < len(names) else texts().text(lang, "inner_sea-unplayed")
    if verb == "seat" and last.isdecimal() and int(last) < len(names):
        return names[int(last)]
    if len(parts) > 2 and (found := name_of(GAME, lang, f"{parts[-2]}:{last}")) is not None:
        return found
    kind = KIND_OF_VERB.get(verb)
    return name_of(GAME, lang, f"{kind}:{last}") if kind is not None else None


def named(lang: str, option: str) -> str | None:
    """Cards are played and wonders built; elsewhere the question says what is done with a thing."""
    verb, _, rest = option.partition(":")
    if verb not in ("play", "build") or not rest:
        return None
    return texts().text(lang, f"inner_sea-named-{verb}", name=label(lang, (verb, rest), ()) or rest)


@cache
def _regions() -> dict[str, str]:
    return {area["id"]: area["region"] for area in table("inner_sea/map.json")["areas"]}


def group(word: str) -> str:
    """An area's region; everything else, cards and talents, is one group."""
    return _regions().get(word, "other")


def group_label(lang: str, group: str) -> str:
    """A region's name."""
    for region in table("inner_sea/map.json")["regions"]:
        if region["id"] == group:
            return str(region["name"].get(lang, region["name"]["en"]))
    return texts().text(lang, "inner_sea-group-other")


def hand_line(view: InnerSeaView, lang: str) -> str:
    """A seat's own cards, talents and disks."""
    if view.viewer is None or view.hand is None:
        return ""
    cards = ", ".join(str(name_of(GAME, lang, f"card:{card.key}") or card.key) for card in view.hand) or "–"
    own = view.seats[view.viewer]
    return texts().text(lang, "inner_sea-hand-line", cards=cards, talents=own.talents, ready=own.ready)


def turn(view: InnerSeaView) -> int:
    """Another turn or phase is another board message."""
    phases = ("growth", "cards", "competition", "reckoning")
    return (view.epoch * 4 + view.turn) * len(phases) + phases.index(view.phase)


def turn_name(view: InnerSeaView, lang: str) -> str:
    """Epoch, turn and phase."""
    phase = texts().text(lang, "inner_sea-pic-phase", phase=view.phase)
    return texts().text(lang, "inner_sea-turn-name", epoch=view.epoch, turn=view.turn, phase=phase)


def turn_short(view: InnerSeaView, lang: str) -> str:
    """Turn and phase; the epoch from the second one on."""
    phase = texts().text(lang, "inner_sea-pic-phase", phase=view.phase)
    return texts().text(lang, "inner_sea-turn-short", epoch=view.epoch, turn=view.turn, phase=phase)


def rounds(ask: Ask) -> int:
    """Disks are withdrawn, deployed and paid one by one; the question counts how many are to come.

    In a competition more are to come for whoever pays.
    """
    if ask.key == "withdraw":
        return ANY_NUMBER
    if ask.key == "deploy":
        return int(ask.about["ready"])
    if ask.key == "loss":
        return int(ask.about.get("most", ask.about.get("left", 1)))
    last = {"wonder-price": 5, "reserves": 3, "gardens": 2}.get(ask.key)
    return 1 if last is None else last + 1 - int(ask.about["number"])


def usual(ask: Ask) -> str:
    """Where disks are about to go, they mostly do; in a competition the end of the question says so."""
    return "disk" if ask.key == "loss" and "done" not in ask.options else ""


def is_sequence(ask: Ask) -> bool:
    """What is given in a competition is given round by round."""
    return ask.key == "loss" and "most" in ask.about


def flat(ask: Ask) -> bool:
    """Short lists of areas, cards, wonders and players are shown at once."""
    return len(ask.options) <= MENU_SIZE


def is_about_hand(ask: Ask) -> bool:
    """Cards above the limit, and cards that something else makes one discard."""
    return ask.key in ("discard", "card-discard")


def emoji(option: str) -> str:
    """Cards, wonders, disks and talents; areas need no sign."""
    return EMOJI.get(option.partition(":")[0], "")


def hint(view: InnerSeaView, option: str, lang: str, names: Sequence[str]) -> str:
    """Who stands in an area; what a card, a wonder or a civilization says."""
    verb, *rest = option.split(":")
    if KIND_OF_VERB.get(verb) == "area" and rest and rest[0] in _regions():
        return there(view, rest[0], lang, names)
    found = _note(option, lang, " ".join(view.without))
    return found.text if found is not None else ""


def notes(ask: Ask, lang: str, option: str = "") -> list[Note]:
    """The card or wonder that the question is about, then the cards and civilizations on offer; or one thing alone."""
    without = str(ask.about.get("without", ""))
    if option:
        found = [_note(option, lang, without)]
    else:
        spoken_of = [f"{kind}:{ask.about[kind]}" for kind in ("card", "wonder") if kind in ask.about]
        found = [words_of(lang, thing.removeprefix("card:") if thing.count(":") > 1 else thing) for thing in spoken_of]
        if ask.key not in PAYMENTS:
            found += [_note(item, lang, without) for item in ask.options if not item.startswith("build:")]
    return list(dict.fromkeys(note for note in found if note is not None))


def _note(option: str, lang: str, without: str) -> Note | None:
    verb, _, rest = option.partition(":")
    kind = KIND_OF_VERB.get(verb)
    if kind == "number":
        key = card_numbers().get(rest)
        return words_of(lang, f"card:{key}") if key else None
    if kind == "wonder" or verb == "use":
        return words_of(lang, rest if verb == "use" else f"wonder:{rest}")
    return civilization_text(lang, rest, without) if kind == "civ" else None


def context(view: InnerSeaView, seat: int, ask: Ask, lang: str) -> str:
    """Growth: what the map will give, as a sum; then, while disks are deployed, what it gave."""
    if ask.key == "withdraw":
        return growth_coming(view.seats[seat].growth, lang)
    return growth_made(view, seat, lang) if ask.key == "deploy" else ""


def spoken(ask: Ask) -> Mapping[str, tuple[str, ...]]:
    """Every area of the map, as one disk may open the way for the next one; "rome" for one Barbarian of Rome."""
    verb = ask.key if ask.key in ("deploy", "withdraw") else ""
    names = {area["id"]: tuple(area["name"].values()) for area in table("inner_sea/map.json")["areas"]}
    if verb:
        return {f"{verb}:{area}": said for area, said in names.items()}
    found: dict[str, tuple[str, ...]] = {}
    for option in ask.options:
        parts = option.split(":")
        if parts[0] == "take" and parts[1] in names:
            once = names[parts[1]] if parts[2] == "1" else ()
            found[option] = (*once, *(f"{name} {parts[2]}" for name in names[parts[1]]))
    return found


def place(option: str) -> tuple[str, str] | None:
    """The area that comes after an option's verb."""
    verb, *rest = option.split(":")
    return (verb, rest[0]) if rest and rest[0] in _regions() else None


def drawn(view: InnerSeaView, picks: Sequence[str], asked: Sequence[int]) -> InnerSeaView:
    """With a draft, only its areas are marked as changed: the picture is around them.

    Events and cards ask others than whose step it is; in a competition, all who take part are shown.
    """
    if asked and not view.fight:
        view = msgspec.structs.replace(view, acting=tuple(asked))
    areas = {pick.split(":")[1] for pick in picks if ":" in pick}
    own = tuple(change for change in view.changes if change.area in areas)
    return msgspec.structs.replace(view, changes=own, acting=()) if own else view


def is_result(key: str) -> bool:
    """How a competition ended is one line."""
    return key == "inner_sea-decided"


def ranker(view: InnerSeaView, lang: str, names: Sequence[str]) -> Callable[[str, bool], tuple[tuple[str, str], ...]]:
    """What has a name comes by the alphabet of the reader's language; areas by regions, where they are many."""

    def rank(option: str, grouped: bool) -> tuple[tuple[str, str], ...]:
        parts = tuple(option.split(":"))
        name = label(lang, parts[:2], names) if parts[0] in KIND_OF_VERB or parts[0] == "region" else None
        if name is None:
            return ()
        region = in_alphabet(lang, group_label(lang, group(parts[1]))) if grouped else ("", "")
        return region, in_alphabet(lang, name)

    return rank
