'use client';

import { useState } from 'react';

/** Ids that are chosen; Shift takes all between the last one and this one, in the order shown. */
export function useSelection(order: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string>();

  const toggle = (id: string, withRange: boolean) => {
    const next = new Set(chosen);
    const from = last === undefined ? -1 : order.indexOf(last);
    const to = order.indexOf(id);
    if (withRange && from >= 0) {
      for (const between of order.slice(Math.min(from, to), Math.max(from, to) + 1)) {
        next.add(between);
      }
    } else if (!next.delete(id)) next.add(id);
    setChosen(next);
    setLast(id);
  };

  return {
    chosen,
    toggle,
    all: () => setChosen(new Set(order)),
    clear: () => setChosen(new Set()),
  };
}
