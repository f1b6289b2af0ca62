/**
 * Who is in an org chart and on which level, as prompts tell it: `owner on top, head baker and shop manager under her,
 * three assistants below` are three levels, and nobody is called `owner on top`. English only.
 */
export interface Office {
  text: string;
  /** How far below the top. */
  level: number;
}

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const MOST_ALIKE = 6;
const COUNTED = new RegExp(`^(${NUMBERS.join('|')}|[2-8]) (.+)$`, 'iu');
/** Where somebody stands, which is no part of what they are called. */
const AT_TOP = /,? ?\b(?:(?:right )?(?:on|at) (?:the )?(?:very )?top|at the head|as the head)\b/giu;
const BELOW =
  /,? ?\b(?:(?:right |directly )?(?:under|below|beneath|underneath)(?: (?:him|her|them|it|that|these|the \p{L}+))?|reporting to (?:him|her|them|the \p{L}+)|at the bottom|on the (?:next|second|third) (?:level|row))\b/giu;
const NEXT = /^(?:and )?then\s+|^followed by\s+|^with\s+/iu;
const LED = /^(?:an?|the|one)\s+/iu;

const singular = (name: string): string => name.replace(/(?<=[^s])s$/iu, '');

function namesIn(part: string): string[] {
  return part.split(/\s+(?:and|&)\s+/iu).flatMap((one) => {
    const [, count = '1', told = one] = COUNTED.exec(one.trim()) ?? [];
    const at = NUMBERS.indexOf(count.toLowerCase());
    const times = Math.min(MOST_ALIKE, at < 0 ? Number(count) : at + 2);
    const bare = told.replace(LED, '').trim();
    return bare === '' ? [] : Array<string>(times).fill(times > 1 ? singular(bare) : bare);
  });
}

const isBelow = (part: string): boolean => part.search(BELOW) >= 0;

/** Who is told with their levels, from the top; nobody where no level is told. */
export function officesOf(parts: readonly string[]): Office[] {
  if (!parts.some((part) => part.search(AT_TOP) >= 0 || isBelow(part))) return [];
  let level = -1;
  const belowAt = parts.map(isBelow);
  const isOneRow =
    belowAt.filter(Boolean).length === 1 && belowAt.at(-1) === true && LED.test(parts.at(-1) ?? '');
  return parts.flatMap((part, at) => {
    // `two bakers and a cashier below`: where only the last is told to be below, all before it are, too.
    if (isOneRow && at > 0)
      return namesIn(part.replace(BELOW, '').replace(NEXT, '')).map((text) => ({ text, level: 1 }));
    const isRow = COUNTED.test(part.trim());
    if (level < 1 || NEXT.test(part) || isBelow(part) || isRow) level += 1;
    const bare = part.replace(AT_TOP, '').replace(BELOW, '').replace(NEXT, '');
    return namesIn(bare).map((text) => ({ text, level }));
  });
}
