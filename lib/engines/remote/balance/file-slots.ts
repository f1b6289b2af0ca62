import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { SlotBoard } from './slots';

/** A place older than any job may last was left behind, on this machine or another. */
const MAX_AGE_MS = 2 * 3_600_000;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process can't be signalled, but it lives.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Places as files, `<folder>/<address>/<number>`, each naming the process that holds it. A file is
 * created exclusively, so that two processes can't take one place; the places of processes that were
 * killed are taken over.
 */
export class FileSlots implements SlotBoard {
  private readonly owner = `${os.hostname()} ${process.pid}`;

  constructor(private readonly folder: string) {}

  async taken(addressId: string): Promise<number> {
    const folder = path.join(this.folder, addressId);
    const names = await readdir(folder).catch(() => []);
    const held = await Promise.all(names.map((name) => this.isHeld(path.join(folder, name))));
    return held.filter(Boolean).length;
  }

  async take(addressId: string, limit: number): Promise<(() => Promise<void>) | undefined> {
    const folder = path.join(this.folder, addressId);
    await mkdir(folder, { recursive: true });
    for (let number = 0; number < limit; number += 1) {
      const file = path.join(folder, String(number));
      if (await this.create(file)) return () => rm(file, { force: true });
      if (await this.isHeld(file)) continue;
      await this.clear(file);
      if (await this.create(file)) return () => rm(file, { force: true });
    }
    return undefined;
  }

  private async create(file: string): Promise<boolean> {
    try {
      await writeFile(file, this.owner, { flag: 'wx' });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    }
  }

  /** Whether the process that took the place may still work. */
  private async isHeld(file: string): Promise<boolean> {
    try {
      const [text, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)]);
      if (Date.now() - mtimeMs > MAX_AGE_MS) return false;
      const [host, pid] = text.split(' ');
      return host !== os.hostname() || text === '' || isAlive(Number(pid));
    } catch {
      return false;
    }
  }

  /** Renamed before it is removed: of two processes that clear one place only one has the file. */
  private async clear(file: string): Promise<void> {
    const aside = `${file}.${process.pid}.stale`;
    await rename(file, aside).catch(() => undefined);
    await rm(aside, { force: true });
  }
}
