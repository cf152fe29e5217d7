"use strict";
const game = JSON.parse(document.getElementById("game").textContent);
const by = (id) => document.getElementById(id);
const whole = by("whole"), over = by("over"), picture = by("picture"), slider = by("slider");
const lines = Array.from(document.querySelectorAll("#log li"));
const source = (data) => "data:image/webp;base64," + data;
const last = game.steps.length - 1;
const secret = by("secret");
let here = 0;

// The newest picture at or before a step.
function frameAt(step) {
  let low = 0, high = game.frames.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (game.frames[middle].step <= step) low = middle; else high = middle - 1;
  }
  return game.frames[low];
}

function show(step, follow) {
  here = Math.max(0, Math.min(last, step));
  const frame = frameAt(here);
  if (frame) {
    if (whole.dataset.number !== String(frame.whole)) {
      whole.src = source(game.wholes[frame.whole]);
      whole.dataset.number = frame.whole;
    }
    over.hidden = !frame.patch;
    if (frame.patch) over.src = source(frame.patch);
    whole.alt = frame.alt;
    by("note").textContent = frame.step === here ? "" : game.words.earlier.replace("{step}", frame.step + 1);
  }
  const turn = game.steps[here];
  by("where").textContent = game.words.step.replace("{turn}", game.turns[turn]).replace("{step}", here + 1).replace("{steps}", last + 1);
  by("points").textContent = game.points[here] || "";
  slider.value = here;
  slider.setAttribute("aria-valuetext", by("where").textContent);
  by("first").disabled = by("back").disabled = here === 0;
  by("on").disabled = by("last").disabled = here === last;
  let newest = null;
  const now = by("now");
  now.replaceChildren();
  for (const line of lines) {
    const is = Number(line.dataset.step) === here;
    line.classList.toggle("on", is);
    if (is && (secret.checked || !line.dataset.secret)) {
      const copy = document.createElement("li");
      copy.textContent = line.textContent;
      now.append(copy);
    }
    if (Number(line.dataset.step) <= here && !line.hidden) newest = line;
  }
  if (follow && newest) {
    const log = by("log");
    if (log.scrollHeight > log.clientHeight + 4) log.scrollTop = newest.offsetTop - log.clientHeight / 2;
  }
}

// To the beginning of the turn before or after.
function turnBy(count) {
  const turn = game.steps[here];
  let step = here;
  if (count < 0) {
    while (step > 0 && game.steps[step - 1] === turn) step--;
    if (step === here && step > 0) { const before = game.steps[step - 1]; step--; while (step > 0 && game.steps[step - 1] === before) step--; }
  } else {
    while (step < last && game.steps[step] === turn) step++;
  }
  show(step, true);
}

const acts = { first: () => show(0, true), before: () => turnBy(-1), back: () => show(here - 1, true), on: () => show(here + 1, true), after: () => turnBy(1), last: () => show(last, true) };
for (const id of Object.keys(acts)) by(id).addEventListener("click", acts[id]);
slider.max = last;
slider.addEventListener("input", () => show(Number(slider.value), true));

document.addEventListener("keydown", (event) => {
  if (event.target.tagName === "INPUT" && event.target.type === "search") {
    if (event.key === "Escape") { event.target.value = ""; seek(); event.target.blur(); }
    if (event.key === "Enter") toNext();
    return;
  }
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const keys = { ArrowRight: "on", ArrowLeft: "back", PageDown: "after", PageUp: "before", Home: "first", End: "last" };
  if (event.key === "/") { event.preventDefault(); by("search").focus(); return; }
  if (event.key === "Enter" && event.target.dataset && event.target.dataset.step) { show(Number(event.target.dataset.step), false); return; }
  if (keys[event.key]) { event.preventDefault(); acts[keys[event.key]](); }
});

let from = null;
picture.addEventListener("touchstart", (event) => { from = event.touches.length === 1 ? event.touches[0] : null; }, { passive: true });
picture.addEventListener("touchend", (event) => {
  if (!from || picture.classList.contains("large")) return;
  const to = event.changedTouches[0], x = to.clientX - from.clientX, y = to.clientY - from.clientY;
  if (Math.abs(x) > 40 && Math.abs(x) > 2 * Math.abs(y)) show(here + (x < 0 ? 1 : -1), true);
  from = null;
}, { passive: true });
picture.addEventListener("dblclick", () => picture.classList.toggle("large"));

by("log").addEventListener("click", (event) => {
  const line = event.target.closest("li");
  if (line) show(Number(line.dataset.step), false);
});

const plain = (text) => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
const texts = lines.map((line) => plain(line.textContent));
function seek() {
  const words = plain(by("search").value).trim();
  let count = 0;
  lines.forEach((line, number) => {
    const fits = (secret.checked || !line.dataset.secret) && texts[number].includes(words);
    line.hidden = !fits;
    if (fits) count++;
  });
  for (const section of document.querySelectorAll("#log section")) section.hidden = !section.querySelector("li:not([hidden])");
  by("count").textContent = words ? game.words.count.replace("{count}", count) : "";
}

// To the step of the next line found; after the last one to the first.
function toNext() {
  const found = by("search").value.trim() ? lines.filter((line) => !line.hidden) : [];
  const next = found.find((line) => Number(line.dataset.step) > here) || found[0];
  if (next) show(Number(next.dataset.step), true);
}
by("search").addEventListener("input", seek);
secret.addEventListener("change", () => { seek(); show(here, false); });
seek();
show(0, false);
