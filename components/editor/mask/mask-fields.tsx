'use client';

import { formatShare } from './format-share';
import { useMask } from './mask-state';

/** The mask's part in an operation's form: how much is painted, or that nothing is yet. */
export function MaskFields() {
  const share = useMask((state) => state.share);
  return (
    <div className="flex min-h-8 items-center justify-between gap-4 text-small">
      <span className="font-medium text-text-2">Mask</span>
      {share > 0 ? (
        <span className="price font-medium">{formatShare(share)} of the image</span>
      ) : (
        <span className="text-text-3">Paint what should change</span>
      )}
    </div>
  );
}
