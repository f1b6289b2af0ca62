'use client';

import { useEffect, useState } from 'react';
import { RequestError } from '@/components/api/failure';
import type { Version } from '../store/versions';
import { exportFile, type ExportChoice } from './export-file';

/** A choice that rests this long is made into a file. */
const REST_MS = 300;

export type ExportState =
  { kind: 'making' } | { kind: 'made'; file: File } | { kind: 'failed'; message: string };

interface Made {
  choice: ExportChoice;
  state: ExportState;
}

function messageOf(error: unknown): string {
  if (error instanceof RequestError) return error.failure.message;
  console.error(error);
  return 'The browser could not make it; a smaller scale may work.';
}

/**
 * The file that a choice comes to, made as soon as the choice rests, so that its bytes are known before it
 * is saved. The choice must stay the same object while nothing of it changes.
 */
export function useExportFile(
  version: Version,
  choice: ExportChoice,
  refused: boolean,
): ExportState {
  const [made, setMade] = useState<Made>();
  useEffect(() => {
    if (refused) return;
    const aborter = new AbortController();
    const tell = (state: ExportState) => {
      if (!aborter.signal.aborted) setMade({ choice, state });
    };
    const timer = setTimeout(() => {
      exportFile(version, choice, aborter.signal).then(
        (file) => tell({ kind: 'made', file }),
        (error: unknown) => tell({ kind: 'failed', message: messageOf(error) }),
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [version, choice, refused]);
  return made?.choice === choice ? made.state : { kind: 'making' };
}
