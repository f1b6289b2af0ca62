import { createWriteStream } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { FetchFailure } from './failure';

/** A release holds a few programs and their libraries; more is no release. */
const MAX_FILES = 500;
const MAX_TOTAL_BYTES = 4_000_000_000;
const EXECUTABLE = /(^|\/)(sd-[\w-]+|[\w.-]+\.(so|dylib)[\w.]*)$/;

const openZip = promisify<string, yauzl.Options, ZipFile>(yauzl.open);

function safePlace(folder: string, entry: Entry): string {
  const place = path.resolve(folder, entry.fileName);
  if (place.startsWith(path.resolve(folder) + path.sep)) return place;
  throw new FetchFailure(
    'refused',
    `the archive would write outside its folder: ${entry.fileName}`,
  );
}

async function extract(zip: ZipFile, entry: Entry, folder: string): Promise<string | undefined> {
  const place = safePlace(folder, entry);
  if (entry.fileName.endsWith('/')) {
    await mkdir(place, { recursive: true });
    return undefined;
  }
  await mkdir(path.dirname(place), { recursive: true });
  const source = await promisify(zip.openReadStream.bind(zip) as OpenReadStream)(entry);
  await pipeline(source, createWriteStream(place, { mode: 0o600 }));
  if (EXECUTABLE.test(entry.fileName)) await chmod(place, 0o700);
  return place;
}

type OpenReadStream = (
  entry: Entry,
  callback: (error: Error | null, stream: NodeJS.ReadableStream) => void,
) => void;

/**
 * Unpacks an archive into a folder, each file inside it and within limits; resolves to their paths.
 * Links are not made: an archive's link could point anywhere.
 *
 * @throws FetchFailure `refused`
 */
export async function unzip(archive: string, folder: string): Promise<string[]> {
  const zip = await openZip(archive, { lazyEntries: true, autoClose: true });
  const places: string[] = [];
  let totalBytes = 0;
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      zip.close();
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    zip.on('error', fail);
    zip.on('end', () => resolve(places));
    zip.on('entry', (entry: Entry) => {
      totalBytes += entry.uncompressedSize;
      if (zip.entryCount > MAX_FILES || totalBytes > MAX_TOTAL_BYTES) {
        return fail(new FetchFailure('refused', 'the archive is larger than any release'));
      }
      extract(zip, entry, folder).then((place) => {
        if (place) places.push(place);
        zip.readEntry();
      }, fail);
    });
    zip.readEntry();
  });
}
