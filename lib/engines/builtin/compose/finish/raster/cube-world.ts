import { CubeLattice, latticeOfTile, type Face } from './cube-lattice';
import type { Planes } from './planes';
import { wideShapes, type Regions } from './regions';
import { reliefOf } from './relief';

export interface CubeWorldOptions {
  /** Cubes across the shorter side. */
  cells: number;
  /** Cubes that the roundest part of a figure stands out. */
  steps: number;
  /** Open country is uneven, floors are not. */
  outdoors: boolean;
  /** The tile that the picture repeats around itself: its cubes meet at the borders. */
  tile?: { widthPx: number; heightPx: number };
}

/** A picture rebuilt from cubes: where they are seen, and the colour of each, sRGB 0 to 1. */
export interface CubeWorld {
  lattice: CubeLattice;
  colors: [number, number, number][];
}

/** Layers farther than this stand upright, also where they are as wide as the picture: ridges. */
const FARTHEST_GROUND = 0.4;
/** Share of cubes of open ground that stand one higher. */
const BUMPS = 0.14;
/** Share of cubes of scenery that stand out by one: leaves, bricks and rock are not even. */
const ROUGHNESS = 0.3;

/** Cubes that a slope goes back for every one it goes up. */
const RECESS = 1;

/** A fixed number from 0 to 1 for a place: the same place has the same one in every size. */
function hash(i: number, j: number): number {
  const value = Math.sin(i * 127.1 + j * 311.7) * 43758.5453;
  return value - Math.floor(value);
}

/** Lowest row of every layer, by number. */
function feetOf({ layer, roles, widthPx }: Regions): Int32Array {
  const feet = new Int32Array(roles.length + 1).fill(-1);
  for (let p = 0; p < layer.length; p += 1) feet[layer[p]!] = Math.floor(p / widthPx);
  return feet;
}

class Builder {
  readonly world: CubeWorld;
  private readonly bulge: Float32Array;
  private readonly most: number;
  private readonly grounds: Set<number>;
  /** Layers of ridges and far plains: as wide as the picture, and no floor. */
  private readonly slopes = new Set<number>();
  private readonly period: ReturnType<typeof latticeOfTile> | undefined;

  constructor(
    private readonly planes: Planes,
    private readonly regions: Regions,
    private readonly options: CubeWorldOptions,
  ) {
    const { widthPx, heightPx } = regions;
    const { tile } = options;
    const whole = tile ?? regions;
    const nearHalfPx = Math.min(whole.widthPx, whole.heightPx) / options.cells / 2;
    this.period = tile && latticeOfTile(tile, nearHalfPx);
    const { halfPx, stepPx } = this.period ?? { halfPx: nearHalfPx, stepPx: undefined };
    this.world = { lattice: new CubeLattice(widthPx, heightPx, halfPx, stepPx), colors: [] };
    this.bulge = reliefOf(regions, { what: 'things', roundness: 0.05, body: 0.8 }).height;
    this.most = this.bulge.reduce((most, value) => Math.max(most, value), 1);
    this.grounds = wideShapes(regions);
    regions.layer.forEach((layer, p) => {
      const far = layer > 0 && this.depthOf(layer) < FARTHEST_GROUND;
      if (far && this.grounds.has(regions.shape[p]!)) this.slopes.add(layer);
    });
  }

  /** Pixel at a place, or -1 outside of the picture. */
  private pixel(x: number, y: number): number {
    const { widthPx, heightPx } = this.regions;
    // Half a cube beyond the rim still shows.
    const reach = this.world.lattice.halfPx * 2;
    if (x < -reach || y < -reach || x > widthPx + reach || y > heightPx + reach) return -1;
    const column = Math.max(0, Math.min(widthPx - 1, Math.round(x)));
    return Math.max(0, Math.min(heightPx - 1, Math.round(y))) * widthPx + column;
  }

  private depthOf(layer: number): number {
    return this.regions.depths[layer - 1] ?? 0;
  }

  /** A fixed number from 0 to 1 for a cube; the same again after each width and height of a tile. */
  private chance(column: number, row: number, otherwise: readonly [number, number]): number {
    if (!this.period) return hash(...otherwise);
    const { across, down } = this.period;
    return hash(((column % across) + across) % across, ((row % down) + down) % down);
  }

  isGround(p: number): boolean {
    const layer = this.regions.layer[p]!;
    if (layer === 0 || this.regions.roles[layer - 1] === 'subject') return false;
    return this.grounds.has(this.regions.shape[p]!) && this.depthOf(layer) >= FARTHEST_GROUND;
  }

