import { CATALOGUE } from '@/lib/operations/catalogue';
import { ApiError } from '@/lib/errors/api-error';
import type { Services } from '@/lib/server/services';
import type { Caller } from './authenticate';
import { GENERATION_PATH, generationForm } from './openai/generation';
import { DIALECT_ROUTES } from './openai/routes';
import { handleOperation } from './operation-route';
import { formOf, type RequestForm } from './request-form';
import type { RequestContext } from './request-context';
import { RESOURCES } from './resources/resources';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A request on its way to an endpoint that anybody may call. */
export interface OpenCall {
  services: Services;
  context: RequestContext;
  /** What the path's placeholders stand for. */
  params: Record<string, string>;
}

/** A request whose caller is known and within the rate. */
export interface EndpointCall extends OpenCall {
  caller: Caller;
}

/** What answers one method on one path. */
export type Endpoint =
  | { method: Method; open: true; handle: (call: OpenCall) => Promise<Response> }
  | { method: Method; open?: false; handle: (call: EndpointCall) => Promise<Response> };

export interface Route {
  /** Path under the host root; `{name}` stands for one segment. */
  path: string;
  endpoints: readonly Endpoint[];
}

/** A route whose requests are written in a form of ours or of another service. */
function formRoute(path: string, form: RequestForm): Route {
  const handle = ({ services, caller, context }: EndpointCall) =>
    handleOperation(form, services, caller, context);
  return { path, endpoints: [{ method: 'POST', handle }] };
}

/** The routes of the operations, straight from their definitions. */
const OPERATION_ROUTES: readonly Route[] = CATALOGUE.flatMap((operation) =>
  operation.paths.map((path) =>
    formRoute(path, path === GENERATION_PATH ? generationForm : formOf(operation)),
  ),
);

const FOREIGN_ROUTES = DIALECT_ROUTES.map(({ path, form }) => formRoute(path, form));

/** Routes of one path stand together, so that a wrong method names all that are right. */
function merge(routes: readonly Route[]): Route[] {
  const byPath = new Map<string, Route>();
  for (const route of routes) {
    const known = byPath.get(route.path)?.endpoints ?? [];
    byPath.set(route.path, { path: route.path, endpoints: [...known, ...route.endpoints] });
  }
  return [...byPath.values()];
}

const ROUTES = merge([...OPERATION_ROUTES, ...FOREIGN_ROUTES, ...RESOURCES]);

function match(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? '';
    const placeholder = /^\{(\w+)\}$/.exec(segment)?.[1];
    if (placeholder !== undefined) params[placeholder] = value;
    else if (segment !== value) return undefined;
  }
  return params;
}

/** Finds what answers a request; throws `not_found` or `method_not_allowed`. Literal paths come first. */
export function routeOf(
  method: string,
  path: string,
): { endpoint: Endpoint; params: Record<string, string>; pattern: string } {
  const exact = ROUTES.find((route) => route.path === path);
  const route = exact ?? ROUTES.find((candidate) => match(candidate.path, path) !== undefined);
  if (!route) {
    throw new ApiError(
      'not_found',
      `there is nothing at ${path}; GET /v1/openapi.json lists what is`,
    );
  }
  const wanted = method === 'HEAD' ? 'GET' : method;
  const endpoint = route.endpoints.find((candidate) => candidate.method === wanted);
  if (endpoint) return { endpoint, params: match(route.path, path) ?? {}, pattern: route.path };
  const allowed = route.endpoints.map((candidate) => candidate.method).join(', ');
  throw new ApiError('method_not_allowed', `${path} takes ${allowed}, not ${method}`, {
    headers: { allow: allowed },
  });
}
