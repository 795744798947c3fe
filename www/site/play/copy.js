// Copies a text that a field shows.

/** @param {HTMLTextAreaElement} area  @param {HTMLButtonElement} button that says so  @param {{ copy: string, copied: string, pressKeys: string }} words */
export async function copy(area, button, words) {
  try {
    await navigator.clipboard.writeText(area.value);
    button.textContent = words.copied;
  } catch {
    area.focus();
    area.select();
    button.textContent = words.pressKeys;
  }
  button.addEventListener(
    "blur",
    () => {
      button.textContent = words.copy;
    },
    { once: true },
  );
}
