/** Nanoseconds, measured with resvg-js 2.6.2 (docs/decisions has the figures). */
export const NS = {
  element: 2_000,
  primitive: 1_000,
  /** A pixel painted with a colour, a gradient or a pattern. */
  colour: 2,
  gradient: 7,
  pattern: 8,
  /** A row of pixels, a line of an outline in it, and what each line adds to the others there. */
  row: 400,
  edge: 25,
  edgeOfOthers: 0.1,
  crowdedEdge: 700,
  /** A pixel along a line of a pixel's width at most. */
  hairline: 50,
  vertex: 150,
  strokeVertex: 6_000,
  dash: 100,
  /** A pixel of a layer on the canvas, and of one beside it. */
  layer: 7.5,
  layerOutside: 1,
  mask: 10,
  clip: 8,
  glyph: 30_000,
  textElement: 100_000,
  image: 45_000_000,
  imagePixel: 30,
  ruleOfElement: 10,
} as const;
