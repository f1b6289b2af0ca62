import { type Hex, mix } from '@/lib/color/hex';
import { circle } from '@/lib/svg/markup';
import { polygon } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { outside, type Outlook } from './outlook';
import type { Room } from './stand';
import type { Solid } from './view';

/** The shell of a room in perspective, and what is in its walls. */

export interface ShellColors {
  left: Hex;
  back: Hex;
  floor: Hex;
  ceiling: Hex;
}

/** A wall's outline: from, to along it, low, high. */
type Opening = readonly [from: number, to: number, low: number, high: number];

const onBack = (room: Room, [from, to, low, high]: Opening, out = 0.004): Solid[] => [
  [from, low, room.back - out],
  [to, low, room.back - out],
  [to, high, room.back - out],
  [from, high, room.back - out],
];

const onRight = (room: Room, [from, to, low, high]: Opening, out = 0.004): Solid[] => [
  [room.half - out, low, from],
  [room.half - out, low, to],
  [room.half - out, high, to],
  [room.half - out, high, from],
];

type Level = (y: number, fill: string) => string;

/** Ceiling and floor lie level, from the eye to the far wall. */
const levelOf =
  ({ half, near, back, quad }: Room): Level =>
  (y, fill) =>
    quad(
      [
        [-half, y, near],
        [half, y, near],
        [half, y, back],
        [-half, y, back],
      ],
      fill,
    );

function sideWall({ near, back, quad }: Room, x: number, high: number, fill: string): string {
  return quad(
    [
      [x, 0, near],
      [x, high, near],
      [x, high, back],
      [x, 0, back],
    ],
    fill,
  );
}

const SKIRTING_M = 0.12;

export function shellMarkup(
  room: Room,
  colors: ShellColors,
  style: 'boards' | 'tiles' | 'carpet',
): string {
  const { half, high, back, quad, lit, canvas } = room;
  const [floorFar, ceilingFar] = [0, high].map((y) => room.at([0, y, back])[1]) as [number, number];
  const shaded = (from: number, to: number, a: Hex, b: Hex) =>
    canvas.pen.linear(
      [0, from],
      [0, to],
      [
        [0, a],
        [1, b],
      ],
    );
  const level = levelOf(room);
  const skirting = lit(mix(colors.left, '#ffffff', 0.4), 0.1);
  const pattern = {
    boards: () => boards(room),
    tiles: () => tiles(room, colors.floor),
    carpet: () => '',
  };
  return (
    level(high, shaded(0, ceilingFar, lit(colors.ceiling, -0.25), lit(colors.ceiling, 0.15))) +
    sideWall(room, -half, high, lit(colors.left, 0.22)) +
    sideWall(room, half, high, lit(mix(colors.left, colors.back, 0.5), -0.3)) +
    quad(
      onBack(room, [-half, half, 0, high], 0),
      shaded(ceilingFar, floorFar, lit(colors.back, -0.16), lit(colors.back, 0.2)),
    ) +
    level(0, shaded(floorFar, canvas.heightPx, lit(colors.floor, 0.3), lit(colors.floor, -0.2))) +
    pattern[style]() +
    sideWall(room, -half, SKIRTING_M, skirting) +
    sideWall(room, half, SKIRTING_M, skirting) +
    quad(onBack(room, [-half, half, 0, SKIRTING_M]), lit(mix(colors.back, '#ffffff', 0.4), 0))
  );
}

function boards(room: Room): string {
  const { half, back, near, quad, canvas } = room;
  const count = Math.round(half * 5.4);
  return times(count, (index) => {
    const [a, b] = [index, index + 1].map((k) => -half + (2 * half * k) / count);
    const middle = canvas.random.between(near + 1, back - 1);
    const [z0, z1] = index % 2 ? [near, middle] : [middle, back];
    return quad(
      [
        [a ?? 0, 0, z0],
        [b ?? 0, 0, z0],
        [b ?? 0, 0, z1],
        [a ?? 0, 0, z1],
      ],
      room.lit('#5a2f35', 0),
      canvas.random.between(0.06, 0.17),
    );
  }).join('');
}

function tiles(room: Room, color: Hex): string {
  const { half, back, near, quad } = room;
  const size = 0.66;
  const columns = Math.ceil((2 * half) / size);
  const rows = Math.ceil((back - near) / size);
  const fill = room.lit(color, -0.34);
  return times(rows * columns, (index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    if ((row + column) % 2) return '';
    const [x, z] = [-half + column * size, near + row * size];
    const [r, f] = [Math.min(half, x + size), Math.min(back, z + size)];
    return quad(
      [
        [x, 0, z],
        [r, 0, z],
        [r, 0, f],
        [x, 0, f],
      ],
      fill,
      0.6,
    );
  }).join('');
}

/** Beams under the ceiling. */
export function beams(room: Room, color: Hex): string {
  return times(5, (index) =>
    room.box(
      [-room.half, room.high - 0.22, room.back - 0.5 - index * 1.5],
      [room.half * 2, 0.22, 0.2],
      color,
    ),
  ).join('');
}

