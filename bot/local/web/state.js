/** What this window knows: users, channels, messages, unread counts; a tiny event bus tells the views when it changed. */

const listeners = new Map();

/**
 * The one store of the page. `messages` maps channel id -> Map(message id -> message); `more` channel id -> whether there are
 * older ones than those.
 */
export const store = {
  me: null, users: [], bot: null, guild: null, elsewhere: [], channels: [], dms: [], commands: [], unread: {},
  others: new Map(),
  channelId: null,
  messages: new Map(),
  more: new Map(),
  connected: true,
  newSince: null,
  failures: new Map(),
  pending: new Map(),
  selected: new Map(),
  revealed: new Set(),
  dismissed: new Set(),
  typing: new Map(),
  lastAck: null,
};

/** Call `handler` whenever `topic` is announced. */
export function on(topic, handler) {
  if (!listeners.has(topic)) listeners.set(topic, []);
  listeners.get(topic).push(handler);
}

/** Announce a topic: "state", "sidebar", "messages", "channel", "connection". */
export function emit(topic, detail) {
  for (const handler of listeners.get(topic) ?? []) handler(detail);
}

/** Order two snowflakes (decimal strings). */
export function byId(a, b) {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

/** Take over the answer of /local/state. */
export function takeState(state) {
  store.me = state.me;
  store.users = state.users ?? [];
  store.bot = state.bot ? { ...state.bot, bot: true } : null;
  store.guild = state.guild;
  store.elsewhere = state.others ?? [];
  store.channels = state.channels ?? [];
  store.dms = state.dms ?? [];
  store.commands = state.commands ?? [];
  store.unread = state.unread ?? {};
}

/** Channel, thread or DM by id, with `kind`: "text", "thread" or "dm"; null when unknown. */
export function findChannel(id) {
  const channel = store.channels.find((item) => item.id === id);
  if (channel) return { ...channel, kind: isThread(channel) ? "thread" : "text" };
  const dm = store.dms.find((item) => item.id === id);
  return dm ? { ...dm, name: dm.name || store.bot?.name || "DM", kind: "dm" } : null;
}

export function isThread(channel) {
  return channel.type === 10 || channel.type === 11 || channel.type === 12;
}

/** Whether nothing can be pressed in a channel: it is a thread that is archived or locked. */
export function isClosed(id) {
  const channel = findChannel(id);
  return Boolean(channel?.archived || channel?.locked);
}

/** The icon of a kind of channel. */
export function symbolOf(channel) {
  if (isThread(channel)) return channel.type === 12 ? "lock" : "thread";
  return { 2: "voice", 5: "news", 15: "forum" }[channel.type] ?? "hash";
}

/** Put a new or changed channel in place (or take it away when `gone`). */
export function takeChannel(channel, gone = false) {
  const list = channel.type === 1 ? "dms" : "channels";
  const old = store[list].find((item) => item.id === channel.id);
  store[list] = store[list].filter((item) => item.id !== channel.id);
  if (!gone) store[list].push({ ...flattenThread(channel), ...(old ? keep(old, channel) : {}) });
  store[list].sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || byId(a.id, b.id));
}

function flattenThread(channel) {
  const archived = channel.archived ?? channel.thread_metadata?.archived ?? false;
  const locked = channel.locked ?? channel.thread_metadata?.locked ?? false;
  return { ...channel, archived, locked, recipient_id: channel.recipient_id ?? channel.recipients?.[0]?.id };
}

/** Facts of the old channel that the new report leaves out. */
function keep(old, fresh) {
  return Object.fromEntries(Object.entries(old).filter(([key]) => fresh[key] === undefined && key !== "archived" && key !== "locked"));
}

/** A user or the bot by id; null when unknown. */
export function findUser(id) {
  if (store.bot?.id === id) return store.bot;
  return store.users.find((user) => user.id === id) ?? null;
}

/** Who is on the server: the people who did not leave, and the bot. */
export function membersOf({ users, bot }) {
  return [...users, bot].filter((user) => user && !user.left);
}

/** The author of a message, with the avatar colour we know for them. */
export function person(user) {
  return user ? { ...user, ...(findUser(user.id) ?? {}) } : null;
}

/** Visible name of a user. */
export function nameOf(user) {
  return user?.global_name || user?.name || user?.username || "?";
}

/** Does this message call the present user? */
export function mentionsMe(message) {
  if (message.author?.id === store.me?.id) return false;
  if (message.mention_everyone) return true;
  return (message.mentions ?? []).some((user) => user.id === store.me?.id);
}

/** Messages of a channel in order, without those the user dismissed. */
export function messagesOf(channelId) {
  const all = [...(store.messages.get(channelId)?.values() ?? [])];
  return all.filter((message) => !store.dismissed.has(message.id)).sort((a, b) => byId(a.id, b.id));
}

/** Replace what we know of a channel by a fresh list; `more`: there are older ones. */
export function takeMessages(channelId, list, more) {
  store.messages.set(channelId, new Map(list.map((message) => [message.id, message])));
  store.more.set(channelId, more);
}

/** Put older messages before those we have; `more`: there are still older ones. */
export function takeOlder(channelId, list, more) {
  const known = store.messages.get(channelId);
  if (!known) return;
  for (const message of list) if (!known.has(message.id)) known.set(message.id, message);
  store.more.set(channelId, more);
}

/** Add or change one message. A change keeps the facts it does not repeat. */
export function takeMessage(message) {
  const known = store.messages.get(message.channel_id);
  if (!known) return;
  known.set(message.id, { ...(known.get(message.id) ?? {}), ...message });
}

export function dropMessage(channelId, id) {
  store.messages.get(channelId)?.delete(id);
}

/** Is this message only for the present user's eyes? */
export function isEphemeral(message) {
  return Boolean(message.ephemeral) || Boolean((message.flags ?? 0) & 64);
}

/** Sum of a user's unread counts: {count, mentions}. */
export function totals(unread) {
  const sum = { count: 0, mentions: 0 };
  for (const item of Object.values(unread ?? {})) {
    sum.count += item.count ?? 0;
    sum.mentions += item.mentions ?? 0;
  }
  return sum;
}

const PREFIX = "ziggurat.local.";

/** A setting of this browser (theme, last user), "" when it was never set. */
export function remembered(key) {
  try {
    return localStorage.getItem(PREFIX + key) ?? "";
  } catch {
    return "";
  }
}

export function remember(key, value) {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    return;
  }
}

/** Hide an ephemeral message for good (this user, this browser). */
export function dismiss(id) {
  store.dismissed.add(id);
  remember(`dismissed.${store.me.id}`, JSON.stringify([...store.dismissed].slice(-200)));
  emit("messages");
}

/** Load what the present user dismissed earlier. */
export function loadDismissed() {
  const text = remembered(`dismissed.${store.me.id}`);
  store.dismissed = new Set(text ? JSON.parse(text) : []);
}
