'use client';

import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { listResults, type ResultPage } from './results';

/** How far below the window the next page is asked for. */
const AHEAD_PX = 800;

type Pages = InfiniteData<ResultPage, string | undefined>;

/** Results of one operation, or of all, that grow as the end comes into view. The page brings the first ones. */
export function useResults(initial: ResultPage) {
  const client = useQueryClient();
  const [operation, choose] = useState('');
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['results', operation],
    queryFn: ({ pageParam: before, signal }) => listResults({ operation, before, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...(operation === '' ? { initialData: { pages: [initial], pageParams: [undefined] } } : {}),
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
    operation,
    choose,
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
