'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callAction } from '@/components/api/client';
import { sentenceOf } from '@/components/api/failure';
import { styleActions } from '@/lib/resources/styles';
import {
  deleteStyle,
  drawSample,
  makeStyle,
  renameStyle,
  type NewStyle,
  type StoredStyle,
} from './style-requests';

/** As many as one page may hold; an account has far fewer. */
const ALL = { limit: 500 };

const KEY = ['styles', 'page'];

/** The visitor's styles and what can be done with them. The page brings the first list. */
export function useStyles(initial: StoredStyle[]) {
  const client = useQueryClient();
  const { data: styles } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) =>
      (await callAction(styleActions.listStyles, { query: ALL, signal })).styles,
    initialData: initial,
    // The next visit brings a list of its own.
    gcTime: 0,
  });
  const [drawing, setDrawing] = useState<ReadonlySet<string>>(new Set());
  const update = (change: (known: StoredStyle[]) => StoredStyle[]) =>
    client.setQueryData(KEY, (known: StoredStyle[] = []) => change(known));
  const replace = (style: StoredStyle) =>
    update((known) => known.map((entry) => (entry.id === style.id ? style : entry)));

  const sampling = useMutation({
    mutationFn: drawSample,
    onMutate: ({ id }) => setDrawing((ids) => new Set([...ids, id])),
    onSuccess: replace,
    onSettled: (_made, _error, { id }) =>
      setDrawing((ids) => new Set([...ids].filter((entry) => entry !== id))),
  });

  const create = async (style: NewStyle, withSample: boolean): Promise<string | undefined> => {
    try {
      const made = await makeStyle(style);
      update((known) => [made, ...known]);
      if (withSample) sampling.mutate(made);
      return undefined;
    } catch (error) {
      return sentenceOf(error);
    }
  };

  return {
    styles,
    drawing,
    failure: sampling.error ? sentenceOf(sampling.error) : undefined,
    dismiss: sampling.reset,
    create,
    sample: sampling.mutate,
    rename: async ({ id }: StoredStyle, name: string) => {
      replace(await renameStyle(id, name));
    },
    remove: async ({ id }: StoredStyle) => {
      await deleteStyle(id);
      update((known) => known.filter((entry) => entry.id !== id));
    },
  };
}
