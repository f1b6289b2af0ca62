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
