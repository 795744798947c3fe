// What gif.js uses of gifenc, which has no declarations.
declare module "gifenc/dist/gifenc.esm.js" {
  /** Red, green and blue. */
  type Color = number[];
  /** The best colors for pixels of four bytes each. */
  export function quantize(pixels: Uint8Array<ArrayBuffer>, most: number): Color[];
  export function nearestColorIndex(colors: readonly Color[], color: Color): number;
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
