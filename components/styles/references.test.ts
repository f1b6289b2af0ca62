import { describe, expect, it } from 'vitest';
import { styleReferences } from '@/lib/operations/fields/images';
import { addReferences, moved, REFERENCE_TYPES } from './references';

const picture = (name: string, type = 'image/png', bytes = 4) =>
  new File([new Uint8Array(bytes)], name, { type });

describe('references of a new style', () => {
  it('are of the types that the service takes', () => {
    expect(REFERENCE_TYPES).toEqual(styleReferences.rules.accepted.map((type) => `image/${type}`));
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
