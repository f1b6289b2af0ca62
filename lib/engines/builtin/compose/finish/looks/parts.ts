import type { PixelStep } from '../raster/steps';
import type { ShapeStep } from '../vector/steps';
import { BLACK_INK, WHITE_PAPER } from './inks';

/** Steps that several looks are made of, told by what is special about each. */

type Pass<Name extends PixelStep['pass']> = Extract<PixelStep, { pass: Name }>;
type Treatment<Name extends ShapeStep['shape']> = Extract<ShapeStep, { shape: Name }>;

export const OIL = {
  pass: 'brushwork',
  brushesPx: [34, 17, 9, 5],
  elongation: 5,
  opacity: 0.94,
  tolerance: 0.085,
  colorJitter: 0.5,
  angleJitter: 0.25,
  impasto: 0.8,
  dryness: 0.3,
  relief: 0.8,
  hairs: 14,
  intensity: 0.12,
} as const satisfies PixelStep;

/** Some volume for a drawing that stays a drawing. */
export const SOFT_VOLUME = {
  pass: 'solid',
  what: 'things',
  roundness: 0.04,
  body: 0.5,
  gloss: 0.1,
  dents: 0,
  rim: 0.3,
  occlusion: 0.5,
  strength: 0.4,
} as const satisfies PixelStep;

/** Kneaded matter: soft and matt, with dents and fingerprints. */
export const CLAY = {
  pass: 'solid',
  what: 'everything',
  roundness: 0.045,
  body: 0.85,
  gloss: 0.14,
  dents: 0.9,
  rim: 0.35,
  occlusion: 1,
  strength: 1,
} as const satisfies PixelStep;

/** Cast plastic: round, even and glossy. */
export const PLASTIC = {
  pass: 'solid',
  what: 'things',
  roundness: 0.06,
  body: 1,
  gloss: 1,
  dents: 0,
  rim: 1,
  occlusion: 1,
  strength: 1,
} as const satisfies PixelStep;

/** Light of a renderer's lamps: bright, vivid, violet in the shade. */
export const RENDERED = {
  pass: 'grade',
  exposure: 0.22,
  contrast: 0.1,
  saturation: 0.34,
  bloom: 0.4,
  toning: 0.15,
  shadows: [0.3, 0.18, 0.58],
  highlights: [1, 0.97, 0.92],
} as const satisfies PixelStep;

/** The body a photograph needs: things have volume and light before a lens looks at them. */
export const VOLUME: Pass<'solid'> = {
  pass: 'solid',
  what: 'things',
  roundness: 0.05,
  body: 0.8,
  gloss: 0.35,
  dents: 0.1,
  rim: 0.45,
  occlusion: 0.8,
  strength: 0.85,
};

/** Even outlines over the picture's own colours. */
export function comic(own: Partial<Pass<'comic'>> & Pick<Pass<'comic'>, 'linePx'>): PixelStep {
  return {
    pass: 'comic',
    ink: BLACK_INK,
    cels: 0,
    colors: 0,
    intensity: 0,
    dotsPx: 0,
    sceneryLines: 0.3,
    ...own,
  };
}

export function outline(
  own: Partial<Treatment<'outline'>> & Pick<Treatment<'outline'>, 'linePx'>,
): ShapeStep {
  return {
    shape: 'outline',
    scenery: 0.5,
    color: 'ink',
    ink: BLACK_INK,
    fill: 'keep',
    paper: WHITE_PAPER,
    ...own,
  };
}

export function roughen(
  own: Partial<Treatment<'roughen'>> & Pick<Treatment<'roughen'>, 'fill' | 'linePx'>,
): ShapeStep {
  return {
    shape: 'roughen',
    roughness: 1.1,
    gapPx: 8,
    ink: BLACK_INK,
    paper: WHITE_PAPER,
    ...own,
  };
}

/** What passes over pixels make of the picture, cut into smooth patches of tone. */
export function traced(steps: readonly PixelStep[]): ShapeStep {
  return {
    shape: 'traced',
    steps,
    sidePx: 640,
    colorBits: 7,
    specklePx: 3,
    stepSize: 10,
    ground: 'backdrop',
  };
}

/** A veil or print over the finished picture; black where no colour is told. */
export function overlay(
  kind: Treatment<'overlay'>['kind'],
  strength: number,
  color: Treatment<'overlay'>['color'] = [0, 0, 0],
): ShapeStep {
  return { shape: 'overlay', kind, strength, color };
}
