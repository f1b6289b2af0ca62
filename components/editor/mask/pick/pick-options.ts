'use client';

import { create } from 'zustand';
import type { SimilarOptions } from '../kernels/similar';

export const MAX_TOLERANCE = 100;

interface WandOptions extends SimilarOptions {
  change: (options: Partial<SimilarOptions>) => void;
}

/** How far the colour wand reaches. */
export const useWand = create<WandOptions>((set) => ({
  tolerance: 12,
  contiguous: true,
  change: (options) => set(options),
}));

/** Whether a part of the picture is being looked for. */
export const usePicker = create<{ busy: boolean }>(() => ({ busy: false }));
