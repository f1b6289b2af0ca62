import { z } from 'zod';
import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import {
  colorParameter,
  createLathe,
  defineThing,
  paintMouth,
  paintSide,
  type Profile,
  rod,
  type Sketch,
  topOf,
} from '../form';
import { markedPart } from '../marked';
import type { Pen } from '../pen';
import { LIQUID_NAMES, LIQUIDS } from './liquids';

const STYLES = ['pan', 'saucepan', 'pot', 'wok', 'cauldron'] as const;
type Style = (typeof STYLES)[number];
const PROFILES: Readonly<Record<Style, Profile>> = {
  pan: '100 0!, 106 4, 128 34, 132 38',
  saucepan: '78 0!, 84 6, 86 100!, 88 102',
  pot: '104 0!, 114 10, 118 60, 118 130!, 122 134',
  wok: '30 0!, 90 18, 140 60, 156 84',
  cauldron: '60 14!, 130 44, 170 120, 160 200, 120 240, 132 262!, 138 270',
};
const HANDLE = HOUSE.woodDark;

const isLong = (style: Style) => style === 'pan' || style === 'saucepan' || style === 'wok';
const isIron = (style: Style) => style === 'pan' || style === 'wok' || style === 'cauldron';

function handlesOf(pen: Pen, style: Style, color: Hex, r: number, y: number): string {
  if (isLong(style)) {
    return markedPart(
      'handle',
      rod(pen, `M${r * 0.94} ${y + 8}L${r * 2.1} ${y - 22}`, HANDLE, 15) +
        rod(pen, `M${r * 0.92} ${y + 9}L${r * 1.18} ${y + 2}`, HOUSE.metalDark, 10),
    );
  }
  return [-1, 1]
    .map((side) =>
      rod(
        pen,
        `M${side * r * 0.95} ${y + 16}C${side * r * 1.28} ${y + 10} ${side * r * 1.28} ${y + 44} ${side * r * 0.97} ${y + 40}`,
        isIron(style) ? color : HANDLE,
        10,
      ),
    )
    .join('');
}

function legs(color: Hex): string {
  return [-90, 0, 90]
    .map((x) =>
      path(`M${x - 16} -50L${x - 8} 4Q${x} 8 ${x + 8} 4L${x + 16} -50Z`, darker(color, 0.3)),
    )
    .join('');
}

function lidOn(pen: Pen, color: Hex, r: number, y: number): string {
  const lid = createLathe(
    [
      [r * 1.01, 0, 1],
      [r * 0.98, 6],
      [r * 0.6, 30],
      [r * 0.1, 38],
    ],
    { at: [0, y], tilt: 0.24 },
  );
  const knob = createLathe('5 0!, 6 6, 13 12, 12 20', { at: [0, y - 38], tilt: 0.24 });
  return paintSide(pen, lid, color) + paintSide(pen, knob, HANDLE, { material: 'wood' });
}

function fromAbove(pen: Pen, color: Hex, r: number, filling: Hex | undefined): Sketch {
  return {
    svg:
      rod(pen, `M${r * 0.9} 0H${r * 2.1}`, HANDLE, r * 0.17) +
      circle([0, 0], r, color) +
      circle([-r * 0.01, -r * 0.015], r * 0.97, lighter(color, 0.3)) +
      circle([0, 0], r * 0.92, darker(color, 0.3)) +
      circle([r * 0.03, r * 0.04], r * 0.8, filling ?? color),
    anchors: { inside: { at: [0, 0], spanCm: r * 1.6 }, grip: { at: [r * 1.7, 0] } },
  };
}

/** What is cooked in pieces, and what the pieces look like. */
const PIECES: Readonly<Partial<Record<string, readonly Hex[]>>> = {
  broth: [HOUSE.orange, HOUSE.leaf, HOUSE.cream],
  stew: [HOUSE.orange, HOUSE.cream, '#6d3420', HOUSE.leaf],
  curry: [HOUSE.cream, HOUSE.leaf, HOUSE.coral],
  tomato: [HOUSE.leaf, '#f2b09a'],
};

/** Pieces that swim in what a pot is full of, seen at its mouth. */
function swimming(name: string | undefined, [x, y]: Point, r: number, ry: number): string {
  const colors = PIECES[name ?? ''] ?? [];
  if (colors.length === 0) return '';
  return times(13, (index) => {
    // A golden angle spreads them without rows.
    const away = Math.sqrt((index + 0.6) / 13.6) * 0.74;
    const angle = index * 2.4;
    const at: Point = [x + Math.cos(angle) * r * away, y + Math.sin(angle) * ry * away + ry * 0.1];
    const size = r * (0.07 + ((index * 5) % 4) * 0.012);
    const color = colors[index % colors.length] ?? HOUSE.cream;
    return (
      ellipse(at, size, size * 0.5, darker(color, 0.12)) +
      ellipse([at[0], at[1] - 1.6], size * 0.92, size * 0.44, color)
    );
  }).join('');
}

/** A cauldron is stood at, and not put on a stove. */
const CAULDRON_CM = 0.21;

/** What is cooked in: a frying pan, a saucepan, a pot, a wok, a cauldron. */
export const pan = defineThing({
  id: 'pan',
  parameters: z.object({
    style: z.enum(STYLES).default('pan'),
    color: colorParameter.optional(),
    filling: z.enum(LIQUID_NAMES).optional(),
    closed: z.boolean().default(false),
    view: z.enum(['side', 'top']).default('side'),
  }),
  draw({ style, color: wanted, filling: name, closed, view }, pen) {
    const own = isIron(style) ? '#4a4f74' : style === 'pot' ? pen.accents[0] : HOUSE.metal;
    const color = wanted ?? own;
    const filling = name ? LIQUIDS[name] : undefined;
    const body = createLathe(PROFILES[style], { tilt: 0.24 });
    const { at, radius: r, radiusY } = topOf(body);
    const y = at[1];
    if (view === 'top') return fromAbove(pen, color, r, filling);
    const material = isIron(style) ? 'matte' : style === 'pot' ? 'ceramic' : 'metal';
    return {
      ...(style === 'cauldron' ? { unitCm: CAULDRON_CM } : {}),
      svg:
        handlesOf(pen, style, color, r, y) +
        (style === 'cauldron' ? legs(color) : '') +
        paintMouth(body, color, { filling, wall: 0.05 }) +
        swimming(name, at, r, radiusY),
      front:
        paintSide(pen, body, color, { material }) +
        (closed ? lidOn(pen, style === 'pot' ? color : HOUSE.metal, r, y) : ''),
      anchors: {
        inside: { at: [0, y + radiusY * 0.2], spanCm: r * 1.8 },
        surface: { at, spanCm: r * 1.8 },
        top: { at, spanCm: r * 2 },
        grip: { at: isLong(style) ? [r * 1.75, y - 12] : [r * 1.18, y + 26] },
        gripFar: { at: isLong(style) ? [r, y] : [-r * 1.18, y + 26] },
      },
    };
  },
});
