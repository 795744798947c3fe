import packed from "#packed";
import { unpacked } from "./lzma.js";

/** The wasm, out of its text: base64 of LZMA. */
export function bytes() {
  return unpacked(Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0)));
}
