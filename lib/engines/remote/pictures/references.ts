import sharp from 'sharp';
import type { StyleSpec } from '@/lib/engines/engine';
import type { StyleReferences } from '../backends/backend';

/** How closely a backend's image references follow a style, by its match. */
const WEIGHTS: Record<StyleSpec['match'], number> = { flexible: 0.6, regular: 0.8, precise: 1 };

/** The reference pictures of a style in the form that backends take; nothing where it has none. */
export async function referencesOf(
  style: StyleSpec | undefined,
): Promise<{ references?: StyleReferences }> {
  if (!style?.references?.length) return {};
  const pngs = await Promise.all(style.references.map((bytes) => sharp(bytes).png().toBuffer()));
  return { references: { pngs, weight: WEIGHTS[style.match] } };
}
