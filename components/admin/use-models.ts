'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ModelsView } from '@/lib/local-models/models-view';
import type { ModelActions } from './model-actions';

const KEY = ['local-models'];
/** While something is fetched or loaded, and while nothing is. */
const BUSY_MS = 1_000;
const QUIET_MS = 15_000;
const NO_ANSWER = 'The server did not answer. Try again.';

/** How models are, asked again and again, and a way to act on them that shows what came of it. */
export function useModels(initial: ModelsView, read: ModelActions['read']) {
  const client = useQueryClient();
  const [refusal, setRefusal] = useState<string>();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await read()) ?? initial,
    initialData: initial,
    refetchInterval: ({ state }) => (isBusy(state.data) ? BUSY_MS : QUIET_MS),
  });
  const act = async (action: () => Promise<string | undefined>) => {
    setRefusal(await action().catch(() => NO_ANSWER));
    await client.invalidateQueries({ queryKey: KEY });
  };
  return { view: data, refusal, act };
}

function isBusy(view: ModelsView | undefined): boolean {
  return Boolean(view?.change && !view.change.failure) || view?.runtime.state === 'starting';
}
