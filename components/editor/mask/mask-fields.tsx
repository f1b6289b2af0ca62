'use client';

import { useMask } from './mask-state';

/** `2.6 %`; a trace of paint is never shown as nothing. */
export function formatShare(share: number): string {
  const percent = share * 100;
  if (percent > 0 && percent < 0.1) return 'under 0.1 %';
  return `${percent < 10 ? Number(percent.toFixed(1)) : Math.round(percent)} %`;
}

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
