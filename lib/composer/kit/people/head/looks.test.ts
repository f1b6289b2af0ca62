import { describe, expect, it } from 'vitest';
import { HOUSE } from '../../../palette/house';
import { EXPRESSIONS } from '../../expressions';
import { createPen, Definitions } from '../../pen';
import { person } from '../person';

const faceOf = (expression: (typeof EXPRESSIONS)[number]) =>
  person.drawActor(
    person.parameters.parse({ gender: 'woman', glasses: 'none' }),
    { pose: 'stand', expression },
    createPen({
      definitions: new Definitions('t'),
      seed: 3,
      label: 'face',
      pxPerCm: 4,
      accents: [HOUSE.coral, HOUSE.mustard, HOUSE.green, HOUSE.navy],
    }),
  ).svg;

describe('faces', () => {
  it('tell every feeling from every other', () => {
    expect(new Set(EXPRESSIONS.map(faceOf)).size).toBe(EXPRESSIONS.length);
  });
});
