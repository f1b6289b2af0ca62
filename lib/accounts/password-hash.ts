import { randomBytes } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';
import { MAX_PASSWORD_LENGTH } from './account-rules';

/** argon2id as the OWASP Password Storage Cheat Sheet sets it: 19 MiB, two passes, one lane. */
const ARGON2ID: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password, with a random salt, into the PHC format. Takes tens of milliseconds. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), ARGON2ID);
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password fits the hash. Without a hash it verifies against a decoy and resolves to
 * `false`, so that the time taken does not tell whether an account exists or has a password.
 */
export async function passwordFits(password: string, stored: string | null): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(32).toString('hex'));
  const decoyHash = await decoy;
  if (password.length > MAX_PASSWORD_LENGTH) return false;
  const fits = await verify(stored ?? decoyHash, password.normalize('NFKC'));
  return fits && stored !== null;
}
