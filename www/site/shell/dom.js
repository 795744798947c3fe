/** @param {string} id */
export const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
