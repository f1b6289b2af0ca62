import { describe, expect, it } from 'vitest';
import type { Pixels, StyleSpec } from '@/lib/engines/engine';
import { passesOfStyle } from './apply';
import { describeStyle } from './describe';
import { quilt } from './quilt';
import { readTexture, SAMPLE_SIDE_PX } from './texture';

const SIDE_PX = 256;

/** Diagonal strokes on a warm ground, as a painted reference has them. */
function strokes(): Pixels {
  const data = new Uint8Array(SIDE_PX * SIDE_PX * 4).fill(255);
  for (let at = 0; at < SIDE_PX * SIDE_PX; at++) {
    const wave = 26 * Math.sin(((at % SIDE_PX) + Math.floor(at / SIDE_PX)) * 0.9);
    data.set([190 + wave, 140 + wave, 90 + wave], at * 4);
  }
  return { widthPx: SIDE_PX, heightPx: SIDE_PX, data };
}

function flat(): Pixels {
  const data = new Uint8Array(SIDE_PX * SIDE_PX * 4).fill(200);
  return { widthPx: SIDE_PX, heightPx: SIDE_PX, data };
}

const styleOf = (image: Pixels, match: StyleSpec['match']): StyleSpec => ({
  profile: describeStyle([image], [1]),
  match,
});

describe('the surface of a style', () => {
  it('shows in pictures drawn with it, more when followed precisely', () => {
    const strengthOf = (match: StyleSpec['match']) => {
      const [step] = passesOfStyle(styleOf(strokes(), match));
      return step?.pass === 'surface' ? step.strength : 0;
    };
    expect(strengthOf('flexible')).toBeGreaterThan(0);
    expect(strengthOf('precise')).toBeGreaterThan(strengthOf('flexible'));
  });

  it('survives being stored as JSON', () => {
    const stored = JSON.parse(JSON.stringify(describeStyle([strokes()], [1])));
    expect(readTexture(stored)).toHaveLength(SAMPLE_SIDE_PX ** 2);
  });

  it('is left out for flat art and for a broken sample', () => {
    expect(passesOfStyle(styleOf(flat(), 'precise'))).toEqual([]);
    const profile = { ...describeStyle([flat()], [1]), texture: { residues: 'no' } };
    expect(readTexture(profile)).toBeUndefined();
  });

  it('grows to any size without losing its strength', () => {
    const sample = readTexture(describeStyle([strokes()], [1]))!;
    const rms = (values: Float32Array) =>
      Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
    const grown = quilt(sample, 300, 210, () => 0.37);
    expect(grown).toHaveLength(300 * 210);
    expect(rms(grown)).toBeGreaterThan(0.6 * rms(sample));
  });
});
