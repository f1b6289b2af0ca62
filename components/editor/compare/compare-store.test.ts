import { describe, expect, it } from 'vitest';
import type { Version } from '../store/versions';
import { pairOf } from './compare-store';

const version = (id: string, parentId?: string): Version => ({
  id,
  label: id,
  fileName: id,
  src: id,
  widthPx: 1,
  heightPx: 1,
  ...(parentId ? { parentId } : {}),
});
const versions = [version('a'), version('b', 'a'), version('c'), version('d', 'a')];
const ids = (chosen: { beforeId?: string; afterId?: string }, currentId = 'd') => {
  const pair = pairOf(versions, currentId, chosen);
  return pair && [pair.before.id, pair.after.id];
};

describe('what is compared', () => {
  it('is the version on the canvas with the one it was made from', () => {
    expect(ids({})).toEqual(['a', 'd']);
  });

  it('falls back to the neighbour of one that was made from none', () => {
    expect(ids({}, 'c')).toEqual(['b', 'c']);
    expect(ids({}, 'a')).toEqual(['b', 'a']);
  });

  it('follows what is chosen, as long as it is there', () => {
    expect(ids({ beforeId: 'c', afterId: 'b' })).toEqual(['c', 'b']);
    expect(ids({ beforeId: 'gone' })).toEqual(['a', 'd']);
    expect(ids({ beforeId: 'd' })).toEqual(['a', 'd']);
  });

  it('is nothing while there is one version alone', () => {
    expect(pairOf([version('a')], 'a', {})).toBeUndefined();
  });
});
