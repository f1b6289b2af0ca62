import { describe, expect, it } from 'vitest';
import { understand } from '../understand';
import { liftAmid } from './amid';

describe('a page with one thing in its middle', () => {
  it.each([
    [
      'infographic about the benefits of tea, human body silhouette with icons around',
      'human body silhouette',
      'infographic about the benefits of tea',
    ],
    [
      'infographic about noise: causes, truck, drill and plane around the earth',
      'earth',
      'infographic about noise: causes, truck, drill and plane',
    ],
    [
      'infographic on ideas, bulb surrounded by colorful icons of pencils, gears and rockets',
      'bulb',
      'infographic on ideas: pencils, gears and rockets',
    ],
    [
      'head silhouette with icons showing the effects of stress',
      'head silhouette',
      'infographic about the effects of stress',
    ],
    [
      'infographic about gyms with simple icons around a dumbbell, blue',
      'dumbbell',
      'infographic about gyms with, blue',
    ],
  ])('is told apart from what is around it: %s', (prompt, middle) => {
    expect(liftAmid(prompt)?.middle).toBe(middle);
  });

  it('lists what is told to be around', () => {
    const { rest } =
      liftAmid('infographic on ideas, bulb with icons of pens, gears and rockets around it') ?? {};
    expect(rest).toBe('infographic on ideas: pens, gears and rockets');
  });

  it('is laid around that thing', () => {
    const brief = understand(
      'infographic about causes of smog, factory, car and plane around the earth',
    );
    expect(brief.template?.laid?.flow).toBe('around');
    expect(brief.template?.items?.map(({ text }) => text)).toEqual(['factory', 'car', 'plane']);
    expect(brief.elements.find(({ id }) => id === 'middle')?.phrase).toBe('earth');
  });

  it('is no scene with somebody in a circle of others', () => {
    expect(liftAmid('children, dogs and cats around a campfire')).toBeUndefined();
    expect(liftAmid('poster of a singer surrounded by fans')).toBeUndefined();
  });
});
