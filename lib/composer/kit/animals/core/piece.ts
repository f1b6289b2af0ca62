import { path, placed } from '@/lib/svg/markup';
import { blob, polygon } from '@/lib/svg/path';
import { add, type Point, polar, scale } from '@/lib/svg/point';
import { darker } from '../../../palette/tones';
import type { Hex } from '@/lib/color/hex';
import { toLch } from '@/lib/color/hex';
import { markedPart } from '../../marked';
import type { Pen } from '../../pen';

/** Markup with the points that bound it, so that the edges of what is drawn are known without painting it. */
export interface Piece {
  svg: string;
  hull: readonly Point[];
}

export type Ink = Piece | string | false | undefined;

/** Several on one another, back to front; plain markup lies inside the hull of the others. */
export function stack(...items: readonly Ink[]): Piece {
  let svg = '';
  const hull: Point[] = [];
  for (const item of items) {
    if (!item) continue;
    if (typeof item === 'string') svg += item;
    else {
      svg += item.svg;
      hull.push(...item.hull);
    }
  }
  return { svg, hull };
}

/** A piece marked as a part, of which prompts tell how it looks. */
export const marked = (name: string, piece: Piece): Piece => ({
  ...piece,
  svg: markedPart(name, piece.svg),
});

export interface Placement {
  at?: Point;
  angleDegrees?: number;
  scaleX?: number;
  scaleY?: number;
}

/** Where a point of a placed frame lies in the frame around it. */
export function placedPoint(
  [x, y]: Point,
  { at = [0, 0], angleDegrees = 0, scaleX = 1, scaleY = scaleX }: Placement,
): Point {
  const right = scale(polar(angleDegrees, 1), x * scaleX);
  const down = scale(polar(angleDegrees + 90, 1), y * scaleY);
  return add(at, add(right, down));
}

export function move(piece: Piece, placement: Placement): Piece {
  return {
    svg: placed(piece.svg, placement),
    hull: piece.hull.map((point) => placedPoint(point, placement)),
  };
}

/** Points written as in the `points` attribute of SVG: `x,y x,y`. */
export function points(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair): Point => {
      const [x = '0', y = '0'] = pair.split(',');
      return [Number(x), Number(y)];
    });
}

type Outline = string | readonly Point[];
const listed = (outline: Outline) => (typeof outline === 'string' ? points(outline) : outline);

/** The path of a closed smooth outline. */
export function curve(outline: Outline, tension?: number): string {
  return blob(listed(outline), tension);
}

/** A smooth mass with what is on it cut to its outline. */
export function mass(pen: Pen, outline: Outline, fill: Hex, ...on: readonly Ink[]): Piece {
  const data = curve(outline);
  return { svg: path(data, fill) + pen.clip(data, stack(...on).svg), hull: listed(outline) };
}

/** A smooth flat form. */
export function form(outline: Outline, fill: Hex, opacity?: number): Piece {
  return {
    svg: path(curve(outline), fill, opacity === undefined ? {} : { opacity }),
    hull: listed(outline),
  };
}

/** A form with straight edges and, by its stroke, round corners. */
export function facet(outline: Outline, fill: Hex, roundness = 0): Piece {
  const data = polygon(listed(outline));
  const corners =
    roundness > 0 ? ` stroke="${fill}" stroke-width="${roundness}" stroke-linejoin="round"` : '';
  return { svg: `<path d="${data}" fill="${fill}"${corners}/>`, hull: listed(outline) };
}

/** Points of a circle. */
export function round([x, y]: Point, radius: number): Point[] {
  return [0, 45, 90, 135, 180, 225, 270, 315].map((angle) => add([x, y], polar(angle, radius)));
}

export function mirrored(outline: Outline): Point[] {
  return listed(outline).map(([x, y]): Point => [-x, y]);
}

/** The right half of an outline from top to bottom, completed on the left. */
export function symmetric(half: Outline): Point[] {
  const right = listed(half);
  const left = right.filter(([x]) => x !== 0).map(([x, y]): Point => [-x, y]);
  return [...right, ...left.reverse()];
}

/** Shade that lies over a coat and its markings alike: a hue, never grey. */
export function shadeOn(coat: Hex, outline: Outline, strength = 1): string {
  const isDark = toLch(coat).lightness < 0.4;
  const opacity = (isDark ? 0.36 : 0.14) * strength;
  return path(curve(outline), isDark ? '#0b0c22' : '#4a2348', { opacity });
}

/** Limbs of the far side. */
export const farTone = (color: Hex): Hex => darker(color, 0.24);

/** The pen for a drawing in units of its own: its pixels are counted by unit, so that details too fine are left out. */
export const penForUnits = (pen: Pen, unitCm: number): Pen => ({
  ...pen,
  pxPerCm: pen.pxPerCm * unitCm,
});

/** Whether a detail so many units wide will be seen. */
export const isSeen = (pen: Pen, widthUnits: number): boolean => pen.pxPerCm * widthUnits >= 0.5;
