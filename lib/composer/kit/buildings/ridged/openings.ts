import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle, shape } from '@/lib/svg/markup';
import { number, roundedPath } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { GLOW } from '../../../palette/glow';
import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import type { Pen } from '../../pen';
import { type Facing, isSeen, toneOf } from './light';

const n = number;
const GLASS = '#86b6d6';
const LAMPLIGHT = GLOW.window;

/** How an opening ends above: flat, round or pointed. */
export type Head = 'flat' | 'round' | 'pointed';

/** Outline of an opening with its sill's middle at `at`. */
export function openingPath([x, y]: Point, width: number, height: number, head: Head): string {
  const [left, right, top] = [x - width / 2, x + width / 2, y - height];
  if (head === 'flat') return roundedPath([left, top], width, height);
  const spring = top + width / (head === 'round' ? 2 : 1.2);
  const crown =
    head === 'round'
      ? `A${n(width / 2)} ${n(width / 2)} 0 0 1 ${n(right)} ${n(spring)}`
      : `Q${n(left)} ${n(top + width * 0.24)} ${n(x)} ${n(top)}Q${n(right)} ${n(top + width * 0.24)} ${n(right)} ${n(spring)}`;
  return `M${n(left)} ${n(y)}V${n(spring)}${crown}V${n(y)}Z`;
}

export interface WindowSpec {
  /** Middle of the sill. */
  at: Point;
  width: number;
  height: number;
  head?: Head;
  lit?: boolean;
  facing?: Facing;
  frame?: Hex;
  shutters?: Hex | undefined;
  /** Flowers in a box on the sill. */
  flowers?: boolean;
  /** Panes across and down. */
  panes?: readonly [number, number];
  sill?: boolean;
}

function glass(pen: Pen, { at: [x, y], width, height, lit }: WindowSpec, inner: string): string {
  if (lit) {
    return (
      path(inner, LAMPLIGHT) +
      pen.clip(
        inner,
        ellipse([x, y - height * 0.3], width * 0.42, height * 0.36, GLOW.windowHeart, {
          opacity: 0.8,
        }) +
          rectangle([x - width, y - height], 2 * width, height * 0.14, '#e9a95c', { opacity: 0.6 }),
      )
    );
  }
  const streak = (from: number, to: number) =>
    shape(
      [
        [x - width * 0.5 + width * from, y],
        [x - width * 0.5 + width * to, y],
        [x - width * 0.5 + width * (to + 0.5), y - height],
        [x - width * 0.5 + width * (from + 0.5), y - height],
      ],
      '#d4e9f4',
      { opacity: 0.62 },
    );
  return (
    path(inner, GLASS) +
    pen.clip(
      inner,
      rectangle([x - width, y - height], 2 * width, height * 0.2, '#4f7fa6', { opacity: 0.5 }) +
        streak(-0.12, 0.22) +
        streak(0.34, 0.44),
    )
  );
}

function flowerBox(pen: Pen, [x, y]: Point, width: number): string {
  const step = width / 6;
  const blossoms = times(6, (index) => {
    const color = [HOUSE.coral, HOUSE.mustard, HOUSE.pink][index % 3] ?? HOUSE.coral;
    return circle([x - width / 2 + step * (index + 0.5), y - 6], step * 0.62, color);
  });
  const leaves = times(5, (index) =>
    circle([x - width / 2 + step * (index + 1), y + 1], step * 0.66, HOUSE.leaf),
  );
  return (
    leaves.join('') +
    blossoms.join('') +
    (isSeen(pen, 8)
      ? rectangle([x - width / 2 - 4, y + 4], width + 8, 17, HOUSE.wood, { radius: 3 })
      : '')
  );
}

