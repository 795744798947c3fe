// What the computer would play.

/** @param {import("../../element/types").Rules} rules  @param {string} position  @param {number} ms how long it thinks */
export async function bestMove(rules, position, ms) {
  const engine = new rules.Engine();
  const game = new rules.Game(/** @type {any} */ (position));
  try {
    return await engine.choose(game, { ms });
  } finally {
    engine.close();
    game.free();
  }
}
