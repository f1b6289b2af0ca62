import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

const templateOf = (prompt: string) => understand(prompt).template;

describe('pages that tell what must be on them', () => {
  it('have a chain of pictures where arrows lead from one to the next', () => {
    const told = templateOf('infographic: seed, sprout, bud, rose with arrows between them');
    expect(told?.page).toBe('chain');
    expect(told?.panels?.map(({ caption }) => caption)).toEqual(['seed', 'sprout', 'bud', 'rose']);
  });

  it('have known dates on a timeline that asks for dates', () => {
    const told = templateOf('timeline of light: oil lamp, gas lamp, light bulb, led, with dates');
    expect(told?.items?.map(({ written }) => written)).toEqual(['Ancient', '1792', '1879', '1962']);
  });

  it('have a column for each thing that is compared in columns', () => {
    const told = templateOf('breads compared in columns, baguette, bagel and pretzel');
    expect(told?.id).toBe('columns');
    expect(told?.items).toHaveLength(3);
  });

  it('have a bin for each thing that is over one', () => {
    const brief = understand(
      'recycling guide, three coloured bins, jar over one, box over another, battery over the third',
    );
    expect(brief.template?.items?.map(({ text }) => text)).toEqual(['Glass', 'Paper', 'Batteries']);
    const bins = brief.elements.filter(({ concept }) => concept === 'trash-can');
    expect(new Set(bins.map(({ colors }) => colors[0])).size).toBe(3);
  });

  it('have as many steps as they ask for, whatever else is to be seen', () => {
    const told = templateOf('classroom poster how to wash your hands, five steps with a towel');
    expect(told?.panels).toHaveLength(5);
    const boy = templateOf('poster showing how to plant a tree, a boy with a spade');
    expect(boy?.panels?.[0]?.text).toMatch(/^a boy/);
  });

  it('have a panel for each pair of a list of pairs', () => {
    const told = templateOf(
      'farm animals and their young for school: mare with foal, goat with kid',
    );
    expect(told?.panels?.map(({ caption }) => caption)).toEqual(['mare and foal', 'goat and kid']);
  });

  it('have pictures under the bars that ask for them', () => {
    const told = templateOf('bar chart of pets, cats dogs and rabbits drawn under the bars');
    expect(told?.page).toBe('pictured');
    expect(told?.items?.map(({ text }) => text)).toEqual(['cats', 'dogs', 'rabbits']);
  });
});
