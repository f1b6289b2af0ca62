import { expect, it } from 'vitest';
import { understand } from '..';
import { liftStep, posesIn } from './pose-panels';

const captions = (prompt: string) =>
  (understand(prompt).template?.panels ?? []).map(({ caption }) => caption);

it('a page of a kind in several poses has a panel for each', () => {
  expect(captions('infographic with five cats in different poses')).toEqual([
    'Sitting',
    'Running',
    'Sleeping',
    'Jumping',
    'Standing',
  ]);
  expect(captions('yoga infographic with four poses')).toContain('Warrior');
});

it('a scene that is told for one of the steps is in its panel', () => {
  const [first] = captions(
    'four steps of baking bread, with a woman kneading dough in the first one',
  );
  expect(first).toBe('Kneading dough');
});

it('a timeline from a plant to a cup tells what happens on the way', () => {
  expect(captions('timeline of a coffee bean from plant to cup').length).toBeGreaterThan(3);
});

it('things told for each of several bins stand over them', () => {
  const { template, elements } = understand(
    'recycling infographic: three bins for paper, glass and plastic',
  );
  expect(template).toMatchObject({ id: 'columns', title: 'Recycling' });
  expect(
    elements.filter(({ concept }) => /^(?:trash-can|recycling-bin)$/.test(concept ?? '')),
  ).toHaveLength(3);
});

it('is found quickly in long prompts', () => {
  const startedAtMs = performance.now();
  for (const phrase of ['two dogs in different ', 'a bowl in the first ', 'yoga with six ']) {
    const prompt = `infographic ${phrase.repeat(Math.ceil(4000 / phrase.length))}`;
    posesIn('infographic', prompt);
    liftStep(prompt);
  }
  expect(performance.now() - startedAtMs).toBeLessThan(1000);
});
