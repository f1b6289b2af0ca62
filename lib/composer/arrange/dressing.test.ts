import { describe, expect, it } from 'vitest';
import { dressed, isDressing } from './dressing';

const worn = (concept: string, color?: string) =>
  dressed({}, [], [{ concept, color, attributes: [] }]);

describe('clothes by kind', () => {
  it('dress whoever wears them, and are not laid over a figure', () => {
    expect(worn('hanbok')).toMatchObject({ outfit: 'hanbok' });
    expect(worn('gi')).toMatchObject({ outfit: 'karate' });
    expect(worn('mittens')).toMatchObject({ gloveColor: '#d9413b' });
    expect(isDressing('swim-cap')).toBe(true);
  });

  it('keep the colour that was asked for', () => {
    expect(worn('cheongsam', '#2f8f78')).toMatchObject({
      outfit: 'cheongsam',
      colors: ['#2f8f78'],
    });
  });
});

const told = (concept: string, phrase: string, more: object = {}) =>
  dressed({}, [], [{ concept, phrase, attributes: [], ...more }]);

describe('what is told of one piece', () => {
  it('is known by the words for it', () => {
    expect(told('earrings', 'hoop earrings')).toMatchObject({ adorned: ['hoops'] });
    expect(told('scarf', 'floral shawl')).toMatchObject({ worn: ['shawl'] });
  });

  it('colours a jacket and not the lapels alone', () => {
    expect(told('jacket', 'mustard blazer', { color: '#d6a42c' })).toMatchObject({
      topColor: '#d6a42c',
      tints: { jacket: '#d6a42c' },
    });
  });

  it('prints the piece that it is said of', () => {
    expect(told('skirt', 'plaid skirt', { attributes: ['checkered'] })).toMatchObject({
      prints: { bottom: { kind: 'plaid' } },
    });
  });

  it('hangs a sword on the back only where it is said to be there', () => {
    expect(told('sword', 'a sword', { attributes: ['on-back'] })).toMatchObject({
      behind: ['sword-on-back'],
    });
    expect(isDressing('guitar')).toBe(false);
  });
});
