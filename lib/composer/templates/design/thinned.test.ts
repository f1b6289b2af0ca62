import { describe, expect, it } from 'vitest';
import { counted } from './thinned';

const isSpare = (one: string) => one.startsWith('+');
const list = ['a', '+ b', 'c', 'd', '+ e'];

describe('so many of a list', () => {
  it('leaves out what is spare until more are asked for', () => {
    expect(counted(list, undefined, isSpare)).toEqual(['a', 'c', 'd']);
    expect(counted(list, 2, isSpare)).toEqual(['a', 'd']);
    expect(counted(list, 4, isSpare)).toEqual(['a', '+ b', 'c', 'd']);
    expect(counted(list, 9, isSpare)).toEqual(list);
  });
});
