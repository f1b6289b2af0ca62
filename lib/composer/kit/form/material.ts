import type { Hex } from '@/lib/color/hex';
import { ellipse, path } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import type { Pen } from '../pen';
import { bandPath, bodyPath, type Lathe, topOf, wrapPath } from './lathe';

/** How a surface takes light: bands from u to u, lighter (above 0) or towards shade (below 0). */
export const MATERIALS = ['ceramic', 'matte', 'metal', 'wood', 'plastic', 'leather'] as const;
export type Material = (typeof MATERIALS)[number];
type Band = readonly [from: number, to: number, tone: number, opacity?: number];

const BANDS: Readonly<Record<Material, readonly Band[]>> = {
  ceramic: [
    [0.2, 1, -0.13],
    [0.62, 1, -0.16],
    [0.93, 0.985, 0.3, 0.5],
    [-0.74, -0.52, 0.9, 0.6],
  ],
  matte: [
    [0.15, 1, -0.12],
    [0.6, 1, -0.14],
    [-1, -0.72, 0.25, 0.6],
  ],
  metal: [
    [-1, -0.86, -0.35],
    [-0.7, -0.34, 0.7],
    [-0.34, -0.2, 0.35],
    [0.12, 1, -0.22],
    [0.5, 0.82, -0.3],
    [0.88, 0.96, 0.55, 0.8],
    [-0.6, -0.52, 0.95],
  ],
  wood: [
    [0.15, 1, -0.14],
    [0.58, 1, -0.16],
    [-0.8, -0.45, 0.28, 0.7],
    [0.94, 0.985, 0.3, 0.5],
  ],
  plastic: [
    [0.22, 1, -0.16],
    [0.66, 1, -0.14],
    [-0.7, -0.58, 0.85, 0.7],
    [-0.5, -0.46, 0.85, 0.5],
  ],
  leather: [
    [-1, -0.6, 0.2, 0.7],
    [0.2, 1, -0.16],
    [0.66, 1, -0.18],
  ],
};

const LIGHT = '#fffaf0';

/** The side that light comes from: bands are mirrored where the thing will be. */
export const sideOf = (pen: Pen): 1 | -1 => (pen.shade[0] < 0 ? -1 : 1);

/** A patch between two meridians, given for light from the left. */
export function band(
  pen: Pen,
  lathe: Lathe,
  [from, to]: readonly [number, number],
  fill: string,
  opacity = 1,
): string {
  const side = sideOf(pen);
  const edges = side > 0 ? ([from, to] as const) : ([-to, -from] as const);
  return path(bandPath(lathe, ...edges), fill, { opacity });
}

interface SolidOptions {
  material?: Material;
  /** Painted on the surface, under shade and shine. */
  extra?: string;
}

/** The side of an opaque solid, up to the front edge of its top. */
export function paintSide(
  pen: Pen,
  lathe: Lathe,
  color: Hex,
  { material = 'ceramic', extra = '' }: SolidOptions = {},
): string {
  const ink = darker(color, 1);
  const bands = BANDS[material].map(([from, to, tone, opacity = 1]) =>
    band(pen, lathe, [from, to], tone < 0 ? ink : LIGHT, Math.abs(tone) * opacity),
  );
  return path(bodyPath(lathe), color) + pen.clip(bodyPath(lathe), extra + bands.join(''));
}

/** A closed top: lit, with an edge lighter still. */
export function paintLid(lathe: Lathe, color: Hex): string {
  const top = topOf(lathe);
  return (
    ellipse(top.at, top.radius, top.radiusY, lighter(color, 0.5)) +
    ellipse(
      [top.at[0], top.at[1] + top.radiusY * 0.05],
      top.radius * 0.93,
      top.radiusY * 0.9,
      lighter(color, 0.22),
    )
  );
}

