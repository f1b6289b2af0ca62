import type { z } from 'zod';
import type { ActionDefinition } from '@/lib/resources/define-action';
import { readObject } from '../body/read-body';
import { originOf } from '../origin';
import { parseFields } from '../parse-input';
import type { Endpoint, EndpointCall, OpenCall } from '../router';

type Fields<Schema> = Schema extends z.ZodType ? z.output<Schema> : Record<string, never>;

/** A request of an action whose query and body hold their rules. */
export type ActionCall<Definition extends ActionDefinition> = (Definition['open'] extends true
  ? OpenCall
  : EndpointCall) & {
  query: Fields<Definition['query']>;
  body: Fields<Definition['body']>;
  /** Root of the service as this client sees it. */
  origin: string;
};

/** What a handler gives back: the answer's fields, or a response where it is no JSON or is written as it is sent. */
type Handled<Definition extends ActionDefinition> = Definition['answer'] extends z.ZodType
  ? z.input<Definition['answer']> | Response
  : Response;

export type Handler<Definition extends ActionDefinition> = (
  call: ActionCall<Definition>,
) => Promise<Handled<Definition>>;

/** A handler for each action of a resource: one that is missing does not compile. */
export type HandlersOf<Actions extends Record<string, ActionDefinition>> = {
  [Id in keyof Actions]: Handler<Actions[Id]>;
};

async function fieldsOf({ query, body, bodyLimitBytes }: ActionDefinition, request: Request) {
  const given = Object.fromEntries(new URL(request.url).searchParams);
  return {
    query: query ? parseFields(query, given) : {},
    body: body ? parseFields(body, await readObject(request, bodyLimitBytes)) : {},
  };
}

/** Joins a definition and what does its work to what the router calls. */
export function endpointOf(
  definition: ActionDefinition,
  handler: (call: never) => Promise<unknown>,
): Endpoint {
  const handle = async (call: OpenCall): Promise<Response> => {
    const { request, headers } = call.context;
    const fields = await fieldsOf(definition, request);
    const origin = originOf(request, call.services.env.BASE_URL);
    const answer = await handler({ ...call, ...fields, origin } as never);
    return answer instanceof Response ? answer : Response.json(answer, { headers });
  };
  return { method: definition.method, handle, ...(definition.open ? { open: true } : {}) };
}
