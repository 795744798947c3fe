// Small helpers over the DOM. Nothing here knows the games.

/** Creates an element. `data` sets data attributes, `on` listeners, `text` the text, the rest attributes. */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "data") for (const [key, item] of Object.entries(value)) setData(node, key, item);
    else if (name === "on") for (const [type, listener] of Object.entries(value)) node.addEventListener(type, listener);
    else if (name === "text") node.textContent = value;
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

/** Sets a data attribute; `true` writes it empty, `false` or nothing removes it. */
export function setData(node, key, value) {
  if (value === undefined || value === null || value === false) delete node.dataset[key];
  else node.dataset[key] = value === true ? "" : value;
}

/** The mark of a target: a shape for each effect, so that colour is not needed. */
export function markIcon(effect) {
  return el("span", { class: "mark", data: { effect }, "aria-hidden": "true" });
}

export const byId = (id) => document.getElementById(id);

/** Moves the only tab stop of a group, or of its items of a kind, to `node`. */
export function rove(group, node, kind = "") {
  for (const old of group.querySelectorAll(`${kind}[tabindex="0"]`)) old.tabIndex = -1;
  if (node) node.tabIndex = 0;
}
