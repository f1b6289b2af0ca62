import path from 'node:path';
import type { Engine } from '@/lib/engines/engine';
import { loadMapping, profileNamed, type Mapping } from '@/lib/engines/mapping/load';
import type { Profile } from '@/lib/engines/mapping/profiles';
import { recipeFor } from '@/lib/engines/mapping/recipe';
import type { Environment } from '@/lib/env';
import { LOCAL_BACKEND, localProfile } from '@/lib/local-models/local-profile';
import { DEFAULT_MODEL_ID } from '@/lib/models/models';
import type { Address } from './address';
import type { Backend } from './backends/backend';
import { comfyuiBackend } from './backends/comfyui/comfyui';
import { openaiBackend } from './backends/openai/openai';
import { sdapiBackend } from './backends/sdapi/sdapi';
import { sdcppBackend } from './backends/sdcpp/sdcpp';
import { FileSlots } from './balance/file-slots';
import type { SlotBoard } from './balance/slots';
import {
  configurationOf,
  REMOTE_PRIMITIVES,
  SOURCE_VARIABLES,
  type BackendSource,
  type RemotePrimitive,
} from './configuration';
import { engineLog, type EngineLog } from './log';
import { RemoteProvider } from './provider';

export interface OpenOptions {
  builtin: Engine;
  /** The engine that the providers become part of. */
  whole: () => Engine;
  log?: EngineLog;
  slots?: SlotBoard;
  pollMs?: number;
}

const POLL_MS = 500;
/** The request ends shortly after its backend is given up, so that the client reads why. */
const ANSWER_MARGIN_SECONDS = 5;

function backendOf(profiles: readonly [Profile, ...Profile[]], { folder }: Mapping): Backend {
  const settings: Profile = Object.assign({}, ...profiles);
  switch (settings.kind) {
    case 'sdapi':
      return sdapiBackend(settings.dialect ?? 'a1111');
    case 'sdcpp':
      return sdcppBackend;
    case 'comfyui': {
      const { workflows } = recipeFor(profiles, DEFAULT_MODEL_ID);
      return comfyuiBackend(folder, workflows.matte !== undefined);
    }
    case 'openai':
      return openaiBackend(settings.dialect);
  }
}

/** The key of `ENGINE_OPENAI_KEY` goes to Images APIs alone, and only where the address has no own. */
function withKey(address: Address, kind: Profile['kind'], key: string | undefined): Address {
  if (kind !== 'openai' || address.authorization !== undefined || key === undefined) return address;
  return { ...address, authorization: `Bearer ${key}` };
}

/** Places that all processes of this machine share. */
export function slotsOfMachine({ DATA_DIR }: Pick<Environment, 'DATA_DIR'>): SlotBoard {
  return new FileSlots(path.join(DATA_DIR, 'engine-slots'));
}

function openProvider(
  source: BackendSource,
  environment: Environment,
  mapping: Mapping,
  options: OpenOptions,
): RemoteProvider {
  const own = source.name === LOCAL_BACKEND ? localProfile(environment.DATA_DIR) : undefined;
  const profiles = profileNamed(source.name, mapping, own);
  const [{ kind }] = profiles;
  const seconds = environment.REQUEST_TIMEOUT_SECONDS;
  return new RemoteProvider({
    name: source.name,
    backend: backendOf(profiles, mapping),
    addresses: source.addresses.map((address) =>
      withKey(address, kind, environment.ENGINE_OPENAI_KEY),
    ),
    profiles,
    slots: options.slots ?? slotsOfMachine(environment),
    log: options.log ?? engineLog(),
    queueTimeoutMs: environment.ENGINE_QUEUE_SECONDS * 1_000,
    timeoutMs: Math.max(1, seconds - ANSWER_MARGIN_SECONDS) * 1_000,
    pollMs: options.pollMs ?? POLL_MS,
    whole: options.whole,
    builtin: options.builtin,
  });
}

/** Two variables that name the same backend share one provider, and with it places and health. */
function sourceKey({ name, addresses }: BackendSource): string {
  return [name, ...addresses.map(({ id }) => id)].join(' ');
}

/**
 * Opens the providers that the environment names, per primitive.
 * @throws Error naming the variable, when a backend is unknown or lacks what it was given to do
 */
export function openProviders(
  environment: Environment,
  options: OpenOptions,
): Partial<Record<RemotePrimitive, RemoteProvider>> {
  const configuration = configurationOf(environment);
  const mapping = loadMapping(environment.ENGINES_FILE);
  const opened = new Map<string, RemoteProvider>();
  const providers: Partial<Record<RemotePrimitive, RemoteProvider>> = {};
  for (const primitive of REMOTE_PRIMITIVES) {
    const { source, isExplicit } = configuration[primitive] ?? { source: 'builtin' as const };
    if (source === 'builtin') continue;
    const key = sourceKey(source);
    const provider = opened.get(key) ?? openProvider(source, environment, mapping, options);
    opened.set(key, provider);
    const has = provider.options.backend.primitives;
    if (has.includes(primitive)) providers[primitive] = provider;
    else if (isExplicit) {
      throw new Error(
        `${SOURCE_VARIABLES[primitive]}: ${source.name} has no ${primitive}; it has ${has.join(', ')}`,
      );
    }
  }
  return providers;
}
