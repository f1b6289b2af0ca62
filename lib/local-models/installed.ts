import { mkdir, rename, writeFile } from 'node:fs/promises';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { flagsSchema, licenceSchema, PART_ROLES, settingsSchema } from './catalogue/schema';

/** What is installed: `models/installed.json` below the data folder, and the files beside it. */

const file = z.object({
  /** Relative to the folder of models; absolute where it was there before and is only used. */
  path: z.string().min(1),
  sizeBytes: z.int().nonnegative(),
  /** Of the first download or look; another one is not used. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Address or path that it came from. */
  from: z.string(),
});

const model = z.object({
  title: z.string(),
  licence: licenceSchema.optional(),
  parts: z.array(file.extend({ role: z.enum(PART_ROLES) })).min(1),
  flags: flagsSchema,
  settings: settingsSchema,
  addedAt: z.iso.datetime(),
});

const runtime = z.object({
  /** The release it came with. */
  release: z.string(),
  asset: z.string(),
  sha256: z.string(),
  /** `sd-server`, relative to the folder of models. */
  program: z.string(),
  addedAt: z.iso.datetime(),
});

const installed = z.object({
  version: z.literal(1),
  /** Id of the model that draws; none while the illustrator draws everything. */
  inUse: z.string().nullable(),
  models: z.record(z.string(), model),
  runtime: runtime.nullable(),
  /** Hashes of files by their address, of all that was ever downloaded. */
  knownHashes: z.record(z.string(), z.string()).default({}),
});

export type InstalledFile = z.output<typeof file>;
export type InstalledModel = z.output<typeof model>;
export type InstalledRuntime = z.output<typeof runtime>;
export type Installed = z.output<typeof installed>;

export const NOTHING_INSTALLED: Installed = {
  version: 1,
  inUse: null,
  models: {},
  runtime: null,
  knownHashes: {},
};

/** The folder of models and the runtime, below the data folder. */
export function modelsFolder(dataDir: string): string {
  return path.join(dataDir, 'models');
}

export function installedFile(dataDir: string): string {
  return path.join(modelsFolder(dataDir), 'installed.json');
}

/** The latest reading: every job asks, and the file changes once in a month. */
let latest: { place: string; stamp: string; value: Installed } | undefined;

/**
 * What is installed now; nothing where nothing ever was. Read anew when the file has changed.
 * @throws Error that names the file when somebody has broken it
 */
export function readInstalled(dataDir: string): Installed {
  const place = installedFile(dataDir);
  const facts = statSync(place, { throwIfNoEntry: false });
  if (!facts) return NOTHING_INSTALLED;
  // Each writing is another file that is put in its place.
  const stamp = `${facts.ino} ${facts.mtimeMs} ${facts.size}`;
  if (latest?.place === place && latest.stamp === stamp) return latest.value;
  const text = readFileSync(place, 'utf8');
  try {
    const value = installed.parse(JSON.parse(text));
    latest = { place, stamp, value };
    return value;
  } catch (cause) {
    throw new Error(`${place} can't be read; npm run models doctor says more`, { cause });
  }
}

/** Writes it whole or not at all: workers read it at any time. */
export async function writeInstalled(dataDir: string, value: Installed): Promise<void> {
  const place = installedFile(dataDir);
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
  const temporary = `${place}.${process.pid}.tmp`;
  await writeFile(temporary, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  await rename(temporary, place);
}

/** Absolute path of an installed file. */
export function placeOf(dataDir: string, relative: string): string {
  return path.resolve(modelsFolder(dataDir), relative);
}

/** The model that draws now, with its id. */
export function modelInUse({
  inUse,
  models,
}: Installed): { id: string; model: InstalledModel } | undefined {
  const found = inUse === null ? undefined : models[inUse];
  return found && inUse !== null ? { id: inUse, model: found } : undefined;
}

/** Bytes on the disk of what Easel put there itself. */
export function ownBytes({ parts }: InstalledModel): number {
  return parts
    .filter(({ path: place }) => !path.isAbsolute(place))
    .reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
}
