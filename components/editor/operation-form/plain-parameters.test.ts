import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { operationOf, type OperationId } from '@/lib/operations/catalogue';
import { plainParameters } from './plain-parameters';

const namesOf = (id: OperationId) => plainParameters(operationOf(id)).map(([name]) => name);

describe('parameters without a place of their own', () => {
  it('are those of single operations, and none that scripts alone send', () => {
    expect(namesOf('vectorize')).toEqual(['shape_stacking']);
    expect(namesOf('refineDetails')).toEqual(['refinement']);
    expect(namesOf('generateImage')).toEqual([]);
    expect(namesOf('outpaint')).toEqual([]);
  });

  it('of an added operation appear without a change to the form', () => {
    const input = z.object({
      amount: z.number().min(0).max(1).default(1).meta({ title: 'Amount' }),
      keep_edges: z.boolean().default(false).meta({ title: 'Keep edges' }),
    });
    const fields = plainParameters({ input }).map(([name, { kind }]) => [name, kind]);
    expect(fields).toEqual([
      ['amount', 'range'],
      ['keep_edges', 'switch'],
    ]);
  });
});
