import { type DrawnNode, lengthOf } from './element';
import * as geometry from './geometry';
import { type Matrix } from '@/lib/svg/matrix';
import { type Box } from './geometry';

/**
 * Where a text begins, in units of the drawing, and how far its first letter may be from there. All its
 * letters are not located: that takes fonts. But a text touches the place where it begins, which is
 * enough to tell one that lies altogether outside.
 */
export interface TextPlace {
  x: number;
  y: number;
  awayPx: number;
}

const NOWHERE: TextPlace = { x: 0, y: 0, awayPx: 0 };

/** Attributes that move letters away from where they would stand. */
const MOVES = ['dx', 'dy', 'letter-spacing', 'word-spacing', 'baseline-shift', 'textLength'];

const TEXTS = new Set(['text', 'tspan']);

/** What an element stands in. */
export interface Around {
  viewport: { width: number; height: number };
  /** Of the text around, inside of one. */
  place?: TextPlace;
}

/** The place of a `text` or `tspan` among what it stands in; other elements have none. */
export function placeIn(
  { name, attributes }: DrawnNode,
  { viewport, place = NOWHERE }: Around,
): { place?: TextPlace } {
  if (!TEXTS.has(name)) return {};
  const moved = MOVES.map((move) => lengthOf(attributes[move], viewport.width) ?? 0);
  const x = lengthOf(attributes.x, viewport.width) ?? place.x;
  const y = lengthOf(attributes.y, viewport.height) ?? place.y;
  return { place: { x, y, awayPx: moved.reduce((sum, px) => sum + Math.abs(px), place.awayPx) } };
}

/** The square, in pixels, that a text of this font size touches. */
export function touched({ x, y, awayPx }: TextPlace, fontPx: number, matrix: Matrix): Box {
  const side = 2 * (Math.abs(fontPx) + awayPx);
  return geometry.mapBox(matrix, geometry.boxOf(x - side / 2, y - side / 2, side, side));
}
