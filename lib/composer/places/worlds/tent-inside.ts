import { type Hex, mix } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { type Canvas, floorGround } from '../canvas';
import { addSky } from '../outdoor/sky';
import { conifer } from '../outdoor/trees';
import type { Ground } from '../place';
import { swell, under } from '../terrain-lines';
import { world } from './world';

/** Inside a tent: cloth that slopes to the ridge at both sides, its flaps drawn back from the wood outside, a lantern. */

const CLOTHS: readonly [Hex, ...Hex[]] = ['#e08a3c', '#d9704f', '#e0b04a', '#5f9a8a'];
const SHARE = { edge: 0.72, stand: 0.86 } as const;
const n = number;

function outside(canvas: Canvas): void {
  const { widthPx, heightPx, random, air, unit } = canvas;
  const line = heightPx * 0.58;
  addSky(canvas, line);
  const firs = times(11, (index) =>
    conifer(canvas, {
      foot: [widthPx * (0.2 + (index / 10) * 0.6), line + random.between(0, 20) * unit],
      size: heightPx * random.between(0.18, 0.3),
      color: index % 2 ? '#3f7f68' : '#4f9274',
      far: 0.34,
    }),
  );
  canvas.add({
    id: 'tent-view',
    depth: 0.02,
    svg:
      firs.join('') +
      path(
        under(swell(random, line + 10 * unit, 8 * unit, 1, unit), widthPx, heightPx),
        air.tone('#6dae6a'),
      ),
    shows: ['forest', 'trees', 'meadow'],
  });
}

function lantern({ widthPx, heightPx, pen, unit, stage }: Canvas): string {
  const [x, y] = [widthPx * (stage.focusX < 0.5 ? 0.62 : 0.38), heightPx * 0.2];
  const glow = pen.radial([x, y], 360 * unit, [
    [0, '#ffdf94', 0.6],
    [1, '#ffdf94', 0],
  ]);
  return (
    circle([x, y], 360 * unit, glow) +
    stroke(`M${n(x)} 0V${n(y - 40 * unit)}`, '#4f3a30', 4 * unit) +
    rectangle([x - 20 * unit, y - 30 * unit], 40 * unit, 56 * unit, '#ffe6a8', {
      radius: 12 * unit,
    }) +
    circle([x, y], 11 * unit, '#fffbe6') +
    rectangle([x - 26 * unit, y - 42 * unit], 52 * unit, 15 * unit, '#3f5f6a', {
      radius: 6 * unit,
    }) +
    rectangle([x - 26 * unit, y + 24 * unit], 52 * unit, 14 * unit, '#3f5f6a', { radius: 6 * unit })
  );
}

/** Sleeping bags rolled out along both walls, seen from their feet, and a rucksack. */
function bedding(
  { widthPx, heightPx, random, unit }: Canvas,
  lit: (color: Hex, key?: number) => Hex,
): string {
  const bag = (x: number, color: Hex) =>
    path(
      `M${n(x - 150 * unit)} ${n(heightPx * 0.8)}q${n(20 * unit)} ${n(-58 * unit)} ${n(150 * unit)} ${n(-58 * unit)}t${n(150 * unit)} ${n(58 * unit)}q${n(-150 * unit)} ${n(30 * unit)} ${n(-300 * unit)} 0Z`,
      lit(color),
    ) +
    stroke(
      `M${n(x - 120 * unit)} ${n(heightPx * 0.79)}q${n(120 * unit)} ${n(-44 * unit)} ${n(240 * unit)} 0`,
      lit(color, -0.3),
      4 * unit,
    ) +
    ellipse([x - 96 * unit, heightPx * 0.755], 52 * unit, 22 * unit, lit('#fff3dd'));
  return (
    bag(widthPx * 0.12, random.pick<Hex>(['#4f7fae', '#5f9a6a'])) +
    bag(widthPx * 0.9, random.pick<Hex>(['#b5524a', '#7f66a8']))
  );
}

type Lit = (color: Hex, key?: number) => Hex;

