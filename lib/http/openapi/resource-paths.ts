import { z } from 'zod';
import { NAMED_ANSWERS } from '@/lib/resources/answers';
import { ACTIONS } from '@/lib/resources/catalogue';
import type { ActionDefinition } from '@/lib/resources/define-action';
import { schemaOf, type Json } from './json';
import { requestBodyOf } from './request-body';

/** The actions that are no operations, as OpenAPI, from their definitions alone. */

const componentUri = (id: string) => `#/components/schemas/${id}`;

/** Schemas of the named answers, by name. */
export function answerSchemas(): Json {
  const { schemas } = z.toJSONSchema(NAMED_ANSWERS, { io: 'output', uri: componentUri });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _dialect, $id: _id, ...schema }]) => [
      name,
      schema,
    ]),
  );
}

const idParameter = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };

function parametersOf({ path, query }: ActionDefinition): Json[] {
  const { properties = {}, required = [] } = query
    ? (schemaOf(query) as { properties?: Json; required?: string[] })
    : {};
  const named = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return path.includes('{id}') ? [idParameter, ...named] : named;
}

function bodyOf({ body, picture }: ActionDefinition): Json {
  if (picture) {
    return { requestBody: requestBodyOf({ input: z.object({}), images: { picture } }) };
  }
  if (!body) return {};
  const content = { 'application/json': { schema: schemaOf(body) } };
  return { requestBody: { required: true, content } };
}

function contentOf({ answer, streams }: ActionDefinition): Json {
  if ('mediaTypes' in answer)
    return Object.fromEntries(answer.mediaTypes.map((type) => [type, {}]));
  const name = NAMED_ANSWERS.get(answer)?.id;
  const schema = name === undefined ? { type: 'object' } : { $ref: componentUri(name) };
  return { 'application/json': { schema }, ...(streams ? { 'text/event-stream': {} } : {}) };
}

/** Path items of everything that is not an operation of the catalogue. */
export function resourcePaths(failures: Json): (readonly [string, Json])[] {
  return Object.values<ActionDefinition>(ACTIONS).map((action) => {
    const operation = {
      operationId: action.id,
      summary: action.summary,
      tags: [action.path.split('/')[2] ?? 'other'],
      security: action.open ? [] : [{ token: [] }],
      parameters: parametersOf(action),
      ...bodyOf(action),
      responses: { '200': { description: 'Done.', content: contentOf(action) }, ...failures },
    };
    return [action.path, { [action.method.toLowerCase()]: operation }] as const;
  });
}
