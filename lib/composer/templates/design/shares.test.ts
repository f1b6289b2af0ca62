import { expect, it } from 'vitest';
import type { BriefElement } from '../../brief';
import { shareOf } from './shares';

const told = (...attributes: string[]): BriefElement => ({
  ...{ id: 'e1', phrase: 'thing', count: 1, several: false },
  ...{ colors: [], attributes },
});
const alike = { heightCm: 100, tallestCm: 100 };

it('who is told to be tiny is small beside the rest, however tall they are', () => {
  const [man, wave] = [told('tiny'), told()];
  expect(shareOf(man, [man, wave], alike)).toBeLessThan(0.3);
  expect(shareOf(wave, [man, wave], alike)).toBe(1);
  expect(shareOf(man, [man], alike)).toBe(1);
});

it('what is told to be giant is as high as the page, and nothing beside it is', () => {
  const [hand, boat] = [told('giant'), told()];
  expect(shareOf(hand, [hand, boat], { heightCm: 20, tallestCm: 200 })).toBe(1);
  expect(shareOf(boat, [hand, boat], alike)).toBeLessThan(0.6);
});
