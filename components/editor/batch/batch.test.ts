import { describe, expect, it } from 'vitest';
import { countsOf, fractionOf, namesOf, resultNames, type BatchItem } from './batch';

const item = (index: number, changes: Partial<BatchItem>): BatchItem => ({
  id: `item-${index}`,
  index,
  fileName: 'boat.png',
  body: {},
  priceUnits: 10,
  state: 'waiting',
  key: `key-${index}`,
  results: [],
  ...changes,
});

describe('the results of a batch', () => {
  it('are called as their files, with the ending of what they became', () => {
    expect(resultNames('boat.at.sea.png', ['webp'], new Set())).toEqual(['boat.at.sea.webp']);
    expect(resultNames('boat', ['svg'], new Set())).toEqual(['boat.svg']);
  });

  it('are numbered where a file has several, and none has the name of another', () => {
    expect(resultNames('boat.png', ['webp', 'webp'], new Set())).toEqual([
      'boat-1.webp',
      'boat-2.webp',
    ]);
    const taken = new Set(['boat.webp', 'boat (2).webp']);
    expect(resultNames('boat.jpg', ['webp'], taken)).toEqual(['boat (3).webp']);
  });
});

describe('a batch', () => {
  const items = [
    item(0, { state: 'done', units: 10, results: [{ imageId: 'a', name: 'boat.webp' }] }),
    item(1, { state: 'running', fraction: 0.5 }),
    item(2, { state: 'failed' }),
    item(3, {}),
  ];

  it('counts what was charged, and what failed as nothing', () => {
    expect(countsOf(items)).toEqual({ done: 1, failed: 1, canceled: 0, open: 2, units: 10 });
    expect([...namesOf(items)]).toEqual(['boat.webp']);
  });

  it('is as far as its files together', () => {
    expect(fractionOf(items)).toBe((1 + 0.5 + 1) / 4);
  });
});
