import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { CATALOGUE, findEntry } from './catalogue/catalogue';
import type {
  CatalogueEntry,
  Licence,
  ModelSettings,
  PartRole,
  RuntimeFlag,
} from './catalogue/schema';
import { download, hashFile, type DownloadProgress } from './fetch/download';
import { FetchFailure } from './fetch/failure';
import { ensureSpace } from './fetch/space';
import {
  modelsFolder,
  placeOf,
  readInstalled,
  writeInstalled,
  type Installed,
  type InstalledFile,
  type InstalledModel,
} from './installed';
import { hubUrl, idOfFile, type Source } from './source';

/** Progress of an installation: which file of how many, and how far it is. */
export interface InstallProgress extends DownloadProgress {
  file: string;
  index: number;
  files: number;
}

export interface InstallOptions {
  dataDir: string;
  hubEndpoint: string;
  hubToken?: string | undefined;
  signal: AbortSignal;
  onProgress?: (progress: InstallProgress) => void;
}

/** A model that can be installed: from the catalogue, or of somebody's own choice. */
export interface Candidate {
  id: string;
  title: string;
  licence?: Licence;
  parts: readonly {
    role: PartRole;
    /** Where it is fetched from, or the file that is used where it lies. */
    from: URL | string;
    name: string;
    bytes?: number;
    sha256?: string;
    needsToken: boolean;
  }[];
  flags: readonly RuntimeFlag[];
  settings: ModelSettings;
}

function fromCatalogue(entry: CatalogueEntry, endpoint: string): Candidate {
  const { id, title, licence, flags, settings } = entry;
  const parts = entry.parts.map((part) => ({
    role: part.role,
    from: hubUrl(endpoint, part),
    name: path.posix.basename(part.path),
    bytes: part.megabytes * 1_000_000,
    needsToken: part.needsToken,
    ...(part.sha256 ? { sha256: part.sha256 } : {}),
  }));
  return { id, title, licence, parts, flags, settings };
}

/** Settings for a checkpoint of which only the name is known: those of the family that it names. */
function entryLike(name: string, like: string | undefined): CatalogueEntry {
  const guess = /turbo|lightning|lcm/i.test(name) ? 'turbo' : '';
  const family = /xl/i.test(name) ? 'sdxl' : 'sd';
  const id = like ?? (guess ? `${family}-turbo` : family === 'sdxl' ? 'sdxl' : 'sd15');
  const entry = findEntry(id);
  if (entry && entry.parts.length === 1) return entry;
  const known = CATALOGUE.filter(({ parts }) => parts.length === 1).map((one) => one.id);
  throw new Error(`--like takes ${known.join(', ')}`);
}

/**
 * What `add` is asked for.
 * @param like a model of the catalogue whose settings a checkpoint of one's own takes
 * @throws Error that names what there is, when nothing is called so
 */
export function candidateOf(source: Source, hubEndpoint: string, like?: string): Candidate {
  if (source.kind === 'name') {
    const entry = findEntry(source.name);
    if (entry) return fromCatalogue(entry, hubEndpoint);
    const names = CATALOGUE.map(({ id }) => id).join(', ');
    throw new Error(`There is no model ${source.name}; there are ${names}`);
  }
  const from =
    source.kind === 'file'
      ? source.file
      : source.kind === 'url'
        ? source.url
        : hubUrl(hubEndpoint, source);
  const name = path.basename(from instanceof URL ? decodeURIComponent(from.pathname) : from);
  const { flags, settings } = entryLike(name, like);
  const part = { role: 'model' as const, from, name, needsToken: false };
  return { id: idOfFile(name), title: name, parts: [part], flags, settings };
}

async function missingBytes(candidate: Candidate, dataDir: string): Promise<number> {
  let missing = 0;
  for (const part of candidate.parts) {
    if (typeof part.from === 'string') continue;
    const place = `${targetOf(candidate, part, dataDir)}.part`;
    const have = await stat(place).then(
      ({ size }) => size,
      () => 0,
    );
    missing += Math.max(0, (part.bytes ?? 0) - have);
  }
  return missing;
}

function targetOf(candidate: Candidate, part: Candidate['parts'][number], dataDir: string): string {
  return placeOf(dataDir, path.join('files', candidate.id, part.name));
}

async function localFile(file: string, signal: AbortSignal): Promise<InstalledFile> {
  const facts = await stat(file).catch(() => undefined);
  if (!facts?.isFile()) throw new FetchFailure('not_found', `${file} is no file`);
  return { path: file, sizeBytes: facts.size, sha256: await hashFile(file, signal), from: file };
}

