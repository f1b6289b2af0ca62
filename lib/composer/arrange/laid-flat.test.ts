import { describe, expect, it } from 'vitest';
import { svgOf } from '..';
import { understand } from '../understand';
import { drawnWith } from '../testing/drawn';
import { takenFromAbove } from './from-above';
import { inRowsOn } from './flat-rows';
import { markedEdges } from './marked-edges';

const drawn = drawnWith({ seed: 7 });
const cameraOf = (prompt: string) => takenFromAbove(understand(prompt), 0).camera;

describe('what lies on paper', () => {
  it('has its middle on it', () => {
    const svg = svgOf(drawn('a watch lying on a map'));
    const [watch, map] = ['e1', 'e2'].map((id) => markedEdges(svg, new Set([id])));
    const middle = watch && (watch.top + watch.bottom) / 2;
    expect(middle && map && middle > map.top && middle < map.bottom).toBe(true);
  });

  it('is seen from above, unless something stands beside it that has no top', () => {
    expect(cameraOf('reading glasses on a newspaper next to a cup of coffee')).toBe('top');
    expect(cameraOf('a pen on a notebook beside a table lamp')).toBeUndefined();
    expect(cameraOf('a cat on a map')).toBeUndefined();
  });
});

describe('what is laid out', () => {
  it('keeps even gaps, and fills the page', () => {
    const sizes = [4, 4, 4, 4].map((side) => ({ width: side, height: side }));
    const middles = inRowsOn(sizes, 1);
    const xs = new Set(middles.map(([x]) => x.toFixed(3)));
    const ys = new Set(middles.map(([, y]) => y.toFixed(3)));
    expect([xs.size, ys.size]).toEqual([2, 2]);
  });
});
