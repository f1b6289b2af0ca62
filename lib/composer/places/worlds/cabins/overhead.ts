import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import type { Canvas } from '../../canvas';
import type { CabinKind } from './kinds.data';

/** What is over the windows of a cabin: racks with bags, lockers, straps, pipes, cupboards. */

export interface Cabin {
  canvas: Canvas;
  kind: CabinKind;
  wall: Hex;
  /** Where the wall meets the floor. */
  floorPx: number;
  /** Pixels of a centimetre. */
  s: number;
  /** A daylight colour under the cabin's own lamps. */
  lit: (color: Hex, key?: number) => Hex;
}

type Drawer = (cabin: Cabin) => string;

const n = number;
const BAGS = ['#8a5638', '#3f7fa0', '#d98f3a', '#5a6ab0', '#c9544a', '#4f8f78'] as const;

/** A band from wall to wall between two heights in centimetres. */
const band = ({ canvas, floorPx, s, lit }: Cabin, from: number, to: number, color: Hex, key = 0) =>
  rectangle([0, floorPx - to * s], canvas.widthPx, (to - from) * s, lit(color, key));

/** A tube of light along the ceiling. */
const tube = ({ canvas, floorPx, s, kind }: Cabin) =>
  rectangle([0, floorPx - (kind.ceilingCm - 4) * s], canvas.widthPx, 7 * s, '#fff8e2', {
    opacity: 0.95,
  });

const racks: Drawer = (cabin) => {
  const { canvas, floorPx, s, lit, kind } = cabin;
  const { widthPx, random } = canvas;
  const y = floorPx - 190 * s;
  const bags = times(Math.ceil(widthPx / (96 * s)), (index) => {
    if (!random.chance(0.62)) return '';
    const [w, h] = [random.between(42, 66) * s, random.between(20, 30) * s];
    const x = (index * 96 + random.between(4, 26)) * s;
    const color = random.pick([...BAGS] as [Hex, ...Hex[]]);
    return (
      stroke(
        `M${n(x + w * 0.36)} ${n(y - h)}v${n(-4 * s)}h${n(w * 0.28)}v${n(4 * s)}`,
        lit(color, -0.4),
        2 * s,
      ) +
      rectangle([x, y - h], w, h, lit(color), { radius: 4 * s }) +
      rectangle([x + w * 0.16, y - h], w * 0.07, h, lit(color, -0.3)) +
      rectangle([x + w * 0.77, y - h], w * 0.07, h, lit(color, -0.3))
    );
  });
  const struts = times(Math.ceil(widthPx / (98 * s)) + 1, (index) =>
    rectangle([index * 98 * s, y - 4 * s], 3 * s, 16 * s, lit(kind.trim, -0.2)),
  );
  return (
    tube(cabin) +
    bags.join('') +
    struts.join('') +
    rectangle([0, y], widthPx, 4 * s, lit(kind.trim)) +
    rectangle([0, y - 9 * s], widthPx, 2 * s, lit(kind.trim, 0.2))
  );
};

const lockers: Drawer = (cabin) => {
  const { canvas, floorPx, s, lit } = cabin;
  const doors = times(Math.ceil(canvas.widthPx / (150 * s)) + 1, (index) => {
    const x = (index - 0.3) * 150 * s;
    return (
      rectangle([x, floorPx - 222 * s], 145 * s, 42 * s, lit('#f7f8fc', 0.1), { radius: 10 * s }) +
      rectangle([x, floorPx - 190 * s], 145 * s, 10 * s, lit('#cfd6e6'), { radius: 5 * s }) +
      rectangle([x + 60 * s, floorPx - 188 * s], 25 * s, 4 * s, lit('#8d9ab4'), { radius: 2 * s })
    );
  });
  return band(cabin, 176, 226, '#d6dceb') + doors.join('') + tube(cabin);
};

