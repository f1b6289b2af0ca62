import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { tracingFields } from '@/lib/operations/fields/tracing';
import { coerce } from './coerce';
import { inputSchemaOf } from './json-schema';

const schema = z.object({ flag: z.boolean(), ...tracingFields });
const coerced = (name: string, text: string) => {
  const value = coerce({ [name]: text }, inputSchemaOf(schema), '') as Record<string, unknown>;
  return value[name];
};

describe('booleans of a form', () => {
  it.each(['true', 'True', '1', 'on'])('%s is true', (text) => {
    expect(coerced('flag', text)).toBe(true);
    expect(schema.shape.svg_compression.parse(coerced('svg_compression', text))).toBe(true);
  });

  it.each(['false', 'False', '0', 'off'])('%s is false', (text) => {
    expect(coerced('flag', text)).toBe(false);
    expect(schema.shape.limit_num_shapes.parse(coerced('limit_num_shapes', text))).toBe(false);
  });

  it('are nothing else', () => {
    for (const text of ['yes', '2', 'TRUE!']) {
      expect(schema.shape.flag.safeParse(coerced('flag', text)).success).toBe(false);
    }
  });
});
