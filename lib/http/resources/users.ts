import type { EndpointCall, Route } from '../router';

async function readMe({ caller, context }: EndpointCall): Promise<Response> {
  const { id, email, name, balance } = caller;
  return Response.json({ id, email, name, credits: balance }, { headers: context.headers });
}

export const userRoutes: readonly Route[] = [
  { path: '/v1/users/me', endpoints: [{ method: 'GET', handle: readMe }] },
];
