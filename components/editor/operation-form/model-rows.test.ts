import { describe, expect, it } from 'vitest';
import { MODELS } from '@/lib/models/models';
import { MODEL_ROWS } from './model-rows';

describe('the rows of the model picker', () => {
  it('offer every model of the table exactly once', () => {
    const offered = MODEL_ROWS.flatMap((row) => row.models).filter((model) => model !== undefined);
    expect(offered.map((model) => model.id).sort()).toEqual(MODELS.map(({ id }) => id).sort());
  });

  it('begin with the default family', () => {
    expect(MODEL_ROWS[0]?.models[0]?.id).toBe('svcv4_1');
  });

  it('show a missing output as missing', () => {
    const flash = MODEL_ROWS.find((row) => row.name === 'V4.1 Flash');
    expect(flash?.models.map((model) => model?.priceUnits)).toEqual([
      7,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
