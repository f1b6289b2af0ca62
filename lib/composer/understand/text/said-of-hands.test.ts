import { describe, expect, it } from 'vitest';
import { saidOfHands } from './said-of-hands';

describe('what people say of hands and bodies at something', () => {
  it.each([
    ['an otter catching a fish', 'an otter holding a fish'],
    ['two goats butting heads', 'two goats fighting'],
    ['a baker tossing dough in the air', 'a baker tossing up dough'],
    ['a man looking under the hood of a truck', 'a man repairing a truck'],
    ['a fireman spraying water on a shed', 'a fireman spraying a shed'],
    ['a girl catching a moth with a net', 'a girl chasing a moth with a net'],
    ['a woman plowing a field with a tractor', 'a woman driving a tractor in a field'],
    ['a child spilling milk', 'a child spilling a glass of milk'],
    ['bats hanging upside down', 'bats hanging from a branch'],
    ['a hammer hitting a nail', 'a hammer hammering a nail'],
  ])('%s', (said, plain) => {
    expect(saidOfHands(said)).toBe(plain);
  });

  it.each(['a man catching a fish with a rod', 'a bear in the hood', 'a net full of fish'])(
    'leaves %s alone',
    (said) => {
      expect(saidOfHands(said)).toBe(said);
    },
  );
});
