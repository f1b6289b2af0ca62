import { describe, expect, it } from 'vitest';
import { drawnWith } from '../../testing/drawn';
import { understand } from '../../understand';
import { flowersAbout } from './fanned';
import type { TemplateRequest } from '../template';

const drawn = drawnWith();
const aboutFirst = (prompt: string) => {
  const brief = understand(prompt);
  return flowersAbout({ brief } as TemplateRequest, brief.elements).map(({ phrase }) => phrase);
};

describe('flowers on a print', () => {
  it.each([
    ['t-shirt design of a skull with roses', ['roses']],
    ['poster of a vase with tulips', []],
    ['t-shirt print of a moon with daisies', ['daisies']],
  ])('are about what they go with, and in what holds them: %s', (prompt, flowers) => {
    expect(aboutFirst(prompt)).toEqual(flowers);
  });

  it('are shown as well as what is amid them', () => {
    expect(drawn('t-shirt design of a skull with roses').drew).toEqual(
      expect.arrayContaining(['skull', 'roses']),
    );
  });
});
