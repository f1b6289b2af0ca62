import type { PixelSize } from '@/lib/models/sizes';
import { titleOf } from '../operation-form/definitions';
import type { StudioRequest } from '../operation-form/use-operation-form';
import type { OperationId } from '../store/operation';

/** Captions of the filmstrip, where the operation's title is too long for a cell. */
const SHORT_TITLES: Partial<Record<OperationId, string>> = {
  removeBackground: 'Cut-out',
  crispUpscale: 'Crisp',
  creativeUpscale: 'Creative',
  refineDetails: 'Refined',
  vectorize: 'Vector',
};

const UPSCALES: readonly OperationId[] = ['crispUpscale', 'creativeUpscale'];

interface ResultPlace {
  index: number;
  count: number;
  size: PixelSize;
  source: PixelSize | undefined;
}

/** `3` among generated results, `Inpaint`, `Remix 2`, `Crisp ×2`. */
export function captionOf(operation: OperationId, { index, count, size, source }: ResultPlace) {
  const title = SHORT_TITLES[operation] ?? titleOf(operation);
  if (count > 1) return operation === 'generate' ? String(index + 1) : `${title} ${index + 1}`;
  if (!source || !UPSCALES.includes(operation)) return title;
  return `${title} ×${Number((size.widthPx / source.widthPx).toFixed(1))}`;
}

const NAME_WORDS = 5;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}

interface FilePlace {
  index: number;
  count: number;
  src: string;
}

/** `a-deer-in-a-pine-2.webp`, `coffee-inpaint.webp`: a name that says what is in the file. */
export function fileNameOf(
  { operation, body, source }: Pick<StudioRequest, 'operation' | 'body' | 'source'>,
  { index, count, src }: FilePlace,
): string {
  const extension = /\.\w+$/.exec(src)?.[0] ?? '';
  if (source) {
    const stem = source.fileName.replace(/\.\w+$/, '');
    const title = wordsOf(SHORT_TITLES[operation] ?? titleOf(operation));
    return `${[stem, ...title, ...(count > 1 ? [index + 1] : [])].join('-')}${extension}`;
  }
  const words = wordsOf(typeof body.prompt === 'string' ? body.prompt : '');
  const named = words.length > 0 ? words.slice(0, NAME_WORDS) : ['image'];
  return `${[...named, index + 1].join('-')}${extension}`;
}
