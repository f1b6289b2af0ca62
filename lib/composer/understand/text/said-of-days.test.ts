import { describe, expect, it } from 'vitest';
import { understand } from '../../index';

const conceptsIn = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);

describe('a day at the office, at school or with the doctor', () => {
  it.each([
    ['a man working from home on his laptop', ['man', 'laptop', 'desk']],
    ['a woman on a video call with her colleagues', ['woman', 'laptop', 'desk']],
    ['a job interview in an office', ['businessman', 'woman', 'desk']],
    ['a police officer helping an old woman cross the street', ['police-officer', 'grandmother']],
  ])('is told by who and what is seen there: %s', (prompt, concepts) => {
    expect(conceptsIn(prompt)).toEqual(expect.arrayContaining(concepts));
  });

  it('leaves a call and a house alone where nobody works', () => {
    expect(conceptsIn('a boy running home')).not.toContain('laptop');
    expect(conceptsIn('a woman on the phone')).not.toContain('laptop');
  });
});
