import { ApiError } from '@/lib/errors/api-error';
import type { EndpointCall, Route } from '../router';

async function readMe({ services, caller, context }: EndpointCall): Promise<Response> {
  const account = await services.accounts.find(caller.accountId);
  if (!account) throw new ApiError('unauthorized', 'the account of this token is gone');
  const { id, email, name, balance } = account;
  return Response.json({ id, email, name, credits: balance }, { headers: context.headers });
}

export const userRoutes: readonly Route[] = [
  { path: '/v1/users/me', endpoints: [{ method: 'GET', handle: readMe }] },
];
