/** @param {string} id */
export const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** Writes the address of what is shown, if the browser allows it: only so many times in a while. @param {string} address  @param {{ push?: boolean, state?: object | null }} [more] whether it is a new entry of the history, and what that keeps */
export function showAddress(address, { push = false, state = null } = {}) {
  try {
    history[push ? "pushState" : "replaceState"](state, "", address);
  } catch {
    // the next change tells it
  }
}

/** Lets a browser answer a person, or paint, between two pieces of work. @returns {Promise<void>} */
export const nextTask = () => new Promise((done) => setTimeout(done));
