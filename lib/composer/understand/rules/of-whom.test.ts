import { expect, it } from 'vitest';
import { understand } from '../understand';

const attributesOf = (prompt: string) => understand(prompt).elements[0]?.attributes ?? [];

it('knows who is alone in a sentence by a pronoun', () => {
  expect(attributesOf('a baker kneading dough, loaves on the shelf behind him')).toContain('male');
  expect(attributesOf('a doctor washing her hands')).toContain('female');
  expect(attributesOf('a doctor and her patient, his arm in a sling')).not.toContain('female');
});

it('reads two qualities before a thing as qualities', () => {
  const phrases = understand('an astronaut standing before a giant black pyramid').elements.map(
    ({ phrase }) => phrase,
  );
  expect(phrases).toEqual(['astronaut', 'giant black pyramid']);
});

it('a noun that says it is enough', () => {
  expect(attributesOf('a cowgirl on a horse')).toContain('female');
  expect(attributesOf('a fireman with a hose')).toContain('male');
  expect(attributesOf('a human on the moon')).not.toContain('male');
});
