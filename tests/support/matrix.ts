import { PRICES } from './prices';

/** The least side that every operation takes. */
export const SIDE_PX = 256;
export const FORMATS = ['url', 'b64_json', 'multipart'] as const;
export type Format = (typeof FORMATS)[number];
export type Body = Record<string, unknown>;

export interface Case {
  /** Models that the operation takes; processing operations have none. */
  models: readonly string[];
  body: Body;
  /** What is added to cost the machine less, where the slow kind is asked for elsewhere. */
  lighter?: Body;
  mask?: boolean;
  /** Units of one image. */
  price: (model: string) => number;
  /** Side of the square answer, in pixels. */
  sidePx: (model: string) => number;
  /** Operations without a model that answer a vector. */
  vector?: boolean;
}

const MODELS = Object.keys(PRICES);
const EDITS = ['svcv3', 'svcv3_vector'];
const RESTYLES = MODELS.filter((id) => /^svcv(3|4)(?!_styles|_1_flash)/.test(id));
const listed = (model: string) => PRICES[model] ?? Number.NaN;
const modelSide = (model: string) => (model.includes('_pro') ? 2048 : 1024);
const sourceSide = () => SIDE_PX;
const PROMPT = { prompt: 'a red apple' };
const edit = { models: EDITS, price: listed, sidePx: sourceSide };
const processing = { models: [''], body: {} };

/** Every operation that answers pictures; prices and sizes as the specification has them. */
export const CASES: Record<string, Case> = {
  'images/generations': {
    models: MODELS,
    body: { ...PROMPT, size: '1:1' },
    price: listed,
    sidePx: modelSide,
  },
  'images/imageToImage': {
    models: RESTYLES,
    body: { ...PROMPT, strength: 0.2 },
    price: listed,
    sidePx: modelSide,
  },
  'images/variateImage': {
    models: MODELS,
    body: { size: '1:1' },
    price: () => 40,
    sidePx: modelSide,
  },
  'images/inpaint': { ...edit, body: PROMPT, mask: true },
  'images/outpaint': { ...edit, body: { ...PROMPT, zoom_out_percentage: 20 } },
  'images/replaceBackground': { ...edit, body: PROMPT },
  'images/generateBackground': { ...edit, body: PROMPT, mask: true },
  'images/eraseRegion': { ...processing, mask: true, price: () => 2, sidePx: sourceSide },
  'images/vectorize': { ...processing, price: () => 10, sidePx: sourceSide, vector: true },
  'images/removeBackground': { ...processing, price: () => 10, sidePx: sourceSide },
  'images/crispUpscale': { ...processing, price: () => 4, sidePx: () => 4 * SIDE_PX },
  'images/creativeUpscale': { ...processing, price: () => 250, sidePx: () => 2 * SIDE_PX },
  'images/refineDetails': {
    ...processing,
    lighter: { refinement: 'subtle' },
    price: () => 210,
    sidePx: () => 2048,
  },
};

const CASES_BY_PATH = Object.entries(CASES);

export const ROWS = CASES_BY_PATH.flatMap(([path, entry]) =>
  entry.models.map((model, index) => [path, model, index, entry] as const),
);

/** What an engine knows of a model: its sizes, how finely it draws and the kind of its answer. */
function kindOf(model: string): string {
  const output = model.endsWith('_vector') ? 'vector' : 'raster';
  const table = ['_flash', '_pro', 'svcv3', 'svcv2'].find((part) => model.includes(part)) ?? '1k';
  return `${table.replace('svcv2', 'svcv3')} ${output}`;
}

/** The first row of each kind of model for each operation: an engine draws the others like it. */
export const ROWS_OF_KINDS = CASES_BY_PATH.flatMap(([path, entry]) => {
  const kinds = entry.models.map(kindOf);
  return entry.models
    .filter((model, at) => kinds.indexOf(kindOf(model)) === at)
    .map((model, index) => [path, model, index, entry] as const);
});

/** What the bytes of a picture themselves say they are. */
export function typeOf(bytes: Buffer): string {
  const head = bytes.subarray(0, 12).toString('latin1');
  return SIGNATURES.find(([, signature]) => signature.test(head))?.[0] ?? 'unknown';
}

const SIGNATURES: readonly [string, RegExp][] = [
  ['image/svg+xml', /^<svg/],
  ['image/webp', /^RIFF.{4}WEBP/s],
  ['image/png', /^\x89PNG/],
];

/** Whether a row's answer is SVG. */
export const answersVector = (model: string, { vector }: Case): boolean =>
  model === '' ? vector === true : model.endsWith('_vector');
