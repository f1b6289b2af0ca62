import { describe, expect, it } from 'vitest';
import { IDENTITY } from '@/lib/svg/matrix';
import { trimmed } from './trim';

const SIZE = { widthPx: 100, heightPx: 100 };

describe('trimming', () => {
  it('cuts a polygon that runs far out of the picture, and leaves what is near', () => {
    const near = '<path d="M0 0L110 0L110 50Z" fill="#000000" />';
    expect(trimmed(near, IDENTITY, SIZE)).toBe(near);
    const far = trimmed('<path d="M0 0L1000 0L1000 50L0 50Z" fill="#000000" />', IDENTITY, SIZE);
    expect(far).toContain('125 0');
    expect(far).not.toContain('1000');
  });

  it('leaves outlines and curves alone', () => {
    const line = '<path d="M0 0L1000 0L1000 50Z" fill="none" stroke="#000000" />';
    expect(trimmed(line, IDENTITY, SIZE)).toBe(line);
  });
});
