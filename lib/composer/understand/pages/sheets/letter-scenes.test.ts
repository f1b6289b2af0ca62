import { describe, expect, it } from 'vitest';
import { understand } from '../../understand';

describe('a letter with somebody who does something', () => {
  it('is a card of its scene, with the letter and its word below', () => {
    const { template, actions } = understand('abc card: K is for kite, a bear flying it');
    expect(template?.panels?.[0]).toEqual({
      caption: 'K is for kite',
      text: 'a bear flying a kite',
    });
    expect(actions).toHaveLength(1);
  });

  it('is the thing alone where nobody does anything', () => {
    expect(understand('alphabet card, K is for kite, bright colours').template?.id).toBe(
      'flash-card',
    );
  });
});
