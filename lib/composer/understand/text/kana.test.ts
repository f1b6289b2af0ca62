import { describe, expect, it } from 'vitest';
import { understand } from '../understand';
import { otherKana } from './kana';

describe('Japanese names in kana', () => {
  it('are known in both', () => {
    expect(otherKana('にんじん')).toEqual(['ニンジン']);
    expect(otherKana('キツネ')).toEqual(['きつね']);
    expect(otherKana('人参')).toEqual([]);
    expect(understand('ニンジン').elements).toMatchObject([{ concept: 'carrot' }]);
  });
});
