import { fileStem } from '@/components/ui/file-stem';
import type { PixelSize } from '@/lib/models/sizes';
import { operationOf } from '@/lib/operations/catalogue';
import { takesPicture } from '../operation-form/definitions';
import type { StudioRequest } from '../operation-form/use-operation-form';
import type { OperationId } from '../store/operation';

/** The operation's name where there is little room. */
function shortTitleOf(operation: OperationId): string {
  const { title, studio } = operationOf(operation);
  return studio?.shortTitle ?? title;
}

function enlarges(operation: OperationId): boolean {
  const size = operationOf(operation).studio?.resultSize;
  return typeof size === 'object' && 'enlarges' in size;
}

interface ResultPlace {
  index: number;
  count: number;
  size: PixelSize;
  source: PixelSize | undefined;
}

/** `3` among generated results, `Inpaint`, `Remix 2`, `Crisp ×2`. */
export function captionOf(operation: OperationId, { index, count, size, source }: ResultPlace) {
  const title = shortTitleOf(operation);
  if (count > 1) return takesPicture(operation) ? `${title} ${index + 1}` : String(index + 1);
  if (!source || !enlarges(operation)) return title;
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
    const stem = fileStem(source.fileName);
    const title = wordsOf(shortTitleOf(operation));
    return `${[stem, ...title, ...(count > 1 ? [index + 1] : [])].join('-')}${extension}`;
  }
  const words = wordsOf(typeof body.prompt === 'string' ? body.prompt : '');
  const named = words.length > 0 ? words.slice(0, NAME_WORDS) : ['image'];
  return `${[...named, index + 1].join('-')}${extension}`;
}