/** A window: frame, glass that mirrors the sky or is lit from inside, bars, sill, shutters. */
export function windowIn(pen: Pen, spec: WindowSpec): string {
  const { at, width, height, head = 'flat', facing = 'front', shutters, panes = [2, 2] } = spec;
  const [x, y] = at;
  const rim = Math.min(9, width * 0.1);
  const frame = toneOf(pen, spec.frame ?? HOUSE.cream, facing);
  const inner = openingPath([x, y - rim], width - 2 * rim, height - 2 * rim, head);
  const bars = isSeen(pen, rim * 0.5)
    ? times(panes[0] - 1, (index) =>
        rectangle(
          [x - width / 2 + (width * (index + 1)) / panes[0] - rim * 0.3, y - height],
          rim * 0.6,
          height,
          frame,
        ),
      ).join('') +
      times(panes[1] - 1, (index) =>
        rectangle(
          [x - width / 2, y - (height * (index + 1)) / panes[1] - rim * 0.3],
          width,
          rim * 0.6,
          frame,
        ),
      ).join('')
    : '';
  const leaf = (left: number) =>
    shutters === undefined
      ? ''
      : rectangle([left, y - height], width * 0.44, height, toneOf(pen, shutters, facing), {
          radius: 2,
        }) +
        (isSeen(pen, 9)
          ? times(Math.floor(height / 20), (index) =>
              rectangle(
                [left + width * 0.06, y - height + 10 + index * 20],
                width * 0.32,
                7,
                darker(shutters, 0.22),
              ),
            ).join('')
          : '');
  return (
    leaf(x - width * 0.96) +
    leaf(x + width * 0.52) +
    path(openingPath(at, width, height, head), frame) +
    glass(
      pen,
      { ...spec, at: [x, y - rim], width: width - 2 * rim, height: height - 2 * rim },
      inner,
    ) +
    pen.clip(inner, bars) +
    (spec.sill === false
      ? ''
      : rectangle([x - width * 0.58, y - 3], width * 1.16, 11, lighter(frame, 0.3), { radius: 2 }) +
        rectangle([x - width * 0.55, y + 8], width * 1.1, 6, HOUSE.ink, { opacity: 0.13 })) +
    (spec.flowers ? flowerBox(pen, [x, y - 2], width * 1.1) : '')
  );
}

export interface DoorSpec {
  /** Middle of the threshold. */
  at: Point;
  width: number;
  height: number;
  color?: Hex;
  head?: Head;
  facing?: Facing;
  /** Leaves: one or two. */
  leaves?: 1 | 2;
  lit?: boolean;
  glazed?: boolean;
}

/** A door in its frame with panels, a window above or in it, a knob and a step. */
export function doorIn(pen: Pen, spec: DoorSpec): string {
  const { at, width, height, head = 'flat', facing = 'front', leaves = 1, lit, glazed } = spec;
  const [x, y] = at;
  const color = toneOf(pen, spec.color ?? HOUSE.green, facing);
  const frame = toneOf(pen, HOUSE.cream, facing);
  const rim = Math.min(11, width * 0.11);
  const inner = openingPath(at, width - 2 * rim, height - rim, head);
  const leafWidth = (width - 2 * rim) / leaves;
  const panels = times(leaves, (index) => {
    const left = x - width / 2 + rim + index * leafWidth;
    const panel = (from: number, to: number, fill: Hex) =>
      rectangle(
        [left + leafWidth * 0.17, y - height * to],
        leafWidth * 0.66,
        height * (to - from),
        fill,
        { radius: 4 },
      );
    const pane = lit ? LAMPLIGHT : GLASS;
    return (
      panel(0.09, 0.44, darker(color, 0.16)) +
      panel(0.5, 0.84, glazed ? pane : darker(color, 0.16)) +
      (index > 0 ? rectangle([left - 2, y - height], 4, height, darker(color, 0.3)) : '')
    );
  }).join('');
  const knobX = leaves === 1 ? x + width * 0.3 : x - width * 0.07;
  return (
    path(openingPath([x, y], width, height, head), frame) +
    path(inner, color) +
    pen.clip(
      inner,
      (isSeen(pen, 8) ? panels : '') +
        rectangle([x - width / 2, y - height], width, height * 0.07, HOUSE.ink, { opacity: 0.25 }),
    ) +
    (isSeen(pen, 5) ? circle([knobX, y - height * 0.46], 4.5, HOUSE.gold) : '') +
    rectangle([x - width * 0.62, y - 8], width * 1.24, 8, toneOf(pen, HOUSE.stone, facing), {
      radius: 2,
    })
  );
}
