import { describe, expect, it } from 'vitest';
import { understand } from '..';

describe('a portrait', () => {
  it.each(['a painter painting a portrait in her studio', 'a hall with portraits on the walls'])(
    'that is a thing brings no near camera: %s',
    (prompt) => {
      expect(understand(prompt).camera).toBeUndefined();
    },
  );

  it.each(['a portrait of an old sailor', 'close-up portrait of a girl'])(
    'of somebody is seen from near: %s',
    (prompt) => {
      const { camera, elements } = understand(prompt);
      expect(camera).toBe('portrait');
      expect(elements.map(({ concept }) => concept)).not.toContain('picture-frame');
    },
  );
});
