'use client';

import { create } from 'zustand';
import type { Batch, BatchItem } from './batch';

interface BatchState {
  /** The batch of this browser, under way or over and not dismissed. */
  batch: Batch | undefined;
  /** Another tab is at it. */
  isElsewhere: boolean;
}

export const useBatch = create<BatchState>(() => ({ batch: undefined, isElsewhere: false }));

/** Changes one file of the batch in hand; nothing where it is gone. */
export function changeItem(id: string, change: Partial<BatchItem>): BatchItem | undefined {
  const { batch } = useBatch.getState();
  const before = batch?.items.find((item) => item.id === id);
  if (!batch || !before) return undefined;
  const after = { ...before, ...change };
  const items = batch.items.map((item) => (item.id === id ? after : item));
  useBatch.setState({ batch: { ...batch, items } });
  return after;
}
