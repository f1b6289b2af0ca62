import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { PhotoName } from '../../tests/support/photos';

/** Everything the gallery of edits shows: an operation on a photo, with what it is asked. */
export interface Exhibit {
  name: string;
  operation: string;
  photo: PhotoName;
  body: Record<string, unknown>;
  /** An ellipse of the photo in shares of its sides: centre x, y, radius x, y. */
  mask?: readonly [number, number, number, number];
}

export const EXHIBITS: readonly Exhibit[] = [
  {
    name: 'erase-coffee',
    operation: 'eraseRegion',
    photo: 'coffee',
    body: {},
    mask: [0.5, 0.5, 0.12, 0.12],
  },
  {
    name: 'erase-cat',
    operation: 'eraseRegion',
    photo: 'cat',
    body: {},
    mask: [0.78, 0.2, 0.12, 0.14],
  },
  {
    name: 'erase-rocket',
    operation: 'eraseRegion',
    photo: 'rocket',
    body: {},
    mask: [0.5, 0.45, 0.08, 0.4],
  },
  {
    name: 'inpaint-balloon',
    operation: 'inpaint',
    photo: 'rocket',
    body: { prompt: 'a hot air balloon in the sky' },
    mask: [0.2, 0.3, 0.15, 0.2],
  },
  {
    name: 'inpaint-flower',
    operation: 'inpaint',
    photo: 'cat',
    body: { prompt: 'a red flower' },
    mask: [0.8, 0.75, 0.14, 0.18],
  },
  {
    name: 'outpaint-wide',
    operation: 'outpaint',
    photo: 'astronaut',
    body: { prompt: 'a studio', size: '16:9' },
  },
  {
    name: 'outpaint-zoom',
    operation: 'outpaint',
    photo: 'coffee',
    body: { prompt: 'a wooden table', zoom_out_percentage: 35 },
  },
  {
    name: 'outpaint-sky',
    operation: 'outpaint',
    photo: 'rocket',
    body: { prompt: 'night sky', expand_left: 200, expand_right: 200 },
  },
  {
    name: 'background-beach',
    operation: 'replaceBackground',
    photo: 'cat',
    body: { prompt: 'a meadow at sunset' },
  },
  {
    name: 'background-space',
    operation: 'replaceBackground',
    photo: 'astronaut',
    body: { prompt: 'outer space with stars' },
  },
  {
    name: 'background-table',
    operation: 'replaceBackground',
    photo: 'coffee',
    body: { prompt: 'a plain teal studio background' },
  },
  {
    name: 'background-mask',
    operation: 'generateBackground',
    photo: 'astronaut',
    body: { prompt: 'a city skyline at dusk' },
    mask: [0.15, 0.2, 0.15, 0.2],
  },
  {
    name: 'restyle-25',
    operation: 'imageToImage',
    photo: 'cat',
    body: { prompt: 'watercolor painting of a cat', strength: 0.25 },
  },
  {
    name: 'restyle-50',
    operation: 'imageToImage',
    photo: 'cat',
    body: { prompt: 'watercolor painting of a cat', strength: 0.5 },
  },
  {
    name: 'restyle-75',
    operation: 'imageToImage',
    photo: 'cat',
    body: { prompt: 'watercolor painting of a cat', strength: 0.75 },
  },
  {
    name: 'restyle-100',
    operation: 'imageToImage',
    photo: 'cat',
    body: { prompt: 'watercolor painting of a cat', strength: 1 },
  },
  {
    name: 'restyle-v3',
    operation: 'imageToImage',
    photo: 'coffee',
    body: { prompt: 'a cup of coffee', strength: 0.5, model: 'svcv3', style: 'Risograph' },
  },
  {
    name: 'remix',
    operation: 'variateImage',
    photo: 'coffee',
    body: { size: '1:1', n: 3, random_seed: 7 },
  },
  {
    name: 'remix-wide',
    operation: 'variateImage',
    photo: 'astronaut',
    body: { size: '16:9', n: 2, random_seed: 7 },
  },
  { name: 'cutout-astronaut', operation: 'removeBackground', photo: 'astronaut', body: {} },
  { name: 'cutout-cat', operation: 'removeBackground', photo: 'cat', body: {} },
  { name: 'cutout-coffee', operation: 'removeBackground', photo: 'coffee', body: {} },
  { name: 'vectorize-coffee', operation: 'vectorize', photo: 'coffee', body: {} },
  {
    name: 'vectorize-cutout',
    operation: 'vectorize',
    photo: 'rocket',
    body: { shape_stacking: 'cut_out' },
  },
  { name: 'upscale-crisp', operation: 'crispUpscale', photo: 'cat', body: {} },
  { name: 'upscale-creative', operation: 'creativeUpscale', photo: 'rocket', body: {} },
  {
    name: 'refine-subtle',
    operation: 'refineDetails',
    photo: 'astronaut',
    body: { refinement: 'subtle' },
  },
  {
    name: 'refine-moderate',
    operation: 'refineDetails',
    photo: 'astronaut',
    body: { refinement: 'moderate' },
  },
];

/** The photo as it is in the fixtures. */
export function photoBytes(name: PhotoName): Buffer {
  return readFileSync(`tests/fixtures/photos/${name}.jpg`);
}

/** The exhibit's mask at the size of the photo: exactly 0 and 255. */
export async function maskBytes(
  photo: Buffer,
  [x, y, radiusX, radiusY]: NonNullable<Exhibit['mask']>,
): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(photo).metadata();
  const ellipse = `<ellipse cx="${x * width}" cy="${y * height}" rx="${radiusX * width}" ry="${radiusY * height}" fill="#fff"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/>${ellipse}</svg>`;
  return sharp(Buffer.from(svg)).threshold(128).removeAlpha().png().toBuffer();
}
