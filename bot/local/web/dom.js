/** Small DOM helpers: element builder, icons, avatars. Nothing here knows Discord. */

const SVG = "http://www.w3.org/2000/svg";

/** Path data of the line icons (24 x 24, drawn for this page). */
const ICONS = {
  hash: "M9 4 7 20M17 4l-2 16M4 9h17M3 15h17",
  thread: "M4 5h16v11h-8l-4 4v-4H4ZM8 9h8M8 12h5",
  news: "M4 10v4h3l8 5V5l-8 5ZM18 9.500a4 4 0 0 1 0 5",
  voice: "M4 9.500v5h4l5 4v-13l-5 4ZM16 9a4 4 0 0 1 0 6M18.500 6.500a8 8 0 0 1 0 11",
  forum: "M4 4h12v8H9l-3 3v-3H4ZM19 9h1v8h-2v3l-3-3h-4v-1.500",
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "M5 5l14 14M19 5 5 19",
  gear: "M12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7ZM12 2.500v3M12 18.500v3M2.500 12h3M18.500 12h3M5.300 5.300l2.100 2.100M16.600 16.600l2.100 2.100M5.300 18.700l2.100-2.100M16.600 7.400l2.100-2.100",
  chevron: "M6 9l6 6 6-6",
  right: "M9 6l6 6-6 6",
  left: "M15 6l-6 6 6 6",
  phone: "M8 3h8a1.500 1.500 0 0 1 1.500 1.500v15A1.500 1.500 0 0 1 16 21H8a1.500 1.500 0 0 1-1.500-1.500v-15A1.500 1.500 0 0 1 8 3ZM11 18h2",
  columns: "M4 5h16v14H4ZM12 5v14",
  gather: "M4 12h12M12 7l5 5-5 5M20 5v14",
  theme: "M12 4a8 8 0 1 0 0 16ZM12 4a8 8 0 0 1 0 16",
  fault: "M13 3 5 13.500h6L10 21l8-10.500h-6Z",
  check: "M5 12.500 10 17 19 7",
  send: "M4 12 20 4l-5 16-4-7-7-1Z",
  zoomIn: "M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13ZM15.500 15.500 21 21M7.500 10.500h6M10.500 7.500v6",
  zoomOut: "M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13ZM15.500 15.500 21 21M7.500 10.500h6",
  external: "M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5",
  eye: "M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12ZM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Z",
  reply: "M20 18v-3a5 5 0 0 0-5-5H4M8 5.500 3.500 10 8 14.500",
  file: "M6 3h8l4 4v14H6ZM14 3v4h4",
  slash: "M15 4 9 20",
  plus: "M12 5v14M5 12h14",
  lock: "M6 11h12v9H6ZM9 11V8a3 3 0 0 1 6 0v3",
  warn: "M12 4 2.500 20h19ZM12 10v4.500M12 17.200v.3",
};

/** Add children (nodes, strings, arrays; null and false are skipped) to an element. */
export function append(parent, ...children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false || child === "") continue;
    parent.append(child instanceof Node ? child : String(child));
  }
  return parent;
}

/** Build an element. Props: `class`, `on` (event -> handler), `data`, `style` (object), else attributes. */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "on") {
      for (const [event, handler] of Object.entries(value)) element.addEventListener(event, handler);
    } else if (name === "data") {
      for (const [key, item] of Object.entries(value)) if (item !== undefined) element.dataset[key] = item;
    } else if (name === "style") {
      for (const [key, item] of Object.entries(value)) element.style.setProperty(key, item);
    } else if (name === "value") {
      element.value = value;
    } else {
      element.setAttribute(name, value === true ? "" : value);
    }
  }
  return append(element, ...children);
}

/** One of the line icons, hidden from screen readers. */
export function icon(name, size = 20) {
  const svg = document.createElementNS(SVG, "svg");
  for (const [key, value] of Object.entries({
    viewBox: "0 0 24 24", width: size, height: size, fill: "none", stroke: "currentColor",
    "stroke-width": 2, "stroke-linecap": "round", "stroke-linejoin": "round", "aria-hidden": "true", class: "icon",
  })) svg.setAttribute(key, value);
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name] ?? "");
  svg.append(path);
  return svg;
}

/** The stepped tower that stands for the bot. */
function tower() {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "tower");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", "M3 20v-4h3v-4h3V8h2V5h2v3h2v4h3v4h3v4h-7v-3a2 2 0 0 0-4 0v3Z");
  path.setAttribute("fill", "currentColor");
  svg.append(path);
  return svg;
}

