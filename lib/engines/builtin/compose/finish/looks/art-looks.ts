import {
  BLACK_INK,
  BLUE_BLACK,
  CREAM,
  GRAPHITE,
  IVORY,
  KRAFT,
  NIGHT_RAMP,
  PLUM,
  RETRO_INKS,
  RISO_INKS,
  SEPIA,
  WHITE_PAPER,
} from './inks';
import { CLAY, comic, OIL, overlay, PLASTIC, RENDERED, SOFT_VOLUME } from './parts';
import type { RasterLook } from './raster-look';

function look(
  name: string,
  lettering: RasterLook['lettering'],
  pixels: RasterLook['pixels'],
  shapes?: RasterLook['shapes'],
): RasterLook {
  return { name, lettering, pixels, ...(shapes ? { shapes } : {}) };
}

/** Looks of the hand: paint, print, pencil, paper and clay. */
export const ART_LOOKS = {
  Illustration: look('illustration', 'poster', [
    { ...SOFT_VOLUME, strength: 0.6, body: 0.65, rim: 0.55 },
    { pass: 'stipple', grainPx: 1.3, depth: 0.3 },
    {
      pass: 'grade',
      contrast: 0.25,
      saturation: 0.1,
      bloom: 0.3,
      toning: 0.28,
      shadows: [0.12, 0.14, 0.42],
      highlights: [1, 0.93, 0.76],
    },
  ]),
  'Hand-drawn': look('hand-drawn', 'hand', [
    {
      pass: 'pencil',
      hand: 'shaded',
      linePx: 2.6,
      color: 1,
      shading: 0.7,
      paper: WHITE_PAPER,
      lead: GRAPHITE,
    },
  ]),
  Grain: look(
    'grain',
    'retro',
    [
      { pass: 'stipple', grainPx: 2, depth: 0.75 },
      { pass: 'grade', contrast: 0.15, saturation: -0.12, fade: 0.2, grain: 0.45 },
    ],
    [{ shape: 'flatten', bands: 3 }],
  ),
  'Bold Sketch': look('bold sketch', 'hand', [
    {
      pass: 'looseSketch',
      linePx: 11,
      ink: BLACK_INK,
      paper: KRAFT,
      missPx: 10,
      blobPx: 12,
      open: 0.25,
      strokes: 3,
      wash: 0.3,
    },
  ]),
  'Pencil sketch': look('pencil sketch', 'hand', [
    {
      pass: 'pencil',
      hand: 'shaded',
      linePx: 2,
      color: 0,
      shading: 0.9,
      paper: WHITE_PAPER,
      lead: GRAPHITE,
    },
  ]),
  'Retro Pop': look('retro pop', 'retro', [
    comic({ linePx: 0, colors: 10, intensity: 0.25, sceneryLines: 0 }),
    {
      pass: 'spotPrint',
      inks: RETRO_INKS,
      paper: CREAM,
      screen: 'dots',
      cellPx: 6,
      misregisterPx: 4,
    },
    { pass: 'grade', fade: 0.35, warmth: 0.3, grain: 0.25 },
  ]),
  Clay: look(
    'clay',
    'friendly',
    [CLAY, { pass: 'grade', contrast: 0.05, saturation: -0.06, exposure: 0.1, warmth: 0.08 }],
    [
      { shape: 'flatten', bands: 4 },
      { shape: 'rounded', swellPx: 9 },
    ],
  ),
  Risograph: look('risograph', 'geometric', [
    {
      pass: 'spotPrint',
      inks: RISO_INKS,
      paper: IVORY,
      screen: 'grain',
      cellPx: 6,
      misregisterPx: 5,
    },
  ]),
  'Color engraving': look('color engraving', 'elegant', [
    { pass: 'engraving', spacingPx: 6, color: 1, paper: CREAM, ink: BLACK_INK },
  ]),
  'Pixel art': look('pixel art', 'pixel', [
    { pass: 'pixelArt', cells: 92, colors: 20, dither: 0.5, outline: true },
  ]),
  'Child book': look('child book', 'friendly', [
    {
      ...OIL,
      brushesPx: [26, 13, 7],
      elongation: 3,
      impasto: 0.12,
      dryness: 0.75,
      relief: 0.4,
      hairs: 24,
      colorJitter: 0.45,
      angleJitter: 0.5,
      tolerance: 0.06,
      intensity: 0.2,
      handDegrees: -35,
      ground: [0.98, 0.94, 0.86],
    },
    comic({ linePx: 3, ink: [0.32, 0.2, 0.18], sceneryLines: 0.35 }),
    { pass: 'grade', exposure: 0.12, warmth: 0.22, fade: 0.2, grain: 0.3 },
    { pass: 'page', paper: [0.988, 0.966, 0.918], marginPx: 76, raggedPx: 34 },
  ]),
  Crosshatch: look('crosshatch', 'typewriter', [
    {
      pass: 'pencil',
      hand: 'crossed',
      linePx: 2,
      color: 0,
      shading: 1,
      paper: IVORY,
      lead: BLUE_BLACK,
    },
  ]),
  Expressionism: look('expressionism', 'hand', [
    { pass: 'grade', saturation: 0.5, contrast: 0.3 },
    {
      ...OIL,
      brushesPx: [56, 30, 15, 8],
      elongation: 4,
      tolerance: 0.12,
      colorJitter: 1.1,
      angleJitter: 0.5,
      impasto: 1,
      relief: 1,
      hairs: 12,
      intensity: 0.55,
    },
  ]),
  Noir: look('noir', 'poster', [
    { ...SOFT_VOLUME, strength: 0.8, roundness: 0.06, body: 0.9 },
    { pass: 'lighting', kind: 'blinds', strength: 0.85, color: [1, 1, 1] },
    {
      pass: 'grade',
      saturation: -1,
      contrast: 0.95,
      exposure: -0.2,
      clarity: 0.5,
      vignette: 0.7,
      grain: 0.5,
      toning: 0.12,
      shadows: [0.02, 0.03, 0.06],
      highlights: [0.95, 0.95, 0.9],
    },
  ]),
  'Pastel gradient': look(
    'pastel gradient',
    'geometric',
    [
      { ...SOFT_VOLUME, strength: 0.3, gloss: 0, rim: 0.5 },
      {
        pass: 'grade',
        exposure: 0.4,
        contrast: -0.1,
        saturation: -0.1,
        fade: 0.2,
        bloom: 0.7,
        toning: 0.44,
        shadows: [0.5, 0.36, 0.86],
        highlights: [1, 0.9, 0.82],
      },
    ],
    [{ shape: 'shade', strength: 0.3, kind: 'linear' }],
  ),
  'Pop art': look('pop art', 'poster', [
    comic({ linePx: 8, colors: 9, intensity: 0.75, dotsPx: 14, sceneryLines: 0.9 }),
  ]),
  'Street art': look('street art', 'hand', [{ pass: 'streetArt', brickPx: 44, dripPx: 160 }]),
  'Urban sketching': look('urban sketching', 'hand', [
    {
      pass: 'looseSketch',
      linePx: 1.3,
      ink: SEPIA,
      paper: WHITE_PAPER,
      missPx: 5,
      blobPx: 0,
      open: 0.8,
      strokes: 3,
      wash: 0.55,
    },
  ]),
  Watercolor: look('watercolor', 'elegant', [
    { pass: 'watercolor', looseness: 1.25, wetness: 1.25, border: true },
  ]),
  'Vector art': look('vector art', 'geometric', []),
  'Line art': look('line art', 'geometric', 'shapes'),
  Linocut: look('linocut', 'poster', [
    { pass: 'linocut', paper: CREAM, ink: BLUE_BLACK, color: 0, gougePx: 4 },
  ]),
  'Color blobs': look('color blobs', 'hand', [
    {
      pass: 'looseSketch',
      linePx: 2.2,
      ink: BLACK_INK,
      paper: WHITE_PAPER,
      missPx: 24,
      blobPx: 100,
      open: 0.12,
      strokes: 1,
      wash: 1,
    },
    { pass: 'grade', saturation: 0.55, exposure: 0.15 },
  ]),
  Engraving: look('engraving', 'elegant', [
    { pass: 'engraving', spacingPx: 6, color: 0, paper: CREAM, ink: BLACK_INK },
  ]),
  'Bold stroke': look('bold stroke', 'poster', 'shapes'),
  Cutout: look(
    'cutout',
    'retro',
    [{ pass: 'paperCut', liftPx: 19, sheets: 9, fibres: 1.5 }],
    [
      { shape: 'flatten', bands: 4 },
      { shape: 'facet', cutPx: 10 },
    ],
  ),
  Mosaic: look('mosaic', 'elegant', [
    { pass: 'mosaic', tilePx: 15, joint: 2, grout: [0.24, 0.22, 0.22], kind: 'stone' },
  ]),
  'Roundish flat': look('roundish flat', 'friendly', 'shapes'),
  'Sharp contrast': look('sharp contrast', 'poster', 'shapes'),
  Thin: look('thin', 'geometric', 'shapes'),
  '3D render': look(
    '3d render',
    'friendly',
    [PLASTIC, RENDERED],
    [
      { shape: 'flatten', bands: 64 },
      { shape: 'rounded', swellPx: 6 },
    ],
  ),
  Glow: look('glow', 'geometric', [
    { pass: 'neon', linePx: 3, surfaces: 0.25, night: [0.02, 0.015, 0.06] },
  ]),
  Kawaii: look(
    'kawaii',
    'friendly',
    [
      { ...SOFT_VOLUME, gloss: 0.6, strength: 0.4, rim: 0.6 },
      comic({ linePx: 5, ink: PLUM, sceneryLines: 0 }),
      {
        pass: 'grade',
        exposure: 0.38,
        contrast: -0.1,
        saturation: 0.15,
        fade: 0.25,
        bloom: 0.4,
        toning: 0.36,
        shadows: [0.86, 0.4, 0.66],
        highlights: [1, 0.94, 0.97],
      },
    ],
    [
      { shape: 'flatten', bands: 3 },
      { shape: 'recolor', lightness: 0.1, contrast: -0.35 },
      { shape: 'rounded', swellPx: 8 },
      overlay('sparkles', 1, [1, 1, 1]),
    ],
  ),
  Psychedelic: look('psychedelic', 'retro', [{ pass: 'psychedelic', meltPx: 24, rings: 1.4 }]),
  "80's": look('eighties', 'poster', [
    { pass: 'synthwave', ramp: NIGHT_RAMP, toning: 0.72, scanlines: 1, fringePx: 3 },
  ]),
  'Voxel art': look('voxel art', 'pixel', [{ pass: 'voxel', cells: 58, steps: 6 }]),
  Cartoon: look('cartoon', 'friendly', [
    comic({ linePx: 6, cels: 3, sceneryLines: 0.7 }),
    { pass: 'grade', saturation: 0.2, contrast: 0.1 },
  ]),
  'Flat 2.0': look('flat 2.0', 'geometric', 'shapes'),
  'Doodle Line art': look('doodle line art', 'hand', 'shapes'),
} satisfies Record<string, RasterLook>;
