import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Job, JobImage, JobResult } from '@/lib/operations/job';

/**
 * Pictures travel between the server and its workers in files, and their names over the process
 * channel: 85 MB of references through the channel held the server's event loop for 90 to 190 ms, and
 * written to files for 3 to 15.
 */

/** What is smaller is copied through the channel, which is faster than a file. */
const LEAST_FILE_BYTES = 256 * 1024;
/** Folders of servers that are long gone are deleted after this. */
const ABANDONED_MS = 24 * 3_600_000;

/** Bytes, or the name of the file in the job's folder that holds them. */
export type Parcel = Uint8Array | { file: string };

type PackedImage = Omit<JobImage, 'bytes'> & { bytes: Parcel };

export interface PackedJob extends Omit<Job, 'images'> {
  images: Record<string, Parcel[]>;
}

export interface PackedResult extends Omit<JobResult, 'images' | 'style'> {
  images: PackedImage[];
  style?: Omit<NonNullable<JobResult['style']>, 'preview' | 'references'> & {
    preview: PackedImage;
    references: PackedImage[];
  };
}

async function pack(bytes: Uint8Array, folder: string): Promise<Parcel> {
  if (bytes.byteLength < LEAST_FILE_BYTES) return bytes;
  const file = randomUUID();
  await writeFile(path.join(folder, file), bytes);
  return { file };
}

/** Only names that `pack` makes: what a worker says is not trusted with paths. */
const FILE_NAME = /^[0-9a-f-]{36}$/;

async function unpack(parcel: Parcel, folder: string): Promise<Uint8Array> {
  if (parcel instanceof Uint8Array) return parcel;
  if (!FILE_NAME.test(parcel.file)) throw new Error('A parcel has a name that is none of ours');
  return readFile(path.join(folder, parcel.file));
}

async function eachInTurn<From, To>(
  list: readonly From[],
  change: (one: From) => Promise<To>,
): Promise<To[]> {
  const changed: To[] = [];
  for (const one of list) changed.push(await change(one));
  return changed;
}

async function changeImages<From, To>(
  images: Record<string, From[]>,
  change: (one: From) => Promise<To>,
): Promise<Record<string, To[]>> {
  const entries = Object.entries(images);
  return Object.fromEntries(
    await eachInTurn(entries, async ([name, list]) => [name, await eachInTurn(list, change)]),
  ) as Record<string, To[]>;
}

export async function packJob(job: Job, folder: string): Promise<PackedJob> {
  return { ...job, images: await changeImages(job.images, (bytes) => pack(bytes, folder)) };
}

export async function unpackJob(job: PackedJob, folder: string): Promise<Job> {
  return { ...job, images: await changeImages(job.images, (parcel) => unpack(parcel, folder)) };
}

export async function packResult(result: JobResult, folder: string): Promise<PackedResult> {
  const packed = async (image: JobImage) => ({ ...image, bytes: await pack(image.bytes, folder) });
  const { images, style, ...rest } = result;
  return {
    ...rest,
    images: await eachInTurn(images, packed),
    ...(style && {
      style: {
        ...style,
        preview: await packed(style.preview),
        references: await eachInTurn(style.references, packed),
      },
    }),
  };
}

export async function unpackResult(result: PackedResult, folder: string): Promise<JobResult> {
  const open = async (image: PackedImage) => ({
    ...image,
    bytes: await unpack(image.bytes, folder),
  });
  const { images, style, ...rest } = result;
  return {
    ...rest,
    images: await eachInTurn(images, open),
    ...(style && {
      style: {
        ...style,
        preview: await open(style.preview),
        references: await eachInTurn(style.references, open),
      },
    }),
  };
}

/** The spool of one server: a folder of its own, and in it one for each job. */
export class Spool {
  private readonly root: string;
  private opened: Promise<unknown> | undefined;

  /** `parent` is shared by servers that share their data; nothing is made before the first job. */
  constructor(private readonly parent: string) {
    this.root = path.join(parent, randomUUID());
  }

  /** A fresh folder that only this user of the machine can read. */
  async open(jobId: string): Promise<string> {
    this.opened ??= this.sweep();
    await this.opened;
    const folder = path.join(this.root, jobId);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return folder;
  }

  async close(folder: string): Promise<void> {
    await rm(folder, { recursive: true, force: true });
  }

  /** Deletes what servers that are gone left behind. */
  private async sweep(): Promise<void> {
    await mkdir(this.root, { recursive: true, mode: 0o700 });
    for (const name of await readdir(this.parent)) {
      const folder = path.join(this.parent, name);
      const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Infinity }));
      if (Date.now() - mtimeMs > ABANDONED_MS) await rm(folder, { recursive: true, force: true });
    }
  }
}
