/** Longest text that is set, in characters, and how many there are at most. */
const MAX_LETTERS = 80;
const MAX_TEXTS = 8;

const QUOTES = [
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
  ['„', '”'],
  ['«', '»'],
  ['»', '«'],
  ['「', '」'],
  ['『', '』'],
  ['‘', '’'],
] as const;

const quoted = QUOTES.map(
  ([open, close]) => `${open}([^${open}${close}]{1,${String(MAX_LETTERS)}})${close}`,
).join('|');
const straight = `(?<![\\p{L}\\p{N}])'([^']{2,${String(MAX_LETTERS)}})'(?![\\p{L}\\p{N}])`;
const QUOTED = new RegExp(`${quoted}|${straight}`, 'gu');

/** Words after which capitals are letters to be set: `called RIDGE`, `the letters MK`. */
const SAYING =
  /(?<![\p{L}])(?:text|words?|titled?|caption|slogan|lettering|headline|letters?|initials?|says?|saying|spelling|called|named|labell?ed|namens|genannt|Aufschrift|Buchstaben?|appelée?|nommée?|lettres?|llamad[oa]|letras?|chiamat[oa]|lettere|chamad[oa]|под названием|с надписью|буквы)[: ]+((?:[\p{Lu}\p{N}][\p{Lu}\p{N}!?&'-]*)(?: (?:[\p{Lu}\p{N}&][\p{Lu}\p{N}!?&'-]*))*)(?!\p{Ll})/gu;

export interface Lettered {
  /** The prompt with a placeholder where text was lifted out. */
  rest: string;
  texts: string[];
}

/** Lifts texts that are to be written out of a prompt: in quotes of any kind, or in capitals after `called`. */
export function liftLettering(prompt: string): Lettered {
  const texts: string[] = [];
  const keep = (text: string | undefined) => {
    const clean = text?.replace(/[,.]$/, '').trim();
    if (clean && texts.length < MAX_TEXTS) texts.push(clean);
    return ' ¶ ';
  };
  const rest = prompt
    .replace(QUOTED, (_match, ...groups: unknown[]) =>
      keep(groups.find((group): group is string => typeof group === 'string')),
    )
    .replace(SAYING, (_match, text: string) => keep(text));
  return { rest, texts };
}
