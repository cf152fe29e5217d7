/** People and channels named in a message: suggestions after @ and #, and the marks that Discord sends for them. */

import { avatar, h, icon } from "./dom.js";
import { t } from "./i18n.js";
import { narrow } from "./slash-model.js";
import { membersOf, nameOf, store } from "./state.js";

const MOST = 10;

/** The half-written name before the caret: {sign, text, start}; null when there is none. */
export function nameAt(text, caret) {
  const found = /(?:^|[\s(])([@#])([^\s@#]{0,40})$/u.exec(text.slice(0, caret));
  return found && { sign: found[1], text: found[2], start: caret - found[2].length - 1 };
}

function known(sign) {
  if (sign === "@") return membersOf(store).map((user) => ({ id: user.id, name: nameOf(user), user }));
  return store.channels.filter((channel) => !channel.archived).map((channel) => ({ id: channel.id, name: channel.name, channel }));
}

/** What the list under a half-written name offers: {title, items} for the popup; `pick(text)` writes the whole name. */
export function offers({ sign, text }, pick) {
  const people = sign === "@";
  const items = narrow(known(sign), text).slice(0, MOST).map((one) => ({
    key: one.id, label: `${sign}${one.name}`, pick: () => pick(`${sign}${one.name} `),
    node: h("div", { class: "choice-row" }, people ? avatar(one.user, 24) : icon("hash", 18), one.name),
  }));
  return { title: t(people ? "people" : "textChannels"), items };
}

const plain = (name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The text with the names of people and channels as Discord sends them; the longest name that fits counts. */
export function withMarks(text) {
  let marked = text;
  for (const sign of ["@", "#"]) {
    const all = new Map(known(sign).map((one) => [one.name, one.id]));
    const names = [...all.keys()].sort((a, b) => b.length - a.length).map(plain);
    if (!names.length) continue;
    const pattern = new RegExp(`(^|[\\s(])${sign}(${names.join("|")})(?![\\p{L}\\p{N}_-])`, "gu");
    marked = marked.replace(pattern, (whole, before, name) => `${before}<${sign}${all.get(name)}>`);
  }
  return marked;
}
