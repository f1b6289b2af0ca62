import type { Look } from '../look';
import { CURATED_LOOKS } from './curated-looks';

const { Photorealism, Illustration } = CURATED_LOOKS;

/** Names of earlier versions of the service. `any` leaves the choice to the prompt. */
export const LEGACY_LOOKS = {
  any: { name: 'plain', lettering: 'poster', raster: { pixels: [] }, vector: [] },
  realistic_image: {
    ...Photorealism,
    name: 'realistic image',
    raster: {
      pixels: [
        ...Photorealism.raster.pixels,
        { pass: 'grade', exposure: 0.12, warmth: 0.2, saturation: 0.12 },
      ],
    },
    vector: [
      ...Photorealism.vector,
      { shape: 'recolor', warmth: 0.25, saturation: 0.15, lightness: 0.03 },
    ],
  },
  digital_illustration: {
    ...Illustration,
    name: 'digital illustration',
    raster: {
      pixels: [
        ...Illustration.raster.pixels,
        { pass: 'grade', saturation: 0.16, bloom: 0.3, clarity: 0.4 },
      ],
    },
    vector: [
      ...Illustration.vector,
      { shape: 'recolor', saturation: 0.2, contrast: 0.12 },
      { shape: 'overlay', kind: 'softbox', strength: 0.4, color: [1, 0.97, 0.9] },
    ],
  },
  vector_illustration: {
    name: 'vector illustration',
    lettering: 'geometric',
    raster: { shapes: [{ shape: 'flatten', bands: 6 }], pixels: [] },
    vector: [{ shape: 'flatten', bands: 6 }],
  },
} satisfies Record<string, Look>;
