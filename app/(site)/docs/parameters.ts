import { z } from 'zod';
import type { Parameter } from '@/components/docs/parameter-list';
import { openApiDocument } from '@/lib/http/openapi/document';

/** What is read of a property's JSON Schema. */
const property = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  description: z.string().default(''),
  default: z.unknown().optional(),
  enum: z.array(z.string()).optional(),
  items: z.object({ type: z.string().optional(), description: z.string().optional() }).optional(),
});

const document = z.object({
  paths: z.record(
    z.string(),
    z.object({
      post: z
        .object({
          requestBody: z.object({
            content: z.object({
              'application/json': z.object({
                schema: z.object({
                  properties: z.record(z.string(), property),
                  required: z.array(z.string()).default([]),
                }),
              }),
            }),
          }),
        })
        .optional(),
    }),
  ),
});

function typeName({ type, items }: z.infer<typeof property>): string {
  const name = Array.isArray(type) ? type.join(' or ') : (type ?? 'any');
  return name === 'array' && items?.type ? `array of ${items.type}s` : name;
}

function parameterOf(
  name: string,
  schema: z.infer<typeof property>,
  required: string[],
): Parameter {
  return {
    name,
    type: typeName(schema),
    required: required.includes(name) && schema.default === undefined,
    ...(schema.default === undefined ? {} : { initial: JSON.stringify(schema.default) }),
    description: schema.description || schema.items?.description || '',
    values: schema.enum ?? [],
  };
}

/** The fields of a JSON request, required ones first, from the OpenAPI document. */
export function parametersOf(path: string): Parameter[] {
  const post = document.parse(openApiDocument('')).paths[path]?.post;
  if (!post) return [];
  const { properties, required } = post.requestBody.content['application/json'].schema;
  return Object.entries(properties)
    .map(([name, schema]) => parameterOf(name, schema, required))
    .sort((a, b) => Number(b.required) - Number(a.required));
}
