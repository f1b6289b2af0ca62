/**
 * The names most like what somebody wrote, for messages that suggest them: by edit distance
 * (Levenshtein 1966) without case, spaces, hyphens or underscores, a shared beginning first.
 */

const plain = (text: string): string => text.toLowerCase().replace(/[\s_\-.:]+/g, '');

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substituted = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(substituted, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Longer texts are no misspelt name, and comparing them would take long. */
const LONGEST_NAME = 60;

/** 0 for the same name, 1 for nothing in common. */
function unlikeness(given: string, name: string): number {
  const [a, b] = [plain(given), plain(name)];
  if (a === '' || b === '') return 1;
  const contained = a.length > 2 && (b.includes(a) || a.includes(b));
  const distance = editDistance(a, b) / Math.max(a.length, b.length);
  return contained ? distance / 2 : distance;
}

/** At most `count` of the names, the most alike first. Unlike ones are among them: see `closeTo`. */
export function nearestNames(given: string, names: readonly string[], count: number): string[] {
  const short = given.slice(0, LONGEST_NAME);
  return names
    .map((name) => ({ name, unlikeness: unlikeness(short, name) }))
    .sort((a, b) => a.unlikeness - b.unlikeness)
    .slice(0, count)
    .map(({ name }) => name);
}

/** Names this unlike are another word, not a misspelling. */
const MISSPELT = 0.45;

/** The one name that was probably meant; `undefined` when nothing is alike. */
export function closeTo(given: string, names: readonly string[]): string | undefined {
  const [best] = nearestNames(given, names, 1);
  return best !== undefined && unlikeness(given.slice(0, LONGEST_NAME), best) <= MISSPELT
    ? best
    : undefined;
}
