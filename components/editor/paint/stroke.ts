import type { StrokeSegment } from './kernels/coverage';

/** How a stroke paints: a colour, or pixels of another place. */
export type StrokePaint =
  | { kind: 'color'; rgb: readonly [number, number, number] }
  /** `offset` leads from a painted pixel to the one that it is taken from. */
  | { kind: 'clone'; offset: { x: number; y: number } };

export interface StrokeLook {
  paint: StrokePaint;
  /** 0 to 1: the share of the radius that is covered in full. */
  hardness: number;
  opacity: number;
}

/** What was painted between a pointer's going down and coming up. */
export interface Stroke extends StrokeLook {
  segments: readonly StrokeSegment[];
}
