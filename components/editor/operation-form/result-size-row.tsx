'use client';

import { ArrowRight } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import type { PixelSize } from '@/lib/models/sizes';
import { operationOf } from '@/lib/operations/catalogue';
import { resultSizeOf } from '@/lib/operations/studio-facts';
import { useOperation } from '../store/operation';
import { useCurrentVersion } from '../store/versions';
import { Row } from './section';

function written({ widthPx, heightPx }: PixelSize): string {
  return `${widthPx} × ${heightPx}`;
}

/** `1024 × 1024 → 2048 × 2048`: what a process makes of the picture's size. */
export function ResultSizeRow() {
  const { mode, studio } = operationOf(useOperation((state) => state.operation));
  const image = useCurrentVersion();
  if (!image || !studio || mode !== 'process') return null;
  const size = resultSizeOf(studio, image);
  const to = studio.resultSize === 'shapes' ? 'SVG' : size && written(size);
  if (!to) return null;
  return (
    <Row label="Size">
      <output
        aria-label="Size of the result"
        className="price flex items-center gap-1.5 text-small font-medium"
      >
        {to !== written(image) && (
          <>
            <span className="font-normal text-text-3">{written(image)}</span>
            <span className="sr-only">becomes</span>
            <Icon of={ArrowRight} sizePx={12} className="text-text-3" />
          </>
        )}
        {to}
      </output>
    </Row>
  );
}
