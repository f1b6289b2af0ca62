import { describe, expect, it } from 'vitest';
import { type DrawSpec } from '@/lib/engines/engine';
import { plan } from './plan/plan';
import { type PlacedSubject } from './plan/scene-plan';
import { understand } from './understand/understand';
import { drawnBox } from './cutout';
import { treatmentOf } from './finish/treatment-of';
import { kitPainting } from './kit-painting';
import type { Painting } from './painting';
import { asIn, guide } from './guided-scene';

const spec: DrawSpec = {
  prompt: '',
  widthPx: 900,
  heightPx: 600,
  modelId: 'svcv3',
  output: 'raster',
  seed: 5,
  variant: 0,
};
const planned = (prompt: string) => plan(understand(prompt), { ...spec, prompt });

function boxOf(subjects: readonly PlacedSubject[]) {
  const left = Math.min(...subjects.map(({ xPx, widthPx }) => xPx - widthPx / 2));
  const right = Math.max(...subjects.map(({ xPx, widthPx }) => xPx + widthPx / 2));
  const base = Math.max(...subjects.map(({ baseYPx }) => baseYPx));
  return { centerX: (left + right) / 2, width: right - left, base };
}

describe('guiding a scene by a source', () => {
  const subject = { leftPx: 100, topPx: 150, widthPx: 300, heightPx: 400 };

  it('puts subjects where the subject of the source is', () => {
    const { subjects } = guide(planned('two dogs in a meadow'), { subject, horizon: undefined });
    const box = boxOf(subjects);
    expect(box.centerX).toBeCloseTo(250, 0);
    expect(box.width).toBeLessThanOrEqual(301);
    expect(box.base).toBeGreaterThan(500);
  });

  it('keeps what stands on its ground below a subject that floats', () => {
    const high = { leftPx: 500, topPx: 10, widthPx: 150, heightPx: 100 };
    const before = planned('a dog in a meadow');
    const { subjects } = guide(before, { subject: high, horizon: undefined });
    expect(boxOf(subjects).centerX).toBeCloseTo(575, 0);
    expect(boxOf(subjects).base).toBeCloseTo(boxOf(before.subjects).base, 0);
  });

  it('moves the horizon towards that of the source, but not out of reach', () => {
    const before = planned('a meadow');
    const near = guide(before, { subject: undefined, horizon: before.horizon + 0.05 });
    const far = guide(before, { subject: undefined, horizon: 0.3 });
    expect(near.horizon).toBeCloseTo(before.horizon + 0.05, 5);
    expect(far.horizon).toBeGreaterThan(0.3);
    expect(far.horizon).toBeLessThan(before.horizon);
  });

  it('leaves the plan alone when the source has neither', () => {
    const before = planned('a dog in a meadow');
    expect(guide(before, { subject: undefined, horizon: undefined })).toEqual(before);
  });
});

describe('a drawing of the kit in the composition of a source', () => {
  const drawn = kitPainting({ ...spec, prompt: 'a dog in a meadow' }, treatmentOf({}))?.painting;
  const boxIn = (painting: Painting) =>
    drawnBox({ ...painting, layers: painting.layers.filter(({ role }) => role === 'subject') });

  it('has its things where the subject of the source is, on its own ground', () => {
    if (!drawn) throw new Error('the kit draws dogs and meadows');
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
    if (!drawn) throw new Error('the kit draws dogs and meadows');
    expect(asIn(drawn, { subject: undefined, horizon: 0.4 })).toBe(drawn);
  });
});
