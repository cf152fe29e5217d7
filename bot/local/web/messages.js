/** The message list: one article a message, reused while nothing about it changed. */

import { append, avatar, fill, h, icon } from "./dom.js";
import { clock, currentLocale, longDay, stamp, t } from "./i18n.js";
import { components } from "./components.js";
import { pendingOn } from "./interactions.js";
import { inline, markdown, plainText } from "./markdown.js";
import { attachments, embed } from "./media.js";
import { closeOrphanSelect } from "./select.js";
import { dismiss, emit, findChannel, isEphemeral, mentionsMe, messagesOf, nameOf, person, store, symbolOf } from "./state.js";

const GROUP_MS = 7 * 60_000;
const THINKING = 128;
const V2 = 1 << 15;

let nodes = new Map();
let shownChannel = null;

/** Draw the messages of the present channel into `list`. */
export function renderMessages(list) {
  const channel = findChannel(store.channelId);
  if (shownChannel !== store.channelId) nodes = new Map();
  shownChannel = store.channelId;
  const focus = focusedComponent(list);
  const fresh = new Map();
  const order = channel && !store.more.get(store.channelId) ? [entry(fresh, "welcome", [channel.name, currentLocale(), ...postsOf(channel).map((post) => post.name)], () => welcome(channel))] : [];
  let previous = null;
  for (const message of messagesOf(store.channelId)) {
    const date = new Date(message.timestamp);
    if (!previous || date.toDateString() !== new Date(previous.timestamp).toDateString()) {
      order.push(entry(fresh, `day-${date.toDateString()}`, [currentLocale()], () => divider(longDay(date))));
      previous = null;
    }
    if (message.id === store.newSince) {
      order.push(entry(fresh, "new", [currentLocale()], () => h("div", { class: "new-line", role: "separator" }, h("span", {}, t("newMessages")))));
      previous = null;
    }
    const grouped = joins(previous, message);
    order.push(entry(fresh, message.id, signature(message, grouped), () => article(message, grouped)));
    previous = message;
  }
  for (const [key, failure] of store.failures) {
    if (failure.own && failure.channelId === store.channelId) order.push(entry(fresh, `fail-${key}`, [failure.text], () => failedCommand(key, failure)));
  }
  nodes = fresh;
  place(list, order);
  if (focus) list.querySelector(`[data-message="${focus.message}"] [data-custom-id="${CSS.escape(focus.customId)}"]`)?.focus({ preventScroll: true });
  closeOrphanSelect();
}

/** The old node when its facts are the same, else a new one. */
function entry(fresh, key, facts, make) {
  const mark = JSON.stringify(facts);
  const old = nodes.get(key);
  const kept = old && old.mark === mark ? old : { mark, node: make() };
  fresh.set(key, kept);
  return kept.node;
}

function place(list, order) {
  const wanted = new Set(order);
  for (const child of [...list.children]) if (!wanted.has(child)) child.remove();
  order.forEach((node, index) => {
    if (list.children[index] !== node) list.insertBefore(node, list.children[index] ?? null);
  });
}

function focusedComponent(list) {
  const element = document.activeElement;
  if (!element || !list.contains(element) || !element.dataset.customId) return null;
  return { customId: element.dataset.customId, message: element.closest("[data-message]")?.dataset.message };
}

function signature(message, grouped) {
  const names = store.users.map((user) => [user.name, user.avatar_color]);
  const selected = [...store.selected].filter(([key]) => key.startsWith(message.id));
  const day = new Date().toDateString();
  return [message, grouped, store.failures.get(message.id), pendingOn(message.id), selected, store.me?.id, currentLocale(), names, day, store.channels.length];
}

function joins(previous, message) {
  if (!previous || headerOf(message) || message.referenced_message || previous.type === 18) return false;
  if (isEphemeral(previous) !== isEphemeral(message)) return false;
  if (previous.author?.id !== message.author?.id || ![0, 19, 20, undefined].includes(message.type)) return false;
  return new Date(message.timestamp) - new Date(previous.timestamp) < GROUP_MS;
}

