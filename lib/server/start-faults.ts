import { randomUUID } from 'node:crypto';
import { ServiceAwayError } from '@/lib/errors/service-away-error';
import type { Environment } from '@/lib/env';
import { inputKey } from '@/lib/files/object-key';
import type { ObjectStore } from '@/lib/files/object-store';
import { isRefusalOfStore, reasonOf } from '@/lib/files/s3-errors';

/** Something that must be set up before a server can start, in one line that says what. */
export class StartFault extends Error {
  override name = 'StartFault';
}

/** What PostgreSQL or the way to it says, and what that means for who sets it up. */
const DATABASE_REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the host is not known',
  EAI_AGAIN: 'the host is not known',
  ETIMEDOUT: 'it does not answer',
  ENOENT: 'there is no such socket',
  '28P01': 'it refuses the password',
  '28000': 'it refuses this user',
  '3D000': 'there is no such database; create it first',
  '42501': 'this user may not make tables there',
  '57P03': 'it is starting up',
  '53300': 'it has no connection left',
};

/** Host, port and name of a database, without who signs in. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'an address that can not be read';
  const { host, pathname, searchParams } = new URL(url);
  return `${searchParams.get('host') ?? host}${pathname}`;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** A fault of the database in one line, where it is one that whoever set it up can mend. */
export function databaseFault(
  thrown: unknown,
  { DATABASE_URL: url, DATA_DIR }: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>,
): StartFault | undefined {
  const error = thrown instanceof ServiceAwayError ? thrown.cause : thrown;
  if (url === undefined) {
    const isFile = /^(EACCES|EROFS|ENOSPC|SQLITE_)/.test(codeOf(error));
    return isFile ? new StartFault(`DATA_DIR: ${DATA_DIR}: ${String(error)}`) : undefined;
  }
  const isLate = error instanceof Error && /timeout/i.test(error.message);
  const reason = DATABASE_REASONS[codeOf(error)] ?? (isLate ? 'it does not answer' : undefined);
  if (reason === undefined) return undefined;
  return new StartFault(`DATABASE_URL: PostgreSQL at ${placeOf(url)}: ${reason}`, { cause: error });
}

/**
 * Servers that share Redis share sessions: each would make a secret of its own, and a sign-in would
 * count on one of them alone.
 * @throws StartFault
 */
export function requireSharedSecret({
  REDIS_URL,
  NEXTAUTH_SECRET,
}: Pick<Environment, 'REDIS_URL' | 'NEXTAUTH_SECRET'>): void {
  if (REDIS_URL === undefined || NEXTAUTH_SECRET !== undefined) return;
  throw new StartFault(
    'NEXTAUTH_SECRET is needed with REDIS_URL, the same on every server; make one with: openssl rand -base64 32',
  );
}

/**
 * Tries whether pictures can be put into the bucket. One that is away is a warning, for it comes back;
 * one that refuses us would refuse for ever.
 * @throws StartFault when the bucket is not there or refuses our key
 */
export async function tryBucket(
  objects: Pick<ObjectStore, 'put' | 'delete'>,
  { S3_BUCKET: bucket, S3_ENDPOINT: endpoint }: Pick<Environment, 'S3_BUCKET' | 'S3_ENDPOINT'>,
  warn: (line: string) => void,
): Promise<void> {
  if (bucket === undefined) return;
  const place = `S3_BUCKET: ${bucket} at ${endpoint ?? "Amazon's S3"}`;
  const key = inputKey(randomUUID(), 'probe');
  try {
    await objects.put(key, new Uint8Array(1));
    await objects.delete(key);
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    if (isRefusalOfStore(cause)) {
      throw new StartFault(`${place}: it refuses us (${reasonOf(cause)})`, { cause });
    }
    warn(`${place}: does not answer (${reasonOf(cause)}); nothing is stored or read until it does`);
  }
}
