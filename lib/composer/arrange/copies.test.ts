import { expect, it } from 'vitest';
import { probePen } from './roots';
import { buildOf } from './build';
import { castOf } from './cast';
import { clustersOf } from './copies';
import { stagePlanOf } from './stage-plan';
import { understand, verbFrameOf } from '../understand';

function clustersIn(prompt: string): number[] {
  const brief = understand(prompt);
  const pen = probePen({
    seed: 1,
    label: prompt,
    accents: ['#d2452f', '#2f7fd2', '#e0a526', '#3f9a5a'],
  });
  const { roots } = stagePlanOf(brief, castOf(brief).things, verbFrameOf, (thing) =>
    buildOf(thing, pen),
  );
  return roots.map(clustersOf);
}

it.each([
  ['two kids on bikes', 2],
  ['two friends on camels', 2],
  ['a kid on a bike', 1],
])('as many bear somebody as there are riders: %s', (prompt, count) => {
  expect(clustersIn(prompt)[0]).toBe(count);
});
