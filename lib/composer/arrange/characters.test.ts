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

it.each([
  ['sticker of a cactus playing the banjo', true],
  ['sticker of a cactus dancing', true],
  ['sticker of a battery lifting a dumbbell', true],
  ['a cactus beside a banjo', false],
  ['badge with a vine climbing a tower', false],
])('what plays and dances in a sticker is somebody: %s', (prompt, isSomebody) => {
  const brief = understand(prompt);
  const [first] = brief.elements;
  const concept = conceptOf(first?.concept ?? '');
  const options =
    first && concept && concept.kind !== 'person'
      ? characterOptionsOf(first, concept, brief)
      : undefined;
  expect(options !== undefined).toBe(isSomebody);
});
