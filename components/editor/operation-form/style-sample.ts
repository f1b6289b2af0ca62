import { normalizeStyleName } from '@/lib/models/curated-styles';

/** `boldsketch`: the name of a curated style as a file name. */
function slugOf(name: string): string {
  return normalizeStyleName(name).replace(/[^a-z0-9]+/g, '-');
}

/** Where the sample picture of a curated style lies, under the site's root. */
export function styleSamplePath(name: string): string {
  return `/styles/${slugOf(name)}.webp`;
}
