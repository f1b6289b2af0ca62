import { type Hex, mix } from '@/lib/color/hex';
import { shape } from '@/lib/svg/markup';
import { polygon } from '@/lib/svg/path';
import { clamp, type Point, times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import { addMountains } from '../outdoor/far';
import { addSky, cloud } from '../outdoor/sky';
import { addSkySigns } from '../outdoor/weather';
import type { Ground } from '../place';
import { world } from './world';

/** The top of a mountain: a block of rock that who is there stands on, clouds below, other peaks beyond. */

const ROCK: Hex = '#8d8793';
const SNOW: Hex = '#ffffff';
/** Shares of the height: where one stands, and how far the top is seen from above. */
const TOP = 0.72;
const DEEP = 0.05;
const HORIZON = 0.64;
/** Shares of the width: half of the top at least and at most, and what it leaves beside the last who stands there. */
const HALF = { least: 0.2, most: 0.44, beside: 0.05 } as const;

function plateau({ heightPx, stage }: Canvas): Ground {
  return {
    yAt: (depth) => heightPx * (TOP + DEEP * (depth - 0.55)),
    pxPerCmAt: () => stage.pxPerCm,
    mainDepth: 0.55,
  };
}

interface Top {
  left: number;
  right: number;
}

/** As wide as all that stands on it. */
function topOf({ stage, widthPx, heightPx }: Canvas, ground: Ground): Top {
  const standing = (stage.standing?.(ground) ?? []).filter(
    ({ bottom, isAquatic }) => !isAquatic && bottom > heightPx * (TOP - DEEP),
  );
  const middle = stage.focusX * widthPx;
  const beside = HALF.beside * widthPx;
  const most = (x: number) => clamp(x, widthPx * (0.5 - HALF.most), widthPx * (0.5 + HALF.most));
  return {
    left: most(
      Math.min(middle - HALF.least * widthPx, ...standing.map(({ left }) => left - beside)),
    ),
    right: most(
      Math.max(middle + HALF.least * widthPx, ...standing.map(({ right }) => right + beside)),
    ),
  };
}

/** The line of a flank from the edge of the top down, going outwards by `way`. */
function flank({ heightPx, widthPx, random }: Canvas, edge: number, way: number): Point[] {
  const top = heightPx * TOP;
  return times(6, (index, share): Point => {
    const step = index % 2 ? 0.012 : -0.008;
    return [
      edge + way * widthPx * (0.3 * share ** 0.85 + step * random.between(0.5, 1)),
      top + (heightPx * 1.04 - top) * share,
    ];
  });
}

/** Long facets between the top and the foot, lit from one side. */
function facets({ heightPx, random, air }: Canvas, { left, right }: Top): string {
  const width = right - left;
  const low = heightPx * 1.05;
  return times(5, (index) => {
    const from = left + width * (index / 5 + random.between(-0.03, 0.03));
    const lean = (from + width * 0.1 - (left + right) / 2) * 1.1;
    const high = heightPx * (TOP + DEEP * 0.4);
    const facet: Point[] = [
      [from, high],
      [from + width * random.between(0.1, 0.16), high + heightPx * 0.012],
      [from + width * 0.12 + lean, low],
      [from - width * 0.06 + lean, low],
    ];
    return shape(facet, air.tone(ROCK, index < 2 ? 0.3 : index % 2 ? -0.5 : -0.2), {
      opacity: 0.75,
    });
  }).join('');
}

/** Snow that lies on the rear edge of the top and runs down a cleft. */
function snow({ heightPx, random, air }: Canvas, { left, right }: Top): string {
  const y = heightPx * (TOP - DEEP * 0.55);
  const width = right - left;
  const hem = times(9, (index, share): Point => [
    right - width * (0.04 + 0.92 * share),
    y + heightPx * DEEP * (index % 2 ? 0.62 : 0.3) * random.between(0.8, 1.2),
  ]);
  return shape(
    [
      [left + width * 0.04, y],
      [left + width * 0.5, y - heightPx * 0.006],
      [right - width * 0.04, y],
      ...hem,
    ],
    air.tone(SNOW, 0.25),
  );
}

function addTop(canvas: Canvas, top: Top): void {
  const { heightPx, air, pen } = canvas;
  const { left, right } = top;
  const rear = heightPx * (TOP - DEEP * 0.55);
  const outline: Point[] = [
    [left + (right - left) * 0.03, rear],
    [right - (right - left) * 0.03, rear],
    ...flank(canvas, right, 1),
    ...flank(canvas, left, -1).reverse(),
  ];
  const fill = pen.linear(
    [0, rear],
    [0, heightPx],
    [
      [0, air.tone(mix(ROCK, SNOW, 0.25), 0.15)],
      [0.25, air.tone(ROCK, -0.05)],
      [1, air.tone(ROCK, -0.5)],
    ],
  );
  canvas.add({
    id: 'summit-rock',
    depth: 0.06,
    svg: shape(outline, fill) + pen.clip(polygon(outline), facets(canvas, top) + snow(canvas, top)),
    shows: ['mountains', 'rock', 'snowy-mountains'],
  });
}

/** Clouds that lie in the valleys, below who stands on the top. */
function addCloudsBelow(canvas: Canvas, y: number, depth: number): void {
  const { widthPx, unit, random } = canvas;
  const count = 7;
  const svg = times(count, (index) =>
    cloud(
      canvas,
      [((index + random.between(0.2, 0.8)) / count) * widthPx, y + random.between(-14, 14) * unit],
      150 * unit * random.between(0.8, 1.2),
      0.9,
    ),
  );
  canvas.add({
    id: `clouds-below-${String(Math.round(depth * 100))}`,
    depth,
    svg: svg.join(''),
    shows: ['clouds'],
  });
}

function draw(canvas: Canvas): Ground {
  const { heightPx, stage } = canvas;
  const ground = plateau(canvas);
  addSky(canvas, heightPx * HORIZON);
  addSkySigns(canvas, heightPx * HORIZON, stage.parts);
  addMountains(canvas, heightPx * (HORIZON + 0.06));
  addCloudsBelow(canvas, heightPx * 0.8, 0.04);
  addCloudsBelow(canvas, heightPx * 0.93, 0.05);
  addTop(canvas, topOf(canvas, ground));
  return ground;
}

export const summit = world('summit', draw);
