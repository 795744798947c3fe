// What the help sheet says.
export interface HelpWords {}
