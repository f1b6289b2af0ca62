import { describe, expect, it } from 'vitest';
import { understand } from '../..';

describe('pages that a stranger tells', () => {
  it('lists every dish behind a colon, whatever it is called', () => {
    const { template, elements } = understand(
      'menu for a taco truck: carne asada, al pastor, fish taco, churros, horchata',
    );
    expect(template?.items?.map(({ text }) => text)).toEqual([
      'Carne Asada',
      'Al Pastor',
      'Fish Taco',
      'Churros',
      'Horchata',
    ]);
    expect(elements.map(({ concept }) => concept)).not.toContain('shepherd');
  });

  it.each([
    ['flyer for a piano teacher, girl playing a grand piano', 'Piano Teacher'],
    ['square social post for a yoga studio, woman in tree pose by the sea', 'Yoga Studio'],
    ['flyer babysitting service, teenager reading to two kids on a sofa', 'Babysitting Service'],
    ['poster for a neighborhood garage sale, table with lamps', 'Neighborhood Garage Sale'],
  ])('heads the page with whom it is for: %s', (prompt, title) => {
    expect(understand(prompt).lettering[0]).toBe(title);
  });

  it('writes the reward and what it promises below its title', () => {
    const lost = understand('flyer for a lost parrot, reward 200 dollars, call 555-0199');
    expect(lost.lettering).toEqual(['Lost Parrot', 'Reward 200 dollars', 'Call 555-0199']);
    const { lettering } = understand(
      'flyer for a piano teacher, a girl at a piano, lessons for all ages',
    );
    expect(lettering).toEqual(['Piano Teacher', 'Lessons for all ages']);
  });

  it('shows children who are read to or do something, and none for whom it is', () => {
    const concepts = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);
    expect(concepts('poster, teenager reading to two kids on a sofa')).toContain('child');
    expect(concepts('flyer for kids summer camp, tent and kids roasting marshmallows')).toContain(
      'child',
    );
    expect(concepts('poster for kids about sharks')).not.toContain('child');
  });
});
