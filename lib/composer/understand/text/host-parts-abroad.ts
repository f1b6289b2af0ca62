import { hasSpot, type HostSpotId, isHostSpot } from '../../concepts/host-spots';
import { LANGUAGES, type Language } from '../../concepts/concept';
import { cellWords } from '../../concepts/word-cells';
import type { Lexicon } from '../lexicon';
import { HOST_PARTS_ABROAD } from '../words/host-parts-abroad.data';
import { escaped } from './escaped';
import type { ToldSpot } from './host-parts';
import { perLanguage } from './per-language';

/**
 * `sobre el capó de un coche`, `на капоте трактора`, `車のボンネットの上で`: a part that is told as a place in other languages. The
 * sentence is told again as if it were on the host itself, as `liftHostParts` does in English.
 */

interface Grammar {
  /** What says that something is on a part, its article with it. */
  on: string;
  /** What says whose the part is, with the article of the host that is in it. */
  of: Readonly<Record<string, string>>;
  /** What is said in place of the part. */
  said: string;
}

const GRAMMARS: Partial<Record<Language, Grammar>> = {
  es: {
    on: '(?:sobre|encima de|en lo alto de|en|por) (?:el|la|los|las)|encima del|en lo alto del|al',
    of: { del: 'el', 'de la': 'la', de: '' },
    said: 'sobre',
  },
  it: {
    on: "(?:sopra|in cima|lungo) (?:il|lo|la|l')|s[ui]l|sullo|sulla|sull'|nel|nella|in|su|al|alla|all'",
    of: { del: 'il', dello: 'lo', della: 'la', "dell'": "l'", di: '', "d'": '' },
    said: 'su',
  },
  pt: {
    on: '(?:sobre|em cima d|n)[oa]|sobre [oa]|em cima d[oa]|na|no|num|numa|em',
    of: { do: 'o', da: 'a', dum: 'um', duma: 'uma', de: '' },
    said: 'sobre',
  },
  fr: {
    on: "(?:sur|au-dessus de|le long de) (?:le|la|l'|un|une)|au|à l'|à la",
    of: { du: 'le', 'de la': 'la', "de l'": "l'", "d'": '', de: '' },
    said: 'sur',
  },
  de: {
    on: '(?:auf|an|über) (?:der|die|dem|das|den|einer|einem)|am|aufs',
    of: { des: 'dem', der: 'der', eines: 'einem', einer: 'einer', von: '', vom: 'dem' },
    said: 'auf',
  },
  ru: { on: 'на', of: { '': '' }, said: 'на' },
};

interface Form {
  spots: readonly HostSpotId[];
  pattern: RegExp;
  part: string;
}

const COLUMN = (language: Language) => LANGUAGES.indexOf(language);
const QUALITY = '(?:[\\p{L}]+ )?';

/** By what each word for a part may be a spot of: `край` of a table, and of a bathtub. */
function spotsByPart(language: Language): Map<string, HostSpotId[]> {
  const spots = new Map<string, HostSpotId[]>();
  for (const line of HOST_PARTS_ABROAD.trim().split('\n')) {
    const cells = line.split('|').map((cell) => cell.trim());
    const spot = cells[0] ?? '';
    if (!isHostSpot(spot)) continue;
    for (const word of cellWords(cells[COLUMN(language)]))
      spots.set(word, [...(spots.get(word) ?? []), spot]);
  }
  return spots;
}

function patternOf(part: string, language: Language): RegExp | undefined {
  if (language === 'ja')
    return new RegExp(`([^、。\\s]{1,10})の${escaped(part)}(?:の(?:上|うえ))?(?=[にでの])`, 'gu');
  const grammar = GRAMMARS[language];
  if (!grammar) return undefined;
  const of = Object.keys(grammar.of)
    .sort((one, other) => other.length - one.length)
    .map(escaped)
    .join('|');
  const ofWord = language === 'ru' ? '()' : `(${of})(?:(?<=')|\\s+)`;
  return new RegExp(
    `(?<!\\p{L})(?:${grammar.on})\\s?${QUALITY}${escaped(part)}\\s+${ofWord}(?=((?:[\\p{L}'’-]+ ?){1,5}))`,
    'giu',
  );
}

const formsOf = perLanguage((language): readonly Form[] =>
  [...spotsByPart(language)].flatMap(([part, spots]) => {
    const pattern = patternOf(part, language);
    return pattern ? [{ spots, pattern, part }] : [];
  }),
);

interface Host {
  words: string;
  spot: HostSpotId;
}

const MOST_WORDS = 4;

/** The first thing of these words, where something may be on that part of it. */
function hostIn(
  said: string,
  { spots }: Form,
  language: Language,
  lexicon: Lexicon,
): Host | undefined {
  const words = said.trim().split(/[\s']+/u);
  for (let at = 0; at < Math.min(3, words.length); at += 1)
    for (let end = Math.min(words.length, at + MOST_WORDS); end > at; end -= 1) {
      const phrase = words.slice(at, end).join(' ');
      const { concept, small } = lexicon.lookUp(phrase.toLowerCase(), language) ?? {};
      if (concept === undefined || small) continue;
      const spot = spots.find((one) => hasSpot({ id: concept }, one));
      return spot ? { words: phrase, spot } : undefined;
    }
  return undefined;
}

/** The thing at the end of a run of Japanese. */
function hostBefore(said: string, { spots }: Form, lexicon: Lexicon): Host | undefined {
  for (let at = 0; at < said.length; at += 1) {
    const words = said.slice(at);
    const { concept } = lexicon.lookUp(words, 'ja') ?? {};
    const spot =
      concept === undefined ? undefined : spots.find((one) => hasSpot({ id: concept }, one));
    if (spot) return { words, spot };
  }
  return undefined;
}

/** The text with each host in place of its part, and which spots were told. */
export function liftHostPartsAbroad(
  text: string,
  language: Language,
  lexicon: Lexicon,
): { rest: string; spots: ToldSpot[] } {
  const spots: ToldSpot[] = [];
  const lower = text.toLowerCase();
  let rest = text;
  for (const form of formsOf(language)) {
    if (!lower.includes(form.part)) continue;
    rest = rest.replace(form.pattern, (...found: string[]) => {
      const [whole = '', of = '', said = ''] = found;
      const host =
        language === 'ja' ? hostBefore(of, form, lexicon) : hostIn(said, form, language, lexicon);
      if (!host) return whole;
      spots.push({ spot: host.spot, host: host.words, part: form.part });
      if (language === 'ja') return `${of}の上`;
      const grammar = GRAMMARS[language];
      const article = grammar?.of[of.toLowerCase()] ?? '';
      return `${grammar?.said ?? ''} ${article === '' ? '' : `${article} `}`;
    });
  }
  return { rest, spots };
}
