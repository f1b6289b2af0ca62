import { describe, expect, it } from 'vitest';
import { understand } from '../understand';
import { castOf } from './cast';

const thingsOf = (prompt: string) =>
  castOf(understand(prompt)).things.map(({ concept }) => concept.id);

describe('a building that is told with its parts', () => {
  it.each([
    ['a school with a bell tower', 'school'],
    ['a town hall with a dome and wide stone steps', 'bank-building'],
    ['a mansion with tall columns', 'villa'],
    ['an old brick train station with a clock tower', 'station-building'],
    ['a courthouse with two spires', 'bank-building'],
    ['a hotel with a striped awning', 'hotel'],
  ])('has them itself, and nothing of the kind stands beside it: %s', (prompt, building) => {
    expect(thingsOf(prompt)).toEqual([building]);
  });

  it('is told as having them', () => {
    expect(castOf(understand('a school with a bell tower')).parts.size).toBe(1);
  });

  it('keeps the stairs that somebody sits on as a thing of their own', () => {
    expect(thingsOf('a girl sitting on stairs beside a school')).toContain('stairs');
  });

  it('leaves a clock tower that is told by itself', () => {
    expect(thingsOf('a clock tower in a town')).toContain('clock-tower');
  });
});
