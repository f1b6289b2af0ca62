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

it.each([
  ['a bell sleeping in a hammock', 'asleep'],
  ['a light bulb crying in a corner', 'sad'],
  ['a grey cloud sitting on an office chair', 'calm'],
  ['a battery sitting on a couch, exhausted', 'asleep'],
  ['a vase sitting on a chair', undefined],
  ['a laptop lying on a bed', undefined],
])(
  'what sleeps, cries or rests on a seat as somebody would has a face: %s',
  (prompt, expression) => {
    expect(faceOf(prompt)).toBe(expression);
  },
);

it('what feels something on a seat is as large as somebody there', () => {
  const sizeOf = (prompt: string) => {
    const brief = understand(prompt);
    const [first] = brief.elements;
    const concept = conceptOf(first?.concept ?? '');
    return first && concept && characterOptionsOf(first, concept, brief)?.bodyCm;
  };
  expect(sizeOf('an alarm clock sleeping in a bed')).toBeGreaterThan(60);
  expect(sizeOf('a crying cloud with a broken cable')).toBeGreaterThan(60);
  expect(sizeOf('a smiling sun above a house')).toBeUndefined();
});
