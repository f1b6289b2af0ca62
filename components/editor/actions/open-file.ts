import { fileStem } from '@/components/ui/file-stem';
import {
  IMAGE_RULES,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
  MAX_SIDE_PX,
  MEGAPIXEL,
} from '@/lib/imaging/limits';
import { landFile } from '../history/version-changes';
import { takesPicture } from '../operation-form/definitions';
import { newId } from '../store/ids';
import { refuseFile } from '../store/open-file';
import { useOperation } from '../store/operation';
import type { Version } from '../store/versions';
import { fitPicture, isSvg, sizeOfFile } from './fit-picture';

/** Media types of the pictures that edits take, for file choosers. */
export const OPENABLE_TYPES = IMAGE_RULES.edit.accepted.map((type) =>
  type === 'svg' ? 'image/svg+xml' : `image/${type}`,
);

/** Those that browsers may show and operations do not take: a copy of them can be opened. */
export const CONVERTIBLE_TYPES = [
  'image/avif',
  'image/gif',
  'image/heic',
  'image/heif',
  'image/bmp',
];
const FITTED_LABEL = `Open at ${MAX_SIDE_PX} px`;

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

/** Whether a file is of a type that the browser may show and no operation takes; some systems tell none. */
function isConvertible({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return CONVERTIBLE_TYPES.includes(type) || (type === '' && /\.(?:heic|heif|avif)$/i.test(name));
}

/** Why a picture that should be copied could not be read, and what helps. */
function unreadable({ name }: Pick<File, 'name'>): string {
  return /\.hei[cf]$/i.test(name)
    ? 'This browser can’t read HEIC. Open it in Safari, or export it as JPEG from the photos app first.'
    : `${name} can’t be decoded as a picture; save it as PNG or JPG first.`;
}

/** The file itself, or a copy of it in a type that operations take. Rejects where the browser can't read it. */
function takenFile(file: File): Promise<File> {
  return isConvertible(file) ? fitPicture(file) : Promise.resolve(file);
}

/** Why a file was not opened. */
interface Refusal {
  reason: string;
  /** What is offered instead: a copy of it that the limits allow. */
  offer?: { file: File; label: string };
}

/** The file as a version, or why it can't be one. */
async function readFile(chosen: File, label: string): Promise<Version | Refusal> {
  const file = await takenFile(chosen).catch(() => undefined);
  if (!file) return { reason: unreadable(chosen) };
  const refused = refusalOfFile(file);
  const src = URL.createObjectURL(file);
  const size = await sizeOfFile(file, src);
  if (refused || 'reason' in size) URL.revokeObjectURL(src);
  if ('reason' in size) return { reason: refused ?? size.reason };
  const tooLarge = refusalOfSize(size.widthPx, size.heightPx);
  const reason = refused ?? tooLarge;
  if (!reason) return { id: newId('file'), label, fileName: file.name, src, ...size };
  URL.revokeObjectURL(src);
  if (isSvg(file)) return { reason };
  return tooLarge ? { reason, offer: { file, label: FITTED_LABEL } } : { reason };
}

/** Opens a file on the canvas; resolves to why it could not, or to nothing. */
async function tryToOpen(file: File): Promise<Refusal | undefined> {
  const read = await readFile(file, fileStem(file.name));
  if ('reason' in read) return read;
  landFile(read);
  return undefined;
}

/** What a picture is opened for is to be edited; a form that takes pictures already stays. */
function leadToEdit(): void {
  const { operation, setMode } = useOperation.getState();
  if (!takesPicture(operation)) setMode('edit');
}

/** Files that are opened at once; what is beyond that was hardly meant. */
const MOST_FILES = 20;

/** Opens copies of files that are within the limits. */
async function openFitted(offers: readonly { file: File }[]): Promise<void> {
  const fitted: File[] = [];
  for (const { file } of offers) fitted.push(await fitPicture(file));
  await openFiles(fitted);
}

/** Says what was not opened, and offers what can be done about it. */
function tellRefused(refusals: readonly Refusal[]): void {
  if (refusals.length === 0) return refuseFile(undefined);
  const offers = refusals.flatMap(({ offer }) => offer ?? []);
  const title =
    refusals.length > 1 ? `${refusals.length} files were not opened` : 'The file was not opened';
  const refusal = { title, reason: refusals.map(({ reason }) => reason).join(' ') };
  const fit = () =>
    openFitted(offers).catch(() =>
      refuseFile({ title, reason: 'The browser has no room to make it smaller.' }),
    );
  refuseFile(
    offers.length === 0
      ? refusal
      : { ...refusal, offer: { label: FITTED_LABEL, run: () => void fit() } },
  );
}

/**
 * Opens the pictures among files that were chosen, dropped or pasted, in their order, and leads to the
 * operations that edit them. Says which could not be opened, and why.
 */
export async function openFiles(files: Iterable<File> | null | undefined): Promise<void> {
  const wanted = [...(files ?? [])].slice(0, MOST_FILES);
  if (wanted.length === 0) return;
  const refusals: Refusal[] = [];
  for (const file of wanted) {
    const refused = await tryToOpen(file);
    if (refused) refusals.push(refused);
  }
  if (refusals.length < wanted.length) leadToEdit();
  tellRefused(refusals);
}
