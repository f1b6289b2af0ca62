import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import BetterSqlite from 'better-sqlite3';
import type { TestServer } from './server';

/** Runs statements on a running server's database, as another process may. */
export function onDatabase<Result>(
  server: TestServer,
  work: (database: BetterSqlite.Database) => Result,
): Result {
  const database = new BetterSqlite(path.join(server.dataDir, 'easel.db'), { timeout: 5_000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** Where the bytes of a file lie. */
export function blobPath(server: TestServer, id: string): string {
  return path.join(server.dataDir, 'files', id.slice(0, 2), id.slice(2, 4), id);
}

/** Names of all files below the store. */
export function blobNames(server: TestServer): string[] {
  const root = path.join(server.dataDir, 'files');
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
}

/** Gives a stored file other bytes: large results are slow to draw. */
export function replaceBytes(server: TestServer, id: string, bytes: Uint8Array): void {
  writeFileSync(blobPath(server, id), bytes);
  onDatabase(server, (database) =>
    database.prepare('update files set size_bytes = ? where id = ?').run(bytes.byteLength, id),
  );
}

/** Handles that the server has on stored files. */
export function openBlobs(server: TestServer): number {
  const folder = `/proc/${server.pid}/fd`;
  const root = path.join(server.dataDir, 'files');
  return readdirSync(folder).filter((handle) => {
    try {
      return readlinkSync(path.join(folder, handle)).startsWith(root);
    } catch {
      return false;
    }
  }).length;
}

/** Resident memory of the server's process, in bytes. */
export function residentBytes(server: TestServer): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}

/** Size of a stored file on disk, in bytes. */
export function storedBytes(server: TestServer, id: string): number {
  return statSync(blobPath(server, id)).size;
}
