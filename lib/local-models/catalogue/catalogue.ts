import catalogueJson from './catalogue.json';
import { type CatalogueEntry, catalogueSchema } from './schema';

/** The models that can be had by name, in the order in which they are recommended. */
export const CATALOGUE: readonly CatalogueEntry[] = catalogueSchema.parse(catalogueJson).models;

export function findEntry(id: string): CatalogueEntry | undefined {
  return CATALOGUE.find((entry) => entry.id === id);
}

/** About how much is downloaded for it, in bytes. */
export function downloadBytes({ parts }: Pick<CatalogueEntry, 'parts'>): number {
  return parts.reduce((sum, { megabytes }) => sum + megabytes * 1_000_000, 0);
}
