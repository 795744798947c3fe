// What the site says in the words of its boards.

export { table } from "../../../element/words/en/table.js";
