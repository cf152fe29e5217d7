/** Attachments, embeds, and the pictures in them. */

import { inColumn, inPhone, tell } from "./column.js";
import { h, icon } from "./dom.js";
import { stamp, t } from "./i18n.js";
import { openLightbox, picturesOf } from "./lightbox.js";
import { inline, markdown } from "./markdown.js";

const PICTURE = /\.(png|jpe?g|gif|webp|avif)$/i;

/** Address of an attachment or embed picture on this server, `attachment://name` resolved. */
export function localUrl(url, message) {
  if (!url) return "";
  if (url.startsWith("attachment://")) {
    const name = url.slice("attachment://".length);
    const file = (message?.attachments ?? []).find((item) => item.filename === name);
    return file ? localUrl(file.url) : "";
  }
  const parsed = new URL(url, location.href);
  return parsed.pathname.startsWith("/attachments/") ? parsed.pathname + parsed.search : url;
}

function isPicture(file) {
  return (file.content_type ?? "").startsWith("image/") || PICTURE.test(file.filename ?? "");
}

/** A picture that opens large when pressed. `item`: {url, width, height, description, spoiler}. */
export function picture(item, message, className = "") {
  const url = localUrl(item.url ?? item.proxy_url, message);
  const alt = item.description ?? "";
  const known = item.width && item.height;
  const image = h("img", {
    src: url, alt, width: item.width, height: item.height, draggable: "false",
    style: known ? { "aspect-ratio": `${item.width} / ${item.height}` } : {},
  });
  const button = h("button", {
    type: "button", class: `picture ${className}`, "aria-label": alt ? `${t("picture")}: ${alt}` : t("picture"),
    style: known ? { "--ratio": item.width / item.height, "--natural": `${item.width}px` } : {},
    on: { click: () => openLarge(image) },
  }, image, alt && h("span", { class: "alt-badge", "aria-hidden": "true", title: alt }, "ALT"));
  if (item.spoiler) coverSpoiler(button);
  return button;
}

/** Open a picture large, with the others of the channel beside it; from a column over the whole window. */
function openLarge(image) {
  const shown = [...document.querySelectorAll("#messages .picture:not(.covered) > img")];
  const list = picturesOf(document.getElementById("messages"));
  const index = Math.max(0, shown.indexOf(image));
  if (inColumn && !inPhone()) tell("pictures", { list, index });
  else openLightbox(list, index);
}

function coverSpoiler(button) {
  button.classList.add("covered");
  button.addEventListener("click", (event) => {
    if (!button.classList.contains("covered")) return;
    event.stopImmediatePropagation();
    button.classList.remove("covered");
  }, { capture: true });
}

/** The files of a message, without those an embed or component shows itself. */
export function attachments(message) {
  const used = JSON.stringify([message.embeds ?? [], message.components ?? []]);
  const files = (message.attachments ?? []).filter((file) => !used.includes(`attachment://${file.filename}"`));
  const pictures = files.filter(isPicture);
  const others = files.filter((file) => !isPicture(file));
  const shown = pictures.filter((file) => !used.includes(`"${file.url}"`));
  return [
    shown.length > 0 && h("div", { class: `gallery gallery-${Math.min(shown.length, 4)}` },
      shown.map((file) => picture({ ...file, spoiler: file.filename.startsWith("SPOILER_") }, message))),
    others.map(fileCard),
  ];
}

/** Name, size and address of a file that is no picture. */
export function fileCard(file) {
  const size = file.size ? `${(file.size / 1024).toFixed(1)} KB` : "";
  return h("div", { class: "file-card" }, icon("file", 28), h("div", {},
    h("a", { href: localUrl(file.url), download: file.filename }, file.filename), h("div", { class: "muted" }, size)));
}

/** One rich embed. */
export function embed(data, message) {
  if (data.type && !["rich", "image", "article"].includes(data.type)) return null;
  const tint = data.color === undefined || data.color === null ? null : `#${data.color.toString(16).padStart(6, "0")}`;
  const author = data.author?.name && h("div", { class: "embed-author" },
    data.author.icon_url && h("img", { src: localUrl(data.author.icon_url, message), alt: "" }), data.author.name);
  const title = data.title && h("div", { class: "embed-title" }, data.url
    ? h("a", { href: data.url, target: "_blank", rel: "noopener noreferrer" }, inline(data.title)) : inline(data.title));
  const footer = [data.footer?.text, data.timestamp && stamp(new Date(data.timestamp))].filter(Boolean).join(" • ");
  return h("div", { class: "embed", style: tint ? { "--tint": tint } : {} },
    h("div", { class: "embed-grid" },
      h("div", { class: "embed-text" }, author, title,
        data.description && h("div", { class: "markdown embed-description" }, markdown(data.description)),
        data.fields?.length > 0 && h("div", { class: "embed-fields" }, data.fields.map(field))),
      data.thumbnail?.url && picture({ ...data.thumbnail, description: data.thumbnail.description }, message, "thumbnail")),
    data.image?.url && picture(describe(data.image, message), message, "embed-image"),
    footer && h("div", { class: "embed-footer" },
      data.footer?.icon_url && h("img", { src: localUrl(data.footer.icon_url, message), alt: "" }), footer));
}

/** An embed's picture has the alt text of the file it shows. */
function describe(image, message) {
  if (image.description) return image;
  const name = (image.url ?? "").split(/[/?]/).filter((part) => PICTURE.test(part)).pop();
  const file = (message.attachments ?? []).find((item) => item.filename === name);
  return { width: file?.width, height: file?.height, ...image, description: file?.description };
}

function field(item) {
  return h("div", { class: item.inline ? "embed-field inline" : "embed-field" },
    h("div", { class: "embed-field-name" }, inline(item.name)), h("div", { class: "markdown" }, markdown(item.value)));
}
