import type { DrawReport } from '@/lib/engines/engine';
import type { Lettering } from './lettering';

/**
 * What a remote picture is reported as. What an image model drew of its prompt nobody knows without
 * looking, so that nothing is claimed; letters that no typeface of ours has are named.
 */
export function reportOf(provider: string, lettering?: Lettering): DrawReport {
  const missing = lettering?.missing ?? [];
  return { engine: provider, drew: [], notDrawn: missing.map((character) => `“${character}”`) };
}
