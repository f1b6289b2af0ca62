import { z } from 'zod';

const storedStyle = z.object({
  id: z.string(),
  name: z.string(),
  model: z.string(),
  style: z.string().nullable(),
  match: z.string(),
  creation_time: z.string(),
  picture_urls: z.array(z.string()),
  reference_urls: z.array(z.string()),
});
/** A style of the visitor's, as the service tells it. */
export type StoredStyle = z.infer<typeof storedStyle>;

export const storedStyleSchema = storedStyle;

/** What a style is called where nobody named it. */
export function nameOf({ name, id }: Pick<StoredStyle, 'name' | 'id'>): string {
  return name || `Style ${id.slice(0, 8)}`;
}

/** The path of one of the service's own addresses: it is reached where the page came from. */
export function pathOf(url: string): string {
  return new URL(url, 'http://localhost').pathname;
}
