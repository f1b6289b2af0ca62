import type { ShapeStep } from '../vector/steps';

/** How the looks of the camera treat shapes, for vector results. */
export const PHOTO_SHAPES = {
  Photorealism: [
    { shape: 'shade', strength: 0.22, kind: 'radial' },
    { shape: 'recolor', contrast: 0.14, saturation: -0.06 },
    { shape: 'overlay', kind: 'vignette', strength: 0.9, color: [0, 0, 0] },
  ],
  Enterprise: [
    { shape: 'shade', strength: 0.1, kind: 'linear' },
    { shape: 'recolor', saturation: -0.35, lightness: 0.06, warmth: -0.35 },
    { shape: 'overlay', kind: 'softbox', strength: 0.8, color: [1, 1, 1] },
  ],
  'Natural light': [
    { shape: 'shade', strength: 0.16, kind: 'radial' },
    { shape: 'recolor', saturation: -0.1, warmth: 0.3, lightness: 0.03 },
    { shape: 'overlay', kind: 'window', strength: 1, color: [1, 0.95, 0.8] },
  ],
  'Studio photo': [
    { shape: 'shade', strength: 0.24, kind: 'radial' },
    { shape: 'recolor', contrast: 0.2 },
    { shape: 'overlay', kind: 'spot', strength: 0.9, color: [0.03, 0.03, 0.05] },
  ],
  HDR: [
    { shape: 'shade', strength: 0.4, kind: 'linear' },
    { shape: 'recolor', saturation: 0.55, contrast: 0.25 },
    { shape: 'overlay', kind: 'vignette', strength: 0.6, color: [0.02, 0.03, 0.08] },
  ],
  'Hard flash': [
    { shape: 'lift', liftPx: 20, softness: 1, color: [0, 0, 0] },
    { shape: 'recolor', contrast: 0.35, warmth: -0.2 },
    { shape: 'overlay', kind: 'flash', strength: 1, color: [1, 1, 1] },
  ],
  'Motion blur': [
    { shape: 'shade', strength: 0.16, kind: 'linear' },
    { shape: 'misprint', missPx: 26, ink: [0.8, 0.85, 0.95] },
    { shape: 'overlay', kind: 'speed', strength: 1.2, color: [1, 1, 1] },
    { shape: 'overlay', kind: 'vignette', strength: 0.5, color: [0, 0, 0] },
  ],
  'Black & white': [
    { shape: 'shade', strength: 0.2, kind: 'radial' },
    { shape: 'recolor', saturation: -1, contrast: 0.3 },
    { shape: 'overlay', kind: 'vignette', strength: 0.9, color: [0, 0, 0] },
  ],
  'Evening light': [
    { shape: 'shade', strength: 0.2, kind: 'radial' },
    { shape: 'recolor', lightness: -0.06, warmth: 0.4 },
    { shape: 'overlay', kind: 'evening', strength: 0.9, color: [1, 0.68, 0.34] },
  ],
  'Product photo': [
    { shape: 'shade', strength: 0.26, kind: 'radial', roles: ['subject'] },
    { shape: 'recolor', lightness: 0.05, contrast: 0.1, saturation: 0.08 },
    { shape: 'overlay', kind: 'softbox', strength: 1.2, color: [1, 1, 1] },
    { shape: 'overlay', kind: 'vignette', strength: 0.35, color: [0.2, 0.2, 0.25] },
  ],
} satisfies Record<string, readonly ShapeStep[]>;
