import { describe, expect, it } from 'vitest';
import { understand } from '..';

const templateOf = (prompt: string) => understand(prompt).template;

describe('what an infographic lists', () => {
  it('is not what the prompt says of the picture as a whole', () => {
    const told = templateOf('infographic: reduce, reuse, recycle, flat style, simple icons');
    expect(told?.items?.map(({ text }) => text)).toEqual(['reduce', 'reuse', 'recycle']);
    expect(templateOf('infographic poster: how the heart works, for school')).toEqual({
      id: 'labelled-diagram',
      title: 'how the heart works',
    });
  });

  it('are the steps of a course where it has icons on a poster', () => {
    expect(templateOf('how an election works, poster with icons')?.title).toBe(
      'how an election works',
    );
  });

  it('is no photograph of a product where that is launched', () => {
    expect(templateOf('product launch timeline infographic')?.id).toBe('timeline');
  });

  it('a timeline has as many dates as are told', () => {
    expect(templateOf('timeline of five milestones of space flight')?.count).toBe(5);
  });
});
