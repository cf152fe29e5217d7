/** The list above the message box: commands, choices, users, channels. The text field keeps the focus. */

import { append, fill, h } from "./dom.js";

let serial = 0;

/** A listbox in `root`; `field()` gives the text field that it serves. */
export class Popup {
  constructor(root) {
    this.root = root;
    this.items = [];
    this.active = -1;
    this.field = null;
    serial += 1;
    this.id = `popup-${serial}`;
    root.addEventListener("mousedown", (event) => event.preventDefault());
  }

  get isOpen() {
    return !this.root.hidden;
  }

  /** Show items [{node, key, pick}] under a title; `note` stands where there are no items. */
  show(field, { title, items = [], note = "", first = true }) {
    this.field = field;
    this.items = items;
    const rows = items.map((item, index) => h("div", {
      class: "popup-item", role: "option", id: `${this.id}-${index}`, "aria-label": item.label, data: { value: item.key },
      on: { click: () => item.pick(), mousemove: () => this.mark(index) },
    }, item.node));
    this.rows = rows;
    const list = h("div", { class: "popup-list", role: "listbox", id: this.id, "aria-label": title }, rows);
    fill(this.root, title && h("div", { class: "popup-title" }, title));
    append(this.root, items.length ? list : h("div", { class: "popup-note", role: "status" }, note));
    this.root.hidden = false;
    field?.setAttribute("aria-expanded", "true");
    field?.setAttribute("aria-controls", this.id);
    this.mark(first && items.length ? 0 : -1);
  }

  mark(index) {
    if (index === this.active && this.rows?.[index]?.classList.contains("active")) return;
    this.active = index;
    this.rows?.forEach((row, at) => {
      row.classList.toggle("active", at === index);
      row.setAttribute("aria-selected", at === index ? "true" : "false");
    });
    if (index >= 0) this.field?.setAttribute("aria-activedescendant", `${this.id}-${index}`);
    else this.field?.removeAttribute("aria-activedescendant");
  }

  /** Move the highlight by one step and keep it in sight. */
  move(step) {
    if (!this.items.length) return;
    const next = (this.active + step + this.items.length) % this.items.length;
    this.mark(next);
    this.rows[next].scrollIntoView({ block: "nearest" });
  }

  /** Pick the highlighted item; false when there is none. */
  pick() {
    const item = this.isOpen ? this.items[this.active] : null;
    item?.pick();
    return Boolean(item);
  }

  close() {
    if (this.root.hidden) return;
    this.root.hidden = true;
    this.items = [];
    this.active = -1;
    this.field?.setAttribute("aria-expanded", "false");
    this.field?.removeAttribute("aria-activedescendant");
    fill(this.root);
  }
}
