import { DIALECT_ROUTES } from '../openai/routes';
import { ACCEPTED, OPERATION_HEADERS } from './headers';
import type { Json } from './json';
import { requestBodyOf } from './request-body';
import { ANSWER_SCHEMA } from './schemas';

/** What `stream` answers. */
export const EVENT_STREAM: Json = {
  'text/event-stream': {
    schema: { type: 'string', description: 'With `stream`: events in OpenAI’s shapes.' },
  },
};

/** The paths that only OpenAI's API has, from the table of its routes. */
export function dialectPaths(failures: Json): (readonly [string, Json])[] {
  const schema = { $ref: `#/components/schemas/${ANSWER_SCHEMA.list}` };
  return DIALECT_ROUTES.map(({ id, path, summary, description, form, streams }) => {
    const content = { 'application/json': { schema }, ...(streams ? EVENT_STREAM : {}) };
    const operation = {
      operationId: id,
      summary,
      description,
      tags: [path.split('/')[2] ?? 'other'],
      security: [{ token: [] }],
      parameters: OPERATION_HEADERS,
      requestBody: requestBodyOf(form.reads),
      responses: {
        '200': { description: 'Done and charged.', content },
        ...ACCEPTED,
        ...failures,
      },
    };
    return [path, { post: operation }] as const;
  });
}
