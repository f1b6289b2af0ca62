/** A point, in 0..1 of the picture or in its pixels. */
export type Corner = [x: number, y: number];

/** Top-left, top-right, bottom-right, bottom-left of the upright word. */
export type Quad = [Corner, Corner, Corner, Corner];

export function mapQuad(quad: Quad, move: (corner: Corner) => Corner): Quad {
  return [move(quad[0]), move(quad[1]), move(quad[2]), move(quad[3])];
}

export function rectangleQuad(x: number, y: number, width: number, height: number): Quad {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}
