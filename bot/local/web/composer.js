/** The message box: plain messages, the command list after "/", and the hand-over to the command form. */

import { sendMessage } from "./api.js";
import { append, avatar, fill, h, icon } from "./dom.js";
import { localDescription, localName, t } from "./i18n.js";
import { nameAt, offers, withMarks } from "./mention.js";
import { Popup } from "./popup.js";
import { CommandForm } from "./slash.js";
import { exact, leaves, overview, search, typedValues } from "./slash-model.js";
import { findChannel, store } from "./state.js";

/** The composer of the window, drawn into `root`. `onSent` is called after each message or command. */
export class Composer {
  constructor(root, onSent) {
    this.root = root;
    this.onSent = onSent;
    this.drafts = new Map();
    this.box = h("div", { class: "popup", hidden: true });
    this.popup = new Popup(this.box);
    this.bar = h("div", { class: "composer-bar" });
    this.note = h("p", { class: "composer-note", role: "alert" });
    append(root, this.box, this.bar, this.note);
    this.form = null;
  }

  /** Start afresh for the present channel (drafts are kept per channel and user). */
  reset() {
    if (this.text) this.drafts.set(this.key, this.text.value);
    this.key = `${store.me?.id}:${store.channelId}`;
    this.textMode(this.drafts.get(this.key) ?? "");
  }

  textMode(value, focus = false) {
    this.form = null;
    this.popup.close();
    this.note.className = "composer-note";
    this.note.textContent = "";
    const channel = findChannel(store.channelId);
    const forum = channel?.type === 15;
    const name = channel?.kind === "dm" ? `@${channel.name}` : `#${channel?.name ?? ""}`;
    this.text = h("textarea", {
      class: "composer-text", rows: "1", placeholder: forum ? t("newPost") : t(matchMedia("(max-width: 720px)").matches ? "messageTo" : "useCommand", { name }), "aria-label": t("messageTo", { name }),
      "aria-autocomplete": "list", maxlength: 4000, disabled: !channel, value,
      on: { input: () => this.typed(), keydown: (event) => this.pressed(event), blur: () => this.popup.close() },
    });
    const slash = h("button", { type: "button", class: "icon-button", "aria-label": t("commands"), on: { click: () => this.openList() } }, icon("slash", 22));
    const send = h("button", { type: "button", class: "icon-button send", "aria-label": t("send"), on: { click: () => this.send() } }, icon("send", 22));
    slash.addEventListener("mousedown", (event) => event.preventDefault());
    fill(this.bar, slash, this.text, send);
    this.bar.classList.remove("command");
    if (focus) this.text.focus();
    this.grow();
  }

  grow() {
    this.text.style.height = "auto";
    this.text.style.height = `${Math.min(this.text.scrollHeight, 200)}px`;
  }

  get all() {
    const place = findChannel(store.channelId);
    return leaves(store.commands, place?.kind, place?.guild_id);
  }

  /** The "/" button: show the list as if "/" had been typed. */
  openList() {
    this.text.value = "/";
    this.text.focus();
    this.typed();
  }

  typed() {
    this.grow();
    this.note.textContent = "";
    const text = this.text.value;
    if (!text.startsWith("/") || text.includes("\n")) {
      this.suggestName();
      return;
    }
    const hit = exact(this.all, text.slice(1));
    if (hit) this.begin(hit.leaf, typedValues(hit.leaf, hit.rest));
    else this.list(text.slice(1));
  }

  /** Offer people after "@" and channels after "#". */
  suggestName() {
    const box = this.text;
    const name = nameAt(box.value, box.selectionStart);
    const offer = name && offers(name, (whole) => {
      box.setRangeText(whole, name.start, box.selectionStart, "end");
      this.popup.close();
      this.grow();
    });
    if (offer?.items.length) this.popup.show(box, offer);
    else this.popup.close();
  }

  list(text) {
    const place = findChannel(store.channelId)?.name ?? "";
    const found = text.trim() ? search(this.all, text) : overview(this.all, place);
    this.popup.show(this.text, {
      title: t("commands"), note: t("noCommands"),
      items: found.slice(0, 50).map((leaf) => ({
        key: leaf.path.join(" "), label: `/${leaf.shown.join(" ")}${leaf.folded ? " …" : ""}`, node: commandRow(leaf),
        pick: () => (leaf.folded ? this.unfold(leaf) : this.begin(leaf, {})),
      })),
    });
  }

  /** List the commands of a group. */
  unfold(group) {
    this.text.value = `/${group.shown[0]} `;
    this.text.focus();
    this.typed();
  }

  /** Open the form of one command. */
  begin(leaf, values) {
    this.popup.close();
    this.note.textContent = "";
    this.drafts.delete(this.key);
    this.text = null;
    this.form = new CommandForm({
      leaf, values, popup: this.popup, bar: this.bar, note: this.note,
      onLeave: (text) => {
        this.textMode(text, true);
        if (text) this.typed();
      },
      onSent: () => {
        this.textMode("", true);
        this.onSent();
      },
    });
  }

  /** Open the command named by a path such as "game new" (from a command link in a message). */
  beginPath(path) {
    const leaf = this.all.find((item) => item.path.join(" ") === path);
    if (leaf) this.begin(leaf, {});
  }

  pressed(event) {
    if (event.isComposing) return;
    if (this.popup.isOpen && this.popup.items.length) {
      const steps = { ArrowDown: 1, ArrowUp: -1 };
      if (event.key in steps) this.popup.move(steps[event.key]);
      else if ((event.key === "Enter" && !event.shiftKey) || event.key === "Tab") this.popup.pick();
      else if (event.key === "Escape") this.popup.close();
      else return;
      event.preventDefault();
      return;
    }
    if (event.key === "Escape") this.popup.close();
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.send();
    }
  }

  async send() {
    const content = this.text.value.trim();
    if (!content) return;
    if (content.startsWith("/")) {
      const hit = exact(this.all, `${content.slice(1)} `);
      if (hit) this.begin(hit.leaf, typedValues(hit.leaf, hit.rest));
      else this.list(content.slice(1));
      return;
    }
    const box = this.text;
    box.value = "";
    this.grow();
    try {
      const sent = await sendMessage(store.channelId, store.me.id, withMarks(content));
      this.onSent(sent);
    } catch (error) {
      if (box.isConnected && !box.value) box.value = content;
      this.note.textContent = t("sendFailed", { error: error.message });
    }
  }
}

/** A command in the list: name, its options, what it does. */
function commandRow(leaf) {
  return h("div", { class: "command-row" }, avatar(store.bot, 32), h("div", { class: "command-words" },
    h("div", { class: "command-title" }, h("strong", {}, `/${leaf.shown.join(" ")}${leaf.folded ? ` … (${leaf.folded})` : ""}`),
      leaf.options.map((option) => h("span", { class: option.required ? "option-tag" : "option-tag optional", title: localDescription(option) }, localName(option)))),
    h("div", { class: "muted" }, leaf.description)));
}
