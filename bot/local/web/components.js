/** Message components: buttons, selects, and the layout pieces of components V2. */

import { colour, emojiMark, h, icon, withTiles } from "./dom.js";
import { run, pendingOn } from "./interactions.js";
import { markdown, plainText } from "./markdown.js";
import { fileCard, localUrl, picture } from "./media.js";
import { selectMenu } from "./select.js";
import { findUser, isClosed, membersOf, nameOf, store } from "./state.js";

const SELECTS = new Set([3, 5, 6, 7, 8]);

/** All components of a message. */
export function components(message) {
  return (message.components ?? []).map((component) => piece(component, message));
}

function piece(component, message) {
  switch (component.type) {
    case 1:
      return h("div", { class: "action-row" }, component.components.map((child) => piece(child, message)));
    case 2:
      return button(component, message);
    case 9:
      return h("div", { class: "section" },
        h("div", { class: "section-text" }, component.components.map((child) => piece(child, message))),
        component.accessory && piece(component.accessory, message));
    case 10:
      return h("div", { class: "markdown text-display" }, markdown(component.content));
    case 11:
      return picture({ ...component.media, description: component.description, spoiler: component.spoiler }, message, "thumbnail");
    case 12:
      return gallery(component, message);
    case 13:
      return fileOf(component, message);
    case 14:
      return h("hr", { class: `separator spacing-${component.spacing ?? 1} ${component.divider === false ? "blank" : ""}` });
    case 17:
      return h("div", {
        class: component.accent_color === null || component.accent_color === undefined ? "container" : "container tinted",
        style: { "--tint": colour(component.accent_color) },
      }, component.components.map((child) => piece(child, message)));
    default:
      return SELECTS.has(component.type) ? menu(component, message) : null;
  }
}

function gallery(component, message) {
  const files = message.attachments ?? [];
  return h("div", { class: `gallery gallery-${Math.min(component.items.length, 4)}` }, component.items.map((item) => {
    const url = localUrl(item.media.url, message);
    const file = files.find((one) => localUrl(one.url) === url) ?? {};
    const size = { width: item.media.width ?? file.width, height: item.media.height ?? file.height };
    return picture({ ...size, url, description: item.description ?? file.description, spoiler: item.spoiler }, message);
  }));
}

function fileOf(component, message) {
  const url = localUrl(component.file?.url, message);
  const file = (message.attachments ?? []).find((one) => localUrl(one.url) === url);
  return fileCard({ url, filename: file?.filename ?? component.name ?? "file", size: file?.size ?? component.size });
}

function button(component, message) {
  const label = component.label ?? "";
  if (component.style === 5) {
    return h("a", { class: "button button-5", href: component.url, target: "_blank", rel: "noopener noreferrer" },
      emojiMark(component.emoji), label, icon("external", 16));
  }
  const waiting = pendingOn(message.id);
  const mine = waiting.includes(component.custom_id);
  const element = h("button", {
    type: "button", class: `button button-${component.style ?? 2} ${mine ? "waiting" : ""}`, data: { customId: component.custom_id },
    disabled: component.disabled || waiting.length > 0 || isClosed(message.channel_id), "aria-label": label || component.emoji?.name,
    "aria-busy": mine ? "true" : null,
  }, emojiMark(component.emoji), h("span", { class: "button-label" }, label ? withTiles(label) : (emojiMark(component.emoji) ? "" : component.emoji?.name)), mine && dots());
  element.addEventListener("click", () => send(component, message));
  return element;
}

function dots() {
  return h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
}

function send(component, message, values) {
  const data = { message_id: message.id, custom_id: component.custom_id, component_type: component.type };
  if (values) data.values = values;
  return run(3, data, {
    messageId: message.id, customId: component.custom_id, channelId: message.channel_id, label: plainText(component.label ?? ""),
  });
}

/** Options of a select: its own, or the users and channels of the server. */
function optionsOf(component) {
  if (component.type === 3) return component.options ?? [];
  if (component.type === 8) {
    return store.channels
      .filter((channel) => !component.channel_types?.length || component.channel_types.includes(channel.type))
      .map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
  }
  const people = membersOf(store);
  const chosen = new Set((component.default_values ?? []).map((item) => item.id));
  return component.type === 6 ? [] : people.map((user) => ({
    value: user.id, label: nameOf(user), description: findUser(user.id)?.bot ? "bot" : undefined, default: chosen.has(user.id),
  }));
}

function menu(component, message) {
  const key = `${message.id}:${component.custom_id}`;
  const waiting = pendingOn(message.id);
  return selectMenu({
    customId: component.custom_id,
    options: optionsOf(component),
    chosen: store.selected.get(key),
    placeholder: component.placeholder,
    min: component.min_values ?? 1,
    max: component.max_values ?? 1,
    disabled: Boolean(component.disabled) || waiting.length > 0 || isClosed(message.channel_id),
    busy: waiting.includes(component.custom_id),
    onChoose: (values) => {
      store.selected.set(key, values);
      return send(component, message, values);
    },
  });
}
