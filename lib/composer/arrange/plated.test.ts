import { describe, expect, it } from 'vitest';
import { understand } from '..';
import { drawnWith } from '../testing/drawn';

const drewOf = drawnWith({ seed: 11 });

describe('several kinds of food on a plate', () => {
  it.each([
    ['steak with grilled vegetables', ['steak', 'grilled vegetables', 'plate']],
    ['a burger and fries on a tray', ['burger', 'fries', 'tray']],
    ['a tray of cheese, bread and olives', ['tray', 'cheese', 'bread', 'olives']],
    ['a steak and fries', ['steak', 'fries', 'plate']],
  ])('%s shows each of them', (prompt, named) => {
    expect(drewOf(prompt).drew).toEqual(named);
  });

  it('is on one plate, where a dish brings its own', () => {
    const { elements } = understand('a plate of spaghetti and meatballs');
    expect(elements.map(({ concept }) => concept)).toEqual(['spaghetti', 'served-meatballs']);
  });
});
