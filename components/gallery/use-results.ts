'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchResults, type Result, type ResultPage } from './results';

/** How far below the window the next page is asked for. */
const AHEAD_PX = 800;

/** Results of one operation, or of all, that grow as the end comes into view. */
export function useResults(initial: ResultPage) {
  const [operation, setOperation] = useState('');
  const [page, setPage] = useState(initial);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const aborter = useRef<AbortController>(undefined);

  const load = useCallback(async (wanted: string, known: Result[], before: string | undefined) => {
    aborter.current?.abort();
    const current = new AbortController();
    aborter.current = current;
    setState('loading');
    try {
      const found = await fetchResults(wanted, { before, signal: current.signal });
      setPage({ files: [...known, ...found.files], next: found.next });
      setState('idle');
    } catch {
      if (!current.signal.aborted) setState('failed');
    }
  }, []);

  const choose = (wanted: string) => {
    setOperation(wanted);
    void load(wanted, [], undefined);
  };
  const next = page.next;
  const showMore = useCallback(() => {
    if (next !== null && state !== 'loading') void load(operation, page.files, next);
  }, [load, next, operation, page.files, state]);

  return {
    operation,
    choose,
    files: page.files,
    hasMore: next !== null,
    state,
    showMore,
    forget: (ids: ReadonlySet<string>) =>
      setPage({ files: page.files.filter(({ id }) => !ids.has(id)), next }),
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