async function fetchPart(
  candidate: Candidate,
  index: number,
  known: Installed,
  options: InstallOptions,
): Promise<InstalledFile> {
  const part = candidate.parts[index];
  if (!part) throw new RangeError('no such part');
  const { dataDir, hubEndpoint, hubToken, signal } = options;
  if (typeof part.from === 'string') return localFile(part.from, signal);
  const target = targetOf(candidate, part, dataDir);
  const isOnHub = part.from.origin === new URL(hubEndpoint).origin;
  const { sizeBytes, sha256 } = await download({
    url: part.from,
    target,
    signal,
    authorization: isOnHub && hubToken ? `Bearer ${hubToken}` : undefined,
    sha256: part.sha256 ?? known.knownHashes[part.from.href],
    onProgress: (progress) =>
      options.onProgress?.({
        ...progress,
        file: part.name,
        index,
        files: candidate.parts.length,
      }),
  });
  const relative = path.relative(modelsFolder(dataDir), target);
  return { path: relative, sizeBytes, sha256, from: part.from.href };
}

/** @throws FetchFailure `not_allowed` when a part needs a token and there is none */
function ensureToken(candidate: Candidate, { hubToken }: InstallOptions): void {
  const gated = candidate.parts.find(({ needsToken }) => needsToken);
  if (!gated || hubToken) return;
  throw new FetchFailure(
    'not_allowed',
    `${gated.name} is given to those who have accepted its terms: do so at ${String(gated.from)}, and set HF_TOKEN`,
  );
}

/**
 * Fetches what a model consists of, checks it, and notes it as installed. The first model that is
 * installed is used at once. What was fetched before an interruption is kept and gone on with.
 *
 * @throws FetchFailure; the signal's reason when it was aborted
 */
export async function install(
  candidate: Candidate,
  options: InstallOptions,
): Promise<InstalledModel> {
  const { dataDir } = options;
  ensureToken(candidate, options);
  await mkdir(modelsFolder(dataDir), { recursive: true, mode: 0o700 });
  await ensureSpace(modelsFolder(dataDir), await missingBytes(candidate, dataDir));
  const files: InstalledFile[] = [];
  for (const index of candidate.parts.keys()) {
    const before = readInstalled(dataDir);
    const file = await fetchPart(candidate, index, before, options);
    files.push(file);
    const knownHashes = { ...before.knownHashes, [file.from]: file.sha256 };
    await writeInstalled(dataDir, { ...readInstalled(dataDir), knownHashes });
  }
  const model: InstalledModel = {
    title: candidate.title,
    ...(candidate.licence ? { licence: candidate.licence } : {}),
    parts: candidate.parts.map(({ role }, index) => ({ ...fileAt(files, index), role })),
    flags: [...candidate.flags],
    settings: candidate.settings,
    addedAt: new Date().toISOString(),
  };
  const now = readInstalled(dataDir);
  const models = { ...now.models, [candidate.id]: model };
  await writeInstalled(dataDir, { ...now, models, inUse: now.inUse ?? candidate.id });
  return model;
}

function fileAt(files: readonly InstalledFile[], index: number): InstalledFile {
  const file = files[index];
  if (!file) throw new RangeError('a part was not fetched');
  return file;
}

/** Chooses the model that draws; `null` gives everything back to the illustrator. */
export async function chooseModel(dataDir: string, id: string | null): Promise<void> {
  const now = readInstalled(dataDir);
  if (id !== null && !now.models[id]) {
    const known = Object.keys(now.models);
    const hint = known.length > 0 ? `installed: ${known.join(', ')}` : 'nothing is installed';
    throw new Error(`${id} is not installed; ${hint}`);
  }
  await writeInstalled(dataDir, { ...now, inUse: id });
}

/** Forgets a model and deletes what was downloaded for it; a file of one's own stays. */
export async function removeModel(dataDir: string, id: string): Promise<void> {
  const now = readInstalled(dataDir);
  if (!now.models[id]) throw new Error(`${id} is not installed`);
  const { [id]: _, ...models } = now.models;
  const inUse = now.inUse === id ? null : now.inUse;
  // Noted first: a model without its files would be asked for pictures.
  await writeInstalled(dataDir, { ...now, models, inUse });
  await rm(placeOf(dataDir, path.join('files', id)), { recursive: true, force: true });
}
