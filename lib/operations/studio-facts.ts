import type { PixelSize } from '@/lib/models/sizes';

/** The tabs of the studio, in their order. */
export const MODES = ['generate', 'edit', 'process'] as const;
export type Mode = (typeof MODES)[number];

export const MODE_TITLES = {
  generate: 'Generate',
  edit: 'Edit',
  process: 'Process',
} as const satisfies Record<Mode, string>;

/**
 * What decides the size of a result: the chosen model's own sizes, the picture's, the frame that is
 * drawn around it on the canvas, nothing (shapes have no pixels), a factor, or a rule of its own.
 */
export type ResultSize =
  | 'model'
  | 'source'
  | 'frame'
  | 'shapes'
  | { enlarges: (source: PixelSize) => number }
  | { becomes: (source: PixelSize) => PixelSize };

/** How the studio shows an operation: its tile, and what its form and its results say. */
export interface StudioTile<Icon extends string = string> {
  /** Name of a lucide icon; `components/editor/operation-form/operation-icons.ts` has their pictures. */
  icon: Icon;
  /** Place among the tiles of its mode, from 1; the mode opens with the first. */
  order: number;
  /** Caption in the filmstrip, where the title is too long for a cell. */
  shortTitle?: string;
  /** What the empty prompt field asks. */
  promptHint?: string;
  /** Id of the operation that is sent instead while something is masked. */
  withMask?: string;
  resultSize: ResultSize;
}

function times({ widthPx, heightPx }: PixelSize, factor: number): PixelSize {
  return { widthPx: widthPx * factor, heightPx: heightPx * factor };
}

/** The pixels that an operation makes of a picture; nothing where the picture alone does not decide. */
export function resultSizeOf(
  { resultSize }: Pick<StudioTile, 'resultSize'>,
  source: PixelSize,
): PixelSize | undefined {
  if (resultSize === 'source') return source;
  if (typeof resultSize === 'string') return undefined;
  if ('enlarges' in resultSize) return times(source, resultSize.enlarges(source));
  return resultSize.becomes(source);
}
