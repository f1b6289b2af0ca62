import { describe, expect, it } from 'vitest';
import { illustrate, understand } from '../..';
import { markupEdges } from '../../kit/form/bounds';

function layersOf(prompt: string) {
  return illustrate({
    brief: understand(prompt),
    prompt,
    widthPx: 512,
    heightPx: 384,
    seed: 3,
    variant: 0,
  }).layers;
}
const ids = (prompt: string) => layersOf(prompt).map(({ id }) => id);

describe('open country', () => {
  it('lifts a building that is on a hill, and nothing that is among hills', () => {
    expect(ids('a castle on a hill at sunset')).toContain('hill');
    expect(ids('a farmhouse among green hills')).not.toContain('hill');
    expect(ids('a sheep on a hill')).not.toContain('hill');
  });

  it('has a house that is told first on it, large, with the land on both sides of it', () => {
    const prompt = 'a red barn in a wheat field';
    const layers = layersOf(prompt);
    const at = (wanted: (id: string) => boolean) => layers.findIndex(({ id }) => wanted(id));
    // Rows of the field do not hide its foot.
    expect(at((id) => id === 'e1')).toBeGreaterThan(at((id) => id.startsWith('rows-')));
    const { left, right } = markupEdges(layers[at((id) => id === 'e1')]?.svg ?? '');
    expect(right - left).toBeGreaterThan(512 * 0.4);
    expect(Math.min(left, 512 - right)).toBeGreaterThan(512 * 0.08);
  });

  it.each(['three llamas in a corral', 'a rhino in its enclosure', 'pigs in a pen'])(
    'closes the ground behind the animals with a fence: %s',
    (prompt) => {
      expect(ids(prompt)).toContain('paddock');
    },
  );

  it('gives mountains back in the lake before them', () => {
    expect(ids('a mountain lake')).toContain('lake-mirror');
  });

  it('mirrors fronts in a street where it has rained', () => {
    expect(ids('a wet street at night')).toContain('wet-ground');
    expect(ids('a street on a sunny day')).not.toContain('wet-ground');
  });

  it('has leaves on the ground in autumn where flowers were', () => {
    const found = ids('a park in autumn');
    expect(found).toContain('fallen-leaves');
    expect(found).not.toContain('flowers');
  });

  it('lays snow on what is called snowy, and not where only the peaks are', () => {
    expect(ids('a road through green hills towards snowy mountains')).toContain('flowers');
    expect(ids('a snowy mountain cabin')).not.toContain('flowers');
  });
});

describe('weather and views', () => {
  it('closes the sky with dark clouds in a storm, raises waves, and shows no sun', () => {
    const layers = layersOf('a ship in a storm at sea');
    expect(layers.map(({ id }) => id)).toEqual(expect.arrayContaining(['cloud-deck', 'wave-1']));
    expect(layers.some(({ svg }) => svg.includes('data-shows="sun"'))).toBe(false);
  });

  it('shows country as fields from the air', () => {
    expect(ids('aerial view of green fields with a river')).toEqual(
      expect.arrayContaining(['land-below', 'river-below']),
    );
  });

  it('plants named trees along the way that they line', () => {
    expect(ids('a country lane lined with oaks')).toContain('avenue-1');
    expect(ids('an avenue of poplars').some((id) => id.startsWith('avenue-'))).toBe(true);
  });

  it('stands the rocks of a desert on its horizon', () => {
    expect(ids('a highway through the desert with red rocks')).toContain('mesas');
  });
});

describe('what tells of the season and the land', () => {
  it('is winter where a snowman is built', () => {
    expect(ids('kids building a snowman in front of a house')).not.toContain('flowers');
  });

  it('leaves a lone tree alone on its hill', () => {
    const found = ids('a lone tree on a hill');
    expect(found).toContain('hill');
    expect(found.some((id) => id.startsWith('trees-'))).toBe(false);
  });
});
