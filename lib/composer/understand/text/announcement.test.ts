import { describe, expect, it } from 'vitest';
import { understand } from '../understand';
import { pageName } from './page-name';

const conceptsOf = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);

describe('what a page or a screen is for', () => {
  it.each([
    ['school play poster, a crown on an empty throne', ['crown', 'throne'], 'School Play'],
    ['dentist website header, a smiling tooth holding a toothbrush', ['tooth', 'toothbrush']],
    ['file upload error, a paper plane stuck in a tree', ['paper-plane', 'tree']],
    ['flyer for a dog with a blue collar', ['dog', 'dog-collar']],
    [
      'gym membership ad, a bodybuilder lifting a barbell, red and black',
      ['bodybuilder', 'barbell'],
    ],
    ["banner for a bakery's autumn sale with pumpkin pies", ['pumpkin-pie'], 'Autumn Sale'],
    ['poster for a horse riding school with a horse', ['horse'], 'Horse Riding School'],
    ['ski resort travel poster with a cable car over the mountains', ['cable-car'], 'Ski Resort'],
  ])('is nothing in its picture: %s', (prompt, shown, title = undefined) => {
    expect(conceptsOf(prompt)).toEqual(shown);
    expect(understand(prompt).lettering[0]).toBe(title);
  });

  it('is shown where nothing else is told', () => {
    expect(conceptsOf('fox poster, flat style')).toEqual(['fox']);
  });

  it('leaves the open country that it names', () => {
    const { places } = understand('beach cleanup poster, volunteers picking up bottles');
    expect(places.map(({ concept }) => concept)).toEqual(['beach']);
  });

  it('is no lesson where a scene is told', () => {
    const { template } = understand('water safety poster: a lifeguard blowing a whistle');
    expect(template?.id).toBe('poster');
  });

  it('keeps who does something though a trade is known by other things', () => {
    expect(conceptsOf('coffee shop banner, a barista pouring milk into a cup')).toContain(
      'barista',
    );
  });

  it('is a scene under the heading of an article, and no steps', () => {
    const { template, elements } = understand(
      'how to sleep better: woman in bed, a cat beside her',
    );
    expect(template).toBeUndefined();
    expect(elements.map(({ concept }) => concept)).toContain('woman');
  });
});

describe('the name of a page', () => {
  it('is of a film its hero, without what is done', () => {
    const titleOf = (prompt: string) => understand(prompt).lettering[0];
    expect(titleOf('movie poster of an astronaut holding a flower')).toBe('The Astronaut');
    expect(titleOf('film poster about a young king searching for gold')).toBe('The Young King');
  });

  it.each([
    ['banner for a dog walking service: a boy with five dogs', 'dog walking service'],
    ['house cleaning service website banner, a man wiping a window', 'house cleaning service'],
    ['etsy shop banner, a woman shaping a bowl', undefined],
    ['retro motivational poster, a climber on a peak', undefined],
    ['minimalist fox poster, a red fox', undefined],
    [`${'a'.repeat(4000)} poster`, undefined],
  ])('is no word for the kind of page: %.60s', (prompt, name) => {
    expect(pageName(prompt)).toBe(name);
  });
});
