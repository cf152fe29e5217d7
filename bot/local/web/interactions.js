/** Sending interactions and keeping track of the ones that wait for an answer. */

import { interact } from "./api.js";
import { t } from "./i18n.js";
import { openModal } from "./modal.js";
import { emit, store } from "./state.js";

let counter = 0;

function newNonce() {
  counter += 1;
  return `${Date.now()}${String(counter).padStart(4, "0")}`;
}

/** Text for a failed interaction: no answer in time (it was waited for) reads differently from a refusal. */
function failureText(answer, type) {
  if (type !== 2) return t("interactionFailed");
  return answer.ack_ms > 0 || !answer.error ? t("noResponse") : answer.error;
}

/**
 * Send one interaction and wait for its answer.
 * `type`: 2 command, 3 component, 4 autocomplete, 5 modal. `context`: {messageId?, customId?, label?, token?}.
 * Returns the server's answer; {ok: false, error} when it could not be reached.
 */
export async function run(type, data, context = {}) {
  const nonce = newNonce();
  const channelId = context.channelId ?? store.channelId;
  const quiet = type === 4;
  if (!quiet) {
    if (context.messageId) store.failures.delete(context.messageId);
    store.pending.set(nonce, { type, channelId, ...context });
    emit("messages");
  }
  const body = { user: store.me.id, channel_id: channelId, nonce, type, data };
  if (context.token) body.interaction_token = context.token;
  let answer;
  try {
    answer = await interact(body);
  } catch (error) {
    answer = { ok: false, response_type: null, error: error.message };
  }
  if (quiet) return answer;
  const entry = store.pending.get(nonce);
  store.pending.delete(nonce);
  if (answer.ack_ms !== undefined && answer.ok) store.lastAck = answer.ack_ms;
  if (!answer.ok) fail(nonce, failureText(answer, type), entry, answer.error);
  else if (answer.modal) openModal(answer.modal, { channelId, messageId: context.messageId });
  emit("messages");
  return answer;
}

/** Note a failure: under its message for components, as a line of its own for commands. */
function fail(nonce, text, entry, detail) {
  const context = entry ?? {};
  if (context.type === 5) return;
  const key = context.messageId ?? nonce;
  store.failures.set(key, { text, detail, channelId: context.channelId, label: context.label, own: !context.messageId, at: Date.now() });
  emit("messages");
}

/** INTERACTION_FAILED from the server: shown once, whichever of reply and event comes first. */
export function failedByEvent({ nonce, text }) {
  const entry = store.pending.get(nonce);
  if (entry) fail(nonce, t(entry.type === 2 ? "noResponse" : "interactionFailed"), entry, text);
}

/** A modal from the event socket: opened only in the window whose interaction asked for it. */
export function modalByEvent({ interaction_token: token, modal }) {
  const waiting = [...store.pending.values()].find((entry) => entry.type !== 5);
  if (waiting) openModal(modal, { token, channelId: waiting.channelId, messageId: waiting.messageId });
}

/** Custom ids of a message's components that wait for the bot. */
export function pendingOn(messageId) {
  return [...store.pending.values()].filter((entry) => entry.messageId === messageId).map((entry) => entry.customId);
}
