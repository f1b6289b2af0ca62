import type { Hex } from '@/lib/color/hex';
import { path } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { type Canvas, openGround } from '../canvas';
import { addFarHills } from '../outdoor/far';
import { addSky } from '../outdoor/sky';
import type { Ground } from '../place';
import { bandBetween, type Crest, under } from '../terrain-lines';
import { world } from './world';

/** Bare hills of clay in bands of colour, one ridge behind the other, with gullies washed into their sides. */

/** Strata from the top down, each as thick as it is here, in thousandths of the picture's height. */
const STRATA: readonly (readonly [Hex, number])[] = [
  ['#e9c79a', 16],
  ['#b0573f', 10],
  ['#d9a06a', 18],
  ['#8a4a4f', 9],
  ['#efd9b4', 12],
  ['#c9714a', 16],
  ['#7d5a74', 8],
  ['#dba878', 20],
  ['#a5523f', 12],
  ['#e6c090', 24],
];
/** Ridges from the horizon on: how far below it their crests are, how high they swing, and how much air is before them. */
const RIDGES = [
  { drop: -0.03, swing: 0.12, far: 0.62 },
  { drop: 0.06, swing: 0.13, far: 0.4 },
  { drop: 0.17, swing: 0.11, far: 0.16 },
] as const;
const GULLIES = 9;

/** A ridge of cones that lean on each other. */
function crestOf({ widthPx, heightPx, random }: Canvas, y: number, swing: number): Crest {
  const phase = random.between(0, 6);
  const cones = random.between(2.2, 3.4);
  return (x) => {
    const across = (x / widthPx) * cones + phase;
    const cone = 1 - Math.abs(2 * (across - Math.floor(across)) - 1);
    return y - swing * heightPx * (cone ** 0.75 + 0.3 * Math.sin(across * 2.6));
  };
}

/** Bands that run level through a hill, and bend down a little where it stands out. */
function bandsOf(canvas: Canvas, crest: Crest, far: number): string {
  const { widthPx, heightPx, air } = canvas;
  let depth = 0;
  return STRATA.map(([color, thick]) => {
    const [from, to] = [depth, depth + (thick / 1000) * heightPx];
    depth = to;
    const at =
      (drop: number): Crest =>
      (x) =>
        crest(x) * 0.7 + (crest(widthPx / 2) - 0.02 * heightPx) * 0.3 + drop;
    return path(bandBetween(at(from), at(to + 1), -20, widthPx + 20, 70), air.tone(color, 0, far));
  }).join('');
}

function gulliesOf(canvas: Canvas, crest: Crest, far: number): string {
  const { widthPx, heightPx, random, air, unit } = canvas;
  return times(GULLIES, (index) => {
    const x = ((index + random.between(0.2, 0.8)) / GULLIES) * widthPx;
    const top = crest(x) + 6 * unit;
    const [low, lean] = [heightPx * random.between(0.08, 0.16), random.between(-18, 18) * unit];
    const half = random.between(5, 10) * unit;
    const d = `M ${x} ${top} Q ${x + lean * 0.4} ${top + low * 0.5} ${x + lean - half} ${top + low} L ${x + lean + half} ${top + low} Q ${x + lean * 0.4 + half * 0.4} ${top + low * 0.5} ${x} ${top} Z`;
    return path(d, air.tone('#6a3a40', -0.3, far), { opacity: 0.22 });
  }).join('');
}

function drawBadlands(canvas: Canvas): Ground {
  const { heightPx, widthPx, random, air, pen, unit, stage } = canvas;
  const horizonPx = heightPx * random.between(0.46, 0.52);
  addSky(canvas, horizonPx);
  addFarHills(canvas, horizonPx - heightPx * 0.05, '#b98a86');
  for (const [index, { drop, swing, far }] of RIDGES.entries()) {
    const crest = crestOf(canvas, horizonPx + drop * heightPx, swing);
    const outline = under(crest, widthPx, heightPx + 10, 70);
    canvas.add({
      id: `badlands-${index + 1}`,
      depth: 0.03 + index * 0.03,
      svg: pen.clip(
        outline,
        path(outline, air.tone('#d0a072', 0, far)) +
          bandsOf(canvas, crest, far) +
          gulliesOf(canvas, crest, far),
      ),
      shows: ['badlands', 'hills', 'desert'],
    });
  }
  const floor = horizonPx + heightPx * 0.2;
  const edge: Crest = (x) => floor + 14 * unit * Math.sin((x / widthPx) * 5 + 1);
  const sand = pen.linear(
    [0, floor],
    [0, heightPx],
    [
      [0, air.tone('#d9a872', 0.1, 0.1)],
      [1, air.tone('#b9784f', -0.2, 0)],
    ],
  );
  canvas.add({
    id: 'badlands-floor',
    depth: 0.14,
    svg: path(under(edge, widthPx, heightPx + 10, 60), sand),
  });
  return openGround(stage, floor - heightPx * 0.03, heightPx * 0.86);
}

export const badlands = world('badlands', drawBadlands);
