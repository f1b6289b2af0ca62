'use client';

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listLedger, NO_FILTER, type LedgerFilter, type LedgerPage } from './ledger-lines';

/** Typing settles for this long before the ledger is asked. */
const SETTLE_MS = 250;

function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** The lines that match the filter, and a way to see more of them. The page brings the first ones. */
export function useLedger(initial: LedgerPage) {
  const [filter, setFilter] = useState(NO_FILTER);
  const asked = useSettled(filter);
  const { data, isError, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['ledger', asked],
    queryFn: ({ pageParam: before, signal }) => listLedger(asked, { before, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...(asked === NO_FILTER ? { initialData: { pages: [initial], pageParams: [undefined] } } : {}),
    // What matched before stays until what matches now is known.
    placeholderData: keepPreviousData,
    // The next visit brings lines of its own.
    gcTime: 0,
  });
  return {
    filter,
    change: (changes: Partial<LedgerFilter>) => setFilter({ ...filter, ...changes }),
    lines: data?.pages.flatMap(({ lines }) => lines) ?? [],
    hasMore: hasNextPage,
    state: isFetching ? ('loading' as const) : isError ? ('failed' as const) : ('idle' as const),
    showMore: () => void fetchNextPage(),
  };
}
