'use client';

import { MAX_OUTPAINT_SIDE_PX } from '@/lib/operations/outpaint/definition';
import type { ReactNode } from 'react';
import { formatShare } from '../mask/format-share';
import { useMask } from '../mask/mask-state';
import { takesFrame, takesMask } from '../operation-form/definitions';
import { resultSize, useFrame } from '../outpaint/frame';
import { useOperation } from '../store/operation';
import type { Version } from '../store/versions';
import { useActiveTool } from '../tools/active-tool';
import { classNames } from '@/components/ui/class-names';

/** The one number about the canvas that matters to the operation in hand, in its lower right corner. */
export function CanvasFact({ version }: { version: Version }) {
  const operation = useOperation((state) => state.operation);
  const compares = useActiveTool((state) => state.tool === 'compare');
  if (compares) return null;
  if (takesMask(operation)) return <MaskShare />;
  if (takesFrame(operation)) return <LargestSide version={version} />;
  return null;
}

function Fact({ children }: { children: ReactNode }) {
  return (
    <p className="price pointer-events-none absolute right-3 bottom-3 flex h-8 items-center gap-1.5 rounded-8 bg-raised px-3 text-small text-text-2 shadow-bar">
      {children}
    </p>
  );
}

function MaskShare() {
  const { share, widthPx, heightPx } = useMask();
  if (share === 0) return null;
  return (
    <Fact>
      Mask <span className="font-semibold text-text">{formatShare(share)}</span>
      <span className="max-tablet:hidden">
        of {widthPx} × {heightPx}
      </span>
    </Fact>
  );
}

function LargestSide({ version }: { version: Version }) {
  const { widthPx, heightPx } = resultSize(useFrame(), version);
  const largestPx = Math.max(widthPx, heightPx);
  const tooLarge = largestPx > MAX_OUTPAINT_SIDE_PX;
  return (
    <Fact>
      <span className="max-tablet:hidden">Largest side</span>
      <span className={classNames('font-semibold', tooLarge ? 'text-error' : 'text-text')}>
        {largestPx}
      </span>{' '}
      of {MAX_OUTPAINT_SIDE_PX} px
    </Fact>
  );
}
