import { describe, expect, it } from 'vitest';
import { actorOf, partOf } from '../kit';
import { isPlaceDrawn } from '../places';
import { CONCEPTS } from '.';
import { LANGUAGES } from './concept';

const twice = (items: readonly string[]) =>
  items.filter((item, index) => items.indexOf(item) !== index);

describe('the catalogue of concepts', () => {
  it('has every id once', () => {
    expect(twice(CONCEPTS.map(({ id }) => id))).toEqual([]);
  });

  it('has every word of a language once', () => {
    for (const language of LANGUAGES) {
      const words = CONCEPTS.flatMap((concept) => concept.words[language] ?? []);
      expect(twice(words), language).toEqual([]);
    }
  });

  it('names parts that exist, with parameters that they take', () => {
    for (const { id, part, parameters = {} } of CONCEPTS) {
      if (part === undefined || actorOf(part)) continue;
      const found = partOf(part);
      expect(found, `${id}: ${part}`).toBeDefined();
      expect(() => found?.parameters.parse(parameters), id).not.toThrow();
    }
  });

  it('are at home in places that are drawn', () => {
    const homes = CONCEPTS.flatMap(({ id, places }) => places.map((place) => `${id} in ${place}`));
    expect(homes.filter((home) => !isPlaceDrawn(home.split(' in ')[1] ?? ''))).toEqual([]);
  });
});
