import type { Environment } from '@/lib/env';
import type { Engine } from './engine';
import { mixEngines, type Providers } from './mixed-engine';
import { parseAddress } from './remote/address';
import { engineLog } from './remote/log';
import { openProviders, type OpenOptions } from './remote/open-providers';
import { drawingAsRead } from './remote/rewrite/brief';
import { chatRewriter } from './remote/rewrite/chat';
import type { ChatOptions } from './remote/rewrite/completion';

/** An engine, and the remote providers in it. */
export interface OpenedEngine {
  engine: Engine;
  providers: Providers;
}

/** Where the language model is, if there is one. */
function chatOf(
  { PROMPT_LLM_URL: url, PROMPT_LLM_MODEL: model, PROMPT_LLM_KEY: key }: Environment,
  { log }: Pick<OpenOptions, 'log'>,
): ChatOptions | undefined {
  if (url === undefined) return undefined;
  const address = parseAddress(url);
  const authorization = key === undefined ? address.authorization : `Bearer ${key}`;
  return {
    address: { ...address, ...(authorization ? { authorization } : {}) },
    log: log ?? engineLog(),
    ...(model === undefined ? {} : { model }),
  };
}

function rewriterOf(
  environment: Environment,
  { builtin, log }: Pick<OpenOptions, 'builtin' | 'log'>,
): Engine['rewrite'] {
  const chat = chatOf(environment, { ...(log ? { log } : {}) });
  if (!chat || environment.ENGINE_REWRITE === 'builtin') return builtin.rewrite;
  return chatRewriter(chat, builtin.rewrite);
}

/** The built-in engine, drawing what a language model reads of prompts where the operator wants that. */
function reader(
  environment: Environment,
  { builtin, log }: Pick<OpenOptions, 'builtin' | 'log'>,
): Engine {
  const chat = chatOf(environment, { ...(log ? { log } : {}) });
  if (!chat || !environment.PROMPT_LLM_READS) return builtin;
  return { ...builtin, draw: drawingAsRead(chat, builtin.draw) };
}

/**
 * Builds the engine that an environment describes; with no backend in it that is the built-in one.
 * @throws Error naming the variable or the field of `engines.json` that is wrong
 */
export function openEngine(
  environment: Environment,
  options: Omit<OpenOptions, 'whole'>,
): OpenedEngine {
  const builtin = reader(environment, options);
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
