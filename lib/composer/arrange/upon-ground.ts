import { ellipse, shape } from '@/lib/svg/markup';
import { clamp, type Point } from '@/lib/svg/point';
import { createCanvas } from '../places/canvas';
import { addFallenLeaves } from '../places/outdoor/cover';
import type { PlaceDrawing, Stage } from '../places/place';
import { isOfSort } from '../concepts/sorts';
import { edgesIn, type Spot } from './item';

/**
 * What lies all over the ground of a picture or falls on who is in it: it belongs to no place and is no thing that
 * stands in one, so that it is laid over whichever ground the place has.
 */

/** Leaves on all of the ground, small far away and large before. */
const LEAVES = 150;

/** Of the light: how wide it is where it begins, and how far it reaches about whom it falls on. */
const BEAM = { source: 0.012, about: 1.1, least: 0.12, most: 0.26, high: 0.16 } as const;
const LIGHT = '#fff1b8';

function beamOn(
  stage: Stage,
  drawing: PlaceDrawing,
  spots: readonly Spot[],
): PlaceDrawing['layers'] {
  const lit = spots
    .filter(({ item }) => item.layer === 'main')
    .sort((a, b) => b.depth - a.depth)[0];
  const { widthPx, heightPx } = stage;
  const box = lit
    ? edgesIn(lit)
    : { left: widthPx * 0.4, right: widthPx * 0.6, top: heightPx * 0.5, bottom: heightPx * 0.85 };
  const x = (box.left + box.right) / 2;
  const half = clamp(
    ((box.right - box.left) / 2) * BEAM.about,
    widthPx * BEAM.least,
    widthPx * BEAM.most,
  );
  const foot = clamp(box.bottom, heightPx * 0.4, heightPx * 0.96);
  const isFromLeft = x > widthPx / 2;
  const source: Point = [isFromLeft ? -widthPx * 0.02 : widthPx * 1.02, heightPx * 0.24];
  const canvas = createCanvas(stage, 'light-beam');
  const fill = canvas.pen.linear(
    source,
    [x, foot],
    [
      [0, LIGHT, 0.7],
      [1, LIGHT, 0.22],
    ],
  );
  const wide = heightPx * BEAM.source;
  const cone: Point[] = [
    [source[0], source[1] - wide],
    [
      x + (isFromLeft ? half : -half),
      foot - half * BEAM.high - Math.min(box.bottom - box.top, heightPx * 0.5) * 0.6,
    ],
    [x + (isFromLeft ? half : -half), foot],
    [x - (isFromLeft ? half : -half), foot + half * BEAM.high * 0.5],
    [source[0], source[1] + wide * 2],
  ];
  const depth = (lit?.depth ?? drawing.ground.mainDepth) - 0.004;
  const pool = ellipse([x, foot], half * 1.15, half * BEAM.high * 1.5, LIGHT, { opacity: 0.4 });
  return [
    {
      id: 'light-beam',
      role: 'atmosphere',
      depth,
      svg: `<g data-shows="light-beam">${pool}${shape(cone, fill)}</g>`,
      shows: ['light-beam'],
    },
  ];
}

/** A place with what is told to lie on its ground or to fall on who is there. */
export function withUpon(
  stage: Stage,
  drawing: PlaceDrawing,
  {
    grown = new Set<string>(),
    spots,
  }: { grown?: ReadonlySet<string> | undefined; spots: readonly Spot[] },
): PlaceDrawing {
  const leaves = [...grown].filter((concept) => isOfSort(concept, 'leaves-on-ground'));
  const layers = [...drawing.layers];
  if (leaves.length > 0) {
    const canvas = createCanvas(stage, 'upon-ground');
    const { ground } = drawing;
    addFallenLeaves(canvas, { ground, count: LEAVES, course: { isClear: () => true } });
    layers.push(
      ...canvas.layers.map((layer) => ({
        ...layer,
        id: 'leaves-upon-ground',
        shows: ['leaf', ...leaves],
      })),
    );
  }
  if (grown.has('light-beam')) layers.push(...beamOn(stage, drawing, spots));
  return layers.length === drawing.layers.length ? drawing : { ...drawing, layers };
}
