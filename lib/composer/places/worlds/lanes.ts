import { type Hex, mix } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { between, type Point, times } from '@/lib/svg/point';
import { type Canvas, floorGround } from '../canvas';
import { addFarHills } from '../outdoor/far';
import { addSky } from '../outdoor/sky';
import { addSkyline } from '../outdoor/skyline';
import type { Ground } from '../place';
import { type LaneSpec, LANES } from './lanes.data';
import { world } from './world';

/** Narrow streets seen along their middle: houses on both sides that run to one point. */

const EYE = { x: 0.5, y: 0.58 } as const;
/** How near to the point the last house ends: 1 would be there. */
const END_SHARE = 0.84;
const BAYS = 4;

interface Lane {
  canvas: Canvas;
  spec: LaneSpec;
  /** A point at the front moved so far along the street. */
  along(front: Point, share: number): Point;
}

const isLit = ({ air }: Canvas) => air.areLampsLit;
const n = number;

function laneOf(canvas: Canvas, spec: LaneSpec): Lane {
  const { widthPx, heightPx, stage } = canvas;
  const eye: Point = [widthPx * (EYE.x + (stage.focusX > 0.5 ? -0.06 : 0.06)), heightPx * EYE.y];
  return {
    canvas,
    spec,
    along: (front, share) => between(front, eye, Math.max(0, share) ** 0.62 * END_SHARE),
  };
}

/** One side of one house as a grid: 0 to 1 along the street and up its wall. */
interface Face {
  at(along: number, up: number): Point;
  side: -1 | 1;
  near: number;
}

function quad({ at }: Face, [a0, a1]: Point, [u0, u1]: Point, color: Hex): string {
  return shape([at(a0, u0), at(a1, u0), at(a1, u1), at(a0, u1)], color);
}

function paneOf({ air, random }: Canvas): Hex {
  if (!isLit({ air } as Canvas)) return air.tone(random.chance(0.5) ? '#6f8fb8' : '#7fa3c6', 0.1);
  return random.chance(0.6) ? air.glow('#ffd98a') : air.tone('#40506c');
}

function openings(lane: Lane, face: Face, storeys: number, trim: Hex): string {
  const { canvas, spec } = lane;
  const { air } = canvas;
  const frame = air.tone(spec.built === 'towers' ? '#20244a' : trim, face.side * 0.12);
  const isTower = spec.built === 'towers';
  const columns = isTower ? 4 : 2;
  const each = 1 / storeys;
  return times(storeys * columns, (index) => {
    const [level, column] = [Math.floor(index / columns), index % columns];
    const a = (column + 0.5) / columns;
    const half = 0.3 / columns;
    if (level === 0 && column === 0 && !isTower)
      return (
        quad(face, [a - half * 0.9, a + half * 0.9], [0, each * 0.76], frame) +
        quad(
          face,
          [a - half * 0.62, a - half * 0.06],
          [each * 0.1, each * 0.66],
          air.tone(trim, 0.3),
        ) +
        quad(
          face,
          [a + half * 0.06, a + half * 0.62],
          [each * 0.1, each * 0.66],
          air.tone(trim, 0.3),
        )
      );
    const low = level * each + each * 0.34;
    const high = low + each * 0.42;
    const shutters = isTower
      ? ''
      : quad(face, [a - half, a - half * 0.55], [low, high], frame) +
        quad(face, [a + half * 0.55, a + half], [low, high], frame);
    return shutters + quad(face, [a - half * 0.55, a + half * 0.55], [low, high], paneOf(canvas));
  }).join('');
}

function beamsOf({ canvas: { air } }: Lane, face: Face, storeys: number): string {
  const beam = air.tone('#6b4632', -0.1);
  return (
    times(storeys, (index) => {
      const up = (index + 1) / storeys;
      return quad(face, [0, 1], [up - 0.03, up], beam);
    }).join('') +
    [0, 0.48, 0.96].map((a) => quad(face, [a, a + 0.04], [1 / storeys, 1], beam)).join('')
  );
}

