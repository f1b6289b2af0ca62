import type { ImageField } from '@/lib/operations/define-operation';
import type { BodyShape } from '../body/read-body';
import { schemaOf, type Json } from './json';

function imageProperty(field: ImageField, encoding: 'json' | 'multipart'): Json {
  const one: Json =
    encoding === 'json'
      ? { type: 'string', description: `${field.description} URL or data URL.` }
      : { type: 'string', format: 'binary', description: field.description };
  if (field.maxCount === 1) return one;
  return { type: 'array', items: one, minItems: field.minCount, maxItems: field.maxCount };
}

export function bodySchema(shape: BodyShape, encoding: 'json' | 'multipart'): Json {
  const { properties, required, ...rest } = schemaOf(shape.input) as {
    properties: Json;
    required?: string[];
  };
  const images = Object.values(shape.images).map((field) => {
    const part = field.parts[0] === '*' ? 'files' : (field.parts[0] ?? field.json);
    return { name: encoding === 'json' ? field.json : part, field };
  });
  return {
    ...rest,
    properties: {
      ...Object.fromEntries(
        images.map(({ name, field }) => [name, imageProperty(field, encoding)]),
      ),
      ...properties,
    },
    required: [
      ...(required ?? []),
      ...images.filter(({ field }) => field.required).map(({ name }) => name),
    ],
    additionalProperties: true,
  };
}

/** A body in both encodings. */
export function requestBodyOf(shape: BodyShape): Json {
  return {
    required: true,
    content: {
      'application/json': { schema: bodySchema(shape, 'json') },
      'multipart/form-data': { schema: bodySchema(shape, 'multipart') },
    },
  };
}