/** A window in the right wall or the far one, with its frame and bars. */
export function windowIn(
  room: Room,
  wall: 'right' | 'back',
  opening: Opening,
  outlook: Outlook,
  frame: Hex,
): string {
  const on = wall === 'right' ? onRight : onBack;
  const [from, to, low, high] = opening;
  const outline = on(room, opening);
  const edge = 0.08;
  const rim = on(room, [from - edge, to + edge, low - edge, high + edge], 0.002);
  const bars = Math.max(2, Math.round((to - from) / 1.25));
  const bar = (at: number) => on(room, [at - 0.03, at + 0.03, low, high], 0.02);
  const cross = low + (high - low) * 0.68;
  const tint = room.lit(frame, wall === 'right' ? -0.3 : 0.1);
  return (
    room.quad(rim, tint) +
    room.canvas.pen.clip(polygon(outline.map(room.at)), outside(room, outline, outlook)) +
    times(bars - 1, (index) =>
      room.quad(bar(from + ((to - from) * (index + 1)) / bars), tint),
    ).join('') +
    room.quad(on(room, [from, to, cross - 0.025, cross + 0.025], 0.02), tint) +
    (wall === 'right'
      ? room.box(
          [room.half - 0.24, low - 0.14, from - edge],
          [0.24, 0.06, to - from + edge * 2],
          frame,
        )
      : room.box(
          [from - edge, low - 0.14, room.back - 0.22],
          [to - from + edge * 2, 0.06, 0.22],
          frame,
        ))
  );
}

/** What the window in the right wall throws on the floor. */
export function lightOnFloor(room: Room, [from, to]: Opening, strength: number): string {
  const bars = Math.max(2, Math.round((to - from) / 1.25));
  const step = (to - from) / bars;
  return times(bars, (index) => {
    const a = from + index * step + 0.1;
    const b = a + step - 0.2;
    const [inner, drop] = [room.half * 0.92, 1.1];
    const reach = -room.half * 0.12;
    return room.quad(
      [
        [inner, 0.005, a + 0.1],
        [inner, 0.005, b + 0.1],
        [reach, 0.005, Math.max(room.near, b - drop)],
        [reach, 0.005, Math.max(room.near, a - drop)],
      ],
      room.canvas.air.light.light,
      strength,
    );
  }).join('');
}

/** A picture, a board or a mirror on the far wall. */
export function hungOnBack(room: Room, opening: Opening, frame: Hex, inside: Hex): string {
  const [from, to, low, high] = opening;
  const e = 0.05;
  return (
    room.quad(onBack(room, [from - e, to + e, low - e, high + e], 0.01), room.lit(frame, 0.1)) +
    room.quad(onBack(room, opening, 0.014), room.lit(inside, 0.05))
  );
}

/** A picture of hills under a sun. */
export function picture(room: Room, opening: Opening): string {
  const [from, to, low, high] = opening;
  const [w, h] = [to - from, high - low];
  const z = room.back - 0.02;
  const [one, two, three] = room.accents;
  const corner = (x: number, y: number): Solid => [from + w * x, low + h * y, z];
  return (
    hungOnBack(room, opening, room.wood, '#fdf3df') +
    circle(
      room.at(corner(0.68, 0.66)),
      room.scaleAt(z) * Math.min(w, h) * 0.13,
      room.lit(two, 0.2),
    ) +
    room.quad(
      [
        corner(0, 0),
        corner(1, 0),
        corner(1, 0.3),
        corner(0.55, 0.5),
        corner(0.2, 0.28),
        corner(0, 0.44),
      ],
      room.lit(three, 0.1),
    ) +
    room.quad(
      [corner(0, 0), corner(1, 0), corner(1, 0.18), corner(0.5, 0.08), corner(0, 0.24)],
      room.lit(one, 0.05),
    )
  );
}

/** A board with lines of chalk. */
export function chalkboard(room: Room, opening: Opening): string {
  const [from, to, low, high] = opening;
  const { random } = room.canvas;
  const z = room.back - 0.02;
  const rows = 4;
  const w = (to - from) / 2;
  const words = times(rows * 2, (index) => {
    const x = from + 0.08 + (index % 2) * w;
    const y = high - 0.12 - Math.floor(index / 2) * ((high - low - 0.2) / rows);
    const r = x + w * random.between(0.5, 0.8);
    return room.quad(
      [
        [x, y - 0.04, z],
        [r, y - 0.04, z],
        [r, y, z],
        [x, y, z],
      ],
      '#f0e2c0',
      0.85,
    );
  });
  return hungOnBack(room, opening, room.wood, '#2b3a40') + words.join('');
}

/** A rug under what stands in the middle. */
export function rug(room: Room, [from, to, near, far]: Opening, color: Hex): string {
  const q = (e: number, fill: Hex, opacity: number) =>
    room.quad(
      [
        [from + e, 0.006, near + e],
        [to - e, 0.006, near + e],
        [to - e, 0.006, far - e],
        [from + e, 0.006, far - e],
      ],
      fill,
      opacity,
    );
  return (
    q(0, room.lit(color, -0.1), 1) +
    q(0.12, room.lit(mix(color, '#ffffff', 0.35), 0), 1) +
    q(0.2, room.lit(color, 0.12), 1)
  );
}
