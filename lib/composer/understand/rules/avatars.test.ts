import { describe, expect, it } from 'vitest';
import { understand } from '..';

describe('a portrait', () => {
  it.each(['a painter painting a portrait in her studio', 'a hall with portraits on the walls'])(
    'that is a thing brings no near camera: %s',
    (prompt) => {
      expect(understand(prompt).camera).toBeUndefined();
    },
  );

  it('of somebody is seen from near', () => {
    expect(understand('a portrait of an old sailor').camera).toBe('portrait');
  });
});
