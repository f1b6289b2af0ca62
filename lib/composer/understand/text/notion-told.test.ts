import { describe, expect, it } from 'vitest';
import { understand } from '..';

const conceptsOf = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);

describe('a notion beside its picture', () => {
  it.each([
    ['freedom, a bird leaving an open cage', 'a bird leaving an open cage'],
    ['growth: a girl watering a sunflower', 'a girl watering a sunflower'],
    ['a woman holding a lantern, symbolizing hope', 'a woman holding a lantern'],
    ['loneliness – a dog on a bench', 'a dog on a bench'],
    ['burnout illustrated as a burnt match', 'a burnt match'],
    ['love as two trees', 'two trees'],
    ['grief is a heavy suitcase you carry everywhere', 'a person carrying a heavy suitcase'],
    ['concept of team spirit, four friends in a paper boat', 'four friends in a paper boat'],
    ['climbing the career ladder, a man on a ladder', 'a man on a ladder'],
    ['empty calendar, a cat sleeping on a calendar', 'a cat sleeping on a calendar'],
    ['no internet connection, unplugged cable and a sad cloud', 'unplugged cable and a sad cloud'],
    ['server error: a robot holding a cable', 'a robot holding a cable'],
    ['mental load, a woman under a storm cloud', 'a woman under a storm cloud'],
    ['a man pushing a boulder, perseverance', 'a man pushing a boulder'],
    ['the pressure of success, runner chased by a clock', 'runner chased by a clock'],
    ['subscription cancelled, wilted plant on a windowsill', 'wilted plant on a windowsill'],
    ['upload failed, paper plane crashed into a cloud', 'paper plane crashed into a cloud'],
  ])('adds nothing to it: %s', (prompt, picture) => {
    expect(conceptsOf(prompt)).toEqual(conceptsOf(picture));
    expect(understand(prompt).isOfIdea).toBe(true);
  });

  it.each([
    'music, a man playing a guitar',
    'digital art, a fox in a forest',
    'a cat, a dog and a bird',
    'a man at a desk, modern office',
    'a unicorn at a stream, soft storybook illustration',
    'a woman with a suitcase, train station',
    'no smoking sign, a crossed out cigarette',
  ])('is none where the words name things or kinds of pictures: %s', (prompt) => {
    expect(understand(prompt).isOfIdea).toBeUndefined();
  });
});

it('what a plain picture is for stays in it where something is in it', () => {
  expect(conceptsOf('illustration for an empty basket with a butterfly')).toEqual([
    'basket',
    'butterfly',
  ]);
  expect(conceptsOf('illustration for children with a kite')).toEqual(['kite']);
});
