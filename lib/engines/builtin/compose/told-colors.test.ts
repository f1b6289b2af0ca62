import { expect, it } from 'vitest';
import { understand } from '@/lib/composer';
import { toldColors } from './told-colors';

it('lays no palette over marks, whose figure and ground have their told colours', () => {
  expect(toldColors(understand('law firm logo, scales of justice, gold on dark blue'))).toEqual({});
  expect(toldColors(understand('icon of a bell, white on teal'))).toEqual({});
});

it('gives a scene the colours that are told for it', () => {
  expect(
    toldColors(understand('a boat on a lake, in blue and gold tones')).colors?.length,
  ).toBeGreaterThan(0);
});
