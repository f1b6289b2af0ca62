import { randomUUID } from 'node:crypto';
import { fileKey, resultKey } from '@/lib/files/object-key';
import type { ObjectStore } from '@/lib/files/object-store';
import type { BlobVariant } from '@/lib/files/file-store';
import type { JobImage, JobResult, MadeResult, StoredImage } from '@/lib/operations/job';
import type { Thumbnail } from '@/lib/imaging/thumbnail-sizes';
import { type Manifest, type PackedImage, packedResult, type PackedResult } from './manifest';
import { MAX_PAYLOAD_BYTES } from './payload';
import { fetched, parsed } from './work-parcels';

/**
 * The pictures of a result on their way back. Every run of a job writes under fresh ids: one that was
 * thought lost and comes to its end all the same overwrites nothing of the other.
 */

/** What the manifest holds beside the result, generously. */
const ENVELOPE_BYTES = 1024;

type Objects = Pick<ObjectStore, 'put' | 'get'>;

const variantOf = ({ widthPx }: Pick<Thumbnail, 'widthPx'>): BlobVariant => `w${widthPx}`;

async function packImage(
  { bytes, thumbnails, ...facts }: JobImage,
  objects: Objects,
): Promise<PackedImage> {
  const id = randomUUID();
  await Promise.all([
    objects.put(fileKey(id), bytes),
    ...(thumbnails ?? []).map((small) => objects.put(fileKey(id, variantOf(small)), small.bytes)),
  ]);
  const sizeBytes = bytes.byteLength;
  const small = thumbnails && { thumbnails: thumbnails.map((one) => one.widthPx) };
  return { ...facts, id, sizeBytes, ...small };
}

async function packThumbnail({ widthPx, bytes }: Thumbnail, objects: Objects) {
  const key = resultKey(randomUUID());
  await objects.put(key, bytes);
  return { widthPx, key };
}

/** Puts all pictures where the files they are to become have theirs, and says where that is. */
export async function packResult(
  { images, style, thumbnails, ...rest }: JobResult,
  objects: Objects,
): Promise<Extract<Manifest, { ended: 'done' }>['result']> {
  const all = (list: readonly JobImage[]) =>
    Promise.all(list.map((image) => packImage(image, objects)));
  const [pictures, preview, references, small] = await Promise.all([
    all(images),
    style && packImage(style.preview, objects),
    style && all(style.references),
    thumbnails && Promise.all(thumbnails.map((one) => packThumbnail(one, objects))),
  ]);
  const packed: PackedResult = {
    ...rest,
    images: pictures,
    ...(style && preview && references && { style: { ...style, preview, references } }),
    ...(small && { thumbnails: small }),
  };
  const bytes = new TextEncoder().encode(JSON.stringify(packed));
  if (bytes.byteLength <= MAX_PAYLOAD_BYTES - ENVELOPE_BYTES) return packed;
  const key = resultKey(randomUUID());
  await objects.put(key, bytes);
  return { key };
}

/** A picture that lies where its file will have it: its bytes are read by who wants them. */
async function unpackImage(
  { id, thumbnails, report, sizeBytes, ...facts }: PackedImage,
  objects: Objects,
): Promise<StoredImage> {
  return {
    ...facts,
    fileId: id,
    sizeBytes: sizeBytes ?? (await fetched(objects, fileKey(id))).byteLength,
    hasThumbnails: thumbnails !== undefined,
    ...(report && { report }),
  };
}

/** What a worker handed back, and the keys of it that are of no use any more. */
export async function unpackResult(
  sent: PackedResult | { key: string },
  objects: Objects,
): Promise<{ result: MadeResult; spent: string[] }> {
  const spent = 'key' in sent ? [sent.key] : [];
  const packed =
    'key' in sent ? packedResult.parse(parsed(await fetched(objects, sent.key))) : sent;
  const { images, style, thumbnails, notice, text, facts } = packed;
  const all = (list: readonly PackedImage[]) =>
    Promise.all(list.map((image) => unpackImage(image, objects)));
  const [pictures, preview, references, small] = await Promise.all([
    all(images),
    style && unpackImage(style.preview, objects),
    style && all(style.references),
    thumbnails &&
      Promise.all(
        thumbnails.map(async ({ widthPx, key }) => {
          spent.push(key);
          return { widthPx, bytes: await fetched(objects, key) };
        }),
      ),
  ]);
  const result: MadeResult = {
    images: pictures,
    ...(notice !== undefined && { notice }),
    ...(text !== undefined && { text }),
    ...(facts && { facts }),
    ...(style &&
      preview &&
      references && { style: { profile: style.profile, preview, references } }),
    ...(small && { thumbnails: small }),
  };
  return { result, spent };
}
