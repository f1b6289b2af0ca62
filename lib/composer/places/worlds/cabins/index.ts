import { type Hex, mix } from '@/lib/color/hex';
import { circle, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { number, roundedPath } from '@/lib/svg/path';
import { clamp, times } from '@/lib/svg/point';
import { SEAT_IN_CABIN } from '../../../concepts/cabins.data';
import { type Canvas, floorGround } from '../../canvas';
import { kitBox, kitThingAt } from '../../kit-things';
import type { Ground } from '../../place';
import { world } from '../world';
import { CABIN_KINDS, type CabinKind } from './kinds.data';
import { outlookOf } from './outlook';
import { type Cabin, OVERHEAD } from './overhead';

/** Inside a train, a bus, a plane, a submarine: windows with what passes by, seats before them, and what is overhead. */

/** Of its own colour, what everything under a cabin's lamps keeps at any hour. */
const LAMPLIT = 0.5;
/** Shares of the picture: where the wall meets the floor, and where people stand on it. */
const FLOOR = { edge: 0.76, stand: 0.88 } as const;
/** So much of the picture's height a cabin's own is at least: who is alone in it is not in a hall. */
const LEAST_CM_SEEN = 232;
/** And at most, so that windows are seen over whoever is small. */
const MOST_CM_NEAR = 186;

const n = number;

/** Left edges of the windows in pixels: one of them is behind the main things. */
function windowsOf({ canvas, kind, s }: Cabin): number[] {
  const { widthPx, stage } = canvas;
  const { w, gap } = kind.window;
  const middle = widthPx * stage.focusX - (w * s) / 2;
  const before = Math.ceil(middle / (gap * s)) + 1;
  const count = before + Math.ceil((widthPx - middle) / (gap * s)) + 1;
  return times(count, (index) => middle + (index - before) * gap * s);
}

function wainscot({ canvas, kind, floorPx, s, wall, lit }: Cabin): string {
  const { widthPx } = canvas;
  const top = floorPx - (kind.window.up - kind.window.h - 12) * s;
  const tall = floorPx - top;
  const plain =
    rectangle([0, top], widthPx, tall, lit(wall, -0.12)) +
    rectangle([0, top], widthPx, 3 * s, lit(kind.trim, 0.1));
  if (kind.wainscot === 'plain') return plain;
  if (kind.wainscot === 'planks')
    return (
      rectangle([0, top], widthPx, tall, lit(kind.trim, -0.1)) +
      times(Math.ceil(widthPx / (16 * s)) + 1, (index) =>
        rectangle([index * 16 * s, top], 1.4 * s, tall, lit(kind.trim, -0.4)),
      ).join('') +
      rectangle([0, top], widthPx, 4 * s, lit(kind.trim, 0.3))
    );
  const step = kind.wainscot === 'rivets' ? 24 : 84;
  return (
    plain +
    times(Math.ceil(widthPx / (step * s)) + 1, (index) =>
      kind.wainscot === 'rivets'
        ? circle([index * step * s, top + 8 * s], 2.2 * s, lit(wall, -0.4)) +
          circle([index * step * s, floorPx - 14 * s], 2.2 * s, lit(wall, -0.4))
        : rectangle(
            [index * step * s + 4 * s, top + 8 * s],
            (step - 8) * s,
            tall - 22 * s,
            lit(wall, 0.25),
            { radius: 10 * s },
          ),
    ).join('')
  );
}

/** What is drawn back at both sides of a window. */
function curtain({ kind, floorPx, s, lit }: Cabin, left: number, color: Hex): string {
  const { w, h, up } = kind.window;
  const [top, low] = [floorPx - (up + 6) * s, floorPx - (up - h - 4) * s];
  const half = (x: number, way: 1 | -1) => {
    const wide = 26 * s * way;
    return (
      path(
        `M${n(x)} ${n(top)}h${n(wide)}Q${n(x + wide)} ${n(top + (low - top) * 0.55)} ${n(x + wide * 0.42)} ${n(top + (low - top) * 0.68)}Q${n(x + wide * 0.86)} ${n(low - 6 * s)} ${n(x + wide * 0.8)} ${n(low)}H${n(x)}Z`,
        lit(color),
      ) +
      stroke(
        `M${n(x + wide * 0.4)} ${n(top)}Q${n(x + wide * 0.4)} ${n(top + (low - top) * 0.5)} ${n(x + wide * 0.2)} ${n(top + (low - top) * 0.66)}`,
        lit(color, -0.3),
        1.6 * s,
      )
    );
  };
  return (
    half(left - 8 * s, 1) +
    half(left + (w + 8) * s, -1) +
    rectangle([left - 14 * s, top - 4 * s], (w + 28) * s, 5 * s, lit(kind.trim, -0.2), {
      radius: 2.5 * s,
    })
  );
}

function windowWall(cabin: Cabin): { svg: string; shows: string[] } {
  const { canvas, kind, floorPx, s, wall, lit } = cabin;
  const { w, h, up, radius } = kind.window;
  const [top, low] = [floorPx - up * s, floorPx - (up - h) * s];
  const holes = windowsOf(cabin);
  const rounded = (x: number, grow: number) =>
    roundedPath(
      [x - grow * s, top - grow * s],
      (w + 2 * grow) * s,
      (h + 2 * grow) * s,
      (radius + grow) * s,
    );
  const shine = (x: number) =>
    shape(
      [
        [x + w * 0.12 * s, low],
        [x + w * 0.4 * s, top],
        [x + w * 0.56 * s, top],
        [x + w * 0.28 * s, low],
      ],
      '#ffffff',
      { opacity: 0.14 },
    );
  const view = outlookOf(kind, { canvas, top, low });
  const cloth = kind.curtains && canvas.random.pick(kind.curtains);
  return {
    svg:
      rectangle([0, 0], canvas.widthPx, canvas.heightPx, lit(wall, 0.05)) +
      wainscot(cabin) +
      holes.map((x) => path(rounded(x, 7), lit(kind.trim, -0.05))).join('') +
      holes.map((x) => path(rounded(x, 3), lit(kind.trim, -0.4))).join('') +
      canvas.pen.clip(
        holes.map((x) => rounded(x, 0)).join(''),
        view.svg + holes.map(shine).join(''),
      ) +
      (cloth ? holes.map((x) => curtain(cabin, x, cloth)).join('') : ''),
    shows: view.shows,
  };
}

function floorOf({ canvas, kind, floorPx, s, lit, wall }: Cabin): string {
  const { widthPx, heightPx, pen } = canvas;
  const fill = pen.linear(
    [0, floorPx],
    [0, heightPx],
    [
      [0, lit(kind.floor, -0.3)],
      [0.5, lit(kind.floor, 0)],
      [1, lit(kind.floor, 0.12)],
    ],
  );
  const joints = times(11, (index) => {
    const x = (index / 10) * widthPx;
    return stroke(
      `M${n(x)} ${n(floorPx)}L${n(widthPx / 2 + (x - widthPx / 2) * 1.6)} ${n(heightPx)}`,
      lit(kind.floor, -0.35),
      1.4 * s,
      { opacity: 0.55 },
    );
  });
  return (
    rectangle([0, floorPx], widthPx, heightPx - floorPx, fill) +
    joints.join('') +
    rectangle([0, floorPx - 9 * s], widthPx, 9 * s, lit(wall, -0.4))
  );
}

/** Middles of the seats along the wall: from side to side, or outwards from the main things where those are on seats themselves. */
function seatMiddles(
  { canvas: { widthPx, stage } }: Cabin,
  gap: number,
  isTaken: boolean,
): number[] {
  const { left = 0.4, right = 0.6 } = stage.subject ?? {};
  const count = Math.ceil(widthPx / gap) + 1;
  if (!isTaken) return times(count, (index) => widthPx * stage.focusX + (index - count / 2) * gap);
  return times(count, (index) => [
    widthPx * left - gap * (index + 0.56),
    widthPx * right + gap * (index + 0.56),
  ]).flat();
}

function seatsOf(cabin: Cabin, id: string, standPx: number): string {
  const { canvas, floorPx, s, lit } = cabin;
  const { color } = SEAT_IN_CABIN[id] ?? {};
  if (color === undefined) return '';
  const { left, right } = kitBox('cabin-seat');
  const isTaken = [...(canvas.stage.things ?? [])].some((id) => id.startsWith('cabin-seat'));
  const scale = isTaken ? canvas.stage.pxPerCm : s;
  const y = isTaken ? standPx - 4 * s : floorPx + 10 * s;
  return seatMiddles(cabin, (right - left + 14) * scale, isTaken)
    .map((x) =>
      kitThingAt('cabin-seat', canvas.pen, (color) => lit(color, -0.06), {
        at: [x, y],
        scale,
        color,
      }),
    )
    .join('');
}

function polesOf({ canvas, kind, floorPx, s, lit }: Cabin): string {
  if (!kind.hasPoles) return '';
  return [0.07, 0.93]
    .map((share) => {
      const x = canvas.widthPx * share;
      const low = floorPx + (canvas.heightPx - floorPx) * 0.8;
      return (
        rectangle([x - 3 * s, 0], 6 * s, low, lit(kind.trim)) +
        rectangle([x - 3 * s, 0], 2 * s, low, lit(kind.trim, 0.5))
      );
    })
    .join('');
}

function drawCabin(canvas: Canvas, id: string, kind: CabinKind): Ground {
  const { heightPx, stage, random, air } = canvas;
  const floorPx = heightPx * FLOOR.edge;
  const standPx = heightPx * FLOOR.stand;
  const cabin: Cabin = {
    canvas,
    kind,
    wall: random.pick(kind.walls),
    floorPx,
    s: clamp(stage.pxPerCm * 0.96, floorPx / LEAST_CM_SEEN, floorPx / MOST_CM_NEAR),
    lit: (color, key = 0) => mix(air.tone(color, key), color, air.areLampsLit ? LAMPLIT : 0),
  };
  const wall = windowWall(cabin);
  canvas.add({
    id: 'cabin-wall',
    role: 'backdrop',
    depth: 0,
    svg: wall.svg,
    shows: [id, 'window', ...wall.shows],
  });
  canvas.add({ id: 'cabin-overhead', depth: 0.01, svg: OVERHEAD[kind.overhead](cabin) });
  canvas.add({ id: 'cabin-floor', role: 'backdrop', depth: 0.015, svg: floorOf(cabin) });
  canvas.add({ id: 'cabin-seats', depth: 0.03, svg: seatsOf(cabin, id, standPx) });
  canvas.add({ id: 'cabin-poles', role: 'foreground', depth: 0.98, svg: polesOf(cabin) });
  canvas.spots.push({
    kind: 'window',
    at: [canvas.widthPx * stage.focusX, floorPx - (kind.window.up - kind.window.h) * cabin.s],
    widthPx: kind.window.w * cabin.s,
    pxPerCm: cabin.s,
    depth: 0.01,
  });
  return floorGround(stage, floorPx, standPx);
}

export const cabins = Object.entries(CABIN_KINDS).map(([id, kind]) =>
  world(id, (canvas) => drawCabin(canvas, id, kind), { roofed: true }),
);
