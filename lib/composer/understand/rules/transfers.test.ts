import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

/** What is put into what, by their concepts. */
function carriedIn(prompt: string): string[] {
  const { actions, elements } = understand(prompt);
  const conceptOf = (id = '') => elements.find((one) => one.id === id)?.concept ?? '';
  return actions
    .filter(({ verb }) => verb === 'put-into')
    .map(({ instrument, patient }) => `${conceptOf(instrument)} > ${conceptOf(patient)}`);
}

describe('what somebody puts into something', () => {
  it.each([
    ['a man putting a book on a shelf', 'book > bookshelf'],
    ['a woman slipping a letter into a mailbox', 'letter > mailbox'],
    ['a woman packing clothes into a suitcase', 't-shirt > suitcase'],
    ['eine Frau legt ein Buch in eine Kiste', 'book > crate'],
  ])('is in the hand, and the hand at where it goes: %s', (prompt, carried) => {
    expect(carriedIn(prompt)).toEqual([carried]);
  });

  it('lies where it is told to be on a table, in somebody and in a place', () => {
    expect(carriedIn('a woman putting a vase on a table')).toEqual([]);
    expect(carriedIn('a girl putting a book down in a park')).toEqual([]);
  });

  it('goes into a baker’s oven on a peel, which is no copy of an oven in stone', () => {
    const { elements, actions } = understand('a baker sliding loaves into a stone oven');
    expect(actions.map(({ verb }) => verb)).toEqual(['bake-in-oven']);
    expect(elements.find(({ concept }) => concept === 'brick-oven')?.attributes).toEqual([]);
  });
});

describe('who rides and drives', () => {
  it.each([
    ['two cyclists riding along a gravel road', 'bicycle'],
    ['a family driving to the beach', 'car'],
    ['a farmer driving across his field', 'tractor'],
    ['a cowboy riding into the sunset', 'horse'],
  ])('has what one does that with: %s', (prompt, vehicle) => {
    expect(understand(prompt).elements.map(({ concept }) => concept)).toContain(vehicle);
  });
});
