import { describe, expect, it } from 'vitest';
import { understand } from '../..';
import { liftScene } from './scene-told';

const told = (prompt: string) => {
  const { elements, actions, template, places } = understand(prompt);
  return {
    concepts: elements.map(({ concept }) => concept),
    verbs: actions.map(({ verb }) => verb),
    places: places.map(({ concept }) => concept),
    template: template?.id,
  };
};

describe('a scene told after a page or a title', () => {
  it.each([
    [
      'first apartment checklist, young couple painting a wall',
      'young couple painting a wall, in the apartment',
    ],
    [
      'onboarding illustration, woman planting a flag on top of a mountain',
      'woman planting a flag on top of a mountain',
    ],
    [
      'password reset screen: a man looking for a key under a doormat',
      'a man looking for a key under a doormat',
    ],
    ['post about houseplants: man watering a fern', 'man watering a fern'],
    [
      'empty shopping cart screen with a snail pushing the cart',
      'a snail pushing the shopping cart',
    ],
    ['empty inbox illustration, a cat asleep in a mailbox', 'a cat asleep in a mailbox'],
    ['empty list illustration, a fridge and a lemon', 'a fridge and a lemon'],
  ])('is the picture: %s', (prompt, scene) => {
    expect(told(prompt)).toEqual(told(scene));
  });

  it.each([
    ['notification permission illustration: a rooster ringing a bell', true],
    ['no search results illustration: a detective with a lens and a drawer', true],
    ['backup complete illustration: a squirrel putting an acorn into a safe', true],
    ['spot illustration for a podcast about grief, a woman hugging a coat', true],
    ['blog post about grief, a woman hugging a coat', undefined],
  ])('has nothing around it on a page of an app: %s', (prompt, isAlone) => {
    expect(understand(prompt).isOfIdea).toBe(isAlone);
  });

  it.each([
    'blog header about sourdough bread',
    'how to make tea: boil water, add leaves, pour, serve',
    'a cat, a dog and a bird',
    'watercolor illustration, a girl walking a dog',
  ])('is none where no page or no scene is told: %s', (prompt) => {
    expect(understand(prompt).words.every(({ note }) => note !== 'what the picture is about')).toBe(
      !prompt.startsWith('blog'),
    );
  });

  it('is read in time that grows with its length', () => {
    const started = performance.now();
    for (const lead of ['how to bake ', 'blog header about a ', 'empty cart screen, '])
      liftScene(lead.repeat(4000 / lead.length), () => understand(''));
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
