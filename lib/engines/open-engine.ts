import type { Environment } from '@/lib/env';
import type { Engine } from './engine';
import { mixEngines, type Providers } from './mixed-engine';
import { parseAddress } from './remote/address';
import { engineLog } from './remote/log';
import { openProviders, type OpenOptions } from './remote/open-providers';
import { chatRewriter } from './remote/rewrite/chat';

/** An engine, and the remote providers in it. */
export interface OpenedEngine {
  engine: Engine;
  providers: Providers;
}

function rewriterOf(
  environment: Environment,
  { builtin, log }: Pick<OpenOptions, 'builtin' | 'log'>,
): Engine['rewrite'] {
  const { PROMPT_LLM_URL: url, PROMPT_LLM_MODEL: model, PROMPT_LLM_KEY: key } = environment;
  if (url === undefined || environment.ENGINE_REWRITE === 'builtin') return builtin.rewrite;
  const address = parseAddress(url);
  const authorization = key === undefined ? address.authorization : `Bearer ${key}`;
  return chatRewriter(
    {
      address: { ...address, ...(authorization ? { authorization } : {}) },
      log: log ?? engineLog(),
      ...(model === undefined ? {} : { model }),
    },
    builtin.rewrite,
  );
}

/**
 * Builds the engine that an environment describes; with no backend in it that is the built-in one.
 * @throws Error naming the variable or the field of `engines.json` that is wrong
 */
export function openEngine(
  environment: Environment,
  options: Omit<OpenOptions, 'whole'>,
): OpenedEngine {
  const { builtin } = options;
  const opened: OpenedEngine = { engine: builtin, providers: {} };
  opened.providers = openProviders(environment, {
    ...options,
    whole: () => opened.engine,
  });
  const rewrite = rewriterOf(environment, options);
  const isBuiltin = Object.keys(opened.providers).length === 0 && rewrite === builtin.rewrite;
  if (!isBuiltin) opened.engine = mixEngines(builtin, opened.providers, rewrite);
  return opened;
}