/** Corners of the opening, in pixels. */
const openingOf = ({ widthPx, heightPx }: Canvas) => ({
  left: widthPx * 0.24,
  right: widthPx * 0.76,
  top: heightPx * 0.12,
  edge: heightPx * SHARE.edge,
});

function addCloth(canvas: Canvas, lit: Lit): void {
  const { widthPx, heightPx, random, pen, unit } = canvas;
  const { left, right, top, edge } = openingOf(canvas);
  const cloth = random.pick(CLOTHS);
  const opening = `M${n(widthPx * 0.5)} ${n(top)}L${n(right)} ${n(edge)}H${n(left)}Z`;
  const wall = pen.linear(
    [0, 0],
    [0, edge],
    [
      [0, lit(cloth, 0.3)],
      [1, lit(cloth, -0.2)],
    ],
  );
  const flap = (way: 1 | -1): string => {
    const x = widthPx * 0.5;
    const foot = way === 1 ? right : left;
    const tied = x + way * widthPx * 0.17;
    return path(
      `M${n(x)} ${n(top)}Q${n(x + way * widthPx * 0.08)} ${n(heightPx * 0.4)} ${n(tied)} ${n(heightPx * 0.5)}L${n(foot - way * widthPx * 0.02)} ${n(edge)}H${n(foot)}Z`,
      lit(mix(cloth, '#ffffff', 0.25)),
    );
  };
  const seams = [0.06, 0.2, 0.8, 0.94].map((share) =>
    stroke(
      `M${n(widthPx * 0.5)} ${n(-heightPx * 0.06)}L${n(widthPx * (share < 0.5 ? share - 0.3 : share + 0.3))} ${n(edge)}`,
      lit(cloth, -0.3),
      3 * unit,
      { opacity: 0.6 },
    ),
  );
  canvas.add({
    id: 'tent-cloth',
    depth: 0.05,
    svg:
      `<path d="M0 0H${widthPx}V${n(edge + 4)}H0Z${opening}" fill="${wall}" fill-rule="evenodd"/>` +
      seams.join('') +
      flap(1) +
      flap(-1) +
      stroke(
        `M${n(widthPx * 0.5)} ${n(top)}L${n(right)} ${n(edge)}M${n(widthPx * 0.5)} ${n(top)}L${n(left)} ${n(edge)}`,
        lit(cloth, -0.45),
        4 * unit,
      ),
    shows: ['tent-interior', 'tent'],
  });
}

function addFloor(canvas: Canvas, lit: Lit): void {
  const { widthPx, heightPx, pen } = canvas;
  const { left, right, edge } = openingOf(canvas);
  const floor = pen.linear(
    [0, edge],
    [0, heightPx],
    [
      [0, lit('#6f7f86', -0.2)],
      [1, lit('#8f9f9e')],
    ],
  );
  canvas.add({
    id: 'tent-floor',
    depth: 0.06,
    svg:
      rectangle([0, edge], widthPx, heightPx - edge, floor) +
      shape(
        [
          [left, edge],
          [right, edge],
          [widthPx * 0.88, heightPx],
          [widthPx * 0.12, heightPx],
        ],
        lit('#a8b5ae', 0.1),
        { opacity: 0.5 },
      ) +
      bedding(canvas, lit),
    shows: ['sleeping-bag'],
  });
}

function drawTentInside(canvas: Canvas): Ground {
  const { heightPx, air, stage } = canvas;
  const lit: Lit = (color, key = 0) =>
    mix(air.tone(color, key), color, air.areLampsLit ? 0.6 : 0.2);
  outside(canvas);
  addCloth(canvas, lit);
  addFloor(canvas, lit);
  canvas.add({ id: 'tent-lantern', depth: 0.07, svg: lantern(canvas), shows: ['lantern'] });
  return floorGround(stage, heightPx * SHARE.edge, heightPx * SHARE.stand);
}

export const tentInside = world('tent-interior', drawTentInside, { roofed: true });
