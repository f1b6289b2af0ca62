import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

/** A brief's relations and actions in the prompt's own words. */
function told(prompt: string): string[] {
  const { elements, relations, actions } = understand(prompt);
  const nameOf = (id = '') => elements.find((one) => one.id === id)?.phrase ?? '';
  return [
    ...relations.map(({ from, kind, to }) => `${nameOf(from)} ${kind} ${nameOf(to)}`),
    ...actions.map(({ agent, verb, patient }) => `${nameOf(agent)} ${verb} ${nameOf(patient)}`),
  ];
}

describe('words for what was told before', () => {
  it.each([
    ['a man pointing at a chart behind him', 'chart behind man'],
    ['a girl dancing while her friends clap behind her', 'friends behind girl'],
    ['an elephant balancing on a ball with a monkey on its head', 'monkey on head'],
    ['a woman climbing a ladder that leans against a cloud', 'ladder against cloud'],
    ['a man trapped under a rock', 'man under rock'],
    ['cats with mice riding on their backs', 'mice ride cats'],
    ['a boy being chased by a goose', 'goose follow boy'],
    ['a woman zesting a lime', 'woman handle lime'],
  ])('%s: %s', (prompt, relation) => {
    expect(told(prompt)).toContain(relation);
  });

  it.each([
    'horses beside a wooden fence, snow-capped peaks behind',
    'a couple sitting on a bench, the sea behind',
    'a bride and groom under an arch, sunset behind',
  ])('do not put anybody behind what the view is behind: %s', (prompt) => {
    expect(told(prompt).filter((one) => one.includes('behind'))).toEqual([]);
  });
});
