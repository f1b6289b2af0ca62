import { callAction } from '@/components/api/client';
import type { AnswerOf } from '@/lib/resources/define-action';
import { resultActions } from '@/lib/resources/results';

/** What a page of results needs to know: them, and where the next one begins. */
export type ResultPage = Pick<AnswerOf<typeof resultActions.listResults>, 'files' | 'next'>;
export type Result = ResultPage['files'][number];

interface ResultQuery {
  /** Id of an operation; empty for all. */
  operation?: string;
  /** The page after the one that ended with this id. */
  before?: string;
  limit?: number;
  signal?: AbortSignal;
}

/** A page of the caller's results, newest first. */
export function listResults({ signal, ...query }: ResultQuery = {}): Promise<ResultPage> {
  return callAction(resultActions.listResults, { query, signal });
}

export function isVector({ media_type }: Pick<Result, 'media_type'>): boolean {
  return media_type === 'image/svg+xml';
}

const SHOWN_ID_LENGTH = 8;

/** `inpaint-3f2a9c10.webp`: says how it was made, and differs from all others. */
export function fileNameOf({
  operation,
  id,
  url,
}: Pick<Result, 'operation' | 'id' | 'url'>): string {
  const extension = /\.\w+$/.exec(url)?.[0] ?? '';
  return `${operation}-${id.slice(0, SHOWN_ID_LENGTH)}${extension}`;
}