function bricksOf({ canvas }: Lane, face: Face, wall: Hex): string {
  const { air, random } = canvas;
  return times(16, () => {
    const [a, u] = [random.between(0, 0.85), random.between(0.04, 0.92)];
    return quad(
      face,
      [a, a + 0.1],
      [u, u + 0.025],
      air.tone(wall, random.chance(0.5) ? 0.3 : -0.3),
    );
  }).join('');
}

interface Hanger {
  lane: Lane;
  face: Face;
  index: number;
  /** Its size, and where it is over the street. */
  r: number;
  at: Point;
}

function blossoms({ lane: { canvas }, face, r }: Hanger): string {
  const { air, random } = canvas;
  const [x, y] = face.at(0.86, 0.5);
  return times(26, () =>
    circle(
      [x + random.between(-1.6, 1.6) * r, y + random.between(-3, 3.4) * r],
      r * random.between(0.25, 0.5),
      air.tone(random.pick(['#e0478f', '#f06aa8', '#c93f80', '#4f9a5a']), 0.1),
    ),
  ).join('');
}

const CLOTHS = ['#f2664f', '#f5b33f', '#3f7fd1', '#fff6ea'] as const;

function banner({ lane: { canvas }, face, index, r, at: [x, y] }: Hanger): string {
  const { air } = canvas;
  const [wall] = face.at(0.5, 0.62);
  return (
    stroke(`M${n(wall)} ${n(y - r * 1.3)}H${n(x - face.side * r)}`, air.tone('#3f4668'), r * 0.16) +
    rectangle([x - r, y - r * 1.2], r * 2, r * 2.2, air.tone(CLOTHS[index % 4] ?? CLOTHS[0], 0.1), {
      radius: r * 0.2,
    })
  );
}

const NEON = ['#ff5fa8', '#5fe8ff', '#ffd25f', '#b48aff'] as const;

function neonSign({ lane: { canvas }, index, r, at }: Hanger): string {
  const { air, pen } = canvas;
  const [x, y] = at;
  const color = NEON[index % NEON.length] ?? NEON[0];
  const glow = pen.radial(at, r * 5, [
    [0, color, 0.55],
    [1, color, 0],
  ]);
  return (
    circle(at, r * 5, glow) +
    rectangle([x - r * 0.8, y - r * 3], r * 1.6, r * 6, '#1d1c44', { radius: r * 0.3 }) +
    times(4, (bar) =>
      rectangle([x - r * 0.5, y - r * 2.6 + bar * r * 1.4], r, r * 0.7, air.glow(color), {
        radius: r * 0.2,
      }),
    ).join('')
  );
}

function paperLanterns({ lane: { canvas }, r, at: [x, top] }: Hanger): string {
  const { air, pen } = canvas;
  const isBurning = isLit(canvas);
  return times(2, (row) => {
    const at: Point = [x, top + row * r * 3.2];
    const glow = pen.radial(at, r * 4, [
      [0, '#ffb04a', 0.5],
      [1, '#ffb04a', 0],
    ]);
    const band = (dy: number) =>
      rectangle([x - r * 0.5, at[1] + dy * r], r, r * 0.4, air.tone('#e0ae4a'));
    return (
      (isBurning ? circle(at, r * 4, glow) : '') +
      ellipse(at, r * 1.05, r * 1.25, isBurning ? air.glow('#f2553f') : air.tone('#d9413b', 0.1)) +
      band(-1.5) +
      band(1.1)
    );
  }).join('');
}

const HANGERS: Readonly<Record<LaneSpec['hung'], (hanger: Hanger) => string>> = {
  flowers: blossoms,
  laundry: banner,
  signs: banner,
  neon: neonSign,
  lanterns: paperLanterns,
};

/** What hangs from a house over the street. */
function hung(lane: Lane, face: Face, index: number): string {
  const r = lane.canvas.heightPx * 0.024 * (0.35 + 0.65 * face.near);
  const [x, y] = face.at(0.5, 0.62);
  return HANGERS[lane.spec.hung]({ lane, face, index, r, at: [x - face.side * r * 1.6, y] });
}

