const { Game, HyperplyError } = require("hyperply");

test("the rook is stopped", () => {
  const game = new Game("timeout");
  expect(game.legal_moves()).toHaveLength(871);
  expect(() => game.apply("Ra1L1-a3L1")).toThrow(HyperplyError);
  expect(game.explain("Ra1L1-a3L1")).toMatchObject({ legal: false, rule: "T5" });
});
