import type { Hex } from '@/lib/color/hex';
import type { Random } from '@/lib/random/random';
import { rectangle, shape } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Pen } from '../../kit/pen';
import type { PlaceSpot } from '../place';

/**
 * A fixture of a room, in centimetres: x to the right of its middle, y down, 0 at the floor (what hangs
 * on a wall has its lower edge at `hangsCm`).
 */
export interface Fixture {
  widthCm: number;
  heightCm: number;
  /** Height of its lower edge above the floor, for what hangs. */
  hangsCm?: number;
  /** How far it comes out of the wall, for what is a box with a front: a cupboard. */
  depthCm?: number;
  draw(decor: Decor): string;
  /** What of the catalogue it is: a room has none of its own where the prompt names it. */
  concepts?: readonly string[];
  /** What it shows of the catalogue, named or not: a wall of glass is a window. */
  shows?: readonly string[];
  /** The outdoors are seen through it. */
  isWindow?: boolean;
  spots?: readonly FixtureSpot[];
}

export interface FixtureSpot {
  kind: PlaceSpot['kind'];
  xCm: number;
  /** Above the floor, for what stands; above the lower edge, for what hangs. */
  upCm: number;
  widthCm: number;
}

/** Colours and chance of one room. */
export interface Decor {
  /** A daylight colour in the room's light, a little nearer to the wall than it is by itself. */
  tone(color: Hex, key?: number): Hex;
  /** What shines by itself. */
  glow(color: Hex): Hex;
  random: Random;
  /** Whether lamps are lit. */
  isDark: boolean;
  wood: Hex;
  paint: Hex;
  accents: readonly [Hex, Hex, Hex, Hex];
  wall: Hex;
  sky: Hex;
  skyLow: Hex;
  leaf: Hex;
  /** What windows show of where the room is, and what falls there. */
  view: 'hills' | 'city' | 'sea' | 'mountains' | 'forest';
  falls?: 'rain' | 'snow';
  isSnowy: boolean;
  /** For what the kit draws. */
  pen: Pen;
  /** Clips content to a path, both in centimetres. */
  clip(data: string, content: string): string;
}

interface BoxOptions {
  radius?: number;
  key?: number;
  opacity?: number;
}

/** A flat front: left, TOP edge above the floor, width, height. */
export function box(
  decor: Decor,
  left: number,
  up: number,
  width: number,
  height: number,
  color: Hex,
  options: BoxOptions = {},
): string {
  const { radius = 0, key = 0, opacity } = options;
  return rectangle([left, -up], width, height, decor.tone(color, key), {
    radius,
    ...(opacity === undefined ? {} : { opacity }),
  });
}

/** A front with a lit top edge and a shaded right fifth: what is solid. */
export function solid(
  decor: Decor,
  left: number,
  up: number,
  width: number,
  height: number,
  color: Hex,
  radius = 0,
): string {
  const tones =
    box(decor, left + width * 0.82, up, width * 0.18, height, color, { key: -0.22 }) +
    box(decor, left, up, width, Math.min(3, height * 0.08), color, { key: 0.5 });
  const base = box(decor, left, up, width, height, color, { radius });
  if (radius < 2) return base + tones;
  return base + decor.clip(roundedPath([left, -up], width, height, radius), tones);
}

/** A shadow where something stands. */
export function footShadow(decor: Decor, left: number, width: number): string {
  return shape(
    [
      [left - 4, 0],
      [left + width + 10, 0],
      [left + width + 18, 5],
      [left + 4, 5],
    ],
    decor.tone(decor.wall, -0.8),
    { opacity: 0.25 },
  );
}

/** Backs of books on a board, from `left`, standing at `up`. */
export function bookRow(
  decor: Decor,
  left: number,
  up: number,
  width: number,
  height: number,
): string {
  const { random, accents } = decor;
  const colors: readonly [Hex, ...Hex[]] = [...accents, '#f3e3cd', '#7a5a8a', '#b5654a'];
  let svg = '';
  for (let x = left; x < left + width - 4;) {
    const thick = random.between(3, 6.5);
    const tall = height * random.between(0.68, 0.98);
    if (random.chance(0.9))
      svg += box(decor, x, up + tall, thick * 0.92, tall, random.pick(colors), {
        key: random.between(-0.15, 0.15),
      });
    else x += 5;
    x += thick;
  }
  return svg;
}

/** A pot with broad pointed leaves. */
export function pottedPlant(decor: Decor, x: number, up: number, size: number, pot: Hex): string {
  const y = -up;
  const leaves = [-0.95, -0.5, -0.15, 0.2, 0.55, 0.98].map((lean, index) => {
    const long = size * (0.62 + 0.12 * ((index * 7) % 3));
    const [tx, ty] = [x + Math.sin(lean) * long, y - size * 0.3 - Math.cos(lean) * long];
    const w = size * 0.1;
    const [mx, my] = [(x + tx) / 2, (y - size * 0.3 + ty) / 2];
    const color = decor.tone(decor.leaf, index % 2 ? 0.18 : -0.25);
    return `<path d="M${x} ${y - size * 0.28}Q${mx - w} ${my} ${tx} ${ty}Q${mx + w} ${my} ${x} ${y - size * 0.28}Z" fill="${color}"/>`.replace(
      /-?\d+\.\d+/g,
      (value) => Number(value).toFixed(1),
    );
  });
  const half = size * 0.17;
  return (
    leaves.join('') +
    shape(
      [
        [x - half, y - size * 0.32],
        [x + half, y - size * 0.32],
        [x + half * 0.76, y],
        [x - half * 0.76, y],
      ],
      decor.tone(pot),
    ) +
    shape(
      [
        [x + half * 0.3, y - size * 0.32],
        [x + half, y - size * 0.32],
        [x + half * 0.76, y],
        [x + half * 0.3, y],
      ],
      decor.tone(pot, -0.3),
    ) +
    box(decor, x - half * 1.12, up + size * 0.36, half * 2.24, size * 0.08, pot, { key: 0.12 })
  );
}
