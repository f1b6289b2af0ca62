import { callAction } from '@/components/api/client';
import { MAX_REFERENCE_BYTES, MAX_STYLE_REFERENCES } from '@/lib/operations/fields/images';
import { fileActions } from '@/lib/resources/files';

/** A picture whose look a style takes, with how much it counts. */
export interface Reference {
  /** Tells pictures apart while they are moved. */
  key: string;
  file: File;
  weight: number;
}

export const REFERENCE_TYPES = ['image/png', 'image/jpeg', 'image/webp'];
const MEGABYTE = 1_000_000;

let made = 0;

function newReference(file: File): Reference {
  made += 1;
  return { key: `reference-${made}`, file, weight: 1 };
}

/** The references with more of them, or why not. */
export function addReferences(
  known: readonly Reference[],
  files: readonly File[],
): { references: Reference[]; refusal?: string } {
  const references = [...known];
  const wrong = files.find(({ type }) => !REFERENCE_TYPES.includes(type));
  if (wrong) return { references, refusal: `${wrong.name} is not a PNG, JPG or WEBP.` };
  const all = [...references, ...files.map(newReference)];
  if (all.length > MAX_STYLE_REFERENCES) {
    const refusal = `A style has at most ${MAX_STYLE_REFERENCES} references; that would be ${all.length}.`;
    return { references, refusal };
  }
  const bytes = bytesOf(all);
  if (bytes <= MAX_REFERENCE_BYTES) return { references: all };
  const limit = MAX_REFERENCE_BYTES / MEGABYTE;
  const refusal = `References have at most ${limit} MB together; that would be ${(bytes / MEGABYTE).toFixed(1)}.`;
  return { references, refusal };
}

export function bytesOf(references: readonly Reference[]): number {
  return references.reduce((sum, { file }) => sum + file.size, 0);
}

/** `6.2 of 64 MB` needs the first number. */
export function megabytes(bytes: number): string {
  return (bytes / MEGABYTE).toFixed(1);
}

/** The list with one entry moved to another place. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, index) => index !== from);
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}

async function referenceFromResult(id: string, signal: AbortSignal): Promise<File> {
  const request = { params: { id }, signal };
  const whole = await callAction(fileActions.readFile, request);
  const isRaster = REFERENCE_TYPES.includes(whole.headers.get('content-type') ?? '');
  const small = { ...request, query: { width: '640' } };
  const picture = isRaster ? whole : await callAction(fileActions.readThumbnail, small);
  return fileOf(id, await picture.blob());
}

/** Results of ours as references, those that are still there; vector pictures come as the service draws them small. */
export async function referencesFromResults(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<File[]> {
  const wanted = ids.slice(0, MAX_STYLE_REFERENCES);
  const files = await Promise.all(
    wanted.map((id) => referenceFromResult(id, signal).catch(() => undefined)),
  );
  return files.filter((file) => file !== undefined);
}

function fileOf(id: string, blob: Blob): File {
  return new File([blob], `${id}.${blob.type.split('/')[1] ?? 'webp'}`, { type: blob.type });
}
