import type { Capability } from '@/lib/engines/engine';
import type { Environment } from '@/lib/env';
import { LOCAL_BACKEND, localProfile } from '@/lib/local-models/local-profile';
import { parseAddress, type Address } from './address';

/** A backend as configured: its name among the profiles, and the addresses that share its work. */
export interface BackendSource {
  name: string;
  addresses: readonly Address[];
}

/** The primitives that a variable of their own can give to a backend. */
export const SOURCE_VARIABLES = {
  draw: 'ENGINE_DRAW',
  repaint: 'ENGINE_REPAINT',
  restyle: 'ENGINE_RESTYLE',
  upscale: 'ENGINE_UPSCALE',
  matte: 'ENGINE_MATTE',
} as const satisfies Partial<Record<Capability, keyof Environment>>;

export type RemotePrimitive = keyof typeof SOURCE_VARIABLES;
export const REMOTE_PRIMITIVES = Object.keys(SOURCE_VARIABLES) as RemotePrimitive[];

/** Where each primitive's work goes; `builtin` where the operator said so, nothing where he did not. */
export type Configuration = Partial<
  Record<RemotePrimitive, { source: BackendSource | 'builtin'; isExplicit: boolean }>
>;

const MAX_ADDRESSES = 64;

/** Splits at commas that begin a new address: a password may have commas too. */
function splitAddresses(text: string): string[] {
  return text.split(/,(?=\s*https?:\/\/)/).map((part) => part.trim());
}

/**
 * `name:http://host:port[,http://other:port…]`. The name is a backend kind, a dialect or an entry of
 * `engines.json`.
 */
function parseSource(variable: string, text: string): BackendSource | 'builtin' {
  if (text === 'builtin') return 'builtin';
  const match = /^([a-z][a-z0-9-]*):(https?:\/\/.+)$/s.exec(text);
  const [, name, urls] = match ?? [];
  if (name === undefined || urls === undefined) {
    throw new Error(`${variable} must be "builtin" or "name:http://host:port[,http://…]"`);
  }
  const texts = splitAddresses(urls);
  if (texts.length > MAX_ADDRESSES)
    throw new Error(`${variable} has over ${MAX_ADDRESSES} addresses`);
  try {
    return { name, addresses: texts.map(parseAddress) };
  } catch (cause) {
    throw new Error(`${variable}: ${(cause as Error).message}`);
  }
}

/** What a local model does; enlarging and cutting out stay built in. */
const LOCAL_PRIMITIVES: readonly RemotePrimitive[] = ['draw', 'repaint', 'restyle'];

/** Where each primitive goes that no variable gives away: to the local model in use, where there is one. */
function localConfiguration(environment: Environment): Configuration {
  const { ENGINE_LOCAL_URL: url } = environment;
  if (url === undefined || !localProfile(environment.DATA_DIR)) return {};
  const source = { name: LOCAL_BACKEND, addresses: [parseAddress(url)] };
  return Object.fromEntries(
    LOCAL_PRIMITIVES.map((primitive) => [primitive, { source, isExplicit: false }]),
  );
}

/** Reads the `ENGINE_…` variables; throws an error that names the bad one. */
export function configurationOf(environment: Environment): Configuration {
  const shared = environment.ENGINE_URL;
  const configuration = localConfiguration(environment);
  for (const primitive of REMOTE_PRIMITIVES) {
    const variable = SOURCE_VARIABLES[primitive];
    const own = environment[variable];
    const text = own ?? shared;
    if (text === undefined) continue;
    const source = parseSource(own === undefined ? 'ENGINE_URL' : variable, text);
    configuration[primitive] = { source, isExplicit: own !== undefined };
  }
  return configuration;
}

/** Whether somebody looks at the pictures of a style: only a backend that draws does. */
export function looksAtReferences(environment: Environment): boolean {
  const source = configurationOf(environment).draw?.source ?? 'builtin';
  return source !== 'builtin';
}
