import type { Brief } from '../../brief';

/** What the words of a prompt tell a design beside its elements. */

/** All its words in lower case, for finding a subject of a table. */
export function textOf(brief: Brief): string {
  return [
    ...brief.words.map(({ word }) => word),
    ...brief.elements.flatMap(({ concept = '', phrase }) => [concept.replace(/-/g, ' '), phrase]),
    ...brief.places.flatMap(({ concept, phrase }) => [concept.replace(/-/g, ' '), phrase]),
    brief.season ?? '',
    brief.mood ?? '',
  ]
    .join(' ')
    .toLowerCase();
}

/** Whether one of some words or phrases stands in the prompt as a whole word. */
export function tells(text: string, ...wanted: readonly string[]): boolean {
  return wanted.some((word) => {
    const at = text.indexOf(word);
    if (at < 0) return false;
    return new RegExp(`(^|[^\\p{L}])${word.replace(/\+/g, '\\$&')}(e?s)?($|[^\\p{L}])`, 'u').test(
      text,
    );
  });
}

/** The entry of a table whose words stand in the prompt, the longest word first. */
export function matching<T extends { words: readonly string[] }>(
  text: string,
  table: readonly T[],
): T | undefined {
  let best: T | undefined;
  let bestLength = 0;
  for (const entry of table) {
    for (const word of entry.words) {
      if (word.length > bestLength && tells(text, word)) [best, bestLength] = [entry, word.length];
    }
  }
  return best;
}

export function titleCase(text: string): string {
  return text.replace(/(^|[\s-])(\p{Ll})/gu, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
}

/** Short names that are spelled out, whatever the prompt writes. */
const SPELLED =
  /(?<![\p{L}\d])(?:api|cdn|dns|sql|ui|ux|qa|ci|aws|etl|ai|vpn|lan|usb|dna|rna|cpu|gpu|iot|http|https|html|css|seo|roi|kpi|faq|usa|uk|nasa|co2)(?![\p{L}\d])/giu;

export function sentenceCase(text: string): string {
  // `iPhone` is written as its owner writes it.
  if (/^\p{Ll}\p{Lu}/u.test(text)) return text;
  const whole = text.replace(SPELLED, (short) => short.toUpperCase());
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

/** Nouns that end the name of a trade: "bicycle repair shop". */
const TRADES = new Set(
  'shop store club studio firm roastery bakery company startup agency school restaurant cafe café bar hotel hostel farm garage clinic market brewery winery salon barbershop gym bookstore bookshop photographer photography architect architects pizzeria florist dentist lawyer consultant academy foundation orchestra band team festival museum library pharmacy hospital bank brand app boutique diner pub distillery vineyard nursery spa bistro gallery theater theatre cooperative association society ranch garden zoo camp carpenter plumber tailor jeweler jeweller conference department brigade guild league planner groomer roaster roasters trainer coach agent winemaker brewer'.split(
    ' ',
  ),
);
const NOT_OF_TRADE = new Set([
  'template',
  'lettering',
  'medium',
  'mood',
  'camera',
  'excluded',
  'unknown',
]);
const TRADE_WORDS_MAX = 3;
/** `beekeeping` of a club, whether or not a table knows it. */
const IS_PURSUIT = /^\p{L}{3,}ing$/u;

/** What a firm of the prompt does, as it says it: `bicycle repair shop`. */
export function tradeOf(brief: Brief): string | undefined {
  // Whom a design is for stands as one phrase.
  const client = brief.words.find(
    ({ word, fate }) =>
      fate === 'ignored' &&
      word.includes(' ') &&
      TRADES.has(word.toLowerCase().split(' ').at(-1) ?? ''),
  );
  if (client) return client.word;
  const end = brief.words.findIndex(
    ({ word, fate }) =>
      TRADES.has(word.toLowerCase().split(' ').at(-1) ?? '') && fate !== 'lettering',
  );
  // `hiking club` stands as one word where a table knows it.
  const whole = brief.words[end]?.word ?? '';
  if (whole.includes(' ')) return whole;
  if (end < 0) {
    const phrase = [...brief.elements, ...brief.places].find(({ phrase: text }) =>
      TRADES.has(text.toLowerCase().split(' ').at(-1) ?? ''),
    )?.phrase;
    return phrase?.replace(/^(an?|the) /i, '');
  }
  let start = end;
  while (start > 0 && end - start < TRADE_WORDS_MAX - 1) {
    const before = brief.words[start - 1];
    if (
      !before ||
      (NOT_OF_TRADE.has(before.fate) && !IS_PURSUIT.test(before.word)) ||
      /^(for|of|called|named|a|an|the|logo|badge|monogram|icon|emblem|poster|banner|minimalist|modern|vintage|round|circular|oval|square|retro|simple|flat|cute|classic)$/i.test(
        before.word,
      )
    ) {
      break;
    }
    start -= 1;
  }
  return brief.words
    .slice(start, end + 1)
    .map(({ word }) => word)
    .join(' ');
}

/** The letters to be written, whole: `["BLUE LAKE ANGLERS", "EST 1987"]`. */
export function letteringOf(brief: Brief): string[] {
  const own = brief.lettering.map((text) => text.trim()).filter(Boolean);
  return own.length > 0
    ? own
    : brief.elements.flatMap(({ lettering }) => (lettering ? [lettering.trim()] : []));
}

/** When, where or for how much, at the end of a name: `Bake Sale Friday 3 pm`, `Peter Pan, May 12`. */
const DETAIL_AT_END =
  /^(.{3,}?)[\s,·–-]+((?:(?:this |every |on |next )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)\b|up to \d|\d{1,2}(?:st|nd|rd|th)? (?:january|february|march|april|may|june|july|august|september|october|november|december)|\d{1,3} ?% |\d{1,2}(?::\d{2})? ?(?:am|pm)\b).*)$/i;

/** `BLUE LAKE ANGLERS EST 1987` is a name and a date, `Bake Sale Friday 3 pm` one and a day. */
export function nameAndDate(brief: Brief): { name?: string; date?: string; rest: string[] } {
  const [first, ...rest] = letteringOf(brief);
  if (first === undefined) return { rest };
  const told = DETAIL_AT_END.exec(first);
  // `Black Friday`, `Taco Tuesday`: a day is part of a name of two words.
  const isNamedDay = /^\p{L}+ \p{L}+day$/iu.test(first);
  if (told?.[1] && told[2] && !isNamedDay)
    return { name: told[1].trim(), date: told[2].trim(), rest };
  const dated = /^(.*?)[\s,·–-]*\b((?:est\.?|since|established|founded)\s*\d{4}|\d{4})$/i.exec(
    first,
  );
  if (dated?.[1]) return { name: dated[1].trim(), date: dated[2] ?? '', rest };
  const dateAt = rest.findIndex((text) => /\b\d{4}\b/.test(text));
  if (dateAt >= 0) {
    const date = rest[dateAt] ?? '';
    return { name: first, date, rest: rest.filter((_, index) => index !== dateAt) };
  }
  return { name: first, rest };
}

/** The first letters of a name's words, three at most. */
export function initialsOf(name: string): string {
  const words = name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => !/^(and|the|of|und|et|y|e|i)$/i.test(word));
  return words
    .map((word) => [...word][0] ?? '')
    .slice(0, 3)
    .join('')
    .toUpperCase();
}
