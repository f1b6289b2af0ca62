import { expect, it } from 'vitest';
import { understand } from '../..';

const conceptsOf = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);

it('puts a sink into its counter in a kitchen, and on its foot in a bathroom', () => {
  expect(conceptsOf('a sink full of dirty mugs')).toContain('sink-unit');
  expect(conceptsOf('a bathroom with a sink and a toilet')).toContain('sink');
});

it('reads compounds of the household by what they are', () => {
  expect(conceptsOf('a boy eating a chili dog')).toContain('hot-dog');
  expect(conceptsOf('a woman beside a photocopier')).toContain('copier');
  expect(conceptsOf('an mp3 player on a table')).toContain('phone');
});
