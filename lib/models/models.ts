import { aliasesOf, modelIdOfAlias } from './aliases';
import type { SizeTable } from './sizes';

/** Families as the parameter support table of the spec groups them. */
export const FAMILIES = ['v4_1_flash', 'v4_1', 'v4_styles', 'v4', 'v3', 'v2'] as const;
export type Family = (typeof FAMILIES)[number];
export type OutputKind = 'raster' | 'vector';

export interface Model {
  id: string;
  /** Our own other names for it. */
  aliases: readonly string[];
  family: Family;
  /** Name for people: `V4.1 Utility`. Models of one name differ in output and resolution only. */
  name: string;
  output: OutputKind;
  resolution: '1k' | '2k';
  sizeTable: SizeTable;
  /** API units for one generated image; 1 USD = 1,000 units (spec: Models). */
  priceUnits: number;
  /** Most characters of a prompt. */
  promptLimit: number;
  /** What it is good for, in one line. */
  summary: string;
}

const LONG_PROMPT = 10_000;
const SHORT_PROMPT = 1_000;

type Group = Pick<Model, 'family' | 'name' | 'promptLimit' | 'summary'> & { sizes: 'v4' | 'v3' };

const V4_1: Group = {
  family: 'v4_1',
  name: 'V4.1',
  promptLimit: LONG_PROMPT,
  sizes: 'v4',
  summary: 'Best default for photos, scenes and illustration',
};
const FLASH: Group = {
  family: 'v4_1_flash',
  name: 'V4.1 Flash',
  promptLimit: LONG_PROMPT,
  sizes: 'v4',
  summary: 'The fastest and cheapest. No styles, raster only',
};
const UTILITY: Group = {
  family: 'v4_1',
  name: 'V4.1 Utility',
  promptLimit: LONG_PROMPT,
  sizes: 'v4',
  summary: 'Product shots and flat, predictable pictures',
};
const STYLES: Group = {
  family: 'v4_styles',
  name: 'V4 Styles',
  promptLimit: LONG_PROMPT,
  sizes: 'v4',
  summary: 'Matches your references. Needs a style',
};
const V4: Group = {
  family: 'v4',
  name: 'V4',
  promptLimit: LONG_PROMPT,
  sizes: 'v4',
  summary: 'The previous generation',
};
const V3: Group = {
  family: 'v3',
  name: 'V3',
  promptLimit: SHORT_PROMPT,
  sizes: 'v3',
  summary: 'Curated styles, negative prompt, text boxes',
};
const V2: Group = {
  family: 'v2',
  name: 'V2',
  promptLimit: SHORT_PROMPT,
  sizes: 'v3',
  summary: 'The cheapest vectors and icons',
};

function model(
  id: string,
  group: Group,
  output: OutputKind,
  resolution: '1k' | '2k',
  priceUnits: number,
): Model {
  const { sizes, ...shared } = group;
  const sizeTable: SizeTable = sizes === 'v3' ? 'v3' : resolution;
  return {
    id,
    aliases: aliasesOf(id, 'easel'),
    ...shared,
    output,
    resolution,
    sizeTable,
    priceUnits,
  };
}

/** Every model with its price and limits (spec: Models). */
export const MODELS: readonly Model[] = [
  model('svcv4_1_flash', FLASH, 'raster', '1k', 7),
  model('svcv4_1', V4_1, 'raster', '1k', 35),
  model('svcv4_1_vector', V4_1, 'vector', '1k', 80),
  model('svcv4_1_pro', V4_1, 'raster', '2k', 210),
  model('svcv4_1_pro_vector', V4_1, 'vector', '2k', 300),
  model('svcv4_1_utility', UTILITY, 'raster', '1k', 35),
  model('svcv4_1_utility_vector', UTILITY, 'vector', '1k', 80),
  model('svcv4_1_utility_pro', UTILITY, 'raster', '2k', 210),
  model('svcv4_1_utility_pro_vector', UTILITY, 'vector', '2k', 300),
  model('svcv4_styles', STYLES, 'raster', '1k', 35),
  model('svcv4_styles_vector', STYLES, 'vector', '1k', 50),
  model('svcv4_styles_pro', STYLES, 'raster', '2k', 100),
  model('svcv4_styles_pro_vector', STYLES, 'vector', '2k', 120),
  model('svcv4', V4, 'raster', '1k', 40),
  model('svcv4_vector', V4, 'vector', '1k', 80),
  model('svcv4_pro', V4, 'raster', '2k', 250),
  model('svcv4_pro_vector', V4, 'vector', '2k', 300),
  model('svcv3', V3, 'raster', '1k', 40),
  model('svcv3_vector', V3, 'vector', '1k', 80),
  model('svcv2', V2, 'raster', '1k', 22),
  model('svcv2_vector', V2, 'vector', '1k', 44),
];

export const DEFAULT_MODEL_ID = 'svcv4_1';
export const DEFAULT_STYLE_MODEL_ID = 'svcv4_styles';

const byId = new Map(MODELS.map((entry) => [entry.id, entry]));

/** Looks a model up by its id or one of our own aliases. */
export function findModel(name: string): Model | undefined {
  return byId.get(modelIdOfAlias(name, 'easel') ?? name);
}

/** The model of the same name and resolution with the other kind of output, where there is one. */
export function withOutput(source: Model, output: OutputKind): Model | undefined {
  return MODELS.find(
    (entry) =>
      entry.name === source.name &&
      entry.resolution === source.resolution &&
      entry.output === output,
  );
}
