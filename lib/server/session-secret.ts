import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Environment } from '@/lib/env';

const SECRET_BYTES = 32;

/**
 * The secret that signs sessions: `NEXTAUTH_SECRET`, else the one in `DATA_DIR/secret`, made on
 * first use and readable by its owner alone. Processes that start together agree on one: the file
 * is written aside and linked into place, which only the first can do.
 */
export async function sessionSecret(
  environment: Pick<Environment, 'NEXTAUTH_SECRET' | 'DATA_DIR'>,
): Promise<string> {
  if (environment.NEXTAUTH_SECRET !== undefined) return environment.NEXTAUTH_SECRET;
  const file = path.join(environment.DATA_DIR, 'secret');
  return (await readSecret(file)) ?? (await makeSecret(file));
}

async function makeSecret(file: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const own = `${file}.${randomUUID()}.tmp`;
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await writeFile(own, secret, { mode: 0o600, flag: 'wx', flush: true });
  try {
    await link(own, file);
    return secret;
  } catch (error) {
    const theirs = hasCode(error, 'EEXIST') ? await readSecret(file) : undefined;
    if (theirs === undefined) throw error;
    return theirs;
  } finally {
    await rm(own, { force: true });
  }
}

async function readSecret(file: string): Promise<string | undefined> {
  try {
    const secret = (await readFile(file, 'utf8')).trim();
    if (secret === '') throw new Error(`${file} is empty; delete it to have a new secret made.`);
    return secret;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
