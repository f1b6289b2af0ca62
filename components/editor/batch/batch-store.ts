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

/** Puts one file of the batch in hand into the place of what it was; nothing where the batch is gone. */
export function putItem(next: BatchItem): void {
  const { batch } = useBatch.getState();
  if (!batch) return;
  const items = batch.items.map((item) => (item.id === next.id ? next : item));
  useBatch.setState({ batch: { ...batch, items } });
}

/** Changes one file of the batch in hand; nothing where it is gone. */
export function changeItem(id: string, change: Partial<BatchItem>): BatchItem | undefined {
  const before = useBatch.getState().batch?.items.find((item) => item.id === id);
  if (!before) return undefined;
  const after = { ...before, ...change };
  putItem(after);
  return after;
}
