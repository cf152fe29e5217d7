/** Start of the page: joins the store, the views and the event socket. */

import { ApiError, EventSocket, fetchMessages, fetchState, markRead } from "./api.js";
import { columnTools, inColumn, listen, tell } from "./column.js";
import { Composer } from "./composer.js";
import { fill, h, icon } from "./dom.js";
import { openFaults } from "./faults.js";
import { setLocale, t } from "./i18n.js";
import { failedByEvent, modalByEvent } from "./interactions.js";
import { renewRelativeTimes } from "./markdown.js";
import { followEnd, renderMessages, renderTyping } from "./messages.js";
import { applyTheme, openSettings } from "./settings.js";
import { closeSelect } from "./select.js";
import { renderSidebar, renderTitle, renderUsers } from "./sidebar.js";
import {
  dropMessage, emit, findChannel, findUser, loadDismissed, mentionsMe, messagesOf, nameOf, on, remember, remembered, store, takeChannel,
  takeMessage, takeMessages, takeOlder, takeState, totals,
} from "./state.js";

const $ = (id) => document.getElementById(id);
const follow = followEnd($("scroller"), $("messages"), $("jump"), () => inBackground(loadOlder));
const composer = new Composer($("composer"), (sent) => {
  if (!sent?.post) return follow.toEnd();
  takeChannel(sent.post);
  return openChannel(sent.post.id);
});

let socket = null;
let watchers = [];

on("messages", () => renderMessages($("messages")));
on("sidebar", () => {
  renderSidebar($("sidebar"));
  renderUsers($("users"));
  const { mentions } = totals(store.unread);
  const place = findChannel(store.channelId)?.name ?? "";
  document.title = `${mentions ? `(${mentions}) ` : ""}${place} · ${nameOf(store.me)}`;
});
on("channel", () => {
  renderTitle($("title"));
  $("messages").setAttribute("aria-label", t("messages", { name: findChannel(store.channelId)?.name ?? "" }));
});
on("connection", () => {
  $("offline").hidden = store.connected;
  $("offline").textContent = t("reconnecting");
});

/** Sit down as a user: load everything, listen to their events. Done when events arrive. */
async function sitAs(userId, channelId) {
  socket?.close();
  closeSelect();
  store.messages.clear();
  store.typing.clear();
  takeState(await fetchState(userId));
  if (!inColumn) remember("user", store.me.id);
  loadDismissed();
  relabel();
  await openChannel(pickChannel(channelId));
  const listening = new Promise((resolve) => {
    socket = new EventSocket(store.me.id, {
      onEvent,
      onOpen: (first) => {
        store.connected = true;
        emit("connection");
        if (first) resolve();
        else inBackground(refresh);
      },
      onClose: () => {
        store.connected = false;
        emit("connection");
      },
    });
  });
  watchOthers();
  await listening;
}

/** All words of the frame in the user's language. */
function relabel() {
  setLocale(store.me.locale);
  $("menu").setAttribute("aria-label", t("openMenu"));
  $("settings").setAttribute("aria-label", t("settings"));
  $("veil").setAttribute("aria-label", t("closeMenu"));
  const button = ({ name, label, act }) =>
    h("button", { type: "button", class: "icon-button", "aria-label": label, title: label, on: { click: act } }, icon(name, 22));
  fill($("tools"), inColumn ? columnTools() : windowTools().map(button));
  follow.relabel();
}

/** The way to several users in one window, and the faults; a column's window has them already. */
function windowTools() {
  if (inColumn) return [];
  const beside = () => {
    const other = store.users.find((user) => user.id !== store.me.id) ?? store.me;
    const columns = [store.me, other].map((user) => ["column", `${user.name}:${store.channelId ?? ""}`]);
    location.assign(`/side?${new URLSearchParams(columns)}`);
  };
  const faults = () => openFaults(store.channelId);
  return [{ name: "columns", label: t("sideBySide"), act: beside }, { name: "fault", label: t("faults"), act: faults }];
}

function pickChannel(wanted) {
  for (const id of [wanted, remembered(`channel.${store.me.id}`)]) if (id && findChannel(id)) return id;
  return store.channels.find((channel) => channel.type === 0)?.id ?? store.dms[0]?.id ?? null;
}

