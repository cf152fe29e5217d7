"""Looking a rule up: by topic, by a typed word, from topic to topic, in the player's language."""

from __future__ import annotations

from tests.bot.simcord.stage import Stage, button


async def test_a_topic_is_shown_with_its_picture_and_leads_to_others(stage: Stage) -> None:
    ann = stage.person("Ann")
    reply = await ann.type("rules", topic="war", game="tigris")
    assert reply.text.startswith("### War (external conflict)")
    assert "rulebook: External conflict" in reply.text
    assert len(reply.message.attachments) == 1
    seen = await ann.press_id(reply.message, button(reply.message, "Monuments"))
    assert seen.message.content.startswith("### Monuments")


async def test_a_typed_word_finds_the_best_topic_in_the_players_language(stage: Stage) -> None:
    ana = stage.person("Ana", "es-ES")
    assert (await ana.type("rules", topic="Líderes", game="tigris")).text.startswith("### Líderes")
    assert (await ana.complete("rules", "topic", "eneas", game="inner_sea"))[0] == "aeneas"


async def test_an_unknown_topic_and_a_forged_button_get_a_sentence(stage: Stage) -> None:
    ann = stage.person("Ann")
    reply = await ann.type("rules", topic="cheese", game="tigris")
    assert "There is no such topic" in reply.text
    shown = await ann.type("rules", topic="goal", game="tigris")
    for forged in ("zr:tigris:nothing", "zr:chess:goal"):
        assert "There is no such topic" in (await ann.forge(shown.message, forged)).text
