import { describe, expect, it } from 'vitest';
import { atEase } from './bearing';
import { rootsIn } from './testing/planned';

const gesturesOf = (prompt: string) => {
  const [lead] = rootsIn(prompt);
  return lead ? atEase(lead, undefined, []) : undefined;
};

describe('who is told to do nothing', () => {
  it('stands as befits them', () => {
    expect(gesturesOf('a queen')).toEqual({ near: { gesture: 'pray' }, far: { gesture: 'pray' } });
    expect(gesturesOf('a zombie')?.near).toEqual({ gesture: 'reach' });
    expect(gesturesOf('a woman')).toEqual({ near: { gesture: 'akimbo' } });
  });

  it('has the hands free for what is told', () => {
    expect(gesturesOf('a queen waving')).toEqual({});
    expect(gesturesOf('a queen sitting on a throne')).toEqual({});
  });
});
