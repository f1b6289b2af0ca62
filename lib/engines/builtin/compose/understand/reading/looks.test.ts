import { describe, expect, it } from 'vitest';
import { hairColorOf } from '../../lexicon/words/looks.data';
import { COLOR_WORDS } from '../../lexicon/words/qualities.data';
import { understand } from '../understand';

const first = (prompt: string) => understand(prompt).subjects[0];

describe('somebody’s hair', () => {
  it('has the colour that was told, before or after the name', () => {
    for (const prompt of [
      'a girl with long red hair',
      'a red-haired girl',
      'portrait of a girl with wavy red hair in a garden',
      'a redheaded girl',
    ])
      expect(first(prompt), prompt).toMatchObject({ concept: 'girl', hair: hairColorOf('red') });
    expect(first('a blonde woman on a bench')).toMatchObject({ hair: hairColorOf('blonde') });
    expect(first('woman with red hair')).toMatchObject({ concept: 'woman' });
  });

  it('gives its colour to nothing else', () => {
    const { subjects, paletteColors } = understand('a woman with red hair and a balloon');
    expect(subjects.map(({ concept, color }) => [concept, color])).toEqual([
      ['woman', undefined],
      ['balloon', undefined],
    ]);
    expect(paletteColors).toEqual([]);
    expect(first('a red car with a girl')?.hair).toBeUndefined();
  });

  it('is white in the beard of an old man', () => {
    const white = { concept: 'man-beard', hair: hairColorOf('white') };
    expect(first('an old man with a long beard')).toMatchObject(white);
    expect(first('a man with a white beard')).toMatchObject(white);
    expect(first('a man with a beard')?.hair).toBeUndefined();
  });
});

describe('somebody’s clothes', () => {
  it('are worn in the colour that was told', () => {
    const dress = { garment: { concept: 'dress', color: COLOR_WORDS.blue } };
    expect(first('a woman in a blue dress')).toMatchObject(dress);
    expect(first('a woman wearing a blue dress')).toMatchObject(dress);
    expect(first('a boy with a red cap')).toMatchObject({
      carries: ['billed-cap'],
      carriedColors: { 'billed-cap': COLOR_WORDS.red },
    });
    expect(first('a man with a red hat')).toMatchObject({ carries: ['billed-cap'] });
    expect(first('a girl wearing a striped red sweater')).toMatchObject({
      garment: { concept: 'sweater', color: COLOR_WORDS.red },
    });
    expect(understand('a woman in a green skirt and a white blouse').subjects).toHaveLength(1);
    expect(first('a man with a hat')).toMatchObject({ carries: ['top-hat'] });
  });
});

describe('clothes that nobody wears', () => {
  it('are told as not drawn', () => {
    expect(understand('a black suit')).toMatchObject({ subjects: [], unknown: ['suit'] });
  });
});

describe('parts of a thing', () => {
  it('are no things beside it', () => {
    const concepts = (prompt: string) => understand(prompt).subjects.map(({ concept }) => concept);
    expect(concepts('a truck with big wheels')).toEqual(['delivery-truck']);
    expect(concepts('a cabin in the woods, warm light in the windows')).toEqual(['house']);
    expect(concepts('a doctor with a stethoscope')).toEqual(['health-worker']);
    expect(concepts('a ferris wheel at night')).toEqual(['ferris-wheel']);
  });
});
