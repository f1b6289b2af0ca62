import { describe, expect, it } from 'vitest';
import * as images from '@/lib/operations/fields/images';
import { STYLE_CREATION_UNITS } from '@/lib/operations/generate-image/definition';
import * as limits from './reference-limits';
import { addReferences, moved, REFERENCE_TYPES } from './references';

const picture = (name: string, type = 'image/png', bytes = 4) =>
  new File([new Uint8Array(bytes)], name, { type });

describe('references of a new style', () => {
  it('have the limits that the service has', () => {
    expect(limits.MAX_STYLE_REFERENCES).toBe(images.MAX_STYLE_REFERENCES);
    expect(limits.MAX_REFERENCE_BYTES).toBe(images.MAX_REFERENCE_BYTES);
    expect(limits.STYLE_UNITS).toBe(STYLE_CREATION_UNITS);
    expect(REFERENCE_TYPES).toEqual(
      images.styleReferences.rules.accepted.map((type) => `image/${type}`),
    );
  });

  it('are kept as they are when one too many, or one of another kind, is added', () => {
    const { references } = addReferences([], [picture('a.png')]);
    expect(addReferences(references, [picture('b.gif', 'image/gif')])).toEqual({
      references,
      refusal: 'b.gif is not a PNG, JPG or WEBP.',
    });
    const ten = Array.from({ length: 10 }, (_, index) => picture(`${index}.png`));
    expect(addReferences(references, ten).refusal).toContain('at most 10 references');
    expect(addReferences(references, ten).references).toEqual(references);
  });

  it('can be put in another order', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  });
});
