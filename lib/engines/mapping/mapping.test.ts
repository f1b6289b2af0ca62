import { describe, expect, it } from 'vitest';
import { MODELS } from '@/lib/models/models';
import { parseMapping, profileNamed, type Mapping } from './load';
import { PROFILES } from './profiles';
import { recipeFor } from './recipe';
import { backendSchema, matchesModel } from './schema';

function mapping(backends: unknown): Mapping {
  return { file: parseMapping(JSON.stringify({ backends }), 'engines.json'), folder: '.' };
}

function recipe(settings: unknown, modelId: string, style?: Parameters<typeof recipeFor>[2]) {
  return recipeFor(profileNamed('sdapi', mapping({ sdapi: settings })), modelId, style);
}

describe('a mapping', () => {
  it('lets the particular go before the general, and the operator before us', () => {
    const settings = {
      defaults: { checkpoint: 'base', steps: 30 },
      models: { '*_flash': { checkpoint: 'turbo', steps: 4, cfg: 1 }, svcv3: { sampler: 'DDIM' } },
    };
    expect(recipe(settings, 'svcv4_1_flash')).toMatchObject({
      checkpoint: 'turbo',
      steps: 4,
      cfg: 1,
    });
    expect(recipe(settings, 'svcv3')).toMatchObject({
      checkpoint: 'base',
      steps: 30,
      sampler: 'DDIM',
    });
    expect(recipe(settings, 'svcv4')).toMatchObject({ sampler: 'Euler a', cfg: 6.5 });
  });

  it('draws a vector model as its raster twin, with words for clean shapes', () => {
    const vector = recipe({ models: { svcv4_1: { checkpoint: 'big' } } }, 'svcv4_1_vector');
    expect(vector.checkpoint).toBe('big');
    expect(vector.suffixes.join()).toContain('flat vector');
    expect(recipe({}, 'svcv4_1').suffixes).toEqual([]);
  });

  it('gives pro models a second pass, unless the operator takes it away', () => {
    expect(recipe({}, 'svcv4_1_pro').hires).toMatchObject({ strength: 0.35 });
    expect(recipe({ models: { '*_pro': { hires: false } } }, 'svcv4_1_pro').hires).toBeUndefined();
  });

  it('adds a style’s words and LoRAs to the model’s, under any spelling of its name', () => {
    const styled = recipe(
      {
        defaults: { loras: [{ name: 'a' }], negativePrompt: 'blur' },
        styles: { pixel_ART: { promptPrefix: 'pixelart', loras: [{ name: 'b', weight: 0.5 }] } },
      },
      'svcv3',
      'Pixel art',
    );
    expect(styled.prefixes).toEqual(['pixelart']);
    expect(styled.loras).toEqual([
      { name: 'a', weight: 1 },
      { name: 'b', weight: 0.5 },
    ]);
    expect(styled.negatives).toEqual(['blur']);
  });

  it('has words of its own for styles that the operator does not describe', () => {
    expect(recipe({}, 'svcv3', 'Watercolor').suffixes.join()).toContain('watercolour');
  });

  it('keeps the sizes of the profile that the file does not change', () => {
    const { sizes } = recipe({ defaults: { sizes: { maxPixels: 300_000 } } }, 'svcv3');
    expect(sizes).toMatchObject({ multiple: 64, maxPixels: 300_000 });
    expect(recipe({ defaults: { sizes: { only: ['512x512'] } } }, 'svcv3').sizes.only).toEqual([
      { widthPx: 512, heightPx: 512 },
    ]);
  });

  it.each([
    [{ sdapi: { models: { svcv9: {} } } }, /names no model/],
    [{ sdapi: { styles: { Cubism: {} } } }, /not a curated style/],
    [{ sdapi: { defaults: { sizes: { only: ['big'] } } } }, /not WxH/],
    [{ sdapi: { concurency: 2 } }, /concurency/],
    [{ SDAPI: {} }, /SDAPI/],
  ])('with a mistake is refused: %j', (backends, message) => {
    expect(() => mapping(backends)).toThrow(message);
  });
});

describe('a backend of the operator’s own name', () => {
  it('needs a kind, and builds on the profile of its dialect', () => {
    const own = mapping({
      fast: { kind: 'openai', dialect: 'vllm-omni', concurrency: 2 },
      odd: {},
    });
    expect(profileNamed('fast', own)).toMatchObject([
      { dialect: 'vllm-omni' },
      { kind: 'openai', concurrency: 2 },
    ]);
    expect(() => profileNamed('odd', own)).toThrow(/needs a kind/);
  });
});

describe('patterns of models', () => {
  it('match whole ids, and nothing by accident', () => {
    const matched = (pattern: string) =>
      MODELS.filter(({ id }) => matchesModel(pattern, id)).map(({ id }) => id);
    expect(matched('svcv3')).toEqual(['svcv3']);
    expect(matched('*')).toHaveLength(MODELS.length);
    expect(matched('*_pro').every((id) => id.endsWith('_pro'))).toBe(true);
    expect(matched('svcv.')).toEqual([]);
  });
});

describe('our own profiles', () => {
  it.each(Object.entries(PROFILES))(
    '%s follows the schema and has a recipe for all',
    (name, profile) => {
      expect(backendSchema.safeParse(profile).success).toBe(true);
      for (const { id } of MODELS) {
        const { sizes } = recipeFor(profileNamed(name, mapping({})), id);
        expect(sizes.multiple).toBeGreaterThan(0);
      }
    },
  );
});
