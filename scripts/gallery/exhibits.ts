import type { PhotoName } from '../../tests/support/photos';

/** An ellipse of a picture in shares of its sides: centre x, y, radius x, y. */
export type Ellipse = readonly [number, number, number, number];

/** What is edited: one of the photos, or a drawing of a prompt. */
export type SourceName = PhotoName | { drawn: string };

/** Everything the gallery shows: an operation on a picture, with what it is asked. */
export interface Exhibit {
  /** The part before the first hyphen names the sheet. */
  name: string;
  /** Id of the operation. */
  operation: string;
  source: SourceName;
  body?: Record<string, unknown>;
  /** The white area: ellipses, or all that is not the subject. */
  mask?: readonly Ellipse[] | 'background';
  /** What stands below the pictures, in place of `before` and the rest of the name. */
  title?: { before: string; after: string };
}

const ILLUSTRATION = { drawn: 'a red fox in a snowy forest, flat illustration' };

const ERASE: readonly Exhibit[] = [
  {
    name: 'erase-cup',
    operation: 'eraseRegion',
    source: 'coffee',
    mask: [[0.47, 0.58, 0.43, 0.6]],
  },
  {
    name: 'erase-rocket',
    operation: 'eraseRegion',
    source: 'rocket',
    mask: [[0.5, 0.68, 0.09, 0.38]],
  },
  {
    name: 'erase-shuttle',
    operation: 'eraseRegion',
    source: 'astronaut',
    mask: [[0.83, 0.31, 0.17, 0.34]],
  },
  {
    name: 'erase-patches',
    operation: 'eraseRegion',
    source: 'astronaut',
    mask: [
      [0.335, 0.757, 0.1, 0.1],
      [0.615, 0.685, 0.06, 0.06],
      [0.17, 0.68, 0.07, 0.09],
    ],
  },
];

const INPAINT: readonly Exhibit[] = [
  {
    name: 'inpaint-balloon',
    operation: 'inpaint',
    source: 'rocket',
    body: { prompt: 'a hot air balloon' },
    mask: [[0.2, 0.3, 0.15, 0.25]],
  },
  {
    name: 'inpaint-flower',
    operation: 'inpaint',
    source: 'cat',
    body: { prompt: 'a red flower' },
    mask: [[0.82, 0.6, 0.16, 0.38]],
  },
  {
    name: 'inpaint-cookie',
    operation: 'inpaint',
    source: 'coffee',
    body: { prompt: 'a strawberry' },
    mask: [[0.17, 0.78, 0.13, 0.17]],
  },
  {
    name: 'inpaint-window',
    operation: 'inpaint',
    source: 'astronaut',
    body: { prompt: 'the moon' },
    mask: [[0.2, 0.2, 0.14, 0.14]],
  },
];

const OUTPAINT: readonly Exhibit[] = [
  {
    name: 'outpaint-astronaut',
    operation: 'outpaint',
    source: 'astronaut',
    body: { prompt: 'a studio', size: '16:9' },
  },
  {
    name: 'outpaint-table',
    operation: 'outpaint',
    source: 'coffee',
    body: { prompt: 'a wooden table', zoom_out_percentage: 35 },
  },
  {
    name: 'outpaint-sky',
    operation: 'outpaint',
    source: 'rocket',
    body: { prompt: 'evening sky', expand_left: 200, expand_right: 200 },
  },
  {
    name: 'outpaint-cat',
    operation: 'outpaint',
    source: 'cat',
    body: { prompt: 'a cat', size: '1:1' },
  },
  {
    name: 'outpaint-cat-wide',
    operation: 'outpaint',
    source: 'cat',
    body: { prompt: 'a cat', expand_left: 120, expand_right: 180 },
  },
  {
    name: 'outpaint-coffee-tall',
    operation: 'outpaint',
    source: 'coffee',
    body: { prompt: 'a wooden table', expand_top: 150, expand_bottom: 150 },
  },
  {
    name: 'outpaint-drawing',
    operation: 'outpaint',
    source: ILLUSTRATION,
    body: { prompt: 'a forest', size: '16:9' },
  },
];

