import { type Size } from '@/lib/imaging/size';
import { NOTHING, type RegionMap } from './region-map';

/**
 * A stretch of border between two regions, along pixel borders from one corner of pixels to the next.
 * It ends at nodes, where more than two regions meet or the picture ends; or it is closed.
 */
export interface Arc {
  /** Corners of pixels it passes, both ends included: `y * (widthPx + 1) + x`. */
  corners: Int32Array;
  isClosed: boolean;
  /** It lies on the border of the picture. */
  isOutermost: boolean;
  /** Regions at its left and right hand, as seen along it, y pointing down. */
  left: number;
  right: number;
}

/** Directions in the order east, south, west, north. */
const EAST = 0;
const SOUTH = 1;
const WEST = 2;
const NORTH = 3;
const DIRECTIONS = [EAST, SOUTH, WEST, NORTH] as const;
type Direction = (typeof DIRECTIONS)[number];

/**
 * All borders between the regions of a picture, each one once: the two regions beside it share it, so
 * that nothing is left between them and nothing covered twice.
 */
export function traceBorders(map: RegionMap): Arc[] {
  const walker = new BorderWalker(map);
  const arcs: Arc[] = [];
  for (let corner = 0; corner < walker.cornerCount; corner++) {
    if (!walker.isNode(corner)) continue;
    for (const direction of DIRECTIONS)
      if (walker.isOpen(corner, direction)) arcs.push(walker.walk(corner, direction));
  }
  // What no node lies on are closed loops.
  for (let corner = 0; corner < walker.cornerCount; corner++)
    for (const direction of [EAST, SOUTH] as const)
      if (walker.isOpen(corner, direction)) arcs.push(walker.walk(corner, direction));
  return arcs;
}

class BorderWalker {
  readonly cornerCount: number;
  private readonly stride: number;
  private readonly size: Size;
  /** One bit a direction: borders that leave a corner, and those that were walked. */
  private readonly borders: Uint8Array;
  private readonly walked: Uint8Array;

  constructor(private readonly map: RegionMap) {
    this.size = map;
    this.stride = map.widthPx + 1;
    this.cornerCount = this.stride * (map.heightPx + 1);
    this.borders = new Uint8Array(this.cornerCount);
    this.walked = new Uint8Array(this.cornerCount);
    for (let corner = 0; corner < this.cornerCount; corner++)
      for (const direction of DIRECTIONS) {
        const [left, right] = this.regionsBeside(corner, direction);
        if (left !== right) this.borders[corner] = this.borders[corner]! | (1 << direction);
      }
  }

  isOpen(corner: number, direction: Direction): boolean {
    return ((this.borders[corner]! & ~this.walked[corner]!) >> direction) % 2 === 1;
  }

  /** Where more than two borders meet, and on the picture's border wherever one turns off. */
  isNode(corner: number): boolean {
    const borders = this.borders[corner]!;
    const count = DIRECTIONS.filter((direction) => (borders >> direction) % 2 === 1).length;
    if (count > 2) return true;
    const [x, y] = this.placeOf(corner);
    const [onSide, onEnd] = [
      x === 0 || x === this.size.widthPx,
      y === 0 || y === this.size.heightPx,
    ];
    if (!onSide && !onEnd) return false;
    const upright = (borders >> SOUTH) % 2 === 1 || (borders >> NORTH) % 2 === 1;
    const level = (borders >> EAST) % 2 === 1 || (borders >> WEST) % 2 === 1;
    return onSide && onEnd ? count > 0 : onSide ? level : upright;
  }

  walk(start: number, first: Direction): Arc {
    const [left, right] = this.regionsBeside(start, first);
    const corners = [start];
    let [corner, direction] = [start, first];
    for (;;) {
      this.close(corner, direction);
      corner += this.stepOf(direction);
      this.close(corner, ((direction + 2) % 4) as Direction);
      corners.push(corner);
      if (corner === start || this.isNode(corner)) break;
      const onward = DIRECTIONS.find((next) => this.isOpen(corner, next));
      if (onward === undefined) break;
      direction = onward;
    }
    return {
      corners: Int32Array.from(corners),
      isClosed: corner === start && !this.isNode(start),
      isOutermost: this.isOutermost(start, first),
      left,
      right,
    };
  }

  private close(corner: number, direction: Direction): void {
    this.walked[corner] = this.walked[corner]! | (1 << direction);
  }

  private isOutermost(corner: number, direction: Direction): boolean {
    const [x, y] = this.placeOf(corner);
    return direction === EAST || direction === WEST
      ? y === 0 || y === this.size.heightPx
      : x === 0 || x === this.size.widthPx;
  }

  private stepOf(direction: Direction): number {
    return [1, this.stride, -1, -this.stride][direction]!;
  }

  private placeOf(corner: number): [x: number, y: number] {
    const x = corner % this.stride;
    return [x, (corner - x) / this.stride];
  }

  /** Regions left and right of the edge that leaves a corner in a direction; equal where none does. */
  private regionsBeside(corner: number, direction: Direction): [number, number] {
    const [x, y] = this.placeOf(corner);
    const aboveRight = this.regionAt(x, y - 1);
    const belowRight = this.regionAt(x, y);
    const aboveLeft = this.regionAt(x - 1, y - 1);
    const belowLeft = this.regionAt(x - 1, y);
    if (direction === EAST) return [aboveRight, belowRight];
    if (direction === SOUTH) return [belowRight, belowLeft];
    if (direction === WEST) return [belowLeft, aboveLeft];
    return [aboveLeft, aboveRight];
  }

  private regionAt(x: number, y: number): number {
    const { widthPx, heightPx, data } = this.map;
    return x < 0 || y < 0 || x >= widthPx || y >= heightPx ? NOTHING : data[y * widthPx + x]!;
  }
}
