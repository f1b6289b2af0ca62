import { expect, it } from 'vitest';
import { understand } from '..';

const conceptsOf = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);

it('a poster that forbids something shows the ring with its bar, and says so', () => {
  const { template, lettering, elements } = understand('no smoking poster for an office building');
  expect(template?.id).toBe('prohibition');
  expect(lettering).toEqual(['No smoking']);
  expect(elements.map(({ concept }) => concept)).toEqual(['cigarette']);
});

it('a mat is one to exercise on where somebody does, and a screen shows films at a festival of films', () => {
  expect(conceptsOf('three women stretching on mats at the beach')).toContain('yoga-mat');
  expect(conceptsOf('a cat on a mat')).not.toContain('yoga-mat');
  expect(conceptsOf('film festival poster, two friends watching a screen')).toContain(
    'projection-screen',
  );
});
