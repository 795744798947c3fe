// What www/element/picture/ has for picture.js.
import type { PictureColors, PictureOptions } from "./picture-types";
import type { Move, Piece, Rematerialization, Status, VariantInfo } from "./types";

/** The colors that a caller may name. */
export const OWN: Record<keyof PictureColors, string[]>;

export function draw(
  shown: {
    info: VariantInfo;
    status: Status;
    pieces: readonly Piece[];
    entries: readonly Rematerialization[];
    last: Move | null;
    moves: readonly Move[];
  },
  options: PictureOptions,
): string;
