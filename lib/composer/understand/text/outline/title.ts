import { ABOUT, ARTICLE, HOW_TO, LISTS, UNITS, NUMBERS, WITH } from '../../words/outline.data';

const QUOTE = /["“„«]([^"“”„«»]{2,80})["”“»]/u;
const NAMED =
  /(?:titled?|title is|headline|überschrift|titel|intitulée?|titre|titulad[oa]|título|intitolat[oa]|titolo)[: ]+(.+?)(?=\s*[:,.;]|\s+(?:and|with|und|mit|et|avec|y|con)\s|$)/iu;
const number = `(?:\\d{1,2}|${NUMBERS.flat().join('|')})`;
const END = `(?=\\s*[:,.;]|\\s[–-]\\s|\\s+(?:${WITH})\\s|\\s+(?:in|en|em)\\s+${number}\\s|\\s+(?:from|von)\\s+\\d|\\s+${number} (?:${UNITS})|\\s+\\d{4} (?:to|bis)|$)`;
/** `how to start with knitting`: what it is started with is no list of the page. */
const STARTED = 'how to (?:get started|start|begin|deal|cope|live|work|talk|play) with ';
const INSTRUCTION = new RegExp(`(?<!\\p{L})((?:${STARTED}|(?:${HOW_TO}) ).+?)${END}`, 'iu');
const SUBJECT = new RegExp(
  `(?<!\\p{L})${LISTS}\\s+(?:(?:${ABOUT})\\s?)+(?<=[\\s'])${ARTICLE}*(.+?)${END}`,
  'iu',
);
/** `with 5 facts`: how much is told of it. */
const SO_MANY = new RegExp(
  `\\s+(?:with|in) (?:\\p{L}+ )?(?:${number}) (?:\\p{L}+ )?(?:facts|points|tips|reasons|sections|icons|statistics|stats|pictures|illustrations)$`,
  'iu',
);
const NO_SUBJECT = /^(?:that|dass|que|what|wie|\d)|\d\s?%|^(?:kids?|children|beginners|class)\b/i;
/** Who is to learn from it stands in no title. */
const FOR_WHOM =
  /\s+(?:for|für|pour|para|per) (?:\p{L}+ )?(?:\d+\p{L}* )?(?:kids|children|toddlers|school|kindergarten|preschool(?:ers)?|grade(?: \d+)?|students|pupils|beginners|class(?: \d+)?|kinder|enfants|niños|bambini|crianças)$/iu;
const DASHED = /^[^:]*:\s*(\p{L}[^:,]{2,40}?)\s[–-]\s/u;

/** `infographic: how much water we use: shower 65 litres`: between two colons. */
const BETWEEN = /^[^:]{2,40}:\s*(\p{L}[^:,]{2,60}?)\s*:\s/u;

/** What a design is called: in quotes, after `titled`, as an instruction, else what it is about. */
export function titleOf(prompt: string): string | undefined {
  const quoted = QUOTE.exec(prompt)?.[1]?.trim();
  if (quoted) return quoted;
  const plain = prompt
    .replace(/["“”«»„]/g, '')
    .replace(/[’]/g, "'")
    .trim();
  const named = NAMED.exec(plain)?.[1]?.trim();
  if (named && /^[\p{Lu}\d]/u.test(named)) return named;
  const dashed = DASHED.exec(plain)?.[1];
  const found =
    INSTRUCTION.exec(plain)?.[1] ?? BETWEEN.exec(plain)?.[1] ?? dashed ?? SUBJECT.exec(plain)?.[1];
  const subject = found?.trim().replace(FOR_WHOM, '').replace(SO_MANY, '');
  if (!subject || NO_SUBJECT.test(subject)) return undefined;
  return subject.split(/\s+/).length <= 8 ? subject : undefined;
}
