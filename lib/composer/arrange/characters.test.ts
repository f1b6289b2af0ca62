import { expect, it } from 'vitest';
import { conceptOf } from '../concepts';
import { understand } from '../understand';
import { characterOptionsOf } from './characters';

const faceOf = (prompt: string) => {
  const brief = understand(prompt);
  const [first] = brief.elements;
  const concept = conceptOf(first?.concept ?? '');
  return first && concept && characterOptionsOf(first, concept, brief)?.expression;
};

it.each([
  ['a triangle with a smiling face', 'smile'],
  ['a cloud with an angry face', 'angry'],
  ['a clock with a white face', undefined],
  ['a lamp with a red shade', undefined],
])('a thing with a face is somebody who looks like that: %s', (prompt, expression) => {
  expect(faceOf(prompt)).toBe(expression);
});
