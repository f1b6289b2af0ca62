'use client';

import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { listResults, NO_FILTER, type ResultFilter, type ResultPage } from './results';

/** How far below the window the next page is asked for. */
const AHEAD_PX = 800;

/** How long after the last key a search is asked for. */
const QUIET_MS = 250;

/** What is typed, once nothing was typed for a moment; an emptied field counts at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}

type Pages = InfiniteData<ResultPage, string | undefined>;

/** The results that a filter lets through, which grow as the end comes into view. The page brings the first ones. */
export function useResults(initial: ResultPage) {
  const client = useQueryClient();
  const [filter, setFilter] = useState(NO_FILTER);
  const search = useSettled(filter.search.trim());
  const asked = { ...filter, search };
  const isPlain = JSON.stringify(asked) === JSON.stringify(NO_FILTER);
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['results', asked],
    queryFn: ({ pageParam: cursor, signal }) => listResults({ ...asked, cursor, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...(isPlain ? { initialData: { pages: [initial], pageParams: [undefined] } } : {}),
    // What was found stays in sight until what is looked for has come.
    placeholderData: (before) => before,
    // The next visit brings results of its own.
    gcTime: 0,
  });
  const isEmpty = data === undefined;
  const showMore = useCallback(() => {
    if (isFetching) return;
    if (isEmpty) void refetch();
    else if (hasNextPage) void fetchNextPage();
  }, [isFetching, isEmpty, refetch, hasNextPage, fetchNextPage]);
  const forget = (ids: ReadonlySet<string>) =>
    client.setQueriesData<Pages>(
      { queryKey: ['results'] },
      (known) =>
        known && {
          ...known,
          pages: known.pages.map(({ files, next }) => ({
            files: files.filter(({ id }) => !ids.has(id)),
            next,
          })),
        },
    );
  return {
    filter,
    change: (change: Partial<ResultFilter>) => setFilter({ ...filter, ...change }),
    files: data?.pages.flatMap(({ files }) => files) ?? [],
    hasMore: isEmpty || hasNextPage,
    state: isFetching ? ('loading' as const) : isError ? ('failed' as const) : ('idle' as const),
    showMore,
    forget,
  };
}

/** Calls when the element comes near the window. */
export function useNearView(onNear: () => void) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && onNear(),
      { rootMargin: `${AHEAD_PX}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [onNear]);
  return element;
}
