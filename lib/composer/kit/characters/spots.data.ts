/** Where a face is on a thing whose middle is no good place for one: shares of its width and height, and of its size. */
export interface FaceSpot {
  x: number;
  y: number;
  /** Of the smaller of width and height. */
  size: number;
  /** How wide it is at its arms, of its width. */
  reach: number;
  /** It has a face already. */
  isFaced?: boolean;
}

export const PLAIN_SPOT: FaceSpot = { x: 0.5, y: 0.52, size: 0.62, reach: 1 };

/** By the kind that the part draws, else by its id. */
export const FACE_SPOTS: Readonly<Record<string, Partial<FaceSpot>>> = {
  taco: { y: 0.68, size: 0.6 },
  cup: { x: 0.46, y: 0.42, size: 0.56, reach: 0.56 },
  mug: { x: 0.42, y: 0.45, size: 0.6 },
  avocado: { y: 0.4, size: 0.5 },
  donut: { y: 0.52, size: 0.6 },
  cactus: { y: 0.36, size: 0.5, reach: 0.74 },
  crescent: { x: 0.27, y: 0.56, size: 0.36, reach: 0.4 },
  dumbbell: { size: 1.2 },
  cloud: { y: 0.62, size: 0.66 },
  balloon: { y: 0.24, size: 0.78 },
  battery: { y: 0.66, size: 0.95 },
  match: { y: 0.27, size: 0.84 },
  candle: { y: 0.62, size: 0.7 },
  envelope: { y: 0.74, size: 0.44 },
  burger: { y: 0.3, size: 0.5 },
  'ice-cream': { y: 0.26, size: 0.5 },
  cupcake: { y: 0.72, size: 0.5 },
  carrot: { y: 0.45, size: 0.6 },
  pineapple: { y: 0.66, size: 0.66 },
  strawberry: { y: 0.55, size: 0.62 },
  pizza: { y: 0.36, size: 0.56 },
  'pizza-slice': { y: 0.36, size: 0.56 },
  banana: { y: 0.55, size: 0.5 },
  bulb: { y: 0.34, size: 0.56, reach: 0.6 },
  'light-bulb': { y: 0.44, size: 0.5, reach: 0.5 },
  pencil: { y: 0.45, size: 1.35 },
  rocket: { y: 0.45, size: 0.6 },
  pear: { y: 0.6, size: 0.6 },
  snowman: { y: 0.2, size: 0.4, reach: 0.7, isFaced: true },
  teddy: { y: 0.3, size: 0.4, isFaced: true },
  doll: { y: 0.22, size: 0.4, isFaced: true },
  gingerbread: { y: 0.2, size: 0.4, reach: 0.5, isFaced: true },
  nutcracker: { y: 0.3, size: 0.4, isFaced: true },
  matryoshka: { y: 0.3, size: 0.4, isFaced: true },
};
