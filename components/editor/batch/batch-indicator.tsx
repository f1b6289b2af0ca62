'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { Images } from 'lucide-react';
import { usePanels } from '../store/panels';
import { countsOf } from './batch';
import { isBatchMarked } from './batch-mark';
import { useBatch } from './batch-store';

/** By then the studio has loaded what it begins with. */
const RESUME_AFTER_MS = 1_000;

/** How far the batch is, in the header, and the way back to it; goes on with one of an earlier page. */
export function BatchIndicator() {
  const batch = useBatch((state) => state.batch);
  useEffect(() => {
    if (!isBatchMarked()) return;
    const timer = setTimeout(
      () => void import('./run-batch').then(({ resumeBatch }) => resumeBatch()),
      RESUME_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, []);
  if (!batch) return null;
  const { done, failed, open } = countsOf(batch.items);
  const trouble = open === 0 && failed > 0 ? `, ${failed} failed` : '';
  return (
    <Button
      size="small"
      kind="filled"
      icon={Images}
      aria-label={`Batch: ${done} of ${batch.items.length} done${trouble}`}
      onClick={() => usePanels.getState().showDialog('batch')}
    >
      <span className="price">
        {done}/{batch.items.length}
      </span>
    </Button>
  );
}
