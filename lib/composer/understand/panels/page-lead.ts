/** What may stand before: the page, and how it is drawn. */
export const LEAD =
  "^(?:(?:an?|the|simple|flat|vector|kids|children'?s|illustrated|educational|step[- ]by[- ]step|visual|cute|colou?rful|infographic|poster|diagram|illustration|comic|storyboard|chart|page|explainer|explaining|explain|showing|show|shows|about|of|on|for|picture|drawing|cartoon|series|sequence|animated|tiny|little|big)[ ,:]{1,2}){0,9}";

/** Where in a text a word of a list stands, and how long it is; the earliest counts, and of those the longest. */
export function wordIn(
  text: string,
  words: readonly string[],
): { at: number; length: number } | undefined {
  const plain = text.toLowerCase();
  const found = words.flatMap((word) => {
    if (!plain.includes(word)) return [];
    const at = ` ${text} `.search(new RegExp(`(?<![\\p{L}-])${word}s?(?![\\p{L}-])`, 'iu'));
    return at < 0 ? [] : [{ at, length: word.length }];
  });
  return found.sort((one, other) => one.at - other.at || other.length - one.length)[0];
}
