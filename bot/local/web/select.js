/** The select of a message: a combobox button and its list; a sheet from below on narrow screens. */

import { append, emojiMark, fill, h, icon, withTiles } from "./dom.js";
import { t } from "./i18n.js";

let open = null;

/** Close whichever list is open, without sending anything. */
export function closeSelect() {
  open?.close(false);
}

/** Close the open list when the message it belongs to is gone. */
export function closeOrphanSelect() {
  if (open && !open.anchor.isConnected) closeSelect();
}

/**
 * Build the select.
 * Takes {customId, options, chosen, placeholder, min, max, disabled, busy, onChoose(values)}.
 */
export function selectMenu(spec) {
  const { options } = spec;
  const values = spec.chosen ?? options.filter((option) => option.default).map((option) => option.value);
  const chosen = options.filter((option) => values.includes(option.value));
  const label = spec.placeholder ?? t("choose");
  const content = chosen.length
    ? h("span", { class: "select-values" }, chosen.map((option) => spec.max > 1
      ? h("span", { class: "chip" }, emojiMark(option.emoji), withTiles(option.label))
      : h("span", { class: "select-value" }, emojiMark(option.emoji), withTiles(option.label))))
    : h("span", { class: "select-placeholder" }, label);
  const anchor = h("button", {
    type: "button", class: `select ${spec.busy ? "waiting" : ""}`, role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false",
    "aria-label": label, disabled: spec.disabled, data: { customId: spec.customId },
  }, content, icon("chevron", 20));
  const show = () => (open?.anchor === anchor ? open.close(true) : openList(anchor, spec, new Set(values)));
  anchor.addEventListener("click", show);
  anchor.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    show();
  });
  return anchor;
}

function openList(anchor, spec, values) {
  closeSelect();
  const many = spec.max > 1;
  const before = [...values].sort().join("\n");
  const list = h("div", { class: "select-list", role: "listbox", tabindex: "-1", "aria-label": spec.placeholder ?? t("choose"), "aria-multiselectable": many ? "true" : null });
  const foot = h("div", { class: "select-foot" });
  const panel = h("div", { class: "select-panel" }, h("div", { class: "sheet-title" }, spec.placeholder ?? t("choose")), list, many && foot);
  const veil = h("div", { class: "veil" });
  const items = spec.options.map((option, index) => item(option, index, many));
  append(list, items);
  let active = Math.max(0, spec.options.findIndex((option) => values.has(option.value)));

  const close = (send) => {
    if (!open || open.anchor !== anchor) return;
    open = null;
    panel.remove();
    veil.remove();
    anchor.setAttribute("aria-expanded", "false");
    window.removeEventListener("resize", place);
    const changed = [...values].sort().join("\n") !== before;
    const enough = values.size >= spec.min && values.size <= spec.max;
    if (anchor.isConnected) anchor.focus({ preventScroll: true });
    if (send && enough && (changed || !many)) spec.onChoose(spec.options.map((option) => option.value).filter((value) => values.has(value)));
  };
  const mark = () => items.forEach((element, index) => {
    const on = values.has(spec.options[index].value);
    element.setAttribute("aria-selected", on ? "true" : "false");
    element.classList.toggle("active", index === active);
    if (many) element.setAttribute("aria-disabled", !on && values.size >= spec.max ? "true" : "false");
  });
  const toggle = (index) => {
    const { value } = spec.options[index];
    active = index;
    if (!many) {
      values.clear();
      values.add(value);
      close(true);
      return;
    }
    if (values.has(value)) values.delete(value);
    else if (values.size < spec.max) values.add(value);
    mark();
    footer();
  };
  const footer = () => fill(foot,
    h("span", { class: "muted" }, `${t("selectHint", { min: spec.min, max: spec.max })} · ${t("selected", { n: values.size })}`),
    h("button", { type: "button", class: "button button-1", disabled: values.size < spec.min, on: { click: () => close(true) } }, t("done")));
  const go = (index) => {
    active = (index + items.length) % items.length;
    mark();
    items[active].scrollIntoView({ block: "nearest" });
    list.setAttribute("aria-activedescendant", items[active].id);
  };
  const place = () => position(panel, anchor);

  items.forEach((element, index) => element.addEventListener("click", () => toggle(index)));
  veil.addEventListener("click", () => close(many));
  list.addEventListener("keydown", (event) => key(event, { go, toggle, close, many, active: () => active, options: spec.options }));
  document.body.append(veil, panel);
  open = { anchor, close };
  anchor.setAttribute("aria-expanded", "true");
  window.addEventListener("resize", place);
  if (many) footer();
  mark();
  place();
  list.focus({ preventScroll: true });
  if (items.length) go(active);
}

function item(option, index, many) {
  return h("div", { class: "select-item", role: "option", id: `select-option-${index}`, "aria-label": option.label, data: { value: option.value } },
    emojiMark(option.emoji), h("div", { class: "select-text" }, h("div", {}, withTiles(option.label)), option.description && h("div", { class: "muted" }, withTiles(option.description))),
    h("span", { class: many ? "tick square" : "tick" }, icon("check", 16)));
}

function key(event, { go, toggle, close, many, active, options }) {
  const last = options.length - 1;
  const moves = { ArrowDown: active() + 1, ArrowUp: active() - 1, Home: 0, End: last };
  if (event.key in moves) go(moves[event.key]);
  else if (event.key === "Enter" || event.key === " ") toggle(active());
  else if (event.key === "Escape" || event.key === "Tab") close(many);
  else if (/^\S$/.test(event.key)) {
    const start = active() + 1;
    const order = options.map((_, i) => (start + i) % options.length);
    const hit = order.find((i) => options[i].label.toLowerCase().startsWith(event.key.toLowerCase()));
    if (hit !== undefined) go(hit);
  } else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Under the anchor, or above it when there is more room; on phones the style sheet makes it a sheet. */
function position(panel, anchor) {
  const box = anchor.getBoundingClientRect();
  const below = window.innerHeight - box.bottom;
  const up = below < 260 && box.top > below;
  panel.style.setProperty("--left", `${box.left}px`);
  panel.style.setProperty("--width", `${Math.max(box.width, 220)}px`);
  panel.style.setProperty("--room", `${Math.max(160, (up ? box.top : below) - 16)}px`);
  panel.style.setProperty("--top", up ? "auto" : `${box.bottom + 4}px`);
  panel.style.setProperty("--bottom", up ? `${window.innerHeight - box.top + 4}px` : "auto");
}
