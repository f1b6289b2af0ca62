'use client';

import { useState } from 'react';
import type { StoredStyle } from './stored-styles';
import {
  createStyle,
  deleteStyle,
  drawSample,
  readStyle,
  renameStyle,
  sentenceOf,
  type NewStyle,
} from './style-requests';

/** The visitor's styles and what can be done with them. */
export function useStyles(initial: StoredStyle[]) {
  const [styles, setStyles] = useState(initial);
  const [drawing, setDrawing] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<string>();

  const replace = (style: StoredStyle) =>
    setStyles((known) => known.map((entry) => (entry.id === style.id ? style : entry)));

  const sample = async ({ id, model }: StoredStyle) => {
    setFailure(undefined);
    setDrawing((ids) => new Set([...ids, id]));
    try {
      replace(await drawSample(id, model));
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setDrawing((ids) => new Set([...ids].filter((entry) => entry !== id)));
  };

  const create = async (style: NewStyle, withSample: boolean): Promise<string | undefined> => {
    try {
      const made = await readStyle(await createStyle(style));
      setStyles((known) => [made, ...known]);
      if (withSample) void sample(made);
      return undefined;
    } catch (error) {
      return sentenceOf(error);
    }
  };

  return {
    styles,
    drawing,
    failure,
    dismiss: () => setFailure(undefined),
    create,
    sample,
    rename: async ({ id }: StoredStyle, name: string) => replace(await renameStyle(id, name)),
    remove: async ({ id }: StoredStyle) => {
      await deleteStyle(id);
      setStyles((known) => known.filter((entry) => entry.id !== id));
    },
  };
}
