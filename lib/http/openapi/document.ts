import { ERROR_CODES } from '@/lib/errors/codes';
import { CATALOGUE } from '@/lib/operations/catalogue';
import type { OperationDefinition } from '@/lib/operations/define-operation';
import { GENERATION_PATH, generationForm } from '../openai/generation';
import { codeSamples } from './code-samples';
import { ACCEPTED, HEADER_PARAMETERS, OPERATION_HEADERS } from './headers';
import type { Json } from './json';
import { dialectPaths, EVENT_STREAM } from './dialect-paths';
import { requestBodyOf } from './request-body';
import { answerSchemas, resourcePaths } from './resource-paths';
import { COMPONENT_SCHEMAS, ANSWER_SCHEMA } from './schemas';

/** The OpenAPI 3.1 document, built from the catalogue: nothing in it is written down twice. */

const FAILURES = [...new Set(Object.values(ERROR_CODES).map(({ status }) => status))]
  .filter((status) => status !== 499)
  .sort((a, b) => a - b);

/** Every failure has one body; the codes of each status are listed. */
function failureResponses(): Json {
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
    parameters: OPERATION_HEADERS,
    requestBody: requestBodyOf(path === GENERATION_PATH ? generationForm.reads : operation),
    responses: {
      '200': {
        description: 'Done and charged.',
        content: {
          'application/json': { schema: answer },
          ...(path === GENERATION_PATH ? EVENT_STREAM : {}),
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
      ...ACCEPTED,
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
  const failures = failureResponses();
  const otherPaths = [...dialectPaths(failures), ...resourcePaths(failures)];
  for (const [path, item] of [...operationPaths, ...otherPaths]) {
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
      parameters: HEADER_PARAMETERS,
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
