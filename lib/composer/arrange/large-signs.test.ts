import { expect, it } from 'vitest';
import { understand } from '../understand';
import { castOf } from './cast';

const heightOf = (prompt: string, concept: string) =>
  castOf(understand(prompt)).things.find(({ element }) => element.concept === concept)?.concept
    .heightCm ?? 0;

it('small things beside somebody are as large as signs in a picture for an app', () => {
  const plain = heightOf('a squirrel stacking coins in jars', 'jar');
  expect(heightOf('budget app onboarding: squirrel stacking coins in jars', 'jar')).toBeGreaterThan(
    plain * 1.8,
  );
});

it('what is held, or stands on furniture, keeps its size', () => {
  const plain = heightOf('a woman holding a jar', 'jar');
  expect(heightOf('patience: a woman holding a jar', 'jar')).toBe(plain);
  const onDesk = heightOf('a woman and a jar on a desk', 'jar');
  expect(heightOf('patience: a woman and a jar on a desk', 'jar')).toBe(onDesk);
});
