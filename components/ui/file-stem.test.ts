import { describe, expect, it } from 'vitest';
import { fileStem } from './file-stem';

describe('the stem of a file', () => {
  it.each([
    ['a lake.at dawn.webp', 'a lake.at dawn'],
    ['lake', 'lake'],
    ['.png', '.png'],
    ['lake.', 'lake.'],
  ])('of %s is %s', (fileName, stem) => {
    expect(fileStem(fileName)).toBe(stem);
  });
});
