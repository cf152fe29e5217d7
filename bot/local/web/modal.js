/** Modals (forms the bot opens) and the plain dialogs of the page itself. */

import { append, fill, h, icon } from "./dom.js";
import { t } from "./i18n.js";
import { run } from "./interactions.js";
import { markdown } from "./markdown.js";

/** Open a dialog with a title bar and return {dialog, body, footer, close}. Esc and the cross close it. */
export function openDialog(title, { className = "" } = {}) {
  const body = h("div", { class: "dialog-body" });
  const footer = h("div", { class: "dialog-footer" });
  const cross = h("button", { type: "button", class: "icon-button", "aria-label": t("close") }, icon("close"));
  const heading = h("h2", { id: `dialog-${Date.now()}` }, title);
  const dialog = h("dialog", { class: `dialog ${className}`, "aria-labelledby": heading.id },
    h("div", { class: "dialog-head" }, heading, cross), body, footer);
  const close = () => {
    if (dialog.open) dialog.close();
    dialog.remove();
  };
  cross.addEventListener("click", close);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("mousedown", (event) => event.target === dialog && close());
  document.body.append(dialog);
  dialog.showModal();
  return { dialog, body, footer, close };
}

let current = null;

/** Open a modal of the bot: {custom_id, title, components}. A second report of the one on screen is ignored. */
export function openModal(modal, context = {}) {
  if (current && current.id === modal.custom_id && current.view.dialog.open) return;
  current?.view.close();
  const view = openDialog(modal.title, { className: "modal" });
  current = { id: modal.custom_id, view };
  const form = h("form", { class: "modal-form", novalidate: true });
  const fields = (modal.components ?? []).map(row);
  append(form, fields.map((field) => field.node));
  const note = h("p", { class: "form-note", role: "alert" });
  append(form, note);
  view.body.append(form);
  const send = h("button", { type: "submit", class: "button button-1" }, t("submit"));
  append(view.footer, h("button", { type: "button", class: "button button-plain", on: { click: view.close } }, t("cancel")), send);
  const submit = async (event) => {
    event.preventDefault();
    note.textContent = "";
    const wrong = fields.filter((field) => !field.check());
    if (wrong.length) return wrong[0].focus();
    send.disabled = true;
    const data = { custom_id: modal.custom_id, components: fields.map((field) => field.value()).filter(Boolean) };
    const answer = await run(5, data, context);
    send.disabled = false;
    if (answer.ok) view.close();
    else note.textContent = t("modalFailed");
  };
  form.addEventListener("submit", submit);
  send.addEventListener("click", submit);
  view.body.querySelector("input, textarea, select")?.focus();
}

/** One row of a modal: an action row with a text input, a label with its component, or text. */
function row(component) {
  if (component.type === 10) return passive(h("div", { class: "markdown" }, markdown(component.content)));
  if (component.type === 18) {
    const inner = control(component.component, component.label, component.description);
    return { ...inner, value: () => ({ type: 18, id: component.id, component: inner.raw() }) };
  }
  const child = component.components?.[0] ?? component;
  const inner = control(child, child.label);
  return { ...inner, value: () => ({ type: 1, components: [inner.raw()] }) };
}

function passive(node) {
  return { node, check: () => true, focus: () => undefined, value: () => null };
}

function control(component, label, description) {
  return component.type === 3 ? choice(component, label, description) : textField(component, label, description);
}

let serial = 0;

/** Label, control and hint under each other. */
function frame(input, label, required, description, foot) {
  serial += 1;
  input.id = `field-${serial}`;
  const hint = h("span", { class: "field-error", id: `field-${serial}-error`, role: "alert" });
  input.setAttribute("aria-describedby", hint.id);
  const node = h("div", { class: "field" },
    h("label", { for: input.id }, label, required && h("span", { class: "star", "aria-hidden": "true" }, " *")),
    description && h("p", { class: "field-help" }, description), input, h("div", { class: "field-foot" }, hint, foot));
  const show = (text) => {
    hint.textContent = text;
    node.classList.toggle("wrong", Boolean(text));
    input.setAttribute("aria-invalid", text ? "true" : "false");
    return !text;
  };
  return { node, show };
}

function textField(component, label, description) {
  const required = component.required ?? true;
  const long = component.style === 2;
  const input = h(long ? "textarea" : "input", {
    type: long ? null : "text", placeholder: component.placeholder, maxlength: component.max_length ?? 4000,
    rows: long ? 5 : null, autocomplete: "off", "aria-required": required ? "true" : "false", value: component.value ?? "",
  });
  const counter = h("span", { class: "counter" });
  const count = () => fill(counter, component.max_length ? `${input.value.length}/${component.max_length}` : "");
  const { node, show } = frame(input, label, required, description, counter);
  input.addEventListener("input", () => {
    count();
    show("");
  });
  count();
  const check = () => {
    if (required && !input.value.trim()) return show(t("requiredField"));
    const least = component.min_length ?? 0;
    if (input.value && input.value.length < least) return show(t("tooShort", { n: least }));
    return show("");
  };
  const raw = () => ({ type: 4, custom_id: component.custom_id, value: input.value });
  return { node, check, raw, focus: () => input.focus() };
}

function choice(component, label, description) {
  const many = (component.max_values ?? 1) > 1;
  const required = component.required ?? true;
  const options = component.options ?? [];
  const input = h("select", { multiple: many, size: many ? Math.min(options.length, 6) : null },
    !many && h("option", { value: "" }, component.placeholder ?? t("choose")),
    options.map((option) => h("option", { value: option.value, selected: option.default }, option.label)));
  const { node, show } = frame(input, label, required, description);
  const values = () => [...input.selectedOptions].map((option) => option.value).filter(Boolean);
  const check = () => {
    const count = values().length;
    const least = required ? component.min_values ?? 1 : 0;
    const most = component.max_values ?? 1;
    if (required && !count) return show(t("requiredField"));
    return show(count < least || count > most ? t("selectHint", { min: least, max: most }) : "");
  };
  input.addEventListener("change", () => show(""));
  return { node, check, raw: () => ({ type: 3, custom_id: component.custom_id, values: values() }), focus: () => input.focus() };
}
