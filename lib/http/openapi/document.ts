import { ERROR_CODES } from '@/lib/errors/codes';
import { CATALOGUE } from '@/lib/operations/catalogue';
import type { ImageField, OperationDefinition } from '@/lib/operations/define-operation';
import { codeSamples } from './code-samples';
import { schemaOf, type Json } from './json';
import { answerSchemas, resourcePaths } from './resource-paths';
import { COMPONENT_SCHEMAS, ANSWER_SCHEMA } from './schemas';

/** The OpenAPI 3.1 document, built from the catalogue: nothing in it is written down twice. */

function imageProperty(field: ImageField, encoding: 'json' | 'multipart'): Json {
  const one: Json =
    encoding === 'json'
      ? { type: 'string', description: `${field.description} URL or data URL.` }
      : { type: 'string', format: 'binary', description: field.description };
  if (field.maxCount === 1) return one;
  return { type: 'array', items: one, minItems: field.minCount, maxItems: field.maxCount };
}

export function bodySchema(operation: OperationDefinition, encoding: 'json' | 'multipart'): Json {
  const { properties, required, ...rest } = schemaOf(operation.input) as {
    properties: Json;
    required?: string[];
  };
  const images = Object.values(operation.images).map((field) => {
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

const FAILURES = [...new Set(Object.values(ERROR_CODES).map(({ status }) => status))]
  .filter((status) => status !== 499)
  .sort((a, b) => a - b);

/** Every failure has one body; the codes of each status are listed. */
export function failureResponses(): Json {
  return Object.fromEntries(
    FAILURES.map((status) => {
      const codes = Object.entries(ERROR_CODES)
        .filter(([, entry]) => entry.status === status)
        .map(([code]) => code);
      return [
        String(status),
        { $ref: '#/components/responses/Error', description: codes.join(', ') },
      ];
    }),
  );
}

function operationObject(operation: OperationDefinition, path: string, origin: string): Json {
  const answer = { $ref: `#/components/schemas/${ANSWER_SCHEMA[operation.responseForm]}` };
  const twin = operation.paths.indexOf(path);
  const hasImages = operation.responseForm === 'list' || operation.responseForm === 'single';
  return {
    operationId: twin === 0 ? operation.id : `${operation.id}_${path.split('/').at(-1)}`,
    summary: operation.summary,
    description: operation.description,
    tags: [path.split('/')[2] ?? 'other'],
    security: [{ token: [] }],
    'x-code-samples': codeSamples(operation, path, origin).map(({ language, source }) => ({
      lang: language,
      source,
    })),
    parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: bodySchema(operation, 'json') },
        'multipart/form-data': { schema: bodySchema(operation, 'multipart') },
      },
    },
    responses: {
      '200': {
        description: 'Done and charged.',
        content: {
          'application/json': { schema: answer },
          ...(hasImages
            ? {
                'multipart/form-data': {
                  schema: {
                    type: 'object',
                    properties: { response: answer },
                    required: ['response'],
                    additionalProperties: { type: 'string', format: 'binary' },
                  },
                },
              }
            : {}),
        },
      },
      ...failureResponses(),
    },
  };
}

/** The document for a service at `origin`. */
export function openApiDocument(origin: string): Json {
  const operationPaths = CATALOGUE.flatMap((operation) =>
    operation.paths.map(
      (path) => [path, { post: operationObject(operation, path, origin) }] as const,
    ),
  );
  const paths: Record<string, Json> = {};
  for (const [path, item] of [...operationPaths, ...resourcePaths(failureResponses())]) {
    paths[path] = { ...paths[path], ...item };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Easel',
      version: '1.0.0',
      description: 'Makes and edits images. Prices are in API units; 1,000 units are 1 USD.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: origin }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description:
            'The same key with the same body answers the first result and costs nothing.',
          schema: { type: 'string', minLength: 1, maxLength: 255 },
        },
      },
      responses: {
        Error: {
          description: 'What went wrong.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
      schemas: { ...COMPONENT_SCHEMAS, ...answerSchemas() },
    },
  };
}
