import { describe, expect, it } from 'vitest';
import { drawnWith } from '../testing/drawn';

const drawn = drawnWith({ sidePx: 384 });

describe('weather that is told of things alone', () => {
  it.each([
    ['a chair in the rain', 'in the rain'],
    ['a red apple in the snow', 'in the snow'],
    ['ein Stuhl im Regen', 'im Regen'],
  ])('is drawn where they are, out of doors: %s', (prompt, weather) => {
    const { drew } = drawn(prompt);
    expect(drew).toContain(weather);
    expect(drew).toContain('hills');
  });

  it('is seen through the window behind a coffee on a rainy day', () => {
    expect(drawn('a cup of coffee on a rainy day').drew).toEqual(
      expect.arrayContaining(['rainy day', 'window']),
    );
  });
});
