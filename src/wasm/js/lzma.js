// Unpacks LZMA, the format of .lzma files, with the usual parameters: lc=3, lp=0, pb=2.
// Names and numbers are those of lzma-specification.txt in https://www.7-zip.org/sdk.html.

/** Where the header has the size of what is unpacked, and where the range coder begins, whose first byte is 0. */
const [SIZE, CODE, BITS] = [5, 14, 18];
/** Where the probabilities of each kind of bit begin. */
const [IS_MATCH, IS_REP, IS_REP_G0, IS_REP_G1, IS_REP_G2, IS_REP_0_LONG] = [0, 192, 204, 216, 228, 240];
const [POS_SLOT, POS_SPECIAL, POS_ALIGN, LEN, REP_LEN, LITERAL] = [432, 688, 803, 819, 1333, 1847];
const PER_LITERAL = 0x300;
const PROBABILITIES = LITERAL + 8 * PER_LITERAL;

/** Reads bits and numbers; `at` says where the probabilities stand. */
class RangeDecoder {
  #packed;
  #next = BITS;
  /** The range, and the code in it: an array holds 32 bits without an object for each number. */
  #now;
  #probabilities = new Uint16Array(PROBABILITIES).fill(1024);

  /** @param {Uint8Array} packed  @param {number} code */
  constructor(packed, code) {
    this.#packed = packed;
    this.#now = /** @type {Uint32Array & { 0: number, 1: number }} */ (new Uint32Array([0xffffffff, code]));
  }

  #normalize() {
    if (this.#now[0] >= 0x1000000) return;
    this.#now[0] <<= 8;
    this.#now[1] = (this.#now[1] << 8) | (this.#packed[this.#next++] ?? 0);
  }

  /** @param {number} at */
  bit(at) {
    const probability = this.#probabilities[at] ?? 0;
    const bound = (this.#now[0] >>> 11) * probability;
    const bit = this.#now[1] < bound ? 0 : 1;
    if (bit) {
      this.#now[0] -= bound;
      this.#now[1] -= bound;
      this.#probabilities[at] = probability - (probability >> 5);
    } else {
      this.#now[0] = bound;
      this.#probabilities[at] = probability + ((2048 - probability) >> 5);
    }
    this.#normalize();
    return bit;
  }

  /** A number of bits that are as often 0 as 1. @param {number} count */
  #direct(count) {
    let value = 0;
    for (let i = 0; i < count; i++) {
      this.#now[0] >>>= 1;
      const bit = this.#now[1] < this.#now[0] ? 0 : 1;
      if (bit) this.#now[1] -= this.#now[0];
      this.#normalize();
      value = value * 2 + bit;
    }
    return value;
  }

  /** A path down a tree, from a node to the level of `end`. @param {number} at  @param {number} end */
  #tree(at, end, node = 1) {
    while (node < end) node = node * 2 + this.bit(at + node);
    return node - end;
  }

  /** The same, the lowest bit first. @param {number} at  @param {number} count */
  #reversed(at, count) {
    let [node, value] = [1, 0];
    for (let i = 0; i < count; i++) {
      const bit = this.bit(at + node);
      node = node * 2 + bit;
      value += bit << i;
    }
    return value;
  }

  /** @param {number} at */
  literal(at) {
    return this.#tree(at, 0x100);
  }

  /** A byte after a match: as long as its bits are those of the byte that would go on with the match, they count. @param {number} at  @param {number} byte */
  literalAfterMatch(at, byte) {
    let node = 1;
    for (let shift = 7; shift >= 0; shift--) {
      const expected = (byte >> shift) & 1;
      const bit = this.bit(at + 0x100 * (1 + expected) + node);
      node = node * 2 + bit;
      if (bit !== expected) break;
    }
    return this.#tree(at, 0x100, node);
  }

  /** @param {number} at  @param {number} phase */
  length(at, phase) {
    if (!this.bit(at)) return 2 + this.#tree(at + 2 + phase * 8, 8);
    if (!this.bit(at + 1)) return 10 + this.#tree(at + 130 + phase * 8, 8);
    return 18 + this.#tree(at + 258, 0x100);
  }

  /** How far back a match of a length is, less one. @param {number} length */
  distance(length) {
    const slot = this.#tree(POS_SLOT + Math.min(length - 2, 3) * 64, 64);
    if (slot < 4) return slot;
    const count = (slot >> 1) - 1;
    const base = (2 + (slot & 1)) << count;
    if (slot < 14) return base + this.#reversed(POS_SPECIAL + base - slot, count);
    return base + this.#direct(count - 4) * 16 + this.#reversed(POS_ALIGN, 4);
  }
}

/** @param {Uint8Array<ArrayBuffer>} packed */
export function unpacked(packed) {
  const header = new DataView(packed.buffer);
  const decoder = new RangeDecoder(packed, header.getUint32(CODE));
  const bytes = new Uint8Array(header.getUint32(SIZE, true));
  let state = 0;
  /** The last four distances, the latest first. @type {[number, number, number, number]} */
  const distances = [0, 0, 0, 0];
  for (let size = 0; size < bytes.length; ) {
    const phase = size & 3;
    if (!decoder.bit(IS_MATCH + state * 16 + phase)) {
      const at = LITERAL + ((bytes[size - 1] ?? 0) >> 5) * PER_LITERAL;
      const next = bytes[size - distances[0] - 1] ?? 0;
      bytes[size++] = state < 7 ? decoder.literal(at) : decoder.literalAfterMatch(at, next);
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let length = 1;
    if (!decoder.bit(IS_REP + state)) {
      length = decoder.length(LEN, phase);
      distances.pop();
      distances.unshift(decoder.distance(length));
      state = state < 7 ? 7 : 10;
    } else {
      let which = 0;
      if (decoder.bit(IS_REP_G0 + state)) {
        which = decoder.bit(IS_REP_G1 + state) ? 2 + decoder.bit(IS_REP_G2 + state) : 1;
        distances.unshift(...distances.splice(which, 1));
      }
      const isByte = which === 0 && !decoder.bit(IS_REP_0_LONG + state * 16 + phase);
      if (!isByte) length = decoder.length(REP_LEN, phase);
      state = state < 7 ? (isByte ? 9 : 8) : 11;
    }
    for (const end = size + length; size < end; size++) bytes[size] = bytes[size - distances[0] - 1] ?? 0;
  }
  return bytes;
}
