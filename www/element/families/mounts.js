// Places of the boards that move: each peg of a main board has one above and one below.

export const MAINS = ["W", "N", "B"];

/** The mounts of a geometry, by their names: `QL1(3)` is the first peg on the queen's side, level 3. @param {import("../types").Board[]} boards  @returns {Map<string, import("../types").Mount>} */
export function mountsOf(boards) {
  return new Map(
    boards
      .filter((board) => board.id.length > 1)
      .map((board) => {
        const [peg, wing, number, level] = /** @type {RegExpExecArray} */ (/^([QK])L(\d)\((\d)\)$/.exec(board.id));
        const main = MAINS[(Number(number) - 1) >> 1];
        const top = board.level > Number(boards.find((item) => item.id === main)?.level);
        return [
          board.id,
          {
            id: board.id,
            peg: peg.slice(0, 3),
            wing,
            main,
            top,
            far: Number(number) % 2 === 0,
            level: Number(level),
            board,
          },
        ];
      }),
  );
}

/**
 * The corners of a wing of a main board, from the far end of the picture: the places at each peg from the highest down, those
 * with a board and those without.
 * @param {Pick<import("../types").Boards, "boards" | "mounts">} board
 * @param {string} main
 * @param {string} wing
 * @param {boolean} flipped
 */
export const cornersOf = ({ boards, mounts }, main, wing, flipped) =>
  [!flipped, flipped].map((far) => {
    const places = [...mounts.values()]
      .filter((mount) => mount.main === main && mount.wing === wing && mount.far === far)
      .sort((a, b) => b.level - a.level);
    const taken = places.filter((mount) => boards.includes(mount.board));
    return {
      end: far === flipped ? "low" : "high",
      places,
      taken,
      free: places.filter((mount) => !taken.includes(mount)),
    };
  });
