import packed from "#packed";
import { inflateSync } from "fflate";

/** The wasm, out of its text: base64 of what deflate made of it. */
export function bytes() {
  return inflateSync(Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0)));
}
