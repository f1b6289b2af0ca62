import type { Hex } from '@/lib/color/hex';
import { shape } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import { darker, lighter } from '../palette/tones';

/** Centimetres: x to the lower right, y to the lower left, z up. */
export type Point3 = readonly [x: number, y: number, z: number];
export type Face = 'top' | 'left' | 'right';

const COS_30 = Math.sqrt(3) / 2;
const SIN_30 = 0.5;
/** What light from the upper left leaves of a colour on each face. */
const TONES: Readonly<Record<Face, (color: Hex) => Hex>> = {
  top: (color) => lighter(color, 0.26),
  left: (color) => color,
  right: (color) => darker(color, 0.26),
};

/**
 * A true isometric view: all three axes at one scale, 30° to the level. Three kinds of faces are seen:
 * tops, those that look down to the left (y is constant) and those that look to the right (x is).
 */
export interface View {
  at(point: Point3): Point;
  pxPerCm: number;
  tone(color: Hex, face: Face): Hex;
  /** A face of a thing's own frame in the picture: turned things swap left and right. */
  quad(points: readonly Point3[], color: Hex, face: Face, opacity?: number): string;
  /** Drawings on a face: x to the right along it, y down, the origin at `at`. */
  upright(svg: string, at: Point3, face: 'left' | 'right', mirrored?: boolean): string;
  flat(svg: string, at: Point3): string;
  /** The frame of a thing that stands at a point; turned ones face right instead of left. */
  standing(at: Point3, scale: number, turned: boolean): View;
}

export function isometricView(origin: Point, pxPerCm: number, turned = false): View {
  const project = ([x, y, z]: Point3): Point => [
    origin[0] + (x - y) * COS_30 * pxPerCm,
    origin[1] + ((x + y) * SIN_30 - z) * pxPerCm,
  ];
  const at = ([x, y, z]: Point3): Point => project(turned ? [y, x, z] : [x, y, z]);
  const seen = (face: Face): Face =>
    !turned || face === 'top' ? face : face === 'left' ? 'right' : 'left';
  const laid = (svg: string, [x, y]: Point, matrix: readonly [number, number, number, number]) =>
    `<g transform="matrix(${matrix.map(number4).join(' ')} ${number(x)} ${number(y)})">${svg}</g>`;
  return {
    at,
    pxPerCm,
    tone: (color, face) => TONES[seen(face)](color),
    quad: (points, color, face, opacity) =>
      shape(points.map(at), TONES[seen(face)](color), opacity === undefined ? {} : { opacity }),
    upright: (svg, point, face, mirrored = false) => {
      // Along a face that looks to the left the picture falls to the right, and the other way round.
      const falls = seen(face) === 'left' ? SIN_30 : -SIN_30;
      const along = mirrored ? -1 : 1;
      const s = pxPerCm;
      return laid(svg, at(point), [COS_30 * s * along, falls * s * along, 0, s]);
    },
    flat: (svg, point) => {
      const s = pxPerCm;
      return laid(svg, at(point), [COS_30 * s, SIN_30 * s, -COS_30 * s, SIN_30 * s]);
    },
    standing: (point, scale, isTurned) => isometricView(at(point), pxPerCm * scale, isTurned),
  };
}

const number4 = (value: number) => String(Math.round(value * 10_000) / 10_000);
