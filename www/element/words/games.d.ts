// What the element says of single games.
export interface GameWords {}
