// Where the drawing of a game is. The edition in one file has those on its front page.

/** @param {string} variant */
export function drawingOf(variant) {
  const front = /** @type {HTMLTemplateElement | null} */ (document.querySelector('template[data-page="index"]'));
  return front?.content.querySelector(`#${variant} img`)?.getAttribute("src") ?? `drawings/${variant}.svg`;
}
