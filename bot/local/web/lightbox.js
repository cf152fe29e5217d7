/** The large view of a picture, over the whole window: zoom, move, and step to the other pictures of the channel. */

import { append, fill, h, icon } from "./dom.js";
import { t } from "./i18n.js";

/** All pictures on screen, in order, as {url, alt}; hidden spoilers stay hidden. */
export function picturesOf(root) {
  return [...root.querySelectorAll(".picture:not(.covered) > img")].map((image) => ({ url: image.getAttribute("src"), alt: image.alt }));
}

/**
 * Open the picture at `index` of `list` ({url, alt} each).
 * Click or +/- to zoom, drag or scroll to move, arrows for the other pictures, Esc to close.
 */
export function openLightbox(list, index) {
  const image = h("img", { draggable: "false" });
  const stage = h("div", { class: "lightbox-stage", tabindex: "0" }, image);
  const words = h("p", { class: "lightbox-alt" });
  const count = h("span", { class: "lightbox-count", role: "status" });
  const original = h("a", { class: "icon-button", target: "_blank", rel: "noopener", "aria-label": t("openOriginal") }, icon("external", 22));
  const dialog = h("dialog", { class: "lightbox", "aria-label": t("picture") });
  const tool = (name, label, act, className = "icon-button") =>
    h("button", { type: "button", class: className, "aria-label": label, on: { click: act } }, icon(name, 22));
  const back = tool("left", t("previousPicture"), () => show(at - 1), "icon-button lightbox-step lightbox-back");
  const forward = tool("right", t("nextPicture"), () => show(at + 1), "icon-button lightbox-step lightbox-forward");
  let at = 0;
  let scale = 1;

  const zoom = (next, point) => {
    const box = image.getBoundingClientRect();
    const x = point ? (point.clientX - box.left) / box.width : 0.5;
    const y = point ? (point.clientY - box.top) / box.height : 0.5;
    scale = Math.min(6, Math.max(1, next));
    stage.classList.toggle("zoomed", scale > 1);
    image.style.setProperty("--scale", scale);
    stage.scrollTo(x * image.offsetWidth - stage.clientWidth / 2, y * image.offsetHeight - stage.clientHeight / 2);
  };
  const show = (wanted) => {
    if (wanted < 0 || wanted >= list.length) return;
    at = wanted;
    zoom(1);
    image.src = list[at].url;
    image.alt = list[at].alt;
    original.href = list[at].url;
    fill(words, list[at].alt || t("noDescription"));
    fill(count, list.length > 1 && `${at + 1} / ${list.length}`);
    back.hidden = at === 0;
    forward.hidden = at === list.length - 1;
  };
  watchMouse(stage, image, { zoom, scale: () => scale, close: () => dialog.close() });
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("keydown", (event) => {
    const keys = {
      "+": () => zoom(scale * 1.4), "-": () => zoom(scale / 1.4),
      ArrowLeft: () => scale === 1 && show(at - 1), ArrowRight: () => scale === 1 && show(at + 1),
    };
    keys[event.key]?.();
  });
  append(dialog, h("div", { class: "lightbox-tools" }, count,
    tool("zoomOut", t("zoomOut"), () => zoom(scale / 1.5)), tool("zoomIn", t("zoomIn"), () => zoom(scale * 1.5)), original,
    tool("close", t("close"), () => dialog.close())),
  back, forward, stage, words);
  document.body.append(dialog);
  show(index);
  dialog.showModal();
  stage.focus();
}

/** Zoom with click and wheel, move by dragging, close with a click beside the picture. */
function watchMouse(stage, image, { zoom, scale, close }) {
  let moved = false;
  image.addEventListener("click", (event) => !moved && zoom(scale() > 1 ? 1 : 2.5, event));
  stage.addEventListener("click", (event) => event.target === stage && !moved && close());
  stage.addEventListener("wheel", (event) => {
    event.preventDefault();
    zoom(scale() * (event.deltaY < 0 ? 1.2 : 1 / 1.2), event);
  }, { passive: false });
  stage.addEventListener("pointerdown", () => (moved = false));
  stage.addEventListener("pointermove", (event) => {
    if (event.pointerType !== "mouse" || !event.buttons || scale() === 1) return;
    moved = moved || Math.abs(event.movementX) + Math.abs(event.movementY) > 2;
    stage.scrollBy(-event.movementX, -event.movementY);
  });
}
