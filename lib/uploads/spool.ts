import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, unlink, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

/** A place in a spool file. */
export interface Segment {
  start: number;
  sizeBytes: number;
}

/**
 * A file without a name: it is unlinked as soon as it is open, so that the system frees it whatever
 * becomes of this process. Bytes are only ever added at its end.
 */
export class SpoolFile {
  private sizeBytes = 0;

  private constructor(private readonly handle: FileHandle) {}

  static async open(folder: string): Promise<SpoolFile> {
    const file = path.join(folder, randomUUID());
    const handle = await open(file, 'wx+', 0o600);
    try {
      await unlink(file);
    } catch (error) {
      await handle.close();
      throw error;
    }
    return new SpoolFile(handle);
  }

  async append(bytes: Uint8Array): Promise<Segment> {
    const start = this.sizeBytes;
    let written = 0;
    while (written < bytes.byteLength) {
      const left = bytes.byteLength - written;
      const { bytesWritten } = await this.handle.write(bytes, written, left, start + written);
      written += bytesWritten;
    }
    this.sizeBytes += written;
    return { start, sizeBytes: written };
  }

  /** Fills `target` with what stands in a place. */
  async read(target: Uint8Array, { start, sizeBytes }: Segment): Promise<void> {
    let filled = 0;
    while (filled < sizeBytes) {
      const left = sizeBytes - filled;
      const { bytesRead } = await this.handle.read(target, filled, left, start + filled);
      if (bytesRead === 0) throw new Error('A spooled upload is shorter than what was written');
      filled += bytesRead;
    }
  }

  close(): Promise<void> {
    return this.handle.close();
  }
}

/**
 * Makes a server's folder for uploads and empties it: names are left there only by a process that
 * died between opening a file and unlinking it.
 */
export async function openSpoolFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
