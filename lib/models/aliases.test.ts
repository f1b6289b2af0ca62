import { describe, expect, it } from 'vitest';
import { modelIdOfAlias } from './aliases';
import { MODELS, findModel } from './models';

describe('aliases of models', () => {
  it('are <id>_raster for every raster model, and for no other', () => {
    for (const model of MODELS) {
      const raster = model.output === 'raster';
      expect(findModel(`${model.id}_raster`), model.id).toBe(raster ? model : undefined);
      expect(model.aliases).toEqual(raster ? [`${model.id}_raster`] : []);
    }
  });

  it('of OpenAI are no names of our own', () => {
    for (const name of ['gpt-image-1', 'gpt-image-1-mini', 'dall-e-2', 'dall-e-3']) {
      expect(findModel(name)).toBeUndefined();
      expect(findModel(modelIdOfAlias(name, 'openai') ?? '')).toBeDefined();
    }
  });
});
