/** Several users side by side: each column is a whole page of its own, with its own user and channel; also as a phone. */

import { fetchState } from "./api.js";
import { avatar, fill, h, icon } from "./dom.js";
import { openFaults } from "./faults.js";
import { setLocale, t } from "./i18n.js";
import { openLightbox } from "./lightbox.js";
import { applyTheme, toggleTheme } from "./settings.js";
import { remember, remembered } from "./state.js";

const MOST = 4;
const KEY = "columns";

const root = document.getElementById("columns");
const bar = document.getElementById("bar");

let people = [];
let columns = [];
let active = null;

/** "Ana:123:phone" <-> {user, channel, phone}. */
const written = ({ user, channel, phone }) => [user, channel ?? "", phone ? "phone" : ""].join(":").replace(/:+$/, "");

function readColumn(text) {
  const [user, channel, phone] = text.split(":");
  return { user, channel: channel || null, phone: phone === "phone" };
}

/** Columns of the address, else of last time, else the first two people. */
function firstColumns() {
  const asked = new URLSearchParams(location.search).getAll("column");
  const last = remembered(KEY);
  const found = asked.length ? asked : last ? last.split(" ") : people.slice(0, 2).map((user) => user.id);
  return found.slice(0, MOST).map(readColumn);
}

function keep() {
  const texts = columns.map(written);
  remember(KEY, texts.join(" "));
  history.replaceState(null, "", `?${new URLSearchParams(texts.map((text) => ["column", text]))}`);
}

/** Draw a new column at the end. */
function addColumn(column) {
  const address = new URLSearchParams({ column: "", user: column.user, ...(column.channel ? { channel: column.channel } : {}) });
  column.frame = h("iframe", { src: `/?${address}`, class: "column-page" });
  column.box = h("section", { class: column.phone ? "column phone" : "column" }, h("div", { class: "column-case" }, column.frame));
  columns.push(column);
  root.append(column.box);
  activate(column);
}

function activate(column) {
  active = column;
  for (const one of columns) one.box.classList.toggle("active", one === column);
  draw();
}

/** Somebody who sits in no column yet; those who left the server last. */
function nextPerson() {
  const taken = new Set(columns.flatMap((column) => [column.user, column.name]));
  const free = people.filter((user) => !taken.has(user.id) && !taken.has(user.name));
  return free.find((user) => !user.left) ?? free[0] ?? people[0];
}

function add() {
  addColumn({ user: nextPerson().id, channel: active?.channel ?? null, phone: false });
  active.box.scrollIntoView({ inline: "nearest" });
  keep();
}

function drop(column) {
  if (columns.length === 1) return;
  columns = columns.filter((one) => one !== column);
  column.box.remove();
  if (active === column) activate(columns[0]);
  draw();
  keep();
}

function setPhone(column, phone) {
  column.phone = phone;
  column.box.classList.toggle("phone", phone);
  keep();
}

/** Bring all others to the channel of the active column; whoever may not see it stays. */
function gather() {
  for (const column of columns) if (column !== active) column.frame.contentWindow.postMessage({ kind: "goto", channel: active.channel }, location.origin);
}

const HEARD = {
  place: (column, { user, name, channel, place, locale }) => {
    Object.assign(column, { user, name, channel, place });
    column.frame.title = name;
    if (column === columns[0]) setLocale(locale);
    keep();
    draw();
  },
  act: (column, { act }) => (act === "close" ? drop(column) : setPhone(column, !column.phone)),
  active: (column) => column !== active && activate(column),
  pictures: (column, { list, index }) => openLightbox(list, index),
  faults: (column, { channel }) => openFaults(channel),
};

window.addEventListener("message", ({ origin, source, data }) => {
  const column = columns.find((one) => one.frame.contentWindow === source);
  if (origin === location.origin && column) HEARD[data.kind]?.(column, data);
});

function draw() {
  const tabs = columns.map((column) => {
    const user = people.find((one) => one.id === column.user || one.name === column.user);
    return h("button", {
      type: "button", role: "tab", class: "side-tab", "aria-selected": column === active ? "true" : "false", on: { click: () => activate(column) },
    }, avatar(user, 24), h("span", {}, user?.name ?? "?"));
  });
  const tool = (name, label, act, words = "", disabled = false) => h("button", {
    type: "button", class: words ? "side-tool" : "icon-button", "aria-label": label, title: label, disabled, on: { click: act },
  }, icon(name, 20), words && h("span", {}, words));
  const place = active?.place ?? "";
  fill(bar,
    h("a", { class: "side-brand", href: "/", title: t("oneUser") }, h("img", { src: "/web/icon.svg", alt: "", width: 24, height: 24 }), h("span", {}, "Ziggurat")),
    h("div", { class: "side-tabs", role: "tablist", "aria-label": t("columns") }, tabs),
    tool("plus", t("addColumn"), add, t("addColumn"), columns.length >= MOST),
    tool("gather", t("gather", { place }), gather, t("gather", { place }), columns.length < 2 || !place),
    h("span", { class: "side-gap" }),
    tool("theme", t("theme"), toggleTheme),
    tool("fault", t("faults"), () => openFaults(active?.channel)));
}

applyTheme();
window.addEventListener("storage", applyTheme);
const state = await fetchState();
people = state.users;
setLocale(state.me.locale);
for (const column of firstColumns()) addColumn(column);
activate(columns[0]);
document.body.dataset.ready = "true";
