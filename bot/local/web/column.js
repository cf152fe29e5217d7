/** A page that is one column of several (see side.js): what it tells the window around it, and what it is told. */

import { h, icon } from "./dom.js";
import { t } from "./i18n.js";

/** Is this page a column? Only inside another page of this server, which says so in the address. */
export const inColumn = window.parent !== window && new URLSearchParams(location.search).has("column");

/** Tell the window around: `kind` is "place", "act" or "pictures". */
export function tell(kind, data) {
  if (inColumn) window.parent.postMessage({ kind, ...data }, location.origin);
}

/** Is this column shown as a phone? */
export const inPhone = () => inColumn && Boolean(window.frameElement?.closest(".phone"));

/** Call `handler(kind, data)` for all that the window around says. */
export function listen(handler) {
  if (!inColumn) return;
  document.documentElement.classList.add("column");
  window.addEventListener("message", ({ origin, source, data }) => {
    if (origin === location.origin && source === window.parent) handler(data.kind, data);
  });
}

/** Buttons that only a column has: show it as a phone, take it away. */
export function columnTools() {
  const tool = (act, name, label) => h("button", {
    type: "button", class: "icon-button column-tool", data: { act }, "aria-label": label, title: label, on: { click: () => tell("act", { act }) },
  }, icon(name, 20));
  const wide = window.parent.matchMedia("(min-width: 721px)").matches;
  return [wide && tool("phone", "phone", t("phoneView")), tool("close", "close", t("closeColumn"))];
}
