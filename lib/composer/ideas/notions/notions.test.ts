import { describe, expect, it } from 'vitest';
import { understand } from '../../understand';
import { takenIdea } from '../taken';

const ideaOf = (prompt: string) => takenIdea(understand(prompt))?.id;

describe('a notion', () => {
  it.each([
    ['the feeling of homesickness', 'homesickness'],
    ['the concept of time running out', 'time-running-out'],
    ['editorial illustration about greed', 'greed'],
    ['power', 'power'],
    ['war', 'war'],
    ['Heimweh', 'homesickness'],
    ['ilustración sobre la pobreza', 'poverty-told'],
    ['чувство вины', 'guilt'],
    ['後悔', 'regret'],
  ])('is shown where it is what a prompt is about: %s', (prompt, id) => {
    expect(ideaOf(prompt)).toBe(id);
  });

  it.each([
    'a nuclear power station by a river',
    'a man resting on a bench in the park',
    'a family having dinner at home',
    'the old war memorial in the village',
    'a mother and her baby in a garden',
  ])('is not shown where its words name something else: %s', (prompt) => {
    expect(ideaOf(prompt)).toBeUndefined();
  });
});
