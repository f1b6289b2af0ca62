import { describe, expect, it } from 'vitest';
import { understand } from '..';
import { saidPlainly } from './said-plainly';

describe('what is said in short', () => {
  it('is what somebody does', () => {
    const { actions, relations } = understand('a mother on her laptop at a table');
    expect(actions.map(({ verb }) => verb)).toContain('type');
    expect(relations.map(({ kind }) => kind)).not.toContain('on');
  });

  it('is a lesson where somebody shows somebody how to do something, and no list of steps', () => {
    const { template, elements } = understand('a dentist showing a girl how to brush her teeth');
    expect(template).toBeUndefined();
    expect(elements.map(({ concept }) => concept)).toContain('girl');
    expect(understand('a poster showing how to wash hands').template).toBeDefined();
  });

  it('is a musician with an instrument whose player has no name', () => {
    const { elements } = understand('a cello player in a hat');
    expect(elements.map(({ concept }) => concept)).toContain('cello');
  });

  it('is fishing and no fish, where somebody is taught to', () => {
    const { actions } = understand('a grandfather teaching his granddaughter to fish');
    expect(actions.map(({ verb }) => verb)).toContain('fish-verb');
  });

  it('is a starry night over whoever is under the stars', () => {
    const { elements, hour } = understand('a tent under the stars');
    expect(hour).toBe('night');
    expect(elements.map(({ concept }) => concept)).toEqual(['tent']);
  });

  it('is no part of a kitchen that it is late', () => {
    const { places, hour } = understand('two friends in a tiny kitchen late at night');
    expect(places.map(({ concept }) => concept)).toEqual(['kitchen']);
    expect(hour).toBe('night');
  });

  it('is people who do yoga where there is a class of it, and a poster stays one', () => {
    const { places, actions } = understand('a yoga class in a sunny studio');
    expect(places.map(({ concept }) => concept)).toEqual(['yoga-studio']);
    expect(actions).toHaveLength(1);
    expect(understand('poster for a yoga class').template?.id).toBe('poster');
  });

  it('is work on a laptop in an office, and no sewing', () => {
    const { elements } = understand('a woman working late at night in a small office');
    expect(elements.map(({ concept }) => concept)).toEqual(['woman', 'laptop']);
  });
});

it('a rabbit family at breakfast are rabbits', () => {
  const { elements } = understand('a rabbit family having breakfast in their burrow');
  expect(elements.map(({ concept }) => concept)).not.toContain('family');
});

describe('what is said of where things are', () => {
  it('is the jug that pours, where water pours from it', () => {
    const { actions, elements, places } = understand('water pouring from a jug into a glass');
    const agent = elements.find(({ id }) => id === actions[0]?.agent);
    expect(agent?.concept).toBe('jug');
    expect(places).toEqual([]);
  });

  it('is a car with snow on it, and no blanket', () => {
    const { elements } = understand('a blanket of snow on the roof of a car');
    expect(elements.map(({ concept }) => concept)).toEqual(['car']);
    expect(elements[0]?.attributes.join(' ')).toMatch(/snow/);
  });

  it('is a child in the arms of who it sleeps on', () => {
    const { elements, actions } = understand('a baby sleeping on its father’s chest');
    expect(elements.map(({ concept }) => concept).sort()).toEqual(['baby', 'father']);
    expect(
      actions.some(({ agent }) => elements.find(({ id }) => id === agent)?.concept === 'father'),
    ).toBe(true);
  });
});

describe('a mirror', () => {
  it('is before who does something in it, and behind no reflection', () => {
    expect(saidPlainly('a girl braiding her hair in a bathroom mirror')).toBe(
      'a girl with braids doing her hair in front of a bathroom mirror',
    );
    expect(saidPlainly('a ghost reflection in a mirror')).toBe('a ghost reflection in a mirror');
  });
});

it.each([
  ['icons in one colour, same stroke weight', 'icons in one colour'],
  ['a goat by a wire-framed fence', 'a goat by a wire fence'],
  ['a penguin couple on a bench', 'two penguins on a bench'],
  ['a table with plates of food', 'a table with food plates'],
])('%s', (told, plain) => {
  expect(saidPlainly(told)).toBe(plain);
});
