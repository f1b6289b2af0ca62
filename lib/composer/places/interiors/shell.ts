import type { Hex } from '@/lib/color/hex';
import { path, rectangle, shape } from '@/lib/svg/markup';
import { polygon } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import type { RoomSpec } from './room-spec';

/**
 * The shell of a room in one-point perspective: the far wall faces the eye, side walls, ceiling and
 * floor run to one point. `k` is how much larger than at the far wall something is: 1 there, more
 * towards the eye.
 */
export interface Shell {
  /** The far wall, in pixels of the picture. */
  left: number;
  right: number;
  ceiling: number;
  floor: number;
  vanishing: Point;
  /** Pixels of a centimetre at the far wall. */
  scale: number;
  /** A point of the far wall's plane moved towards the eye. */
  toward(point: Point, k: number): Point;
}

/** How high the eye is, and how far from the far wall. */
const EYE_CM = 165;
const EYE_DISTANCE_CM = 520;
/** Side walls, as shares of the width: the one with the window is seen more of. */
const SIDES = { window: [0.11, 0.15], other: [0.04, 0.08] } as const;

const TOLD_SIDES = 0.42;

interface ShellOptions {
  canvas: Canvas;
  scale: number;
  floorPx: number;
  ceilingCm: number;
}

export function shellOf({ canvas, scale, floorPx, ceilingCm }: ShellOptions): Shell {
  const { widthPx, random, stage } = canvas;
  // Where furniture is told, the wall that it stands along is the picture.
  const seen = stage.interior ? TOLD_SIDES : 1;
  const left = widthPx * seen * random.between(...SIDES.window);
  const right = widthPx * (1 - seen * random.between(...SIDES.other));
  const vanishing: Point = [
    widthPx * (0.54 + (stage.focusX - 0.5) * 0.3),
    floorPx - EYE_CM * scale,
  ];
  return {
    left,
    right,
    ceiling: floorPx - ceilingCm * scale,
    floor: floorPx,
    vanishing,
    scale,
    toward: ([x, y], k) => [
      vanishing[0] + (x - vanishing[0]) * k,
      vanishing[1] + (y - vanishing[1]) * k,
    ],
  };
}

/** How much larger something is that comes so far out of the far wall. */
export function nearness(depthCm: number): number {
  return EYE_DISTANCE_CM / (EYE_DISTANCE_CM - depthCm);
}

type Tone = (color: Hex, key?: number) => Hex;
/** Beyond the picture in every direction. */
const OUTSIDE_K = 12;

/** Side walls and ceiling. */
export function sidesMarkup(canvas: Canvas, shell: Shell, wall: Hex, tone: Tone): string {
  const { left, right, ceiling, floor, toward } = shell;
  const out = (point: Point) => toward(point, OUTSIDE_K);
  const face = (points: readonly Point[], color: Hex) => shape(points, color);
  const side = (x: number, key: number) =>
    face([[x, ceiling], [x, floor], out([x, floor]), out([x, ceiling])], tone(wall, key));
  const skirting = (x: number) => {
    const low: Point = [x, floor];
    const high: Point = [x, floor - 9 * shell.scale];
    return face([low, high, out(high), out(low)], tone(wall, 0.32));
  };
  const top = face(
    [[left, ceiling], [right, ceiling], out([right, ceiling]), out([left, ceiling])],
    tone(wall, 0.62),
  );
  return top + side(left, -0.17) + side(right, 0.2) + skirting(left) + skirting(right);
}

const WINDOW = { from: 1.16, to: 1.9, lowCm: 70, highCm: 260, frameCm: 7 } as const;

