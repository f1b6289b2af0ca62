import { QueryClient } from '@tanstack/react-query';

/** Answers of the API that a page holds; the client retries by itself, within its limits. */
function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: Infinity },
      mutations: { retry: false },
    },
  });
}

let ofThisWindow: QueryClient | undefined;

/** The one of this window. On the server each page has its own: what it holds is its visitor's. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return newQueryClient();
  return (ofThisWindow ??= newQueryClient());
}
