import { execFileSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import path from 'node:path';

/** Where Debian and Ubuntu install PostgreSQL's server programs, which are not on the PATH. */
const DEBIAN_ROOT = '/usr/lib/postgresql';
/** Users that own nothing of value, for when the tests run as root, which PostgreSQL refuses. */
const UNPRIVILEGED_USERS = ['postgres', 'nobody'];

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  /** Whom to run them as; `undefined`: as we are. */
  user?: { uid: number; gid: number };
}

/** The newest PostgreSQL on this machine, or a sentence that says what is missing. */
export function findPostgres(): PostgresBinaries | string {
  const folder = candidateFolders().find(hasServer);
  if (folder === undefined) return 'initdb and postgres are not installed';
  const binaries = {
    initdb: path.join(folder, 'initdb'),
    postgres: path.join(folder, 'postgres'),
  };
  if (process.getuid?.() !== 0) return binaries;
  const user = UNPRIVILEGED_USERS.map(idsOf).find((ids) => ids !== undefined);
  return user === undefined
    ? 'root may not run postgres, and no other user is there'
    : { ...binaries, user };
}

function candidateFolders(): string[] {
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return [...onPath, ...debianVersions().map((version) => path.join(DEBIAN_ROOT, version, 'bin'))];
}

function debianVersions(): string[] {
  try {
    return readdirSync(DEBIAN_ROOT).sort((a, b) => Number(b) - Number(a));
  } catch {
    return [];
  }
}

function hasServer(folder: string): boolean {
  try {
    for (const program of ['initdb', 'postgres']) {
      accessSync(path.join(folder, program), constants.X_OK);
    }
    return true;
  } catch {
    return false;
  }
}

function idsOf(user: string): { uid: number; gid: number } | undefined {
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, user], { stdio: 'pipe' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}
