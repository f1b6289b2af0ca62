import type { Pixels } from '@/lib/engines/engine';
import { decodeReference, readImage } from '@/lib/imaging/decode';
import type { ImageField } from '../define-operation';
import type { RunContext } from './context';

/** Decodes the one image of a field that is required, by the rules of that field. */
export async function openImage(
  context: RunContext,
  name: string,
  field: ImageField,
): Promise<Pixels> {
  const [bytes] = context.images[name] ?? [];
  if (!bytes) throw new Error(`The job has no image for ${name}`);
  return readImage(bytes, field.rules, {
    param: context.sentAs[name] ?? field.json,
    signal: context.progress.signal,
  });
}

/** Decodes style references one after another, reduced to what measuring needs. */
export async function openReferences(
  context: RunContext,
  name: string,
  param: string,
): Promise<Pixels[]> {
  const pictures: Pixels[] = [];
  const sentAs = context.sentAs[name] ?? param;
  for (const bytes of context.images[name] ?? []) {
    pictures.push(await decodeReference(bytes, { param: sentAs }));
  }
  return pictures;
}
