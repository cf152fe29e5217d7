/** The form of one slash command: a chip per option, suggestions from the bot while typing, checks before sending. */

import { avatar, fill, h, icon } from "./dom.js";
import { localDescription, localName, t } from "./i18n.js";
import { run } from "./interactions.js";
import { narrow, payload, suggestions, TYPE, valueOf } from "./slash-model.js";

const PAUSE_MS = 180;

/** Draws itself into `bar`; `onSent` after the command went out, `onLeave(text)` when it is given up. */
export class CommandForm {
  constructor({ leaf, values, popup, bar, note, onLeave, onSent }) {
    Object.assign(this, { leaf, popup, bar, note, onLeave, onSent });
    this.entries = new Map();
    this.asked = 0;
    this.waiting = null;
    this.chips = h("div", { class: "chips" });
    const title = h("span", { class: "command-chip" }, `/${leaf.shown.join(" ")}`);
    const leave = h("button", { type: "button", class: "icon-button", "aria-label": t("leaveCommand"), on: { click: () => onLeave("") } }, icon("close", 20));
    this.sendButton = h("button", { type: "button", class: "icon-button send", "aria-label": t("runCommand"), on: { click: () => this.send() } }, icon("send", 22));
    fill(bar, leave, h("div", { class: "command-form", role: "group", "aria-label": `/${leaf.path.join(" ")}` }, title, this.chips), this.sendButton);
    bar.classList.add("command");
    for (const option of leaf.options) {
      if (option.required || option.name in values) this.add(option, values[option.name] ?? "");
    }
    this.more = h("span", { class: "more" });
    this.chips.append(this.more);
    this.drawMore();
    this.start();
  }

  /** Focus the first option that wants a value; without options the send button waits for Enter. */
  start() {
    const first = [...this.entries.values()].find((entry) => valueOf(entry.option, entry).error) ?? [...this.entries.values()].pop();
    if (first) this.focus(first);
    else {
      this.note.className = "composer-note help";
      this.note.textContent = this.leaf.description;
      this.sendButton.addEventListener("keydown", (event) => {
        if (event.key === "Escape") this.onLeave("");
        if (event.key === "Backspace") this.onLeave(`/${this.leaf.shown.join(" ")}`);
      });
      this.sendButton.focus();
    }
  }

  add(option, text = "") {
    const name = localName(option);
    const input = h("input", {
      type: "text", class: "option-input", role: "combobox", "aria-label": name, "aria-expanded": "false", "aria-autocomplete": "list",
      autocomplete: "off", spellcheck: "false", autocapitalize: "off", value: text, "aria-required": option.required ? "true" : "false",
      "data-suggests": option.autocomplete || suggestions(option) ? "true" : "false",
      inputmode: option.type === TYPE.integer && !option.choices && !option.autocomplete ? "numeric" : null,
    });
    const entry = { option, input, text, picked: undefined };
    entry.chip = h("label", { class: "option-chip", title: localDescription(option) }, h("span", { class: "option-name" }, name), input);
    input.addEventListener("input", () => this.typed(entry));
    input.addEventListener("focus", () => this.focused(entry));
    input.addEventListener("blur", () => this.blurred(entry));
    input.addEventListener("click", () => this.suggest(entry));
    input.addEventListener("keydown", (event) => this.key(event, entry));
    this.entries.set(option.name, entry);
    if (this.more) this.more.before(entry.chip);
    else this.chips.append(entry.chip);
    this.size(entry);
    return entry;
  }

  size({ input }) {
    input.style.width = `${Math.min(Math.max(input.value.length + 1, 6), 48)}ch`;
  }

  /** Buttons for the optional options that are not in the form yet. */
  drawMore() {
    const left = this.leaf.options.filter((option) => !this.entries.has(option.name));
    fill(this.more, left.map((option) => h("button", {
      type: "button", class: "add-option", "aria-label": t("addOption", { name: localName(option) }), title: localDescription(option),
      on: { click: () => { this.focus(this.add(option)); this.drawMore(); } },
    }, `+ ${localName(option)}`)));
  }

  focus(entry) {
    entry.input.focus();
  }

  focused(entry) {
    this.showHelp(entry);
    if (entry.picked === undefined) this.suggest(entry);
  }

  blurred(entry) {
    this.popup.close();
    const { error } = valueOf(entry.option, entry);
    if (entry.text.trim()) this.mark(entry, error);
  }

  /** Describe the option being filled in under the bar. */
  showHelp({ option }) {
    const kind = option.required ? "" : ` (${t("optional")})`;
    this.note.className = "composer-note help";
    this.note.textContent = `${localName(option)}${kind}: ${localDescription(option)}`;
  }

  mark(entry, error) {
    entry.chip.classList.toggle("wrong", Boolean(error));
    entry.input.setAttribute("aria-invalid", error ? "true" : "false");
    if (!error) return;
    this.note.className = "composer-note";
    this.note.textContent = `${localName(entry.option)}: ${error}`;
  }

  typed(entry) {
    entry.text = entry.input.value;
    entry.picked = undefined;
    this.size(entry);
    this.mark(entry, null);
    this.showHelp(entry);
    this.suggest(entry);
  }

