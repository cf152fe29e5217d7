"""What whoever runs a league may put right: players, tables and their results, the pause."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

import discord
import msgspec

from bot.frame.acknowledge import acknowledge
from bot.frame.feature import Fields
from bot.frame.handling import Interaction, language
from bot.league.acts import announce, ask_to_end, reply
from bot.league.find import league_meant, must_run
from bot.league.opening import NoLeagueThere
from bot.messages.ids import league_form, league_item
from bot.messages.parts import LABEL_LIMIT, PLACEHOLDER_LIMIT, TITLE_LIMIT, button, form
from bot.model.league_errors import NoReason, NotInLeague
from bot.model.leagues import NOTE_LENGTH, Fixture, League
from bot.posting.leagues.texts import fixture_line, in_order, name_of, plain_name, result_line
from bot.tables.leagues import changes
from bot.words.option_words import cut
from bot.words.wording import escaped, say, title

OFFERED: Final = 25
PLACES_LENGTH: Final = 40
WHOLE: Final = re.compile(r"[0-9]{1,6}")
CHOSEN: Final = re.compile(r"[0-9]{1,20}")

Items = list[discord.ui.Item[discord.ui.View]]


async def show_mend(interaction: Interaction, league: League, page: int = 1, *, note: str = "") -> None:
    """The panel, with menus of tables, players and members. Raises NotLeagueHost."""
    must_run(interaction, league)
    lang = language(interaction)
    lines = [note] if note else []
    lines += [
        f"**{say(lang, 'league-title', name=escaped(league.name), number=str(league.id))}**",
        say(lang, "league-mend-about" if league.has_started else "league-mend-open"),
    ]
    items: Items = []
    fixtures = _mendable(league)
    pages = max(1, -(-len(fixtures) // OFFERED))
    page = max(1, min(page, pages))
    shown = fixtures[(page - 1) * OFFERED : page * OFFERED]
    if shown:
        options = [_entry(league, fixture, lang) for fixture in shown]
        items.append(_menu(league, "table", page, say(lang, "league-pick-table"), options, 0))
    if not league.is_over:
        add: discord.ui.UserSelect[discord.ui.View] = discord.ui.UserSelect(
            custom_id=league_item(league.id, "add"),
            placeholder=cut(say(lang, "league-pick-add"), PLACEHOLDER_LIMIT),
            row=1,
        )
        items.append(add)
    if league.active() and not league.is_over:
        options = [
            discord.SelectOption(label=cut(plain_name(league, item.number, lang), LABEL_LIMIT), value=str(item.number))
            for item in league.active()
        ]
        items.append(_menu(league, "drop", 0, say(lang, "league-pick-drop"), options, 2))
    items += _buttons(interaction, league, lang)
    if pages > 1:
        items += [
            button("", league_item(league.id, "mend", page - 1), emoji="◀️", disabled=page == 1, row=4),
            button("", league_item(league.id, "mendmore", page + 1), emoji="▶️", disabled=page == pages, row=4),
        ]
    await reply(interaction, "\n".join(lines), *items)


def _mendable(league: League) -> list[Fixture]:
    """The tables about which something can be done; those that are played first."""
    order = {"playing": 0, "opening": 0, "played": 1, "annulled": 2, "planned": 3}
    fixtures = [fixture for fixture in in_order(league) if len(fixture.players) > 1]
    return sorted(fixtures, key=lambda item: order[item.status])


def _entry(league: League, fixture: Fixture, lang: str) -> discord.SelectOption:
    names = " – ".join(plain_name(league, number, lang) for number in fixture.players)
    about = f"{title(league.games[fixture.game].game, lang)} · {say(lang, f'league-table-{fixture.status}')}"
    label = cut(f"{fixture.number} · {names}", LABEL_LIMIT)
    return discord.SelectOption(label=label, value=str(fixture.number), description=cut(about, LABEL_LIMIT))


def _menu(
    league: League, act: str, arg: int, placeholder: str, options: list[discord.SelectOption], row: int
) -> discord.ui.Select[discord.ui.View]:
    return discord.ui.Select(
        custom_id=league_item(league.id, act, arg),
        placeholder=cut(placeholder, PLACEHOLDER_LIMIT),
        options=options,
        row=row,
    )


def _buttons(interaction: Interaction, league: League, lang: str) -> Items:
    items: Items = []
    if league.status in ("playing", "paused"):
        key = "button-league-resume" if league.status == "paused" else "button-league-pause"
        items.append(button(say(lang, key), league_item(league.id, "pause"), row=3))
    if interaction.channel_id != league.channel_id and isinstance(interaction.channel, discord.TextChannel):
        items.append(button(say(lang, "button-league-move"), league_item(league.id, "move"), row=3))
    if not league.is_over:
        items.append(
            button(
                say(lang, "button-league-end"), league_item(league.id, "end"), style=discord.ButtonStyle.danger, row=3
            )
        )
    return items


async def _show_table(interaction: Interaction, league: League, number: int) -> None:
    """One table, with what can be done about it. Raises NoSuchFixture."""
    lang = language(interaction)
    fixture = changes.fixture_of(league, number)
    channels = await interaction.client.leagues.channels_of(league)
    items: Items = [button(say(lang, "button-league-correct"), league_item(league.id, "correct", number))]
    if fixture.status != "planned":
        items.append(button(say(lang, "button-league-replay"), league_item(league.id, "replay", number)))
    if fixture.status != "annulled" or fixture.is_closed:
        items.append(button(say(lang, "button-league-annul"), league_item(league.id, "annul", number)))
    items.append(button(say(lang, "button-league-back"), league_item(league.id, "mend", 1)))
    await reply(interaction, fixture_line(league, fixture, lang, channels), *items)


async def _add(interaction: Interaction, league: League, user: discord.abc.User) -> None:
    lang = language(interaction)
    if user.bot:
        await show_mend(interaction, league, note=say(lang, "league-no-bots"))
        return
    name = user.display_name
    changed = await interaction.client.tables.leagues.join(league.id, user.id, name)
    await show_mend(interaction, changed, note=say(lang, "league-added", name=escaped(name)))
    if changed.has_started:
        await announce(interaction, changed, say(changed.language, "league-added-note", **_by(interaction, name)))


async def _drop(interaction: Interaction, league: League, number: int) -> None:
    lang, name = language(interaction), name_of(league, number, language(interaction))
    if league.player(number) is None:
        raise NotInLeague
    changed = await interaction.client.tables.leagues.change(
        league.id, lambda now: changes.settled(changes.without(now, number))
    )
    await show_mend(interaction, changed, note=say(lang, "league-dropped", name=name))
    if changed.has_started:
        by = escaped(interaction.user.display_name)
        await announce(interaction, changed, say(changed.language, "league-dropped-note", name=name, by=by))


def _by(interaction: Interaction, name: str) -> dict[str, str]:
    return {"name": escaped(name), "by": escaped(interaction.user.display_name)}


async def _pause(interaction: Interaction, league: League, _: int) -> None:
    changed = await interaction.client.tables.leagues.change(league.id, changes.paused)
    key = "league-paused" if changed.status == "paused" else "league-resumed"
    await show_mend(interaction, changed, note=say(language(interaction), key))


async def _move(interaction: Interaction, league: League, _: int) -> None:
    """The league's messages and next tables come to this channel. Raises NoLeagueThere."""
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise NoLeagueThere

    def change(now: League) -> League:
        return msgspec.structs.replace(now, channel_id=channel.id, message_id=0, ending_id=0, trouble="")

    changed = await interaction.client.tables.leagues.change(league.id, change)
    await show_mend(interaction, changed, note=say(language(interaction), "league-moved"))


