import { describe, expect, it } from 'vitest';
import { lineArt } from './line-art';

const look = { ink: '#222222', paper: '#ffffff', widthPx: 4 } as const;

describe('drawings to colour in', () => {
  it('have lines of one width, whatever their parts are scaled by, and nothing that only shades', () => {
    const svg =
      '<g transform="translate(4 4) scale(2)"><path d="M0 0H1" fill="#aa0000"/><g transform="scale(0.25)"><circle cx="0" cy="0" r="1" fill="#00aa00"/></g><path d="M1 1" fill="#000000" fill-opacity="0.2"/></g>';
    const drawn = lineArt(svg, look);
    expect(drawn.match(/stroke-width="[\d.]+"/g)).toEqual([
      'stroke-width="2.000"',
      'stroke-width="8.000"',
    ]);
    expect(drawn).not.toMatch(/#aa0000|#00aa00|opacity/);
  });
});