/** Show a channel, thread or DM. */
async function openChannel(id) {
  closeSelect();
  store.channelId = id;
  store.newSince = null;
  document.body.classList.remove("drawer");
  composer.reset();
  emit("channel");
  emit("sidebar");
  if (!id) return emit("messages");
  remember(`channel.${store.me.id}`, id);
  history.replaceState(null, "", `?${new URLSearchParams({ ...(inColumn ? { column: "" } : {}), user: store.me.name, channel: id })}`);
  tellPlace();
  await loadMessages(id);
  if (store.channelId !== id) return undefined;
  const list = messagesOf(id);
  const count = store.unread[id]?.count ?? 0;
  store.newSince = count && count < list.length ? list[list.length - count].id : null;
  emit("messages");
  follow.toEnd();
  return read();
}

/** A column says who sits in it and where. */
function tellPlace() {
  const { id, name, locale } = store.me;
  tell("place", { user: id, name, locale, channel: store.channelId, place: findChannel(store.channelId)?.name ?? "" });
}

async function loadMessages(id) {
  const user = store.me.id;
  const { messages, more } = await fetchMessages(id, user);
  if (store.me.id === user) takeMessages(id, messages, more);
}

let loadingOlder = false;

/** The messages before the oldest one shown, put above without moving what is being read. */
async function loadOlder() {
  const [id, user] = [store.channelId, store.me?.id];
  const oldest = messagesOf(id)[0];
  if (loadingOlder || !oldest || !store.more.get(id)) return;
  loadingOlder = true;
  try {
    const { messages, more } = await fetchMessages(id, user, oldest.id);
    if (store.channelId !== id || store.me.id !== user) return;
    takeOlder(id, messages, more);
    follow.keepPlace(() => emit("messages"));
  } finally {
    loadingOlder = false;
  }
}

async function read() {
  const id = store.channelId;
  if (!id || document.hidden) return;
  if (store.unread[id]?.count || store.unread[id]?.mentions) {
    store.unread = { ...store.unread, [id]: { count: 0, mentions: 0 } };
    emit("sidebar");
  }
  try {
    await markRead(id, store.me.id);
  } catch {
    // The channel may be deleted, or the connection lost, in this very moment: both are told by other events.
  }
}

/** Run a background call. One that fails because the server is gone is forgotten: the reconnect loads all afresh. */
async function inBackground(call) {
  try {
    await call();
  } catch (error) {
    if (error instanceof ApiError) throw error;
  }
}

/** After a lost connection: everything afresh. */
async function refresh() {
  const user = store.me.id;
  const state = await fetchState(user);
  if (store.me.id !== user) return;
  takeState(state);
  if (!findChannel(store.channelId)) {
    await openChannel(pickChannel(null));
    return;
  }
  for (const id of [...store.messages.keys()]) if (id !== store.channelId) store.messages.delete(id);
  await loadMessages(store.channelId);
  relabel();
  for (const topic of ["channel", "sidebar", "messages"]) emit(topic);
  await read();
}

let countTimer = null;

/** Ask the server for the unread counts soon; several reports in a row ask once. */
function countSoon() {
  clearTimeout(countTimer);
  countTimer = setTimeout(() => inBackground(countUnread), 120);
}

async function countUnread() {
  const user = store.me.id;
  const { unread } = await fetchState(user);
  if (store.me.id !== user) return;
  store.unread = { ...unread, ...(document.hidden ? {} : { [store.channelId]: { count: 0, mentions: 0 } }) };
  emit("sidebar");
}

const EVENTS = {
  MESSAGE_CREATE: onMessage,
  MESSAGE_UPDATE: (message) => {
    for (const key of [...store.selected.keys()]) if (key.startsWith(`${message.id}:`)) store.selected.delete(key);
    takeMessage(message);
    emit("messages");
  },
  MESSAGE_DELETE: ({ id, channel_id: channel }) => {
    dropMessage(channel, id);
    emit("messages");
    countSoon();
  },
  CHANNEL_CREATE: (channel) => channelChanged(channel),
  CHANNEL_UPDATE: (channel) => channelChanged(channel),
  CHANNEL_DELETE: (channel) => channelChanged(channel, true),
  DM_CREATE: (channel) => channelChanged({ ...channel, type: 1 }),
  COMMANDS_UPDATE: async (data) => {
    store.commands = data.commands ?? (Array.isArray(data) ? data : (await fetchState(store.me.id)).commands);
  },
  MODAL: modalByEvent,
  INTERACTION_FAILED: failedByEvent,
  TYPING: onTyping,
  USER_UPDATE: userChanged,
  UNREAD: countSoon,
  REFRESH: () => inBackground(refresh),
};
EVENTS.THREAD_CREATE = EVENTS.CHANNEL_CREATE;
EVENTS.THREAD_UPDATE = EVENTS.CHANNEL_UPDATE;
EVENTS.THREAD_DELETE = EVENTS.CHANNEL_DELETE;

