import { describe, expect, it } from 'vitest';
import { understand } from './understand';

describe('an abstract picture', () => {
  it('is one of shapes, of the kind that is told', () => {
    expect(understand('abstract geometric background in blue and gold')).toMatchObject({
      layout: 'abstract',
      abstract: 'tiles',
      unknown: [],
    });
    expect(understand('abstract background with waves')).toMatchObject({
      layout: 'abstract',
      abstract: 'waves',
    });
    expect(understand('abstract circles, minimal').abstract).toBe('discs');
    expect(understand('an abstract wallpaper').layout).toBe('abstract');
  });

  it('shows what is named, where something is', () => {
    const horse = understand('an abstract painting of a horse');
    expect(horse.layout).toBeUndefined();
    expect(horse.subjects.map(({ concept }) => concept)).toEqual(['horse']);
    expect(understand('abstract mountains at night').setting).toBe('mountains');
    expect(understand('a mug on an abstract background').layout).not.toBe('abstract');
  });
});

describe('an infographic', () => {
  it('has as many parts as it is told to have', () => {
    const steps = understand('infographic about recycling with three steps');
    expect(steps).toMatchObject({ layout: 'infographic', steps: 3, unknown: [] });
    expect(understand('an infographic about bees').steps).toBeUndefined();
    expect(understand('a staircase with three steps').steps).toBeUndefined();
  });
});

describe('a design', () => {
  it('of Christmas is of winter', () => {
    expect(understand('a christmas card with a reindeer').season).toBe('winter');
  });

  it('for a team does not show the team, and a picture of one does', () => {
    expect(understand('a logo for a football team').subjects.map((s) => s.concept)).not.toContain(
      'person',
    );
    expect(understand('a team in an office').subjects).toMatchObject([
      { concept: 'person', count: 4 },
    ]);
    expect(understand('a team of horses').subjects.map((s) => s.concept)).toEqual(['horse']);
  });

  it('of a face is a head, where nobody is named', () => {
    expect(understand('line art of a face').subjects).toMatchObject([{ headOnly: true }]);
    expect(understand('a clown with a painted face').subjects).not.toMatchObject([
      { headOnly: true },
    ]);
  });
});
