import { type Hex, mix } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle } from '@/lib/svg/markup';
import { number as n } from '@/lib/svg/path';
import { clamp, times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import type { Ground } from '../place';
import { world } from './world';

/**
 * The front of a house, so near that its window fills the picture: whoever is at it is in the room behind, seen over
 * the sill, with shutters at both sides.
 */

interface Front {
  wall: Hex;
  frame: Hex;
  shutter: Hex;
  /** What the wall is laid of. */
  laid: 'stone' | 'planks' | 'plaster';
  room: Hex;
}

const COTTAGE: Front = {
  wall: '#f0e2c8',
  frame: '#8a5f3f',
  shutter: '#4f8a7d',
  laid: 'plaster',
  room: '#7a5a4a',
};
const TOWER: Front = {
  wall: '#a9a3b3',
  frame: '#7c7689',
  shutter: '#7c7689',
  laid: 'stone',
  room: '#4f4560',
};
const HAUNTED: Front = {
  wall: '#6b6384',
  frame: '#3d3552',
  shutter: '#463d5e',
  laid: 'planks',
  room: '#5a4a3a',
};

/** Shares of the picture: where feet would be, how wide the window is, and of who is in it what the sill hides. */
const FEET = 1.04;
const WINDOW = { least: 0.4, most: 0.78, times: 1.3, head: 0.075 } as const;
const SILL_SHARE = { upright: 0.54, long: 0.72 } as const;

interface Opening {
  left: number;
  right: number;
  top: number;
  sill: number;
}

function openingOf({ stage, widthPx, heightPx }: Canvas): Opening {
  const { subject, focusX } = stage;
  const tall = subject ? subject.bottom - subject.top : 0.8;
  const wide = subject ? (subject.right - subject.left) * WINDOW.times : WINDOW.least;
  const half = (clamp(wide, WINDOW.least, WINDOW.most) * widthPx) / 2;
  const edge = Math.min(half * 1.5, widthPx / 2);
  const middle = clamp(focusX * widthPx, edge, widthPx - edge);
  const head = heightPx * Math.max(WINDOW.head * 2, FEET - tall * 1.06);
  // Who goes on four feet has the face low.
  const isLong = subject !== undefined && wide / WINDOW.times > tall * 0.9;
  const share = isLong ? SILL_SHARE.long : SILL_SHARE.upright;
  return {
    left: middle - half,
    right: middle + half,
    top: head - heightPx * WINDOW.head,
    sill: Math.min(heightPx * 0.8, head + heightPx * (FEET - head / heightPx) * share),
  };
}

/** The opening as a path: round above in a tower, straight in a house. */
function hole({ left, right, top, sill }: Opening, isArched: boolean): string {
  const rise = isArched ? (right - left) * 0.34 : 0;
  return isArched
    ? `M${n(left)} ${n(sill)}V${n(top + rise)}Q${n(left)} ${n(top)} ${n((left + right) / 2)} ${n(top - rise * 0.2)}Q${n(right)} ${n(top)} ${n(right)} ${n(top + rise)}V${n(sill)}Z`
    : `M${n(left)} ${n(sill)}V${n(top)}H${n(right)}V${n(sill)}Z`;
}

/** Joints of stones or boards over all of the wall. */
function joints({ widthPx, heightPx, unit, air, random }: Canvas, { laid, wall }: Front): string {
  if (laid === 'plaster') {
    return times(14, () =>
      ellipse(
        [random.between(0, widthPx), random.between(0, heightPx)],
        random.between(20, 54) * unit,
        random.between(4, 9) * unit,
        air.tone(wall, -0.08),
      ),
    ).join('');
  }
  const high = (laid === 'stone' ? 74 : 62) * unit;
  const rows = Math.ceil(heightPx / high);
  const data = times(rows, (row) => {
    const y = row * high;
    const wide = (laid === 'stone' ? 150 : 420) * unit;
    const shift = (row % 2) * 0.5 + random.between(-0.1, 0.1);
    const uprights = times(Math.ceil(widthPx / wide) + 2, (index) => {
      const x = (index - shift) * wide;
      return `M${n(x)} ${n(y)}V${n(y + high)}`;
    });
    return `M0 ${n(y)}H${n(widthPx)}${uprights.join('')}`;
  }).join('');
  return `<path d="${data}" fill="none" stroke="${air.tone(wall, -0.16)}" stroke-width="${n(3.4 * unit)}"/>`;
}

/** The room behind, in lamplight. */
function room(canvas: Canvas, o: Opening, front: Front): string {
  const { air, pen, unit } = canvas;
  const [width, height] = [o.right - o.left, o.sill - o.top];
  const light = pen.radial([o.left + width * 0.5, o.top + height * 0.4], width * 0.8, [
    [0, '#ffd98a', 0.75],
    [1, '#ffd98a', 0],
  ]);
  const wall = mix(air.tone(front.room, 0.06), front.room, 0.6);
  return (
    rectangle([o.left - 4 * unit, o.top - height * 0.2], width + 8 * unit, height * 1.3, wall) +
    rectangle([o.left, o.top - height * 0.2], width, height * 1.3, light)
  );
}

function shutter(canvas: Canvas, o: Opening, side: 1 | -1, front: Front): string {
  const { air, unit } = canvas;
  const wide = (o.right - o.left) * 0.34;
  const x = side < 0 ? o.left - wide - 20 * unit : o.right + 20 * unit;
  const high = o.sill - o.top;
  const slats = times(9, (index) =>
    rectangle(
      [x + wide * 0.14, o.top + high * (0.06 + index * 0.1)],
      wide * 0.72,
      high * 0.055,
      air.tone(front.shutter, -0.22),
      { radius: 3 * unit },
    ),
  ).join('');
  return (
    rectangle([x, o.top - 6 * unit], wide, high + 12 * unit, air.tone(front.shutter, 0.04), {
      radius: 5 * unit,
    }) + slats
  );
}

/** Flowers along the sill. */
function flowerBox(canvas: Canvas, o: Opening): string {
  const { air, unit, random } = canvas;
  const width = o.right - o.left;
  const y = o.sill + 34 * unit;
  const blooms = times(17, (index) => {
    const x = o.left + (width * (index + 0.5)) / 17 + random.between(-6, 6) * unit;
    const up = y - random.between(0, 26) * unit;
    const color = random.pick<Hex>(['#e2574c', '#f2a0b5', '#f6c445', '#ffffff']);
    return (
      ellipse(
        [x, up + 14 * unit],
        15 * unit,
        20 * unit,
        air.tone('#5f9a54', random.between(-0.1, 0.1)),
      ) +
      circle([x, up], 11 * unit, air.tone(color, 0)) +
      circle([x, up], 4 * unit, air.tone('#f6d26a', 0))
    );
  }).join('');
  return (
    blooms +
    rectangle(
      [o.left - 10 * unit, y + 14 * unit],
      width + 20 * unit,
      62 * unit,
      air.tone('#9a6a45', 0),
      {
        radius: 6 * unit,
      },
    ) +
    rectangle(
      [o.left - 10 * unit, y + 14 * unit],
      width + 20 * unit,
      12 * unit,
      air.tone('#b98357', 0),
      {
        radius: 6 * unit,
      },
    )
  );
}

function drawFront(canvas: Canvas, front: Front, id: string): Ground {
  const { stage, widthPx, heightPx, unit, air } = canvas;
  const o = openingOf(canvas);
  const isTower = front.laid === 'stone';
  const shows = [id];
  canvas.add({ id: 'room-behind', depth: 0.01, svg: room(canvas, o, front), shows });
  const opening = hole(o, isTower);
  const wall = `<path d="M0 0H${n(widthPx)}V${n(heightPx)}H0Z${opening}" fill-rule="evenodd" fill="${air.tone(front.wall, 0)}"/>`;
  // The outer edge runs the other way round, so that the opening is left out of it.
  const stones = canvas.pen.clip(
    `M0 0V${n(heightPx)}H${n(widthPx)}V0Z${opening}`,
    joints(canvas, front),
  );
  const reveal = `<path d="${opening}" fill="none" stroke="${air.tone(front.frame, 0)}" stroke-width="${n(26 * unit)}" stroke-linejoin="round"/>`;
  const covered = `<path d="${opening}" fill="none" stroke="${air.tone(front.frame, 0.25)}" stroke-width="${n(8 * unit)}" stroke-linejoin="round"/>`;
  const sill =
    rectangle(
      [o.left - 40 * unit, o.sill - 8 * unit],
      o.right - o.left + 80 * unit,
      30 * unit,
      air.tone(front.frame, 0.16),
      { radius: 5 * unit },
    ) +
    path(
      `M${n(o.left - 34 * unit)} ${n(o.sill + 22 * unit)}H${n(o.right + 34 * unit)}V${n(o.sill + 36 * unit)}H${n(o.left - 34 * unit)}Z`,
      air.tone(front.wall, -0.3),
    );
  const sides = isTower ? '' : shutter(canvas, o, -1, front) + shutter(canvas, o, 1, front);
  canvas.add({
    id: 'house-front',
    depth: 0.9,
    svg:
      wall +
      stones +
      sides +
      reveal +
      covered +
      sill +
      (front === COTTAGE ? flowerBox(canvas, o) : ''),
    shows,
  });
  const feet = heightPx * FEET;
  return { yAt: () => feet, pxPerCmAt: () => stage.pxPerCm, mainDepth: 0.5 };
}

export const houseWindows = [
  world('cottage-window', (canvas) => drawFront(canvas, COTTAGE, 'cottage-window'), {
    roofed: true,
  }),
  world('castle-window', (canvas) => drawFront(canvas, TOWER, 'castle-window'), { roofed: true }),
  world('haunted-window', (canvas) => drawFront(canvas, HAUNTED, 'haunted-window'), {
    roofed: true,
  }),
];
