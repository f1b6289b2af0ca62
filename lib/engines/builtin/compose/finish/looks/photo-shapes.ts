import type { ShapeStep } from '../vector/steps';
import { OFFICE_RAMP } from './inks';
import { overlay, traced, VOLUME } from './parts';

/** How the looks of the camera treat shapes, for vector results. */
export const PHOTO_SHAPES = {
  Photorealism: [
    traced([
      VOLUME,
      { pass: 'depthOfField', blurPx: 12 },
      { pass: 'grade', contrast: 0.3, saturation: -0.14, clarity: 0.4, vignette: 0.34 },
    ]),
    overlay('vignette', 0.8),
  ],
  Enterprise: [
    { shape: 'shade', strength: 0.12, kind: 'linear' },
    { shape: 'recolor', saturation: -0.35, lightness: 0.06 },
    { shape: 'recolor', ramp: OFFICE_RAMP, toning: 0.42 },
    overlay('softbox', 0.7, [1, 1, 1]),
  ],
  'Natural light': [
    { shape: 'shade', strength: 0.16, kind: 'radial' },
    { shape: 'recolor', saturation: -0.1, warmth: 0.45, lightness: 0.04 },
    overlay('window', 1.2, [1, 0.95, 0.8]),
  ],
  'Studio photo': [
    { shape: 'shade', strength: 0.3, kind: 'radial' },
    { shape: 'recolor', contrast: 0.2 },
    { shape: 'studio', wall: [0.13, 0.14, 0.17], glow: [0.62, 0.64, 0.7], strength: 0.8 },
    overlay('vignette', 0.7),
  ],
  HDR: [
    { shape: 'shade', strength: 0.4, kind: 'linear' },
    { shape: 'recolor', saturation: 0.65, contrast: 0.4 },
    overlay('vignette', 0.6, [0.02, 0.03, 0.08]),
  ],
  'Hard flash': [
    { shape: 'lift', liftPx: 24, softness: 1, color: [0, 0, 0] },
    { shape: 'recolor', contrast: 0.35, warmth: -0.2 },
    overlay('flash', 1, [1, 1, 1]),
  ],
  'Motion blur': [
    traced([
      VOLUME,
      { pass: 'motionBlur', lengthPx: 260 },
      { pass: 'grade', contrast: 0.3, vignette: 0.3, warmth: -0.2 },
    ]),
    overlay('speed', 0.8, [1, 1, 1]),
  ],
  'Black & white': [
    { shape: 'shade', strength: 0.2, kind: 'radial' },
    { shape: 'recolor', saturation: -1, contrast: 0.3 },
    overlay('vignette', 0.9),
  ],
  'Evening light': [
    { shape: 'shade', strength: 0.2, kind: 'radial' },
    { shape: 'recolor', lightness: -0.12, warmth: 0.7 },
    overlay('evening', 1.15, [1, 0.6, 0.26]),
  ],
  'Product photo': [
    { shape: 'shade', strength: 0.26, kind: 'radial', roles: ['subject'] },
    { shape: 'recolor', lightness: 0.05, contrast: 0.1, saturation: 0.08 },
    { shape: 'studio', wall: [0.93, 0.94, 0.95], glow: [1, 1, 1], strength: 0.8 },
    { shape: 'gloss', strength: 0.45 },
  ],
} satisfies Record<string, readonly ShapeStep[]>;