  /** Show what may be chosen: fixed choices at once, the bot's after a short pause. */
  suggest(entry) {
    const { option } = entry;
    if (option.autocomplete) {
      this.ask(entry);
      return;
    }
    const fixed = suggestions(option);
    if (!fixed) {
      this.popup.close();
      return;
    }
    const text = entry.picked === undefined ? entry.text : "";
    this.show(entry, narrow(fixed, text).slice(0, 25), t("noOptions"));
  }

  show(entry, choices, note) {
    if (document.activeElement !== entry.input) return;
    this.popup.show(entry.input, {
      title: localName(entry.option), note,
      items: choices.map((choice) => ({
        key: String(choice.value), label: choice.name, pick: () => this.take(entry, choice),
        node: h("div", { class: "choice-row" }, choice.user && avatar(choice.user, 24), choice.channel && icon("hash", 18), choice.name),
      })),
    });
  }

  /** Ask the bot (autocomplete). The last question wins; `waiting` resolves when its answer is on screen. */
  ask(entry) {
    this.asked += 1;
    const mine = this.asked;
    const shownFor = this.popup.isOpen && this.popup.field === entry.input && this.popup.items.length;
    if (!shownFor) this.show(entry, [], t("loading"));
    clearTimeout(this.timer);
    this.waiting = new Promise((resolve) => {
      this.timer = setTimeout(async () => {
        const answer = await run(4, payload(this.leaf, this.options(entry)));
        if (mine === this.asked) {
          this.waiting = null;
          const choices = (answer.choices ?? []).map((choice) => ({ name: localName(choice), value: choice.value }));
          this.show(entry, choices, answer.ok ? t("noOptions") : t("optionsFailed"));
        }
        resolve();
      }, PAUSE_MS);
    });
  }

  /** Set options as Discord sends them; `focused` is the one the bot shall complete. */
  options(focused = null) {
    const out = [];
    for (const option of this.leaf.options) {
      const entry = this.entries.get(option.name);
      if (!entry) continue;
      const { value } = valueOf(option, entry);
      if (entry === focused) out.push({ name: option.name, type: option.type, value: entry.text, focused: true });
      else if (value !== undefined) out.push({ name: option.name, type: option.type, value });
    }
    return out;
  }

  /** Take a suggestion and go on to the next option that wants a value. */
  take(entry, choice) {
    this.closeList();
    entry.picked = choice.value;
    entry.text = choice.name;
    entry.input.value = choice.name;
    this.size(entry);
    this.mark(entry, null);
    const next = [...this.entries.values()].find((other) => other !== entry && valueOf(other.option, other).error);
    if (next) this.focus(next);
    else entry.input.setSelectionRange(choice.name.length, choice.name.length);
  }

  async key(event, entry) {
    if (event.isComposing) return;
    const steps = { ArrowDown: 1, ArrowUp: -1 };
    if (event.key in steps) {
      event.preventDefault();
      if (this.popup.isOpen) this.popup.move(steps[event.key]);
      else this.suggest(entry);
    } else if (event.key === "Tab" && !event.shiftKey && this.popup.isOpen && this.popup.items.length && entry.picked === undefined) {
      event.preventDefault();
      this.popup.pick();
    } else if (event.key === "Enter") {
      event.preventDefault();
      await this.enter(entry);
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (this.popup.isOpen) this.closeList();
      else this.onLeave("");
    } else if (event.key === "Backspace" && !entry.input.value) {
      event.preventDefault();
      this.back(entry);
    }
  }

  /** Close the suggestions for good: an answer of the bot that is still on its way shall not open them again. */
  closeList() {
    clearTimeout(this.timer);
    this.asked += 1;
    this.waiting = null;
    this.popup.close();
  }

  async enter(entry) {
    if (this.waiting && entry.text.trim()) await this.waiting;
    const empty = !entry.text.trim() && !entry.option.required;
    if (!empty && entry.picked === undefined && this.popup.pick()) return;
    const next = [...this.entries.values()].find((other) => other !== entry && !other.text.trim() && other.option.required);
    if (next && !valueOf(entry.option, entry).error) this.focus(next);
    else this.send();
  }

  /** Backspace in an empty option: drop it if it may go, and step back. */
  back(entry) {
    const list = [...this.entries.values()];
    const before = list[list.indexOf(entry) - 1];
    if (!entry.option.required) {
      this.entries.delete(entry.option.name);
      entry.chip.remove();
      this.drawMore();
    }
    if (before) this.focus(before);
    else if (entry.option.required || !this.entries.size) this.onLeave(`/${this.leaf.shown.join(" ")}`);
  }

  send() {
    const wrong = [...this.entries.values()].filter((entry) => valueOf(entry.option, entry).error);
    for (const entry of wrong) this.mark(entry, valueOf(entry.option, entry).error);
    if (wrong.length) {
      this.focus(wrong[0]);
      this.popup.close();
      this.mark(wrong[0], valueOf(wrong[0].option, wrong[0]).error);
      return;
    }
    clearTimeout(this.timer);
    run(2, payload(this.leaf, this.options()), { label: this.leaf.shown.join(" ") });
    this.onSent();
  }
}
