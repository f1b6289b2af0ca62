/** Longest `User-Agent` that is looked at; what stands behind it tells nothing more. */
const LONGEST_AGENT = 512;

/** Names as people know them, by a word of the header; the first that fits wins (all claim to be others). */
const BROWSERS: readonly (readonly [word: string, name: string])[] = [
  ['edg', 'Edge'],
  ['opr/', 'Opera'],
  ['samsungbrowser', 'Samsung Internet'],
  ['firefox/', 'Firefox'],
  ['fxios/', 'Firefox'],
  ['crios/', 'Chrome'],
  ['chrome/', 'Chrome'],
  ['chromium/', 'Chromium'],
  ['safari/', 'Safari'],
  ['curl/', 'curl'],
];

const SYSTEMS: readonly (readonly [word: string, name: string])[] = [
  ['iphone', 'iPhone'],
  ['ipad', 'iPad'],
  ['android', 'Android'],
  ['cros', 'ChromeOS'],
  ['windows', 'Windows'],
  ['mac os x', 'macOS'],
  ['linux', 'Linux'],
];

/** A browser in a few words, such as `Firefox on Linux`, for its owner to recognise it by. */
export function agentSummary(userAgent: string | null | undefined): string {
  const header = (userAgent ?? '').slice(0, LONGEST_AGENT).toLowerCase();
  const nameOf = (table: typeof BROWSERS) => table.find(([word]) => header.includes(word))?.[1];
  const browser = nameOf(BROWSERS);
  const system = nameOf(SYSTEMS);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Another browser';
}
