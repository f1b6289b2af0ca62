import { callAction } from '@/components/api/client';
import type { AnswerOf } from '@/lib/resources/define-action';
import { resultActions } from '@/lib/resources/results';

/** What a page of results needs to know: them, and where the next one begins. */
export type ResultPage = Pick<AnswerOf<typeof resultActions.listResults>, 'files' | 'next'>;
export type Result = ResultPage['files'][number];

export type Sort = 'newest' | 'oldest';

/** Which results are looked at. */
export interface ResultFilter {
  /** Id of an operation; empty for all. */
  operation: string;
  /** Id of a model; empty for all. */
  model: string;
  /** Part of a prompt; empty for all. */
  search: string;
  sort: Sort;
}

export const NO_FILTER: ResultFilter = { operation: '', model: '', search: '', sort: 'newest' };

interface ResultQuery extends Partial<ResultFilter> {
  /** The page after the one that ended with this id. */
  cursor?: string;
  limit?: number;
  signal?: AbortSignal;
}

/** A page of the caller's results, newest first unless asked otherwise. */
export function listResults({ signal, ...query }: ResultQuery = {}): Promise<ResultPage> {
  const said = Object.entries(query).filter(([, value]) => value !== '' && value !== undefined);
  return callAction(resultActions.listResults, { query: Object.fromEntries(said), signal });
}

/** One of the caller's results, with how it was asked for. */
export function readResult(id: string): Promise<Result> {
  return callAction(resultActions.readResult, { params: { id } });
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