const straps: Drawer = (cabin) => {
  const { canvas, floorPx, s, lit, kind } = cabin;
  const rail = floorPx - 212 * s;
  const loops = times(Math.ceil(canvas.widthPx / (44 * s)) + 1, (index) => {
    const x = (index + 0.4) * 44 * s;
    return (
      rectangle([x - 1.6 * s, rail], 3.2 * s, 15 * s, lit('#4f566f')) +
      `<circle cx="${n(x)}" cy="${n(rail + 21 * s)}" r="${n(6 * s)}" fill="none" stroke="${lit('#fff6ea')}" stroke-width="${n(3 * s)}"/>`
    );
  });
  // The stops of the line over the windows.
  const line = floorPx - 193 * s;
  const stops = times(Math.ceil(canvas.widthPx / (26 * s)), (index) =>
    circle([(index + 0.5) * 26 * s, line], 2.6 * s, lit('#ffffff', 0.2)),
  );
  return (
    band(cabin, 186, 200, kind.trim, 0.25) +
    rectangle([0, line - 1 * s], canvas.widthPx, 2 * s, lit(kind.trim, -0.45)) +
    stops.join('') +
    tube(cabin) +
    rectangle([0, rail - 2 * s], canvas.widthPx, 4 * s, lit('#cfd6e4', 0.1)) +
    loops.join('')
  );
};

const pipes: Drawer = (cabin) => {
  const { canvas, floorPx, s, lit, kind } = cabin;
  const run = (up: number, wide: number, color: Hex) =>
    rectangle([0, floorPx - up * s], canvas.widthPx, wide * s, lit(color)) +
    rectangle([0, floorPx - up * s], canvas.widthPx, wide * 0.3 * s, lit(color, 0.45)) +
    times(Math.ceil(canvas.widthPx / (74 * s)) + 1, (index) =>
      rectangle(
        [index * 74 * s, floorPx - (up + 2) * s],
        9 * s,
        (wide + 4) * s,
        lit(color, -0.35),
        {
          radius: 2 * s,
        },
      ),
    ).join('');
  const dials = times(Math.ceil(canvas.widthPx / (146 * s)) + 1, (index) => {
    const [x, y] = [(index * 146 + 20) * s, floorPx - 118 * s];
    return (
      circle([x, y], 11 * s, lit(kind.trim)) +
      circle([x, y], 8.5 * s, lit('#fff6ea')) +
      stroke(`M${n(x)} ${n(y)}L${n(x + 4 * s)} ${n(y - 5 * s)}`, lit('#c9443a'), 1.6 * s)
    );
  });
  return run(222, 11, '#b5683f') + run(204, 7, kind.trim) + dials.join('');
};

const cupboards: Drawer = (cabin) => {
  const { canvas, floorPx, s, lit, kind } = cabin;
  const doors = times(Math.ceil(canvas.widthPx / (84 * s)) + 1, (index) => {
    const x = index * 84 * s;
    return (
      rectangle([x + 3 * s, floorPx - 212 * s], 78 * s, 26 * s, lit('#fff3dd'), { radius: 3 * s }) +
      circle([x + 42 * s, floorPx - 190 * s], 2 * s, lit(kind.trim, -0.3))
    );
  });
  const bulbs = times(Math.ceil(canvas.widthPx / (17 * s)), (index) => {
    const sag = Math.sin(((index % 8) / 8) * Math.PI) * 6;
    const at: [number, number] = [(index + 0.5) * 17 * s, floorPx - (180 - sag) * s];
    return circle(at, 6 * s, '#ffdf9a', { opacity: 0.28 }) + circle(at, 2.2 * s, '#ffe9b0');
  });
  return band(cabin, 182, 214, kind.trim) + doors.join('') + bulbs.join('');
};

const lining: Drawer = (cabin) => {
  const { canvas, floorPx, s, lit, kind } = cabin;
  const under = floorPx - (kind.window.up + 8) * s;
  const grips = times(Math.ceil(canvas.widthPx / (226 * s)) + 1, (index) =>
    stroke(
      `M${n((index * 226 + 6) * s)} ${n(under + 4 * s)}q${n(16 * s)} ${n(12 * s)} ${n(32 * s)} 0`,
      lit('#4f566f'),
      4 * s,
    ),
  );
  return rectangle([0, 0], canvas.widthPx, under, lit('#e9e4da', 0.1)) + grips.join('');
};

