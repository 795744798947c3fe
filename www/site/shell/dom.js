/** @param {string} id */
export const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** Lets a browser answer a person, or paint, between two pieces of work. @returns {Promise<void>} */
export const nextTask = () => new Promise((done) => setTimeout(done));
