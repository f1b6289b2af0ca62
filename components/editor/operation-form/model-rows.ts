import { MODELS, type Model } from '@/lib/models/models';

/** The four outputs that a family may have, in the order of the picker's chips. */
export const OUTPUTS = [
  { label: '1K', output: 'raster', resolution: '1k' },
  { label: '2K', output: 'raster', resolution: '2k' },
  { label: 'SVG', output: 'vector', resolution: '1k' },
  { label: 'SVG Pro', output: 'vector', resolution: '2k' },
] as const;

/** 1 to 3, as the picker's bars show it. */
export type Grade = 1 | 2 | 3;

interface Traits {
  speed: Grade;
  quality: Grade;
}

/** How the families compare with one another (spec: Use guidance). */
const TRAITS: Readonly<Record<string, Traits>> = {
  'V4.1': { speed: 2, quality: 3 },
  'V4.1 Flash': { speed: 3, quality: 1 },
  'V4.1 Utility': { speed: 2, quality: 3 },
  'V4 Styles': { speed: 2, quality: 2 },
  V4: { speed: 2, quality: 2 },
  V3: { speed: 2, quality: 2 },
  V2: { speed: 3, quality: 1 },
};

export interface ModelRow extends Traits {
  name: string;
  summary: string;
  /** One entry per output, `undefined` where the family lacks it. */
  models: (Model | undefined)[];
}

const FIRST = 'V4.1';

function rowOf(name: string): ModelRow {
  const models = MODELS.filter((model) => model.name === name);
  return {
    name,
    summary: models[0]?.summary ?? '',
    ...(TRAITS[name] ?? { speed: 2, quality: 2 }),
    models: OUTPUTS.map(({ output, resolution }) =>
      models.find((model) => model.output === output && model.resolution === resolution),
    ),
  };
}

/** One row per family, the default first, then in the order of the model table. */
export const MODEL_ROWS: readonly ModelRow[] = [...new Set(MODELS.map((model) => model.name))]
  .sort((one, other) => Number(other === FIRST) - Number(one === FIRST))
  .map(rowOf);

/** `Raster 1K`, `SVG Pro`: what a model answers with. */
export function outputLabel(model: Model): string {
  if (model.output === 'raster') return `Raster ${model.resolution.toUpperCase()}`;
  return model.resolution === '2k' ? 'SVG Pro' : 'SVG';
}
