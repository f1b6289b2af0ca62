import { describe, expect, it } from 'vitest';
import { understand } from '../../index';

const conceptsIn = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);

describe('a chore that is told in two words', () => {
  it.each([
    ['a man bowling', 'man'],
    ['a boxer punching a bag', 'punching-bag'],
    ['a pilot flying a plane', 'biplane'],
    ['a firefighter putting out a fire', 'hose-jet'],
    ['a dad bathing a baby', 'bathtub'],
    ['someone hanging laundry', 'clothesline'],
    ['a man taking out the trash', 'trash-can'],
    ['a girl doing her homework', 'notebook'],
    ['a boy setting the table', 'fork'],
    ['a mom feeding a baby', 'high-chair'],
  ])('has what it is done with: %s', (prompt, concept) => {
    expect(conceptsIn(prompt)).toContain(concept);
  });

  it('fills a glass with water, and stands at no sea', () => {
    const { places } = understand('a girl filling a glass with water');
    expect(places).toEqual([]);
  });

  it('is no washing up where somebody bathes in the sea', () => {
    const { actions, elements } = understand('a man bathing in the sea');
    expect(actions.map(({ verb }) => verb)).toEqual(['swim']);
    expect(elements.map(({ concept }) => concept)).toEqual(['man']);
  });

  it.each([
    ['a boy with a bowling ball', 'bowling-ball'],
    ['a man punching a bag of flour', 'flour'],
    ['a boy flying a paper plane', 'paper-plane'],
  ])('is left as it is where no chore is meant: %s', (prompt, concept) => {
    expect(conceptsIn(prompt)).toContain(concept);
  });
});