/** A tall window in the side that light comes from. */
export function sideWindow({ air, pen }: Canvas, shell: Shell, tone: Tone): string {
  const { left, floor, scale, toward, ceiling } = shell;
  const high = Math.max(ceiling + 24 * scale, floor - WINDOW.highCm * scale);
  const low = floor - WINDOW.lowCm * scale;
  const quad = (k0: number, k1: number, y0: number, y1: number): Point[] => [
    toward([left, y0], k0),
    toward([left, y1], k0),
    toward([left, y1], k1),
    toward([left, y0], k1),
  ];
  const f = WINDOW.frameCm * scale;
  const sky = pen.linear(
    [0, high],
    [0, low],
    [
      [0, air.light.skyTop],
      [1, air.light.skyLow],
    ],
  );
  const middle = (WINDOW.from + WINDOW.to) / 2 - 0.04;
  const frame = tone('#fff8ee', 0.05);
  return (
    shape(quad(WINDOW.from - 0.03, WINDOW.to + 0.03, high - f, low + f), frame) +
    path(polygon(quad(WINDOW.from, WINDOW.to, high, low)), sky) +
    shape(quad(middle, middle + 0.03, high, low), frame) +
    shape(
      quad(
        WINDOW.from,
        WINDOW.to,
        high + (low - high) * 0.36,
        high + (low - high) * 0.36 + f * 0.6,
      ),
      frame,
    )
  );
}

const BOARD_CM = 30;
const TILE_CM = 62;
const ROWS = 9;

/** The floor, its boards or tiles running to the vanishing point. */
export function floorMarkup(
  canvas: Canvas,
  shell: Shell,
  style: RoomSpec['floor'],
  color: Hex,
  tone: Tone,
): string {
  const { widthPx, heightPx } = canvas;
  const { floor } = shell;
  const base = rectangle([0, floor], widthPx, heightPx - floor, tone(color));
  const near = rectangle(
    [0, floor],
    widthPx,
    Math.max(2, (heightPx - floor) * 0.035),
    tone(color, -0.3),
    {
      opacity: 0.4,
    },
  );
  if (style === 'carpet' || style === 'concrete') return base + near;
  const pattern =
    style === 'boards'
      ? boards(shell, widthPx, tone(color, -0.1))
      : tiles(shell, widthPx, tone(color, style === 'checks' ? -0.2 : 0.22));
  return base + canvas.pen.clip(`M0 ${floor.toFixed(1)}H${widthPx}V${heightPx}H0Z`, pattern) + near;
}

/** Every second board. */
function boards({ vanishing, floor, scale, toward }: Shell, widthPx: number, fill: Hex): string {
  const step = BOARD_CM * scale;
  const first = -Math.ceil(vanishing[0] / step) - 2;
  const count = Math.ceil(widthPx / step) + 4;
  return times(count, (index) => {
    const x = vanishing[0] + (first + index) * step;
    if ((first + index) % 2 !== 0) return '';
    return shape(
      [[x, floor], [x + step, floor], toward([x + step, floor], 5), toward([x, floor], 5)],
      fill,
      { opacity: 0.75 },
    );
  }).join('');
}

function tiles({ vanishing, floor, scale, toward }: Shell, widthPx: number, fill: Hex): string {
  const step = TILE_CM * scale;
  const first = -Math.ceil(vanishing[0] / step) - 1;
  const columns = Math.ceil(widthPx / step) + 2;
  const kOf = (row: number) => 1 / Math.max(0.12, 1 - (row * TILE_CM) / EYE_DISTANCE_CM);
  return times(ROWS * columns, (index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    if ((row + column) % 2) return '';
    const x = vanishing[0] + (first + column) * step;
    const [a, b] = [kOf(row), kOf(row + 1)];
    return shape(
      [
        toward([x, floor], a),
        toward([x + step, floor], a),
        toward([x + step, floor], b),
        toward([x, floor], b),
      ],
      fill,
      { opacity: 0.7 },
    );
  }).join('');
}

/** What the side window throws on the floor: its panes, drawn out away from it. */
export function floorLight({ air }: Canvas, { left, floor, scale, toward }: Shell): string {
  const pane = (from: number, to: number, start: number, length: number) => {
    const x = left + start * scale;
    const reach = length * scale;
    const lean = 34 * scale;
    return shape(
      [
        toward([x, floor], from),
        toward([x + reach, floor], from - 0.05),
        toward([x + reach + lean, floor], to - 0.05),
        toward([x + lean, floor], to),
      ],
      air.light.light,
      { opacity: 0.2 },
    );
  };
  return [
    pane(1.12, 1.3, 60, 78),
    pane(1.12, 1.3, 146, 92),
    pane(1.34, 1.6, 52, 78),
    pane(1.34, 1.6, 138, 92),
  ].join('');
}
