import { describe, expect, it } from 'vitest';
import { understand } from '../understand';
import { RULES } from '.';

describe('each rule does what its example says', () => {
  it.each(RULES.map(({ name, example }) => [name, example] as const))('%s', (_name, example) => {
    const brief = understand(example.prompt);
    const concepts = brief.elements.map(({ concept }) => concept);
    for (const concept of example.elements ?? []) expect(concepts).toContain(concept);
    for (const concept of example.without ?? []) expect(concepts).not.toContain(concept);
    if (example.brief) expect(brief).toMatchObject(example.brief);
  });
});
