import { describe, expect, it } from 'vitest';
import { sceneLightOf } from '../places/hours';
import { createRandom } from '@/lib/random/random';
import { markOf, sightsOf } from '../sight';
import { svgOf } from '../illustration';
import { standingOut } from './stand-out';

const light = sceneLightOf({
  hour: 'night',
  weather: 'clear',
  season: 'summer',
  random: createRandom(1, 'night'),
});

const pictureOf = (ground: string, thing: string) => ({
  widthPx: 160,
  heightPx: 160,
  defs: '',
  layers: [
    {
      id: 'ground',
      role: 'backdrop' as const,
      depth: 0,
      svg: `<rect width="160" height="160" fill="${ground}"/>`,
    },
    {
      id: 'e1',
      role: 'subject' as const,
      depth: 0.7,
      svg: `<g transform="translate(80 80)"><g ${markOf('e1')}><circle r="30" fill="${thing}"/></g></g>`,
    },
  ],
});

const parts = [{ id: 'e1', marks: [markOf('e1')] }];
const contrastOf = (picture: ReturnType<typeof pictureOf>) =>
  sightsOf(svgOf(picture), parts, picture).get('e1')?.contrast ?? 0;

describe('what its ground would swallow', () => {
  it('is brought out by light behind it and along its edge', () => {
    const dark = pictureOf('#0b1a3c', '#1d2438');
    const sights = sightsOf(svgOf(dark), parts, dark);
    const brought = standingOut(dark, sights, light);
    expect(brought.layers).toHaveLength(3);
    expect(contrastOf(brought)).toBeGreaterThan(contrastOf(dark));
  });

  it('and what stands out stays as it is', () => {
    const plain = pictureOf('#0b1a3c', '#f2d48a');
    expect(standingOut(plain, sightsOf(svgOf(plain), parts, plain), light)).toBe(plain);
  });
});
