import type { EngineStatus } from '@/lib/engines/remote/status';
import type { EndpointCall, Route } from '../router';

/** A backend as its users read it: what it does and whether it answers, and not where it is. */
function engineJson({ name, does, lacks, addresses }: EngineStatus['backends'][number]) {
  return {
    name,
    capabilities: does,
    falls_back: lacks,
    answering: addresses.filter(({ isAnswering }) => isAnswering).length,
    addresses: addresses.length,
    models: [...new Set(addresses.flatMap(({ models }) => models))],
  };
}

async function listEngines({ services, context }: EndpointCall): Promise<Response> {
  const { primitives, backends } = await services.engineHealth();
  const answer = { capabilities: primitives, engines: backends.map(engineJson) };
  return Response.json(answer, { headers: context.headers });
}

export const engineRoutes: readonly Route[] = [
  { path: '/v1/engines', endpoints: [{ method: 'GET', handle: listEngines }] },
];