function roofOf({ canvas, spec }: Lane, face: Face, wall: Hex): string {
  const { air } = canvas;
  if (spec.roof === 'flat') return quad(face, [0, 1], [1, 1.03], air.tone(wall, 0.5));
  return (
    quad(face, [-0.06, 1.04], [0.97, 1.1], air.tone(spec.roof, face.side < 0 ? 0.15 : -0.2)) +
    quad(face, [-0.06, 1.04], [0.965, 0.99], air.tone(spec.roof, -0.5))
  );
}

/** Both sides from the far house to the near one. */
function addHouses(lane: Lane): void {
  const { canvas, spec, along } = lane;
  const { widthPx: w, heightPx: h, random, air, pen } = canvas;
  times(BAYS, (index) => BAYS - 1 - index).forEach((bay) => {
    const svg = ([-1, 1] as const).map((side) => {
      const x = side < 0 ? -w * 0.04 : w * 1.04;
      const [near, far] = [bay / BAYS, (bay + 1) / BAYS];
      const storeys = random.whole(spec.storeys[0], spec.storeys[1]);
      const top = h * (0.94 - storeys * (spec.built === 'towers' ? 0.42 : 0.52));
      const face: Face = {
        side,
        near: 1 - near,
        at: (a, up) => along([x, h * 1.04 + (top - h * 1.04) * up], near + (far - near) * a),
      };
      const wall = random.pick(spec.walls);
      const fill = pen.linear(face.at(0, 0), face.at(1, 0), [
        [0, air.tone(wall, side < 0 ? 0.15 : -0.3)],
        [1, air.tone(wall, side < 0 ? 0 : -0.12, 0.25)],
      ]);
      const [a, b, c, d] = [face.at(0, 0), face.at(1, 0), face.at(1, 1), face.at(0, 1)];
      // The end of a house that is higher than the next one towards the eye.
      const gable = rectangle(
        [side < 0 ? 0 : d[0], d[1]],
        side < 0 ? Math.max(0, d[0]) : Math.max(0, w - d[0]),
        a[1] - d[1],
        air.tone(wall, -0.35),
      );
      return (
        (bay > 0 ? gable : '') +
        path(
          `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}L${n(c[0])} ${n(c[1])}L${n(d[0])} ${n(d[1])}Z`,
          fill,
        ) +
        (spec.built === 'brick' ? bricksOf(lane, face, wall) : '') +
        (spec.built === 'timber' ? beamsOf(lane, face, storeys) : '') +
        openings(lane, face, storeys, random.pick(spec.trims)) +
        roofOf(lane, face, wall) +
        hung(lane, face, bay * 2 + (side < 0 ? 0 : 1))
      );
    });
    canvas.add({
      id: `lane-houses-${bay}`,
      depth: 0.03 + 0.004 * (BAYS - bay),
      svg: svg.join(''),
      shows: ['house', 'door'],
    });
  });
}

function addEnd({ canvas, spec }: Lane, eyeY: number): void {
  const { widthPx: w, heightPx: h, air, random } = canvas;
  if (spec.end === 'towers') addSkyline(canvas, eyeY, { heightShare: 0.9, nearFar: 0.7 });
  else if (spec.end === 'sea')
    canvas.add({
      id: 'sea',
      depth: 0.004,
      svg: rectangle([0, eyeY - h * 0.05], w, h * 0.12, air.tone('#2f7fc4', 0.1, 0.2)),
      shows: ['sea'],
    });
  else addFarHills(canvas, eyeY + h * 0.01, '#6fae84');
  if (spec.end !== 'church') return;
  const [x, s] = [w * random.between(0.47, 0.53), h * 0.2];
  canvas.add({
    id: 'lane-church',
    depth: 0.02,
    svg:
      rectangle([x - s * 0.22, eyeY - s], s * 0.44, s * 1.2, air.tone('#f0dfc3', 0, 0.4)) +
      shape(
        [
          [x - s * 0.28, eyeY - s],
          [x, eyeY - s * 1.7],
          [x + s * 0.28, eyeY - s],
        ],
        air.tone('#9a4a35', 0, 0.4),
      ) +
      circle([x, eyeY - s * 0.72], s * 0.09, air.tone('#5a6480', 0, 0.4)),
  });
}

