// What the site says of the sides in the words of its boards.

export { sides } from "../../../element/words/de/sides.js";
