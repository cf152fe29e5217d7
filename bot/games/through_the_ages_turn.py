"""How a turn of Through the Ages is composed: its questions, the costs of actions, the resources that remain."""

from __future__ import annotations

from typing import Final

from bot.games.model import Chain, Standing
from data.texts import texts
from data.words import name_of
from engine.core.position import Position
from engine.through_the_ages import previews

GAME: Final = "through_the_ages"
RATINGS: Final = ("idle", "food_rating", "resource_rating", "science_rating", "culture_rating", "strength", "happy")
"""What may change without being paid."""
ABILITIES: Final = ("hammurabi", "barbarossa", "bach", "churchill", "liner", "trade", "alexander")
"""Actions of the action phase that leaders, wonders and pacts allow."""


def effect(position: Position, seat: int, option: str, lang: str) -> str:
    """What an option costs, then what it gives at once: "1 civil action, 2 resources; science a turn +1".

    A stage names its wonder first ("Pyramids 2/3"); its price is not set off against what the wonder gives.
    """
    preview = previews.effect(position, seat, option)
    if preview is None:
        return ""
    changes = {name: int(getattr(preview, name)) for name in preview.__struct_fields__ if getattr(preview, name)}
    paid = {name: -count for name, count in changes.items() if count < 0 and name not in RATINGS}
    named = ""
    if option.startswith("wonder:"):
        stages = previews.stages(position.state, seat, int(option.partition(":")[2]))
        paid = {"civil": 1, "resources": stages.resources}
        for name, count in paid.items():
            changes[name] = changes.get(name, 0) + count
        named = _stages(lang, stages)
    costs = [
        texts().text(lang, f"{GAME}-effect-costs", what=name, count=count) for name, count in paid.items() if count
    ]
    gains = [
        texts().text(lang, f"{GAME}-effect-gains", what=name, count=f"{count:+d}".replace("-", "−"))
        for name, count in changes.items()
        if count > 0 or (name in RATINGS and name != "idle")
    ]
    return "; ".join(filter(None, (named, ", ".join(costs), ", ".join(gains))))


def _stages(lang: str, stages: previews.Stages) -> str:
    """Which stages of which wonder: "Pyramids 2/3", "Hanging Gardens 2–3/3"."""
    numbers = f"{stages.first}–{stages.last}" if stages.last > stages.first else f"{stages.first}"
    return f"{name_of(GAME, lang, f'card:{stages.card}')} {numbers}/{stages.all}"


def standing(position: Position, seat: int, lang: str) -> Standing:
    """What is left now, and what the end of the turn would bring."""
    has, comes = previews.holdings(position.state, seat), previews.preview_turn(position, seat)
    amounts = {name: getattr(has, name) for name in ("civil", "military", "food", "resources", "science", "idle")}
    changes = [
        texts().text(lang, f"{GAME}-effect-gains", what=name, count=f"{count:+d}".replace("-", "−"))
        for name in ("science", "culture", "food", "resources")
        if (count := getattr(comes, name))
    ]
    if comes.draws:
        changes.append(texts().text(lang, f"{GAME}-standing-draws", count=comes.draws))
    warnings: list[str] = []
    if comes.is_uprising:
        warnings.append(texts().text(lang, f"{GAME}-standing-uprising"))
    if comes.corruption:
        warnings.append(texts().text(lang, f"{GAME}-standing-corruption", count=comes.corruption))
    if comes.missing:
        famine = {"missing": comes.missing, "culture": comes.famine}
        warnings.append(texts().text(lang, f"{GAME}-standing-famine", **famine))
    if comes.discards:
        warnings.append(texts().text(lang, f"{GAME}-standing-discards", count=comes.discards))
    text = " · ".join(changes) or texts().text(lang, f"{GAME}-standing-nothing")
    coming = texts().text(lang, f"{GAME}-standing-coming", changes=text)
    return Standing((texts().text(lang, f"{GAME}-standing-left", **amounts),), (coming,), (" ".join(warnings),))


TURN: Final = Chain(
    starts=("politics", "action"),
    closing="end",
    menus=(
        ("take",),
        ("build", "increase", "upgrade", "wonder", *ABILITIES),
        ("leader", "develop", "revolution", "play", "tactic", "copy"),
        ("event", "columbus", "attack", "war", "pact", "cancel"),
    ),
    secondary=("destroy",),
    effect=effect,
    standing=standing,
)
