import type { Language } from '../../concepts/concept';

export interface Token {
  /** As written. */
  text: string;
  /** Lower case, accents kept. */
  lower: string;
  /** Punctuation, or the place of a lifted text: nothing is matched across it. */
  mark?: ',' | '.' | 'text';
  /** English `'s`: what comes belongs to it. */
  owner?: boolean;
}

/** Longest text that is read: prompts may have 10,000 characters, and the first ones say most. */
export const MAX_TOKENS = 380;

const MARKS: Record<string, Token['mark']> = {
  ',': ',',
  '、': ',',
  '，': ',',
  '–': ',',
  '—': ',',
  '-': ',',
  '(': ',',
  ')': ',',
  '.': '.',
  '。': '.',
  ';': '.',
  ':': '.',
  '：': '.',
  '!': '.',
  '?': '.',
  '\n': '.',
  '¶': 'text',
};

const WORDS =
  /\d+\/\d+|\p{L}'(?=\p{L})|\p{L}{2}'(?=\p{L}{2})|[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]|\n/gu;
/** Articles and prepositions that French and Italian write together with what follows. */
const ELISION = /^(l|d|un|dell|all|sull|nell|dall|qu|s|c|j|n|quell|jusqu|lorsqu|puisqu)'(.+)$/;

function latinTokens(text: string, language: Language): Token[] {
  // `jack-o'-lantern` is one word.
  return [...text.replace(/['’]-(?=\p{L})/gu, '-').matchAll(WORDS)].flatMap(([word]): Token[] => {
    if (!/[\p{L}\p{N}]/u.test(word)) {
      const mark = MARKS[word];
      return mark
        ? [{ text: word, lower: word, mark }]
        : word === '&'
          ? [{ text: word, lower: word }]
          : [];
    }
    const lower = word.toLowerCase();
    if (language === 'en' && lower.endsWith("'s"))
      return [{ text: word.slice(0, -2), lower: lower.slice(0, -2), owner: true }];
    const elided = ELISION.exec(lower);
    if (elided && (language === 'fr' || language === 'it')) {
      const [, article = '', noun = ''] = elided;
      return [
        { text: `${article}'`, lower: `${article}'` },
        { text: word.slice(article.length + 1), lower: noun },
      ];
    }
    return [{ text: word, lower }];
  });
}

const RUN =
  /^(?:\p{Script=Katakana}[\p{Script=Katakana}ー]*|\p{Script=Han}+|[\p{Script=Latin}\p{N}]+)/u;

/** A number with the word that Japanese counts such things by, and the particle after it. */
export const JAPANESE_COUNT =
  /^([0-9０-９]{1,2}|[一二三四五六七八九]?十?[一二三四五六七八九]|十)(?:個|つ|人|名|匹|頭|羽|本|枚|台|冊|杯|足|輪|軒|隻|機|着|株|束|皿|切れ|種類|種|艘|棟|粒|房|両|体|組|色|脚|丁|通|玉|点|ステップ|段階|コマ)(?:セット)?(?:の)?/;

/** Cuts a text without spaces by the longest known word; what no table knows stays together by script. */
function japaneseTokens(text: string, longestWord: LongestWord): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length && tokens.length < MAX_TOKENS) {
    const char = text[at] ?? '';
    const mark = MARKS[char];
    const run = RUN.exec(text.slice(at))?.[0];
    const rest = text.slice(at, at + 24);
    const counted = JAPANESE_COUNT.exec(rest)?.[0].length ?? 0;
    const found = mark ? 0 : Math.max(counted, knownLength(rest, run ?? '', longestWord));
    const known = isBeforeSpot(rest, found) ? found - 1 : found;
    const length = known || (mark ? 1 : unknownLength(run, text, at, longestWord));
    const word = text.slice(at, at + length);
    if (mark) tokens.push({ text: word, lower: word, mark });
    else if (/[\p{L}\p{N}]/u.test(word)) tokens.push({ text: word, lower: word.toLowerCase() });
    at += length;
  }
  return tokens;
}

const SPOT = /^(?:上|下|中|前|後ろ|横|隣|そば|近く|周り|間|脇|陰)(?:で|に|の|を|から|へ)/;

/** `岩の上で`: on a rock, where `岩の家` is one of rock. */
const isBeforeSpot = (text: string, length: number) =>
  length > 1 && text[length - 1] === 'の' && SPOT.test(text.slice(length));

type LongestWord = (from: string) => number;

/** No pie in a パイプ, no branch in 枝豆: a known word does not end inside a run whose rest is not known. */
function knownLength(text: string, run: string, longestWord: LongestWord): number {
  const known = longestWord(text);
  if (known === 0 || known >= run.length || /^[\p{Script=Latin}\p{N}]/u.test(run)) return known;
  let at = known;
  while (at < run.length) {
    const next = longestWord(text.slice(at));
    if (next === 0) break;
    at += next;
  }
  const isKatakana = /^\p{Script=Katakana}/u.test(run);
  return at < run.length && (isKatakana || known === 1) ? run.length : known;
}

/** An unknown run ends where a word of two letters or more that is known begins. */
function unknownLength(
  run: string | undefined,
  text: string,
  at: number,
  longestWord: (from: string) => number,
): number {
  if (!run) return 1;
  if (/^[\p{Script=Latin}\p{N}]/u.test(run)) return run.length;
  for (let length = 1; length < run.length; length += 1) {
    if (longestWord(text.slice(at + length, at + length + 24)) >= 2) return length;
  }
  return run.length;
}

/** Words and marks of a text from which the lettering was lifted. */
export function tokenize(
  text: string,
  language: Language,
  longestWord: (from: string) => number,
): Token[] {
  const plain = text.normalize('NFC').replace(/[’`´]/g, "'");
  const tokens =
    language === 'ja' ? japaneseTokens(plain, longestWord) : latinTokens(plain, language);
  return tokens.slice(0, MAX_TOKENS);
}
