import type { PaintedLayer, Painting } from '../painting';
import { assemble, svgDocument } from './assemble';
import type { Rgb } from './color/oklab';
import type { Look } from './look';
import { seenOnly, withinLength } from './shapes/lean';
import { readShapes } from './shapes/read-shapes';
import { layersMarkup } from './shapes/write-shapes';
import { createVectorScene } from './vector/scene';
import { runShapeSteps, type ShapeStep, stepsOfTile } from './vector/steps';

export interface VectorRun {
  look: Look;
  seed: number;
  boldness: number;
  inks: readonly Rgb[];
  /** Treatments after those of the look. */
  extra?: readonly ShapeStep[];
}

/** A vector picture that can be written with or without lettering, at any size. */
export interface VectorPicture {
  svg(lettering?: readonly PaintedLayer[], size?: { widthPx: number; heightPx: number }): string;
}

/** Side of the rendering that tells what is seen. */
const SEEN_SIDE_PX = 512;
/** Spec of vector answers: under 1.5 MB with lettering and definitions. */
const MOST_CHARACTERS = 1_250_000;

/** Treats the shapes of a painting. A look without shape steps keeps the painting as it is. */
export function runVector(painting: Painting, run: VectorRun): VectorPicture {
  const all = [...run.look.vector, ...(run.extra ?? [])];
  const steps = painting.isTile ? stepsOfTile(all) : all;
  if (steps.length === 0) {
    return {
      svg: (lettering = [], size) =>
        assemble(painting, { layers: [...painting.layers, ...lettering], ...size }),
    };
  }
  const scene = createVectorScene(painting, run);
  const drawn = readShapes(painting);
  const seen = seenOnly(drawn, scene.regions(drawn, SEEN_SIDE_PX));
  const treated = withinLength(runShapeSteps(seen, scene, steps), MOST_CHARACTERS);
  const { defs, content } = layersMarkup(treated);
  return {
    svg: (lettering = [], size) => {
      const letters = lettering.map((layer) => `<g id="${layer.id}">${layer.svg}</g>`).join('');
      const own = letters.includes('url(#') ? painting.defs : '';
      return svgDocument(painting, defs + own, content + letters, size);
    },
  };
}
