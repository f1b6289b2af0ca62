import * as z from 'zod/mini';

const result = z.object({
  id: z.string(),
  url: z.string(),
  thumbnail_url: z.string(),
  media_type: z.string(),
  width: z.number(),
  height: z.number(),
  operation: z.string(),
  creation_time: z.string(),
  expiration_time: z.nullable(z.string()),
});
export type Result = z.infer<typeof result>;

const answer = z.object({ files: z.array(result), next: z.nullable(z.string()) });
export type ResultPage = z.infer<typeof answer>;

/** A page of the caller's results, newest first; rejects when the service does not answer as it should. */
export async function fetchResults(
  operation: string,
  options: { before?: string; signal?: AbortSignal } = {},
): Promise<ResultPage> {
  const query = new URLSearchParams();
  if (operation) query.set('operation', operation);
  if (options.before) query.set('before', options.before);
  const response = await fetch(`/v1/users/me/files?${query}`, { signal: options.signal });
  if (!response.ok) throw new Error(`The results answered ${response.status}.`);
  return answer.parse(await response.json());
}

/** The path of one of the service's own addresses: it is reached where the page came from. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url, 'http://localhost');
  return pathname + search;
}

export function isVector({ media_type }: Pick<Result, 'media_type'>): boolean {
  return media_type === 'image/svg+xml';
}

const SHOWN_ID_LENGTH = 8;

/** `inpaint-3f2a9c10.webp`: says how it was made, and differs from all others. */
export function fileNameOf({
  operation,
  id,
  url,
}: Pick<Result, 'operation' | 'id' | 'url'>): string {
  const extension = /\.\w+$/.exec(url)?.[0] ?? '';
  return `${operation}-${id.slice(0, SHOWN_ID_LENGTH)}${extension}`;
}
