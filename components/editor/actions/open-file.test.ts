import { describe, expect, it } from 'vitest';
import { refusalOfFile, refusalOfSize } from './open-file';

describe('opening a file', () => {
  it('takes what edits take', () => {
    for (const type of ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml']) {
      expect(refusalOfFile({ name: 'a', type, size: 1_000 })).toBeUndefined();
    }
    expect(refusalOfSize(4000, 4000)).toBeUndefined();
  });

  it('says what is allowed when it refuses', () => {
    expect(refusalOfFile({ name: 'a.gif', type: 'image/gif', size: 1 })).toContain('PNG, JPG');
    expect(refusalOfFile({ name: 'a.png', type: 'image/png', size: 20_400_000 })).toContain(
      '20.4 MB; a picture has at most 20 MB',
    );
    expect(refusalOfSize(4352, 1024)).toContain('at most 4096 px');
    expect(refusalOfSize(4096, 4096)).toBeUndefined();
  });
});
