// What draws boards in space, loaded when they are first shown.

export { formOf, formsOf, spreadOf } from "./forms.js";
export { Hands } from "./hands.js";
export { liftedOf } from "./hexes.js";
export { pictureOf } from "./picture.js";
export { View } from "./view.js";
