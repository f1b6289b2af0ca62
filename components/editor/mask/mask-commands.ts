import { saveFile } from '@/components/ui/save-file';
import { encodeMask } from './encode-mask';
import { fillRect, hardened, PAINTED, wholeOf, type MaskBitmap } from './bitmap';
import {
  grow,
  MAX_MORPHOLOGY_RADIUS_PX,
  onPart,
  paintedBounds,
  shrink,
} from './kernels/morphology';
import { readMask } from './load-mask';
import { commitMask, maskBitmap, paintMask, useMask } from './mask-state';

function change(label: string, work: (bitmap: MaskBitmap) => void): void {
  paintMask((bitmap) => {
    work(bitmap);
    return wholeOf(bitmap);
  });
  commitMask(label);
}

function radius(px: number): number {
  return Math.max(1, Math.min(MAX_MORPHOLOGY_RADIUS_PX, Math.round(px)));
}

/** The mask as it is sent: greyscale, 0 and 255 only, the picture's size; nothing when none is painted. */
export async function exportMask(): Promise<File | undefined> {
  return useMask.getState().share > 0 ? encodeMask(hardened(maskBitmap())) : undefined;
}

/** What can be done with a whole mask; each but the last is one step of the history. */
export const maskCommands = {
  invert: () =>
    change('Invert mask', ({ data }) => {
      for (let at = 0; at < data.length; at++) data[at] = data[at]! ^ PAINTED;
    }),
  clear: () => change('Clear mask', ({ data }) => data.fill(0)),
  fill: () => change('Fill mask', (bitmap) => fillRect(bitmap, wholeOf(bitmap), PAINTED)),
  grow: (byPx: number) => {
    const px = radius(byPx);
    const { left, top, right, bottom } = paintedBounds(maskBitmap());
    const part = { left: left - px, top: top - px, right: right + px, bottom: bottom + px };
    if (right > left) paintMask((bitmap) => onPart(bitmap, part, (source) => grow(source, px)));
    commitMask('Grow mask');
  },
  shrink: (byPx: number) =>
    change('Shrink mask', (bitmap) => {
      bitmap.data.set(shrink(bitmap, radius(byPx)).data);
    }),
  /** Takes a mask from a picture file; resolves to why it could not, or to nothing. */
  load: async (file: File): Promise<string | undefined> => {
    const loaded = await readMask(file, useMask.getState());
    if (typeof loaded === 'string') return loaded;
    change('Load mask', (bitmap) => bitmap.data.set(loaded.data));
    return undefined;
  },
  /** Downloads the mask as it would be sent. */
  save: async () => {
    const file = await encodeMask(hardened(maskBitmap()));
    saveFile(file, file.name);
  },
} as const;
