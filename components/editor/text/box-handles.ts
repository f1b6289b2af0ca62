import type { Point, Viewport, Area } from '../store/viewport';
import { angleOf, CORNERS, holds, mapQuad, type Corner, type CornerIndex, type Quad } from './quad';
import type { TextBox } from './text-boxes';

/** Hit area around a handle, in CSS pixels. */
const REACH_PX = 12;
const COARSE_REACH_PX = 22;
/** How far above the box it is turned by. */
export const ROTATION_GAP_PX = 28;

export type BoxPart =
  | { kind: 'rotate'; box: TextBox }
  | { kind: 'corner'; box: TextBox; corner: CornerIndex }
  | { kind: 'body'; box: TextBox };

/** A box in CSS pixels of the canvas. */
export function quadOnScreen(quad: Quad, sheet: Area, { scale, x, y }: Viewport): Quad {
  return mapQuad(quad, ([u, v]) => [
    (sheet.x + u * sheet.width) * scale + x,
    (sheet.y + v * sheet.height) * scale + y,
  ]);
}

/** Where the rotation handle stands: above the middle of the upper border. */
export function rotationHandle(quad: Quad): { foot: Corner; knob: Corner } {
  const foot: Corner = [(quad[0][0] + quad[1][0]) / 2, (quad[0][1] + quad[1][1]) / 2];
  const angle = angleOf(quad) - Math.PI / 2;
  return {
    foot,
    knob: [
      foot[0] + ROTATION_GAP_PX * Math.cos(angle),
      foot[1] + ROTATION_GAP_PX * Math.sin(angle),
    ],
  };
}

/** The part of a box under a point of the canvas: the selected box's handles first, then the topmost box. */
export function partAt(
  point: Point,
  boxes: readonly TextBox[],
  selectedId: string | undefined,
  toScreen: (quad: Quad) => Quad,
  coarse: boolean,
): BoxPart | undefined {
  const reach = coarse ? COARSE_REACH_PX : REACH_PX;
  const near = ([x, y]: Corner) => Math.hypot(point.x - x, point.y - y) <= reach;
  const selected = boxes.find(({ id }) => id === selectedId);
  if (selected) {
    const quad = toScreen(selected.quad);
    if (near(rotationHandle(quad).knob)) return { kind: 'rotate', box: selected };
    const corner = CORNERS.find((index) => near(quad[index]));
    if (corner !== undefined) return { kind: 'corner', box: selected, corner };
  }
  const box = boxes.findLast(({ quad }) => holds(toScreen(quad), [point.x, point.y]));
  return box && { kind: 'body', box };
}
