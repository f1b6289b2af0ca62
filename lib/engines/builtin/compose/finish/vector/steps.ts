import type { Shapes } from '../shapes/shape';
import { levelOf } from '../artistic-level';
import { blobs } from './blobs';
import { cells } from './cells';
import { cubes } from './cubes';
import { tubes } from './glow';
import { figureOnly, lift, longShadow, misprint, rings } from './layers';
import { facet, outline, rounded } from './line';
import { overlay } from './overlay';
import { pictogram } from './pictogram';
import { roughen } from './rough';
import type { VectorScene } from './scene';
import { frame, gloss, studio } from './set';
import { flatten, recolor, shade, without } from './tone';
import { brushStrokes, engrave, stippleDots } from './tone-lines';
import { traced } from './traced';
import { wash } from './wash';

/** Every treatment of shapes that a look may be made of, by name. */
const TREATMENTS = {
  blobs,
  brushStrokes,
  cells,
  cubes,
  engrave,
  facet,
  figureOnly,
  flatten,
  frame,
  gloss,
  lift,
  longShadow,
  misprint,
  outline,
  overlay,
  pictogram,
  without,
  recolor,
  rings,
  rounded,
  roughen,
  shade,
  stippleDots,
  studio,
  traced,
  tubes,
  wash,
};

type Treatments = typeof TREATMENTS;

/** A treatment of shapes by name with its options, as looks tell it. */
export type ShapeStep = {
  [Name in keyof Treatments]: { shape: Name } & Parameters<Treatments[Name]>[2];
}[keyof Treatments];

export function runShapeSteps(
  shapes: Shapes,
  scene: VectorScene,
  steps: readonly ShapeStep[],
): Shapes {
  return steps.reduce((current, step) => {
    // The union of steps guarantees that the options fit the treatment of the same name.
    const treat = TREATMENTS[step.shape] as (s: Shapes, v: VectorScene, o: ShapeStep) => Shapes;
    return treat(current, scene, step);
  }, shapes);
}

/** Light and marks that lie over a whole picture and are the same everywhere in it. */
const EVEN_OVERLAYS: ReadonlySet<string> = new Set(['scanlines']);

/**
 * The treatments of a look that leave a tile what it is: no frame, no bare margin, and no light that falls in from
 * one side.
 */
export function stepsOfTile(steps: readonly ShapeStep[]): ShapeStep[] {
  return steps.flatMap((step): ShapeStep[] => {
    if (step.shape === 'frame') return [];
    if (step.shape === 'overlay') return EVEN_OVERLAYS.has(step.kind) ? [step] : [];
    return [step.shape === 'wash' ? { ...step, marginPx: 0 } : step];
  });
}

/** What a level of `controls.artistic_level` adds after the treatments of a look. */
export function stepsOfLevel(artisticLevel: number | undefined): ShapeStep[] {
  const { saturation, contrast } = levelOf(artisticLevel);
  return saturation === 0 && contrast === 0 ? [] : [{ shape: 'recolor', saturation, contrast }];
}
