import { describe, expect, it } from 'vitest';
import { type DrawSpec } from '@/lib/engines/engine';
import { drawnBox } from './cutout';
import { treatmentOf } from './finish/treatment-of';
import { kitPainting } from './kit-painting';
import type { Painting } from './painting';
import { asIn } from './guided-scene';

const spec: DrawSpec = {
  prompt: '',
  widthPx: 900,
  heightPx: 600,
  modelId: 'svcv3',
  output: 'raster',
  seed: 5,
  variant: 0,
};

describe('a drawing of the kit in the composition of a source', () => {
  const drawn = kitPainting({ ...spec, prompt: 'a dog in a meadow' }, treatmentOf({})).painting;
  const boxIn = (painting: Painting) =>
    drawnBox({ ...painting, layers: painting.layers.filter(({ role }) => role === 'subject') });

  it('has its things where the subject of the source is, on its own ground', () => {
    const subject = { leftPx: 60, topPx: 150, widthPx: 380, heightPx: 380 };
    const box = boxIn(asIn(drawn, { subject, horizon: undefined }));
    const before = boxIn(drawn);
    if (!box || !before) throw new Error('the dog is drawn');
    expect(Math.abs(box.leftPx + box.widthPx / 2 - 250)).toBeLessThan(8);
    expect(box.widthPx).toBeLessThan(subject.widthPx * 1.05);
    const foot = box.topPx + box.heightPx;
    expect(foot).toBeGreaterThan(Math.min(before.topPx + before.heightPx, 0.96 * 600) - 8);
  });

  it('stays as it is where the source has no subject', () => {
    expect(asIn(drawn, { subject: undefined, horizon: 0.4 })).toBe(drawn);
  });
});