/** `avatar_color` as a CSS colour: takes "#rrggbb", a number, or nothing (then one is chosen from the id). */
export function colour(value, seed = "") {
  if (typeof value === "number") return `#${value.toString(16).padStart(6, "0")}`;
  if (value) return String(value);
  let hue = 7;
  for (const letter of String(seed)) hue = (hue * 31 + letter.charCodeAt(0)) % 360;
  return `hsl(${hue} 45% 45%)`;
}

/** Coloured disc with initials; the bot gets its tower. */
export function avatar(user, size = 40) {
  const name = user?.global_name || user?.name || user?.username || "?";
  const initials = name.split(/[\s_-]+/).map((word) => word[0]).join("").slice(0, 2).toUpperCase();
  const isBot = Boolean(user?.bot);
  return h("span", {
    class: isBot ? "avatar avatar-bot" : "avatar", "aria-hidden": "true",
    style: {
      "--size": `${size}px`, "--tint": isBot ? "#b9822b" : colour(user?.avatar_color, user?.id),
    },
  }, isBot ? tower() : initials);
}

/** Remove all children, then add these. */
export function fill(parent, ...children) {
  parent.replaceChildren();
  return append(parent, ...children);
}

const drawable = new Map(), coloured = new Map();

/** Pixels of a short text in the page's font, to tell real glyphs from the box of a missing one. */
function pixels(text, ink = "#000") {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 24;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen.font = `16px ${getComputedStyle(document.documentElement).getPropertyValue("--font")}`;
  pen.fillStyle = ink;
  pen.fillText(text, 2, 18);
  return pen.getImageData(0, 0, 24, 24).data.join();
}

/** Can this computer draw the emoji? Machines without an emoji font would show an empty box. */
function canDraw(emoji) {
  if (!drawable.has(emoji)) drawable.set(emoji, pixels(String.fromCodePoint(emoji.codePointAt(0))) !== pixels("\u{10FFFE}"));
  return drawable.get(emoji);
}

/** Does a font draw the emoji in its own colours? A font for text would draw a black circle white on a dark page. */
function hasColours(emoji) {
  if (!coloured.has(emoji)) coloured.set(emoji, canDraw(emoji) && pixels(emoji, "#f00") === pixels(emoji, "#00f"));
  return coloured.get(emoji);
}

/** Colours of the tiles among the emoji, which stand for things of a game: squares and circles. */
const SQUARES = { "\u{1F7E5}": "#d83b3f", "\u{1F7E7}": "#e8862e", "\u{1F7E8}": "#f0c33c", "\u{1F7E9}": "#55a344", "\u{1F7E6}": "#3f82d8", "\u{1F7EA}": "#9a63c8", "\u{1F7EB}": "#8d5a3b", "\u2B1B": "#26272b", "\u2B1C": "#e8e8e4" };
const CIRCLES = { "\u{1F534}": "#d83b3f", "\u{1F7E0}": "#e8862e", "\u{1F7E1}": "#f0c33c", "\u{1F7E2}": "#55a344", "\u{1F535}": "#3f82d8", "\u{1F7E3}": "#9a63c8", "\u{1F7E4}": "#8d5a3b", "\u26AB": "#26272b", "\u26AA": "#e8e8e4" };

/** A tile drawn by the page, where no font has it in its colours; null for other emoji and where one has. */
export function drawnTile(emoji) {
  const key = String.fromCodePoint(emoji.codePointAt(0));
  const tint = SQUARES[key] ?? CIRCLES[key];
  if (!tint || hasColours(key)) return null;
  return h("span", { class: key in CIRCLES ? "tile round" : "tile", role: "img", "aria-label": key, style: { "--tile": tint } });
}

const TILES = /([\u{1F534}\u{1F535}\u{1F7E0}-\u{1F7EB}\u26AA\u26AB\u2B1B\u2B1C]\uFE0F?)/u;

/** The words of a button or option, the tiles among them drawn where no font has them. */
export function withTiles(text) {
  return (text ?? "").split(TILES).map((part, at) => (at % 2 ? drawnTile(part) ?? part : part));
}

/** Emoji of a button or option: the character itself, the name of a custom one, nothing where no font has it. */
export function emojiMark(emoji) {
  const tile = emoji?.name && !emoji.id ? drawnTile(emoji.name) : null;
  if (tile) return tile;
  if (!emoji?.name || (!emoji.id && !canDraw(emoji.name))) return null;
  return h("span", { class: "emoji", "aria-hidden": "true" }, emoji.id ? `:${emoji.name}:` : emoji.name);
}
