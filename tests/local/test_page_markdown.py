"""Discord's Markdown as the page draws it, asked of the page's own module in a real browser."""

import pytest
from playwright.async_api import Browser, expect

from bot.local import LocalDiscord
from tests.browser import BrowserWindow, browser, in_browser, local

pytestmark = in_browser
__all__ = ["browser", "local"]

DRAW = """async (text) => {
  const { markdown } = await import("/web/markdown.js");
  const box = document.createElement("div");
  box.append(...markdown(text));
  for (const element of box.querySelectorAll("*")) {
    for (const name of element.getAttributeNames()) {
      if (!["href", "start", "class"].includes(name)) element.removeAttribute(name);
    }
  }
  for (const paragraph of box.querySelectorAll(".para")) paragraph.replaceWith(...paragraph.childNodes);
  return box.innerHTML;
}"""

CASES = [
    ("plain", "plain"),
    ("a **b** c", "a <strong>b</strong> c"),
    ("*a* _b_ ***c***", "<em>a</em> <em>b</em> <em><strong>c</strong></em>"),
    ("__u__ ~~s~~", "<u>u</u> <s>s</s>"),
    ("**a *b* c**", "<strong>a <em>b</em> c</strong>"),
    ("snake_case_name 2 * 3 * 4", "snake_case_name 2 * 3 * 4"),
    (r"\*not\* \_so\_ \<@1>", "*not* _so_ &lt;@1&gt;"),
    ("`**raw**` ``a`b``", "<code>**raw**</code> <code>a`b</code>"),
    ("```py\nx = 1\n```", "<pre><code>x = 1</code></pre>"),
    ("before\n```\n<b>\n```\nafter", "before<pre><code>&lt;b&gt;</code></pre>after"),
    ("> one\n> two\nthree", "<blockquote>one<br>two</blockquote>three"),
    (">>> one\ntwo", "<blockquote>one<br>two</blockquote>"),
    ("# Big\n## Mid\n### Low", '<h3 class="md-h1">Big</h3><h4 class="md-h2">Mid</h4><h5 class="md-h3">Low</h5>'),
    ("#not a heading", "#not a heading"),
    ("-# small", '<small class="subtext">small</small>'),
    ("- a\n- b\n  - c", "<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>"),
    ("3. a\n4. b", '<ol start="3"><li>a</li><li>b</li></ol>'),
    ("a\nb", "a<br>b"),
    ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
    ("[x](javascript:alert(1))", "[x](javascript:alert(1))"),
    ("see https://example.org/a_b_c.", 'see <a href="https://example.org/a_b_c">https://example.org/a_b_c</a>.'),
    ("[rules](https://example.org/r)", '<a href="https://example.org/r">rules</a>'),
    ("||hidden||", '<span class="spoiler">hidden</span>'),
    ("@everyone hi", '<span class="mention">@everyone</span> hi'),
    ("<t:0:d>", '<time class="timestamp">1/1/70</time>'),
    ("<@4242424242>", '<span class="mention">@unknown-user</span>'),
]


async def test_every_kind_of_markdown_is_drawn_as_discord_draws_it(browser: Browser, local: LocalDiscord) -> None:
    async with BrowserWindow(browser, local.web_url, "Carla") as window:
        drawn = [(text, await window.page.evaluate(DRAW, text)) for text, _ in CASES]
        assert drawn == CASES


@pytest.mark.nightly
async def test_mentions_and_channel_links_are_live(browser: Browser, local: LocalDiscord) -> None:
    carla, games = local.world.user("Carla"), local.world.text_channel("games")
    async with BrowserWindow(browser, local.web_url, "Carla") as window:
        await window.say(f"<@{carla.id}> come to <#{games.id}>")
        await expect(window.last.locator(".mention-me")).to_have_text("@Carla")
        await window.last.get_by_role("button", name="#games").click()
        await expect(window.page.get_by_role("heading", level=1)).to_have_text("games")


@pytest.mark.nightly
async def test_a_spoiler_opens_on_a_click(browser: Browser, local: LocalDiscord) -> None:
    async with BrowserWindow(browser, local.web_url, "Carla") as window:
        await window.say("the traitor is ||Bruno||")
        spoiler = window.last.get_by_role("button", name="Spoiler, select to reveal")
        await expect(spoiler).to_have_css("color", "rgba(0, 0, 0, 0)")
        await spoiler.click()
        await expect(window.last.locator(".spoiler")).not_to_have_css("color", "rgba(0, 0, 0, 0)")


@pytest.mark.nightly
async def test_relative_times_go_on_as_time_passes(browser: Browser, local: LocalDiscord) -> None:
    script = """async () => {
      const { markdown, renewRelativeTimes } = await import("/web/markdown.js");
      const now = Math.floor(Date.now() / 1000);
      document.body.append(...markdown(`<t:${now + 7230}:R>`));
      const time = document.querySelector("time[data-relative]");
      const before = time.textContent;
      time.dataset.relative = now - 130;
      renewRelativeTimes();
      return [before, time.textContent];
    }"""
    async with BrowserWindow(browser, local.web_url, "Carla") as window:
        assert await window.page.evaluate(script) == ["in 2 hours", "2 minutes ago"]
