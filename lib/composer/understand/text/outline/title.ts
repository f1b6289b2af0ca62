import { ABOUT, ARTICLE, HOW_TO, LISTS, UNITS, NUMBERS, WITH } from '../../words/outline.data';

const QUOTE = /["“„«]([^"“”„«»]{2,80})["”“»]/u;
const NAMED =
  /(?:titled?|title is|headline|überschrift|titel|intitulée?|titre|titulad[oa]|título|intitolat[oa]|titolo)[: ]+(.+?)(?=\s*[:,.;]|\s+(?:and|with|und|mit|et|avec|y|con)\s|$)/iu;
const number = `(?:\\d{1,2}|${NUMBERS.flat().join('|')})`;
const END = `(?=\\s*[:,.;]|\\s[–-]\\s|\\s+(?:${WITH})\\s|\\s+(?:in|en|em)\\s+${number}\\s|\\s+(?:from|von)\\s+(?:\\d|(?:an? |the )?\\p{L}+(?:\\s\\p{L}+)?\\s+to\\s)|\\s+${number} (?:${UNITS})|\\s+\\d{4} (?:to|bis)|$)`;
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
const NO_SUBJECT =
  /^(?:that|dass|que|what|wie|\d)|\d\s?%|^(?:(?:(?:primary|elementary|nursery|high|middle) )?school|kids?|children|beginners|class(?:room)?s?|toddlers|kindergarten|preschool(?:ers)?|students|pupils|(?:year|grade) \d+)\b(?! \p{L})/iu;
/** Who is to learn from it stands in no title. */
const FOR_WHOM =
  /\s+(?:for|für|pour|para|per) (?:\p{L}+ )?(?:\d+\p{L}* )?(?:kids|children|toddlers|school|kindergarten|preschool(?:ers)?|grade(?: \d+)?|students|pupils|beginners|class(?: \d+)?|kinder|enfants|niños|bambini|crianças)$/iu;
const DASHED = /^[^:]*:\s*(\p{L}[^:,]{2,40}?)\s[–-]\s/u;

/** `infographic: how much water we use: shower 65 litres`: between two colons. */
const BETWEEN = /^[^:]{2,40}:\s*(\p{L}[^:,]{2,60}?)\s*:\s/u;

/** `with five tips for better sleep: …`: what is counted, and of what. */
const COUNTED = new RegExp(
  `(?<!\\p{L})(?:${number})\\s+((?:\\p{L}+ ){0,2}?(?:tips|ways|reasons|rules|habits|facts|signs|benefits|ideas|mistakes|stages|phases|steps|types|kinds) (?:for|to|of|about|in) (?:an? |the )?\\p{L}[^:,.;]{2,40}?)(?=\\s*:)`,
  'iu',
);
/** `weekly workout schedule infographic: …`: what stands before the name of the page, where a list follows it. */
const BEFORE_PAGE =
  /^(?:an? |the |my |our )?(?<head>\p{L}[\p{L}'’ -]{5,44}?) (?:infographic|poster|diagram|cards?|worksheet|chart)(?: with (?:an? |the )?[^:,]{3,40})?\s*:/iu;
const LOOKS_OF_PAGE =
  /(?<!\p{L})(?:an?|the|simple|modern|colou?rful|minimal(?:ist)?|flat|isometric|clean|illustrated|cute|vertical|horizontal|step[- ]by[- ]step|process|educational|classroom|printable|comparison|flash|kids|children|fun|visual|vector|business)(?:\s+|$)/giu;
function headOf(plain: string): string | undefined {
  const head = BEFORE_PAGE.exec(plain)?.groups?.head?.replace(LOOKS_OF_PAGE, '').trim();
  return head !== undefined && head.includes(' ') ? head : undefined;
}

/** `app users growing`: which way a line goes. */
const GOING =
  /\s+(?:(?:slowly|quickly|steadily|sharply) )?(?:rising|growing|falling|increasing|decreasing|dropping|climbing|going (?:up|down))$/iu;

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
  const subject = (found ?? COUNTED.exec(plain)?.[1] ?? headOf(plain))
    ?.trim()
    .replace(FOR_WHOM, '')
    .replace(SO_MANY, '')
    .replace(GOING, '');
  if (!subject || NO_SUBJECT.test(subject)) return undefined;
  return subject.split(/\s+/).length <= 8 ? subject : undefined;
}
