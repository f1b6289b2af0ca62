import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

const countOf = (prompt: string, phrase: RegExp) =>
  understand(prompt).elements.find((element) => phrase.test(element.phrase))?.count;

describe('words for many', () => {
  it('have several who sing in a choir, and one who conducts it', () => {
    expect(countOf('a choir singing in the church', /choir/)).toBeGreaterThan(3);
    expect(countOf('a conductor of a choir', /conductor/)).toBe(1);
    expect(countOf('a group of people on a hill', /people/)).toBeGreaterThan(3);
    expect(countOf('two people, one with a laptop and one with a tablet', /two people/)).toBe(1);
    expect(countOf('a crowd at the harbour', /crowd/)).toBeGreaterThan(3);
  });
});

describe('places told by what is there', () => {
  const placesIn = (prompt: string) => understand(prompt).places.map(({ concept }) => concept);

  it('are taken where none is named, on posters too where they are of a sport', () => {
    expect(placesIn('poster for a regatta with sailboats')).toEqual(['sea']);
    expect(placesIn('a cat running through the old barn')).toEqual(['barn-interior']);
    expect(placesIn('logo for a regatta with a sailboat')).toEqual([]);
  });

  it('yield to the place that a prompt names', () => {
    expect(placesIn('a sailing regatta on the lake')).toEqual(['lake']);
    expect(placesIn('a nurse with a stethoscope in the park')).toEqual(['park']);
  });
});

describe('games', () => {
  const placesIn = (prompt: string) => understand(prompt).places.map(({ concept }) => concept);

  it('are played on their grounds, and anywhere that is told', () => {
    expect(placesIn('a girl playing tennis')).toEqual(['tennis-court']);
    expect(placesIn('a boy kicking a football')).toEqual(['playing-field']);
    expect(placesIn('a sprinter on the track')).toEqual(['running-track']);
    expect(placesIn('a boy playing football on the beach')).toEqual(['beach']);
    expect(placesIn('a dog with a tennis ball')).toEqual([]);
  });
});
