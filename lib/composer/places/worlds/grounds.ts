import { type Hex, mix } from '@/lib/color/hex';
import { ellipse, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { clamp, heightOf, type Point, times, widthOf } from '@/lib/svg/point';
import { type Canvas, openGround } from '../canvas';
import { kitBox, kitThingAt } from '../kit-things';
import { addFarHills, addMountains } from '../outdoor/far';
import { addSky, cloud, streak } from '../outdoor/sky';
import { addSkyline } from '../outdoor/skyline';
import { addSkySigns } from '../outdoor/weather';
import { castShadow, conifer, parkTree } from '../outdoor/trees';
import type { Ground } from '../place';
import { type Backdrop, type GroundSpec, GROUNDS, type Marking, type Prop } from './grounds.data';
import { OWN_PROPS } from './grounds-own';
import { frontRow } from './street';
import { world } from './world';

/** Grounds that people have laid out, from their data: sky, what is behind, the ground, and what stands on it. */

const HORIZON = 0.52;
const MAIN_Y = 0.86;
/** What the height of a picture without main things is, in centimetres at the front. */
const EMPTY_CM = 330;

function treeLine(canvas: Canvas, horizon: number, isConifer: boolean): string {
  const { widthPx, heightPx, random, stage } = canvas;
  const isSnowy = stage.season === 'winter';
  const leaf: Hex = stage.season === 'autumn' ? '#d9823c' : '#4f9f5f';
  return times(11, (index) => {
    const foot: Point = [
      widthPx * ((index + random.between(0.2, 0.8)) / 11),
      horizon + heightPx * 0.012,
    ];
    const size = heightPx * random.between(0.1, 0.17);
    return isConifer
      ? conifer(canvas, { foot, size, color: '#2f7a62', far: 0.4, snow: isSnowy })
      : parkTree(canvas, { foot, size, color: leaf, far: 0.35, snow: isSnowy });
  }).join('');
}

const BACKDROPS: Readonly<Record<Backdrop, (canvas: Canvas, horizon: number) => void>> = {
  skyline: (canvas, horizon) => addSkyline(canvas, horizon, { heightShare: 0.5, nearFar: 0.6 }),
  hills: (canvas, horizon) => addFarHills(canvas, horizon, '#7fb88a'),
  mountains: (canvas, horizon) => addMountains(canvas, horizon),
  houses: (canvas, horizon) =>
    canvas.add({
      id: 'houses',
      depth: 0.003,
      svg: frontRow(canvas, {
        basePx: horizon + 4,
        scale: canvas.heightPx / 3400,
        styles: ['gable', 'timber', 'mansard'],
        floors: [2, 3],
        shops: 0.3,
        far: 0.35,
      }),
    }),
  trees: (canvas, horizon) =>
    canvas.add({ id: 'tree-line', depth: 0.006, svg: treeLine(canvas, horizon, false) }),
  conifers: (canvas, horizon) =>
    canvas.add({ id: 'tree-line', depth: 0.006, svg: treeLine(canvas, horizon, true) }),
  clouds: (canvas, horizon) => {
    const { widthPx, heightPx, random } = canvas;
    const bank = times(9, (index) => {
      const x = widthPx * ((index + random.between(0.2, 0.8)) / 9);
      const y = horizon + heightPx * random.between(-0.02, 0.05);
      return cloud(canvas, [x, y], widthPx * random.between(0.1, 0.19), 0.92);
    });
    canvas.add({ id: 'cloud-bank', depth: 0.002, svg: bank.join(''), shows: ['clouds'] });
  },
  sea: (canvas, horizon) =>
    canvas.add({
      id: 'sea',
      depth: 0.002,
      svg: rectangle(
        [0, horizon - canvas.heightPx * 0.07],
        canvas.widthPx,
        canvas.heightPx * 0.1,
        canvas.air.tone('#3f8fc4', 0.1, 0.3),
      ),
    }),
};

interface Plane {
  canvas: Canvas;
  horizon: number;
  /** A point of the ground: across in shares of the width at the lower edge, and its depth. */
  at(x: number, depth: number): Point;
  paint: Hex;
}

const quad = (plane: Plane, [x0, x1]: Point, [d0, d1]: Point, color: Hex, opacity = 0.85) =>
  shape([plane.at(x0, d0), plane.at(x1, d0), plane.at(x1, d1), plane.at(x0, d1)], color, {
    opacity,
  });

const lineTo = (plane: Plane, from: Point, to: Point, width: number) => {
  const [a, b] = [plane.at(...(from as [number, number])), plane.at(...(to as [number, number]))];
  return stroke(
    `M${number(a[0])} ${number(a[1])}L${number(b[0])} ${number(b[1])}`,
    plane.paint,
    width * plane.canvas.unit,
    { opacity: 0.8 },
  );
};

/** Spots of another tone, in perspective: stones, tufts, scratches. */
function specks(plane: Plane, color: Hex, count: number, flat: number): string {
  const { random, widthPx, unit } = plane.canvas;
  return times(count, () => {
    const depth = random() ** 1.4;
    const [, y] = plane.at(0, depth);
    const r = (4 + 30 * depth) * unit * random.between(0.5, 1.2);
    return ellipse([random() * widthPx, y], r, r * flat, color, { opacity: 0.5 });
  }).join('');
}

const slabs = (plane: Plane) =>
  times(9, (row) => {
    const depth = (row / 9) ** 1.6;
    return lineTo(plane, [-3, depth], [4, depth], 1.4);
  }).join('') +
  times(21, (index) => lineTo(plane, [-4 + index * 0.45, 0], [-4 + index * 0.45, 1.2], 1.4)).join(
    '',
  );

/** The bare earth about the bases, the foul lines, and a base at each corner. */
function diamond(plane: Plane, floor: Hex): string {
  const earth = plane.canvas.air.tone('#c9935f', 0.1);
  const corners: readonly Point[] = [
    [0.5, 0.9],
    [1.5, 0.3],
    [0.5, 0.08],
    [-0.5, 0.3],
  ];
  const around = (inset: number): Point[] =>
    corners.map(([x, depth]) => plane.at(0.5 + (x - 0.5) * inset, 0.36 + (depth - 0.36) * inset));
  const bases = corners.map(([x, depth]) =>
    quad(plane, [x - 0.04, x + 0.04], [depth, depth + 0.03], plane.paint, 1),
  );
  return (
    specks(plane, mix(floor, '#2f7a4a', 0.35), 20, 0.14) +
    shape(around(1.25), earth) +
    shape(around(0.78), floor) +
    lineTo(plane, [0.5, 0.9], [2.6, 0.1], 3) +
    lineTo(plane, [0.5, 0.9], [-1.6, 0.1], 3) +
    bases.join('')
  );
}

/** A basin from side to side with its kerb, the tiles of its far wall, and light on the water. */
function pool(plane: Plane): string {
  const { air, random, widthPx, unit } = plane.canvas;
  const water = air.tone('#4fb3dc', 0.05);
  const glints = times(40, () => {
    const depth = 0.22 + 0.78 * random() ** 1.2;
    const [, y] = plane.at(0, depth);
    const color = random.pick([air.tone('#a6e0f4', 0.3), air.tone('#2f8fc4', -0.1)]);
    const at: Point = [random() * widthPx, y];
    return streak(at, (20 + 70 * depth) * unit, (2 + 4 * depth) * unit, color, 0.55);
  });
  return (
    slabs(plane) +
    quad(plane, [-9, 10], [0.1, 0.14], air.tone('#f4f1ea', 0.2), 1) +
    quad(plane, [-9, 10], [0.14, 0.19], air.tone('#2f86b4', -0.2), 1) +
    quad(plane, [-9, 10], [0.18, 1.2], water, 1) +
    glints.join('')
  );
}

/** Bands of mown grass, the touchline and the box before a goal. */
function pitch(plane: Plane, floor: Hex): string {
  const bands = times(5, (index) =>
    quad(plane, [-3, 4], [index * 0.22, index * 0.22 + 0.11], mix(floor, '#2f7a4a', 0.22), 0.6),
  );
  const box = [
    [0.5, 0.1, 1.4, 0.1],
    [0.5, 0.1, 0.5, 0.24],
    [1.4, 0.1, 1.4, 0.24],
    [0.5, 0.24, 1.4, 0.24],
    [-3, 0.1, 4, 0.1],
  ].map(([x0 = 0, d0 = 0, x1 = 0, d1 = 0]) => lineTo(plane, [x0, d0], [x1, d1], 3));
  return bands.join('') + box.join('');
}

const MARKINGS: Readonly<Record<Marking, (plane: Plane, floor: Hex) => string>> = {
  bays: (plane) =>
    times(12, (index) =>
      lineTo(plane, [-2.3 + index * 0.5, 0.12], [-2.3 + index * 0.5, 0.42], 4),
    ).join('') + lineTo(plane, [-3, 0.12], [4, 0.12], 4),
  court: (plane) => {
    const [cx, cy] = plane.at(0.5, 0.62);
    const { widthPx, heightPx, unit } = plane.canvas;
    return (
      quad(plane, [0.2, 1.3], [0.16, 0.5], mix(plane.paint, '#3f6fb0', 0.75), 0.75) +
      lineTo(plane, [-0.4, 0.14], [1.6, 0.14], 4) +
      lineTo(plane, [0.2, 0.16], [0.2, 0.5], 4) +
      lineTo(plane, [1.3, 0.16], [1.3, 0.5], 4) +
      lineTo(plane, [0.2, 0.5], [1.3, 0.5], 4) +
      `<ellipse cx="${number(cx)}" cy="${number(cy)}" rx="${number(widthPx * 0.3)}" ry="${number(heightPx * 0.07)}" fill="none" stroke="${plane.paint}" stroke-width="${number(4 * unit)}" opacity=".8"/>`
    );
  },
  tennis: (plane) => {
    const { canvas } = plane;
    const [, netY] = plane.at(0, 0.3);
    const high = canvas.heightPx * 0.07;
    return (
      quad(plane, [-0.5, 1.5], [0.06, 1.1], '#3f6fb0', 0.5) +
      lineTo(plane, [-0.3, 0.08], [1.3, 0.08], 4) +
      [-0.3, -0.1, 0.5, 1.1, 1.3].map((x) => lineTo(plane, [x, 0.08], [x, 1.1], 4)).join('') +
      lineTo(plane, [-0.1, 0.66], [1.1, 0.66], 4) +
      rectangle([0, netY - high], canvas.widthPx, high, canvas.air.tone('#2b2e52'), {
        opacity: 0.4,
      }) +
      rectangle([0, netY - high], canvas.widthPx, high * 0.16, plane.paint)
    );
  },
  ice: (plane) => {
    const { random, widthPx, unit } = plane.canvas;
    return (
      specks(plane, '#ffffff', 16, 0.12) +
      times(14, () => {
        const [, y] = plane.at(0, random() * 0.95 + 0.05);
        const x = random() * widthPx;
        const long = random.between(40, 190) * unit;
        return path(
          `M${number(x)} ${number(y)}q${number(long * 0.5)} ${number(-10 * unit)} ${number(long)} ${number(4 * unit)}q${number(-long * 0.5)} ${number(-8 * unit)} ${number(-long)} ${number(-4 * unit)}Z`,
          '#ffffff',
          { opacity: 0.75 },
        );
      }).join('')
    );
  },
  runway: (plane) =>
    quad(plane, [-0.9, 1.9], [0.2, 1.3], plane.canvas.air.tone('#7d839e'), 1) +
    times(5, (index) =>
      quad(plane, [-0.5 + index * 0.5, -0.2 + index * 0.5], [0.6, 0.66], plane.paint),
    ).join(''),
  slabs,
  cobbles: (plane, floor) => specks(plane, mix(floor, '#5a4a5a', 0.3), 110, 0.3),
  grass: (plane, floor) => specks(plane, mix(floor, '#2f7a4a', 0.35), 26, 0.14),
  planks: (plane) =>
    times(33, (index) => lineTo(plane, [-4 + index * 0.28, 0], [-4 + index * 0.28, 1.2], 2)).join(
      '',
    ),
  earth: (plane, floor) =>
    specks(plane, mix(floor, '#6a4a34', 0.35), 30, 0.2) +
    specks(plane, mix(floor, '#ffffff', 0.3), 16, 0.2),
  diamond,
  pitch,
  pool,
  track: (plane) =>
    times(9, (index) =>
      lineTo(plane, [-1.6 + index * 0.52, 0], [-1.6 + index * 0.52, 1.2], 4),
    ).join(''),
};

/** Colours of a ground under snow, and of lawns by season. */
function floorOf({ stage }: Canvas, { floor, marking }: GroundSpec): Hex {
  if (marking === 'ice') return floor;
  if (stage.season === 'winter' || stage.weather === 'snowfall') return mix(floor, '#eef4fa', 0.85);
  return stage.season === 'autumn' && /^(?:grass|diamond|pitch)$/.test(marking)
    ? mix(floor, '#c9963f', 0.5)
    : floor;
}

function addFloor(canvas: Canvas, spec: GroundSpec, horizon: number, id: string): void {
  const { widthPx, heightPx, air, pen } = canvas;
  const floor = floorOf(canvas, spec);
  const plane: Plane = {
    canvas,
    horizon,
    paint: air.tone(
      /^(?:slabs|planks)$/.test(spec.marking) ? mix(floor, '#5a5a70', 0.22) : '#fff6e3',
      0.05,
    ),
    at: (x, depth) => {
      const near = 0.16 + 0.84 * depth;
      return [widthPx * (0.5 + (x - 0.5) * near), horizon + (heightPx - horizon) * depth];
    },
  };
  const fill = pen.linear(
    [0, horizon],
    [0, heightPx],
    [
      [0, air.tone(floor, 0.2, 0.3)],
      [1, air.tone(floor, -0.12)],
    ],
  );
  const area = `M0 ${number(horizon)}H${number(widthPx)}V${number(heightPx)}H0Z`;
  canvas.add({
    id: 'ground',
    depth: 0.01,
    svg:
      rectangle([0, horizon], widthPx, heightPx - horizon, fill) +
      pen.clip(area, MARKINGS[spec.marking](plane, air.tone(floor))),
    shows: [id],
  });
}

/** True sizes are compressed from here on, as beside people. */
const EVEN_CM = 200;
const COMPRESSION = 0.62;
/** Of the height above its foot, what the highest takes. */
const TALLEST = 0.86;
const WIDEST = 0.62;

function addProp(canvas: Canvas, ground: Ground, prop: Prop, index: number, id: string): void {
  const { widthPx, pen, air, stage } = canvas;
  const [concept, share, depth, askedCm] = prop;
  const own = OWN_PROPS[concept];
  const box = own ? own.box : kitBox(concept);
  const natural = heightOf(box);
  if (natural <= 0 || stage.things?.has(concept)) return;
  const cm = askedCm ?? natural;
  const drawnCm = cm > EVEN_CM ? EVEN_CM * (cm / EVEN_CM) ** COMPRESSION : cm;
  const x = widthPx * (stage.focusX > 0.5 ? 1 - share : share);
  const y = ground.yAt(depth, share);
  const scale = Math.min(
    (drawnCm / natural) * ground.pxPerCmAt(clamp(depth + 0.14, 0, 1)),
    (y * TALLEST) / natural,
    (widthPx * WIDEST) / widthOf(box),
  );
  const far = clamp(0.3 - depth * 0.8, 0, 0.3);
  const tone = (color: Hex) => air.tone(color, 0, far);
  const at: Point = [x, y];
  canvas.add({
    id: `prop-${index + 1}`,
    depth: depth + index * 0.0001,
    svg:
      castShadow(canvas, at, (widthOf(box) * scale) / 2.2) +
      (own ? own.draw(canvas, at, scale) : kitThingAt(concept, pen, tone, { at, scale })),
    shows: [id],
  });
}

function drawGround(canvas: Canvas, id: string, spec: GroundSpec): Ground {
  const { heightPx, stage } = canvas;
  const horizon = heightPx * (spec.horizon ?? HORIZON);
  addSky(canvas, horizon);
  addSkySigns(canvas, horizon, stage.parts);
  for (const back of spec.back) BACKDROPS[back](canvas, horizon);
  addFloor(canvas, spec, horizon, id);
  const ground = openGround(stage, horizon, heightPx * MAIN_Y);
  // Where nothing else stands, what belongs to the ground is the picture.
  const pxPerCm = Math.max(stage.pxPerCm, stage.things?.size === 0 ? heightPx / EMPTY_CM : 0);
  const propGround = openGround({ ...stage, pxPerCm }, horizon, heightPx * MAIN_Y);
  spec.props.forEach((prop, index) => addProp(canvas, propGround, prop, index, id));
  return ground;
}

export const grounds = Object.entries(GROUNDS).map(([id, spec]) =>
  world(id, (canvas) => drawGround(canvas, id, spec)),
);
