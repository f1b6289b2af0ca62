import type { Capability, Engine, EngineTask } from '@/lib/engines/engine';
import type { Environment } from '@/lib/env';
import { MODELS } from '@/lib/models/models';
import { openProviders } from './open-providers';
import type { AddressReport, RemoteProvider } from './provider';

/** What does each primitive now, and how each backend is: for administrators and the studio. */
export interface EngineStatus {
  /** `builtin`, or the name of the backend. */
  primitives: Record<EngineTask, string>;
  /** The same for drawing, by model: a backend may leave some to the built-in engine. */
  drawnBy: Record<string, string>;
  backends: {
    name: string;
    /** Primitives it was given and does. */
    does: Capability[];
    /** Primitives it was given and turned out to lack: the built-in engine does them. */
    lacks: Capability[];
    addresses: readonly AddressReport[];
  }[];
}

const BUILTIN = 'builtin';
const SILENT = { info: () => undefined, warn: () => undefined };

function elsewhere(): never {
  throw new Error('engines work in worker processes; here they are only looked at');
}

/** No engine: looking at backends draws nothing. */
const NO_ENGINE: Engine = {
  draw: elsewhere,
  repaint: elsewhere,
  restyle: elsewhere,
  matte: elsewhere,
  upscale: elsewhere,
  trace: elsewhere,
  rewrite: elsewhere,
  describeStyle: elsewhere,
};

function rewriterOf(environment: Environment): string {
  const isRemote = environment.PROMPT_LLM_URL && environment.ENGINE_REWRITE !== BUILTIN;
  return isRemote ? 'language model' : BUILTIN;
}

/** Who draws what each model draws. */
function drawnBy(provider: RemoteProvider | undefined, drawer: string): EngineStatus['drawnBy'] {
  const isLeft = (id: string) => drawer === BUILTIN || provider?.recipe(id).isBuiltin;
  return Object.fromEntries(MODELS.map(({ id }) => [id, isLeft(id) ? BUILTIN : drawer]));
}

/** Providers to look at, in the server's own process. */
function providersOf(environment: Environment) {
  return openProviders(environment, { builtin: NO_ENGINE, whole: () => NO_ENGINE, log: SILENT });
}

/**
 * Reads what says which engine does what, so that a mistake in it ends the start and not each request.
 * @throws Error naming the variable or the field of `engines.json` that is wrong
 */
export function checkEngines(environment: Environment): void {
  providersOf(environment);
}

/**
 * Asks every configured backend what it has. Needs no engine, so that the server can call it as well
 * as a worker; takes up to some seconds where a backend is down.
 * @throws Error when the configuration is wrong, as opening the engine does
 */
export async function engineStatus(environment: Environment): Promise<EngineStatus> {
  const providers = providersOf(environment);
  const given = new Map<RemoteProvider, Capability[]>();
  for (const [primitive, provider] of Object.entries(providers)) {
    given.set(provider, [...(given.get(provider) ?? []), primitive as Capability]);
  }
  const primitives: EngineStatus['primitives'] = {
    draw: BUILTIN,
    repaint: BUILTIN,
    erase: BUILTIN,
    restyle: BUILTIN,
    upscale: BUILTIN,
    matte: BUILTIN,
    trace: BUILTIN,
    describeStyle: BUILTIN,
    rewrite: rewriterOf(environment),
  };
  const backends = await Promise.all(
    [...given].map(async ([provider, asked]) => {
      const addresses = await provider.report();
      const does = asked.filter((primitive) => provider.found.has(primitive));
      for (const primitive of does) primitives[primitive] = provider.name;
      if (provider.erases && does.includes('repaint')) primitives.erase = provider.name;
      const lacks = asked.filter((primitive) => !does.includes(primitive));
      return { name: provider.name, does, lacks, addresses };
    }),
  );
  return { primitives, drawnBy: drawnBy(providers.draw, primitives.draw), backends };
}
