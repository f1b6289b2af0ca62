import { describe, expect, it } from 'vitest';
import { understand } from './index';

describe('what is near to another thing', () => {
  it.each([
    ['a trident', 'trident'],
    ['a magazine on a table', 'magazine'],
    ['a bowl of oatmeal', 'porridge'],
    ['an olive branch', 'olive-branch'],
    ['palm leaves', 'palm-leaf'],
    ['a fishing trawler at sea', 'trawler'],
    ['ein Rubin', 'ruby'],
    ['un trident', 'trident'],
    ['bunches of dried herbs', 'herb-bundle'],
    ['a piano keyboard', 'keyboard-instrument'],
  ])('is itself: %s', (prompt, concept) => {
    expect(understand(prompt).elements.map((element) => element.concept)).toContain(concept);
  });

  it('is a pair where wedding rings are named', () => {
    const [rings] = understand('wedding rings').elements;
    expect(rings).toMatchObject({ concept: 'wedding-ring', count: 2 });
  });
});
