import { describe, expect, it } from 'vitest';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import { createRandom } from '@/lib/random/random';
import { places as concepts } from '../concepts/places';
import { createPen, Definitions } from '../kit/pen';
import { isPlaceDrawn, placeFor } from '.';
import { sceneLightOf } from './hours';
import type { PlaceDrawing, Stage } from './place';

const ACCENTS = ['#f2664f', '#f5b33f', '#2f8f78', '#2d3263'] as const;
const MOST_BYTES = 250_000;

interface Options extends Partial<Pick<Stage, 'hour' | 'weather' | 'season' | 'camera'>> {
  seed?: number;
  personShare?: number;
}

function drawn(
  parts: readonly string[],
  options: Options = {},
): { drawing: PlaceDrawing; svg: string; definitions: string } {
  const {
    seed = 7,
    personShare = 0.3,
    hour = 'day',
    weather = 'clear',
    season = 'summer',
    camera = 'medium',
  } = options;
  const definitions = new Definitions('p');
  const random = createRandom(seed, parts.join());
  const heightPx = 960;
  const drawing = placeFor(parts).draw({
    widthPx: 1280,
    heightPx,
    pxPerCm: (personShare * heightPx) / 170,
    hour,
    weather,
    season,
    camera,
    parts,
    focusX: 0.5,
    random,
    pen: (label, pxPerCm) => createPen({ definitions, seed, label, pxPerCm, accents: ACCENTS }),
    light: sceneLightOf({ hour, weather, season, random }),
  });
  return {
    drawing,
    definitions: definitions.markup,
    svg: definitions.markup + drawing.layers.map(({ svg }) => svg).join(''),
  };
}

/** Mean of all channels, 0 to 255, of a small raster. */
function meanLightOf(parts: readonly string[], hour: Stage['hour']): number {
  const { drawing, definitions } = drawn(parts, { hour });
  const body = drawing.layers.map(({ svg }) => svg).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 960" width="160" height="120"><defs>${definitions}</defs>${body}</svg>`;
  const { data } = rasterizeSvg(svg, { widthPx: 160, heightPx: 120 });
  const colors = data.filter((_, index) => index % 4 < 3);
  return colors.reduce((sum, value) => sum + value, 0) / colors.length;
}

describe('places', () => {
  it.each(concepts.map(({ id }) => id))('%s is drawn with clean numbers, within its size', (id) => {
    expect(isPlaceDrawn(id)).toBe(true);
    for (const personShare of [0.12, 0.5]) {
      const { drawing, svg } = drawn([id], { personShare });
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.length).toBeLessThan(MOST_BYTES);
      expect(drawing.layers.length).toBeGreaterThan(0);
      const { ground } = drawing;
      expect(ground.mainDepth).toBeGreaterThan(0);
      expect(ground.mainDepth).toBeLessThanOrEqual(1);
      expect(ground.pxPerCmAt(ground.mainDepth)).toBeCloseTo((personShare * 960) / 170, 3);
    }
  });

  it('is the same for the same seed, and another one for another', () => {
    const parts = ['hills', 'road', 'mountains'];
    expect(drawn(parts).svg).toBe(drawn(parts).svg);
    expect(drawn(parts, { seed: 8 }).svg).not.toBe(drawn(parts).svg);
  });

  it('shows every part that was asked for', () => {
    const { drawing } = drawn(['road', 'hills', 'mountains'], { hour: 'dawn' });
    const shown = new Set(drawing.layers.flatMap(({ shows = [] }) => shows));
    for (const part of ['road', 'hills', 'mountains']) expect(shown).toContain(part);
  });

  it('is darker by lamplight than by day', () => {
    expect(meanLightOf(['living-room'], 'night')).toBeLessThan(
      meanLightOf(['living-room'], 'day') * 0.8,
    );
  });

  it.each([['meadow'], ['street'], ['hills', 'road', 'mountains'], ['clinic']])(
    'at night %s has less than half of the light of noon',
    (...parts) => {
      expect(meanLightOf(parts, 'night')).toBeLessThan(meanLightOf(parts, 'day') / 2);
    },
  );

  it('is a quiet spot where no place is named', () => {
    expect(placeFor([]).id).toBe('spot');
    expect(placeFor(['no-such-place']).id).toBe('spot');
  });

  it.each(['clinic', 'workshop', 'gym'])('have depth in a room: %s', (room) => {
    const { drawing } = drawn([room], { personShare: 0.55 });
    const { ground, layers } = drawing;
    expect(ground.pxPerCmAt(0)).toBeLessThan(ground.pxPerCmAt(ground.mainDepth) * 0.9);
    expect(layers.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['wall', 'sides', 'floor', 'window-light']),
    );
  });

  it.each(['office', 'cafe', 'living-room', 'kitchen'])(
    'are furnished from wall to wall: %s',
    (room) => {
      const { layers } = drawn([room]).drawing;
      expect(layers.filter(({ id }) => id.startsWith('piece-')).length).toBeGreaterThan(5);
      expect(layers.flatMap(({ shows = [] }) => shows)).toContain('window');
    },
  );

  it('stand in the skyline where a city is known by them', () => {
    const { far } = drawn(['city']).drawing.ground;
    expect(far?.yPx).toBeLessThan(960 * 0.7);
  });
});