ACTS: Final[dict[str, Callable[[Interaction, League, int], Awaitable[None]]]] = {
    "mend": show_mend,
    "mendmore": show_mend,
    "pause": _pause,
    "move": _move,
    "end": ask_to_end,
}
"""What buttons of the panel do; the number is a page or a table."""

FORMS: Final = ("replay", "annul", "correct")
MENUS: Final = ("table", "add", "drop")


async def take_menu(interaction: Interaction, league: League, act: str, values: list[str]) -> None:
    """What was chosen in a menu. Raises NotLeagueHost, NoSuchFixture, or as joining and leaving do."""
    must_run(interaction, league)
    value = values[0] if values else ""
    if act == "add":
        await _add_chosen(interaction, league)
        return
    number = int(value) if WHOLE.fullmatch(value) else 0
    if act == "table":
        await _show_table(interaction, league, number)
    else:
        await _drop(interaction, league, number)


async def _add_chosen(interaction: Interaction, league: League) -> None:
    """Add who was chosen in the menu of members; its values are ids, which anybody may forge."""
    data: Mapping[str, Any] = interaction.data or {}
    chosen = next((str(value) for value in data.get("values", ())), "")
    try:
        if not CHOSEN.fullmatch(chosen) or interaction.guild is None:
            raise NotInLeague
        member = await interaction.guild.fetch_member(int(chosen))
    except discord.NotFound:
        await show_mend(interaction, league, note=say(language(interaction), "league-no-member"))
        return
    await _add(interaction, league, member)


