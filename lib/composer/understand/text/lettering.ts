import { liftDetails } from './details';

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

/** What has a name written on it, in eight languages. */
const DESIGN =
  /logo|emblem|badge|poster|banner|label|packag|business card|flyer|sign\b|plakat|etikett|schild|affiche|étiquette|enseigne|cartel|etiqueta|letrero|manifesto|etichetta|insegna|cartaz|rótulo|логотип|постер|афиш|этикетк|вывеск/iu;
/** `called Golden Crust`: a name, whatever its letters. */
const NAMED =
  /(?<![\p{L}])(?:called|named|namens|genannt|appelée?|nommée?|llamad[oa]|chiamat[oa]|chamad[oa]|под названием)[: ]+((?:\p{Lu}[\p{L}\p{N}'’-]*)(?: (?:&|\p{Lu}[\p{L}\p{N}'’-]*))*)/gu;

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
  const quoted = prompt.replace(QUOTED, (_match, ...groups: unknown[]) =>
    keep(groups.find((group): group is string => typeof group === 'string')),
  );
  const rest = liftDetails(quoted, keep)
    .replace(SAYING, (_match, text: string) => keep(text))
    .replace(NAMED, (match, text: string) => (DESIGN.test(prompt) ? keep(text) : match));
  return { rest, texts };
}