/** Who used which command, for answers to commands. */
function headerOf(message) {
  const meta = message.interaction_metadata ?? message.interaction ?? {};
  const name = message.interaction?.name ?? meta.name ?? meta.command_name;
  const user = message.interaction_user ?? meta.user ?? message.interaction?.user;
  if (!user || !(name || message.type === 20)) return null;
  return { user: person(user), name };
}

/** The posts of a forum; none of other channels. */
function postsOf(channel) {
  return channel.type === 15 ? store.channels.filter((post) => post.parent_id === channel.id && !post.archived) : [];
}

function welcome(channel) {
  const dm = channel.kind === "dm";
  return h("div", { class: "welcome" },
    dm ? avatar(store.bot, 72) : h("span", { class: "welcome-icon" }, icon(symbolOf(channel), 40)),
    h("h2", {}, dm ? channel.name : t("welcome", { name: channel.kind === "thread" ? channel.name : `#${channel.name}` })),
    h("p", {}, dm ? t("welcomeDm", { name: channel.name }) : t(channel.type === 15 ? "welcomeForum" : "welcomeText")),
    postsOf(channel).map(threadCard));
}

function divider(text) {
  return h("div", { class: "day-line", role: "separator" }, h("span", {}, text));
}

function failedCommand(key, failure) {
  return h("div", { class: "message failed", role: "alert" },
    h("div", { class: "gutter" }, avatar(store.bot)),
    h("div", { class: "body" }, h("div", { class: "head" }, h("span", { class: "name name-bot" }, nameOf(store.bot)), badge()),
      h("div", { class: "failure", title: failure.detail }, icon("warn", 16), failure.label ? `/${failure.label}: ` : "", failure.text),
      h("div", { class: "ephemeral-note" }, icon("eye", 14), t("onlyYou"), " · ", h("button", {
        type: "button", class: "link", on: { click: () => { store.failures.delete(key); emit("messages"); } },
      }, t("dismiss")))));
}

function badge() {
  return h("span", { class: "badge-app" }, t("app"));
}

/** One message as an article. */
function article(message, grouped) {
  const author = person(message.author);
  const date = new Date(message.timestamp);
  const header = headerOf(message);
  const bot = Boolean(author?.bot);
  if (message.type === 18) return threadStarted(message, author, date);
  const classes = ["message", grouped && "grouped", mentionsMe(message) && "mentioned", isEphemeral(message) && "ephemeral"];
  const head = h("div", { class: "head" },
    h("span", { class: bot ? "name name-bot" : "name" }, nameOf(author)), bot && badge(),
    h("time", { datetime: message.timestamp, title: date.toLocaleString(currentLocale()) }, stamp(date)));
  return h("article", {
    class: classes.filter(Boolean).join(" "), data: { message: message.id }, "aria-label": `${nameOf(author)}, ${stamp(date)}`,
  },
  header && headerLine(header), message.referenced_message !== undefined && message.type === 19 && replyLine(message.referenced_message),
  h("div", { class: "gutter" }, grouped ? h("time", { class: "hover-time", datetime: message.timestamp }, clock(date)) : avatar(author)),
  h("div", { class: "body" }, !grouped && head, contents(message, author), footer(message)));
}

function headerLine({ user, name }) {
  return h("div", { class: "above" }, avatar(user, 16), h("strong", {}, nameOf(user)),
    name ? [` ${t("used")} `, h("span", { class: "command-name" }, `/${name}`)] : ` ${t("used")} /`);
}

function replyLine(original) {
  if (!original) return h("div", { class: "above" }, icon("reply", 16), h("em", {}, t("replyGone")));
  const author = person(original.author);
  const jump = () => {
    const target = document.querySelector(`[data-message="${original.id}"]`);
    target?.scrollIntoView({ block: "center", behavior: "smooth" });
    target?.classList.add("flash");
    setTimeout(() => target?.classList.remove("flash"), 1500);
  };
  return h("div", { class: "above" }, avatar(author, 16), h("strong", {}, nameOf(author)), " ",
    h("button", { type: "button", class: "reply-text", on: { click: jump } }, plainText(original.content).slice(0, 120) || t("picture")));
}

