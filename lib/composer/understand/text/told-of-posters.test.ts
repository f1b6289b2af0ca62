import { expect, it } from 'vitest';
import { understand } from '../understand';
import { toldOfPosters } from './told-of-posters';

it('heads the page of a wanted poster, and hangs none on a wall', () => {
  const { template, lettering, elements } = understand(
    'wanted poster of a cat in a cowboy hat, 500 fish reward',
  );
  expect(template?.id).toBe('poster');
  expect(lettering).toEqual(['Wanted', '500 fish reward']);
  expect(elements.map(({ phrase }) => phrase)).toEqual(['cat', 'cowboy hat']);
  const { template: none } = understand('a sheriff nailing a wanted poster to a tree');
  expect(none).toBeUndefined();
});

it('takes who hangs from a cliff for what a poster shows', () => {
  const { template, elements } = understand(
    'motivational poster with a climber hanging from a cliff edge',
  );
  expect(template?.id).toBe('poster');
  expect(elements.map(({ concept }) => concept)).toContain('climber');
});

it('shows on a poster who does something at its event, once', () => {
  const { elements } = understand(
    'poster for a bike race with three cyclists riding down a mountain road',
  );
  expect(elements.map(({ phrase, count }) => [phrase, count])).toEqual([
    ['three cyclists', 3],
    ['bicycle', 3],
  ]);
});

it('has syrup that pours from a jug poured by the jug', () => {
  const { elements, actions } = understand(
    'stack of pancakes with blueberries and maple syrup pouring from a jug',
  );
  const phraseOf = (id = '') => elements.find((one) => one.id === id)?.phrase;
  expect(actions.map(({ agent, patient }) => [phraseOf(agent), phraseOf(patient)])).toEqual([
    ['jug', 'stack of pancakes'],
  ]);
});

it('keeps the cake that a slice is cut out of', () => {
  const { elements } = understand('a cake with a slice cut out on a plate beside it');
  expect(elements.map(({ concept }) => concept)).toEqual(['cake', 'cake-slice', 'plate']);
});

it('sets the name of a business card that is told as the name', () => {
  const { lettering } = understand(
    'business card for a florist with a rose and the name Lily Moore',
  );
  expect(lettering).toEqual(['Lily Moore']);
});

it.each([
  [
    'lost cat poster, ginger tabby, phone number at the bottom',
    'lost cat poster, a ginger tabby, "Call 555 0123"',
  ],
  ['missing dog flyer: beagle, reward 200', 'missing dog flyer, a beagle, "Reward 200"'],
  [
    'poster against phone addiction, a boy and his phone',
    'poster against phone addiction, a boy and his phone',
  ],
])('%s: who is sought is seen, and where to call is written', (prompt, told) => {
  expect(toldOfPosters(prompt)).toBe(told);
});

it('takes a hero of a page for a picture, and one who holds a sword for a hero', () => {
  const told = (prompt: string) => understand(prompt).elements.map(({ phrase }) => phrase);
  expect(told('hero of a SaaS landing page: a rocket taking off')).toEqual(['rocket']);
  expect(toldOfPosters('hero with text on the left, a dog')).toContain('hero image');
  expect(told('hero of the village holding a sword')).toContain('hero');
  const slow = `hero of a ${'my-page '.repeat(600)}`;
  const before = performance.now();
  toldOfPosters(slow);
  expect(performance.now() - before).toBeLessThan(1000);
});