const STEPS = 16;
/** Of a step as it is seen, its tread; the rest is its riser. */
const TREAD = 0.66;

/** A flight that goes up the street between its houses, each step nearer to the last. */
function steps({ canvas, spec, along }: Lane): string {
  const { widthPx: w, heightPx: h, air } = canvas;
  const [left, right]: [Point, Point] = [
    [-w * 0.04, h * 1.04],
    [w * 1.04, h * 1.04],
  ];
  const band = (near: number, far: number, color: Hex) =>
    shape([along(left, near), along(right, near), along(right, far), along(left, far)], color);
  return times(STEPS, (index) => {
    const [near, far] = [index / STEPS, (index + 1) / STEPS];
    const edge = near + (far - near) * TREAD;
    return (
      band(near, edge, air.tone(spec.paving, 0.35 - 0.25 * near, 0.2 * near)) +
      band(edge, far, air.tone(spec.paving, -0.3, 0.2 * near))
    );
  }).join('');
}

function addPaving(lane: Lane): void {
  const { canvas, spec, along } = lane;
  const { widthPx: w, heightPx: h, air, pen, random, unit, stage } = canvas;
  const isStepped = stage.grown?.has('stairs') === true;
  const [left, right] = [along([-w * 0.04, h * 1.04], 1), along([w * 1.04, h * 1.04], 1)];
  const outline = `M${n(-w * 0.04)} ${n(h * 1.04)}L${n(left[0])} ${n(left[1])}L${n(right[0])} ${n(right[1])}L${n(w * 1.04)} ${n(h * 1.04)}Z`;
  const fill = pen.linear(
    [0, left[1]],
    [0, h],
    [
      [0, air.tone(spec.paving, 0.25, 0.2)],
      [1, air.tone(spec.paving, -0.15)],
    ],
  );
  const marks =
    spec.paved === 'slabs'
      ? times(9, (index) => {
          const [, y] = along([0, h * 1.04], index / 9);
          return rectangle([0, y], w, 1.6 * unit, air.tone(spec.paving, -0.35));
        }).join('')
      : times(70, () => {
          const near = random();
          const y = left[1] + (h - left[1]) * near ** 1.3;
          const r = (5 + 26 * near) * unit;
          const color =
            spec.paved === 'wet'
              ? air.glow(random.pick([...NEON]))
              : air.tone(mix(spec.paving, '#6a5a6a', 0.35), random.between(-0.2, 0.4));
          return ellipse([random() * w, y], r, r * (spec.paved === 'wet' ? 0.12 : 0.34), color, {
            opacity: spec.paved === 'wet' ? 0.45 : 0.5,
          });
        }).join('');
  canvas.add({
    id: 'paving',
    depth: 0.028,
    svg: path(outline, fill) + pen.clip(outline, isStepped ? steps(lane) : marks),
    shows: ['street', 'road', ...(isStepped ? ['stairs'] : [])],
  });
}

function drawLane(canvas: Canvas, spec: LaneSpec): Ground {
  const { heightPx, stage } = canvas;
  const lane = laneOf(canvas, spec);
  const eyeY = heightPx * EYE.y;
  addSky(canvas, eyeY);
  addEnd(lane, eyeY);
  addPaving(lane);
  addHouses(lane);
  return floorGround(stage, heightPx * 0.66, heightPx * 0.9);
}

/** Where neon is told of, it hangs from the houses, and its colours lie on the wet ground. */
const litBy = ({ stage, air }: Canvas, spec: LaneSpec): LaneSpec =>
  stage.hasNeon
    ? { ...spec, hung: 'neon', ...(stage.isWet || air.areLampsLit ? { paved: 'wet' } : {}) }
    : spec;

export const lanes = Object.entries(LANES).map(([id, spec]) =>
  world(id, (canvas) => drawLane(canvas, litBy(canvas, spec))),
);