const BACKGROUND: readonly Exhibit[] = [
  {
    name: 'background-meadow',
    operation: 'replaceBackground',
    source: 'cat',
    body: { prompt: 'a meadow at sunset' },
  },
  {
    name: 'background-space',
    operation: 'replaceBackground',
    source: 'astronaut',
    body: { prompt: 'outer space' },
  },
  {
    name: 'background-beach',
    operation: 'replaceBackground',
    source: 'astronaut',
    body: { prompt: 'a tropical beach' },
  },
  {
    name: 'background-lake',
    operation: 'replaceBackground',
    source: 'coffee',
    body: { prompt: 'a lake in autumn' },
  },
  {
    name: 'background-mountains',
    operation: 'replaceBackground',
    source: 'rocket',
    body: { prompt: 'snowy mountains at dawn' },
  },
  {
    name: 'background-mask',
    operation: 'generateBackground',
    source: 'astronaut',
    body: { prompt: 'a city skyline at dusk' },
    mask: 'background',
  },
];

const PROMPTS: readonly [name: string, source: SourceName, prompt: string][] = [
  ['watercolour', 'cat', 'watercolor painting of a cat'],
  ['city', 'cat', 'a cat in a neon city'],
  ['beach', 'coffee', 'coffee cup on the beach'],
  ['drawing', ILLUSTRATION, 'a fox in a desert at sunset'],
];

const RESTYLE: readonly Exhibit[] = PROMPTS.flatMap(([name, source, prompt]) =>
  [0.25, 0.5, 0.75, 1].map((strength) => ({
    name: `restyle-${name}-${strength * 100}`,
    operation: 'imageToImage',
    source,
    body: { prompt, strength },
    title: { before: `“${prompt}”`, after: `strength ${strength}` },
  })),
);

const REMIX: readonly Exhibit[] = [
  {
    name: 'remix-coffee',
    operation: 'variateImage',
    source: 'coffee',
    body: { size: '1:1', n: 4, random_seed: 2 },
  },
  {
    name: 'remix-astronaut',
    operation: 'variateImage',
    source: 'astronaut',
    body: { size: '16:9', n: 4, random_seed: 7 },
  },
  {
    name: 'remix-cat',
    operation: 'variateImage',
    source: 'cat',
    body: { size: '4:3', n: 4, random_seed: 3 },
  },
  {
    name: 'remix-drawing',
    operation: 'variateImage',
    source: ILLUSTRATION,
    body: { size: '1:1', n: 3, random_seed: 3, model: 'svcv4_1_vector' },
  },
];

const CUTOUT: readonly Exhibit[] = (['astronaut', 'cat', 'coffee', 'rocket'] as const).map(
  (source) => ({ name: `cutout-${source}`, operation: 'removeBackground', source }),
);

const VECTORIZE: readonly Exhibit[] = [
  { name: 'vectorize-coffee', operation: 'vectorize', source: 'coffee' },
  {
    name: 'vectorize-cut-out',
    operation: 'vectorize',
    source: 'rocket',
    body: { shape_stacking: 'cut_out' },
  },
  {
    name: 'vectorize-few',
    operation: 'vectorize',
    source: 'astronaut',
    body: { limit_num_shapes: true, max_num_shapes: 200 },
  },
  { name: 'vectorize-drawing', operation: 'vectorize', source: ILLUSTRATION },
];

const UPSCALE: readonly Exhibit[] = [
  { name: 'upscale-crisp', operation: 'crispUpscale', source: 'cat' },
  { name: 'upscale-creative', operation: 'creativeUpscale', source: 'rocket' },
  {
    name: 'refine-subtle',
    operation: 'refineDetails',
    source: 'astronaut',
    body: { refinement: 'subtle' },
  },
  {
    name: 'refine-moderate',
    operation: 'refineDetails',
    source: 'astronaut',
    body: { refinement: 'moderate' },
  },
];

export const EXHIBITS: readonly Exhibit[] = [
  ...ERASE,
  ...INPAINT,
  ...OUTPAINT,
  ...BACKGROUND,
  ...RESTYLE,
  ...REMIX,
  ...CUTOUT,
  ...VECTORIZE,
  ...UPSCALE,
];
