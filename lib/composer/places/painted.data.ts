/** Which layers of a place are of its own material, and take the colour that a prompt tells of it: by the place, the ids of its layers. */

const LAND = /^land-/;
const WATER = /^(?:sea|lake|river|water|shallows|jetty-water)(?:-|$)/;
/** A lagoon is what lies before the sea about its island, and all the water where no sea is. */
const LAGOON = /^(?:lake|river|water|shallows|jetty-water)(?:-|$)/;
const TRACK = /^(?:path|road)-|^carriageway$/;
const WOOD = /^(?:floor|litter|corners|hanging|(?:trunks|conifers)-\d)/;

/** What grew or lies there keeps some of its own colour. */
export const GROWN_LAYERS: Readonly<Record<string, RegExp>> = {
  beach: LAND,
  coast: LAND,
  desert: LAND,
  field: LAND,
  hills: LAND,
  meadow: LAND,
  park: LAND,
  prairie: LAND,
  savanna: LAND,
  lake: WATER,
  lagoon: LAGOON,
  pond: WATER,
  river: WATER,
  sea: WATER,
  path: TRACK,
  road: TRACK,
  forest: WOOD,
  jungle: WOOD,
  mountains: /^(?:far-)?mountains$/,
  'mars-surface': /^(?:mesas$|ground-)/,
  'moon-surface': /^ground-/,
  canyon: /cliffs$|^canyon-floor$|^rocks$/,
  cave: /^cave-|^stalactites$/,
};

/** What was built is painted. */
export const BUILT_LAYERS: Readonly<Record<string, RegExp>> = {
  'bridge-deck': /^(?:parapet|bridge-deck)$/,
  'footbridge-deck': /^(?:parapet|bridge-deck)$/,
  jetty: /^jetty(?:-posts)?$/,
  platform: /^platform(?:-roof)?$/,
  rooftop: /^terrace$/,
  stage: /^(?:back|curtain)$/,
  circus: /^tent$/,
  street: /^houses$/,
  alley: /^lane-houses-/,
};
