import { describe, expect, it } from 'vitest';
import { understand } from '@/lib/composer';
import { askedOf } from './prompted';
import { contentAt, type Framing, keptLightAt, lookShareAt } from './stages';

const contents = (prompt: string, framing: Framing = 'apart', isLookNamed = false) =>
  [0, 0.25, 0.5, 0.75, 1].map((strength) =>
    contentAt(strength, askedOf(understand(prompt)), framing, isLookNamed),
  );

describe('what a restyled picture is made of', () => {
  it('is the source at first, and the whole scene of a prompt with place and subject at last', () => {
    expect(contents('a fox in a snowy forest')).toEqual([
      'source',
      'source',
      'source-in-place',
      'scene',
      'scene',
    ]);
  });

  it('has the subject of the prompt in the source when no place is named', () => {
    expect(contents('a lighthouse').slice(2)).toEqual([
      'subject-in-source',
      'subject-in-source',
      'scene',
    ]);
  });

  it('keeps the subject of the source in a place that is named alone', () => {
    expect(contents('a snowy forest').slice(2)).toEqual([
      'source-in-place',
      'source-in-place',
      'scene',
    ]);
  });

  it('is always the source for a style, and for words that nobody understands', () => {
    for (const prompt of ['oil painting', 'a zorgblat'])
      expect(new Set(contents(prompt))).toEqual(new Set(['source']));
  });

  it('is the source in a look that is named with a subject, until the strength is great', () => {
    for (const framing of ['none', 'apart', 'close-up'] as const)
      expect(contents('a cat', framing, true)).toEqual([
        'source',
        'source',
        'source',
        'source',
        'scene',
      ]);
  });

  it('keeps what fills the frame, as nothing else fits there', () => {
    expect(contents('a lighthouse', 'close-up').slice(2)).toEqual(['source', 'source', 'scene']);
  });

  it('takes nothing out of a source in which no subject stands out', () => {
    expect(contents('a lighthouse', 'none').slice(2)).toEqual(['scene', 'scene', 'scene']);
    expect(contents('a snowy forest', 'none').slice(2)).toEqual(['source', 'source', 'scene']);
  });
});

describe('look and palette', () => {
  it('show more of the look the greater the strength, and a named one sooner', () => {
    for (const isNamed of [true, false]) {
      const shares = [0, 0.25, 0.5, 0.75, 1].map((strength) => lookShareAt(strength, isNamed));
      expect(shares[0]).toBe(0);
      expect(shares.at(-1)).toBe(1);
      expect(shares.toSorted((a, b) => a - b)).toEqual(shares);
    }
    expect(lookShareAt(0.3, true)).toBeGreaterThan(lookShareAt(0.3, false));
  });

  it('let go of the light of the source towards the end', () => {
    const kept = [0.5, 0.7, 0.9, 1].map(keptLightAt);
    expect(kept[0]).toBe(1);
    expect(kept.at(-1)).toBe(0);
    expect(kept.toSorted((a, b) => b - a)).toEqual(kept);
  });
});
