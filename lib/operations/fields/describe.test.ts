import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { operationOf } from '../catalogue';
import { describeFields } from './describe';

const fieldsOf = (id: Parameters<typeof operationOf>[0]) => describeFields(operationOf(id).input);

describe('the description of a request', () => {
  it('says ranges, titles and the control that each field asks for', () => {
    const fields = fieldsOf('imageToImage');
    expect(fields.strength).toMatchObject({
      title: 'Strength',
      kind: 'range',
      required: true,
      minimum: 0,
      maximum: 1,
      step: 0.05,
    });
    expect(fields.n).toMatchObject({ kind: 'range', minimum: 1, maximum: 6, initial: 1 });
    expect(fields.random_seed).toMatchObject({ kind: 'number', maximum: 4_294_967_295 });
    expect(fields.prompt).toMatchObject({ kind: 'text', required: true, maxLength: 10_000 });
    expect(fields['controls.colors']).toMatchObject({ kind: 'list', maxItems: 10 });
    expect(fields['controls.artistic_level']).toMatchObject({ minimum: 0, maximum: 5 });
  });

  it('says the choices in the words and the order in which people see them', () => {
    const { refinement } = fieldsOf('refineDetails');
    expect(refinement).toMatchObject({ kind: 'choice', initial: 'moderate' });
    expect(refinement?.values).toEqual(['subtle', 'moderate']);
    expect(fieldsOf('vectorize').svg_compression?.kind).toBe('switch');
  });

  it('leaves no choice of an operation without its label', () => {
    for (const { labels, values = [] } of Object.values(fieldsOf('generateImage'))) {
      if (labels) expect(Object.keys(labels).toSorted()).toEqual([...values].toSorted());
    }
  });

  it('has what a form needs of a field that nobody has drawn a control for', () => {
    const schema = z.object({
      amount: z
        .number()
        .min(0)
        .max(1)
        .default(1)
        .meta({ title: 'Amount', description: 'How much.' }),
    });
    expect(describeFields(schema).amount).toEqual({
      title: 'Amount',
      description: 'How much.',
      required: false,
      kind: 'range',
      minimum: 0,
      maximum: 1,
      initial: 1,
    });
  });
});
