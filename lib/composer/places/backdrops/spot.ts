import { circle, ellipse, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { blob, number, roundedPath } from '@/lib/svg/path';
import { clamp, type Point, times } from '@/lib/svg/point';
import { type Canvas, createCanvas, floorGround } from '../canvas';
import { cloudPath } from '../outdoor/sky';
import type { Place, Stage } from '../place';
import { type Tints, tintsOf } from './tints';

/** A quiet tinted shape behind the subject and a ground under it: the backdrop where no place is named. */

interface Spot {
  canvas: Canvas;
  tints: Tints;
  /** Middle of the subject and half of the space it may fill. */
  center: Point;
  reach: Point;
  floorPx: number;
  /** Where the subject's foot is. */
  standPx: number;
}

/** An uneven round shape, wider than high as the picture is. */
function blobShape({ canvas, center, reach }: Spot): string {
  const { random } = canvas;
  const count = random.whole(6, 8);
  const turn = random.between(0, 6);
  return blob(
    times(count, (index): Point => {
      const angle = (index / count) * 2 * Math.PI + turn;
      const far = random.between(0.86, 1.08);
      const square = 1 + 0.1 * Math.cos(4 * angle);
      return [
        center[0] + Math.cos(angle) * reach[0] * far * square,
        center[1] + Math.sin(angle) * reach[1] * far * square,
      ];
    }),
  );
}

/** The shape sits on a floor that runs from edge to edge. */
function floorBand({ canvas, tints, floorPx }: Spot): string {
  return rectangle([0, floorPx], canvas.widthPx, canvas.heightPx - floorPx, tints.floor, {
    opacity: 0.85,
  });
}

function groundShadow({ canvas, tints, center, standPx, reach }: Spot, share = 0.9): string {
  return ellipse(
    [center[0], standPx + 4 * canvas.unit],
    reach[0] * share,
    Math.max(10 * canvas.unit, reach[0] * 0.055),
    tints.floor,
    { opacity: 0.9 },
  );
}

type Variant = (spot: Spot) => string;

const blobOnFloor: Variant = (spot) => path(blobShape(spot), spot.tints.shape) + floorBand(spot);

const blobWithShadow: Variant = (spot) =>
  path(blobShape(spot), spot.tints.shape) + groundShadow(spot);

const disc: Variant = (spot) => {
  const radius = Math.min(spot.reach[0], spot.reach[1]) * 0.98;
  return (
    circle([spot.center[0], spot.center[1]], radius, spot.tints.shape) + groundShadow(spot, 0.8)
  );
};

const discOnFloor: Variant = (spot) => {
  const radius = Math.min(spot.reach[0], spot.reach[1]) * 0.94;
  const side = spot.canvas.random.pick([-0.18, 0, 0.18]);
  return (
    circle(
      [spot.center[0] + side * radius, spot.center[1] - radius * 0.06],
      radius,
      spot.tints.shape,
    ) + floorBand(spot)
  );
};

const arch: Variant = (spot) => {
  const { center, reach, floorPx, tints } = spot;
  const half = Math.min(reach[0] * 0.78, reach[1] * 0.92);
  const top = center[1] - reach[1] * 0.98;
  const door = (inset: number) => {
    const w = half - inset;
    return `M${number(center[0] - w)} ${number(floorPx)}V${number(top + inset + w)}A${number(w)} ${number(w)} 0 0 1 ${number(center[0] + w)} ${number(top + inset + w)}V${number(floorPx)}Z`;
  };
  return (
    path(door(0), tints.shape) +
    path(door(half * 0.14), tints.light, { opacity: 0.45 }) +
    floorBand(spot)
  );
};

const hills: Variant = (spot) => {
  const { canvas, tints, floorPx } = spot;
  const { widthPx: w, heightPx: h, random } = canvas;
  const bend = random.between(0.04, 0.12) * h;
  const land = `M0 ${number(floorPx + bend * 0.3)}Q${number(w * 0.28)} ${number(floorPx - bend)} ${number(w * 0.56)} ${number(floorPx)}T${number(w)} ${number(floorPx - bend * 0.2)}V${h}H0Z`;
  return path(blobShape(spot), tints.shape) + path(land, tints.floor);
};

const frame: Variant = (spot) => {
  const { center, reach, tints, canvas } = spot;
  const w = reach[0] * 0.96;
  const h = reach[1] * 0.96;
  const data = roundedPath([center[0] - w, center[1] - h], w * 2, h * 2, Math.min(w, h) * 0.22);
  const shift = 16 * canvas.unit;
  return (
    `<g transform="translate(${number(shift)} ${number(shift)})">${path(data, tints.floor, { opacity: 0.5 })}</g>` +
    path(data, tints.shape) +
    groundShadow(spot, 0.72)
  );
};

const twoBlobs: Variant = (spot) => {
  const { center, reach, tints } = spot;
  const other: Spot = {
    ...spot,
    center: [center[0] + reach[0] * 0.42, center[1] + reach[1] * 0.28],
    reach: [reach[0] * 0.62, reach[1] * 0.62],
  };
  return (
    path(
      blobShape({ ...spot, center: [center[0] - reach[0] * 0.1, center[1] - reach[1] * 0.06] }),
      tints.shape,
    ) +
    path(blobShape(other), tints.floor, { opacity: 0.45 }) +
    groundShadow(spot, 0.85)
  );
};

/** Three arches, the middle one the highest, on a floor. */
function archesOnFloor(spot: Spot): string {
  const { center, reach, floorPx, tints } = spot;
  const door = (x: number, half: number, top: number, fill: string) =>
    path(
      `M${number(x - half)} ${number(floorPx)}V${number(top + half)}A${number(half)} ${number(half)} 0 0 1 ${number(x + half)} ${number(top + half)}V${number(floorPx)}Z`,
      fill,
    );
  const top = center[1] - reach[1] * 0.98;
  const half = Math.min(reach[0] * 0.5, (floorPx - top) * 0.6);
  const low = top + (floorPx - top) * 0.34;
  return (
    door(center[0] - half * 1.12, half * 0.66, low, tints.floor) +
    door(center[0] + half * 1.12, half * 0.66, low, tints.floor) +
    door(center[0], half, top, tints.shape) +
    floorBand(spot)
  );
}

const VARIANTS: readonly [Variant, ...Variant[]] = [
  blobOnFloor,
  blobWithShadow,
  disc,
  discOnFloor,
  arch,
  hills,
  frame,
  twoBlobs,
];

/** On a wide page: shapes that reach to its sides. */
const WIDE_VARIANTS: readonly [Variant, ...Variant[]] = [
  blobOnFloor,
  blobWithShadow,
  hills,
  twoBlobs,
  archesOnFloor,
];
const WIDE_RATIO = 1.5;

const isWide = ({ widthPx, heightPx }: Pick<Stage, 'widthPx' | 'heightPx'>) =>
  widthPx > heightPx * WIDE_RATIO;

/** A few quiet marks around the shape: clouds, dots, plus signs, sparkles, or a leaf at each side. */
function ornaments(spot: Spot): string {
  const { canvas, tints, center, reach } = spot;
  const { random, unit } = canvas;
  const kind = isWide(canvas)
    ? random.pick(['clouds', 'leaves', 'leaves', 'dots'] as const)
    : random.pick(['clouds', 'dots', 'sparkles', 'leaves', 'none', 'none'] as const);
  const around = (count: number): Point[] =>
    times(count, (index) => {
      const angle = Math.PI * (1.08 + (0.84 * (index + random.between(0.2, 0.8))) / count);
      const far = random.between(0.98, 1.14);
      return [
        center[0] + Math.cos(angle) * reach[0] * far,
        center[1] + Math.sin(angle) * reach[1] * far,
      ];
    });
  if (kind === 'clouds')
    return around(3)
      .map((at) => path(cloudPath(canvas, at, random.between(34, 60) * unit), tints.light))
      .join('');
  if (kind === 'dots')
    return around(7)
      .map((at) =>
        circle(at, random.between(3, 9) * unit, random.chance(0.5) ? tints.deep : tints.floor, {
          opacity: 0.6,
        }),
      )
      .join('');
  if (kind === 'sparkles')
    return around(5)
      .map((at) => sparkle(at, random.between(9, 17) * unit, tints))
      .join('');
  if (kind === 'leaves') return leafPair(spot);
  return '';
}

function sparkle([x, y]: Point, size: number, { deep }: Tints): string {
  const n = number;
  const w = size * 0.16;
  return path(
    `M${n(x)} ${n(y - size)}Q${n(x + w)} ${n(y - w)} ${n(x + size)} ${n(y)}Q${n(x + w)} ${n(y + w)} ${n(x)} ${n(y + size)}Q${n(x - w)} ${n(y + w)} ${n(x - size)} ${n(y)}Q${n(x - w)} ${n(y - w)} ${n(x)} ${n(y - size)}Z`,
    deep,
    { opacity: 0.65 },
  );
}

/** Tall leaves in the shape's own hue at both sides of the ground. */
function leafPair({ canvas, tints, center, reach, floorPx }: Spot): string {
  const { random, unit } = canvas;
  const n = number;
  return [-1, 1]
    .map((side) => {
      const x = center[0] + side * reach[0] * 0.92;
      const y = floorPx + 12 * unit;
      return times(4, (index) => {
        const lean = (index - 1.5) * 0.34 + side * 0.08;
        const h =
          random.between(90, 150) *
          unit *
          (isWide(canvas) ? 1.8 : 1) *
          (index === 0 || index === 3 ? 0.7 : 1);
        const tip: Point = [x + Math.sin(lean) * h, y - Math.cos(lean) * h];
        const w = h * 0.17;
        const middle: Point = [(x + tip[0]) / 2, (y + tip[1]) / 2];
        return (
          path(
            `M${n(x)} ${n(y)}Q${n(middle[0] - w)} ${n(middle[1])} ${n(tip[0])} ${n(tip[1])}Q${n(middle[0] + w)} ${n(middle[1])} ${n(x)} ${n(y)}Z`,
            index % 2 ? tints.deep : tints.floor,
            { opacity: 0.75 },
          ) +
          stroke(
            `M${n(x)} ${n(y)}L${n(x + (tip[0] - x) * 0.85)} ${n(y + (tip[1] - y) * 0.85)}`,
            tints.light,
            1.6 * unit,
            { opacity: 0.5 },
          )
        );
      }).join('');
    })
    .join('');
}

/** From the edge of the floor to where things stand on it, of the height. */
const FLOOR_SHARE = 0.065;
/** Half of the shape's width and height, of the picture's shorter side and height. */
const REACH = { least: 0.34, most: 0.47, beyond: 1.16 } as const;
/** The same of a wide page's own width and height. */
const WIDE_REACH = { wide: 0.37, high: 0.43 } as const;
const MARGIN_SHARE = 0.035;

/** A shape around the subject, wholly in the picture. */
function aroundSubject(
  { widthPx, heightPx, focusX, subject }: Stage,
  standPx: number,
): Pick<Spot, 'center' | 'reach'> {
  const side = Math.min(widthPx, heightPx);
  if (isWide({ widthPx, heightPx })) {
    const high = heightPx * WIDE_REACH.high;
    const half = Math.max(
      widthPx * WIDE_REACH.wide,
      subject ? ((subject.right - subject.left) / 2) * widthPx * REACH.beyond : 0,
    );
    const x = widthPx * (0.5 + (focusX - 0.5) * 0.5);
    return {
      center: [x, Math.max(heightPx * MARGIN_SHARE + high, standPx - high * 0.92)],
      reach: [Math.min(half, widthPx * (0.5 - MARGIN_SHARE)), high],
    };
  }
  const wide = subject ? ((subject.right - subject.left) / 2) * widthPx : side * 0.4;
  const high = subject ? ((standPx / heightPx - subject.top) / 2) * heightPx : side * 0.4;
  const reachX = clamp(
    wide * REACH.beyond,
    side * REACH.least,
    Math.max(side * REACH.most, widthPx * 0.4),
  );
  const reachY = clamp(high * REACH.beyond, reachX * 0.62, heightPx * 0.44);
  const fitted = Math.min(reachX, reachY * 1.9, widthPx * (0.5 - MARGIN_SHARE));
  const inset = fitted * 1.06 + side * MARGIN_SHARE;
  const x = clamp(widthPx * focusX, inset, Math.max(inset, widthPx - inset));
  const top = heightPx * MARGIN_SHARE + reachY * 1.06;
  return { center: [x, Math.max(top, standPx - reachY * 0.92)], reach: [fitted, reachY] };
}

function draw(stage: Stage) {
  const canvas = createCanvas(stage, 'spot');
  const { widthPx, heightPx, random } = canvas;
  const tints = tintsOf(stage);
  const standPx = heightPx * (stage.standY ?? random.between(0.84, 0.9));
  const floorPx = standPx - heightPx * FLOOR_SHARE;
  const spot: Spot = { canvas, tints, ...aroundSubject(stage, standPx), floorPx, standPx };
  const variant = random.pick(isWide(stage) ? WIDE_VARIANTS : VARIANTS);
  canvas.add({
    id: 'paper',
    role: 'backdrop',
    depth: 0,
    svg: shape(
      [
        [0, 0],
        [widthPx, 0],
        [widthPx, heightPx],
        [0, heightPx],
      ],
      tints.paper,
    ),
  });
  canvas.add({ id: 'spot', role: 'backdrop', depth: 0.01, svg: variant(spot) });
  canvas.add({ id: 'ornaments', role: 'backdrop', depth: 0.02, svg: ornaments(spot) });
  return {
    layers: canvas.layers,
    ground: floorGround(stage, floorPx, standPx),
    spots: canvas.spots,
  };
}

export const spot: Place = { id: 'spot', draw };
