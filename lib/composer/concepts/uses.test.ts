import { describe, expect, it } from 'vitest';
import { conceptOf } from '.';
import { USED } from './uses';

describe('how things are used', () => {
  it.each(USED)('%s is a thing of the catalogue', (id) => {
    expect(conceptOf(id)).toBeDefined();
  });
});
