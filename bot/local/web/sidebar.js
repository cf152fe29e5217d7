/** Left column (channels, threads, direct messages), the row of users on top, and the channel's title. */

import { avatar, fill, h, icon } from "./dom.js";
import { t } from "./i18n.js";
import { byId, findChannel, isThread, nameOf, store, symbolOf, totals } from "./state.js";

/** Draw the channel list. Rows carry data-goto; main.js listens to the clicks. */
export function renderSidebar(root) {
  const text = store.channels.filter((channel) => !isThread(channel));
  const threads = store.channels.filter((channel) => isThread(channel) && !channel.archived);
  const current = findChannel(store.channelId);
  if (current?.archived) threads.push(current);
  text.sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || byId(a.id, b.id));
  const groups = (server) => text.filter((channel) => (channel.guild_id ?? server) === server).map((channel) => [
    row(channel, symbolOf(channel)),
    h("div", { class: "threads" }, threads.filter((thread) => thread.parent_id === channel.id)
      .sort((a, b) => byId(a.id, b.id)).map((thread) => row(thread, symbolOf(thread)))),
  ]);
  fill(root,
    h("h2", { class: "sidebar-title" }, store.guild?.name ?? ""),
    h("nav", { class: "sidebar-scroll", "aria-label": t("textChannels") },
      h("h3", {}, t("textChannels")), groups(store.guild?.id),
      store.elsewhere.map((other) => [h("h3", {}, other.name), groups(other.id)]),
      store.dms.length > 0 && [h("h3", {}, t("directMessages")), store.dms.map((dm) => row(dm, null))]),
    h("p", { class: "sidebar-foot" }, t("copyright")));
}

function row(channel, symbol) {
  const unread = store.unread[channel.id] ?? {};
  const here = channel.id === store.channelId;
  const name = symbol ? channel.name : channel.name || nameOf(store.bot);
  const words = [name, symbol === "thread" && t("thread"), symbol === "lock" && t("privateThread"), unread.mentions && t("mentions", { n: unread.mentions }), unread.count && !unread.mentions && t("unread", { n: unread.count })];
  return h("button", {
    type: "button", class: `channel ${here ? "here" : ""} ${unread.count ? "unread" : ""} ${isThread(channel) ? "is-thread" : ""}`,
    "aria-current": here ? "page" : null, "aria-label": words.filter(Boolean).join(", "), data: { goto: channel.id },
  }, symbol ? icon(symbol, 18) : avatar(store.bot, 26), h("span", { class: "channel-name" }, name),
  closed(channel), mark(unread));
}

/** Red number for mentions; direct messages and plain unread show otherwise as bold. */
function mark(unread) {
  if (unread.mentions) return h("span", { class: "count" }, unread.mentions > 99 ? "99+" : unread.mentions);
  return null;
}

/** Draw the users one may sit as. Buttons carry data-user-switch. */
export function renderUsers(root) {
  fill(root, store.users.map((user) => {
    const here = user.id === store.me?.id;
    const sum = totals(here ? store.unread : store.others.get(user.id));
    const words = [nameOf(user), sum.mentions ? t("mentions", { n: sum.mentions }) : sum.count ? t("unread", { n: sum.count }) : ""];
    return h("button", {
      type: "button", role: "radio", "aria-checked": here ? "true" : "false", "aria-label": words.filter(Boolean).join(", "),
      class: `seat ${here ? "here" : ""} ${user.left ? "left" : ""}`, data: { userSwitch: user.id }, title: nameOf(user),
    }, avatar(user, 28), h("span", { class: "seat-name" }, nameOf(user)),
    sum.mentions > 0 ? h("span", { class: "count" }, sum.mentions > 99 ? "99+" : sum.mentions) : sum.count > 0 && h("span", { class: "dot" }));
  }));
  root.setAttribute("aria-label", t("youAre"));
}

/** Draw the title of the present channel. */
export function renderTitle(root) {
  const channel = findChannel(store.channelId);
  if (!channel) return fill(root);
  const parent = channel.kind === "thread" && findChannel(channel.parent_id);
  return fill(root,
    parent && [h("button", { type: "button", class: "crumb", data: { goto: parent.id } }, icon(symbolOf(parent), 18), parent.name), icon("right", 16)],
    channel.kind === "dm" ? avatar(store.bot, 24) : icon(symbolOf(channel), 20),
    h("h1", {}, channel.name), closed(channel));
}

/** That a thread is archived or locked. */
function closed(channel) {
  const words = [channel.archived && t("archived"), channel.locked && t("locked")].filter(Boolean).join(", ");
  return words && h("span", { class: "muted" }, words);
}
