/** Slash commands as data: the list of what can be run, search, values and their checks. No DOM here. */

import { localDescription, localName, t } from "./i18n.js";
import { membersOf, nameOf, store } from "./state.js";

/** Discord's option types. */
export const TYPE = { sub: 1, group: 2, string: 3, integer: 4, boolean: 5, user: 6, channel: 7, role: 8, mentionable: 9, number: 10, attachment: 11 };

/** Every runnable command of the bot in a channel of this kind, on this server: {path, shown, options, description, command};
 * `path` in the bot's own names. Two of one name are listed as two, as in Discord. */
export function leaves(commands, kind, server) {
  const context = kind === "dm" ? 1 : 0;
  const out = [];
  for (const command of commands) {
    if ((command.type ?? 1) !== 1) continue;
    if (command.contexts && !command.contexts.includes(context)) continue;
    if (kind !== "dm" && server && command.at && !command.at.includes(server)) continue;
    if (kind === "dm" && (command.dm_permission === false || command.guild_id)) continue;
    walk(command, [], [], command, out);
  }
  return out;
}

function walk(item, path, shown, command, out) {
  const here = [...path, item.name];
  const local = [...shown, localName(item)];
  const options = item.options ?? [];
  const inner = options.filter((option) => option.type === TYPE.sub || option.type === TYPE.group);
  if (inner.length) {
    for (const child of inner) walk(child, here, local, command, out);
  } else {
    out.push({ path: here, shown: local, options, description: localDescription(item), command });
  }
}

const fold = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** Where a newcomer begins: the first of those that fit equally well. */
const FIRST = "game new";

/** Commands that fit the text after the slash: beginnings first, then inside names, then descriptions; by name, as in Discord. */
export function search(all, text) {
  const wanted = fold(text.trim());
  const rank = (leaf) => {
    const names = [fold(leaf.shown.join(" ")), fold(leaf.path.join(" "))];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.split(" ").some((word) => word.startsWith(wanted)))) return 1;
    if (names.some((name) => name.includes(wanted))) return 2;
    return fold(leaf.description).includes(wanted) ? 3 : 9;
  };
  return all.map((leaf) => [rank(leaf), leaf]).filter(([score]) => score < 9).sort((a, b) => a[0] - b[0] || before(a[1], b[1])).map(([, leaf]) => leaf);
}

function before(one, other) {
  const begins = Number(other.path.join(" ") === FIRST) - Number(one.path.join(" ") === FIRST);
  return begins || fold(one.shown.join(" ")).localeCompare(fold(other.shown.join(" ")));
}

/** What "/" alone lists: the command that opens a table, the moves of the game that `place` names, then all others, each
 * group of commands as one entry {command, shown, description, folded}. */
export function overview(all, place) {
  const title = fold(place.split(" · ").pop().trim());
  const opening = all.filter((leaf) => leaf.path.join(" ") === "game new");
  const here = title ? all.filter((leaf) => leaf.path.length > 1 && describes(leaf.command, title)) : [];
  const others = new Map();
  for (const leaf of all) {
    if (opening.includes(leaf) || here.includes(leaf)) continue;
    const { command } = leaf;
    if (leaf.path.length === 1) others.set(command.name, leaf);
    else if (others.has(command.name)) others.get(command.name).folded += 1;
    else others.set(command.name, { command, path: leaf.path.slice(0, 1), shown: leaf.shown.slice(0, 1), options: [], description: localDescription(command), folded: 1 });
  }
  return [...opening, ...here, ...others.values()];
}

const describes = (command, title) =>
  [command.description, ...Object.values(command.description_localizations ?? {})].some((text) => fold(text).includes(title));

/** The command that a text like "game new seats:3" begins with, and what follows; null when it names none. */
export function exact(all, text) {
  let best = null;
  for (const leaf of all) {
    for (const names of [leaf.shown, leaf.path]) {
      const name = names.join(" ");
      if (!fold(text).startsWith(`${fold(name)} `)) continue;
      if (!best || name.length > best.name.length) best = { leaf, name };
    }
  }
  return best && { leaf: best.leaf, rest: text.slice(best.name.length + 1) };
}

