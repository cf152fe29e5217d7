"""Showing a panel in the private reply to a button or a command, which must have been acknowledged."""

from __future__ import annotations

import msgspec

from bot.frame.handling import Interaction
from bot.games import presentation_of
from bot.messages.pictures import kind_of, use_of
from bot.model.drafts import Step
from bot.model.table import Table
from bot.panel.build import build_panel
from bot.panel.composing import part_words
from bot.panel.edits import in_order, is_busy
from bot.panel.layout import Panel, message_of
from bot.panel.pictures import Message, PanelPicture, picture_of, send, standing
from bot.posting.hands.deliver import closed_notice
from bot.posting.hands.plan_notes import fitting
from bot.posting.texts.message import Drawing
from bot.press.find import find, find_anew, renewed
from bot.press.page import PLAIN, Page
from bot.press.press import Press
from bot.tables.kept_drafts import drop_draft, keep_draft, read_draft
from bot.words.option_words import cut
from bot.words.wording import say
from renderers.core.kinds import Use


async def open_panel(interaction: Interaction, table: Table, page: Page = PLAIN) -> None:
    """Show the player's panel at a table, after the message's earlier edits: not at all where a later one shows the
    same, and more. Raises NotSeated or NotStarted.
    """
    async with in_order(interaction) as edits:
        if not (edits.is_overtaken() and page.is_plain):
            await _show(interaction, await find(interaction, table), page)


async def show_panel(interaction: Interaction, press: Press, page: Page = PLAIN) -> None:
    """The same where it has been found already what the interaction is about: found anew if earlier edits of the
    message had to be waited for.
    """
    has_to_wait = is_busy(interaction)
    async with in_order(interaction) as edits:
        if not (edits.is_overtaken() and page.is_plain):
            await _show(interaction, await find_anew(interaction, press) if has_to_wait else press, page)


async def _show(interaction: Interaction, press: Press, page: Page) -> None:
    """Show a panel, and what its player is to be told with it."""
    app, table, user = interaction.client, press.table, press.user
    notice = await closed_notice(app.tables, app.people, table, user, press.lang)
    dropped, notes = fitting(press.escaped, await app.tables.plans.notes(table.id, user))
    missed = await app.tables.past.has_missed(press.match, table.id, user, press.seat)
    explains = await app.tables.first_games.explains(press.person, user, table.game)
    # From here to the panel nothing is awaited: it is of one moment.
    press = await renewed(interaction, press)
    fitted, loss = _fitted(press)
    note = "\n".join(filter(None, (page.note, notice, dropped, loss)))
    panel = build_panel(fitted, msgspec.structs.replace(page, note=note, missed=missed, explains=explains))
    drawing = panel_drawing(fitted, panel)
    # A draft that another press has stored meanwhile stays.
    if press.expired_draft is not None and await read_draft(app.tables, table.id, user) == press.expired_draft:
        await drop_draft(app.tables, table.id, user)
    elif fitted is not press and await read_draft(app.tables, table.id, user) == press.draft:
        await keep_draft(app.tables, table.id, press.seat, user, fitted.turn)
    await put_panel(interaction, panel, drawing)
    # Told only now: where the panel could not be shown, they are in the next one.
    await app.tables.plans.read(notes)


def _fitted(press: Press) -> tuple[Press, str]:
    """The press with what is still possible of its draft, and words for what is not; "" where all of it is."""
    draft, expired = press.draft, press.expired_draft
    if expired is not None and (expired.picks or expired.steps):
        return press, say(press.lang, "panel-draft-lost")
    if draft is None or not draft.steps or press.composed.steps == draft.steps:
        return press, ""
    fitted = press.with_draft(msgspec.structs.replace(draft, steps=press.composed.steps, focus=""), press.composed)
    return fitted, _loss_note(press)


def _loss_note(press: Press) -> str:
    """Which steps of a composed turn are not possible any more; "" if all are."""
    possible, impossible = list(press.composed.steps), list[Step]()
    for step in press.turn.steps:
        if step in possible:
            possible.remove(step)
        else:
            impossible.append(step)
    return (
        say(press.lang, "panel-steps-gone", items=cut(part_words(press.escaped, impossible), 300)) if impossible else ""
    )


async def put_panel(interaction: Interaction, panel: Panel, drawing: Drawing) -> None:
    """Show a panel with its picture in the reply that has been deferred."""

    async def message(there: PanelPicture | None) -> Message:
        return message_of(panel, drawing.game, await picture_of(drawing, there))

    first = await message(standing(interaction))
    await send(interaction.edit_original_response, first, lambda: message(None), interaction.client.fallbacks)


def panel_drawing(press: Press, panel: Panel) -> Drawing:
    """A panel's picture: the hand where that alone is asked about, else what is asked, with the places to choose from.

    A player who likes it better sees the board whole.
    """
    use: Use = use_of(press.person)
    if press.ask is not None and use == "close":
        use = "asked"
    if press.ask is not None and press.ask.key in presentation_of(press.table.game).hand_questions:
        use = "held" if use == "asked" else "own"
    table, kind = press.table, kind_of(press.table.game, panel.game_view, use)
    closed, names = table.status == "closed", tuple(table.names())
    return Drawing(
        table.game, panel.game_view, kind, press.lang, names, press.person.palette, closed, panel.before, panel.marks
    )
