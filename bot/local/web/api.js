/** The web API of the local Discord: HTTP calls and the event socket with automatic reconnect. */

/** A refusal by the server (not a lost connection). */
export class ApiError extends Error {}

async function call(method, path, body) {
  const response = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  let answer = null;
  try {
    answer = text ? JSON.parse(text) : null;
  } catch {
    answer = null;
  }
  if (!response.ok) throw new ApiError(answer?.error ?? answer?.message ?? `HTTP ${response.status}`);
  return answer;
}

const query = (params) => new URLSearchParams(params).toString();

/** Everything a user sees of the server: {me, users, bot, guild, channels, dms, commands, unread}. */
export const fetchState = (user) => call("GET", user ? `/local/state?${query({ user })}` : "/local/state");

/** The newest messages of a channel (those before `before`, if given), oldest first: {messages, more}. */
export const fetchMessages = (channel, user, before = null) =>
  call("GET", `/local/channels/${channel}/messages?${query({ user, limit: 100, ...(before ? { before } : {}) })}`);

export const markRead = (channel, user) => call("POST", `/local/channels/${channel}/read`, { user });

export const sendMessage = (channel, user, content) =>
  call("POST", `/local/channels/${channel}/messages`, { user, content });

/** Change a user: {locale?, dms_closed?}. Returns the user. */
export const saveUser = (user, changes) => call("POST", `/local/users/${user}`, changes);

/** The faults at work, and how the bot stands. */
export const fetchFaults = () => call("GET", "/local/faults");

/** Cause a fault: {fault, ...its arguments}. Returns what `fetchFaults` does. */
export const causeFault = (body) => call("POST", "/local/faults", body);

/** End the faults of requests and line. */
export const endFaults = () => call("DELETE", "/local/faults");

/** Send an interaction (type 2 command, 3 component, 4 autocomplete, 5 modal) and wait for its answer. */
export const interact = (body) => call("POST", "/local/interactions", body);

/**
 * Listen to one user's events until `close()`.
 * `onEvent(type, data)` per event; `onOpen(first)` after each connection; `onClose()` when one is lost.
 */
export class EventSocket {
  constructor(user, { onEvent, onOpen, onClose }) {
    this.user = user;
    this.handlers = { onEvent, onOpen, onClose };
    this.closed = false;
    this.first = true;
    this.delay = 400;
    this.connect();
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new WebSocket(`${scheme}://${location.host}/local/events?${query({ user: this.user })}`);
    this.socket.addEventListener("open", () => {
      this.delay = 400;
      this.handlers.onOpen?.(this.first);
      this.first = false;
    });
    this.socket.addEventListener("message", (event) => {
      if (this.closed) return;
      const { t, d } = JSON.parse(event.data);
      this.handlers.onEvent?.(t, d ?? {});
    });
    this.socket.addEventListener("close", () => {
      if (this.closed) return;
      this.handlers.onClose?.();
      setTimeout(() => this.closed || this.connect(), this.delay);
      this.delay = Math.min(this.delay * 2, 5000);
    });
  }

  close() {
    this.closed = true;
    this.socket.close();
  }
}
