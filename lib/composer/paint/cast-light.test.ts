import { describe, expect, it } from 'vitest';
import { Definitions, createPen } from '../kit/pen';
import { GLOW } from '../palette/glow';
import { sourcesIn, withCastLight } from './cast-light';
import type { PaintedLayer } from './paint-scene';

const FLAME = `<g transform="translate(100 50) scale(2 2)"><path d="M-5 -10H5V10H-5Z" fill="${GLOW.flame}"/><path d="M-2 -4H2V4H-2Z" fill="${GLOW.flameHeart}"/></g>`;

const pen = createPen({
  definitions: new Definitions('t'),
  seed: 1,
  label: 'light',
  pxPerCm: 1,
  accents: ['#111111', '#222222', '#333333', '#444444'],
});
const candle: PaintedLayer = { id: 'e1', role: 'subject', depth: 0.6, svg: FLAME };
const size = { widthPx: 400, heightPx: 400 };

describe('what shines', () => {
  it('is one light for a flame of several tongues, where the picture has it', () => {
    const [flame, ...others] = sourcesIn(FLAME);
    expect(others).toEqual([]);
    expect(flame?.at).toEqual([100, 50]);
    expect(flame?.sizePx).toBeCloseTo(2 * Math.sqrt(200), 0);
  });

  it('is no veil of light and no moon', () => {
    expect(sourcesIn(`<circle r="9" fill="${GLOW.moon}"/>`)).toEqual([]);
    expect(sourcesIn(`<circle r="9" fill="${GLOW.halo}" fill-opacity=".3"/>`)).toEqual([]);
  });
});

describe('the light of a candle', () => {
  it('is behind it and over what is near at night', () => {
    const lit = withCastLight([candle], { brightness: 0.2 }, pen, size);
    expect(lit.map(({ id, role }) => `${id} ${role}`)).toEqual([
      'e1-halo atmosphere',
      'e1 subject',
      'cast-light atmosphere',
    ]);
  });

  it('is not seen by day', () => {
    expect(withCastLight([candle], { brightness: 1 }, pen, size)).toEqual([candle]);
  });
});
