/**
 * Unit cubes in isometric projection. Seen along (1, 1, 1) the edges of all cubes fall on one lattice
 * of triangles, so a picture of cubes is a face per triangle: the nearest one. A point of space
 * (x, y, z) is seen at P = x - z, Q = y - z; on the picture that is ((P - Q) w, (P + Q) w / √3), with
 * w half the width of a cube. A triangle is a cell (floor P, floor Q) cut along its diagonal.
 */

export const FACES = ['top', 'left', 'right'] as const;
export type Face = (typeof FACES)[number];

/** Height of a lattice step in widths of half a cube. */
const STEP = 1 / Math.sqrt(3);

export interface SeenFace {
  /** Number that the cube was added with. */
  cube: number;
  face: Face;
}

type Point = readonly [x: number, y: number];

/**
 * The measures nearest to a width of cubes at which whole ones fit into a tile, and the numbers of half widths and of
 * steps that it is wide and high; both are even, as the lattice repeats after two.
 */
export function latticeOfTile(
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  nearHalfPx: number,
): { halfPx: number; stepPx: number; across: number; down: number } {
  const across = 2 * Math.round(widthPx / nearHalfPx / 2);
  const halfPx = widthPx / across;
  const down = 2 * Math.round(heightPx / (halfPx * STEP) / 2);
  return { halfPx, stepPx: heightPx / down, across, down };
}

export class CubeLattice {
  private readonly lowestQ: number;
  private readonly columns: number;
  private readonly rows: number;
  private readonly nearest: Float32Array;
  private readonly cubes: Int32Array;
  private readonly faces: Uint8Array;

  /** `halfPx` is half the width of a cube, `stepPx` half the height of its top: a tile stretches it a little. */
  constructor(
    widthPx: number,
    heightPx: number,
    readonly halfPx: number,
    readonly stepPx = halfPx * STEP,
  ) {
    const [across, down] = [widthPx / halfPx, heightPx / this.stepPx];
    this.lowestQ = Math.floor(-across / 2) - 1;
    this.columns = Math.ceil((across + down) / 2) + 2;
    this.rows = Math.ceil(down / 2) + 1 - this.lowestQ;
    const count = this.columns * this.rows * 2;
    this.nearest = new Float32Array(count).fill(-Infinity);
    this.cubes = new Int32Array(count).fill(-1);
    this.faces = new Uint8Array(count);
  }

  /** Places the cube whose lowest corner is (i, j, k); nearer faces hide it. */
  add(i: number, j: number, k: number, cube: number): void {
    const [p, q] = [i - k, j - k];
    this.put(p - 1, q - 1, 0, k + 1, cube, 0);
    this.put(p - 1, q - 1, 1, k + 1, cube, 0);
    // The faces towards +y and +x; at its middle a triangle lies a third off its straight side.
    this.put(p - 1, q, 1, j + 1 - (q + 1 / 3), cube, 1);
    this.put(p, q, 0, j + 1 - (q + 2 / 3), cube, 1);
    this.put(p, q - 1, 0, i + 1 - (p + 1 / 3), cube, 2);
    this.put(p, q, 1, i + 1 - (p + 2 / 3), cube, 2);
  }

  private index(p: number, q: number, half: number): number {
    const row = q - this.lowestQ;
    if (p < 0 || p >= this.columns || row < 0 || row >= this.rows) return -1;
    return (p * this.rows + row) * 2 + half;
  }

  private put(p: number, q: number, half: number, z: number, cube: number, face: number): void {
    const at = this.index(p, q, half);
    if (at < 0 || z <= this.nearest[at]!) return;
    this.nearest[at] = z;
    this.cubes[at] = cube;
    this.faces[at] = face;
  }

  /** Index of the face seen at a point for `faceAt`, and how far from its rim: 0 on it, 0.5 inside. */
  locate(x: number, y: number): { at: number; rim: number } {
    const [u, v] = [x / this.halfPx, y / this.stepPx];
    const [p, q] = [(v + u) / 2, (v - u) / 2];
    const [a, b] = [Math.floor(p), Math.floor(q)];
    const [fp, fq] = [p - a, q - b];
    const at = this.index(a, b, fp > fq ? 1 : 0);
    const face = at < 0 ? 0 : this.faces[at]!;
    const fu = u - Math.floor(u);
    const toP = Math.min(fp, 1 - fp);
    const toQ = Math.min(fq, 1 - fq);
    const toU = Math.min(fu, 1 - fu);
    const rim = [Math.min(toP, toQ), Math.min(toQ, toU), Math.min(toP, toU)][face]!;
    return { at, rim };
  }

  faceAt(at: number): SeenFace | undefined {
    const cube = at < 0 ? -1 : this.cubes[at]!;
    return cube < 0 ? undefined : { cube, face: FACES[this.faces[at]!]! };
  }

  /** Outlines of all faces that are seen, halves of the same face as one. */
  outlines(): (SeenFace & { points: Point[] })[] {
    const done = new Uint8Array(this.cubes.length);
    const result: (SeenFace & { points: Point[] })[] = [];
    for (let p = 0; p < this.columns; p += 1) {
      for (let q = this.lowestQ; q < this.lowestQ + this.rows; q += 1) {
        for (const half of [0, 1]) {
          const at = this.index(p, q, half);
          const seen = this.faceAt(at);
          if (!seen || done[at]) continue;
          const partner = this.partner(p, q, half, this.faces[at]!);
          const whole = partner >= 0 && this.sameFace(at, partner) && !done[partner];
          done[at] = 1;
          if (whole) done[partner] = 1;
          const corners = whole ? wholeFace(p, q, half, seen.face) : triangle(p, q, half);
          result.push({ ...seen, points: corners.map(([a, b]) => this.seenAt(a, b)) });
        }
      }
    }
    return result;
  }

  private sameFace(a: number, b: number): boolean {
    return this.cubes[a] === this.cubes[b] && this.faces[a] === this.faces[b];
  }

  /** The other triangle of the face that a triangle is half of. */
  private partner(p: number, q: number, half: number, face: number): number {
    if (face === 0) return this.index(p, q, 1 - half);
    if (face === 1) return half === 1 ? this.index(p + 1, q, 0) : this.index(p - 1, q, 1);
    return half === 0 ? this.index(p, q + 1, 1) : this.index(p, q - 1, 0);
  }

  private seenAt(p: number, q: number): Point {
    return [(p - q) * this.halfPx, (p + q) * this.stepPx];
  }
}

function triangle(p: number, q: number, half: number): Point[] {
  return [[p, q], half === 1 ? [p + 1, q] : [p, q + 1], [p + 1, q + 1]];
}

function wholeFace(p: number, q: number, half: number, face: Face): Point[] {
  if (face === 'top') {
    return [
      [p, q],
      [p + 1, q],
      [p + 1, q + 1],
      [p, q + 1],
    ];
  }
  if (face === 'left') {
    const a = half === 1 ? p : p - 1;
    return [
      [a, q],
      [a + 1, q],
      [a + 2, q + 1],
      [a + 1, q + 1],
    ];
  }
  const b = half === 0 ? q : q - 1;
  return [
    [p, b],
    [p + 1, b + 1],
    [p + 1, b + 2],
    [p, b + 1],
  ];
}
