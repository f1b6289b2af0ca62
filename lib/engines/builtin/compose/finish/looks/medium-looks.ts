import type { Look } from '../look';
import { CURATED_LOOKS as CURATED } from './curated-looks';
import { BLACK_INK, BLUEPRINT, LEAD, SLATE, WHITE_PAPER } from './inks';
import { comic, OIL, outline } from './parts';

const LOW_POLY: Look['vector'] = [
  { shape: 'cells', kind: 'triangles', count: 54, colors: 0, ground: [0.2, 0.2, 0.24] },
];

const FLAT: Look['vector'] = [{ shape: 'flatten', bands: 7 }];
/** Few flat inks, warm and sun-bleached. */
const FADED: Look['vector'] = [
  { shape: 'flatten', bands: 5 },
  { shape: 'recolor', warmth: 0.3, saturation: -0.1 },
];

/** White lines on the blue of a cyanotype. */
const CYANOTYPE: Look['vector'] = [
  outline({
    linePx: 2.6,
    scenery: 0.6,
    fill: 'paper',
    ink: WHITE_PAPER,
    paper: BLUEPRINT,
    smallestPx: 120,
  }),
];
/** A hand with chalk on slate: lines that wander, and what is rubbed in. */
const CHALK: Look['vector'] = [
  outline({
    linePx: 4.5,
    scenery: 0.5,
    fill: 'tint',
    tint: 0.3,
    ink: WHITE_PAPER,
    paper: SLATE,
    smallestPx: 240,
    wobblePx: 2.5,
  }),
];

/** Panes of full colours in strips of lead. */
const LEADED: Look['vector'] = [
  { shape: 'flatten', bands: 3 },
  { shape: 'recolor', warmth: 0, saturation: 0.35 },
  outline({ linePx: 7, scenery: 1, ink: LEAD, smallestPx: 160 }),
];

/** The look of each medium that a prompt may name, by its id in the words that are read. */
export const MEDIUM_LOOKS: Record<string, Look> = {
  watercolor: CURATED.Watercolor,
  'oil painting': {
    name: 'oil painting',
    lettering: 'elegant',
    raster: { pixels: [OIL] },
    vector: CURATED.Expressionism.vector,
  },
  'pencil sketch': CURATED['Pencil sketch'],
  'ink drawing': CURATED.Crosshatch,
  'line art': CURATED['Line art'],
  'pixel art': CURATED['Pixel art'],
  clay: CURATED.Clay,
  '3d render': CURATED['3D render'],
  photo: CURATED.Photorealism,
  'flat vector': {
    name: 'flat vector',
    lettering: 'geometric',
    raster: { shapes: FLAT, pixels: [] },
    vector: FLAT,
  },
  cartoon: CURATED.Cartoon,
  anime: {
    ...CURATED.Cartoon,
    name: 'anime',
    raster: {
      pixels: [
        comic({ linePx: 3, ink: [0.22, 0.13, 0.2], cels: 2, sceneryLines: 0.25 }),
        { pass: 'grade', saturation: 0.22, exposure: 0.15, bloom: 0.5 },
      ],
    },
  },
  kawaii: CURATED.Kawaii,
  'paper cut': CURATED.Cutout,
  'pop art': CURATED['Pop art'],
  risograph: CURATED.Risograph,
  linocut: CURATED.Linocut,
  engraving: CURATED.Engraving,
  'low poly': {
    name: 'low poly',
    lettering: 'geometric',
    raster: { shapes: LOW_POLY, pixels: [] },
    vector: LOW_POLY,
  },
  mosaic: CURATED.Mosaic,
  'stained glass': {
    name: 'stained glass',
    lettering: 'elegant',
    raster: {
      pixels: [
        { pass: 'mosaic', tilePx: 52, joint: 5, grout: LEAD, kind: 'glass' },
        { pass: 'grade', saturation: 0.4, contrast: 0.12, bloom: 0.3 },
      ],
    },
    vector: LEADED,
  },
  doodle: CURATED['Hand-drawn'],
  vintage: {
    name: 'vintage',
    lettering: 'retro',
    raster: {
      shapes: FADED,
      pixels: [
        { pass: 'stipple', grainPx: 1.2, depth: 0.12 },
        { pass: 'grade', contrast: 0.08, fade: 0.3, warmth: 0.35, grain: 0.12, saturation: -0.05 },
      ],
    },
    vector: FADED,
  },
  neon: CURATED.Glow,
  'childrens book': CURATED['Child book'],
  noir: CURATED.Noir,
  silhouette: {
    ...CURATED.Pictogram,
    name: 'silhouette',
    raster: {
      pixels: [
        {
          pass: 'linocut',
          paper: [0.99, 0.95, 0.88],
          ink: BLACK_INK,
          color: 1,
          gougePx: 3,
        },
      ],
    },
  },
  voxel: CURATED['Voxel art'],
  embroidery: {
    name: 'embroidery',
    lettering: 'friendly',
    raster: {
      pixels: [
        {
          ...OIL,
          brushesPx: [9, 6, 4],
          opacity: 1,
          tolerance: 0.05,
          colorJitter: 0.6,
          angleJitter: 0.12,
          impasto: 1,
          dryness: 0,
          relief: 1,
          hairs: 5,
          intensity: 0,
        },
      ],
    },
    vector: CURATED['Hand-drawn'].vector,
  },
  blueprint: {
    name: 'blueprint',
    lettering: 'typewriter',
    raster: { shapes: CYANOTYPE, pixels: [] },
    vector: CYANOTYPE,
  },
  'chalk drawing': {
    name: 'chalk drawing',
    lettering: 'hand',
    raster: { shapes: CHALK, pixels: [{ pass: 'stipple', grainPx: 1.6, depth: 0.3 }] },
    vector: CHALK,
  },
  gradient: CURATED['Pastel gradient'],
};
