/** Settings of the present user (language, direct messages) and of this browser (theme). */

import { saveUser } from "./api.js";
import { append, avatar, h } from "./dom.js";
import { t } from "./i18n.js";
import { openDialog } from "./modal.js";
import { nameOf, remember, remembered, store } from "./state.js";

const LOCALES = [["en-US", "English (US)"], ["es-ES", "Español (España)"]];

/** Apply the remembered theme of this browser; dark when none was chosen. */
export function applyTheme() {
  document.documentElement.dataset.theme = remembered("theme") === "light" ? "light" : "dark";
}

/** Change from dark to light or back, in all windows of this browser. */
export function toggleTheme() {
  remember("theme", remembered("theme") === "light" ? "dark" : "light");
  applyTheme();
}

/** Open the panel; `onChanged(user)` after the server took a change. `tools` are buttons that a narrow title bar has no room for. */
export function openSettings(onChanged, tools = []) {
  const { body, footer, close } = openDialog(t("settingsOf", { name: nameOf(store.me) }), { className: "settings" });
  const save = async (changes) => onChanged(await saveUser(store.me.id, changes));
  const locale = h("select", { id: "set-locale", on: { change: async (event) => {
    await save({ locale: event.target.value });
    close();
    openSettings(onChanged, tools);
  } } }, LOCALES.map(([value, label]) => h("option", { value, selected: value === store.me.locale }, label)));
  const direct = h("input", {
    type: "checkbox", role: "switch", id: "set-dms", checked: !store.me.dms_closed, class: "switch",
    on: { change: (event) => save({ dms_closed: !event.target.checked }) },
  });
  const theme = h("div", { class: "segments", role: "radiogroup", "aria-label": t("theme") }, ["dark", "light"].map((name) => {
    const input = h("input", { type: "radio", name: "theme", value: name, checked: document.documentElement.dataset.theme === name, on: {
      change: () => {
        remember("theme", name);
        applyTheme();
      },
    } });
    return h("label", {}, input, h("span", {}, t(name)));
  }));
  append(body,
    h("div", { class: "who" }, avatar(store.me, 56), h("div", {}, h("strong", {}, nameOf(store.me)), h("div", { class: "muted" }, `ID ${store.me.id}`))),
    line(h("label", { for: "set-locale" }, t("language")), t("languageHelp"), locale),
    line(h("label", { for: "set-dms" }, t("dmsOpen")), t("dmsHelp"), direct),
    line(h("span", {}, t("theme")), "", theme),
    tools.length > 0 && h("div", { class: "setting-tools" }, tools.map((tool) => h("button", {
      type: "button", class: "button button-2", on: { click: () => { close(); tool.act(); } },
    }, tool.label))),
    store.lastAck !== null && h("p", { class: "muted" }, t("lastAck", { ms: Math.round(store.lastAck) })));
  append(footer, h("button", { type: "button", class: "button button-1", on: { click: close } }, t("done")));
}

function line(label, help, control) {
  return h("div", { class: "setting" }, h("div", {}, label, help && h("p", { class: "muted" }, help)), control);
}