function contents(message, author) {
  if ((message.flags ?? 0) & THINKING) {
    return h("div", { class: "thinking", role: "status" }, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
      t("thinking", { name: nameOf(author) }));
  }
  const edited = message.edited_timestamp && h("span", { class: "edited", title: new Date(message.edited_timestamp).toLocaleString(currentLocale()) }, ` ${t("edited")}`);
  if ((message.flags ?? 0) & V2) return [h("div", { class: "v2" }, components(message)), edited];
  return [
    message.content ? h("div", { class: "markdown content" }, markdown(message.content), edited) : null,
    (message.embeds ?? []).map((item) => embed(item, message)),
    attachments(message),
    !message.content && edited,
    h("div", { class: "rows" }, components(message)),
  ];
}

function footer(message) {
  const failure = store.failures.get(message.id);
  const thread = message.thread ?? store.channels.find((channel) => channel.id === message.id && channel.id !== message.channel_id);
  return [
    failure && h("div", { class: "failure", role: "alert", title: failure.detail }, icon("warn", 16), failure.text),
    thread && threadCard(thread),
    message.process && h("div", { class: "process-note" }, t("process", { n: message.process })),
    isEphemeral(message) && h("div", { class: "ephemeral-note" }, icon("eye", 14), t("onlyYou"), " · ",
      h("button", { type: "button", class: "link", on: { click: () => dismiss(message.id) } }, t("dismiss"))),
  ];
}

function threadCard(thread) {
  return h("button", { type: "button", class: "thread-card", data: { goto: thread.id } },
    icon("thread", 18), h("strong", {}, thread.name), h("span", { class: "link" }, t("openThread")), icon("right", 16));
}

function threadStarted(message, author, date) {
  const id = message.message_reference?.channel_id ?? message.thread?.id;
  const thread = store.channels.find((channel) => channel.id === id) ?? message.thread;
  const line = h("div", { class: "body" }, h("span", { class: "muted" }, t("startedThread", { name: nameOf(author), thread: message.content })),
    " ", h("time", { datetime: message.timestamp }, stamp(date)), thread && threadCard(thread));
  return h("article", { class: "message system", data: { message: message.id } }, h("div", { class: "gutter" }, icon("thread", 18)), line);
}

/** The line "… is typing" under the list. */
export function renderTyping(box) {
  const names = [...store.typing].filter(([key]) => key.startsWith(`${store.channelId}:`)).map(([, entry]) => entry.name);
  fill(box, names.length > 0 && [h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")), inline(t("typing", { name: names.join(", ") }))]);
}

/** Keep the list at its end while the reader is there; offer a jump when not. `atTop` is called when its beginning comes near. */
export function followEnd(scroller, list, jump, atTop) {
  let atEnd = true;
  let last = 0;
  const stick = () => atEnd && scroller.scrollTo(0, scroller.scrollHeight);
  const look = () => {
    const near = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 60;
    // Pictures that load make the list longer without any move of the reader: only a move upwards leaves the end.
    if (near || scroller.scrollTop < last - 1) atEnd = near;
    last = scroller.scrollTop;
    jump.hidden = atEnd;
    if (!atEnd && last < scroller.clientHeight) atTop();
  };
  scroller.addEventListener("scroll", look);
  new ResizeObserver(stick).observe(list);
  new ResizeObserver(stick).observe(scroller);
  jump.addEventListener("click", () => scroller.scrollTo({ top: scroller.scrollHeight, behavior: "smooth" }));
  return {
    isAtEnd: () => atEnd,
    toEnd: () => {
      atEnd = true;
      jump.hidden = true;
      stick();
    },
    /** Draw what puts more above, so that what is being read stays where it is. */
    keepPlace: (draw) => {
      const fromEnd = scroller.scrollHeight - scroller.scrollTop;
      draw();
      last = scroller.scrollHeight - fromEnd;
      scroller.scrollTo(0, last);
    },
    relabel: () => append(fill(jump, icon("chevron", 16)), t("jump")),
  };
}
