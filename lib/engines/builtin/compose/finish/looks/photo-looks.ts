import type { PixelStep } from '../raster/steps';
import type { ShapeStep } from '../vector/steps';
import { VOLUME } from './parts';
import type { RasterLook } from './raster-look';

const GROUND: PixelStep = { pass: 'photoGround', ground: 0.6, clouds: 0.55 };
const NO_DRAWN_SKY: ShapeStep[] = [{ shape: 'without', layers: ['clouds'] }];
const GLOSSY: PixelStep = {
  ...VOLUME,
  what: 'subjects',
  gloss: 0.95,
  dents: 0,
  rim: 0.7,
  strength: 1,
};

function photo(
  name: string,
  pixels: PixelStep[],
  lettering: RasterLook['lettering'] = 'plain',
): RasterLook {
  return { name, lettering, photographs: true, shapes: NO_DRAWN_SKY, pixels: [GROUND, ...pixels] };
}

/** Looks of the camera: volume, then lens, lamp and darkroom. */
export const PHOTO_LOOKS = {
  Photorealism: photo('photorealism', [
    VOLUME,
    { pass: 'depthOfField', blurPx: 9 },
    {
      pass: 'grade',
      contrast: 0.3,
      saturation: -0.14,
      clarity: 0.45,
      bloom: 0.2,
      vignette: 0.34,
      grain: 0.12,
    },
  ]),
  Enterprise: photo('enterprise', [
    { ...VOLUME, gloss: 0.2, strength: 0.7 },
    { pass: 'depthOfField', blurPx: 7 },
    { pass: 'lighting', kind: 'softbox', strength: 0.7, color: [0.96, 0.98, 1] },
    {
      pass: 'grade',
      exposure: 0.3,
      contrast: 0.12,
      saturation: -0.4,
      toning: 0.36,
      shadows: [0.04, 0.2, 0.42],
      highlights: [0.97, 0.99, 1],
    },
  ]),
  'Natural light': photo('natural light', [
    VOLUME,
    { pass: 'depthOfField', blurPx: 4 },
    { pass: 'lighting', kind: 'window', strength: 1.25, color: [1, 0.92, 0.74] },
    {
      pass: 'grade',
      exposure: 0.16,
      contrast: 0.05,
      saturation: -0.12,
      warmth: 0.5,
      fade: 0.45,
      bloom: 0.45,
      grain: 0.2,
    },
  ]),
  'Studio photo': photo('studio photo', [
    GLOSSY,
    { pass: 'depthOfField', blurPx: 34 },
    { pass: 'studioSet', wall: [0.1, 0.11, 0.14], glow: [0.56, 0.58, 0.64], strength: 0.82 },
    { pass: 'grade', contrast: 0.38, clarity: 0.4, vignette: 0.35, grain: 0.06 },
  ]),
  HDR: photo('hdr', [
    VOLUME,
    { pass: 'grade', clarity: 1, bloom: 0.2, contrast: 0.05 },
    { pass: 'grade', clarity: 1, contrast: 0.12, saturation: 0.55, vignette: 0.2 },
  ]),
  'Hard flash': photo('hard flash', [
    { ...VOLUME, gloss: 0.8 },
    { pass: 'lighting', kind: 'flash', strength: 1, color: [1, 1, 1] },
    { pass: 'grade', exposure: 0.15, contrast: 0.5, saturation: 0.12, warmth: -0.12, grain: 0.4 },
  ]),
  'Motion blur': photo('motion blur', [
    VOLUME,
    { pass: 'motionBlur', lengthPx: 260 },
    { pass: 'grade', contrast: 0.3, saturation: 0.05, vignette: 0.3, grain: 0.15, warmth: -0.2 },
  ]),
  'Black & white': photo('black and white', [
    VOLUME,
    { pass: 'depthOfField', blurPx: 6 },
    { pass: 'grade', saturation: -1, contrast: 0.5, clarity: 0.6, vignette: 0.4, grain: 0.35 },
  ]),
  'Evening light': photo('evening light', [
    VOLUME,
    { pass: 'depthOfField', blurPx: 7 },
    { pass: 'lighting', kind: 'evening', strength: 1.2, color: [1, 0.58, 0.26] },
    {
      pass: 'grade',
      exposure: -0.5,
      contrast: 0.28,
      saturation: 0.15,
      warmth: 0.75,
      bloom: 0.5,
      toning: 0.32,
      shadows: [0.14, 0.05, 0.3],
      highlights: [1, 0.82, 0.55],
      grain: 0.14,
    },
  ]),
  'Product photo': photo('product photo', [
    GLOSSY,
    { pass: 'depthOfField', blurPx: 30 },
    { pass: 'studioSet', wall: [0.9, 0.91, 0.93], glow: [1, 1, 1], strength: 0.84 },
    { pass: 'grade', exposure: 0.12, contrast: 0.2, saturation: 0.1, clarity: 0.25 },
  ]),
} satisfies Record<string, RasterLook>;
