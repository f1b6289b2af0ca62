import { describe, expect, it } from 'vitest';
import { SharedLimit } from './shared-limit';

describe('a shared limit', () => {
  it('stops one key at its own share, and leaves the rest to others', () => {
    const limit = new SharedLimit({ perKey: 3, overAll: 5 });
    expect(limit.take('a', 3)).toBeUndefined();
    expect(limit.take('a')).toBe('per key');
    expect(limit.take('b', 2)).toBeUndefined();
    expect(limit.take('b')).toBe('over all');
  });

  it('a refused amount is not counted, and what is given back can be taken again', () => {
    const limit = new SharedLimit({ perKey: 3, overAll: 3 });
    expect(limit.take('a', 4)).toBe('per key');
    expect(limit.inUse).toBe(0);
    limit.take('a', 3);
    limit.giveBack('a', 3);
    expect(limit.take('b', 3)).toBeUndefined();
  });

  it('giving back twice gives nobody more', () => {
    const limit = new SharedLimit({ perKey: 2, overAll: 2 });
    limit.take('a');
    limit.take('b');
    limit.giveBack('a');
    limit.giveBack('a');
    expect(limit.inUse).toBe(1);
    expect(limit.take('c')).toBeUndefined();
    expect(limit.take('c')).toBe('over all');
  });
});