/** Split "seats:3 language:es" into {seats: "3", language: "es"}; text without names goes to the first option. */
export function typedValues(leaf, rest) {
  const names = leaf.options.flatMap((option) => [option.name, localName(option)]);
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const values = {};
  if (!escaped.length) return values;
  const marks = [...rest.matchAll(new RegExp(`(?:^|\\s)(${escaped.join("|")}):\\s*`, "g"))];
  if (!marks.length && rest.trim()) values[leaf.options[0].name] = rest.trim();
  marks.forEach((mark, index) => {
    const option = leaf.options.find((item) => item.name === mark[1] || localName(item) === mark[1]);
    const end = marks[index + 1]?.index ?? rest.length;
    values[option.name] = rest.slice(mark.index + mark[0].length, end).trim();
  });
  return values;
}

/** Fixed suggestions of an option as {name, value}; null when its values are free or asked of the bot. */
export function suggestions(option) {
  if (option.choices?.length) return option.choices.map((choice) => ({ name: localName(choice), value: choice.value }));
  if (option.type === TYPE.boolean) return [{ name: t("yes"), value: true }, { name: t("no"), value: false }];
  if (option.type === TYPE.user || option.type === TYPE.mentionable) {
    return membersOf(store).map((user) => ({ name: nameOf(user), value: user.id, user }));
  }
  if (option.type === TYPE.channel) {
    return store.channels
      .filter((channel) => !option.channel_types?.length || option.channel_types.includes(channel.type))
      .map((channel) => ({ name: channel.name, value: channel.id, channel }));
  }
  return null;
}

/** Suggestions that fit the typed text. */
export function narrow(list, text) {
  const wanted = fold(text.trim().replace(/^[@#]/, ""));
  const starts = list.filter((item) => fold(item.name).startsWith(wanted));
  const inside = list.filter((item) => !starts.includes(item) && fold(item.name).includes(wanted));
  return [...starts, ...inside];
}

/**
 * Turn what was typed or picked into the value Discord would send.
 * Returns {value} or {error} with a sentence; {empty: true} when there is nothing.
 */
export function valueOf(option, entry) {
  if (entry.picked !== undefined) return bounded(option, entry.picked);
  const text = entry.text.trim();
  if (!text) return option.required ? { error: t("required") } : { empty: true };
  const fixed = suggestions(option);
  if (fixed) {
    const hit = fixed.find((item) => fold(item.name) === fold(text.replace(/^[@#]/, "")) || String(item.value) === text);
    if (hit) return { value: hit.value };
    const errors = { [TYPE.user]: "notUser", [TYPE.channel]: "notChannel" };
    return { error: t(errors[option.type] ?? "notChoice") };
  }
  if (option.type === TYPE.integer) return /^-?\d+$/.test(text) ? bounded(option, Number(text)) : { error: t("notInteger") };
  if (option.type === TYPE.number) {
    const number = Number(text.replace(",", "."));
    return Number.isFinite(number) ? bounded(option, number) : { error: t("notNumber") };
  }
  return bounded(option, text);
}

function bounded(option, value) {
  if (typeof value === "number") {
    if (option.min_value !== undefined && value < option.min_value) return { error: t("tooSmall", { n: option.min_value }) };
    if (option.max_value !== undefined && value > option.max_value) return { error: t("tooBig", { n: option.max_value }) };
  }
  if (typeof value === "string" && option.type === TYPE.string && !option.choices?.length) {
    if (value.length < (option.min_length ?? 0)) return { error: t("tooShort", { n: option.min_length }) };
    if (value.length > (option.max_length ?? 6000)) return { error: t("tooLong", { n: option.max_length }) };
  }
  return { value };
}

/** The `data` of an interaction: options nested under their subcommands as Discord sends them. */
export function payload(leaf, options) {
  const [name, ...inner] = leaf.path;
  const kinds = inner.length === 2 ? [TYPE.group, TYPE.sub] : [TYPE.sub];
  const nested = inner.reduceRight((below, part, index) => [{ name: part, type: kinds[index], options: below }], options);
  return { id: leaf.command.id, name, options: nested };
}
