import { describe, expect, it } from 'vitest';
import { drawnWith } from '../testing/drawn';
import { understand } from '../understand/understand';

const drawn = drawnWith();

describe('things that are told for both sides of a page', () => {
  it.each([
    'summer sale banner with a flip flop on the left and a cocktail on the right',
    'banner for a gaming channel, controller on left, headset right',
    'black friday banner with gift boxes piled left and shopping bags right',
  ])('have their sides, and leave none of them free: %s', (prompt) => {
    const { elements, clearSide } = understand(prompt);
    expect(elements.map(({ side }) => side)).toEqual(['left', 'right']);
    expect(clearSide === undefined || !/ the left /.test(prompt)).toBe(true);
  });

  it('are drawn themselves, and no picture of what the page is about', () => {
    const { drew } = drawn('banner for a gaming channel, controller on left, headset right');
    expect(drew).toEqual(expect.arrayContaining(['controller', 'headset']));
    expect(drew).not.toContain('joystick');
  });
});

it('goods that are told on a table stand on one', () => {
  const { drew, notDrawn } = drawn('banner for candles, candles and lavender on a wooden table');
  expect(drew).toEqual(expect.arrayContaining(['candles', 'wooden table']));
  expect(notDrawn).not.toContain('wooden table');
});