function onEvent(type, data) {
  EVENTS[type]?.(data);
}

function onMessage(message) {
  takeMessage(message);
  store.typing.delete(`${message.channel_id}:${message.author?.id}`);
  renderTyping($("typing"));
  if (message.channel_id !== store.channelId) return countSoon();
  const mine = message.author?.id === store.me.id;
  emit("messages");
  if (mine) follow.toEnd();
  if (document.hidden && (mentionsMe(message) || !store.newSince)) store.newSince ??= mine ? null : message.id;
  return read();
}

function channelChanged(channel, gone = false) {
  takeChannel(channel, gone);
  if (gone && channel.id === store.channelId) return openChannel(pickChannel(channel.parent_id));
  for (const topic of ["sidebar", "channel", "messages"]) emit(topic);
  return undefined;
}

function onTyping({ channel_id: channel, user_id: user }) {
  const key = `${channel}:${user ?? store.bot?.id}`;
  clearTimeout(store.typing.get(key)?.timer);
  const timer = setTimeout(() => {
    store.typing.delete(key);
    renderTyping($("typing"));
  }, 9000);
  store.typing.set(key, { name: nameOf(findUser(user) ?? store.bot), timer });
  renderTyping($("typing"));
}

function userChanged(user) {
  store.users = store.users.map((old) => (old.id === user.id ? { ...old, ...user } : old));
  if (user.id === store.me.id) {
    const spoken = store.me.locale;
    store.me = { ...store.me, ...user };
    if (store.me.locale !== spoken) {
      relabel();
      tellPlace();
      composer.reset();
      emit("channel");
    }
  }
  emit("sidebar");
  emit("messages");
}

/** Follow the unread counts of the users one does not sit as, so their badges are true. */
function watchOthers() {
  for (const watcher of watchers) watcher.close();
  if (inColumn) return;
  watchers = store.users.filter((user) => user.id !== store.me.id).map((user) => {
    let timer = null;
    const count = () => {
      clearTimeout(timer);
      timer = setTimeout(() => inBackground(async () => {
        store.others.set(user.id, (await fetchState(user.id)).unread);
        emit("sidebar");
      }), 250);
    };
    const kinds = new Set(["MESSAGE_CREATE", "MESSAGE_DELETE", "UNREAD", "DM_CREATE"]);
    return new EventSocket(user.id, { onEvent: (type) => kinds.has(type) && count(), onOpen: count });
  });
}

document.addEventListener("click", (event) => {
  const target = event.target.closest?.("[data-goto], [data-user-switch], [data-command]");
  if (!target) return;
  if (target.dataset.goto) openChannel(target.dataset.goto);
  else if (target.dataset.userSwitch) sitAs(target.dataset.userSwitch, store.channelId);
  else composer.beginPath(target.dataset.command);
});
$("menu").addEventListener("click", () => document.body.classList.toggle("drawer"));
$("veil").addEventListener("click", () => document.body.classList.remove("drawer"));
$("settings").addEventListener("click", () => openSettings(userChanged, windowTools()));
document.addEventListener("visibilitychange", () => document.hidden || !store.me || read());
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") document.body.classList.remove("drawer");
});

/** The user to begin as: the one in the address, the one of last time, else the server's first. */
async function firstUser(wanted) {
  for (const candidate of [wanted, remembered("user")]) {
    if (!candidate) continue;
    try {
      return (await fetchState(candidate)).me.id;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
  return (await fetchState()).me.id;
}

/** Begin; while the server cannot be reached, say so and try again. */
async function start() {
  const address = new URLSearchParams(location.search);
  try {
    await sitAs(await firstUser(address.get("user")), address.get("channel"));
    document.body.dataset.ready = "true";
  } catch (error) {
    store.connected = false;
    emit("connection");
    if (error instanceof ApiError) throw error;
    setTimeout(start, 1000);
  }
}

setInterval(renewRelativeTimes, 1000);
applyTheme();
window.addEventListener("storage", applyTheme);
listen((kind, data) => kind === "goto" && findChannel(data.channel) && openChannel(data.channel));
for (const kind of ["pointerdown", "focusin"]) document.addEventListener(kind, () => tell("active"));
await start();
