import { describe, expect, it } from 'vitest';
import { courseOf } from './course';

describe('a course that is told by its ends', () => {
  it('leads from one to the other, and only its ends have figures', () => {
    const course = courseOf('temperature rising from 12 degrees on Monday to 24 on Friday');
    expect(course.map(({ text }) => text)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri']);
    expect(course.map(({ written }) => written)).toEqual([
      '12 degrees',
      undefined,
      undefined,
      undefined,
      '24',
    ]);
    const values = course.map(({ value = 0 }) => value);
    expect([...values].sort((a, b) => a - b)).toEqual(values);
  });

  it('has years between years, and is none without two ends', () => {
    expect(courseOf('users from 2 million in 2019 to 11 million in 2022')).toHaveLength(4);
    expect(courseOf('users growing to 11 million in 2022')).toEqual([]);
  });
});
