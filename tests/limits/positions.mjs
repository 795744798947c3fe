// Positions that cost more than any that a game reaches: as many moves, absent pieces or ways to capture as the
// rules allow.

const FILES = "abcdefg";
const range = (n) => Array.from({ length: n }, (_, i) => i);

/** The levels of `timeout` with pieces by cell. */
function tower(pieces) {
  const row = (rank, level) =>
    [...FILES]
      .map((file) => pieces[`${file}${rank}L${level}`] ?? "1")
      .join("")
      .replace(/1+/g, (run) => run.length);
  const level = (n) =>
    range(7)
      .map((i) => row(7 - i, n))
      .join("/");
  return range(8)
    .map((i) => level(i + 1))
    .join("|");
}

const CELLS = [...FILES].flatMap((file) =>
  range(7).flatMap((rank) => range(8).map((level) => `${file}${rank + 1}L${level + 1}`)),
);
const KINGS = { a1L1: "K", g7L1: "k" };
const absent = (pieces) => pieces.toSorted().join(",");
const queens = CELLS.slice(0, 390).map((cell) => `Q${cell}:9`);

/** Rooks of both sides on all levels of nine columns; none of them sees a king. */
const crowd = Object.fromEntries(
  CELLS.filter((cell) => /^[cde][345]/.test(cell)).map((cell, i) => [cell, i % 2 ? "R" : "r"]),
);

/** The dark cells of Quarx (Q1). */
const lattice = range(128)
  .map((i) => {
    const [x, y, a] = [i & 3, (i >> 2) & 3, (i >> 4) & 3];
    const b = ((i >> 6) & 1) * 2 + ((x + y + a) & 1);
    return [x, y, a, b].map((digit) => digit + 1).join("");
  })
  .sort();

export const POSITIONS = {
  "390 absent queens": `timeout ${tower(KINGS)} w - - 0 1 ${absent(queens)} -`,
  "absent queens and pawns": `timeout ${tower({
    ...KINGS,
    ...Object.fromEntries(
      CELLS.filter((c) => c[1] === "2")
        .slice(0, 40)
        .map((c) => [c, "P"]),
    ),
  })} w - - 0 1 ${absent(queens.slice(0, 300))} -`,
  "390 equal queens": `timeout ${tower(KINGS)} w - - 0 1 ${absent(range(390).map(() => "Qd4L4:9"))} -`,
  "280 absent pawns": `timeout ${tower(KINGS)} w - - 0 1 ${absent(CELLS.filter((c) => !"17".includes(c[1])).map((c) => `P${c}:1`))} -`,
  "absent queens of both sides": `timeout ${tower(KINGS)} w - - 0 1 ${absent(queens.map((q, i) => (i % 2 ? q : q.replace("Q", "q"))))} -`,
  "rooks on every level": `timeout ${tower({ ...KINGS, ...crowd })} w - - 0 1 ${absent(queens.slice(0, 300))} -`,
  "declared lengths": `timeout-declared ${tower({ ...KINGS, ...crowd })} w - - 0 1 - -`,
  "62 absent queens": `timeout-flat k7/8/8/8/8/8/8/7K w - - 0 1 ${absent(range(62).map((i) => `Q${FILES[i % 7]}${(i % 6) + 2}:9`))} -`,
  "2^20 ways to capture":
    "quarx W:WK1142,K1214,K1221,K1313,K2213,K3124,K4112,K4323,K4341:BK1223,K1234,K1311,K1322,K1342,K1414,K2121,K2132,K2134,K2143,K2211,K2222,K2231,K2242,K2244,K2321,K2334,K2433,K3113,K3122,K3133,K3214,K3223,K3232,K3243,K3333,K3421,K3423,K3443,K4123,K4143,K4222,K4224,K4233,K4332,K4424 0 1",
  "65,391 moves":
    "quarx-huff W:WK1122,K1124,K1131,1144,K1232,K1311,K1412,K1423,K2224,K2242,K2444,K3124,K3133,K4121,K4233,K4334,K4341:BK1133,K1212,K1331,K1333,K2112,K2132,K2231,K2233,K2312,K2314,K2332,K2422,K2431,K2442,K3113,K3131,K3212,K3223,K3234,K3241,K3243,K3331,K3333,K3412,K3423,K3434,K4134,K4211,K4213,K4222,K4224,K4244,K4321,K4332,K4343,K4424,K4433 0 1 -",
  "thirty-six kings": `quarx W:W${lattice.filter((_, i) => i % 4 === 0).map((c) => `K${c}`)}:B${lattice.filter((_, i) => i % 32 === 2).map((c) => `K${c}`)} 0 1`,
  "thirty draughts kings": `draughts W:W${range(18).map((i) => `K${i + 1}`)}:B${range(12).map((i) => `K${50 - i}`)} 0 1`,
};
