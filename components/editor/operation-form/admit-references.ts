import { styleReferences } from '@/lib/operations/fields/images';

const { maxCount, maxTotalBytes, rules } = styleReferences;
const MEGABYTE = 1_000_000;

/** Media types of pictures whose look can be followed. */
export const REFERENCE_TYPES = rules.accepted.map((type) => `image/${type}`);

/** The pictures that may join those already there, and why others may not. */
export function admitReferences(
  existing: File[],
  added: File[],
): { files: File[]; refusal?: string } {
  const files = [...existing, ...added];
  const wrong = added.find((file) => !REFERENCE_TYPES.includes(file.type));
  if (wrong) return { files: existing, refusal: `${wrong.name} is not a PNG, JPG or WEBP.` };
  if (files.length > maxCount) {
    return {
      files: existing,
      refusal: `At most ${maxCount} pictures; that would be ${files.length}.`,
    };
  }
  const bytes = files.reduce((sum, file) => sum + file.size, 0);
  if (bytes <= maxTotalBytes) return { files };
  const refusal = `At most ${maxTotalBytes / MEGABYTE} MB together; that would be ${Math.ceil(bytes / MEGABYTE)}.`;
  return { files: existing, refusal };
}
