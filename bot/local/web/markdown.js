/** Discord's Markdown as DOM nodes. Text never becomes HTML source, so nothing a message says can run. */

import { drawnTile, h } from "./dom.js";
import { discordTime, t } from "./i18n.js";
import { findChannel, findUser, nameOf, store } from "./state.js";

const INLINE = [
  [/^\\([^\sA-Za-z0-9])/, (m) => m[1]],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, (m) => h("code", {}, m[2].replace(/^ (.*[^ ].*) $/, "$1"))],
  [/^\*\*\*(?=\S)([\s\S]+?)\*\*\*(?!\*)/, (m) => h("em", {}, h("strong", {}, inline(m[1])))],
  [/^\*\*(?=\S)([\s\S]+?)\*\*(?!\*)/, (m) => h("strong", {}, inline(m[1]))],
  [/^__(?=\S)([\s\S]+?)__(?!_)/, (m) => h("u", {}, inline(m[1]))],
  [/^\*(?=[^\s*])((?:\*\*|[^*])+?)\*(?!\*)/, (m) => h("em", {}, inline(m[1]))],
  [/^_(?=[^\s_])((?:__|[^_])+?)_(?![A-Za-z0-9_])/, (m, before) => (/\w$/.test(before) ? null : h("em", {}, inline(m[1])))],
  [/^~~(?=\S)([\s\S]+?)~~/, (m) => h("s", {}, inline(m[1]))],
  [/^\|\|([\s\S]+?)\|\|/, (m) => spoiler(inline(m[1]))],
  [/^<@!?(\d+)>/, (m) => mention(m[1])],
  [/^<@&\d+>/, () => h("span", { class: "mention" }, "@role")],
  [/^<#(\d+)>/, (m) => channelLink(m[1])],
  [/^<\/([^:>]+):\d+>/, (m) => commandLink(m[1])],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m) => timestamp(Number(m[1]), m[2])],
  [/^<a?:(\w+):\d+>/, (m) => h("span", { class: "emoji", title: `:${m[1]}:` }, `:${m[1]}:`)],
  [/^@(everyone|here)\b/, (m) => h("span", { class: "mention" }, m[0])],
  [/^<(https?:\/\/[^>\s]+)>/, (m) => link(m[1], m[1])],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/, (m) => link(m[2], inline(m[1]))],
  [/^https?:\/\/[^\s<>]+[^\s<>.,:;"')\]*_~|]/, (m) => link(m[0], m[0])],
  [/^[\u{1F534}\u{1F535}\u{1F7E0}-\u{1F7EB}\u26AA\u26AB\u2B1B\u2B1C]\uFE0F?/u, (m) => drawnTile(m[0])],
  [/^\n/, () => h("br")],
];

/** Inline Markdown -> list of nodes and strings. */
export function inline(text) {
  const out = [];
  let plain = "";
  let rest = text;
  while (rest) {
    const hit = firstHit(rest, plain);
    if (hit) {
      if (plain) out.push(plain);
      plain = "";
      out.push(hit.node);
      rest = rest.slice(hit.length);
    } else {
      const step = rest.slice(1).search(/[\\`*_~|<@[h\n\u26AA\u26AB\u2B1B\u2B1C\uD83D]/) + 1 || rest.length;
      plain += rest.slice(0, step);
      rest = rest.slice(step);
    }
  }
  if (plain) out.push(plain);
  return out;
}

function firstHit(rest, before) {
  for (const [pattern, make] of INLINE) {
    const match = pattern.exec(rest);
    if (!match) continue;
    const node = make(match, before);
    if (node !== null) return { node, length: match[0].length };
  }
  return null;
}

function link(url, label) {
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, label);
}

function mention(id) {
  const user = findUser(id);
  const mine = id === store.me?.id;
  return h("span", { class: mine ? "mention mention-me" : "mention", data: { user: id } },
    `@${user ? nameOf(user) : t("unknownUser")}`);
}

function channelLink(id) {
  const channel = findChannel(id);
  if (!channel) return h("span", { class: "mention" }, `# ${t("unknownChannel")}`);
  return h("button", { type: "button", class: "mention mention-link", data: { goto: id } },
    channel.kind === "dm" ? `@${channel.name}` : `#${channel.name}`);
}

function commandLink(path) {
  return h("button", { type: "button", class: "mention mention-link", data: { command: path } }, `/${path}`);
}

function timestamp(seconds, style) {
  const date = new Date(seconds * 1000);
  const relative = style === "R" ? { relative: seconds } : {};
  return h("time", { class: "timestamp", data: relative, datetime: date.toISOString(), title: discordTime(seconds, "F") },
    discordTime(seconds, style));
}

/** Write all "in 5 minutes" on screen anew; to be called now and then. */
export function renewRelativeTimes() {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    const words = discordTime(Number(node.dataset.relative), "R");
    if (node.textContent !== words) node.textContent = words;
  }
}

function spoiler(content) {
  const box = h("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": t("spoiler"), "aria-expanded": "false" }, content);
  const show = () => {
    box.classList.add("shown");
    box.setAttribute("aria-expanded", "true");
    box.removeAttribute("aria-label");
  };
  box.addEventListener("click", show);
  box.addEventListener("keydown", (event) => (event.key === "Enter" || event.key === " ") && show());
  return box;
}

/** Block Markdown -> list of nodes: code blocks, quotes, headings, lists, small print, paragraphs. */
export function markdown(text) {
  const out = [];
  const fence = /```(?:([A-Za-z0-9_+-]+)\n)?\n?([\s\S]*?)\n?```\n?/g;
  let last = 0;
  for (const match of text.matchAll(fence)) {
    out.push(...lines(text.slice(last, match.index).replace(/\n$/, "")));
    out.push(h("pre", {}, h("code", { data: { language: match[1] } }, match[2])));
    last = match.index + match[0].length;
  }
  out.push(...lines(text.slice(last)));
  return out;
}

function lines(text) {
  if (!text) return [];
  const rows = text.split("\n");
  const out = [];
  let plain = [];
  const flush = () => {
    if (plain.length) out.push(h("span", { class: "para" }, inline(plain.join("\n"))));
    plain = [];
  };
  for (let i = 0; i < rows.length; ) {
    const taken = block(rows, i);
    if (taken) {
      flush();
      out.push(taken.node);
      i = taken.next;
    } else {
      plain.push(rows[i]);
      i += 1;
    }
  }
  flush();
  return out;
}

const LIST = /^(\s*)([-*]|\d+\.)\s+(.*)$/;

/** The block that begins at row i, with the row after it; null for plain text. */
function block(rows, i) {
  const row = rows[i];
  if (row.startsWith(">>> ")) {
    const body = [row.slice(4), ...rows.slice(i + 1)].join("\n");
    return { node: h("blockquote", {}, lines(body)), next: rows.length };
  }
  if (row.startsWith("> ")) {
    let end = i;
    while (end < rows.length && rows[end].startsWith("> ")) end += 1;
    const body = rows.slice(i, end).map((item) => item.slice(2)).join("\n");
    return { node: h("blockquote", {}, lines(body)), next: end };
  }
  const heading = /^(#{1,3})\s+(.+)$/.exec(row);
  if (heading) return { node: h(`h${heading[1].length + 2}`, { class: `md-h${heading[1].length}` }, inline(heading[2])), next: i + 1 };
  const small = /^-# +(.+)$/.exec(row);
  if (small) return { node: h("small", { class: "subtext" }, inline(small[1])), next: i + 1 };
  if (LIST.test(row)) return list(rows, i);
  return null;
}

function list(rows, start) {
  const [, indent, mark] = LIST.exec(rows[start]);
  const ordered = /\d/.test(mark);
  const node = h(ordered ? "ol" : "ul", ordered ? { start: parseInt(mark, 10) } : {});
  let i = start;
  while (i < rows.length) {
    const match = LIST.exec(rows[i]);
    if (!match || match[1].length < indent.length) break;
    if (match[1].length > indent.length) {
      const inner = list(rows, i);
      (node.lastElementChild ?? node).append(inner.node);
      i = inner.next;
      continue;
    }
    if (/\d/.test(match[2]) !== ordered) break;
    node.append(h("li", {}, inline(match[3])));
    i += 1;
  }
  return { node, next: i };
}

/** The text without marks, for titles and labels. */
export function plainText(text) {
  const box = h("div", {}, markdown(text ?? ""));
  return box.textContent.trim();
}
