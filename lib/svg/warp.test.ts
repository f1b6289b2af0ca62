import { describe, expect, it } from 'vitest';
import { warpedMarkup } from './warp';

const same = (id: string) => id;

describe('markup under a warp', () => {
  it('moves every point of an outline where the warp has it, whatever group it is in', () => {
    const svg = '<g transform="translate(10 0) scale(2 2)"><path d="M0 0L5 0" fill="#000000"/></g>';
    const warped = warpedMarkup(svg, { warp: ([x, y]) => [x, y + x], step: 100, reclip: same });
    expect(warped).toContain('d="M0 5L5 10"');
  });

  it('makes paths of what is round or upright, in the same paint', () => {
    const svg = '<ellipse cx="0" cy="0" rx="4" ry="2" fill="#ff0000" fill-opacity="0.5"/>';
    const warped = warpedMarkup(svg, { warp: (point) => point, step: 1, reclip: same });
    expect(warped).toMatch(/^<path d="M-4 0L.*Z" fill="#ff0000" fill-opacity="0.5"\/>$/);
  });
});
