import path from 'node:path';

/** Where a checkpoint comes from, as a person names it. */
export type Source =
  | { kind: 'name'; name: string }
  | { kind: 'file'; file: string }
  | { kind: 'url'; url: URL }
  | { kind: 'hub'; repo: string; revision: string; path: string };

/** Files that the runtime reads. */
const CHECKPOINT = /\.(safetensors|gguf|ckpt|sft)$/i;

/**
 * Reads what `add` was given: a name of the catalogue, a file, a URL, or `owner/repo/path` on the hub
 * (`owner/repo@revision/path` for another revision than main).
 *
 * @throws Error that says what can be given
 */
export function parseSource(text: string): Source {
  if (/^https?:\/\//.test(text)) {
    if (!URL.canParse(text)) throw new Error(`${text} is not a URL`);
    return { kind: 'url', url: checkpointUrl(new URL(text)) };
  }
  const isPath = path.isAbsolute(text) || /^\.{1,2}[\\/]/.test(text) || /^[a-z]:\\/i.test(text);
  if (isPath) return { kind: 'file', file: checkpointFile(text) };
  const match = /^([\w.-]+\/[\w.-]+?)(?:@([\w./-]+?))?\/(.+)$/.exec(text);
  const [, repo, revision = 'main', inside] = match ?? [];
  if (repo && inside && CHECKPOINT.test(inside)) {
    return { kind: 'hub', repo, revision, path: inside };
  }
  if (CHECKPOINT.test(text)) return { kind: 'file', file: checkpointFile(text) };
  if (/^[a-z][a-z0-9-]*$/.test(text)) return { kind: 'name', name: text };
  throw new Error(
    `${text}: send a name of the list, a file (./model.safetensors), a URL, or owner/repo/file`,
  );
}

function checkpointUrl(url: URL): URL {
  if (CHECKPOINT.test(url.pathname)) return url;
  throw new Error(`${url.pathname} is no checkpoint: .safetensors, .gguf, .ckpt or .sft`);
}

function checkpointFile(file: string): string {
  if (CHECKPOINT.test(file)) return path.resolve(file);
  throw new Error(`${file} is no checkpoint: .safetensors, .gguf, .ckpt or .sft`);
}

/** Address of a file of the hub. */
export function hubUrl(
  endpoint: string,
  { repo, revision, path: inside }: { repo: string; revision: string; path: string },
): URL {
  const segments = [...repo.split('/'), 'resolve', revision, ...inside.split('/')];
  return new URL(`${endpoint.replace(/\/+$/, '')}/${segments.map(encodeURIComponent).join('/')}`);
}

/** A short id from a file's name, for what no catalogue has named. */
export function idOfFile(name: string): string {
  const stem = path.basename(name).replace(CHECKPOINT, '').toLowerCase();
  const plain = stem.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  return /^[a-z]/.test(plain) ? plain.slice(0, 40) : `model-${plain}`.slice(0, 40);
}
