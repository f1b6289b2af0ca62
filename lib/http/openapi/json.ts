import { z } from 'zod';

export type Json = Record<string, unknown>;

/** What a client may send, as JSON Schema. */
export function schemaOf(schema: z.ZodType): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as Json;
  return json;
}
