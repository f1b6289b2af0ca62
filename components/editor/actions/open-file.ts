import {
  IMAGE_RULES,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
  MAX_SIDE_PX,
  MEGAPIXEL,
} from '@/lib/imaging/limits';
import { landFile } from '../history/version-changes';
import { newId } from '../store/ids';
import { refuseFile } from '../store/open-file';

/** Media types of the pictures that edits take, for file choosers. */
export const OPENABLE_TYPES = IMAGE_RULES.edit.accepted.map((type) =>
  type === 'svg' ? 'image/svg+xml' : `image/${type}`,
);

const MEGABYTE = 1_000_000;
const ACCEPTED = 'PNG, JPG, WEBP or SVG';

/** Why a picture can't be opened, or nothing: the limits that every edit has, said before anything is sent. */
export function refusalOfFile(file: Pick<File, 'type' | 'size' | 'name'>): string | undefined {
  if (!OPENABLE_TYPES.includes(file.type)) return `${file.name} is not a ${ACCEPTED}.`;
  if (file.size <= MAX_IMAGE_BYTES) return undefined;
  const megabytes = (file.size / MEGABYTE).toFixed(1);
  return `${file.name} has ${megabytes} MB; a picture has at most ${MAX_IMAGE_BYTES / MEGABYTE} MB.`;
}

/** Why a picture of this size can't be edited, or nothing. */
export function refusalOfSize(widthPx: number, heightPx: number): string | undefined {
  const size = `${widthPx} × ${heightPx}`;
  if (Math.max(widthPx, heightPx) > MAX_SIDE_PX) {
    return `The picture is ${size}; a side has at most ${MAX_SIDE_PX} px.`;
  }
  if (widthPx * heightPx <= MAX_IMAGE_PIXELS) return undefined;
  const megapixels = ((widthPx * heightPx) / MEGAPIXEL).toFixed(1);
  return `The picture has ${megapixels} MP; at most ${MAX_IMAGE_PIXELS / MEGAPIXEL} MP are taken.`;
}

/** Opens a file on the canvas; resolves to why it could not, or to nothing. */
export async function openFile(file: File): Promise<string | undefined> {
  const refusal = refusalOfFile(file);
  if (refusal) return refusal;
  const src = URL.createObjectURL(file);
  const image = new Image();
  image.src = src;
  const decoded = await image.decode().then(
    () => true,
    () => false,
  );
  const tooLarge = decoded
    ? refusalOfSize(image.naturalWidth, image.naturalHeight)
    : `${file.name} can’t be decoded as a picture.`;
  if (tooLarge) {
    URL.revokeObjectURL(src);
    return tooLarge;
  }
  landFile({
    id: newId('file'),
    label: 'Original',
    fileName: file.name,
    src,
    widthPx: image.naturalWidth,
    heightPx: image.naturalHeight,
  });
  return undefined;
}

/** Opens the first picture among files that were chosen, dropped or pasted. */
export async function openFirst(files: Iterable<File> | null | undefined): Promise<void> {
  const [file] = files ?? [];
  if (!file) return;
  const reason = await openFile(file);
  refuseFile(reason === undefined ? undefined : { title: 'The file was not opened', reason });
}
