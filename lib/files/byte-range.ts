/** Some bytes of a file: from `start` to before `end`, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/** One range of RFC 9110, section 14.1.2: `bytes=0-499`, `bytes=500-` or `bytes=-500`. */
const SINGLE_RANGE = /^bytes=\s*(?:(\d{1,15})-(\d{1,15})?|-(\d{1,15}))\s*$/i;

/**
 * The range that a `Range` header asks of a file. Several ranges, other units and what does not parse
 * are passed over, as the RFC allows: the whole file is answered then.
 *
 * @param sizeBytes of the whole file
 */
export function byteRangeOf(
  header: string | null,
  sizeBytes: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const match = header === null ? null : SINGLE_RANGE.exec(header.trim());
  if (!match) return 'whole';
  const [, first, last, suffix] = match;
  if (suffix !== undefined) {
    const length = Math.min(Number(suffix), sizeBytes);
    return length === 0 ? 'unsatisfiable' : { start: sizeBytes - length, end: sizeBytes };
  }
  const start = Number(first);
  const end = last === undefined ? sizeBytes : Math.min(Number(last) + 1, sizeBytes);
  // `bytes=5-2` is no range at all; one that begins behind the end can't be satisfied.
  if (last !== undefined && Number(last) < start) return 'whole';
  return start >= sizeBytes ? 'unsatisfiable' : { start, end };
}
