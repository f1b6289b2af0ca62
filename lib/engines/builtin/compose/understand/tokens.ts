import { englishLemma } from '@/lib/composer';

export interface Token {
  /** As written. */
  text: string;
  /** Lower case, accents kept. */
  lower: string;
  /** Singular or base form. */
  lemma: string;
  plural: boolean;
  /** Punctuation ends phrases: nothing is matched across it. */
  boundary: boolean;
  /** A hyphen ties it to the next word. */
  hyphenated: boolean;
}

export interface Tokenized {
  tokens: Token[];
  lettering: string[];
}

/** Longest text that is read; prompts may have 10,000 characters, and the first ones say most. */
const MAX_TOKENS = 600;
const MAX_LETTERING = 8;
const QUOTES =
  /"([^"]{1,80})"|“([^”]{1,80})”|«([^»]{1,80})»|(?<![\p{L}\p{N}])'([^']{2,80})'(?![\p{L}\p{N}])|‘([^’]{2,80})’/gu;
const SAYING =
  /\b(?:text|words?|title|titled|caption|slogan|lettering|headline|letters?|initials?|says?|saying|reads|spelling|called|named|labell?ed)[: ]+((?:[A-Z0-9][A-Z0-9!?&'-]*)(?: [A-Z0-9][A-Z0-9!?&'-]*)*)(?![a-z])/gu;

function withoutLettering(prompt: string): { rest: string; lettering: string[] } {
  const lettering: string[] = [];
  const keep = (text: string | undefined) => {
    const clean = text?.replace(/[,.]$/, '').trim();
    if (clean && lettering.length < MAX_LETTERING) lettering.push(clean);
    return ' , ';
  };
  const rest = prompt
    .replace(QUOTES, (_match, ...groups: (string | undefined)[]) =>
      keep(groups.slice(0, 5).find((group) => typeof group === 'string')),
    )
    .replace(SAYING, (_match, text: string) => keep(text));
  return { rest, lettering };
}

/** Splits a prompt into words with their base forms, and lifts quoted words out as lettering. */
export function tokenize(prompt: string): Tokenized {
  const { rest, lettering } = withoutLettering(prompt.normalize('NFC'));
  const plain = rest.replace(/[’`]/g, "'");
  const words = plain.matchAll(/[\p{L}\p{N}]+(?:'[\p{L}]+)?|[^\s\p{L}\p{N}]/gu);
  const tokens = [...words].slice(0, MAX_TOKENS).flatMap((match): Token[] => {
    const [text] = match;
    if (text === '-' || text === "'") return [];
    const lower = text.toLowerCase().replace(/'s$/, '');
    const { lemma, plural } = englishLemma(lower);
    const after = plain.slice(match.index + text.length, match.index + text.length + 2);
    const hyphenated = /^-\p{L}/u.test(after);
    const boundary = !/[\p{L}\p{N}]/u.test(text);
    return [{ text, lower, lemma, plural, boundary, hyphenated }];
  });
  return { tokens, lettering };
}
