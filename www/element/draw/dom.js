// Small helpers over the DOM. Nothing here knows the games.

import { has, own } from "../own.js";

/**
 * What an element begins with: `data` sets data attributes, `on` listeners, `text` the text, the rest attributes.
 * @typedef {Record<string, unknown> & { data?: Record<string, unknown>, on?: Record<string, (event: any) => void>, text?: unknown }} Properties
 */

/** @typedef {string | number | Node | null | undefined} Child */

/**
 * Creates an element.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Properties} [properties]
 * @param {...Child} children
 */
export function el(tag, { data, on, text, ...attributes } = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) setAttribute(node, name, value);
  if (data) for (const [key, value] of Object.entries(data)) setData(node, key, value);
  if (on) for (const [type, listener] of Object.entries(on)) node.addEventListener(type, listener);
  if (text !== undefined) node.textContent = String(text);
  for (const child of children)
    if (child !== null && child !== undefined) node.append(typeof child === "number" ? String(child) : child);
  return node;
}

/** Creates a part of a drawing. @param {string} tag  @param {Record<string, string | number>} attributes  @param {Node[]} children */
export function draw(tag, attributes, ...children) {
  const node = /** @type {SVGElement} */ (document.createElementNS("http://www.w3.org/2000/svg", tag));
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  node.append(...children);
  return node;
}

/** Sets an attribute; `true` writes it empty, `false` or nothing leaves it out. @param {Element} node  @param {string} name  @param {unknown} value */
export function setAttribute(node, name, value) {
  if (value === undefined || value === null || value === false) node.removeAttribute(name);
  else node.setAttribute(name, value === true ? "" : String(value));
}

/** The same for a data attribute. @param {HTMLElement | SVGElement} node  @param {string} key  @param {unknown} value */
export function setData(node, key, value) {
  const text =
    value === true ? "" : value === undefined || value === null || value === false ? undefined : String(value);
  if (node.dataset[key] === text) return;
  if (text === undefined) delete node.dataset[key];
  else node.dataset[key] = text;
}

/** What a node shows: data attributes by their names. @typedef {Record<string, string | boolean | null | undefined>} Look */

/** @param {Look | null} a  @param {Look} b */
export function isSame(a, b) {
  if (!a || a === b) return a === b;
  const names = Object.keys(b);
  return names.length === Object.keys(a).length && names.every((name) => has(a, name) && a[name] === b[name]);
}

/** Lets a node show something else than before. @param {{ node: Element, look: Look | null }} view  @param {Look} look */
export function setLook(view, look) {
  const before = view.look ?? {};
  for (const name of Object.keys({ ...before, ...look })) {
    const value = own(look, name);
    if (value !== own(before, name)) setAttribute(view.node, `data-${name}`, value);
  }
  view.look = look;
}

/** @param {HTMLElement | SVGElement} node  @param {Record<string, string | number>} properties their names without dashes */
export function setStyle(node, properties) {
  for (const [name, value] of Object.entries(properties)) {
    if (node.style.getPropertyValue(`--${name}`) !== String(value)) node.style.setProperty(`--${name}`, String(value));
  }
}

/** Sets a text, if it is another one. @param {Element} node  @param {string} text */
export function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/** The mark of a target: a shape for each effect, so that colour is not needed. @param {string} effect */
export function markIcon(effect) {
  return el("span", { class: "mark", data: { effect }, "aria-hidden": "true" });
}

/** Moves the only tab stop of a group, or of its items of a kind, to `node`. @param {Element} group  @param {HTMLElement | undefined} node */
export function rove(group, node, kind = "") {
  for (const old of group.querySelectorAll(`${kind}[tabindex="0"]`)) /** @type {HTMLElement} */ (old).tabIndex = -1;
  if (node) node.tabIndex = 0;
}

/** The element of an event or its nearest ancestor that matches. @param {Event} event  @param {string} selector */
export function closest(event, selector) {
  const [node] = event.composedPath();
  return node instanceof Element ? /** @type {HTMLElement | null} */ (node.closest(selector)) : null;
}

/** Returns the element that has the focus in the tree of a node. @param {Node} node */
export function focusIn(node) {
  const root = node.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot
    ? /** @type {HTMLElement | null} */ (root.activeElement)
    : null;
}

/**
 * Shows a dialog, and waits until a person is done with it: it was closed, or Esc cancels it. The keyboard goes back to where it was.
 * @param {HTMLDialogElement} dialog
 * @returns {Promise<void>}
 */
export function shown(dialog) {
  const back = focusIn(dialog);
  const listening = new AbortController();
  const { signal } = listening;
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener(
      "close",
      () => {
        if (dialog.open) return; // an event of what it showed before
        listening.abort();
        if (back?.isConnected) back.focus({ preventScroll: true });
        resolve();
      },
      { signal },
    );
    // Esc: the browser gives the focus back at once, and tells of the closing only later, maybe after the next key.
    dialog.addEventListener(
      "cancel",
      () => {
        listening.abort();
        resolve();
      },
      { signal },
    );
  });
}

/** Collects works for the next drawing of the browser. @returns {import("../types").Later} */
export function inNextFrame() {
  /** @type {Parameters<import("../types").Later>[0][]} */
  const waiting = [];
  return (work) => {
    if (!waiting.length) {
      requestAnimationFrame(() => {
        const changes = waiting.splice(0).map((item) => item());
        for (const change of changes) change?.();
      });
    }
    waiting.push(work);
  };
}

/** Returns how many px of the window one px of an element takes; a browser that cannot say measures both alike. @param {Element} node */
export const zoomOf = (node) => node.currentCSSZoom ?? 1;

/** The same where an element is laid out, with the transforms around it. @param {HTMLElement} node */
export function scaleOf(node) {
  const zoom = zoomOf(node);
  const { width } = node.getBoundingClientRect();
  const { offsetWidth } = node; // in whole px
  return offsetWidth && Math.abs(width - offsetWidth * zoom) > zoom ? width / offsetWidth : zoom;
}

/** Lets no click come of a pointer that is let go. */
export function swallowClick() {
  const done = new AbortController();
  window.addEventListener(
    "click",
    (event) => {
      event.stopPropagation();
      event.preventDefault();
      done.abort();
    },
    { capture: true, signal: done.signal },
  );
  setTimeout(() => done.abort(), 50);
}

/** Lets nothing come of a pointer that is still down: no click when it is let go, and no menu of its other button. */
export function swallowRest() {
  const done = new AbortController();
  const listening = { capture: true, signal: done.signal };
  window.addEventListener("pointerdown", () => done.abort(), listening);
  window.addEventListener("pointerup", swallowClick, listening);
  window.addEventListener("contextmenu", (event) => event.preventDefault(), listening);
}

/** Whether a key comes with one that gives it another meaning. @param {KeyboardEvent} event */
export const modified = (event) => event.altKey || event.ctrlKey || event.metaKey;

/**
 * The sign of a key, small whatever Shift and Caps Lock do. Letters stand for words, so the one that is written on the key
 * counts, on AZERTY and Dvorak too; where a layout has other letters than ours, as Cyrillic, its place on the keyboard counts.
 * @param {Pick<KeyboardEvent, "key" | "code">} event
 */
export function signOf({ key, code }) {
  const [, place = key] = /^(?![a-z])\p{L}$/iu.test(key) ? (/^Key(.)$/.exec(code) ?? []) : [];
  return place.length === 1 ? place.toLowerCase() : place;
}