const panels: Drawer = (cabin) => {
  const { canvas, floorPx, s, lit } = cabin;
  const { random, widthPx } = canvas;
  const lights = times(Math.ceil(widthPx / (13 * s)), (index) =>
    index % 6 > 3
      ? ''
      : circle(
          [(index + 0.5) * 13 * s, floorPx - 206 * s],
          2.6 * s,
          random.pick<Hex>(['#5fd0a0', '#f5b33f', '#f2664f', '#6fb8f0']),
        ),
  );
  return (
    band(cabin, 198, 214, '#3f4a72') +
    lights.join('') +
    tube(cabin) +
    times(Math.ceil(widthPx / (120 * s)) + 1, (index) =>
      rectangle([index * 120 * s, 0], 2.4 * s, floorPx - 214 * s, lit('#aeb9d0', -0.2)),
    ).join('')
  );
};

const beams: Drawer = (cabin) => {
  const { canvas, floorPx, s, lit, kind } = cabin;
  const x = canvas.widthPx * (canvas.stage.focusX < 0.5 ? 0.86 : 0.14);
  const y = floorPx - 112 * s;
  const ring = `<circle cx="${n(x)}" cy="${n(y)}" r="${n(19 * s)}" fill="none" stroke="${lit('#f4f1ea')}" stroke-width="${n(10 * s)}"/>`;
  const marks = [0, 1, 2, 3].map((turn) => {
    const angle = (turn * Math.PI) / 2 + Math.PI / 4;
    const [dx, dy] = [Math.cos(angle) * 19 * s, Math.sin(angle) * 19 * s];
    return circle([x + dx, y + dy], 5.4 * s, lit('#d9413b'));
  });
  const lamp = canvas.widthPx * (canvas.stage.focusX < 0.5 ? 0.66 : 0.34);
  return (
    band(cabin, 194, 206, '#7d4a2c') +
    band(cabin, 206, 260, '#b98a5f', -0.15) +
    ring +
    marks.join('') +
    stroke(`M${n(lamp)} ${n(floorPx - 196 * s)}v${n(12 * s)}`, lit('#3f4668'), 2 * s) +
    path(
      `M${n(lamp - 12 * s)} ${n(floorPx - 174 * s)}q${n(12 * s)} ${n(-20 * s)} ${n(24 * s)} 0Z`,
      lit(kind.trim),
    ) +
    ellipse([lamp, floorPx - 172 * s], 7 * s, 5 * s, '#fff0c0')
  );
};

/** Slanting beams, bulbs on a wire, and the trunk that the house is built about. */
const rafters: Drawer = (cabin) => {
  const { canvas, floorPx, s, lit } = cabin;
  const { widthPx, stage } = canvas;
  const x = widthPx * (stage.focusX < 0.5 ? 0.9 : 0.1);
  const trunk =
    path(
      `M${n(x - 34 * s)} ${n(floorPx + 30 * s)}Q${n(x - 22 * s)} ${n(floorPx - 100 * s)} ${n(x - 30 * s)} 0H${n(x + 30 * s)}Q${n(x + 20 * s)} ${n(floorPx - 100 * s)} ${n(x + 36 * s)} ${n(floorPx + 30 * s)}Z`,
      lit('#7d5a40'),
    ) +
    [-14, 2, 15]
      .map((dx) =>
        stroke(
          `M${n(x + dx * s)} 0q${n(5 * s)} ${n(floorPx * 0.5)} ${n(-2 * s)} ${n(floorPx)}`,
          lit('#5f4330'),
          2.4 * s,
          { opacity: 0.7 },
        ),
      )
      .join('');
  const bulbs = times(Math.ceil(widthPx / (30 * s)) + 1, (index) => {
    const at: [number, number] = [index * 30 * s, floorPx - (206 - Math.sin(index * 0.9) * 5) * s];
    return circle(at, 8 * s, '#ffdf9a', { opacity: 0.3 }) + circle(at, 2.8 * s, '#fff0c0');
  });
  return band(cabin, 212, 224, '#7d4a2c') + bulbs.join('') + trunk;
};

/** Whatever a cabin has over its windows. */
export const OVERHEAD: Readonly<Record<CabinKind['overhead'], Drawer>> = {
  racks,
  lockers,
  straps,
  pipes,
  cupboards,
  lining,
  panels,
  beams,
  rafters,
};
