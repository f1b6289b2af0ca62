'use client';

import { queryOptions, useQuery } from '@tanstack/react-query';
import { callAction } from '@/components/api/client';
import { queryClient } from '@/components/api/query-client';
import type { AnswerOf } from '@/lib/resources/define-action';
import { styleActions } from '@/lib/resources/styles';

/** A style that the visitor made from reference pictures. */
export type OwnStyle = AnswerOf<typeof styleActions.listStyles>['styles'][number];

/** As many as one page may hold; an account has far fewer. */
const ALL = { limit: 500 };

const ownStyles = queryOptions({
  queryKey: ['styles'],
  queryFn: async ({ signal }) =>
    (await callAction(styleActions.listStyles, { query: ALL, signal })).styles,
});

/** The visitor's styles, newest first; asked for once they are wanted. */
export function useOwnStyles(wanted = true) {
  return useQuery({ ...ownStyles, enabled: wanted });
}

/** One of the visitor's styles as the service has it now; nothing where it has none of this id. */
export async function findOwnStyle(id: string): Promise<OwnStyle | undefined> {
  const styles = await queryClient().fetchQuery({ ...ownStyles, staleTime: 0 });
  return styles.find((style) => style.id === id);
}

/** Has the styles asked for anew: one was made, or another page may have changed them. */
export function refreshOwnStyles(): Promise<void> {
  return queryClient().invalidateQueries(ownStyles);
}
