"""How the Inner Sea is presented: as all games of epochs, and its wonders."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.games import epochs, epochs_state
from bot.games.inner_sea_report import REPORT
from bot.games.model import Argument, Description, Presentation, Repeated, TypedCommand
from data.texts import faction_name, names_of_sides, texts
from data.words import facts_of, name_of, short_of, text_of
from engine.epochs.view import EpochsView
from engine.inner_sea.view import InnerSeaView

GAME = "inner_sea"
WONDER = "🏛️"


def note(lang: str, thing: str, left_out: Sequence[str]) -> Description | None:
    """A wonder with its disks; a civilization with its home area and what it can do."""
    kind, facts = thing.partition(":")[0], facts_of(GAME, thing)
    name, text = name_of(GAME, lang, thing), text_of(GAME, lang, thing)
    if facts is None or name is None:
        return None
    if kind == "wonder" and facts["disks"]:
        disks = texts().text(lang, "inner_sea-wonder-disks", disks=facts["disks"])
        few = texts().text(lang, "inner_sea-wonder-disks-few", disks=facts["disks"])
        return Description(name, f"{text} {disks}", short=f"{short_of(GAME, lang, thing)} {few}")
    if kind != "civ":
        return None
    abilities = [f"ability:{key}" for key in facts["abilities"] if key not in left_out]
    lines = [f"{name_of(GAME, lang, ability)}: {text_of(GAME, lang, ability)}" for ability in abilities]
    home = texts().text(lang, "inner_sea-home", area=name_of(GAME, lang, f"area:{facts['home']}") or facts["home"])
    return Description(name, "\n".join([home, *lines]), short=epochs.short_note(GAME, lang, home, abilities))


def whereabouts(view: InnerSeaView, thing: str, lang: str, names: Sequence[str]) -> list[str]:
    """Where a fate card or wonder is: in the reader's hand, before somebody, on the discard pile, on the map."""
    names = names_of_sides(lang, GAME, view.cast, names)
    kind, _, key = thing.partition(":")
    if kind != "wonder":
        return epochs.card_places(GAME, view, key, lang, names)
    built = next(wonder for wonder in view.wonders if wonder.key == key)
    area = str(name_of(GAME, lang, f"area:{built.area}") or "–")
    who = "–" if built.owner is None else faction_name(lang, GAME, built.owner, names)
    return [epochs.where(GAME, lang, f"wonder-{built.status}", who=who, area=area, disks=built.disks)]


def wonders(view: EpochsView, lang: str, names: Sequence[str]) -> list[Description]:
    """All wonders, those built first: where each is, and what it does."""
    assert isinstance(view, InnerSeaView)
    lines = []
    for wonder in sorted(view.wonders, key=lambda item: item.status != "built"):
        thing = f"wonder:{wonder.key}"
        place = " ".join(whereabouts(view, thing, lang, names))
        if wonder.status == "built" and not wonder.active:
            place = f"{place} {texts().text(lang, 'inner_sea-state-idle')}"
        text = text_of(GAME, lang, thing) or ""
        if wonder.status == "available" and (described := note(lang, thing, ())) is not None:
            text = described.text
        facts = {"card": name_of(GAME, lang, thing) or wonder.key, "where": place, "text": text}
        lines.append(texts().text(lang, "inner_sea-state-thing", **facts))
    return [Description(texts().text(lang, "inner_sea-state-wonders"), "\n".join(lines))]


PRESENTATION = Presentation(
    tone=0x9C7A3C,
    report=REPORT,
    hand_questions=("discard", "card-discard"),
    hand_offered=("losses", "losses-many", "losses-where", "wonder-price", "card-pay"),
    explained=("card-action",),
    repeated={
        "withdraw": Repeated(),
        "deploy": Repeated(remaining=("ready",)),
        "wonder-price": Repeated(most=5, number="number"),
        "reserves": Repeated(most=3, number="number"),
        "gardens": Repeated(most=2, number="number"),
    },
    counters=("number", "ready", "left", "most", "disks"),
    idle=("pass", "decline", "let", "keep", "done", "stay", "nothing"),
    signs={**epochs.SIGNS, "build": WONDER, "wonder": WONDER},
    subjects=("card", "wonder"),
    # Cards that only count as cards have their texts in the menu, as far as they fit; wonders stand on buttons.
    unread=("wonder-price", "losses", "losses-many", "discard", "card-discard", "card-pay", "build"),
    commands=(
        TypedCommand("deploy", (Argument("areas"),), answers=("deploy",), is_list=True),
        TypedCommand("withdraw", (Argument("areas"),), answers=("withdraw",), is_list=True),
        TypedCommand("pay", (Argument("what"),), answers=("wonder-price",), is_list=True),
        TypedCommand("lose", (Argument("what"),), answers=("losses", "losses-many"), is_list=True),
    ),
    hand_line=partial(epochs.hand_line, GAME),
    scores=epochs.scores,
    turn=epochs.turn,
    seen_for=epochs.seen_for,
    side=partial(epochs.side, GAME),
    context=partial(epochs.context, GAME),
    standing_at=partial(epochs.standing_at, GAME),
    note=note,
    whereabouts=whereabouts,
    position=partial(epochs_state.parts, GAME, wonders),
    later=partial(epochs.later, GAME),
    typed=epochs.typed,
    draft_view=epochs.draft_view,
    planned=epochs.planned,
    pictured=partial(epochs.pictured, GAME),
)
