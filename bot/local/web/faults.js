/** The panel that breaks things by hand: what Discord, the line or the server's people can do to the bot. */

import { causeFault, endFaults, fetchFaults, fetchState } from "./api.js";
import { append, fill, h } from "./dom.js";
import { t } from "./i18n.js";
import { openDialog } from "./modal.js";
import { store } from "./state.js";

const PERMISSIONS = [
  "send_messages", "send_messages_in_threads", "view_channel", "attach_files", "embed_links", "create_public_threads",
  "create_private_threads", "manage_threads", "manage_messages", "pin_messages", "read_message_history", "connect",
];
const EVERY_MS = 1000;

/** Open the panel; `channelId` is the channel that is chosen at first. */
export async function openFaults(channelId) {
  const { users, channels } = await fetchState();
  const { dialog, body, footer, close } = openDialog(t("faults"), { className: "faults" });
  const note = h("p", { class: "form-note", role: "alert" });
  const board = h("div", { class: "fault-state", role: "status" });
  const show = (state) => fill(board, stateLines(state));
  const cause = async (fault, more = {}) => {
    note.textContent = "";
    try {
      show(await causeFault({ fault, ...more }));
    } catch (error) {
      note.textContent = error.message;
    }
  };
  const parts = [requests(cause), line(cause), person(cause, users), place(cause, channels, channelId), server(cause)];
  append(body, h("p", { class: "muted" }, t("faultsHelp")), board, note, parts);
  append(footer,
    h("button", { type: "button", class: "button button-4", on: { click: async () => show(await endFaults()) } }, t("endFaults")),
    h("button", { type: "button", class: "button button-1", on: { click: close } }, t("done")));
  const look = async () => {
    try {
      show(await fetchFaults());
    } catch {
      // The server is gone for a moment; the next look tells.
    }
  };
  const timer = setInterval(look, EVERY_MS);
  dialog.addEventListener("close", () => clearInterval(timer));
  await look();
}

function stateLines(state) {
  const yes = (good, words) => h("span", { class: good ? "fault-light good" : "fault-light" }, words);
  return [
    h("div", { class: "fault-lights" },
      yes(state.network && state.gateway_connected, t(state.network && state.gateway_connected ? "botConnected" : "botNotConnected")),
      yes(state.bot_here, t(state.bot_here ? "botHere" : "botGone")),
      yes(state.invalid_requests < 100, t("invalidRequests", { n: state.invalid_requests }))),
    state.sessions.length > 1 && h("ul", {}, state.sessions.map((one) => h("li", {}, [
      t("shard", { n: one.shard[0], count: one.shard[1] }), one.name ? t("process", { n: one.name }) : "",
      t(one.connected ? "botConnected" : "botNotConnected"),
    ].filter(Boolean).join(" · ")))),
    state.active.length > 0 && h("ul", {}, state.active.map((one) => h("li", {}, activeLine(one)))),
  ];
}

function activeLine(one) {
  const seconds = one.seconds === undefined || one.seconds === null ? "" : ` · ${Math.ceil(one.seconds)} s`;
  return [h("code", {}, one.fault), one.left === null ? "" : ` × ${one.left}`, seconds];
}

const button = (label, act) => h("button", { type: "button", class: "button button-2", on: { click: act } }, label);

const group = (title, ...rows) => h("fieldset", { class: "fault-group" }, h("legend", {}, title), rows);

const row = (...parts) => h("div", { class: "fault-row" }, parts);

function number(label, value, most) {
  const input = h("input", { type: "number", min: "1", max: String(most), value: String(value), class: "fault-number" });
  return { node: h("label", { class: "fault-field" }, label, input), get: () => Math.max(1, Number(input.value) || value) };
}

function choice(label, entries, chosen) {
  const input = h("select", {}, entries.map(([value, words]) => h("option", { value, selected: value === chosen }, words)));
  return { node: h("label", { class: "fault-field" }, label, input), get: () => input.value };
}

function requests(cause) {
  const times = number(t("nextRequests"), 3, 1000);
  const seconds = number(t("seconds"), 2, 600);
  return group(t("faultRequests"),
    row(times.node,
      button(t("rateLimit"), () => cause("rate_limit", { times: times.get(), retry_after: 1 })),
      button(t("serverError"), () => cause("fail", { status: 503, times: times.get() })),
      button(t("loseReplies"), () => cause("lose_replies", { times: times.get() }))),
    row(seconds.node,
      button(t("slowReplies"), () => cause("slow", { seconds: seconds.get() })),
      button(t("noLongerSlow"), () => cause("slow", { seconds: 0 }))),
    row(button(t("oldMessages"), () => cause("old_messages", { seconds: 0 }))));
}

function line(cause) {
  const seconds = number(t("seconds"), 10, 600);
  const late = number(t("seconds"), 4, 600);
  return group(t("faultLine"),
    row(seconds.node, button(t("noNetwork"), () => cause("no_network", { seconds: seconds.get() })), button(t("networkBack"), () => cause("network_back"))),
    row(late.node, button(t("lateInteraction"), () => cause("late_interactions", { seconds: late.get() }))),
    row(button(t("dropResume"), () => cause("drop_gateway")), button(t("dropLost"), () => cause("drop_gateway", { resume: false })),
      button(t("askReconnect"), () => cause("ask_to_reconnect"))));
}

function person(cause, users) {
  const who = choice(t("person"), users.map((user) => [user.id, user.name]));
  const act = (fault) => () => cause(fault, { user: who.get() });
  return group(t("faultPeople"), row(who.node,
    button(t("closeDms"), act("close_dms")), button(t("openDms"), act("open_dms")),
    button(t("leaveServer"), act("remove_member")), button(t("comeBack"), act("invite_member"))));
}

function place(cause, channels, chosen) {
  const where = choice(t("channel"), channels.map((channel) => [channel.id, channel.parent_id ? `↳ ${channel.name}` : `#${channel.name}`]), chosen);
  const what = choice(t("permission"), PERMISSIONS.map((name) => [name, name]));
  const act = (fault, more) => () => cause(fault, { channel: where.get(), ...more?.() });
  const names = () => ({ names: [what.get()] });
  return group(t("faultPlaces"),
    row(where.node, button(t("archiveThread"), act("archive")), button(t("lockThread"), act("lock")), button(t("unarchiveThread"), act("unarchive"))),
    row(button(t("openPrivate"), act("open_thread", () => ({ user: store.me.id }))), button(t("takeBotOut"), act("take_bot_out"))),
    row(button(t("deleteBoard"), act("delete_message")), button(t("deleteChannel"), act("delete_channel"))),
    row(what.node, button(t("takePermission"), act("take_permissions", names)), button(t("givePermission"), act("give_permissions"))));
}

function server(cause) {
  return group(t("faultServer"), row(button(t("removeBot"), () => cause("remove_bot")), button(t("inviteBot"), () => cause("invite_bot"))),
    row(button(t("quarantineBot"), () => cause("quarantined")), button(t("endQuarantine"), () => cause("quarantined", { active: false })),
      button(t("limitNewDms"), () => cause("limit_new_dms", { most: 1 }))),
    row(button(t("secondServer"), () => cause("second_server")), button(t("installApp"), () => cause("install", { user: store.me.id })),
      button(t("uninstallApp"), () => cause("uninstall", { user: store.me.id }))));
}