def form_for(league: League, act: str, number: int, lang: str) -> discord.ui.Modal:
    """The form that asks for a note, and for the places where a result is corrected. Raises NoSuchFixture."""
    fixture = changes.fixture_of(league, number)
    fields: list[discord.ui.TextInput[Any]] = []
    if act == "correct":
        names = ", ".join(plain_name(league, one, lang) for one in fixture.players)
        places = discord.ui.TextInput[Any](
            label=cut(say(lang, "league-form-places"), TITLE_LIMIT),
            custom_id="places",
            placeholder=cut(names, 100),
            default=" ".join(map(str, fixture.places)) or None,
            max_length=PLACES_LENGTH,
        )
        fields.append(places)
    label = cut(say(lang, "league-form-note"), TITLE_LIMIT)
    fields.append(discord.ui.TextInput(label=label, custom_id="note", max_length=NOTE_LENGTH))
    heading = say(lang, f"league-form-{act}", number=str(number))
    return form(heading, league_form(league.id, act, number), *fields)


async def take_form(interaction: Interaction, at: re.Match[str], fields: Fields) -> None:
    """What was written into the form about a table. Raises NotLeagueHost, NoSuchFixture, NoReason, BadPlaces."""
    await acknowledge(interaction, ephemeral=True)
    league = await league_meant(interaction, int(at["league"]))
    must_run(interaction, league)
    act, number, note = at["act"], int(at["fixture"]), fields.get("note", "")[:NOTE_LENGTH].strip()
    fixture = changes.fixture_of(league, number)
    app, lang = interaction.client, language(interaction)
    if not note:
        raise NoReason
    if act == "correct":
        places = changes.read_places(fields.get("places", ""), len(fixture.players))
        changed, closed = await app.tables.leagues.mend(
            league.id, number, lambda now: changes.corrected(now, number, places, note)
        )
    elif act == "replay":
        changed, closed = await app.tables.leagues.mend(
            league.id, number, lambda now: changes.replayed(now, number, note)
        )
    else:
        changed, closed = await app.tables.leagues.mend(
            league.id, number, lambda now: changes.annulled(now, number, note)
        )
    if closed is not None:
        await app.publisher.publish(closed)
    await show_mend(interaction, changed, note=say(lang, f"league-done-{act}", number=str(number)))
    stored = changes.fixture_of(changed, number)
    names = " – ".join(name_of(changed, one, changed.language) for one in stored.players)
    told = {
        "number": str(number),
        "by": escaped(interaction.user.display_name),
        "names": names,
        "note": escaped(stored.note),
        "result": result_line(changed, stored, changed.language) if act == "correct" else "",
    }
    await announce(interaction, changed, say(changed.language, f"league-{act}-note", **told))
