import { ApiError } from '@/lib/errors/api-error';
import { byteRangeOf, type ByteRange } from '@/lib/files/byte-range';

/** What an answer says of a file. Bytes under an id never change, so the id is a strong validator. */
export interface Represented {
  /** Without quotes. */
  etag: string;
  sizeBytes: number;
  mediaType: string;
  /** Name to save it under. */
  filename: string;
  /** `null`: kept until deleted. */
  expiresAt: Date | null;
}

export interface FileAnswer {
  status: 200 | 206 | 304;
  headers: Record<string, string>;
  /** Bytes of the body; `undefined` for an answer without one. */
  range?: ByteRange;
}

/** A file is somebody's untrusted picture: as a page of its own it may run nothing and load nothing. */
const INERT_HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};

/** Shared caches keep nothing; browsers at most this long, and no longer than the file lives. */
const MAX_AGE_SECONDS = 3600;

function cacheControl(expiresAt: Date | null, nowMs: number): string {
  const leftSeconds = expiresAt ? Math.floor((expiresAt.getTime() - nowMs) / 1000) : Infinity;
  const maxAge = Math.max(0, Math.min(MAX_AGE_SECONDS, leftSeconds));
  return `private, max-age=${maxAge}, immutable`;
}

/** Whether a list of entity tags names this one; weak comparison (RFC 9110, section 13.1.2). */
function namesTag(list: string, etag: string): boolean {
  if (list.trim() === '*') return true;
  return list.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** `If-Range` holds for the same strong tag alone; dates are never sent, so none can be meant. */
function rangeStands(ifRange: string | null, etag: string): boolean {
  return ifRange === null || ifRange.trim() === etag;
}

/**
 * Status, headers and bytes of a file's answer: conditional, partial or whole (RFC 9110, sections 13
 * and 14). Pure; the method makes no difference, a HEAD is answered without the body.
 *
 * @throws ApiError `range_not_satisfiable` with the size in `Content-Range`
 */
export function fileAnswer(
  file: Represented,
  request: { headers: Headers; isDownload: boolean },
  nowMs: number,
): FileAnswer {
  const etag = `"${file.etag}"`;
  const headers: Record<string, string> = {
    ...INERT_HEADERS,
    etag,
    'accept-ranges': 'bytes',
    'cache-control': cacheControl(file.expiresAt, nowMs),
  };
  const ifNoneMatch = request.headers.get('if-none-match');
  if (ifNoneMatch !== null && namesTag(ifNoneMatch, etag)) return { status: 304, headers };
  const placing = request.isDownload ? 'attachment' : 'inline';
  headers['content-type'] = file.mediaType;
  headers['content-disposition'] = `${placing}; filename="${file.filename}"`;
  const isStanding = rangeStands(request.headers.get('if-range'), etag);
  const range = byteRangeOf(isStanding ? request.headers.get('range') : null, file.sizeBytes);
  if (range === 'whole') return { status: 200, headers, range: { start: 0, end: file.sizeBytes } };
  if (range === 'unsatisfiable') throw notSatisfiable(file.sizeBytes);
  headers['content-range'] = `bytes ${range.start}-${range.end - 1}/${file.sizeBytes}`;
  return { status: 206, headers, range };
}

function notSatisfiable(sizeBytes: number): ApiError {
  return new ApiError(
    'range_not_satisfiable',
    `the range lies outside the file, which has ${sizeBytes} bytes`,
    { headers: { 'content-range': `bytes */${sizeBytes}`, 'accept-ranges': 'bytes' } },
  );
}
