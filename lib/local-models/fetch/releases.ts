import { z } from 'zod';
import { FetchFailure } from './failure';
import { openUrl } from './open-url';
import { refusalOf } from './refusal';

/** Releases of stable-diffusion.cpp that this version of Easel was made for, by their day. */
export const KNOWN_RELEASES = { from: '2026-06-01', until: '2027-01-31' } as const;

const MAX_LIST_BYTES = 8_000_000;

const asset = z.object({
  name: z.string(),
  size: z.int().positive(),
  browser_download_url: z.url(),
  /** `sha256:…`, where the host says it. */
  digest: z.string().nullish(),
});
const release = z.object({
  tag_name: z.string(),
  published_at: z.string(),
  assets: z.array(asset),
});

export type ReleaseAsset = z.output<typeof asset>;
export type Release = z.output<typeof release>;

/** The releases, newest first. @throws FetchFailure */
export async function listReleases(url: string, signal: AbortSignal): Promise<Release[]> {
  const answer = await openUrl(new URL(url), {
    signal,
    headers: { accept: 'application/json' },
  });
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer.body as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes > MAX_LIST_BYTES)
      throw new FetchFailure('refused', 'the list of releases is too long');
    chunks.push(chunk);
  }
  if (answer.status !== 200) throw refusalOf(answer.status, new URL(url));
  const parsed = z.array(release).safeParse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  if (!parsed.success) throw new FetchFailure('refused', `${url} is no list of releases`);
  return parsed.data.sort((a, b) => b.published_at.localeCompare(a.published_at));
}

/**
 * The release to install: the one that was named, else the newest that is known to work.
 * @throws FetchFailure `not_found`
 */
export function chooseRelease(releases: readonly Release[], tag: string | undefined): Release {
  const { from, until } = KNOWN_RELEASES;
  const chosen = releases.find(({ tag_name, published_at }) =>
    tag === undefined
      ? published_at.slice(0, 10) >= from && published_at.slice(0, 10) <= until
      : tag_name === tag,
  );
  if (chosen) return chosen;
  const reason =
    tag === undefined
      ? `no release between ${from} and ${until} is listed; name one with --release`
      : `there is no release ${tag}`;
  throw new FetchFailure('not_found', `stable-diffusion.cpp: ${reason}`);
}
