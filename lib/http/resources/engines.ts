import type { EngineStatus } from '@/lib/engines/remote/status';
import type { engineActions } from '@/lib/resources/engines';
import type { HandlersOf } from './handler';

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

export const engineHandlers: HandlersOf<typeof engineActions> = {
  listEngines: async ({ services }) => {
    const { primitives, drawnBy, backends } = await services.engineHealth();
    const { workers, lanes } = services.jobs.load;
    return {
      capabilities: primitives,
      drawn_by: drawnBy,
      engines: backends.map(engineJson),
      load: { workers, ...lanes },
    };
  },
};