  private add(i: number, j: number, k: number, p: number): void {
    const { colors, lattice } = this.world;
    const tint = 1 + 0.07 * (this.chance(i - j, i + j - 2 * k, [i + 3 * k, j - 5 * k]) - 0.5);
    const reach = Math.max(1, Math.round(lattice.halfPx / 2));
    const { red, green, blue, widthPx } = this.planes;
    const near = [p, p - reach, p + reach, p - reach * widthPx, p + reach * widthPx].filter(
      (q) => q >= 0 && q < red.length && this.regions.layer[q] === this.regions.layer[p],
    );
    const mean = (plane: Float32Array) =>
      (tint * near.reduce((sum, q) => sum + plane[q]!, 0)) / near.length;
    colors.push([mean(red), mean(green), mean(blue)]);
    lattice.add(i, j, k, colors.length - 1);
  }

  /** The floor: cubes side by side whose tops are seen, some of them one higher. */
  layGround(): void {
    const { halfPx, stepPx } = this.world.lattice;
    const { widthPx, heightPx } = this.regions;
    for (let sum = -2; sum <= heightPx / stepPx + 2; sum += 1) {
      for (let m = -1 - ((sum + 1) & 1); m <= widthPx / halfPx + 2; m += 1) {
        if ((m + sum) & 1) continue;
        const p = this.pixel(m * halfPx, (sum + 1) * stepPx);
        if (p < 0 || !this.isGround(p)) continue;
        const [i, j] = [(sum + m) / 2, (sum - m) / 2];
        this.add(i, j, -1, p);
        if (this.options.outdoors && hash(i, j) < BUMPS) this.add(i, j, 0, p);
      }
    }
  }

  /** What stands: a wall of cubes on edge at its layer's foot, thicker where the figure is round. */
  raise(layer: number, footY: number): void {
    const { halfPx, stepPx } = this.world.lattice;
    const { widthPx, roles } = this.regions;
    const base = Math.floor(footY / stepPx) - 1;
    const isSubject = roles[layer - 1] === 'subject';
    for (let k = -1; (base - 2 * k) * stepPx > -2 * stepPx; k += 1) {
      for (let m = -1; m <= widthPx / halfPx + 1; m += 1) {
        const p = this.pixel(m * halfPx, (base - 2 * k) * stepPx);
        if (p < 0 || this.regions.layer[p] !== layer || this.isGround(p)) continue;
        const chance = this.chance(m, base - 2 * k, [m, k * 7]);
        const uneven = !isSubject && chance < ROUGHNESS ? 1 : 0;
        const thickness = uneven + Math.round((this.bulge[p]! / this.most) * this.options.steps);
        for (let n = 0; n <= thickness; n += 1) {
          const sum = base + n;
          if (((m + sum) & 1) === 0) this.add((sum + m) / 2, (sum - m) / 2, k, p);
        }
      }
    }
  }

  /**
   * A slope: every level stands behind the one below it, so that its top is seen as a step. Cubes of
   * neighbouring levels lie in the gaps of one another.
   */
  terrace(layer: number, footY: number): void {
    const { halfPx, stepPx } = this.world.lattice;
    const { widthPx } = this.regions;
    const base = Math.floor(footY / stepPx) - 1;
    for (let k = -1; base - (2 + RECESS) * k > -2; k += 1) {
      for (let m = -1; m <= widthPx / halfPx + 1; m += 1) {
        for (let n = 0; n <= RECESS; n += 1) {
          const sum = base - RECESS * k - n;
          if ((m + sum) & 1) continue;
          const p = this.pixel(m * halfPx, (sum - 2 * k) * stepPx);
          if (p < 0 || this.regions.layer[p] !== layer) continue;
          this.add((sum + m) / 2, (sum - m) / 2, k, p);
        }
      }
    }
  }

  build(): CubeWorld {
    this.layGround();
    feetOf(this.regions).forEach((footY, layer) => {
      if (layer === 0 || footY < 0) return;
      if (this.regions.roles[layer - 1] === 'backdrop') return;
      if (this.slopes.has(layer)) this.terrace(layer, footY);
      else this.raise(layer, footY);
    });
    return this.world;
  }
}

/** Rebuilds a picture from cubes: grounds as floors, all that stands upright where its foot is. */
export function cubeWorld(planes: Planes, regions: Regions, options: CubeWorldOptions): CubeWorld {
  return new Builder(planes, regions, options).build();
}

/** How bright the three faces are, with the light from the right or from the left. */
export function faceLight(directionDegrees: number): Record<Face, number> {
  const fromRight = directionDegrees >= 0;
  return { top: 1.12, left: fromRight ? 0.68 : 0.93, right: fromRight ? 0.93 : 0.68 };
}