/** An open top: the rim, the far wall inside in shade, and what it is filled with. */
export function paintMouth(
  lathe: Lathe,
  rim: Hex,
  { wall = 0.07, filling }: { wall?: number; filling?: Hex | undefined } = {},
): string {
  const top = topOf(lathe);
  const inner = 1 - wall;
  const hole = ellipse(
    [top.at[0], top.at[1] + top.radiusY * wall * 0.5],
    top.radius * inner,
    top.radiusY * inner,
    darker(rim, 0.3),
  );
  const surface =
    filling === undefined
      ? ''
      : ellipse(
          [top.at[0], top.at[1] + top.radiusY * 0.16],
          top.radius * inner * 0.96,
          top.radiusY * inner * 0.84,
          filling,
        ) +
        ellipse(
          [top.at[0] - top.radius * 0.2, top.at[1] + top.radiusY * 0.06],
          top.radius * 0.5,
          top.radiusY * 0.38,
          lighter(filling, 0.18),
        );
  return ellipse(top.at, top.radius, top.radiusY, lighter(rim, 0.45)) + hole + surface;
}

/** A closed solid of revolution. */
export function paintSolid(pen: Pen, lathe: Lathe, color: Hex, options?: SolidOptions): string {
  return paintSide(pen, lathe, color, options) + paintLid(lathe, color);
}

/** A stripe round the solid between two heights. */
export function hoop(lathe: Lathe, low: number, high: number, fill: string, opacity = 1): string {
  return path(wrapPath(lathe, low, high), fill, { opacity });
}

/** The glass itself, over whatever is in it: edges, two strips of light, flutes. */
export function paintGlass(
  pen: Pen,
  lathe: Lathe,
  tint: Hex,
  { strength = 0.3, flutes = 0 }: { strength?: number; flutes?: number } = {},
): string {
  const dark = darker(tint, 0.45);
  const fluting = times(flutes, (index) => {
    const [angle, width] = [-Math.PI / 2 + (Math.PI * index) / flutes, Math.PI / flutes];
    const patch = (from: number, to: number, fill: string, opacity: number) =>
      band(
        pen,
        lathe,
        [Math.sin(angle + width * from), Math.sin(angle + width * to)],
        fill,
        opacity,
      );
    return patch(0, 0.45, HOUSE.white, 0.3) + patch(0.7, 1, dark, 0.16);
  });
  const inside = [
    band(pen, lathe, [-1, -0.92], dark, 0.35),
    band(pen, lathe, [0.86, 1], dark, 0.4),
    ...fluting,
    band(pen, lathe, [-0.8, -0.62], HOUSE.white, 0.62),
    band(pen, lathe, [-0.56, -0.52], HOUSE.white, 0.5),
    band(pen, lathe, [0.7, 0.76], HOUSE.white, 0.5),
  ];
  const body = bodyPath(lathe);
  return path(body, tint, { opacity: strength }) + pen.clip(body, inside.join(''));
}

/** The rim of a glass, seen through. */
export function paintGlassRim(lathe: Lathe, width: number): string {
  const top = topOf(lathe);
  const ring = (radius: number, radiusY: number, opacity: number) =>
    `<ellipse cx="${top.at[0]}" cy="${Math.round(top.at[1] * 100) / 100}" rx="${Math.round(radius * 100) / 100}" ry="${Math.round(radiusY * 100) / 100}" fill="#ffffff" fill-opacity="0.18" stroke="#ffffff" stroke-opacity="${opacity}" stroke-width="${Math.round(width * 100) / 100}"/>`;
  return ring(top.radius - width / 2, top.radiusY, 0.85);
}

/** A liquid in a glass: its body and its lit surface. */
export function paintLiquid(pen: Pen, lathe: Lathe, color: Hex): string {
  const top = topOf(lathe);
  const body = bodyPath(lathe);
  const ink = darker(color, 1);
  return (
    path(body, color) +
    pen.clip(
      body,
      band(pen, lathe, [-1, -0.86], ink, 0.22) +
        band(pen, lathe, [-0.5, -0.2], lighter(color, 0.5), 0.4) +
        band(pen, lathe, [0.45, 1], ink, 0.16) +
        band(pen, lathe, [0.8, 1], ink, 0.2),
    ) +
    ellipse(top.at, top.radius, top.radiusY, lighter(color, 0.36)) +
    ellipse(
      [top.at[0] + top.radius * 0.04, top.at[1] + top.radiusY * 0.1],
      top.radius * 0.9,
      top.radiusY * 0.8,
      lighter(color, 0.12),
    )
  );
}
