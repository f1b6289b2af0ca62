/**
 * The one table of public names that stand for a model's id. Our own always hold; OpenAI's are for
 * clients written for its service, and an operator may switch them off (`MODEL_ALIASES`).
 */

export type AliasOrigin = 'easel' | 'openai';

/** Alias, id of the model, whose name it is. */
type Row = readonly [alias: string, modelId: string, origin: AliasOrigin];

const MODEL_ALIASES: readonly Row[] = [
  // `<id>_raster` for every raster model, after the `svcv4_1_flash_raster` of the spec (Versioning).
  ['svcv4_1_flash_raster', 'svcv4_1_flash', 'easel'],
  ['svcv4_1_raster', 'svcv4_1', 'easel'],
  ['svcv4_1_pro_raster', 'svcv4_1_pro', 'easel'],
  ['svcv4_1_utility_raster', 'svcv4_1_utility', 'easel'],
  ['svcv4_1_utility_pro_raster', 'svcv4_1_utility_pro', 'easel'],
  ['svcv4_styles_raster', 'svcv4_styles', 'easel'],
  ['svcv4_styles_pro_raster', 'svcv4_styles_pro', 'easel'],
  ['svcv4_raster', 'svcv4', 'easel'],
  ['svcv4_pro_raster', 'svcv4_pro', 'easel'],
  ['svcv3_raster', 'svcv3', 'easel'],
  ['svcv2_raster', 'svcv2', 'easel'],
  // By what comes nearest in speed and price.
  ['gpt-image-1-mini', 'svcv4_1_flash', 'openai'],
  ['gpt-image-1', 'svcv4_1', 'openai'],
  ['gpt-image-1.5', 'svcv4_1', 'openai'],
  ['gpt-image-2', 'svcv4_1', 'openai'],
  ['chatgpt-image-latest', 'svcv4_1', 'openai'],
  ['dall-e-2', 'svcv4_1_flash', 'openai'],
  ['dall-e-3', 'svcv4_1', 'openai'],
];

/** Id of the model that an alias of one origin stands for; `undefined` when it is no such alias. */
export function modelIdOfAlias(name: string, origin: AliasOrigin): string | undefined {
  return MODEL_ALIASES.find(([alias, , whose]) => alias === name && whose === origin)?.[1];
}

/** The aliases of one origin that stand for a model. */
export function aliasesOf(modelId: string, origin: AliasOrigin): string[] {
  return MODEL_ALIASES.filter(([, id, whose]) => id === modelId && whose === origin).map(
    ([alias]) => alias,
  );
}
