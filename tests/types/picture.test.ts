// Type-checked, never run: what a picture takes.
import { Game, legal_moves } from "hyperply";
import { picture, type PictureColors, type PictureMark, type PictureOptions } from "hyperply/picture";

const game = new Game("chess");
const marks: PictureMark[] = ["e4", { cell: "e4", color: "red" }, { from: "e2", to: "e4" }];
const colors: Partial<PictureColors> = { paper: "none", third: "#123456" };
const options: PictureOptions = {
  view: "3d",
  flipped: true,
  theme: "auto",
  colors,
  names: false,
  marks,
  pick: "e2",
  last: legal_moves(game.position())[0] ?? null,
  title: "A game",
  width: 400,
  height: undefined,
};
const texts: string[] = [picture("chess"), picture(game), picture(game.position(), options)];

// @ts-expect-error no such variant
picture("ches");
// @ts-expect-error not a list of moves
picture(game.legal_moves());
// @ts-expect-error no such view
picture(game, { view: "side" });
// @ts-expect-error no such color
picture(game, { colors: { pink: "red" } });
// @ts-expect-error an arrow leads somewhere
picture(game, { marks: [{ from: "e2" }] });
// @ts-expect-error a move, not its text
picture(game, { last: "e4" });

export { texts };
