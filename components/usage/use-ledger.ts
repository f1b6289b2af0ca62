'use client';

import { useEffect, useRef, useState } from 'react';
import { fetchLedger, type LedgerFilter, type LedgerPage } from './ledger-lines';

/** Typing settles for this long before the ledger is asked. */
const SETTLE_MS = 250;
export const NO_FILTER: LedgerFilter = { operation: '', state: '', request: '' };

/** The lines that match the filter, and a way to see more of them. */
export function useLedger(initial: LedgerPage) {
  const [filter, setFilter] = useState(NO_FILTER);
  const [page, setPage] = useState(initial);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const isFirst = useRef(true);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const aborter = new AbortController();
    const timer = setTimeout(() => {
      setState('loading');
      fetchLedger(filter, { signal: aborter.signal }).then(
        (found) => {
          setPage(found);
          setState('idle');
        },
        () => !aborter.signal.aborted && setState('failed'),
      );
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [filter]);

  const showMore = async () => {
    if (page.next === null) return;
    setState('loading');
    try {
      const more = await fetchLedger(filter, { before: page.next });
      setPage({ lines: [...page.lines, ...more.lines], next: more.next });
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  return {
    filter,
    change: (changes: Partial<LedgerFilter>) => setFilter({ ...filter, ...changes }),
    lines: page.lines,
    hasMore: page.next !== null,
    state,
    showMore,
  };
}
