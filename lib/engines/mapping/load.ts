import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { PROFILES, type Profile } from './profiles';
import { BACKEND_KINDS, enginesFileSchema, type EnginesFile } from './schema';

const MAX_FILE_BYTES = 1_000_000;

/** A mapping file, and the folder that the paths in it are relative to. */
export interface Mapping {
  file: EnginesFile;
  folder: string;
}

export const EMPTY_MAPPING: Mapping = { file: { backends: {} }, folder: '.' };

/** Checks the content of a mapping file; throws an error that names each bad field. */
export function parseMapping(text: string, shownAs: string): EnginesFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${shownAs} is not JSON: ${String(cause)}`, { cause });
  }
  const parsed = enginesFileSchema.safeParse(value);
  if (!parsed.success) throw new Error(`${shownAs}:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Reads the mapping file of `ENGINES_FILE`; without one our own profiles are all there is. */
export function loadMapping(filePath: string | undefined): Mapping {
  if (filePath === undefined) return EMPTY_MAPPING;
  const absolute = path.resolve(filePath);
  if (statSync(absolute).size > MAX_FILE_BYTES) {
    throw new Error(`${filePath} is larger than ${MAX_FILE_BYTES} bytes`);
  }
  return {
    file: parseMapping(readFileSync(absolute, 'utf8'), filePath),
    folder: path.dirname(absolute),
  };
}

/**
 * What is known of the backend with this name: our profile, and what the file adds to it.
 * @param own our profile, where it is not one of those that are always there
 */
export function profileNamed(
  backendName: string,
  { file }: Mapping,
  own: Profile | undefined = PROFILES[backendName],
): [Profile, ...Profile[]] {
  const given = file.backends[backendName];
  const kind = given?.kind ?? own?.kind;
  if (kind === undefined) {
    const known = [...Object.keys(PROFILES), ...Object.keys(file.backends)].join(', ');
    throw new Error(
      given
        ? `The backend ${backendName} of ENGINES_FILE needs a kind: ${BACKEND_KINDS.join(', ')}`
        : `There is no backend called ${backendName}; there are ${known}`,
    );
  }
  const base: Profile | undefined = own ?? PROFILES[given?.dialect ?? kind] ?? PROFILES[kind];
  if (!base || base.kind !== kind) {
    throw new Error(`The backend ${backendName} can't be of kind ${kind} with this dialect`);
  }
  return given ? [base, { ...given, kind }] : [base];
}
