"""Cards of a game as messages: face, text, and where they are now. People find them by name in any language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from bot.base.typed import bounded
from bot.frame.handling import Interaction, language, table_and_match
from bot.frame.watching import sees_channel
from bot.games import presentation_of
from bot.guide.reference import show_topic
from bot.messages.parts import NO_PINGS, file_of
from bot.messages.pictures import draw_face
from bot.model.errors import TableError
from bot.model.table import Table
from bot.tables.news import last_about
from bot.tables.views import view_of
from bot.words.lists import LONGEST_NAME, NameIndex, Unreadable, find_name, known_names, simple
from bot.words.wording import escaped, log_lines, say, title
from data.collation import in_alphabet
from data.reference import search, topics
from data.words import facts_of
from engine.core.match import Match
from renderers.core.registry import faces
from renderers.core.words import LANGUAGES

MOST: Final = 4
"""Cards that share a name and are shown together."""

TOPIC: Final = "topic"
"""What a topic of the rules is called beside things: "topic:ID"; games without cards have these to look up."""


class NoSuchCard(TableError):
    """There is no such card."""

    key = "error-no-card"


class NoCards(TableError):
    """The game has no cards; ``topics`` can be looked up."""

    key = "error-no-cards"


def has_cards(game: str) -> bool:
    """Whether the game has cards with faces."""
    return faces(game) is not None


@cache
def _names(game: str) -> NameIndex:
    """The names of all cards of a game in all languages, with the ids of those that bear them."""
    game_faces = faces(game)
    assert game_faces is not None
    spellings: dict[str, list[str]] = {}
    for thing in game_faces.things():
        facts = facts_of(game, thing) or {}
        labels = [game_faces.label(thing, lang) for lang in LANGUAGES]
        spellings[thing] = [thing.partition(":")[2], *dict(facts.get("name", {})).values(), *labels]
    return known_names(spellings)


@cache
def _labels(game: str, lang: str) -> tuple[tuple[str, str], ...]:
    """Every card with its name in a language, in that language's alphabet."""
    game_faces = faces(game)
    assert game_faces is not None
    pairs = ((thing, game_faces.label(thing, lang)) for thing in game_faces.things())
    return tuple(sorted(pairs, key=lambda pair: in_alphabet(lang, pair[1])))


def fitting(game: str, lang: str, typed: str) -> list[tuple[str, str]]:
    """What can be looked up in a game and fits what was typed, with its name in a language, the best first.

    First names that begin so, then words that do, then any that hold it; in the other languages, too; at last likely
    slips. Topics of the rules for a game without cards.
    """
    if not has_cards(game):
        return [(f"{TOPIC}:{topic.id}", topic.title) for topic in search(game, lang, typed)]
    wanted, names = simple(bounded(typed)), _names(game)
    if not wanted:
        return list(_labels(game, lang))
    if len(wanted) > LONGEST_NAME:
        return []
    rank: dict[str, int] = {}
    for name, things in names.means.items():
        place = 0 if name.startswith(wanted) else 1 if f" {wanted}" in name else 2 if wanted in name else None
        if place is not None:
            rank |= {thing: min(place, rank.get(thing, place)) for thing in things}
    meant = rank or dict.fromkeys(names.near(wanted), 0)
    return sorted((pair for pair in _labels(game, lang) if pair[0] in meant), key=lambda pair: meant[pair[0]])


def meant(games: Sequence[str], lang: str, typed: str) -> tuple[str, tuple[str, ...]]:
    """The game and the things that were typed or picked: "GAME/card:ID", "card:ID" or a name.

    Several things only where they share the name. Raises NoSuchCard; NoCards where none of the games has cards.
    """
    game, _, picked = bounded(typed).rpartition("/")
    among = [game] if game in games else list(games)
    for one in among:
        game_faces = faces(one)
        if game_faces is None:
            if picked.startswith(f"{TOPIC}:") and picked.partition(":")[2] in topics(one, lang):
                return one, (picked,)
        elif picked in game_faces.things():
            return one, (picked,)
    for one in filter(has_cards, among):
        names = _names(one)
        if things := names.of(simple(picked)):
            return one, things[:MOST]
        try:
            return one, (find_name(picked, names),)
        except Unreadable:
            continue
    if any(map(has_cards, among)):
        raise NoSuchCard
    for one in among:
        if picked.strip() and (hits := search(one, lang, picked)):
            return one, (f"{TOPIC}:{hits[0].id}",)
    one = among[0]
    raise NoCards(game=title(one, lang), topics=", ".join(topic.title for topic in topics(one, lang).values()))


async def show_cards(interaction: Interaction, game: str, things: Sequence[str], table: Table | None) -> None:
    """Show things in the deferred reply: their faces, their texts, and where they are at a table, None for no table."""
    if things[0].startswith(f"{TOPIC}:"):
        await show_topic(interaction, game, things[0].partition(":")[2])
        return
    lang, files, lines = language(interaction), [], []
    for thing in things:
        picture = await draw_face(game, thing, lang)
        files.append(file_of(picture, thing.partition(":")[2]))
        name, colon, rest = picture.alt.partition(":")
        lines.append("\n".join([f"**{name}**{colon}{rest}", *await _whereabouts(interaction, game, thing, table)]))
    await interaction.edit_original_response(
        content="\n".join(lines)[:2000], attachments=files, view=None, allowed_mentions=NO_PINGS
    )


async def _whereabouts(interaction: Interaction, game: str, thing: str, table: Table | None) -> list[str]:
    """Where a thing is at the table, as far as this reader may see; nothing where no game of it is played."""
    if table is None or table.game != game or table.status == "lobby" or not sees_channel(interaction, table):
        return []
    table, match = await table_and_match(interaction, table)
    names, seat = [escaped(name) for name in table.names()], table.seat_of(interaction.user.id)
    return [f"-# {line}" for line in where_now(match, seat, thing, language(interaction), names)]


def where_now(match: Match, seat: int | None, thing: str, lang: str, names: Sequence[str]) -> list[str]:
    """Lines that say where a thing is, as far as a seat (None: the public) may see; what became of one that is out of
    sight, as far as the log tells. ``names`` are escaped, by seat.
    """
    view, presentation = view_of(match, seat), presentation_of(match.game_id)
    lines = presentation.whereabouts(view, thing, lang, names)
    if lines:
        return [say(lang, "card-now", where=lines[0]), *lines[1:]]
    last = last_about(match, seat, thing)
    fate = presentation.fate(view, thing, None if last is None else last.event, lang)
    heard = [] if last is None else [say(lang, "card-last", line=log_lines(lang, [last], names)[0])]
    return [say(lang, "card-now", where=fate) if fate else say(lang, "card-nowhere"), *heard]
