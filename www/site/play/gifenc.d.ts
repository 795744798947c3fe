// What gif.js uses of gifenc, which has no declarations.
declare module "gifenc/dist/gifenc.esm.js" {
  type Pixels = Uint8Array<ArrayBuffer> | Uint8ClampedArray<ArrayBuffer>;
  /** Red, green and blue. */
  type Color = number[];
  /** The best colors for pixels of four bytes each. */
  export function quantize(pixels: Pixels, most: number): Color[];
  /** The nearest color of each pixel. */
  export function applyPalette(pixels: Pixels, palette: readonly Color[]): Uint8Array<ArrayBuffer>;
  export function GIFEncoder(): {
    writeFrame(
      index: Uint8Array,
      width: number,
      height: number,
      options: {
        palette: readonly Color[];
        transparent: boolean;
        transparentIndex: number;
        dispose: number;
        delay: number;
      },
    ): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  };
}
