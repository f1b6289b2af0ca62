import { describe, expect, it } from 'vitest';
import { boxesIn } from './testing/seen';

/** Where the things of a picture are seen, in shares of its sides, by what they are. */
function boxesOf(prompt: string) {
  const { boxWhere } = boxesIn(prompt, { sidePx: 384 });
  return (named: string) => boxWhere(({ concept }) => concept === named);
}

describe('what stands over somebody', () => {
  it.each([
    ['two cats under a street lamp', 'cat'],
    ['a red car under a street lamp at night', 'car'],
  ])('is a lamp that is whole, and higher than who is in its light: %s', (prompt, under) => {
    const boxOf = boxesOf(prompt);
    expect(boxOf('street-lamp').top).toBeGreaterThan(0);
    expect(boxOf('street-lamp').top).toBeLessThan(boxOf(under).top);
  });

  it('makes nobody a speck: a bicycle against a wall under a lamp is a picture of the bicycle', () => {
    const { height } = boxesOf('a bicycle leaning against a brick wall under a street lamp')(
      'bicycle',
    );
    expect(height).toBeGreaterThan(0.25);
  });
});

describe('a dog at a table', () => {
  it('sits on a stool and looks over the table', () => {
    const boxOf = boxesOf('a dog sitting at a table');
    expect(boxOf('dog').top).toBeLessThan(boxOf('table').top);
  });
});

describe('a boat that passes a lighthouse', () => {
  it('leaves the lamp of the lighthouse in the picture', () => {
    expect(boxesOf('a boat past a lighthouse')('lighthouse').top).toBeGreaterThan(0);
  });
});

describe('a bridge over a river', () => {
  it('spans the water of its place', () => {
    const { boxWhere } = boxesIn('a wooden bridge over a stream', { sidePx: 384 });
    const { left, right } = boxWhere(({ concept }) => concept === 'wooden-bridge');
    expect(right - left).toBeGreaterThan(0.4);
  });
});
